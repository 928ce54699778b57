"""The tables in the memory of this process.

No process owns a table. A table in memory is a copy of what the database says, as far as this process has read it.
"""

import asyncio
import logging
import re
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from typing import Final

from galecrest.game.errors import BadAnswer, BadData
from galecrest.server import clock
from galecrest.server.limits import Bucket
from galecrest.server.metering import metered
from galecrest.server.metrics import CACHED, LOADS
from galecrest.server.news import News
from galecrest.server.storage import Place, StepTaken, Storage
from galecrest.table import versions
from galecrest.table.clocks import Outages
from galecrest.table.play import Play
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import Table

log = logging.getLogger(__name__)

# What damaged rows lead to: no valid JSON, no valid recording, no game.
UNREADABLE: Final = (BadData, BadAnswer, ValueError, KeyError, IndexError, TypeError, AssertionError, zlib.error)
TABLE_ID: Final = re.compile(r"[0-9A-Za-z_-]{1,32}")


@dataclass
class CachedTable:
    """A table and its game as far as this process has read them. `lock` is held while an answer is tried and stored."""

    table: Table
    play: Play
    last_chat: int = 0
    wanted_at: float = field(default_factory=time.monotonic)
    payer: Bucket | None = None  # of the address that changed the table last or came first: it pays for bots and clocks
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def id(self) -> str:
        return self.table.id


