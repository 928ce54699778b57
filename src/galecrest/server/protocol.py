"""HTTP connections: a request arrives whole in good time and with a head of limited size, or its connection is closed.

Connections that wait for a request share a limited number of places. When all are taken, the one that has waited longest is closed, so that
half-sent requests never use up the file descriptors.

A client may send thousands of requests at once, or a body without an end. So what has come is parsed a piece at a time, while others have
their turn, and the rest waits until the requests of the last piece are answered, and until the address has paid for the body so far. Of a
body that is much too long, the rest is not read.
"""

import asyncio
import logging
import re
import sys
import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, ClassVar, Final

import httptools
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from galecrest.server.frames import Frames
from galecrest.server.limits import Bucket
from galecrest.server.metering import UNSEEN
from galecrest.server.metrics import LIMITED
from galecrest.server.settings import Limits
from galecrest.table.messages import encode

log = logging.getLogger(__name__)

TELL_SECONDS: Final = 60.0
PIECE: Final = 512  # bytes that are parsed at once: at most 28 requests
PLACES: Final = 1000  # for connections that wait for a request, where the system allows so many files
NAME: Final = "galecrest.protocol"  # of the connection in the scope's extensions
HOST: Final = re.compile(rb"(?:\[[0-9A-Fa-f:.]+\]|[^\s:/?#@\[\]\"<>\\]*)(?::([0-9]{0,5}))?")
PORTS: Final = 1 << 16
REASONS: Final = {
    HTTPStatus.BAD_REQUEST: "this is not a request in HTTP/1.1",
    HTTPStatus.REQUEST_TIMEOUT: "the request did not arrive in time",
    HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE: "the address and the headers of the request are too long",
}


class TooLarge(Exception):
    """The head of a request is too large."""


class BadHost(Exception):
    """The header `Host` names no host, so an address made of it cannot be read."""


class Flow(FlowControl):
    """When the application wants to read on, the connection parses what it has before it reads more."""

    def __init__(self, transport: asyncio.Transport, go_on: Callable[[], None]) -> None:
        super().__init__(transport)
        self.go_on = go_on

    def resume_reading(self) -> None:
        if self.read_paused:
            self.read_paused = False
            self.go_on()


