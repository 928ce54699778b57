"""When a table next needs attention."""

from dataclasses import replace

import pytest

from galecrest.game.terms import RULES_VERSION
from galecrest.table import deadlines, seating
from galecrest.table.deadlines import DAY, LEASE, bot_questions, due, due_after, open_question
from galecrest.table.messages import Clock, OpenTable, Setup
from galecrest.table.play import Play
from galecrest.table.seating import Guest, Table

NOW = 1000.0


def scene(clock: Clock | None = None, bots: tuple[str, ...] = ("random",)) -> tuple[Table, Play]:
    request = OpenTable(Setup(players=1 + max(1, len(bots)), clock=clock), bots=list(bots))
    table = seating.open_table("t", Guest("ada", "Ada"), request, "7", RULES_VERSION, NOW)
    if not bots:
        table = seating.sit(table, Guest("bo", "Bo"), None, NOW)
    table = seating.start(table, "ada", RULES_VERSION)
    play = Play.new(table.setup, 7, RULES_VERSION)
    play.take(play.begin(NOW))
    return table, play


def test_a_table_waits_a_day_for_people() -> None:
    table = seating.open_table("t", Guest("ada", "Ada"), OpenTable(), "7", RULES_VERSION, NOW)
    play = Play.new(table.setup, 7, RULES_VERSION)
    assert due(table, play, NOW + 1) == NOW + DAY
    assert due(table, play, NOW + DAY + 1) == NOW + 2 * DAY + 1
    assert due(replace(table, state="abandoned"), play, NOW) is None
    assert bot_questions(table, play.game) == []


def test_a_table_is_due_for_bots_while_they_are_asked() -> None:
    table, play = scene()
    assert due(table, play, NOW) == NOW + LEASE
    ((seat, question, bot),) = bot_questions(table, play.game)
    assert (seat, bot) == (1, "random")
    assert play.game is not None
    answer = play.answer(seat, question, play.game.questions[1].options[0], NOW)
    assert due_after(table, answer) is None
    play.take(answer)
    assert due(table, play, NOW) is None
    mine = play.game.questions[0]
    following = play.answer(0, mine.id, mine.options[0], NOW + 5)
    assert due_after(table, following) == (NOW + 5 + LEASE if bot_questions(table, following.game) else None)


def test_a_question_is_open_for_its_seat_until_it_is_answered() -> None:
    table, play = scene()
    assert play.game is not None
    question = play.game.questions[1]
    assert open_question(play.game, question.seat, question.id) == question
    assert open_question(play.game, 0, question.id) is None, "it is another seat's question"
    play.take(play.answer(question.seat, question.id, question.options[0], NOW))
    assert open_question(play.game, question.seat, question.id) is None
    before_the_first_day = Play.new(table.setup, 7, RULES_VERSION).game
    assert open_question(before_the_first_day, question.seat, question.id) is None


@pytest.mark.parametrize("expired", ["bot_answers", "bot_takes_seat"])
def test_a_clock_is_due_when_it_runs_out(expired: str) -> None:
    clock = Clock(decision=10, bank=5, expired=expired)  # type: ignore[arg-type]
    table, play = scene(clock, bots=())
    assert due(table, play, NOW) == NOW + 15
    assert not deadlines.out_of_time(play, 0, NOW + 14)
    assert deadlines.out_of_time(play, 0, NOW + 15)
    assert play.game is not None
    question = play.game.questions[0]
    following = play.answer(0, question.id, question.options[0], NOW + 2)
    assert due_after(table, following) == NOW + 12
    play.take(following)
    assert not deadlines.out_of_time(play, 0, NOW + 99), "nobody asks seat 0 any more"


def test_who_has_left_is_replaced_after_the_time_of_grace() -> None:
    table, play = scene(bots=())
    assert due(table, play, NOW) is None
    left = seating.leave(table, "bo", NOW + 1)
    assert due(left, play, NOW + 1) == NOW + 1 + table.setup.grace
    assert not deadlines.has_left(1, (), left, NOW + table.setup.grace)
    assert deadlines.has_left(1, (), left, NOW + 1 + table.setup.grace)
    assert not deadlines.has_left(0, (), left, NOW + 9999)
    bot = seating.hand_over(left, 1)
    assert not deadlines.has_left(1, (), bot, NOW + 9999)
    assert due(bot, play, NOW + 2) == NOW + 2 + LEASE
