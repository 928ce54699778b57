"""Headgear, in the head's frame. No shape more than three times in the cast, never twice in one colour."""

from __future__ import annotations

from art.figure import Figure
from art.geometry import Frame, curve, disc, nodes, poly, ribbon, star


def bicorne(a: Figure, at: Frame, colour: str, trim: str = "brass", badge: bool = True) -> None:
    """A two-cornered hat, worn across."""
    a.form("-68 -36! -42 -44 -28 -66 8 -76 46 -66 64 -44 90 -34! 70 -10 42 -6 6 -18 -34 -14", colour, at)
    a.line("-66 -35 -34 -18 6 -23 44 -12 88 -33", 4.5, trim, at)
    if badge:
        a.form(star(-8, -42, 14), trim, at, shift=(-2, -2), rim=False, outline=False)


def tricorne(a: Figure, at: Frame, colour: str, trim: str = "brass") -> None:
    """A three-cornered hat: a low crown and a brim turned up in front and behind."""
    a.form("-22 -30! -18 -56 6 -64 32 -54 40 -26!", colour, at)
    a.form("-62 -30! -48 -48! -26 -34 6 -40 40 -34 58 -56! 66 -30 44 -10 6 -22 -34 -16", colour, at)
    a.line("-59 -33 -30 -24 6 -30 42 -20 61 -42", 4, trim, at)


def slouch(a: Figure, at: Frame, colour: str, band: str, brim: float = 1) -> None:
    """A felt hat with a dented crown and a wide, wavy brim."""
    b = brim
    a.form("-28 -24! -26 -50 -12 -64 4 -58 20 -66 38 -50 44 -22!", colour, at)
    a.form("-30 -26! -28 -38! 8 -44 42 -36! 45 -22! 8 -32", band, at, rim=False, shift=(-4, 2), outline=False)
    a.form(f"{-66 * b} -16! -34 -32 6 -38 50 -30 {76 * b} -8! 46 -12 6 -22 -36 -14", colour, at)


def flatbrim(a: Figure, at: Frame, colour: str, band: str) -> None:
    """A stiff round hat with a straight, level brim."""
    a.form("-26 -28! -25 -58! 6 -64 37 -56! 40 -26!", colour, at)
    a.form("-27 -30! -26 -42! 6 -48 38 -40! 40 -26! 6 -36", band, at, rim=False, shift=(-4, 2), outline=False)
    a.form("-58 -26! -20 -36 6 -38 36 -34 70 -22! 36 -18 6 -22 -22 -20", colour, at)


def tophat(a: Figure, at: Frame, colour: str, band: str) -> None:
    a.form("-24 -28! -32 -76! 4 -86 42 -74! 38 -24!", colour, at)
    a.form("-25 -32! -27 -46! 6 -53 39 -44! 39 -26! 6 -40", band, at, rim=False, shift=(-4, 2), outline=False)
    a.form("-46 -28! -28 -38 6 -40 36 -34 58 -22! 34 -16 6 -24 -26 -20", colour, at)


def peaked(a: Figure, at: Frame, colour: str, band: str, badge: str | None = "brass") -> None:
    """An officer's cap with a shiny peak."""
    a.form("-32 -30! -40 -48 -6 -62 30 -58 46 -40 40 -16!", colour, at)
    a.form("-33 -22! -33 -36! 4 -44 42 -32! 41 -12! 4 -28", band, at, rim=False, shift=(-4, 2))
    a.form("-28 -24! -38 -24 -54 -10! -42 -10 -26 -15! -8 -22!", "black", at, rim=False, shift=(-3, -3))
    if badge:
        a.form(star(-22, -38, 10, 5, 0.45), badge, at, rim=False, shift=(-1, -1), outline=False)


def watchcap(a: Figure, at: Frame, colour: str, bobble: bool = False) -> None:
    """A knitted cap with a rolled brim."""
    if bobble:
        a.form(disc(18, -62, 11), "white", at, shift=(-4, -4))
    a.form("-28 -26! -22 -50 6 -62 32 -50 42 -16!", colour, at)
    a.form("-33 -20! -31 -36! 4 -42 43 -30! 43 -10! 4 -26", colour, at, shift=(-4, 2))
    a.lines("-22 -34 -22 -24|-8 -38 -8 -28|8 -39 8 -28|24 -36 24 -24|36 -31 37 -18", 2, f"{colour}-", at)


