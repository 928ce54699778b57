"""One test or more for each of the characters from 11 to 20, in the words of the game. test_copying has the Witch's copies."""

import pytest

from tests.table import Table


def told(table: Table, name: str) -> list[str]:
    return [str(event) for event in table.happened(name)]


# 11 Carpenter


@pytest.mark.parametrize(("before", "after"), [(10, 5), (11, 6), (1, 1), (0, 0)])
def test_carpenter_loses_half_and_the_loss_is_rounded_down(before: int, after: int) -> None:
    assert Table().doubloons(before, 10, 10).day(11, 32, 35).purse(0) == after


def test_carpenter_gains_10_at_anchor() -> None:
    assert Table().ship(0, 11).days("").day(35, 35, 35).game.scores == [20, 10, 10]


# 12 Officer


@pytest.mark.parametrize("before", [0, 5, 11])
def test_officer_with_less_than_12_rises_to_12(before: int) -> None:
    table = Table().doubloons(before, 10, 10).day(12, 32, 35)
    assert table.purse(0) == 12
    assert table.space(0) == 1


@pytest.mark.parametrize("before", [12, 20])
def test_officer_with_12_or_more_gains_2_reputation(before: int) -> None:
    table = Table().doubloons(before, 10, 10).day(12, 32, 35)
    assert table.purse(0) == before
    assert table.space(0) == 3


def test_officer_with_12_at_the_far_right_gains_2_doubloons() -> None:
    table = Table().track(1, 2, 3, 4, 5, 0).doubloons(12, 10, 10).day(12, 32, 35)
    assert table.purse(0) == 14


# 13 Smuggler


def test_smuggler_gains_a_token_of_the_day_and_is_aboard_before_dusk() -> None:
    table = Table().days("map relic chest", "").day(13, 32, 35)
    assert table.options == {"loot:map", "loot:relic", "loot:chest"}
    table.answer("loot:relic", kind="smuggler_gains")
    assert (table.asked, table.asked_seat) == ("dusk_gains", 2)
    assert table.count(0, "relic") == 1
    assert table.game.ships[0] == (13,)


def test_smuggler_gains_no_second_token_at_dusk() -> None:
    table = Table().days("map map map", "").day(13, 32, 35)
    assert table.count(0, "map") == 1
    assert table.in_bag("map") == 7


def test_smugglers_calm_barrel_gains_reputation() -> None:
    assert Table().days("barrel", "").day(13, 32, 35).space(0) == 2


def test_smugglers_calm_saber_strikes_a_character_before_its_turn() -> None:
    table = Table().days("saber", "").day(13, 32, 39).answer("island:2:39", kind="saber_strikes_island")
    assert table.game.graveyards[2] == (39,)
    assert table.space(2) == 3
    assert table.game.ships[0] == (13,)


def test_smuggler_who_gains_a_stormy_hook_is_discarded_and_never_goes_aboard() -> None:
    table = Table(board="stormy").days("hook", "").day(13, 32, 35)
    assert table.purse(0) == 14
    assert table.count(0, "hook") == 1
    assert table.game.graveyards[0] == (13,)
    assert table.game.ships[0] == ()


def test_smuggler_goes_aboard_by_day_also_when_the_day_is_empty() -> None:
    table = Table().day(13, 18, 35)  # the Gunner finds him in the ship
    assert table.game.loot[0] == 0
    assert table.game.graveyards[0] == (13,)


def test_smuggler_who_left_the_midshipmans_side_lets_nobody_remove_a_token() -> None:
    table = Table(2).days("map relic chest", "").day(13, 8).answer("loot:map", kind="smuggler_gains")
    assert (table.asked, table.asked_seat) == ("dusk_gains", 1)


# 14 Bodyguard


def test_bodyguard_discards_the_sabers_and_hooks_of_the_day_and_gains_2_for_each() -> None:
    table = Table().days("saber hook hook map", "").day(14, 32, 35)
    assert table.purse(0) == 16
    assert (table.in_bag("saber"), table.in_bag("hook")) == (6, 6)
    assert table.count(2, "map") == 1


def test_bodyguard_leaves_tomorrow_and_the_players_loot_alone() -> None:
    table = Table().loot(1, "saber").days("", "saber hook").day(14, 32, 35)
    assert table.purse(0) == 10
    assert (table.today("saber"), table.today("hook")) == (1, 1)
    assert table.count(1, "saber") == 1


