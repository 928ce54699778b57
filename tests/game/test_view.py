"""Views contain exactly what a seat may know, and imagined games agree with them."""

from dataclasses import fields, replace

import pytest

from galecrest.game import Game, View, imagine, validate
from galecrest.game.errors import BadSetup
from galecrest.game.terms import ALL_RANKS
from galecrest.game.view import Player
from tests.random_games import MANY, moments
from tests.table import Table

SECRET = 123456789123456789


# The whitelist


def test_nobody_sees_the_seed() -> None:
    game = Game.new(3, "calm", SECRET)
    for seat in (0, 1, 2, None):
        assert str(SECRET) not in repr(game.view(seat))


def test_a_view_is_the_same_whatever_chance_will_bring() -> None:
    for game in moments(3, "stormy", 41):
        other = game.copy()
        other.reseed(SECRET)
        for seat in (0, 1, 2, None):
            assert game.view(seat) == other.view(seat)


def test_a_view_has_these_fields_and_no_others() -> None:
    assert {field.name for field in fields(View)} == {
        "seat",
        "rules",
        "seats",
        "level",
        "board",
        "sides",
        "voyage",
        "day",
        "days_of_voyage",
        "phase",
        "days",
        "bag",
        "undealt",
        "track",
        "island",
        "players",
        "hand",
        "graveyard",
        "chosen",
        "top",
        "questions",
        "turn",
        "standing",
        "box",
        "solo",
    }
    assert {field.name for field in fields(Player)} == {
        "doubloons",
        "score",
        "loot",
        "ship",
        "kept",
        "hand_size",
        "graveyard_size",
        "holds",
        "may_hold",
        "has_chosen",
    }


def test_a_seat_sees_its_own_hand_graveyard_and_question() -> None:
    table = Table().hand(0, 3, 4).graveyard(0, 8, 9)
    view = table.game.view(0)
    assert (view.hand, view.graveyard) == ((3, 4), (8, 9))
    assert [question.seat for question in view.questions] == [0]


def test_a_spectator_sees_no_hand_no_graveyard_no_question() -> None:
    view = Table().graveyard(0, 8, 9).game.view(None)
    assert (view.seat, view.hand, view.graveyard, view.chosen, view.questions) == (None, (), (), 0, ())


def test_a_seat_sees_the_card_it_has_chosen_and_of_others_only_that_they_have() -> None:
    game = Game.new(3, "calm", 1)
    question = game.questions[1]
    game.answer(question.id, question.options[2])
    assert game.view(1).chosen == game.hands[1][2]
    assert game.view(1).questions == ()
    for seat in (0, 2, None):
        assert game.view(seat).chosen == 0
        assert [player.has_chosen for player in game.view(seat).players] == [False, True, False]


def test_whichever_card_another_has_chosen_the_view_is_the_same() -> None:
    game = Game.new(3, "calm", 1)
    question = game.questions[1]
    games = [game.copy() for _ in question.options]
    for each, option in zip(games, question.options, strict=True):
        each.answer(question.id, option)
    for seat in (0, 2, None):
        assert all(each.view(seat) == games[0].view(seat) for each in games)
    assert len({each.view(1).chosen for each in games}) == 6


def test_who_has_chosen_is_forgotten_after_the_reveal() -> None:
    table = Table().ship(0, 8, 21).day(4, 27, 27)
    view = table.game.view(0)
    assert view.chosen == 0
    assert not any(player.has_chosen for player in view.players)


def test_all_see_ships_loot_doubloons_scores_and_reputation() -> None:
    table = Table().ship(1, 8, 21).loot(1, "relic", "map").doubloons(3, 4, 5).track(5, 4, 3, 2, 1, 0)
    table.game.scores = [20, 30, 40]
    for seat in (0, None):
        view = table.game.view(seat)
        assert view.players[1].ship == (8, 21)
        assert view.players[1].loot == ("map", "relic")
        assert [player.doubloons for player in view.players] == [3, 4, 5]
        assert [player.score for player in view.players] == [20, 30, 40]
        assert view.track == (5, 4, 3, 2, 1, 0)
        assert view.standing == (2, 1, 0)


