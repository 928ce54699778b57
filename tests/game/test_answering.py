"""`Game.answer` accepts valid answers and rejects all others; a rejected answer changes nothing."""

import pytest

from galecrest.game import Board, Game
from galecrest.game.errors import (
    BadAnswer,
    BadSetup,
    GalecrestError,
    GameOver,
    OptionNotOffered,
    UnknownQuestion,
    WrongSeat,
)
from galecrest.game.game import FIELDS
from tests.random_games import finished, moments
from tests.table import Table


def refused(game: Game, question: int, option: str, seat: int | None = None) -> BadAnswer:
    """The error of a rejected answer. Checks that the game is unchanged."""
    before = game.copy()
    with pytest.raises(BadAnswer) as caught:
        game.answer(question, option, seat)
    assert game == before
    return caught.value


def test_a_question_that_is_not_open_is_refused() -> None:
    game = Game.new(3, "calm", 1)
    first, second, third = [question.id for question in game.questions]
    for other in (first - 1, third + 1, -7):
        error = refused(game, other, "hand:1")
        assert type(error) is UnknownQuestion
        assert str(error) == f"question {other} is not open; open now: {first}, {second}, {third}"


def test_what_is_open_now_leaves_out_who_has_chosen() -> None:
    game = Game.new(2, "calm", 1)
    mine, other = game.questions
    game.answer(mine.id, mine.options[0])
    assert str(refused(game, 99, "hand:1")) == f"question 99 is not open; open now: {other.id}"


def test_who_has_one_card_has_nothing_to_change() -> None:
    table = Table().hand(0, 27)
    table.game.await_choices()
    first = table.game.questions[0].id
    error = refused(table.game, first - 1, "hand:27")
    assert str(error) == f"question {first - 1} is not open; open now: {first}, {first + 1}"


def test_a_question_of_yesterday_is_refused_in_the_middle_of_the_day() -> None:
    table = Table().ship(0, 8, 21).day(4, 27, 27)
    (question,) = table.game.questions
    error = refused(table.game, question.id - 1, "ship:0:8")
    assert str(error) == f"question {question.id - 1} is not open; open now: {question.id}"


def test_an_answer_by_another_seat_is_refused_while_all_choose() -> None:
    game = Game.new(3, "calm", 1)
    question = game.questions[2]
    error = refused(game, question.id, question.options[0], seat=1)
    assert type(error) is WrongSeat
    assert str(error) == f"question {question.id} is for seat 2, not for seat 1"


def test_an_answer_by_another_seat_is_refused_in_the_middle_of_the_day() -> None:
    table = Table().ship(0, 8, 21).day(4, 27, 27)
    (question,) = table.game.questions
    error = refused(table.game, question.id, "ship:0:8", seat=2)
    assert str(error) == f"question {question.id} is for seat 0, not for seat 2"


def test_the_right_seat_may_name_itself() -> None:
    table = Table().ship(0, 8, 21).day(4, 27, 27)
    (question,) = table.game.questions
    table.game.answer(question.id, "ship:0:8", seat=0)
    assert 8 in table.game.hands[0]


@pytest.mark.parametrize("option", ["hand:5", "loot:map", "nonsense", "", "HAND:3"])
def test_a_card_that_is_not_in_the_hand_is_refused(option: str) -> None:
    table = Table().hand(0, 3, 4)
    question = table.game.questions[0]
    error = refused(table.game, question.id, option)
    assert type(error) is OptionNotOffered
    assert str(error) == (
        f"question {question.id} (choose_character) does not offer {option!r}; it offers hand:3, hand:4"
    )


def test_an_option_that_the_question_does_not_offer_is_refused() -> None:
    table = Table().ship(0, 8, 21).ship(1, 9).day(4, 27, 27)
    (question,) = table.game.questions
    error = refused(table.game, question.id, "ship:1:9")
    assert str(error) == (
        f"question {question.id} (innkeeper_returns) does not offer 'ship:1:9'; it offers ship:0:8, ship:0:21"
    )


