"""Automa: the table that chooses her card, her answers to questions, and the events about her.

In most scenes you play the Cabin Boy, who takes no token, and the Pilferer is leftmost and takes last.
"""

from dataclasses import replace

import pytest

from galecrest.game import imagine
from galecrest.game.errors import UnknownQuestion
from galecrest.game.events import AutomaChose, AutomaDecided, Revealed
from galecrest.game.terms import LOOT
from tests.random_games import events_of, moments
from tests.table import Table

CABIN_BOY = 5
HER_LIST = ("chest", "hook", "map", "saber", "amulet", "barrel", "relic")


def told(table: Table, name: str) -> list[str]:
    return [str(event) for event in table.happened(name)]


def pointing(*pointers: str) -> str:
    """Solo rules in which the Governor's card has these pointers: one for each of the five rows, or one for all rows."""
    return f'[cards]\n40 = {{ pointers = "{" ".join(pointers * (5 // len(pointers)))}", marked = false, source = "C" }}'


def by_table(rules: str, day: str, *hand: int) -> Table:
    """A day on which Automa chooses from this hand by the Governor's card."""
    return Table.solo(rules=rules).deck(1, 40).hand(1, *hand).days(day, "").day(CABIN_BOY)


def played(table: Table) -> int:
    """The card that Automa has on the island."""
    (revealed,) = [event for event in table.events if isinstance(event, Revealed)]
    (rank,) = [rank for seat, rank in revealed.island if seat == 1]
    return rank


def alone(card: int, *, board: str = "calm") -> Table:
    """Automa has only this card in her hand, so she plays it."""
    return Table.solo(board).hand(1, card)


# The rows of the table


@pytest.mark.parametrize(
    ("day", "row"),
    [
        ("chest hook map", 1),
        ("map map map", 1),
        ("saber amulet barrel", 1),
        ("relic relic relic", 1),
        ("relic relic chest", 2),
        ("relic relic barrel", 2),
        ("relic chest map", 3),
        ("relic hook saber", 3),
        ("chest hook saber", 4),
        ("map amulet barrel", 4),
        ("relic saber saber", 5),
        ("relic amulet barrel", 5),
    ],
)
def test_the_first_row_that_matches_the_days_three_tokens_counts(day: str, row: int) -> None:
    hand = (8, 10, 20, 32, 35)
    assert played(by_table(pointing("L1", "L2", "L3", "L4", "L5"), day, *hand)) == hand[row - 1]


@pytest.mark.parametrize("kind", ["chest", "hook", "map"])
def test_chest_hook_and_map_are_good(kind: str) -> None:
    assert played(by_table(pointing("R1", "R1", "L1", "R1", "R1"), f"relic barrel {kind}", 8, 35)) == 8


@pytest.mark.parametrize("kind", ["saber", "amulet", "barrel"])
def test_saber_amulet_and_barrel_are_average(kind: str) -> None:
    assert played(by_table(pointing("R1", "R1", "R1", "R1", "L1"), f"relic barrel {kind}", 8, 35)) == 8


@pytest.mark.parametrize(
    ("day", "row"),
    [
        ("relic relic", 2),
        ("relic map", 3),
        ("chest hook", 4),
        ("chest", 4),
        ("map saber", 4),
        ("saber amulet", 5),
        ("relic barrel", 5),
        ("relic", 5),
        ("", 5),
        ("map map map map", 4),
        ("saber amulet amulet barrel", 5),
    ],
)
def test_with_other_than_three_tokens_the_rows_are_read_literally(day: str, row: int) -> None:
    hand = (8, 10, 20, 32, 35)
    assert played(by_table(pointing("L1", "L2", "L3", "L4", "L5"), day, *hand)) == hand[row - 1]


# The pointers


