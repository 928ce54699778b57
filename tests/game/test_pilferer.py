"""Solo games: the set-up, the order of choices, the Pilferer on the island and at dusk, and the solo deck."""

import pytest

from galecrest.game import Game
from galecrest.game.errors import BadSetup
from galecrest.game.events import DeckShown, PilfererCame, Revealed, VoyageBegan
from galecrest.game.game import CHOOSE
from galecrest.game.terms import ALL_RANKS
from tests.random_games import events_of, moments
from tests.table import Table

CABIN_BOY = 5
SEEDS = range(6)


def told(table: Table, name: str) -> list[str]:
    return [str(event) for event in table.happened(name)]


def island(table: Table) -> tuple[tuple[int, int], ...]:
    (revealed,) = [event for event in table.events if isinstance(event, Revealed)]
    return revealed.island


# The set-up


@pytest.mark.parametrize(
    ("level", "you", "automa"),
    [
        ("landlubber", 20, 0),
        ("scallywag", 10, 0),
        ("pirate", 0, 0),
        ("captain", 0, 10),
        ("admiral", 0, 20),
        ("arrrgh", 0, 30),
    ],
)
def test_the_level_gives_points_at_the_start(level: str, you: int, automa: int) -> None:
    game = Game.new(1, "calm", 1, level=level)
    assert game.scores == [you, automa]
    assert [player.score for player in game.view(0).players] == [you, automa]


def test_the_points_of_the_level_count_at_the_end() -> None:
    table = Table.solo(level="admiral").voyage(3).doubloons(25, 10).days("").day(CABIN_BOY)
    assert table.game.over
    assert table.game.scores == [25, 30]
    assert table.game.standing == (1, 0)


def test_a_tie_goes_to_the_higher_reputation() -> None:
    table = Table.solo().voyage(3).track(1, 0, 2, 3, 4, 5).days("").day(CABIN_BOY)
    assert table.game.scores == [10, 10]
    assert table.game.standing == (0, 1)


@pytest.mark.parametrize(("seats", "level"), [(1, ""), (1, "sailor"), (2, "pirate")])
def test_one_seat_needs_a_level_and_more_have_none(seats: int, level: str) -> None:
    with pytest.raises(BadSetup, match="landlubber, scallywag, pirate, captain, admiral, arrrgh"):
        Game.new(seats, "calm", 1, level=level)


def test_three_tokens_lie_on_every_day() -> None:
    voyages = [event for event in events_of(1, "calm", 2) if isinstance(event, VoyageBegan)]
    assert [[len(day) for day in voyage.days] for voyage in voyages] == [[3] * 4, [3] * 5, [3] * 6]


def test_yours_and_automas_tokens_start_on_the_third_and_fourth_space() -> None:
    thirds = set()
    for seed in range(20):
        game = Game.new(1, "calm", seed, level="pirate")
        assert set(game.track[2:4]) == {0, 1}
        thirds.add(game.track[2])
    assert thirds == {0, 1}


def test_both_gain_the_doubloons_under_their_token() -> None:
    game = Game.new(1, "calm", 1, level="pirate")
    assert sorted(game.doubloons) == [9, 10]


def test_there_is_no_midshipman_but_the_pilferer_comes_every_day() -> None:
    reveals = [event.island for event in events_of(1, "calm", 8) if isinstance(event, Revealed)]
    assert len(reveals) == 15
    assert all([seat for seat, _ in each].count(6) == 1 for each in reveals)
    assert not any(seat == 7 for each in reveals for seat, _ in each)


# The morning


def test_first_your_card_then_the_pilferers_then_automas() -> None:
    game = Game.new(1, "calm", 4, level="pirate")
    (question,) = game.questions
    names = [event.name() for event in game.answer(question.id, question.options[0])]
    assert names[:5] == ["chose", "pilferer_came", "deck_shown", "automa_chose", "revealed"]


def test_you_cannot_think_better_of_it_once_the_pilferer_has_come() -> None:
    game = Game.new(1, "calm", 4, level="pirate")
    (question,) = game.questions
    game.answer(question.id, question.options[0])
    assert question.id not in {each.id for each in game.questions}


def test_with_one_card_in_hand_you_play_it_unasked() -> None:
    table = Table.solo().hand(0).hand(1, 8).days("map", "").day(20)
    assert (0, 20) in island_of_the_first_day(table)


def test_with_an_empty_hand_you_sit_out_and_the_others_come() -> None:
    table = Table.solo().hand(1, 8).deck(4).days("").day(0)
    assert island_of_the_first_day(table) == ((6, 4), (1, 8))


