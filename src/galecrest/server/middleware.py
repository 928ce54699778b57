"""Middleware in front of the application: rate limits, origins, and the security headers of our own pages."""

import asyncio
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from galecrest.server import protocol
from galecrest.server.frames import NAME, Frames
from galecrest.server.limits import Bucket, Buckets, address
from galecrest.server.metering import BURST, paid_by
from galecrest.server.metrics import LIMITED
from galecrest.server.settings import Settings
from galecrest.table.messages import encode
from galecrest.table.refusals import Code

CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python runs in a worker of the browser
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # addresses hold seat links
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
FOR_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
SAFE: Final = ("GET", "HEAD", "OPTIONS")
MONITORING: Final = ("/health", "/ready", "/metrics")
PAUSE: Final = 1.0  # seconds before an address that has used up its share gets an answer
REFUSALS: Final = 20  # per pause and address; if more connections wait for one, each of them waits longer


class Middleware:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = {origin.lower() for origin in settings.origins}
        self.most = settings.limits.connections_per_address
        rate = settings.limits.requests_per_second
        share = settings.limits.processor_share
        self.pace = Buckets("requests", lambda: Bucket(rate, 5 * rate))
        self.accounts = Buckets("processor", lambda: Bucket(share, BURST * share))
        self.monitoring = Buckets("monitoring", lambda: Bucket(max(5.0, rate / 8), max(40.0, rate)))
        self.connected: Counter[str] = Counter()
        self.pausing: Counter[str] = Counter()  # requests and sockets that will be refused
        self.headers = [*HEADERS, FOR_HTTPS] if settings.https else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: Any = scope["type"]
        if kind == "http":
            await self.request(scope, receive, self.with_headers(send))
        elif kind == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    def with_headers(self, send: Send) -> Send:
        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        return wrapped

    async def request(self, scope: Any, receive: Receive, send: Send) -> None:
        here = address(scope)
        account = self.accounts.of(here)
        if connection := connection_of(scope):
            connection.charge(account)
        if is_monitoring(scope):  # answered also when the address has used up its share, and has a pace of its own
            if self.monitoring.take(here):
                await paid_by(account, self.app(scope, receive, send))
            else:
                await self.wait_and_refuse(scope, send, here, "too many requests: wait a moment")
        elif not self.pace.take(here):
            await self.wait_and_refuse(scope, send, here, "too many requests: wait a moment")
        elif account.wait > 0:
            LIMITED.labels("processor").inc()
            reason = "your requests take too much of the server's time: wait a moment"
            await self.wait_and_refuse(scope, send, here, reason)
        else:
            await paid_by(account, self.serve(scope, receive, send))

    async def serve(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["method"] not in SAFE and not self.same_origin(scope["headers"]):
            await refuse(send, Code.FOREIGN_ORIGIN, "pages of this origin may not do that")
        elif "/" + scope["path"].strip("/") in MONITORING:
            # The proxy hides a path in one spelling, so it has no other one such as `/metrics/` or `/%6detrics`.
            await answer(send, 404, "NotFound", "there is nothing here")
        else:
            await self.app(scope, receive, send)

    async def wait_and_refuse(self, scope: Any, send: Send, here: str, reason: str) -> None:
        await self.pause(scope, here)
        wait = math.ceil(self.accounts.of(here).wait) or 1
        await refuse(send, Code.TOO_FAST, reason, {"retry-after": str(wait)})

    async def pause(self, scope: Any, here: str) -> None:
        """Makes a flood cheap: a connection gets one refusal in this time, and all of an address together get few. The connection can lose
        its place to another one meanwhile."""
        self.pausing[here] += 1
        try:
            connection = connection_of(scope) or frames_of(scope)
            wait = connection.pause if connection else asyncio.sleep
            await wait(PAUSE * max(1.0, self.pausing[here] / REFUSALS))
        finally:
            self.pausing[here] -= 1
            if not self.pausing[here]:
                del self.pausing[here]

    async def socket(self, scope: Any, receive: Receive, send: Send) -> None:
        here = address(scope)
        account = self.accounts.of(here)
        frames = frames_of(scope)
        if frames:
            frames.account = account
        if reason := self.too_much(here, account):
            LIMITED.labels(reason).inc()
            await self.pause(scope, here)
            await close(receive, send, Code.TOO_FAST)
            return
        if not self.same_origin(scope["headers"]):
            await close(receive, send, Code.FOREIGN_ORIGIN)
            return
        self.connected[here] += 1
        if frames:
            frames.leave_place()
        try:
            await paid_by(account, self.app(scope, receive, send))
        finally:
            if frames:
                frames.take_place()  # until the client has closed it, too
            self.connected[here] -= 1
            if not self.connected[here]:
                del self.connected[here]

    def too_much(self, here: str, account: Bucket) -> str:
        """The limit that does not allow another socket, or nothing."""
        if self.connected[here] >= self.most:
            return "connections"
        if account.wait > 0:
            return "processor"
        return "" if self.pace.of(here).take() else "requests"

    def same_origin(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Browsers name the origin of the page that sends a request. Other programs have no cookie that a page could misuse."""
        found = {name.lower(): value.decode("latin-1").lower() for name, value in headers}
        origin = found.get(b"origin")
        return origin is None or origin in self.origins or origin.partition("://")[2] == found.get(b"host")


def connection_of(scope: Any) -> protocol.Protocol | None:
    """The connection of a request. Tests may ask without one, and a WebSocket has left it."""
    connection: protocol.Protocol | None = (scope.get("extensions") or {}).get(protocol.NAME)
    return connection


def frames_of(scope: Any) -> Frames | None:
    """The connection of a WebSocket. Tests may ask without one."""
    frames: Frames | None = (scope.get("extensions") or {}).get(NAME)
    return frames


def is_monitoring(scope: Any) -> bool:
    return scope["path"] in MONITORING and scope["path"].encode() == scope["raw_path"]


async def refuse(send: Send, code: Code, reason: str, also: Mapping[str, str] | None = None) -> None:
    await answer(send, code.status, code, reason, also)


async def answer(send: Send, status: int, code: str, reason: str, also: Mapping[str, str] | None = None) -> None:
    body = encode({"code": code, "reason": reason})
    fields = {"content-type": "application/json", "content-length": str(len(body)), **(also or {})}
    headers = [(name.encode(), value.encode()) for name, value in fields.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def close(receive: Receive, send: Send, code: Code) -> None:
    """Close a socket before it opens."""
    await receive()
    await send({"type": "websocket.close", "code": code.close_code, "reason": str(code)})
