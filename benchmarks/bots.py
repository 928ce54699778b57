"""Measures the speed of the bots: decisions per second of each, and the captain's playouts per second.

The questions are every fifth one of a game between deckhands for each size, the same in each round. All seconds are processor seconds,
so other programs do not matter. With the compiled tree on PYTHONPATH the same script measures the compiled game.

`--looks 100` measures the captain alone and counts its looks at the clock instead of milliseconds: then it plays the same playouts on
every machine, so that two versions can be compared.
"""

import argparse
import json
import statistics
from collections.abc import Iterator
from itertools import count
from time import process_time

from galecrest.bots import make_bot
from galecrest.bots.captain import Captain
from galecrest.game import Game, Question, View
from galecrest.lab.simulate import COMPILED

EVERY = 5


def questions(seats: int, board: str) -> Iterator[tuple[View, Question]]:
    game = Game.new(seats, board, 3)
    bots = [make_bot("deckhand", seat) for seat in range(seats)]
    asked = 0
    while not game.over:
        question = game.questions[0]
        view = game.view(question.seat)
        if asked % EVERY == 0:
            yield view, question
        asked += 1
        game.answer(question.id, bots[question.seat].reply(view, question).option)


def decisions_per_second(name: str, asked: list[tuple[View, Question]]) -> float:
    """Answers the questions repeatedly for half a second."""
    bot = make_bot(name, 1)
    begin = now = process_time()
    decisions = 0
    while now < begin + 0.5:
        for view, question in asked:
            bot.reply(view, question)
        decisions += len(asked)
        now = process_time()
    return decisions / (now - begin)


def playouts_per_second(captain: Captain, asked: list[tuple[View, Question]]) -> tuple[float, float]:
    """Playouts and decisions per processor second."""
    begin = process_time()
    playouts = sum([captain.think(view, question).playouts for view, question in asked])
    seconds = process_time() - begin
    return playouts / seconds, len(asked) / seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--budget", type=int, default=300, help="milliseconds per decision of the captain")
    parser.add_argument(
        "--looks", type=int, default=0, help="looks at the clock per decision of the captain, in place of time"
    )
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    speeds: dict[str, list[float]] = {}
    tables = {
        "2 players": (2, "calm"),
        "4 players": (4, "calm"),
        "6 players": (6, "calm"),
        "4 players, stormy": (4, "stormy"),
    }
    for _ in range(arguments.rounds):
        for where, (seats, board) in tables.items():
            asked = list(questions(seats, board))
            for name in () if arguments.looks else ("random", "deckhand", "buccaneer"):
                speeds.setdefault(f"{name}, {where}: decisions", []).append(decisions_per_second(name, asked))
            by_time = Captain(1, arguments.budget / 1000, process_time)
            captain = Captain(1, arguments.looks, count().__next__) if arguments.looks else by_time
            playouts, decisions = playouts_per_second(captain, asked)
            speeds.setdefault(f"captain, {where}: playouts", []).append(playouts)
            speeds.setdefault(f"captain, {where}: decisions", []).append(decisions)
    medians = {name: statistics.median(values) for name, values in speeds.items()}
    if arguments.json:
        print(json.dumps({"compiled": COMPILED, "budget": arguments.budget, "per_second": medians}))
        return
    limit = f"{arguments.looks} looks at the clock" if arguments.looks else f"{arguments.budget} ms"
    print(f"{'compiled' if COMPILED else 'pure Python'}, {arguments.rounds} rounds, captain with {limit}")
    for name, value in medians.items():
        print(f"{name:44}{value:12,.1f} per second")


if __name__ == "__main__":
    main()
