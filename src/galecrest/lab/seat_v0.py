"""A Gymnasium environment, `galecrest/Seat-v0`, with a learner at one seat and bots at all others.

    import gymnasium
    import galecrest.lab.seat_v0

    env = gymnasium.make("galecrest/Seat-v0", opponents=("deckhand", "deckhand", "buccaneer"))

Without opponents and with a level, the learner plays the solo game against Automa.
"""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from galecrest.bots import Bot, ask, make_bot
from galecrest.lab.episode import Episode
from galecrest.lab.observation import Observation, action_space, observation_space

ID = "galecrest/Seat-v0"


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        opponents: Sequence[str] = ("deckhand", "deckhand", "deckhand"),
        seat: int | None = None,
        board: str = "calm",
        level: str = "",
        render_mode: str | None = None,
    ) -> None:
        self.opponents = tuple(opponents)
        self.seat = seat  # None: a random seat in every game
        self.board = board
        self.level = level
        self.render_mode = render_mode
        self.observation_space = observation_space()
        self.action_space = action_space()
        for name in self.opponents:
            make_bot(name, 0)  # raises at once if the name is unknown

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        players = len(self.opponents) + 1
        self.me = int(self.np_random.integers(players)) if self.seat is None else self.seat
        self.bots: list[Bot] = [make_bot(name, self.number()) for name in self.opponents]
        self.episode = Episode(players, self.board, self.number(), self.level)
        self.let_others_answer()
        return self.observe(), self.info()

    def number(self) -> int:
        return int.from_bytes(self.np_random.bytes(32), "big")

    def let_others_answer(self) -> None:
        """Let the bots answer until only the learner is asked or the game is over."""
        while questions := [question for question in self.episode.questions if question.seat != self.me]:
            question = questions[0]
            bot = self.bots[question.seat - (question.seat > self.me)]
            self.episode.game.answer(question.id, ask(bot, self.episode.game.view(question.seat), question).option)

    def observe(self) -> Observation:
        return self.episode.observe(self.me)

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.episode.mask(self.me)}

    def step(self, action: int | np.integer[Any]) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        (question,) = self.episode.questions
        self.episode.act(question, int(action))
        self.let_others_answer()
        return self.observe(), self.episode.reward(self.me), self.episode.over, False, self.info()

    def render(self) -> str | None:
        return str(self.episode.game) if self.render_mode == "ansi" else None


gymnasium.register(ID, entry_point="galecrest.lab.seat_v0:SeatEnv")
