"""The solo game as data: the solo deck's pointers and marks, Automa's choices, the levels and the solo tiles.

All of it is one TOML text that an owner of the box can correct without changing code. Every item names its source.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from galecrest.game.errors import BadRules
from galecrest.game.terms import LOOT, RULES_VERSION
from galecrest.game.tiles import (
    Box,
    box_to_data,
    data_from_toml,
    must_have_keys,
    number,
    shown,
    sides_from_data,
    source,
    table,
    truth,
    unknown,
)

ROWS: Final = ("same_class", "two_bad", "bad_and_good", "good", "rest")
"""The rows of Automa's table; the first row that matches the day's loot counts."""

WAYS: Final = ("table", "highest", "lowest", "preferred", "priority", "largest_set", "doubloons")
"""How Automa can choose: by the table, the highest or lowest rank, the first loot in her list, the loot that her character prefers to
her list, the largest set of one kind, or doubloons before reputation."""
USUAL_WAY: Final = "highest"
"""For questions that the data does not name."""

# The table points at her hand, and priorities count at dusk.
ONLY_FOR: Final[dict[str, tuple[str, ...]]] = {"table": ("scout_sends", "recruiter_hires"), "priority": ("dusk_gains",)}

PARTS: Final = ("cards", "choices", "priorities", "deck", "levels", "tiles")
WHOSE: Final = ("you", "automa")


@dataclass(frozen=True)
class SoloCard:
    """A card of the solo deck: its pointer for each row (`L2`, `R1`, `M3`), and whether it has the mark."""

    pointers: tuple[str, ...]
    marked: bool
    source: str


@dataclass(frozen=True)
class Way:
    """How Automa answers one kind of question."""

    choose: str
    source: str


@dataclass(frozen=True)
class Priority:
    """The kinds of loot that one of Automa's characters takes before all others at dusk."""

    first: tuple[int, ...]
    source: str


@dataclass(frozen=True)
class Deck:
    """`open`: the backs of the solo deck are up, so everybody can read the pointers of its top card at any time."""

    open: bool
    source: str


@dataclass(frozen=True)
class Level:
    """The points at the start of the game."""

    you: int
    automa: int
    source: str


@dataclass(frozen=True)
class Solo:
    """The rules of a solo game: cards by rank, choices by kind of question, levels by name, priorities by character, and the sides that
    replace those of the box for you and for Automa."""

    cards: dict[int, SoloCard]
    choices: dict[str, Way]
    levels: dict[str, Level]
    your_tiles: Box  # these sides replace those of the box
    her_tiles: Box
    priorities: dict[str, Priority]  # by the name of the character
    deck: Deck

    def way_of(self, kind: str) -> str:
        """How Automa answers this kind of question."""
        way = self.choices.get(kind)
        return way.choose if way is not None else USUAL_WAY

    def first_of(self, character: str) -> tuple[int, ...]:
        """The kinds of loot that this character of Automa's takes first."""
        priority = self.priorities.get(character)
        return priority.first if priority is not None else ()


