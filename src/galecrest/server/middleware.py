"""Middleware in front of the application: rate limits, origins, and the security headers of our own pages."""

import asyncio
import math
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from galecrest.server.frames import NAME
from galecrest.server.limits import Bucket, Buckets, address
from galecrest.server.metering import paid_by
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
UNLIMITED: Final = ("/health", "/ready", "/metrics")
BURST: Final = 10.0  # seconds for which an address may save up its share of the processor
PAUSE: Final = 1.0  # seconds before an address that has used up its share gets an answer


class Middleware:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.origins = {origin.lower() for origin in settings.origins}
        self.most = settings.limits.connections_per_address
        rate = settings.limits.requests_per_second
        share = settings.limits.processor_share
        self.pace = Buckets("requests", lambda: Bucket(rate, 5 * rate))
        self.accounts = Buckets("processor", lambda: Bucket(share, BURST * share))
        self.connected: Counter[str] = Counter()
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
        if scope["method"] not in SAFE and not self.same_origin(scope["headers"]):
            await refuse(send, Code.FOREIGN_ORIGIN, "pages of this origin may not do that")
            return
        if "/" + scope["path"].strip("/") in UNLIMITED:
            # The proxy hides a path in one spelling, so it has no other one such as `/metrics/` or `/%6detrics`.
            if scope["path"].encode() == scope["raw_path"] and scope["path"] in UNLIMITED:
                await self.app(scope, receive, send)
            else:
                await answer(send, 404, "NotFound", "there is nothing here")
            return
        here = address(scope)
        account = self.accounts.of(here)
        if not self.pace.take(here):
            await self.wait_and_refuse(send, account, "too many requests: wait a moment")
        elif account.wait > 0:
            LIMITED.labels("processor").inc()
            await self.wait_and_refuse(send, account, "your requests take too much of the server's time: wait a moment")
        else:
            await paid_by(account, self.app(scope, receive, send))

    async def wait_and_refuse(self, send: Send, account: Bucket, reason: str) -> None:
        """The pause makes a flood of requests cheap: a connection gets one answer in this time."""
        await asyncio.sleep(PAUSE)
        await refuse(send, Code.TOO_FAST, reason, {"retry-after": str(math.ceil(account.wait) or 1)})

    async def socket(self, scope: Any, receive: Receive, send: Send) -> None:
        here = address(scope)
        if not self.same_origin(scope["headers"]):
            await close(receive, send, Code.FOREIGN_ORIGIN)
            return
        account = self.accounts.of(here)
        if NAME in scope["extensions"]:
            scope["extensions"][NAME].account = account
        if reason := self.too_much(here, account):
            LIMITED.labels(reason).inc()
            await asyncio.sleep(PAUSE)
            await close(receive, send, Code.TOO_FAST)
            return
        self.connected[here] += 1
        try:
            await paid_by(account, self.app(scope, receive, send))
        finally:
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
