"""Ranks 31 to 40: Surgeon to Governor."""

from art import dress, hair, hands, hats, people, props
from art.figure import Figure
from art.geometry import Frame, disc, joined, poly, puff, ribbon, star
from art.palette import GLINT, INK


def surgeon() -> Figure:
    """Brings a sailor back from the graveyard: one spoonful will do."""
    a = Figure("dawn", (146, 86, 62))
    at = Frame(150, 90, 1, 6)
    dress.coat(a, at, "white", "white", "teal", "slim")
    people.head(a, at, "s2", "gaunt", nose=7, eye="open", brow="raised", mouth="line", age="weathered")
    dress.cravat(a, at, "coral")
    hair.crop(a, at, "black")
    people.spectacles(a, at)
    a.form(ribbon("-32 -24 4 -36 40 -18", 6, 6), "leather", at, rim=False, shift=(0, -1))
    a.form(disc(-28, -34, 12), "steel", at, rim=False, shift=(-4, -4))
    a.flat(disc(-28, -34, 3), INK, at)
    wrist = hands.arm(a, (126, 212), (78, 226), (60, 164), "white", (42, 27), "teal")
    a.form("34 60! 58 60! 56 82 74 102 76 130 66 142! 28 142! 18 130 20 102 36 82", "ice", rim=False, shift=(-5, -3))
    a.flat("21 106! 34 102 48 108 62 102 73 106! 73 130 64 139! 30 139! 21 130", "leaf")
    a.flat(joined(disc(38, 118, 4), disc(54, 126, 5), disc(48, 112, 3)), "mint")
    a.form(poly("34 46 58 46 56 64 36 64"), "wood", rim=False, shift=(-3, -2))
    a.form(poly("30 62 62 62 62 69 30 69"), "ice", rim=False, shift=(-3, -2))
    hands.hold(a, Frame(wrist.x + 4, wrist.y - 6, 1.15, -14), "s2")
    return a


def treasurer() -> Figure:
    """Counts barrels, amulets and chests at anchor."""
    a = Figure("harbour", (150, 78, 58), zoom=1.05, shift=(14, 0))
    at = Frame(156, 84, 1, -9)
    dress.torso(a, at, "plum", "plain")
    people.head(
        a, at, "s1", "gaunt", nose=5, hook=1, eye="narrow", brow="raised", hair="white", mouth="purse", age="old"
    )
    dress.ruff(a, at)
    hair.fringe(a, at, "white")
    hats.coif(a, at)
    people.spectacles(a, at.inner(-5, 4, 0.95))
    a.flat(disc(62, 138, 56), "#ffe08a", opacity=0.4)
    props.chest(a, Frame(57, 144, 0.98, -4), 100, 56)
    wrist = hands.arm(a, (176, 210), (130, 226), (108, 152), "plum", (38, 24), "white")
    hands.pinch(a, Frame(wrist.x, wrist.y, 1.05, -12), "s1")
    props.coin(a, Frame(86, 112), 12)
    return a


def gambler() -> Figure:
    """Loses by day, wins at anchor: picks a card."""
    a = Figure("noon", (132, 86, 62), right=True)
    at = Frame(138, 92, 1, 5)
    dress.coat(a, at, "leaf", "deep", "white", "slim", lean=6)
    people.head(a, at, "s3", "plain", nose=5, chin=3, eye="narrow", brow="raised", mouth="grin")
    a.form("-24 50! -8 58! -8 66! -24 72! -28 61", "coral", at, rim=False, shift=(-2, -2), outline=False)
    a.form("-8 58! 10 50! 12 70! -8 66!", "coral", at, rim=False, shift=(-2, -2), outline=False)
    hair.goatee(a, at, "black")
    hair.fringe(a, at, "black")
    hats.boater(a, at, "parch", "coral")
    a.form(poly("-28 -62 -8 -66 -2 -36 -22 -32"), "white", at, rim=False, shift=(-2, -2))
    a.flat(poly("-16 -56 -10 -48 -15 -41 -21 -49"), "coral", at)
    for i, turn in enumerate((-42, -20, 2, 24)):
        card = Frame(54, 176, 0.92, turn)
        a.form(poly("-15 -92 15 -92 15 -44 -15 -44"), "white", card, rim=False, shift=(-3, -3))
        a.flat(star(0, -70, 11, 4, 0.5 if i % 2 else 0.34), INK if i % 2 else "coral", card)
    wrist = hands.arm(a, (106, 218), (60, 230), (54, 176), "leaf", (42, 26), "white")
    hands.fist(a, Frame(wrist.x, wrist.y, 1.15, -4), "s3")
    return a


