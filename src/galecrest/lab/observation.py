"""A learner's observations and actions: a seat's view as a vector of numbers, and the catalogue of all actions with a mask.

Everything comes from the view, so a learner knows exactly what a person at that seat knows. Seats keep their numbers in the vector
and in the actions; the first six numbers mark the learner's seat. Numbers are scaled to stay near 1.
"""

from collections.abc import Iterable
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from galecrest.game import Question, View
from galecrest.game.game import QUESTIONS
from galecrest.game.options import TEXT
from galecrest.game.solo import PRINTED_SOLO, ROWS
from galecrest.game.terms import (
    ALL_RANKS,
    COLOURS,
    DAYS_OF_VOYAGE,
    LOOT,
    PHASES,
    VOYAGES,
    Loot,
    rank_of,
    seat_of,
)

Vector = NDArray[np.float32]
Mask = NDArray[np.int8]
Observation = dict[str, Any]  # "observation": the vector, "action_mask": the mask

# Actions: all options in the order of the catalogue, then `pass`, the only action of a seat that is not asked.

ACTIONS: Final = (*[text for _, text in sorted(TEXT.items())], "pass")
PASS: Final = len(ACTIONS) - 1
ACTION_OF: Final = {option: action for action, option in enumerate(sorted(TEXT))}


def mask_of(questions: Iterable[Question]) -> Mask:
    """The allowed actions: the options of the open question, or only `pass`."""
    mask = np.zeros(len(ACTIONS), np.int8)
    for question in questions:
        mask[[ACTION_OF[choice] for choice in question.choices]] = 1
    if not mask.any():
        mask[PASS] = 1
    return mask


# The parts of the vector

RANKS: Final = len(ALL_RANKS)
ON_ISLAND: Final = COLOURS + 2  # the seats, the Pilferer and the Midshipman
MOST_DAYS: Final = max(DAYS_OF_VOYAGE)
KINDS: Final = tuple(sorted(QUESTIONS))
POINTERS: Final = tuple(sorted({pointer for card in PRINTED_SOLO.cards.values() for pointer in card.pointers}))

A_SCORE: Final = 100
A_PURSE: Final = 20
A_HAND: Final = 10
A_PILE: Final = 4

Numbers = list[float]


def flags(places: Iterable[int], size: int) -> Numbers:
    numbers = [0.0] * size
    for place in places:
        numbers[place] = 1.0
    return numbers


def crew(ranks: Iterable[int]) -> Numbers:
    return flags([rank - 1 for rank in ranks], RANKS)


def pile(tokens: tuple[Loot, ...]) -> Numbers:
    return [tokens.count(name) / A_PILE for name in LOOT]


def table(view: View) -> Numbers:
    """Public information: the board, the calendar, the loot, the deck, the reputation track and the island."""
    island = [(rank - 1) * ON_ISLAND + who for who, rank in view.island]
    days = [*view.days, *[()] * MOST_DAYS][:MOST_DAYS]
    return [
        *flags([] if view.seat is None else [view.seat], COLOURS),
        *flags([view.seats - 1], COLOURS),
        float(view.level != ""),
        *[float(side == "stormy") for side in view.sides],
        *flags([view.voyage - 1], VOYAGES),
        len(view.days) / MOST_DAYS,
        *flags([PHASES.index(view.phase)], len(PHASES)),
        *[number for day in days for number in pile(day)],
        *pile(view.bag),
        *crew(view.undealt),
        *[view.track.index(colour) / (COLOURS - 1) for colour in range(COLOURS)],
        *flags(island, RANKS * ON_ISLAND),
    ]


def players(view: View) -> Numbers:
    """For every seat its possessions and the public knowledge of its hand. Unused seats are zeros."""
    numbers: Numbers = []
    for player in view.players:
        numbers += [
            player.score / A_SCORE,
            player.doubloons / A_PURSE,
            player.hand_size / A_HAND,
            player.graveyard_size / A_HAND,
            float(player.has_chosen),
            *pile(player.loot),
            *crew(player.ship),
            *crew(player.kept),
            *crew(player.holds),
            *crew(player.may_hold),
        ]
    return numbers + [0.0] * (OF_A_PLAYER * (COLOURS - len(view.players)))


OF_A_PLAYER: Final = 5 + len(LOOT) + 4 * RANKS


def own(view: View) -> Numbers:
    """Information that only this seat has."""
    chosen = [view.chosen] if view.chosen > 0 else []
    return [*crew(view.hand), *crew(view.graveyard), *crew(chosen)]


def turn(view: View) -> Numbers:
    """The progress of the phase and the open question."""
    now = view.turn
    seats = [who if who < COLOURS else seat_of(who) for who in now.waiting]  # characters wait by day, seats at night
    return [
        *flags([rank_of(now.acting)] if now.acting else [], RANKS + 1),
        *flags([seat_of(now.acting)] if now.acting else [], ON_ISLAND),
        *flags([seat for seat in seats if seat < COLOURS], COLOURS),
        *flags([now.seat] if now.kind and now.seat >= 0 else [], COLOURS),
        *flags([KINDS.index(now.kind)] if now.kind else [], len(KINDS)),
        *crew(now.crew_left),
        *pile(now.loot_left),
        *crew(now.pilfered),
        *flags([now.row], len(ROWS) + 1),
        *pointers(view.top),
        float(now.lookout),
    ]


def pointers(top: tuple[str, ...]) -> Numbers:
    """The pointers of the solo deck's top card, one for each row; pointers that are not printed are left out."""
    numbers: Numbers = []
    for row in range(len(ROWS)):
        pointer = top[row] if top else ""
        numbers += flags([POINTERS.index(pointer)] if pointer in POINTERS else [], len(POINTERS))
    return numbers


LIMIT: Final = 20.0  # far above any number that occurs


def vector_of(view: View) -> Vector:
    numbers = np.array([*table(view), *players(view), *own(view), *turn(view)], np.float32)
    return np.clip(numbers, -LIMIT, LIMIT)


SIZE: Final = (
    (2 * COLOURS + 1 + len(LOOT) + VOYAGES + 1 + len(PHASES))
    + (MOST_DAYS + 1) * len(LOOT)
    + (RANKS + COLOURS + RANKS * ON_ISLAND)
    + OF_A_PLAYER * COLOURS
    + 3 * RANKS
    + (RANKS + 1 + ON_ISLAND + 2 * COLOURS + len(KINDS) + 2 * RANKS + len(LOOT) + len(ROWS) + 1)
    + (len(ROWS) * len(POINTERS) + 1)
)


def observation_space() -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-LIMIT, LIMIT, (SIZE,), np.float32),
            "action_mask": spaces.MultiBinary(len(ACTIONS)),
        }
    )


def action_space() -> spaces.Discrete:
    return spaces.Discrete(len(ACTIONS))