def test_bodyguard_without_sabers_and_hooks_gains_nothing() -> None:
    table = Table().days("map map map", "").day(14, 32, 35)
    assert table.purse(0) == 10
    assert table.count(0, "map") == 1


# 15 Witch: for the night see test_copying


def test_witch_with_the_only_night_ability_returns_to_hand_at_anchor() -> None:
    table = Table().voyage(3).ship(0, 7, 15).days("").day(35, 35, 35)
    assert table.game.hands[0] == (15, 32)
    assert table.game.graveyards[0] == (7, 35)


def test_witch_returns_to_hand_and_is_there_in_the_next_voyage() -> None:
    table = Table().ship(0, 15).days("").day(35, 35, 35)
    assert table.game.voyage == 2
    assert 15 in table.game.hands[0]
    assert table.game.ships[0] == ()
    assert table.game.graveyards[0] == (35,)


def test_witch_beside_another_night_ability_does_not_return() -> None:
    table = Table().voyage(3).ship(0, 8, 15).days("").day(35, 35, 35).answer("ship:0:8", kind="night_takes")
    assert table.game.hands[0] == (32,)
    assert table.game.graveyards[0] == (8, 15, 35)


def test_witch_returns_also_if_other_ships_have_night_abilities() -> None:
    table = Table().voyage(3).ship(0, 15).ship(1, 8).days("").day(35, 35, 35)
    assert table.game.hands[0] == (15, 32)


def test_witch_who_waits_for_the_first_mate_is_counted_by_him() -> None:
    table = Table().voyage(3).ship(0, 15, 38).days("").day(35, 35, 35)
    assert table.options == {"ship:0:15", "ship:0:38"}
    table.answer("ship:0:38", kind="anchor_takes")
    assert table.game.scores[0] == 13
    assert table.game.hands[0] == (15, 32)


def test_witch_who_returns_before_the_first_mate_acts_is_not_counted() -> None:
    table = Table().voyage(3).ship(0, 15, 38).days("").day(35, 35, 35).answer("ship:0:15", kind="anchor_takes")
    assert table.game.scores[0] == 12


def test_witch_who_stays_needs_no_order_with_the_first_mate() -> None:
    table = Table().voyage(3).ship(0, 8, 15, 38).days("").day(35, 35, 35).answer("ship:0:15", kind="night_takes")
    assert table.game.over
    assert table.game.scores[0] == 10 + 1 + 1 + 4


def test_witch_who_returns_before_a_calm_hook_cannot_be_kept() -> None:
    table = Table().ship(0, 15).loot(0, "hook").days("").day(35, 35, 35)
    assert table.options == {"ship:0:15", "loot:hook"}
    table.answer("ship:0:15", kind="anchor_takes")
    assert table.asked == "hook_keeps"
    assert table.options == {"ship:0:35", "effect:gain"}


def test_witch_kept_by_a_calm_hook_returns_to_hand_all_the_same() -> None:
    table = Table().ship(0, 15).loot(0, "hook").days("").day(35, 35, 35).answer("loot:hook", kind="anchor_takes")
    assert table.options == {"ship:0:15", "ship:0:35", "effect:gain"}
    table.answer("ship:0:15", kind="hook_keeps")
    assert 15 in table.game.hands[0]
    assert table.game.ships[0] == ()
    assert table.game.graveyards[0] == (35,)
    assert table.game.scores[0] == 10


def test_witch_and_a_calm_hook_need_no_order_after_the_third_voyage() -> None:
    table = Table().voyage(3).ship(0, 15).loot(0, "hook").days("").day(35, 35, 35)
    assert table.game.over
    assert table.game.scores[0] == 12
    assert table.game.hands[0] == (15, 32)


def test_witch_and_first_mate_take_nothing_from_the_order_of_stormy_chests_and_maps() -> None:
    table = Table(board="stormy").voyage(3).ship(0, 15, 38).loot(0, "chest", "map").days("").day(35, 35, 35)
    offered: set[str] = set()
    while table.asked == "anchor_takes":
        offered |= table.options
        table.answer(sorted(table.options)[0])
    assert offered == {"ship:0:15", "ship:0:38", "loot:chest", "loot:map"}


# 16 Mutineer


def test_mutineer_discards_the_lowest_of_the_ship_and_gains_2() -> None:
    table = Table().ship(0, 3, 21).ship(1, 1).day(16, 32, 35)
    assert table.purse(0) == 12
    assert table.game.ships[0] == (16, 21)
    assert table.game.graveyards[0] == (3,)
    assert table.game.ships[1] == (1, 32)


