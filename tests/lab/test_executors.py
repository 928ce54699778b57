"""All executors produce the same outcomes."""

import multiprocessing
import os
import signal
import time

import pytest

from galecrest.lab.executors import TOGETHER, LostWorkers, play_all, shares, work_all
from galecrest.lab.sitting import Sitting


def sittings(count: int, *bots: str) -> list[Sitting]:
    return [Sitting(deal, 0, bots, "calm", deal) for deal in range(count)]


def test_quick_games_are_sent_together_and_others_alone() -> None:
    games = [*sittings(TOGETHER + 1, "random", "deckhand"), *sittings(2, "random", "captain:5")]
    sent = list(shares(games))
    assert [len(share) for share in sent] == [TOGETHER, 1, 1, 1]
    assert [sitting for share in sent for sitting in share] == games


def test_processes_play_the_games_that_one_process_plays() -> None:
    games = sittings(20, "random", "deckhand", "random")
    here = {outcome.sitting: outcome.scores for outcome in play_all(games, jobs=1)}
    there = {outcome.sitting: outcome.scores for outcome in play_all(games, jobs=2)}
    assert here == there
    assert len(here) == 20


def test_an_abandoned_run_leaves_no_process_behind() -> None:
    before = set(multiprocessing.active_children())
    outcomes = play_all(sittings(400, "random", "deckhand"), jobs=2)
    next(outcomes)
    del outcomes
    assert set(multiprocessing.active_children()) == before


def interrupts(_: int) -> str:
    return str(signal.getsignal(signal.SIGINT))


def test_ctrl_c_is_for_the_parent() -> None:
    assert set(work_all(interrupts, range(2), jobs=2)) == {str(signal.SIG_IGN)}


def stay(task: int) -> int:
    """The first task is done at once; the others take hours, and no request to end is heard."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    if task:
        time.sleep(10_000)
    return task


def test_an_abandoned_run_ends_even_if_its_workers_do_not_want_to() -> None:
    results = work_all(stay, range(10), jobs=2)
    assert next(results) == 0
    results.close()
    assert not multiprocessing.active_children()


def die(task: int) -> int:
    if task == 3:
        os._exit(1)
    return task


def test_a_worker_that_dies_is_noticed() -> None:
    with pytest.raises(LostWorkers, match="a worker process has died"):
        list(work_all(die, range(6), jobs=2))
    assert not multiprocessing.active_children()


def fail(task: int) -> int:
    if task == 3:
        raise ArithmeticError("three is too many")
    return task


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failure_reaches_the_caller(jobs: int) -> None:
    with pytest.raises(ArithmeticError, match="three is too many"):
        list(work_all(fail, range(6), jobs))
    assert not multiprocessing.active_children()
