"""Sockets that send more frames than anybody plays with: others have their turn, and the sender waits."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from socket import SO_RCVBUF, SO_SNDBUF, SOL_SOCKET
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from galecrest.server.frames import NAME, PARTS, PIECE, UNREAD, Frames
from galecrest.server.limits import Bucket

PING = bytes([0x89, 0x80]) + bytes(4)  # a control frame without content, masked
EMPTY = bytes([0x81, 0x80]) + bytes(4)  # a text without content
MANY = 50_000 // len(PING)


class Echo:
    """A server that says what it hears."""

    def __init__(self, account: Bucket | None = None) -> None:
        self.account = account
        self.sockets: list[Frames] = []
        self.listens = asyncio.Event()
        self.listens.set()

    async def __call__(self, scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        frames: Frames = scope["extensions"][NAME]
        frames.account = self.account
        self.sockets.append(frames)
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await self.listens.wait()
            await send({"type": "websocket.send", "text": message["bytes"].decode()})

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        config = uvicorn.Config(self, ws=Frames, ws_ping_interval=None, log_config=None)
        config.load()
        state = ServerState()
        server = await asyncio.get_running_loop().create_server(lambda: Frames(config, state, {}), "127.0.0.1", 0)
        async with server:
            yield f"ws://127.0.0.1:{server.sockets[0].getsockname()[1]}/"


@asynccontextmanager
async def client(url: str) -> AsyncIterator[ClientConnection]:
    async with connect(url, compression=None, proxy=None, ping_interval=None, close_timeout=0.1) as socket:
        yield socket


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0)


def run(main: Callable[[], Any]) -> None:
    asyncio.run(asyncio.wait_for(main(), 60))


def test_somebody_else_is_heard_before_all_frames_of_a_flood_are_parsed() -> None:
    async def main() -> None:
        server = Echo()
        async with server.open() as url, client(url) as attacker, client(url) as innocent:
            attacker.transport.write(PING * MANY)
            flooded = server.sockets[0]
            await until(lambda: flooded.rest)
            await innocent.send("ahoy")
            assert await innocent.recv() == "ahoy"
            assert flooded.rest
            await attacker.send("land")
            assert await attacker.recv() == "land"
            assert not flooded.rest

    run(main)


def test_what_the_application_has_not_read_holds_up_the_rest() -> None:
    async def main() -> None:
        server = Echo()
        async with server.open() as url, client(url) as attacker:
            server.listens.clear()
            attacker.transport.write(EMPTY * MANY)
            flooded = server.sockets[0]
            await until(lambda: flooded.rest)
            for _ in range(100):
                await asyncio.sleep(0)
            assert flooded.queue.qsize() <= PIECE // len(EMPTY) + 1
            server.listens.set()
            for _ in range(MANY):
                assert await attacker.recv() == ""

    run(main)


def test_frames_are_paid_for_by_the_address() -> None:
    async def main() -> None:
        account = Bucket(rate=1e-9, burst=1e-9)  # it never has anything again once it has spent
        server = Echo(account)
        async with server.open() as url, client(url) as attacker:
            attacker.transport.write(PING * MANY)
            flooded = server.sockets[0]
            await until(lambda: flooded.rest)
            left = len(flooded.rest)
            assert account.wait > 0
            for _ in range(100):
                await asyncio.sleep(0)
            assert len(flooded.rest) == left
            assert flooded.turn is not None
            account.kept, account.rate = 0.0, 1e9
            flooded.turn.cancel()
            flooded.parse()
            await attacker.send("land")
            assert await attacker.recv() == "land"

    run(main)


def test_who_does_not_read_is_not_read() -> None:
    """Otherwise the answers to control frames would fill the memory."""

    async def main() -> None:
        server = Echo()
        async with server.open() as url, client(url) as attacker:
            flooded = server.sockets[0]
            for transport, buffer in ((flooded.transport, SO_SNDBUF), (attacker.transport, SO_RCVBUF)):
                transport.get_extra_info("socket").setsockopt(SOL_SOCKET, buffer, 65_536)
            attacker.transport.pause_reading()
            ping = bytes([0x89, 0x80 | 125]) + bytes(4 + 125)
            while not (flooded.blocked and flooded.rest):
                if not attacker.transport.get_write_buffer_size():
                    attacker.transport.write(ping * 500)
                await asyncio.sleep(0)
            assert flooded.transport.get_write_buffer_size() < UNREAD + 2 * PIECE
            left = len(flooded.rest)
            attacker.transport.resume_reading()
            await until(lambda: len(flooded.rest) < left)

    run(main)


def test_a_message_has_a_limited_number_of_frames() -> None:
    async def main() -> None:
        server = Echo()
        async with server.open() as url, client(url) as patient:
            await patient.send(["a"] * (PARTS // 2))
            assert await patient.recv() == "a" * (PARTS // 2)
            empty = bytes([0x00, 0x80]) + bytes(4)
            patient.transport.write(bytes([0x01, 0x80]) + bytes(4) + empty * 10_000)
            with pytest.raises(ConnectionClosed) as closed:
                await patient.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG
            assert len(server.sockets[0].frames) <= PARTS

    run(main)


def test_texts_that_are_said_together_arrive_one_by_one() -> None:
    async def main() -> None:
        server = Echo()
        async with server.open() as url, client(url) as listener:
            frames = server.sockets[0]
            texts = ["", "a", "b" * 125, "c" * 126, "\u00e9" * 40_000]  # all forms of a frame's length
            await frames.say([text.encode() for text in texts])
            assert [await listener.recv() for _ in texts] == texts
            await listener.close()
            await until(lambda: frames.disconnected)
            with pytest.raises(ClientDisconnected):
                await frames.say([b"too late"])

    run(main)


@pytest.mark.parametrize(
    "field", ["content-length: 5", "transfer-encoding: chunked", "x: " + 9000 * "y", 300 * "x: y\r\n"]
)
def test_a_handshake_that_fails_is_refused_and_holds_no_connection(field: str) -> None:
    fields = ("upgrade: websocket", "connection: upgrade", "sec-websocket-version: 13", field.strip())
    head = "\r\n".join(["GET / HTTP/1.1", "host: x", *fields, "", ""])

    async def main() -> None:
        async with Echo().open() as url:
            reader, writer = await asyncio.open_connection("127.0.0.1", int(url.strip("/").rpartition(":")[2]))
            writer.write(head.encode())
            assert (await reader.read()).startswith(b"HTTP/1.1 400 ")
            writer.close()
            await writer.wait_closed()

    run(main)
