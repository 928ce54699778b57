"""A table's socket: one loop that reads what the client wants, one task that tells what is new."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from galecrest.server.guests import COOKIE, Guest
from galecrest.server.harbour import Harbour
from galecrest.server.hub import Connection
from galecrest.server.limits import Bucket
from galecrest.server.messages import (
    PROTOCOL,
    Accepted,
    Answer,
    ClearSeat,
    ClientMessage,
    Hello,
    Leave,
    Mute,
    Ping,
    PlaceBot,
    Pong,
    Refusal,
    Refused,
    Rematch,
    Return,
    Say,
    Sit,
    Start,
    Welcome,
    decode_client_message,
)
from galecrest.server.metrics import LIMITED

log = logging.getLogger(__name__)

BAD_MESSAGE: Final = 4400
NO_GUEST: Final = 4401
NOT_ALLOWED: Final = 4403
NO_TABLE: Final = 4404
TOO_LATE: Final = 4408
TOO_FAST: Final = 4429
HELLO_SECONDS: Final = 10
PATIENCE: Final = 50  # so many bad or hasty messages in one connection, then it is closed

AnySocket = WebSocket[Any, Any, State]


class Closed(Exception):
    """The connection ends, from our side with a code, or because the client has gone."""

    def __init__(self, code: int | None = None, reason: str = "") -> None:
        self.code = code
        self.reason = reason


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: AnySocket, table_id: str) -> None:
    harbour: Harbour = socket.app.state.harbour
    await socket.accept()
    try:
        guest = await harbour.guests.from_cookie(socket.cookies.get(COOKIE))
        if guest is None:
            raise Closed(NO_GUEST, "ask /api/me for a cookie first")
        await Visit(harbour, socket, guest, table_id).stay()
    except Closed as closed:
        if closed.code is not None:
            with suppress(WebSocketDisconnect, RuntimeError):
                await socket.close(closed.code, closed.reason)
    except WebSocketDisconnect:
        pass


class Visit:
    """One client at a table, from hello to goodbye."""

    def __init__(self, harbour: Harbour, socket: AnySocket, guest: Guest, table_id: str) -> None:
        self.harbour = harbour
        self.socket = socket
        self.guest = guest
        self.connection = Connection(harbour.hub, table_id, guest, self.send)
        rate = harbour.settings.limits.messages_per_second
        self.pace = Bucket(rate, 2 * rate)
        self.patience = PATIENCE

    async def send(self, message: bytes) -> None:
        try:
            await self.socket.send_data(message.decode())
        except (WebSocketDisconnect, RuntimeError, OSError) as error:
            raise Closed from error

    async def receive(self) -> bytes:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise Closed
        text = message.get("text")
        return text.encode() if text is not None else message.get("bytes") or b""

    async def stay(self) -> None:
        await self.greet()
        connection, hub = self.connection, self.harbour.hub
        hub.join(connection)
        connection.news.set()
        telling = asyncio.create_task(self.tell())
        reading = asyncio.create_task(self.read())
        try:
            done, _ = await asyncio.wait([telling, reading], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (telling, reading):
                task.cancel()
            await asyncio.gather(telling, reading, return_exceptions=True)
            hub.part(connection)

    async def tell(self) -> None:
        try:
            await self.connection.tell()
        except Closed:
            raise
        except Exception as error:
            log.exception("the news could not be told", extra={"table": self.connection.table_id})
            raise Closed(1011, "something went wrong here") from error

    async def greet(self) -> None:
        tables = self.harbour.tables
        try:
            table = await tables.find(self.connection.table_id)
        except Refusal as refusal:
            raise Closed(NO_TABLE, refusal.reason) from refusal
        try:
            hello = decode_client_message(await asyncio.wait_for(self.receive(), HELLO_SECONDS))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Closed(BAD_MESSAGE, "the first message is hello") from error
        except TimeoutError as error:
            raise Closed(TOO_LATE, "no hello came") from error
        if not isinstance(hello, Hello):
            raise Closed(BAD_MESSAGE, "the first message is hello")
        await tables.read_on(table)
        await tables.reread(table)
        if hello.link is not None:
            await self.come_by_link(hello.link)
        connection = self.connection
        connection.take_place(table)
        if table.state == "playing" and not table.open_to(connection.seat):
            raise Closed(NOT_ALLOWED, "this table plays without watchers")
        connection.after = hello.after
        connection.version = table.version
        connection.muted = await self.harbour.chat.muted(self.guest)
        lines = await self.harbour.chat.lines(table.id, last=1)
        table.last_chat = max(table.last_chat, *[line.id for line in lines], 0)
        link = self.harbour.hub.link(table, connection.seat)
        await connection.say(Welcome(PROTOCOL, self.guest.id, connection.seat, link, table.info(time.time())))

    async def come_by_link(self, link: str) -> None:
        try:
            table_id, _ = await claim_seat(self.harbour, self.guest, link)
        except Refusal as refusal:
            raise Closed(NOT_ALLOWED, refusal.reason) from refusal
        if table_id != self.connection.table_id:
            raise Closed(NOT_ALLOWED, "this link opens a seat at another table")

    # What the client wants

    async def read(self) -> None:
        while True:
            text = await self.receive()
            if not self.pace.take():
                LIMITED.labels("messages").inc()
                await self.refuse(None, "too_fast", "too many messages: wait a moment", TOO_FAST)
                continue
            try:
                message = decode_client_message(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                await self.refuse(None, "bad_message", str(error), BAD_MESSAGE)
                continue
            if isinstance(message, Ping):
                await self.connection.say(Pong(time.time()))
            elif isinstance(message, Hello):
                await self.refuse(None, "bad_message", "hello has been said", BAD_MESSAGE)
            else:
                await self.carry_out(message)

    async def refuse(self, message_id: str | None, code: str, reason: str, closing: int | None = None) -> None:
        if closing is not None:
            self.patience -= 1
            if self.patience < 0:
                raise Closed(closing, reason[:100])
        await self.connection.say(Refused(message_id, code, reason))

    async def carry_out(self, message: ClientMessage) -> None:
        assert not isinstance(message, Hello | Ping)
        try:
            # What has been begun is finished, also when the client goes away.
            await asyncio.shield(asyncio.create_task(self.do(message)))
        except Refusal as refusal:
            await self.refuse(message.id, refusal.code, refusal.reason)
        except Closed:
            raise
        except Exception:
            log.exception("a message could not be carried out", extra={"table": self.connection.table_id})
            await self.refuse(message.id, "failed", "something went wrong here: try again")
        else:
            await self.connection.say(Accepted(message.id))

    async def do(self, message: ClientMessage) -> None:
        tables, table_id, guest = self.harbour.tables, self.connection.table_id, self.guest
        match message:
            case Answer():
                await self.answer(message)
            case Sit(seat=seat):
                await tables.sit(table_id, await self.guest_now(), seat)
            case Leave():
                await tables.leave(table_id, guest)
            case Return():
                await tables.take_back(table_id, guest)
            case PlaceBot(seat=seat, bot=bot):
                await tables.place_bot(table_id, guest, seat, bot)
            case ClearSeat(seat=seat):
                await tables.clear_seat(table_id, guest, seat)
            case Start():
                await tables.start(table_id, guest)
            case Rematch():
                await tables.rematch(table_id, guest)
            case Say(text=text):
                table = await tables.find(table_id)
                if table.state == "playing" and not table.open_to(table.seat_of(guest.id)):
                    raise Refusal("not_allowed", "this table plays without watchers")
                number = await self.harbour.chat.say(await self.guest_now(), text, table_id, table.seat_of(guest.id))
                table.last_chat = max(table.last_chat, number)
                self.harbour.hub.changed(table)
            case Mute(guest=other, muted=muted):
                await self.harbour.chat.mute(guest, other, muted)
                self.connection.muted = await self.harbour.chat.muted(guest)

    async def guest_now(self) -> Guest:
        """The guest under the present name."""
        found = await self.harbour.guests.from_cookie(self.harbour.guests.cookie(self.guest))
        return found or self.guest

    async def answer(self, message: Answer) -> None:
        table = await self.harbour.tables.find(self.connection.table_id)
        seat = table.seat_of(self.guest.id)
        if seat is None:
            raise Refusal("not_seated", "you do not sit at this table")
        client_id = f"c:{message.id}"
        if table.seats[seat].bot is not None:
            if await self.harbour.tables.was_written(table, seat, message.question, message.option, client_id):
                return
            raise Refusal("bot_plays", "a bot sits in for you: take your seat back first")
        await self.harbour.tables.answer(table, seat, message.question, message.option, client_id)


async def claim_seat(harbour: Harbour, guest: Guest, link: str) -> tuple[str, int]:
    """Let a guest play the seat that a link opens."""
    table_id, seat, _ = harbour.guests.read_link(link)
    table = await harbour.tables.find(table_id)
    await harbour.tables.reread(table)
    owner = table.seats[seat].guest if seat < len(table.seats) else None
    if owner is None or not harbour.guests.opens(link, table_id, seat, owner):
        raise Refusal("bad_link", "this link does not open a seat")
    await harbour.tables.hold(table_id, seat, guest)
    return table_id, seat
