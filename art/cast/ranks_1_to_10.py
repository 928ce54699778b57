"""Ranks 1 to 10: Scout to Explorer."""

from art import dress, hair, hands, hats, people, props
from art.figure import Figure
from art.geometry import Frame, disc, poly, ribbon, star


def scout() -> Figure:
    """Looks ahead through a spyglass, then runs."""
    a = Figure("noon")
    at = Frame(138, 92, 1, 4)
    hair.lock(a, at, "22 -22 50 -18 60 8 54 40", "black", 26)
    dress.coat(a, at, "teal", "deep", "parch", "slim", lean=10)
    people.head(a, at, "s3", "young", nose=3, eye="", brow="", mouth="grin", blush="coral")
    dress.scarf(a, at, "parch")
    hair.fringe(a, at, "black")
    hats.bandana(a, at, "coral")
    a.form(poly("-20 -8 -24 6 -80 0 -78 -15"), "brass", at, shift=(-2, -5))
    a.form(poly("-74 -20 -76 4 -116 -2 -113 -28"), "leather", at, shift=(-2, -7))
    a.form(poly("-105 -30 -108 1 -119 -1 -116 -32"), "brass", at, shift=(-2, -6))
    wrist = hands.arm(a, (136, 206), (58, 186), (74, 122), "teal", (48, 27), "parch")
    hands.hold(a, wrist, "s3")
    return a


def apprentice() -> Figure:
    """Copies a crew mate: the book is open, the captain's hat far too large."""
    a = Figure("dawn", (140, 90, 62))
    at = Frame(146, 104, 0.94, -4)
    dress.coat(a, at, "leaf", None, "parch", "child")
    people.head(a, at, "s2", "young", nose=2, eye="young", mouth="grin", hair="brown", neck="slim", age="child")
    dress.kerchief(a, at, "coral")
    hair.fringe(a, at, "brown")
    hats.bicorne(a, at.inner(2, 2, 0.92, 10), "deep", "brass", badge=False)
    props.openbook(a, Frame(58, 150, 1.1, -8), "rust")
    a.form(ribbon("78 122 66 98 44 80", 3, 3, 14), "white", rim=False, shift=(-3, 0))
    a.line("84 132 76 118", 2.6)
    wrist = hands.arm(a, (170, 210), (116, 196), (102, 152), "leaf", (36, 22), "parch")
    hands.pinch(a, wrist, "s2")
    return a


def beggar() -> Figure:
    """Holds out a bowl; whoever stands furthest right pays."""
    a = Figure("amber", (142, 96, 60))
    at = Frame(144, 100, 1, 10)
    dress.torso(a, at, "leather", "slim", lean=18)
    people.head(a, at, "s1", "gaunt", nose=7, hook=2, brow="worried", hair="grey", mouth="", age="old")
    dress.scarf(a, at, "rust")
    hair.long_beard(a, at, "grey")
    hair.wild(a, at, "grey")
    dress.patches(a, Frame(0, 0), (182, 156, "leaf"), (158, 170, "parch"))
    wrist = hands.arm(a, (156, 206), (112, 212), (78, 168), "leather", (40, 26), "parch")
    hands.palm(a, Frame(wrist.x, wrist.y, 1.1, -58), "s1")
    a.form("14 128! 50 134 88 124! 80 154 52 164 26 154", "wood", shift=(-6, -4))
    a.form(disc(51, 128, 37, 7), "leather", rim=False, shift=(0, 3))
    props.coin(a, Frame(58, 100))
    a.lines("46 86 44 78|58 84 58 74|70 88 73 80", 2.4, "#fff8e0")
    return a


def innkeeper() -> Figure:
    """Calls one of the crew home: the lamp is lit."""
    a = Figure("dawn", (150, 88, 62), shift=(14, 0))
    at = Frame(150, 92, 1, -3)
    dress.torso(a, at, "rust", "stout")
    people.head(a, at, "s1", "round", nose=5, eye="merry", hair="gold", mouth="smile", blush="coral", age="weathered")
    a.form("-30 52! -10 58 6 66 36 38! 52 44! 34 74 4 90 -26 78", "white", at, rim=False)
    hair.crop(a, at, "gold")
    hair.braid(a, at, "-22 -38 -8 -46 8 -48 24 -42 36 -28 40 -12", "gold", "coral", 11)
    people.hoop(a, at, 4)
    props.lantern(a, Frame(44, 82, 1.25))
    wrist = hands.arm(a, (136, 220), (102, 190), (78, 112), "rust", (50, 32), "white")
    hands.fist(a, Frame(wrist.x - 4, wrist.y + 2, 1.15, -58), "s1")
    return a


