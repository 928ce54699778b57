"""One test or more for each of the characters ranked 21 to 30. A Gambler without loot (33) and a Bodyguard (14) are bystanders."""

import pytest

from galecrest.game.events import SwappedLoot, TookLoot
from tests.table import Table


def idle(table: Table) -> list[str]:
    """The events of abilities that could not be carried out."""
    return [event.cause for event in table.happened("nothing_happened")]


# 21 Bosun


def test_bosun_gains_two_doubloons_per_lower_character_of_the_ship() -> None:
    table = Table().ship(0, 4, 17, 30).day(21, 33, 33)
    assert table.purse(0) == 10 + 2 * 2


def test_bosun_counts_rank_20_and_not_rank_23() -> None:
    table = Table().ship(0, 20, 23).day(21, 33, 33)
    assert table.purse(0) == 10 + 2 + 2  # the last 2 are the Freed Prisoner's, for Bosun and Thief


def test_bosun_counts_no_other_ship() -> None:
    table = Table().ship(1, 4, 17).day(21, 33, 33)
    assert table.purse(0) == 10


def test_bosun_when_copied_counts_neither_himself_nor_the_apprentice_on_the_island() -> None:
    table = Table().ship(0, 4, 21).day(2, 33, 33).answer("ship:0:21", kind="apprentice_copies")
    assert table.purse(0) == 10 + 2


# 22 Brawler


def test_brawler_discards_the_only_other_brawler_unasked_and_gains_two_reputation() -> None:
    table = Table().ship(1, 17, 22).day(22, 33, 33)
    assert table.asked == "choose_character"
    assert table.game.graveyards[1] == (22,)
    assert table.game.ships[1] == (17, 33)
    assert table.space(0) == 3


def test_brawler_chooses_between_several_ships() -> None:
    table = Table().ship(1, 22).ship(2, 22).day(22, 33, 33)
    assert table.asked == "brawler_strikes"
    assert table.options == {"ship:1:22", "ship:2:22"}
    table.answer("ship:2:22")
    assert table.game.ships[1] == (22, 33)
    assert table.game.graveyards[2] == (22,)
    assert table.space(0) == 3


def test_brawler_reaches_a_ship_that_is_not_adjacent() -> None:
    table = Table(4).ship(2, 22).day(22, 33, 33, 33)
    assert table.game.graveyards[2] == (22,)


def test_brawler_without_another_brawler_gains_no_reputation() -> None:
    table = Table().ship(1, 17).day(22, 33, 33)
    assert table.space(0) == 1
    assert idle(table) == ["brawler"]


def test_brawlers_on_the_island_are_safe_from_each_other() -> None:
    table = Table().day(22, 22, 33)
    assert table.game.ships[:2] == [(22,), (22,)]
    assert table.game.track == [0, 1, 2, 3, 4, 5]


def test_brawler_when_copied_does_not_strike_his_own_ship() -> None:
    table = Table().ship(0, 22).day(2, 33, 33)
    assert table.game.ships[0] == (2, 22)
    assert table.space(0) == 1


def test_brawler_gains_one_doubloon_at_night() -> None:
    table = Table().ship(0, 22).day(0, 33, 33)
    assert table.purse(0) == 11


def test_brawler_gains_one_already_in_the_night_of_his_own_day() -> None:
    table = Table().day(22, 33, 33)
    assert table.purse(0) == 11


def test_brawler_discarded_by_day_gains_nothing_at_night() -> None:
    table = Table().ship(1, 22).day(22, 33, 33)
    assert table.purse(1) == 10


# 23 Thief


def test_thief_of_three_players_may_take_from_both_others() -> None:
    table = Table().loot(0, "saber").loot(1, "map", "map").loot(2, "relic").day(23, 33, 33)
    assert table.asked == "thief_takes"
    assert table.options == {"loot:1:map", "loot:2:relic"}
    table.answer("loot:1:map")
    assert (table.count(0, "map"), table.count(1, "map")) == (1, 1)
    assert table.count(2, "relic") == 1
    assert TookLoot("thief", 0, "map", 1) in table.events


def test_thief_of_two_players_takes_from_the_other_one() -> None:
    table = Table(2).loot(1, "map").day(23, 33)
    assert (table.count(0, "map"), table.count(1, "map")) == (1, 0)


def test_thief_of_four_players_takes_only_from_the_left_and_the_right() -> None:
    table = Table(4).loot(1, "map").loot(2, "chest").loot(3, "relic").day(23, 33, 33, 33)
    assert table.options == {"loot:1:map", "loot:3:relic"}


def test_thief_of_six_players_sits_in_a_circle() -> None:
    table = Table(6)
    for seat, token in enumerate(("map", "chest", "relic", "saber", "amulet")):
        table.loot(seat, token)
    table.day(33, 33, 33, 33, 33, 23)
    assert table.options == {"loot:0:map", "loot:4:amulet"}


