"""Who chooses when no person does."""

from collections.abc import Callable
from typing import Final

from galecrest.bots.bot import REASONS, Bot, Guarded, Reply, Why, ask
from galecrest.bots.buccaneer import Buccaneer
from galecrest.bots.captain import Captain
from galecrest.bots.chaos import Chaos
from galecrest.bots.deckhand import Deckhand
from galecrest.bots.helmsman import Helmsman

__all__ = ["BOTS", "REASONS", "Bot", "Guarded", "Reply", "UnknownBot", "Why", "ask", "make_bot"]

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Chaos,
    "deckhand": Deckhand,
    "helmsman": Helmsman,
    "buccaneer": Buccaneer,
    "captain": Captain,
}


class UnknownBot(ValueError):
    """No bot goes by this name."""


def make_bot(name: str, seed: int) -> Bot:
    """A bot by its name; `captain:1000` is a captain who thinks for 1000 milliseconds. Its own whims come from the seed."""
    kind, _, budget = name.partition(":")
    if kind == "captain" and budget.isdigit():
        return Captain(seed, int(budget) / 1000)
    if name not in BOTS:
        raise UnknownBot(f"there is no bot called {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](seed)
