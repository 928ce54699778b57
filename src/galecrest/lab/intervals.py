"""95 % intervals for rates and means.

Games of one deal are not independent of each other: every rotation of the seats plays the same cards and the same loot. So
the variance is measured between deals, and the games of one deal count together.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

Z: Final = 1.959964  # 95 % of a normal distribution lie within this number of deviations around its mean


@dataclass(frozen=True)
class Interval:
    """A value, and the bounds of its 95 % interval."""

    value: float
    low: float
    high: float


def wilson(rate: float, trials: float) -> Interval:
    """Wilson's score interval for a rate seen in this number of independent trials."""
    share = Z * Z / trials
    centre = (rate + share / 2) / (1 + share)
    half = Z / (1 + share) * sqrt(rate * (1 - rate) / trials + share / (4 * trials))
    return Interval(rate, max(0.0, centre - half), min(1.0, centre + half))


def rate_by_deal(deals: Sequence[Sequence[float]]) -> Interval:
    """A rate from the successes (1) and failures (0) of each deal.

    Wilson's interval for the number of independent trials that would vary as the deals do, at most the number of games.
    """
    trials = sum(len(deal) for deal in deals)
    rate, spread = mean_and_spread(deals)
    independent = rate * (1 - rate) / spread if spread else trials
    return wilson(rate, max(1.0, min(trials, independent)))


def mean_by_deal(deals: Sequence[Sequence[float]]) -> Interval:
    """A mean from the values of each deal."""
    mean, spread = mean_and_spread(deals)
    return Interval(mean, mean - Z * sqrt(spread), mean + Z * sqrt(spread))


def mean_and_spread(deals: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean of all values, and its variance as the deals show it, or the games where there is but one deal."""
    values = sum(len(deal) for deal in deals)
    mean = sum(sum(deal) for deal in deals) / values
    if values < 2:
        return mean, 0.0
    if len(deals) < 2:
        deals = [[value] for value in deals[0]]
    apart = sum((sum(deal) - mean * len(deal)) ** 2 for deal in deals)
    return mean, apart * len(deals) / (len(deals) - 1) / values**2