def test_thief_loses_two_reputation_after_taking() -> None:
    table = Table().track(1, 2, 3, 0, 4, 5).loot(1, "map").day(23, 33, 33)
    assert table.game.track == [1, 0, 2, 3, 4, 5]
    assert table.purse(0) == 10


def test_thief_with_nothing_to_take_keeps_his_reputation() -> None:
    table = Table(4).track(1, 2, 0, 3, 4, 5).loot(0, "map").loot(2, "chest").day(23, 33, 33, 33)
    assert table.space(0) == 3
    assert idle(table) == ["thief"]


def test_thief_resolves_no_barrel_on_passing() -> None:
    table = Table().track(1, 2, 3, 0, 4, 5).loot(1, "barrel").day(23, 33, 33)
    assert table.count(0, "barrel") == 1
    assert table.space(0) == 2  # two down, and not one up again


def test_thief_resolves_no_saber_on_passing() -> None:
    table = Table().loot(1, "saber").day(23, 33, 33)
    assert table.count(0, "saber") == 1
    assert table.asked == "choose_character"
    assert table.game.graveyards == [(), (), ()]


def test_thief_is_not_discarded_by_a_stormy_hook_that_he_takes() -> None:
    table = Table(board="stormy").track(1, 2, 0, 3, 4, 5).loot(1, "hook").day(23, 33, 33)
    assert table.game.ships[0] == (23,)
    assert table.purse(0) == 10


# 24 Topman


def test_topman_alone_gains_four_and_loses_one() -> None:
    table = Table().ship(0, 24).day(0, 33, 33)
    assert table.purse(0) == 10 + 4 - 1


def test_topman_loses_one_per_character_of_a_full_ship() -> None:
    table = Table().ship(0, 4, 7, 9, 10, 11, 24).day(0, 33, 33)
    assert table.asked == "choose_character"
    assert table.purse(0) == 10 + 4 - 6


def test_topman_gains_first_and_loses_then() -> None:
    table = Table().ship(0, 4, 7, 24).doubloons(0, 10, 10).day(0, 33, 33)
    assert table.purse(0) == 4 - 3


def test_topman_stops_at_zero() -> None:
    table = Table().ship(0, 4, 7, 9, 10, 11, 24).doubloons(1, 10, 10).day(0, 33, 33)
    assert table.purse(0) == 0


def test_topman_copied_by_the_witch_pays_and_costs_by_the_same_ship() -> None:
    table = Table().ship(0, 15, 24).day(0, 33, 33).answer("ship:0:15", kind="night_takes")
    assert table.purse(0) == 10 + (4 - 2) + (4 - 2)


# 25 Recruiter


def test_recruiter_puts_a_card_of_the_hand_into_the_ship() -> None:
    table = Table().hand(0, 4, 17, 32).day(25, 33, 33)
    assert table.asked == "recruiter_hires"
    assert table.options == {"hand:4", "hand:17", "hand:32"}
    table.answer("hand:17")
    assert table.game.ships[0] == (17, 25)
    assert table.game.hands[0] == (4, 32)


def test_recruiters_recruit_uses_its_night_ability_that_night() -> None:
    table = Table().hand(0, 8, 32, 35).day(25, 33, 33).answer("hand:8")
    assert table.purse(0) == 11


def test_recruiters_recruit_uses_its_anchor_ability() -> None:
    table = Table().hand(0, 7).days("").day(25, 0, 0)
    assert table.game.scores[0] == 10 + 6


def test_recruiters_recruit_uses_no_daytime_ability() -> None:
    table = Table().ship(0, 4).hand(0, 32, 40).day(25, 33, 33).answer("hand:40")
    assert table.game.ships[0] == (4, 25, 40)
    assert table.space(0) == 1


def test_recruiters_recruit_gains_no_token_and_uses_no_dusk_ability() -> None:
    table = Table().hand(0, 26, 32, 35).days("map map map", "").day(25, 0, 0).answer("hand:26")
    assert table.game.ships[0] == (25, 26)
    assert table.count(0, "map") == 1


def test_recruiter_with_one_card_in_hand_is_not_asked() -> None:
    table = Table().hand(0, 17).day(25, 33, 33)
    assert table.asked == "choose_character"
    assert table.game.ships[0] == (17, 25)
    assert table.game.hands[0] == ()


def test_recruiter_with_an_empty_hand_does_nothing() -> None:
    table = Table().hand(0, 25).day(25, 33, 33)
    assert table.game.ships[0] == (25,)
    assert idle(table) == ["recruiter"]


# 26 Cook


