"""The bots: computer players of different strength."""

import os
import sys
from collections.abc import Callable
from importlib import import_module
from inspect import signature
from time import perf_counter
from typing import Any, Final, cast

from galecrest.bots.admiral import BUDGET as ADMIRALS_BUDGET
from galecrest.bots.admiral import Admiral, Lieutenant
from galecrest.bots.bot import REASONS, Bot, Guarded, Reply, Why, ask, ask_by_rounds
from galecrest.bots.buccaneer import Buccaneer
from galecrest.bots.captain import BUDGET as CAPTAINS_BUDGET
from galecrest.bots.captain import Captain
from galecrest.bots.chaos import Chaos
from galecrest.bots.deckhand import Deckhand
from galecrest.bots.helmsman import Helmsman
from galecrest.bots.manners import MANNERS
from galecrest.bots.network import network_in

__all__ = [
    "BOTS",
    "MANNERED",
    "MANNERS",
    "REASONS",
    "SEARCHING",
    "STRENGTHS",
    "Bot",
    "Guarded",
    "Reply",
    "UnknownBot",
    "Why",
    "ask",
    "ask_by_rounds",
    "kind_of",
    "make_bot",
    "roster",
]

BOTS: Final[dict[str, Callable[..., Bot]]] = {
    "random": Chaos,
    "deckhand": Deckhand,
    "helmsman": Helmsman,
    "buccaneer": Buccaneer,
    "captain": Captain,
    "lieutenant": Lieutenant,
    "admiral": Admiral,
}
"""The class of each kind of bot, called with a seed. `make_bot` takes whole names."""

SEARCHING: Final[dict[str, float]] = {"captain": CAPTAINS_BUDGET, "admiral": ADMIRALS_BUDGET}
"""The bots that search, with the seconds that they take for a decision. The others answer at once."""

MANNERED: Final = ("deckhand", "buccaneer", "captain", "admiral")
"""The bots that can have a manner."""
TRAINED: Final = ("lieutenant", "admiral")
"""The bots that can have other weights."""

STRENGTHS: Final[dict[str, tuple[str, ...]]] = {
    "easy": ("deckhand+greedy", "deckhand+bold", "deckhand+spiteful"),
    "fair": ("buccaneer+greedy", "helmsman", "buccaneer+bold"),
    "hard": ("admiral+greedy", "captain+careful", "admiral+spiteful"),
}
"""The bots of each strength. A crew takes them in turn."""


class UnknownBot(ValueError):
    """No bot has this name."""


def roster() -> list[str]:
    """The names of all bots that can sit at a table: each kind alone, and with each manner that it can have."""
    return [name for kind in BOTS for name in (kind, *[f"{kind}+{manner}" for manner in MANNERS if kind in MANNERED])]


def kind_of(name: str) -> str:
    """The kind of a bot, without its budget, manner and weights."""
    return name.partition("@")[0].partition("+")[0].partition(":")[0]


def make_bot(name: str, seed: int, clock: Callable[[], float] = perf_counter) -> Bot:
    """The bot of this name: `KIND[:BUDGET][+MANNER][@FILE]`, or `MODULE:CLASS` for a bot of your own. Its random choices come from the
    seed.

    `captain:1000` thinks for 1000 milliseconds by `clock`, `admiral:400leaves` judges 400 mornings for each decision, `buccaneer+bold`
    has a manner, and `admiral@FILE` uses the weights in a file. `my_bot:Parrot` is the class `Parrot` of `my_bot.py` in the current folder
    or on Python's path; it is called with the seed if it takes an argument. Raises UnknownBot, or BadWeights for a file without usable
    weights.

    Making a bot of your own runs its module: `roster` has the names that are safe to take from somebody else."""
    spec, trained, file = name.partition("@")
    spec, mannered, manner = spec.partition("+")
    kind, limited, budget = spec.partition(":")
    if kind not in BOTS and budget.isidentifier() and spec == name:
        return own_bot(kind, budget, seed)
    amount = budget.removesuffix("leaves")
    by_leaves = amount != budget
    if (
        kind not in BOTS
        or (trained and kind not in TRAINED)
        or (mannered and not (kind in MANNERED and manner in MANNERS))
        or (limited and not (kind in SEARCHING and amount.isdecimal() and (kind == "admiral" or not by_leaves)))
    ):
        raise UnknownBot(
            f"there is no bot called {name!r}; the bots are {', '.join(roster())}, or MODULE:CLASS for your own"
        )
    options: dict[str, Any] = {}
    if kind in SEARCHING:
        options["clock"] = clock
    if by_leaves:
        options["leaves"] = int(amount)
    elif limited:
        options["budget"] = int(amount) / 1000
    if mannered:
        options["manner"] = MANNERS[manner]
    if trained:
        options["network"] = network_in(file)
    bot = BOTS[kind](seed, **options)
    if mannered:
        bot.name = f"{kind}+{manner}"
    return bot


def own_bot(module: str, name: str, seed: int) -> Bot:
    """An instance of a class that is not registered here. Raises UnknownBot."""
    if (here := os.getcwd()) not in sys.path:  # a program that pip installed does not look in the current folder
        sys.path.append(here)
    own = f"{module}:{name}"
    try:
        kind = getattr(import_module(module), name)
        bot = kind(seed) if signature(kind).parameters else kind()
    except Exception as error:  # whatever the module does wrong
        raise UnknownBot(f"the bot {own!r} cannot be made: {type(error).__name__}: {error}") from error
    if not callable(getattr(bot, "reply", None)):
        raise UnknownBot(f"the bot {own!r} has no method reply(view, question)")
    bot.name = own
    return cast(Bot, bot)
