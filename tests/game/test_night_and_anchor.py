"""Night, anchor step and the end of a voyage: when the game asks for an order, the order of abilities, and which things stay or return.

A seat with an empty hand sits out; `days("")` with empty hands leads straight to the last night and the anchor step.
"""

import pytest

from galecrest.game.events import Acted, GameEnded, PhaseBegan, Scored
from galecrest.game.terms import ALL_RANKS
from tests.table import Table

DAY_OVER = "choose_character"


# Night: when the order is asked


@pytest.mark.parametrize("rank", [15, 16, 24])
def test_night_order_is_asked_with_a_witch_mutineer_or_topman_and_another(rank: int) -> None:
    table = Table().ship(0, rank, 22).day(0, 33, 33)
    assert (table.asked, table.asked_seat) == ("night_takes", 0)
    assert table.options == {f"ship:0:{rank}", "ship:0:22"}


@pytest.mark.parametrize("rank", [15, 16, 24])
def test_night_order_is_not_asked_with_a_witch_mutineer_or_topman_alone(rank: int) -> None:
    table = Table().ship(0, rank, 33).day(0, 33, 33)
    assert table.asked == DAY_OVER


@pytest.mark.parametrize("rank", [15, 16, 24])
def test_night_order_is_asked_with_a_witch_mutineer_or_topman_and_stormy_relics(rank: int) -> None:
    table = Table(board="stormy").ship(0, rank).loot(0, "relic", "relic").day(0, 14, 14)
    assert table.asked == "night_takes"
    assert table.options == {f"ship:0:{rank}", "loot:relic"}


def test_night_order_is_not_asked_for_calm_relics() -> None:
    table = Table().ship(0, 24).loot(0, "relic", "relic").doubloons(0, 10, 10).day(0, 14, 14)
    assert table.asked == DAY_OVER
    assert table.purse(0) == 3


def test_night_order_is_not_asked_among_barkeep_brawler_armorer_and_wind_nymph() -> None:
    table = Table().ship(0, 8, 22, 28, 37).loot(0, "saber").day(0, 14, 14)
    assert table.asked == DAY_OVER
    assert table.purse(0) == 10 + 1 + 1 + 1 + 2


def test_night_order_is_not_asked_because_of_the_freed_prisoner() -> None:
    table = Table().ship(0, 16, 20, 30).day(0, 14, 14)
    assert table.asked == DAY_OVER
    assert table.game.ships[0] == (20, 30)
    assert table.purse(0) == 10 + 2 + 1


def test_night_order_of_the_mutineer_first_loses_the_barkeep_before_he_pays() -> None:
    table = Table().ship(0, 8, 16).day(0, 33, 33).answer("ship:0:16", kind="night_takes")
    assert table.asked == DAY_OVER
    assert table.game.ships[0] == (16,)
    assert table.purse(0) == 10 + 2


def test_night_order_of_the_mutineer_last_lets_the_barkeep_pay() -> None:
    table = Table().ship(0, 8, 16).day(0, 33, 33).answer("ship:0:8", kind="night_takes")
    assert table.asked == DAY_OVER
    assert table.game.ships[0] == (16,)
    assert table.purse(0) == 10 + 1 + 2


def test_night_order_decides_how_many_the_topman_pays_for() -> None:
    last = Table().ship(0, 4, 16, 24).day(0, 33, 33).answer("ship:0:16")
    assert last.purse(0) == 10 + 2 + 4 - 2
    first = Table().ship(0, 4, 16, 24).day(0, 33, 33).answer("ship:0:24")
    assert first.purse(0) == 10 + 4 - 3 + 2


def test_night_order_is_asked_step_by_step() -> None:
    table = Table().ship(0, 8, 16, 22).day(0, 33, 33)
    assert table.options == {"ship:0:8", "ship:0:16", "ship:0:22"}
    table.answer("ship:0:8")
    assert (table.asked, table.options) == ("night_takes", {"ship:0:16", "ship:0:22"})
    table.answer("ship:0:16")
    assert table.asked == DAY_OVER
    assert table.purse(0) == 10 + 1 + 2 + 1


