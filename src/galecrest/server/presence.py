"""Stores who is connected, for all processes to read.

Arrivals and departures are collected for a moment and written together: when a server restarts, everybody comes back at once.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from galecrest.server import clock
from galecrest.server.cache import TableCache
from galecrest.server.news import News
from galecrest.server.storage import Place, Storage
from galecrest.table.refusals import Refusal
from galecrest.table.seating import PRESENCE

log = logging.getLogger(__name__)

MOMENT: Final = 0.1


class Presence:
    def __init__(self, storage: Storage, cache: TableCache, news: News) -> None:
        self.storage = storage
        self.cache = cache
        self.news = news
        self._waiting: dict[Place, bool] = {}
        self._wakes = asyncio.Event()

    def show(self, table_id: str, seat: int, here: bool) -> None:
        """Somebody has connected to this seat, or the last connection of this seat has closed."""
        self._waiting[table_id, seat] = here
        self._wakes.set()

    async def keep_writing(self) -> None:
        while True:
            await self._wakes.wait()
            await asyncio.sleep(MOMENT)
            self._wakes.clear()
            try:
                await self.write()
            except Exception:
                log.exception("writing who is connected failed, it is written again with the next sign of life")

    async def write(self) -> None:
        changes, self._waiting = self._waiting, {}
        if not changes:
            return
        now = clock.now()
        await self.storage.tables.show({place: now + PRESENCE if here else now for place, here in changes.items()})
        for table_id in sorted({table_id for table_id, _ in changes}):
            cached = self.cache.known(table_id)
            if cached is not None:
                with suppress(Refusal):  # the table was removed
                    await self.cache.refresh(cached)
                    self.news.stored(cached)

    async def sign_of_life(self, places: set[Place], table_ids: list[str]) -> set[str]:
        """People at these places are still connected. Returns the tables at which somebody else came or went without a notice."""
        until = clock.now() + PRESENCE
        await self.storage.tables.keep_showing(dict.fromkeys(places, until))
        return self.cache.see(await self.storage.tables.presence(table_ids), clock.now())