def cabin_boy() -> Figure:
    """First in the row, mop in hand, no share of the loot."""
    a = Figure("azure", (148, 104, 54), zoom=1.05, shift=(0, 7))
    at = Frame(150, 112, 0.9, -8)
    dress.torso(a, at, "white", "child", rim=False)
    dress.stripes(a, at, "indigo", "child")
    people.head(
        a, at, "s1", "young", nose=1, eye="young", brow="raised", hair="red", mouth="smile", age="child", neck="slim"
    )
    dress.kerchief(a, at, "coral")
    hair.tousled(a, at, "red")
    hats.sailor(a, at.inner(5, -5, 1, 12), "white", "indigo")
    props.mop(a, Frame(54, 88))
    wrist = hands.arm(a, (130, 214), (86, 222), (62, 170), "white", (36, 24))
    hands.clasp(a, Frame(wrist.x - 4, wrist.y, 0.95, 4), "s1")
    return a


def bandit() -> Figure:
    """Loses all good name for ready money: masked, pistol drawn."""
    a = Figure("gale", (136, 88, 62), right=True)
    at = Frame(134, 96, 1, 3)
    hair.braid(a, at, "30 16 38 34 42 52 44 70", "brown", "coral")
    dress.coat(a, at, "night", "plum", None, "plain", lean=8)
    people.head(a, at, "s2", "plain", nose=4, eye="narrow", brow="stern", hair="brown", mouth="")
    a.form("-42 12! -30 8 -10 10 14 2! 24 14! 12 46 -6 66! -22 54 -36 40", "coral", at, rim=False, shift=(-6, -3))
    a.lines("-34 22 -18 24 2 16|-28 36 -14 38 4 28", 2, "coral-", at)
    hair.fringe(a, at, "brown")
    hats.slouch(a, at, "iron", "coral", 1.02)
    a.form("14 124! 70 114! 74 128! 18 138!", "steel", shift=(0, -4), rim=False)
    a.form("60 112! 86 114 98 130 100 150! 82 152! 78 136 58 134!", "wood", shift=(-3, -3))
    a.form(poly("10 121 20 119 24 139 14 141"), "brass", rim=False, shift=(-2, -2))
    a.form("64 114! 70 102 78 104! 76 116!", "brass", rim=False, shift=(-1, -1))
    wrist = hands.arm(a, (120, 212), (94, 210), (90, 166), "night", (46, 28), "plum")
    hands.grip(a, Frame(wrist.x, wrist.y - 2, 1, -22), "s2")
    return a


def preacher() -> Figure:
    """Gives away all but one token for a good name: book raised, candle lit within."""
    a = Figure("amber", (140, 84, 66), shift=(7, 0))
    at = Frame(150, 96, 1, -6)
    dress.coat(a, at, "night", None, None, "slim")
    people.head(a, at, "s4", "gaunt", nose=6, eye="shut", brow="raised", hair="grey", mouth="smile", age="old")
    a.form("-22 50! -4 58 28 42! 32 56 4 72 -20 64", "white", at, rim=False)
    a.form(poly("-10 64 0 66 6 96 -12 92"), "white", at, rim=False, outline=False)
    hair.fringe(a, at, "grey")
    hair.goatee(a, at, "grey")
    hats.flatbrim(a, at, "black", "plum")
    a.shine(48, 86, 46, "#fff3b0")
    wrist = hands.arm(a, (124, 210), (70, 222), (54, 152), "night", (44, 27), "white")
    hands.palm(a, wrist, "s4")
    props.book(a, Frame(46, 90, 1.15, -10), "rust", 36, 46)
    a.flat(star(46, 89, 11, 4, 0.3), "brass")
    return a


