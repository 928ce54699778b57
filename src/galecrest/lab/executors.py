"""Runs work in this process, on all cores of the machine, or on a Ray cluster. Yields results as they are ready.

Worker processes are spawned, so they inherit nothing, and they stop at once when the caller stops reading.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from itertools import groupby, islice
from multiprocessing import connection
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final, TypeVar

from galecrest.lab.sitting import MOST_SECONDS, Outcome, Sitting, play

PATIENCE: Final = MOST_SECONDS + 60  # seconds without an outcome after which the workers count as lost
QUICK: Final = {"random", "deckhand"}  # sending one of their games takes longer than playing it ...
TOGETHER: Final = 8  # ... so they are sent in batches of this size
AHEAD: Final = 4  # shares that are queued for each core of a cluster

Share = tuple[Sitting, ...]  # the sittings in one message
Task = TypeVar("Task")
Result = TypeVar("Result")


class LostWorkers(Exception):
    """The workers have stopped sending outcomes."""


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def play_all(sittings: Sequence[Sitting], jobs: int | None = None, ray: str | None = None) -> Generator[Outcome]:
    """Play every sitting with `jobs` processes (default: all cores), or on the Ray cluster at address `ray`. Raises LostWorkers."""
    with closing(work_all(play_share, list(shares(sittings)), jobs, ray)) as working:
        for outcomes in working:
            yield from outcomes


def work_all(
    work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int | None = None, ray: str | None = None
) -> Generator[Result]:
    """The results of a function for all tasks, as they are ready. Raises LostWorkers."""
    jobs = min(jobs or cores(), len(tasks))
    if ray is not None:
        yield from on_ray(work, tasks, ray)
    elif jobs > 1:
        yield from in_processes(work, tasks, jobs)
    else:
        yield from map(work, tasks)


def shares(sittings: Sequence[Sitting]) -> Iterator[Share]:
    """The sittings in their order, quick ones in batches, all others one by one."""
    for quick, alike in groupby(sittings, lambda sitting: QUICK.issuperset(sitting.bots)):
        while share := tuple(islice(alike, TOGETHER if quick else 1)):
            yield share


def play_share(share: Share) -> list[Outcome]:
    """The outcomes of these sittings."""
    return [play(sitting) for sitting in share]


def in_processes(work: Callable[[Task], Result], tasks: Sequence[Task], jobs: int) -> Iterator[Result]:
    """A process gets its next task when it has sent a result, so neither side ever waits to write into a full pipe.

    There is no `multiprocessing.Pool` here: ending one early can block for ever.
    """
    context = multiprocessing.get_context("spawn")
    left = list(reversed(tasks))
    workers: dict[Connection[Any, Any], SpawnProcess] = {}
    busy: set[Connection[Any, Any]] = set()
    try:
        for _ in range(jobs):
            here, there = context.Pipe()
            worker = context.Process(target=keep_working, args=(work, there), daemon=True)
            worker.start()
            there.close()
            workers[here] = worker
            busy.add(here)
            here.send(left.pop())
        while busy:
            ready = busy.intersection(connection.wait(busy, PATIENCE))
            if not ready:
                raise LostWorkers(f"no game was finished for {PATIENCE:.0f} s")
            for pipe in ready:
                result = received(pipe)
                if left:
                    pipe.send(left.pop())
                else:
                    busy.remove(pipe)
                yield result
    finally:
        for pipe, worker in workers.items():
            pipe.close()  # ends a worker that has nothing to do
            if pipe in busy:
                worker.kill()
        for worker in workers.values():
            worker.join()


def received(pipe: Connection[Any, Any]) -> Any:
    """The next result. Raises the worker's exception, or LostWorkers if the worker has died."""
    try:
        result, error = pipe.recv()
    except (EOFError, ConnectionResetError) as lost:
        raise LostWorkers("a worker process has died") from lost
    if error is not None:
        raise error
    return result


def keep_working(work: Callable[[Task], Result], pipe: Connection[Any, Any]) -> None:
    """Carries out tasks in a worker process until the parent closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the parent
    while True:
        try:
            task = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send((work(task), None))
        except Exception as error:
            pipe.send((None, error))


def on_ray(work: Callable[[Task], Result], tasks: Sequence[Task], address: str) -> Iterator[Result]:
    """The address `local` starts Ray on this machine. The nodes of a cluster need the same version of galecrest."""
    import ray

    ray.init(
        address, log_to_driver=False, configure_logging=False, include_dashboard=False if address == "local" else None
    )
    try:
        work_there = ray.remote(work)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(tasks)
        running = [work_there.remote(task) for task in islice(waiting, most)]
        while running:
            ready, running = ray.wait(running, timeout=PATIENCE)
            if not ready:
                raise LostWorkers(f"no game was finished for {PATIENCE:.0f} s")
            running += [work_there.remote(task) for task in islice(waiting, len(ready))]
            yield from ray.get(ready)
    finally:
        ray.shutdown()
