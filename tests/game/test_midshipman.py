"""Two players: the Midshipman."""

from galecrest.game.events import Revealed
from tests.random_games import events_of
from tests.table import Table


def told(table: Table) -> list[str]:
    return [str(event) for event in table.events]


def test_he_stands_on_the_island_every_day_of_a_game_of_two() -> None:
    reveals = [event.island for event in events_of(2, "calm", 8) if isinstance(event, Revealed)]
    assert len(reveals) == 15
    assert all((7, 20) in island for island in reveals)


def test_he_stays_away_from_three_players() -> None:
    reveals = [event.island for event in events_of(3, "calm", 8) if isinstance(event, Revealed)]
    assert all(seat < 3 for island in reveals for seat, _ in island)


def test_he_stands_between_20_and_21() -> None:
    assert "revealed island=[[0 20] [7 20] [1 21]] (reveal)" in told(Table(2).day(20, 21))


def test_two_freed_prisoners_stand_left_of_him_the_higher_reputation_next_to_him() -> None:
    table = Table(2).track(1, 0, 2, 3, 4, 5).days("map chest saber", "").day(20, 20)
    assert "revealed island=[[1 20] [0 20] [7 20]] (reveal)" in told(table)
    assert table.asked_seat == 1  # the opponent of seat 0


def test_as_the_beggars_rightmost_he_gives_and_gains_nothing() -> None:
    table = Table(2).day(3, 14)
    assert table.game.doubloons == [10, 10]
    assert table.game.track == [0, 1, 2, 3, 4, 5]
    assert "nothing_happened seat=0 (beggar)" in told(table)


def test_as_the_brutes_rightmost_he_stays() -> None:
    table = Table(2).days("map map map", "").day(17, 14)
    assert table.game.ships == [(17,), (14,)]
    assert table.game.track == [0, 1, 2, 3, 4, 5]
    assert "nothing_happened seat=0 (brute)" in told(table)


def test_the_cabin_boy_is_leftmost_though_the_midshipman_is_there() -> None:
    assert Table(2).day(5, 27).purse(0) == 13


def test_the_infantry_right_of_him_is_rightmost() -> None:
    assert Table(2).day(14, 29).purse(1) == 15


def test_he_gains_no_token() -> None:
    table = Table(2).days("map map", "").day(27, 29)
    assert (table.count(0, "map"), table.count(1, "map")) == (1, 1)


def test_the_opponent_of_the_character_to_his_left_puts_a_token_back() -> None:
    table = Table(2).days("map chest saber", "").day(4, 27)
    table.answer("loot:chest", kind="dusk_gains")  # seat 1 is to the right of him and acts first
    assert (table.asked, table.asked_seat) == ("midshipman_removes", 1)
    assert table.options == {"loot:map", "loot:saber"}
    table.answer("loot:map")
    assert table.in_bag("map") == 10
    assert table.count(0, "saber") == 1


def test_with_both_left_of_him_the_opponent_of_the_nearer_one_puts_a_token_back() -> None:
    table = Table(2).days("map chest amulet", "").day(14, 4)
    assert (table.asked, table.asked_seat) == ("midshipman_removes", 1)
    table.answer("loot:chest")
    assert (table.asked, table.asked_seat, table.options) == ("dusk_gains", 0, {"loot:map", "loot:amulet"})


def test_with_nobody_to_his_left_no_token_is_put_back() -> None:
    table = Table(2).days("map chest amulet", "").day(27, 29).answer("loot:map").answer("loot:chest")
    assert table.asked == "choose_character"
    assert table.count(0, "chest") == 1
    assert "discarded_loot seat=None loot=amulet count=1 (dusk)" in told(table)


def test_one_kind_of_token_is_put_back_unasked() -> None:
    table = Table(2).days("map map map", "").day(4, 27)
    assert table.asked == "choose_character"
    assert table.in_bag("map") == 8
    assert "discarded_loot seat=None loot=map count=1 (midshipman)" in told(table)


def test_with_no_token_left_nothing_is_put_back() -> None:
    table = Table(2).days("map", "").day(4, 27)
    assert "nothing_happened seat=1 (midshipman)" in told(table)


def test_a_token_is_put_back_also_when_the_character_is_a_cabin_boy() -> None:
    table = Table(2).days("map map map", "").day(5, 27)
    assert "discarded_loot seat=None loot=map count=1 (midshipman)" in told(table)
    assert table.count(0, "map") == 0


def test_no_token_is_put_back_when_the_character_has_left_and_nobody_slides_into_the_gap() -> None:
    table = Table(2).days("map map", "").day(13, 4)  # the Smuggler goes aboard by day; the Innkeeper is further left
    assert table.game.ships == [(13,), (4,)]
    assert table.happened("discarded_loot") == []
    assert (table.count(0, "map"), table.count(1, "map")) == (1, 1)


def test_a_scouts_placement_arranges_the_island_anew() -> None:
    table = Table(2).hand(0, 14, 32).days("map map map", "").day(1, 4).answer("hand:14", kind="scout_sends")
    assert "discarded_loot seat=None loot=map count=1 (midshipman)" in told(table)
    assert table.happened("nothing_happened")[-1].cause == "innkeeper"
    table = Table(2).hand(0, 14, 32).days("map chest", "").day(1, 4).answer("hand:14", kind="scout_sends")
    assert (table.asked, table.asked_seat) == ("midshipman_removes", 1)


def test_after_a_scouts_placement_further_left_the_same_character_is_next_to_him() -> None:
    table = Table(2).hand(0, 4, 32).days("map chest", "").day(1, 14).answer("hand:4", kind="scout_sends")
    assert (table.asked, table.asked_seat) == ("midshipman_removes", 0)


def test_a_scout_sent_past_him_leaves_the_other_one_next_to_him() -> None:
    table = Table(2).hand(0, 27, 32).days("map map chest chest", "").day(1, 14).answer("hand:27", kind="scout_sends")
    table.answer("loot:map", kind="dusk_gains")
    assert (table.asked, table.asked_seat) == ("midshipman_removes", 0)


def test_a_scout_who_was_next_to_him_and_sends_nobody_leaves_a_gap() -> None:
    table = Table(2).hand(0).days("map map", "").day(1, 27)
    assert table.happened("discarded_loot")[0].cause == "dusk"


def test_he_stands_there_alone_when_both_hands_are_empty() -> None:
    table = Table(2).days("map chest").day(0, 0)
    assert "revealed island=[[7 20]] (reveal)" in told(table)
    assert "midshipman" not in {event.cause for event in table.events}
    assert table.game.voyage == 2
