"""The sockets of this process. A connection knows what it has told its client last; when it is woken, it tells what has come since."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Final, TypeVar

from galecrest.server import clock
from galecrest.server.cache import CachedTable, TableCache
from galecrest.server.chat import Chat
from galecrest.server.guests import Guests
from galecrest.server.metering import ACCOUNT, until_paid
from galecrest.server.metrics import SOCKETS
from galecrest.server.presence import Presence
from galecrest.server.pubsub import Notice, PubSub
from galecrest.server.storage import Storage
from galecrest.table.messages import Accepted, Hello, Muted, Outgoing, encode
from galecrest.table.messages import Chat as ChatMessage
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import Guest
from galecrest.table.viewing import Cursor

log = logging.getLogger(__name__)
T = TypeVar("T")

CHUNK: Final = 100  # tables that are read or written at once, while answers wait
SIGN_OF_LIFE: Final = 20.0  # seconds between two


class Connection:
    """One socket at a table."""

    def __init__(
        self,
        cache: TableCache,
        guests: Guests,
        chat: Chat,
        table_id: str,
        guest: Guest,
        send: Callable[[Sequence[bytes]], Awaitable[None]],
    ) -> None:
        self.cache = cache
        self.chat = chat
        self.table_id = table_id
        self.guest = guest
        self.send = send
        self.cursor = Cursor(guest.id, guests.link_for)
        self._chat_after = 0
        self._muted: list[str] = []
        self._accepted: list[str] = []  # requests of which the client has to learn that they were carried out
        self._wakes = asyncio.Event()
        self._ended: Refusal | None = None

    @property
    def seat(self) -> int | None:
        return self.cursor.seat

    def wake(self) -> None:
        self._wakes.set()

    def end(self, refusal: Refusal) -> None:
        """Close the socket for this reason."""
        self._ended = refusal
        self.wake()

    async def say(self, *messages: Outgoing) -> None:
        await self.send([encode(message) for message in messages])

    def accept(self, message_id: str) -> None:
        """Tell the client that its request was carried out, together with the news that came of it."""
        self._accepted.append(message_id)
        self.wake()

    async def greet(self, cached: CachedTable, hello: Hello) -> None:
        """Refuses a watcher at a running table that has none."""
        welcome = self.cursor.greet(cached.table, hello.after, clock.now())
        lines = await self.chat.lines(cached.id, last=1)
        cached.last_chat = max(cached.last_chat, *[line.id for line in lines], 0)
        await self.say(welcome)
        await self.read_muted()

    async def read_muted(self) -> None:
        """Tell the client whom it has muted, and with the next news the last lines again if it hears somebody once more."""
        people = await self.chat.muted_people(self.guest)
        muted = [person.guest for person in people]
        if not set(self._muted) <= set(muted):
            self._chat_after = 0
        self._muted = muted
        await self.say(Muted(people))

    async def keep_telling(self) -> None:
        """Tell the client what is new, whenever the connection is woken and its address has something left to pay for it. Refuses to go
        on once the connection is ended."""
        while True:
            await self._wakes.wait()
            await until_paid()
            self._wakes.clear()
            if self._ended is not None:
                raise Refusal(self._ended.code, self._ended.reason)  # not the one that this connection holds: a cycle
            await self.catch_up(await self.cache.find(self.table_id))

    async def catch_up(self, cached: CachedTable) -> None:
        accepted, self._accepted = self._accepted, []
        news = self.cursor.news(cached.table, cached.play, clock.now())
        if news or accepted:
            await self.say(*news, *map(Accepted, accepted))
        if cached.last_chat > self._chat_after and cached.table.shares_chat(self.seat):
            last = cached.last_chat
            lines = await self.chat.lines(self.table_id, self._chat_after, self._muted)
            if self.seat is None and not cached.table.setup.watchers:
                await self.cache.refresh(cached)  # the game may have begun elsewhere, and these lines are its players'
                if not cached.table.shares_chat(cached.table.seat_of(self.guest.id)):
                    return
            self._chat_after = last
            if lines:
                await self.say(ChatMessage(lines))


class Connections:
    """All connections of this process, by table."""

    def __init__(self, storage: Storage, cache: TableCache, presence: Presence, pubsub: PubSub) -> None:
        self.storage = storage
        self.cache = cache
        self.presence = presence
        self.pubsub = pubsub
        self._at: dict[str, set[Connection]] = {}
        cache.in_use = self._at.__contains__
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # Coming and going

    def join(self, connection: Connection) -> None:
        SOCKETS.inc()
        if connection.table_id not in self._at:
            self._at[connection.table_id] = set()
            self.pubsub.follow(connection.table_id)
        self._at[connection.table_id].add(connection)
        if cached := self.cache.known(connection.table_id):
            cached.payer = cached.payer or ACCOUNT.get()
        self._show(connection)
        connection.wake()

    def part(self, connection: Connection) -> None:
        SOCKETS.dec()
        others = self._at.get(connection.table_id, set())
        others.discard(connection)
        if not others:
            self._at.pop(connection.table_id, None)
            self.pubsub.unfollow(connection.table_id)
        if connection.seat is not None and all(other.seat != connection.seat for other in others):
            self.presence.show(connection.table_id, connection.seat, here=False)

    def _show(self, connection: Connection) -> None:
        """Store that somebody is connected here, unless that is stored already."""
        cached, seat = self.cache.known(connection.table_id), connection.seat
        if cached is None or seat is None:
            return
        if cached.table.seats[seat].here_until < clock.now() + SIGN_OF_LIFE:
            self.presence.show(cached.id, seat, here=True)

    def watched(self, cached: CachedTable) -> bool:
        """Whether somebody is connected to the table, here or to another process."""
        return cached.id in self._at or any(seat.here_until > clock.now() for seat in cached.table.seats)

    # News

    def _wake(self, table_id: str) -> None:
        for connection in self._at.get(table_id, ()):
            connection.wake()

    def read(self, cached: CachedTable) -> None:
        """This process has read a change: tell the clients here."""
        self._wake(cached.id)

    def stored(self, cached: CachedTable) -> None:
        """This process has stored a change: tell the clients here and the other processes."""
        self._wake(cached.id)
        self.pubsub.publish(Notice(cached.id, cached.play.number, cached.table.version, cached.last_chat))

    def heard(self, notice: Notice) -> None:
        """Another process has changed a table."""
        if notice.table in self._at:
            self._start(self._look(notice))

    def missed(self) -> None:
        """Other processes may have changed any table."""
        self._start(self.look_everywhere())

    def _start(self, work: Awaitable[None]) -> None:
        async def guarded() -> None:
            try:
                await work
            except Exception:
                log.exception("reading news from the database failed, the next poll reads them")

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look(self, notice: Notice) -> None:
        """Read what a table's notice tells of. The sockets of a table that cannot be read are closed."""
        try:
            await self._read_news(notice)
        except Refusal as refusal:  # removed, damaged, or a later program plays it now
            log.info(
                "this process does not play a table any more", extra={"table": notice.table, "reason": refusal.reason}
            )
            for connection in self._at.get(notice.table, ()):
                connection.end(refusal)

    async def _read_news(self, notice: Notice) -> None:
        cached = self.cache.known(notice.table) or await self.cache.find(notice.table)
        if notice.number > cached.play.number:
            await self.cache.read_on(cached)
        if notice.version > cached.table.version:
            await self.cache.refresh(cached)
            for connection in self._at.get(cached.id, ()):
                self._show(connection)
        if notice.chat > cached.last_chat:  # last: whether a watcher may read it depends on the table
            cached.last_chat = notice.chat
            self._wake(cached.id)

    async def look_everywhere(self) -> None:
        """Read from the database how far the tables have come at which somebody is connected here."""
        for ids in chunks(list(self._at)):
            heads = await self.storage.tables.heads(ids)
            for table_id in set(ids) - {head.id for head in heads}:
                for connection in self._at.get(table_id, ()):
                    connection.end(Refusal(Code.UNKNOWN_TABLE, "this table was removed"))
            for head in heads:
                await self._look(Notice(head.id, head.number, head.version, head.said))

    async def keep_polling(self, seconds: float) -> None:
        last_sign = time.monotonic()
        while True:
            await asyncio.sleep(seconds)
            try:
                await self.look_everywhere()
            except Exception:
                log.exception("polling the database failed, retrying in %g s", seconds)
            if time.monotonic() - last_sign > SIGN_OF_LIFE:
                last_sign = time.monotonic()
                try:
                    await self.show_life()
                except Exception:
                    log.exception("storing who is connected failed, retrying in %g s", SIGN_OF_LIFE)

    async def show_life(self) -> None:
        """Store that the people who are connected here still are, and read who else is."""
        for ids in chunks(list(self._at)):
            places = {
                (each.table_id, each.seat)
                for table_id in ids
                for each in self._at.get(table_id, ())
                if each.seat is not None
            }
            present = [each for table_id in ids for each in self._at.get(table_id, ())]
            banned = await self.storage.guests.banned_among(list({each.guest.id for each in present}))
            for each in present:
                if each.guest.id in banned:
                    each.end(Refusal(Code.BANNED, "an operator of this server has banned you"))
            for table_id in await self.presence.sign_of_life(places, ids):
                for connection in self._at.get(table_id, ()):
                    connection.cursor.forget_table()
                self._wake(table_id)


def chunks(things: list[T]) -> Iterable[list[T]]:
    return (things[start : start + CHUNK] for start in range(0, len(things), CHUNK))
