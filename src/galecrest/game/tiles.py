"""The loot tiles as data: the effects of each side, their phase and their source.

A side consists of effects from a small vocabulary. Sides with source C are reconstructed: an owner of the box can enter
the printed ones in a TOML file, and the same vocabulary describes new sides.
"""

import re
import tomllib
from collections.abc import Iterable, Mapping
from sys import intern
from typing import Any, Final

from galecrest.game.errors import BadRules
from galecrest.game.sides import Effect, Tiles, TileSide
from galecrest.game.terms import LOOT, SIDES

SOURCES: Final = {"R": "rulebook", "S": "single source", "J": "our ruling", "C": "reconstructed"}
"""The letters that say where the text of an item comes from."""

VOCABULARY: Final[dict[str, tuple[str, ...]]] = {
    "gain": ("doubloons",),
    "gain_reputation": ("steps",),
    "gain_by_reputation": ("minus",),
    "gain_per_kind": ("doubloons",),
    "gain_per_token": ("doubloons",),
    "gain_for_sets": ("pair", "triple"),
    "keep_or_gain": ("doubloons",),
    "either": (),
    "discard_own_character": (),
    "discard_from_island": (),
    "discard_from_adjacent_ship": (),
    "discard_highest_from_ship": (),
    "take_from_adjacent": ("doubloons", "steps"),
}
"""Every effect of a tile, with the names of its numbers."""
AT_DUSK: Final = (
    "gain",
    "gain_reputation",
    "discard_own_character",
    "discard_from_island",
    "discard_from_adjacent_ship",
    "discard_highest_from_ship",
    "take_from_adjacent",
)
"""The effects that a side can have at dusk."""
AT_NIGHT: Final = ("gain",)
"""The effects that a side can have at night."""
AT_ANCHOR: Final = (
    "gain",
    "gain_reputation",
    "gain_by_reputation",
    "gain_per_kind",
    "gain_per_token",
    "gain_for_sets",
    "keep_or_gain",
    "either",
)
"""The effects that a side can have at anchor."""
IN_EITHER: Final = ("gain", "gain_per_kind", "gain_by_reputation", "gain_reputation")
"""The effects that a side can offer as a choice."""
TIMINGS: Final = {"dusk": AT_DUSK, "night": AT_NIGHT, "anchor": AT_ANCHOR}

QUOTED: Final = 60  # characters of a wrong value that an error quotes
LINE: Final = re.compile(r"at line (\d+)")

Box = tuple[TileSide, ...]
"""Both sides of all seven tiles in the order of the kinds, calm before stormy."""


def lay_out(box: Box, stormy: tuple[int, ...], over: Box = ()) -> Tiles:
    """Put the box's tiles on the board; `stormy` has 1 for each kind with the stormy side up. Sides in `over` replace those of the box."""
    key = (id(box), id(over), stormy)
    if key not in _LAID:
        if len(_LAID) > 1000:
            _LAID.clear()
        sides = replaced(box, over)
        _LAID[key] = (box, over, Tiles(tuple([sides[2 * kind + side] for kind, side in enumerate(stormy)])))
    return _LAID[key][2]


# A cache, because every game that a bot imagines needs it. It holds the boxes too, so that Python cannot reuse their ids.
_LAID: Final[dict[tuple[int, int, tuple[int, ...]], tuple[Box, Box, Tiles]]] = {}

