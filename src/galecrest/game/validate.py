"""Checks that every game passes at every moment. For tests and for states from outside; too slow for the hot path."""

from galecrest.game import options
from galecrest.game.automa import deck
from galecrest.game.errors import BadData
from galecrest.game.game import CHOOSE, QUESTIONS, STEPS, Game
from galecrest.game.piles import FULL_BAG, count_of
from galecrest.game.solo import ROWS
from galecrest.game.terms import (
    ALL_RANKS,
    ANCHOR,
    CHOOSING,
    COLOURS,
    DAYTIME,
    DUSK,
    LOOT,
    MIDSHIPMAN,
    OVER,
    PHASES,
    PILFERER,
    rank_of,
    seat_of,
)


def validate(game: Game) -> None:
    """Raise BadData if the state breaks anything that the rules rely on."""
    _check_tokens(game)
    for seat in range(game.seats):
        _check_cards(game, seat)
    if sorted(game.track) != list(range(COLOURS)):
        raise BadData(f"the reputation track must hold each of the six colours once, not {game.track}")
    if game.phase != ANCHOR and min(game.doubloons) < 0:
        raise BadData(f"doubloons may be below 0 at anchor only, not {game.doubloons}")
    _check_turn(game)
    _check_solo(game)
    _check_question(game)


def _check_tokens(game: Game) -> None:
    for kind in range(len(LOOT)):
        piles = [game.bag, *game.days, *game.loot]
        count = sum(count_of(pile, kind) for pile in piles)
        if count != count_of(FULL_BAG, kind):
            raise BadData(f"there must be {count_of(FULL_BAG, kind)} tokens of {LOOT[kind]}, not {count}")


def _check_cards(game: Game, seat: int) -> None:
    on_island = [rank_of(who) for who in game.island if seat_of(who) == seat]
    cards = [*game.undealt, *game.hands[seat], *game.ships[seat], *game.graveyards[seat], *on_island]
    if sorted(cards) != ALL_RANKS:
        raise BadData(f"seat {seat} must own each of the {len(ALL_RANKS)} characters once, not {sorted(cards)}")
    for crew in (game.hands[seat], game.ships[seat], game.graveyards[seat]):
        if list(crew) != sorted(crew):
            raise BadData(f"seat {seat}: cards must be in ascending rank, not {crew}")
    if not set(game.kept[seat]) <= set(game.ships[seat]):
        raise BadData(f"seat {seat} keeps {game.kept[seat]}, but not all of them are in the ship")
    if not set(game.unsure[seat]) <= {*game.hands[seat], *game.graveyards[seat]}:
        raise BadData(f"seat {seat}: only cards in hand or graveyard can be unsure, not {game.unsure[seat]}")
    if game.kind == CHOOSE and game.chosen[seat] > 0 and game.chosen[seat] not in game.hands[seat]:
        raise BadData(f"seat {seat} has chosen {game.chosen[seat]}, which is not in the hand")


def _check_turn(game: Game) -> None:
    """Every character and seat that is on the island, waits or has a pending step must exist."""
    strangers = {PILFERER} if game.level else {seat_of(MIDSHIPMAN)} if game.seats == 2 else set()
    seats = {*range(game.seats), *strangers}
    for who in game.island:
        if seat_of(who) not in seats:
            raise BadData(f"the island has a character of seat {seat_of(who)}, which does not exist")
    waiting = game.island if game.phase in (DAYTIME, DUSK) else list(range(game.seats))
    if not set(game.waiting) <= set(waiting):
        raise BadData(f"{sorted(set(game.waiting) - set(waiting))} cannot be waiting in the {PHASES[game.phase]} phase")
    if game.left_of_midshipman and (game.seats != 2 or game.level):
        raise BadData("the Midshipman is in games of two players only")
    if not set(game.crew_left) <= set(ALL_RANKS):
        raise BadData(f"crew_left names unknown ranks: {game.crew_left}")
    for name, seat, _argument in game.todo:
        if name not in STEPS:
            raise BadData(f"there is no step called {name!r}")
        if seat not in seats:
            raise BadData(f"the step {name} is for seat {seat}, which does not exist")


def _check_solo(game: Game) -> None:
    """The Pilferer's cards and the top card must be from the solo deck; other games have none."""
    if not game.level:
        if game.pilfered or game.top or game.row or game.pointer or game.lookout:
            raise BadData("only a solo game has the Pilferer and Automa")
        return
    if not set(game.pilfered) <= {*game.undealt} & {*game.solo.cards}:
        raise BadData(f"the Pilferer's cards must come from the solo deck, not {game.pilfered}")
    if game.top and game.top not in deck(game):
        raise BadData(f"the top card of the solo deck must be one of {deck(game)}, not {game.top}")
    pointers = (
        [card.pointers[game.row - 1] for card in game.solo.cards.values()] if 1 <= game.row <= len(ROWS) else [""]
    )
    if not 0 <= game.row <= len(ROWS) or game.pointer not in pointers:
        raise BadData(f"no card of the solo deck points to {game.pointer!r} in row {game.row}")


def _check_question(game: Game) -> None:
    if game.phase == OVER:
        if game.kind:
            raise BadData("a game that is over must not have an open question")
    elif game.kind == CHOOSE:
        if game.phase != CHOOSING or not game.questions:
            raise BadData("the game waits for cards, but no seat has to choose one")
    elif game.kind not in QUESTIONS:
        raise BadData(f"there is no question of the kind {game.kind!r}")
    for question in game.questions:
        if not 0 <= question.seat < game.seats:
            raise BadData(f"question {question.id} is for seat {question.seat}, which does not exist")
        if len(set(question.choices)) < 2 or not set(question.choices) <= set(options.TEXT):
            raise BadData(f"question {question.id} needs at least two different, known options")