PRINTED_SOLO_TOML: Final = """\
# The solo game. source: R rulebook, S a single source, J our ruling, C reconstructed.
#
# cards: the solo deck. The five pointers are for the rows same_class, two_bad, bad_and_good, good and rest:
# L n-th card of Automa's hand from the left, R n-th from the right, M n-th from the left among the marked ones.

[cards]
1 = { pointers = "M2 R2 R2 M2 R1", marked = false, source = "C" }
2 = { pointers = "M1 R1 R1 M1 M1", marked = false, source = "C" }
3 = { pointers = "M3 M1 M1 M1 R2", marked = true, source = "C" }
4 = { pointers = "M1 R1 R1 R2 R2", marked = false, source = "C" }
5 = { pointers = "M2 R2 R2 M2 R1", marked = true, source = "C" }
6 = { pointers = "M1 R1 R1 M1 M1", marked = false, source = "C" }
7 = { pointers = "M3 M1 M1 M1 R2", marked = false, source = "C" }
8 = { pointers = "M1 R1 R1 R2 R2", marked = true, source = "C" }
9 = { pointers = "M2 R2 R2 M2 R1", marked = false, source = "C" }
10 = { pointers = "M1 R1 R1 M1 M1", marked = false, source = "C" }
11 = { pointers = "M3 M1 M1 M1 R2", marked = true, source = "C" }
12 = { pointers = "M1 R1 R1 R2 R2", marked = false, source = "C" }
13 = { pointers = "M2 R2 R2 M2 R1", marked = true, source = "C" }
14 = { pointers = "M1 R1 R1 M1 M1", marked = false, source = "C" }
15 = { pointers = "M3 M1 M1 M1 R2", marked = false, source = "C" }
16 = { pointers = "M1 R1 R1 R2 R2", marked = false, source = "C" }
17 = { pointers = "M2 R2 R2 M2 R1", marked = true, source = "RC" }
18 = { pointers = "M1 R1 R1 M1 M1", marked = false, source = "C" }
19 = { pointers = "M3 M1 M1 M1 R2", marked = false, source = "C" }
20 = { pointers = "M1 R1 R1 R2 R2", marked = true, source = "C" }
21 = { pointers = "M2 R2 R2 M2 R1", marked = false, source = "C" }
22 = { pointers = "M1 R1 R1 M1 M1", marked = true, source = "C" }
23 = { pointers = "M3 M1 M1 M1 R2", marked = false, source = "C" }
24 = { pointers = "M1 R1 R1 R2 R2", marked = true, source = "C" }
25 = { pointers = "M2 R2 R2 M2 R1", marked = false, source = "C" }
26 = { pointers = "M1 R1 R1 M1 M1", marked = true, source = "C" }
27 = { pointers = "M3 M1 M1 M1 R2", marked = false, source = "C" }
28 = { pointers = "M1 R1 R1 R2 R2", marked = true, source = "C" }
29 = { pointers = "M2 R2 R2 M2 R1", marked = false, source = "C" }
30 = { pointers = "M1 R1 R1 M1 M1", marked = false, source = "C" }
31 = { pointers = "M3 M1 M1 M1 R2", marked = false, source = "C" }
32 = { pointers = "M1 R1 R1 R2 R2", marked = true, source = "C" }
33 = { pointers = "M2 R2 R2 M2 R1", marked = false, source = "C" }
34 = { pointers = "M1 R1 R1 M1 M1", marked = false, source = "C" }
35 = { pointers = "M3 M1 M1 M1 R2", marked = true, source = "C" }
36 = { pointers = "M1 R1 R1 R2 R2", marked = false, source = "C" }
38 = { pointers = "M1 R1 R1 M1 M1", marked = true, source = "C" }
39 = { pointers = "M3 M1 M1 M1 R2", marked = false, source = "C" }
40 = { pointers = "M1 R1 R1 R2 R2", marked = false, source = "C" }

# choices: how Automa answers a question, by its kind.

[choices]
scout_sends = { choose = "table", source = "C" }
apprentice_copies = { choose = "highest", source = "C" }
witch_copies = { choose = "highest", source = "C" }
innkeeper_returns = { choose = "highest", source = "C" }
surgeon_heals = { choose = "highest", source = "C" }
necromancer_raises = { choose = "highest", source = "C" }
preacher_keeps = { choose = "preferred", source = "C" }
smuggler_gains = { choose = "preferred", source = "C" }
cook_gains = { choose = "preferred", source = "C" }
thief_takes = { choose = "preferred", source = "C" }
dusk_gains = { choose = "priority", source = "R" }
gunner_fires = { choose = "highest", source = "C" }
recruiter_hires = { choose = "lowest", source = "C" }
merchant_sells = { choose = "largest_set", source = "C" }
saber_strikes_island = { choose = "highest", source = "C" }
saber_strikes_ship = { choose = "highest", source = "C" }
hook_keeps = { choose = "doubloons", source = "C" }
tile_offers = { choose = "doubloons", source = "C" }

# priorities: what Automa takes at dusk before the rest of her list, by the character that takes it.

[priorities]
explorer = { first = ["map"], source = "C" }
armorer = { first = ["hook", "saber"], source = "C" }

# deck: open = true if the backs are up, so that you can read the pointers of the top card before you choose.

[deck]
open = true
source = "RJ"

[levels]
landlubber = { you = 20, automa = 0, source = "R" }
scallywag = { you = 10, automa = 0, source = "R" }
pirate = { you = 0, automa = 0, source = "R" }
captain = { you = 0, automa = 10, source = "C" }
admiral = { you = 0, automa = 20, source = "C" }
arrrgh = { you = 0, automa = 30, source = "C" }

# tiles: the four extra tiles, for you and for Automa. The other kinds are as printed on the ordinary tiles.

[tiles.you.hook.calm]
source = "C"
anchor = [{ effect = "keep_or_gain", doubloons = 2 }]

[tiles.you.hook.stormy]
source = "RC"
anchor = [{ effect = "gain", doubloons = 4 }]

[tiles.you.saber.calm]
source = "C"
dusk = [{ effect = "discard_from_island" }]

[tiles.you.saber.stormy]
source = "C"
dusk = [{ effect = "discard_highest_from_ship" }]

[tiles.you.amulet.calm]
source = "C"
anchor = [{ effect = "gain", doubloons = 3 }]

[tiles.you.amulet.stormy]
source = "C"
anchor = [{ effect = "gain_per_kind", doubloons = 1 }]

[tiles.you.barrel.calm]
source = "C"
dusk = [{ effect = "gain_reputation", steps = 1 }]
anchor = [{ effect = "gain", doubloons = 1 }]

[tiles.you.barrel.stormy]
source = "C"
dusk = [{ effect = "take_from_adjacent", doubloons = 1, steps = 1 }]

[tiles.automa.hook.calm]
source = "C"
anchor = [{ effect = "gain", doubloons = 6 }]

[tiles.automa.hook.stormy]
source = "RC"
anchor = [{ effect = "gain", doubloons = 6 }]

[tiles.automa.saber.calm]
source = "C"
dusk = [{ effect = "discard_from_island" }, { effect = "gain", doubloons = 2 }]

[tiles.automa.saber.stormy]
source = "C"
dusk = [{ effect = "discard_highest_from_ship" }, { effect = "gain", doubloons = 2 }]

[tiles.automa.amulet.calm]
source = "C"
anchor = [{ effect = "gain", doubloons = 4 }]

[tiles.automa.amulet.stormy]
source = "C"
anchor = [{ effect = "gain", doubloons = 5 }]

[tiles.automa.barrel.calm]
source = "C"
dusk = [{ effect = "gain_reputation", steps = 1 }]
anchor = [{ effect = "gain", doubloons = 2 }]

[tiles.automa.barrel.stormy]
source = "C"
dusk = [{ effect = "take_from_adjacent", doubloons = 2, steps = 1 }]
"""
"""The printed solo rules as a TOML text, as `galecrest solo` prints them."""