def barkeep() -> Figure:
    """A doubloon for each barrel; the mug runs over."""
    a = Figure("moon", (150, 84, 62), zoom=0.92, shift=(6, 0))
    at = Frame(152, 86, 1, -2)
    dress.torso(a, at, "leaf", "stout")
    people.head(
        a, at, "s1", "round", nose=9, eye="merry", brow="bushy", hair="red", mouth="", neck="broad", blush="coral"
    )
    a.form("-42 70! -30 66! -22 86! 10 94 38 82! 44 54! 58 60! 54 130! -52 130!", "parch", at, rim=False, outline=False)
    hair.chops(a, at, "red")
    hair.moustache(a, at, "red")
    hair.balding(a, at, "red")
    wrist = hands.arm(a, (124, 206), (92, 204), (84, 146), "leaf", (48, 34), "white")
    a.form("18 86! 70 82! 74 150! 24 154!", "wood", shift=(-10, 0))
    a.lines("34 90 38 150|52 88 56 150", 2.2, "wood-")
    for y in (104, 138):
        a.form(poly(f"18 {y} 72 {y - 4} 73 {y + 4} 19 {y + 8}"), "brass", shift=(-4, 0), rim=False)
    a.form(
        "10 86 12 70 26 68 34 56 50 64 62 58 76 70 74 88 62 90 58 108 48 92 24 96", "white", shift=(-5, -5), rim=False
    )
    hands.hold(a, Frame(wrist.x - 2, wrist.y + 4, 1.2, -8), "s1")
    return a


def stowaway() -> Figure:
    """Peers out of a barrel, its lid for a hat."""
    a = Figure("noon", (136, 84, 60), shift=(-14, -6))
    at = Frame(134, 84, 0.98, -3)
    hair.long_back(a, at, "black", 80)
    dress.torso(a, at, "coral", "child")
    people.head(a, at, "s2", "young", nose=2, eye="wide", brow="raised", mouth="purse", age="child", neck="slim")
    hair.bob(a, at, "black")
    a.form("-56 -30! -50 -46 4 -58 62 -44 68 -26! 64 -14! 4 -28 -54 -18!", "wood", at, shift=(-6, -3))
    a.lines("-28 -48 -24 -26|0 -54 2 -30|30 -50 34 -24|-52 -30 4 -42 66 -26", 2, "wood-", at)
    props.barrel(a, Frame(130, 122), 148, 84)
    for x in (84, 166):
        hands.over(a, Frame(x, 126 if x > 100 else 127, 1.05, 6 if x > 100 else -6), "s2")
    return a


def explorer() -> Figure:
    """A map at dusk, and her good name grows."""
    a = Figure("rose", (148, 88, 62), zoom=0.96, shift=(-7, -6))
    at = Frame(150, 92, 1, 6)
    a.form("38 46 66 40 92 56 96 90 90 124! 40 124!", "leather", at)
    a.form(ribbon("34 40 62 34 92 42", 20, 20), "leaf", at)
    dress.coat(a, at, "parch", None, "white", "slim", lean=8)
    people.head(a, at, "s3", "plain", nose=4, eye="open", brow="calm", mouth="smile", age="weathered")
    dress.kerchief(a, at, "teal")
    hair.bun(a, at, "black", 40, 6, 15)
    hats.sunhelmet(a, at, "white", "leaf")
    dress.strap(a, "186 132 178 160 170 196", "leather", 10)
    a.form("6 104! 30 92! 56 104! 84 90! 104 148! 78 160! 50 150! 22 164!", "parch", rim=False, shift=(-4, -3))
    a.lines("30 94 48 150|56 106 76 158|30 120 44 114 56 128 66 122", 2, "parch-")
    a.lines("66 122 76 128 84 120", 2.6, "coral")
    a.lines("80 112 90 122|90 112 80 122", 3, "rust")
    wrist = hands.arm(a, (156, 212), (116, 214), (100, 168), "parch", (38, 26), "leather")
    hands.pinch(a, Frame(wrist.x + 4, wrist.y + 2, 1.1, -14), "s3")
    return a
