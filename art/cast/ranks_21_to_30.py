"""Ranks 21 to 30: Bosun to Merchant."""

from art import dress, hair, hands, hats, people, props
from art.figure import Figure
from art.geometry import Frame, disc, joined, poly, ribbon, star
from art.palette import INK


def bosun() -> Figure:
    """Pipes all hands below rank 21 to work."""
    a = Figure("azure", (144, 86, 62), shift=(-7, 0))
    at = Frame(146, 92, 1, 3)
    a.form(props.ring(34, 17), "parch", Frame(212, 152), shift=(-6, -4))
    a.line(disc(0, 0, 26), 2, "parch-", Frame(212, 152))
    dress.coat(a, at, "white", None, "white", "stout")
    a.form("-30 50! -14 66 2 100! 40 78 44 34! 64 50 74 84 30 96 2 122! -24 84 -44 66!", "indigo", at, rim=False)
    people.head(a, at, "s4", "round", nose=5, lip=2, eye="narrow", brow="stern", mouth="purse")
    hair.bun(a, at, "black", 36, 20, 15)
    hats.watchcap(a, at, "coral", bobble=True)
    people.hoop(a, at)
    wrist = hands.arm(a, (112, 210), (44, 204), (70, 148), "white", (46, 30), "indigo")
    a.form(ribbon("112 118 88 118 66 112 44 112", 7, 9), "brass", rim=False, shift=(0, -3))
    a.form(disc(40, 111, 9), "brass", rim=False, shift=(-2, -3))
    a.lines("26 96 16 88|24 110 10 110|28 124 18 132", 3.4, "white")
    hands.pinch(a, Frame(wrist.x + 4, wrist.y + 4, 1.1, 14), "s4")
    return a


def brawler() -> Figure:
    """There is room for one Brawler only: both fists up."""
    a = Figure("dawn", (146, 92, 60), zoom=0.97, shift=(-8, 6))
    at = Frame(156, 84, 1, 8)
    dress.torso(a, at, "teal", "broad")
    a.form("40 36! 82 42 104 74 110 130! 58 130! 54 76", "s2", at)
    people.head(a, at, "s2", "broad", nose=5, lip=1, brow="stern", hair="red", mouth="teeth", neck="broad")
    a.flat(disc(-18, 7, 9, 4), "plum", at, 0.55)
    a.form(ribbon("-8 10 0 18 8 25", 8, 8), "white", at, rim=False, shift=(0, -1), outline=False, line=1.4)
    a.form(ribbon("-7 25 0 18 6 9", 8, 8), "white", at, rim=False, shift=(0, -1), outline=False, line=1.4)
    hair.mohawk(a, at, "red")
    for shoulder, elbow, wrist, fist in (
        ((190, 214), (140, 250), (118, 186), Frame(112, 150, 1.15, -8)),
        ((96, 214), (60, 240), (52, 178), Frame(46, 134, 1.6, 4)),
    ):
        hands.arm(a, shoulder, elbow, wrist, "s2", (54, 36))
        a.form("-18 10! 0 16 18 10! 16 30 0 34 -15 30", "white", fist, rim=False, shift=(-3, -2))
        hands.knuckles(a, fist, "s2")
        a.form("-22 3! -10 7 0 5 11 6 22 3! 20 14 0 17 -20 14", "white", fist, rim=False, shift=(-2, -2), outline=False)
        a.lines("-20 9 0 11 20 8|-14 21 0 24 15 20", 1.3, "white-", fist)
    return a


def thief() -> Figure:
    """Takes a neighbour's token; the good name suffers."""
    a = Figure("noon", (132, 88, 60), right=True)
    at = Frame(126, 94, 0.96, 8)
    a.form("30 -10 50 -8 70 10 92 14! 76 34 60 54 30 48", "iron", at)
    dress.torso(a, at, "iron", "slim", lean=14)
    people.head(a, at, "s1", "young", nose=4, eye="open", brow="", mouth="grin", neck="slim")
    a.flat("-33 -8! -22 -12 -6 -8 16 -12! 16 -4! -6 4 -14 8 -24 6 -34 4!", INK, at)
    a.flat("-27 -1 -22 -5 -14 -2! -20 3", "#fdf6e6", at)
    a.flat(disc(-22.5, -1, 3, 3.6), INK, at)
    dress.scarf(a, at, "plum")
    hair.crop(a, at, "gold")
    hats.headband(a, at.inner(0, -8), "plum")
    wrist = hands.arm(a, (116, 210), (56, 214), (72, 128), "iron", (40, 25), "plum")
    hands.pinch(a, Frame(wrist.x, wrist.y, 1.1, -6), "s1")
    a.line("52 92 40 108 36 128 44 138", 4.6)
    a.line("52 92 40 108 36 128 44 138", 2.2, "brass")
    a.line("52 92 58 110 58 130 46 138", 4.6)
    a.line("52 92 58 110 58 130 46 138", 2.2, "brass")
    a.form(poly("45 132 60 146 45 170 30 146"), "coral", rim=False, shift=(-5, -5))
    a.flat(star(38, 141, 7), "#ffffff")
    return a


