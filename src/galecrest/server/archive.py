"""Reads what happened at a table from the database: the events so far, and every moment and the log of a finished game. What takes as
long as the game is done off the event loop."""

from typing import Any

from galecrest import codec
from galecrest.server import clock
from galecrest.server.cache import CachedTable, TableCache
from galecrest.server.metering import off_loop
from galecrest.server.storage import Storage
from galecrest.table.history import days_of, history_of, moment_of
from galecrest.table.messages import History, Moment, Replay
from galecrest.table.seating import must_be_over, must_have_step
from galecrest.table.versions import recorded_log


class Archive:
    def __init__(self, storage: Storage, cache: TableCache) -> None:
        self.storage = storage
        self.cache = cache

    async def history(self, table_id: str, guest: str) -> History:
        """All events that the guest may know."""
        cached = await self.cache.find_current(table_id)
        return await off_loop(history_of, cached.table, guest, await self.storage.steps.all(table_id))

    async def replay(self, table_id: str) -> Replay:
        cached = await self.finished(table_id)
        steps = await self.storage.steps.all(table_id)
        days = await off_loop(days_of, cached.table, steps)
        return Replay(cached.table.info(clock.now()), steps[-1].number, days, await self._log(cached))

    async def log(self, table_id: str) -> dict[str, Any]:
        return await self._log(await self.finished(table_id))

    async def moment(self, table_id: str, number: int, seat: int | None) -> Moment:
        """The game after step `number`, as a seat or a watcher saw it."""
        cached = await self.finished(table_id)
        last = await self.storage.steps.last_number(table_id)
        must_have_step(number, last)
        position = await self.storage.steps.last_position(table_id, number)
        steps = await self.storage.steps.until(table_id, position.number if position else 0, number)
        return moment_of(cached.table, steps, last, seat)

    async def finished(self, table_id: str) -> CachedTable:
        cached = await self.cache.find_current(table_id)
        must_be_over(cached.table)
        return cached

    async def _log(self, cached: CachedTable) -> dict[str, Any]:
        game = cached.play.game
        if game is not None and cached.table.resumed is None:
            return codec.log_to_data(game)
        steps = await self.storage.steps.all(cached.id)
        return recorded_log(cached.table, steps, await self.storage.steps.positions(cached.id, steps[-1].number))
