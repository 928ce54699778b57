"""Helpers to play whole games with random but repeatable answers."""

from collections.abc import Iterator
from random import Random

from galecrest.game import Game
from galecrest.game.events import Event
from galecrest.game.tiles import PRINTED, Box

MANY = [
    (2, "calm", 11),
    (2, "stormy", 12),
    (3, "uncharted", 13),
    (4, "stormy", 14),
    (5, "calm", 15),
    (6, "uncharted", 16),
    (1, "calm", 17),
    (1, "stormy", 18),
]


def level_of(seats: int) -> str:
    """A level for one seat, none for more."""
    return "pirate" if seats == 1 else ""


def moments(seats: int, board: str, seed: int, box: Box = PRINTED) -> Iterator[Game]:
    """Yields the same game object at each question and at the end."""
    game = Game.new(seats, board, seed, box, level_of(seats))
    choice = Random(seed)
    while not game.over:
        yield game
        question = choice.choice(game.questions)
        game.answer(question.id, choice.choice(question.options))
    yield game


def finished(seats: int, board: str, seed: int, box: Box = PRINTED) -> Game:
    *_, game = moments(seats, board, seed, box)
    return game


def events_of(seats: int, board: str, seed: int, box: Box = PRINTED) -> list[Event]:
    """All events of the game."""
    return [event for game in moments(seats, board, seed, box) for event in game.events]
