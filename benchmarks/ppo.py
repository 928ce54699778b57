"""Trains a policy with masked PPO (sb3-contrib) on `galecrest_v1` and prints its mean reward against the same opponents before and after.

The library is not part of the project's requirements: `pip install sb3-contrib`, which brings torch.
"""

import argparse
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from galecrest.lab.observation import FEATURES, action_space, decode
from galecrest.lab.vector_v1 import Tables


class Learners(VecEnv):  # type: ignore[misc]
    """`Tables` as Stable-Baselines3 expects them: decoded observations, and the masks on request."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.render_mode = None
        super().__init__(tables.num_envs, spaces.Box(0, 16, (FEATURES,), np.float32), action_space())

    def reset(self) -> NDArray[np.float32]:
        seen, _ = self.tables.reset()
        return decode(seen["observation"])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[np.bool_], list[dict[str, Any]]]:
        seen, rewards, over, _, _ = self.tables.step(self.actions)
        features = decode(seen["observation"])
        infos: list[dict[str, Any]] = [
            {"terminal_observation": features[table]} if ended else {} for table, ended in enumerate(over)
        ]
        return features, rewards.astype(np.float32), over, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> Sequence[Any]:
        assert method_name == "action_masks"
        return list(self.tables.block.masks)

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.tables.close()


def mean_reward(model: MaskablePPO, opponents: tuple[str, ...], games: int, seed: int) -> tuple[float, float, float]:
    """The mean reward with its standard error, and the share of games won."""
    env = Tables(64, opponents=opponents)
    seen, _ = env.reset(seed=seed)
    rewards: list[float] = []
    while len(rewards) < games:
        actions, _ = model.predict(decode(seen["observation"]), action_masks=seen["action_mask"])
        seen, gained, over, _, _ = env.step(actions)
        rewards += gained[over].tolist()
    values = np.array(rewards)
    return float(values.mean()), float(values.std() / len(values) ** 0.5), float((values == 1).mean())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--opponents", default="random,random,random")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=1000, help="for each measurement")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    opponents = tuple(arguments.opponents.split(","))
    learners = Learners(Tables(64, opponents=opponents, copy=True))
    model = MaskablePPO(
        "MlpPolicy",
        learners,
        n_steps=64,
        batch_size=1024,
        n_epochs=4,
        gamma=1.0,
        learning_rate=5e-4,
        ent_coef=0.005,
        policy_kwargs={"net_arch": [128, 64]},
        seed=arguments.seed,
    )
    for name, steps in (("before", 0), ("after", arguments.steps)):
        begin = perf_counter()
        if steps:
            model.learn(steps)
        seconds = perf_counter() - begin
        mean, error, won = mean_reward(model, opponents, arguments.games, 10_000)
        print(
            f"{name} {steps:,} steps ({seconds:.0f} s): mean reward {mean:.3f} ± {2 * error:.3f}, {100 * won:.1f} % won",
            flush=True,
        )


if __name__ == "__main__":
    main()
