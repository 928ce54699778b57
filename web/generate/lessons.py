"""The lessons: positions of real games, each with one question, its right answer and the key of the words that explain it.

A position is a game of random answers from a seed, after a number of steps. `tests/web/test_lessons.py` proves that the right answers
are right.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from galecrest.codec import view_to_data
from galecrest.game import Game


@dataclass(frozen=True)
class Lesson:
    key: str  # of its words: `lesson-<key>`
    seed: int
    steps: int
    seat: int
    right: str


SEATS: Final = 3
BOARD: Final = "calm"

LESSONS: Final = (
    Lesson("sets", seed=101006, steps=17, seat=1, right="loot:map"),
    Lesson("hands", seed=100397, steps=15, seat=0, right="hand:29"),
    Lesson("sale", seed=100915, steps=17, seat=1, right="sell:relic:2"),
)


def position(lesson: Lesson) -> Game:
    """The game in which the lesson's question is open."""
    game = Game.new(SEATS, BOARD, lesson.seed)
    chance = Random(lesson.seed)
    for _ in range(lesson.steps):
        step(game, chance)
    return game


def step(game: Game, chance: Random) -> None:
    question = game.questions[0]
    game.answer(question.id, chance.choice(question.options))


def lesson_to_data(lesson: Lesson) -> dict[str, Any]:
    return {
        "key": lesson.key,
        "seat": lesson.seat,
        "right": lesson.right,
        "view": view_to_data(position(lesson).view(lesson.seat)),
    }


def lessons_json() -> str:
    return json.dumps([lesson_to_data(lesson) for lesson in LESSONS], indent=1, ensure_ascii=False) + "\n"
