"""The order in which bots get to think.

Quick thoughts go first, then slow ones. Addresses have equal shares, however many guests and tables each of them has, and
so have the guests of one address and the tables of one guest: whoever has had least comes next.
"""

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

T = TypeVar("T")

QUICK: Final = 0.05  # seconds
IN_A_ROW: Final = 20  # quick thoughts, before a slow one that waits has its turn


@dataclass
class Shares(Generic[T]):
    """Things that wait under a path of names: an address, a guest and a table. At each level the names take turns by what they have had.

    `had` is the finish time of start-time fair queueing: a newcomer begins at the present time, so nobody can save up turns, and whoever is
    served again and again falls behind those who wait."""

    parts: dict[str, "Shares[T]"] = field(default_factory=dict)
    had: dict[str, float] = field(default_factory=dict)
    now: float = 0.0
    things: deque[tuple[T, float]] = field(default_factory=deque)  # with their costs, at the end of a path

    def __len__(self) -> int:
        return len(self.things) + sum(len(part) for part in self.parts.values())

    def push(self, thing: T, path: Sequence[str], cost: float) -> None:
        if not path:
            self.things.append((thing, cost))
            return
        name, *rest = path
        if name not in self.parts:
            self.parts[name] = Shares()
            self.had[name] = max(self.had.get(name, 0.0), self.now)
        self.parts[name].push(thing, rest, cost)

    def pop(self) -> tuple[T, float]:
        if self.things:
            return self.things.popleft()
        name = min(self.parts, key=self.had.__getitem__)
        thing, cost = self.parts[name].pop()
        self.now = self.had[name]
        self.had[name] += cost
        if not self.parts[name]:
            del self.parts[name]
            self.had = {each: had for each, had in self.had.items() if each in self.parts or had > self.now}
        return thing, cost


@dataclass
class FairQueue(Generic[T]):
    quick: Shares[T] = field(default_factory=Shares)
    slow: Shares[T] = field(default_factory=Shares)
    in_a_row: int = 0  # quick ones since the last slow one

    def push(self, thing: T, path: Sequence[str], seconds: float) -> None:
        """`seconds` is how long it will probably take."""
        (self.slow if is_slow(seconds) else self.quick).push(thing, path, max(seconds, 1e-6))

    def pop(self, slow: bool = True) -> tuple[T, bool] | None:
        """The next thing and whether it is slow; None if nothing waits, or only slow things and `slow` is false."""
        turn = slow and len(self.slow) > 0
        if self.quick and not (turn and self.in_a_row >= IN_A_ROW):
            self.in_a_row += 1
            return self.quick.pop()[0], False
        self.in_a_row = 0
        return (self.slow.pop()[0], True) if turn else None


def is_slow(seconds: float) -> bool:
    return seconds > QUICK
