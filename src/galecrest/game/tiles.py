"""The loot tiles as data: the effects of each side, their phase and their source.

A side consists of effects from a small vocabulary. Sides with source C are reconstructed: an owner of the box can enter
the printed ones in a TOML file, and the same vocabulary describes new sides.
"""

import tomllib
from collections.abc import Mapping
from typing import Any, Final

from galecrest.game.errors import BadTiles
from galecrest.game.sides import Effect, Tiles, TileSide
from galecrest.game.terms import LOOT, SIDES

SOURCES: Final = {"R": "rulebook", "S": "single source", "J": "our ruling", "C": "reconstructed"}

# Each effect with the names of its numbers.
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
AT_DUSK: Final = (
    "gain",
    "gain_reputation",
    "discard_own_character",
    "discard_from_island",
    "discard_from_adjacent_ship",
    "discard_highest_from_ship",
    "take_from_adjacent",
)
AT_NIGHT: Final = ("gain",)
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
IN_EITHER: Final = ("gain", "gain_per_kind", "gain_by_reputation", "gain_reputation")
TIMINGS: Final = {"dusk": AT_DUSK, "night": AT_NIGHT, "anchor": AT_ANCHOR}

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


def box_from_toml(text: str) -> Box:
    """The printed box, with the sides of the TOML text in place of the printed ones. Raises BadTiles."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadTiles(f"this is not valid TOML: {error}") from error
    return box_from_data(data, PRINTED)


def box_from_data(data: Mapping[str, Any], printed: Box = ()) -> Box:
    box = sides_from_data(data, printed)
    found = {(side.kind, side.side) for side in box}
    missing = [f"[{LOOT[kind]}.{side}]" for kind in range(len(LOOT)) for side in SIDES if (kind, side) not in found]
    if missing:
        raise BadTiles(f"the box lacks {', '.join(missing)}")
    return box


def sides_from_data(data: Mapping[str, Any], printed: Box = ()) -> Box:
    """These sides in place of the printed ones, in the order of a box; some kinds may be missing. Raises BadTiles."""
    sides = {(side.kind, side.side): side for side in printed}
    for name, both in data.items():
        if name not in LOOT:
            raise BadTiles(f"there is no kind of loot called {name!r}; the kinds are {', '.join(LOOT)}")
        if not isinstance(both, Mapping):
            raise BadTiles(f"{name}: write its sides as tables [{name}.calm] and [{name}.stormy]")
        for side, spec in both.items():
            where = f"[{name}.{side}]"
            if side not in SIDES or not isinstance(spec, Mapping):
                raise BadTiles(f"{where}: a tile has two sides, calm and stormy, each a table")
            sides[LOOT.index(name), side] = _side_from_data(where, LOOT.index(name), side, spec)
    return tuple([sides[kind, side] for kind in range(len(LOOT)) for side in SIDES if (kind, side) in sides])


def replaced(box: Box, by: Box) -> Box:
    """The box with the sides of `by` in place of its own."""
    over = {(side.kind, side.side): side for side in by}
    return tuple([over.get((side.kind, side.side), side) for side in box])


def is_source(mark: object) -> bool:
    return isinstance(mark, str) and mark != "" and set(mark) <= set(SOURCES) and len(set(mark)) == len(mark)


def _side_from_data(where: str, kind: int, side: str, spec: Mapping[str, Any]) -> TileSide:
    for key in spec:
        if key not in ("source", "stays", *TIMINGS):
            raise BadTiles(f"{where}: {key!r} is unknown; a side has source, dusk, night, anchor and stays")
    source = spec.get("source", "C")
    if not is_source(source):
        raise BadTiles(
            f"{where}: source must consist of the letters {', '.join(SOURCES)}, each at most once; not {source!r}"
        )
    stays = spec.get("stays", False)
    if not isinstance(stays, bool):
        raise BadTiles(f"{where}: stays must be true or false, not {stays!r}")
    effects = {
        timing: _effects_from_data(f"{where} {timing}", spec.get(timing, []), allowed)
        for timing, allowed in TIMINGS.items()
    }
    return TileSide(kind, side, source, effects["dusk"], effects["night"], effects["anchor"], stays)


def _effects_from_data(where: str, specs: Any, allowed: tuple[str, ...]) -> tuple[Effect, ...]:
    if not isinstance(specs, list):
        raise BadTiles(f'{where}: write a list of effects, such as [{{ effect = "gain", doubloons = 2 }}]')
    effects = tuple([_effect_from_data(where, spec, allowed) for spec in specs])
    if len({effect.name for effect in effects}) != len(effects):
        raise BadTiles(f"{where}: name every effect at most once")
    return effects


def _effect_from_data(where: str, spec: Any, allowed: tuple[str, ...]) -> Effect:
    if not isinstance(spec, Mapping):
        raise BadTiles(f"{where}: an effect must be a table, not {spec!r}")
    if "either" in spec:
        if "either" not in allowed or len(spec) > 1:
            raise BadTiles(f"{where}: either takes no other keys and is allowed at anchor only")
        choices = _effects_from_data(f"{where} either", spec["either"], IN_EITHER)
        if len(choices) < 2:
            raise BadTiles(f"{where}: either needs two or more effects")
        return Effect("either", (), choices)
    name = spec.get("effect")
    named = [each for each in allowed if each != "either"]
    if name not in named:
        raise BadTiles(f"{where}: effect must be one of {', '.join(named)}; not {name!r}")
    expected = VOCABULARY[name]
    if set(spec) != {"effect", *expected}:
        raise BadTiles(
            f"{where}: {name} takes {', '.join(expected) or 'no numbers'}; found {', '.join(k for k in spec if k != 'effect') or 'none'}"
        )
    for key in expected:
        number = spec[key]
        if not isinstance(number, int) or isinstance(number, bool) or not -99 <= number <= 99:
            raise BadTiles(f"{where}: {key} must be a whole number from -99 to 99, not {number!r}")
        if number < 0 and name != "gain":
            raise BadTiles(f"{where}: {key} is {number}, but only gain takes a number below 0")
    return Effect(name, tuple([spec[key] for key in expected]))


def box_to_data(box: Box) -> dict[str, dict[str, dict[str, Any]]]:
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