def test_mutineer_who_is_the_lowest_discards_himself_and_gains_2() -> None:
    table = Table().ship(0, 21).day(16, 32, 35)
    assert table.purse(0) == 12
    assert table.game.ships[0] == (21,)
    assert table.game.graveyards[0] == (16,)


def test_mutineer_acts_every_night() -> None:
    table = Table().days("", "", "").ship(0, 3, 7).day(16, 32, 35).day(26, 35, 32)
    assert table.purse(0) == 14
    assert table.game.ships[0] == (16, 26)


def test_mutineer_may_act_before_the_barkeep_who_then_gains_nothing() -> None:
    table = Table().ship(0, 8).day(16, 32, 35)
    assert table.options == {"ship:0:8", "ship:0:16"}
    table.answer("ship:0:16", kind="night_takes")
    assert table.purse(0) == 12
    assert table.game.ships[0] == (16,)


def test_mutineer_may_act_after_the_barkeep() -> None:
    table = Table().ship(0, 8).day(16, 32, 35).answer("ship:0:8", kind="night_takes")
    assert table.purse(0) == 13
    assert table.game.ships[0] == (16,)


# 17 Brute


def test_brute_discards_the_rightmost_before_its_turn_and_its_owner_gains_reputation() -> None:
    table = Table().day(17, 32, 39)
    assert table.game.graveyards[2] == (39,)
    assert table.game.track == [0, 1, 3, 2, 4, 5]
    assert table.purse(2) == 10


def test_brute_who_stands_rightmost_discards_himself_and_gains_reputation() -> None:
    table = Table().day(17, 7, 10)
    assert table.game.graveyards[0] == (17,)
    assert table.game.ships[0] == ()
    assert table.space(0) == 2


def test_brute_strikes_the_brute_of_the_higher_reputation_who_then_does_not_act() -> None:
    table = Table().day(17, 17, 10)
    assert table.game.ships[0] == (17,)
    assert table.game.graveyards[1] == (17,)
    assert table.game.track == [0, 2, 1, 3, 4, 5]


def test_brutes_victim_at_the_far_right_gains_a_doubloon_for_the_reputation() -> None:
    table = Table().track(0, 1, 3, 4, 5, 2).day(17, 32, 35)
    assert table.purse(2) == 11


def test_brute_does_nothing_to_the_midshipman() -> None:
    table = Table(2).day(17, 8)
    assert "nothing_happened seat=0 (brute)" in told(table, "nothing_happened")
    assert table.game.ships[:2] == [(17,), (8,)]
    assert table.game.track == [0, 1, 2, 3, 4, 5]


def test_brute_strikes_whoever_stands_right_of_the_midshipman() -> None:
    table = Table(2).day(17, 35)
    assert table.game.graveyards[1] == (35,)
    assert table.space(1) == 3


# 18 Gunner


def test_gunner_chooses_among_the_characters_of_all_ships() -> None:
    table = Table(4).ship(0, 7).ship(1, 21).ship(2, 10).day(18, 32, 35, 35)
    assert table.asked == "gunner_fires"
    assert table.options == {"ship:0:7", "ship:1:21", "ship:2:10"}


def test_gunner_who_fires_at_the_own_ship_gains_1_reputation() -> None:
    table = Table().ship(0, 7).ship(1, 21).day(18, 32, 35).answer("ship:0:7", kind="gunner_fires")
    assert table.space(0) == 2
    assert table.game.graveyards[0] == (7,)
    assert table.game.ships[:2] == [(18,), (21, 32)]


def test_gunner_who_fires_at_another_ship_loses_1_reputation() -> None:
    table = Table().track(1, 2, 0, 3, 4, 5).ship(0, 7).ship(1, 21).day(18, 32, 35).answer("ship:1:21")
    assert table.space(0) == 2
    assert table.purse(0) == 10
    assert table.game.graveyards[1] == (21,)


def test_gunner_at_the_far_left_loses_a_doubloon_for_another_ship() -> None:
    table = Table().ship(1, 21).day(18, 32, 35)
    assert table.space(0) == 1
    assert table.purse(0) == 9


