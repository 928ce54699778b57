"""The captain searches within its time limit."""

from collections.abc import Generator
from random import Random

import pytest

from galecrest.bots import make_bot
from galecrest.bots.captain import Captain
from galecrest.bots.regret import Strategy
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth
from galecrest.game import Game
from tests.bots.play import asked, reply_of
from tests.table import Table


class Clock:
    """Advances by a second at every call."""

    def __init__(self) -> None:
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return float(self.looks)


def captain(seconds: int) -> Captain:
    return Captain(seed=1, budget=seconds, clock=Clock())


def test_finds_the_only_card_that_wins() -> None:
    """The last day of the game, 4 behind: only the Infantry's 5 doubloons as the rightmost character are enough."""
    table = Table(2).voyage(3).days("").hand(0, 17, 23, 29).hand(1, 14, 27).doubloons(10, 14)
    assert reply_of(captain(60), table.game).option == "hand:29"


def test_takes_the_token_that_wins() -> None:
    table = Table(2).voyage(3).days("amulet chest relic").hand(0, 39).hand(1, 5).doubloons(10, 17).day(39, 5)
    assert table.asked == "dusk_gains"
    assert reply_of(captain(20), table.game).option == "loot:chest"


@pytest.mark.parametrize("seconds", [10, 40])
def test_stops_when_its_time_is_up(seconds: int) -> None:
    clock = Clock()
    table = Table(4).hand(0, 3, 17, 29).days("chest map relic barrel", "")
    Captain(1, seconds, clock).think(*asked(table.game))
    assert seconds <= clock.looks <= seconds + 3


@pytest.mark.parametrize(
    "scene", [Table(4).hand(0, 3, 29), Table(4).days("chest map relic amulet").day(40, 32, 35, 30)]
)
def test_has_an_answer_even_without_time(scene: Table) -> None:
    view, question = asked(scene.game)
    assert captain(0).reply(view, question).option in question.options


@pytest.mark.parametrize(
    "scene", [Table(4).hand(0, 3, 17, 29), Table(4).days("chest map relic amulet").day(40, 32, 35, 30)]
)
def test_thinks_the_same_with_pauses(scene: Table) -> None:
    view, question = asked(scene.game)
    replies = []

    def pondering() -> Generator[None, None, None]:
        replies.append((yield from captain(30).ponder(view, question)))

    assert len(list(pondering())) > 9
    assert replies == [captain(30).reply(view, question)]


def test_more_time_means_more_playouts() -> None:
    view, question = asked(Table(3).hand(0, 3, 29).days("chest map relic", "").game)
    few, many = (captain(seconds).think(view, question) for seconds in (5, 50))
    assert few.playouts < many.playouts
    assert set(many.chances) == set(question.options)
    assert all(0 <= chance <= 1 for chance in many.chances.values())


@pytest.mark.parametrize(
    ("scene", "best"),
    [
        (Table(2).voyage(3).days("").hand(0, 17, 23, 29).hand(1, 14, 27).doubloons(10, 14), "hand:29"),
        (Table(4).days("chest relic relic relic").day(40, 32, 35, 30), "loot:chest"),
    ],
)
def test_a_clear_choice_needs_no_more_time(scene: Table, best: str) -> None:
    """A card that alone wins, a token that alone is worth something."""
    view, question = asked(scene.game)
    bot = captain(1_000_000)
    assert bot.reply(view, question).option == best
    assert bot.clock.looks < 2_000  # type: ignore[attr-defined]


def test_a_close_choice_takes_the_whole_time() -> None:
    """On the first day no card leads clearly."""
    view, question = asked(Game.new(4, "calm", 7))
    bot = captain(100)
    bot.reply(view, question)
    assert bot.clock.looks >= 100  # type: ignore[attr-defined]


def test_thoughts_for_an_analysis_take_the_whole_time_although_the_choice_is_clear() -> None:
    view, question = asked(Table(4).days("chest relic relic relic").day(40, 32, 35, 30).game)
    bot = captain(300)
    bot.think(view, question)
    assert bot.clock.looks >= 300  # type: ignore[attr-defined]


def test_a_budget_can_be_named() -> None:
    bot = make_bot("captain:50", seed=1)
    assert isinstance(bot, Captain)
    assert bot.budget == 0.05


def test_regret_matching_finds_rock_paper_scissors() -> None:
    random = Random(1)
    one, other = Strategy(), Strategy()
    options = (0, 1, 2)
    for _ in range(4000):
        theirs = other.pick(options, random)
        one.learn(options, [float((mine - theirs + 1) % 3 - 1) for mine in options])
        mine = one.pick(options, random)
        other.learn(options, [float((theirs - mine + 1) % 3 - 1) for theirs in options])
    total = sum(one.shares)
    assert all(abs(one.shares[option] / total - 1 / 3) < 0.1 for option in options)


@pytest.mark.parametrize(("seats", "board"), [(2, "calm"), (3, "stormy"), (4, "uncharted"), (5, "calm")])
def test_a_voyage_that_is_not_dealt_changes_no_chances(seats: int, board: str) -> None:
    """Search ends playouts before the next voyage is dealt: its cards and loot are the same for all seats."""
    for seed in range(12):
        dealt = Game.new(seats, board, seed)
        worth = Worth(dealt.tiles)
        if seed % 2:
            Thumb(worth, Random(seed)).play_voyage(dealt)
        short = dealt.copy()
        short.ends_with_voyage = True
        for game in (dealt, short):
            Thumb(worth, Random(seed)).play_voyage(game)
        assert short.over
        assert not dealt.over
        assert dealt.record[: len(short.record)] == short.record
        assert len(short.record) < len(dealt.record)
        assert worth.chances(short) == pytest.approx(worth.chances(dealt))