def test_night_order_is_no_longer_asked_once_the_mutineer_has_acted() -> None:
    table = Table().ship(0, 4, 8, 16, 22).day(0, 33, 33).answer("ship:0:16")
    assert table.asked == DAY_OVER
    assert table.game.ships[0] == (8, 16, 22)
    assert table.purse(0) == 10 + 2 + 1 + 1


def test_night_order_lets_the_mutineer_discard_a_witch_that_has_not_acted() -> None:
    table = Table().ship(0, 15, 16, 22).day(0, 33, 33).answer("ship:0:16")
    assert table.asked == DAY_OVER
    assert table.game.graveyards[0] == (15,)
    assert table.purse(0) == 10 + 2 + 1


# Night: stormy relics


def test_stormy_relics_cost_one_each_every_night() -> None:
    table = Table(board="stormy").loot(0, "relic", "relic", "relic").day(0, 14, 14)
    assert table.purse(0) == 7


def test_stormy_relics_stop_at_zero_and_alone_are_not_asked_about() -> None:
    table = Table(board="stormy").loot(0, "relic", "relic").doubloons(1, 10, 10).day(0, 14, 14)
    assert table.asked == DAY_OVER
    assert table.purse(0) == 0


def test_stormy_relics_ask_for_the_order_when_doubloons_run_out() -> None:
    table = Table(board="stormy").ship(0, 8).loot(0, "relic", "relic").doubloons(1, 10, 10).day(0, 14, 14)
    assert (table.asked, table.options) == ("night_takes", {"ship:0:8", "loot:relic"})


def test_stormy_relics_first_forgive_what_the_purse_cannot_pay() -> None:
    table = Table(board="stormy").ship(0, 8).loot(0, "relic", "relic").doubloons(1, 10, 10).day(0, 14, 14)
    table.answer("loot:relic")
    assert (table.asked, table.options) == ("night_takes", {"ship:0:8", "loot:relic"})
    table.answer("loot:relic")
    assert table.asked == DAY_OVER
    assert table.purse(0) == 1


def test_stormy_relics_last_take_what_was_gained() -> None:
    table = Table(board="stormy").ship(0, 8).loot(0, "relic", "relic").doubloons(1, 10, 10).day(0, 14, 14)
    table.answer("ship:0:8")
    assert table.asked == DAY_OVER
    assert table.purse(0) == 0


def test_stormy_relics_are_not_asked_about_while_doubloons_last() -> None:
    table = Table(board="stormy").ship(0, 8).loot(0, "relic", "relic").doubloons(2, 10, 10).day(0, 14, 14)
    assert table.asked == DAY_OVER
    assert table.purse(0) == 1


def test_loot_that_pays_at_night_is_no_reason_to_ask_for_the_order() -> None:
    paying = '[saber.calm]\nnight = [{ effect = "gain", doubloons = 1 }]'
    table = Table(tiles=paying).ship(0, 8).loot(0, "saber").doubloons(0, 10, 10).day(0, 14, 14)
    assert table.asked == DAY_OVER
    assert table.purse(0) == 2


# Night: the Freed Prisoner and the players' order


def test_freed_prisoner_acts_after_the_mutineer() -> None:
    table = Table().ship(0, 16, 20, 22, 30).day(0, 33, 33).answer("ship:0:22")
    assert table.asked == DAY_OVER
    assert table.happened("acted")[-1] == Acted("freed_prisoner", 0, 20)
    assert table.game.ships[0] == (20, 22, 30)
    assert table.purse(0) == 10 + 1 + 2 + 2


def test_freed_prisoner_acts_after_the_wind_nymph_has_gone() -> None:
    table = Table().ship(0, 20, 30, 37).ship(1, 37).day(0, 33, 33)
    assert table.purse(0) == 10 + 1


