"""The game in OpenSpiel: its own checks pass, chance is explicit, and a game there is a game here."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.observation import make_observation

from galecrest.codec import view_to_json
from galecrest.game import Game
from galecrest.game.log import replay
from galecrest.game.piles import FULL_BAG, TOKENS, count_of
from galecrest.game.terms import LOOT
from galecrest.lab.observation import decode
from galecrest.lab.openspiel import Moment, Rules
from galecrest.lab.packing import row_of

TABLES = ["galecrest(players=2)", "galecrest(players=6,board=uncharted)", "galecrest(players=1,level=captain)"]


class TestOpenSpielsOwnChecks(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
    game_name = "galecrest"
    game = pyspiel.load_game("galecrest")


@pytest.mark.parametrize("table", TABLES)
def test_openspiels_random_simulations_pass(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


def go_on(state: Any, luck: Random) -> None:
    """One step at random from any kind of node."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        assert sum(chances) == pytest.approx(1)
        state.apply_action(luck.choices(outcomes, chances)[0])
    elif state.is_simultaneous_node():
        state.apply_actions([luck.choice(state.legal_actions(seat)) for seat in range(state.num_players())])
    else:
        state.apply_action(luck.choice(state.legal_actions()))


def played(table: str, seed: int) -> Any:
    luck = Random(seed)
    state = pyspiel.load_game(table).new_initial_state()
    while not state.is_terminal():
        go_on(state, luck)
    return state


@pytest.mark.parametrize("table", TABLES)
def test_a_game_played_there_replays_from_its_log_here(table: str) -> None:
    game = played(table, seed=3).game
    assert game.over
    assert replay(game.log).scores == game.scores


def test_the_returns_follow_the_standing() -> None:
    state = played("galecrest(players=3)", seed=5)
    first, second, third = state.game.standing
    returns = state.returns()
    assert (returns[first], returns[second], returns[third]) == (1, 0, -1)


def test_the_set_up_draws_the_track_then_loot_for_four_days_then_six_characters() -> None:
    state = pyspiel.load_game("galecrest(players=4)").new_initial_state()
    kinds = []
    while state.is_chance_node():
        outcomes = [outcome for outcome, _ in state.chance_outcomes()]
        kinds.append(len(outcomes))
        state.apply_action(outcomes[0])
    assert kinds[:6] == [6, 5, 4, 3, 2, 1]
    assert len(kinds[6:-6]) == 4 * 4
    assert kinds[-6:] == [40, 39, 38, 37, 36, 35]
    assert state.game.hands == [(1, 2, 3, 4, 5, 6)] * 4


def test_a_token_is_as_likely_as_it_is_frequent_in_the_bag() -> None:
    state = pyspiel.load_game("galecrest(players=4)").new_initial_state()
    for _ in range(6):
        state.apply_action(state.chance_outcomes()[0][0])
    chances = {LOOT[kind]: chance for kind, chance in state.chance_outcomes()}
    assert chances == {LOOT[kind]: count_of(FULL_BAG, kind) / TOKENS for kind in range(len(LOOT))}


def test_a_seat_observes_its_view_and_a_spectator_the_public_one() -> None:
    rules = pyspiel.load_game("galecrest(players=3)")
    luck = Random(1)
    state = rules.new_initial_state()
    while state.is_chance_node():
        go_on(state, luck)
    public = make_observation(
        rules, pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    )
    assert public.string_from(state, 0) == view_to_json(state.game.view(None))
    assert state.observation_string(2) == view_to_json(state.game.view(2))
    assert state.observation_tensor(2) == decode(np.frombuffer(row_of(state.game, 2), np.uint8)).tolist()


def test_a_seat_with_one_card_passes_while_the_others_choose() -> None:
    game = Game.new(2, "calm", seed=1)
    last_card = game.hands[0][0]
    game.hands[0] = (last_card,)
    game.await_choices()
    state = pyspiel.load_game("galecrest(players=2)").new_initial_state()
    state.moment = Moment((2, "calm", ""), game)
    assert [state.action_to_string(0, action) for action in state.legal_actions(0)] == ["pass"]
    state.apply_actions([state.legal_actions(0)[0], state.legal_actions(1)[0]])
    assert last_card not in state.game.hands[0]


def test_information_states_are_refused_in_words() -> None:
    with pytest.raises(ValueError, match="perfect_recall=False"):
        make_observation(Rules(), pyspiel.IIGObservationType(perfect_recall=True))
