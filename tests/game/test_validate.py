"""Every invalid state raises an error that says what is wrong."""

import pytest

from galecrest.game import Game, validate
from galecrest.game.errors import BadData
from galecrest.game.piles import ONE
from galecrest.game.terms import CHEST, DAYTIME, MIDSHIPMAN, OVER, PILFERER
from tests.random_games import finished


@pytest.fixture
def game() -> Game:
    """Of seat 0's six cards one is aboard, one is in the graveyard, and the others are in the hand."""
    game = Game.new(3, "calm", 1)
    first, second, *hand = game.hands[0]
    game.hands[0], game.ships[0], game.graveyards[0] = tuple(hand), (first,), (second,)
    validate(game)
    return game


def wrong(game: Game) -> str:
    with pytest.raises(BadData) as caught:
        validate(game)
    return str(caught.value)


def test_a_token_too_many_is_refused(game: Game) -> None:
    game.bag += ONE[CHEST]
    assert wrong(game) == "there must be 4 tokens of chest, not 5"


def test_a_token_too_few_is_refused(game: Game) -> None:
    game.loot[1] = game.bag
    game.bag = 0
    game.loot[1] -= ONE[6]
    assert wrong(game) == "there must be 8 tokens of relic, not 7"


def test_a_card_in_two_places_is_refused(game: Game) -> None:
    game.island.append(game.hands[0][0] << 3)
    assert wrong(game).startswith("seat 0 must own each of the 40 characters once, not [1, 2, ")


def test_a_lost_card_is_refused(game: Game) -> None:
    game.hands[2] = game.hands[2][1:]
    assert wrong(game).startswith("seat 2 must own each of the 40 characters once, not [")


def test_a_card_of_another_seat_on_the_island_is_not_the_own_one(game: Game) -> None:
    game.island.append(game.hands[1][0] << 3 | 1)
    game.hands[1] = game.hands[1][1:]
    validate(game)


@pytest.mark.parametrize("place", ["hands", "ships", "graveyards"])
def test_a_crew_out_of_order_is_refused(game: Game, place: str) -> None:
    cards = (*game.hands[0], *game.ships[0], *game.graveyards[0])
    game.hands[0] = game.ships[0] = game.graveyards[0] = ()
    crew = tuple(sorted(cards, reverse=True))
    getattr(game, place)[0] = crew
    assert wrong(game) == f"seat 0: cards must be in ascending rank, not {crew}"


def test_keeping_who_is_not_in_the_ship_is_refused(game: Game) -> None:
    game.kept[0] = game.ships[0]
    validate(game)
    game.kept[0] = (game.hands[0][0],)
    assert wrong(game) == f"seat 0 keeps ({game.hands[0][0]},), but not all of them are in the ship"


@pytest.mark.parametrize("track", [[0, 1, 2, 3, 4], [0, 0, 1, 2, 3, 4], [1, 2, 3, 4, 5, 6]])
def test_a_track_without_each_colour_once_is_refused(game: Game, track: list[int]) -> None:
    game.track = track
    assert wrong(game) == f"the reputation track must hold each of the six colours once, not {track}"


def test_a_step_that_no_rule_knows_is_refused(game: Game) -> None:
    game.todo = [("begin_voyage", 0, 0), ("sing", 0, 0)]
    assert wrong(game) == "there is no step called 'sing'"


def test_a_game_that_is_over_and_asks_is_refused() -> None:
    game = finished(2, "calm", 3)
    validate(game)
    game.kind = "gunner_fires"
    assert wrong(game) == "a game that is over must not have an open question"


def test_a_choice_of_cards_by_nobody_is_refused(game: Game) -> None:
    game.chosen = [hand[0] for hand in game.hands]
    assert wrong(game) == "the game waits for cards, but no seat has to choose one"


def test_a_choice_of_cards_in_the_daytime_is_refused(game: Game) -> None:
    game.phase = DAYTIME
    assert wrong(game) == "the game waits for cards, but no seat has to choose one"


@pytest.mark.parametrize("kind", ["", "whistles"])
def test_a_question_of_no_known_kind_is_refused(game: Game, kind: str) -> None:
    game.kind = kind
    assert wrong(game) == f"there is no question of the kind {kind!r}"


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_question_to_a_seat_that_does_not_exist_is_refused(game: Game, seat: int) -> None:
    game.phase, game.kind, game.seat = DAYTIME, "scout_sends", seat
    assert wrong(game) == f"question {game.asked} is for seat {seat}, which does not exist"


