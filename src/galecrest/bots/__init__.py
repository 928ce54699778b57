"""The bots: computer players of different strength."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from galecrest.bots.bot import REASONS, Bot, Guarded, Reply, Why, ask
from galecrest.bots.buccaneer import Buccaneer
from galecrest.bots.captain import Captain
from galecrest.bots.chaos import Chaos
from galecrest.bots.deckhand import Deckhand
from galecrest.bots.helmsman import Helmsman

__all__ = ["BOTS", "REASONS", "STRENGTHS", "Bot", "Guarded", "Reply", "UnknownBot", "Why", "ask", "make_bot"]

BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Chaos,
    "deckhand": Deckhand,
    "helmsman": Helmsman,
    "buccaneer": Buccaneer,
    "captain": Captain,
}

# The bots of each strength. A crew takes them in turn.
STRENGTHS: Final[dict[str, tuple[str, ...]]] = {
    "easy": ("deckhand",),
    "fair": ("buccaneer", "helmsman"),
    "hard": ("captain",),
}


class UnknownBot(ValueError):
    """No bot has this name."""


def make_bot(name: str, seed: int, clock: Callable[[], float] = perf_counter) -> Bot:
    """The bot of this name; `captain:1000` thinks for 1000 milliseconds by `clock`. Its random choices come from the seed.
    Raises UnknownBot."""
    kind, _, budget = name.partition(":")
    if kind == "captain" and budget.isdigit():
        return Captain(seed, int(budget) / 1000, clock)
    if name not in BOTS:
        raise UnknownBot(f"there is no bot called {name!r}; the bots are {', '.join(BOTS)}")
    return Captain(seed, clock=clock) if name == "captain" else BOTS[name](seed)