def solo_from_toml(text: str, printed: Solo | None = None) -> Solo:
    """The printed solo rules, with the items of the TOML text in place of the printed ones. Raises BadRules."""
    return solo_from_data(data_from_toml(text), printed or PRINTED_SOLO)


def solo_from_data(data: Mapping[str, Any], printed: Solo) -> Solo:
    """The solo rules `printed`, with the items of the data in place of its own. Raises BadRules."""
    _must_be_among("", data, PARTS)
    parts = {part: table(f"[{part}]", data.get(part, {})) for part in PARTS}
    if printed.cards:
        _must_be_among("cards.", parts["cards"], [str(rank) for rank in printed.cards])
        _must_be_among("choices.", parts["choices"], printed.choices)
        _must_be_among("levels.", parts["levels"], printed.levels)
    _must_be_among("tiles.", parts["tiles"], WHOSE)
    cards = {int(rank): _card(f"[cards.{rank}]", spec) for rank, spec in parts["cards"].items()}
    choices = {kind: _way(f"[choices.{kind}]", kind, spec) for kind, spec in parts["choices"].items()}
    levels = {name: _level(f"[levels.{name}]", spec) for name, spec in parts["levels"].items()}
    priorities = {name: _priority(f"[priorities.{name:.40}]", spec) for name, spec in parts["priorities"].items()}
    deck = _deck("[deck]", parts["deck"]) if "deck" in data else printed.deck
    your_tiles, her_tiles = [
        sides_from_data(table(f"[tiles.{whose}]", parts["tiles"].get(whose, {})), box, f"tiles.{whose}.")
        for whose, box in zip(WHOSE, (printed.your_tiles, printed.her_tiles), strict=True)
    ]
    return Solo(
        printed.cards | cards,
        printed.choices | choices,
        printed.levels | levels,
        your_tiles,
        her_tiles,
        printed.priorities | priorities,
        deck,
    )