def test_freed_prisoner_acts_after_the_stormy_relics() -> None:
    table = Table(board="stormy").ship(0, 20, 30).loot(0, "relic", "relic").doubloons(1, 10, 10).day(0, 14, 14)
    assert table.asked == DAY_OVER
    assert table.purse(0) == 1


def test_freed_prisoner_is_never_an_option_of_the_order() -> None:
    table = Table().ship(0, 20, 22, 24).day(0, 33, 33)
    assert table.options == {"ship:0:22", "ship:0:24"}


def test_freed_prisoner_copied_by_the_witch_acts_with_her_at_the_end_and_unasked() -> None:
    table = Table().ship(0, 15, 20, 30).day(0, 33, 33)
    assert table.asked == DAY_OVER
    assert table.purse(0) == 10 + 1 + 1


def test_night_goes_from_the_highest_reputation_to_the_lowest() -> None:
    table = Table().track(2, 5, 0, 3, 1, 4)
    for seat in range(3):
        table.ship(seat, 22, 24)
    table.day(0, 33, 33)
    asked = []
    while table.asked == "night_takes":
        asked.append(table.asked_seat)
        table.answer(f"ship:{table.asked_seat}:22")
    assert asked == [1, 0, 2]


# Anchor: when the order is asked


def test_anchor_order_is_asked_with_a_witch_about_to_return_and_a_first_mate() -> None:
    table = Table().ship(0, 15, 38).days("").day(0, 0, 0)
    assert (table.asked, table.asked_seat) == ("anchor_takes", 0)
    assert table.options == {"ship:0:15", "ship:0:38"}


@pytest.mark.parametrize(("first", "gain"), [(15, 1), (38, 2)])
def test_anchor_order_decides_whether_the_first_mate_counts_the_witch(first: int, gain: int) -> None:
    table = Table().ship(0, 15, 38).days("").day(0, 0, 0).answer(f"ship:0:{first}")
    assert table.asked == DAY_OVER
    assert table.game.scores[0] == 10 + gain
    assert table.game.graveyards[0] == (38,)


def test_anchor_order_of_witch_and_first_mate_is_asked_after_the_third_voyage_too() -> None:
    table = Table().ship(0, 15, 38).voyage(3).days("").day(0, 0, 0).answer("ship:0:38", kind="anchor_takes")
    assert table.game.over
    assert table.game.hands[0] == (15,)
    assert table.game.scores[0] == 12


def test_anchor_order_is_not_asked_with_a_witch_who_does_not_return() -> None:
    table = Table().ship(0, 15, 22, 38).days("").day(0, 0, 0).answer("ship:0:22", kind="night_takes")
    assert table.asked == DAY_OVER
    assert table.game.scores[0] == 10 + 1 + 1 + 3
    assert table.game.graveyards[0] == (15, 22, 38)


def test_anchor_order_is_not_asked_with_a_witch_and_other_anchor_abilities() -> None:
    table = Table().ship(0, 7, 15, 32, 33).loot(0, "chest").days("").day(0, 0, 0)
    assert table.asked == DAY_OVER
    assert table.game.scores[0] == 10 + 6 + 1 + 6 + 5
    assert table.game.graveyards[0] == (7, 32, 33)


def test_anchor_order_is_asked_with_a_witch_about_to_return_and_a_calm_hook() -> None:
    table = Table().ship(0, 4, 15).loot(0, "hook").days("").day(0, 0, 0)
    assert (table.asked, table.options) == ("anchor_takes", {"ship:0:15", "loot:hook"})


def test_anchor_order_witch_first_leaves_the_hook_the_others() -> None:
    table = Table().ship(0, 4, 15).loot(0, "hook").days("").day(0, 0, 0).answer("ship:0:15")
    assert (table.asked, table.options) == ("hook_keeps", {"ship:0:4", "effect:gain"})


