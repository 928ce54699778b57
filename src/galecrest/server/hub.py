"""The sockets of this process. A connection is a cursor: it knows what it has told its client last, and when it is woken it tells what
has come since. Nothing queues up for a slow client; it gets the rest in one piece when it is ready.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar

from msgspec import Raw
from sqlalchemy import func, select

from galecrest.server import storage as db
from galecrest.server.channel import Alone, Channel, Notice
from galecrest.server.chat import Chat
from galecrest.server.guests import Guest, Guests
from galecrest.server.messages import Chat as ChatMessage
from galecrest.server.messages import Outgoing, TableChanged, encode
from galecrest.server.metrics import SOCKETS
from galecrest.server.presence import Presence
from galecrest.server.tables import Table, Tables

log = logging.getLogger(__name__)
T = TypeVar("T")

CHUNK: Final = 500
SIGN_OF_LIFE: Final = 20.0


class Connection:
    """One socket at a table."""

    def __init__(self, hub: "Hub", table_id: str, guest: Guest, send: Callable[[bytes], Awaitable[None]]) -> None:
        self.hub = hub
        self.table_id = table_id
        self.guest = guest
        self.send = send
        self.seat: int | None = None
        self.after: int | None = None  # the last event that the client has seen
        self.view: Raw | None = None  # the view that it was sent last
        self.version = -1
        self.chat_after = 0
        self.muted: list[str] = []
        self.news = asyncio.Event()

    async def say(self, message: Outgoing) -> None:
        await self.send(encode(message))

    async def tell(self) -> None:
        """Tell the client whatever is new, as long as it is connected."""
        while True:
            await self.news.wait()
            self.news.clear()
            await self.catch_up(await self.hub.tables.find(self.table_id))

    def take_place(self, table: Table) -> None:
        seat = table.seat_of(self.guest.id)
        if seat != self.seat:
            self.seat = seat
            self.after = self.view = None

    async def catch_up(self, table: Table) -> None:
        now = time.time()
        if table.version != self.version:
            self.version = table.version
            self.take_place(table)
            await self.say(TableChanged(self.seat, self.hub.link(table, self.seat), table.info(now)))
        if table.live.game is not None and table.open_to(self.seat):
            view = table.live.view(self.seat)
            if self.view is None or self.after != table.live.told[self.seat] or bytes(view) != bytes(self.view):
                happened = table.live.happened(self.seat, self.after, now)
                self.after, self.view = happened.number, view
                await self.say(happened)
        if table.last_chat > self.chat_after:
            last = table.last_chat
            lines = await self.hub.chat.lines(self.table_id, self.chat_after, self.muted)
            self.chat_after = last
            if lines:
                await self.say(ChatMessage(lines))


class Hub:
    def __init__(self, tables: Tables, guests: Guests, chat: Chat) -> None:
        self.tables = tables
        self.guests = guests
        self.chat = chat
        self.presence = Presence(tables)
        self.channel: Channel = Alone()
        self.at: dict[str, set[Connection]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def link(self, table: Table, seat: int | None) -> str | None:
        owner = table.seats[seat].guest if seat is not None else None
        return self.guests.link(table.id, seat, owner) if seat is not None and owner is not None else None

    # Coming and going

    def join(self, connection: Connection) -> None:
        SOCKETS.inc()
        if connection.table_id not in self.at:
            self.at[connection.table_id] = set()
            self.channel.follow(connection.table_id)
        self.at[connection.table_id].add(connection)
        self.show(connection)

    def show(self, connection: Connection) -> None:
        """Let everybody know that somebody is connected here, if they do not."""
        table = self.tables.at_hand.get(connection.table_id)
        seat = connection.seat
        if table is not None and seat is not None and table.seats[seat].here_until < time.time() + SIGN_OF_LIFE:
            self.presence.show(table.id, seat, here=True)

    def part(self, connection: Connection) -> None:
        SOCKETS.dec()
        others = self.at.get(connection.table_id, set())
        others.discard(connection)
        if not others:
            self.at.pop(connection.table_id, None)
            self.channel.unfollow(connection.table_id)
        if connection.seat is not None and all(other.seat != connection.seat for other in others):
            self.presence.show(connection.table_id, connection.seat, here=False)

    # News

    def wake(self, table_id: str) -> None:
        for connection in self.at.get(table_id, ()):
            connection.news.set()

    def changed(self, table: Table) -> None:
        """Something was written here: wake those who are connected here, and tell the other processes."""
        self.wake(table.id)
        self.channel.publish(Notice(table.id, table.live.number, table.version, table.last_chat))

    def heard(self, notice: Notice) -> None:
        """Something was written elsewhere."""
        if notice.table in self.at:
            self._start(self.look(notice))

    def missed(self) -> None:
        """Something may have been written elsewhere."""
        self._start(self.look_everywhere())

    def _start(self, work: Awaitable[None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except Exception:
                log.exception("news could not be read")

        task = asyncio.create_task(guarded())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def look(self, notice: Notice) -> None:
        table = await self.tables.find(notice.table)
        news = notice.chat > table.last_chat
        table.last_chat = max(notice.chat, table.last_chat)
        if notice.number > table.live.number:
            news |= await self.tables.read_on(table)
        if notice.version > table.version:
            await self.tables.reread(table)
            news = True
            for connection in self.at.get(table.id, ()):
                self.show(connection)
        if news:
            self.wake(table.id)

    async def look_everywhere(self) -> None:
        """Ask the database how far the tables have come at which somebody sits here."""
        for ids in chunks(list(self.at)):
            number = (
                select(db.steps.c.number)
                .where(db.steps.c.table_id == db.tables.c.id)
                .order_by(db.steps.c.number.desc())
                .limit(1)
                .scalar_subquery()
            )
            said = select(func.max(db.chat.c.id)).where(db.chat.c.table_id == db.tables.c.id).scalar_subquery()
            rows = await self.tables.storage.all(
                select(db.tables.c.id, db.tables.c.version, number.label("number"), said.label("said")).where(
                    db.tables.c.id.in_(ids)
                )
            )
            for row in rows:
                await self.look(Notice(row.id, -1 if row.number is None else row.number, row.version, row.said or 0))

    async def poll(self, seconds: float) -> None:
        last_sign = time.monotonic()
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.look_everywhere()
                if time.monotonic() - last_sign > SIGN_OF_LIFE:
                    last_sign = time.monotonic()
                    await self.show_life()
            except Exception:
                log.exception("the look around failed")

    async def show_life(self) -> None:
        """Say in the database that those who are connected here are still here, and read who else is."""
        for ids in chunks(list(self.at)):
            places = {
                (each.table_id, each.seat)
                for table_id in ids
                for each in self.at.get(table_id, ())
                if each.seat is not None
            }
            for table_id in await self.presence.sign_of_life(sorted(places), ids):
                for connection in self.at.get(table_id, ()):
                    connection.version = -1
                self.wake(table_id)


def chunks(things: list[T]) -> Iterable[list[T]]:
    return (things[start : start + CHUNK] for start in range(0, len(things), CHUNK))
