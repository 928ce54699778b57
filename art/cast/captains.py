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
    at = Frame(126, 82, 1.08, 2)
    dress.torso(a, at, "leather", "broad")
    dress.ermine(a, at.inner(2, 2, 1.2), "parch")
    people.head(
        a, at, "s1", "broad", nose=7, eye="merry", brow="bushy", hair="red", mouth="", neck="broad", blush="coral"
    )
    hair.fringe(a, at, "red")
    hair.chops(a, at, "red")
    hair.beard(a, at, "red", 22)
    hair.moustache(a, at, "red", "drooping")
    hats.furhat(a, at, "grey", "teal")
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
    a = Figure("azure", (134, 88, 66), right=True, zoom=1.04)
    at = Frame(142, 100, 1.08, 8)
    hair.locs(
        a,
        at,
        "brown",
        "20 -34 48 -44 66 -20 62 14",
        "22 -26 54 -26 58 8 70 40",
        "22 -16 44 -10 48 26 50 58",
        "20 -8 36 10 36 44 34 70",
    )
    dress.bare(a, at, "s3", 62)
    a.form("-54 74! -24 66! -6 124! -70 124!", "brass", at, shift=(-5, -3))
    a.form("30 124! 40 58! 62 62! 84 124!", "brass", at, shift=(-5, -3))
    people.head(a, at, "s3", "plain", nose=4, lip=1, chin=2, eye="open", brow="raised", mouth="smile", hair="brown")
    a.form("-30 -20! -26 -40 0 -50 28 -42 36 -18! 16 -14 6 2! -2 -14", "brown", at, rim=False, shift=(-5, -3))
    hair.locs(
        a, at, "brown", "0 -44 10 -64 32 -70 44 -56", "10 -44 26 -58 46 -54 56 -40", "-6 -42 -8 -64 10 -80 28 -78"
    )
    a.form(ribbon("-2 -48 12 -52 24 -44", 9, 9), "coral", at, rim=False, shift=(0, -2))
    people.hoop(a, at, 7)
    dress.beads(a, at, "-18 62 -8 70 4 72 16 68 26 60", "coral", 4)
    return a


def captain_5() -> Figure:
    """Flies whatever leaves the ground."""
    a = Figure("dawn", (146, 84, 66))
    at = Frame(148, 88, 1.1, -5)
    a.form(ribbon("30 46 60 40 84 56 112 44", 18, 6, 24), "coral", at)
    a.form(ribbon("30 54 56 62 76 82 104 80", 16, 5, 20), "coral", at)
    dress.torso(a, at, "leather", "child")
    people.head(
        a,
        at,
        "s1",
        "young",
        nose=1,
        eye="young",
        brow="raised",
        mouth="smile",
        age="child",
        hair="red",
        neck="slim",
        blush="coral",
        ear=False,
    )
    dress.scarf(a, at, "coral")
    hair.lock(a, at, "-10 -36 -32 -32 -38 -16", "red", 16, rim=False)
    hats.flyinghelmet(a, at, "leather")
    people.goggles(a, at.inner(2, -26, 1, 0), "brass", "black")
    dress.strap(a, "186 150 176 168 156 200", "brass", 9)
    plane = Frame(46, 142, 1.1, -4)
    a.form(poly("40 -2 -36 -20 6 12"), "parch", plane, rim=False, shift=(-3, -3))
    a.form(poly("40 -2 6 12 -36 -20 10 0"), "white", plane, rim=False, shift=(0, 0))
    a.form(poly("10 1 6 12 0 26 -6 -3"), "parch", plane, rim=False, shift=(-2, 0))
    a.lines("72 128 84 124 94 127|70 150 82 147 92 151", 2.4, "#ffffff", opacity=0.8)
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
    hands.fist(a, Frame(wrist.x - 4, wrist.y, 1.1, -10), "s3")
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
