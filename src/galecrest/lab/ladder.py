"""Places a bot among frozen opponents: many games with changing opponents, one rating for each bot, and an interval for each rating.

A rating is a strength in the model of Plackett and Luce: the chance to win is a bot's share of the strengths at its table, and the others'
order follows in the same way. Ratings are in Elo points, 400 for odds of ten to one, with the mean of the frozen bots at 0. The intervals
come from samples of whole deals with replacement, because the games of one deal are alike.
"""

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from glob import glob
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from galecrest.bots import BOTS, make_bot
from galecrest.lab.intervals import Interval, rate_by_deal
from galecrest.lab.lines import columns, games_line, speed_line
from galecrest.lab.simulate import COMPILED
from galecrest.lab.sitting import Outcomes, Sitting, dice
from galecrest.words import Words

POINTS: Final = 400 / np.log(10)
SAMPLES: Final = 200
STEPS: Final = 100  # of the fit; ratings change by less than a point long before
PRIOR: Final = 0.5  # games won and lost against a bot of the mean strength: keeps a bot that always wins finite


def expanded(names: str) -> tuple[str, ...]:
    """The bots in a list with commas. A name with a `*` stands for a bot for each file that it matches: `admiral@generations/*.bin`."""
    found: list[str] = []
    for name in names.split(","):
        kind, at, files = name.partition("@")
        if "*" in files:
            matching = sorted(glob(files))
            if not matching:
                raise ValueError(f"{files} matches no file")
            found += [f"{kind}{at}{file}" for file in matching]
        else:
            found.append(name)
    return tuple(dict.fromkeys(found))


