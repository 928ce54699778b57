"""The time that players have to answer. Time comes in as an argument: seconds since 1970."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from galecrest.table.messages import Clock, Setup, Time


@dataclass(frozen=True)
class Clocks:
    clock: Clock | None
    banks: tuple[float, ...]  # seconds left, by seat
    asked: int = -1  # the open question, and since when it has been open
    asked_at: float = 0.0

    @classmethod
    def of(cls, setup: Setup) -> "Clocks":
        return cls(setup.clock, (float(setup.clock.bank) if setup.clock else 0.0,) * setup.players)

    def used(self, seat: int, at: float) -> "Clocks":
        """A seat has answered: a decision that took too long uses up the bank."""
        if self.clock is None or seat >= len(self.banks):
            return self
        over = max(0.0, at - self.asked_at - self.clock.decision)
        left = max(0.0, self.banks[seat] - over)
        return replace(self, banks=(*self.banks[:seat], left, *self.banks[seat + 1 :]))

    def asking(self, question: int, at: float) -> "Clocks":
        return self if question == self.asked else replace(self, asked=question, asked_at=at)

    def deadlines(self, seats: Iterable[int]) -> dict[int, float]:
        """The deadline of each of these seats, which are asked."""
        if self.clock is None:
            return {}
        return {seat: self.asked_at + self.clock.decision + self.banks[seat] for seat in seats}

    def time(self, seats: Iterable[int], now: float) -> Time | None:
        if self.clock is None:
            return None
        return Time(now, {str(seat): at for seat, at in self.deadlines(seats).items()}, list(self.banks))
