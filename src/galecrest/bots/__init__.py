"""Who chooses when no person does."""

from collections.abc import Callable
from typing import Final

from galecrest.bots.bot import REASONS, Bot, Guarded, Reply, Why, ask
from galecrest.bots.chaos import Chaos
from galecrest.bots.deckhand import Deckhand

__all__ = ["BOTS", "REASONS", "Bot", "Guarded", "Reply", "UnknownBot", "Why", "ask", "make_bot"]

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Chaos,
    "deckhand": Deckhand,
}


class UnknownBot(ValueError):
    """No bot goes by this name."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; its choices depend on the seed and on what it is asked, and on nothing else."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot called {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)
