"""The log of a game: everything needed to replay it exactly."""

from collections.abc import Iterator
from dataclasses import dataclass

from galecrest.game import options
from galecrest.game.errors import BadAnswer, DamagedLog, OtherRules
from galecrest.game.events import Event
from galecrest.game.game import Game
from galecrest.game.solo import PRINTED_SOLO, Solo
from galecrest.game.terms import RULES_VERSION
from galecrest.game.tiles import PRINTED, Box


@dataclass(frozen=True)
class Log:
    """Rules version, set-up, and the record: answers as (question, option), random outcomes as (-1, ...)."""

    rules: int
    seats: int
    board: str
    seed: int
    record: tuple[tuple[int, ...], ...]
    box: Box = PRINTED
    level: str = ""
    solo: Solo = PRINTED_SOLO

    def __str__(self) -> str:
        who = f"alone at level {self.level}" if self.level else f"{self.seats} seats"
        return f"{who}, {self.board} board, rules {self.rules}, {len(self.answers)} answers"

    @property
    def answers(self) -> tuple[tuple[int, int], ...]:
        """The answers as (question, option), options as numbers."""
        return tuple((step[0], step[1]) for step in self.record if step[0] != CHANCE)

    @property
    def outcomes(self) -> list[tuple[int, ...]]:
        """The random outcomes, in order."""
        return [step[1:] for step in self.record if step[0] == CHANCE]


CHANCE = -1
"""Marks a random outcome in the record."""

KNOWN_RULES = frozenset({1, RULES_VERSION})
"""The rules versions whose games this program replays exactly: version 1 differs from 2 in the solo data only."""


def log_of(game: Game) -> Log:
    """The log of a game so far; `Game.log` is the same."""
    seats = 1 if game.level else game.seats
    return Log(game.rules, seats, game.board, game.seed, tuple(game.record), game.box, game.level, game.solo)


def retrace(log: Log, answers: int | None = None) -> Iterator[tuple[Game, list[Event]]]:
    """Yields the game after the set-up and after each answer, with its events. Random outcomes come from the log, not from the seed.
    Raises OtherRules or DamagedLog."""
    check_rules(log.rules)
    for number, step in enumerate(log.record):
        if not step or (step[0] != CHANCE and len(step) != 2):
            raise DamagedLog(
                f"step {number} of the log must be an answer (question, option) or an outcome (-1, ...), not {step}"
            )
    game = begun(log, log.outcomes[::-1])
    yield game, game.events
    for number, (question, option) in enumerate(log.answers[:answers]):
        try:
            yield game, game.answer(question, options.TEXT.get(option, str(option)))
        except BadAnswer as error:
            raise DamagedLog(f"answer {number} of the log is not allowed: {error}") from error
    if answers is None and game.script:
        raise DamagedLog(f"the log has {len(game.script)} more random outcomes than the game needs")
    game.script = None


def check_rules(rules: object) -> int:
    """The version if this program knows it; raises OtherRules otherwise."""
    if type(rules) is not int or rules not in KNOWN_RULES:
        known = ", ".join(map(str, sorted(KNOWN_RULES)))
        raise OtherRules(f"rules: this program knows the rules versions {known}; the data has {rules!r}")
    return rules


def begun(log: Log, script: list[tuple[int, ...]] | None = None) -> Game:
    """The log's game at its first question."""
    return Game.new(log.seats, log.board, log.seed, log.box, log.level, log.solo, script, rules=log.rules)


def replay(log: Log, answers: int | None = None) -> Game:
    """The game at the end of the log, or after the first `answers` answers. Raises OtherRules or DamagedLog."""
    stages = list(retrace(log, answers))
    return stages[-1][0]


def check_chance(log: Log) -> None:
    """Raise DamagedLog unless all random outcomes come from the log's seed. The log must replay."""
    game = begun(log)
    for number, step in enumerate(log.record):
        if step[0] != CHANCE:
            game.answer(step[0], options.TEXT[step[1]])
        if game.record[number] != step:
            raise DamagedLog(f"the seed draws {game.record[number][1:]} at step {number}, but the log has {step[1:]}")
