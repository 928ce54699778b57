"""A Gymnasium environment, `galecrest/Seat-v1`, with a learner at one seat and bots at all others.

    import gymnasium
    import galecrest.lab.seat_v1

    env = gymnasium.make("galecrest/Seat-v1", opponents=("deckhand", "deckhand", "buccaneer"))
    many = gymnasium.make_vec("galecrest/Seat-v1", num_envs=64, opponents=("helmsman",) * 3)  # `vector_v1.Tables`

Without opponents and with a level, the learner plays the solo game against Automa.
"""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np

from galecrest.lab.episode import mask, observe
from galecrest.lab.lesson import Lesson
from galecrest.lab.observation import Observation, action_space, observation_space

ID = "galecrest/Seat-v1"
"""The name of this environment in Gymnasium."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One learner among bots, or alone against Automa."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        opponents: Sequence[str] = ("deckhand", "deckhand", "deckhand"),
        seat: int | None = None,
        board: str = "calm",
        level: str = "",
        render_mode: str | None = None,
    ) -> None:
        """With `seat` None the learner has a random seat in every game."""
        self.lesson = Lesson(opponents, len(opponents) + 1, seat, board, level)
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = action_space()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, up to the learner's first question."""
        super().reset(seed=seed)
        self.lesson.begin(Random(self.np_random.bytes(32)))
        return self.observe(), self.info()

    def observe(self) -> Observation:
        """What the learner's seat may know."""
        return observe(self.lesson.game, self.lesson.seat)

    def info(self) -> dict[str, Any]:
        """The learner's mask: what it may do now."""
        return {"action_mask": mask(self.lesson.game, self.lesson.seat)}

    def step(self, action: int | np.integer[Any]) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Act, and let the others act up to the learner's next question."""
        allowed = self.lesson.act(int(action))
        over = self.lesson.game.over
        reward = self.lesson.rewards()[self.lesson.seat] if over else 0.0 if allowed else -1.0
        return self.observe(), reward, over or not allowed, False, self.info()

    def render(self) -> str | None:
        """With `ansi` the whole state as text, with all hidden cards."""
        return str(self.lesson.game) if self.render_mode == "ansi" else None


gymnasium.register(ID, entry_point="galecrest.lab.seat_v1:SeatEnv", vector_entry_point="galecrest.lab.vector_v1:Tables")