def test_all_days_and_the_bag_are_open() -> None:
    view = Table().days("map chest", "relic").game.view(None)
    assert view.days == (("chest", "map"), ("relic",))
    assert len(view.bag) == 45
    assert (view.day, view.days_of_voyage) == (3, 4)


def test_the_night_belongs_to_the_day_that_it_ends() -> None:
    table = Table().ship(0, 8, 24).days("", "", "").day(27, 27, 27)  # day 2 of 4
    assert table.game.view(0).phase == "night"
    assert table.game.view(0).day == 2


def test_the_island_is_told_as_seats_and_ranks() -> None:
    table = Table(2).ship(0, 8, 21).day(4, 27)
    assert table.game.view(1).island == ((0, 4), (7, 20), (1, 27))


# The Surgeon's secret


def healed(rank: int) -> Table:
    table = Table().graveyard(1, 3, 5, 9).days("", "", "", "")
    table.game.undealt = tuple(rank for rank in ALL_RANKS if rank not in (3, 5, 9, 19, 27, 31, 32, 35))
    table.day(27, 31, 27)
    return table.answer(f"graveyard:{rank}", kind="surgeon_heals")


def test_nobody_else_knows_which_card_the_surgeon_brought_back() -> None:
    first, second = healed(3), healed(9)
    for seat in (0, 2, None):
        assert first.game.view(seat) == second.game.view(seat)
        assert [event.seen_by(seat) for event in first.events] == [event.seen_by(seat) for event in second.events]
    assert first.game.view(1) != second.game.view(1)


def test_what_the_surgeon_may_have_brought_back_is_told_apart_from_what_is_surely_held() -> None:
    them = healed(5).game.view(0).players[1]
    assert them.holds == (32, 35)
    assert them.may_hold == (3, 5, 9)
    assert (them.hand_size, them.graveyard_size) == (3, 2)


def test_a_surgeon_with_one_card_in_the_graveyard_has_no_secret() -> None:
    table = Table().graveyard(1, 3).day(27, 31, 27)
    them = table.game.view(0).players[1]
    assert (them.holds, them.may_hold) == ((3, 32, 35), ())


def test_the_secret_ends_when_the_card_is_played() -> None:
    table = healed(5)
    table.day(27, 5, 27)
    them = table.game.view(0).players[1]
    assert (them.holds, them.may_hold) == ((32, 35), ())


def test_the_secret_shrinks_when_another_of_the_cards_is_seen_in_the_graveyard() -> None:
    table = healed(5).loot(1, "relic")
    table.day(27, 19, 27).answer("graveyard:3", kind="necromancer_raises")
    assert table.game.view(0).players[1].may_hold == (5, 9)


def test_the_secret_ends_when_all_others_are_seen() -> None:
    table = healed(5).loot(1, "relic", "relic")
    table.day(27, 19, 27).answer("graveyard:3", kind="necromancer_raises")
    table.ship(1).day(27, 19, 27)  # and the other one, unasked
    them = table.game.view(0).players[1]
    assert (them.holds, them.may_hold) == ((5, 32, 35), ())


# Questions about hidden cards


def asked_of_another(kind: str) -> Table:
    match kind:
        case "scout_sends":
            table = Table().day(27, 1, 27)
        case "recruiter_hires":
            table = Table().day(27, 25, 27)
        case "surgeon_heals":
            table = Table().graveyard(1, 3, 5).day(27, 31, 27)
        case _:
            table = Table().graveyard(1, 3, 5).loot(1, "relic").day(27, 19, 27)
    assert table.asked == kind
    return table


HIDDEN = ["scout_sends", "recruiter_hires", "surgeon_heals", "necromancer_raises"]