def test_gunner_without_a_target_neither_gains_nor_loses() -> None:
    table = Table().track(1, 0, 2, 3, 4, 5).day(18, 32, 35)
    assert table.space(0) == 2
    assert told(table, "nothing_happened") == ["nothing_happened seat=0 (gunner)"]


# 19 Necromancer


def test_necromancer_discards_a_relic_and_puts_a_character_of_the_graveyard_into_the_ship() -> None:
    table = Table().loot(0, "relic", "relic").graveyard(0, 10, 21).graveyard(1, 7).day(19, 32, 35)
    assert table.options == {"graveyard:10", "graveyard:21"}
    table.answer("graveyard:21", kind="necromancer_raises")
    assert table.game.ships[0] == (19, 21)
    assert table.game.graveyards[0] == (10,)
    assert table.count(0, "relic") == 1
    assert table.in_bag("relic") == 7


def test_necromancer_raises_a_character_that_does_not_act_by_day() -> None:
    table = Table().loot(0, "relic").graveyard(0, 39).day(19, 32, 35)
    assert table.game.ships[0] == (19, 39)
    assert table.space(0) == 1
    assert table.purse(0) == 10


def test_necromancer_raises_a_character_that_gains_no_token_at_dusk() -> None:
    table = Table().loot(0, "relic").graveyard(0, 10).days("map map map map", "").day(19, 32, 35)
    assert table.count(0, "map") == 1
    assert table.space(0) == 1


def test_necromancer_raises_a_barkeep_who_gains_that_night() -> None:
    assert Table().loot(0, "relic").graveyard(0, 8).day(19, 32, 35).purse(0) == 11


def test_necromancer_raises_a_preacher_who_gains_at_anchor() -> None:
    table = Table().loot(0, "relic").graveyard(0, 7).days("").day(19, 35, 35)
    assert table.game.scores[0] == 16


def test_necromancer_without_a_relic_raises_nobody() -> None:
    table = Table().loot(0, "map").loot(1, "relic").graveyard(0, 10).day(19, 32, 35)
    assert table.game.graveyards[0] == (10,)
    assert table.game.ships[0] == (19,)
    assert (table.count(0, "map"), table.count(1, "relic")) == (1, 1)
    assert told(table, "nothing_happened") == ["nothing_happened seat=0 (necromancer)"]


def test_necromancer_with_an_empty_graveyard_discards_the_relic_all_the_same() -> None:
    table = Table().loot(0, "relic").day(19, 32, 35)
    assert table.count(0, "relic") == 0
    assert table.in_bag("relic") == 8
    assert table.game.ships[0] == (19,)


# 20 Freed Prisoner


def test_freed_prisoner_gains_1_per_higher_character_and_stays_with_two_of_them() -> None:
    table = Table().ship(0, 7, 10, 21, 29).ship(1, 30).day(20, 32, 35)
    assert table.purse(0) == 12
    assert table.game.ships[0] == (7, 10, 20, 21, 29)


@pytest.mark.parametrize(("higher", "gain"), [((21, 29, 30), 3), ((21, 29, 30, 31), 4)])
def test_freed_prisoner_goes_after_a_gain_of_3_or_more(higher: tuple[int, ...], gain: int) -> None:
    table = Table().ship(0, *higher).day(20, 32, 35)
    assert table.purse(0) == 10 + gain
    assert table.game.ships[0] == higher
    assert table.game.graveyards[0] == (20,)


def test_freed_prisoner_acts_after_a_nymph_that_goes() -> None:
    table = Table().ship(0, 21, 29, 37).ship(1, 37).day(20, 32, 35)
    assert table.purse(0) == 12
    assert table.game.ships[0] == (20, 21, 29)


def test_freed_prisoner_acts_after_the_stormy_relics() -> None:
    table = Table(board="stormy").doubloons(0, 10, 10).loot(0, "relic").ship(0, 21, 29).day(20, 32, 35)
    assert table.purse(0) == 2


def test_freed_prisoner_is_always_last_so_that_he_and_a_mutineer_need_no_order() -> None:
    table = Table().ship(0, 16, 21).day(20, 32, 35)
    assert table.asked == "choose_character"
    assert table.purse(0) == 13
    assert table.game.ships[0] == (20, 21)


def test_freed_prisoner_acts_after_a_topman_without_being_asked_for_an_order() -> None:
    table = Table().doubloons(0, 10, 10).ship(0, 7, 10, 18, 24).day(20, 32, 35)
    assert table.asked == "choose_character"
    assert table.purse(0) == 1
