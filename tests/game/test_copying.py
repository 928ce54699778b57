"""The Apprentice copies by day, the Witch at night: every ability that they can copy, and the differences when its card is in the ship."""

import pytest

from tests.table import Table


def told(table: Table, name: str) -> list[str]:
    return [str(event) for event in table.happened(name)]


# 2 Apprentice: the characters that he can copy


def test_apprentice_chooses_among_the_characters_of_the_ship_with_a_daytime_ability() -> None:
    table = Table().ship(0, 8, 10, 12, 26, 33).ship(1, 14).day(2, 32, 35)
    assert table.asked == "apprentice_copies"
    assert table.options == {"ship:0:12", "ship:0:33"}


@pytest.mark.parametrize("rank", [8, 10, 15, 16, 20, 24, 26, 28, 32, 35, 37])
def test_apprentice_cannot_copy_a_character_without_a_daytime_ability(rank: int) -> None:
    table = Table().hand(0, 18, 19).ship(0, rank).day(2, 32, 35)
    assert told(table, "copied") == []
    assert "nothing_happened seat=0 (apprentice)" in told(table, "nothing_happened")


def test_apprentice_with_an_empty_ship_does_nothing() -> None:
    table = Table().ship(1, 12).day(2, 32, 35)
    assert told(table, "nothing_happened") == ["nothing_happened seat=0 (apprentice)"]


def test_apprentice_must_copy_also_what_harms_him() -> None:
    table = Table().loot(0, "map", "relic").ship(0, 33).day(2, 32, 35)
    assert table.purse(0) == 8


def test_apprentice_gains_his_own_token_at_dusk_and_goes_aboard() -> None:
    table = Table().ship(0, 12).days("map map map", "").day(2, 32, 35)
    assert told(table, "copied") == ["copied seat=0 rank=2 copied=12 (apprentice)"]
    assert table.count(0, "map") == 1
    assert table.game.ships[0] == (2, 12)


# 2 Apprentice: the copied abilities, by rank


def test_apprentice_copying_the_scout_discards_him_and_the_new_card_stands_on_the_island() -> None:
    table = Table().ship(0, 1).hand(0, 12, 35).doubloons(5, 10, 10).day(2, 11, 35)
    table.answer("hand:12", kind="scout_sends")
    assert told(table, "placed") == ["placed seat=0 rank=12 place=2 (scout)"]
    assert table.purse(0) == 12
    assert table.game.graveyards[0] == (1,)
    assert table.game.ships[0] == (2, 12)
    assert table.game.hands[0] == (35,)


def test_apprentice_copying_the_scout_stands_beside_the_new_card_and_each_gains_a_token() -> None:
    table = Table().ship(0, 1).hand(0, 12, 35).days("map relic chest amulet", "").day(2, 11, 35).answer("hand:12")
    assert table.asked_seat == 2
    table.answer("loot:map")
    assert table.asked_seat == 0
    table.answer("loot:relic")
    assert table.asked_seat == 1
    table.answer("loot:chest")
    assert (table.count(0, "relic"), table.count(0, "amulet")) == (1, 1)


def test_apprentice_copying_the_scout_with_an_empty_hand_only_discards_him() -> None:
    table = Table().ship(0, 1).hand(0).hand(1, 7, 8, 32).day(2, 32, 35)
    assert table.game.graveyards[0] == (1,)
    assert table.game.ships[0] == (2,)


def test_apprentice_copying_the_scout_places_among_equals_by_reputation_now() -> None:
    table = Table().track(0, 2, 1, 3, 4, 5).ship(0, 3).ship(1, 1).hand(1, 32, 35).day(2, 2, 32)
    assert table.game.track == [0, 1, 2, 3, 4, 5]  # the other Apprentice begged from seat 2
    table.answer("hand:32", kind="scout_sends")
    assert told(table, "placed") == ["placed seat=1 rank=32 place=2 (scout)"]


def test_apprentice_copying_the_scout_gives_the_midshipman_a_new_neighbour() -> None:
    table = Table(2).ship(0, 1).hand(0, 20, 35).days("map relic chest", "").day(2, 8).answer("hand:20")
    assert (table.asked, table.asked_seat) == ("midshipman_removes", 1)


def test_apprentice_copying_the_beggar_takes_2_from_the_owner_of_the_rightmost() -> None:
    table = Table().ship(0, 3).day(2, 32, 35)
    assert table.game.doubloons == [12, 10, 8]
    assert table.space(2) == 4


def test_apprentice_copying_the_beggar_may_be_the_rightmost_himself() -> None:
    table = Table().ship(0, 3).day(2, 0, 0)
    assert table.purse(0) == 10
    assert table.space(0) == 2