@pytest.mark.parametrize("kind", HIDDEN)
def test_others_see_that_a_seat_is_asked_about_hidden_cards_and_not_what_is_offered(kind: str) -> None:
    game = asked_of_another(kind).game
    assert game.view(1).turn.choices == game.choices
    for seat in (0, 2, None):
        assert (game.view(seat).turn.kind, game.view(seat).turn.seat) == (kind, 1)
        assert game.view(seat).turn.choices == ()
        assert game.view(seat).questions == ()


def test_what_is_offered_of_open_things_all_may_see() -> None:
    game = Table().ship(0, 8, 21).day(4, 27, 27).game
    assert game.view(2).turn.choices == game.choices
    assert game.view(2).questions == ()


# Imagining


def public(view: View) -> View:
    """A view without the chosen cards, because an imagined game chooses them again."""
    players = tuple(replace(player, has_chosen=False) for player in view.players)
    return replace(view, players=players, chosen=0, questions=())


@pytest.mark.parametrize(("seats", "board", "seed"), MANY)
def test_an_imagined_game_is_valid_and_looks_the_same(seats: int, board: str, seed: int) -> None:
    for number, game in enumerate(moments(seats, board, seed)):
        seat = (*range(seats), None)[number % (seats + 1)]
        seen = game.view(seat)
        imagined = imagine(seen, number)
        validate(imagined)
        assert public(imagined.view(seat)) == public(seen)
        if game.kind != "choose_character":
            assert imagined.view(seat) == seen


def test_an_imagined_game_looks_the_same_also_when_another_is_asked_about_hidden_cards() -> None:
    met = dict.fromkeys(HIDDEN, 0)
    for seed in range(40):
        for game in moments(3, "calm", 1000 + seed):
            if game.kind in met:
                met[game.kind] += 1
                for seat in (0, 1, 2, None):
                    imagined = imagine(game.view(seat), seed)
                    validate(imagined)
                    assert imagined.view(seat) == game.view(seat)
                    assert len(imagined.choices) == len(game.choices)
    assert all(met.values())


@pytest.mark.parametrize("kind", HIDDEN)
def test_an_imagined_question_about_hidden_cards_can_be_answered(kind: str) -> None:
    imagined = imagine(asked_of_another(kind).game.view(0), 5)
    imagined.play(imagined.choices[0])
    assert imagined.kind != kind


def test_an_imagined_game_plays_on_to_its_end() -> None:
    for number, game in enumerate(moments(4, "stormy", 43)):
        if number % 30 == 0:
            imagined = imagine(game.view(1), number)
            while not imagined.over:
                imagined.play(imagined.choices[-1])
            assert sorted(imagined.standing) == [0, 1, 2, 3]


def test_the_own_cards_are_not_imagined_and_those_of_others_are() -> None:
    game = healed(5).game
    hands = {imagine(game.view(0), seed).hands[1] for seed in range(40)}
    assert hands == {(3, 32, 35), (5, 32, 35), (9, 32, 35)}
    assert {imagine(game.view(1), seed).hands[1] for seed in range(40)} == {(5, 32, 35)}


def test_what_is_not_imagined_into_the_hand_lies_in_the_graveyard() -> None:
    for seed in range(10):
        imagined = imagine(healed(5).game.view(0), seed)
        assert {3, 5, 9} == {*imagined.hands[1], *imagined.graveyards[1]} & {3, 5, 9}


def test_face_down_cards_are_chosen_again() -> None:
    game = Game.new(3, "calm", 1)
    question = game.questions[1]
    game.answer(question.id, question.options[0])
    assert [each.seat for each in imagine(game.view(0), 1).questions] == [0, 1, 2]


def test_an_imagined_game_has_the_seed_that_was_asked_for_and_no_record() -> None:
    imagined = imagine(Game.new(3, "calm", SECRET).view(0), 8)
    assert imagined.seed == 8
    assert imagined.record == []


def test_a_seed_out_of_range_cannot_imagine() -> None:
    with pytest.raises(BadSetup, match="the seed must be a whole number"):
        imagine(Game.new(3, "calm", 1).view(0), -1)
