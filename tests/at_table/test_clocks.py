"""Time to answer, and what an outage does to it."""

from dataclasses import replace

from galecrest.game.terms import RULES_VERSION
from galecrest.table.clocks import GAP, RESPITE, Clocks, counts_from, is_outage
from galecrest.table.deadlines import due, has_left
from galecrest.table.messages import Clock, Happened, Setup
from galecrest.table.play import Play
from galecrest.table.viewing import Cursor
from tests.at_table.test_deadlines import NOW, scene

SHORT = Clocks(Clock(decision=20, bank=40), (40.0, 40.0), asked=1, asked_at=1000.0)
LONG = Clocks(Clock(decision=600), (0.0, 0.0), asked=1, asked_at=1000.0)


def test_a_pause_without_a_sign_of_life_is_an_outage() -> None:
    assert not is_outage(1000.0, 1000.0 + GAP)
    assert is_outage(1000.0, 1000.5 + GAP)
    assert not is_outage(0.0, 1000.0), "the first process ever has missed nothing"


def test_after_an_outage_everybody_who_is_asked_has_a_whole_decision() -> None:
    assert SHORT.deadlines([0, 1]) == {0: 1060.0, 1: 1060.0}
    assert SHORT.deadlines([0, 1], (1043.0,)) == dict.fromkeys((0, 1), 1043.0 + RESPITE + 40)
    assert LONG.deadlines([0], (1043.0,)) == {0: 1643.0}
    assert LONG.deadlines([0], (900.0, 1043.0, 1200.0)) == {0: 1800.0}, "the last outage counts"


def test_an_outage_before_the_question_changes_nothing() -> None:
    assert SHORT.deadlines([0], (999.0,)) == SHORT.deadlines([0])
    assert counts_from(1000.0, 20, (1000.0,)) == 1000.0 + RESPITE - 20, "asked in the moment in which it ended"


def test_an_outage_costs_nothing_of_the_bank() -> None:
    assert SHORT.used(0, 1030.0).banks == (30.0, 40.0)
    assert SHORT.used(0, 1030.0, (1029.0,)).banks == (40.0, 40.0)
    assert SHORT.used(0, 1075.0, (1025.0,)).banks == (20.0, 40.0), "but thinking for too long after it does"
    assert SHORT.used(0, 1030.0, (1035.0,)).banks == (30.0, 40.0), "an outage after the answer does not matter"


def test_who_left_has_the_time_of_grace_again() -> None:
    table, play = scene(bots=())
    table = replace(table, seats=(replace(table.seats[0], left_at=NOW), table.seats[1]))
    assert has_left(0, (), table, NOW + 60)
    play.outages = (NOW + 50,)
    assert due(table, play, NOW + 60) == NOW + 110
    assert not has_left(0, play.outages, table, NOW + 60)
    assert has_left(0, play.outages, table, NOW + 110)


def test_a_game_that_is_read_again_has_the_same_banks() -> None:
    setup = Setup(players=2, clock=Clock(decision=20, bank=40))
    play = Play.new(setup, 7, RULES_VERSION)
    first = play.begin(1000.0)
    play.take(first)
    assert play.game is not None
    assert first.position is not None
    play.outages = (1025.0,)
    one, two = play.game.questions
    steps = []
    for question, at in ((one, 1040.0), (two, 1058.0)):
        following = play.answer(question.seat, question.id, question.options[0], at)
        steps.append(following.step)
        play.take(following)
    play.outages = (1025.0, 1100.0)
    assert play.clocks.banks == (40.0, 37.0)
    again = Play.at_position(setup, first.position, first.step, play.outages)
    for step in steps:
        again.read(step)
    assert again.clocks == play.clocks
    assert again.deadlines == play.deadlines


def test_clients_learn_of_new_deadlines() -> None:
    table, play = scene(Clock(decision=20), bots=())
    cursor = Cursor("ada", lambda *_: None)
    cursor.greet(table, None, NOW)
    assert len(cursor.news(table, play, NOW)) == 1
    assert cursor.news(table, play, NOW) == []
    play.outages = (NOW + 25,)
    (happened,) = cursor.news(table, play, NOW + 25)
    assert isinstance(happened, Happened)
    assert happened.time is not None
    assert happened.time.deadlines == {"0": NOW + 55, "1": NOW + 55}
    assert happened.events == []
