"""Both sides of the seven loot tiles, and the rulings below their table."""

import pytest

from galecrest.game import Game
from galecrest.game.terms import LOOT
from galecrest.game.tiles import PRINTED, lay_out
from tests.table import Table


def anchored(table: Table) -> Table:
    """All hands are empty: the last day passes, then the anchor step follows. All score their 10 doubloons and the loot's."""
    return table.days("").day(*[0] * table.game.seats)


# Chest


def test_a_calm_chest_brings_5() -> None:
    table = anchored(Table().loot(0, "chest"))
    assert table.game.scores == [15, 10, 10]


def test_every_calm_chest_brings_5() -> None:
    table = anchored(Table().loot(1, "chest", "chest", "chest"))
    assert table.game.scores == [10, 25, 10]


def test_stormy_chest_brings_7_at_the_far_left_and_2_at_the_far_right() -> None:
    table = Table(6, "stormy").loot(0, "chest").loot(1, "chest").loot(4, "chest").loot(5, "chest")
    assert anchored(table).game.scores == [17, 16, 10, 10, 13, 12]


def test_every_stormy_chest_brings_the_number_under_the_token_less_5() -> None:
    table = anchored(Table(board="stormy").loot(2, "chest", "chest"))
    assert table.game.scores == [10, 10, 20]  # 10 under the third space: twice 10 - 5


# Hook


def test_a_calm_hook_keeps_one_character_of_the_ship() -> None:
    table = anchored(Table().ship(0, 21, 29).loot(0, "hook"))
    assert table.options == {"ship:0:21", "ship:0:29", "effect:gain"}
    table.answer("ship:0:21", kind="hook_keeps")
    assert table.game.ships[0] == (21,)
    assert table.game.graveyards[0] == (29,)
    assert table.game.scores[0] == 10


def test_a_calm_hook_brings_2_instead() -> None:
    table = anchored(Table().ship(0, 21, 29).loot(0, "hook")).answer("effect:gain", kind="hook_keeps")
    assert table.game.ships[0] == ()
    assert table.game.scores[0] == 12


def test_a_calm_hook_returns_to_the_bag_also_when_it_kept_somebody() -> None:
    table = anchored(Table().ship(0, 21).loot(0, "hook")).answer("ship:0:21")
    assert table.count(0, "hook") == 0


def test_a_kept_character_is_kept_for_one_voyage_only() -> None:
    table = anchored(Table().ship(0, 21).loot(0, "hook")).answer("ship:0:21")
    anchored(table)
    assert table.game.voyage == 3
    assert table.game.ships[0] == ()
    assert 21 in table.game.graveyards[0]


def test_each_calm_hook_keeps_another_character() -> None:
    table = anchored(Table().ship(0, 14, 21, 29).loot(0, "hook", "hook")).answer("ship:0:21")
    assert table.options == {"ship:0:14", "ship:0:29", "effect:gain"}
    table.answer("ship:0:14")
    assert table.game.ships[0] == (14, 21)


def test_a_second_calm_hook_with_nobody_left_to_keep_brings_2_unasked() -> None:
    table = anchored(Table().ship(0, 21).loot(0, "hook", "hook")).answer("ship:0:21")
    assert table.asked == "choose_character"
    assert table.game.ships[0] == (21,)
    assert table.game.scores[0] == 12


def test_a_calm_hook_with_an_empty_ship_brings_2_unasked() -> None:
    table = anchored(Table().loot(0, "hook"))
    assert table.asked == "choose_character"
    assert table.game.scores[0] == 12


def test_every_calm_hook_brings_2_after_the_third_voyage() -> None:
    table = anchored(Table().voyage(3).ship(0, 21, 29).loot(0, "hook", "hook"))
    assert table.game.over
    assert table.game.scores == [14, 10, 10]


def test_a_stormy_hook_discards_the_character_that_gained_it_and_brings_4() -> None:
    table = Table(board="stormy").days("hook", "").day(27, 0, 0)
    assert table.game.graveyards[0] == (27,)
    assert table.game.ships[0] == ()
    assert table.purse(0) == 14
    assert table.count(0, "hook") == 1


def test_a_stormy_hook_leaves_the_other_characters_alone() -> None:
    table = Table(board="stormy").days("hook", "").day(4, 27, 0)
    assert table.game.ships[:2] == [(4,), ()]


def test_a_stormy_hook_pays_nothing_at_anchor() -> None:
    assert anchored(Table(board="stormy").ship(0, 21).loot(0, "hook")).game.scores == [10, 10, 10]


def test_a_smuggler_who_gains_a_stormy_hook_never_reaches_the_ship() -> None:
    table = Table(board="stormy").days("hook", "").day(13, 0, 0)
    assert table.game.ships[0] == ()
    assert table.game.graveyards[0] == (13,)
    assert table.purse(0) == 14


