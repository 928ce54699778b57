"""One portrait: shapes are added from back to front and come out with shade, rim light, hatching and ink.

Light falls from the upper left, also on figures that look right: mirroring turns the shapes, not the light.
"""

from __future__ import annotations

from typing import Final

from art.geometry import HEIGHT, MIRRORED, ORIGIN, WIDTH, Frame, Path, curve, disc, joined, markup, number, placed
from art.palette import INK, PAINTS, SKINS
from art.skies import SKIES, backdrop

# Crops that a page asks for with a fragment: scout.svg#p for a narrow card, scout.svg#f for a round face.
PHONE: Final = {False: "18 -32 178 192", True: "44 -32 178 192"}  # for figures that look left and right
# The rank disc on that crop in a phone's hand: x, y and radius as shares of the picture's width; and the picture's height.
DISC: Final = (0.2, 0.2, 0.274)
PHONE_HEIGHT: Final = 1.12
FACE: Final = 140  # the side of the square round a head of scale 1
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Figure:
    """A portrait in the making. With `right` the figure looks right, although its recipe is drawn looking left."""

    def __init__(
        self,
        sky: str,
        orb: tuple[float, float, float] = (136, 86, 64),
        right: bool = False,
        zoom: float = 1,
        shift: tuple[float, float] = (0, 0),
    ) -> None:
        """Zoom enlarges the figure from the middle of the bottom edge, shift then moves it; the sky stays."""
        self.sky = SKIES[sky]
        self.right = right
        self.stage = Frame(WIDTH / 2 * (1 - zoom) + shift[0], HEIGHT * (1 - zoom) + shift[1], zoom)
        self.back = backdrop(self.sky, orb)
        self.body: list[str] = []
        self.defs: list[str] = []
        self.hatches: dict[str, str] = {}
        self.outline: list[Path] = []
        self.edges: list[str] = []
        self.face = Frame(136, 96)

    def form(
        self,
        shape: Path | str,
        paint: str,
        at: Frame = ORIGIN,
        *,
        shift: tuple[float, float] = (-7, -4),
        rim: bool = True,
        outline: bool = True,
        line: float = 2.2,
        glow: str | None = None,
    ) -> None:
        """A solid part. Shift says how far the shade reaches in; rim adds sky light and hatching (never on skin)."""
        base, shade = PAINTS[paint]
        path = self._placed(shape, at, closed=True)
        name = self._name()
        self.defs.append(
            f'<path id="{name}" d="{markup(path)}"/><clipPath id="{name}1"><use href="#{name}"/></clipPath>'
        )
        if outline:
            self.outline.append(path)
            self.edges.append(f'<use href="#{name}"/>')

        def copy(fill: str, x: float = 0, y: float = 0) -> str:
            offset = (f' x="{number(x)}"' if x else "") + (f' y="{number(y)}"' if y else "")
            return f'<use href="#{name}"{offset} fill="{fill}"/>'

        dx, dy = shift
        if glow:
            first, inner = glow, copy(shade, -2.6, 0) + copy(base, dx, dy)
        elif rim and paint not in SKINS:
            first = self.sky.rim
            hatch = copy(f"url(#{self._hatch(shade)})", dx, dy)
            inner = copy(shade, -3, 0.8) + copy(base, dx, dy) + hatch + copy(base, dx * 2.1, dy * 2.1)
        else:
            first, inner = shade, copy(base, dx, dy)
        ink = f'<use href="#{name}" fill="none" stroke="{INK}" stroke-width="{number(line)}" stroke-linejoin="round"/>'
        self.body.append(f'{copy(first)}<g clip-path="url(#{name}1)">{inner}</g>{ink if line else ""}')

    def flat(self, shape: Path | str, colour: str, at: Frame = ORIGIN, opacity: float = 1) -> None:
        """A patch of one colour without ink: light, freckles, a pattern on cloth."""
        d = markup(self._placed(shape, at, closed=True))
        self.body.append(f'<path d="{d}" fill="{hue(colour)}"{faded(opacity)}/>')

    def line(
        self, shape: Path | str, width: float = 2.5, colour: str = INK, at: Frame = ORIGIN, opacity: float = 1
    ) -> None:
        """A stroke with round ends through the points."""
        d = markup(self._placed(shape, at, closed=False))
        self.body.append(
            f'<path d="{d}" fill="none" stroke="{hue(colour)}" stroke-width="{number(width * at.scale)}"'
            f' stroke-linecap="round" stroke-linejoin="round"{faded(opacity)}/>'
        )

    def lines(self, shapes: str, width: float, colour: str, at: Frame = ORIGIN, opacity: float = 1) -> None:
        """Several strokes in one element; a bar separates them."""
        self.line(joined(*(curve(shape, closed=False) for shape in shapes.split("|"))), width, colour, at, opacity)

    def shine(self, x: float, y: float, r: float, colour: str, core: str | None = None) -> None:
        """A light: a soft ring round a bright core."""
        self.flat(disc(x, y, r), colour, opacity=0.22)
        self.flat(disc(x, y, r * 0.68), colour, opacity=0.4)
        if core:
            self.flat(disc(x, y, r * 0.4), core)

    def look(self, head: Frame) -> None:
        """Remembers where the head is, for the crop of the face."""
        x, y = self.stage.point(head.x, head.y)
        self.face = Frame(WIDTH - x if self.right else x, y, head.scale * self.stage.scale)

    def views(self) -> str:
        side = FACE * self.face.scale
        left = min(max(self.face.x - side / 2 + (-3 if self.right else 3), -30), WIDTH + 10 - side)
        top = min(max(self.face.y - side * 0.56, -40), HEIGHT + 10 - side)
        face = " ".join(number(value) for value in (left, top, side, side))
        return f'<view id="p" viewBox="{PHONE[self.right]}"/><view id="f" viewBox="{face}"/>'

    def svg(self) -> str:
        """The portrait as a whole document."""
        defs = "".join(self.defs) + "".join(hatching(name, shade) for shade, name in self.hatches.items())
        aura = (
            f'<use href="#o" stroke="{self.sky.rim}" stroke-width="13" opacity=".6"/>' if self.sky.dark else ""
        ) + f'<use href="#o" stroke="{INK}" stroke-width="6.5"/>'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice">'
            f'{self.views()}<defs>{defs}<g id="o" stroke-linejoin="round">{"".join(self.edges)}</g></defs>'
            f"{self.back}{aura}{''.join(self.body)}</svg>\n"
        )

    def silhouette(self) -> str:
        """Only the outline, filled black, with its ink: what the eye tells figures apart by."""
        paths = "".join(f'<path d="{markup(path)}"/>' for path in self.outline)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" preserveAspectRatio="xMidYMid slice">'
            f'<g stroke="#000" stroke-width="6">{paths}</g></svg>\n'
        )

    def _placed(self, shape: Path | str, at: Frame, closed: bool) -> Path:
        path = placed(placed(curve(shape, closed) if isinstance(shape, str) else shape, at), self.stage)
        return placed(path, MIRRORED) if self.right else path

    def _name(self) -> str:
        n = len(self.defs)
        return LETTERS[n % 26] + (LETTERS[n // 26 - 1] if n >= 26 else "")

    def _hatch(self, shade: str) -> str:
        """The name of the hatching in that shade; made once per figure."""
        if shade not in self.hatches:
            self.hatches[shade] = f"h{len(self.hatches)}"
        return self.hatches[shade]


def hatching(name: str, shade: str) -> str:
    return (
        f'<pattern id="{name}" width="4.5" height="4.5" patternUnits="userSpaceOnUse" patternTransform="rotate(-35)">'
        f'<path d="M0 2H5" stroke="{shade}" stroke-width="1.9"/></pattern>'
    )


def hue(colour: str) -> str:
    """A colour as itself, or the base of a paint (with an ending "-" its shade)."""
    if colour.startswith("#"):
        return colour
    return PAINTS[colour[:-1]].shade if colour.endswith("-") else PAINTS[colour].base


def faded(opacity: float) -> str:
    return f' opacity="{number(opacity)}"' if opacity < 1 else ""
