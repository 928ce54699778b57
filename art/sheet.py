"""The contact sheet: every figure at three sizes, on three skies, as one page without scripts."""

from __future__ import annotations

import re
from base64 import b64encode
from typing import Final

from art.cast import CAST
from art.geometry import HEIGHT, WIDTH

# The three boards of the game.
SKIES: Final = {
    "calm": "linear-gradient(#2f8f95, #f3cfa0)",
    "stormy": "linear-gradient(#1a1440, #5a4a94)",
    "uncharted": "linear-gradient(#b3762f, #f2d9a0)",
}
# The widths of a picture in the preview, on the table and on a phone, which has its own crop.
PREVIEW, TABLE, PHONE = 176, 115, 53
STYLE: Final = """
body { margin: 0; width: 1880px; font: 600 13px/1.3 system-ui, sans-serif; color: #fff8e6; }
section { padding: 14px 14px 18px; }
h2 { margin: 0 0 8px; font-size: 15px; }
div { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 10px; }
figure { margin: 0; text-align: center; }
img { display: block; object-fit: cover; border-radius: 6px; box-shadow: 0 0 0 2px #f3e2bd, 0 2px 5px #0008; }
figcaption { padding-top: 4px; text-shadow: 0 1px 2px #0009; }
"""


def page() -> str:
    """The whole sheet as HTML; a screenshot of it is docs/pictures/cast.png."""
    figures = {name: recipe().svg() for name, recipe in CAST.items()}
    sections = ""
    for sky, gradient in SKIES.items():
        rows = row(
            [
                f"<figure>{image(name, svg, PREVIEW)}<figcaption>{name}</figcaption></figure>"
                for name, svg in figures.items()
            ]
        )
        rows += row([image(name, svg, TABLE) for name, svg in figures.items()])
        rows += row([image(name, cropped(svg, "p"), PHONE, PHONE) for name, svg in figures.items()])
        sections += f'<section style="background: {gradient}"><h2>{sky}</h2>{rows}</section>'
    return f'<!doctype html><html lang="en"><meta charset="utf-8"><title>The cast</title><style>{STYLE}</style>{sections}</html>\n'


def row(items: list[str]) -> str:
    return f"<div>{''.join(items)}</div>"


def image(name: str, svg: str, width: int, height: int | None = None) -> str:
    height = height or round(width * HEIGHT / WIDTH)
    source = b64encode(svg.encode()).decode()
    return f'<img src="data:image/svg+xml;base64,{source}" alt="{name}" width="{width}" height="{height}">'


def cropped(svg: str, view: str) -> str:
    """The figure as a page sees it that asks for one of its views."""
    box = re.search(f'<view id="{view}" viewBox="([^"]+)"', svg)
    assert box
    return svg.replace(f'viewBox="0 0 {WIDTH} {HEIGHT}"', f'viewBox="{box[1]}"', 1)
