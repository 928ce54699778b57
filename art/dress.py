"""Clothes: four builds of torso, coats, collars, belts. The frame is the head's; shoulders begin about 45 below it."""

from __future__ import annotations

from typing import Final

from art.figure import Figure
from art.geometry import Frame, Node, curve, disc, joined, nodes, poly, ribbon

# From the throat down the chest, along the bottom, up the back to the nape.
BUILDS: Final = {
    "slim": "-12 52! -36 62 -50 84 -56 124! 72 124! 68 86 54 62 28 46!",
    "plain": "-15 49! -46 60 -66 84 -74 124! 86 124! 82 82 64 57 30 44!",
    "broad": "-22 42! -66 52 -92 80 -98 130! 108 130! 104 74 82 46 38 34!",
    "stout": "-18 49! -50 62 -82 94 -96 134! 98 134! 92 90 70 58 32 44!",
    "child": "-10 47! -28 56 -42 78 -48 124! 60 124! 56 80 44 56 24 42!",
}


def torso(a: Figure, at: Frame, colour: str, build: str = "plain", lean: float = 0, rim: bool = True) -> None:
    """Shoulders and chest. Lean shifts the bottom: more than 0 leans the body forward, to the left."""
    points = [Node(p.x + lean * (p.y - 44) / 80, p.y, p.corner) for p in nodes(BUILDS[build])]
    a.form(curve(points), colour, Frame(at.x, at.y, at.scale), shift=(-10, -3), rim=rim)


def coat(
    a: Figure,
    at: Frame,
    colour: str,
    lapel: str | None = None,
    shirt: str | None = "white",
    build: str = "plain",
    lean: float = 0,
    buttons: str | None = None,
) -> None:
    """A coat, open at the front; the middle line runs down from the throat."""
    torso(a, at, colour, build, lean)
    at = Frame(at.x, at.y, at.scale)
    if shirt:
        a.form("-20 47! 4 56 30 38! 26 80 0 124! -26 112!", shirt, at, rim=False, outline=False)
    if lapel:
        a.form("-18 45! -44 58! -38 76! -30 78! -24 124! -14 120! -20 76", lapel, at, rim=False)
        a.form("26 32! 52 50! 47 74! 35 76! 12 124! -6 122! 16 82", lapel, at, rim=False)
    if buttons:
        for i in range(3):
            a.form(disc(24 - i * 5, 88 + i * 11, 4), buttons, at, shift=(-1, -1), rim=False, outline=False)


def stripes(a: Figure, at: Frame, colour: str, build: str = "plain", rows: int = 4) -> None:
    """A sailor's stripes across the chest of a torso."""
    left, right = {"slim": (-44, 62), "child": (-38, 52), "stout": (-76, 84), "broad": (-84, 94)}.get(build, (-60, 74))
    for i in range(rows):
        y, inset = 66 + i * 13, max(0, 16 - i * 9)
        a.line(f"{left + inset} {y + 2} 0 {y + 9} {right - inset} {y - 2}", 5, colour, Frame(at.x, at.y, at.scale))


def scarf(a: Figure, at: Frame, colour: str) -> None:
    """A scarf wound round the neck."""
    a.form("-26 50! -8 38 16 42 40 24! 48 44 26 66 -6 68", colour, at)
    a.line("-14 54 10 57 38 38", 2, f"{colour}-", at)


def collar(a: Figure, at: Frame, colour: str) -> None:
    """A high stand-up collar, open at the throat; it hides the neck up to the ear."""
    a.form("-26 50! -12 46! 2 62 16 56 28 36 38 8! 58 26 54 66 26 90 -14 88", colour, at)
    a.line("34 18 34 48 12 74", 2, f"{colour}-", at)


def ruff(a: Figure, at: Frame, colour: str = "white") -> None:
    """A pleated ruff."""
    for x, y in ((-30, 50), (-17, 55), (-2, 57), (13, 54), (27, 47), (38, 36)):
        a.form(disc(x, y, 12, 11), colour, at, shift=(-4, -4), rim=False)


def cravat(a: Figure, at: Frame, colour: str = "white") -> None:
    """A knotted neckcloth with two ends."""
    a.form("-24 48 -10 44 6 52 26 40! 32 54 12 64 18 94! -4 86 -20 94! -12 64", colour, at, shift=(-4, -3), rim=False)