def _must_be_among(path: str, names: Iterable[str], known: Iterable[str]) -> None:
    for name in names:
        if name not in known:
            raise unknown(f"[{path}{name:.40}]", name, known)


def _card(where: str, spec: Any) -> SoloCard:
    mark = _source_of(where, spec, "pointers", "marked")
    pointers = tuple(spec["pointers"].split()) if isinstance(spec["pointers"], str) else ()
    if len(pointers) != len(ROWS) or any(
        len(each) != 2 or each[0] not in "LRM" or each[1] not in "123456789" for each in pointers
    ):
        raise BadRules("pointers", f"{where} pointers", example='"M1 R1 R1 R2 R2"', found=shown(spec["pointers"]))
    return SoloCard(pointers, truth(f"{where} marked", spec["marked"]), mark)


def _way(where: str, kind: str, spec: Any) -> Way:
    mark = _source_of(where, spec, "choose")
    way = spec["choose"]
    if way not in WAYS:
        raise unknown(f"{where} choose", way, WAYS)
    if kind not in ONLY_FOR.get(way, (kind,)):
        raise BadRules("elsewhere", where, found=way, allowed=", ".join(ONLY_FOR[way]))
    return Way(way, mark)


def _priority(where: str, spec: Any) -> Priority:
    mark = _source_of(where, spec, "first")
    first = spec["first"]
    if not isinstance(first, list) or not all(kind in LOOT for kind in first):
        raise BadRules("kinds", f"{where} first", kinds=", ".join(LOOT), found=shown(first))
    return Priority(tuple([LOOT.index(kind) for kind in first]), mark)


def _deck(where: str, spec: Any) -> Deck:
    mark = _source_of(where, spec, "open")
    return Deck(truth(f"{where} open", spec["open"]), mark)


def _level(where: str, spec: Any) -> Level:
    mark = _source_of(where, spec, "you", "automa")
    you, automa = [number(f"{where} {key}", spec[key], 0, 999) for key in WHOSE]
    return Level(you, automa, mark)


def _source_of(where: str, spec: Any, *keys: str) -> str:
    """The source of an item that has these keys beside it."""
    must_have_keys(where, table(where, spec), (*keys, "source"))
    return source(where, spec["source"])


def solo_to_data(solo: Solo) -> dict[str, Any]:
    """The solo rules as `solo_from_data` takes them, for JSON or TOML."""
    data: dict[str, Any] = {
        "cards": {
            str(rank): {"pointers": " ".join(card.pointers), "marked": card.marked, "source": card.source}
            for rank, card in solo.cards.items()
        },
        "choices": {kind: {"choose": way.choose, "source": way.source} for kind, way in solo.choices.items()},
        "levels": {
            name: {"you": level.you, "automa": level.automa, "source": level.source}
            for name, level in solo.levels.items()
        },
        "tiles": {"you": box_to_data(solo.your_tiles), "automa": box_to_data(solo.her_tiles)},
    }
    if solo.priorities:  # rules version 1 had neither
        data["priorities"] = {
            name: {"first": [LOOT[kind] for kind in priority.first], "source": priority.source}
            for name, priority in solo.priorities.items()
        }
        data["deck"] = {"open": solo.deck.open, "source": solo.deck.source}
    return data


NO_SOLO: Final = Solo({}, {}, {}, (), (), {}, Deck(False, "J"))
PRINTED_SOLO: Final = solo_from_data(tomllib.loads(PRINTED_SOLO_TOML), NO_SOLO)
"""The printed solo rules."""

# In rules version 1 Automa used her list alone, and the deck's top card was fixed only when it was needed.
FIRST_SOLO: Final = replace(
    PRINTED_SOLO,
    choices=PRINTED_SOLO.choices | {"dusk_gains": Way("preferred", "R")},
    priorities={},
    deck=Deck(False, "J"),
)


def printed_solo(rules: int = RULES_VERSION) -> Solo:
    """The printed solo rules of a rules version."""
    return FIRST_SOLO if rules == 1 else PRINTED_SOLO
