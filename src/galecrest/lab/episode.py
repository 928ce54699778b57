"""One game for a learner: the common part of all learning environments.

The reward comes at the end, by place: 1 for the first, -1 for the last, the others evenly in between, so the rewards of a game sum to 0.
An action that the mask does not allow leaves the game unchanged and ends the episode with reward -1 for its seat and 0 for the others.
"""

from collections.abc import Iterable

from galecrest.game import Game, Question
from galecrest.lab.observation import ACTIONS, PASS, Mask, Observation, mask_of, vector_of


class Episode:
    def __init__(self, players: int, board: str, seed: int, level: str = "") -> None:
        self.game = Game.new(players, board, seed, level=level, quiet=True)
        self.seats = range(players)  # the learners' seats, without Automa
        self.offender: int | None = None  # the seat whose action was not allowed

    @property
    def over(self) -> bool:
        return self.game.over or self.offender is not None

    @property
    def questions(self) -> tuple[Question, ...]:
        return () if self.over else self.game.questions

    def observe(self, seat: int) -> Observation:
        return {"observation": vector_of(self.game.view(seat)), "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> Mask:
        return mask_of(question for question in self.questions if question.seat == seat)

    def act(self, question: Question, action: int) -> None:
        """Answer a question, or end the episode if the action is not one of its options."""
        option = ACTIONS[action]
        if option in question.options:
            self.game.answer(question.id, option)
        else:
            self.offender = question.seat

    def rest(self, asked: Iterable[int], actions: dict[int, int]) -> None:
        """End the episode if a seat that is not asked does anything but pass."""
        for seat in set(actions) - set(asked):
            if actions[seat] != PASS:
                self.offender = seat

    def reward(self, seat: int) -> float:
        if self.offender is not None:
            return -1.0 if seat == self.offender else 0.0
        if not self.game.over:
            return 0.0
        return 1 - 2 * self.game.standing.index(seat) / (self.game.seats - 1)
