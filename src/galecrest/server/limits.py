"""Rate limits. Each process has its own, so several processes together allow a little more."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any, Final

from galecrest.server.metrics import LIMITED

REMEMBERED: Final = 20_000
NETWORK: Final = 64  # bits of an IPv6 address that name a household


class Bucket:
    """Token bucket: `rate` per second, up to `burst` at once. What was spent in excess has to come back first."""

    __slots__ = ("at", "burst", "kept", "line", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.kept = burst
        self.at = time.monotonic()
        self.line = asyncio.Lock()  # in which tasks wait until something is left

    @property
    def left(self) -> float:
        now = time.monotonic()
        self.kept = min(self.burst, self.kept + (now - self.at) * self.rate)
        self.at = now
        return self.kept

    def take(self) -> bool:
        if self.left < 1:
            return False
        self.kept -= 1
        return True

    def spend(self, amount: float) -> None:
        self.kept = max(self.left - amount, -self.burst)

    @property
    def wait(self) -> float:
        """Seconds until something is left."""
        return max(0.0, -self.left / self.rate)


class Buckets:
    """A bucket for each of the guests or addresses that came lately."""

    def __init__(self, name: str, make: Callable[[], Bucket]) -> None:
        self.name = name
        self.make = make
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        bucket = self.known.pop(who, None) or self.make()
        self.known[who] = bucket
        if len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return bucket

    def take(self, who: str) -> bool:
        taken = self.of(who).take()
        if not taken:
            LIMITED.labels(self.name).inc()
        return taken


def address(scope: Any) -> str:
    """The address of a client, as far as limits are concerned."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def household(address: str) -> str:
    """The addresses that are limited together: one IPv4 address, or an IPv6 network of 64 bits, all of which one customer has."""
    try:
        found: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> NETWORK << NETWORK))