def topman() -> Figure:
    """Alone aloft at night is best."""
    a = Figure("aurora", (140, 70, 58))
    at = Frame(140, 94, 0.98, -13)
    ropes = [f"{x - 8} 200 {x + 12} 90 {x + 36} -40" for x in (14, 60)]
    rungs = [f"{30 - y / 5} {y} {68 - y / 5} {y + 4} {100 - y / 5} {y}" for y in (24, 66, 108, 150)]
    a.form(joined(*(ribbon(each, 5, 5) for each in ropes + rungs)), "parch", rim=False, shift=(-2, -1))
    hair.braid(a, at, "36 6 46 22 52 38 54 54", "gold", "teal", 9)
    dress.torso(a, at.inner(-6, 0), "teal", "slim", lean=-20)
    dress.stripes(a, Frame(at.x - 4, at.y + 2), "white", "child")
    people.head(a, at, "s2", "young", nose=3, eye="young", mouth="smile", hair="gold", neck="slim", blush="coral")
    dress.kerchief(a, at, "white")
    hair.fringe(a, at, "gold")
    hats.watchcap(a, at, "rust")
    wrist = hands.arm(a, (122, 206), (64, 168), (72, 92), "teal", (42, 26), "white")
    hands.grip(a, Frame(wrist.x - 2, wrist.y, 1.1, 6), "s2")
    return a


def recruiter() -> Figure:
    """Calls a card from the hand straight aboard."""
    a = Figure("azure", (150, 92, 58), shift=(-5, 4))
    at = Frame(150, 104, 1, -6)
    dress.coat(a, at, "coral", "parch", "white", "plain", buttons="brass")
    people.head(a, at, "s4", "plain", nose=5, lip=1, eye="open", brow="raised", mouth="shout")
    dress.cravat(a, at, "white")
    hair.fringe(a, at, "black")
    hats.tophat(a, at, "deep", "coral")
    a.form("106 124! 106 138! 60 142 14 166! 10 92! 60 118", "brass", shift=(-3, -8))
    a.form("10 88! 22 94 26 130 20 166 10 170! 2 130", "brass", shift=(-3, -4))
    a.flat(disc(11, 129, 6, 32), "brass-")
    wrist = hands.arm(a, (126, 214), (74, 214), (78, 168), "coral", (44, 28), "parch")
    hands.fist(a, Frame(wrist.x, wrist.y + 2, 1.1, 4), "s4")
    return a


def cook() -> Figure:
    """A second helping at dusk."""
    a = Figure("ember", (138, 90, 66), zoom=1.03, shift=(0, 3))
    at = Frame(150, 100)
    dress.torso(a, at, "white", "stout")
    people.head(a, at, "s1", "round", nose=9, eye="merry", mouth="", hair="red", blush="coral")
    dress.kerchief(a, at, "coral")
    hair.fringe(a, at, "red")
    hair.moustache(a, at, "red")
    hats.toque(a, at)
    a.form(
        joined(*(disc(x, y, 4) for x, y in ((172, 172), (190, 168), (172, 187), (190, 183)))),
        "brass",
        shift=(-1, -1),
        rim=False,
        outline=False,
    )
    a.lines("16 104 8 90 20 80 14 66|36 104 28 90 40 80 34 66", 4, "#fff1d8", opacity=0.8)
    a.form(ribbon("82 58 66 92 54 124", 8, 9), "steel", shift=(-3, 0))
    a.form("-2 116! 58 122! 54 142 38 154 16 152 0 138", "steel", shift=(-6, -6))
    a.form(disc(0, 0, 30, 8), "soup", Frame(28, 119, 1, 6), shift=(0, 3), rim=False)
    wrist = hands.arm(a, (136, 212), (88, 222), (82, 124), "white", (44, 30), "white")
    hands.clasp(a, Frame(wrist.x - 2, wrist.y, 1.1, 14), "s1")
    return a


def watchman() -> Figure:
    """Swaps today for tomorrow: the hourglass turns."""
    a = Figure("gale", (146, 88, 60))
    at = Frame(152, 96, 1, 2)
    dress.coat(a, at, "brass", None, "deep", "plain")
    people.head(a, at, "s2", "plain", nose=8, eye="narrow", brow="bushy", hair="white", mouth="", age="old")
    hair.beard(a, at, "white", 6, smile=False)
    a.form(ribbon("-28 27 -44 30 -50 34", 4, 5), "wood", at, rim=False, shift=(0, -1))
    hats.souwester(a, at, "brass")
    wrist = hands.arm(a, (126, 214), (86, 218), (82, 150), "brass", (46, 30), "deep")
    a.form("30 64! 76 64! 76 78 58 98! 76 118 76 134! 30 134! 30 118 48 98! 30 78", "ice", rim=False, shift=(-4, -2))
    a.flat("36 80! 70 80! 62 88 53 98! 44 88", "brass")
    a.flat("33 132! 40 122 53 114 66 122 73 132!", "brass")
    a.line("53 98 53 118", 2.4, "brass")
    for y in (60, 134):
        a.form(poly(f"24 {y - 5} 82 {y - 5} 82 {y + 5} 24 {y + 5}"), "wood", shift=(-3, -3), rim=False)
    a.lines("29 66 29 128|77 66 77 128", 4.4, "wood")
    hands.hold(a, Frame(wrist.x - 4, wrist.y - 4, 1.15, -8), "s2")
    return a


