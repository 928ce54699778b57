"""Figures in words and columns."""

from collections.abc import Sequence


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def columns(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Names to the left, everything else to the right."""
    widths = [max(len(row[column]) for row in (headings, *rows)) for column in range(len(headings))]
    return [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in (headings, *rows)
    ]
