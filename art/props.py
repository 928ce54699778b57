"""Things that more than one figure holds, or that are long to draw."""

from __future__ import annotations

import math

from art.figure import Figure
from art.geometry import ORIGIN, Frame, Path, curve, disc, joined, poly, ribbon, spiral, star
from art.palette import INK


def ring(outer: float, inner: float) -> Path:
    """A disc with a hole: the inner circle runs the other way round."""
    return joined(disc(0, 0, outer), disc(0, 0, -inner, inner))


def flame(a: Figure, at: Frame) -> None:
    """A flame; the frame is the foot of it."""
    a.form("0 10 -8 2 -3 -8 0 -20! 5 -10 9 1", "flame", at, shift=(-1, 2), rim=False)
    a.flat("0 8 -5 3 -2 -3 0 -9! 3 -4 5 2", "#fff3c0", at)


def coin(a: Figure, at: Frame, r: float = 8) -> None:
    """A doubloon."""
    a.form(disc(0, 0, r), "brass", at, shift=(-2, -2), rim=False)
    a.flat(star(0, 0, r * 0.6), "brass-", at)


def coins(a: Figure, at: Frame, *places: tuple[float, float]) -> None:
    for x, y in places:
        coin(a, at.inner(x, y))


def saber(a: Figure, at: Frame, length: float = 140) -> None:
    """A curved blade with a brass guard; the frame is the grip, the blade goes up."""
    n = length
    a.form(ribbon(f"0 0 4 {-n * 0.32} -2 {-n * 0.62} -20 {-n}", 11, 1, 15), "steel", at, shift=(-5, 0), rim=False)
    a.form(ribbon("0 -4 0 10 0 22", 8, 8), "leather", at, shift=(-2, 0), rim=False)


def guard(a: Figure, at: Frame) -> None:
    """A saber's guard, drawn over the hand."""
    a.form("-20 -8! 2 -16 24 -4! 22 2 -16 0", "brass", at, shift=(-2, -3))


def lantern(a: Figure, at: Frame, glow: str = "#ffd56b") -> None:
    """A ship's lantern hanging from the frame's origin."""
    a.line("-9 14 -10 2 0 -4 10 2 9 14", 3, INK, at)
    a.flat(disc(0, 36, 36), glow, at, 0.4)
    a.form(poly("-14 14 0 6 14 14 17 20 -17 20"), "iron", at, rim=False, shift=(-3, -2))
    a.form(poly("-14 20 14 20 12 52 -12 52"), "brass", at, rim=False, shift=(0, 0))
    a.flat(poly("-10 22 10 22 9 50 -9 50"), "#fff0b8", at)
    a.flat("0 46 -5 40 0 28! 5 40", "flame", at)
    a.lines("-5 20 -4 52|5 20 4 52", 2.4, INK, at)
    a.form(poly("-16 52 16 52 14 60 -14 60"), "iron", at, rim=False, shift=(-3, -2))


def book(a: Figure, at: Frame, cover: str, width: float = 30, height: float = 40) -> None:
    """A closed book, seen from its front; the frame is its centre."""
    w, h = width / 2, height / 2
    a.form(
        poly(f"{-w + 4} {-h + 3} {w + 5} {-h + 3} {w + 5} {h + 4} {-w + 4} {h + 4}"),
        "parch",
        at,
        rim=False,
        shift=(0, 0),
    )
    a.form(poly(f"{-w} {-h} {w} {-h} {w} {h} {-w} {h}"), cover, at, shift=(-4, -3))
    a.line(poly(f"{-w + 5} {-h + 5} {w - 5} {-h + 5} {w - 5} {h - 5} {-w + 5} {h - 5}"), 2, "brass", at)


def openbook(a: Figure, at: Frame, cover: str = "rust") -> None:
    """An open book with writing; the frame is the middle of its spine."""
    a.form(
        "-46 -12! -22 -20 0 -12! 24 -22 46 -16! 46 22! 22 16 0 26! -24 18 -46 26!", cover, at, rim=False, shift=(-3, -2)
    )
    a.form(
        "-42 -16! -20 -22 0 -14! 22 -24 42 -20! 42 16! 22 10 0 20! -22 12 -42 18!",
        "parch",
        at,
        rim=False,
        shift=(-3, -2),
    )
    a.lines(
        "0 -14 0 20|-34 -10 -20 -13 -8 -9|-34 -2 -20 -5 -8 -1|-34 6 -20 3 -8 7|8 -11 20 -16 34 -13|8 -3 20 -8 34 -5|8 5 20 0 34 3",
        1.8,
        "leather",
        at,
    )


