"""Connections that are slow or send too much."""

import asyncio
import json
import resource
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
import uvloop
from uvicorn.server import ServerState

from galecrest.server import protocol as module
from galecrest.server.frames import Frames
from galecrest.server.limits import Bucket
from galecrest.server.middleware import Middleware
from galecrest.server.protocol import Protocol, make_room, protocol
from galecrest.server.settings import Limits, Settings

REQUEST = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
UPGRADE = (
    b"GET / HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the length of the body, once it is whole."""
    length, more = 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return
        length, more = length + len(message["body"]), message["more_body"]
    body = str(length).encode()
    headers = [(b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Connection:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    async def answer(self) -> tuple[int, bytes]:
        head = await self.reader.readuntil(b"\r\n\r\n")
        length = next(int(line.split(b":")[1]) for line in head.split(b"\r\n") if line.startswith(b"content-length"))
        return int(head.split()[1]), await self.reader.readexactly(length)

    async def closed(self) -> bool:
        return await self.reader.read() == b""


Open = Callable[[], Awaitable[Connection]]


@asynccontextmanager
async def listening(limits: Limits, places: int = 1000, app: Any = echo) -> AsyncIterator[tuple[Open, type[Protocol]]]:
    kind = protocol(limits)
    kind.places = places
    config = uvicorn.Config(app, ws=Frames, log_config=None, access_log=False)
    config.load()
    loop = asyncio.get_running_loop()
    state = ServerState()
    server = await loop.create_server(lambda: kind(config=config, server_state=state, app_state={}), "127.0.0.1", 0)
    opened: list[Connection] = []

    async def connect() -> Connection:
        opened.append(Connection(*await asyncio.open_connection("127.0.0.1", server.sockets[0].getsockname()[1])))
        return opened[-1]

    try:
        yield connect, kind
    finally:
        for each in opened:
            each.writer.close()
        await asyncio.gather(*[each.writer.wait_closed() for each in opened], return_exceptions=True)
        while state.connections:
            await asyncio.sleep(0.01)
        server.close()
        await server.wait_closed()
        assert not kind.waiting


def run(main: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(main(), 30))


def test_ordinary_requests_pass() -> None:
    async def main() -> None:
        async with listening(Limits()) as (connect, kind):
            one = await connect()
            for _ in range(3):
                await one.send(REQUEST)
                assert await one.answer() == (200, b"0")
            await one.send(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhel")
            await one.send(b"lo")
            assert await one.answer() == (200, b"5")
            await one.send(REQUEST + REQUEST)  # pipelined
            assert [await one.answer(), await one.answer()] == [(200, b"0")] * 2
            assert list(kind.waiting) != []

    run(main)


@pytest.mark.parametrize("many", [REQUEST, b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\nhi"])
def test_thousands_of_requests_at_once_wait_unparsed(many: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """A few are parsed, and the rest is not even read before they are answered. All are answered in the end, in order."""

    async def main() -> None:
        async with listening(Limits()) as (connect, kind):
            waited, held = [], []
            complete = kind.on_response_complete

            def watch(self: Protocol) -> None:
                waited.append(len(self.pipeline))
                held.append(len(self.rest))
                complete(self)

            monkeypatch.setattr(kind, "on_response_complete", watch)
            one = await connect()
            sending = asyncio.create_task(one.send(many * 20_000))
            for _ in range(3000):
                assert await one.answer() == (200, b"2" if b"POST" in many else b"0")
            assert max(waited) < 30
            assert max(held) <= 2**18
            sending.cancel()

    run(main)


def test_a_request_after_a_large_body_is_answered() -> None:
    async def main() -> None:
        async with listening(Limits(body_bytes=300_000)) as (connect, _):
            one = await connect()
            large = b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 300000\r\n\r\n" + b"x" * 300_000
            chunks = (
                b"POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
                + b"1\r\nx\r\n" * 9000
                + b"0\r\n\r\n"
            )
            sending = asyncio.create_task(one.send((large + chunks + REQUEST) * 2))
            for _ in range(2):
                assert await one.answer() == (200, b"300000")
                assert await one.answer() == (200, b"9000")
                assert await one.answer() == (200, b"0")
            await sending

    run(main)


@pytest.mark.parametrize(
    ("kind", "endless"),
    [
        (b"content-length: 9999999999\r\n\r\n", b"x"),
        (b"transfer-encoding: chunked\r\n\r\n", b"1\r\nx\r\n"),
        (b"transfer-encoding: chunked\r\n\r\n0\r\n", b"a: b\r\n"),
    ],
)
@pytest.mark.parametrize("answered", [True, False])
def test_a_body_without_an_end_is_not_read_for_long(kind: bytes, endless: bytes, answered: bool) -> None:
    """Whether it is answered at once, like a guest without a cookie, or when it is whole."""

    async def at_once(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 401, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body"})

    async def main() -> None:
        limits = Limits(request_seconds=1)
        async with listening(limits, app=at_once if answered else echo) as (connect, kinds):
            large = await connect()
            await large.send(b"POST / HTTP/1.1\r\nhost: x\r\n" + kind)
            with suppress(OSError):  # the time for a request is over
                while True:
                    await large.send(endless * (100_000 // len(endless)))
                    for each in kinds.waiting:
                        assert each.body < 3 * limits.body_bytes
                        assert len(each.headers or ()) <= 2

    run(main)


def test_a_body_is_read_as_fast_as_its_address_pays_for_it() -> None:
    async def main() -> None:
        account = Bucket(1e-9, 1)
        account.spend(1)

        async def app(scope: Any, receive: Any, send: Any) -> None:
            scope["extensions"][module.NAME].charge(account)
            await echo(scope, receive, send)

        async with listening(Limits(), app=app) as (connect, kind):
            poor = await connect()
            await poor.send(b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 50000\r\n\r\n" + b"x" * 50_000)
            while account.left >= 0:
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)
            (reading,) = kind.waiting
            assert reading.body <= 2 * module.PIECE
            reading.transport.abort()

    run(main)


@pytest.mark.parametrize(
    "strange", [b"rubbish\r\n\r\n", b"GET / HTTP/1.1\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n"]
)
def test_strange_requests_leave_nothing_in_the_log(strange: bytes, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with listening(Limits()) as (connect, _):
            one = await connect()
            await one.send(strange)
            assert (await one.answer())[0] == (400 if b"rubbish" in strange else 200)

    run(main)
    assert not caplog.records


def test_a_connection_becomes_no_websocket_while_a_request_waits() -> None:
    """Its answer would come between the frames."""

    async def main() -> None:
        asked, free = asyncio.Event(), asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            assert scope["type"] == "http"
            asked.set()
            await free.wait()
            await echo(scope, receive, send)

        async with listening(Limits(), app=app) as (connect, _):
            one = await connect()
            await one.send(REQUEST)
            await asked.wait()
            await one.send(b"GET /socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n")
            assert (await one.answer())[0] == 400
            assert await one.closed()
            free.set()

    run(main)


@pytest.mark.parametrize(
    "half",
    [b"", b"GET / HT", b"GET / HTTP/1.1\r\nhost: x\r\n", b"POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\nhel"],
)
def test_a_request_that_does_not_arrive_in_time_is_answered_and_closed(half: bytes) -> None:
    async def main() -> None:
        async with listening(Limits(request_seconds=0.2)) as (connect, _):
            slow = await connect()
            await slow.send(half)
            status, body = await slow.answer()
            assert status == 408
            assert json.loads(body)["code"] == "request_timeout"
            assert await slow.closed()

    run(main)


def test_the_second_request_of_a_connection_has_its_own_deadline() -> None:
    async def main() -> None:
        async with listening(Limits(request_seconds=0.2)) as (connect, _):
            slow = await connect()
            await slow.send(REQUEST)
            assert (await slow.answer())[0] == 200
            await slow.send(b"GET / HTTP/1.1\r\n")
            assert (await slow.answer())[0] == 408
            assert await slow.closed()

    run(main)


@pytest.mark.parametrize(
    "head",
    [
        b"GET / HTTP/1.1\r\nx: " + b"a" * 40_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 10_000 + b"\r\n",
        b"GET /" + b"a" * 40_000 + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nx: " + b"a" * 40_000,  # and no end
    ],
)
def test_a_head_of_more_than_32_kilobytes_is_refused(head: bytes) -> None:
    async def main() -> None:
        async with listening(Limits()) as (connect, _):
            large = await connect()
            large.writer.write(head)
            status, body = await large.answer()
            assert status == 431
            assert "too long" in json.loads(body)["reason"]
            assert await large.closed()

    run(main)


@pytest.mark.parametrize("kind", [b"", b"connection: upgrade\r\nupgrade: websocket\r\n"])
@pytest.mark.parametrize("host", [b"a:b", b"a:99999", b"a b", b"[::1", b"a/b", b"\xff:-1"])
def test_a_host_that_is_none_is_refused_and_leaves_nothing_in_the_log(
    host: bytes, kind: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    """No address can be made of it, such as that of a preview's picture."""

    async def main() -> None:
        async with listening(Limits()) as (connect, _):
            strange = await connect()
            await strange.send(b"GET / HTTP/1.1\r\nhost: " + host + b"\r\n" + kind + b"\r\n")
            assert (await strange.answer())[0] == 400
            assert await strange.closed()

    run(main)
    assert not caplog.records


@pytest.mark.parametrize("host", [b"", b"x", b"play.example:8000", b"127.0.0.1:65535", b"[::1]:80", b"x:", b"a_b"])
def test_a_host_is_a_name_or_an_address(host: bytes) -> None:
    assert module.is_host(host)


def test_what_is_no_request_is_refused_in_good_order() -> None:
    async def main() -> None:
        async with listening(Limits()) as (connect, _):
            strange = await connect()
            await strange.send(b"\x16\x03\x01 hello\r\n\r\n")
            status, body = await strange.answer()
            assert status == 400
            assert json.loads(body)["code"] == "bad_request"
            assert await strange.closed()

    run(main)


def test_half_sent_requests_make_room_for_new_ones(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with listening(Limits(), places=5) as (connect, kind):
            slow = [await connect() for _ in range(40)]
            for each in slow[:5]:
                await each.send(b"GET / HTTP/1.1\r\n")
            quick = await connect()
            await quick.send(REQUEST)
            assert await quick.answer() == (200, b"0")
            assert (await slow[0].answer())[0] == 408  # the oldest was closed
            assert len(kind.waiting) <= 5

    run(main)
    assert len(caplog.records) == 1  # however many were closed
    assert "the oldest are closed" in caplog.text


def test_connections_that_are_refused_after_a_pause_make_room_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galecrest.server.middleware.PAUSE", 1000)

    async def main() -> None:
        app = Middleware(echo, Settings(limits=Limits(requests_per_second=1)))
        async with listening(Limits(), places=5, app=app) as (connect, kind):
            many = []
            for _ in range(5 + 6):
                many.append(await connect())
                await many[-1].send(REQUEST)
            for each in many[:5]:
                assert await each.answer() == (200, b"0")
            assert await many[5].closed()  # of the six that wait it is the oldest
            assert len(kind.waiting) <= 5
            while len([waiting for waiting in kind.waiting if waiting.pausing is not None]) < 5:
                await asyncio.sleep(0.01)
            for waiting in list(kind.waiting):
                waiting.shutdown()  # the server stops: nobody waits for the end of a pause
            assert (await many[-1].answer())[0] == 429
            assert await many[-1].closed()

    run(main)


async def first_one_lost(connect: Open, kind: type[Protocol], places: int) -> list[Connection]:
    """Open one socket more than there are places: the first one is closed. Returns the others."""
    opened = []
    for number in range(places + 1):
        opened.append(await connect())
        await opened[-1].send(UPGRADE)
        while number < places and len(kind.waiting) <= number:
            await asyncio.sleep(0.01)
    await opened[0].reader.read()
    assert len(kind.waiting) == places
    return opened[1:]


def test_sockets_that_wait_for_a_refusal_make_room_for_new_ones(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("galecrest.server.middleware.PAUSE", 1000)

    async def main() -> None:
        app = Middleware(echo, Settings(limits=Limits(connections_per_address=0)))
        async with listening(Limits(), places=5, app=app) as (connect, kind):
            left = await first_one_lost(connect, kind, 5)
            while any(each.pausing is None for each in kind.waiting):
                await asyncio.sleep(0.01)
            for waiting in list(kind.waiting):
                waiting.shutdown()  # the server stops: nobody waits for the end of a pause
            for each in left:
                assert (await each.reader.read()).startswith(b"HTTP/1.1 500")

    uvloop.run(asyncio.wait_for(main(), 20))
    assert [record.message for record in caplog.records if "oldest are closed" not in record.message] == []


def test_sockets_that_the_client_does_not_close_make_room_for_new_ones(caplog: pytest.LogCaptureFixture) -> None:
    """The server has closed them, and they are served no longer; those that are served need no place."""

    async def main() -> None:
        served = 0

        async def app(scope: Any, receive: Any, send: Any) -> None:
            nonlocal served
            await receive()
            await send({"type": "websocket.accept"})
            if served < 8:
                served += 1
                await receive()
            else:
                await send({"type": "websocket.close", "code": 4401})

        async with listening(Limits(), places=5, app=Middleware(app, Settings())) as (connect, kind):
            for _ in range(8):
                kept = await connect()
                await kept.send(UPGRADE)
                assert (await kept.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            assert not kind.waiting
            for each in await first_one_lost(connect, kind, 5):
                assert (await each.reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            assert served == 8

    uvloop.run(asyncio.wait_for(main(), 20))
    assert [record.message for record in caplog.records if "oldest are closed" not in record.message] == []


def test_a_refusal_on_a_connection_that_lost_its_place_leaves_no_error_in_the_log(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """The client has sent more requests than the one that waits. uvloop, the server's loop, refuses to write on a lost connection."""

    async def main() -> None:
        waits, answered = asyncio.Event(), asyncio.Event()

        async def app(scope: Any, receive: Any, send: Any) -> None:
            waits.set()
            await scope["extensions"][module.NAME].pause(1000)
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body"})
            answered.set()

        async with listening(Limits(), app=app) as (connect, kind):
            hasty = await connect()
            await hasty.send(3 * REQUEST)
            await waits.wait()
            next(iter(kind.waiting)).too_late()
            await asyncio.wait_for(answered.wait(), 5)

    uvloop.run(asyncio.wait_for(main(), 20))
    assert not caplog.records


def test_the_places_follow_the_systems_limit_of_open_files(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = {"now": (256, 256)}
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits["now"])
    monkeypatch.setattr(resource, "setrlimit", lambda _, new: limits.update(now=new))
    assert make_room() == 64
    limits["now"] = (256, 4096)
    assert make_room() == module.PLACES
    assert limits["now"] == (4096, 4096)

    def fail(*_: object) -> None:
        raise ValueError

    limits["now"] = (256, 4096)
    monkeypatch.setattr(resource, "setrlimit", fail)
    assert make_room() == 64
    limits["now"] = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
    assert make_room() == module.PLACES
