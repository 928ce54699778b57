"""Rate limits. Each process has its own, so several processes together allow a little more."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from galecrest.server.metrics import LIMITED

REMEMBERED: Final = 20_000


class Bucket:
    """Token bucket: `rate` per second, up to `burst` at once."""

    __slots__ = ("at", "burst", "left", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each of the guests or addresses that came lately."""

    def __init__(self, name: str, make: Callable[[], Bucket]) -> None:
        self.name = name
        self.make = make
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str) -> bool:
        bucket = self.known.pop(who, None) or self.make()
        self.known[who] = bucket
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        taken = bucket.take()
        if not taken:
            LIMITED.labels(self.name).inc()
        return taken
