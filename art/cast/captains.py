"""Eight captains: faces that players and bots choose. Larger heads, few props, so that a round crop works."""

from art import dress, hair, hands, hats, people, props
from art.figure import Figure
from art.geometry import Frame, disc, poly, ribbon, star


def captain_1() -> Figure:
    """An old hand with white curls, a red hat and a pipe."""
    a = Figure("noon", (128, 88, 70))
    at = Frame(128, 94, 1.1, -3)
    hair.afro(a, at, "white", 58)
    dress.coat(a, at, "deep", "brass", "white", "plain", buttons="brass")
    people.head(a, at, "s4", "plain", nose=5, lip=2, eye="narrow", brow="raised", hair="white", mouth="grin", age="old")
    dress.cravat(a, at, "white")
    hair.hairline(a, at, "white")
    hats.tricorne(a, at, "coral", "parch")
    people.hoop(a, at, 5)
    a.form("-30 24! -52 28 -62 34! -58 24! -72 24! -68 46 -54 46 -50 34 -28 29!", "wood", at, shift=(-2, -3))
    a.lines("46 112 36 98 50 86 40 70", 4, "#fffaf0", opacity=0.8)
    return a


def captain_2() -> Figure:
    """A northerner with a fur hat and a beard like a fire."""
    a = Figure("gale", (132, 80, 70), right=True)
    at = Frame(128, 88, 1.02, 2)
    dress.torso(a, at, "deep", "broad")
    a.form(ribbon("62 64 40 96 22 134", 7, 7), "brass", at, rim=False, shift=(-2, -1), outline=False)
    dress.ermine(a, at.inner(2, 2, 1.15), "grey")
    people.head(a, at, "s1", "broad", nose=7, eye="merry", brow="bushy", hair="red", mouth="", blush="coral")
    hair.fringe(a, at, "red")
    hair.chops(a, at, "red")
    hair.long_beard(a, at, "red")
    hair.moustache(a, at, "red", "drooping")
    hats.furhat(a, at, "grey", "teal")
    a.form(disc(44, 74, 10), "brass", at, rim=False, shift=(-3, -3), outline=False)
    return a


def captain_3() -> Figure:
    """One eye, one feather, no fear."""
    a = Figure("rose", (124, 92, 66))
    at = Frame(124, 104, 1.06, 6)
    dress.coat(a, at, "plum", "rose", "white", "slim", lean=8)
    people.head(a, at, "s2", "plain", nose=4, lip=1, chin=1, eye="", brow="calm", mouth="grin", neck="slim")
    people.patch(a, at)
    dress.ruff(a, at.inner(0, 4, 0.9))
    hair.bob(a, at, "black")
    hats.plume(a, at, "10 -56 40 -80 74 -70 96 -38 100 4", "mint", 30)
    hats.slouch(a, at, "deep", "brass", 1)
    wrist = hands.arm(a, (96, 214), (38, 228), (36, 158), "plum", (40, 25), "white")
    hands.pinch(a, wrist, "s2")
    a.form("0 0! -10 -10 -8 -20 0 -14! 8 -20 12 -10", "coral", Frame(20, 128), rim=False, shift=(-2, -2))
    a.line("20 128 24 150 22 166", 3, "leaf-")
    return a


def captain_4() -> Figure:
    """Young, ringed, and already known in every harbour."""
    a = Figure("azure", (128, 86, 68), right=True, zoom=1.1, shift=(10, 0))
    at = Frame(132, 104, 1.06, 6)
    falls = [
        f"{36 - i * 6} {-24 + i * 10} {52 - i * 6} {4 + i * 10} {50 - i * 6} {40 + i * 8} {56 - i * 6} {74 + i * 5}"
        for i in range(4)
    ]
    hair.locs(a, at, "brown", *falls)
    dress.torso(a, at, "coral", "plain")
    people.head(a, at, "s3", nose=4, lip=2, chin=2, brow="raised", mouth="smile", hair="brown", neck="slim")
    dress.collar(a, at, "brass")
    hair.bun(a, at, "brown", 44, -42, 22)
    hair.locs(a, at, "brown", "24 -10 34 10 32 34 36 56", "32 -18 44 6 42 34 46 62")
    a.form(ribbon("14 -50 26 -38 34 -22", 13, 13), "mint", at, rim=False, shift=(0, -3))
    for x, y in ((36, 42), (46, 48), (53, 28)):
        a.form(disc(x, y, 6, 5), "brass", at, rim=False, shift=(-1, -1), outline=False, line=1.6)
    people.hoop(a, at, 8)
    return a


