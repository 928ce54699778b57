"""One game between bots, from the deal to the standing.

A sitting holds everything needed to play the game, so that any process can play it, and play it again. If a bot raises, names an
option that is not offered or exceeds a limit, the game ends, and its outcome holds the failure instead of a result.
"""

from dataclasses import dataclass, field
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

AUTOMA: Final = "automa"  # the name of her results


@dataclass(frozen=True)
class Sitting:
    """A game to play: the deal, the rotation, and the bots by seat. One bot with a level plays the solo game. `tiles` and `solo` are
    TOML texts that change the printed ones."""

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
        """The players by seat, Automa included."""
        return (*self.bots, AUTOMA) if self.level else self.bots

    def __str__(self) -> str:
        level = f", level {self.level}" if self.level else ""
        return f"{', '.join(self.bots)} on the {self.board} board{level}, seed 0x{self.seed:x}, turn {self.turn}"


@dataclass(frozen=True)
class Outcome:
    """The outcome of a sitting; all fields except the sitting, the failure and the standing are by seat."""

    sitting: Sitting
    standing: tuple[int, ...] = ()  # the seats from first to last
    scores: tuple[int, ...] = ()
    decisions: tuple[int, ...] = ()
    seconds: tuple[float, ...] = ()  # thinking time
    used: tuple[tuple[int, ...], ...] = ()  # the dealt cards that are not in the hand at the end
    gained: tuple[tuple[int, ...], ...] = ()  # tokens by kind of loot
    failure: str = ""


@dataclass(kw_only=True)
class Outcomes:
    """The outcomes so far, failed games apart. `seconds` is wall-clock time."""

    seconds: float = 0.0
    outcomes: list[Outcome] = field(default_factory=list)
    failures: list[Outcome] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Take an outcome in."""
        (self.failures if outcome.failure else self.outcomes).append(outcome)

    @property
    def played(self) -> int:
        """How many games were played, failed ones included."""
        return len(self.outcomes) + len(self.failures)

    @property
    def decisions(self) -> int:
        """How many decisions the bots made."""
        return sum(sum(outcome.decisions) for outcome in self.outcomes)


class TooLong(Exception):
    """The game exceeds the limit of answers or seconds."""


def dice(*key: int | str) -> int:
    """A 256-bit number that is the same for a key on every machine."""
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=32).digest(), "big")


def play(sitting: Sitting) -> Outcome:
    """Play the game. Never raises: the outcome holds the failure."""
    try:
        return play_out(sitting)
    except Exception as error:
        return Outcome(sitting, failure=f"{type(error).__name__}: {error}")


@lru_cache(1)  # all games of a tournament use the same rules
def rules_of(tiles: str, solo: str) -> tuple[Box, Solo]:
    return box_from_toml(tiles) if tiles else PRINTED, solo_from_toml(solo) if solo else PRINTED_SOLO


def play_out(sitting: Sitting) -> Outcome:
    names = sitting.names
    # Bots measure their own processor time, so that a busy machine does not weaken them.
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