def aristocrat() -> Figure:
    """The only one in the fleet, one hopes."""
    a = Figure("azure", (136, 84, 64), right=True, zoom=0.95)
    at = Frame(132, 116, 0.94, 9)
    a.form("-22 -34! -32 -52 -18 -70 12 -76 42 -66 56 -42 54 -16 66 6 50 24 30 20 18 -12", "white", at)
    dress.torso(a, at, "plum", "plain")
    people.head(
        a, at, "s2", nose=5, lip=1, chin=2, eye="shut", brow="raised", hair="brown", mouth="purse", blush="coral"
    )
    dress.ruff(a, at)
    a.form("-28 -20! -34 -38 -26 -56 -4 -46 20 -50 40 -38 42 -16 30 -6! 16 -16 6 -4! -2 -20", "white", at, rim=False)
    a.lines("-18 -26 -2 -40 14 -44|0 -20 12 -34 28 -30", 2.2, "white-", at)
    hair.curls(a, at, "white", (34, -8, 12), (40, 12, 12), (44, 32, 11))
    hats.crest(a, at.inner(-12, -76), "coral")
    people.hoop(a, at, 4)
    for i in range(5):
        blade = Frame(60, 156, 1, -70 + i * 24)
        a.form("-4 0! -13 -54 0 -60 13 -54 4 0!", "rose" if i % 2 else "brass", blade, shift=(-4, 0), rim=False)
    wrist = hands.arm(a, (110, 214), (72, 220), (62, 174), "plum", (38, 25), "white")
    hands.fist(a, Frame(wrist.x, wrist.y, 1, -8), "s2")
    return a


def collector() -> Figure:
    """Looks for yet another kind of loot."""
    a = Figure("quay", (146, 86, 76), shift=(6, 4))
    at = Frame(154, 98, 1, 8)
    dress.coat(a, at, "coral", "plum", "parch", "plain", lean=10)
    people.head(a, at, "s1", "gaunt", nose=9, hook=2, eye="", brow="", mouth="smile", age="old")
    hair.balding(a, at, "white")
    hats.nightcap(a, at, "plum", "brass")
    a.form(ribbon("92 122 76 150 66 182", 11, 14), "wood", shift=(-3, 0), rim=False)
    lens = Frame(110, 92)
    a.form(disc(0, 0, 36), "brass", lens, shift=(-4, -4), rim=False)
    a.form(disc(0, 0, 29), "s1", lens, rim=False, shift=(-7, -3), outline=False)
    a.flat("-24 1! -2 -18 23 -1! 0 18", "#fdf6e6", lens)
    a.flat(disc(-5, 0, 13.5), "leaf", lens)
    a.flat(disc(-6, 0, 8), INK, lens)
    a.flat(disc(-10, -5, 3.4), "#ffffff", lens)
    a.line("-25 1 -2 -19 25 0", 4, INK, lens)
    a.line("-18 10 0 18 18 9", 2, INK, lens)
    a.line("-22 -12 -12 -22 0 -26", 3.4, "#ffffff", lens, 0.85)
    wrist = hands.arm(a, (150, 214), (108, 240), (82, 188), "coral", (44, 28), "plum")
    hands.clasp(a, Frame(wrist.x + 2, wrist.y - 2, 1.1, 14), "s1")
    return a


def quartermaster() -> Figure:
    """Counts every token in the hold."""
    a = Figure("dawn", (154, 82, 58), zoom=1.03, shift=(0, -4))
    at = Frame(158, 86, 1, 4)
    hair.braid(a, at, "34 10 44 28 50 46 52 64 54 82", "black", "brass")
    dress.coat(a, at, "indigo", None, "parch", "broad")
    people.head(a, at, "s4", "round", nose=4, lip=2, eye="open", brow="calm", mouth="line")
    dress.scarf(a, at, "brass")
    hair.bun(a, at, "black", 10, -52, 20)
    a.form(ribbon("-8 -6 10 -16 36 -40", 3, 3, 12), "white", at, rim=False, shift=(-2, -1))
    people.hoop(a, at, 6)
    slate = Frame(48, 120, 1.05, -8)
    a.form(poly("-40 -40 40 -40 40 40 -40 40"), "wood", slate, shift=(-5, -4))
    a.form(poly("-32 -32 32 -32 32 32 -32 32"), "deep", slate, rim=False, shift=(-4, -3), outline=False)
    marks = "|".join(f"{x} {y} {x} {y + 20}" for y in (-26, 5) for x in (-24, -17, -10, -3, 8, 15, 22))
    a.lines(marks, 2.6, "parch", slate)
    a.lines("-28 -12 1 -20|-28 19 1 11", 2.6, "coral", slate)
    wrist = hands.arm(a, (136, 216), (110, 226), (94, 168), "indigo", (50, 31), "brass")
    hands.hold(a, Frame(wrist.x - 2, wrist.y, 1.2, -30), "s4")
    return a