@pytest.mark.parametrize(
    ("pointer", "hand", "card"),
    [
        ("L1", (8, 10, 35), 8),
        ("L2", (8, 10, 35), 10),
        ("R1", (8, 10, 35), 35),
        ("R2", (8, 10, 35), 10),
        ("R3", (8, 10, 20, 35), 10),
        ("M1", (9, 20, 32, 35), 20),
        ("M2", (9, 20, 29, 32, 35), 32),
        ("M3", (9, 20, 29, 32, 35), 35),
    ],
)
def test_a_pointer_counts_from_the_left_from_the_right_or_among_the_marked(
    pointer: str, hand: tuple[int, ...], card: int
) -> None:
    assert played(by_table(pointing(pointer), "", *hand)) == card


@pytest.mark.parametrize(
    ("pointer", "hand", "card"),
    [
        ("L4", (8, 10, 35), 35),
        ("R4", (8, 10, 35), 8),
        ("M3", (9, 20, 32, 36), 32),
        ("R2", (10,), 10),
        ("L2", (10,), 10),
    ],
)
def test_counting_stops_at_the_end_of_the_row(pointer: str, hand: tuple[int, ...], card: int) -> None:
    assert played(by_table(pointing(pointer), "", *hand)) == card


@pytest.mark.parametrize("pointer", ["M1", "M2", "M3"])
def test_with_one_marked_card_in_hand_it_is_that(pointer: str) -> None:
    assert played(by_table(pointing(pointer), "", 9, 20, 29, 36)) == 20


@pytest.mark.parametrize("pointer", ["M1", "M2", "M3"])
def test_with_no_marked_card_in_hand_it_is_the_rightmost(pointer: str) -> None:
    assert played(by_table(pointing(pointer), "", 9, 10, 29)) == 29


def test_she_chooses_by_the_next_card_and_not_by_the_pilferers() -> None:
    """In the last row the Innkeeper's card points at the second card from the right, the Cabin Boy's at the rightmost."""
    table = Table.solo().hand(1, 8, 10, 35)
    assert played(table.deck(4, 5).day(CABIN_BOY)) == 35
    table = Table.solo().hand(1, 8, 10, 35)
    assert played(table.deck(5, 4).day(CABIN_BOY)) == 10


# Her choice of loot


@pytest.mark.parametrize("place", range(6))
def test_at_dusk_she_takes_the_token_that_comes_first_in_her_list(place: int) -> None:
    first, second = HER_LIST[place : place + 2]
    table = alone(20).days(f"{second} {first} {second}", "").day(CABIN_BOY)
    assert (table.count(1, first), table.count(1, second)) == (1, 0)


def test_she_resolves_the_ability_of_the_token() -> None:
    assert alone(20).days("barrel relic", "").day(CABIN_BOY).space(1) == 3


# Her choices, card by card


def test_her_scout_sends_the_card_that_the_table_points_at_among_the_rest() -> None:
    marked_scout = '1 = { pointers = "M1 M1 M1 M1 M1", marked = true, source = "C" }'
    table = Table.solo(rules=f"{pointing('M1')}\n{marked_scout}").deck(4, 40).hand(1, 1, 10, 20, 32, 36).day(CABIN_BOY)
    assert told(table, "placed") == ["placed seat=1 rank=20 place=2 (scout)"]
    assert table.game.hands[1] == (10, 32, 36)
    assert table.game.graveyards[1] == (1,)


def test_her_scout_counts_anew_from_the_right() -> None:
    table = Table.solo(rules=pointing("R3")).deck(4, 40).hand(1, 1, 20, 32).day(CABIN_BOY)
    assert told(table, "placed") == ["placed seat=1 rank=20 place=2 (scout)"]


def test_her_scout_chooses_by_the_same_card_and_the_days_row() -> None:
    table = Table.solo(rules=pointing("L2", "L2", "L2", "L1", "L2")).deck(4, 40).hand(1, 1, 20, 32)
    table.days("chest map", "").day(CABIN_BOY)
    assert told(table, "automa_chose") == [
        "automa_chose seat=1 rank=1 row=good pointer=L1 (automa)",
        "automa_chose seat=1 rank=20 row=good pointer=L1 (automa)",
    ]