def test_a_stormy_hook_through_a_copied_smuggler_discards_nothing_and_still_pays() -> None:
    table = Table(board="stormy").ship(0, 13).days("hook", "").day(2, 0, 0)
    assert table.game.ships[0] == (2, 13)
    assert table.game.graveyards[0] == ()
    assert table.purse(0) == 14


def test_a_stormy_hook_through_a_copied_stowaway_discards_nothing_and_still_pays() -> None:
    table = Table(board="stormy").ship(0, 9).bag("hook").day(2, 0, 0)
    assert table.game.ships[0] == (2,)
    assert table.game.graveyards[0] == (9,)  # by the Stowaway's own ability
    assert [str(event) for event in table.happened("discarded_character")] == [
        "discarded_character seat=0 rank=9 origin=ship by=None (stowaway)"
    ]
    assert table.purse(0) == 14


def test_a_stowaway_who_gains_a_stormy_hook_is_discarded_once() -> None:
    table = Table(board="stormy").bag("hook").day(9, 0, 0)
    assert table.game.graveyards[0] == (9,)
    assert table.purse(0) == 14


def test_a_stormy_hook_removes_the_cook_before_his_second_token() -> None:
    table = Table(board="stormy").days("hook map", "").day(26, 0, 0).answer("loot:hook", kind="dusk_gains")
    assert table.game.graveyards[0] == (26,)
    assert table.count(0, "map") == 0


def test_the_cooks_second_token_may_be_the_stormy_hook() -> None:
    table = Table(board="stormy").days("hook map", "").day(26, 0, 0).answer("loot:map", kind="dusk_gains")
    assert (table.count(0, "map"), table.count(0, "hook")) == (1, 1)
    assert table.game.graveyards[0] == (26,)
    assert table.purse(0) == 14


def test_an_armorer_removed_by_a_stormy_hook_still_gains_his_reputation() -> None:
    table = Table(board="stormy").days("hook", "").day(28, 0, 0)
    assert table.game.graveyards[0] == (28,)
    assert table.space(0) == 3
    assert table.purse(0) == 14


# Saber


def test_a_calm_saber_discards_another_players_character_from_the_island() -> None:
    table = Table().days("saber", "").day(4, 27, 29)
    assert table.asked_seat == 2
    assert table.options == {"island:0:4", "island:1:27"}
    table.answer("island:1:27", kind="saber_strikes_island")
    assert table.game.graveyards[1] == (27,)
    assert table.game.ships == [(4,), (), (29,)]


def test_a_character_that_is_aboard_already_is_no_target_of_a_calm_saber() -> None:
    table = Table().days("map map saber", "").day(4, 27, 29).answer("loot:map").answer("loot:map")
    assert table.count(0, "saber") == 1
    assert table.game.ships == [(4,), (27,), (29,)]


def test_a_calm_saber_with_no_target_does_nothing() -> None:
    table = Table().days("saber", "").day(27, 0, 0)
    assert table.game.ships[0] == (27,)
    assert "nothing_happened seat=0 (saber)" in [str(event) for event in table.events]


def test_a_calm_saber_with_one_target_is_not_asked_about() -> None:
    table = Table().days("saber", "").day(4, 27, 0)
    assert table.game.graveyards[0] == (4,)
    assert table.asked == "choose_character"


def test_the_own_second_character_is_no_target_of_a_calm_saber() -> None:
    table = Table().ship(0, 1).hand(0, 29, 32, 35).days("saber", "").day(2, 0, 0)
    table.answer("hand:29", kind="scout_sends")  # the copied Scout's
    assert table.game.ships[0] == (2, 29)
    assert table.game.graveyards[0] == (1,)


def test_a_smugglers_calm_saber_strikes_by_day_before_the_victim_acts() -> None:
    table = Table().days("saber", "").day(13, 29, 0)  # the Infantry would have gained 5
    assert table.game.graveyards[1] == (29,)
    assert table.purse(1) == 10


def test_the_midshipman_is_never_a_target_of_a_saber() -> None:
    table = Table(2).days("saber", "").day(27, 0)
    assert table.game.ships[0] == (27,)
    assert "nothing_happened seat=0 (saber)" in [str(event) for event in table.events]


def test_a_stormy_saber_discards_a_character_from_an_adjacent_ship() -> None:
    table = Table(4, "stormy").ship(0, 14).ship(1, 21).ship(2, 35).ship(3, 29).days("saber", "").day(27, 0, 0, 0)
    assert table.options == {"ship:1:21", "ship:3:29"}
    table.answer("ship:3:29", kind="saber_strikes_ship")
    assert table.game.ships == [(14, 27), (21,), (35,), ()]
    assert table.game.graveyards[3] == (29,)


