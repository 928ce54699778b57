"""One test or more for each of the first ten characters, in the words of the game. test_copying has the Apprentice's copies."""

import pytest

from tests.table import Table


def told(table: Table, name: str) -> list[str]:
    return [str(event) for event in table.happened(name)]


# The island


def test_bandit_and_two_smugglers_stand_by_rank_and_the_smugglers_by_reputation() -> None:
    table = Table().track(2, 0, 1, 3, 4, 5).days("map relic", "").day(13, 6, 13)
    assert told(table, "revealed") == ["revealed island=[[1 6] [2 13] [0 13]] (reveal)"]


def test_bandit_and_two_smugglers_act_from_left_to_right() -> None:
    table = Table().track(2, 0, 1, 3, 4, 5).days("map relic", "").day(13, 6, 13)
    assert table.space(1) == 1
    assert (table.asked, table.asked_seat) == ("smuggler_gains", 2)
    table.answer("loot:relic")
    assert table.count(0, "map") == 1


# 1 Scout


def test_scout_goes_and_another_card_stands_by_its_rank() -> None:
    table = Table().hand(0, 12, 35).day(1, 11, 32).answer("hand:12", kind="scout_sends")
    assert told(table, "placed") == ["placed seat=0 rank=12 place=1 (scout)"]
    assert table.game.graveyards[0] == (1,)
    assert table.game.ships[0] == (12,)
    assert table.game.hands[0] == (35,)


def test_scouts_new_card_acts_when_its_turn_comes() -> None:
    table = Table().hand(0, 12, 35).hand(1, 7, 8, 32).doubloons(5, 10, 10).day(1, 32, 35).answer("hand:12")
    assert table.purse(0) == 12


def test_scouts_new_card_acts_after_the_lower_and_before_the_higher_ones() -> None:
    table = Table(4).hand(0, 14, 35).day(1, 21, 11, 33).answer("hand:14")
    assert told(table, "acted")[:5] == [
        "acted seat=0 rank=1 (scout)",
        "acted seat=2 rank=11 (carpenter)",
        "acted seat=0 rank=14 (bodyguard)",
        "acted seat=1 rank=21 (bosun)",
        "acted seat=3 rank=33 (gambler)",
    ]


def test_scout_offers_the_whole_hand_and_not_himself() -> None:
    table = Table().hand(0, 12, 20, 35).day(1, 32, 35)
    assert table.options == {"hand:12", "hand:20", "hand:35"}


def test_scouts_card_stands_among_equals_left_of_the_higher_reputation() -> None:
    table = Table().hand(0, 7, 8, 32).hand(1, 32, 35).days("map relic chest", "").day(32, 1, 32).answer("hand:32")
    assert told(table, "placed") == ["placed seat=1 rank=32 place=1 (scout)"]
    assert table.asked_seat == 2
    table.answer("loot:map")
    assert table.asked_seat == 1
    table.answer("loot:relic")
    assert table.count(0, "chest") == 1


def test_scouts_card_stands_right_of_equals_with_lower_reputation() -> None:
    table = Table().hand(0, 7, 8, 32).hand(2, 32, 35).day(32, 32, 1).answer("hand:32")
    assert told(table, "placed") == ["placed seat=2 rank=32 place=2 (scout)"]


def test_scout_with_an_empty_hand_is_only_discarded() -> None:
    table = Table().hand(0).hand(1, 7, 8, 32).days("map map map", "").day(1, 32, 35)
    assert table.asked == "choose_character"
    assert table.game.graveyards[0] == (1,)
    assert table.game.ships[0] == ()
    assert table.count(0, "map") == 0


def test_scout_sends_the_one_card_left_without_being_asked() -> None:
    table = Table().hand(0, 35).hand(1, 7, 8, 32).day(1, 32, 32)
    assert table.asked == "choose_character"
    assert table.game.ships[0] == (35,)


def test_scouts_card_that_comes_to_stand_left_of_the_midshipman_lets_the_opponent_remove_a_token() -> None:
    table = Table(2).hand(0, 20, 35).days("map relic chest", "").day(1, 8).answer("hand:20")
    assert (table.asked, table.asked_seat) == ("midshipman_removes", 1)
    table.answer("loot:map")
    assert table.in_bag("map") == 10


def test_scouts_card_right_of_the_midshipman_leaves_his_left_neighbour_as_it_was() -> None:
    table = Table(2).hand(0, 32, 35).days("map relic chest amulet", "").day(1, 8).answer("hand:32")
    table.answer("loot:map", kind="dusk_gains")
    assert (table.asked, table.asked_seat) == ("midshipman_removes", 0)


