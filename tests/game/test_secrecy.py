"""No seat learns hidden information.

Two games that differ only in information hidden from a seat give it equal views and equal events. Each test makes such a pair, plays both
with the same answers, and compares the views of all seats that must not know, until the rules make the difference public. As a
counter-check, a seat that may know sees the difference.
"""

from collections.abc import Callable
from itertools import count

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galecrest.game import Game, Question
from galecrest.game.events import Event, GainedLoot, Placed, Revealed, VoyageBegan, WentAboard
from galecrest.game.game import CHOOSE
from galecrest.game.options import IN_GRAVEYARD, IN_HAND, what
from tests.playing import (
    BOARDS,
    SIZES,
    Chooser,
    answer_both,
    assert_alike,
    everybody,
    finished,
    moments,
    pick,
    play_on,
    seen,
    shuffled,
)

sizes = st.sampled_from(SIZES)
boards = st.sampled_from(BOARDS)
keys = st.integers(0, 2**32)


def a_moment(key: int, seats: int, board: str, wanted: Callable[[Game], bool], *, surgeon: bool = False) -> Game:
    """A moment of a random game that meets the condition."""
    for seed in count(key):
        game = Game.new(seats, board, seed)
        found = [moment.copy() for moment in moments(game, Chooser(seed, surgeon=surgeon)) if wanted(moment)]
        if found:
            return pick(found, key)
    raise AssertionError


# Cards that are face down while all choose


def nobody_has_chosen(game: Game) -> bool:
    return game.kind == CHOOSE and len(game.questions) == sum(len(hand) > 1 for hand in game.hands) > 1


def is_reveal(event: Event) -> bool:
    return isinstance(event, Revealed)


@given(keys, sizes, boards)
def test_cards_that_lie_face_down_are_secret(key: int, seats: int, board: str) -> None:
    one = a_moment(key, seats, board, nobody_has_chosen)
    other = one.copy()
    order = shuffled(one.questions, key)
    others = pick(range(1, len(order)), key)
    secretive = {question.seat for question in shuffled(order, "secretive", key)[:others]}
    unknowing = set(everybody(one)) - secretive
    for question in order:
        chosen = pick(question.options, key, question.id)
        instead = pick([option for option in question.options if option != chosen], key)
        options = (chosen, instead if question.seat in secretive else chosen)
        public = answer_both(one, other, question, options, unknowing, is_reveal)
        assert public == (question is order[-1])
        if question.seat in secretive:
            assert seen(one.events, question.seat) != seen(other.events, question.seat)
            assert public or one.view(question.seat) != other.view(question.seat)
    for seat in everybody(one):
        assert seen(one.events, seat) != seen(other.events, seat)


@given(keys, sizes, boards)
def test_nobody_else_learns_of_a_change_of_mind(key: int, seats: int, board: str) -> None:
    game = a_moment(key, seats, board, nobody_has_chosen)
    question, *_ = shuffled(game.questions, key)
    first, second = shuffled(question.options, key)[:2]
    unknowing = set(everybody(game)) - {question.seat}
    game.answer(question.id, first)
    before = game.copy()
    events = game.answer(question.id, second)
    assert_alike(game, before, unknowing)
    assert all(seen(events, seat) == [] for seat in unknowing)
    assert len(seen(events, question.seat)) == 1
    assert game.view(question.seat) != before.view(question.seat)


# Cards of which only the owner knows whether they are in the hand or in the graveyard


class Keeper(Chooser):
    """The owner of two cards that nobody else can tell apart usually does not play them."""

    def __init__(self, key: int, owner: int, cards: tuple[int, int]) -> None:
        super().__init__(key, surgeon=True)
        self.owner = owner
        self.cards = cards

    def choose(self, game: Game, question: Question) -> str:
        hiding = [option for option in question.options if self.mirror(question, option) == option]
        if question.seat == self.owner and hiding and pick(range(8), self.key, question.id, "hold back"):
            return pick(hiding, self.key, question.id)
        return super().choose(game, question)

    def mirror(self, question: Question, option: str) -> str:
        """The same answer in the game with the two cards swapped."""
        place, *_, name = option.split(":")
        if question.seat != self.owner or place not in ("hand", "graveyard") or int(name) not in self.cards:
            return option
        return f"{place}:{sum(self.cards) - int(name)}"

    def shown(self, event: Event) -> bool:
        """True if the event shows one of the two cards: revealed, sent by a Scout, hired by a Recruiter or raised from the graveyard."""
        if isinstance(event, Revealed):
            return any((self.owner, rank) in event.island for rank in self.cards)
        return isinstance(event, Placed | WentAboard) and event.seat == self.owner and event.rank in self.cards