def test_a_stormy_saber_with_no_target_does_nothing() -> None:
    table = Table(4, "stormy").ship(0, 14).ship(2, 21).days("saber", "").day(27, 0, 0, 0)
    assert table.game.ships == [(14, 27), (), (21,), ()]
    assert "nothing_happened seat=0 (saber)" in [str(event) for event in table.events]


# Amulet


def test_every_calm_amulet_brings_3() -> None:
    assert anchored(Table().loot(0, "amulet").loot(1, "amulet", "amulet")).game.scores == [13, 16, 10]


def test_a_stormy_amulet_brings_1_per_kind_of_loot_held() -> None:
    table = anchored(Table(board="stormy").loot(0, "amulet", "saber", "saber", "hook"))
    assert table.options == {"effect:gain_per_kind", "effect:gain_reputation"}
    table.answer("effect:gain_per_kind", kind="tile_offers")
    assert table.game.scores[0] == 13
    assert table.space(0) == 1


def test_a_stormy_amulet_brings_2_reputation_instead() -> None:
    table = anchored(Table(board="stormy").loot(0, "amulet", "saber")).answer("effect:gain_reputation")
    assert table.game.scores[0] == 10
    assert table.space(0) == 3


def test_every_stormy_amulet_is_a_choice_of_its_own() -> None:
    table = anchored(Table(board="stormy").loot(0, "amulet", "amulet"))
    table.answer("effect:gain_reputation").answer("effect:gain_per_kind")
    assert table.game.scores[0] == 11
    assert table.space(0) == 3


# Map


@pytest.mark.parametrize(
    ("maps", "worth"),
    [(0, 0), (1, 0), (2, 7), (3, 12), (4, 14), (5, 19), (6, 24), (7, 26), (8, 31), (9, 36), (10, 38)],
)
def test_the_best_division_of_calm_maps_counts(maps: int, worth: int) -> None:
    assert anchored(Table().loot(0, *["map"] * maps)).game.scores[0] == 10 + worth


@pytest.mark.parametrize(("maps", "worth"), [(0, 0), (1, 7), (2, 12), (10, 43)])
def test_with_the_explorer_calm_maps_count_as_one_more(maps: int, worth: int) -> None:
    assert (
        anchored(Table().ship(0, 10).loot(0, *["map"] * maps)).game.scores[0] == 10 + worth
    )  # 11 maps: 3 triples and a pair


def test_calm_maps_return_to_the_bag() -> None:
    assert anchored(Table().loot(0, "map", "map")).count(0, "map") == 0


def test_stormy_maps_bring_2_each_and_1_reputation_together() -> None:
    table = anchored(Table(board="stormy").loot(0, "map", "map", "map"))
    assert table.game.scores[0] == 16
    assert table.space(0) == 2


def test_who_has_no_stormy_map_gains_no_reputation() -> None:
    table = anchored(Table(board="stormy").ship(0, 10))
    assert table.game.scores[0] == 10
    assert table.space(0) == 1


def test_stormy_maps_stay_for_the_next_voyage() -> None:
    table = anchored(Table(board="stormy").loot(0, "map", "map", "saber"))
    assert (table.count(0, "map"), table.count(0, "saber")) == (2, 0)


def test_with_the_explorer_stormy_maps_bring_2_more_and_no_more_reputation() -> None:
    table = anchored(Table(board="stormy").ship(0, 10).loot(0, "map", "map"))
    assert table.game.scores[0] == 16
    assert table.space(0) == 2
    assert table.count(0, "map") == 2


def test_the_explorer_aboard_does_nothing_for_another_kind() -> None:
    assert anchored(Table().ship(0, 10).loot(0, "chest")).game.scores[0] == 15


# Barrel


def test_a_calm_barrel_brings_1_reputation_when_it_is_gained() -> None:
    table = Table().days("barrel", "").day(27, 0, 0)
    assert table.space(0) == 2
    assert table.purse(0) == 10


def test_every_calm_barrel_brings_1_at_anchor() -> None:
    table = anchored(Table().loot(0, "barrel", "barrel"))
    assert table.game.scores[0] == 12
    assert table.space(0) == 1


def test_a_stormy_barrel_takes_2_from_an_adjacent_player_who_gains_1_reputation() -> None:
    table = Table(4, "stormy").days("barrel", "").day(27, 0, 0, 0)
    assert table.options == {"seat:1", "seat:3"}
    table.answer("seat:1", kind="barrel_takes")
    assert table.game.doubloons == [12, 8, 10, 10]
    assert table.game.track[:4] == [0, 2, 1, 3]


def test_a_stormy_barrel_takes_from_the_one_opponent_unasked() -> None:
    table = Table(2, "stormy").days("barrel", "").day(27, 0)
    assert table.game.doubloons == [12, 8]
    assert table.asked == "choose_character"