def island_of_the_first_day(table: Table) -> tuple[tuple[int, int], ...]:
    return next(event.island for event in table.events if isinstance(event, Revealed))


# Ties


def test_he_stands_left_of_your_equal_card() -> None:
    assert island(Table.solo().deck(20).day(20)) == ((6, 20), (0, 20))


def test_he_stands_left_of_automas_equal_card() -> None:
    assert island(Table.solo().deck(20).hand(1, 20).day(CABIN_BOY))[1:] == ((6, 20), (1, 20))


@pytest.mark.parametrize("track", [(0, 1, 2, 3, 4, 5), (1, 0, 2, 3, 4, 5)])
def test_between_you_and_automa_the_higher_reputation_stands_right(track: tuple[int, ...]) -> None:
    table = Table.solo().deck(20).hand(1, 20).track(*track).day(20)
    assert island(table) == ((6, 20), (track[0], 20), (track[1], 20))


def test_he_stands_left_of_the_equal_card_that_your_scout_sends() -> None:
    table = Table.solo().deck(20).hand(0, 20, 33, 35).day(1).answer("hand:20", kind="scout_sends")
    assert told(table, "placed") == ["placed seat=0 rank=20 place=1 (scout)"]


def test_he_stands_left_of_the_equal_card_that_automas_scout_sends() -> None:
    table = (
        Table.solo().deck(20, 3).hand(1, 1, 20).day(CABIN_BOY)
    )  # the Beggar's card points at the second from the right
    assert told(table, "placed") == ["placed seat=1 rank=20 place=2 (scout)"]


# On the island


def test_he_counts_as_the_beggars_rightmost_and_nothing_is_paid_or_gained() -> None:
    table = Table.solo().deck(40).day(3)
    assert table.game.doubloons == [10, 10]
    assert table.game.track == [0, 1, 2, 3, 4, 5]
    assert "nothing_happened seat=0 (beggar)" in told(table, "nothing_happened")


def test_automas_beggar_gets_nothing_from_him() -> None:
    table = Table.solo().deck(40).hand(1, 3).day(10)
    assert table.game.doubloons == [10, 10]
    assert table.game.track == [0, 1, 2, 3, 4, 5]


def test_automas_beggar_gets_2_from_you_as_the_rightmost() -> None:
    table = Table.solo().hand(1, 3).day(10)
    assert table.game.doubloons == [8, 12]
    assert table.space(0) == 2


def test_your_brute_discards_his_card_and_nobody_gains_reputation() -> None:
    table = Table.solo().deck(40).day(17)
    assert told(table, "pilferer_left") == ["pilferer_left rank=40 (brute)"]
    assert table.game.ships[0] == (17,)
    assert table.game.track == [0, 1, 2, 3, 4, 5]
    assert table.game.graveyards == [(), ()]


def test_automas_brute_discards_his_card_and_nobody_gains_reputation() -> None:
    table = Table.solo().deck(40).hand(1, 17).day(CABIN_BOY)
    assert told(table, "pilferer_left") == ["pilferer_left rank=40 (brute)"]
    assert table.game.ships[1] == (17,)
    assert table.game.track == [0, 1, 2, 3, 4, 5]


def test_discarded_by_a_brute_he_takes_no_token() -> None:
    table = Table.solo().deck(40).days("chest map", "").day(17)
    assert table.options == {"loot:chest", "loot:map"}
    table.answer("loot:map")
    assert told(table, "discarded_loot") == ["discarded_loot seat=None loot=chest count=1 (dusk)"]


def test_discarded_by_a_brute_his_card_is_used_all_the_same() -> None:
    table = Table.solo().deck(40).day(17)
    assert table.game.view(0).turn.pilfered == (40,)


def test_the_cabin_boy_right_of_him_is_not_leftmost() -> None:
    assert Table.solo().deck(4).day(CABIN_BOY).purse(0) == 10


def test_the_cabin_boy_left_of_him_is_leftmost() -> None:
    assert Table.solo().deck(6).day(CABIN_BOY).purse(0) == 13


def test_the_infantry_left_of_him_is_not_rightmost() -> None:
    assert Table.solo().deck(30).day(29).purse(0) == 10


def test_the_infantry_right_of_him_is_rightmost() -> None:
    assert Table.solo().deck(28).day(29).purse(0) == 15