def test_apprentice_copying_the_innkeeper_may_take_back_the_innkeeper() -> None:
    table = Table().ship(0, 4, 10).day(2, 32, 35)
    assert table.options == {"ship:0:4", "ship:0:10"}
    table.answer("ship:0:4", kind="innkeeper_returns")
    assert table.game.hands[0] == (4, 32, 35)
    assert table.game.ships[0] == (2, 10)


def test_apprentice_copying_the_cabin_boy_gains_nothing_even_leftmost() -> None:
    assert Table().ship(0, 5).day(2, 32, 35).purse(0) == 10


def test_apprentice_copying_the_cabin_boy_gains_a_token_at_dusk() -> None:
    assert Table().ship(0, 5).days("map map map", "").day(2, 32, 35).count(0, "map") == 1


def test_apprentice_copying_the_bandit_falls_to_the_far_left_and_gains_1_per_space() -> None:
    table = Table().track(1, 2, 0, 3, 4, 5).ship(0, 6).day(2, 32, 35)
    assert table.space(0) == 1
    assert table.purse(0) == 12


def test_apprentice_copying_the_preacher_keeps_one_token() -> None:
    table = Table().ship(0, 7).loot(0, "map", "relic").day(2, 32, 35).answer("loot:map", kind="preacher_keeps")
    assert (table.count(0, "map"), table.count(0, "relic")) == (1, 0)
    assert table.space(0) == 2


def test_apprentice_copying_the_stowaway_gains_from_the_bag_and_discards_him_from_the_ship() -> None:
    table = Table().ship(0, 9).bag("barrel").day(2, 32, 35)
    assert table.count(0, "barrel") == 1
    assert table.space(0) == 2
    assert table.game.graveyards[0] == (9,)
    assert table.game.ships[0] == (2,)


def test_apprentice_copying_the_stowaway_with_a_stormy_hook_stays_and_gains_4() -> None:
    table = Table(board="stormy").ship(0, 9).bag("hook").day(2, 32, 35)
    assert table.purse(0) == 14
    assert table.game.graveyards[0] == (9,)
    assert table.game.ships[0] == (2,)


def test_apprentice_copying_the_stowaway_discards_him_also_when_the_bag_is_empty() -> None:
    table = Table().ship(0, 9).bag().day(2, 32, 35)
    assert table.game.loot[0] == 0
    assert table.game.graveyards[0] == (9,)


def test_apprentice_copying_the_carpenter_loses_half() -> None:
    assert Table().ship(0, 11).doubloons(11, 10, 10).day(2, 32, 35).purse(0) == 6


def test_apprentice_copying_the_officer_rises_to_12() -> None:
    assert Table().ship(0, 12).doubloons(5, 10, 10).day(2, 32, 35).purse(0) == 12


def test_apprentice_copying_the_smuggler_gains_a_token_by_day_and_one_at_dusk_and_both_are_aboard() -> None:
    table = Table().ship(0, 13).days("map relic relic relic", "").day(2, 32, 35)
    table.answer("loot:map", kind="smuggler_gains")
    assert (table.count(0, "map"), table.count(0, "relic")) == (1, 1)
    assert table.game.ships[0] == (2, 13)


def test_apprentice_copying_the_smuggler_with_a_stormy_hook_discards_nobody_and_gains_4() -> None:
    table = Table(board="stormy").ship(0, 13).days("hook", "").day(2, 32, 35)
    assert table.purse(0) == 14
    assert table.game.graveyards[0] == ()
    assert table.game.ships[0] == (2, 13)


def test_apprentice_copying_the_bodyguard_gains_2_for_each_saber_and_hook_of_the_day() -> None:
    table = Table().ship(0, 14).days("saber hook", "").day(2, 32, 35)
    assert table.purse(0) == 14
    assert (table.in_bag("saber"), table.in_bag("hook")) == (6, 6)


def test_apprentice_copying_the_brute_discards_the_rightmost() -> None:
    table = Table().ship(0, 17).day(2, 32, 39)
    assert table.game.graveyards[2] == (39,)
    assert table.space(2) == 4
    assert table.game.ships[0] == (2, 17)


def test_apprentice_copying_the_brute_discards_himself_if_he_is_rightmost() -> None:
    table = Table().ship(0, 17).day(2, 0, 0)
    assert table.game.graveyards[0] == (2,)
    assert table.game.ships[0] == (17,)
    assert table.space(0) == 2