def test_cook_gains_a_second_token_of_his_choice() -> None:
    table = Table().days("map amulet relic", "").day(26, 0, 0).answer("loot:map", kind="dusk_gains")
    assert table.asked == "cook_gains"
    assert table.options == {"loot:amulet", "loot:relic"}
    table.answer("loot:relic")
    assert [table.count(0, token) for token in ("map", "amulet", "relic")] == [1, 0, 1]
    assert table.game.ships[0] == (26,)


def test_cook_gains_both_tokens_before_the_next_character() -> None:
    table = Table().days("map map relic", "").day(26, 14, 0).answer("loot:map")
    assert table.asked_seat == 0
    table.answer("loot:map")
    assert table.count(1, "relic") == 1


def test_cook_resolves_both_tokens_dusk_abilities() -> None:
    table = Table().days("barrel barrel", "").day(26, 0, 0)
    assert table.count(0, "barrel") == 2
    assert table.space(0) == 3


def test_cook_may_discard_another_character_with_a_saber_as_second_token() -> None:
    table = Table().days("map saber", "").day(26, 7, 0).answer("loot:map")
    assert table.game.graveyards[1] == (7,)
    assert table.game.ships[0] == (26,)


def test_cook_finds_nothing_more_after_the_last_token() -> None:
    table = Table().days("map", "").day(26, 0, 0)
    assert table.count(0, "map") == 1
    assert table.game.ships[0] == (26,)
    assert idle(table) == ["cook"]


def test_cook_removed_by_a_stormy_hook_gains_no_second_token() -> None:
    table = Table(board="stormy").days("hook map", "").day(26, 0, 0).answer("loot:hook")
    assert table.game.graveyards[0] == (26,)
    assert (table.count(0, "hook"), table.count(0, "map")) == (1, 0)
    assert table.purse(0) == 10 + 4


def test_cook_is_removed_by_a_stormy_hook_as_second_token() -> None:
    table = Table(board="stormy").days("hook map", "").day(26, 0, 0).answer("loot:map")
    assert table.game.graveyards[0] == (26,)
    assert (table.count(0, "hook"), table.count(0, "map")) == (1, 1)
    assert table.purse(0) == 10 + 4


def test_cook_discarded_by_a_saber_before_his_turn_gains_nothing() -> None:
    table = Table().days("saber map map", "").day(26, 33, 0).answer("loot:saber")
    assert table.game.graveyards[0] == (26,)
    assert table.count(0, "map") == 0


# 27 Watchman


def test_watchman_names_todays_token_and_then_tomorrows() -> None:
    table = Table().days("map relic", "chest saber").day(27, 0, 0)
    assert (table.asked, table.options) == ("watchman_gives", {"loot:map", "loot:relic"})
    table.answer("loot:relic")
    assert (table.asked, table.options) == ("watchman_swaps", {"swap:relic:chest", "swap:relic:saber"})
    table.answer("swap:relic:chest")
    assert table.game.view(None).days == (("chest", "map"), ("saber", "relic"))
    assert SwappedLoot("watchman", 0, "relic", "chest") in table.events


def test_watchmans_swap_decides_what_can_be_gained_at_dusk() -> None:
    table = Table().days("map relic", "chest saber").day(27, 0, 0).answer("loot:relic").answer("swap:relic:chest")
    assert (table.asked, table.options) == ("dusk_gains", {"loot:chest", "loot:map"})


def test_watchman_is_not_asked_where_each_day_has_one_kind_only() -> None:
    table = Table().days("map map", "relic relic").day(27, 0, 0)
    assert table.asked == "dusk_gains"
    assert table.game.view(None).days == (("map", "relic"), ("map", "relic"))


def test_watchman_is_asked_only_for_tomorrow_where_today_has_one_kind() -> None:
    table = Table().days("map map", "chest relic").day(27, 0, 0)
    assert (table.asked, table.options) == ("watchman_swaps", {"swap:map:chest", "swap:map:relic"})


def test_watchman_is_asked_only_for_today_where_tomorrow_has_one_kind() -> None:
    table = Table().days("map relic", "chest chest").day(27, 0, 0).answer("loot:relic", kind="watchman_gives")
    assert table.asked == "dusk_gains"
    assert table.game.view(None).days == (("chest", "map"), ("chest", "relic"))


def test_watchman_swaps_with_tomorrow_and_not_with_the_day_after() -> None:
    table = Table().days("map map", "relic", "chest").day(27, 0, 0)
    assert table.game.view(None).days == (("map", "relic"), ("map",), ("chest",))


def test_watchman_does_nothing_on_the_last_day() -> None:
    table = Table().days("map relic").day(27, 33, 0)
    assert table.asked == "dusk_gains"
    assert idle(table) == ["watchman"]


