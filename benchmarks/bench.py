"""Measures decisions per second and the cost of a copy, compared with OpenSpiel's C++ hearts driven from Python, in one run on one core.

The same kind of loop plays both games at random, from the first card to the last, including dealing. Hearts deals card by card
through its chance nodes; the benchmark times dealing in the two ways that OpenSpiel offers, and a third figure leaves dealing out.
Rounds of the games alternate, and every ratio is the median over the rounds, so that a noisy machine affects all of them equally.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable

import pyspiel

from galecrest.game import Game
from galecrest.game import game as engine

Player = Callable[[random.Random], tuple[int, float]]


def galecrest(seats: int, board: str) -> Player:
    def play(chance: random.Random) -> tuple[int, float]:
        pick = chance.random
        seed = chance.getrandbits(256)
        decisions = 0
        start = time.perf_counter()
        game = Game.new(seats, board, seed, quiet=True)
        while game.kind:
            choices = game.choices
            game.play(choices[int(pick() * len(choices))])
            decisions += 1
        return decisions, time.perf_counter() - start

    return play


def hearts(dealing: str) -> Player:
    rules = pyspiel.load_game("hearts")

    def play(chance: random.Random) -> tuple[int, float]:
        pick = chance.random
        decisions = 0
        start = time.perf_counter()
        state = rules.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                if dealing == "chance_outcomes":
                    outcomes = state.chance_outcomes()
                    action = outcomes[int(pick() * len(outcomes))][0]
                else:
                    actions = state.legal_actions()
                    action = actions[int(pick() * len(actions))]
            else:
                actions = state.legal_actions()
                action = actions[int(pick() * len(actions))]
                decisions += 1
            state.apply_action(action)
        return decisions, time.perf_counter() - start

    return play


def hearts_dealt(chance: random.Random) -> tuple[int, float]:
    """Only the play of the cards, after dealing."""
    state = pyspiel.load_game("hearts").new_initial_state()
    while state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    pick = chance.random
    decisions = 0
    start = time.perf_counter()
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[int(pick() * len(actions))])
        decisions += 1
    return decisions, time.perf_counter() - start


def speed(play: Player, chance: random.Random, games: int) -> float:
    results = [play(chance) for _ in range(games)]
    return sum(decisions for decisions, _ in results) / sum(seconds for _, seconds in results)


def copy_cost(copies: int) -> float:
    """Microseconds for a copy of a six-player game late in the third voyage."""
    game = Game.new(6, "calm", 3)
    chance = random.Random(3)
    while game.voyage < 3 or len(game.days) > 2:
        game.play(chance.choice(game.choices))
    start = time.perf_counter()
    for _ in range(copies):
        game.copy()
    return (time.perf_counter() - start) / copies * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=61)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    players: dict[str, Player] = {
        "hearts": hearts("chance_outcomes"),
        "hearts, dealt by legal_actions": hearts("legal_actions"),
        "hearts, dealing left out": hearts_dealt,
    }
    for seats in (2, 3, 4, 5, 6):
        players[f"galecrest, {seats} players, calm"] = galecrest(seats, "calm")
    players["galecrest, 4 players, stormy"] = galecrest(4, "stormy")
    speeds: dict[str, list[float]] = {name: [] for name in players}
    copies: list[float] = []
    chance = random.Random(1)
    for _ in range(arguments.rounds):
        for name, play in players.items():
            speeds[name].append(speed(play, chance, arguments.games))
        copies.append(copy_cost(1000))
    compiled = not engine.__file__.endswith(".py")
    medians = {name: statistics.median(values) for name, values in speeds.items()}
    ratios = {
        name: statistics.median(mine / theirs for mine, theirs in zip(values, speeds["hearts"], strict=True))
        for name, values in speeds.items()
    }
    if arguments.json:
        print(
            json.dumps({"compiled": compiled, "speed": medians, "ratio": ratios, "copy_us": statistics.median(copies)})
        )
        return
    print(f"{'compiled' if compiled else 'pure Python'}, {arguments.rounds} rounds of {arguments.games} games")
    print(f"{'':34}{'decisions/s':>12}{'of hearts':>12}")
    for name, value in medians.items():
        print(f"{name:34}{value:12,.0f}{ratios[name]:12.2f}")
    print(f"{'copy of a six-player game':34}{statistics.median(copies):9.2f} us")


if __name__ == "__main__":
    main()
