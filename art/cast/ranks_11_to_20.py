"""Ranks 11 to 20: Carpenter to Freed Prisoner."""

from art import dress, hair, hands, hats, people, props
from art.figure import Figure
from art.geometry import Frame, curve, disc, joined, poly, puff, ribbon, star
from art.palette import INK


def carpenter() -> Figure:
    """Pays for timber now, is paid at anchor: sleeves rolled, the saw is ready."""
    a = Figure("azure", (146, 84, 60), shift=(-4, 2))
    at = Frame(152, 86, 1, 4)
    a.form(puff(38, -30, 27, 25, 9, 0.08), "black", at)
    dress.torso(a, at, "mint", "broad", lean=6)
    people.head(a, at, "s3", "plain", nose=5, lip=2, chin=2, brow="raised", mouth="smile", neck="broad")
    a.form("-40 64! -28 60! -22 84! 8 92 36 80! 44 48! 58 54! 52 130! -52 130!", "leather", at, rim=False)
    hair.hairline(a, at, "black")
    hats.headband(a, at, "coral")
    a.form(ribbon("-12 -1 10 -7 36 -14", 6, 6), "brass", at, rim=False, shift=(0, -1))
    people.hoop(a, at, 4)
    saw = Frame(52, 140, 1, -16)
    teeth = " ".join(f"{-17 + i * 0.9} {-18 - i * 14}! {-27 + i * 0.9} {-25 - i * 14}!" for i in range(9))
    a.form(f"28 4! -18 -4! {teeth} -6 -142! 12 -142!", "steel", saw, shift=(-7, -3))
    grip = joined(curve("-24 -14! 4 -22 32 -14! 48 6 50 34 34 52! -10 54 -28 34"), disc(10, 18, -15, 17))
    a.form(grip, "wood", saw, shift=(-5, -4), rim=False)
    a.flat(joined(disc(-12, -8, 3), disc(26, -7, 3)), "brass", saw)
    hands.arm(a, (148, 218), (116, 220), (92, 176), "s3", (50, 32))
    a.form("132 158! 176 166 200 200! 108 200! 112 184", "mint", shift=(-5, -4))
    a.form(ribbon("130 158 116 176 108 198", 15, 15), "white", rim=False, shift=(-3, -2))
    hands.hold(a, Frame(88, 170, 1.35, -52), "s3")
    return a


def officer() -> Figure:
    """Fills the purse up to twelve."""
    a = Figure("noon", (134, 86, 62), right=True, shift=(-7, 0))
    at = Frame(132, 94, 1, -6)
    dress.coat(a, at, "indigo", "white", "white", "plain", buttons="brass")
    dress.epaulette(a, Frame(194, 150, 1, 12))
    people.head(a, at, "s3", "plain", nose=6, chin=4, eye="narrow", brow="raised", hair="black", mouth="line")
    a.form("-24 46! -6 54 30 36! 34 52 10 66 -20 62", "indigo", at, rim=False)
    hair.fringe(a, at, "black")
    hair.moustache(a, at, "black", "waxed")
    hats.peaked(a, at, "indigo", "coral")
    wrist = hands.arm(a, (104, 214), (58, 212), (54, 150), "indigo", (46, 29), "white")
    hands.palm(a, wrist, "s3")
    a.form("28 106! 22 88 30 72! 44 78! 56 70! 70 74! 78 90 72 106 50 114", "leather", shift=(-6, -4))
    props.coins(a, Frame(), (36, 66), (52, 60), (66, 67), (48, 72))
    a.form(ribbon("30 80 50 84 72 78", 6, 6), "brass", rim=False, shift=(0, -1))
    props.coin(a, Frame(54, 36))
    return a


