"""The statistics of random play match the games."""

from random import Random

import pytest

from galecrest.game import Game
from galecrest.game.terms import CHARACTERS
from galecrest.game.tiles import box_from_toml
from galecrest.lab.simulate import Results, play_randomly, simulate


def after(games: int, players: int = 3, board: str = "calm", seed: int = 1, tiles: str = "") -> Results:
    *_, results = simulate(players, board, games, seed, box_from_toml(tiles))
    return results


def told(results: Results) -> dict[str, object]:
    """Everything except the time."""
    return {key: value for key, value in results.to_data().items() if "second" not in key}


def test_the_same_seed_plays_the_same_games() -> None:
    assert told(after(5)) == told(after(5))
    assert told(after(5)) != told(after(5, seed=2))


def test_results_come_after_every_game() -> None:
    assert [results.games for results in simulate(2, "stormy", 4, 1)] == [1, 2, 3, 4]


def test_decisions_are_the_answers_in_the_log() -> None:
    game = Game.new(4, "uncharted", 8)
    play_randomly(game, Random(1))
    results = Results(4, "uncharted", 8)
    results.add(game, 2.0)
    assert game.over
    assert results.decisions == len(game.log.answers)
    assert results.mean_score == game.scores
    assert results.to_data()["decisions_per_second"] == len(game.log.answers) / 2


def ended(*scores: int) -> Game:
    """A finished game with these scores and no other content."""
    game = Game.new(len(scores), "calm", 1)
    game.scores = list(scores)
    return game


@pytest.mark.parametrize(("scores", "ties"), [((50, 50, 20), 1), ((50, 20, 20), 0), ((30, 30, 30), 1)])
def test_a_tie_is_one_for_the_first_place(scores: tuple[int, ...], ties: int) -> None:
    results = Results(3, "calm", 1)
    results.add(ended(*scores), 1.0)
    assert results.ties == ties


def test_a_character_succeeds_with_the_seats_that_used_it() -> None:
    game = ended(60, 40, 20)
    game.ships[0], game.graveyards[0] = (17,), (3,)
    game.graveyards[1] = (3,)
    game.hands[2] = (3, 17)
    results = Results(3, "calm", 1)
    results.add(game, 1.0)
    assert results.characters == {"brute": 20, "beggar": 10}
    assert list(results.characters) == ["brute", "beggar"]


def test_the_characters_success_balances_over_all_seats() -> None:
    """A card that all seats used in all games has a success of 0."""
    results = Results(2, "calm", 1)
    for scores in [(10, 30), (50, 20)]:
        game = ended(*scores)
        game.graveyards = [(9,), (9,)]
        results.add(game, 1.0)
    assert results.characters == {"stowaway": 0}


def test_only_what_was_dealt_can_succeed() -> None:
    one = after(1)
    assert 15 <= len(one.characters) <= 18
    assert set(one.characters) <= set(CHARACTERS[1:])


def test_other_tiles_change_the_game() -> None:
    rich = after(5, tiles='[relic.calm]\nanchor = [{ effect = "gain", doubloons = 50 }]')
    assert sum(rich.mean_score) > 2 * sum(after(5).mean_score)
