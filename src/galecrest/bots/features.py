"""What the network sees of a morning: the rows of `morning.py` as numbers, in batches, for numpy and for JAX alike.

`of_rows` takes the array module as its first argument; the arithmetic is the same in both. `plain.py` does the same without arrays.
"""

from typing import Any, Final

from galecrest.bots.prices import prices
from galecrest.game.sides import Tiles
from galecrest.game.terms import COLOURS, LOOT, VOYAGES

VERSION: Final = 1  # of the features: a network serves only the version that it was trained with

KINDS: Final = len(LOOT)
CARDS: Final = 40  # ranks 1 to 40
TABLE_BYTES: Final = 41  # of a row
SEAT_BYTES: Final = 41
HELD: Final = 5  # tokens of a kind that are told apart in a hold ...
LYING: Final = 4  # ... and on a day
SCALES: Final = (10.0, 20.0, *[80.0] * KINDS, 80.0)  # of the sixteen-bit numbers of a seat

SEAT_SIZE: Final = 2 * CARDS + HELD * KINDS + COLOURS + len(SCALES) + 7
TABLE_SIZE: Final = CARDS + 2 * LYING * KINDS + KINDS + VOYAGES + 6 + KINDS + KINDS + COLOURS - 1 + 1
PRICES_OF_A_KIND: Final = 9
PRICES_SIZE: Final = PRICES_OF_A_KIND * KINDS


def prices_of(tiles: Tiles) -> list[float]:
    """What the sides of a seat's tiles pay, kind by kind: so a token's worth is known whatever the sides are."""
    numbers: list[float] = []
    for price in prices(tiles):
        sets = price.sets
        numbers += [
            price.gained / 2,
            float(price.strikes),
            float(price.loses_character),
            price.nightly,
            price.fixed / 5,
            price.per_kind,
            price.below_pay / 5,
            sets[2] / 5 if sets else 0.0,
            sets[3] / 10 if sets else 0.0,
        ]
    return numbers


def of_rows(xp: Any, rows: Any, seats: int) -> tuple[Any, Any]:
    """The features of each seat and of the table, from an array of rows with room for this number of seats."""
    count = rows.shape[0]
    table = rows[:, :TABLE_BYTES]
    each = rows[:, TABLE_BYTES : TABLE_BYTES + SEAT_BYTES * seats].reshape(count, seats, SEAT_BYTES)
    number = table[:, 0].astype("float32")
    present = xp.arange(seats) < table[:, :1]
    numbers = sixteen_bits(each[:, :, 21:41].reshape(count, seats, 10, 2))
    purse = numbers[..., 0] + numbers[..., 1]
    wealth = purse + numbers[..., 2:].sum(-1) / 10
    hand = flags(xp, each[..., 0:5])
    ship = flags(xp, each[..., 8:13])
    of_seats = xp.concatenate(
        [
            hand,
            ship,
            thermometer(xp, nibbles(xp, each[..., 16:20]), HELD),
            one_of(xp, each[..., 20], COLOURS),
            numbers / xp.asarray(SCALES, "float32"),
            hand.sum(-1, keepdims=True) / 6,
            ship.sum(-1, keepdims=True) / 6,
            *leads(xp, purse, present, number),
            *leads(xp, wealth, present, number),
            automa(xp, table, seats),
        ],
        axis=-1,
    )
    days = nibbles(xp, table[:, 5:29].reshape(count, 6, 4))
    of_table = xp.concatenate(
        [
            flags(xp, table[:, 33:38]),
            thermometer(xp, days[:, 0], LYING),
            thermometer(xp, days[:, 1], LYING),
            days[:, 2:].astype("float32").sum(1) / 4,
            one_of(xp, table[:, 1] - 1, VOYAGES),
            one_of(xp, table[:, 2] - 1, 6),
            nibbles(xp, table[:, 29:33]).astype("float32") / 5,
            flags(xp, table[:, 3:4])[:, :KINDS],
            one_of(xp, table[:, 0] - 2, COLOURS - 1),
            table[:, 4:5].astype("float32"),
        ],
        axis=-1,
    )
    return of_seats, of_table


def flags(xp: Any, octets: Any) -> Any:
    return xp.unpackbits(octets, axis=-1, bitorder="little").astype("float32")


def nibbles(xp: Any, octets: Any) -> Any:
    """The numbers of tokens by kind, from the four bytes of a pile."""
    halves = xp.stack([octets & 15, octets >> 4], axis=-1)
    return halves.reshape(*octets.shape[:-1], 8)[..., :KINDS]


def thermometer(xp: Any, counts: Any, most: int) -> Any:
    """As many ones as there are tokens, kind by kind."""
    return (counts[..., None] > xp.arange(most)).astype("float32").reshape(*counts.shape[:-1], KINDS * most)


def one_of(xp: Any, numbers: Any, size: int) -> Any:
    return (numbers[..., None] == xp.arange(size)).astype("float32")


def sixteen_bits(octets: Any) -> Any:
    low, high = octets[..., 0].astype("float32"), octets[..., 1].astype("float32")
    return low + 256 * high - 65536 * (octets[..., 1] > 127).astype("float32")


def leads(xp: Any, worth: Any, present: Any, number: Any) -> tuple[Any, Any]:
    """How far each seat is before the mean, and before the best of the others."""
    mean = (worth * present).sum(1, keepdims=True) / number[:, None]
    ordered = xp.sort(xp.where(present, worth, xp.float32(-1e9)), axis=1)
    best = xp.where(worth == ordered[:, -1:], ordered[:, -2:-1], ordered[:, -1:])
    return ((worth - mean) / 10)[..., None], ((worth - best) / 10)[..., None]


def automa(xp: Any, table: Any, seats: int) -> Any:
    """One for Automa's seat, the second of a solo game."""
    return ((xp.arange(seats) == 1) * table[:, 4:5]).astype("float32")[..., None]
