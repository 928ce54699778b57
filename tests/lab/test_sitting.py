"""A sitting plays a game between bots to its end, or reports a failure."""

from dataclasses import replace

import pytest

from galecrest.bots import BOTS, Bot, Reply, Why
from galecrest.game import Game, Question, View
from galecrest.lab import sitting as sittings
from galecrest.lab.sitting import Outcome, Sitting, dice, play

FOUR = Sitting(0, 0, ("deckhand", "random", "random", "deckhand"), "stormy", 17)


def told(outcome: Outcome) -> Outcome:
    """Everything except the time."""
    return replace(outcome, seconds=())


def test_a_game_is_played_to_its_end() -> None:
    outcome = play(FOUR)
    assert not outcome.failure
    assert sorted(outcome.standing) == [0, 1, 2, 3]
    assert outcome.scores[outcome.standing[0]] == max(outcome.scores)
    assert all(outcome.decisions)
    assert sum(map(sum, outcome.gained)) > 20
    assert all(12 <= len(used) <= 18 for used in outcome.used)  # 15 days, and some cards return to hand


def test_the_same_sitting_is_the_same_game() -> None:
    assert told(play(FOUR)) == told(play(FOUR))
    assert told(play(replace(FOUR, turn=1))).scores != play(FOUR).scores


def test_alone_against_automa() -> None:
    outcome = play(Sitting(0, 0, ("deckhand",), "calm", 3, "captain"))
    assert outcome.sitting.names == ("deckhand", "automa")
    assert len(outcome.scores) == 2
    assert outcome.decisions[1] == 0


class Mutinous:
    """Names an option that is not offered, after three valid replies."""

    name = "mutinous"

    def __init__(self, seed: int) -> None:
        self.asked = 0

    def reply(self, view: View, question: Question) -> Reply:
        self.asked += 1
        return Reply("loot:rum" if self.asked > 3 else question.options[0], Why("at_random"))


class Drowned(Mutinous):
    def reply(self, view: View, question: Question) -> Reply:
        raise RuntimeError("man overboard")


@pytest.mark.parametrize(
    ("bot", "failure"), [(Mutinous, "OptionNotOffered: question "), (Drowned, "RuntimeError: man overboard")]
)
def test_a_bad_bot_ends_the_game_and_is_reported(
    bot: type[Mutinous], failure: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(seed: int) -> Bot:
        return bot(seed)

    monkeypatch.setitem(BOTS, "mutinous", make)
    outcome = play(replace(FOUR, bots=("random", "mutinous")))
    assert outcome.failure.startswith(failure)
    assert "random, mutinous on the stormy board, seed 0x11" in str(outcome.sitting)


def test_no_game_goes_on_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sittings, "MOST_ANSWERS", 10)
    assert play(FOUR).failure == "TooLong: the game is not over after 10 answers"
    monkeypatch.undo()
    monkeypatch.setattr(sittings, "MOST_SECONDS", 0.0)
    assert play(FOUR).failure.startswith("TooLong: ")


def test_dice_are_the_same_everywhere() -> None:
    assert dice(1, 2) == dice(1, 2) != dice(2, 1)
    assert 0 <= dice("x") < 2**256
    Game.new(2, "calm", dice(5))
