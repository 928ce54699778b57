"""The learning environments pass the API tests of PettingZoo and Gymnasium and follow the game."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from galecrest.lab import galecrest_v1, seat_v1
from galecrest.lab.galecrest_v1 import Cycle, Parallel
from galecrest.lab.observation import Mask
from galecrest.lab.packing import PASS

TABLES = [(2, "calm", ""), (4, "stormy", ""), (6, "uncharted", ""), (1, "calm", "pirate")]
# PettingZoo has a list of environments whose observations are dicts with a mask, and warns about all others.
DICTS = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
)


def pick(mask: Mask, luck: Random) -> int:
    return int(luck.choice(np.flatnonzero(mask)))


def play(env: Cycle, luck: Random) -> dict[str, float]:
    """Play to the end; returns the last reward of each agent."""
    rewards = {}
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        rewards[agent] = reward
        if not over:
            assert (seen["action_mask"] == info["action_mask"]).all()
        env.step(None if over else pick(info["action_mask"], luck))
    return rewards


# The API tests of PettingZoo and Gymnasium


@DICTS
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pettingzoo_accepts_the_cycle(table: tuple[int, str, str]) -> None:
    api_test(galecrest_v1.env(*table), num_cycles=100)
    seed_test(lambda: galecrest_v1.env(*table), num_cycles=40)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_pettingzoo_accepts_the_parallel_view(table: tuple[int, str, str]) -> None:
    parallel_api_test(galecrest_v1.parallel_env(*table), num_cycles=400)
    parallel_seed_test(lambda: galecrest_v1.parallel_env(*table))


@pytest.mark.parametrize(
    "arguments", [{}, {"opponents": ("random",), "seat": 1}, {"opponents": (), "level": "pirate"}], ids=str
)
def test_gymnasium_accepts_the_seat(arguments: dict[str, Any]) -> None:
    check_env(gymnasium.make(seat_v1.ID, **arguments).unwrapped)


# The cycle


def test_the_cycle_asks_all_seats_for_a_card_before_anything_is_seen() -> None:
    env = galecrest_v1.env(players=3)
    env.reset(seed=4)
    asked = []
    for _ in range(3):
        asked.append(env.agent_selection)
        assert not env.episode.game.island
        env.step(pick(env.last()[4]["action_mask"], Random(1)))
    assert asked == ["seat_0", "seat_1", "seat_2"]
    assert env.episode.game.chosen == [0, 0, 0] or env.episode.game.island


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_whole_game_is_rewarded_by_place(table: tuple[int, str, str]) -> None:
    env = galecrest_v1.env(*table)
    env.reset(seed=6)
    rewards = play(env, Random(6))
    game = env.episode.game
    assert game.over
    assert env.agents == []
    for agent, reward in rewards.items():
        place = game.standing.index(int(agent[-1]))
        assert reward == pytest.approx(1 - 2 * place / (game.seats - 1))


def test_a_seed_decides_the_games_that_follow_too() -> None:
    def seeds(env: Cycle) -> list[int]:
        env.reset(seed=8)
        first = env.episode.game.seed
        env.reset()
        return [first, env.episode.game.seed]

    assert seeds(galecrest_v1.env()) == seeds(galecrest_v1.env())
    assert len(set(seeds(galecrest_v1.env()))) == 2


def test_what_the_mask_does_not_allow_ends_the_game() -> None:
    env = galecrest_v1.env(players=3)
    env.reset(seed=1)
    env.step(PASS)
    assert env.terminations == {"seat_0": True, "seat_1": True, "seat_2": True}
    assert env.rewards == {"seat_0": -1, "seat_1": 0, "seat_2": 0}
    assert not env.episode.game.over


def test_an_environment_can_be_rendered() -> None:
    env = galecrest_v1.env()
    env.reset(seed=1)
    assert env.render() == str(env.episode.game)
    env.close()


# The parallel environment


def test_all_agents_act_and_an_agent_that_is_not_asked_can_only_pass() -> None:
    env: Parallel = galecrest_v1.parallel_env(players=4)
    seen, infos = env.reset(seed=3)
    luck = Random(3)
    alone = 0
    while env.agents:
        asked = env.episode.asked
        alone += len(asked) == 1
        for seat, agent in enumerate(env.agents):
            assert (seen[agent]["action_mask"][PASS] == 1) == (seat not in asked)
        actions = {agent: pick(infos[agent]["action_mask"], luck) for agent in env.agents}
        seen, rewards, over, _, infos = env.step(actions)
    assert alone
    assert env.episode.game.over
    assert all(over.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_an_action_without_a_question_ends_the_game() -> None:
    env = galecrest_v1.parallel_env(players=2)
    _, infos = env.reset(seed=3)
    while len(env.episode.asked) == 2:
        _, _, _, _, infos = env.step({agent: pick(infos[agent]["action_mask"], Random(1)) for agent in env.agents})
    (asked,) = env.episode.asked
    meddler = f"seat_{1 - asked}"
    actions = {agent: pick(infos[agent]["action_mask"], Random(1)) for agent in env.agents} | {meddler: 0}
    _, rewards, over, _, _ = env.step(actions)
    assert rewards[meddler] == -1
    assert all(over.values())


def test_both_views_are_the_same_game() -> None:
    """The same answers lead to the same state."""
    cycle, parallel = galecrest_v1.env(players=3), galecrest_v1.parallel_env(players=3)
    cycle.reset(seed=9)
    _, infos = parallel.reset(seed=9)
    luck = Random(9)
    while parallel.agents:
        asked = [parallel.possible_agents[seat] for seat in parallel.episode.asked]
        actions = {agent: pick(infos[agent]["action_mask"], luck) for agent in parallel.agents}
        for agent in asked:
            assert cycle.agent_selection == agent
            cycle.step(actions[agent])
        _, _, _, _, infos = parallel.step(actions)
        assert cycle.episode.game == parallel.episode.game


# One seat


@pytest.mark.parametrize("seat", [0, 2, None])
def test_one_seat_against_bots(seat: int | None) -> None:
    env = gymnasium.make(seat_v1.ID, opponents=("deckhand", "random"), seat=seat, board="stormy", render_mode="ansi")
    seen, info = env.reset(seed=5)
    luck = Random(5)
    over = False
    while not over:
        assert seen["action_mask"][PASS] == 0
        seen, reward, over, truncated, info = env.step(pick(info["action_mask"], luck))
        assert not truncated
    assert float(reward) in (-1, 0, 1)
    assert info["action_mask"][PASS] == 1
    assert env.render()


def test_the_learner_sits_at_all_seats_in_turn() -> None:
    env = seat_v1.SeatEnv(opponents=("random", "random"))
    env.reset(seed=1)
    seats = set()
    for _ in range(20):
        env.reset()
        seats.add(env.lesson.learner)
    assert seats == {0, 1, 2}
    assert env.render() is None


def test_an_unknown_opponent_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match="parrot"):
        seat_v1.SeatEnv(opponents=("parrot",))