def test_a_game_that_is_over_takes_no_answer() -> None:
    game = finished(2, "calm", 2)
    error = refused(game, 5, "hand:1")
    assert type(error) is GameOver
    assert str(error) == "question 5: the game is over and takes no more answers"


def test_every_refusal_is_one_of_the_projects_errors() -> None:
    assert all(issubclass(error, BadAnswer) for error in (GameOver, UnknownQuestion, WrongSeat, OptionNotOffered))
    assert issubclass(BadAnswer, GalecrestError)


def test_question_ids_are_never_used_twice() -> None:
    seen: dict[int, tuple[int, str]] = {}
    days: dict[int, object] = {}
    for game in moments(3, "stormy", 21):
        for question in game.questions:
            assert seen.setdefault(question.id, (question.seat, question.kind)) == (question.seat, question.kind)
            moment = (game.voyage, len(game.days), question.choices)
            assert days.setdefault(question.id, moment) == moment
    assert len(seen) > 45  # 3 seats, 15 days


def test_every_question_offers_two_options_or_more() -> None:
    for game in moments(4, "uncharted", 22):
        assert all(len(question.options) > 1 for question in game.questions)
        assert game.over or game.questions


def test_an_answer_returns_what_happened_and_the_game_keeps_it_until_the_next_one() -> None:
    game = Game.new(2, "calm", 1)
    question = game.questions[0]
    events = game.answer(question.id, question.options[0])
    assert [event.name() for event in events] == ["chose"]
    assert game.events == events


# Setting up


@pytest.mark.parametrize("seats", [-1, 0, 7])
def test_a_game_has_1_to_6_seats(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"^a game has 1 to 6 seats, not {seats}$"):
        Game.new(seats, "calm", 1)


@pytest.mark.parametrize(("seats", "level"), [(1, ""), (1, "cabin boy"), (2, "pirate")])
def test_one_seat_sails_alone_at_a_level_and_more_have_none(seats: int, level: str) -> None:
    with pytest.raises(
        BadSetup,
        match=f"needs a level \\(landlubber, .*, arrrgh\\), others have none; not {seats} with level '{level}'$",
    ):
        Game.new(seats, "calm", 1, level=level)


def test_an_unknown_board_is_refused() -> None:
    with pytest.raises(BadSetup, match=r"^the board is one of calm, stormy, uncharted; not 'foggy'$"):
        Game.new(3, "foggy", 1)


def test_a_board_may_be_named_or_written() -> None:
    assert Game.new(3, Board.STORMY, 1) == Game.new(3, "stormy", 1)


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadSetup, match=r"^the seed must be a whole number from 0 to 2\*\*256 - 1, not "):
        Game.new(3, "calm", seed)


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_view_of_a_seat_that_does_not_exist(seat: int) -> None:
    with pytest.raises(WrongSeat, match=f"^there is no seat {seat}; the seats are 0 to 2, and None is a spectator$"):
        Game.new(3, "calm", 1).view(seat)


# Copies


def test_a_copy_is_equal_and_a_game_of_its_own() -> None:
    for game in moments(3, "stormy", 23):
        if game.over:
            break
        copy, before = game.copy(), game.copy()
        question = copy.questions[0]
        copy.answer(question.id, question.options[-1])
        assert game == before
        assert copy != before


def test_nothing_that_a_copy_can_change_is_shared_with_the_original() -> None:
    game = Game.new(3, "calm", 1)
    copy = game.copy()
    for name in (*FIELDS, "events"):
        value = getattr(game, name)
        assert not isinstance(value, list) or value is not getattr(copy, name), name


def test_a_game_equals_no_other_thing_and_has_no_hash() -> None:
    game = Game.new(2, "calm", 1)
    assert game != "game"
    assert game != Game.new(2, "calm", 2)
    with pytest.raises(TypeError):
        hash(game)