@dataclass(frozen=True)
class Climb:
    """The bot to be placed, the frozen bots, and the games."""

    bot: str
    against: tuple[str, ...] = tuple(BOTS)
    players: int = 4
    board: str = "calm"
    games: int = 400
    seed: int = 1

    def __post_init__(self) -> None:
        if not self.frozen:
            raise ValueError("a ladder needs at least one bot besides the one to be placed")
        for name in (self.bot, *self.frozen):
            make_bot(name, 0)  # raises on an unknown name before the first game

    @property
    def frozen(self) -> tuple[str, ...]:
        """The bots that are there already."""
        return tuple([name for name in self.against if name != self.bot])

    @property
    def sittings(self) -> list[Sitting]:
        """Every deal with every rotation of the bot and its opponents; these change from deal to deal, each as often as the others."""
        deals = -(-self.games // self.players)
        opponents = self.opponents(deals)
        return [
            Sitting(deal, turn, names[turn:] + names[:turn], self.board, dice(self.seed, deal))
            for deal in range(deals)
            for names in [(self.bot, *opponents[deal])]
            for turn in range(self.players)
        ]

    def opponents(self, deals: int) -> list[tuple[str, ...]]:
        """The opponents of each deal."""
        luck = Random(dice(self.seed, "opponents"))
        pool: list[str] = []
        while len(pool) < deals * (self.players - 1):
            pool += luck.sample(self.frozen, len(self.frozen))
        seats = self.players - 1
        return [tuple(pool[deal * seats : (deal + 1) * seats]) for deal in range(deals)]


@dataclass(frozen=True)
class Rung:
    """A bot on the ladder."""

    bot: str
    rating: Interval
    seats: int
    win_rate: Interval
    behind: float | None  # the share of the samples in which the new bot's rating is higher; None: this is the new bot


@dataclass
class Ladder(Outcomes):
    """The outcomes of a climb: `add` those of its sittings."""

    climb: Climb

    @property
    def rungs(self) -> list[Rung]:
        """The best first."""
        names = list(dict.fromkeys([self.climb.bot, *self.climb.frozen]))
        met = [name for name in names if any(name in outcome.sitting.bots for outcome in self.outcomes)]
        orders = [[met.index(outcome.sitting.bots[seat]) for seat in outcome.standing] for outcome in self.outcomes]
        deals = np.array([outcome.sitting.deal for outcome in self.outcomes])
        values = points(orders, np.ones(len(orders)), len(met))
        luck = np.random.default_rng(self.climb.seed)
        samples = np.array(
            [points(orders, resampled(deals, luck), len(met)) for _ in range(SAMPLES)]
        )  # by sample and bot
        low, high = np.percentile(samples, [2.5, 97.5], axis=0)
        rungs = []
        for place, name in enumerate(met):
            wins = self.wins_of(name)
            rungs.append(
                Rung(
                    name,
                    Interval(float(values[place]), float(low[place]), float(high[place])),
                    sum(map(len, wins)),
                    rate_by_deal(wins),
                    None if name == self.climb.bot else float((samples[:, 0] > samples[:, place]).mean()),
                )
            )
        return sorted(rungs, key=lambda rung: -rung.rating.value)

    def wins_of(self, name: str) -> list[list[float]]:
        """By deal: 1 for each seat of the bot that won, 0 for the others."""
        wins: dict[int, list[float]] = {}
        for outcome in self.outcomes:
            for seat, who in enumerate(outcome.sitting.bots):
                if who == name:
                    wins.setdefault(outcome.sitting.deal, []).append(float(outcome.standing[0] == seat))
        return list(wins.values())

    def to_data(self) -> dict[str, Any]:
        """The results as data, for JSON."""
        return {
            "bot": self.climb.bot,
            "players": self.climb.players,
            "board": self.climb.board,
            "seed": self.climb.seed,
            "compiled": COMPILED,
            "games": len(self.outcomes),
            "seconds": self.seconds,
            "rungs": [asdict(rung) for rung in self.rungs] if self.outcomes else [],
            "failures": [{"game": str(each.sitting), "failure": each.failure} for each in self.failures],
        }


def resampled(deals: NDArray[np.int64], luck: np.random.Generator) -> NDArray[np.float64]:
    """The weight of each game when as many deals are drawn with replacement."""
    different, of_game = np.unique(deals, return_inverse=True)
    return np.bincount(luck.integers(len(different), size=len(different)), minlength=len(different))[of_game].astype(
        float
    )


def points(orders: Sequence[Sequence[int]], weights: NDArray[np.float64], bots: int) -> NDArray[np.float64]:
    """The ratings of the bots (bot 0 is the new one) that make these finishing orders most likely: Hunter's MM algorithm (2004)."""
    table = np.array(orders)
    strengths = np.ones(bots)
    won = np.full(bots, PRIOR)  # how often a bot was preferred to those who finished behind it
    for place in range(table.shape[1] - 1):
        np.add.at(won, table[:, place], weights)
    for _ in range(STEPS):
        here = strengths[table]
        rest = np.cumsum(here[:, ::-1], axis=1)[:, ::-1]  # the strengths of all who are not placed yet
        shares = np.cumsum(weights[:, None] / rest[:, :-1], axis=1)
        shares = np.concatenate([shares, shares[:, -1:]], axis=1)
        expected = 2 * PRIOR / (strengths + 1)
        np.add.at(expected, table, shares)
        strengths = won / expected
        strengths /= np.exp(np.log(strengths).mean())
    ratings: NDArray[np.float64] = POINTS * np.log(strengths)
    ratings -= ratings[1:].mean()
    return ratings


# In words


def text(ladder: Ladder, words: Words) -> str:
    """The ladder as lines of text."""
    climb, games = ladder.climb, len(ladder.outcomes)
    lines = [
        games_line(words, games, climb.players, "", climb.board, climb.seed),
        speed_line(words, games, ladder.decisions, ladder.seconds),
    ]
    if ladder.outcomes:
        lines += ["", *columns(headings(words), list(rows(ladder.rungs, words)))]
    lines += [words.t("tournament-failed", game=str(each.sitting), failure=each.failure) for each in ladder.failures]
    return "\n".join(lines)


def headings(words: Words) -> list[str]:
    keys = ("heading-bot", "heading-rating", "heading-seats", "heading-rate", "ladder-behind")
    return [words.t(key) for key in keys]


def rows(rungs: Sequence[Rung], words: Words) -> Iterator[tuple[str, ...]]:
    for rung in rungs:
        new = rung.behind is None
        rating, rate = rung.rating, rung.win_rate
        yield (
            f"{'> ' if new else '  '}{words.bot(rung.bot)}",
            words.t(
                "tournament-interval",
                value=words.number(rating.value, signed=True),
                low=words.number(rating.low, signed=True),
                high=words.number(rating.high, signed=True),
            ),
            str(rung.seats),
            words.t(
                "tournament-interval",
                value=words.percent(rate.value, 1),
                low=words.percent(rate.low, 1),
                high=words.percent(rate.high, 1),
            ),
            "" if rung.behind is None else words.percent(rung.behind),
        )