def kerchief(a: Figure, at: Frame, colour: str) -> None:
    """A neckerchief with a knot at the throat."""
    a.form("-20 46! -4 52 14 48 34 28! 42 46 24 62 -2 66", colour, at)
    a.form("-14 58! -2 62 4 90! -8 82 -20 94!", colour, at, rim=False, shift=(-3, -3))
    a.form(disc(-10, 58, 6), colour, at, rim=False, shift=(-2, -2), outline=False)


def ermine(a: Figure, at: Frame, colour: str = "white") -> None:
    """A fur collar with dark tufts."""
    a.form("-30 56! -24 44 -8 48 6 56 24 44 38 22! 62 34 64 58 40 78 8 86 -22 80 -34 68", colour, at)
    for x, y in ((-18, 62), (2, 70), (22, 62), (42, 46), (34, 66)):
        a.flat(f"{x} {y}! {x + 3} {y + 5} {x} {y + 9}! {x - 3} {y + 5}", "black", at)


def pelt(a: Figure, at: Frame, colour: str) -> None:
    """A shaggy skin over broad shoulders."""
    a.form(
        "-26 54! -50 50! -56 62! -76 60! -78 74! -98 78! -92 94! -110 106! -92 108! -84 118! -70 106! -56 118! -46 102! -30 112! "
        "-20 94! -2 102! 14 90! 32 102! 46 88! 66 104! 78 92! 98 106! 104 90! 122 92! 110 74! 116 62! 94 58! 88 42! 68 44! 46 28! 14 62",
        colour,
        at,
        shift=(-9, -5),
    )


def petals(a: Figure, at: Frame, colour: str) -> None:
    """A collar of five petals over bare shoulders; the frame is the tip of the middle one."""
    for x, y, turn in ((52, -4, 58), (-52, -4, -58), (30, -4, 30), (-32, -2, -30), (0, 0, 0)):
        a.form("0 -24! 13 -4 10 24 0 36! -10 22 -13 -4", colour, at.inner(x, y, 1.1, turn))


def epaulette(a: Figure, at: Frame) -> None:
    """Brass fringe on a shoulder; the frame is the shoulder."""
    fringe = [Node(27 - i * 4.5, 22 if i % 2 else 17) for i in range(1, 11)]
    a.form(curve([*nodes("-24 2! 24 2! 27 18!"), *fringe, Node(-22, 17, True)]), "brass", at, shift=(-6, -2), rim=False)
    a.lines("|".join(f"{x} 6 {x} 18" for x in range(-14, 24, 9)), 1.6, "brass-", at)
    a.form("-28 5! -20 -7 2 -11 22 -6 28 6! 0 9", "brass", at, shift=(-5, -5))


def strap(a: Figure, points: str, colour: str, width: float = 11, buckle: tuple[float, float] | None = None) -> None:
    """A belt along the points of the canvas, with or without a buckle."""
    a.form(ribbon(points, width, width), colour, rim=False, shift=(-2, -2), outline=False)
    if buckle:
        x, y = buckle
        a.form(
            poly(f"{x - 8} {y - 8} {x + 8} {y - 8} {x + 8} {y + 8} {x - 8} {y + 8}"),
            "brass",
            rim=False,
            shift=(-2, -2),
            outline=False,
        )


def bare(a: Figure, at: Frame, skin: str, width: float = 56) -> None:
    """Bare shoulders that run on from the neck."""
    w = width
    a.form(f"-9 44! -12 54 {-w + 8} 66 {-w} 140! {w + 12} 140! {w + 4} 66 30 54 25 36!", skin, at, shift=(-8, -3))


def patches(a: Figure, at: Frame, *places: tuple[float, float, str]) -> None:
    """Square patches sewn onto poor cloth."""
    for x, y, colour in places:
        a.form(
            poly(f"{x} {y} {x + 18} {y + 3} {x + 16} {y + 20} {x - 2} {y + 17}"),
            colour,
            at,
            rim=False,
            outline=False,
            line=1.4,
        )
        a.lines(
            f"{x + 3} {y - 3} {x + 3} {y + 3}|{x + 12} {y - 1} {x + 12} {y + 5}|{x + 2} "
            f"{y + 14} {x + 2} {y + 21}|{x + 12} {y + 16} {x + 12} {y + 22}",
            1.4,
            "#22182b",
            at,
        )


def beads(a: Figure, at: Frame, points: str, colour: str = "brass", r: float = 4) -> None:
    """A necklace: one bead at each point."""
    a.form(
        joined(*(disc(p.x, p.y, r) for p in nodes(points))),
        colour,
        at,
        rim=False,
        shift=(-1, -1),
        outline=False,
        line=1.6,
    )
