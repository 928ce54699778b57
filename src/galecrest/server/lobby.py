"""The lobby's tables and chat, as one answer of limited size. All guests who ask within a second share what was read."""

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from galecrest.server import clock
from galecrest.server.limits import REMEMBERED, Bucket, Buckets
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
LINES_AT_ONCE: Final = 10  # of an address


class LobbyList:
    def __init__(self, storage: Storage, limits: Limits) -> None:
        self.storage = storage
        rate = limits.listed_per_minute
        self.pace = Buckets("listed", lambda: Bucket(rate / 60, max(BURST, rate)))
        self.chatting = Buckets("lobby_chat", lambda: Bucket(1 / limits.chat_seconds, LINES_AT_ONCE))
        self.most = max(BURST, int(rate))  # tables of an address that are in the lobby at the same time
        self.opened: OrderedDict[str, list[str]] = OrderedDict()  # the tables that an address has put into the lobby
        self.tables: list[Listing] = []
        self.lines: list[ChatLine] = []
        self.read_at = NEVER
        self.reading = asyncio.Lock()

    async def check_room(self, address: str) -> None:
        """Refuses an address that puts too many tables into the lobby, or has too many there."""
        if not self.pace.take(address):
            raise Refusal(Code.TOO_FAST, "too many tables of this address came into the lobby: wait a moment")
        if len(self.opened.get(address, ())) >= self.most:
            self.opened[address] = await self.storage.tables.still_listed(self.opened[address], clock.now())
            if len(self.opened[address]) >= self.most:
                raise Refusal(
                    Code.TOO_MANY_LISTED,
                    f"{self.most} tables of this address are in the lobby: wait until one of them is over",
                )

    def check_line(self, address: str) -> None:
        """Refuses an address that says too much, whichever guests it comes as."""
        if not self.chatting.take(address):
            raise Refusal(Code.TOO_FAST, "too many messages of this address came into the lobby: wait a moment")

    def note(self, address: str, table_id: str) -> None:
        """This address has put a table into the lobby."""
        self.opened[address] = [*self.opened.pop(address, ()), table_id]
        if len(self.opened) > REMEMBERED:
            self.opened.popitem(last=False)

    def changed(self) -> None:
        """Read the tables and lines again before the next answer."""
        self.read_at = NEVER

    async def read(self, after: int, muted: Sequence[str]) -> bytes:
        """The tables, and the lines of chat after this one without those of muted guests."""
        async with self.reading:
            if time.monotonic() > self.read_at + FRESH_SECONDS:
                self.read_at = time.monotonic()
                self.tables = in_turn(await self.storage.tables.listed(TABLES, clock.now()))
                self.lines = await self.storage.chat.lines(None, 0, (), LINES)
        lines = [line for line in self.lines if line.id > after and line.guest not in muted]
        newest = list(fitting(reversed(lines), CHAT_BYTES))
        return encode(Lobby(list(fitting(self.tables, TABLE_BYTES)), newest[::-1]))


def in_turn(tables: list[Listing]) -> list[Listing]:
    """The same tables, so that every host's first one comes before anybody's second one."""
    seen: Counter[str] = Counter()
    turns = []
    for table in tables:
        turns.append(seen[table.host])
        seen[table.host] += 1
    return [table for _, table in sorted(zip(turns, tables, strict=True), key=lambda pair: pair[0])]


def fitting(things: Iterable[T], most: int) -> Iterable[T]:
    """The first of these things that have room in so many bytes."""
    for thing in things:
        most -= len(encode(thing)) + 1
        if most < 0:
            return
        yield thing
