"""One game between bots, from the deal to the standing.

A sitting says all that is needed to play the game, so that it can be sent to any process and played again. A bot that raises, names an
option that is not offered or lets the game go on for ever ends the game: it comes back with its failure in place of a result.
"""

from dataclasses import dataclass
from functools import lru_cache
from hashlib import blake2b
from time import perf_counter, thread_time
from typing import Final

from galecrest.bots import make_bot
from galecrest.game import Game, validate
from galecrest.game.events import GainedLoot, TookLoot
from galecrest.game.solo import PRINTED_SOLO, Solo, solo_from_toml
from galecrest.game.terms import LOOT
from galecrest.game.tiles import PRINTED, Box, box_from_toml

MOST_ANSWERS: Final = 2000  # the longest games of six have about 350
MOST_SECONDS: Final = 1800.0

AUTOMA: Final = "automa"  # the name under which her results stand


@dataclass(frozen=True)
class Sitting:
    """A game to be played: which deal, in which rotation, and the bots by seat. One bot with a level sails alone. Tiles and solo
    rules of its own are given as TOML; without them it goes by the printed ones."""

    deal: int
    turn: int
    bots: tuple[str, ...]
    board: str
    seed: int
    level: str = ""
    tiles: str = ""
    solo: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        return (*self.bots, AUTOMA) if self.level else self.bots

    def __str__(self) -> str:
        level = f", level {self.level}" if self.level else ""
        return f"{', '.join(self.bots)} on the {self.board} board{level}, seed 0x{self.seed:x}, turn {self.turn}"


@dataclass(frozen=True)
class Outcome:
    """What came of a sitting; everything but the failure is by seat."""

    sitting: Sitting
    standing: tuple[int, ...] = ()  # the seats from first to last
    scores: tuple[int, ...] = ()
    decisions: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()  # of thought
    used: tuple[tuple[int, ...], ...] = ()  # the cards that were dealt and do not lie in the hand at the end
    gained: tuple[tuple[int, ...], ...] = ()  # tokens by kind of loot
    failure: str = ""


class TooLong(Exception):
    """A game that goes beyond every bound."""


def dice(*key: int | str) -> int:
    """A 256-bit number that any machine finds alike."""
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=32).digest(), "big")


def play(sitting: Sitting) -> Outcome:
    """Play the game; never raises."""
    try:
        return play_out(sitting)
    except Exception as error:
        return Outcome(sitting, failure=f"{type(error).__name__}: {error}")


@lru_cache(1)  # all games of a tournament have the same
def rules_of(tiles: str, solo: str) -> tuple[Box, Solo]:
    return box_from_toml(tiles) if tiles else PRINTED, solo_from_toml(solo) if solo else PRINTED_SOLO


def play_out(sitting: Sitting) -> Outcome:
    names = sitting.names
    # Bots think by their own processor time, so that a busy machine makes none of them weaker.
    bots = [
        make_bot(name, dice(sitting.seed, sitting.turn, seat), thread_time) for seat, name in enumerate(sitting.bots)
    ]
    box, solo = rules_of(sitting.tiles, sitting.solo)
    game = Game.new(len(bots), sitting.board, sitting.seed, box, sitting.level, solo, quiet=True)
    decisions = [0] * len(names)
    seconds = [0.0] * len(names)
    gained = [[0] * len(LOOT) for _ in names]
    end = perf_counter() + MOST_SECONDS
    while not game.over:
        question = game.questions[0]
        seat = question.seat
        view = game.view(seat)
        begin = perf_counter()
        reply = bots[seat].reply(view, question)
        now = perf_counter()
        for event in game.answer(question.id, reply.option):
            if isinstance(event, GainedLoot | TookLoot):
                gained[event.seat][LOOT.index(event.loot)] += 1
        decisions[seat] += 1
        seconds[seat] += now - begin
        if sum(decisions) >= MOST_ANSWERS:
            raise TooLong(f"the game is not over after {MOST_ANSWERS} answers")
        if now > end:
            raise TooLong(f"the game is not over after {MOST_SECONDS:.0f} s")
    validate(game)
    return Outcome(
        sitting,
        game.standing,
        tuple(game.scores),
        tuple(decisions),
        tuple(seconds),
        tuple([(*ship, *graveyard) for ship, graveyard in zip(game.ships, game.graveyards, strict=True)]),
        tuple([tuple(tokens) for tokens in gained]),
    )
