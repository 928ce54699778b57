"""A table's socket: one task reads the client's requests, another one tells the client what is new."""

import asyncio
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from galecrest.server import clock
from galecrest.server.connections import Connection
from galecrest.server.frames import NAME, Frames
from galecrest.server.guests import cookie_in
from galecrest.server.limits import Bucket
from galecrest.server.metering import metered, until_paid
from galecrest.server.metrics import LIMITED
from galecrest.server.services import Services
from galecrest.table.messages import (
    Answer,
    ClientMessage,
    Hello,
    Mute,
    Ping,
    Pong,
    React,
    Reaction,
    Refused,
    Rematch,
    Say,
    Sit,
    Start,
    TakeName,
    decode_client_message,
)
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import Guest, must_share_chat

log = logging.getLogger(__name__)

HELLO_SECONDS: Final = 10
PATIENCE: Final = 50  # bad or hasty messages that a connection may send before it is closed

AnySocket = WebSocket[Any, Any, State]


class Closed(Exception):
    """The connection ends: from our side with a code, or without one because the client has gone."""

    def __init__(self, code: Code | None = None) -> None:
        self.code = code


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: AnySocket, table_id: str) -> None:
    services: Services = socket.app.state.services
    await socket.accept()
    try:
        try:
            guest = await services.guests.from_cookie(cookie_in(socket.headers.get("cookie", "")))
        except Refusal as refusal:
            raise Closed(refusal.code) from refusal
        if guest is None:
            raise Closed(Code.NO_GUEST)
        await Visit(services, socket, guest, table_id).stay()
    except Closed as closed:
        if closed.code is not None:
            with suppress(WebSocketDisconnect, RuntimeError, OSError):
                await socket.close(closed.code.close_code, str(closed.code))
    except WebSocketDisconnect:
        pass
    finally:
        del socket.receive, socket.send  # they hold the socket, which would have to wait for the garbage collection


