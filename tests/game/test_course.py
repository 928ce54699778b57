"""The course of the game: set-up, voyages, days, doubloons and reputation, and the end."""

from itertools import permutations

import pytest

from galecrest.game import Game, validate
from galecrest.game.errors import UnknownQuestion
from galecrest.game.events import DayBegan, Revealed, SatOut, VoyageBegan, WentAboard
from tests.random_games import MANY, events_of, finished, moments
from tests.table import Table

PAY = {1: 12, 2: 11, 3: 10, 4: 9, 5: 8, 6: 7}  # under the reputation spaces from left to right


def anchored(table: Table) -> Table:
    """All hands are empty: the last day passes, then the anchor step follows."""
    return table.days("").day(*[0] * table.game.seats)


def told(table: Table) -> list[str]:
    return [str(event) for event in table.events]


# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_track_holds_all_six_colours(seats: int) -> None:
    for seed in range(10):
        assert sorted(Game.new(seats, "calm", seed).track) == [0, 1, 2, 3, 4, 5]


def test_the_track_is_in_random_order() -> None:
    tracks = [Game.new(3, "calm", seed).track for seed in range(60)]
    for space in range(6):
        assert {track[space] for track in tracks} == {0, 1, 2, 3, 4, 5}


def test_two_players_start_on_the_third_and_fourth_space_either_way_round() -> None:
    tracks = [Game.new(2, "calm", seed).track for seed in range(40)]
    assert {tuple(track[2:4]) for track in tracks} == {(0, 1), (1, 0)}
    for space in (0, 1, 4, 5):
        assert {track[space] for track in tracks} == {2, 3, 4, 5}


def test_all_scores_start_at_0() -> None:
    assert Game.new(4, "calm", 1).scores == [0, 0, 0, 0]


def test_the_bag_starts_with_the_48_tokens_of_the_box() -> None:
    view = Game.new(2, "calm", 1).view(None)
    tokens = [*view.bag, *[token for day in view.days for token in day]]
    numbers = {kind: tokens.count(kind) for kind in set(tokens)}
    assert numbers == {"map": 10, "barrel": 8, "relic": 8, "saber": 6, "amulet": 6, "hook": 6, "chest": 4}


# Before each voyage


@pytest.mark.parametrize(("seats", "tokens"), [(2, 3), (3, 3), (4, 4), (5, 5), (6, 6)])
def test_every_day_gets_one_token_per_player_and_three_with_two_players(seats: int, tokens: int) -> None:
    for event in events_of(seats, "calm", 7):
        if isinstance(event, VoyageBegan):
            assert [len(day) for day in event.days] == [tokens] * (3 + event.voyage)


@pytest.mark.parametrize(("seats", "board", "seed"), MANY)
def test_the_three_voyages_last_4_5_and_6_days(seats: int, board: str, seed: int) -> None:
    days = [(event.voyage, event.day) for event in events_of(seats, board, seed) if isinstance(event, DayBegan)]
    assert days == [(voyage, day) for voyage in (1, 2, 3) for day in range(1, voyage + 4)]


@pytest.mark.parametrize(("seats", "board", "seed"), MANY)
def test_six_ranks_are_dealt_each_voyage_that_were_never_dealt_before(seats: int, board: str, seed: int) -> None:
    deals = [event.dealt for event in events_of(seats, board, seed) if isinstance(event, VoyageBegan)]
    assert [len(dealt) for dealt in deals] == [6, 6, 6]
    assert len({rank for dealt in deals for rank in dealt}) == 18


def test_any_rank_can_be_dealt() -> None:
    dealt = {rank for seed in range(60) for rank in Game.new(2, "calm", seed).hands[0]}
    assert dealt == set(range(1, 41))


def test_every_player_takes_the_same_six_from_the_own_set() -> None:
    game = Game.new(4, "calm", 3)
    (began,) = [event for event in game.events if isinstance(event, VoyageBegan)]
    assert game.hands == [began.dealt] * 4
    assert set(game.undealt) == set(range(1, 41)) - set(began.dealt)


def test_every_player_gains_the_doubloons_under_the_own_token() -> None:
    game = Game.new(6, "calm", 3)
    assert game.doubloons == [PAY[game.track.index(seat) + 1] for seat in range(6)]


def test_the_second_voyage_pays_by_the_reputation_of_that_moment() -> None:
    table = anchored(Table().track(1, 3, 0, 4, 5, 2))
    assert table.game.voyage == 2
    assert table.game.doubloons == [10, 12, 7]


def test_hands_grow_by_what_was_not_played() -> None:
    table = Table().hand(0, 3, 4).hand(1, 5).days("").day(27, 27, 27)
    (began,) = [event for event in table.events if isinstance(event, VoyageBegan)]
    assert table.game.hands[0] == tuple(sorted((3, 4, *began.dealt)))
    assert table.game.hands[1] == tuple(sorted((5, *began.dealt)))


# Choosing and the reveal


