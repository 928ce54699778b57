"""Services on a real database, without a network."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from galecrest.game import Game
from galecrest.server.answering import Answering
from galecrest.server.archive import Archive
from galecrest.server.cache import CachedTable, TableCache
from galecrest.server.guests import Guests
from galecrest.server.news import News
from galecrest.server.seating import Seating
from galecrest.server.settings import Limits
from galecrest.server.storage import Storage
from galecrest.table.messages import OpenTable, Setup, Sit
from galecrest.table.refusals import Refusal
from galecrest.table.seating import Guest


class Process:
    """What one process knows of the tables."""

    def __init__(self, storage: Storage, most: int = 2000, tables_per_guest: int = 20) -> None:
        self.storage = storage
        self.news = News()
        self.cache = TableCache(storage, self.news, most)
        limits = Limits(tables_per_guest=tables_per_guest, tables_per_minute=1e6)
        self.seating = Seating(storage, self.cache, self.news, limits)
        self.answering = Answering(storage, self.cache, self.news)
        self.archive = Archive(storage, self.cache)

    async def sit(self, table_id: str, guest: Guest, seat: int | None = None) -> CachedTable:
        return await self.seating.request(table_id, guest, Sit("sit", seat))

    async def play_on(self, table: CachedTable, chance: random.Random, steps: int = 10_000) -> None:
        """Answer at random until the game is over, or so many times."""
        while not table.play.over and steps > 0:
            question = chance.choice(game_at(table).questions)
            option = chance.choice(question.options)
            await self.answering.answer(table, question.seat, question.id, option, f"a{table.play.number}")
            steps -= 1


class Scene(Process):
    """Four guests and a process."""

    def __init__(self, storage: Storage, guests: Guests, people: list[Guest]) -> None:
        super().__init__(storage)
        self.guests = guests
        self.people = people

    async def gather(self, players: int = 4) -> CachedTable:
        table = await self.seating.open(self.people[0], OpenTable(Setup(players=players)))
        for guest in self.people[1:players]:
            await self.sit(table.id, guest)
        return await self.seating.start(table.id, self.people[0])


def game_at(table: CachedTable) -> Game:
    assert table.play.game is not None
    return table.play.game


@asynccontextmanager
async def scene(url: str) -> AsyncIterator[Scene]:
    storage = Storage(url)
    await storage.migrate()
    guests = await Guests.with_key(storage)
    try:
        yield Scene(storage, guests, [await guests.new(f"Guest {number}") for number in range(4)])
    finally:
        await storage.close()


def play_scene(database: Path | str, play: Callable[[Scene], Awaitable[None]]) -> None:
    """In a SQLite file, or in the database at a URL."""
    url = f"sqlite+aiosqlite:///{database}" if isinstance(database, Path) else database

    async def main() -> None:
        async with scene(url) as here:
            await play(here)

    asyncio.run(asyncio.wait_for(main(), 60))


async def refused(code: str, doing: Awaitable[object]) -> None:
    with pytest.raises(Refusal) as refusal:
        await doing
    assert refusal.value.code == code
