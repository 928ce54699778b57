"""Decodes packed observations (`packing.py`) into features, in batches, and names every field and feature.

    features = decode(rows)  # rows: uint8, (..., ROW); features: float32, (..., FEATURES)

`python -m galecrest.lab.observation` prints the layout.
"""

from itertools import accumulate
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from galecrest.game import View, imagine
from galecrest.game.errors import WrongSeat
from galecrest.game.options import TEXT
from galecrest.game.terms import LOOT
from galecrest.lab.packing import ACTIONS, OPTION_OF, ROW, WORDS, mask_of, row_of

Rows = NDArray[np.uint8]
"""Packed observations."""
Features = NDArray[np.float32]
"""Decoded observations."""
Mask = NDArray[np.int8]
"""A byte for each action: 1 if it is allowed."""
Observation = dict[str, Any]
"""`observation`: the row; `action_mask`: the mask."""

CARDS: Final = 40


class Field:
    """A field of the row with its bits and features."""

    first: int
    """Its first feature."""

    def __init__(self, name: str, form: str, bits: int, meaning: str, start: int) -> None:
        self.name = name
        self.form = form
        self.bits = range(start, start + bits)
        self.meaning = meaning
        self.size = {"one": (1 << bits) - 1, "card": CARDS, "tokens": len(LOOT), "number": 1}.get(form, bits)

    @property
    def features(self) -> slice:
        """The field's part of the features."""
        return slice(self.first, self.first + self.size)

    @property
    def numbers(self) -> list[list[int]]:
        """The bits of its numbers, each filled up to a byte: one number, or one for each kind of loot or card that it names."""
        width = {"tokens": 4, "card": 6}.get(self.form, len(self.bits))
        parts = [self.bits[begin : begin + width] for begin in range(0, len(self.bits), width)]
        return [[*part, *[ZERO] * (8 - width)] for part in parts]

    @property
    def scale(self) -> int:
        """A number divided by its scale stays near 1."""
        return 4 if self.form == "tokens" else SCALES.get(self.name.rpartition("_")[2], 8)


SCALES: Final = {"doubloons": 20, "score": 100}
ZERO: Final = 8 * ROW - 1  # a bit that is always 0: the highest of the last word


def read_layout() -> list[Field]:
    """All fields in the order of the row."""
    fields: list[Field] = []
    for place, word in enumerate(WORDS):
        start = 64 * place
        for name, form, bits, meaning in word:
            fields.append(Field(name, form, bits, meaning, start))
            start += bits
    return fields


ALL_FIELDS: Final = read_layout()
"""All fields in the order of the row."""
FLAGS: Final = [field for field in ALL_FIELDS if field.form in ("flags", "cards")]
COUNTS: Final = [field for field in ALL_FIELDS if field.form in ("number", "tokens")]
NAMES: Final = [field for field in ALL_FIELDS if field.form in ("one", "card")]
FIELDS: Final = {field.name: field for field in (*FLAGS, *COUNTS, *NAMES)}
"""The fields by name, in the order of the features."""
FEATURES: Final = sum(field.size for field in FIELDS.values())
"""The number of features."""
for _field, _first in zip(
    FIELDS.values(), accumulate([field.size for field in FIELDS.values()], initial=0), strict=False
):
    _field.first = _first

FLAG_BITS: Final = np.array([bit for field in FLAGS for bit in field.bits])
COUNT_BITS: Final = np.array([bit for field in COUNTS for number in field.numbers for bit in number])
NAME_BITS: Final = np.array([bit for field in NAMES for number in field.numbers for bit in number])
NAME_FEATURES: Final = np.array([field.first - 1 for field in NAMES for _ in field.numbers])
SCALE: Final = np.array([1 / field.scale for field in COUNTS for _ in field.numbers], np.float32)


def decode(rows: Rows) -> Features:
    """The features of packed rows: a flag, or one of several that is named, is 0 or 1; numbers are scaled to stay near 1."""
    flat = np.ascontiguousarray(rows).reshape(-1, ROW)
    bits = np.unpackbits(flat, axis=1, bitorder="little")
    counts = np.packbits(bits.take(COUNT_BITS, 1), axis=1, bitorder="little")
    names = np.packbits(bits.take(NAME_BITS, 1), axis=1, bitorder="little")
    features = np.zeros((len(flat), FEATURES), np.float32)
    features[:, : len(FLAG_BITS)] = bits.take(FLAG_BITS, 1)
    np.multiply(counts, SCALE, out=features[:, len(FLAG_BITS) : len(FLAG_BITS) + len(SCALE)])
    row, name = np.nonzero(names)
    features[row, NAME_FEATURES[name] + names[row, name]] = 1.0
    return features.reshape(*rows.shape[:-1], FEATURES)


def observe(view: View) -> Observation:
    """The observation of the seat that has this view, as the environments show it: a trained policy can play wherever a bot can. Raises
    WrongSeat for a spectator's view."""
    if view.seat is None:
        raise WrongSeat("a spectator has no observation: take the view of a seat")
    game = imagine(view, 0)  # a row shows nothing that was imagined
    for seat, player in enumerate(view.players):
        if player.has_chosen:
            game.chosen[seat] = (
                view.chosen if seat == view.seat else 1
            )  # of the others' cards a row shows only that they lie there
    return {
        "observation": np.frombuffer(bytearray(row_of(game, view.seat)), np.uint8),
        "action_mask": np.frombuffer(mask_of(game, view.seat), np.int8),
    }


def option_of(view: View, action: int | np.integer[Any]) -> str:
    """The option that an action means for the seat that has this view. Raises KeyError for `pass`, which is no option."""
    return TEXT[OPTION_OF[view.seats][view.seat or 0][int(action)]]


def observation_space() -> spaces.Dict:
    """A row and a mask."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 255, (ROW,), np.uint8),
            "action_mask": spaces.MultiBinary(len(ACTIONS)),
        }
    )


def action_space() -> spaces.Discrete:
    """The actions of `packing.ACTIONS`."""
    return spaces.Discrete(len(ACTIONS))


def span(numbers: range) -> str:
    """The first and the last number, in words."""
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])


def layout() -> list[str]:
    """The table of all fields in Markdown; those of players 1 to 5 are the same as player 0's."""
    lines = ["| field | bits | form | features | meaning |", "|---|---|---|---|---|"]
    for field in ALL_FIELDS:
        if not field.name.startswith("player_") or field.name.startswith("player_0"):
            bits, features = span(field.bits), span(range(FEATURES)[field.features])
            lines.append(f"| `{field.name}` | {bits} | {field.form} | {features} | {field.meaning} |")
    return lines


if __name__ == "__main__":
    print("\n".join(layout()))