@pytest.mark.parametrize("choices", [(), (3,), (3, 3), (3, 60), (3, -1)])
def test_a_question_without_two_options_that_exist_is_refused(game: Game, choices: tuple[int, ...]) -> None:
    game.phase, game.kind, game.choices = DAYTIME, "scout_sends", choices
    assert wrong(game) == f"question {game.asked} needs at least two different, known options"


def test_who_has_one_card_cannot_be_asked_to_choose(game: Game) -> None:
    game.graveyards[0] = tuple(sorted((*game.graveyards[0], *game.hands[0][1:])))
    game.hands[0] = game.hands[0][:1]
    assert wrong(game) == f"question {game.asked} needs at least two different, known options"


def test_a_finished_game_is_valid_and_over() -> None:
    game = finished(4, "stormy", 3)
    assert game.phase == OVER
    validate(game)


def test_unsure_cards_lie_in_hand_or_graveyard(game: Game) -> None:
    game.unsure[0] = game.ships[0]
    assert wrong(game) == f"seat 0: only cards in hand or graveyard can be unsure, not {game.ships[0]}"


def test_a_chosen_card_is_in_the_hand(game: Game) -> None:
    game.chosen[0] = game.ships[0][0]
    assert wrong(game) == f"seat 0 has chosen {game.ships[0][0]}, which is not in the hand"


@pytest.mark.parametrize("seat", [3, 6, 7])
def test_only_seats_at_the_table_stand_on_the_island(game: Game, seat: int) -> None:
    game.island.append(17 << 3 | seat)
    assert wrong(game) == f"the island has a character of seat {seat}, which does not exist"


def test_the_midshipman_stands_there_with_two_players_only() -> None:
    game = Game.new(2, "calm", 1)
    game.island.append(MIDSHIPMAN)
    validate(game)


def test_the_pilferer_stands_there_alone_at_sea_only() -> None:
    game = Game.new(1, "calm", 1, level="pirate")
    game.island.append(17 << 3 | PILFERER)
    validate(game)


def test_who_waits_by_day_stands_on_the_island(game: Game) -> None:
    game.phase = DAYTIME
    game.waiting = [game.hands[0][0] << 3]
    assert wrong(game).endswith("cannot be waiting in the daytime phase")


def test_who_has_something_to_do_sits_at_the_table(game: Game) -> None:
    game.todo.append(("board", 5, 17))
    assert wrong(game) == "the step board is for seat 5, which does not exist"


@pytest.fixture
def alone() -> Game:
    game = Game.new(1, "calm", 3, level="pirate")
    validate(game)
    return game


@pytest.mark.parametrize("rank", [37, 99])
def test_the_top_card_is_one_of_the_solo_deck(alone: Game, rank: int) -> None:
    alone.top = rank
    assert "the top card of the solo deck must be one of" in wrong(alone)


@pytest.mark.parametrize("ranks", [(37,), (99,)])
def test_the_pilferers_cards_are_of_the_solo_deck(alone: Game, ranks: tuple[int, ...]) -> None:
    alone.pilfered = ranks
    assert "the Pilferer's cards must come from the solo deck" in wrong(alone)


@pytest.mark.parametrize(("row", "pointer"), [(9, "R1"), (-1, ""), (1, "L9"), (0, "R1")])
def test_automa_points_as_her_cards_do(alone: Game, row: int, pointer: str) -> None:
    alone.row, alone.pointer = row, pointer
    assert "no card of the solo deck points to" in wrong(alone)


@pytest.mark.parametrize(
    ("field", "value"), [("pilfered", (3,)), ("top", 3), ("row", 1), ("pointer", "R1"), ("lookout", True)]
)
def test_in_company_there_is_no_automa(game: Game, field: str, value: object) -> None:
    setattr(game, field, value)
    assert "only a solo game" in wrong(game)


def test_a_purse_is_below_nothing_at_anchor_only(game: Game) -> None:
    game.doubloons[0] = -1
    assert "doubloons may be below 0 at anchor only" in wrong(game)


def test_only_two_players_meet_the_midshipman(game: Game, alone: Game) -> None:
    for each in (game, alone):
        each.left_of_midshipman = 5
        assert "the Midshipman is in games of two players only" in wrong(each)


def test_a_crew_whose_abilities_are_left_is_made_of_characters(game: Game) -> None:
    game.crew_left = (99,)
    assert "crew_left names unknown ranks" in wrong(game)