def test_the_pilferers_next_card_is_still_the_one_that_her_scout_used() -> None:
    table = Table.solo(rules=pointing("L1")).deck(4, 40).hand(1, 1, 20, 32).days("", "", "").day(CABIN_BOY)
    table.game.undealt = (4, 9, 40)
    table.answer("hand:36", kind="choose_character")
    assert told(table, "pilferer_came") == ["pilferer_came rank=4 (pilferer)", "pilferer_came rank=40 (pilferer)"]


def test_her_scout_without_another_card_only_goes() -> None:
    table = alone(1).deck(4).day(CABIN_BOY)
    assert table.game.graveyards[1] == (1,)
    assert told(table, "placed") == []


def test_her_apprentice_copies_the_highest_that_has_a_daytime_ability() -> None:
    table = alone(2).ship(1, 12, 21, 32).doubloons(10, 5).day(CABIN_BOY)  # the Bosun gains 2, the Officer would gain 7
    assert told(table, "copied") == ["copied seat=1 rank=2 copied=21 (apprentice)"]
    assert table.purse(1) == 7


def test_her_apprentice_without_a_teacher_does_nothing() -> None:
    table = alone(2).ship(1, 8, 32).day(CABIN_BOY)
    assert told(table, "nothing_happened")[0] == "nothing_happened seat=1 (apprentice)"


def test_her_witch_copies_the_highest_that_has_a_night_ability() -> None:
    table = Table.solo().ship(1, 8, 15, 28, 36).loot(1, "saber", "saber").day(CABIN_BOY)
    assert told(table, "copied") == ["copied seat=1 rank=15 copied=28 (witch)"]
    assert table.purse(1) == 10 + 1 + 2 + 2  # Barkeep, Witch, Armorer


def test_her_innkeeper_returns_the_highest_of_her_ship() -> None:
    table = alone(4).ship(1, 8, 20, 36).day(CABIN_BOY)
    assert table.game.ships[1] == (4, 8, 20)
    assert table.game.hands[1] == (36,)


def test_her_surgeon_heals_the_highest_of_her_graveyard() -> None:
    table = alone(31).graveyard(1, 8, 20, 36).day(CABIN_BOY)
    assert table.game.graveyards[1] == (8, 20)
    assert table.game.hands[1] == (36,)


def test_her_necromancer_raises_the_highest_of_her_graveyard_for_a_relic() -> None:
    table = alone(19).graveyard(1, 8, 10, 36).loot(1, "relic", "map").day(CABIN_BOY)
    assert table.game.ships[1] == (19, 36)
    assert table.game.graveyards[1] == (8, 10)
    assert (table.count(1, "relic"), table.count(1, "map")) == (0, 1)


def test_her_necromancer_without_a_relic_raises_nobody() -> None:
    assert alone(19).graveyard(1, 8, 10).loot(1, "map").day(CABIN_BOY).game.graveyards[1] == (8, 10)


def test_her_preacher_keeps_the_first_of_her_list() -> None:
    table = alone(7).loot(1, "relic", "map", "hook", "hook").day(CABIN_BOY)
    assert [table.count(1, kind) for kind in ("hook", "map", "relic")] == [1, 0, 0]
    assert table.space(1) == 5  # three tokens discarded


def test_her_smuggler_gains_the_first_of_her_list_by_day() -> None:
    table = alone(13).days("relic saber map", "").day(CABIN_BOY)
    assert table.count(1, "map") == 1
    assert table.game.ships[1] == (13,)


def test_her_cook_gains_the_first_two_of_her_list() -> None:
    table = alone(26).days("relic saber map chest", "").day(CABIN_BOY)
    assert [table.count(1, kind) for kind in LOOT] == [1, 0, 1, 0, 0, 0, 0]


def test_her_thief_takes_the_first_of_her_list_from_you_and_loses_2_reputation() -> None:
    table = alone(23).loot(0, "relic", "amulet", "map").track(2, 3, 1, 0, 4, 5).day(CABIN_BOY)
    assert (table.count(0, "map"), table.count(1, "map")) == (0, 1)
    assert table.space(1) == 1


