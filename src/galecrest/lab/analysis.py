"""Analyses a finished game: a searching bot's opinion of every option, and each player's chance to win over time.

For every answer the bot sees only the view that the seat had then. The outlook knows all hands: it plays ahead from the true state many
times, each time with another seed.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from time import perf_counter
from typing import Final

from galecrest.bots.admiral import Admiral
from galecrest.bots.captain import Captain
from galecrest.bots.thumb import Thumb
from galecrest.bots.worth import Worth
from galecrest.game import Game, Log, Question, retrace
from galecrest.game.events import Event, Revealed
from galecrest.game.game import CHOOSE
from galecrest.game.options import TEXT
from galecrest.game.terms import PHASES
from galecrest.lab.lines import columns
from galecrest.words import Words

FOR_THE_OUTLOOK: Final = 0.25  # the share of the budget
FEWEST_PLAYOUTS: Final = 8


@dataclass(frozen=True)
class Decision:
    """One question of the game and its last answer: a card that was changed before the reveal does not count."""

    number: int  # counted from 1
    voyage: int
    day: int
    phase: str
    seat: int
    question: Question
    cause: str  # the game's, when it asked
    played: str
    chances: dict[str, float]  # the seat's chance to win with each option
    happened: tuple[tuple[int, int], ...]  # the island if the cards were revealed then
    outlook: tuple[float, ...]  # every seat's chance afterwards; empty while others still choose

    @property
    def best(self) -> str:
        """The option with the best chance."""
        return max(self.chances, key=self.chances.__getitem__)

    @property
    def cost(self) -> float:
        """The chance to win that the answer gave away."""
        return self.chances[self.best] - self.chances[self.played]


@dataclass(frozen=True)
class Swing:
    """How a seat's chance changed from one outlook to the next."""

    decision: Decision
    seat: int
    before: float
    after: float

    @property
    def change(self) -> float:
        """What the seat won or lost."""
        return self.after - self.before


