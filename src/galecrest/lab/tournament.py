"""Bots against each other: every deal is played with every rotation of the seats, so that neither cards nor seats favour anybody."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from galecrest.bots import make_bot
from galecrest.lab import worth
from galecrest.lab.intervals import Interval, mean_by_deal, rate_by_deal
from galecrest.lab.simulate import COMPILED
from galecrest.lab.sitting import Outcome, Sitting, dice
from galecrest.lab.words import columns
from galecrest.phrases import seat_name, title


@dataclass(frozen=True)
class Plan:
    """Who plays what how often. One bot with a level sails alone against Automa."""

    bots: tuple[str, ...]
    board: str
    games: int
    seed: int
    level: str = ""
    tiles: str = ""
    solo: str = ""

    def __post_init__(self) -> None:
        if not (len(self.bots) == 1 if self.level else 2 <= len(self.bots) <= 6):
            raise ValueError("a tournament has one bot for each of 2 to 6 seats; alone sails one bot")
        for name in self.bots:
            make_bot(name, 0)  # an unknown name is better known before the first game

    @property
    def sittings(self) -> list[Sitting]:
        """As many whole deals as it takes for so many games."""
        seats = len(self.bots)
        return [
            Sitting(
                deal,
                turn,
                self.bots[turn:] + self.bots[:turn],
                self.board,
                dice(self.seed, deal),
                self.level,
                self.tiles,
                self.solo,
            )
            for deal in range(-(-self.games // seats))
            for turn in range(seats)
        ]


@dataclass(frozen=True)
class Rating:
    """OpenSkill: how strong, and how sure that is. Everybody begins at 25."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Record:
    """What one bot achieved; several of the same name are taken together."""

    bot: str
    seats: int  # taken, over all games
    wins: int
    win_rate: Interval
    mean_score: Interval
    rating: Rating
    decisions: int
    milliseconds: float  # for a decision


@dataclass
class Results:
    """The outcomes so far. `seconds` is the time by the clock on the wall."""

    plan: Plan
    seconds: float = 0.0
    outcomes: list[Outcome] = field(default_factory=list)
    failures: list[Outcome] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        (self.failures if outcome.failure else self.outcomes).append(outcome)

    @property
    def played(self) -> int:
        return len(self.outcomes) + len(self.failures)

    @property
    def decisions(self) -> int:
        return sum(sum(outcome.decisions) for outcome in self.outcomes)

    @property
    def records(self) -> list[Record]:
        """The best first."""
        rated = ratings(self.outcomes)
        names = dict.fromkeys(self.outcomes[0].sitting.names) if self.outcomes else ()
        records = [record(name, self.outcomes, rated[name]) for name in names]
        return sorted(records, key=lambda each: -each.win_rate.value)

    @property
    def wins_by_seat(self) -> list[int]:
        wins = Counter(outcome.standing[0] for outcome in self.outcomes)
        return [wins[seat] for seat in range(len(self.plan.bots) + bool(self.plan.level))]

    def to_data(self) -> dict[str, Any]:
        return {
            "bots": self.plan.bots,
            "board": self.plan.board,
            "level": self.plan.level,
            "seed": self.plan.seed,
            "compiled": COMPILED,
            "games": len(self.outcomes),
            "seconds": self.seconds,
            "decisions": self.decisions,
            "games_per_second": len(self.outcomes) / self.seconds,
            "decisions_per_second": self.decisions / self.seconds,
            "records": [asdict(each) for each in self.records],
            "wins_by_seat": self.wins_by_seat,
            "characters": {name: asdict(each) for name, each in worth.characters(self.outcomes).items()},
            "tokens": {name: asdict(each) for name, each in worth.tokens(self.outcomes).items()},
            "failures": [{"game": str(each.sitting), "failure": each.failure} for each in self.failures],
        }


