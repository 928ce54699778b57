"""How processes tell each other that a table has changed.

A notice says how far the table has come and nothing else; every process reads the news from the database. So a notice that gets lost
delays the news until the next poll, and loses nothing.
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


class PubSub(Protocol):
    def follow(self, table_id: str) -> None: ...
    def unfollow(self, table_id: str) -> None: ...
    def publish(self, notice: Notice) -> None: ...

    async def run(self, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        """Publish and receive until cancelled. Calls `heard` for every notice of others, and `missed` when some may have been
        lost."""


class SingleProcess:
    """Without other processes there is nothing to do."""

    def follow(self, table_id: str) -> None:
        pass

    def unfollow(self, table_id: str) -> None:
        pass

    def publish(self, notice: Notice) -> None:
        pass

    async def run(self, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        pass


PREFIX: Final = "galecrest:"
RETRY_SECONDS: Final = 0.5
decode_notice: Final = msgspec.json.Decoder(Notice).decode


class RedisPubSub:
    """Redis pub/sub, one channel per table. A broken connection is made again."""

    def __init__(self, url: str, name: str) -> None:
        from redis.asyncio import Redis

        self.redis: Any = Redis.from_url(url, socket_connect_timeout=2, socket_timeout=None)
        self.name = name
        self._followed: set[str] = set()
        self._changed = asyncio.Event()
        self._waiting: asyncio.Queue[Notice] = asyncio.Queue(maxsize=10_000)

    def follow(self, table_id: str) -> None:
        self._followed.add(table_id)
        self._changed.set()

    def unfollow(self, table_id: str) -> None:
        self._followed.discard(table_id)
        self._changed.set()

    def publish(self, notice: Notice) -> None:
        try:
            self._waiting.put_nowait(notice)
        except asyncio.QueueFull:
            LOST_NOTICES.inc()

    async def run(self, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        try:
            await asyncio.gather(self._listen(heard, missed), self._publish())
        finally:
            await self.redis.aclose()

    async def _publish(self) -> None:
        while True:
            notice = await self._waiting.get()
            notice.sender = self.name
            try:
                await self.redis.publish(PREFIX + notice.table, msgspec.json.encode(notice))
            except Exception as error:
                LOST_NOTICES.inc()
                log.warning(
                    "publishing to Redis failed, other processes learn of the change by polling",
                    extra={"table": notice.table, "error": str(error)},
                )

    async def _listen(self, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as pubsub:
                    await self._receive(pubsub, heard, missed)
            except Exception as error:
                log.warning("Redis cannot be reached, retrying in %g s", RETRY_SECONDS, extra={"error": str(error)})
            await asyncio.sleep(RETRY_SECONDS)

    async def _receive(self, pubsub: Any, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        subscribed: set[str] = set()
        await pubsub.subscribe(PREFIX)
        await self._subscribe(pubsub, subscribed)
        missed()
        while True:
            if self._changed.is_set():
                await self._subscribe(pubsub, subscribed)
            message = await pubsub.get_message(timeout=0.2)
            while message is not None:
                notice = self._notice(message["data"])
                if notice is not None:
                    heard(notice)
                message = await pubsub.get_message(timeout=0)

    async def _subscribe(self, pubsub: Any, subscribed: set[str]) -> None:
        self._changed.clear()
        gone, new = subscribed - self._followed, self._followed - subscribed
        if gone:
            await pubsub.unsubscribe(*[PREFIX + table_id for table_id in gone])
        if new:
            await pubsub.subscribe(*[PREFIX + table_id for table_id in new])
        subscribed -= gone
        subscribed |= new

    def _notice(self, data: bytes) -> Notice | None:
        """The notice, unless it is our own or makes no sense."""
        try:
            notice = decode_notice(data)
        except msgspec.DecodeError:
            return None
        return notice if notice.sender != self.name else None
