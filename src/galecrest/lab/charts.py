"""Charts as inline SVG, and the HTML page around them. The page loads nothing from the network."""

import io
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Any, Final

from matplotlib import rc_context
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from galecrest.lab.intervals import Interval

COLOURS: Final = ("#1f6f8b", "#c8553d", "#588157", "#e0a030", "#6d597a", "#3d405b")  # by seat or bot
STYLE: Final[Any] = {
    "svg.fonttype": "none",  # text stays text: small files, and a browser can search them
    "svg.hashsalt": "galecrest",  # the same chart is the same file
    "font.family": "sans-serif",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": True,
    "grid.color": "#e4e0d8",
    "axes.axisbelow": True,
}

CSS: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #26323a; background: #fbf9f4; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .25rem .9rem .25rem 0; text-align: right; border-bottom: 1px solid #ddd6c8 }
th:first-child, td:first-child { text-align: left }
.words td, .words th { text-align: left; vertical-align: top }
svg { width: 100%; height: auto } .failed { color: #a4243b } .best { font-weight: bold }
"""


def figure(width: float, height: float) -> tuple[Figure, Axes]:
    drawing = Figure(figsize=(width, height), layout="constrained")
    return drawing, drawing.add_subplot()


def svg(drawing: Figure, title: str) -> str:
    """The drawing alone, without the prologue of an XML file."""
    file = io.StringIO()
    drawing.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None, "Title": title})
    text = file.getvalue()
    return text[text.index("<svg") :]


def intervals_chart(title: str, values: dict[str, Interval], label: str) -> str:
    """One line for each name, the first on top: a dot and its interval."""
    with rc_context(STYLE):
        drawing, axes = figure(9, 0.9 + 0.24 * len(values))
        places = range(len(values), 0, -1)
        for place, each in zip(places, values.values(), strict=True):
            axes.plot([each.low, each.high], [place, place], color="#9db4bd", linewidth=3, solid_capstyle="round")
            axes.plot([each.value], [place], "o", color=COLOURS[0])
        axes.set_yticks(list(places), list(values))
        axes.set_ylim(0.3, len(values) + 0.7)
        axes.set_xlabel(label)
        return svg(drawing, title)


def steps_chart(
    title: str,
    lines: Mapping[str, Sequence[float]],
    x: Sequence[float],
    labels: tuple[str, str],
    marks: Mapping[float, str],
) -> str:
    """A line of percentages for each name, drawn as steps. `marks` labels positions on the x axis."""
    with rc_context(STYLE):
        drawing, axes = figure(9, 4)
        for place, (name, values) in enumerate(lines.items()):
            colour = COLOURS[place % len(COLOURS)]
            axes.plot(x, values, color=colour, label=name, drawstyle="steps-post", linewidth=1.8)
        for at, word in marks.items():
            axes.axvline(at, color="#8a8478", linewidth=0.8, linestyle=":")
            axes.annotate(word, (at, 97), textcoords="offset points", xytext=(4, 0), color="#8a8478", va="top")
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        axes.set_ylim(0, 100)
        axes.set_xlim(min(x), max(x))
        axes.legend(frameon=False, ncols=6, loc="lower left", bbox_to_anchor=(0, 1))
        return svg(drawing, title)


def lines_chart(title: str, lines: Mapping[str, Sequence[float]], x: Sequence[float], labels: tuple[str, str]) -> str:
    """A line for each name."""
    with rc_context(STYLE):
        drawing, axes = figure(9, 3.5)
        for place, (name, values) in enumerate(lines.items()):
            axes.plot(x, values, "o-", color=COLOURS[place % len(COLOURS)], label=name, linewidth=1.8, markersize=4)
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.set_xlabel(labels[0])
        axes.set_ylabel(labels[1])
        axes.legend(frameon=False, ncols=6, loc="lower left", bbox_to_anchor=(0, 1))
        return svg(drawing, title)


def histogram(title: str, values: Mapping[str, Sequence[float]], label: str, share: str) -> str:
    """The distribution of each name's values, one above the other on the same scale; `share` names the vertical axis."""
    everything = [value for each in values.values() for value in each]
    low, high = min(everything), max(everything)
    bins = [low + (high - low + 1) * step / 40 for step in range(41)]
    with rc_context(STYLE):
        drawing = Figure(figsize=(9, 1 + 1.1 * len(values)), layout="constrained")
        for place, (name, each) in enumerate(values.items()):
            axes = drawing.add_subplot(len(values), 1, place + 1)
            axes.hist(each, bins, color=COLOURS[place % len(COLOURS)], weights=[100 / len(each)] * len(each))
            axes.axvline(sum(each) / len(each), color="#26323a", linewidth=1)
            axes.set_ylabel(f"{name}\n{share}")
            axes.set_xlim(bins[0], bins[-1])
            if place < len(values) - 1:
                axes.tick_params(labelbottom=False)
        axes.set_xlabel(label)
        return svg(drawing, title)


def table(headings: Iterable[str], rows: Iterable[Iterable[str]], kind: str = "") -> str:
    head = "".join(f"<th>{escape(each)}</th>" for each in headings)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f'<table class="{kind}"><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>'


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def paragraph(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>'


def bullets(lines: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def page(language: str, title: str, parts: Iterable[str]) -> str:
    """A whole document; the parts are HTML."""
    return (
        f'<!DOCTYPE html>\n<html lang="{language}"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width"><style>{CSS}</style></head>\n'
        f"<body><h1>{escape(title)}</h1>\n" + "\n".join(parts) + "\n</body></html>\n"
    )
