"""Every value has a text form that a person can read."""

import pytest

from galecrest.game import Game
from galecrest.game.events import Doubloons, Revealed, VoyageBegan
from galecrest.game.options import CODE, TEXT
from galecrest.game.piles import pile_of, size_of, tokens_of
from galecrest.game.text import character_text, crew_text, pile_text
from tests.random_games import MANY, finished, moments
from tests.table import Table


def test_a_game_on_a_morning() -> None:
    table = Table(2).ship(0, 8, 21).loot(1, "map", "map", "relic").graveyard(1, 3).days("map map chest", "saber")
    table.game.scores = [0, 31]
    assert str(table.game) == (
        "2 seats, calm: voyage 1, day 3 of 4, choosing\n"
        "reputation 0 1 - - - -\n"
        "loot chest map*2 | saber\n"
        "island\n"
        "0: 10 doubloons, 0 points; ship 8 21; loot -; hand 32 35; graveyard -\n"
        "1: 10 doubloons, 31 points; ship -; loot map*2 relic; hand 32 35; graveyard 3\n"
        "? #1 seat 0 choose_character: hand:32 hand:35\n"
        "? #2 seat 1 choose_character: hand:32 hand:35"
    )


def test_a_game_in_the_middle_of_the_day_marks_who_acts() -> None:
    lines = str(Table(2).ship(0, 8, 21).days("", "").day(4, 27).game).splitlines()
    assert lines[0] == "2 seats, calm: voyage 1, day 3 of 4, daytime"
    assert lines[2:4] == ["loot - | -", "island 4@0* midshipman 27@1"]
    assert lines[-1] == "? #4 seat 0 innkeeper_returns: ship:0:8 ship:0:21"


def test_a_new_game_is_on_its_first_day() -> None:
    assert str(Game.new(4, "stormy", 1)).startswith("4 seats, stormy: voyage 1, day 1 of 4, choosing\n")


def test_the_night_belongs_to_the_day_that_it_ends() -> None:
    table = Table().ship(0, 8, 24).days("", "", "").day(27, 27, 27)  # day 2 of 4; Barkeep and Topman: which first?
    assert table.asked == "night_takes"
    assert str(table.game).startswith("3 seats, calm: voyage 1, day 2 of 4, night\n")


def test_the_night_of_the_last_day_is_the_last_days() -> None:
    table = Table().ship(0, 8, 24).days("").day(27, 27, 27)
    assert str(table.game).startswith("3 seats, calm: voyage 1, day 4 of 4, night\n")


def test_a_game_that_is_over() -> None:
    lines = str(finished(3, "calm", 2)).splitlines()
    assert lines[0] == "3 seats, calm: voyage 3, day 6 of 6, over"
    assert lines[2:4] == ["loot", "island"]
    assert len(lines) == 7


def test_a_question() -> None:
    table = Table().loot(1, "map").loot(2, "chest").day(23, 27, 27)
    (question,) = table.game.questions
    assert str(question) == f"#{question.id} seat 0 thief_takes: loot:1:map loot:2:chest"


def test_an_event() -> None:
    assert str(Doubloons("chest", 2, 5, 15)) == "doubloons seat=2 change=5 now=15 (chest)"
    assert str(Revealed("reveal", ((0, 3), (7, 20)))) == "revealed island=[[0 3] [7 20]] (reveal)"
    assert (
        str(VoyageBegan("voyage", 1, (("map",), ()), (4, 9)))
        == "voyage_began voyage=1 days=[[map] []] dealt=[4 9] (voyage)"
    )


def test_a_log() -> None:
    game = Game.new(5, "uncharted", 1)
    assert str(game.log) == "5 seats, uncharted board, rules 2, 0 answers"
    question = game.questions[3]
    game.answer(question.id, question.options[0])
    assert str(game.log) == "5 seats, uncharted board, rules 2, 1 answers"


def test_crews_piles_and_characters() -> None:
    assert crew_text(()) == "-"
    assert crew_text((3, 17)) == "3 17"
    assert pile_text(0) == "-"
    assert pile_text(pile_of((6, 0, 6, 6))) == "chest relic*3"
    assert character_text(17 << 3 | 2) == "17@2"


def test_a_pile_is_its_tokens() -> None:
    pile = pile_of((2, 5, 2, 0))
    assert tokens_of(pile) == [0, 2, 2, 5]
    assert size_of(pile) == 4
    assert size_of(0) == 0


# The catalogue of options


def test_every_option_has_a_text_of_its_own_and_back() -> None:
    assert len(set(TEXT.values())) == len(TEXT) == len(CODE)
    assert all(CODE[text] == option for option, text in TEXT.items())
    # cards in hand, graveyard, six ships and on the island; loot of the day and of six seats, three sales, seven swaps; seats; effects
    assert len(TEXT) == 40 * (2 + 6 + 6) + 7 * (1 + 6 + 3 + 7) + 6 + 4


@pytest.mark.parametrize(
    ("option", "text"),
    [
        (17, "hand:17"),
        (1 * 512 + 2 * 64 + 17, "ship:2:17"),
        (2 * 512 + 5 * 64 + 40, "island:5:40"),
        (3 * 512 + 1, "graveyard:1"),
        (4 * 512 + 2, "loot:map"),
        (5 * 512 + 1 * 64 + 0, "loot:1:chest"),
        (6 * 512 + 6 * 64 + 3, "sell:relic:3"),
        (7 * 512 + 4 * 64, "seat:4"),
        (8 * 512 + 0, "effect:gain"),
        (9 * 512 + 2 * 64 + 5, "swap:map:barrel"),
    ],
)
def test_the_numbers_of_options_stay_as_old_logs_have_them(option: int, text: str) -> None:
    assert TEXT[option] == text
    assert CODE[text] == option


@pytest.mark.parametrize(("seats", "board", "seed"), MANY)
def test_all_that_is_ever_offered_is_in_the_catalogue(seats: int, board: str, seed: int) -> None:
    for game in moments(seats, board, seed):
        for question in game.questions:
            assert [CODE[text] for text in question.options] == list(question.choices)
