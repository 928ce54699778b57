"""Runs sittings in this process, on all cores of the machine, or on a Ray cluster. Yields outcomes as they are ready.

Worker processes are spawned, so they inherit nothing, and they stop at once when the caller stops reading.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from itertools import groupby, islice
from typing import Final

from galecrest.lab.sitting import MOST_SECONDS, Outcome, Sitting, play

PATIENCE: Final = MOST_SECONDS + 60  # seconds without an outcome after which the workers count as lost
QUICK: Final = {"random", "deckhand"}  # sending one of their games takes longer than playing it ...
TOGETHER: Final = 8  # ... so they are sent in batches of this size
AHEAD: Final = 4  # shares that are queued for each core of a cluster

Share = tuple[Sitting, ...]  # the sittings in one message


class LostWorkers(Exception):
    """The workers have stopped sending outcomes."""


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(sittings: Sequence[Sitting], jobs: int | None = None, ray: str | None = None) -> Iterator[Outcome]:
    """Play every sitting with `jobs` processes (default: all cores), or on the Ray cluster at address `ray`. Raises LostWorkers."""
    if ray is not None:
        return on_ray(sittings, ray)
    jobs = min(jobs or cores(), len(sittings))
    return map(play, sittings) if jobs <= 1 else in_processes(sittings, jobs)


def shares(sittings: Sequence[Sitting]) -> Iterator[Share]:
    """The sittings in their order, quick ones in batches, all others one by one."""
    for quick, alike in groupby(sittings, lambda sitting: QUICK.issuperset(sitting.bots)):
        while share := tuple(islice(alike, TOGETHER if quick else 1)):
            yield share


def play_share(share: Share) -> list[Outcome]:
    return [play(sitting) for sitting in share]


def in_processes(sittings: Sequence[Sitting], jobs: int) -> Iterator[Outcome]:
    sent = list(shares(sittings))
    with multiprocessing.get_context("spawn").Pool(jobs, leave_interrupts_to_the_parent) as pool:
        outcomes = pool.imap_unordered(play_share, sent)
        for _ in sent:
            try:
                yield from outcomes.next(PATIENCE)
            except multiprocessing.TimeoutError as error:
                raise LostWorkers(f"no game was finished for {PATIENCE:.0f} s") from error


def leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def on_ray(sittings: Sequence[Sitting], address: str) -> Iterator[Outcome]:
    """The address `local` starts Ray on this machine. The nodes of a cluster need the same version of galecrest."""
    import ray

    ray.init(
        address, log_to_driver=False, configure_logging=False, include_dashboard=False if address == "local" else None
    )
    try:
        play_there = ray.remote(play_share)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = shares(sittings)
        running = [play_there.remote(share) for share in islice(waiting, most)]
        while running:
            ready, running = ray.wait(running, timeout=PATIENCE)
            if not ready:
                raise LostWorkers(f"no game was finished for {PATIENCE:.0f} s")
            running += [play_there.remote(share) for share in islice(waiting, len(ready))]
            for outcomes in ray.get(ready):
                yield from outcomes
    finally:
        ray.shutdown()