def record(name: str, outcomes: Sequence[Outcome], rating: Rating) -> Record:
    wins: dict[int, list[int]] = {}  # by deal, for each seat that the bot took
    scores: dict[int, list[int]] = {}
    decisions = 0
    seconds = 0.0
    for outcome in outcomes:
        for seat, who in enumerate(outcome.sitting.names):
            if who == name:
                wins.setdefault(outcome.sitting.deal, []).append(int(outcome.standing[0] == seat))
                scores.setdefault(outcome.sitting.deal, []).append(outcome.scores[seat])
                decisions += outcome.decisions[seat]
                seconds += outcome.seconds[seat]
    return Record(
        name,
        sum(len(deal) for deal in wins.values()),
        sum(sum(deal) for deal in wins.values()),
        rate_by_deal(list(wins.values())),
        mean_by_deal(list(scores.values())),
        rating,
        decisions,
        1000 * seconds / decisions if decisions else 0.0,
    )


def ratings(outcomes: Sequence[Outcome]) -> dict[str, Rating]:
    """OpenSkill (Plackett-Luce) over all games in the order of the deals. Bots of one name share the mean of what they get."""
    model = PlackettLuce()
    begin = model.rating()
    rated: dict[str, Rating] = {}
    for outcome in sorted(outcomes, key=lambda outcome: (outcome.sitting.deal, outcome.sitting.turn)):
        names = outcome.sitting.names
        before = [rated.get(name, Rating(begin.mu, begin.sigma)) for name in names]
        places = [float(outcome.standing.index(seat)) for seat in range(len(names))]
        after = model.rate([[model.rating(mu=each.mu, sigma=each.sigma)] for each in before], ranks=places)
        for name in set(names):
            seats = [after[seat][0] for seat, who in enumerate(names) if who == name]
            rated[name] = Rating(fmean(each.mu for each in seats), fmean(each.sigma for each in seats))
    return rated


# In words


def text(results: Results) -> str:
    plan, played, seconds = results.plan, len(results.outcomes), results.seconds
    whom = f"at level {plan.level} against Automa" if plan.level else f"of {len(plan.bots)} players"
    lines = [
        f"{played} games {whom}, {plan.board} board, seed {plan.seed}, {'compiled' if COMPILED else 'plain Python'}",
        f"{results.decisions} decisions in {seconds:.1f} s: {played / seconds:.1f} games and "
        f"{results.decisions / seconds:.0f} decisions per second",
    ]
    if results.outcomes:
        lines += ["", *columns(HEADINGS, [cells(each) for each in results.records]), ""]
        lines += [
            f"won by: {', '.join(f'{seat_name(seat)} {wins}' for seat, wins in enumerate(results.wins_by_seat))}",
            f"characters, points above the mean of the game: {extremes(worth.characters(results.outcomes))}",
            f"a token more of a kind, in points: {extremes(worth.tokens(results.outcomes))}",
        ]
    for failure in results.failures:
        lines.append(f"FAILED: {failure.sitting}: {failure.failure}")
    return "\n".join(lines)


HEADINGS = ("bot", "seats", "wins", "win rate (95 %)", "mean score (95 %)", "rating", "ms a decision")


def cells(record: Record) -> tuple[str, ...]:
    rate, score = record.win_rate, record.mean_score
    return (
        record.bot,
        str(record.seats),
        str(record.wins),
        f"{rate.value:.1%} ({rate.low:.1%} to {rate.high:.1%})",
        f"{score.value:.1f} ({score.low:.1f} to {score.high:.1f})",
        f"{record.rating.mu:.1f} ± {2 * record.rating.sigma:.1f}",
        f"{record.milliseconds:.2f}",
    )


def extremes(values: dict[str, Interval], most: int = 3) -> str:
    told = [f"{title(name)} {each.value:+.1f}" for name, each in values.items()]
    if len(told) <= 2 * most + 1:
        return ", ".join(told) or "too few games to tell"
    return f"{', '.join(told[:most])} ... {', '.join(told[-most:])}"
