"""Those without rank: Midshipman, Pilferer and Automa."""

from art import dress, hair, hands, hats, people, props
from art.figure import Figure
from art.geometry import Frame, disc, joined, poly, puff, ribbon, star


def midshipman() -> Figure:
    """Puts a token back into the bag at dusk."""
    a = Figure("rose", (144, 80, 60), right=True)
    at = Frame(146, 88, 0.97, -8)
    hair.ponytail(a, at, "black")
    dress.coat(a, at, "deep", "white", "white", "slim", buttons="brass")
    people.head(a, at, "s2", "young", nose=3, eye="young", brow="raised", mouth="line", neck="slim")
    a.form("-22 46! -6 54 28 38! 32 52 10 64 -18 60", "black", at, rim=False)
    hair.fringe(a, at, "black")
    hats.flatbrim(a, at.inner(0, 0, 0.9), "deep", "brass")
    props.sack(a, Frame(56, 104, 1.28, -3), "parch", "rust")
    wrist = hands.arm(a, (120, 214), (92, 212), (88, 138), "deep", (40, 25), "white")
    hands.fist(a, Frame(wrist.x - 4, wrist.y - 8, 1.1, -50), "s2")
    a.form(poly("56 56 68 68 56 84 44 68"), "mint", rim=False, shift=(-4, -4))
    a.lines("40 50 34 42|56 44 56 34|72 50 78 42", 2.6, "#ffe9c8")
    return a


def pilferer() -> Figure:
    """Fishes the best token out of the day's pile."""
    a = Figure("ember", (144, 92, 58), zoom=1.08, shift=(8, 0))
    at = Frame(152, 106, 0.94, 12)
    dress.torso(a, at, "plum", "slim", lean=16)
    people.head(a, at, "s3", "young", nose=5, eye="young", brow="raised", mouth="smile", neck="slim")
    a.flat("-33 -8! -22 -12 -6 -8 16 -12! 16 -4! -6 4 -14 8 -24 6 -34 4!", "rust", at)
    people.eyes(a, at, "s3", "young")
    hair.lock(a, at, "-14 -38 -36 -34 -40 -18", "black", 16, rim=False)
    hats.hood(a, at, "plum")
    props.shaft(a, "112 178 70 96 22 8", "wood", 7)
    a.line("21 8 16 60 22 112", 1.8, "#fff1d8")
    a.line("22 112 16 122 26 128 32 118", 5)
    a.line("22 112 16 122 26 128 32 118", 2.6, "steel")
    a.flat(disc(24, 148, 26), "#ffe08a", opacity=0.5)
    a.form(disc(24, 148, 17), "brass", shift=(-5, -4), rim=False)
    a.form(star(24, 148, 11, 6, 0.6), "coral", rim=False, shift=(-3, -3), outline=False)
    wrist = hands.arm(a, (140, 216), (100, 226), (100, 174), "plum", (38, 25), "leather")
    hands.grip(a, Frame(wrist.x - 2, wrist.y, 1.1, -24), "s3")
    return a


def automa() -> Figure:
    """The clockwork rival: a porcelain face, a key in her back, and she never tires."""
    a = Figure("aurora", (134, 86, 62))
    at = Frame(132, 94, 1.02, -2)
    props.shaft(a, "166 148 190 144 206 142", "brass", 9)
    for y in (-15, 15):
        a.form(joined(disc(0, y, 15), disc(0, y, -6, 6)), "brass", Frame(214, 140, 1, 8), shift=(-4, -3), rim=False)
    dress.torso(a, at, "steel", "slim")
    a.form("-30 70! 0 82 40 66! 48 124! -40 124!", "brass", at, shift=(-6, -3))
    props.gear(a, Frame(138, 182, 1, 8), 17, "steel")
    for y in (44, 51, 58):
        a.form(ribbon(f"-11 {y} 8 {y + 4} 27 {y - 6}", 8, 8), "iron", at, rim=False, shift=(-3, -2))
    a.form(puff(34, -44, 22, 19, 8, 0.1), "rust", at)
    people.porcelain(a, at)
    a.form("6 -48 30 -52 48 -28 48 0 34 22 20 30! 22 10 12 -8 2 -20", "rust", at, rim=False, shift=(-5, -3))
    props.gear(a, at.inner(16, 4, 1, 12), 13, "brass")
    wrist = hands.arm(a, (108, 212), (54, 226), (54, 166), "brass", (34, 22), "iron")
    hands.palm(a, Frame(wrist.x, wrist.y, 1.1, wrist.turn), "steel")
    for x, y, r, metal in ((34, 100, 11, "brass"), (56, 92, 8, "coral"), (76, 104, 11, "brass")):
        props.gear(a, Frame(x, y, 1, x / 2), r, metal, 7)
    return a