def test_he_uses_no_ability_by_day() -> None:
    table = Table.solo().deck(14).days("saber saber map", "").day(CABIN_BOY)
    assert told(table, "acted") == ["acted seat=0 rank=5 (cabin_boy)", "acted seat=0 rank=5 (cabin_boy)"]
    assert told(table, "discarded_loot")[0] == "discarded_loot seat=None loot=map count=1 (pilferer)"


def test_he_is_no_target_of_your_saber() -> None:
    table = Table.solo().deck(4).days("saber map", "").day(20).answer("loot:saber", kind="dusk_gains")
    assert "nothing_happened seat=0 (saber)" in told(table, "nothing_happened")
    assert told(table, "pilferer_left") == ["pilferer_left rank=4 (pilferer)"]


def test_your_saber_hits_automa_though_he_is_there_too() -> None:
    table = Table.solo().deck(9).hand(1, 10).days("saber", "").day(20)
    assert table.game.graveyards == [(), (10,)]


def test_he_is_no_target_of_automas_saber() -> None:
    table = Table.solo().deck(9).hand(1, 20).days("saber", "").day(CABIN_BOY)
    assert told(table, "pilferer_left") == ["pilferer_left rank=9 (pilferer)"]
    assert table.game.graveyards[0] == (5,)


# At dusk


@pytest.mark.parametrize(
    ("day", "taken"),
    [
        ("relic barrel amulet saber map hook chest", "chest"),
        ("relic barrel amulet saber map hook", "hook"),
        ("relic barrel amulet saber map", "map"),
        ("relic barrel amulet saber", "saber"),
        ("relic barrel amulet", "amulet"),
        ("relic barrel", "barrel"),
        ("relic", "relic"),
    ],
)
def test_he_takes_by_automas_list_back_to_the_bag(day: str, taken: str) -> None:
    table = Table.solo().deck(40).days(day, "").day(CABIN_BOY)
    assert told(table, "discarded_loot")[0] == f"discarded_loot seat=None loot={taken} count=1 (pilferer)"
    assert table.game.loot == [0, 0]


def test_he_takes_one_token_in_his_turn() -> None:
    table = Table.solo().deck(21).hand(1, 20).days("chest chest hook map relic", "").day(26).answer("loot:chest")
    table.answer("loot:hook", kind="cook_gains")  # you take before his turn, Automa after it
    assert told(table, "discarded_loot")[0] == "discarded_loot seat=None loot=chest count=1 (pilferer)"
    assert table.count(1, "map") == 1


@pytest.mark.parametrize("board", ["calm", "stormy"])
@pytest.mark.parametrize("token", ["hook", "saber", "barrel"])
def test_what_he_takes_has_no_effect(board: str, token: str) -> None:
    table = Table.solo(board).deck(40).ship(0, 8).ship(1, 10).hand(1, 20).days(token, "").day(CABIN_BOY)
    assert table.game.ships == [(5, 8), (10, 20)]
    assert table.game.doubloons == [14, 10]  # your Cabin Boy is leftmost, and your Barkeep works at night
    assert table.game.track == [0, 1, 2, 3, 4, 5]


def test_with_no_token_left_he_just_leaves() -> None:
    table = Table.solo().deck(4).day(CABIN_BOY)
    assert told(table, "discarded_loot") == []
    assert told(table, "pilferer_left") == ["pilferer_left rank=4 (pilferer)"]


def test_his_card_leaves_the_island_for_nobodys_ship() -> None:
    table = Table.solo().deck(14).hand(1, 20).day(CABIN_BOY)
    assert table.game.island == []
    assert table.game.ships == [(5,), (20,)]
    assert table.game.graveyards == [(), ()]
    assert table.game.view(0).turn.pilfered == (14,)


# The solo deck


def all_events(seed: int) -> list[VoyageBegan | PilfererCame]:
    return [event for event in events_of(1, "calm", seed) if isinstance(event, VoyageBegan | PilfererCame)]


@pytest.mark.parametrize("seed", SEEDS)
def test_you_and_automa_are_dealt_the_same_six_cards_and_never_the_wind_nymph(seed: int) -> None:
    game = Game.new(1, "calm", seed, level="pirate")
    assert game.hands[0] == game.hands[1]
    assert len(game.hands[0]) == 6
    for event in all_events(seed):
        assert 37 not in (event.dealt if isinstance(event, VoyageBegan) else (event.rank,))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_dealt_never_returns(seed: int) -> None:
    dealt: list[int] = []
    for event in all_events(seed):
        if isinstance(event, VoyageBegan):
            assert not set(dealt) & set(event.dealt)
            dealt += event.dealt
        else:
            assert event.rank not in dealt
    assert len(dealt) == 18


