"""The worth of characters and tokens in a set of games, in points above the mean of the game."""

from collections.abc import Iterable

import numpy as np

from galecrest.game.terms import ALL_RANKS, CHARACTERS, LOOT
from galecrest.lab.intervals import Interval, Z
from galecrest.lab.sitting import Outcome


def characters(outcomes: Iterable[Outcome]) -> dict[str, Interval]:
    """By how many points the seats that used the card ended above their game's mean, best first.

    Bots choose when to use a card, so the figure measures the players of a card as much as the card.
    """
    above: list[list[float]] = [[] for _ in CHARACTERS]
    for outcome in outcomes:
        for points, used in zip(above_mean(outcome.scores), outcome.used, strict=True):
            for rank in used:
                above[rank].append(points)
    worth = {CHARACTERS[rank]: mean_of(np.array(above[rank])) for rank in ALL_RANKS if above[rank]}
    return dict(sorted(worth.items(), key=lambda item: -item[1].value))


def tokens(outcomes: Iterable[Outcome]) -> dict[str, Interval]:
    """The points that go with one more token of each kind, all kinds fitted together (least squares), best first.

    Points and tokens both count from the mean of their game.
    """
    points: list[float] = []
    gained: list[list[float]] = []
    for outcome in outcomes:
        points += above_mean(outcome.scores)
        by_kind = [above_mean(each) for each in zip(*outcome.gained, strict=True)]
        gained += [list(seat) for seat in zip(*by_kind, strict=True)]
    y, x = np.array(points), np.array(gained)
    if len(points) <= 2 * len(LOOT) or np.linalg.matrix_rank(x) < len(LOOT):
        return {}  # too few games to tell
    slopes, *_ = np.linalg.lstsq(x, y, rcond=None)
    noise = float(np.sum((y - x @ slopes) ** 2)) / (len(y) - len(LOOT))
    deviations = np.sqrt(noise * np.diag(np.linalg.inv(x.T @ x)))
    worth = {
        name: Interval(float(slope), float(slope - Z * deviation), float(slope + Z * deviation))
        for name, slope, deviation in zip(LOOT, slopes, deviations, strict=True)
    }
    return dict(sorted(worth.items(), key=lambda item: -item[1].value))


def above_mean(values: tuple[int, ...]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]


def mean_of(values: "np.ndarray[tuple[int], np.dtype[np.float64]]") -> Interval:
    mean = float(values.mean())
    half = Z * float(values.std(ddof=1)) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return Interval(mean, mean - half, mean + half)
