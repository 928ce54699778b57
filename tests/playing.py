"""Words for whole games: who sits down, how they choose, and every moment on the way to the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from typing import TypeVar

from galecrest.game import Board, Game, Question
from galecrest.game.events import Event
from galecrest.game.game import FIELDS

Item = TypeVar("Item")

SIZES = (2, 3, 4, 5, 6)
BOARDS = tuple(Board)


def pick(among: Sequence[Item], *key: object) -> Item:
    """One of these, by the hash of the key: the same on every machine and with every Python."""
    digest = blake2b(repr(key).encode(), digest_size=8).digest()
    return among[int.from_bytes(digest, "big") % len(among)]


def shuffled(items: Iterable[Item], *key: object) -> list[Item]:
    return sorted(items, key=lambda item: blake2b(repr((item, key)).encode()).digest())


class Chooser:
    """Chooses at random, but likes to bring and to use the Surgeon, once there are graves to choose from."""

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
    """The game itself, at each of its questions and at its end."""
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