PRINTED_TOML: Final = """\
# The two sides of the seven loot tiles. source: R rulebook, S a single source, J our ruling, C reconstructed.

[chest.calm]
source = "R"
anchor = [{ effect = "gain", doubloons = 5 }]

[chest.stormy]
source = "C"
anchor = [{ effect = "gain_by_reputation", minus = 5 }]

[hook.calm]
source = "RJ"
anchor = [{ effect = "keep_or_gain", doubloons = 2 }]

[hook.stormy]
source = "RC"
dusk = [{ effect = "discard_own_character" }, { effect = "gain", doubloons = 4 }]

[map.calm]
source = "R"
anchor = [{ effect = "gain_for_sets", pair = 7, triple = 12 }]

[map.stormy]
source = "RC"
anchor = [{ effect = "gain_per_token", doubloons = 2 }, { effect = "gain_reputation", steps = 1 }]
stays = true

[saber.calm]
source = "R"
dusk = [{ effect = "discard_from_island" }]

[saber.stormy]
source = "SC"
dusk = [{ effect = "discard_from_adjacent_ship" }]

[amulet.calm]
source = "R"
anchor = [{ effect = "gain", doubloons = 3 }]

[amulet.stormy]
source = "C"
anchor = [{ either = [{ effect = "gain_per_kind", doubloons = 1 }, { effect = "gain_reputation", steps = 2 }] }]

[barrel.calm]
source = "R"
dusk = [{ effect = "gain_reputation", steps = 1 }]
anchor = [{ effect = "gain", doubloons = 1 }]

[barrel.stormy]
source = "C"
dusk = [{ effect = "take_from_adjacent", doubloons = 2, steps = 1 }]

[relic.calm]
source = "R"
anchor = [{ effect = "gain", doubloons = -3 }]

[relic.stormy]
source = "C"
night = [{ effect = "gain", doubloons = -1 }]
"""
"""The printed box as a TOML text, as `galecrest tiles` prints it."""


def box_from_toml(text: str) -> Box:
    """The printed box, with the sides of the TOML text in place of the printed ones. Raises BadRules."""
    return box_from_data(data_from_toml(text), PRINTED)


def data_from_toml(text: str) -> dict[str, Any]:
    """The data of a TOML text. Raises BadRules."""
    try:
        return tomllib.loads(text)
    except ValueError as error:  # also a number with thousands of digits
        found = LINE.search(str(error))
        raise BadRules("toml", line=int(found[1]) if found else text.count("\n") + 1, detail=str(error)) from error


def box_from_data(data: Mapping[str, Any], printed: Box = ()) -> Box:
    """A box of both sides of all tiles, the missing ones from `printed`. Raises BadRules."""
    box = sides_from_data(data, printed)
    found = {(side.kind, side.side) for side in box}
    missing = [f"[{LOOT[kind]}.{side}]" for kind in range(len(LOOT)) for side in SIDES if (kind, side) not in found]
    if missing:
        raise BadRules("incomplete", missing=", ".join(missing))
    return box


def sides_from_data(data: Mapping[str, Any], printed: Box = (), path: str = "") -> Box:
    """These sides in place of the printed ones, in the order of a box; some kinds may be missing. Raises BadRules.

    `path` is where the sides are in their file: `tiles.you.` in the solo rules.
    """
    sides = {(side.kind, side.side): side for side in printed}
    for name, both in data.items():
        if name not in LOOT:
            raise unknown(f"[{path}{name:.40}]", name, LOOT)
        for side, spec in table(f"[{path}{name}]", both).items():
            where = f"[{path}{name}.{side:.40}]"
            if side not in SIDES:
                raise unknown(where, side, SIDES)
            sides[LOOT.index(name), side] = _side_from_data(where, LOOT.index(name), side, table(where, spec))
    return tuple([sides[kind, side] for kind in range(len(LOOT)) for side in SIDES if (kind, side) in sides])


def replaced(box: Box, by: Box) -> Box:
    """The box with the sides of `by` in place of its own."""
    over = {(side.kind, side.side): side for side in by}
    return tuple([over.get((side.kind, side.side), side) for side in box])


# The readers of values, for all rules files


def shown(value: object) -> str:
    """A value of a rules file as an error quotes it."""
    try:
        text = repr(value)
    except ValueError:  # a number of thousands of hexadecimal digits
        return "…"
    return text if len(text) <= QUOTED else f"{text[:QUOTED]}…"


def unknown(where: str, found: object, allowed: Iterable[str]) -> BadRules:
    """The error for a name that is not allowed."""
    return BadRules("unknown", where, found=shown(found), allowed=", ".join(allowed))


def table(where: str, value: Any) -> Mapping[str, Any]:
    """The value if it is a table. Raises BadRules."""
    if not isinstance(value, Mapping):
        raise BadRules("table", where, found=shown(value))
    return value


