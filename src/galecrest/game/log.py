"""The log of a game: what is needed to play it again, bit for bit."""

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
    """Rules version, set-up, and the record: answers as (question, option), outcomes of chance as (-1, ...)."""

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
        return tuple((step[0], step[1]) for step in self.record if step[0] != CHANCE)

    @property
    def outcomes(self) -> list[tuple[int, ...]]:
        return [step[1:] for step in self.record if step[0] == CHANCE]


CHANCE = -1

# The versions of the rules whose games this program plays again bit for bit: version 1 differs from 2 in the solo data only.
KNOWN_RULES = frozenset({1, RULES_VERSION})


def log_of(game: Game) -> Log:
    seats = 1 if game.level else game.seats
    return Log(game.rules, seats, game.board, game.seed, tuple(game.record), game.box, game.level, game.solo)


def retrace(log: Log, answers: int | None = None) -> Iterator[tuple[Game, list[Event]]]:
    """Yields the game after the set-up and after each answer, with what happened then. The outcomes of chance come from the log,
    not from the seed."""
    check_rules(log.rules)
    for number, step in enumerate(log.record):
        if not step or (step[0] != CHANCE and len(step) != 2):
            raise DamagedLog(f"step {number} of the log is neither an answer (question, option) nor an outcome: {step}")
    game = begun(log, log.outcomes[::-1])
    yield game, game.events
    for number, (question, option) in enumerate(log.answers[:answers]):
        try:
            yield game, game.answer(question, options.TEXT.get(option, str(option)))
        except BadAnswer as error:
            raise DamagedLog(f"answer {number} of the log does not fit: {error}") from error
    if answers is None and game.script:
        raise DamagedLog(f"the log holds {len(game.script)} outcomes of chance more than the game needs")
    game.script = None


def check_rules(rules: object) -> int:
    """The version, if this program knows it."""
    if type(rules) is not int or rules not in KNOWN_RULES:
        known = ", ".join(map(str, sorted(KNOWN_RULES)))
        raise OtherRules(f"rules: this program knows the rules versions {known}; the data has {rules!r}")
    return rules


def begun(log: Log, script: list[tuple[int, ...]] | None = None) -> Game:
    """The log's game at its first question."""
    return Game.new(log.seats, log.board, log.seed, log.box, log.level, log.solo, script, rules=log.rules)


def replay(log: Log, answers: int | None = None) -> Game:
    """The game as it stood at the log's end, or after so many answers."""
    stages = list(retrace(log, answers))
    return stages[-1][0]


def check_chance(log: Log) -> None:
    """Of a log that replays: does all chance in it come from its seed?"""
    game = begun(log)
    for number, step in enumerate(log.record):
        if step[0] != CHANCE:
            game.answer(step[0], options.TEXT[step[1]])
        if game.record[number] != step:
            raise DamagedLog(f"the seed draws {game.record[number][1:]} at step {number}, and the log has {step[1:]}")
