"""Deletes what has been kept long enough. Every process looks every hour; one of them does the work."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from galecrest.server import clock
from galecrest.server.cache import TableCache
from galecrest.server.news import News
from galecrest.server.settings import Retention
from galecrest.server.storage import Storage
from galecrest.table.refusals import Refusal

log = logging.getLogger(__name__)

DAY = 24 * 3600.0


class Retaining:
    def __init__(self, storage: Storage, cache: TableCache, news: News, retention: Retention) -> None:
        self.storage = storage
        self.cache = cache
        self.news = news
        self.retention = retention

    async def keep_deleting(self) -> None:
        while True:
            try:
                if await self.storage.erasing.claim(clock.now(), self.retention.every_seconds):
                    await self.delete(clock.now())
            except Exception:
                log.exception("deleting old data failed, retrying in %g s", self.retention.every_seconds)
            await asyncio.sleep(self.retention.every_seconds)

    async def delete(self, now: float) -> None:
        """Delete and archive all that is too old."""
        keep, erasing = self.retention, self.storage.erasing
        unseen = await self.days_before(now, keep.guest_days)
        while guests := await erasing.unseen_guests(unseen):
            for guest in guests:
                await self.changed(await erasing.guest(guest))
            log.info("guests who stayed away were erased", extra={"guests": len(guests)})
        lines = await erasing.lobby_chat(now - keep.lobby_chat_days * DAY)
        if lines:
            log.info("old lines of the lobby were deleted", extra={"lines": lines})
        await self.until_done(
            "tables that never started were deleted",
            lambda: erasing.never_started(now - keep.unstarted_days * DAY, now),
        )
        untouched = await self.days_before(now, keep.untouched_days)
        await self.until_done("untouched games were archived", lambda: erasing.archive(untouched))

    async def days_before(self, now: float, days: float) -> float:
        """The time so many days ago. Outages do not count, because nobody could come or answer."""
        then = now - days * DAY
        return then - await self.storage.pulse.away(then)

    async def until_done(self, what: str, some: Callable[[], Awaitable[list[str]]]) -> None:
        while tables := await some():
            await self.changed(tables)
            log.info(what, extra={"tables": len(tables)})

    async def erase(self, guest_id: str) -> None:
        """A guest asks to be forgotten."""
        await self.changed(await self.storage.erasing.guest(guest_id))

    async def changed(self, tables: list[str]) -> None:
        """Read these tables again, and tell the people at them."""
        for table_id in tables:
            cached = self.cache.known(table_id)
            if cached is None:
                continue
            try:
                await self.cache.refresh(cached)
            except Refusal:  # it is gone
                continue
            self.news.stored(cached)
