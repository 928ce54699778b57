"""One test or more for each of the characters ranked 31 to 40. `days("")` with empty hands leads straight to the anchor step."""

import pytest

from galecrest.game.events import ReturnedToHand
from galecrest.game.view import Player
from tests.table import Table


def seen(table: Table) -> Player:
    """Seat 0 as seat 1 sees it; a spectator sees the same."""
    player = table.game.view(1).players[0]
    assert table.game.view(None).players[0] == player
    return player


# 31 Surgeon


def test_surgeon_returns_a_character_of_the_graveyard_to_hand() -> None:
    table = Table().graveyard(0, 8, 17).day(31, 33, 33)
    assert (table.asked, table.options) == ("surgeon_heals", {"graveyard:8", "graveyard:17"})
    table.answer("graveyard:17")
    assert table.game.hands[0] == (17, 32, 35)
    assert table.game.graveyards[0] == (8,)


def test_surgeon_with_an_empty_graveyard_does_nothing() -> None:
    table = Table().graveyard(1, 8).day(31, 33, 33)
    assert table.game.hands[0] == (32, 35)
    assert [event.cause for event in table.happened("nothing_happened")] == ["surgeon"]


def test_surgeons_choice_leaves_no_trace_in_the_views_of_the_others() -> None:
    one = Table().graveyard(0, 8, 17).day(31, 33, 33)
    other = Table().graveyard(0, 8, 17).day(31, 33, 33)
    assert one.game.view(1) == other.game.view(1)
    one.answer("graveyard:8")
    other.answer("graveyard:17")
    assert one.game.view(1) == other.game.view(1)
    assert one.game.view(None) == other.game.view(None)
    assert one.game.view(0) != other.game.view(0)


def test_surgeons_question_shows_the_graveyard_to_nobody_else() -> None:
    table = Table().graveyard(0, 8, 17).day(31, 33, 33)
    assert table.game.view(1).questions == ()
    assert table.game.view(1).turn.choices == ()
    assert table.game.view(None).turn.choices == ()
    assert len(table.game.view(0).turn.choices) == 2


def test_surgeons_event_names_the_card_to_its_owner_only() -> None:
    table = Table().graveyard(0, 8, 17).day(31, 33, 33).answer("graveyard:17")
    (event,) = table.happened("returned_to_hand")
    assert event.seen_by(0) == ReturnedToHand("surgeon", 0, 17, "graveyard")
    assert event.seen_by(1) == ReturnedToHand("surgeon", 0, None, "graveyard")
    assert event.seen_by(None) == ReturnedToHand("surgeon", 0, None, "graveyard")


def test_surgeons_card_is_one_that_the_hand_may_hold() -> None:
    table = Table().graveyard(0, 8, 17).day(31, 33, 33).answer("graveyard:17")
    assert (seen(table).holds, seen(table).may_hold) == ((32, 35), (8, 17))
    assert (seen(table).hand_size, seen(table).graveyard_size) == (3, 1)


def test_surgeons_card_is_known_where_the_graveyard_held_one() -> None:
    table = Table().graveyard(0, 17).day(31, 33, 33)
    assert table.asked == "choose_character"
    assert (seen(table).holds, seen(table).may_hold) == ((17, 32, 35), ())


def test_surgeons_secret_is_out_when_the_card_is_played() -> None:
    table = Table().graveyard(0, 8, 14).day(31, 33, 33).answer("graveyard:14")
    table.days("", "").day(14, 14, 14)
    assert (seen(table).holds, seen(table).may_hold) == ((32, 35), ())


def test_surgeons_secret_lasts_while_other_cards_are_played() -> None:
    table = Table().graveyard(0, 8, 17).hand(0, 14, 32, 35).day(31, 33, 33).answer("graveyard:17")
    table.days("", "").day(14, 14, 14)
    assert (seen(table).holds, seen(table).may_hold) == ((32, 35), (8, 17))


def test_surgeons_secret_is_out_when_the_last_other_card_is_seen_in_the_graveyard() -> None:
    table = Table().graveyard(0, 8, 17).loot(0, "relic").day(31, 33, 33).answer("graveyard:17")
    table.days("", "").day(19, 14, 14)  # the Necromancer raises the Barkeep
    assert (seen(table).holds, seen(table).may_hold) == ((17, 32, 35), ())


