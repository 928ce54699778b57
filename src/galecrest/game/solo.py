"""The solo game as data: the solo deck's pointers and marks, Automa's choices, the levels and the solo tiles.

All of it is one TOML text that an owner of the box can correct without changing code. Every item names its source.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from galecrest.game.errors import BadSolo, BadTiles
from galecrest.game.terms import LOOT, RANK_LIMIT, RULES_VERSION
from galecrest.game.tiles import SOURCES, Box, box_to_data, is_source, sides_from_data

# The rows of Automa's table; the first row that matches the day's loot counts.
ROWS: Final = ("same_class", "two_bad", "bad_and_good", "good", "rest")

# How Automa can choose: by the table, the highest or lowest rank, the first loot in her list, the loot that her character
# prefers to her list, the largest set of one kind, or doubloons before reputation.
WAYS: Final = ("table", "highest", "lowest", "preferred", "priority", "largest_set", "doubloons")
USUAL_WAY: Final = "highest"  # for questions that the data does not name


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
    cards: dict[int, SoloCard]
    choices: dict[str, Way]
    levels: dict[str, Level]
    your_tiles: Box  # these sides replace those of the box
    her_tiles: Box
    priorities: dict[str, Priority]  # by the name of the character
    deck: Deck

    def way_of(self, kind: str) -> str:
        way = self.choices.get(kind)
        return way.choose if way is not None else USUAL_WAY

    def first_of(self, character: str) -> tuple[int, ...]:
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


def solo_from_toml(text: str, printed: Solo | None = None) -> Solo:
    """The printed solo rules, with the items of the TOML text in place of the printed ones. Raises BadSolo or BadTiles."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSolo(f"this is not valid TOML: {error}") from error
    return solo_from_data(data, printed or PRINTED_SOLO)


def solo_from_data(data: Mapping[str, Any], printed: Solo) -> Solo:
    for key in data:
        if key not in ("cards", "choices", "priorities", "deck", "levels", "tiles"):
            raise BadSolo(
                f"[{key}] is unknown; the solo rules have [cards], [choices], [priorities], [deck], [levels] and [tiles]"
            )
    cards = dict(printed.cards)
    for name, spec in _table(data, "cards").items():
        rank = int(name) if name.isdecimal() and len(name) < 3 else 0
        if not 0 < rank < RANK_LIMIT or (printed.cards and rank not in printed.cards):
            raise BadSolo(f"[cards]: {name!r} is not in the solo deck; it has the ranks {_ranges(printed.cards)}")
        cards[rank] = _card(f"card {name}", spec)
    choices = dict(printed.choices)
    for kind, spec in _table(data, "choices").items():
        if kind not in choices and printed.choices:
            raise BadSolo(f"[choices]: Automa is never asked {kind!r}; the questions are {', '.join(choices)}")
        choices[kind] = _way(f"choice {kind}", spec)
    levels = dict(printed.levels)
    for name, spec in _table(data, "levels").items():
        if name not in levels and printed.levels:
            raise BadSolo(f"[levels]: there is no level {name!r}; the levels are {', '.join(levels)}")
        levels[name] = _level(f"level {name}", spec)
    priorities = dict(printed.priorities)
    for name, spec in _table(data, "priorities").items():
        priorities[name] = _priority(f"priority {name}", spec)
    deck = _deck("[deck]", data["deck"]) if "deck" in data else printed.deck
    tiles = _table(data, "tiles")
    for whose in tiles:
        if whose not in ("you", "automa"):
            raise BadSolo(f"[tiles.{whose}]: write [tiles.you] or [tiles.automa]")
    try:
        your_tiles = sides_from_data(_table(tiles, "you"), printed.your_tiles)
        her_tiles = sides_from_data(_table(tiles, "automa"), printed.her_tiles)
    except BadTiles as error:
        raise BadSolo(f"[tiles]: {error}") from error
    return Solo(cards, choices, levels, your_tiles, her_tiles, priorities, deck)


def _ranges(ranks: Mapping[int, object]) -> str:
    """`1 to 36, 38 to 40`."""
    firsts = [rank for rank in ranks if rank - 1 not in ranks]
    lasts = [rank for rank in ranks if rank + 1 not in ranks]
    return ", ".join([f"{first} to {last}" for first, last in zip(firsts, lasts, strict=True)])


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    table = data.get(key, {})
    if not isinstance(table, Mapping):
        raise BadSolo(f"[{key}] must be a table, not {table!r}")
    return table


def _card(where: str, spec: Any) -> SoloCard:
    _check_keys(where, spec, ("pointers", "marked", "source"))
    pointers = tuple(str(spec["pointers"]).split())
    if len(pointers) != len(ROWS) or any(
        len(each) != 2 or each[0] not in "LRM" or each[1] not in "123456789" for each in pointers
    ):
        raise BadSolo(
            f'{where}: pointers must be five words of L, R or M and a number from 1 to 9, such as "M1 R1 R1 R2 R2"'
        )
    if not isinstance(spec["marked"], bool):
        raise BadSolo(f"{where}: marked must be true or false, not {spec['marked']!r}")
    return SoloCard(pointers, spec["marked"], spec["source"])


def _way(where: str, spec: Any) -> Way:
    _check_keys(where, spec, ("choose", "source"))
    if spec["choose"] not in WAYS:
        raise BadSolo(f"{where}: choose must be one of {', '.join(WAYS)}; not {spec['choose']!r}")
    if spec["choose"] == "table" and where not in ("choice scout_sends", "choice recruiter_hires"):
        raise BadSolo(f"{where}: only scout_sends and recruiter_hires can use the table, because it points at her hand")
    if spec["choose"] == "priority" and where != "choice dusk_gains":
        raise BadSolo(f"{where}: only dusk_gains can use priorities, because they count at dusk")
    return Way(spec["choose"], spec["source"])


def _priority(where: str, spec: Any) -> Priority:
    _check_keys(where, spec, ("first", "source"))
    first = spec["first"]
    if not isinstance(first, list) or not all(kind in LOOT for kind in first):
        raise BadSolo(f"{where}: first must be a list of kinds of loot ({', '.join(LOOT)}); not {first!r}")
    return Priority(tuple([LOOT.index(kind) for kind in first]), spec["source"])


def _deck(where: str, spec: Any) -> Deck:
    _check_keys(where, spec, ("open", "source"))
    if not isinstance(spec["open"], bool):
        raise BadSolo(f"{where}: open must be true or false, not {spec['open']!r}")
    return Deck(spec["open"], spec["source"])


def _level(where: str, spec: Any) -> Level:
    _check_keys(where, spec, ("you", "automa", "source"))
    for key in ("you", "automa"):
        points = spec[key]
        if not isinstance(points, int) or isinstance(points, bool) or not 0 <= points <= 999:
            raise BadSolo(f"{where}: {key} must be a number of points from 0 to 999, not {points!r}")
    return Level(spec["you"], spec["automa"], spec["source"])


def _check_keys(where: str, spec: Any, keys: tuple[str, ...]) -> None:
    if not isinstance(spec, Mapping) or set(spec) != set(keys):
        raise BadSolo(f"{where}: write a table with {', '.join(keys)}; not {spec!r}")
    source = spec["source"]
    if not is_source(source):
        raise BadSolo(
            f"{where}: source must consist of the letters {', '.join(SOURCES)}, each at most once; not {source!r}"
        )


def solo_to_data(solo: Solo) -> dict[str, Any]:
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