def test_apprentice_copying_the_gunner_may_fire_at_the_gunner() -> None:
    table = Table().ship(0, 18).ship(1, 21).day(2, 32, 35).answer("ship:0:18", kind="gunner_fires")
    assert table.game.graveyards[0] == (18,)
    assert table.space(0) == 2


def test_apprentice_copying_the_necromancer_raises_a_character_for_a_relic() -> None:
    table = Table().ship(0, 19).loot(0, "relic").graveyard(0, 21).day(2, 32, 35)
    assert table.count(0, "relic") == 0
    assert table.game.ships[0] == (2, 19, 21)


def test_apprentice_copying_the_bosun_gains_2_per_lower_character_in_the_ship() -> None:
    assert Table().ship(0, 10, 21, 26).day(2, 32, 35).purse(0) == 12


def test_apprentice_copying_the_brawler_discards_a_brawler_from_another_ship_only() -> None:
    table = Table().ship(0, 22).ship(1, 22).day(2, 32, 35)
    assert table.game.graveyards[:2] == [(), (22,)]
    assert table.space(0) == 3


def test_apprentice_copying_the_thief_takes_a_token_and_loses_2_reputation() -> None:
    table = Table().track(1, 2, 0, 3, 4, 5).ship(0, 23).loot(1, "map").day(2, 32, 35)
    assert (table.count(0, "map"), table.count(1, "map")) == (1, 0)
    assert table.space(0) == 1


def test_apprentice_copying_the_recruiter_puts_a_card_from_hand_into_the_ship() -> None:
    table = Table().ship(0, 25).hand(0, 8, 26, 35).day(2, 32, 35).answer("hand:8", kind="recruiter_hires")
    assert table.game.ships[0] == (2, 8, 25)
    assert table.purse(0) == 11


def test_apprentice_copying_the_watchman_swaps_a_token_with_tomorrow() -> None:
    table = Table().ship(0, 27).days("map", "relic").day(2, 0, 0)
    assert table.count(0, "relic") == 1
    assert table.today("map") == 1


def test_apprentice_copying_the_infantry_gains_nothing_even_rightmost() -> None:
    assert Table().ship(0, 29).day(2, 0, 0).purse(0) == 10


def test_apprentice_copying_the_merchant_sells_tokens_of_one_kind() -> None:
    table = Table().ship(0, 30).loot(0, "map", "map", "map").day(2, 32, 35)
    assert table.options == {"sell:map:1", "sell:map:2", "sell:map:3"}
    table.answer("sell:map:3", kind="merchant_sells")
    assert table.purse(0) == 19
    assert table.count(0, "map") == 0


def test_apprentice_copying_the_surgeon_takes_a_character_from_the_graveyard_to_hand() -> None:
    table = Table().ship(0, 31).graveyard(0, 12).day(2, 32, 35)
    assert table.game.hands[0] == (12, 32, 35)
    assert table.game.graveyards[0] == ()


def test_apprentice_copying_the_gambler_loses_1_per_token() -> None:
    assert Table().ship(0, 33).loot(0, "map", "map", "relic").day(2, 32, 35).purse(0) == 7


def test_apprentice_copying_the_aristocrat_gains_2_reputation() -> None:
    assert Table().ship(0, 34).day(2, 32, 35).space(0) == 3


def test_apprentice_copying_the_quartermaster_gains_1_per_token() -> None:
    assert Table().ship(0, 36).loot(0, "map", "map", "relic").day(2, 32, 35).purse(0) == 13


def test_apprentice_copying_the_first_mate_loses_1_per_character_in_the_ship_with_the_first_mate() -> None:
    assert Table().ship(0, 10, 38).day(2, 32, 35).purse(0) == 8


def test_apprentice_copying_the_captain_rises_to_the_far_right_and_loses_1_per_space() -> None:
    table = Table().ship(0, 39).day(2, 32, 35)
    assert table.space(0) == 6
    assert table.purse(0) == 5


def test_apprentice_copying_the_governor_discards_the_ship_with_the_governor() -> None:
    table = Table().ship(0, 10, 26, 40).day(2, 32, 35)
    assert table.game.graveyards[0] == (10, 26, 40)
    assert table.game.ships[0] == (2,)
    assert table.space(0) == 4


# 15 Witch


def test_witch_chooses_among_the_other_night_abilities_of_the_ship() -> None:
    table = Table().ship(0, 8, 10, 22).ship(1, 28).day(15, 32, 35).answer("ship:0:15", kind="night_takes")
    assert table.asked == "witch_copies"
    assert table.options == {"ship:0:8", "ship:0:22"}