def test_surgeons_secret_shrinks_by_a_card_that_is_seen_in_the_graveyard() -> None:
    table = Table().graveyard(0, 8, 9, 17).loot(0, "relic").day(31, 33, 33).answer("graveyard:17")
    table.days("", "").day(19, 14, 14).answer("graveyard:8", kind="necromancer_raises")
    assert (seen(table).holds, seen(table).may_hold) == ((32, 35), (9, 17))


def test_surgeons_secret_is_out_when_a_recruiter_shows_the_card() -> None:
    table = Table().graveyard(0, 8, 17).day(31, 33, 33).answer("graveyard:17")
    table.days("", "").day(25, 14, 14).answer("hand:17", kind="recruiter_hires")
    assert (seen(table).holds, seen(table).may_hold) == ((32, 35), ())


def test_surgeons_second_card_is_as_secret_as_the_first() -> None:
    table = Table().graveyard(0, 8, 9, 17).day(31, 33, 33).answer("graveyard:17")
    table.days("", "").day(2, 14, 14).answer("graveyard:9", kind="surgeon_heals")  # the Apprentice copies him
    assert (seen(table).holds, seen(table).may_hold) == ((32, 35), (8, 9, 17))
    assert (seen(table).hand_size, seen(table).graveyard_size) == (4, 1)


def test_surgeons_secret_is_out_when_the_graveyard_is_empty() -> None:
    table = Table().graveyard(0, 8, 17).day(31, 33, 33).answer("graveyard:17")
    table.days("", "").day(2, 14, 14)
    assert (seen(table).holds, seen(table).may_hold) == ((8, 17, 32, 35), ())


# 32 Treasurer


def test_treasurer_gains_one_per_barrel_amulet_and_chest() -> None:
    table = Table().ship(0, 32).loot(0, "barrel", "barrel", "amulet", "chest").days("").day(0, 0, 0)
    assert table.game.scores[0] == 10 + (2 * 1 + 3 + 5) + 4  # purse, tokens, Treasurer


def test_treasurer_gains_nothing_for_other_loot() -> None:
    table = Table().ship(0, 32).loot(0, "map", "saber", "relic").days("").day(0, 0, 0)
    assert table.game.scores[0] == 10 - 3


def test_treasurer_counts_on_the_stormy_side_too() -> None:
    table = Table(board="stormy").ship(0, 32).loot(0, "barrel", "barrel", "chest").days("").day(0, 0, 0)
    assert table.game.scores[0] == 10 + 7 + 3


# 33 Gambler


def test_gambler_loses_one_per_token() -> None:
    table = Table().loot(0, "map", "map", "relic").day(33, 14, 14)
    assert table.purse(0) == 7


def test_gambler_loses_no_more_than_he_has() -> None:
    table = Table().loot(0, "map", "map", "relic").doubloons(2, 10, 10).day(33, 14, 14)
    assert table.purse(0) == 0


def test_gambler_gains_six_at_anchor() -> None:
    table = Table().ship(0, 33).days("").day(0, 0, 0)
    assert table.game.scores == [16, 10, 10]


# 34 Aristocrat


def test_aristocrat_gains_two_reputation() -> None:
    table = Table().day(34, 33, 33)
    assert table.game.track == [1, 2, 0, 3, 4, 5]


def test_aristocrat_alone_gains_five_at_anchor() -> None:
    table = Table().ship(1, 34).days("").day(0, 0, 0)
    assert table.game.scores == [10, 15, 10]


def test_aristocrats_in_two_ships_lose_three_each() -> None:
    table = Table().ship(0, 34).ship(2, 34).days("").day(0, 0, 0)
    assert table.game.scores == [7, 10, 7]


def test_aristocrats_in_all_ships_lose_three_each() -> None:
    table = Table().ship(0, 34).ship(1, 34).ship(2, 34).days("").day(0, 0, 0)
    assert table.game.scores == [7, 7, 7]


def test_aristocrat_played_on_the_last_day_meets_the_others() -> None:
    table = Table().ship(1, 34).hand(0, 34).days("").day(34, 0, 0)
    assert table.game.scores == [7, 7, 10]


def test_aristocrat_in_a_graveyard_is_no_rival() -> None:
    table = Table().ship(0, 34).graveyard(1, 34).days("").day(0, 0, 0)
    assert table.game.scores[0] == 15