def smuggler() -> Figure:
    """Takes a token before everyone else: it hangs in the lining of the coat by the time they look."""
    a = Figure("gale", (132, 76, 62), shift=(-16, -8))
    at = Frame(152, 84, 1, 4)
    dress.torso(a, at, "deep", "plain", lean=-4)
    people.head(a, at, "s2", "plain", nose=6, hook=1, eye="narrow", brow="raised", hair="brown", mouth="grin")
    hats.hood(a, at, "deep", peak=True)
    a.form(ribbon("-39 -22 -12 -23 3 0 6 30 -6 54", 7, 8), "brass", at, rim=False, shift=(-2, -1), outline=False)
    a.form("134 132! 96 116 56 84 26 74! 12 84 8 116 14 150 6 214! 150 214!", "deep", shift=(-4, -6))
    a.form("128 142! 92 130 58 98 34 90! 22 98 20 122 26 154 20 214! 138 214!", "coral", rim=False, shift=(-5, -4))
    a.line("48 100 50 114 58 124", 2.6, "brass")
    a.form(disc(60, 138, 16), "brass", rim=False, shift=(-3, -3), outline=False)
    a.form(disc(60, 138, 8), "mint", rim=False, shift=(-2, -2), outline=False)
    a.form(ribbon("90 134 97 156 104 178", 19, 19), "parch", rim=False, shift=(-4, -2), outline=False)
    a.form(ribbon("88 158 97 157 106 154", 7, 7), "teal", rim=False, shift=(0, -1), outline=False)
    a.form(
        "32 158! 42 158! 42 168 52 176 52 196! 22 196! 22 176 32 168", "ice", rim=False, shift=(-4, -2), outline=False
    )
    a.form(poly("31 150 43 150 43 159 31 159"), "wood", rim=False, shift=(-2, 0), outline=False)
    hands.over(a, Frame(38, 82, 1.15, 32), "s2")
    return a


def bodyguard() -> Figure:
    """Sweeps away sabers and hooks: nothing gets past the shield."""
    a = Figure("amber", (150, 80, 62), right=True, zoom=0.92)
    at = Frame(156, 80, 1, 2)
    dress.torso(a, at, "iron", "broad")
    a.form("42 44 70 40 98 58 104 84! 76 76 50 66", "steel", at)
    people.head(a, at, "s4", "broad", nose=6, eye="narrow", brow="stern", mouth="frown", neck="broad")
    a.form("-22 50! 4 62 44 40! 50 58 10 80 -22 70", "iron", at, rim=False)
    people.scar(a, at, "s4")
    hats.helmet(a, at, "steel", "rust")
    shield = Frame(-16, 10)
    a.form(disc(76, 136, 66), "rust", shield, shift=(-8, -6))
    a.form(disc(76, 136, 52), "brass", shield, shift=(-6, -5), rim=False)
    a.form(disc(76, 136, 44), "rust", shield, rim=False, shift=(-8, -6), outline=False)
    a.form(star(76, 136, 38, 8, 0.5), "parch", shield, rim=False, shift=(-4, -3), outline=False)
    a.form(disc(76, 136, 13), "brass", shield, shift=(-4, -4), rim=False, outline=False)
    a.flat(
        joined(
            *(disc(x, y, 3) for x, y in ((76, 77), (130, 112), (118, 178), (22, 112), (34, 178), (104, 84), (48, 84)))
        ),
        INK,
        shield,
    )
    return a


def witch() -> Figure:
    """Does by night what another does: a light in the open hand."""
    a = Figure("moon", (146, 82, 64), shift=(0, 5))
    at = Frame(144, 104)
    hair.long_back(a, at, "grey", 96)
    dress.torso(a, at, "plum", "plain", lean=8)
    people.head(
        a, at, "s3", "plain", nose=6, hook=1, chin=2, lip=1, mouth="grin", hair="grey", age="weathered", glow="#b9d8b4"
    )
    dress.kerchief(a, at, "lilac")
    hair.long_front(a, at, "grey", 92)
    hats.pointed(a, at, "night", "coral")
    a.form(star(-14, -34, 8), "brass", at, shift=(0, 0), rim=False, outline=False)
    a.shine(50, 92, 34, "#8ff7e8", "#f2fffb")
    a.flat(joined(star(20, 62, 8), star(80, 56, 6), star(12, 120, 5)), "#e6fffa")
    a.line("16 92 36 112 70 104 82 84 70 70", 2.6, "#d8fff6", opacity=0.9)
    wrist = hands.arm(a, (116, 216), (62, 220), (58, 164), "plum", (46, 34), "night")
    hands.palm(a, wrist, "s3")
    return a


