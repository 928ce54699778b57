"""Measures observed and answered decisions per second of the learning environments on one core, beside OpenSpiel's hearts in the same run.

Every decision has an observation and a mask of the allowed actions in a numpy array, and is answered with a random allowed action. Hearts
is driven through OpenSpiel's numpy observer and masks, one game at a time. Rounds alternate, and every figure is the median over the
rounds. All seconds are processor seconds.
"""

import argparse
import random
import statistics
from collections.abc import Callable
from time import process_time

import numpy as np
import pyspiel
from numpy.typing import NDArray
from open_spiel.python.observation import make_observation

from galecrest.game import Game
from galecrest.lab.galecrest_v1 import env as cycle
from galecrest.lab.observation import decode
from galecrest.lab.packing import row_of
from galecrest.lab.simulate import COMPILED
from galecrest.lab.vector_v1 import Tables

TABLES = 128
Round = Callable[[], tuple[int, float]]  # decisions and seconds


def pick(masks: NDArray[np.int8], chance: np.random.Generator) -> NDArray[np.int64]:
    """A random allowed action for each table."""
    table, action = np.nonzero(masks.view(np.bool_))
    first = np.searchsorted(table, np.arange(len(masks) + 1))
    return action[first[:-1] + (chance.random(len(masks)) * np.diff(first)).astype(np.int64)]


def tables(decisions: int, decoded: bool, **game: object) -> Round:
    env = Tables(TABLES, copy=False, **game)  # type: ignore[arg-type]
    chance = np.random.default_rng(1)
    env.reset(seed=1)

    def play() -> tuple[int, float]:
        begin = process_time()
        for _ in range(decisions // TABLES):
            if decoded:
                decode(env.block.rows)
            env.step(pick(env.block.masks, chance))
        return decisions // TABLES * TABLES, process_time() - begin

    return play


def in_turn(decisions: int) -> Round:
    env = cycle(players=4)
    chance = random.Random(1)

    def play() -> tuple[int, float]:
        begin = process_time()
        done = 0
        while done < decisions:
            env.reset(seed=done)
            while env.agents:
                seen, _, over, _, _ = env.last()
                env.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
                done += not over
        return done, process_time() - begin

    return play


def hearts(decisions: int) -> Round:
    rules = pyspiel.load_game("hearts")
    observer = make_observation(rules, pyspiel.IIGObservationType(perfect_recall=True))
    chance = random.Random(1)

    def play() -> tuple[int, float]:
        begin = process_time()
        done = 0
        while done < decisions:
            state = rules.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(chance.choice(state.legal_actions()))
                    continue
                observer.set_from(state, state.current_player())
                mask = np.array(state.legal_actions_mask(), np.int8)
                state.apply_action(int(chance.choice(np.flatnonzero(mask))))
                done += 1
        return done, process_time() - begin

    return play


def observations(seats: int) -> float:
    """Microseconds for a packed observation: games with it, less the same games without."""
    seconds = []
    for observed in (False, True):
        pick_one = random.Random(seats).random
        decisions = 0
        begin = process_time()
        for seed in range(8):
            game = Game.new(seats, "calm", seed, quiet=True)
            while game.kind:
                if observed:
                    row_of(game, game.seat)
                choices = game.choices
                game.play(choices[int(pick_one() * len(choices))])
                decisions += 1
        seconds.append((process_time() - begin) / decisions)
    return 1e6 * (seconds[1] - seconds[0])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--decisions", type=int, default=6400, help="in each round")
    arguments = parser.parse_args()
    games: dict[str, Round] = {
        "hearts, numpy observer": hearts(arguments.decisions // 4),
        "galecrest_v1, 4 learners": tables(arguments.decisions, False, players=4),
        "the same, decoded to float32": tables(arguments.decisions, True, players=4),
        "galecrest_v1, 6 learners": tables(arguments.decisions, False, players=6),
        "one learner, 3 random opponents": tables(arguments.decisions // 4, False, opponents=("random",) * 3),
        "one learner, 3 helmsmen": tables(arguments.decisions // 4, False, opponents=("helmsman",) * 3),
        "PettingZoo's cycle, 4 learners": in_turn(arguments.decisions // 4),
    }
    speeds: dict[str, list[float]] = {name: [] for name in games}
    rows: dict[int, list[float]] = {2: [], 4: [], 6: []}
    for _ in range(arguments.rounds):
        for name, play in games.items():
            decisions, seconds = play()
            speeds[name].append(decisions / seconds)
        for seats, costs in rows.items():
            costs.append(observations(seats))
    print(f"{'compiled' if COMPILED else 'pure Python'}, {arguments.rounds} rounds, {TABLES} tables")
    for name, values in speeds.items():
        print(f"{name:34}{statistics.median(values):12,.0f} decisions/s")
    for seats, costs in rows.items():
        print(f"{f'an observation, {seats} players':34}{statistics.median(costs):12.2f} us")


if __name__ == "__main__":
    main()
