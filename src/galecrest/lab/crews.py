"""Who plays the sittings: this process, all cores of the machine, or a Ray cluster. Outcomes come in the order in which they are ready.

Processes are spawned, so nothing is inherited from the one that starts them, and they are stopped at once when the caller turns away.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from galecrest.lab.sitting import MOST_SECONDS, Outcome, Sitting, play

PATIENCE: Final = MOST_SECONDS + 60  # no outcome for so long: the crew is lost
AHEAD: Final = 4  # sittings that wait for each core of a cluster


class LostCrew(Exception):
    """Nothing comes from the crew any more."""


def cores() -> int:
    """How many this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(sittings: Sequence[Sitting], jobs: int | None = None, ray: str | None = None) -> Iterator[Outcome]:
    """Play every sitting, on all cores unless a number of jobs is given, or on the Ray cluster at an address."""
    if ray is not None:
        return on_ray(sittings, ray)
    jobs = min(jobs or cores(), len(sittings))
    return map(play, sittings) if jobs <= 1 else in_processes(sittings, jobs)


def in_processes(sittings: Sequence[Sitting], jobs: int) -> Iterator[Outcome]:
    with multiprocessing.get_context("spawn").Pool(jobs, leave_interrupts_to_the_parent) as pool:
        outcomes = pool.imap_unordered(play, sittings)
        for _ in sittings:
            try:
                yield outcomes.next(PATIENCE)
            except multiprocessing.TimeoutError as error:
                raise LostCrew(f"no game was finished for {PATIENCE:.0f} s") from error


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(sittings: Sequence[Sitting], address: str) -> Iterator[Outcome]:
    """`local` starts a Ray of its own. The nodes of a cluster need this very version of galecrest."""
    import ray

    ray.init(
        address, log_to_driver=False, configure_logging=False, include_dashboard=False if address == "local" else None
    )
    try:
        remote_play = ray.remote(play)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(sittings)
        running = [remote_play.remote(sitting) for sitting in islice(waiting, most)]
        while running:
            ready, running = ray.wait(running, timeout=PATIENCE)
            if not ready:
                raise LostCrew(f"no game was finished for {PATIENCE:.0f} s")
            running += [remote_play.remote(sitting) for sitting in islice(waiting, len(ready))]
            yield from ray.get(ready)
    finally:
        ray.shutdown()
