"""Golden playthroughs: whole games as text, one per number of players and board, so that a change of behaviour shows as a diff.

`python -m tests.playthroughs` writes them anew.
"""

from collections.abc import Iterator
from itertools import product
from pathlib import Path

from galecrest.game import Game
from galecrest.game.game import CHOOSE
from galecrest.game.terms import LOOT
from tests.playing import BOARDS, SIZES, pick

TABLES = list(product(SIZES, BOARDS))


def path(seats: int, board: str) -> Path:
    return Path(__file__).parent / f"{seats}-{board}.txt"


def playthrough(seats: int, board: str) -> str:
    return "\n".join(told(Game.new(seats, board, seed=10 * seats + BOARDS.index(board)))) + "\n"


def told(game: Game) -> Iterator[str]:
    """Set-up, then every question with its answer and events, and the whole table every morning and at the end."""
    yield f"seed {game.seed}"
    yield "tiles " + " ".join(f"{LOOT[tile.kind]}:{tile.side}" for tile in game.tiles[0].sides)
    yield from (f"  {event}" for event in game.events)
    answers = 0
    while not game.over:
        if is_morning(game):
            yield f"\n{game}\n"
        question = game.questions[0]
        option = pick(question.options, game.seats, game.board, answers)
        yield f"{question}\n> {option}"
        yield from (f"  {event}" for event in game.answer(question.id, option))
        answers += 1
    yield f"\n{game}"
    yield f"standing {' '.join(map(str, game.standing))}"


def is_morning(game: Game) -> bool:
    return game.kind == CHOOSE and len(game.questions) == sum(len(hand) > 1 for hand in game.hands)
