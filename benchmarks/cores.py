"""Measures how much faster a tournament of random games is on two cores than on one.

Elapsed time is meaningful only if nothing else runs on those cores. The ratio by processor time ignores other programs: it compares one
process with half of what two processes use plus the time of their parent.
"""

import argparse
import resource
import statistics
import time

from galecrest.lab.executors import play_all
from galecrest.lab.simulate import COMPILED
from galecrest.lab.sitting import Sitting, dice


def random_games(games: int) -> list[Sitting]:
    """Sittings as in a tournament. Spawned processes import this script, so it does not import the tournament module."""
    return [Sitting(game // 4, game % 4, ("random",) * 4, "calm", dice(1, game // 4)) for game in range(games)]


def processor_time(who: int) -> float:
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


def measure(sittings: list[Sitting], jobs: int) -> tuple[float, float]:
    """Elapsed seconds and processor seconds."""
    here, there = processor_time(resource.RUSAGE_SELF), processor_time(resource.RUSAGE_CHILDREN)
    begin = time.perf_counter()
    for outcome in play_all(sittings, jobs):
        assert not outcome.failure, outcome.failure
    wall = time.perf_counter() - begin
    here = processor_time(resource.RUSAGE_SELF) - here
    there = processor_time(resource.RUSAGE_CHILDREN) - there
    return wall, here + there / jobs


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    games = random_games(arguments.games)
    print(f"{'compiled' if COMPILED else 'pure Python'}, {arguments.games} random four-player games")
    ratios: list[tuple[float, float]] = []
    for _ in range(arguments.rounds):
        (wall_1, cpu_1), (wall_2, cpu_2) = measure(games, 1), measure(games, 2)
        ratios.append((wall_1 / wall_2, cpu_1 / cpu_2))
        print(f"one: {wall_1:.1f} s ({cpu_1:.1f} s of processor time)  two: {wall_2:.1f} s ({cpu_2:.1f} s)")
    wall, cpu = (statistics.median(each) for each in zip(*ratios, strict=True))
    print(f"two cores are {wall:.2f} times as fast by elapsed time, {cpu:.2f} times by processor time")


if __name__ == "__main__":
    main()
