"""Helpers to play whole games: set-up, choices, and every moment until the end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from hashlib import blake2b
from itertools import takewhile
from typing import TypeVar

from galecrest.game import Board, Game, Question
from galecrest.game.events import Event
from galecrest.game.game import FIELDS
from galecrest.game.solo import PRINTED_SOLO

Item = TypeVar("Item")

SIZES = (2, 3, 4, 5, 6)
BOARDS = tuple(Board)
LEVELS = tuple(PRINTED_SOLO.levels)


def sit_down(seats: int, board: str, seed: int, level: str) -> Game:
    """A new game; one seat plays the solo game at this level."""
    return Game.new(seats, board, seed, level=level if seats == 1 else "")


def pick(among: Sequence[Item], *key: object) -> Item:
    """One of these, by the hash of the key: the same on every machine and Python version."""
    digest = blake2b(repr(key).encode(), digest_size=8).digest()
    return among[int.from_bytes(digest, "big") % len(among)]


def shuffled(items: Iterable[Item], *key: object) -> list[Item]:
    return sorted(items, key=lambda item: blake2b(repr((item, key)).encode()).digest())


class Chooser:
    """Chooses at random, but prefers to play and use the Surgeon once graveyards offer a choice."""

    def __init__(self, key: int, *, surgeon: bool = False) -> None:
        self.key = key
        self.surgeon = surgeon

    def choose(self, game: Game, question: Question) -> str:
        options = question.options
        if self.surgeon and "hand:31" in options:
            if len(game.graveyards[question.seat]) > 1:
                return "hand:31"
            options = tuple(option for option in options if option != "hand:31")
        return pick(options, self.key, question.id)


def moments(game: Game, chooser: Chooser) -> Iterator[Game]:
    """Yields the game at each of its questions and at its end."""
    while not game.over:
        yield game
        question = game.questions[0]
        game.answer(question.id, chooser.choose(game, question))
    yield game


def finished(game: Game, chooser: Chooser) -> Game:
    for _ in moments(game, chooser):
        pass
    return game


def same_but_for_the_record(one: Game, other: Game) -> bool:
    return all(getattr(one, field) == getattr(other, field) for field in FIELDS if field != "record")


def seen(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as this seat may know them; None is a spectator."""
    told = [event.seen_by(seat) for event in events]
    return [event for event in told if event is not None]


def everybody(game: Game) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(game.seats), None]


# Two games that differ in hidden information

Public = Callable[[Event], bool]
Mirror = Callable[[Question, str], str]


def assert_alike(one: Game, other: Game, unknowing: Collection[int | None]) -> None:
    for seat in unknowing:
        assert one.view(seat) == other.view(seat)


def answer_both(
    one: Game,
    other: Game,
    question: Question,
    options: tuple[str, str],
    unknowing: Collection[int | None],
    public: Public,
) -> bool:
    """Answer in both games and check that seats that must not know see the same. Returns True if the difference became public."""
    pair = one.answer(question.id, options[0]), other.answer(question.id, options[1])
    before = [list(takewhile(lambda event: not public(event), events)) for events in pair]
    for seat in unknowing:
        assert seen(before[0], seat) == seen(before[1], seat)
    if len(before[0]) < len(pair[0]):
        assert len(before[1]) < len(pair[1])
        return True
    assert_alike(one, other, unknowing)
    return False


def play_on(
    one: Game,
    other: Game,
    chooser: Chooser,
    unknowing: Collection[int | None],
    public: Public,
    mirror: Mirror = lambda question, option: option,
) -> bool:
    """Play both games with the same answers until the difference is public, or to the end. Returns True if it became public."""
    assert_alike(one, other, unknowing)
    while not one.over:
        question = pick(one.questions, chooser.key, len(one.record))
        option = chooser.choose(one, question)
        if answer_both(one, other, question, (option, mirror(question, option)), unknowing, public):
            return True
    return False