def test_all_players_are_asked_at_once_and_each_for_the_own_hand() -> None:
    table = Table().hand(0, 3, 4).hand(1, 5, 6, 7).hand(2, 8, 9)
    assert [(question.seat, question.options) for question in table.game.questions] == [
        (0, ("hand:3", "hand:4")),
        (1, ("hand:5", "hand:6", "hand:7")),
        (2, ("hand:8", "hand:9")),
    ]


def test_the_cards_stand_in_ascending_rank() -> None:
    assert "revealed island=[[1 8] [2 21] [0 35]] (reveal)" in told(Table().day(35, 8, 21))


def test_among_equal_ranks_the_higher_reputation_stands_further_right() -> None:
    assert "revealed island=[[2 35] [0 35] [1 35]] (reveal)" in told(Table().track(2, 3, 0, 4, 1, 5).day(35, 35, 35))


def test_later_changes_of_reputation_do_not_re_sort_the_island() -> None:
    table = (
        Table().days("map chest", "").day(6, 6, 0)
    )  # two Bandits fall to the far left, the second one below the first
    assert table.game.track[:2] == [1, 0]
    assert table.asked_seat == 1  # and is still rightmost


def test_who_has_one_card_plays_it_unasked() -> None:
    table = Table().hand(0, 27).days("", "").day(27, 14, 14)
    assert table.game.hands[0] == ()
    table = Table().hand(0, 27)
    table.game.await_choices()
    assert [question.seat for question in table.game.questions] == [1, 2]


def test_who_has_no_card_sits_out_and_keeps_the_ship() -> None:
    table = Table().hand(0).ship(0, 8, 21).days("map", "").day(0, 27, 0)
    assert "revealed island=[[1 27]] (reveal)" in told(table)
    assert table.game.ships[0] == (8, 21)
    assert table.purse(0) == 11  # the Barkeep at night


def test_a_new_day_has_an_event_for_a_seat_that_sits_out() -> None:
    table = Table().hand(0, 27).days("", "").day(27, 14, 14)
    assert [event for event in table.events if isinstance(event, SatOut)] == [SatOut("day", 0)]


def test_a_chosen_card_can_be_changed_until_the_reveal() -> None:
    game = Game.new(2, "calm", 1)
    first, second, *_ = game.questions[0].options
    mine, other = game.questions
    game.answer(mine.id, first)
    game.answer(mine.id, second)
    events = game.answer(other.id, first)
    (revealed,) = [event for event in events if isinstance(event, Revealed)]
    assert (0, int(second.removeprefix("hand:"))) in revealed.island


def test_a_chosen_card_cannot_be_changed_after_the_reveal() -> None:
    game = Game.new(2, "calm", 1)
    mine, other = game.questions
    game.answer(mine.id, mine.options[0])
    game.answer(other.id, other.options[0])
    with pytest.raises(UnknownQuestion):
        game.answer(mine.id, mine.options[1])


def test_whoever_chooses_first_the_result_is_the_same() -> None:
    results = []
    for order in permutations(range(3)):
        game = Game.new(3, "calm", 4)
        questions = game.questions
        for seat in order:
            game.answer(questions[seat].id, questions[seat].options[seat])
        game.record = []  # it holds the answers in the order given
        results.append(game)
    assert all(result == results[0] for result in results)


# Daytime and dusk


def test_the_daytime_goes_from_left_to_right_and_dusk_from_right_to_left() -> None:
    table = Table().days("", "").day(14, 29, 21)
    assert [str(event) for event in table.happened("acted")] == [
        "acted seat=0 rank=14 (bodyguard)",
        "acted seat=2 rank=21 (bosun)",
        "acted seat=1 rank=29 (infantry)",
        "acted seat=1 rank=29 (infantry)",
        "acted seat=2 rank=21 (bosun)",
        "acted seat=0 rank=14 (bodyguard)",
    ]


def test_who_leaves_the_island_before_the_own_turn_does_not_act() -> None:
    table = Table().days("", "").day(17, 29, 0)  # the Brute hits the Infantry
    assert table.purse(1) == 10
    assert table.game.ships[1] == ()


def test_each_in_turn_gains_one_token_of_the_own_choice() -> None:
    table = Table().days("amulet chest map", "").day(4, 21, 27)
    assert (table.asked_seat, table.options) == (2, {"loot:amulet", "loot:chest", "loot:map"})
    table.answer("loot:chest", kind="dusk_gains")
    assert (table.asked_seat, table.options) == (1, {"loot:amulet", "loot:map"})
    table.answer("loot:map", kind="dusk_gains")
    assert [table.count(0, "amulet"), table.count(1, "map"), table.count(2, "chest")] == [1, 1, 1]


def test_tokens_of_one_kind_are_one_option_and_then_not_asked_about() -> None:
    table = Table().days("map map", "").day(27, 0, 0)
    assert table.asked == "choose_character"
    assert table.count(0, "map") == 1


