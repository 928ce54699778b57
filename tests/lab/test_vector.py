"""Many games at once: in one process, and in several that write into shared memory."""

from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics
from numpy.typing import NDArray

from galecrest.game import Game
from galecrest.game.errors import BadSetup
from galecrest.lab import seat_v1
from galecrest.lab.episode import observe, reward_of
from galecrest.lab.lesson import Lesson
from galecrest.lab.packing import OPTION_OF, PASS
from galecrest.lab.vector_v1 import Fleet, Tables


def pick(masks: NDArray[np.int8], luck: Random) -> NDArray[np.int64]:
    return np.array([luck.choice(np.flatnonzero(mask)) for mask in masks])


def play(env: Tables | Fleet, steps: int, seed: int) -> list[Any]:
    """Everything that a learner gets in this number of steps."""
    luck = Random(seed)
    seen, infos = env.reset(seed=seed)
    told: list[Any] = [infos["seat"]]
    for _ in range(steps):
        told += [seen["observation"].copy(), seen["action_mask"].copy()]
        seen, rewards, over, _, infos = env.step(pick(seen["action_mask"], luck))
        told += [rewards, over, *infos.values()]
    return told


def alike(one: list[Any], other: list[Any]) -> bool:
    return len(one) == len(other) and all(np.array_equal(mine, theirs) for mine, theirs in zip(one, other, strict=True))


@pytest.mark.parametrize(
    "table",
    [
        {"players": 3, "board": "stormy"},
        {"opponents": ("random", "helmsman")},
        {"opponents": ("deckhand",), "seat": 1},
        {"level": "pirate"},
    ],
    ids=str,
)
def test_a_seed_decides_all_games_that_follow(table: dict[str, Any]) -> None:
    first, second, third = (play(Tables(3, **table), 150, seed) for seed in (4, 4, 5))
    assert alike(first, second)
    assert not alike(first, third)


def test_observations_and_rewards_are_those_of_the_game() -> None:
    """The learner plays all seats; every step agrees with the same game played beside it."""
    env = Tables(1, players=4)
    luck = Random(2)
    seen, infos = env.reset(seed=7)
    game: Game = env.lessons[0].game.copy()
    for _ in range(3):
        over = False
        while not over:
            seat = game.seat
            assert infos["seat"] == [seat]
            mine = observe(game, seat)
            assert (seen["observation"][0] == mine["observation"]).all()
            assert (seen["action_mask"][0] == mine["action_mask"]).all()
            (action,) = pick(seen["action_mask"], luck)
            game.play(OPTION_OF[4][seat][int(action)])
            seen, rewards, (over,), truncated, infos = env.step(np.array([action]))
            assert not truncated.any()
            assert over == game.over
            assert rewards[0] == (reward_of(game, seat) if game.over else 0)
        assert infos["returns"][0].tolist() == [*[reward_of(game, each) for each in range(4)], 0, 0]
        game = env.lessons[0].game.copy()


def test_a_forbidden_action_costs_a_point_and_the_next_game_begins() -> None:
    env = Tables(2, players=3)
    seen, _ = env.reset(seed=1)
    actions = pick(seen["action_mask"], Random(1))
    actions[1] = PASS
    _, rewards, over, _, infos = env.step(actions)
    assert rewards.tolist() == [0, -1]
    assert over.tolist() == [False, True]
    assert infos["returns"][1].tolist() == [-1, 0, 0, 0, 0, 0]
    assert env.lessons[1].game.asked == 1


def test_arrays_are_copied_unless_one_asks_for_the_memory_itself() -> None:
    for copy in (True, False):
        env = Tables(2, players=2, copy=copy)
        before, _ = env.reset(seed=1)
        after, *_ = env.step(pick(before["action_mask"], Random(1)))
        assert (before["observation"] is after["observation"]) == (not copy)
        assert np.array_equal(before["observation"], after["observation"]) == (not copy)


@pytest.mark.parametrize("table", [{"players": 3}, {"opponents": ("random", "deckhand", "helmsman")}], ids=str)
def test_saved_games_can_be_played_again(table: dict[str, Any]) -> None:
    env = Tables(2, **table)
    play(env, 30, 3)
    saved = env.save()
    futures = []
    for _ in range(2):
        seen = env.load(saved)
        luck = Random(9)
        future = [seen["observation"]]
        for _ in range(120):
            seen, rewards, *_ = env.step(pick(seen["action_mask"], luck))
            future += [seen["observation"], rewards]
        futures.append(future)
    assert alike(*futures)


def test_gymnasium_makes_it_and_its_wrappers_accept_it() -> None:
    made = gymnasium.make_vec(seat_v1.ID, num_envs=3, opponents=("random", "random"))
    assert made.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    env = RecordEpisodeStatistics(made)
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    luck = Random(3)
    finished: list[float] = []
    while len(finished) < 4:
        actions = pick(seen["action_mask"], luck)
        assert env.action_space.contains(actions)
        seen, _, over, _, infos = env.step(actions)
        assert env.observation_space.contains(seen)
        finished += list(infos["episode"]["r"][over]) if over.any() else []
    assert set(finished) <= {-1, 0, 1}
    env.close()


def test_a_wrong_number_of_seeds_or_opponents_is_refused() -> None:
    with pytest.raises(ValueError, match="3 tables need 3 seeds, not 2"):
        Tables(3, players=2).reset(seed=[1, 2])
    with pytest.raises(BadSetup, match="4 players need 3 opponents"):
        Lesson(("random",), 4, None, "calm", "")


# Several processes


@pytest.mark.slow
def test_several_processes_play_the_same_games_as_one() -> None:
    one = play(Tables(5, opponents=("random", "helmsman")), 150, 4)
    fleet = Fleet(5, 2, opponents=("random", "helmsman"))
    assert alike(one, play(fleet, 150, 4))
    saved = fleet.save()
    fleet.step(np.full(5, PASS))
    assert np.array_equal(fleet.load(saved)["observation"], fleet.load(saved)["observation"])
    fleet.close()
    assert not any(worker.is_alive() for worker in fleet.workers)


@pytest.mark.slow
def test_a_failure_in_a_process_is_raised_in_the_parent() -> None:
    with pytest.raises(ValueError, match="no bot called 'parrot'"):
        Fleet(2, 2, opponents=("parrot",))