def test_scout_alone_left_of_the_midshipman_sends_a_card_to_the_right_and_nobody_removes_a_token() -> None:
    table = Table(2).hand(0, 32, 35).hand(1, 7, 8, 35).days("map relic chest amulet", "").day(1, 35).answer("hand:32")
    table.answer("loot:map", kind="dusk_gains").answer("loot:relic", kind="dusk_gains")
    assert table.asked == "choose_character"


def test_scout_who_goes_without_another_from_the_left_of_the_midshipman_lets_nobody_remove_a_token() -> None:
    table = Table(2).hand(0).hand(1, 7, 8, 35).days("map relic chest", "").day(1, 35)
    table.answer("loot:map", kind="dusk_gains")
    assert table.asked == "choose_character"


# 2 Apprentice: see test_copying


# 3 Beggar


def test_beggar_takes_2_from_the_owner_of_the_rightmost_who_gains_reputation() -> None:
    table = Table().day(3, 32, 35)
    assert table.game.doubloons == [12, 10, 8]
    assert table.game.track == [0, 1, 3, 2, 4, 5]


def test_beggar_who_stands_rightmost_himself_gains_reputation_and_no_doubloons() -> None:
    table = Table().day(3, 0, 0)
    assert table.purse(0) == 10
    assert table.space(0) == 2


def test_beggar_takes_what_is_there() -> None:
    table = Table().doubloons(10, 10, 1).day(3, 32, 35)
    assert table.game.doubloons == [11, 10, 0]
    assert table.space(2) == 4


def test_beggars_giver_gains_reputation_also_for_an_empty_purse() -> None:
    table = Table().doubloons(10, 10, 0).day(3, 32, 35)
    assert table.game.doubloons == [10, 10, 0]
    assert table.space(2) == 4


def test_beggars_giver_at_the_far_right_gains_a_doubloon_for_the_reputation() -> None:
    table = Table().track(3, 4, 5, 0, 1, 2).day(3, 32, 35)
    assert table.game.doubloons == [12, 10, 9]
    assert table.space(2) == 6


def test_beggar_gets_nothing_from_the_midshipman() -> None:
    table = Table(2).day(3, 8)
    assert table.purse(0) == 10
    assert table.game.track == [0, 1, 2, 3, 4, 5]
    assert "nothing_happened seat=0 (beggar)" in told(table, "nothing_happened")


# 4 Innkeeper


def test_innkeeper_takes_a_character_of_the_ship_back_to_hand() -> None:
    table = Table().ship(0, 8, 17).day(4, 33, 34)
    table.answer("ship:0:17", kind="innkeeper_returns")
    assert table.game.ships[0] == (4, 8)
    assert 17 in table.game.hands[0]


def test_innkeeper_chooses_among_the_own_ship_without_himself() -> None:
    table = Table().ship(0, 8, 17).ship(1, 21).day(4, 32, 35)
    assert table.options == {"ship:0:8", "ship:0:17"}


def test_innkeeper_with_an_empty_ship_does_nothing() -> None:
    table = Table().day(4, 33, 34)
    assert table.asked == "choose_character"
    assert told(table, "nothing_happened") == ["nothing_happened seat=0 (innkeeper)"]


# 5 Cabin Boy


def test_cabin_boy_gains_3_if_he_stands_leftmost() -> None:
    assert Table().day(5, 32, 35).purse(0) == 13


def test_cabin_boy_gains_nothing_if_another_stands_left_of_him() -> None:
    table = Table().day(5, 6, 4)
    assert table.purse(0) == 10
    assert "nothing_happened seat=0 (cabin_boy)" in told(table, "nothing_happened")


def test_cabin_boy_stands_leftmost_once_the_scout_has_gone() -> None:
    assert Table().hand(0).day(1, 5, 35).purse(1) == 13


def test_cabin_boy_of_the_lower_reputation_stands_left_of_the_other() -> None:
    table = Table().track(1, 0, 2, 3, 4, 5).day(5, 5, 35)
    assert table.game.doubloons == [10, 13, 10]


def test_cabin_boy_gains_no_token_and_goes_aboard() -> None:
    table = Table().days("map map map", "").day(5, 32, 35)
    assert table.count(0, "map") == 0
    assert table.in_bag("map") == 8
    assert table.game.ships[0] == (5,)


def test_cabin_boy_left_of_the_midshipman_lets_the_opponent_remove_a_token() -> None:
    table = Table(2).days("map relic chest", "").day(5, 35).answer("loot:map", kind="dusk_gains")
    assert (table.asked, table.asked_seat) == ("midshipman_removes", 1)


# 6 Bandit