class TableCache:
    def __init__(self, storage: Storage, news: News, most: int = 2000) -> None:
        self.storage = storage
        self.news = news
        self.most = most
        self.outages: Outages = ()
        self.in_use: Callable[[str], bool] = lambda _: False  # whether a table has connections: it stays in memory
        self._tables: OrderedDict[str, CachedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[CachedTable]] = {}
        self._damaged: set[str] = set()  # tables of which the log has said that they cannot be read

    def __len__(self) -> int:
        return len(self._tables)

    def known(self, table_id: str) -> CachedTable | None:
        """The table, if it is in memory."""
        return self._tables.get(table_id)

    async def find(self, table_id: str) -> CachedTable:
        """The table from memory, or else from the database. Refuses an unknown table."""
        cached = self._tables.get(table_id)
        if cached is not None:
            self._tables.move_to_end(table_id)
            cached.wanted_at = time.monotonic()
            return cached
        if not TABLE_ID.fullmatch(table_id):
            raise Refusal(Code.UNKNOWN_TABLE, "there is no such table")
        if table_id not in self._loading:
            task = self._loading[table_id] = asyncio.create_task(metered(self._load(table_id)))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def find_current(self, table_id: str) -> CachedTable:
        """The table, up to date with the database even if nobody told this process of news."""
        cached = await self.find(table_id)
        if cached.table.state in ("gathering", "playing"):
            await self.refresh(cached)
            await self.read_on(cached)
        elif [head.version for head in await self.storage.tables.heads([table_id])] != [cached.table.version]:
            await self.refresh(cached)  # a player was erased, or there is a rematch
        return cached

    async def asks(self, table_id: str, seat: int, number: int) -> bool:
        """Whether a running game asks this seat after step `number`. False for a game that cannot be read."""
        try:
            cached = await self.find(table_id)
            if cached.play.number < number:
                await self.read_on(cached)
        except Refusal as refusal:
            log.warning(
                "a game cannot be read, its player's list shows no turn there",
                extra={"table": table_id, "reason": refusal.reason},
            )
            return False
        return seat in cached.play.asked

    async def refresh(self, cached: CachedTable) -> None:
        """Read the seats and the state of the table again. Refuses a table that was removed or is damaged."""
        with self._readable(cached.id):
            table = await self.storage.tables.load(cached.id)
        if table is None:
            self._tables.pop(cached.id, None)
            raise Refusal(Code.UNKNOWN_TABLE, "this table was removed")
        if table.version < cached.table.version:
            return
        changed = table.version > cached.table.version
        cached.table = table
        if changed:
            self.news.read(cached)

    async def read_on(self, cached: CachedTable) -> bool:
        """Read the steps that others have stored. True if there were any. Refuses a damaged game."""
        fresh = False
        with self._readable(cached.id):
            for step in await self.storage.steps.after(cached.id, cached.play.number):
                play = cached.play
                if step.number != play.number + 1:
                    continue  # another task has read it meanwhile
                fresh = True
                if not play.begun or step.resumes:
                    cached.table, cached.play = await self._read(cached.id)
                else:
                    play.read(step)
        if fresh:
            self.news.read(cached)
        return fresh

    def see(self, presence: dict[Place, float], now: float) -> set[str]:
        """Note until when people count as connected. Returns the tables at which somebody came or went."""
        changed = set()
        for (table_id, place), until in presence.items():
            cached = self._tables.get(table_id)
            if cached is None or place >= len(cached.table.seats):
                continue
            seat = cached.table.seats[place]
            if (seat.here_until > now) != (until > now):
                changed.add(table_id)
            cached.table = cached.table.with_seat(place, replace(seat, here_until=until))
        return changed

    def note(self, outages: Outages) -> None:
        """Deadlines have changed: everybody learns of it whose table has a clock."""
        self.outages = outages
        for cached in self._tables.values():
            cached.play.outages = outages
            if cached.play.clocks.clock is not None:
                self.news.read(cached)

    # Idle tables

    async def keep_resting(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(1)
            await self.rest(seconds)

    async def rest(self, seconds: float) -> None:
        """Tables that nobody wanted for so long keep their games as bytes. The order of the tables is that in which they were wanted."""
        until = time.monotonic() - seconds
        for cached in list(self._tables.values()):
            if cached.wanted_at > until:
                break
            if cached.play.awake is not None and not cached.lock.locked():
                cached.play.rest()
                await asyncio.sleep(0)  # others come first

    # Loading

    async def _load(self, table_id: str) -> CachedTable:
        LOADS.inc()
        cached = CachedTable(*await self._read(table_id))
        self._tables[table_id] = cached
        for other in list(self._tables)[:-1]:
            if len(self._tables) <= self.most:
                break
            if not self.in_use(other):
                del self._tables[other]
        CACHED.set(len(self._tables))
        return cached

    async def _read(self, table_id: str) -> tuple[Table, Play]:
        while True:
            with self._readable(table_id):
                table = await self.storage.tables.load(table_id)
                if table is None:
                    raise Refusal(Code.UNKNOWN_TABLE, "there is no such table")
                play = await self._play(table)
            if play is not None:
                return table, play

    @contextmanager
    def _readable(self, table_id: str) -> Iterator[None]:
        """Refuses a damaged table and forgets what is in memory of it. The log tells of each such table once."""
        try:
            yield
        except UNREADABLE as error:
            self._tables.pop(table_id, None)
            if table_id not in self._damaged:
                log.exception("the stored game cannot be read, the table stays closed", extra={"table": table_id})
                self._damaged.add(table_id)
            raise Refusal(Code.FAILED, f"table {table_id} cannot be read") from error

    async def _play(self, table: Table) -> Play | None:
        """The game of a table; None if the game was resumed just now, so that the table has to be read again."""
        if table.state == "abandoned":  # a step may have been written in the moment of its end
            return Play.new(table.setup, int(table.seed, 16), table.rules)
        position = await self.storage.steps.last_position(table.id)
        steps = await self.storage.steps.after(table.id, position.number - 1 if position else -1)
        if any(step.resumes for step in steps[1:]):
            return None  # another process has resumed the game between the two queries
        loaded = versions.load(table, position, steps, clock.now(), self.outages)
        if isinstance(loaded, Play):
            return loaded
        with suppress(StepTaken):  # another process has resumed the game: read again
            await self.storage.steps.append_resumption(table.id, *loaded)
            log.info("a game was resumed under new rules", extra={"table": table.id, "rules": loaded[1].rules})
        return None