class Visit:
    """One client at a table, from its hello until the socket closes."""

    def __init__(self, services: Services, socket: AnySocket, guest: Guest, table_id: str) -> None:
        self.services = services
        self.frames: Frames = cast(Any, socket.scope)["extensions"][NAME]
        self.guest = guest
        self.table_id = table_id
        self.connection = Connection(services.cache, services.guests, services.chat, table_id, guest, self.send)
        rate = services.settings.limits.messages_per_second
        self.pace = Bucket(rate, 2 * rate)
        self.patience = PATIENCE
        self.request = asyncio.Lock()  # held while a request is carried out

    async def send(self, messages: Sequence[bytes]) -> None:
        try:
            await self.frames.say(messages)
        except (RuntimeError, OSError) as error:
            raise Closed from error

    async def receive(self) -> bytes:
        message: Any = await self.frames.receive()
        if message["type"] != "websocket.receive":
            raise Closed
        text: bytes = message["bytes"]
        return text

    async def stay(self) -> None:
        await self.greet()
        connection, connections = self.connection, self.services.connections
        connections.join(connection)
        telling = asyncio.create_task(metered(self.tell()))
        reading = asyncio.create_task(metered(self.read()))
        done: set[asyncio.Task[None]] = set()
        try:
            done, _ = await asyncio.wait([telling, reading], return_when=asyncio.FIRST_COMPLETED)
            while done:
                done.pop().result()
        finally:
            telling.cancel()
            try:
                async with self.request:
                    pass  # a request that was begun is finished, even if the client goes away
            finally:
                reading.cancel()
                await asyncio.gather(telling, reading, return_exceptions=True)
                connections.part(connection)
                # What holds this visit, or an exception with this frame, would wait for the garbage collection.
                del connection.send, done, telling, reading

    async def tell(self) -> None:
        try:
            await self.connection.keep_telling()
        except Closed:
            raise
        except Refusal as refusal:
            raise Closed(refusal.code) from refusal
        except Exception as error:
            log.exception("telling a client the news failed, its socket is closed", extra={"table": self.table_id})
            raise Closed(Code.FAILED) from error

    async def greet(self) -> None:
        cache = self.services.cache
        try:
            cached = await cache.find(self.table_id)
            hello = await self.hello()
            if hello.link is not None:
                await self.come_by_link(hello.link)
            await cache.read_on(cached)
            await cache.refresh(cached)
            await self.connection.greet(cached, hello)
        except Refusal as refusal:
            raise Closed(refusal.code) from refusal

    async def hello(self) -> Hello:
        try:
            hello = decode_client_message(await asyncio.wait_for(self.receive(), HELLO_SECONDS))
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Closed(Code.BAD_MESSAGE) from error
        except TimeoutError as error:
            raise Closed(Code.TOO_LATE) from error
        if not isinstance(hello, Hello):
            raise Closed(Code.BAD_MESSAGE)
        return hello

    async def come_by_link(self, link: str) -> None:
        if self.services.guests.read_link(link)[0] != self.table_id:
            raise Refusal(Code.BAD_LINK, "this link opens a seat at another table")
        await claim_seat(self.services, self.guest, link)

    # Requests

    async def read(self) -> None:
        while True:
            text = await self.receive()
            await until_paid()
            if not self.pace.take():
                LIMITED.labels("messages").inc()
                await self.refuse(None, Code.TOO_FAST, "too many messages: wait a moment")
                continue
            try:
                message = decode_client_message(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                await self.refuse(None, Code.BAD_MESSAGE, str(error))
                continue
            if isinstance(message, Ping):
                await self.connection.say(Pong(clock.now()))
            elif isinstance(message, Hello):
                await self.refuse(None, Code.BAD_MESSAGE, "hello is for the first message only")
            else:
                await self.carry_out(message)

    async def refuse(self, message_id: str | None, code: Code, reason: str) -> None:
        """Too many bad or hasty messages close the connection."""
        if message_id is None:
            self.patience -= 1
            if self.patience < 0:
                raise Closed(code)
        await self.connection.say(Refused(message_id, code, reason))

    async def carry_out(self, message: ClientMessage) -> None:
        assert not isinstance(message, Hello | Ping)
        try:
            async with self.request:
                await self.do(message)
        except Refusal as refusal:
            await self.refuse(message.id, refusal.code, refusal.reason)
        except Closed:
            raise
        except Exception:
            log.exception("a request failed, the client is asked to try again", extra={"table": self.table_id})
            await self.refuse(message.id, Code.FAILED, "the server failed: try again")
        else:
            await self.frames.writable.wait()  # so that what a client does not read cannot pile up
            self.connection.accept(message.id)

    async def do(self, message: ClientMessage) -> None:
        services, table_id, guest = self.services, self.table_id, self.guest
        match message:
            case Answer():
                await services.answering.answer_as(table_id, guest.id, message)
            case Sit():
                await services.seating.request(table_id, await self.guest_now(), message)
            case Start():
                await services.seating.start(table_id, guest)
            case Rematch():
                await services.seating.rematch(table_id, guest)
            case TakeName(name=name):
                await services.seating.take_name(table_id, await services.guests.rename(await self.guest_now(), name))
            case Say(text=text):
                await self.say(text)
            case React(reaction=reaction):
                await self.say("", reaction)
            case Mute(guest=other, muted=muted):
                await services.chat.mute(await self.guest_now(), other, muted)
                await self.connection.read_muted()
                self.connection.wake()
            case _:
                assert not isinstance(message, Hello | Ping)
                await services.seating.request(table_id, guest, message)

    async def say(self, text: str, reaction: Reaction | None = None) -> None:
        cached = await self.services.cache.find(self.table_id)
        seat = cached.table.seat_of(self.guest.id)
        must_share_chat(cached.table, seat)
        number = await self.services.chat.say(await self.guest_now(), text, self.table_id, seat, reaction)
        cached.last_chat = max(cached.last_chat, number)
        self.services.connections.stored(cached)

    async def guest_now(self) -> Guest:
        """The guest under the present name and face. Closes the socket of a guest who was erased meanwhile."""
        guest = await self.services.storage.guests.find(self.guest.id)
        if guest is None:
            raise Closed(Code.NO_GUEST)
        return guest


async def claim_seat(services: Services, guest: Guest, link: str) -> tuple[str, int]:
    """Let a guest play the seat that a link opens. Returns the table and the seat."""
    table_id, seat, _ = services.guests.read_link(link)
    cached = await services.cache.find(table_id)
    await services.cache.refresh(cached)
    owner = cached.table.owner_of(seat)
    if owner is None or not services.guests.opens(link, table_id, seat, owner):
        raise Refusal(Code.BAD_LINK, "this link does not open a seat")
    await services.seating.hold(table_id, seat, guest)
    return table_id, seat