def test_her_officer_with_12_doubloons_gains_her_2_reputation() -> None:
    table = alone(12).doubloons(20, 12).day(CABIN_BOY)
    assert (table.space(0), table.space(1)) == (1, 4)
    assert table.game.doubloons == [20, 12]


def test_her_officer_with_less_than_12_doubloons_rises_to_12() -> None:
    table = alone(12).doubloons(20, 11).day(CABIN_BOY)
    assert (table.purse(1), table.space(1)) == (12, 2)


def test_her_gunner_hits_the_highest_of_your_ship() -> None:
    table = alone(18).ship(0, 8, 32, 36).ship(1, 40).day(CABIN_BOY)
    assert table.game.ships == [(5, 8, 32), (18, 40)]
    assert table.space(1) == 1  # she loses 1 reputation


def test_her_gunner_does_nothing_if_your_ship_is_empty_though_hers_is_not() -> None:
    table = alone(18).ship(1, 8, 32).day(CABIN_BOY)
    assert table.game.ships[1] == (8, 18, 32)
    assert table.space(1) == 2
    assert "nothing_happened seat=1 (gunner)" in told(table, "nothing_happened")


def test_her_apprentice_fires_the_gunner_at_your_ship_only() -> None:
    assert alone(2).ship(1, 8, 18).day(CABIN_BOY).game.ships[1] == (2, 8, 18)


def test_your_gunner_may_hit_either_ship() -> None:
    table = Table.solo().ship(0, 8).ship(1, 32).day(18)
    assert table.options == {"ship:0:8", "ship:1:32"}


def test_her_recruiter_hires_the_lowest_of_her_hand() -> None:
    table = by_table(pointing("R1"), "", 8, 20, 25)
    assert table.game.ships[1] == (8, 25)
    assert table.game.hands[1] == (20,)


@pytest.mark.parametrize(
    ("loot", "sold", "gained"),
    [
        ("map map map relic relic", "map", 9),
        ("chest map map amulet", "map", 4),
        ("map map barrel barrel chest", "barrel", 4),
        ("map map map map amulet amulet amulet", "amulet", 9),  # four maps count as three
        ("chest relic", "relic", 1),
        ("hook saber", "saber", 1),
    ],
)
def test_her_merchant_sells_the_largest_set_and_of_equal_ones_the_last_of_her_list(
    loot: str, sold: str, gained: int
) -> None:
    tokens = loot.split()
    table = alone(30).loot(1, *tokens).day(CABIN_BOY)
    assert table.count(1, sold) == 0
    assert sum(table.count(1, kind) for kind in LOOT) == len(tokens) - tokens.count(sold)
    assert table.purse(1) == 10 + gained


def test_her_merchant_keeps_the_fourth_map() -> None:
    table = alone(30).loot(1, "map", "map", "map", "map").day(CABIN_BOY)
    assert (table.count(1, "map"), table.purse(1)) == (1, 19)


def two_of_yours(saber: str = "saber") -> Table:
    """Your Apprentice has copied the Scout, who has sent the Explorer: both are on the island at her turn at dusk."""
    table = alone(20).ship(0, 1).hand(0, 10, 33, 35).days(saber, "").day(2)
    return table.answer("hand:10", kind="scout_sends")


def test_her_saber_hits_your_highest_character_on_the_island() -> None:
    table = two_of_yours()
    assert table.game.ships[0] == (2,)
    assert table.game.graveyards[0] == (1, 10)


def test_your_saber_asks_which_of_hers_if_two_are_there() -> None:
    table = Table.solo(rules=pointing("L1")).deck(4, 40).ship(1, 1).hand(1, 2, 10, 20).days("saber", "").day(21)
    assert table.asked == "saber_strikes_island"
    assert table.options == {"island:1:2", "island:1:10"}


def test_her_stormy_saber_hits_the_highest_of_your_ship() -> None:
    table = alone(20, board="stormy").ship(0, 8, 32, 36).days("saber", "").day(CABIN_BOY)
    assert table.game.ships[0] == (5, 8, 32)
    assert table.game.graveyards[0] == (36,)


# Her Watchman


