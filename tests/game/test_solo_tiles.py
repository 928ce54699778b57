"""The loot of a solo game: both sides of the four solo tiles, for you and for Automa, and the three usual tiles."""

import pytest

from tests.table import Table

CABIN_BOY = 5
SEATS = (0, 1)


def told(table: Table, name: str) -> list[str]:
    return [str(event) for event in table.happened(name)]


def at_anchor(board: str, seat: int, loot: str, *, voyage: int = 2) -> int:
    """The doubloons that these tokens pay the seat at the voyage's end."""
    table = Table.solo(board).voyage(voyage).loot(seat, *loot.split()).days("").day(CABIN_BOY)
    return table.game.scores[seat] - 10


def at_dusk(board: str, seat: int, token: str, *, purse: int = 10) -> Table:
    """The seat's Freed Prisoner gains the token; the other seat's card, a Preacher or a Cabin Boy, comes later."""
    table = Table.solo(board).ship(0, 8, 10).ship(1, 9, 11).days(token, "").doubloons(purse, purse)
    if seat == 0:
        return table.hand(1, 7).track(2, 3, 0, 1, 4, 5).day(20)
    return table.hand(1, 20).track(2, 3, 0, 1, 4, 5).day(CABIN_BOY)


# At anchor


@pytest.mark.parametrize(
    ("board", "loot", "yours", "hers"),
    [
        ("stormy", "hook", 4, 6),
        ("stormy", "hook hook", 8, 12),
        ("calm", "amulet", 3, 4),
        ("calm", "amulet amulet", 6, 8),
        ("stormy", "amulet", 1, 5),
        ("stormy", "amulet amulet saber", 2 + 2, 5 + 5),
        ("calm", "barrel", 1, 2),
        ("calm", "barrel barrel", 2, 4),
        ("stormy", "barrel", 0, 0),
        ("calm", "saber", 0, 0),
        ("stormy", "saber", 0, 0),
    ],
)
def test_solo_tiles_at_anchor(board: str, loot: str, yours: int, hers: int) -> None:
    assert at_anchor(board, 0, loot) == yours
    assert at_anchor(board, 1, loot) == hers


@pytest.mark.parametrize(
    ("board", "loot", "yours", "hers"),
    [
        ("calm", "chest", 5, 5),
        ("stormy", "chest", 7, 6),  # you are at the far left, she is one space further
        ("calm", "map map map map map", 19, 19),
        ("stormy", "map map", 4, 4),
        ("calm", "relic", -3, -3),
        ("stormy", "relic", -1, -1),  # the night before
    ],
)
def test_chests_maps_and_relics_are_as_ever(board: str, loot: str, yours: int, hers: int) -> None:
    assert at_anchor(board, 0, loot) == yours
    assert at_anchor(board, 1, loot) == hers


@pytest.mark.parametrize("board", ["calm", "stormy"])
@pytest.mark.parametrize("voyage", [1, 2, 3])
def test_her_hook_brings_6_in_every_voyage(board: str, voyage: int) -> None:
    assert at_anchor(board, 1, "hook", voyage=voyage) == 6


def test_her_calm_hook_keeps_nobody() -> None:
    table = Table.solo().ship(1, 8).loot(1, "hook").days("").day(CABIN_BOY)
    assert table.game.ships[1] == ()


def test_your_calm_hook_keeps_a_character() -> None:
    table = Table.solo().ship(0, 8).loot(0, "hook").days("").day(CABIN_BOY)
    assert table.options == {"ship:0:5", "ship:0:8", "effect:gain"}
    table.answer("ship:0:8", kind="hook_keeps")
    assert table.game.ships[0] == (8,)


def test_your_calm_hook_brings_2_instead() -> None:
    table = Table.solo().loot(0, "hook").days("").day(CABIN_BOY).answer("effect:gain", kind="hook_keeps")
    assert table.game.scores[0] == 12
    assert table.game.ships[0] == ()