def sailor(a: Figure, at: Frame, colour: str, ribbons: str) -> None:
    """A round sailor's hat, tipped back, with ribbons."""
    a.form(ribbon("38 -22 58 -10 54 8 66 22", 8, 9), ribbons, at, rim=False, shift=(-2, -2))
    a.form("-36 -34! -30 -56 8 -64 44 -50 50 -24! 6 -42", colour, at)
    a.form("-30 -24! -31 -34! 6 -46 44 -30! 42 -14! 6 -32", ribbons, at, rim=False, shift=(-3, 2))


def boater(a: Figure, at: Frame, colour: str, band: str) -> None:
    """A flat straw hat."""
    a.form("-26 -28! -24 -52! 6 -60 38 -48! 40 -22!", colour, at)
    a.form("-27 -28! -26 -38! 6 -46 39 -36! 40 -24! 6 -36", band, at, rim=False, shift=(-3, 2), outline=False)
    a.form("-50 -24! -20 -36 6 -38 38 -32 62 -14! 36 -14 6 -22 -24 -18", colour, at)


def bandana(a: Figure, at: Frame, colour: str, tails: bool = True) -> None:
    """A cloth tied round the head, with two loose ends behind."""
    if tails:
        a.form("32 -20 56 -30 72 -20! 50 -12 62 10! 36 -4", colour, at)
    a.form("-34 -14! -28 -36 0 -46 30 -36 39 -8! 4 -18", colour, at)
    a.line("-28 -24 0 -34 34 -18", 2, f"{colour}-", at)


def headband(a: Figure, at: Frame, colour: str) -> None:
    """A strip of cloth round the forehead, blowing behind."""
    a.form(ribbon("34 -16 54 -22 66 -10 84 -16", 9, 3, 12), colour, at)
    a.form(ribbon("34 -12 50 -6 58 8 76 10", 9, 3, 10), colour, at)
    a.form("-34 -12! -30 -24! 4 -28 40 -22! 40 -8! 4 -16", colour, at, shift=(-4, 2), rim=False)


def wrap(a: Figure, at: Frame, colour: str, second: str) -> None:
    """A tall wound headcloth with a knot in front."""
    a.form("-30 -22! -40 -46 -18 -70 16 -76 44 -56 42 -12! 6 -28", colour, at)
    a.form("-32 -24! -36 -38! 4 -48 44 -26! 42 -8! 4 -28", second, at, shift=(-4, 2), rim=False)
    a.form("-20 -40 -40 -62 -28 -68 -14 -54! -4 -72 10 -64 -6 -44", second, at, shift=(-4, -3))
    a.lines("0 -68 24 -62 36 -38|-14 -56 8 -60 26 -46", 2, f"{colour}-", at)


def toque(a: Figure, at: Frame, colour: str = "white") -> None:
    """A cook's tall hat."""
    a.form("-34 -30! -48 -52 -36 -74 -16 -74 0 -92 24 -84 48 -78 54 -52 38 -24! 2 -36", colour, at)
    a.lines("-10 -40 -14 -56 -8 -68|18 -40 22 -54 20 -68", 2.4, f"{colour}-", at)
    a.form("-35 -14! -37 -34! 2 -41 40 -30! 41 -8! 2 -22", colour, at)


def pointed(a: Figure, at: Frame, colour: str, band: str) -> None:
    """A witch's hat, its tip blown back."""
    a.form("-32 -28! -14 -58 0 -78 22 -100 56 -100 78 -78! 52 -80 40 -62 42 -28!", colour, at)
    a.lines("8 -64 24 -61 38 -66|4 -76 18 -71 34 -78", 2, "plum", at)
    a.form("-33 -24! -28 -40 4 -46 40 -42 44 -24!", band, at, shift=(-4, 2), rim=False)
    a.form("-60 -12! -38 -26 4 -35 50 -31 86 -16! 48 -16 4 -20 -36 -14", colour, at)


