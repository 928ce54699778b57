"""Automa and the Pilferer. Automa's choices are rules: the game makes them, and its events give the reason.

Automa has seat 1. The Pilferer is not a player, but his card is on the island under a seat number of its own.
"""

from collections.abc import Callable
from typing import Final

from galecrest.game import options
from galecrest.game.events import AutomaChose, AutomaDecided, BroughtForward, DeckShown, PilfererCame, PilfererLeft
from galecrest.game.game import QUESTIONS, Game, step
from galecrest.game.options import what, whose
from galecrest.game.piles import ONE, count_of, kinds_in
from galecrest.game.solo import ROWS
from galecrest.game.terms import (
    AMULET,
    AUTOMA,
    BARREL,
    CHARACTERS,
    CHEST,
    HOOK,
    LOOT,
    MAP,
    RELIC,
    SABER,
    rank_of,
)

# The solo deck: its ranks are known, their order is not. The top card is fixed before it is drawn.


def deck(game: Game) -> list[int]:
    """The ranks in the solo deck, including the top card."""
    return [rank for rank in game.undealt if rank in game.solo.cards and rank not in game.pilfered]


def shuffle_deck(game: Game) -> None:
    """Before a voyage: the Pilferer's used cards return to the deck, and the top card is unknown again."""
    game.pilfered = ()
    game.top = 0
    game.row = 0
    game.pointer = ""


def look_at_top(game: Game) -> int:
    """The rank of the top card. It stays secret; in an open deck the card's back shows its pointers."""
    if not game.top:
        game.top = game.draw(deck(game), 1)[0]
        if game.heard is not None and game.solo.deck.open:
            game.heard.append(DeckShown("solo_deck", game.solo.cards[game.top].pointers))
    return game.top


# The morning


def others_choose(game: Game) -> None:
    """After your choice: the Pilferer gets the top card of the solo deck; then the next top card's table chooses for Automa."""
    pilferer = look_at_top(game)
    game.pilfered = (*game.pilfered, pilferer)
    game.top = 0
    if game.heard is not None:
        game.heard.append(PilfererCame("pilferer", pilferer))
    game.row = 0
    game.pointer = ""
    hand = game.hands[AUTOMA]
    game.chosen[AUTOMA] = point_at(game, hand) if hand else -1


def point_at(game: Game, hand: tuple[int, ...]) -> int:
    """The card of her hand that the table points at."""
    card = game.solo.cards[look_at_top(game)]
    game.row = row_of(game.days[0])
    game.pointer = card.pointers[game.row - 1]
    rank = follow(game, game.pointer, hand)
    if game.heard is not None:
        game.heard.append(AutomaChose("automa", AUTOMA, rank, ROWS[game.row - 1], game.pointer))
    return rank


def row_of(day: int) -> int:
    """The first row of the table that matches the day's loot, from 1 to 5."""
    good = sum([count_of(day, kind) for kind in (CHEST, HOOK, MAP)])
    average = sum([count_of(day, kind) for kind in (SABER, AMULET, BARREL)])
    bad = count_of(day, RELIC)
    if 3 in (good, average, bad) and good + average + bad == 3:
        return 1
    if bad >= 2:
        return 2
    if bad and good:
        return 3
    return 4 if good else 5


def follow(game: Game, pointer: str, hand: tuple[int, ...]) -> int:
    """The card that a pointer names. Counting stops at the end of the hand; without a marked card, M means the rightmost card."""
    row = hand
    if pointer[0] == "M":
        row = tuple([rank for rank in hand if game.solo.cards[rank].marked]) or hand[-1:]
    steps = min(int(pointer[1]), len(row))
    return row[-steps] if pointer[0] == "R" else row[steps - 1]


# Her answers


@step
def automa_answers(game: Game, seat: int, argument: int) -> None:
    """Automa answers the open question."""
    kind = game.kind
    way = game.solo.way_of(kind)
    if way == "priority" and not wanted(game, kinds_of(game.choices)):
        way = "preferred"
    option = WAYS[way](game, game.choices)
    game.kind = ""
    if game.heard is not None:
        game.heard.append(AutomaDecided(game.cause, seat, kind, options.TEXT[option], way))
    QUESTIONS[kind](game, seat, option)


def by_table(game: Game, choices: tuple[int, ...]) -> int:
    return point_at(game, choices)


def highest(game: Game, choices: tuple[int, ...]) -> int:
    return max(choices, key=what)


def lowest(game: Game, choices: tuple[int, ...]) -> int:
    return min(choices, key=what)


def by_priority(game: Game, choices: tuple[int, ...]) -> int:
    """The kind that her acting character prefers, otherwise the first in her list."""
    return options.LOOT_TOKEN | wanted(game, kinds_of(choices))[0]


def kinds_of(choices: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([what(choice) for choice in choices])


def wanted(game: Game, kinds: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds among these that her acting character takes before her list."""
    first = game.solo.first_of(CHARACTERS[rank_of(game.acting)])
    return tuple([kind for kind in kinds if kind in first])


def largest_set(game: Game, choices: tuple[int, ...]) -> int:
    """The largest set of one kind; among equal sets, the kind that is last in her list."""
    return max(choices, key=lambda sale: (what(sale), whose(sale)))


def doubloons_first(game: Game, choices: tuple[int, ...]) -> int:
    paying = [choice for choice in choices if choice >= options.EFFECT and choice != options.effect("gain_reputation")]
    return paying[0] if paying else choices[0]


WAYS: Final[dict[str, Callable[[Game, tuple[int, ...]], int]]] = {
    "table": by_table,
    "highest": highest,
    "lowest": lowest,
    "preferred": lowest,  # the kinds of loot are numbered in the order of her list
    "priority": by_priority,
    "largest_set": largest_set,
    "doubloons": doubloons_first,
}


# At dusk


def look_ahead(game: Game) -> None:
    """After her Watchman, Automa may take her token from tomorrow. She takes a kind that both days have from today."""
    game.lookout = False
    if len(game.days) > 1:
        kinds = kinds_in(game.days[0]) + kinds_in(game.days[1])
        best = min(wanted(game, kinds) or kinds, default=-1)
        if best >= 0 and not count_of(game.days[0], best):
            game.days[1] -= ONE[best]
            game.days[0] += ONE[best]
            if game.heard is not None:
                game.heard.append(BroughtForward("watchman", AUTOMA, LOOT[best]))


def pilferer_takes(game: Game, who: int) -> None:
    """The Pilferer returns a token to the bag, chosen by Automa's list and without its effect; then his card leaves."""
    game.cause = "pilferer"
    if game.days[0]:
        game.discard_from_day(kinds_in(game.days[0])[0], 1)
    game.island.remove(who)
    if game.heard is not None:
        game.heard.append(PilfererLeft("pilferer", rank_of(who)))