def test_anchor_order_hook_first_may_keep_the_witch_but_she_still_returns() -> None:
    table = Table().ship(0, 4, 15).loot(0, "hook").days("")
    table.game.undealt = tuple(range(21, 31))
    table.day(0, 0, 0).answer("loot:hook", kind="anchor_takes")
    assert table.options == {"ship:0:4", "ship:0:15", "effect:gain"}
    table.answer("ship:0:15")
    assert table.game.ships[0] == ()
    assert table.game.graveyards[0] == (4,)
    assert 15 in table.game.hands[0]


def test_anchor_order_is_not_asked_with_a_witch_and_a_hook_after_the_third_voyage() -> None:
    table = Table().ship(0, 4, 15).loot(0, "hook").voyage(3).days("").day(0, 0, 0)
    assert table.game.over
    assert table.game.scores[0] == 12


def test_anchor_order_is_not_asked_with_a_witch_and_a_stormy_hook() -> None:
    table = Table(board="stormy").ship(0, 4, 15).loot(0, "hook").days("").day(0, 0, 0)
    assert table.asked == DAY_OVER
    assert table.game.graveyards[0] == (4,)


def test_anchor_order_is_not_asked_with_a_first_mate_and_hooks() -> None:
    table = Table().ship(0, 4, 38).loot(0, "hook").days("").day(0, 0, 0).answer("ship:0:4", kind="hook_keeps")
    assert table.asked == DAY_OVER
    assert table.game.scores[0] == 12


@pytest.mark.parametrize(("first", "chest"), [("chest", 12 - 5), ("map", 11 - 5)])
def test_anchor_order_is_asked_when_a_stormy_chest_meets_a_stormy_map(first: str, chest: int) -> None:
    table = Table(board="stormy").loot(0, "chest", "map").days("").day(0, 0, 0)
    assert (table.asked, table.options) == ("anchor_takes", {"loot:chest", "loot:map"})
    table.answer(f"loot:{first}")
    assert table.asked == DAY_OVER
    assert table.game.scores[0] == 10 + 2 + chest
    assert table.space(0) == 2


def test_anchor_order_of_stormy_chests_is_asked_step_by_step() -> None:
    table = Table(board="stormy").loot(0, "chest", "chest", "map", "map").days("").day(0, 0, 0)
    table.answer("loot:chest", kind="anchor_takes")
    assert (table.asked, table.options) == ("anchor_takes", {"loot:chest", "loot:map"})
    table.answer("loot:map")
    assert table.asked == DAY_OVER
    assert table.game.scores[0] == 10 + 7 + 2 * 2 + 6


def test_anchor_order_is_asked_when_a_stormy_chest_meets_a_stormy_amulet() -> None:
    table = Table(board="stormy").loot(0, "chest", "amulet").days("").day(0, 0, 0)
    assert (table.asked, table.options) == ("anchor_takes", {"loot:chest", "loot:amulet"})
    table.answer("loot:amulet")
    assert (table.asked, table.options) == ("tile_offers", {"effect:gain_per_kind", "effect:gain_reputation"})
    table.answer("effect:gain_reputation")
    assert table.asked == DAY_OVER
    assert table.game.scores[0] == 10 + (10 - 5)


def test_anchor_order_is_not_asked_with_stormy_maps_and_amulets_without_a_chest() -> None:
    table = Table(board="stormy").loot(0, "map", "amulet").days("").day(0, 0, 0)
    table.answer("effect:gain_per_kind", kind="tile_offers")
    assert table.asked == DAY_OVER
    assert table.game.scores[0] == 10 + 2 + 2


def test_anchor_order_is_not_asked_with_stormy_chests_and_other_loot() -> None:
    table = Table(board="stormy").loot(0, "chest", "chest", "barrel", "saber", "hook").days("").day(0, 0, 0)
    assert table.asked == DAY_OVER
    assert table.game.scores[0] == 10 + 7 + 7