def test_aristocrats_loss_is_not_dodged_by_order() -> None:
    table = Table().ship(0, 34).ship(1, 34).loot(0, "chest").doubloons(0, 0, 0).days("").day(0, 0, 0)
    assert table.game.scores == [5 - 3, 0, 0]


# 35 Collector


@pytest.mark.parametrize(
    ("loot", "worth", "gain"),
    [
        ("", 0, 0),
        ("saber", 0, 0),
        ("saber map", 0, 1),
        ("saber map barrel", 1, 3),
        ("saber map barrel amulet", 1 + 3, 5),
        ("saber map barrel amulet chest", 1 + 3 + 5, 10),
        ("saber map barrel amulet chest relic", 1 + 3 + 5 - 3, 10),
    ],
)
def test_collector_gains_for_kinds_of_loot(loot: str, worth: int, gain: int) -> None:
    table = Table().ship(0, 35).loot(0, *loot.split()).days("").day(0, 0, 0)
    assert table.game.scores[0] == 10 + worth + gain


def test_collector_gains_ten_for_all_seven_kinds() -> None:
    table = Table().ship(0, 35).loot(0, "chest", "hook", "map", "saber", "amulet", "barrel", "relic").days("")
    table.day(0, 0, 0).answer("ship:0:35", kind="hook_keeps")
    assert table.game.scores[0] == 10 + (5 + 3 + 1 - 3) + 10


def test_collector_counts_a_kind_once() -> None:
    table = Table().ship(0, 35).loot(0, "saber", "saber", "saber", "map").days("").day(0, 0, 0)
    assert table.game.scores[0] == 10 + 1


# 36 Quartermaster


def test_quartermaster_gains_one_per_token() -> None:
    table = Table().loot(0, "map", "map", "relic").loot(1, "map").day(36, 14, 14)
    assert table.purse(0) == 13


def test_quartermaster_loses_six_at_anchor() -> None:
    table = Table().ship(0, 36).days("").day(0, 0, 0)
    assert table.game.scores == [4, 10, 10]


def test_quartermaster_with_too_few_doubloons_costs_no_score() -> None:
    table = Table().ship(0, 36).doubloons(2, 10, 10).days("")
    table.game.scores = [20, 20, 20]
    table.day(0, 0, 0)
    assert table.game.scores == [20, 30, 30]


def test_quartermasters_loss_runs_below_zero_within_the_anchor_step() -> None:
    table = Table().ship(0, 36).loot(0, "chest").doubloons(2, 0, 0).days("").day(0, 0, 0)
    assert table.game.scores[0] == 2 - 6 + 5


def test_quartermasters_debt_is_forgiven_only_at_the_end_of_the_anchor_step() -> None:
    table = Table().ship(0, 36).loot(0, "chest").doubloons(0, 0, 0).days("").day(0, 0, 0)
    assert table.game.scores[0] == 0  # 5 - 6


def test_quartermasters_loss_is_not_dodged_by_a_gain_before_or_after() -> None:
    table = Table().ship(0, 7, 36, 38).doubloons(1, 0, 0).days("").day(0, 0, 0)
    assert table.game.scores[0] == 1 + 6 - 6 + 3
    table = Table().ship(0, 36, 38).doubloons(1, 0, 0).days("").day(0, 0, 0)
    assert table.game.scores[0] == 0  # 1 - 6 + 2


# 37 Wind Nymph


def test_wind_nymph_alone_gains_two_at_night() -> None:
    table = Table().ship(0, 37).day(0, 33, 33)
    assert table.purse(0) == 12
    assert table.game.ships[0] == (37,)


def test_wind_nymphs_in_several_ships_are_all_discarded_and_gain_nothing() -> None:
    table = Table().ship(0, 37).ship(1, 4, 37).ship(2, 37).day(0, 33, 33)
    assert table.game.graveyards == [(37,), (37,), (37,)]
    assert table.game.ships == [(), (4, 33), (33,)]
    assert [table.purse(seat) for seat in range(3)] == [10, 10, 10]


def test_wind_nymph_of_the_lowest_reputation_still_meets_the_one_that_left_before_her() -> None:
    table = Table(4).ship(0, 37).ship(3, 37).day(0, 33, 33, 33)
    assert table.game.graveyards[0] == (37,)
    assert table.purse(0) == 10


