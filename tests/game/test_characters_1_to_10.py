"""One test or more for each of the first ten characters, in the words of the game."""

from tests.table import Table


def test_innkeeper_takes_a_character_of_the_ship_back_to_hand() -> None:
    table = Table().ship(0, 8, 17).day(4, 33, 34)
    table.answer("ship:0:17", kind="innkeeper_returns")
    assert table.game.ships[0] == (4, 8)
    assert 17 in table.game.hands[0]


def test_innkeeper_with_an_empty_ship_does_nothing() -> None:
    table = Table().day(4, 33, 34)
    assert table.asked == "choose_character"
    assert [str(event) for event in table.happened("nothing_happened")] == ["nothing_happened seat=0 (innkeeper)"]