def test_anchor_order_is_not_asked_on_the_calm_board() -> None:
    table = Table().ship(0, 8, 36, 38).loot(0, "chest", "map", "map", "amulet", "barrel", "relic").days("").day(0, 0, 0)
    assert table.asked == DAY_OVER
    at_night, crew, loot = 1, 1 - 6 + 3, 5 + 7 + 3 + 1 - 3
    assert table.game.scores[0] == 10 + at_night + crew + loot


def test_anchor_order_is_asked_for_chest_and_map_also_beside_a_witch_and_a_first_mate() -> None:
    table = Table(board="stormy").ship(0, 15, 38).loot(0, "chest", "map").days("").day(0, 0, 0)
    offered: set[str] = set()
    while table.asked == "anchor_takes":
        offered |= table.options
        table.answer(sorted(table.options)[-1])
    assert offered == {"ship:0:15", "ship:0:38", "loot:chest", "loot:map"}


def test_anchor_step_goes_from_the_highest_reputation_to_the_lowest() -> None:
    table = Table(board="stormy").track(2, 5, 0, 3, 1, 4).days("")
    for seat in range(3):
        table.loot(seat, "amulet")
    table.day(0, 0, 0)
    asked = []
    while table.asked == "tile_offers":
        asked.append(table.asked_seat)
        table.answer("effect:gain_per_kind")
    assert asked == [1, 0, 2]


# Doubloons below zero


def test_doubloons_run_below_zero_within_the_anchor_step() -> None:
    table = Table().ship(0, 36).loot(0, "hook").doubloons(2, 0, 0).days("").day(0, 0, 0)
    assert table.asked == "hook_keeps"
    assert table.purse(0) == -4
    table.answer("effect:gain")
    assert table.game.scores[0] == 0


def test_doubloons_lost_to_calm_relics_run_below_zero_before_the_next_gain() -> None:
    table = Table().loot(0, "relic", "relic", "hook").ship(0, 4).doubloons(5, 0, 0).days("").day(0, 0, 0)
    table.answer("effect:gain", kind="hook_keeps")
    assert table.game.scores[0] == 5 - 6 + 2


def test_doubloons_below_zero_count_as_zero_and_leave_no_debt() -> None:
    table = Table().loot(0, "relic", "relic").doubloons(1, 1, 1).days("")
    table.game.scores = [30, 30, 30]
    table.day(0, 0, 0)
    assert table.game.scores == [30, 31, 31]
    assert table.purse(0) == 12  # the new voyage's pay in full


def test_doubloons_stop_at_zero_by_day_and_the_rest_of_the_loss_is_forgiven() -> None:
    table = Table().loot(0, "map", "map", "map").ship(0, 8).doubloons(1, 10, 10).day(33, 14, 14)
    assert table.purse(0) == 1  # the Gambler takes everything, then the Barkeep gains 1


# Reputation at the ends of the track


@pytest.mark.parametrize(("space", "after", "gained"), [(4, 6, 0), (5, 6, 1), (6, 6, 2)])
def test_reputation_gained_past_the_right_end_is_paid_in_doubloons(space: int, after: int, gained: int) -> None:
    colours = [1, 2, 3, 4, 5]
    colours.insert(space - 1, 0)
    table = Table().track(*colours).day(34, 33, 33)
    assert table.space(0) == after
    assert table.purse(0) == 10 + gained


@pytest.mark.parametrize(("space", "after", "lost"), [(3, 1, 0), (2, 1, 1), (1, 1, 2)])
def test_reputation_lost_past_the_left_end_costs_doubloons(space: int, after: int, lost: int) -> None:
    colours = [1, 2, 3, 4, 5]
    colours.insert(space - 1, 0)
    table = Table().track(*colours).loot(1, "map").day(23, 14, 14)
    assert table.space(0) == after
    assert table.purse(0) == 10 - lost


