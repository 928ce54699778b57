"""The admiral and the lieutenant: they play at every table, think in the captain's form and repeat themselves."""

import pytest

from galecrest.bots import UnknownBot, make_bot
from galecrest.bots.admiral import Admiral, Lieutenant
from galecrest.bots.network import SHIPPED, BadWeights, from_bytes
from galecrest.bots.plain import Plain
from galecrest.game import Board, Game, validate
from galecrest.game.game import CHOOSE
from galecrest.game.solo import PRINTED_SOLO
from galecrest.game.tiles import box_from_toml
from tests.bots.play import asked
from tests.bots.test_captain import Clock
from tests.table import Table

CHANGED = """
[chest.calm]
source = "J"
anchor = [{ effect = "gain", doubloons = 9 }]

[map.calm]
source = "J"
dusk = [{ effect = "gain_reputation", steps = 2 }]
"""


def play(game: Game, *names: str) -> list[str]:
    """Play to the end; returns all answers."""
    bots = [make_bot(name, seat) for seat, name in enumerate(names)]
    answers = []
    while not game.over:
        question = game.questions[0]
        answers.append(bots[question.seat].reply(game.view(question.seat), question).option)
        game.answer(question.id, answers[-1])
    validate(game)
    return answers


@pytest.mark.parametrize("board", Board)
@pytest.mark.parametrize("seats", range(2, 7))
def test_both_play_with_every_number_of_seats_on_every_board(seats: int, board: Board) -> None:
    play(Game.new(seats, board, seats), *["admiral:12leaves", "lieutenant", "lieutenant"] * 2)


@pytest.mark.parametrize("level", PRINTED_SOLO.levels)
@pytest.mark.parametrize("name", ["admiral:12leaves", "lieutenant"])
def test_both_sail_alone(name: str, level: str) -> None:
    play(Game.new(1, Board.UNCHARTED, 5, level=level), name)


def test_both_play_with_changed_tiles() -> None:
    play(Game.new(3, Board.CALM, 5, box_from_toml(CHANGED)), "admiral:12leaves", "lieutenant", "admiral:12leaves")


def test_with_a_budget_in_leaves_the_seed_repeats_the_game() -> None:
    one, two = (play(Game.new(3, Board.STORMY, 8), *["admiral:40leaves"] * 3) for _ in range(2))
    assert one == two


def test_a_clear_choice_needs_no_more_time_unless_an_analysis_asks() -> None:
    view, question = asked(Table(4).days("chest relic relic relic").day(40, 32, 35, 30).game)
    looks = []
    for think in (Admiral.reply, Admiral.think):
        clock = Clock()
        think(Admiral(1, budget=30, clock=clock), view, question)
        looks.append(clock.looks)
    assert looks[0] < 10 < 30 <= looks[1]


def test_by_the_clock_the_admiral_searches_until_the_time_is_up() -> None:
    ticks = iter(range(1_000))
    admiral = Admiral(1, budget=5, clock=lambda: float(next(ticks)))
    game = Game.new(4, Board.CALM, 2)
    admiral.reply(game.view(0), game.questions[0])
    assert next(ticks) in range(5, 9)


def test_without_numpy_the_admiral_judges_few_mornings() -> None:
    """A morning takes plain Python longer than the whole budget: each card is tried once and no more."""
    game = Game.new(2, Board.CALM, 2)
    admiral = Admiral(1, network=Plain(from_bytes(SHIPPED.read_bytes())))
    assert admiral.think(game.view(0), game.questions[0]).playouts <= 2 * len(game.hands[0])


def test_thoughts_have_the_captains_form_and_the_chances_of_all_seats() -> None:
    game = Game.new(4, Board.CALM, 2)
    asked_alone = False
    while not asked_alone:
        question = game.questions[0]
        thoughts = Admiral(1, leaves=100).think(game.view(question.seat), question)
        assert list(thoughts.chances) == list(question.options)
        assert all(0 < chance < 1 for chance in thoughts.chances.values())
        assert thoughts.playouts >= 100
        assert sum(thoughts.seats) == pytest.approx(1)
        assert thoughts.seats[question.seat] == pytest.approx(thoughts.chances[thoughts.best])
        asked_alone = question.kind != CHOOSE
        game.answer(question.id, thoughts.best)


def test_close_options_stay_mixed() -> None:
    """On the first day, with equal hands, a seat must not be predictable."""
    game = Game.new(4, Board.CALM, 2)
    cards = {Admiral(seed, leaves=60).reply(game.view(0), game.questions[0]).option for seed in range(30)}
    assert len(cards) > 1


def test_the_admiral_beats_chaos() -> None:
    wins = 0
    for seed in range(6):
        game = Game.new(2, Board.CALM, seed)
        play(game, "admiral:40leaves", "random")
        wins += game.standing[0] == 0
    assert wins >= 5


def test_names_with_budgets_and_files() -> None:
    assert isinstance(make_bot("lieutenant", 1), Lieutenant)
    by_time, by_leaves = make_bot("admiral:200", 1), make_bot(f"admiral:400leaves@{SHIPPED}", 1)
    assert isinstance(by_time, Admiral)
    assert (by_time.budget, by_time.leaves) == (0.2, 0)
    assert isinstance(by_leaves, Admiral)
    assert by_leaves.leaves == 400
    assert by_time.network is by_leaves.network


@pytest.mark.parametrize(
    "name",
    [
        "admiral:leaves",
        "admiral:-3",
        "lieutenant:20",
        "captain:20@file",
        "admiral:1:2",
        "captain:",
        "captain:20leaves",
        "helmsman+bold",
        "captain+merry",
    ],
)
def test_other_names_are_unknown(name: str) -> None:
    with pytest.raises(UnknownBot):
        make_bot(name, 1)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(BadWeights, match=r"nowhere\.bin: No such file"):
        make_bot("admiral@nowhere.bin", 1)
