"""All executors produce the same outcomes."""

import multiprocessing
import signal

from galecrest.lab.executors import TOGETHER, leave_interrupts_to_the_parent, play_all, shares
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


def test_ctrl_c_is_for_the_parent() -> None:
    here = signal.getsignal(signal.SIGINT)
    try:
        leave_interrupts_to_the_parent()
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, here)