def test_wind_nymph_that_came_aboard_today_counts_as_the_night_begins() -> None:
    table = Table().ship(1, 37).day(37, 33, 33)
    assert table.game.graveyards[:2] == [(37,), (37,)]


def test_wind_nymph_in_a_graveyard_is_no_rival() -> None:
    table = Table().ship(0, 37).graveyard(1, 37).day(0, 33, 33)
    assert table.purse(0) == 12


@pytest.mark.parametrize("first", [15, 37])
def test_wind_nymph_alone_gains_two_once_more_for_the_witch(first: int) -> None:
    table = Table().ship(0, 15, 37).day(0, 33, 33).answer(f"ship:0:{first}", kind="night_takes")
    assert table.purse(0) == 14


def test_wind_nymph_with_a_rival_is_discarded_by_the_witch_who_copies_her() -> None:
    table = Table().ship(0, 15, 37).ship(1, 37).day(0, 33, 33).answer("ship:0:15", kind="night_takes")
    assert table.game.ships[0] == (15,)
    assert table.game.graveyards[0] == (37,)
    assert table.purse(0) == 10


def test_wind_nymph_put_aboard_by_a_recruiter_counts_that_night() -> None:
    table = Table().ship(1, 37).hand(0, 37).day(25, 33, 33)
    assert table.game.graveyards[:2] == [(37,), (37,)]


# 38 First Mate


def test_first_mate_loses_one_per_character_of_the_ship() -> None:
    table = Table().ship(0, 4, 7, 9).ship(1, 17).day(38, 33, 33)
    assert table.purse(0) == 7


def test_first_mate_loses_no_more_than_he_has() -> None:
    table = Table().ship(0, 4, 7, 9).doubloons(2, 10, 10).day(38, 33, 33)
    assert table.purse(0) == 0


def test_first_mate_when_copied_counts_himself_in_the_ship() -> None:
    table = Table().ship(0, 38).day(2, 33, 33)
    assert table.purse(0) == 9


def test_first_mate_gains_one_per_character_at_anchor_himself_included() -> None:
    table = Table().ship(0, 4, 9, 38).ship(1, 17).days("").day(0, 0, 0)
    assert table.game.scores[0] == 13


# 39 Captain


@pytest.mark.parametrize(
    ("track", "after", "lost"),
    [
        ((0, 1, 2, 3, 4, 5), [1, 2, 3, 4, 5, 0], 5),
        ((1, 2, 3, 0, 4, 5), [1, 2, 3, 4, 5, 0], 2),
        ((1, 2, 3, 4, 5, 0), [1, 2, 3, 4, 5, 0], 0),
    ],
)
def test_captain_moves_to_the_far_right_and_pays_per_space(track: tuple[int, ...], after: list[int], lost: int) -> None:
    table = Table().track(*track).day(39, 33, 33)
    assert table.game.track == after
    assert table.purse(0) == 10 - lost


def test_captain_moves_though_he_can_pay_only_part() -> None:
    table = Table().doubloons(3, 10, 10).day(39, 33, 33)
    assert table.space(0) == 6
    assert table.purse(0) == 0


# 40 Governor


def test_governor_discards_the_whole_ship_and_gains_one_reputation_per_character() -> None:
    table = Table().ship(0, 4, 9, 24).ship(1, 17).day(40, 33, 33)
    assert table.game.graveyards[0] == (4, 9, 24)
    assert table.game.ships[:2] == [(40,), (17, 33)]
    assert table.space(0) == 4


def test_governor_with_an_empty_ship_gains_nothing() -> None:
    table = Table().day(40, 33, 33)
    assert table.game.ships[0] == (40,)
    assert table.space(0) == 1


def test_governor_gains_doubloons_for_steps_past_the_end() -> None:
    table = Table().track(1, 2, 3, 4, 0, 5).ship(0, 4, 7, 9).day(40, 33, 33)
    assert table.space(0) == 6
    assert table.purse(0) == 10 + 2


def test_governor_when_copied_goes_with_the_rest() -> None:
    table = Table().ship(0, 4, 40).day(2, 33, 33).answer("ship:0:40", kind="apprentice_copies")
    assert table.game.graveyards[0] == (4, 40)
    assert table.game.ships[0] == (2,)
    assert table.space(0) == 3
