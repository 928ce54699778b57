"""The time by which the server acts, in seconds since 1970. It never runs backwards.

It follows the clock of the machine. If that is set back, the server's time goes on from where it was, a little slower, until the
machine's clock has caught up: so nobody gets an hour for a decision. If the machine's clock jumps ahead, the server's time does, too,
and the jump counts as an outage (pulse.py).
"""

import time
from collections.abc import Callable
from typing import Final

SLOWER: Final = 0.95  # seconds per second, while the machine's clock is behind


class Clock:
    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic, at: float = 0.0
    ) -> None:
        self.wall = wall
        self.steady = steady
        self._at = at
        self._steady_at = steady()

    def now(self) -> float:
        wall, steady = self.wall(), self.steady()
        self._at = max(wall, self._at + SLOWER * (steady - self._steady_at))
        self._steady_at = steady
        return self._at

    def advance(self, at: float) -> None:
        """Other processes have come so far."""
        self._at = max(self._at, at)


CLOCK: Final = Clock()
now: Final = CLOCK.now
