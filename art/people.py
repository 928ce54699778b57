"""Heads: five skulls, six eyes, seven mouths, four ages. All look left; the frame's origin is the centre of the head."""

from __future__ import annotations

from typing import Final

from art.figure import Figure
from art.geometry import Frame, Node, curve, disc, joined, nodes, ribbon
from art.palette import EYE_WHITE, INK

# Forehead, brow, root of the nose, bridge, tip, under the nose (2), lips (3 and a dip), chin (2), jaw, then round the back.
SKULLS: Final = {
    "plain": "-14 -38 -28 -22 -31 -10 -29 -4 -33 3 -35 9 -30 15 -31 18 -33 21 -28 23.5! "
    "-32 27 -28 31 -31 38 -23 45 -6 43 9 33 20 22 35 6 37 -12 26 -34 5 -43",
    "young": "-14 -40 -30 -24 -32 -11 -28 -3 -31 4 -35 8 -30 14 -30 17 -32 20 -28 22.5! "
    "-31 25.5 -27 29 -28 35 -20 41 -5 40 10 31 21 20 36 5 38 -13 27 -36 5 -45",
    "gaunt": "-12 -41 -26 -25 -32 -12 -28 -6 -34 2 -36 11 -29 16 -29 19 -31 22 -26 25! "
    "-30 29 -26 33 -32 43 -25 52 -11 48 5 35 16 23 31 5 34 -13 24 -36 4 -45",
    "broad": "-14 -35 -29 -21 -33 -11 -29 -5 -33 3 -36 9 -30 15 -31 18 -33 21 -27 23.5! "
    "-32 27 -29 31 -35 39 -27 50 -4 51 17 41 28 23 38 6 39 -12 28 -32 6 -40",
    "round": "-14 -38 -29 -23 -31 -11 -29 -4 -33 3 -36 9 -30 15 -31 18 -33 21 -28 23.5! "
    "-32 27 -28 31 -31 37 -25 45 -16 51 4 53 22 42 36 24 40 6 39 -13 28 -34 6 -43",
}
NECKS: Final = {
    "slim": "-8 28! 22 8! 23 40 26 64! -10 64! -6 50",
    "plain": "-10 26! 24 8! 26 40 30 64! -14 64! -9 48",
    "broad": "-14 26! 32 4! 38 36 46 64! -26 64! -15 46",
}


def head(
    a: Figure,
    at: Frame,
    skin: str,
    skull: str = "plain",
    *,
    nose: float = 5,
    hook: float = 0,
    chin: float = 0,
    lip: float = 0,
    eye: str = "open",
    brow: str = "calm",
    hair: str = "black",
    mouth: str = "line",
    age: str = "adult",
    neck: str = "plain",
    ear: bool = True,
    blush: str | None = None,
    glow: str | None = None,
) -> None:
    """Neck, head, ear and face. Nose, hook, chin and lip push the profile out; `hair` colours the brow."""
    a.look(at)
    shade = f"{skin}-"
    if neck:
        a.form(NECKS[neck], skin, at)
        a.flat("-12 40! 6 44 24 26! 27 44! 10 62 -10 60!", shade, at)
    a.form(curve(profile(skull, nose, hook, chin, lip)), skin, at, shift=(-9, -3), glow=glow)
    if skull == "gaunt":
        a.flat("-12 16! -4 22 2 34 -6 44! -10 30", shade, at, 0.5)
    if blush:
        a.flat(disc(-15, 14, 7, 5), blush, at, 0.3 if skin in ("s3", "s4") else 0.5)
    wrinkles(a, at, shade, age)
    if ear:
        a.form("6 0 11 -8 19 -4 17 6 10 12 7 7", skin, at, shift=(-3, -2), outline=False)
        a.line("11 -2 15 -2 13 4", 1.8, shade, at)
    eyes(a, at, skin, eye)
    if brow:
        a.flat(ribbon(BROWS[brow], 4.4, 1.8), hair, at)
    mouths(a, at, mouth)


