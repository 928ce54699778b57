"""Backdrops: a graded sky, a sun or moon behind the head, clouds, and one motif that tells the skies of one phase apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from art.geometry import Frame, Path, curve, disc, joined, markup, placed, poly, ribbon

CLOUD: Final = curve("18 80! -2 64 18 46 44 18 80 32 108 22 132 48 156 56 140 80!")
ISLE_TOP: Final = curve("0 20! 44 7 92 8 130 8 160 20! 118 27 40 27")
ISLE: Final = curve("0 20! 44 7 92 8 130 8 160 20! 138 30 114 34! 84 92! 62 44! 24 36")
BANK: Final = curve(
    "-30 200! -30 150! -8 139 10 150! 28 134 50 148! 70 142 84 158! 106 152 "
    "124 166! 148 156 170 162! 190 143 212 152! 232 146 250 158! 250 200!"
)


class Sky(NamedTuple):
    """Three colours from top to bottom, the orb, the clouds, the isles, the light on rims, the phase it stands for, its motif."""

    grade: tuple[str, str, str]
    orb: str
    cloud: str
    isle: tuple[str, str]
    rim: str
    phase: str
    motif: Callable[[Sky], str]

    @property
    def dark(self) -> bool:
        """On a dark sky a figure has a pale aura."""
        return self.phase in ("dusk", "night")


def fill(path: Path, colour: str, opacity: float = 1) -> str:
    return f'<path d="{markup(path)}" fill="{colour}"' + (f' opacity="{opacity}"/>' if opacity < 1 else "/>")


def strokes(text: str, colour: str, width: float, opacity: float = 1) -> str:
    d = markup(joined(*(curve(part, closed=False) for part in text.split("|"))))
    faded = f' opacity="{opacity}"' if opacity < 1 else ""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"{faded}/>'


def isles(sky: Sky, *places: tuple[float, float, float]) -> str:
    frames = [Frame(*place) for place in places]
    return fill(joined(*(placed(ISLE, f) for f in frames)), sky.isle[0]) + fill(
        joined(*(placed(ISLE_TOP, f) for f in frames)), sky.isle[1]
    )


def clouds(sky: Sky, *places: tuple[float, float, float], opacity: float = 0.6) -> str:
    return fill(joined(*(placed(CLOUD, Frame(*place)) for place in places)), sky.cloud, opacity)


def noon(sky: Sky) -> str:
    return isles(sky, (8, 18, 0.3)) + clouds(sky, (186, 20, 0.3), (-14, 58, 0.34))


def dawn(sky: Sky) -> str:
    rays = "".join(fill(poly(f"136 96 {x} -40 {x + 26} -40"), sky.orb, 0.3) for x in (-60, 10, 80, 150, 220, 290))
    return rays + strokes("-30 40 40 36 110 42|150 22 200 26 250 20|-30 112 20 108 60 112", sky.cloud, 5, 0.5)


def gale(sky: Sky) -> str:
    streaks = "-30 18 40 30 90 20 140 30|-30 58 10 66 50 58|170 50 210 60 250 48|190 108 220 114 250 104|-30 116 20 122 50 114"
    return clouds(sky, (150, -22, 0.6), (-40, -14, 0.5)) + strokes(streaks, sky.cloud, 3, 0.8)


def amber(sky: Sky) -> str:
    grid = (
        "|".join(f"{x} -40 {x} 200" for x in range(-10, 250, 40))
        + "|"
        + "|".join(f"-30 {y} 250 {y}" for y in range(-20, 190, 40))
    )
    return strokes(grid, sky.isle[0], 1, 0.3) + isles(sky, (190, 44, 0.26), (-12, 88, 0.22))


def azure(sky: Sky) -> str:
    return clouds(sky, (-40, 46, 0.75), (170, 66, 0.7), (140, -34, 0.42), opacity=0.85) + isles(sky, (200, 30, 0.2))


def ember(sky: Sky) -> str:
    return isles(sky, (8, 18, 0.3)) + clouds(sky, (186, 20, 0.3), (-14, 58, 0.34))


def rose(sky: Sky) -> str:
    birds = "20 40 26 34 30 40! 36 34 42 40|46 24 50 20 53 24! 57 20 61 24|200 34 205 29 209 34! 214 29 219 34"
    return strokes(birds, sky.isle[0], 2.4) + strokes(
        "-30 84 30 78 80 86|180 70 220 64 250 72|170 104 230 98 250 104", sky.cloud, 7, 0.45
    )


STARS: Final = joined(*(disc(i * 103.7 % 270 - 25, i * i * 37.3 % 160 - 35, 1 + i % 3 * 0.5) for i in range(20)))


def moon(sky: Sky) -> str:
    return fill(STARS, "#fff", 0.8) + isles(sky, (8, 18, 0.3)) + clouds(sky, (186, 20, 0.3), (-14, 58, 0.34))


def aurora(sky: Sky) -> str:
    veils = [
        ribbon("-40 70 20 20 70 50 130 0 200 30 260 -20", 10, 20, 34),
        ribbon("-40 120 30 80 90 96 180 60 260 70", 6, 10, 22),
    ]
    return fill(STARS, "#fff", 0.8) + fill(veils[0], "#7df0c0", 0.3) + fill(veils[1], "#9fe0ff", 0.25)


def storm(sky: Sky) -> str:
    rain = "|".join(
        f"{x} {y} {x - 8} {y + 26}"
        for x, y in ((10, 20), (60, 6), (96, 40), (180, 10), (226, 40), (206, 92), (24, 96), (60, 66))
    )
    bolt = poly("214 -30 196 22 208 22 190 70 226 12 212 14 232 -30")
    return (
        clouds(sky, (-50, -34, 0.6), (60, -46, 0.6), (160, -36, 0.6))
        + fill(bolt, "#fff6c8", 0.9)
        + strokes(rain, "#cfd4ff", 1.6, 0.5)
    )


def harbour(sky: Sky) -> str:
    out = ""
    for x, top in ((22, -8), (214, 6)):
        out += fill(
            joined(
                poly(f"{x - 2} {top} {x + 2} {top} {x + 2} 180 {x - 2} 180"),
                poly(f"{x - 22} {top + 34} {x + 22} {top + 34} {x + 22} {top + 37} {x - 22} {top + 37}"),
            ),
            sky.isle[0],
        )
        out += strokes(f"{x} {top + 4} {x - 34} 170|{x} {top + 4} {x + 34} 170", sky.isle[0], 1.5)
        out += fill(
            curve(
                f"{x - 20} {top + 38}! {x + 20} {top + 38}! {x + 24} {top + 62} "
                f"{x + 18} {top + 84}! {x - 18} {top + 84}! {x - 12} {top + 62}"
            ),
            "#f3e2bd",
            0.85,
        )
    return out


def quay(sky: Sky) -> str:
    houses = poly(
        "-30 200 -30 70 -6 48 18 70 18 90 44 90 44 60 62 44 80 60 80 200 176 200 176 74 196 52 216 74 216 96 250 96 250 200"
    )
    lights = joined(
        *(
            poly(f"{x} {y} {x + 8} {y} {x + 8} {y + 12} {x} {y + 12}")
            for x, y in (
                (-12, 76),
                (4, 76),
                (-12, 100),
                (58, 68),
                (58, 92),
                (26, 104),
                (192, 80),
                (192, 104),
                (228, 108),
            )
        )
    )
    return fill(houses, sky.isle[0]) + fill(lights, "#ffd98a")


DAY: Final = "#fff0c0"
SKIES: Final[dict[str, Sky]] = {
    "noon": Sky(("#3b97a3", "#9fd0bd", "#f7dfac"), "#fff3cf", "#fffaf0", ("#2f7f86", "#7fb987"), DAY, "daytime", noon),
    "dawn": Sky(("#7c9fd0", "#f2b8a8", "#fde3b0"), "#fff6d8", "#fff2ec", ("#8a6f9c", "#c99a8c"), DAY, "daytime", dawn),
    "gale": Sky(("#5f8490", "#9dbcae", "#e6e2c0"), "#f4f3dc", "#f2f6ee", ("#41666e", "#7fa38c"), DAY, "daytime", gale),
    "amber": Sky(
        ("#d99a48", "#f2c878", "#fcecc0"), "#fff8e0", "#fff8e6", ("#b0703a", "#c9a04c"), "#fff4cf", "daytime", amber
    ),
    "azure": Sky(
        ("#2f74b8", "#74b6de", "#d6eee6"), "#fff6d6", "#ffffff", ("#2b5f8c", "#7fb987"), DAY, "daytime", azure
    ),
    "ember": Sky(
        ("#4b2a5e", "#c2503f", "#f6b267"), "#ffdc94", "#f08a5c", ("#52264f", "#a8505a"), "#ffc98a", "dusk", ember
    ),
    "rose": Sky(
        ("#3a2a66", "#b04f7c", "#f7ac84"), "#ffd9b0", "#f48f9a", ("#45285c", "#8c4a74"), "#ffc9b0", "dusk", rose
    ),
    "moon": Sky(
        ("#15143f", "#2f2d74", "#6a5db0"), "#e4e6ff", "#4a469a", ("#1d1b52", "#47509c"), "#a9f0f0", "night", moon
    ),
    "aurora": Sky(
        ("#0d1a3c", "#1d4566", "#3f8a86"), "#e6f7e8", "#3a7a88", ("#12284c", "#3a7a78"), "#b8f7dc", "night", aurora
    ),
    "storm": Sky(
        ("#1f1a40", "#4e4184", "#a08fc8"), "#dcd4f5", "#3a3068", ("#1d1b3f", "#4a4478"), "#e2e8ff", "night", storm
    ),
    "harbour": Sky(
        ("#0f4658", "#2c8a8c", "#bfe0c0"), "#f4f0cf", "#e8f4e4", ("#14505a", "#5fa588"), "#c8f5e4", "anchor", harbour
    ),
    "quay": Sky(
        ("#15505c", "#4f9c8a", "#e6d9a0"), "#fbf0c4", "#e0ecd0", ("#1a4450", "#4f9078"), "#d6f5d8", "anchor", quay
    ),
}


def backdrop(sky: Sky, orb: tuple[float, float, float]) -> str:
    """The sky behind a figure, a little larger than the canvas: the phone crop looks over the edges."""
    x, y, r = orb
    stops = "".join(f'<stop offset="{at}" stop-color="{c}"/>' for at, c in zip((0, 0.5, 1), sky.grade, strict=True))
    return (
        f'<linearGradient id="s" x2="0" y2="1">{stops}</linearGradient><path d="M-30-56H250V200H-30Z" fill="url(#s)"/>'
        + fill(disc(x, y, r * 1.25), sky.orb, 0.2)
        + fill(disc(x, y, r), sky.orb, 0.9)
        + sky.motif(sky)
        + fill(placed(BANK, Frame(0, -6)), sky.cloud, 0.45)
        + fill(placed(BANK, Frame(230, 12, mirror=True)), sky.cloud, 0.7)
    )
