"""Tournaments between bots. Every deal is played with every rotation of the seats, so that neither cards nor seats favour a bot."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from statistics import fmean
from typing import Any

from openskill.models import PlackettLuce

from galecrest.bots import make_bot
from galecrest.lab import worth
from galecrest.lab.intervals import Interval, mean_by_deal, rate_by_deal
from galecrest.lab.lines import columns, games_line, speed_line, wins_line
from galecrest.lab.simulate import COMPILED
from galecrest.lab.sitting import Outcome, Outcomes, Sitting, dice
from galecrest.words import Words


@dataclass(frozen=True)
class Plan:
    """Bots, board and number of games. One bot with a level plays alone against Automa."""

    bots: tuple[str, ...]
    board: str
    games: int
    seed: int
    level: str = ""
    tiles: str = ""
    solo: str = ""

    def __post_init__(self) -> None:
        if not (len(self.bots) == 1 if self.level else 2 <= len(self.bots) <= 6):
            raise ValueError(
                "a tournament takes one bot for each of 2 to 6 seats; a solo tournament takes exactly one bot"
            )
        for name in self.bots:
            make_bot(name, 0)  # raises on an unknown name before the first game

    @property
    def sittings(self) -> list[Sitting]:
        """Every rotation of as many deals as it takes for this number of games."""
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
    """OpenSkill's estimate of strength and its deviation. Every bot begins at 25."""

    mu: float
    sigma: float


@dataclass(frozen=True)
class Record:
    """The results of one bot; bots of the same name count together."""

    bot: str
    seats: int  # taken, over all games
    wins: int
    win_rate: Interval
    mean_score: Interval
    rating: Rating
    decisions: int
    milliseconds: float  # for a decision


@dataclass
class Tournament(Outcomes):
    """The outcomes of a plan: `add` those of its sittings."""

    plan: Plan

    @property
    def records(self) -> list[Record]:
        """The best first."""
        rated = ratings(self.outcomes)
        names = dict.fromkeys(self.outcomes[0].sitting.names) if self.outcomes else ()
        records = [record(name, self.outcomes, rated[name]) for name in names]
        return sorted(records, key=lambda each: -each.win_rate.value)

    @property
    def wins_by_seat(self) -> list[int]:
        """How many games each seat won."""
        wins = Counter(outcome.standing[0] for outcome in self.outcomes)
        return [wins[seat] for seat in range(len(self.plan.bots) + bool(self.plan.level))]

    def to_data(self) -> dict[str, Any]:
        """The results as data, for JSON."""
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
    """OpenSkill (Plackett-Luce) over all games in the order of the deals. Bots of one name share the mean of their ratings."""
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


def text(tournament: Tournament, words: Words) -> str:
    """The results as lines of text."""
    lines = [*headlines(tournament, words)]
    words = words.at_table(tournament.plan.level)
    if tournament.outcomes:
        records = [cells(each, words) for each in tournament.records]
        lines += ["", *columns(headings(words), records), ""]
        lines += [
            wins_line(words, tournament.wins_by_seat),
            words.t("tournament-characters", characters=extremes(worth.characters(tournament.outcomes), words)),
            words.t("tournament-tokens", tokens=extremes(worth.tokens(tournament.outcomes), words)),
        ]
    lines += [failure_line(each, words) for each in tournament.failures]
    return "\n".join(lines)


def headlines(tournament: Tournament, words: Words) -> tuple[str, str]:
    """Number and kind of the games, and their speed."""
    plan, games = tournament.plan, len(tournament.outcomes)
    return (
        games_line(words, games, len(plan.bots), plan.level, plan.board, plan.seed),
        speed_line(words, games, tournament.decisions, tournament.seconds),
    )


def failure_line(outcome: Outcome, words: Words) -> str:
    return words.t("tournament-failed", game=str(outcome.sitting), failure=outcome.failure)


def headings(words: Words) -> list[str]:
    keys = ("heading-bot", "heading-seats", "heading-wins", "heading-rate", "heading-mean", "heading-rating")
    return [words.t(key) for key in (*keys, "heading-time")]


def cells(record: Record, words: Words) -> tuple[str, ...]:
    rate, score = record.win_rate, record.mean_score
    return (
        words.bot(record.bot),
        str(record.seats),
        str(record.wins),
        words.t(
            "tournament-interval",
            value=words.percent(rate.value, 1),
            low=words.percent(rate.low, 1),
            high=words.percent(rate.high, 1),
        ),
        words.t(
            "tournament-interval",
            value=words.number(score.value, 1),
            low=words.number(score.low, 1),
            high=words.number(score.high, 1),
        ),
        f"{words.number(record.rating.mu, 1)} ± {words.number(2 * record.rating.sigma, 1)}",
        words.number(record.milliseconds, 2),
    )


def extremes(values: dict[str, Interval], words: Words, most: int = 3) -> str:
    told = [f"{words.cause(name)} {words.number(each.value, 1, signed=True)}" for name, each in values.items()]
    if len(told) <= 2 * most + 1:
        return ", ".join(told) or words.t("tournament-too-few")
    return f"{', '.join(told[:most])} ... {', '.join(told[-most:])}"