def profile(skull: str, nose: float, hook: float, chin: float, lip: float) -> list[Node]:
    """The skull's points with nose, chin and lips pushed forward."""
    p = nodes(SKULLS[skull])
    p[4] = Node(p[4].x - nose * 0.55, p[4].y - hook)
    p[5] = Node(p[5].x - nose, p[5].y + hook, hook > 1)
    for i in (8, 10):
        p[i] = Node(p[i].x - lip, p[i].y)
    p[12] = Node(p[12].x - chin, p[12].y)
    p[13] = Node(p[13].x - chin * 0.6, p[13].y)
    return p


BROWS: Final = {
    "calm": "-30 -9 -22 -13 -10 -10",
    "stern": "-31 -5 -22 -9 -9 -14",
    "raised": "-30 -13 -22 -18 -10 -14",
    "worried": "-29 -14 -21 -12 -10 -7",
    "bushy": "-34 -8 -25 -13 -10 -9",
}


def eyes(a: Figure, at: Frame, skin: str, eye: str) -> None:
    """One eye, seen from the side."""
    if eye == "open":
        a.flat("-27 -1 -22 -5 -14 -2! -20 3", EYE_WHITE, at)
        a.flat(disc(-22.5, -1, 3.2, 4), INK, at)
        a.line("-28 -2 -22 -6 -12 -2", 2.4, INK, at)
    elif eye == "wide":
        a.flat(disc(-20.5, -1, 7, 7.5), EYE_WHITE, at)
        a.flat(disc(-23, -1, 3, 3.8), INK, at)
        a.line("-28 -3 -21 -9 -12 -3", 2.2, INK, at)
    elif eye == "young":
        a.flat("-28 -1 -22 -7 -13 -2 -20 6", EYE_WHITE, at)
        a.flat(disc(-22, -0.5, 4, 5.4), INK, at)
        a.flat(disc(-23.4, -2.6, 1.3), EYE_WHITE, at)
        a.line("-29 -3 -22 -8 -11 -3", 2.2, INK, at)
    elif eye == "narrow":
        a.flat("-27 0! -20 -3 -13 -1! -20 3", EYE_WHITE, at)
        a.flat("-26 -1! -20 -2! -20 3 -25 2", INK, at)
        a.line("-28 -2 -20 -4 -11 -2", 2.8, INK, at)
        a.line("-25 5 -20 6 -14 4", 1.6, f"{skin}-", at)
    elif eye == "merry":
        a.line("-27 1 -21 -5 -13 0", 2.8, INK, at)
        a.lines("-10 -2 -6 -4|-10 1 -5 1", 1.6, f"{skin}-", at)
    elif eye == "shut":
        a.line("-27 -2 -20 3 -13 -1", 2.6, INK, at)
        a.lines("-25 1 -28 4|-20 3 -21 6", 1.8, INK, at)


def mouths(a: Figure, at: Frame, mouth: str) -> None:
    """A mouth at the lips' dip."""
    lines = {
        "line": "-29 23.5 -25 25 -19 22",
        "grin": "-29 23.5 -22 25 -15 17",
        "frown": "-29 23.5 -24 22 -18 27",
        "purse": "-30 23.5 -27 24 -24 23",
    }
    if mouth in lines:
        a.line(lines[mouth], 2.3, INK, at)
        if mouth == "grin":
            a.line("-15 13 -12 17 -14 21", 1.8, INK, at)
    elif mouth == "smile":
        a.flat("-30 22! -22 22 -13 16! -16 26 -26 29", "#7a2a36", at)
        a.flat("-30 22! -22 22 -13 16! -16 22 -26 25", EYE_WHITE, at)
        a.line("-30 22.5 -22 22 -13 16", 2, INK, at)
        a.line("-14 19 -17 27 -27 29", 2, INK, at)
    elif mouth == "shout":
        a.flat("-31 20! -22 18 -14 22 -17 31 -30 29!", "#5a1f2c", at)
        a.flat("-30 20! -22 18 -17 21! -23 23", EYE_WHITE, at)
        a.line("-31 20 -22 17 -14 22 -17 31 -29 30", 2, INK, at)
    elif mouth == "teeth":
        a.flat("-31 21! -22 21 -14 18! -16 26 -30 28!", EYE_WHITE, at)
        a.lines("-31 21 -22 21 -14 18 -16 26 -29 28|-30 24.5 -22 24.5 -15 22|-25 21 -25 28|-20 21 -20 27", 1.5, INK, at)


