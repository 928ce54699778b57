"""A device without a browser: storage in memory, and the clients of the server's tests at its tables."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx

from galecrest.browser import requests
from galecrest.browser.device import Device, Visit
from galecrest.table.refusals import Code
from tests.server.harness import Client, Person


class Memory:
    """Keeps what a browser would keep. `fails` is the code with which the next writes are refused; after `full_after` more writes, there
    is no room."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}
        self.games: dict[str, str] = {}
        self.steps: dict[str, list[str]] = {}
        self.fails = ""
        self.full_after: int | None = None

    async def read(self, table_id: str) -> list[str]:
        await asyncio.sleep(0)
        return [self.tables[table_id], *self.steps[table_id]] if table_id in self.tables else []

    async def write(self, table_id: str, table: str, game: str, first: int, steps: list[str]) -> str:
        await asyncio.sleep(0)
        if self.full_after is not None:
            self.full_after -= 1
            if self.full_after < 0:
                return "not_stored"
        stored = self.steps.get(table_id, [])
        if self.fails or first != (len(stored) if steps else 0) or not (steps or table_id in self.tables):
            return self.fails or "other_tab"
        self.tables[table_id], self.games[table_id] = table, game
        self.steps[table_id] = [*stored, *steps]
        return ""

    async def remove(self, table_id: str) -> None:
        for kept in (self.tables, self.games, self.steps):
            kept.pop(table_id)


class Ticks:
    """A clock that moves on by a millisecond whenever somebody looks at it."""

    def __init__(self) -> None:
        self.time = 1_000.0

    def __call__(self) -> float:
        self.time += 0.001
        return self.time


def device(memory: Memory, seed: int = 0) -> Device:
    chance = random.Random(seed)
    return Device(memory, Ticks(), lambda count: chance.randbytes(count).hex())


class Channel:
    """Takes the place of a socket."""

    def __init__(self, device: Device, table_id: str) -> None:
        self.device = device
        self.table_id = table_id
        self.visit: Visit | None = None
        self.told: asyncio.Queue[str] = asyncio.Queue()

    async def send(self, text: str) -> None:
        if self.visit is None:
            self.visit = await self.device.visit(self.table_id, text, self.told.put_nowait)
        else:
            await self.device.hear(self.table_id, self.visit, text)

    async def recv(self) -> str:
        return await self.told.get()

    async def close(self) -> None:
        if self.visit is not None:
            self.device.part(self.table_id, self.visit)


class Local(Person):
    """The person at a device."""

    def __init__(self, device: Device, memory: Memory, name: str = "Ada") -> None:
        super().__init__("", name)
        self.device = device
        self.memory = memory

    async def arrive(self) -> "Local":
        return self

    async def kill(self) -> None:
        """End the device in the middle of whatever it does."""
        tasks = [kept.bots for kept in self.device.tables.values() if kept.bots is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        if path == "/api/me/games":  # the page lists them without Python
            return httpx.Response(200, json=[json.loads(game) for game in reversed(self.memory.games.values())])
        request = {"method": method, "path": path, "body": body, "name": self.name, "captain": 0}
        answer = json.loads(await requests.answer(self.device, json.dumps(request)))
        if "code" in answer:
            return httpx.Response(Code(answer["code"]).status, json=answer)
        return httpx.Response(200, json=answer["data"])

    def at(self, table: str, http: str | None = None) -> "LocalClient":
        return LocalClient(self, table, "")


class LocalClient(Client):
    """A page that shows a table of the device."""

    person: Local

    async def connect(self, link: str | None = None, after: int | None = None) -> "LocalClient":
        self.socket = Channel(self.person.device, self.table_id)  # type: ignore[assignment]
        await self.send({"type": "hello", "after": self.number if after is None else after, "link": link})
        await self.hear("welcome")
        return self


Newcomer = Callable[[], Any]