def armorer() -> Figure:
    """A doubloon for each blade: this one is still hot."""
    a = Figure("ember", (148, 82, 62))
    at = Frame(152, 86, 1, 8)
    dress.torso(a, at, "parch", "broad", lean=6)
    people.head(
        a, at, "s2", "broad", nose=5, lip=1, eye="narrow", mouth="grin", hair="grey", neck="broad", age="weathered"
    )
    a.form(
        "-50 66! -36 58! -26 82! 8 92 38 78! 46 44! 62 48! 58 130! -62 130!", "leather", at, rim=False, outline=False
    )
    hair.bun(a, at, "grey", 40, -26, 16)
    people.goggles(a, at.inner(0, -24))
    a.flat(disc(46, 66, 40), "#ffb347", opacity=0.4)
    a.form(ribbon("66 140 60 104 44 66 12 30", 12, 1, 19), "flame", shift=(-5, -2), rim=False)
    a.line("58 112 46 78 24 46", 3, "#fff3c0")
    a.form(ribbon("64 132 68 152 70 172", 9, 9), "leather", rim=False, shift=(-2, 0))
    wrist = hands.arm(a, (128, 206), (100, 220), (78, 178), "parch", (50, 34))
    hands.grip(a, Frame(wrist.x, wrist.y + 2, 1.25, -20), "s2")
    a.form("44 138! 68 128 90 134! 86 142 48 146", "brass", shift=(-2, -3))
    a.flat(joined(star(18, 84, 6), star(88, 62, 5), star(84, 96, 4), star(30, 110, 4)), "#fff3c0")
    return a


def infantry() -> Figure:
    """Guards the right end of the row."""
    a = Figure("dawn", (132, 84, 62), right=True)
    at = Frame(134, 102, 0.98, -3)
    dress.torso(a, at, "rust", "plain")
    people.head(a, at, "s4", "plain", nose=4, chin=3, eye="open", brow="stern", mouth="line")
    a.form("-24 46! -6 54 30 36! 34 52 10 66 -20 62", "deep", at, rim=False)
    dress.strap(a, "110 163 144 180 166 200", "white", 12)
    dress.strap(a, "186 160 158 178 128 200", "white", 12, (148, 183))
    hair.stubble(a, at)
    hats.bearskin(a, at, "black", "coral")
    props.shaft(a, "60 200 56 120 50 50", "wood", 13)
    a.form(ribbon("54 90 50 60 48 38", 7, 6), "iron", rim=False, shift=(-2, 0))
    a.form(poly("43 42 53 41 46 4"), "steel", rim=False, shift=(-3, 0))
    a.form(poly("48 64 60 62 61 70 49 72"), "brass", rim=False, shift=(-2, 0))
    wrist = hands.arm(a, (106, 214), (86, 214), (68, 172), "rust", (44, 29), "deep")
    hands.fist(a, Frame(wrist.x - 2, wrist.y + 2, 1.15, -16), "white")
    return a


def merchant() -> Figure:
    """Sells one, two or three of a kind: weighs them all."""
    a = Figure("amber", (150, 86, 60))
    at = Frame(164, 94, 1, -2)
    dress.torso(a, at, "teal", "stout")
    people.head(
        a, at, "s3", "round", nose=7, hook=1, lip=1, eye="open", brow="raised", hair="grey", mouth="grin", age="old"
    )
    dress.ermine(a, at)
    dress.beads(a, at, "-20 80 -12 90 0 94 14 92 26 84 36 74")
    hair.fringe(a, at, "grey")
    hats.beret(a, at, "plum", "brass")
    people.hoop(a, at, 4)
    wrist = hands.arm(a, (140, 216), (66, 220), (62, 104), "teal", (48, 28), "white")
    hands.pinch(a, Frame(wrist.x + 10, wrist.y - 4, 1.1, 4), "s3")
    scales = Frame(10, 0)
    a.form(ribbon("2 76 46 68 90 64", 5, 5), "brass", scales, rim=False, shift=(0, -2))
    a.lines("7 76 -7 122|7 76 21 122|85 66 71 112|85 66 99 112", 2, "brass-", scales)
    a.form("-12 120! 7 124 26 120! 20 136 -6 136", "brass", scales, shift=(-4, -3), rim=False)
    a.form("66 110! 85 114 104 110! 98 126 72 126", "brass", scales, shift=(-4, -3), rim=False)
    props.coins(a, scales, (1, 114), (13, 114), (7, 103))
    a.form(poly("85 92 96 103 85 114 74 103"), "coral", scales, rim=False, shift=(-4, -3))
    return a