def test_her_watchman_does_not_swap() -> None:
    table = alone(27).days("relic saber barrel", "chest map map").day(29)
    assert told(table, "swapped_loot") == []
    assert table.options == {"loot:relic", "loot:saber", "loot:barrel"}


def test_her_watchman_takes_the_better_token_from_tomorrow() -> None:
    table = alone(27).days("relic saber barrel", "amulet map relic").day(CABIN_BOY)
    assert [table.count(1, kind) for kind in LOOT] == [0, 0, 1, 0, 0, 0, 0]
    assert told(table, "brought_forward") == ["brought_forward seat=1 loot=map (watchman)"]


def test_after_her_watchman_tomorrow_has_two_tokens() -> None:
    table = alone(27).days("relic saber barrel", "amulet map relic").day(CABIN_BOY)
    assert [table.today(kind) for kind in LOOT] == [0, 0, 0, 0, 1, 0, 1]


def test_after_her_watchman_the_rows_are_read_literally_on_two_tokens() -> None:
    table = alone(27).days("relic saber barrel", "chest map hook", "").day(CABIN_BOY)
    table.hand(1, 8, 10).answer("hand:36", kind="choose_character")
    (event,) = table.happened("automa_chose")[1:]
    assert isinstance(event, AutomaChose)
    assert event.row == "good"  # of the three good tokens two are left


def test_her_watchman_takes_todays_token_if_that_is_better() -> None:
    table = alone(27).days("hook saber barrel", "map map map").day(CABIN_BOY)
    assert table.count(1, "hook") == 1
    assert table.today("map") == 3


def test_her_watchman_takes_one_token_only() -> None:
    table = alone(27).days("hook saber barrel", "chest chest map").day(CABIN_BOY)
    assert sum(table.count(1, kind) for kind in LOOT) == 1
    assert (table.today("chest"), table.today("map")) == (1, 1)


def test_her_watchman_looks_at_tomorrow_for_one_of_two_characters_only() -> None:
    """Her Apprentice has copied the Scout, who has sent the Watchman: he takes from tomorrow, the Apprentice does not."""
    table = Table.solo(rules=pointing("L1")).deck(1, 40).ship(1, 1).hand(1, 2, 27, 32)
    table.days("relic saber barrel", "chest map relic").day(CABIN_BOY)
    assert [table.count(1, kind) for kind in LOOT] == [1, 0, 0, 1, 0, 0, 0]
    assert (table.today("map"), table.today("relic")) == (1, 1)


def test_her_watchman_takes_a_kind_that_lies_on_both_days_from_today() -> None:
    table = alone(27).days("chest saber barrel", "chest map relic").day(CABIN_BOY)
    assert table.count(1, "chest") == 1
    assert (table.today("chest"), table.today("map"), table.today("relic")) == (1, 1, 1)
    assert told(table, "brought_forward") == []


def test_her_watchman_on_a_day_without_loot_takes_tomorrows() -> None:
    table = alone(27).days("", "relic saber").day(CABIN_BOY)
    assert table.count(1, "saber") == 1
    assert (table.today("saber"), table.today("relic")) == (0, 1)


def test_her_watchman_with_nothing_tomorrow_takes_todays_first() -> None:
    assert alone(27).days("relic saber", "").day(CABIN_BOY).count(1, "saber") == 1


def test_her_watchman_without_loot_on_either_day_takes_nothing() -> None:
    table = alone(27).days("", "").day(CABIN_BOY)
    assert table.game.loot == [0, 0]
    assert table.game.ships[1] == (27,)


def test_her_watchman_on_the_last_day_takes_todays_first() -> None:
    table = alone(27).days("relic saber").day(CABIN_BOY)
    assert told(table, "gained_loot") == ["gained_loot seat=1 loot=saber origin=day (watchman)"]


def test_her_watchman_looks_no_further_than_tomorrow() -> None:
    table = alone(27).days("relic saber", "relic", "chest").day(CABIN_BOY)
    assert table.count(1, "saber") == 1


