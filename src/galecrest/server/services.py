"""The services of one process, and how they are started and stopped."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from galecrest.server.answering import Answering
from galecrest.server.archive import Archive
from galecrest.server.bot_pool import BotPool
from galecrest.server.cache import TableCache
from galecrest.server.chat import Chat
from galecrest.server.connections import Connections
from galecrest.server.deadlines import Deadlines
from galecrest.server.guests import Guests
from galecrest.server.lobby import LobbyList
from galecrest.server.news import News
from galecrest.server.presence import Presence
from galecrest.server.pubsub import PubSub, RedisPubSub, SingleProcess
from galecrest.server.pulse import Pulse
from galecrest.server.retention import Retaining
from galecrest.server.seating import Seating
from galecrest.server.settings import Settings
from galecrest.server.storage import Storage


@dataclass(frozen=True)
class Services:
    settings: Settings
    storage: Storage
    guests: Guests
    cache: TableCache
    news: News
    seating: Seating
    answering: Answering
    archive: Archive
    chat: Chat
    lobby: LobbyList
    retaining: Retaining
    bots: BotPool
    connections: Connections


@asynccontextmanager
async def open_services(settings: Settings) -> AsyncIterator[Services]:
    storage = Storage(settings.database)
    await storage.migrate()
    guests = await Guests.with_key(storage, settings.limits)
    news = News()
    cache = TableCache(storage, news, settings.cached_tables)
    seating = Seating(storage, cache, news, settings.limits)
    answering = Answering(storage, cache, news)
    archive = Archive(storage, cache)
    chat = Chat(storage, settings.limits)
    lobby = LobbyList(storage, settings.limits)
    retaining = Retaining(storage, cache, news, settings.retention)
    presence = Presence(storage, cache, news)
    pubsub: PubSub = RedisPubSub(settings.redis, secrets.token_hex(4)) if settings.redis else SingleProcess()
    connections = Connections(storage, cache, presence, pubsub)
    bots = BotPool(
        cache,
        answering,
        guests.key,
        settings.bot_workers,
        settings.bot_seconds,
        watched=connections.watched,
        share=settings.limits.processor_share,
    )
    pulse = Pulse(storage, cache.note)
    deadlines = Deadlines(storage, cache, seating, answering, bots, pulse)
    news.subscribe(stored=connections.stored, read=connections.read)
    news.subscribe(stored=bots.stir)
    await pulse.begin()
    work = [
        asyncio.create_task(pubsub.run(connections.heard, connections.missed)),
        asyncio.create_task(connections.keep_polling(settings.poll_seconds)),
        asyncio.create_task(presence.keep_writing()),
        asyncio.create_task(cache.keep_resting(settings.idle_seconds)),
        asyncio.create_task(deadlines.keep_checking(settings.deadline_seconds)),
        asyncio.create_task(retaining.keep_deleting()),
    ]
    try:
        yield Services(
            settings,
            storage,
            guests,
            cache,
            news,
            seating,
            answering,
            archive,
            chat,
            lobby,
            retaining,
            bots,
            connections,
        )
    finally:
        for task in work[1:]:
            task.cancel()
        await asyncio.gather(*work[1:], return_exceptions=True)
        await bots.close()
        await presence.write()
        work[0].cancel()
        await asyncio.gather(work[0], return_exceptions=True)
        await connections.close()
        await storage.close()
