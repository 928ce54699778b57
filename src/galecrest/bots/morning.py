"""A morning as a row of bytes: all that the admiral's network reads of a game in which all seats are about to choose a card.

A row shows every hand, because the network judges imagined games. `features.py` turns rows into numbers in batches.
"""

from struct import Struct
from typing import Final

from galecrest.bots.worth import Worth
from galecrest.game.game import Game
from galecrest.game.piles import count_of, kinds_in
from galecrest.game.terms import COLOURS, LOOT

# The table: seats, voyage, remaining days, stormy sides, solo; the loot of up to six days; the bag; the undealt cards.
# A seat: hand, ship, loot, reputation, then numbers of 16 bits: doubloons, points, and in eighths of a doubloon the worth of the
# tokens held by kind and of the crew.
TABLE: Final = Struct("<5B6IIQ")
SEAT: Final = Struct("<QQIB10h")
PARTS: Final = [Struct(TABLE.format + SEAT.format[1:] * seats) for seats in range(COLOURS + 1)]
EIGHTHS: Final = 8.0
MOST: Final = 4000.0  # eighths

_CARDS: Final[dict[tuple[int, ...], int]] = {}  # a cache of crews as flags: rows repeat most of them


def cards(crew: tuple[int, ...]) -> int:
    known = _CARDS.get(crew)
    if known is None:
        if len(_CARDS) > 50_000:
            _CARDS.clear()
        known = 0
        for rank in crew:
            known |= 1 << rank - 1
        _CARDS[crew] = known
    return known


def eighths(worth: float) -> int:
    return int(min(MOST, max(-MOST, worth * EIGHTHS)))


def pack(game: Game, worth: Worth) -> bytes:
    """The row of a morning."""
    days = game.days
    sides = 0
    for kind in range(len(LOOT)):
        sides |= game.stormy[kind] << kind
    numbers = [game.seats, game.voyage, len(days), sides, 1 if game.level else 0]
    numbers += days
    numbers += [0] * (6 - len(days))
    numbers.append(game.bag)
    numbers.append(cards(game.undealt))
    for seat in range(game.seats):
        pile = game.loot[seat]
        numbers.append(cards(game.hands[seat]))
        numbers.append(cards(game.ships[seat]))
        numbers.append(pile)
        numbers.append(game.reputation(seat))
        numbers.append(game.doubloons[seat])
        numbers.append(game.scores[seat])
        held = [0] * len(LOOT)
        for kind in kinds_in(pile):
            held[kind] = eighths(worth.held(game, seat, kind, count_of(pile, kind)))
        numbers += held
        numbers.append(eighths(worth.crew(game, seat)))
    return PARTS[game.seats].pack(*numbers)
