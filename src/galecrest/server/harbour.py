"""One process of the server: its parts, and how they are started and stopped."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from galecrest.server.channel import RedisChannel
from galecrest.server.chat import Chat
from galecrest.server.crew import Crew
from galecrest.server.guests import Guests
from galecrest.server.hub import Hub
from galecrest.server.settings import Settings
from galecrest.server.storage import Storage
from galecrest.server.tables import Table, Tables
from galecrest.server.watch import Watch


@dataclass
class Harbour:
    settings: Settings
    storage: Storage
    guests: Guests
    tables: Tables
    chat: Chat
    hub: Hub
    crew: Crew

    def changed(self, table: Table) -> None:
        """Something was written by this process: tell those who look on, and let the bots go on."""
        self.hub.changed(table)
        self.crew.stir(table)


@asynccontextmanager
async def open_harbour(settings: Settings) -> AsyncIterator[Harbour]:
    storage = Storage(settings.database)
    await storage.migrate()
    guests = await Guests.with_key(storage, settings.limits)
    tables = Tables(storage, settings.cached_tables, settings.limits.tables_per_guest)
    chat = Chat(storage, settings.limits)
    hub = Hub(tables, guests, chat)
    crew = Crew(tables, guests.key, settings.bot_workers, settings.bot_seconds)
    harbour = Harbour(settings, storage, guests, tables, chat, hub, crew)
    tables.news = harbour
    if settings.redis:
        hub.channel = RedisChannel(settings.redis, secrets.token_hex(4), hub.heard, hub.missed)
    work = [
        asyncio.create_task(hub.poll(settings.poll_seconds)),
        asyncio.create_task(hub.presence.keep()),
        asyncio.create_task(Watch(tables, crew).keep(settings.watch_seconds)),
    ]
    try:
        yield harbour
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await crew.close()
        await hub.presence.write()
        await hub.channel.close()
        await asyncio.gather(*hub.tasks, return_exceptions=True)
        await storage.close()
