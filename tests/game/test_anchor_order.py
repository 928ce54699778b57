"""Two reasons to ask for an order at anchor can meet."""

import pytest

from tests.table import Table


@pytest.mark.parametrize("crew", [(38,), (15, 38)], ids=["first mate", "witch and first mate"])
def test_stormy_chest_and_map_are_ordered_by_their_owner(crew: tuple[int, ...]) -> None:
    """The map moves the reputation that the chest pays by, whoever else waits in the ship."""
    table = Table(2, "stormy").ship(0, *crew).loot(0, "chest", "map").days("").day(32, 35)
    asked: set[str] = set()
    while table.asked == "anchor_takes":
        asked |= table.options
        table.answer(sorted(table.options)[-1])
    assert {"loot:chest", "loot:map"} <= asked
