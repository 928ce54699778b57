"""The buccaneer finds the best option of the day."""

import pytest

from galecrest.bots import make_bot
from tests.bots.play import reply_of
from tests.table import Table

SEEDS = range(3)


def chosen(table: Table, seed: int) -> str:
    return reply_of(make_bot("buccaneer", seed), table.game).option


@pytest.mark.parametrize("seed", SEEDS)
def test_plays_the_bosun_with_a_ship_full_of_low_ranks(seed: int) -> None:
    table = Table().hand(0, 19, 21, 23).ship(0, 3, 5, 14, 17).days("barrel barrel barrel")
    assert chosen(table, seed) == "hand:21"


@pytest.mark.parametrize("seed", SEEDS)
def test_plays_the_merchant_with_three_relics(seed: int) -> None:
    table = Table().hand(0, 27, 30, 39).loot(0, "relic", "relic", "relic").days("barrel barrel barrel")
    assert chosen(table, seed) == "hand:30"


@pytest.mark.parametrize("seed", SEEDS)
def test_does_not_throw_its_good_crew_overboard(seed: int) -> None:
    table = Table().hand(0, 39, 40).ship(0, 11, 33).days("amulet amulet amulet")
    assert chosen(table, seed) == "hand:39"


@pytest.mark.parametrize("seed", SEEDS)
def test_takes_the_second_map_rather_than_an_amulet(seed: int) -> None:
    table = Table().loot(0, "map").days("amulet map relic").day(40, 32, 35)
    assert chosen(table, seed) == "loot:map"


@pytest.mark.parametrize("seed", SEEDS)
def test_keeps_the_carpenter_on_the_hook(seed: int) -> None:
    table = Table().ship(0, 11, 14).loot(0, "hook").days("").day(32, 33, 35)
    assert table.asked == "hook_keeps"
    assert chosen(table, seed) == "ship:0:11"


@pytest.mark.parametrize("seed", SEEDS)
def test_strikes_the_carpenter_rather_than_the_beggar(seed: int) -> None:
    table = Table().days("saber").day(3, 11, 39)
    assert table.asked_seat == 2
    assert chosen(table, seed) == "island:1:11"


def test_says_how_much_better_its_option_is() -> None:
    table = Table().loot(0, "map").days("map relic").day(40, 32, 35)
    why = reply_of(make_bot("buccaneer", 1), table.game).why
    assert why.key == "worth_most"
    assert why.arguments["option"] == "loot:map"
    assert int(why.arguments["doubloons"]) > 3
