"""One game in which every seat is an agent: the common part of the PettingZoo environments.

The reward comes at the end, by place: 1 for the first, -1 for the last, the others evenly in between, so the rewards of a game sum to 0.
An action that the mask does not allow leaves the game unchanged and ends the episode with reward -1 for its seat and 0 for the others.
"""

from collections.abc import Iterable

import numpy as np

from galecrest.game import Game
from galecrest.game.game import CHOOSE
from galecrest.lab.observation import Mask, Observation
from galecrest.lab.packing import OPTION_OF, PASS, mask_of, row_of


def reward_of(game: Game, seat: int) -> float:
    """The reward at the end of the game."""
    return 1 - 2 * game.standing.index(seat) / (game.seats - 1)


def observe(game: Game, seat: int) -> Observation:
    return {"observation": np.frombuffer(bytearray(row_of(game, seat)), np.uint8), "action_mask": mask(game, seat)}


def mask(game: Game, seat: int) -> Mask:
    return np.frombuffer(mask_of(game, seat), np.int8)


class Episode:
    def __init__(self, players: int, board: str, seed: int, level: str = "") -> None:
        self.game = Game.new(players, board, seed, level=level, quiet=True)
        self.offender: int | None = None  # the seat whose action was not allowed

    @property
    def over(self) -> bool:
        return self.game.over or self.offender is not None

    @property
    def asked(self) -> list[int]:
        """The seats that have to act now: all that have not chosen a card yet, or one."""
        game = self.game
        if self.over:
            return []
        return [seat for seat, rank in enumerate(game.chosen) if rank == 0] if game.kind == CHOOSE else [game.seat]

    def observe(self, seat: int) -> Observation:
        return observe(self.game, seat)

    def mask(self, seat: int) -> Mask:
        return mask(self.game, seat)

    def act(self, seat: int, action: int) -> None:
        """Answer for a seat that is asked, or end the episode if the action is not one of its options."""
        game = self.game
        choosing = game.kind == CHOOSE
        option = OPTION_OF[game.seats][seat].get(action, -1)
        if option not in (game.hands[seat] if choosing else game.choices):
            self.offender = seat
        elif choosing:
            game.choose(seat, option)
        else:
            game.play(option)

    def rest(self, asked: Iterable[int], actions: dict[int, int]) -> None:
        """End the episode if a seat that is not asked does anything but pass."""
        for seat in set(actions) - set(asked):
            if actions[seat] != PASS:
                self.offender = seat

    def reward(self, seat: int) -> float:
        if self.offender is not None:
            return -1.0 if seat == self.offender else 0.0
        return reward_of(self.game, seat) if self.game.over else 0.0