def mutineer() -> Figure:
    """The lowest rank goes overboard tonight: torch up, voice up."""
    a = Figure("storm", (150, 92, 58))
    at = Frame(150, 100, 1, -8)
    hair.locs(a, at, "brown", "26 -16 52 -6 58 20 66 38", "30 -6 46 14 48 40 58 60", "26 4 38 30 38 56 42 76")
    dress.coat(a, at, "rust", None, "parch", "plain", lean=12)
    people.head(
        a, at, "s2", "plain", nose=7, chin=3, eye="wide", brow="stern", hair="brown", mouth="shout", neck="broad"
    )
    hair.stubble(a, at)
    hair.crop(a, at, "brown")
    hats.headband(a, at, "parch")
    people.scar(a, at, "s2")
    a.shine(54, 40, 40, "#ffb347")
    a.form(poly("46 60 66 58 62 140 54 140"), "wood", rim=False, shift=(-3, 0))
    a.form(poly("42 56 70 54 68 72 44 74"), "iron", rim=False, shift=(-3, -2))
    props.flame(a, Frame(55, 42, 1.8))
    wrist = hands.arm(a, (124, 210), (70, 206), (62, 136), "rust", (48, 31), "leather")
    hands.fist(a, Frame(wrist.x, wrist.y, 1.2, 0), "s2")
    return a


def brute() -> Figure:
    """The rightmost one goes. Even if it is the Brute."""
    a = Figure("gale", (140, 84, 62), right=True)
    at = Frame(116, 98, 0.94, 12)
    big = Frame(126, 84, 1.02)
    a.form(ribbon("158 200 190 120 208 72", 18, 34), "wood", shift=(-8, -2))
    a.form("186 88! 178 58 188 28 210 20 232 32 236 64 224 98!", "wood", shift=(-6, -3))
    for x, y, turn in ((182, 54, -80), (192, 28, -40), (215, 21, 10), (234, 44, 60), (206, 58, -20)):
        a.form(poly("-7 4 0 -17 7 4"), "steel", Frame(x, y, 1, turn), rim=False, shift=(-2, 0))
    a.form("-16 22! -50 38 -84 56 -98 84 -102 140! 114 140! 106 76 86 46 60 20 38 8!", "s1", big, shift=(-10, -4))
    a.form("-62 140! -64 92 -52 48! -20 80 32 80 58 22! 84 44 96 90 92 140!", "leather", big, shift=(-8, -4))
    a.form(ribbon("68 30 40 74 -20 120", 18, 18), "rust", big, rim=False, shift=(-2, -2), outline=False)
    for x, y in ((60, 44), (46, 64), (28, 82), (8, 98)):
        a.form(disc(x, y, 4.4), "brass", big, rim=False, shift=(-1, -1), outline=False, line=1.6)
    people.head(a, at, "s1", "broad", nose=3, chin=9, eye="narrow", brow="", mouth="teeth", neck="", blush="coral")
    hair.stubble(a, at)
    a.flat(ribbon("-36 -4 -24 -11 -6 -14", 8, 4), "black", at)
    people.scar(a, at, "s1")
    a.form("2 -36! -6 -60 8 -80 36 -80 46 -58! 30 -58 26 -34!", "black", at)
    a.form(ribbon("-2 -40 14 -45 30 -35", 9, 9), "coral", at, rim=False, shift=(0, -2))
    wrist = hands.arm(a, (150, 226), (96, 244), (66, 186), "s1", (60, 44), "leather")
    hands.knuckles(a, Frame(wrist.x - 6, wrist.y - 30, 1.45, -8), "s1")
    return a