class Protocol(HttpToolsProtocol):
    """One connection, until it becomes a WebSocket."""

    limits: ClassVar[Limits] = Limits()
    places: ClassVar[int] = PLACES
    waiting: ClassVar[dict[Any, None]] = {}  # connections, in the order in which they began to wait
    told_at: ClassVar[float] = float("-inf")  # when the log last told that places are short

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.deadline: asyncio.TimerHandle | None = None
        self.head: int | None = 0  # bytes of the head so far; None while a body arrives
        self.body = 0  # bytes of the body so far
        self.fault = HTTPStatus.BAD_REQUEST
        self.rest = bytearray()  # what is not parsed yet
        self.turn: asyncio.Handle | None = None  # of the rest
        self.pausing: asyncio.Future[None] | None = None
        self.account: Bucket | None = None  # of the address whose body arrives
        self.answering: RequestResponseCycle | None = None  # what the application serves; `cycle` is what came last

    # Waiting for a request

    @classmethod
    def take_place(cls, who: "Protocol | Frames") -> None:
        """Let a connection wait in one of the places; if there are too few, the oldest one is closed."""
        cls.waiting.pop(who, None)
        cls.waiting[who] = None
        if len(cls.waiting) > cls.places:
            LIMITED.labels("waiting").inc()
            now = time.monotonic()
            if now > cls.told_at + TELL_SECONDS:
                cls.told_at = now
                log.warning(
                    "too many connections wait for a request, the oldest are closed", extra={"places": cls.places}
                )
            next(iter(cls.waiting)).too_late()

    @classmethod
    def leave_place(cls, who: "Protocol | Frames") -> None:
        cls.waiting.pop(who, None)

    def wait(self, seconds: float | None = None) -> None:
        """Wait for a request, or for its rest."""
        if seconds is not None and self.deadline is None:
            self.deadline = self.loop.call_later(seconds, self.expire)
        self.take_place(self)

    async def pause(self, seconds: float) -> None:
        """Let the client wait for its answer, in one of the places; not longer if the connection closes or the server stops."""
        if not self.transport.is_closing():
            self.wait()
            self.pausing = self.loop.create_future()
            await asyncio.wait([self.pausing], timeout=seconds)

    def charge(self, account: Bucket) -> None:
        """Let this account pay for the body that still arrives."""
        if self.head is None:
            self.account = account

    def end_pause(self) -> None:
        if self.pausing is not None and not self.pausing.done():
            self.pausing.set_result(None)

    def served(self) -> None:
        """The request is here, or there will be none."""
        self.leave_place(self)
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def expire(self) -> None:
        """The time for a request is over; it begins again if we have not parsed yet what has come."""
        if self.rest:
            self.deadline = self.loop.call_later(self.limits.request_seconds, self.expire)
        else:
            self.too_late()

    def too_late(self) -> None:
        LIMITED.labels("late").inc()
        begun = self.deadline is not None
        answered = self.head is None and self.cycle.response_started
        self.served()
        if begun and not answered:
            self.answer(HTTPStatus.REQUEST_TIMEOUT)
        self.transport.close()

    # What the connection and the parser report

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport, self.go_on)
        self.wait(self.limits.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.served()
        self.end_pause()
        self.rest.clear()
        if self.turn is not None:
            self.turn.cancel()
        if self.answering is not None:
            self.answering.disconnected = True
            self.answering.message_event.set()
        super().connection_lost(exc)
        self.let_go()

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if self.turn is None:
            self.parse()

    @property
    def blocked(self) -> bool:
        """Whether answers have to be given, or a body has to be read, before the rest is parsed; both let it go on. Nothing lets a body
        go on that is much too long: the answer has been given, or will be when the time for the request is over."""
        return bool(self.pipeline) or self.flow.read_paused or self.too_long

    @property
    def too_long(self) -> bool:
        return self.body > 2 * self.limits.body_bytes

    @property
    def debt(self) -> float:
        """Seconds until the address has paid for the body so far."""
        return self.account.wait if self.account is not None else 0.0

    def parse(self) -> None:
        """Parse a piece of what has come, and read on when nothing is left and all is paid for."""
        self.turn = None
        if self.rest and not self.blocked and not self.transport.is_closing():
            piece = bytes(self.rest[:PIECE])
            del self.rest[:PIECE]
            if self.head is not None:
                self.head += len(piece)
            began = time.thread_time()
            self.feed(piece)
            if self.account is not None:
                self.account.spend(UNSEEN * (time.thread_time() - began))
            if self.head is None:
                self.body += len(piece)
            elif self.head > self.limits.head_bytes and not self.transport.is_closing():
                self.fault = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
                self.send_400_response("")
        gone = self.transport.is_closing() or self.transport.get_protocol() is not self
        if gone or self.too_long:
            self.rest.clear()
        if gone:
            return
        if self.rest or self.blocked or self.debt > 0:
            self.transport.pause_reading()
            if not self.blocked:
                self.go_on()
        else:
            self.transport.resume_reading()

    def feed(self, piece: bytes) -> None:
        """Whatever is no request in HTTP/1.1 is counted and not logged, or anybody could fill the log."""
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self.send_400_response("")

    def go_on(self) -> None:
        if self.turn is None:
            self.turn = self.loop.call_later(self.debt, self.parse)

    def shutdown(self) -> None:
        self.end_pause()
        super().shutdown()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.deadline is None:
            self.deadline = self.loop.call_later(self.limits.request_seconds, self.expire)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.head is not None:  # nobody wants the trailers of a body, of which there may be any number
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers) > self.limits.head_bytes:
            self.fault = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            raise TooLarge
        if not all(is_host(value) for name, value in self.headers if name == b"host"):
            raise BadHost
        self.head = None
        self.scope["extensions"] = {NAME: self}  # type: ignore[dict-item]
        super().on_headers_complete()
        if not self.pipeline:
            self.answering = self.cycle

    def on_message_complete(self) -> None:
        self.head = self.body = 0
        self.account = None  # the next request may be somebody else's, by way of a proxy
        self.served()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        if self.pipeline:
            self.answering = self.pipeline[-1][0]
        super().on_response_complete()
        if not self.pipeline:
            self.go_on()
        if not self.transport.is_closing() and not self.pipeline and self.deadline is None:
            self.wait()

    def handle_websocket_upgrade(self) -> None:
        if self.answering is not None and not self.answering.response_complete:
            self.send_400_response("")  # the answer would come between the frames
            return
        self.served()
        transport = self.transport
        super().handle_websocket_upgrade()
        frames = transport.get_protocol()
        if isinstance(frames, Frames):
            frames.places = type(self)
            frames.take_place()
        self.let_go()

    def let_go(self) -> None:
        """Drop what holds this object, which would wait for the garbage collection otherwise."""
        self.parser = self.flow = self.scope = self.cycle = self.answering = None  # type: ignore[assignment]

    # Answers without the application

    def send_400_response(self, msg: str) -> None:
        self.served()
        LIMITED.labels("bad_request").inc()
        self.answer(self.fault)
        self.transport.close()

    def answer(self, status: HTTPStatus) -> None:
        body = encode({"code": status.name.lower(), "reason": REASONS[status]})
        head = b"content-type: application/json\r\ncontent-length: %d\r\nconnection: close\r\n\r\n" % len(body)
        self.transport.write(STATUS_LINE[status] + head + body)


def is_host(value: bytes) -> bool:
    """Whether this is a name or an address, with or without a port."""
    found = HOST.fullmatch(value)
    return found is not None and int(found[1] or 0) < PORTS


def make_room() -> int:
    """Let the process open as many files as the system allows. Returns the places for connections that wait for a request."""
    if sys.platform == "win32":
        return PLACES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):
            log.warning("the limit of open files could not be raised: it bounds the sockets", extra={"files": soft})
    return PLACES if soft == resource.RLIM_INFINITY else max(8, min(PLACES, soft // 4))


def protocol(limits: Limits) -> type[Protocol]:
    """The protocol with these limits."""
    return type("LimitedProtocol", (Protocol,), {"limits": limits, "places": make_room(), "waiting": {}})