class Outlook:
    """Every seat's chance to win, from the true state of the game."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.seconds = seconds
        self.random = Random(seed)

    def of(self, game: Game) -> tuple[float, ...]:
        """By seat: the chance to win."""
        if game.over:
            return tuple([float(seat == game.standing[0]) for seat in range(game.seats)])
        worth = Worth(game.tiles)
        thumb = Thumb(worth, self.random)
        sums = [0.0] * game.seats
        playouts = 0
        end = perf_counter() + self.seconds
        while playouts < FEWEST_PLAYOUTS or perf_counter() < end:
            ahead = game.copy()
            ahead.reseed(self.random.getrandbits(64))
            thumb.play_voyage(ahead)
            sums = [total + chance for total, chance in zip(sums, worth.chances(ahead), strict=True)]
            playouts += 1
        return tuple([total / playouts for total in sums])


ANALYSTS: Final[dict[str, type[Captain] | type[Admiral]]] = {"captain": Captain, "admiral": Admiral}


def analyse(log: Log, budget: float, seed: int = 1, bot: str = "captain") -> Iterator[Decision]:
    """Yields every decision, as this one of the `ANALYSTS` judges it; each takes about `budget` seconds."""
    analyst = ANALYSTS[bot](seed, budget * (1 - FOR_THE_OUTLOOK))
    outlook = Outlook(budget * FOR_THE_OUTLOOK, seed)
    last = {question: number for number, (question, _) in enumerate(log.answers)}
    stages = retrace(log)
    game, _ = next(stages)
    decided = 0
    for number, (asked, option) in enumerate(log.answers):
        if number != last[asked]:  # changed later
            next(stages)
            continue
        decided += 1
        question = question_of(game, asked)
        voyage, day, phase, first = game.voyage, game.day, PHASES[game.phase], game.asked
        cause = game.cause
        chances = analyst.think(game.view(question.seat), question).chances
        _, events = next(stages)
        others_choose = game.kind == CHOOSE and game.asked == first
        yield Decision(
            decided,
            voyage,
            day,
            phase,
            question.seat,
            question,
            cause,
            TEXT[option],
            chances,
            revealed(events),
            () if others_choose else outlook.of(game),
        )


def questions_in(log: Log) -> int:
    """How many decisions the analysis of this log has."""
    return len({question for question, _ in log.answers})


def question_of(game: Game, asked: int) -> Question:
    """The question with this id, open or answered: a chosen card may be changed until the reveal."""
    if game.kind == CHOOSE:
        seat = asked - game.asked
        return Question(asked, seat, CHOOSE, game.hands[seat])
    (question,) = game.questions
    return question


def revealed(events: Sequence[Event]) -> tuple[tuple[int, int], ...]:
    return next((event.island for event in events if isinstance(event, Revealed)), ())


def swings(decisions: Sequence[Decision]) -> list[Swing]:
    """The change of the seat whose chance changed most, from outlook to outlook; the biggest first."""
    found = []
    seen = [decision for decision in decisions if decision.outlook]
    for before, after in pairwise(seen):
        changes = [new - old for old, new in zip(before.outlook, after.outlook, strict=True)]
        seat = max(range(len(changes)), key=lambda seat: abs(changes[seat]))
        found.append(Swing(after, seat, before.outlook[seat], after.outlook[seat]))
    return sorted(found, key=lambda swing: -abs(swing.change))


def costliest(decisions: Sequence[Decision]) -> list[Decision]:
    """The decisions that gave most away first."""
    return sorted(decisions, key=lambda decision: -decision.cost)


# In words


def when(decision: Decision, words: Words) -> str:
    phase = words.t(f"phase-{decision.phase}")
    return words.t("analyse-when", voyage=decision.voyage, day=decision.day, phase=phase)


def asked(decision: Decision, words: Words) -> dict[str, str]:
    """The variables that every sentence about a decision may use."""
    return {
        "when": when(decision, words),
        "player": words.seat(decision.seat),
        "question": words.question(decision.question, decision.cause),
        "answer": words.option(decision.played),
        "chance": words.percent(decision.chances[decision.played]),
    }


def other_options(decision: Decision, words: Words) -> str:
    """The options that were not played with their chances, the best first."""
    others = sorted(decision.chances.items(), key=lambda item: -item[1])
    return ", ".join(
        f"{words.option(option)} ({words.percent(chance)})" for option, chance in others if option != decision.played
    )


def decision_words(decision: Decision, words: Words) -> str:
    return words.t("analyse-decision", others=other_options(decision, words), **asked(decision, words))


def swing_words(swing: Swing, words: Words) -> str:
    decision = swing.decision
    if decision.happened:
        why = words.t("event-revealed", characters=words.island(decision.happened))
    else:
        told = asked(decision, words)
        why = words.t("analyse-answered", **{name: told[name] for name in ("player", "question", "answer")})
    return words.t(
        "analyse-swing",
        when=when(decision, words),
        player=words.seat(swing.seat),
        before=words.percent(swing.before),
        after=words.percent(swing.after),
        why=why,
    )


def cost_words(decision: Decision, words: Words) -> str:
    return words.t(
        "analyse-cost",
        best=words.option(decision.best),
        best_chance=words.percent(decision.chances[decision.best]),
        **asked(decision, words),
    )


def play_of_seats(decisions: Sequence[Decision], words: Words) -> list[tuple[str, str, str, str]]:
    """A row for each seat: its decisions, the share with the best option, and their mean cost."""
    rows = []
    for seat in sorted({decision.seat for decision in decisions}):
        made = [decision for decision in decisions if decision.seat == seat]
        agreed = sum(decision.played == decision.best for decision in made)
        cost = sum(decision.cost for decision in made) / len(made)
        rows.append((words.seat(seat), str(len(made)), words.percent(agreed / len(made)), words.percent(cost, 1)))
    return rows


def play_headings(words: Words) -> list[str]:
    return ["", *[words.t(key) for key in ("heading-decisions", "heading-agreed", "heading-cost")]]


MOST_MOMENTS: Final = 5


def moments(decisions: Sequence[Decision], words: Words) -> tuple[list[str], list[str]]:
    """The biggest swings, and the answers that cost most."""
    up_and_down = [swing_words(swing, words) for swing in swings(decisions)[:MOST_MOMENTS]]
    costly = [cost_words(decision, words) for decision in costliest(decisions)[:MOST_MOMENTS] if decision.cost > 0]
    return up_and_down, costly


def summary(decisions: Sequence[Decision], words: Words) -> list[str]:
    """The analysis as lines of text."""
    up_and_down, costly = moments(decisions, words)
    return [
        words.t("analyse-swings"),
        *[f"  {line}" for line in up_and_down],
        words.t("analyse-costliest"),
        *[f"  {line}" for line in costly],
        words.t("analyse-played"),
        *[f"  {line}" for line in columns(play_headings(words), play_of_seats(decisions, words))],
    ]