def test_reputation_lost_past_the_left_end_stops_at_an_empty_purse() -> None:
    table = Table().loot(1, "map").doubloons(1, 10, 10).day(23, 14, 14)
    assert table.purse(0) == 0


def test_reputation_tokens_passed_slide_one_space() -> None:
    table = Table().track(3, 0, 4, 1, 2, 5).day(34, 33, 33)
    assert table.game.track == [3, 4, 1, 0, 2, 5]
    table = Table().track(3, 4, 1, 0, 2, 5).loot(1, "map").day(23, 14, 14)
    assert table.game.track == [3, 0, 4, 1, 2, 5]


def test_reputation_gained_past_the_end_at_anchor_is_scored() -> None:
    table = Table(board="stormy").track(1, 2, 3, 4, 5, 0).loot(0, "map", "map").days("").day(0, 0, 0)
    assert table.game.scores[0] == 10 + 2 * 2 + 1


# End of a voyage


def test_last_night_is_followed_by_the_anchor_step() -> None:
    table = Table().voyage(3).days("").day(0, 0, 0)
    phases = [event.phase for event in table.events if isinstance(event, PhaseBegan)]
    assert phases == ["daytime", "dusk", "night", "anchor"]


def test_scores_change_only_at_the_end_of_a_voyage() -> None:
    table = Table().ship(0, 22).day(0, 33, 33)
    assert table.game.scores == [0, 0, 0]
    assert table.purse(0) == 11


def test_doubloons_are_added_to_the_score_and_the_next_voyage_begins_with_its_pay() -> None:
    table = Table().doubloons(3, 7, 0).days("")
    table.game.scores = [40, 95, 5]
    table.day(0, 0, 0)
    assert table.game.scores == [43, 102, 5]
    assert [table.purse(seat) for seat in range(3)] == [12, 11, 10]
    assert Scored("voyage", 1, 7, 102, (1, 0, 2)) in table.events


def test_tokens_return_to_the_bag() -> None:
    table = Table().loot(0, "chest", "map", "relic").loot(1, "chest").voyage(3).days("").day(0, 0, 0)
    assert table.game.view(None).players[0].loot == ()
    assert len(table.game.view(None).bag) == 48


def test_tokens_left_on_a_day_return_to_the_bag() -> None:
    table = Table().days("map map map", "").day(33, 0, 0)
    assert table.count(0, "map") == 1
    assert table.in_bag("map") == 9


def test_ships_go_to_the_graveyards() -> None:
    table = Table().ship(0, 4, 9).graveyard(0, 17).days("").day(0, 0, 0)
    assert table.game.ships[0] == ()
    assert table.game.graveyards[0] == (4, 9, 17)


def test_hands_stay_and_grow_by_six() -> None:
    table = Table().days("")
    table.game.undealt = tuple(range(1, 13))
    table.day(33, 33, 33)
    assert len(table.game.hands[0]) == 8
    assert {32, 35} < set(table.game.hands[0])


def test_calm_hook_keeps_a_character_in_the_ship_and_goes_itself() -> None:
    table = Table().ship(0, 4, 7).loot(0, "hook").days("").day(0, 0, 0)
    assert (table.asked, table.options) == ("hook_keeps", {"ship:0:4", "ship:0:7", "effect:gain"})
    table.answer("ship:0:7")
    assert table.game.ships[0] == (7,)
    assert table.game.graveyards[0] == (4,)
    assert table.count(0, "hook") == 0
    assert table.game.scores[0] == 10 + 6


def test_calm_hook_may_gain_two_instead() -> None:
    table = Table().ship(0, 4, 9).loot(0, "hook").days("").day(0, 0, 0).answer("effect:gain")
    assert table.game.ships[0] == ()
    assert table.game.scores[0] == 12


def test_calm_hook_with_an_empty_ship_gains_two_unasked() -> None:
    table = Table().loot(0, "hook").days("").day(0, 0, 0)
    assert table.asked == DAY_OVER
    assert table.game.scores[0] == 12


