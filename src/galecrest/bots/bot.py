"""The interface of a bot: it gets a seat's view and a question, and replies with one of the options and a reason.

A bot never sees the game, its seed or another hand. `ask` calls it and replaces a reply that would break the game.
"""

from __future__ import annotations

import logging
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import Final, Protocol, TypeVar

from galecrest.game import Question, View

log = logging.getLogger(__name__)

REASONS: Final[dict[str, tuple[str, ...]]] = {
    "at_random": (),
    "for_loot": ("rank", "loot"),  # plays high, wants this token
    "from_loot": ("rank", "loot"),  # plays low: this token is not worth a high card
    "useful_now": ("rank",),
    "takes_loot": ("loot",),
    "discards_loot": ("loot",),
    "likes_character": ("rank",),
    "hurts_rival": ("seat",),
    "gains_most": ("option",),
    "worth_most": ("option", "doubloons"),  # doubloons: the lead over the next best option
    "to_its_taste": ("option",),  # a little worse than the best, but after its manner
    "wins_most": ("option", "percent", "playouts"),  # percent: the chance to win in these playouts
}
"""Every reason a bot can give, with the names of its arguments. Options are texts, characters are ranks."""


@dataclass(frozen=True)
class Why:
    """The reason as a key with arguments; the user interface turns it into a sentence."""

    key: str
    """One of `REASONS`."""
    arguments: dict[str, str | int] = field(default_factory=dict)
    """The arguments of this reason, by name."""


@dataclass(frozen=True)
class Reply:
    """A bot's answer: one of the question's options, and the reason for it."""

    option: str
    """The option as a text, such as `hand:17`."""
    why: Why
    """Shown to the other players when the answer is no secret any more."""


class Bot(Protocol):
    """A bot that searches has `ponder` too: a generator that stops after each round of its search, and returns what `reply` returns."""

    name: str
    """As players and logs name the bot."""

    def reply(self, view: View, question: Question) -> Reply:
        """The answer to a question, from what its seat may know."""


T = TypeVar("T")


def result_of(rounds: Generator[None, None, T]) -> T:
    """What a search returns that is not interrupted."""
    while True:
        try:
            next(rounds)
        except StopIteration as end:
            result: T = end.value
            return result


def hands_are_alike(view: View) -> bool:
    """True on the first day: all hold the same cards and have seen the same, so bots of one kind would send the same card."""
    return view.voyage == 1 and view.day == 1


def ask(bot: Bot, view: View, question: Question) -> Reply:
    """The bot's reply. If it fails or names an option that is not offered, the deckhand replies in its place."""
    return result_of(ask_by_rounds(bot, view, question))


def ask_by_rounds(bot: Bot, view: View, question: Question) -> Generator[None, None, Reply]:
    """Like `ask`; it stops after each round of a search, so that the caller can do something else."""
    try:
        ponder = getattr(bot, "ponder", None)
        reply: Reply = bot.reply(view, question) if ponder is None else (yield from ponder(view, question))
        if reply.option in question.options:
            return reply
        log.error("%s replied %r to question %s; the deckhand replies instead", bot.name, reply.option, question)
    except Exception:
        log.exception("%s failed at question %s; the deckhand replies instead", bot.name, question)
    from galecrest.bots.deckhand import Deckhand

    return Deckhand(seed=question.id).reply(view, question)


class Guarded:
    """A bot that is always asked through `ask`."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.name = bot.name

    def reply(self, view: View, question: Question) -> Reply:
        """The bot's reply, or the deckhand's where the bot fails."""
        return ask(self.bot, view, question)