def test_witch_without_another_night_ability_in_the_ship_does_nothing() -> None:
    table = Table().ship(0, 21).ship(1, 8).day(15, 32, 35)
    assert table.purse(0) == 10
    assert told(table, "nothing_happened") == ["nothing_happened seat=0 (witch)"]


def test_witch_copies_the_barkeep() -> None:
    table = Table().ship(0, 8).day(15, 32, 35).answer("ship:0:15", kind="night_takes")
    assert told(table, "copied") == ["copied seat=0 rank=15 copied=8 (witch)"]
    assert table.purse(0) == 12


def test_witch_may_copy_an_ability_that_was_used_already() -> None:
    assert Table().ship(0, 8).day(15, 32, 35).answer("ship:0:8").purse(0) == 12


def test_witch_copies_the_brawler() -> None:
    assert Table().ship(0, 22).day(15, 32, 35).answer("ship:0:15").purse(0) == 12


def test_witch_copies_the_armorer_and_counts_the_owners_sabers_and_hooks() -> None:
    table = Table().ship(0, 28).loot(0, "saber", "hook", "map").day(15, 32, 35).answer("ship:0:15")
    assert table.purse(0) == 14


def test_witch_copies_the_topman() -> None:
    assert Table().ship(0, 24).day(15, 32, 35).answer("ship:0:15").purse(0) == 14


def test_witch_must_copy_the_topman_also_at_a_loss() -> None:
    table = Table().ship(0, 3, 7, 9, 10, 11, 24).day(15, 32, 35).answer("ship:0:15")
    assert table.purse(0) == 10 + 4 - 7 + 4 - 7


def test_witch_copying_the_mutineer_discards_the_lowest_and_he_then_discards_her() -> None:
    table = Table().ship(0, 3, 16).day(15, 32, 35).answer("ship:0:15", kind="night_takes")
    assert table.purse(0) == 14
    assert table.game.graveyards[0] == (3, 15)
    assert table.game.ships[0] == (16,)


def test_witch_copying_the_mutineer_discards_herself_if_she_is_the_lowest() -> None:
    table = Table().ship(0, 16, 21).day(15, 32, 35).answer("ship:0:15", kind="night_takes")
    assert table.purse(0) == 14
    assert table.game.graveyards[0] == (15, 16)
    assert table.game.ships[0] == (21,)


def test_witch_whom_the_mutineer_discards_first_copies_nothing() -> None:
    table = Table().ship(0, 16).day(15, 32, 35).answer("ship:0:16", kind="night_takes")
    assert table.purse(0) == 12
    assert table.game.graveyards[0] == (15,)
    assert table.game.ships[0] == (16,)


def test_witch_copying_the_only_wind_nymph_gains_2_besides_her() -> None:
    table = Table().ship(0, 37).day(15, 32, 35).answer("ship:0:15", kind="night_takes")
    assert table.purse(0) == 14
    assert table.game.ships[0] == (15, 37)


def test_witch_copying_a_wind_nymph_with_rivals_discards_the_nymph() -> None:
    table = Table().ship(0, 37).ship(1, 37).day(15, 32, 35).answer("ship:0:15", kind="night_takes")
    assert table.purse(0) == 10
    assert table.game.ships[0] == (15,)
    assert table.game.graveyards[:2] == [(37,), (37,)]


def test_witch_has_nothing_to_copy_once_the_wind_nymph_has_gone() -> None:
    table = Table().ship(0, 37).ship(1, 37).day(15, 32, 35).answer("ship:0:37", kind="night_takes")
    assert table.purse(0) == 10
    assert told(table, "nothing_happened") == ["nothing_happened seat=0 (witch)"]


def test_witch_copying_the_freed_prisoner_is_paid_by_the_same_ship_and_he_goes_once() -> None:
    table = Table().ship(0, 20, 21, 29, 30).day(15, 32, 35)
    assert table.asked == "choose_character"
    assert table.purse(0) == 16
    assert table.game.ships[0] == (15, 21, 29, 30)
    assert table.game.graveyards[0] == (20,)


def test_witch_copying_the_freed_prisoner_with_two_higher_characters_leaves_him_aboard() -> None:
    table = Table().ship(0, 20, 21, 29).day(15, 32, 35)
    assert table.purse(0) == 14
    assert table.game.ships[0] == (15, 20, 21, 29)


def test_witchs_copy_of_the_freed_prisoner_acts_at_the_end() -> None:
    table = Table().ship(0, 20, 21, 37).ship(1, 37).day(15, 32, 35)
    table.answer("ship:0:15", kind="night_takes").answer("ship:0:20", kind="witch_copies")
    assert table.purse(0) == 12  # the Nymph has gone before either counts
    assert table.game.ships[0] == (15, 20, 21)