def test_her_apprentice_who_copies_the_watchman_takes_from_tomorrow_too() -> None:
    table = alone(2).ship(1, 27).days("relic saber barrel", "amulet map relic").day(CABIN_BOY)
    assert table.count(1, "map") == 1
    assert (table.today("amulet"), table.today("map"), table.today("relic")) == (1, 0, 1)


def test_her_watchman_in_the_ship_looks_at_tomorrow_no_more() -> None:
    table = alone(20).ship(1, 27).days("relic saber barrel", "amulet map relic").day(CABIN_BOY)
    assert table.count(1, "saber") == 1
    assert table.today("map") == 1


def test_a_watchman_who_is_gone_before_dusk_takes_nothing_the_next_day_either() -> None:
    table = alone(27).days("saber", "saber relic", "chest").day(29)  # your saber discards him before his turn
    assert table.game.graveyards[1] == (27,)
    table.hand(1, 20).deck(2).answer("hand:36", kind="choose_character").answer("loot:relic", kind="dusk_gains")
    assert (table.count(1, "saber"), table.count(1, "chest")) == (1, 0)


def test_your_watchman_swaps_as_ever() -> None:
    table = Table.solo().days("relic saber", "chest map").day(27)
    assert (table.asked, table.options) == ("watchman_gives", {"loot:relic", "loot:saber"})


# Her night


def test_her_night_abilities_happen_in_ascending_rank() -> None:
    """Barkeep 1; the Mutineer discards him for 2; the Topman pays 4 less 2. Any other order gives 4."""
    table = Table.solo().ship(1, 8, 16, 24).day(CABIN_BOY)
    assert table.purse(1) == 15
    assert [event for event in told(table, "acted") if "seat=1" in event] == [
        "acted seat=1 rank=8 (barkeep)",
        "acted seat=1 rank=16 (mutineer)",
        "acted seat=1 rank=24 (topman)",
    ]


def test_her_loot_comes_after_her_characters_at_night() -> None:
    table = Table.solo("stormy").ship(1, 8).loot(1, "relic").doubloons(10, 0).day(CABIN_BOY)
    assert table.purse(1) == 0  # the Barkeep's doubloon goes to the relic


def test_her_loot_comes_after_her_topman_too() -> None:
    table = Table.solo("stormy").ship(1, 24).loot(1, "relic", "relic").doubloons(10, 0).day(CABIN_BOY)
    assert table.purse(1) == 1


def test_her_freed_prisoner_comes_last_after_her_loot() -> None:
    table = Table.solo("stormy").ship(1, 20, 32).loot(1, "relic").doubloons(10, 0).day(CABIN_BOY)
    assert table.purse(1) == 1


# Her anchor


def at_anchor(table: Table) -> Table:
    """The voyage's last day, with nothing to gain."""
    return table.days("").day(CABIN_BOY)


def test_her_anchor_abilities_happen_in_ascending_rank() -> None:
    """The Witch is back in her hand before the First Mate counts."""
    table = at_anchor(Table.solo().ship(1, 15, 38))
    assert 15 in table.game.hands[1]
    assert table.game.scores[1] == 10 + 1


def test_her_anchor_abilities_are_told_in_ascending_rank() -> None:
    table = at_anchor(Table.solo().ship(1, 7, 11, 33, 38))
    assert [event.rank for event in table.happened("acted") if event.seat == 1] == [7, 11, 33, 38]  # type: ignore[attr-defined]


def test_a_witch_who_returns_to_hand_does_so_in_her_turn() -> None:
    table = at_anchor(Table.solo().ship(1, 15, 33, 38))
    anchor = [event for event in told(table, "acted") if "seat=1" in event][1:]  # the Witch has acted at night
    assert anchor == [
        "acted seat=1 rank=15 (witch)",
        "acted seat=1 rank=33 (gambler)",
        "acted seat=1 rank=38 (first_mate)",
    ]


def test_her_stormy_chests_pay_before_her_stormy_maps_raise_her() -> None:
    """At the far left a chest pays 7, one space further only 6."""
    table = Table.solo("stormy").track(1, 0, 2, 3, 4, 5).loot(1, "chest", "chest", "map")
    assert at_anchor(table).game.scores[1] == 10 + 7 + 7 + 2
    assert table.space(1) == 2