def scroll(a: Figure, at: Frame, ribbon_colour: str = "coral", height: float = 64) -> None:
    """An unrolled sheet with writing and a seal; the frame is its top edge's middle."""
    h = height
    a.form(f"-24 0! 24 0! 22 {h * 0.5} 26 {h}! -22 {h}! -26 {h * 0.5}", "parch", at, shift=(-5, -2), rim=False)
    a.lines("|".join(f"-16 {y} 0 {y - 1} 15 {y}" for y in range(14, int(h) - 18, 9)), 2, "leather", at)
    a.form(ribbon("-30 0 0 -2 30 0", 10, 10), "parch", at, rim=False, shift=(-2, -2))
    a.form(ribbon(f"-28 {h} 0 {h + 2} 30 {h}", 10, 10), "parch", at, rim=False, shift=(-2, -2))
    a.form(disc(10, h - 12, 8), ribbon_colour, at, rim=False, shift=(-2, -2), outline=False)


def barrel(a: Figure, at: Frame, width: float = 120, height: float = 90) -> None:
    """A barrel seen from the front; the frame is the middle of its top edge."""
    w, h = width / 2, height
    a.form(
        f"{-w + 8} 0! {-w} {h * 0.5} {-w + 6} {h}! {w - 6} {h}! {w} {h * 0.5} {w - 8} 0! 0 10",
        "wood",
        at,
        shift=(-12, 0),
    )
    a.lines(
        "|".join(f"{x} 8 {x * 1.08} {h * 0.5} {x} {h}" for x in (-w * 0.62, -w * 0.3, 0, w * 0.3, w * 0.62)),
        2,
        "wood-",
        at,
    )
    for y, k in ((16, 0.96), (h * 0.62, 1.01)):
        a.form(
            curve(f"{-w * k} {y - 4}! 0 {y + 8} {w * k} {y - 4}! {w * k} {y + 7}! 0 {y + 19} {-w * k} {y + 7}!"),
            "iron",
            at,
            shift=(-8, 0),
            rim=False,
        )


def chest(a: Figure, at: Frame, width: float = 80, height: float = 40) -> None:
    """An open treasure chest heaped with gold; the frame is the middle of its front's top edge."""
    w, h = width / 2, height
    a.form(f"{-w} 0! {-w - 6} -28 {-w + 10} -46 {w - 4} -46 {w + 10} -28 {w} 0!", "wood", at)
    a.form(
        f"{-w + 4} 2! {-w + 6} -14 {-w * 0.5} -26 0 -34 {w * 0.5} -28 {w - 6} -14 {w - 4} 2!", "brass", at, rim=False
    )
    coins(a, at, (-w * 0.62, -11), (-w * 0.24, -19), (w * 0.1, -25), (w * 0.5, -15))
    a.form(poly(f"{-w} 0 {w} 0 {w - 3} {h} {-w + 3} {h}"), "wood", at, shift=(-6, -3))
    for x in (-w + 10, w - 10):
        a.form(
            poly(f"{x - 5} 0 {x + 5} 0 {x + 4} {h} {x - 4} {h}"), "brass", at, rim=False, shift=(-2, 0), outline=False
        )
    a.form(poly("-8 -4 8 -4 7 14 -7 14"), "brass", at, rim=False, shift=(-2, -2), outline=False)
    a.flat(joined(disc(0, 3, 2.6), poly("-1.5 4 1.5 4 2 10 -2 10")), INK, at)


def wheel(a: Figure, at: Frame, r: float = 56) -> None:
    """A ship's wheel, seen from the front; the frame is its hub."""
    for i in range(8):
        spoke = at.inner(0, 0, 1, i * 45 + 10)
        a.form(
            poly(f"-3.5 -6 3.5 -6 3 {-r} 6 {-r - 8} 4 {-r - 22} -4 {-r - 22} -6 {-r - 8} -3 {-r}"),
            "wood",
            spoke,
            rim=False,
            shift=(-2, -1),
        )
    a.form(ring(r, r - 13), "wood", at, rim=False, shift=(-3, -3))
    a.line(disc(0, 0, r - 6.5), 2.4, "brass", at)
    a.form(disc(0, 0, 13), "brass", at, shift=(-4, -4), rim=False)
    a.flat(disc(0, 0, 4), INK, at)


def sack(a: Figure, at: Frame, colour: str = "parch", tie: str = "coral") -> None:
    """A full sack, tied at the neck; the frame is the tie."""
    a.form("-8 -2! -18 -14! -4 -12! 2 -20! 8 -12! 20 -14! 9 -2!", colour, at, rim=False, shift=(-3, -2))
    a.form("-9 2! -30 18 -38 44 -28 64 0 70 30 62 38 40 28 16 9 2!", colour, at)
    a.lines("-6 8 -16 24 -18 40|6 8 14 20 16 32", 2, f"{colour}-", at)
    a.form(ribbon("-11 0 0 3 11 0", 8, 8), tie, at, rim=False, shift=(-2, -1))


