"""WebSocket connections: frames are parsed a little at a time, at the expense of the address that sends them.

A client may send thousands of tiny frames at once, and control frames never reach the application. So the rest waits while others have
their turn, while the application has messages to read, while the address has used up its share of the processor, and while the client
does not read what it is sent.

A socket that is not served needs a file, too: while it waits for a refusal, or for its client to close, it has one of the places of
connections that wait for a request (protocol.py), and loses it to newer ones.
"""

import asyncio
import time
from collections.abc import Iterable
from typing import Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode

from galecrest.server.limits import Bucket
from galecrest.server.metering import UNSEEN
from galecrest.server.metrics import LIMITED

PIECE: Final = 256  # bytes that are parsed at once: at most 42 frames, in less than half a millisecond
PARTS: Final = 100  # frames of one message
UNREAD: Final = 256 * 1024  # bytes that a client may leave unread before we stop reading
FINAL_TEXT: Final = 0x80 | Opcode.TEXT
NAME: Final = "galecrest.frames"  # of the connection in the scope's extensions
NO_HANDSHAKE: Final = b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Places(Protocol):
    """A limited number of places for connections that wait. A newer one can take an older one's, which is closed with `too_late`."""

    def take_place(self, who: Any, /) -> None: ...

    def leave_place(self, who: Any, /) -> None: ...


class Frames(WebSocketsSansIOProtocol):
    """One WebSocket. The middleware sets its account."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.places: Places | None = None
        self.pausing: asyncio.Future[None] | None = None
        self.account: Bucket | None = None
        self.rest = bytearray()  # what is not parsed yet
        self.turn: asyncio.TimerHandle | None = None  # of the rest

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][NAME] = self  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.scope["extensions"].pop(NAME, None)  # a closed connection does not hold itself

    def connection_lost(self, exc: Exception | None) -> None:
        self.leave_place()
        self.end_pause()
        if self.turn is not None:
            self.turn.cancel()
        super().connection_lost(exc)

    # Waiting

    def take_place(self) -> None:
        """Wait in one of the places, until the connection is served or lost."""
        if self.places is not None and not self.transport.is_closing():
            self.places.take_place(self)

    def leave_place(self) -> None:
        if self.places is not None:
            self.places.leave_place(self)

    def too_late(self) -> None:
        """A newer connection has taken the place."""
        self.leave_place()
        self.transport.abort()

    async def pause(self, seconds: float) -> None:
        """Let the client wait for its refusal; not longer if the connection is lost or the server stops."""
        if not self.transport.is_closing():
            self.pausing = self.loop.create_future()
            await asyncio.wait([self.pausing], timeout=seconds)

    def end_pause(self) -> None:
        if self.pausing is not None and not self.pausing.done():
            self.pausing.set_result(None)

    def shutdown(self) -> None:
        self.end_pause()
        super().shutdown()

    # Reading

    @property
    def debt(self) -> float:
        """Seconds until the address has something left."""
        return self.account.wait if self.account is not None else 0.0

    @property
    def blocked(self) -> bool:
        """Whether the application or the client has to read first; both let the rest go on."""
        return self.read_paused or self.transport.get_write_buffer_size() > UNREAD

    def data_received(self, data: bytes) -> None:
        self.rest += data
        if self.turn is None:
            self.parse()

    def parse(self) -> None:
        """Parse a piece of what has come, and read on when nothing is left and all is paid for."""
        self.turn = None
        if self.rest and not self.blocked:
            piece = bytes(self.rest[:PIECE])
            del self.rest[:PIECE]
            began = time.thread_time()
            super().data_received(piece)
            if self.conn.handshake_exc is not None and not self.handshake_initiated:  # it would hold the connection
                LIMITED.labels("bad_request").inc()
                self.transport.write(NO_HANDSHAKE)
                self.transport.close()
            if self.account is not None:
                self.account.spend(UNSEEN * (time.thread_time() - began))
        if self.transport.is_closing():
            self.rest.clear()
        elif self.rest or self.debt > 0:
            self.transport.pause_reading()
            if not self.blocked:
                self.go_on()
        elif not self.read_paused:
            self.transport.resume_reading()

    def go_on(self) -> None:
        if self.turn is None:
            self.turn = self.loop.call_later(self.debt, self.parse)

    async def receive(self) -> Any:
        message = await super().receive()
        if self.rest and not self.read_paused:
            self.transport.pause_reading()
            self.go_on()
        return message

    def resume_writing(self) -> None:
        super().resume_writing()
        self.go_on()

    def handle_text(self, event: Frame) -> None:
        self.handle_bytes(event)  # the application decodes it, and refuses what is no text

    def handle_cont(self, event: Frame) -> None:
        if self.close_sent:
            return
        if len(self.frames) < PARTS:
            super().handle_cont(event)
            return
        LIMITED.labels("frames").inc()
        self.conn.fail(CloseCode.MESSAGE_TOO_BIG, "too many frames")
        self.handle_parser_exception()

    # Writing

    async def say(self, texts: Iterable[bytes]) -> None:
        """Send these texts with one system call, and without the layers of the application. Waits while the client does not read.
        Raises ClientDisconnected once the connection is closed."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))


def head(length: int) -> bytes:
    """The first bytes of a text frame that has this many more, RFC 6455, section 5.2. Servers do not mask."""
    if length < 126:
        return bytes((FINAL_TEXT, length))
    if length < 1 << 16:
        return bytes((FINAL_TEXT, 126, length >> 8, length & 0xFF))
    return bytes((FINAL_TEXT, 127)) + length.to_bytes(8, "big")
