"""Manners: how a bot chooses among options that are nearly as good as the best one.

A bot estimates for each option what it wants most: its lead in doubloons, or its chance to win. A manner adds a taste of its own, but a
bot never gives up more of its estimate than the manner's `latitude`.
"""

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

A_DOUBLOON: Final = 0.02  # the chance to win that goes with a doubloon, for bots that count in chances
CLEAR: Final = 4.0  # standard errors of a lead that is no accident ...
ENOUGH: Final = 32  # ... after this many results


@dataclass(frozen=True)
class Manner:
    """A taste, as weights. All of them are in doubloons of the bot's estimate."""

    latitude: float = 0.0
    """Doubloons that the bot gives up at most."""
    temperature: float = 0.0
    """The size of its random errors."""
    risk: float = 0.0
    """For results that differ from one imagined day to the next; negative: for results that do not."""
    greed: float = 0.0
    """For what it holds: score, purse and loot."""
    spite: float = 0.0
    """Against what its strongest rival has."""

    @property
    def lead(self) -> float:
        """A chance to win that is larger than all others by more than this is the only one that counts."""
        return self.latitude * A_DOUBLOON


PLAIN: Final = Manner()
"""No manner."""

MANNERS: Final[dict[str, Manner]] = {
    "bold": Manner(latitude=2.0, temperature=0.4, risk=0.6),
    "careful": Manner(latitude=2.0, temperature=0.1, risk=-0.6),
    "greedy": Manner(latitude=2.0, temperature=0.2, greed=0.6),
    "spiteful": Manner(latitude=1.5, temperature=0.2, spite=0.5),
}
"""The manners by name."""


class Outlook:
    """The imagined results of one option."""

    def __init__(self, seats: int) -> None:
        self.count = 0
        self.results = 0.0  # the sum of what the bot wants most
        self.squares = 0.0
        self.booty = 0.0
        self.seats = [0.0] * seats  # the sums of what each seat has: its worth or its chance

    def add(self, result: float, seats: list[float], booty: float) -> None:
        self.count += 1
        self.results += result
        self.squares += result * result
        self.booty += booty
        sums = self.seats
        for seat, each in enumerate(seats):
            sums[seat] = sums[seat] + each

    @property
    def mean(self) -> float:
        return self.results / self.count if self.count else 0.0

    def spread(self) -> float:
        """The standard deviation of the results."""
        return sqrt(max(0.0, self.squares / self.count - self.mean**2))

    def doubt(self) -> float:
        """The square of the standard error of the mean."""
        return max(0.0, self.squares / self.count - self.mean**2) / self.count

    def rival(self, seat: int) -> float:
        """What the strongest of the other seats has."""
        return max([each for other, each in enumerate(self.seats) if other != seat]) / self.count


def clear_best(outlooks: dict[int, Outlook], options: list[int], lead: float) -> int:
    """The option that is better than all others by more than the lead, beyond reasonable doubt; -1 as long as there is none."""
    best = options[0]
    for option in options:
        if outlooks[option].mean > outlooks[best].mean:
            best = option
    first = outlooks[best]
    if first.count < ENOUGH:
        return -1
    for option in options:
        if option != best:
            other = outlooks[option]
            more = first.mean - other.mean - lead
            if other.count < ENOUGH or more <= 0.0 or more**2 < CLEAR**2 * (first.doubt() + other.doubt()):
                return -1
    return best


def choose(
    manner: Manner, outlooks: dict[int, Outlook], seat: int, random: Random, doubloon: float = A_DOUBLOON
) -> int:
    """The option that suits the manner best, among those that give up at most its latitude. `doubloon` is a doubloon in the unit of the
    results."""
    best = max([each.mean for each in outlooks.values()])
    chosen = -1
    most = 0.0
    for option, outlook in outlooks.items():
        if outlook.mean < best - manner.latitude * doubloon:
            continue
        rating = (
            outlook.mean
            + manner.risk * outlook.spread()
            + manner.greed * doubloon * outlook.booty / outlook.count
            - manner.spite * outlook.rival(seat)
            + manner.temperature * doubloon * random.gauss(0.0, 1.0)
        )
        if chosen < 0 or rating > most:
            chosen, most = option, rating
    return chosen