def cone(a: Figure, at: Frame, colour: str) -> None:
    """A wide conical straw hat."""
    a.form("-66 -12! -30 -36 0 -64! 36 -36 74 -6! 40 -8 4 -18 -34 -14", colour, at)
    a.lines(
        "-4 -58 -28 -34 -52 -16|0 -58 -6 -36 -12 -20|4 -58 18 -36 28 -16|6 -56 34 -32 58 -12|-40 -26 0 -40 42 -24",
        1.6,
        f"{colour}-",
        at,
    )


def furhat(a: Figure, at: Frame, colour: str, crown: str) -> None:
    """A cloth crown with a broad roll of fur."""
    a.form("-24 -34! -22 -62 8 -70 34 -58 40 -26!", crown, at)
    a.form(
        "-40 -18 -44 -30 -36 -42 -20 -44 -6 -52 12 -50 28 -48 44 -40 50 -24 46 -8 34 -8 16 -18 0 -20 -16 -20 -28 -14",
        colour,
        at,
    )


def bearskin(a: Figure, at: Frame, colour: str, plume: str) -> None:
    """A tall soldier's cap with a plume on its side."""
    a.form("-32 -18! -38 -52 -30 -82 2 -92 34 -80 44 -48 42 -12! 4 -26", colour, at)
    a.form(ribbon("-22 -28 -32 -48 -36 -68 -30 -84", 7, 3, 15), plume, at, rim=False, shift=(-3, -2))
    a.form("-34 -16! -33 -26! 4 -34 42 -22! 42 -10! 4 -24", "brass", at, rim=False, shift=(-3, 2))


def helmet(a: Figure, at: Frame, metal: str, crest: str) -> None:
    """A crested helmet with a neck guard."""
    a.form("-20 -52 -10 -74 20 -82 50 -66 66 -30 68 0! 50 -20 34 -46 10 -54", crest, at, shift=(-5, -3))
    a.form("-34 -16! -30 -40 4 -54 36 -40 42 -8 58 12! 30 12 26 -8! 4 -18", metal, at)
    a.form("-36 -12! -38 -20! 4 -30 30 -22! 28 -8! 4 -18", metal, at, rim=False, shift=(-3, 2))


def souwester(a: Figure, at: Frame, colour: str) -> None:
    """An oilskin hat: short in front, long over the neck."""
    a.form("-28 -26! -22 -54 6 -62 34 -52 42 -22!", colour, at)
    a.lines("-6 -58 -12 -42 -12 -30|12 -60 14 -42 12 -32|28 -54 34 -40 34 -26", 2, f"{colour}-", at)
    a.form("-48 -14! -30 -32 4 -36 40 -28 60 -2 72 22! 50 20 32 0 8 -18 -28 -14", colour, at)


def hood(a: Figure, at: Frame, colour: str) -> None:
    """A hood with a long peak that falls over the shoulders; draw it after the head."""
    a.form(
        "-40 -22! -32 -46 -6 -60 18 -62 42 -58 66 -64! 58 -34 54 -6 56 34 62 62! 20 74 -24 66! -8 52 6 34 0 4 -8 -18 -26 -26",
        colour,
        at,
        shift=(-9, -3),
    )
    a.line("-38 -22 -10 -24 4 0 8 34 -8 52", 2.4, f"{colour}-", at)


def nightcap(a: Figure, at: Frame, colour: str, tassel: str) -> None:
    """A soft cap whose long end hangs down behind."""
    a.form("-32 -22! -26 -52 6 -66 40 -56 60 -30 66 2 58 22! 50 4 40 -14!", colour, at)
    a.form(disc(58, 28, 9), tassel, at, shift=(-3, -3))
    a.form("-35 -14! -35 -32! 4 -40 43 -28! 41 -6! 4 -22", tassel, at, shift=(-4, 2), rim=False)