def wrinkles(a: Figure, at: Frame, shade: str, age: str) -> None:
    """What the years, or the sun, write into a face."""
    if age == "old":
        a.lines(
            "-10 -2 -5 -4|-10 1 -4 2|-26 13 -21 17 -21 23|-24 -19 -16 -22 -8 "
            "-20|-23 -25 -15 -28 -8 -26|-23 6 -18 8 -13 6|-18 28 -16 32 -18 37",
            1.7,
            shade,
            at,
        )
    elif age == "weathered":
        a.lines("-10 -2 -5 -4|-10 1 -4 2|-26 13 -21 17 -20 22", 1.7, shade, at)
    elif age == "child":
        a.flat(joined(*(disc(x, y, 1.1) for x, y in ((-22, 8), (-18, 10), (-14, 8), (-19, 13), (-24, 12)))), shade, at)


def patch(a: Figure, at: Frame, colour: str = "black") -> None:
    """An eye patch with its strap."""
    a.line("-26 -8 -6 -18 22 -20", 3, colour, at)
    a.form("-31 -6 -20 -9 -12 -4 -15 6 -24 8 -30 3", colour, at, rim=False, outline=False, shift=(-2, -2))


def spectacles(a: Figure, at: Frame, metal: str = "brass") -> None:
    """A round lens and its temple."""
    a.flat(disc(-20, 0, 9.5), "#ffffff", at, 0.4)
    a.line(disc(-20, 0, 9.5), 2.4, f"{metal}-", at)
    a.lines("-11 -2 8 -4|-29 -1 -33 1", 2.4, f"{metal}-", at)


def goggles(a: Figure, at: Frame, metal: str = "brass", strap: str = "leather") -> None:
    """Flying goggles; move the frame up to push them to the forehead."""
    a.form(ribbon("-24 0 6 -4 40 2", 8, 8, 9), strap, at, rim=False, shift=(0, -2))
    a.form(disc(-20, 0, 11, 12), metal, at, rim=False, shift=(-2, -2))
    a.flat(disc(-21, 0, 7, 8), "mint", at)
    a.flat(disc(-23, -3, 2.4), "#ffffff", at)


def hoop(a: Figure, at: Frame, r: float = 5) -> None:
    """A brass earring that hangs from the ear lobe of a head."""
    here = at.inner(12, 12 + r)
    a.line(disc(0, 0, r), 4.5, INK, here)
    a.line(disc(0, 0, r), 2.4, "brass", here)


def porcelain(a: Figure, at: Frame) -> None:
    """A painted mask in front of a brass head: a lens for an eye, a crack over the brow."""
    a.form("8 -40 34 -42 46 -18 44 10 28 24 10 34 -2 20 -4 -20", "brass", at)
    head(a, at, "s1", "young", nose=3, lip=1, eye="", brow="", mouth="", ear=False, neck="")
    a.form(
        "-14 -40 -30 -24 -32 -11 -28 -3 -32 4 -38 8 -30 14 -30 17 -33 20 -28 "
        "22.5! -32 25.5 -27 29 -28 35 -20 41 -5 40! 6 20 2 -8 8 -30 4 -45!",
        "white",
        at,
        rim=False,
        shift=(-5, -3),
    )
    a.flat(disc(-20, -1, 7.5), INK, at)
    a.flat(disc(-20, -1, 4.6), "mint", at)
    a.flat(disc(-21.5, -2.5, 1.8), "#ffffff", at)
    a.flat(disc(-13, 14, 6, 5), "coral", at, 0.5)
    a.lines("-30 -11 -20 -14 -10 -11|-28 22.5 -24 23 -20 20", 2.2, "rust-", at)
    a.lines("-10 -40 -4 -28 -10 -18", 1.6, "white-", at)


def scar(a: Figure, at: Frame, skin: str) -> None:
    a.lines("-16 4 -12 12 -10 20|-17 9 -11 8|-15 15 -9 14", 1.8, f"{skin}-", at)
