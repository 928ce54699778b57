"""How processes tell each other that a table has news.

A notice says how far the table has come and nothing else; everybody reads the news themselves from the database. So a notice that gets
lost delays things until the next look and loses nothing.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct

from galecrest.server.metrics import LOST_NOTICES

log = logging.getLogger(__name__)


class Notice(Struct, array_like=True):
    table: str
    number: int
    version: int
    chat: int
    sender: str = ""


class Channel(Protocol):
    def follow(self, table_id: str) -> None: ...
    def unfollow(self, table_id: str) -> None: ...
    def publish(self, notice: Notice) -> None: ...
    async def close(self) -> None: ...


class Alone:
    """One process has nobody to tell."""

    def follow(self, table_id: str) -> None:
        pass

    def unfollow(self, table_id: str) -> None:
        pass

    def publish(self, notice: Notice) -> None:
        pass

    async def close(self) -> None:
        pass


PREFIX: Final = "galecrest:"
AGAIN_SECONDS: Final = 0.5
decode_notice: Final = msgspec.json.Decoder(Notice).decode


class RedisChannel:
    """Redis pub/sub, one channel per table. When the connection breaks it is made anew, and whoever listens is told to look for
    themselves."""

    def __init__(self, url: str, name: str, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        self.name = name
        self.heard = heard
        self.missed = missed
        self.followed: set[str] = set()
        self.wanted = asyncio.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.waiting: asyncio.Queue[Notice] = asyncio.Queue(maxsize=10_000)
        self.work = [asyncio.create_task(self._listen()), asyncio.create_task(self._publish())]

    def follow(self, table_id: str) -> None:
        self.followed.add(table_id)
        self.wanted.set()

    def unfollow(self, table_id: str) -> None:
        self.followed.discard(table_id)
        self.wanted.set()

    def publish(self, notice: Notice) -> None:
        try:
            self.waiting.put_nowait(notice)
        except asyncio.QueueFull:
            LOST_NOTICES.inc()

    async def close(self) -> None:
        for task in self.work:
            task.cancel()
        await asyncio.gather(*self.work, return_exceptions=True)
        await self.redis.aclose()

    async def _publish(self) -> None:
        while True:
            notice = await self.waiting.get()
            notice.sender = self.name
            try:
                await self.redis.publish(PREFIX + notice.table, msgspec.json.encode(notice))
            except Exception as error:
                LOST_NOTICES.inc()
                log.warning("a notice was lost", extra={"table": notice.table, "error": str(error)})

    async def _listen(self) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await self._hear(pubsub)
            except Exception as error:
                log.warning("Redis cannot be reached", extra={"error": str(error)})
            await asyncio.sleep(AGAIN_SECONDS)

    async def _hear(self, pubsub: Any) -> None:
        subscribed: set[str] = set()
        await pubsub.subscribe(PREFIX)
        await self._subscribe(pubsub, subscribed)
        self.missed()
        while True:
            if self.wanted.is_set():
                await self._subscribe(pubsub, subscribed)
            message = await pubsub.get_message(timeout=0.2)
            while message is not None:
                self._take(message["data"])
                message = await pubsub.get_message(timeout=0)

    async def _subscribe(self, pubsub: Any, subscribed: set[str]) -> None:
        self.wanted.clear()
        gone, new = subscribed - self.followed, self.followed - subscribed
        if gone:
            await pubsub.unsubscribe(*[PREFIX + table_id for table_id in gone])
        if new:
            await pubsub.subscribe(*[PREFIX + table_id for table_id in new])
        subscribed -= gone
        subscribed |= new

    def _take(self, data: bytes) -> None:
        try:
            notice = decode_notice(data)
        except msgspec.DecodeError:
            return
        if notice.sender != self.name:
            self.heard(notice)