def test_her_loot_comes_in_the_order_of_her_list_at_anchor() -> None:
    table = at_anchor(Table.solo().ship(1, 33).loot(1, "relic", "barrel", "amulet", "map", "map", "hook", "chest"))
    paid = [event.cause for event in table.happened("doubloons") if event.seat == 1]  # type: ignore[attr-defined]
    assert paid[:7] == ["gambler", "chest", "hook", "map", "amulet", "barrel", "relic"]


def test_her_loot_comes_in_the_order_of_her_list_at_anchor_in_a_storm() -> None:
    table = at_anchor(Table.solo("stormy").loot(1, "amulet", "map", "hook", "chest"))
    paid = [event.cause for event in table.happened("doubloons") if event.seat == 1]  # type: ignore[attr-defined]
    assert paid[:4] == ["chest", "hook", "map", "amulet"]


def test_she_is_no_exception_to_what_the_end_of_a_voyage_does() -> None:
    table = at_anchor(Table.solo().ship(1, 32).loot(1, "relic", "map"))
    assert (table.game.ships[1], table.game.loot[1]) == ((), 0)
    assert table.game.graveyards[1] == (32,)
    assert table.game.scores[1] == 7


# With an empty hand


def test_with_an_empty_hand_she_sits_out_and_keeps_her_ship() -> None:
    table = Table.solo().ship(1, 32).deck(4).days("map map", "").day(CABIN_BOY)
    assert told(table, "revealed") == ["revealed island=[[6 4] [0 5]] (reveal)"]
    assert told(table, "automa_chose") == []
    assert table.game.ships[1] == (32,)
    assert table.game.loot[1] == 0


def test_an_empty_hand_has_an_event_in_the_morning() -> None:
    table = alone(20).day(CABIN_BOY)
    assert "sat_out seat=1 (day)" in told(table, "sat_out")


def sitting_out() -> Table:
    """Yesterday she chose by a card with unique pointers; today the Pilferer has it, and her hand is empty."""
    table = Table.solo(rules=pointing("L9")).deck(4, 40).hand(1, 20).day(CABIN_BOY)
    table.game.undealt = (2, 3, 4, 9, 10, 14, 16, 40)
    table.days("map saber barrel", "").answer("hand:36", kind="choose_character")
    assert table.asked == "dusk_gains"
    return table


def test_when_she_sits_out_no_row_and_no_pointer_are_shown() -> None:
    turn = sitting_out().game.view(0).turn
    assert (turn.row, turn.pointer) == (0, "")


def test_when_she_sits_out_an_imagined_game_has_any_next_card() -> None:
    """Yesterday's pointer is not from the next card, so any card is possible."""
    seen = sitting_out().game.view(0)
    assert all(imagine(seen, seed).top != 40 for seed in range(20))


# Events about her


def test_her_choice_is_told_with_row_pointer_and_card() -> None:
    table = by_table(pointing("L1", "L2", "M2", "R1", "R2"), "relic chest barrel", 8, 10, 20, 35)
    assert told(table, "automa_chose") == ["automa_chose seat=1 rank=20 row=bad_and_good pointer=M2 (automa)"]


@pytest.mark.parametrize(
    ("day", "row"),
    [
        ("map map map", "same_class"),
        ("relic relic map", "two_bad"),
        ("relic map map", "bad_and_good"),
        ("saber map map", "good"),
        ("relic saber saber", "rest"),
    ],
)
def test_every_row_has_its_name(day: str, row: str) -> None:
    (event,) = by_table(pointing("L1"), day, 8, 10).happened("automa_chose")
    assert isinstance(event, AutomaChose)
    assert event.row == row


def test_her_decisions_are_told_with_their_way() -> None:
    table = alone(7).loot(1, "relic", "map").days("map relic", "").day(CABIN_BOY)
    assert told(table, "automa_decided") == [
        "automa_decided seat=1 kind=preacher_keeps option=loot:map way=preferred (preacher)",
        "automa_decided seat=1 kind=dusk_gains option=loot:map way=preferred (preacher)",
    ]