def test_when_no_token_is_left_the_character_just_goes_aboard() -> None:
    table = Table().days("map", "").day(4, 27, 0)
    assert table.count(1, "map") == 1
    assert table.game.ships[:2] == [(4,), (27,)]


def test_the_character_goes_aboard_before_the_next_one_gains() -> None:
    table = Table().days("map chest map", "").day(4, 21, 27).answer("loot:map")
    assert table.game.ships == [(), (), (27,)]
    assert table.events[-2] == WentAboard("dusk", 2, 27, "island")


def test_tokens_left_on_the_day_return_to_the_bag() -> None:
    table = Table().days("map map map", "").day(27, 0, 0)
    assert table.in_bag("map") == 9
    assert "discarded_loot seat=None loot=map count=2 (dusk)" in told(table)
    assert len(table.game.days) == 1


# Doubloons and reputation


def test_reputation_gained_moves_the_token_right_and_those_passed_slide_left() -> None:
    table = Table().day(34, 0, 0)
    assert table.game.track == [1, 2, 0, 3, 4, 5]


def test_each_step_past_the_right_end_gains_1_doubloon() -> None:
    table = Table().track(1, 2, 3, 4, 0, 5).day(34, 0, 0)  # one space, and one step past the end
    assert table.game.track == [1, 2, 3, 4, 5, 0]
    assert table.purse(0) == 11
    table = Table().track(1, 2, 3, 4, 5, 0).day(34, 0, 0)
    assert table.game.track == [1, 2, 3, 4, 5, 0]
    assert table.purse(0) == 12


def test_reputation_lost_moves_the_token_left_and_those_passed_slide_right() -> None:
    table = Table().loot(1, "map").track(1, 2, 3, 0, 4, 5).day(23, 0, 0)
    assert table.game.track == [1, 0, 2, 3, 4, 5]
    assert table.purse(0) == 10


def test_each_step_past_the_left_end_loses_1_doubloon() -> None:
    table = Table().loot(1, "map").track(1, 0, 2, 3, 4, 5).day(23, 0, 0)
    assert table.game.track == [0, 1, 2, 3, 4, 5]
    assert table.purse(0) == 9
    table = Table().loot(1, "map").day(23, 0, 0)
    assert table.purse(0) == 8


def test_a_loss_stops_at_0_and_the_rest_is_forgiven() -> None:
    table = Table().loot(1, "map").doubloons(1, 10, 10).day(23, 0, 0)
    assert table.purse(0) == 0


def test_a_player_pays_only_what_the_purse_holds() -> None:
    table = Table().doubloons(10, 1, 10).day(3, 27, 0)
    assert table.game.doubloons == [11, 0, 10]
    assert table.space(1) == 3


# The end of a voyage and of the game


def test_doubloons_are_added_to_the_score_and_returned() -> None:
    table = Table().doubloons(3, 0, 25)
    table.game.scores = [90, 5, 80]
    anchored(table)
    assert table.game.scores == [93, 5, 105]  # 99, the last number on the dial, is not a limit
    assert table.game.doubloons == [12, 11, 10]  # only the pay of the second voyage


def test_tokens_return_to_the_bag_and_ships_to_the_graveyards() -> None:
    table = anchored(Table().ship(0, 14, 21).graveyard(0, 17).loot(0, "saber"))
    assert table.game.loot == [0, 0, 0]
    assert table.game.ships == [(), (), ()]
    assert table.game.graveyards[0] == (14, 17, 21)


def test_the_game_ends_after_the_third_voyage() -> None:
    table = anchored(Table().voyage(3).doubloons(4, 9, 6))
    assert table.game.over
    assert table.game.questions == ()
    assert table.game.standing == (1, 2, 0)
    assert told(table)[-2:] == ["voyage_ended voyage=3 (voyage)", "game_ended standing=[1 2 0] (voyage)"]


def test_a_tie_goes_to_the_higher_reputation() -> None:
    table = anchored(Table().voyage(3).doubloons(7, 7, 7).track(1, 3, 0, 4, 2, 5))
    assert table.game.standing == (2, 0, 1)


@pytest.mark.parametrize(("seats", "board", "seed"), MANY)
def test_a_game_is_valid_at_every_moment(seats: int, board: str, seed: int) -> None:
    for game in moments(seats, board, seed):
        validate(game)


@pytest.mark.parametrize("board", ["calm", "stormy", "uncharted"])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_game_to_which_nobody_listens_takes_the_same_course(seats: int, board: str) -> None:
    for seed in range(8):
        heard = finished(seats, board, seed)
        unheard = Game.new(seats, board, seed)
        for question, choice in heard.log.answers:
            if unheard.kind == "choose_character":
                unheard.choose(question - unheard.asked, choice)
            else:
                unheard.play(choice)
        assert unheard == heard


def test_play_answers_for_the_first_seat_that_is_asked() -> None:
    game = Game.new(2, "calm", 1)
    game.play(game.choices[2])
    assert [question.seat for question in game.questions] == [1]
    assert game.chosen == [game.hands[0][2], 0]
