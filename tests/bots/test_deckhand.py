"""The deckhand is weak, but avoids obvious mistakes."""

import pytest

from galecrest.bots import make_bot
from tests.bots.play import reply_of
from tests.table import Table


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("token", ["chest", "map", "amulet", "barrel", "hook", "saber"])
def test_takes_anything_rather_than_a_relic(token: str, seed: int) -> None:
    table = Table().days(f"relic {token}").day(32, 35, 40)
    assert table.asked == "dusk_gains"
    reply = reply_of(make_bot("deckhand", seed), table.game)
    assert reply.option == f"loot:{token}"
    assert reply.why.arguments == {"loot": token}


def test_plays_high_for_a_chest_and_low_when_only_relics_lie_there() -> None:
    table = Table().hand(0, 3, 32)
    assert reply_of(make_bot("deckhand", 1), table.days("chest relic relic", "").game).option == "hand:32"
    assert reply_of(make_bot("deckhand", 1), table.days("relic relic relic", "").game).option == "hand:3"


def test_fires_at_a_rival_or_at_its_own_quartermaster() -> None:
    assert reply_of(make_bot("deckhand", 1), Table().ship(0, 11).ship(1, 8).day(18, 32, 35).game).option == "ship:1:8"
    assert (
        reply_of(make_bot("deckhand", 1), Table().ship(0, 11, 36).ship(1, 3).day(18, 32, 35).game).option == "ship:0:36"
    )


def test_keeps_the_quartermaster_for_a_full_hold() -> None:
    table = Table().hand(0, 32, 36).days("barrel", "")
    assert reply_of(make_bot("deckhand", 1), table.game).option == "hand:32"


def test_sells_relics_and_keeps_chests() -> None:
    table = Table().loot(0, "chest", "chest", "relic", "relic").day(30, 32, 35)
    assert reply_of(make_bot("deckhand", 1), table.game).option == "sell:relic:2"
