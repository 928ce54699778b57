"""The results of a run as lines of text."""

from collections.abc import Sequence

from galecrest.lab.simulate import COMPILED
from galecrest.words import Words


def columns(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of a table: the first column aligned left, all others right."""
    widths = [max(len(row[column]) for row in (headings, *rows)) for column in range(len(headings))]
    return [
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in (headings, *rows)
    ]


def games_line(words: Words, games: int, players: int, level: str, board: str, seed: int) -> str:
    """A line with the number of games and their set-up."""
    told = {
        "games": games,
        "board": words.t(f"board-{board}"),
        "seed": str(seed),
        "build": words.t("run-compiled" if COMPILED else "run-plain"),
    }
    if level:
        return words.t("run-alone", level=words.t(f"level-{level}"), **told)
    return words.t("run-players", players=players, **told)


def speed_line(words: Words, games: int, decisions: int, seconds: float) -> str:
    return words.t(
        "run-speed",
        decisions=decisions,
        seconds=words.number(seconds, 2),
        games=words.number(games / seconds, 1),
        rate=words.number(decisions / seconds),
    )


def wins_line(words: Words, wins: Sequence[int]) -> str:
    return words.t("run-wins", wins=", ".join(f"{words.seat(seat)} {won}" for seat, won in enumerate(wins)))