def wind_nymph() -> Figure:
    """Breathes the night wind; no rival near."""
    a = Figure("storm", (122, 84, 58), shift=(-7, 0))
    at = Frame(128, 94, 1, 4)
    hair.lock(a, at, "22 -2 54 10 76 34 118 22", "mint", 26)
    hair.lock(a, at, "20 12 42 40 66 62 106 62", "ice", 22)
    people.head(a, at, "sky", "young", nose=2, eye="shut", mouth="purse", hair="teal", blush="#f0a0b8", neck="slim")
    dress.bare(a, at, "sky")
    hair.streaming(a, at, "mint", "ice")
    a.form("6 0 14 -8 38 -24! 26 0 12 12 6 8", "sky", at, shift=(-3, -2))  # a pointed ear
    hats.blossom(a, at.inner(4, -28), "coral")
    dress.petals(a, Frame(136, 176), "lilac")
    a.flat(props.breath(), GLINT, Frame(26, 90))
    a.line("86 114 70 106 62 92 66 72", 3, GLINT)
    return a


def first_mate() -> Figure:
    """Pays the crew and is paid for it: at the wheel."""
    a = Figure("azure", (154, 80, 58))
    at = Frame(160, 88, 1, -4)
    hair.ponytail(a, at, "gold")
    dress.coat(a, at, "teal", "parch", "white", "plain", buttons="brass", lean=8)
    people.head(a, at, "s1", "plain", nose=4, chin=2, eye="open", brow="stern", mouth="line", hair="gold")
    dress.cravat(a, at, "coral")
    hair.fringe(a, at, "gold")
    hats.tricorne(a, at, "leather", "parch")
    people.scar(a, at, "s1")
    hands.arm(a, (124, 200), (104, 220), (82, 162), "teal", (44, 28), "parch")
    props.wheel(a, Frame(42, 154), 58)
    hands.fist(a, Frame(90, 130, 1.15, -44), "s1")
    hands.clasp(a, Frame(70, 182, 1.1, -20), "s1")
    return a


def captain() -> Figure:
    """Rises to the top of the track, whatever it costs."""
    a = Figure("noon", (136, 92, 64))
    at = Frame(136, 102, 1, 7)
    a.form("16 -32 48 -24 62 2 58 18 70 34 62 54 36 54 16 32", "black", at)
    dress.coat(a, at, "coral", "indigo", "white", "plain", buttons="brass")
    dress.epaulette(a, Frame(206, 162, 1, 12))
    people.head(a, at, "s2", "plain", nose=6, chin=4, mouth="grin", ear=False)
    dress.cravat(a, at, "white")
    a.form(
        "-20 -22! 14 -32 46 -22! 56 2 48 16 58 32 46 54 28 46 36 28 22 20 20 2 10 -2! 4 10! 0 -8",
        "black",
        at,
        shift=(-5, -3),
        rim=False,
    )
    people.hoop(a, at)
    hats.plume(a, at, "-6 -52 10 -76 42 -86 74 -74 92 -40", "white")
    hats.bicorne(a, at, "indigo")
    sword = Frame(42, 164)
    props.saber(a, sword, 146)
    wrist = hands.arm(a, (110, 226), (44, 236), (42, 184), "coral", (50, 34), "indigo")
    hands.grip(a, Frame(wrist.x, wrist.y, 1.15, 0), "s2")
    props.guard(a, Frame(42, 154, 1.1))
    return a


def governor() -> Figure:
    """Dismisses the whole crew with a wave of a decree."""
    a = Figure("amber", (136, 88, 60), right=True)
    at = Frame(136, 94, 1, -10)
    a.form(puff(30, 2, 46, 62, 13, 0.05), "grey", at)
    dress.coat(a, at, "rust", "brass", "white", "stout", buttons="brass")
    people.head(
        a, at, "s1", "round", nose=8, eye="narrow", brow="bushy", hair="grey", mouth="frown", age="old", blush="coral"
    )
    dress.cravat(a, at, "white")
    hair.wig(a, at, "grey")
    dress.beads(a, at, "-44 80 -34 94 -18 104 0 106 18 100 34 90 46 78", "brass", 5)
    props.scroll(a, Frame(44, 84, 1.02, -6), "coral", 76)
    wrist = hands.arm(a, (104, 216), (92, 214), (78, 140), "rust", (46, 30), "white")
    hands.hold(a, Frame(wrist.x, wrist.y, 1.15, -24), "s1")
    return a
