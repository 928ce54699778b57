"""The analysis of a finished game covers every question once, uses only what the seat knew, and is in words."""

import pytest

from galecrest import codec
from galecrest.bots import SEARCHING
from galecrest.game import Game, Log
from galecrest.game.terms import VOYAGES
from galecrest.lab.analysis import ANALYSTS, Decision, analyse, moments, questions_in, summary, swings
from galecrest.lab.report import analysis_report
from galecrest.words import Words
from tests.random_games import finished

ENGLISH = Words("en")
MOMENT = 0.001  # seconds: a minimal budget


@pytest.fixture(scope="module")
def log() -> Log:
    return finished(3, "calm", 5).log


@pytest.fixture(scope="module")
def decisions(log: Log) -> list[Decision]:
    return list(analyse(log, MOMENT))


def test_every_question_is_looked_at_once(log: Log, decisions: list[Decision]) -> None:
    assert len(decisions) == questions_in(log) == len(log.answers)
    assert [decision.number for decision in decisions] == list(range(1, len(decisions) + 1))
    for decision in decisions:
        assert decision.played in decision.chances
        assert len(decision.chances) >= 2
        assert all(-1e-9 <= chance <= 1 + 1e-9 for chance in decision.chances.values())
        assert decision.cost >= 0


def test_the_chances_of_all_seats_add_up(decisions: list[Decision]) -> None:
    seen = [decision for decision in decisions if decision.outlook]
    for decision in seen:
        assert sum(decision.outlook) == pytest.approx(1)
    assert sorted(seen[-1].outlook) == [0, 0, 1]


def test_there_is_an_outlook_when_all_have_chosen(decisions: list[Decision]) -> None:
    for decision in decisions:
        assert bool(decision.outlook) == (decision.phase != "choosing" or bool(decision.happened))
    assert sum(bool(decision.happened) for decision in decisions) >= 4 * VOYAGES


def test_swings_come_biggest_first(decisions: list[Decision]) -> None:
    changes = [abs(swing.change) for swing in swings(decisions)]
    assert changes == sorted(changes, reverse=True)
    assert changes[0] > 0.1


def test_a_card_that_was_changed_does_not_count() -> None:
    game = Game.new(2, "calm", 3)
    question = game.questions[0]
    first, second, *_ = question.options
    game.answer(question.id, first)
    game.answer(question.id, second)
    decision = next(analyse(game.log, MOMENT))
    assert (decision.seat, decision.played) == (0, second)
    assert questions_in(game.log) == 1


def test_the_captain_knows_only_what_the_seat_knew() -> None:
    """Logs of two games that differ in a hidden card give the same analysis of the next seat's choice."""
    games = Game.new(2, "calm", 3), Game.new(2, "calm", 3)
    for game, place in zip(games, (0, 4), strict=True):
        mine, theirs = game.questions
        game.answer(mine.id, mine.options[place])
        game.answer(theirs.id, theirs.options[0])
    first, second = [list(analyse(game.log, budget=0))[1] for game in games]
    assert first.seat == 1
    assert first.chances == second.chances


def test_the_biggest_moments_in_words(decisions: list[Decision]) -> None:
    up_and_down, costly = moments(decisions, ENGLISH)
    assert len(up_and_down) == len(costly) == 5
    assert all(": from " in line and " %. " in line for line in up_and_down)
    assert all("; better: " in line for line in costly)
    lines = summary(decisions, ENGLISH)
    assert lines[0] == "The biggest swings"
    assert lines[-1].split()[:2] == ["Seat", "3"]


def test_the_report_needs_no_other_files(decisions: list[Decision]) -> None:
    html = analysis_report("Three crews on a calm sea", decisions, ENGLISH)
    assert "Three crews on a calm sea" in html
    assert html.count("<svg") == 1
    assert "<script" not in html
    assert "<link" not in html
    assert html.count("<tr>") > len(decisions)
    assert "Seat 3" in html


def test_alone_against_automa() -> None:
    log, _ = codec.log_from_json(codec.log_to_json(finished(1, "calm", 2)))
    decisions = list(analyse(log, MOMENT))
    assert {decision.seat for decision in decisions} == {0}
    assert "Automa" in analysis_report("", decisions, ENGLISH.at_table(log.level))


def test_every_bot_that_searches_can_judge(log: Log) -> None:
    assert set(ANALYSTS) == set(SEARCHING)
    first = next(analyse(log, MOMENT, bot="admiral"))
    assert set(first.chances) == set(first.question.options)
    assert all(0 <= chance <= 1 for chance in first.chances.values())


@pytest.mark.parametrize("language", ["fr", "nl", "pl"])
def test_the_report_speaks_the_readers_language(decisions: list[Decision], language: str) -> None:
    words = Words(language)
    html = analysis_report("", decisions, words)
    assert f'<html lang="{language}">' in html
    for key in ("report-analysis", "report-chances.axis", "analyse-swings", "heading-others", "phase-choosing"):
        assert words.t(key) in html
        assert ENGLISH.t(key) not in html