def beret(a: Figure, at: Frame, colour: str, pin: str | None = None) -> None:
    """A wide velvet cap, pulled to the back."""
    a.form("-34 -18! -48 -38 -30 -58 10 -62 56 -52 68 -26 44 -8! 4 -22", colour, at)
    a.form("-34 -12! -34 -24! 4 -32 44 -20! 42 -6! 4 -18", colour, at, shift=(-4, 2), rim=False)
    if pin:
        a.form(star(-22, -32, 11, 6, 0.5), pin, at, rim=False, shift=(-1, -1), outline=False)


def sunhelmet(a: Figure, at: Frame, colour: str, band: str) -> None:
    """An explorer's round helmet with a sloping brim."""
    a.form("-30 -28! -24 -56 6 -68 36 -54 44 -22!", colour, at)
    a.form("-31 -26! -30 -38! 6 -46 43 -34! 44 -22! 6 -34", band, at, rim=False, shift=(-3, 2), outline=False)
    a.form("-56 -8! -36 -30 6 -38 46 -28 72 0! 40 -12 6 -22 -32 -14", colour, at)
    a.form(disc(6, -68, 5), band, at, rim=False, shift=(-1, -1))


def flyinghelmet(a: Figure, at: Frame, colour: str, metal: str) -> None:
    """A leather flying helmet with an ear piece, a loose chin strap and a lamp on the brow."""
    a.form("-34 -16! -28 -42 4 -52 36 -42 44 -10 38 22 22 30 8 26! 6 6! -6 -20", colour, at)
    a.line("-8 -48 2 -30 0 -20", 2, f"{colour}-", at)
    a.form(ribbon("14 26 6 36 8 48", 7, 5), colour, at, rim=False, shift=(-2, -2), outline=False)
    a.form(disc(20, 10, 11, 12), metal, at, rim=False, shift=(-2, -2), outline=False)
    a.form(disc(20, 10, 5, 6), colour, at, rim=False, shift=(-1, -1), outline=False)
    a.line("4 -50 20 -34 22 -14", 2, f"{colour}-", at)
    a.form(disc(-33, -34, 8, 11), metal, at, rim=False, shift=(-2, -2))


def coif(a: Figure, at: Frame, colour: str = "white") -> None:
    """A linen cap with a frilled edge."""
    a.form("-18 -40! 0 -62 36 -56 54 -28 50 8 26 22! 10 2 0 -24", colour, at)
    a.form(
        "-30 -32 -22 -46 -8 -42 2 -34 10 -24 16 -12 20 2 26 14 30 26 18 28 8 18 4 4 -2 -10 -14 -22 -26 -24",
        colour,
        at,
        shift=(-3, -3),
        rim=False,
    )


def blossom(a: Figure, at: Frame, colour: str) -> None:
    """A flower in the hair; the frame is its heart."""
    for turn, scale in ((-120, 0.9), (-86, 1.1), (-52, 0.9)):
        a.form("0 0! 14 -8 36 0! 14 8", colour, at.inner(0, 0, scale, turn), shift=(-2, -2), rim=False)
    a.form(disc(0, 0, 5), "brass", at, shift=(-1, -1), rim=False)


def plume(a: Figure, at: Frame, points: str, colour: str, width: float = 27) -> None:
    """A feather along the points, with its quill."""
    a.form(ribbon(points, 8, 3, width), colour, at)
    through = nodes(points)
    p, q = through[-2:]
    through[-1] = through[-1]._replace(x=(p.x + q.x) / 2, y=(p.y + q.y) / 2)
    a.line(curve(through, closed=False), 2, f"{colour}-", at)


def crest(a: Figure, at: Frame, colour: str) -> None:
    """A small ship to wear on a high wig."""
    a.form("-22 4! 8 10 42 0! 34 22 -10 22", "wood", at, shift=(-3, -6))
    a.form(poly("9 -26 12 -26 12 8 9 8"), "wood", at, shift=(0, 0), rim=False)
    a.form("7 -26! 6 1! -18 -1! -8 -13", colour, at)
    a.form("15 -24! 32 -14 36 -2! 15 1!", "parch", at)
