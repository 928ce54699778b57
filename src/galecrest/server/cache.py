"""The tables in the memory of this process.

No process owns a table. A table in memory is a copy of what the database says, as far as this process has read it.
"""

import asyncio
import logging
import re
import time
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Final

from galecrest.game.errors import GalecrestError
from galecrest.server.metrics import CACHED, LOADS
from galecrest.server.news import News
from galecrest.server.storage import Place, StepTaken, Storage
from galecrest.table import versions
from galecrest.table.play import Play, Position, Step
from galecrest.table.recordings import scene_from_json, unpack
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import Table

log = logging.getLogger(__name__)

TABLE_ID: Final = re.compile(r"[0-9A-Za-z_-]{1,32}")


@dataclass
class CachedTable:
    """A table and its game as far as this process has read them. `lock` is held while an answer is tried and stored."""

    table: Table
    play: Play
    last_chat: int = 0
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def id(self) -> str:
        return self.table.id


class TableCache:
    def __init__(self, storage: Storage, news: News, most: int = 2000) -> None:
        self.storage = storage
        self.news = news
        self.most = most
        self._tables: OrderedDict[str, CachedTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[CachedTable]] = {}

    def __len__(self) -> int:
        return len(self._tables)

    def known(self, table_id: str) -> CachedTable | None:
        """The table, if it is in memory."""
        return self._tables.get(table_id)

    async def find(self, table_id: str) -> CachedTable:
        """The table from memory, or else from the database. Refuses an unknown table."""
        if not TABLE_ID.fullmatch(table_id):
            raise Refusal(Code.UNKNOWN_TABLE, "there is no such table")
        cached = self._tables.get(table_id)
        if cached is not None:
            self._tables.move_to_end(table_id)
            return cached
        if table_id not in self._loading:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(self._loading[table_id])

    async def find_current(self, table_id: str) -> CachedTable:
        """The table, up to date with the database even if nobody told this process of news."""
        cached = await self.find(table_id)
        if cached.table.state in ("gathering", "playing"):
            await self.refresh(cached)
            await self.read_on(cached)
        return cached

    async def refresh(self, cached: CachedTable) -> None:
        """Read the seats and the state of the table again."""
        table = await self.storage.tables.load(cached.id)
        assert table is not None
        if table.version < cached.table.version:
            return
        changed = table.version > cached.table.version
        cached.table = table
        if changed:
            self.news.read(cached)

    async def read_on(self, cached: CachedTable) -> bool:
        """Read the steps that others have stored. True if there were any."""
        fresh = False
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

    # Loading

    async def _load(self, table_id: str) -> CachedTable:
        LOADS.inc()
        cached = CachedTable(*await self._read(table_id))
        self._tables[table_id] = cached
        while len(self._tables) > self.most:
            self._tables.popitem(last=False)
        CACHED.set(len(self._tables))
        return cached

    async def _read(self, table_id: str) -> tuple[Table, Play]:
        while True:
            table = await self.storage.tables.load(table_id)
            if table is None:
                raise Refusal(Code.UNKNOWN_TABLE, "there is no such table")
            play = await self._play(table)
            if play is not None:
                return table, play

    async def _play(self, table: Table) -> Play | None:
        """The game of a table; None if it went on under other rules just now, so that the table has to be read again."""
        position = await self.storage.steps.last_position(table.id)
        steps = await self.storage.steps.after(table.id, position.number - 1 if position else -1)
        if position is None or not steps:
            return self._replayed(table, steps)
        first, *later = steps
        assert first.recording is not None
        if any(step.resumes for step in later):
            return None
        if versions.knows(position.rules):
            play = Play.at_position(table.setup, position, first)
            for step in later:
                play.read(step)
            return play
        if table.state == "over":
            scene = scene_from_json(unpack(first.recording))
            return Play.recorded(table.setup, int(table.seed, 16), position, scene)
        await self._resume(table, position, first.recording, later)
        return None

    def _replayed(self, table: Table, steps: list[Step]) -> Play:
        if steps and not versions.knows(table.rules):
            raise unplayable(table, table.rules)
        play = Play.new(table.setup, int(table.seed, 16), table.rules)
        for step in steps:
            play.read(step)
        return play

    async def _resume(self, table: Table, position: Position, recording: bytes, undone: list[Step]) -> None:
        if not versions.goes_on(position.rules):
            raise unplayable(table, position.rules)
        try:
            following, resumed = versions.resume(table.setup, position, recording, undone, time.time())
        except GalecrestError as error:
            log.exception("the stored position cannot be read, the table stays closed", extra={"table": table.id})
            raise unplayable(table, position.rules) from error
        try:
            await self.storage.steps.append_resumption(table.id, following, resumed)
        except StepTaken:
            return  # another process has done it, or has stored an answer: read again
        log.info(
            "the game goes on from the start of its day under new rules",
            extra={"table": table.id, "from": position.rules, "to": resumed.rules},
        )


def unplayable(table: Table, rules: int) -> Refusal:
    return Refusal(Code.FAILED, f"table {table.id} is played under rules {rules}, which this program cannot play")
