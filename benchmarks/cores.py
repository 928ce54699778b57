"""How much faster a tournament of random games is on two cores than on one.

By the clock on the wall, which means something only while nothing else runs on those cores; and by the processor time of the processes,
which leaves the others out: one process alone, against half of what two of them use and all that their parent does.
"""

import argparse
import resource
import statistics
import time

from galecrest.lab.executors import play_all
from galecrest.lab.simulate import COMPILED
from galecrest.lab.sitting import Sitting, dice


def random_games(games: int) -> list[Sitting]:
    """As a tournament has them. Spawned processes import this script anew, so it leaves out what only the sums need."""
    return [Sitting(game // 4, game % 4, ("random",) * 4, "calm", dice(1, game // 4)) for game in range(games)]


def processor_time(who: int) -> float:
    usage = resource.getrusage(who)
    return usage.ru_utime + usage.ru_stime


def measure(sittings: list[Sitting], jobs: int) -> tuple[float, float]:
    """Seconds by the clock, and of a processor."""
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
        print(f"one: {wall_1:.1f} s ({cpu_1:.1f} of a processor)  two: {wall_2:.1f} s ({cpu_2:.1f})")
    wall, cpu = (statistics.median(each) for each in zip(*ratios, strict=True))
    print(f"two cores are {wall:.2f} times as fast by the clock, {cpu:.2f} times by processor time")


if __name__ == "__main__":
    main()