def test_calm_hooks_each_keep_another_character() -> None:
    table = Table().ship(0, 4, 9, 17).loot(0, "hook", "hook").days("").day(0, 0, 0).answer("ship:0:9")
    assert table.options == {"ship:0:4", "ship:0:17", "effect:gain"}
    table.answer("ship:0:4")
    assert table.game.ships[0] == (4, 9)
    assert table.game.graveyards[0] == (17,)


def test_calm_hook_gains_two_after_the_third_voyage() -> None:
    table = Table().ship(0, 4).loot(0, "hook").voyage(3).days("").day(0, 0, 0)
    assert table.game.over
    assert table.game.scores[0] == 12


def test_character_that_a_hook_kept_uses_its_night_ability_in_the_next_voyage() -> None:
    table = Table().ship(0, 22).loot(0, "hook").days("").day(0, 0, 0).answer("ship:0:22")
    table.days("", "").day(0, 33, 33)
    assert table.purse(0) == 12 + 1


def test_character_that_a_hook_kept_stays_for_one_voyage_only() -> None:
    table = Table().ship(0, 4).loot(0, "hook").days("").day(0, 0, 0).answer("ship:0:4")
    table.days("").day(0, 0, 0)
    assert table.game.ships[0] == ()
    assert table.game.graveyards[0] == (4,)


def test_stormy_maps_stay_for_the_next_voyage_and_other_loot_does_not() -> None:
    table = Table(board="stormy").loot(0, "map", "map", "saber", "barrel").days("").day(0, 0, 0)
    assert table.game.view(None).players[0].loot == ("map", "map")


def test_stormy_maps_that_stay_are_not_in_the_bag() -> None:
    table = Table(board="stormy").loot(0, "map", "map", "saber").loot(1, "map").days("").day(0, 0, 0)
    view = table.game.view(None)
    elsewhere = [*view.bag, *[token for day in view.days for token in day]]
    assert elsewhere.count("map") == 10 - 3
    assert len(elsewhere) == 48 - 3


def test_stormy_maps_pay_again_in_the_next_voyage() -> None:
    table = Table(board="stormy").loot(0, "map", "map").days("").day(0, 0, 0)
    assert table.game.scores[0] == 10 + 4
    table.doubloons(0, 0, 0).days("").day(0, 0, 0)
    assert table.game.scores[0] == 14 + 4
    assert table.space(0) == 3


def test_calm_maps_do_not_stay() -> None:
    table = Table().loot(0, "map", "map").days("").day(0, 0, 0)
    assert table.count(0, "map") == 0


# The end of the game


def test_highest_score_wins() -> None:
    table = Table().voyage(3).doubloons(12, 10, 11).days("").day(0, 0, 0)
    assert table.game.over
    assert table.events[-1] == GameEnded("voyage", (0, 2, 1))


def test_tie_goes_to_the_higher_reputation() -> None:
    table = Table().voyage(3).track(2, 0, 1, 3, 4, 5).days("").day(0, 0, 0)
    assert table.game.scores == [10, 10, 10]
    assert table.events[-1] == GameEnded("voyage", (1, 0, 2))


def test_tie_is_broken_by_the_reputation_after_the_anchor_step() -> None:
    table = Table(board="stormy").voyage(3).loot(0, "amulet").days("").day(0, 0, 0).answer("effect:gain_reputation")
    assert table.game.scores == [10, 10, 10]
    assert table.events[-1] == GameEnded("voyage", (0, 2, 1))


def test_ranks_dealt_before_are_not_dealt_in_the_next_voyage() -> None:
    table = Table().days("")
    table.game.undealt = tuple(rank for rank in ALL_RANKS if rank > 6)
    table.day(0, 0, 0)
    assert all(rank > 6 for rank in table.game.hands[0])
    assert len(table.game.undealt) == 28