def test_your_calm_hook_brings_2_in_the_third_voyage_unasked() -> None:
    assert at_anchor("calm", 0, "hook", voyage=3) == 2


@pytest.mark.parametrize("seat", SEATS)
def test_stormy_maps_stay_for_the_next_voyage(seat: int) -> None:
    table = Table.solo("stormy").loot(seat, "map", "amulet").days("").day(CABIN_BOY)
    assert (table.count(seat, "map"), table.count(seat, "amulet")) == (1, 0)


# At dusk


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize(
    ("board", "token"), [("calm", "hook"), ("stormy", "hook"), ("calm", "amulet"), ("stormy", "amulet")]
)
def test_hooks_and_amulets_do_nothing_at_dusk(board: str, token: str, seat: int) -> None:
    """A stormy hook discards nobody."""
    table = at_dusk(board, seat, token)
    assert 20 in table.game.ships[seat]
    assert told(table, "doubloons") == told(at_dusk(board, seat, "map"), "doubloons")
    assert told(table, "moved_reputation") == told(at_dusk(board, seat, "map"), "moved_reputation")


def test_your_calm_saber_discards_automas_character_and_brings_nothing() -> None:
    table = at_dusk("calm", 0, "saber")
    assert table.game.graveyards == [(), (7,)]
    assert "saber" not in {event.cause for event in table.happened("doubloons")}


def test_automas_calm_saber_discards_your_character_and_brings_2() -> None:
    table = at_dusk("calm", 1, "saber")
    assert table.game.graveyards == [(5,), ()]
    assert told(table, "doubloons")[0] == "doubloons seat=1 change=2 now=12 (saber)"


def test_automas_calm_saber_without_a_target_still_brings_2() -> None:
    table = Table.solo().hand(1, 10).days("saber map relic", "").day(20).answer("loot:map")  # yours is aboard by then
    assert table.count(1, "saber") == 1
    assert table.game.ships[0] == (20,)
    assert table.purse(1) == 12


def test_your_stormy_saber_discards_the_highest_of_automas_ship_and_brings_nothing() -> None:
    table = at_dusk("stormy", 0, "saber")
    assert table.game.graveyards[1] == (11,)
    assert 9 in table.game.ships[1]
    assert "saber" not in {event.cause for event in table.happened("doubloons")}


def test_automas_stormy_saber_discards_the_highest_of_your_ship_and_brings_2() -> None:
    table = at_dusk("stormy", 1, "saber")
    assert table.game.graveyards[0] == (10,)
    assert 8 in table.game.ships[0]
    assert told(table, "doubloons")[0] == "doubloons seat=1 change=2 now=12 (saber)"


def test_automas_stormy_saber_without_a_target_still_brings_2() -> None:
    table = Table.solo("stormy").hand(1, 20).days("saber", "").day(CABIN_BOY)
    assert table.purse(1) == 12


@pytest.mark.parametrize("seat", SEATS)
def test_a_calm_barrel_brings_1_reputation(seat: int) -> None:
    table = at_dusk("calm", seat, "barrel")
    (moved,) = [event for event in told(table, "moved_reputation") if "(barrel)" in event]
    assert moved.startswith(f"moved_reputation seat={seat} spaces=1 ")


@pytest.mark.parametrize(("seat", "amount"), [(0, 1), (1, 2)])
def test_a_stormy_barrel_takes_doubloons_from_the_opponent_who_gains_1_reputation(seat: int, amount: int) -> None:
    table = at_dusk("stormy", seat, "barrel")
    assert told(table, "paid") == [f"paid seat={1 - seat} receiver={seat} amount={amount} (barrel)"]
    (moved,) = [event for event in told(table, "moved_reputation") if "(barrel)" in event]
    assert moved.startswith(f"moved_reputation seat={1 - seat} spaces=1 ")


def test_a_stormy_barrel_takes_nothing_from_an_empty_purse_but_gives_the_reputation() -> None:
    table = at_dusk("stormy", 1, "barrel", purse=0)
    assert told(table, "paid") == []
    assert table.space(0) == 4
