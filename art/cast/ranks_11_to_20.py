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
    a = Figure("gale", (132, 76, 62), shift=(-7, 6))
    at = Frame(152, 88, 1, 4)
    dress.torso(a, at, "deep", "plain", lean=-4)
    people.head(a, at, "s2", "plain", nose=6, hook=1, eye="narrow", brow="raised", mouth="grin")
    hair.ponytail(a, at, "black")
    dress.collar(a, at, "deep")
    hair.fringe(a, at, "black")
    hats.tricorne(a, at.inner(0, 0, 1.05), "iron", "coral")
    people.hoop(a, at, 4)
    a.form("134 132! 96 116 56 84 26 74! 12 84 8 116 14 150 6 214! 150 214!", "deep", shift=(-4, -6))
    a.form("128 142! 92 130 58 98 34 90! 22 98 20 122 26 154 20 214! 138 214!", "coral", rim=False, shift=(-5, -4))
    props.coin(a, Frame(58, 132), 16)
    a.form(ribbon("90 134 97 156 104 178", 19, 19), "parch", rim=False, shift=(-4, -2), outline=False)
    a.form(ribbon("88 158 97 157 106 154", 7, 7), "teal", rim=False, shift=(0, -1), outline=False)
    a.form(
        "32 136! 42 136! 42 150 52 160 52 182! 22 182! 22 160 32 150", "ice", rim=False, shift=(-4, -2), outline=False
    )
    hands.over(a, Frame(38, 82, 1.15, 32), "s2")
    return a


def bodyguard() -> Figure:
    """Sweeps away sabers and hooks: nothing gets past the shield."""
    a = Figure("amber", (150, 80, 62), right=True, zoom=0.92, shift=(0, 20))
    at = Frame(156, 80, 1, 2)
    dress.torso(a, at, "iron", "broad")
    a.form("42 44 70 40 98 58 104 84! 76 76 50 66", "steel", at)
    people.head(a, at, "s4", "broad", nose=6, eye="narrow", brow="stern", mouth="frown", neck="broad")
    a.form("-22 50! 4 62 44 40! 50 58 10 80 -22 70", "iron", at, rim=False)
    people.scar(a, at, "s4")
    hats.helmet(a, at, "steel", "rust")
    shield = Frame(-23, -10)
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
    a.shine(46, 80, 42, "#ffb347")
    a.form(poly("38 104 58 102 64 190 54 190"), "wood", rim=False, shift=(-3, 0))
    a.form(poly("34 98 62 96 61 114 38 116"), "iron", rim=False, shift=(-3, -2))
    props.flame(a, Frame(47, 86, 1.8))
    wrist = hands.arm(a, (126, 214), (86, 240), (62, 174), "rust", (48, 31), "leather")
    hands.clasp(a, Frame(wrist.x, wrist.y + 2, 1.2, 0), "s2")
    return a


def brute() -> Figure:
    """The rightmost one goes. Even if it is the Brute."""
    a = Figure("gale", (132, 84, 62), right=True)
    at = Frame(136, 94, 0.94, 8)
    dress.torso(a, at, "leather", "broad")
    people.head(a, at, "s2", "broad", nose=3, chin=8, eye="narrow", brow="stern", mouth="teeth", neck="broad")
    hair.stubble(a, at)
    people.scar(a, at, "s2")
    people.hoop(a, at, 5)
    a.form("12 -38! 10 -56 24 -66 46 -58 58 -34 54 -6! 44 -22 36 -34!", "black", at)
    a.form(ribbon("6 -36 22 -44 38 -32", 9, 9), "coral", at, rim=False, shift=(0, -2))
    dress.pelt(a, at, "grey")
    props.mace(a, Frame(48, 100, 1, -8))
    wrist = hands.arm(a, (116, 214), (48, 256), (56, 184), "s2", (60, 40), "rust")
    hands.clasp(a, Frame(wrist.x - 2, wrist.y, 1.45, 2), "s2")
    return a


def gunner() -> Figure:
    """Fires at any ship."""
    a = Figure("noon", (142, 78, 64), zoom=0.92, shift=(7, 6))
    at = Frame(154, 78)
    dress.torso(a, at, "rust", "broad", lean=6)
    a.form("-24 50! 4 64 30 36! 36 82 12 122! -22 122!", "parch", at, rim=False, outline=False)
    people.head(a, at, "s4", "plain", nose=7, chin=4, mouth="")
    hair.beard(a, at, "black")
    hats.bandana(a, at, "indigo")
    people.hoop(a, at)
    a.shine(46, 74, 32, "#ffb347")
    props.shaft(a, "104 142 78 114 48 84")
    props.flame(a, Frame(46, 78, 1.5))
    wrist = hands.arm(a, (134, 192), (112, 178), (88, 134), "parch", (42, 30))
    hands.grip(a, Frame(wrist.x - 2, wrist.y, 1.15, -30), "s4")
    props.cannon(a, Frame(18, 138, 1, 13))
    return a


def necromancer() -> Figure:
    """Gives up a relic, and a sailor comes back from the grave."""
    a = Figure("gale", (140, 84, 64))
    at = Frame(150, 98, 1, 2)
    a.form("30 44! 58 4 92 -24! 90 20 82 64 64 92!", "plum", at)
    a.form("34 44! 58 14 82 -6! 80 24 72 60 58 84!", "leaf", at, rim=False, outline=False, line=1.6)
    dress.torso(a, at, "night", "slim", lean=6)
    people.head(
        a, at, "s1", "gaunt", nose=6, hook=2, eye="narrow", brow="stern", mouth="grin", age="weathered", glow="#9ff0c8"
    )
    dress.kerchief(a, at, "plum")
    hair.long_front(a, at, "white", 70)
    a.form(poly("-34 -22 -38 -52 -24 -36 -16 -66 -4 -42 10 -72 18 -42 34 -62 34 -36 48 -44 42 -14 4 -30"), "iron", at)
    a.shine(48, 118, 44, "#7df0b0")
    a.form(ribbon("50 92 34 74 58 60 46 44 54 32", 24, 3, 15), "mint", rim=False, line=1.6)
    wrist = hands.arm(a, (124, 212), (66, 232), (54, 180), "night", (44, 32), "plum")
    hands.palm(a, wrist, "s1")
    props.skull(a, Frame(48, 114, 1.05))
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
