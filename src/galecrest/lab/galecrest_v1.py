"""The game as PettingZoo environments, version 1. A change of the observations or of the actions' numbers needs a new version.

`env()` is the exact form: an agent-environment cycle that asks one seat after the other. This includes the choice of cards, and no seat
sees another's card until all have chosen.

`parallel_env()` is built on it: all seats act in every step. All seats choose their cards in the same step; when only one seat is asked,
the others can only pass.
"""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from galecrest.lab.episode import Episode
from galecrest.lab.observation import Observation, action_space, observation_space

Info = dict[str, Any]
"""What comes with an observation."""


def env(players: int = 4, board: str = "calm", level: str = "") -> "Cycle":
    """The environment that asks one agent after the other. With one player and a level it is the solo game."""
    return Cycle(players, board, level)


def parallel_env(players: int = 4, board: str = "calm", level: str = "") -> "Parallel":
    """The environment in which all agents act in every step."""
    return Parallel(players, board, level)


class Environment:
    """Seats, spaces and random numbers: the common part of both environments."""

    def __init__(self, players: int, board: str, level: str) -> None:
        self.players = players
        self.board = board
        self.level = level  # of a solo game
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self.luck = Random()
        self.begin(None)

    def begin(self, seed: int | None) -> None:
        """Start a new game. A seed determines it and all that follow; without one the random generator continues."""
        if seed is not None:
            self.luck = Random(seed)
        self.episode = Episode(self.players, self.board, self.luck.getrandbits(256), self.level)
        self.agents = self.possible_agents[:]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Rows and masks."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The options of the game and `pass`."""
        return self.action_spaces[agent]

    def observe(self, agent: str) -> Observation:
        """The agent's observation, built on demand."""
        return self.episode.observe(self.possible_agents.index(agent))

    def info(self, agent: str) -> Info:
        """The agent's mask: what it may do now."""
        return {"action_mask": self.episode.mask(self.possible_agents.index(agent))}

    def render(self) -> str:
        """The whole state as text, with all hidden cards."""
        return str(self.episode.game)

    def close(self) -> None:
        """Nothing is open."""


class Cycle(Environment, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """What `env` makes."""

    metadata = {"name": "galecrest_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game."""
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, Info] = {}
        self._skip_agent_selection = None
        self.select()

    def select(self) -> None:
        """Select the next seat that is asked. Only its info has a mask; all other seats wait."""
        self.agent_selection = self.possible_agents[self.episode.asked[0]]
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = self.info(self.agent_selection)

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Act for `agent_selection`; None where its game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, f"{agent} is asked and has to act"
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(self.episode.asked[0], int(action))
        if self.episode.over:
            self.rewards = {each: self.episode.reward(seat) for seat, each in enumerate(self.agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: self.info(each) for each in self.agents}
            self.agent_selection = self.agents[0]
        else:
            self.select()
        self._accumulate_rewards()


class Parallel(Environment, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """What `parallel_env` makes."""

    metadata = {"name": "galecrest_v1", "render_modes": ["ansi"]}  # noqa: RUF012

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Start a new game. Returns observations and infos by agent."""
        self.begin(seed)
        return self.seen()

    def seen(self) -> tuple[dict[str, Observation], dict[str, Info]]:
        """Observations and infos by agent."""
        return {agent: self.observe(agent) for agent in self.agents}, {agent: self.info(agent) for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Act for all agents. Returns observations, rewards, terminations, truncations and infos by agent."""
        asked = self.episode.asked
        chosen = {self.possible_agents.index(agent): int(action) for agent, action in actions.items()}
        self.episode.rest(asked, chosen)
        for seat in asked:
            if not self.episode.over:
                self.episode.act(seat, chosen[seat])
        observations, infos = self.seen()
        rewards = {agent: self.episode.reward(seat) for seat, agent in enumerate(self.agents)}
        terminations = dict.fromkeys(self.agents, self.episode.over)
        truncations = dict.fromkeys(self.agents, False)
        if self.episode.over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos
