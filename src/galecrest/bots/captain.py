"""The captain searches: it samples the hidden cards, plays many times to the end of the voyage, and estimates the chances to win there.
`playouts.py` is the search.
"""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from math import inf
from random import Random
from time import perf_counter
from typing import Final

from galecrest.bots.bot import Reply, Why, result_of
from galecrest.bots.manners import PLAIN, Manner, choose
from galecrest.bots.playouts import Search
from galecrest.game import Question, View
from galecrest.game.game import CHOOSE
from galecrest.game.options import TEXT

BUDGET: Final = 0.3  # seconds for a decision


@dataclass(frozen=True)
class Thoughts:
    """The result of a search: the option to take, and the chance to win for each option."""

    best: str
    """The option to take."""
    chances: dict[str, float]
    """By option: the chance to win."""
    playouts: int
    """How many games or mornings were looked at."""
    seats: tuple[float, ...] = ()
    """The chances of all seats after the option that is taken, where the search knows them."""


class Captain:
    """The bot that plays many games to the end of the voyage; `budget` is in seconds by `clock`."""

    name = "captain"

    def __init__(
        self,
        seed: int,
        budget: float = BUDGET,
        clock: Callable[[], float] = perf_counter,
        manner: Manner = PLAIN,
    ) -> None:
        self.random = Random(seed)
        self.budget = budget
        self.clock = clock
        self.manner = manner

    def reply(self, view: View, question: Question) -> Reply:
        """The answer after the whole search."""
        return result_of(self.ponder(view, question))

    def ponder(self, view: View, question: Question) -> Generator[None, None, Reply]:
        """The search round by round; it returns the answer."""
        return reply_to((yield from self.rounds(view, question, self.manner.lead)), self.manner)

    def think(self, view: View, question: Question) -> Thoughts:
        """Thoughts that took the whole budget, whatever the answer: the chances of all options count, not only the best one's."""
        return result_of(self.rounds(view, question, inf))

    def rounds(self, view: View, question: Question, lead: float) -> Generator[None, None, Thoughts]:
        """Thoughts that end when an option leads clearly by more than `lead`, at the latest with the budget."""
        search = Search(view, question, self.random, lead, self.manner.greed != 0.0)
        end = self.clock() + self.budget
        way = search.equilibrium if question.kind == CHOOSE else search.best_of
        best = yield from way(self.clock, end)
        if self.manner != PLAIN:
            best = choose(self.manner, search.outlooks, question.seat, self.random)
        chances = {TEXT[option]: outlook.mean for option, outlook in search.outlooks.items()}
        return Thoughts(TEXT[best], chances, search.playouts)


def reply_to(thoughts: Thoughts, manner: Manner) -> Reply:
    """The reply that follows from a search."""
    best = thoughts.best
    if manner != PLAIN and thoughts.chances[best] < max(thoughts.chances.values()):
        return Reply(best, Why("to_its_taste", {"option": best}))
    percent = round(100 * thoughts.chances[best])
    return Reply(best, Why("wins_most", {"option": best, "percent": percent, "playouts": thoughts.playouts}))