def test_what_leaves_her_no_choice_is_no_decision() -> None:
    assert told(alone(4).ship(1, 36).day(CABIN_BOY), "automa_decided") == []


def test_everybody_hears_all_of_it() -> None:
    for event in events_of(1, "stormy", 3):
        if isinstance(event, AutomaChose | AutomaDecided):
            assert event.seen_by(0) == event.seen_by(None) == event


def test_the_view_shows_the_row_and_the_pointer_that_were_used() -> None:
    table = by_table(pointing("L1", "L2", "M2", "R1", "R2"), "relic chest barrel", 8, 10, 20, 35)
    for seat in (0, None):
        turn = table.game.view(seat).turn
        assert (turn.row, turn.pointer) == (3, "M2")


def test_nothing_in_the_view_bears_the_rank_of_the_card_that_was_looked_at() -> None:
    table = by_table(pointing("L1"), "", 8, 10)
    other = table.game.copy()
    table.game.undealt = other.undealt = (1, 36, 40)
    table.game.top, other.top = 40, 36
    assert table.game.view(0).top != other.view(0).top
    other.solo = table.game.solo = replace(other.solo, cards=other.solo.cards | {36: other.solo.cards[40]})
    assert table.game.view(0) == other.view(0)
    assert table.game.view(None) == other.view(None)


# Her hand is open


def test_her_hand_lies_open_in_ascending_order() -> None:
    for game in moments(1, "calm", 5):
        for seat in (0, None):
            assert game.view(seat).players[1].holds == game.hands[1] == tuple(sorted(game.hands[1]))


def test_her_hand_lies_open_also_after_her_surgeon() -> None:
    """She takes the highest card of her graveyard: everybody knows which one that is and sees it in her hand."""
    table = alone(31).graveyard(1, 8, 20, 36).day(CABIN_BOY)
    automa = table.game.view(0).players[1]
    assert (automa.holds, automa.may_hold) == ((36,), ())


def test_everybody_sees_which_card_her_surgeon_brings_back() -> None:
    (event,) = alone(31).graveyard(1, 8, 20, 36).day(CABIN_BOY).happened("returned_to_hand")
    assert event.seen_by(0) == event.seen_by(None) == event


def test_an_imagined_game_has_her_true_hand_after_her_surgeon() -> None:
    game = alone(31).graveyard(1, 8, 20, 36).day(CABIN_BOY).game
    assert all(imagine(game.view(0), seed).hands[1] == (36,) for seed in range(20))


# No question is open for her


def test_only_you_are_ever_asked() -> None:
    for board in ("calm", "stormy", "uncharted"):
        for seed in range(5):
            assert all(question.seat == 0 for game in moments(1, board, seed) for question in game.questions)


def test_nobody_can_answer_for_her() -> None:
    table = Table.solo().hand(1, 8, 10)
    table.day(CABIN_BOY).hand(1, 8, 10)
    with pytest.raises(UnknownQuestion):
        table.game.answer(table.game.asked + 1, "hand:8")


# Without events


@pytest.mark.parametrize(("mine", "pilferer", "hers"), [(CABIN_BOY, 40, 17), (17, 40, 27), (CABIN_BOY, 4, 7)])
def test_without_events_the_game_plays_in_the_same_way(mine: int, pilferer: int, hers: int) -> None:
    heard = alone(hers).deck(pilferer).hand(0, mine, 32, 35).loot(1, "map", "relic").days("relic relic", "map map", "")
    heard.game.await_choices()
    silent = heard.game.copy()
    silent.play(mine)
    heard.game.answer(heard.game.asked, f"hand:{mine}")
    assert silent == heard.game
    assert silent.events == []


def test_the_view_names_the_row_that_fits_the_loot_of_the_day() -> None:
    table = Table.solo().days("relic relic map", "")
    assert table.game.view(0).turn.fits == 2  # two bad tokens
    assert Table().days("relic relic map", "").game.view(0).turn.fits == 0  # there is no Automa