def test_bandit_falls_to_the_far_left_and_gains_1_per_space() -> None:
    table = Table().track(1, 2, 0, 3, 4, 5).day(6, 32, 35)
    assert table.game.track == [0, 1, 2, 3, 4, 5]
    assert table.purse(0) == 12


def test_bandit_from_the_far_right_gains_5() -> None:
    table = Table().track(1, 2, 3, 4, 5, 0).day(6, 32, 35)
    assert table.space(0) == 1
    assert table.purse(0) == 15


def test_bandit_at_the_far_left_gains_nothing() -> None:
    table = Table().day(6, 32, 35)
    assert table.space(0) == 1
    assert table.purse(0) == 10


# 7 Preacher


def test_preacher_keeps_one_token_and_gains_reputation_for_each_of_the_others() -> None:
    table = Table().loot(0, "map", "map", "relic", "chest").day(7, 32, 35)
    assert table.options == {"loot:map", "loot:relic", "loot:chest"}
    table.answer("loot:map", kind="preacher_keeps")
    assert (table.count(0, "map"), table.count(0, "relic"), table.count(0, "chest")) == (1, 0, 0)
    assert (table.in_bag("map"), table.in_bag("relic"), table.in_bag("chest")) == (9, 8, 4)
    assert table.space(0) == 4


def test_preacher_at_the_far_right_gains_a_doubloon_for_each_space_too_many() -> None:
    table = Table().track(1, 2, 3, 4, 0, 5).loot(0, "map", "map", "map", "map").day(7, 32, 35)
    assert table.space(0) == 6
    assert table.purse(0) == 12


def test_preacher_with_one_token_keeps_it_and_gains_no_reputation() -> None:
    table = Table().loot(0, "map").day(7, 32, 35)
    assert table.count(0, "map") == 1
    assert table.space(0) == 1


def test_preacher_without_loot_does_nothing() -> None:
    table = Table().day(7, 32, 35)
    assert told(table, "nothing_happened") == ["nothing_happened seat=0 (preacher)"]
    assert table.space(0) == 1


def test_preacher_leaves_the_loot_of_others_alone() -> None:
    table = Table().loot(1, "map", "map").day(7, 32, 35)
    assert table.count(1, "map") == 2


def test_preacher_gains_6_at_anchor() -> None:
    assert Table().ship(0, 7).days("").day(35, 35, 35).game.scores == [16, 10, 10]


# 8 Barkeep


def test_barkeep_gains_1_in_his_first_night_and_in_the_next() -> None:
    table = Table().days("", "", "").day(8, 32, 35)
    assert table.purse(0) == 11
    assert table.day(26, 35, 32).purse(0) == 12


def test_barkeep_gains_1_per_barrel_at_anchor_besides_what_the_barrels_gain() -> None:
    table = Table().ship(0, 8).loot(0, "barrel", "barrel").days("").day(35, 35, 35)
    assert table.game.scores[0] == 10 + 1 + 2 + 2


def test_barkeep_gains_for_stormy_barrels_too() -> None:
    table = Table(board="stormy").ship(0, 8).loot(0, "barrel", "barrel").days("").day(35, 35, 35)
    assert table.game.scores[0] == 10 + 1 + 2


def test_barkeep_without_barrels_gains_only_at_night() -> None:
    table = Table().ship(0, 8).loot(1, "barrel").days("").day(35, 35, 35)
    assert table.game.scores == [11, 11, 10]


# 9 Stowaway


def test_stowaway_gains_a_token_from_the_bag_and_goes() -> None:
    table = Table().days("relic relic relic", "").bag("map").day(9, 32, 35)
    assert table.count(0, "map") == 1
    assert table.in_bag("map") == 0
    assert table.count(0, "relic") == 0
    assert table.game.graveyards[0] == (9,)
    assert table.game.ships[0] == ()


def test_stowaway_finds_nothing_in_an_empty_bag_and_goes() -> None:
    table = Table().bag().day(9, 32, 35)
    assert table.game.loot[0] == 0
    assert table.game.graveyards[0] == (9,)


def test_stowaways_calm_barrel_gains_reputation() -> None:
    table = Table().bag("barrel").day(9, 32, 35)
    assert table.space(0) == 2
    assert table.purse(0) == 10


def test_stowaways_calm_saber_strikes_a_character_before_its_turn() -> None:
    table = Table().bag("saber").day(9, 32, 39)
    assert table.options == {"island:1:32", "island:2:39"}
    table.answer("island:2:39", kind="saber_strikes_island")
    assert table.game.graveyards == [(9,), (), (39,), *table.game.graveyards[3:]]
    assert table.space(2) == 3


