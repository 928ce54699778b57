"""Whole games of mixed bots, on every board and with every number of players, and rare positions in which a bot must not fail."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galecrest.bots import BOTS, STRENGTHS, Bot, make_bot, roster
from galecrest.bots.captain import Captain
from galecrest.game import Board, Game, validate
from galecrest.game.characters import BY_DAY
from galecrest.game.ranks import APPRENTICE
from galecrest.game.terms import ALL_RANKS
from tests.bots.play import asked
from tests.table import Table


class Hours:
    """A clock that gives a captain time for a few rounds."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> float:
        self.now += 1
        return float(self.now)


def some_bot(name: str, seed: int) -> Bot:
    return Captain(seed, budget=2, clock=Hours()) if name == "captain" else make_bot(name, seed)


def play_checked(game: Game, bots: list[Bot]) -> None:
    """Play without `ask`: every bot must answer by itself with an option that is offered."""
    while not game.over:
        question = game.questions[0]
        game.answer(question.id, bots[question.seat].reply(game.view(question.seat), question).option)
    validate(game)


@pytest.mark.parametrize("board", Board)
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_of_rules_of_thumb(seats: int, board: Board) -> None:
    names = ["deckhand", "random"] * 3
    play_checked(Game.new(seats, board, seats), [some_bot(name, seat) for seat, name in enumerate(names[:seats])])


@pytest.mark.parametrize("board", Board)
@pytest.mark.parametrize("name", ["random", "deckhand", "buccaneer"])
def test_sailing_alone(name: str, board: Board) -> None:
    play_checked(Game.new(1, board, 3, level="pirate"), [make_bot(name, 1)])


@pytest.mark.slow
@pytest.mark.parametrize("board", Board)
def test_a_captain_sails_alone(board: Board) -> None:
    play_checked(Game.new(1, board, 3, level="arrrgh"), [some_bot("captain", 1)])


@pytest.mark.slow
@pytest.mark.parametrize("board", Board)
@pytest.mark.parametrize("seats", range(2, 7))
def test_many_games_of_mixed_bots(seats: int, board: Board) -> None:
    random = Random(seats)
    for seed in range(8):
        names = random.choices(["random", "deckhand", "buccaneer", "captain"], [8, 8, 3, 1], k=seats)
        play_checked(Game.new(seats, board, seed), [some_bot(name, seed + seat) for seat, name in enumerate(names)])


TEACHERS = [rank for rank in ALL_RANKS if BY_DAY[rank] is not None and rank != APPRENTICE]


@given(
    name=st.sampled_from(list(BOTS)),
    crew=st.sets(st.sampled_from(TEACHERS), min_size=2, max_size=5),
    hand=st.sets(st.sampled_from(ALL_RANKS), max_size=1),
    board=st.sampled_from(list(Board)),
)
def test_an_apprentice_can_copy_anybody_also_with_an_empty_hand(
    name: str, crew: set[int], hand: set[int], board: Board
) -> None:
    table = (
        Table(3, board)
        .ship(0, *crew)
        .hand(0, *(hand - crew - {APPRENTICE}))
        .days("chest map relic", "saber hook amulet")
    )
    view, question = asked(table.day(APPRENTICE, 14, 16).game)
    assert question.kind == "apprentice_copies"
    assert some_bot(name, 5).reply(view, question).option in question.options


@pytest.mark.parametrize(("crew", "most"), [(("deckhand",) * 3, 12), (("helmsman",) * 3, 16), (("buccaneer",) * 3, 16)])
def test_bots_of_one_kind_do_not_all_send_the_same_card_on_the_first_day(crew: tuple[str, ...], most: int) -> None:
    """All hands are alike on that day. Of 30 crews, at most so many act as one."""
    alike = 0
    for seed in range(30):
        game = Game.new(len(crew), Board.CALM, seed)
        bots = [make_bot(name, 100 * seed + seat) for seat, name in enumerate(crew)]
        sent = {bots[question.seat].reply(game.view(question.seat), question).option for question in game.questions}
        alike += len(sent) == 1
    assert alike <= most


def test_every_strength_has_three_different_bots() -> None:
    assert list(STRENGTHS) == ["easy", "fair", "hard"]
    assert all(len(set(crew)) == 3 and set(crew) <= set(roster()) for crew in STRENGTHS.values())
