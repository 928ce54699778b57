"""The lobby's tables and chat, as one answer of limited size. All guests who ask within a second share what was read."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from galecrest.server import clock
from galecrest.server.limits import Bucket, Buckets
from galecrest.server.settings import Limits
from galecrest.server.storage import Storage
from galecrest.table.messages import ChatLine, Listing, Lobby, encode
from galecrest.table.refusals import Code, Refusal

T = TypeVar("T")

TABLES: Final = 100
LINES: Final = 50
TABLE_BYTES: Final = 35_000
CHAT_BYTES: Final = 14_000
FRESH_SECONDS: Final = 1.0
NEVER: Final = float("-inf")
BURST: Final = 10


class LobbyList:
    def __init__(self, storage: Storage, limits: Limits) -> None:
        self.storage = storage
        rate = limits.listed_per_minute
        self.pace = Buckets("listed", lambda: Bucket(rate / 60, max(BURST, rate)))
        self.tables: list[Listing] = []
        self.lines: list[ChatLine] = []
        self.read_at = NEVER
        self.reading = asyncio.Lock()

    def check_pace(self, address: str) -> None:
        """Refuses an address that puts too many tables into the lobby."""
        if not self.pace.take(address):
            raise Refusal(Code.TOO_FAST, "too many tables of this address came into the lobby: wait a moment")

    def changed(self) -> None:
        """Read the tables and lines again before the next answer."""
        self.read_at = NEVER

    async def read(self, after: int, muted: Sequence[str]) -> bytes:
        """The tables, and the lines of chat after this one without those of muted guests."""
        async with self.reading:
            if time.monotonic() > self.read_at + FRESH_SECONDS:
                self.read_at = time.monotonic()
                self.tables = await self.storage.tables.listed(TABLES, clock.now())
                self.lines = await self.storage.chat.lines(None, 0, (), LINES)
        lines = [line for line in self.lines if line.id > after and line.guest not in muted]
        newest = list(fitting(reversed(lines), CHAT_BYTES))
        return encode(Lobby(list(fitting(self.tables, TABLE_BYTES)), newest[::-1]))


def fitting(things: Iterable[T], most: int) -> Iterable[T]:
    """The first of these things that have room in so many bytes."""
    for thing in things:
        most -= len(encode(thing)) + 1
        if most < 0:
            return
        yield thing