def test_stowaways_calm_saber_without_a_target_does_nothing() -> None:
    table = Table().bag("saber").day(9, 0, 0)
    assert table.count(0, "saber") == 1
    assert told(table, "discarded_character") == ["discarded_character seat=0 rank=9 origin=island by=None (stowaway)"]


def test_stowaways_calm_saber_never_strikes_the_midshipman() -> None:
    table = Table(2).bag("saber").day(9, 35)
    assert table.game.graveyards[:2] == [(9,), (35,)]


def test_stowaways_stormy_hook_discards_him_once_and_gains_4() -> None:
    table = Table(board="stormy").bag("hook").day(9, 32, 35)
    assert told(table, "discarded_character") == ["discarded_character seat=0 rank=9 origin=island by=None (hook)"]
    assert table.purse(0) == 14
    assert table.count(0, "hook") == 1
    assert table.game.graveyards[0] == (9,)


def test_stowaways_stormy_saber_strikes_the_ship_of_a_neighbour() -> None:
    table = Table(4, "stormy").ship(1, 10).ship(2, 10).ship(3, 21).bag("saber").day(9, 32, 32, 35)
    assert table.options == {"ship:1:10", "ship:3:21"}
    table.answer("ship:3:21", kind="saber_strikes_ship")
    assert table.game.graveyards[3] == (21,)
    assert table.game.graveyards[0] == (9,)


def test_stowaways_stormy_barrel_takes_2_from_a_neighbour_who_gains_reputation() -> None:
    table = Table(4, "stormy").bag("barrel").day(9, 32, 32, 35)
    assert table.options == {"seat:1", "seat:3"}
    table.answer("seat:3", kind="barrel_takes")
    assert table.game.doubloons == [12, 10, 10, 8]
    assert table.game.track == [0, 1, 2, 4, 3, 5]
    assert table.game.graveyards[0] == (9,)


def test_stowaways_stormy_barrel_lifts_an_equal_and_the_island_keeps_its_order() -> None:
    table = Table(board="stormy").days("map relic", "").bag("barrel").day(9, 32, 32).answer("seat:1")
    assert table.game.track == [0, 2, 1, 3, 4, 5]
    assert (table.asked, table.asked_seat) == ("dusk_gains", 2)


# 10 Explorer


@pytest.mark.parametrize("board", ["calm", "stormy"])
def test_explorer_gains_2_reputation_for_a_map_at_dusk(board: str) -> None:
    table = Table(board=board).days("map map map", "").day(10, 32, 35)
    assert table.game.track == [1, 2, 0, 3, 4, 5]
    assert table.game.ships[0] == (10,)


def test_explorer_gains_no_reputation_for_another_token_also_if_he_has_a_map() -> None:
    table = Table().loot(0, "map").days("relic relic relic", "").day(10, 32, 35)
    assert table.count(0, "relic") == 1
    assert table.space(0) == 1


def test_explorer_gains_no_reputation_when_no_token_is_left() -> None:
    table = Table().loot(0, "map").days("map map", "").day(10, 32, 35)
    assert table.count(0, "map") == 1
    assert table.space(0) == 1


def test_explorer_in_the_ship_gains_no_reputation_for_a_map() -> None:
    table = Table().ship(0, 10).days("map map map", "").day(26, 35, 35)
    assert table.count(0, "map") == 1
    assert table.space(0) == 1


@pytest.mark.parametrize(("maps", "gain"), [(0, 0), (1, 7), (2, 12), (3, 14), (4, 19)])
def test_explorers_calm_maps_count_as_one_more_at_anchor_if_there_are_any(maps: int, gain: int) -> None:
    table = Table().ship(0, 10).loot(0, *["map"] * maps).days("").day(35, 35, 35)
    assert table.game.scores[0] == 10 + gain


def test_explorers_stormy_maps_count_as_one_more_at_anchor_and_stay_as_many_as_they_are() -> None:
    table = Table(board="stormy").ship(0, 10).loot(0, "map", "map").days("").day(35, 35, 35)
    assert table.game.scores[0] == 10 + 6
    assert table.space(0) == 2
    assert table.count(0, "map") == 2


def test_explorer_without_stormy_maps_gains_nothing_at_anchor() -> None:
    table = Table(board="stormy").ship(0, 10).days("").day(35, 35, 35)
    assert table.game.scores[0] == 10
    assert table.space(0) == 1


def test_explorer_counts_for_the_maps_of_his_owner_only() -> None:
    table = Table().ship(0, 10).loot(1, "map").days("").day(35, 35, 35)
    assert table.game.scores == [10, 10, 10]