def captain_5() -> Figure:
    """Flies whatever leaves the ground."""
    a = Figure("dawn", (146, 84, 66))
    at = Frame(148, 92, 1.06, -5)
    for points, width in (("34 46 62 34 84 48 116 30", 26), ("34 52 58 58 78 76 108 70", 22)):
        a.form(ribbon(points, 18, 6, width), "teal", at)
    dress.torso(a, at, "leather", "slim")
    people.head(
        a, at, "s1", "young", nose=1, eye="young", brow="raised", mouth="smile", age="child", hair="red", neck="slim"
    )
    dress.scarf(a, at, "teal")
    hair.lock(a, at, "-4 -34 -30 -30 -44 -10", "red", 18, rim=False)
    hair.lock(a, at, "0 -36 -20 -34 -34 -20", "red", 14, rim=False)
    hats.flyinghelmet(a, at, "leather", "brass")
    people.goggles(a, at.inner(2, -34, 1.1, 2), "brass", "black")
    props.dart(a, Frame(48, 104, 1.25, -10))
    wrist = hands.arm(a, (130, 212), (80, 216), (66, 162), "leather", (42, 28), "parch")
    hands.pinch(a, Frame(wrist.x + 2, wrist.y, 1.15, 6), "s1")
    return a


def captain_6() -> Figure:
    """Grew up under a straw hat on a fishing skiff; now the skiff has twelve guns."""
    a = Figure("amber", (130, 92, 64), right=True)
    at = Frame(132, 102, 1.06, 3)
    hair.braid(a, at, "36 20 46 38 50 56 52 74", "black", "coral", 11)
    dress.coat(a, at, "coral", None, "white", "slim")
    people.head(
        a, at, "s3", "young", nose=4, lip=1, eye="open", brow="calm", mouth="smile", neck="slim", age="weathered"
    )
    dress.scarf(a, at, "leaf")
    hair.fringe(a, at, "black")
    people.hoop(a, at, 5)
    hats.cone(a, at.inner(0, 0, 1.08), "brass")
    props.shaft(a, "30 200 36 120 40 40", "wood", 9)
    for turn in (-22, 0, 22):
        a.form(poly("-3 4 3 4 3 -20 0 -34 -3 -20"), "steel", Frame(40, 44, 1, turn), rim=False, shift=(-2, 0))
    wrist = hands.arm(a, (100, 216), (60, 224), (44, 172), "coral", (40, 27), "white")
    hands.clasp(a, Frame(wrist.x - 4, wrist.y, 1.1, 2), "s3")
    return a


def captain_7() -> Figure:
    """Commands with one look from under her headcloth."""
    a = Figure("moon", (130, 84, 66), shift=(-12, 0))
    at = Frame(142, 92, 1.08, 4)
    dress.torso(a, at, "plum", "plain")
    people.head(a, at, "s4", "plain", nose=4, lip=2, eye="open", brow="stern", mouth="line", neck="slim")
    dress.collar(a, at, "lilac")
    hats.wrap(a, at, "indigo", "brass")
    a.flat(star(-13, 12, 5, 4, 0.4), "brass", at)
    people.hoop(a, at, 8)
    dress.epaulette(a, Frame(212, 156, 1.05, 14))
    return a


def captain_8() -> Figure:
    """A gentleman of the old school, monocle and all."""
    a = Figure("ember", (136, 92, 66), right=True, zoom=1.05, shift=(7, 0))
    at = Frame(136, 96, 1.1, -7)
    dress.coat(a, at, "night", "rust", "white", "stout", buttons="brass")
    people.head(a, at, "s3", "round", nose=7, eye="open", brow="raised", hair="grey", mouth="", age="old")
    dress.cravat(a, at, "white")
    hair.fringe(a, at, "grey")
    hair.beard(a, at, "grey", -6, smile=False)
    hair.moustache(a, at, "grey", "waxed")
    a.line(disc(-20, 0, 9.5), 2.6, "brass", at)
    a.line("-11 4 0 30 -4 60", 1.6, "brass", at)
    hats.peaked(a, at, "white", "night")
    return a