@given(keys, sizes, boards)
def test_only_its_owner_knows_whom_the_surgeon_healed(key: int, seats: int, board: str) -> None:
    one = a_moment(key, seats, board, lambda game: game.kind == "surgeon_heals", surgeon=True)
    other = one.copy()
    (question,) = one.questions
    owner = question.seat
    healed, instead = shuffled(question.options, key)[:2]
    keeper = Keeper(key, owner, (int(healed.split(":")[1]), int(instead.split(":")[1])))
    unknowing = set(everybody(one)) - {owner}
    assert not answer_both(one, other, question, (healed, instead), unknowing, keeper.shown)
    assert seen(one.events, owner) != seen(other.events, owner)
    assert one.view(owner) != other.view(owner)
    play_on(one, other, keeper, unknowing, keeper.shown, keeper.mirror)


def with_cards_swapped(game: Game, owner: int, in_hand: int, in_graveyard: int) -> Game:
    """The same game with these two cards of the owner swapped."""

    def other(card: int) -> int:
        return in_graveyard if card == in_hand else in_hand if card == in_graveyard else card

    twin = game.copy()
    twin.hands[owner] = tuple(sorted(map(other, game.hands[owner])))
    twin.graveyards[owner] = tuple(sorted(map(other, game.graveyards[owner])))
    if game.kind == CHOOSE:
        twin.chosen[owner] = other(game.chosen[owner])
    if game.seat == owner and game.choices[0] >> 9 << 9 in (IN_HAND, IN_GRAVEYARD):
        twin.choices = tuple(sorted(choice - what(choice) + other(what(choice)) for choice in game.choices))
    return twin


@given(keys, sizes, boards)
def test_hand_and_graveyard_can_be_swapped_behind_the_others_backs(key: int, seats: int, board: str) -> None:
    one = a_moment(key, seats, board, lambda game: any(game.unsure) and not game.over, surgeon=True)
    owner = pick([seat for seat in range(seats) if one.unsure[seat]], key)
    in_hand = pick([card for card in one.unsure[owner] if card in one.hands[owner]], key)
    in_graveyard = pick([card for card in one.unsure[owner] if card in one.graveyards[owner]], key)
    other = with_cards_swapped(one, owner, in_hand, in_graveyard)
    keeper = Keeper(key, owner, (in_hand, in_graveyard))
    assert one.view(owner) != other.view(owner)
    play_on(one, other, keeper, set(everybody(one)) - {owner}, keeper.shown, keeper.mirror)


# The future


def is_draw(event: Event) -> bool:
    return isinstance(event, VoyageBegan) or (isinstance(event, GainedLoot) and event.origin == "bag")


@given(keys, sizes, boards, st.integers(1, 2**256 - 1))
def test_views_do_not_reveal_the_future(key: int, seats: int, board: str, difference: int) -> None:
    one = a_moment(key, seats, board, lambda game: game.voyage < 3)
    other = one.copy()
    other.reseed(one.seed ^ difference)
    assert play_on(one, other, Chooser(key), everybody(one), is_draw)
    assert finished(one, Chooser(key)).log.outcomes != finished(other, Chooser(key)).log.outcomes


# The record


@pytest.mark.slow
@given(keys, sizes, boards)
def test_nobody_sees_in_which_order_it_was_answered(key: int, seats: int, board: str) -> None:
    one = a_moment(key, seats, board, nobody_has_chosen)
    other = one.copy()
    chosen = {question: pick(question.options, key, question.id) for question in one.questions}
    for question in chosen:
        one.answer(question.id, chosen[question])
    for question in reversed(chosen):
        other.answer(question.id, chosen[question])
    assert one.log != other.log
    assert one.events[1:] == other.events[1:]
    play_on(one, other, Chooser(key), everybody(one), lambda event: False)