def test_a_stormy_barrels_victim_pays_what_is_in_the_purse() -> None:
    table = Table(2, "stormy").doubloons(10, 1).days("barrel", "").day(27, 0)
    assert table.game.doubloons == [11, 0]


def test_a_stormy_barrels_victim_with_an_empty_purse_still_gains_the_reputation() -> None:
    table = Table(2, "stormy").doubloons(10, 0).days("barrel", "").day(27, 0)
    assert table.game.doubloons == [10, 0]
    assert table.space(1) == 3


def test_a_stormy_barrel_pays_nothing_at_anchor() -> None:
    assert anchored(Table(board="stormy").loot(0, "barrel")).game.scores == [10, 10, 10]


# Relic


def test_every_calm_relic_costs_3() -> None:
    assert anchored(Table().loot(0, "relic").loot(1, "relic", "relic")).game.scores == [7, 4, 10]


def test_a_purse_may_run_below_zero_while_the_loot_is_counted() -> None:
    table = anchored(Table().doubloons(2, 10, 10).ship(0, 36).loot(0, "chest"))
    assert table.game.scores[0] == 1  # 2 - 6 + 5: the Quartermaster acts first, and his whole loss of 6 counts


def test_what_is_below_zero_at_the_end_counts_as_0() -> None:
    assert anchored(Table().loot(0, "relic", "relic", "relic", "relic")).game.scores[0] == 0


def test_every_stormy_relic_costs_1_at_night() -> None:
    table = Table(board="stormy").loot(0, "relic", "relic").days("", "").day(27, 0, 0)
    assert table.game.doubloons == [8, 10, 10]


def test_stormy_relics_cost_every_night_and_nothing_at_anchor() -> None:
    table = Table(board="stormy").loot(0, "relic").days("", "").day(27, 0, 0)
    anchored(table)
    assert table.game.scores[0] == 8


def test_stormy_relics_take_no_more_than_is_there() -> None:
    table = Table(board="stormy").doubloons(1, 10, 10).loot(0, "relic", "relic", "relic").days("", "").day(27, 0, 0)
    assert table.purse(0) == 0


# When dusk abilities of tokens happen


def test_a_tokens_dusk_ability_happens_by_day_when_the_stowaway_gains_it() -> None:
    table = Table().bag("barrel").day(9, 0, 0)
    assert table.count(0, "barrel") == 1
    assert table.space(0) == 2


def test_a_stowaway_gains_nothing_from_an_empty_bag() -> None:
    table = Table().bag().day(9, 0, 0)
    assert table.game.loot[0] == 0
    assert table.game.graveyards[0] == (9,)


def test_a_tokens_dusk_ability_does_not_happen_when_it_is_passed_on() -> None:
    table = Table().loot(1, "barrel").track(1, 2, 0, 3, 4, 5).day(23, 0, 0)
    assert table.count(0, "barrel") == 1
    assert table.space(0) == 1  # the Thief's 2 spaces down, none up again


def test_the_cooks_second_token_has_its_dusk_ability_too() -> None:
    table = Table().days("barrel barrel", "").day(26, 0, 0)
    assert table.count(0, "barrel") == 2
    assert table.space(0) == 3


# The order at anchor


def test_stormy_chests_and_stormy_maps_are_taken_in_the_owners_order() -> None:
    table = anchored(Table(board="stormy").loot(0, "chest", "map"))
    assert table.options == {"loot:chest", "loot:map"}
    table.answer("loot:map", kind="anchor_takes")
    assert table.game.scores[0] == 10 + 2 + 6
    table = anchored(Table(board="stormy").loot(0, "chest", "map")).answer("loot:chest", kind="anchor_takes")
    assert table.game.scores[0] == 10 + 7 + 2


# The board


def test_the_calm_board_shows_calm_sides_and_the_stormy_board_stormy_ones() -> None:
    assert Game.new(3, "calm", 1).view(0).sides == ("calm",) * 7
    assert Game.new(3, "stormy", 1).view(0).sides == ("stormy",) * 7


def test_the_uncharted_board_draws_every_kinds_side() -> None:
    sides = [Game.new(2, "uncharted", seed).view(0).sides for seed in range(30)]
    for kind in range(len(LOOT)):
        assert {each[kind] for each in sides} == {"calm", "stormy"}


def test_an_uncharted_board_mixes_both_columns() -> None:
    table = Table().loot(0, "chest", "map", "map", "relic")
    table.game.tiles = (lay_out(PRINTED, (1, 0, 0, 1, 0, 1, 1)),) * 3
    anchored(table)
    assert table.game.scores[0] == 10 - 1 + 7 + 7  # stormy relic at night, stormy chest, two calm maps
    assert table.count(0, "map") == 0
