"""The time that players have to answer. Time comes in as an argument: seconds since 1970.

An outage is a time during which nobody could answer. It costs nobody: what was asked before counts from its end.
"""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import inf
from typing import Final

from galecrest.table.messages import Clock, Setup

BEAT: Final = 3.0  # seconds between two signs of life of a process
GAP: Final = 5.0  # seconds without a sign of life that are an outage
RESPITE: Final = 30.0  # seconds that everybody who is asked has at least after an outage
IDLE: Final = 300.0  # seconds without an answer, at a table without a clock, after which the others may let a bot play

Outages = tuple[float, ...]  # the time at which each of them ended, in order


def is_outage(last_beat: float, now: float) -> bool:
    """`last_beat` is 0 if there was none."""
    return last_beat > 0 and now - last_beat > GAP


def counts_from(asked_at: float, seconds: float, outages: Outages, until: float = inf) -> float:
    """The time from which `seconds` count that were given at `asked_at`. After an outage they are given again, and are at least
    RESPITE. Outages that ended after `until` do not matter."""
    before = bisect_right(outages, until)
    if not before or outages[before - 1] < asked_at:
        return asked_at
    return outages[before - 1] + max(0.0, RESPITE - seconds)


@dataclass(frozen=True)
class Clocks:
    """The clock of a table, the seconds left in the banks by seat, and the time since which the open question has been open."""

    clock: Clock | None
    banks: tuple[float, ...]  # seconds left, by seat
    asked: int = -1  # the open question, and since when it has been open
    asked_at: float = 0.0

    @classmethod
    def of(cls, setup: Setup) -> "Clocks":
        """The clocks of a new table."""
        return cls(setup.clock, (float(setup.clock.bank) if setup.clock else 0.0,) * setup.players)

    def used(self, seat: int, at: float, outages: Outages = ()) -> "Clocks":
        """A seat has answered: a decision that took too long uses up the bank."""
        if self.clock is None or seat >= len(self.banks):
            return self
        start = counts_from(self.asked_at, self.clock.decision, outages, at)
        over = max(0.0, at - start - self.clock.decision)
        left = max(0.0, self.banks[seat] - over)
        return replace(self, banks=(*self.banks[:seat], left, *self.banks[seat + 1 :]))

    def asking(self, question: int, at: float) -> "Clocks":
        """The clocks when this question is open; a new one starts now."""
        return self if question == self.asked else replace(self, asked=question, asked_at=at)

    def deadlines(self, seats: Iterable[int], outages: Outages = ()) -> dict[int, float]:
        """The deadline of each of these seats, which are asked."""
        if self.clock is None:
            return {}
        end = counts_from(self.asked_at, self.clock.decision, outages) + self.clock.decision
        return {seat: end + self.banks[seat] for seat in seats}

    def patience(self, seats: Iterable[int], outages: Outages = ()) -> dict[int, float]:
        """The time from which the others may let a bot play for each of these seats, which are asked. With a clock, the clock decides."""
        if self.clock is not None:
            return {}
        end = counts_from(self.asked_at, IDLE, outages) + IDLE
        return dict.fromkeys(seats, end)