@pytest.mark.parametrize("seed", SEEDS)
def test_the_pilferer_comes_with_a_new_card_every_day_of_a_voyage(seed: int) -> None:
    used: list[int] = []
    for event in all_events(seed):
        if isinstance(event, VoyageBegan):
            used = []
        else:
            assert event.rank not in used
            used.append(event.rank)
    assert len(used) == 6


@pytest.mark.parametrize("voyage", [1, 2])
def test_before_the_next_voyage_the_pilferers_cards_and_the_top_card_are_shuffled_back(voyage: int) -> None:
    """The deck has only seven cards, including the Pilferer's three, so the next deal and the new top card use all of them."""
    table = Table.solo().voyage(voyage).hand(1, 8)
    table.game.undealt = (4, 6, 9, 14, 16, 18, 21, 37)
    table.game.pilfered = (4, 6)
    table.deck(9).days("").day(CABIN_BOY)
    (began,) = [event for event in table.events if isinstance(event, VoyageBegan)]
    assert sorted((*began.dealt, table.game.top)) == [4, 6, 9, 14, 16, 18, 21]
    assert table.game.view(0).turn.pilfered == ()


def test_a_new_voyage_begins_before_automa_has_looked_at_her_table() -> None:
    table = Table.solo().hand(1, 8, 10).days("").day(CABIN_BOY)
    turn = table.game.view(0).turn
    assert (turn.row, turn.pointer) == (0, "")


# The backs of the deck are up


def test_the_pointers_of_the_top_card_can_be_read_before_you_choose() -> None:
    for game in moments(1, "calm", 3):
        if game.kind == CHOOSE:
            for seat in (0, None):
                assert game.view(seat).top == game.solo.cards[game.top].pointers


def test_the_pointers_are_told_whenever_another_card_is_on_top() -> None:
    for seed in SEEDS:
        for game in moments(1, "stormy", seed):
            shown = [event.pointers for event in game.events if isinstance(event, DeckShown)]
            if shown:
                assert game.view(0).top == shown[-1]


def test_the_top_card_that_was_read_is_the_next_pilferer() -> None:
    table = Table.solo().hand(1, 8, 10)
    before = table.game.view(0).top
    table.day(CABIN_BOY)
    (came,) = [event for event in table.events if isinstance(event, PilfererCame)]
    assert table.game.solo.cards[came.rank].pointers == before


def test_a_deck_that_lies_face_down_shows_nothing() -> None:
    closed = '[deck]\nopen = false\nsource = "J"\n'
    table = Table.solo(rules=closed).hand(1, 8, 10).day(CABIN_BOY)
    assert table.game.top
    assert table.game.view(0).top == ()
    assert not table.happened("deck_shown")


def test_games_of_the_first_version_look_at_the_top_card_when_they_need_it() -> None:
    old, new = [Game.new(1, "calm", 5, level="pirate", rules=rules) for rules in (1, 2)]
    assert (old.top, old.view(0).top) == (0, ())
    assert new.top
    for game in (old, new):
        (question,) = game.questions
        game.answer(question.id, question.options[0])
    assert old.pilfered == new.pilfered
    assert old.log.outcomes == new.log.outcomes


def test_any_card_that_was_not_dealt_may_come_first_in_the_second_voyage() -> None:
    came = set()
    for seed in range(40):
        table = Table.solo().hand(1).deck(9).days("")
        table.game.undealt = (2, 3, 4, 6, 7, 9, 14, 16)
        table.game.reseed(seed)
        table.day(CABIN_BOY).answer("hand:36", kind="choose_character")
        came |= {event.rank for event in table.events if isinstance(event, PilfererCame)}
    assert came == {2, 3, 4, 6, 7, 9, 14, 16}


@pytest.mark.parametrize("seed", SEEDS)
def test_todays_pilferer_is_the_card_that_lay_on_top_in_the_morning(seed: int) -> None:
    looked_at = 0
    days = 0
    for game in moments(1, "calm", seed):
        for event in game.events:
            if isinstance(event, PilfererCame):
                assert looked_at == event.rank
                days += 1
        looked_at = game.top
    assert days == 15


def test_every_card_but_the_wind_nymph_comes_sooner_or_later() -> None:
    seen: set[int] = set()
    for seed in range(40):
        game = Game.new(1, "calm", seed, level="pirate")
        seen |= {*game.hands[1]}
        (question,) = game.questions
        game.answer(question.id, question.options[0])
        seen |= {*game.pilfered}
    assert seen == set(ALL_RANKS) - {37}