def truth(where: str, value: Any) -> bool:
    """The value if it is true or false. Raises BadRules."""
    if not isinstance(value, bool):
        raise BadRules("truth", where, found=shown(value))
    return value


def number(where: str, value: Any, least: int, most: int) -> int:
    """The value if it is a whole number in this range. Raises BadRules."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadRules("number", where, least=least, most=most, found=shown(value))
    return value


def source(where: str, mark: Any) -> str:
    """The letters of `SOURCES`. Raises BadRules."""
    if isinstance(mark, str) and mark != "" and set(mark) <= set(SOURCES) and len(set(mark)) == len(mark):
        return mark
    raise BadRules("source", f"{where} source", letters=", ".join(SOURCES), found=shown(mark))


def must_have_keys(where: str, spec: Mapping[str, Any], keys: tuple[str, ...]) -> None:
    """Raises BadRules for other keys than these."""
    if set(spec) != set(keys):
        raise BadRules("keys", where, keys=", ".join(keys), found=shown(", ".join(spec)))


def _side_from_data(where: str, kind: int, side: str, spec: Mapping[str, Any]) -> TileSide:
    allowed = ("source", *TIMINGS, "stays")
    for key in spec:
        if key not in allowed:
            raise unknown(where, key, allowed)
    mark = source(where, spec.get("source", "C"))
    stays = truth(f"{where} stays", spec.get("stays", False))
    effects = {
        timing: _effects_from_data(f"{where} {timing}", spec.get(timing, []), allowed)
        for timing, allowed in TIMINGS.items()
    }
    return TileSide(kind, side, mark, effects["dusk"], effects["night"], effects["anchor"], stays)


def _effects_from_data(where: str, specs: Any, allowed: tuple[str, ...]) -> tuple[Effect, ...]:
    if not isinstance(specs, list):
        raise BadRules("effects", where, example='[{ effect = "gain", doubloons = 2 }]', found=shown(specs))
    effects = tuple([_effect_from_data(where, spec, allowed) for spec in specs])
    if len({effect.name for effect in effects}) != len(effects):
        raise BadRules("twice", where)
    return effects


def _effect_from_data(where: str, spec: Any, allowed: tuple[str, ...]) -> Effect:
    if "either" in table(where, spec):
        if "either" not in allowed or len(spec) > 1:
            raise BadRules("either", where)
        choices = _effects_from_data(f"{where} either", spec["either"], IN_EITHER)
        if len(choices) < 2:
            raise BadRules("few", where)
        return Effect("either", (), choices)
    name = spec.get("effect")
    named = [each for each in allowed if each != "either"]
    if name not in named:
        raise unknown(f"{where} effect", name, named)
    must_have_keys(f"{where} {name}", spec, ("effect", *VOCABULARY[name]))
    least = -99 if name == "gain" else 0
    return Effect(
        intern(name), tuple([number(f"{where} {name} {key}", spec[key], least, 99) for key in VOCABULARY[name]])
    )


def box_to_data(box: Box) -> dict[str, dict[str, dict[str, Any]]]:
    """The box as `box_from_data` takes it, for JSON or TOML."""
    data: dict[str, dict[str, dict[str, Any]]] = {name: {} for name in LOOT}
    for side in box:
        spec: dict[str, Any] = {"source": side.source}
        for timing, effects in (("dusk", side.dusk), ("night", side.night), ("anchor", side.anchor)):
            if effects:
                spec[timing] = [_effect_to_data(effect) for effect in effects]
        if side.stays:
            spec["stays"] = True
        data[LOOT[side.kind]][side.side] = spec
    return {name: sides for name, sides in data.items() if sides}


def _effect_to_data(effect: Effect) -> dict[str, Any]:
    if effect.choices:
        return {"either": [_effect_to_data(choice) for choice in effect.choices]}
    return {"effect": effect.name} | dict(zip(VOCABULARY[effect.name], effect.numbers, strict=True))


PRINTED: Final = box_from_data(tomllib.loads(PRINTED_TOML))
"""The printed box."""