def gear(a: Figure, at: Frame, r: float, metal: str = "brass", teeth: int = 8) -> None:
    points = []
    for i in range(teeth * 4):
        q = r if i % 4 in (1, 2) else r * 0.8
        turn = i * math.pi / teeth / 2
        points.append(f"{q * math.cos(turn):.1f} {q * math.sin(turn):.1f}")
    a.form(poly(" ".join(points)), metal, at, rim=False, shift=(-2, -2))
    a.flat(disc(0, 0, r * 0.34), INK, at)


def cannon(a: Figure, at: Frame) -> None:
    """A gun barrel that points left; the frame is its muzzle's centre."""
    a.form("8 -25! 60 -27 116 -34 134 -20 136 20 116 36 60 28 8 26!", "iron", at, shift=(0, -14))
    a.form(poly("50 -29 60 -30 60 31 50 30"), "brass", at, shift=(0, -14))
    a.form(poly("98 -35 110 -36 110 38 98 38"), "brass", at, shift=(0, -14))
    a.form("-6 -30 8 -30 14 0 8 31 -6 31 -12 0", "iron", at, shift=(0, -12))
    a.flat(disc(-4, 0, 6.5, 22), "#120e1a", at)


def mace(a: Figure, at: Frame) -> None:
    """A wooden club with an iron head full of spikes; the frame is the middle of its head, the shaft goes down."""
    a.form(poly("-7 20 7 20 9 110 -9 110"), "wood", at, rim=False, shift=(-3, 0))
    for turn in range(-110, 111, 44):
        a.form(poly("-8 -24 0 -46 8 -24"), "steel", at.inner(0, 0, 1, turn), rim=False, shift=(-3, 0))
    a.form(disc(0, 0, 29), "iron", at, shift=(-8, -6))
    a.form(poly("-13 24 13 24 11 36 -11 36"), "brass", at, rim=False, shift=(-3, -2))
    a.form(poly("-8 8 0 -12 8 8"), "steel", at, rim=False, shift=(-3, 0), outline=False)


def skull(a: Figure, at: Frame) -> None:
    """A bare skull from the front; the frame is the middle of its face."""
    a.form("-26 0 -22 -24 0 -32 22 -24 26 0 18 12 16 26! -14 26! -18 12", "parch", at, rim=False, shift=(-6, -4))
    a.flat(joined(disc(-10, 0, 6.5, 7.5), disc(10, 0, 6.5, 7.5), poly("0 8 4 15 -4 15")), INK, at)
    a.lines("-8 19 -8 26|0 19 0 26|8 19 8 26", 1.8, INK, at)


def mop(a: Figure, at: Frame) -> None:
    """A mop that stands upside down; the frame is the top of its pole."""
    shaft(a, "2 112 0 60 0 8", "wood", 8, at)
    a.form(
        "-26 -26 -10 -36 10 -38 28 -28 34 -4! 26 18! 20 0! 14 26! 6 4! 0 28! -8 6! -16 24! -20 2! -32 14! -32 -10",
        "parch",
        at,
        shift=(-5, -3),
    )
    a.lines("-12 -24 -16 -12 -14 0|2 -26 2 -14 0 0|16 -24 20 -14 20 -4", 2, "parch-", at)


def dart(a: Figure, at: Frame) -> None:
    """A folded paper flyer, its nose to the left."""
    a.form(poly("-44 -4 40 -26 4 10"), "white", at, rim=False, shift=(-3, -3))
    a.form(poly("-44 -4 4 10 -2 24"), "parch", at, rim=False, shift=(-2, 0))
    a.line("-44 -4 14 -8", 1.8, "parch-", at)


def breath() -> Path:
    """Two curls of wind, blown to the left."""
    return joined(
        spiral(10, 6, 18, 1.5, "64 30 42 34 24 28", 1.2), spiral(0, 60, 13, 1.4, "64 34 42 46 18 50", -1.2, -1)
    )


def shaft(a: Figure, points: str, wood: str = "wood", width: float = 8, at: Frame = ORIGIN) -> None:
    """A straight pole along the points of the canvas, or of a frame."""
    a.form(ribbon(points, width, width), wood, at, rim=False, shift=(-3, 0))


def chain(a: Figure, links: str) -> None:
    """Links of a chain: one at each point of the canvas."""
    words = links.split()
    for i in range(0, len(words), 2):
        ring = disc(float(words[i]), float(words[i + 1]), 6 if i % 4 else 4.5, 4.5 if i % 4 else 6)
        a.line(ring, 5.4, INK)
        a.line(ring, 2.6, "steel")