@pytest.mark.parametrize("days", [("map relic", ""), ("", "map relic")])
def test_watchman_does_nothing_with_either_day_empty(days: tuple[str, str]) -> None:
    table = Table().days(*days).day(27, 33, 0)
    assert idle(table) == ["watchman"]
    assert table.game.view(None).days[-1] == tuple(days[1].split())


# 28 Armorer


@pytest.mark.parametrize("token", ["saber", "hook"])
def test_armorer_who_gains_a_saber_or_hook_rises_from_space_three_to_five(token: str) -> None:
    table = Table().track(1, 2, 0, 3, 4, 5).days(token, "").day(28, 0, 0)
    assert table.space(0) == 5


@pytest.mark.parametrize("token", ["chest", "map", "amulet", "relic"])
def test_armorer_gains_no_reputation_with_other_tokens(token: str) -> None:
    table = Table().loot(0, "saber", "hook").days(token, "").day(28, 0, 0)
    assert table.space(0) == 1


def test_armorer_removed_by_a_stormy_hook_still_gains_his_reputation() -> None:
    table = Table(board="stormy").track(1, 2, 0, 3, 4, 5).days("hook", "").day(28, 0, 0)
    assert table.game.graveyards[0] == (28,)
    assert table.space(0) == 5
    assert table.purse(0) == 10 + 4  # and nothing at night: he is not in the ship


def test_armorer_gains_one_per_saber_and_hook_at_night() -> None:
    table = Table().ship(0, 28).loot(0, "saber", "saber", "hook", "map").loot(1, "saber").day(0, 14, 14)
    assert table.purse(0) == 10 + 3


def test_armorer_counts_the_saber_of_his_own_day_at_night() -> None:
    table = Table().days("saber", "").day(28, 0, 0)
    assert table.purse(0) == 10 + 1


# 29 Infantry


def test_infantry_gains_five_when_rightmost() -> None:
    table = Table().day(29, 14, 14)
    assert table.purse(0) == 15


def test_infantry_gains_nothing_left_of_another() -> None:
    table = Table().day(29, 14, 33)
    assert table.purse(0) == 10


def test_infantry_with_the_higher_reputation_alone_stands_rightmost() -> None:
    table = Table().track(1, 0, 2, 3, 4, 5).day(29, 29, 14)
    assert (table.purse(0), table.purse(1)) == (15, 10)


def test_infantry_gains_when_the_one_to_his_right_has_left() -> None:
    table = Table().day(29, 33, 17)  # the Brute discards the Gambler first
    assert table.purse(0) == 15


def test_infantry_stands_right_of_the_midshipman() -> None:
    table = Table(2).day(29, 14)
    assert table.purse(0) == 15


def test_infantry_copied_in_the_ship_gains_nothing_though_the_apprentice_is_rightmost() -> None:
    table = Table().ship(0, 29).day(2, 0, 0)
    assert table.purse(0) == 10


# 30 Merchant


@pytest.mark.parametrize(("count", "gain"), [(1, 1), (2, 4), (3, 9)])
def test_merchant_gains_one_four_or_nine(count: int, gain: int) -> None:
    table = Table().loot(0, "map", "map", "map").day(30, 33, 33)
    assert (table.asked, table.options) == ("merchant_sells", {"sell:map:1", "sell:map:2", "sell:map:3"})
    table.answer(f"sell:map:{count}")
    assert table.purse(0) == 10 + gain
    assert table.count(0, "map") == 3 - count
    assert table.in_bag("map") == 7 + count


@pytest.mark.parametrize("kind", ["chest", "hook", "map", "saber", "amulet", "barrel", "relic"])
def test_merchant_sells_every_kind(kind: str) -> None:
    table = Table().loot(0, kind, kind, kind).day(30, 33, 33).answer(f"sell:{kind}:3")
    assert table.purse(0) == 19
    assert table.count(0, kind) == 0


def test_merchant_sells_at_most_three_of_four() -> None:
    table = Table().loot(0, "map", "map", "map", "map").day(30, 33, 33)
    assert table.options == {"sell:map:1", "sell:map:2", "sell:map:3"}


def test_merchant_never_sells_two_kinds_together() -> None:
    table = Table().loot(0, "map", "relic", "relic").day(30, 33, 33)
    assert table.options == {"sell:map:1", "sell:relic:1", "sell:relic:2"}


def test_merchant_must_sell_an_only_token_and_is_not_asked() -> None:
    table = Table().loot(0, "chest").day(30, 33, 33)
    assert table.asked == "choose_character"
    assert table.count(0, "chest") == 0
    assert table.purse(0) == 11


def test_merchant_without_loot_does_nothing() -> None:
    table = Table().loot(1, "map").day(30, 14, 14)
    assert table.purse(0) == 10
    assert idle(table) == ["merchant"]
