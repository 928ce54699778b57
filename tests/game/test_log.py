"""A log replays its game exactly, and a damaged log raises an error."""

from dataclasses import replace

import pytest

from galecrest.game import Game, Log, replay
from galecrest.game.errors import BadSetup, DamagedLog, OtherRules
from galecrest.game.options import CODE
from galecrest.game.terms import RULES_VERSION
from tests.random_games import MANY, finished, moments

CHANCE = -1


@pytest.mark.parametrize(("seats", "board", "seed"), MANY)
def test_a_finished_game_replays_to_the_same_state(seats: int, board: str, seed: int) -> None:
    game = finished(seats, board, seed)
    again = replay(game.log)
    assert again == game
    assert again.log == game.log


@pytest.mark.parametrize(("seats", "board", "seed"), MANY[:4])
def test_an_unfinished_game_replays_at_any_moment(seats: int, board: str, seed: int) -> None:
    for number, game in enumerate(moments(seats, board, seed)):
        if number % 5 == 0:
            assert replay(game.log) == game


@pytest.mark.parametrize(("seats", "board", "seed"), MANY[:4])
def test_a_log_replays_up_to_any_answer(seats: int, board: str, seed: int) -> None:
    *stages, end = [game.copy() for game in moments(seats, board, seed)]
    for number in range(0, len(stages), 9):
        assert replay(end.log, number) == stages[number]
    assert replay(end.log, len(stages)) == end


def test_a_replayed_game_goes_on_like_the_original() -> None:
    end = finished(3, "stormy", 31)
    game = replay(end.log, 40)
    for question, option in end.log.answers[40:]:
        game.answer(question, {code: text for text, code in CODE.items()}[option])
    assert game == end


def test_a_replayed_unfinished_game_draws_from_the_seed_again() -> None:
    early = Game.new(2, "calm", 32)
    again = replay(early.log)
    while not early.over:
        early.play(early.choices[-1])
        again.play(again.choices[-1])
    assert again == early


def test_a_changed_choice_is_in_the_log_and_replays() -> None:
    game = Game.new(2, "calm", 1)
    mine, other = game.questions
    for question, option in ((mine, 0), (mine, 3), (other, 2)):
        game.answer(question.id, question.options[option])
    assert len(game.log.answers) == 3
    assert replay(game.log) == game


def test_the_log_contains_set_up_answers_and_outcomes() -> None:
    game = Game.new(2, "stormy", 77)
    question = game.questions[0]
    game.answer(question.id, question.options[1])
    log = game.log
    assert (log.rules, log.seats, log.board, log.seed, log.box) == (RULES_VERSION, 2, "stormy", 77, game.box)
    assert log.answers == ((question.id, CODE[question.options[1]]),)
    assert [len(outcome) for outcome in log.outcomes] == [2, 4, 12, 6]  # seats, idle colours, tokens, ranks


def test_an_old_log_opens_after_the_generator_has_changed() -> None:
    game = finished(3, "uncharted", 33)
    other_seed = replay(replace(game.log, seed=34))
    assert other_seed.scores == game.scores
    other_seed.seed = 33
    assert other_seed == game


def test_a_log_of_other_rules_is_refused() -> None:
    log = replace(Game.new(2, "calm", 1).log, rules=RULES_VERSION + 1)
    with pytest.raises(
        OtherRules, match=f"this program knows the rules versions 1, 2; the data has {RULES_VERSION + 1}$"
    ):
        replay(log)


def test_a_log_with_an_impossible_set_up_is_refused() -> None:
    log = Game.new(2, "calm", 1).log
    with pytest.raises(BadSetup, match="a game has 1 to 6 seats, not 9"):
        replay(replace(log, seats=9))


# Damage


def one_answer() -> Log:
    game = Game.new(2, "calm", 1)
    question = game.questions[1]
    game.answer(question.id, question.options[0])
    return game.log


def with_record(log: Log, *steps: tuple[int, ...]) -> Log:
    return replace(log, record=steps)


def test_an_answer_that_was_not_offered_is_damage() -> None:
    log = one_answer()
    *before, (question, _) = log.record
    with pytest.raises(
        DamagedLog, match=f"^answer 0 of the log is not allowed: question {question} .*does not offer 'loot:map'"
    ):
        replay(with_record(log, *before, (question, CODE["loot:map"])))


def test_an_answer_that_does_not_exist_is_damage() -> None:
    log = one_answer()
    *before, (question, _) = log.record
    with pytest.raises(DamagedLog, match="does not offer '99999'"):
        replay(with_record(log, *before, (question, 99999)))


def test_an_answer_to_a_question_that_was_not_asked_is_damage() -> None:
    log = one_answer()
    question, option = log.record[-1]
    with pytest.raises(DamagedLog, match=f"^answer 1 of the log is not allowed: question {question + 8} is not open"):
        replay(with_record(log, *log.record, (question + 8, option)))


def test_an_answer_after_the_end_is_damage() -> None:
    log = finished(2, "calm", 3).log
    with pytest.raises(DamagedLog, match=f"^answer {len(log.answers)} of the log is not allowed: .*the game is over"):
        replay(with_record(log, *log.record, (500, 3)))


def test_a_missing_outcome_is_damage() -> None:
    log = one_answer()
    outcomes = [step for step in log.record if step[0] == CHANCE]
    with pytest.raises(DamagedLog, match=r"^the log ends before a random outcome that the game needs$"):
        replay(with_record(log, *outcomes[:-1]))


def test_an_outcome_missing_in_the_middle_of_the_game_is_damage() -> None:
    log = finished(2, "calm", 3).log
    last = max(number for number, step in enumerate(log.record) if step[0] == CHANCE)
    with pytest.raises(DamagedLog, match="the log ends before a random outcome"):
        replay(with_record(log, *log.record[:last], *log.record[last + 1 :]))


def test_an_outcome_too_many_is_damage() -> None:
    log = one_answer()
    with pytest.raises(DamagedLog, match=r"^the log has 2 more random outcomes than the game needs$"):
        replay(with_record(log, *log.record, (CHANCE, 1), (CHANCE, 2)))


def test_an_impossible_outcome_is_damage() -> None:
    log = one_answer()
    with pytest.raises(DamagedLog, match=r"^the log draws \(0, 0\), but 0 is not available$"):
        replay(with_record(log, (CHANCE, 0, 0), *log.record[1:]))


def test_an_outcome_of_the_wrong_size_is_damage() -> None:
    log = one_answer()
    with pytest.raises(DamagedLog, match=r"^the log draws 1 where the game draws 2$"):
        replay(with_record(log, (CHANCE, 0), *log.record[1:]))


@pytest.mark.parametrize("step", [(), (3,), (3, 17, 2)])
def test_a_step_that_is_neither_an_answer_nor_an_outcome_is_damage(step: tuple[int, ...]) -> None:
    game = Game.new(2, "calm", 1)
    first = game.questions[0]
    step = tuple([{3: first.id, 17: first.choices[0]}.get(number, number) for number in step])
    with pytest.raises(DamagedLog):
        replay(with_record(game.log, *game.log.record, step))