def gunner() -> Figure:
    """Fires at any ship."""
    a = Figure("noon", (142, 78, 64))
    at = Frame(154, 78)
    dress.torso(a, at, "rust", "broad", lean=6)
    a.form("-24 50! 4 64 30 36! 36 82 12 122! -22 122!", "parch", at, rim=False, outline=False)
    people.head(a, at, "s4", "plain", nose=7, chin=4, mouth="")
    hair.beard(a, at, "black")
    hats.bandana(a, at, "indigo")
    people.hoop(a, at)
    props.shaft(a, "84 150 82 104 76 50")
    a.flat(disc(75, 42, 22), "#ffb347", opacity=0.5)
    a.form("62 28 74 14 66 2 82 -12 78 4 84 16 74 32", "smoke", rim=False, line=0)
    props.flame(a, Frame(75, 42, 1.25))
    wrist = hands.arm(a, (134, 192), (110, 180), (90, 130), "parch", (42, 30))
    hands.fist(a, Frame(wrist.x - 2, wrist.y, 1.15, -10), "s4")
    props.cannon(a, Frame(18, 138, 1, 13))
    return a


def necromancer() -> Figure:
    """Gives up a relic, and a sailor comes back from the grave."""
    a = Figure("gale", (140, 84, 64))
    at = Frame(150, 96, 1, 2)
    a.form("36 30! 60 -4 84 -30! 84 10 78 60 60 90!", "plum", at)
    dress.torso(a, at, "night", "slim", lean=6)
    people.head(
        a, at, "s1", "gaunt", nose=6, hook=2, eye="narrow", brow="stern", mouth="grin", age="weathered", glow="#9ff0c8"
    )
    dress.collar(a, at, "plum")
    hair.lock(a, at, "-6 -44 20 -52 44 -36 46 0 58 40", "black", 26, 8)
    a.form("-31 -18! -28 -38 -2 -50 26 -44 40 -20 38 4! 22 -4 8 -14! 4 0! -4 -18 -18 -30", "black", at, shift=(-5, -3))
    a.form(
        poly("-28 -30 -24 -50 -14 -34 -6 -58 4 -38 14 -60 20 -36 34 -48 34 -24 4 -32"),
        "steel",
        at,
        rim=False,
        shift=(-3, -2),
    )
    a.shine(50, 96, 44, "#7df0b0")
    a.form(ribbon("52 74 34 52 58 34 44 10 60 -6", 26, 3, 16), "mint", rim=False, line=1.6)
    a.flat(joined(disc(46, 38, 2.4), disc(56, 40, 2.4)), INK)
    wrist = hands.arm(a, (124, 212), (66, 222), (58, 164), "night", (44, 32), "plum")
    hands.palm(a, wrist, "s1")
    a.form("26 98 30 76 52 68 74 76 78 98 70 110 68 124! 38 124! 34 110", "parch", rim=False, shift=(-6, -4))
    a.flat(joined(disc(42, 98, 6.5, 7.5), disc(62, 98, 6.5, 7.5), poly("52 106 56 113 48 113")), INK)
    a.lines("44 117 44 124|52 117 52 124|60 117 60 124", 1.8, INK)
    return a


def freed_prisoner() -> Figure:
    """Goes ashore at night, chains broken."""
    a = Figure("aurora", (140, 88, 60), zoom=1.05, shift=(-9, 0))
    at = Frame(146, 96, 1, 4)
    dress.torso(a, at, "parch", "slim")
    dress.patches(a, at, (26, 64, "rust"), (48, 84, "teal"))
    people.head(
        a, at, "s1", "gaunt", nose=5, eye="merry", brow="raised", hair="grey", mouth="smile", age="old", blush="coral"
    )
    a.form("-16 50! 6 60 30 42! 24 66 2 84! -8 66", "s1", at, rim=False, outline=False)
    hair.crop(a, at, "grey")
    hair.stubble(a, at, "grey-")
    wrist = hands.arm(a, (122, 208), (66, 206), (54, 118), "parch", (38, 25))
    a.form(ribbon("38 132 54 128 70 130", 15, 15), "iron", shift=(-3, -2))
    hands.spread(a, Frame(wrist.x + 1, wrist.y, 1.2, wrist.turn - 4), "s1")
    props.chain(a, "42 136 40 148 43 159 40 171")
    a.form("28 174! 34 182 44 184 50 178! 48 192 34 196 26 186", "steel", rim=False, shift=(-2, -2))
    return a
