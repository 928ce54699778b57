"""A table of a server, through its public protocol (docs/protocol.md)."""

import json
import random
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException
from http.cookies import SimpleCookie
from pathlib import Path
from threading import Event, Lock, Thread
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.parse import parse_qs
from urllib.request import Request, urlopen

import click
import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from galecrest.cli.link import LAST_WAIT, Ended, Lost, News, new_id
from galecrest.server.command import is_origin
from galecrest.table.messages import (
    Accepted,
    Answer,
    ClientMessage,
    Happened,
    Hello,
    Refused,
    Return,
    ServerMessage,
    Sit,
    TableInfo,
    Welcome,
    decode_server_message,
    encode,
)
from galecrest.table.refusals import Code

COOKIE: Final = "galecrest_guest"
SECONDS: Final = 20.0  # until a server that does not answer counts as out of reach
PATIENCE: Final = (0.3, 0.8, 1.5, 3.0, 5.0)  # seconds before each attempt to connect again
BREATH: Final = 1.0  # seconds before what was too fast for the server is sent again
FOR_GOOD: Final = (4400, 4403, 4404)  # close codes after which another attempt would end in the same way


class NotJoined(Exception):
    """The table cannot be joined. `key` names the words for the reason, or is the code of the server's refusal."""

    def __init__(self, key: str, **arguments: str) -> None:
        super().__init__(key)
        self.key = key
        self.arguments = arguments


@dataclass(frozen=True)
class Address:
    """The address of a table or of a seat, as the browser shows it."""

    origin: str
    table: str
    link: str | None = None

    @classmethod
    def read(cls, text: str) -> "Address":
        found = re.fullmatch(r"(\w+://[^/?#]+)/table/([0-9A-Za-z_-]{1,32})/?(?:\?[^#]*)?(?:#(.*))?", text.strip())
        if not found or not is_origin(found[1]):
            raise NotJoined("bad-address", text=text)
        link = parse_qs(found[3] or "").get("seat", [None])[0]
        return cls(found[1], found[2], link)

    @property
    def socket(self) -> str:
        return f"{self.origin.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"

    def at(self, table: str) -> "Address":
        """Another table of the same server."""
        return Address(self.origin, table)


class Guest:
    """Who we are on a server. The cookie is kept in a file, so that a person who comes back has the same seat."""

    def __init__(self, origin: str, folder: Path | None = None) -> None:
        self.origin = origin
        self.file = (folder or Path(click.get_app_dir("galecrest"))) / "guests.json"
        self.cookie = self.kept().get(origin, "")

    def kept(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}

    def arrive(self, name: str = "") -> None:
        """Be known to the server, and be called by this name. Raises NotJoined, and OSError if the server is out of reach."""
        self.call("GET")
        if name:
            self.call("PUT", {"name": name})

    def call(self, method: str, body: dict[str, str] | None = None) -> None:
        headers = {"content-type": "application/json", **({"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {})}
        data = json.dumps(body).encode() if body else None
        request = Request(f"{self.origin}/api/me", data, headers, method=method)
        try:
            with urlopen(request, timeout=SECONDS) as reply:
                reply_text, fresh = reply.read(), SimpleCookie(reply.headers.get("set-cookie", ""))
            if "guest" not in msgspec.json.decode(reply_text, type=dict[str, Any]):
                raise ValueError("the reply names no guest")
        except HTTPError as error:
            raise NotJoined(code_in(error.read()) or "no-server", origin=self.origin) from error
        except (
            ValueError,
            msgspec.MsgspecError,
            HTTPException,
        ) as error:  # a page of another program, or one that speaks no HTTP
            raise NotJoined("no-server", origin=self.origin) from error
        if COOKIE in fresh:
            self.keep(fresh[COOKIE].value)

    def keep(self, cookie: str) -> None:
        self.cookie = cookie
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.touch(mode=0o600)
        self.file.write_text(json.dumps(self.kept() | {self.origin: cookie}), "utf-8")


def code_in(reply: bytes) -> str:
    """The code of a refusal; empty if the reply is none."""
    try:
        code = json.loads(reply).get("code")
    except (ValueError, AttributeError):
        return ""
    return code if code in list(Code) else ""


class RemoteTable:
    def __init__(self, address: Address, guest: Guest) -> None:
        self.address = address
        self.guest = guest
        self.number = 0  # of the last event that we were told
        self.waiting: dict[str, Answer] = {}  # answers that the server has not acknowledged
        self.lock = Lock()
        self.socket: ClientConnection | None = None
        self.closed = Event()
        self.thread = Thread(target=self.keep_listening, daemon=True)
        self.tell: Callable[[News], object] = lambda news: None

    # Taking a seat

    def join(self, name: str = "") -> None:
        """Take a seat: the one that the link opens, one's own, or a free one. Raises NotJoined."""
        try:
            self.guest.arrive(name)
            with self.connected() as socket:
                self.take_seat(socket)
        except ConnectionClosed as error:
            raise NotJoined(reason_of(error)) from error
        except (OSError, WebSocketException) as error:
            reason = error.reason if isinstance(error, URLError) else error
            raise NotJoined("unreachable-server", origin=self.address.origin, error=str(reason)) from error

    def take_seat(self, socket: ClientConnection) -> None:
        welcome = self.greet(socket)
        must_be_playable(welcome)
        if welcome.seat is None:
            refused = self.request(socket, Sit(new_id()))
        elif welcome.table.state == "playing" and welcome.table.seats[welcome.seat].bot:
            refused = self.request(socket, Return(new_id()))
        else:
            return
        if refused is not None:
            raise NotJoined(str(refused.code))

    def request(self, socket: ClientConnection, message: Sit | Return) -> Refused | None:
        socket.send(encode(message).decode())
        while True:
            reply = read(socket)
            if isinstance(reply, Accepted) and reply.id == message.id:
                return None
            if isinstance(reply, Refused) and reply.id in (message.id, None):
                return reply

    def connected(self) -> ClientConnection:
        headers = {"cookie": f"{COOKIE}={self.guest.cookie}"}
        return connect(self.address.socket, additional_headers=headers, open_timeout=SECONDS, max_size=None)

    def greet(self, socket: ClientConnection) -> Welcome:
        socket.send(encode(Hello(self.number, self.address.link)).decode())
        while True:
            message = read(socket)
            if isinstance(message, Welcome):
                return message

    # The link

    def open(self, tell: Callable[[News], object]) -> None:
        self.tell = tell
        self.thread.start()

    def send(self, message: ClientMessage) -> None:
        with self.lock:
            if isinstance(message, Answer):
                self.waiting[message.id] = message
            if self.socket is not None:
                self.pass_on(self.socket, message)

    def close(self) -> None:
        self.closed.set()
        if self.socket is not None:
            self.socket.close()
        if self.thread.is_alive():
            self.thread.join(LAST_WAIT)

    def pass_on(self, socket: ClientConnection, message: ClientMessage) -> None:
        with suppress(ConnectionClosed, OSError):  # the listening thread notices, and sends answers again
            socket.send(encode(message).decode())

    # In the link's own thread

    def keep_listening(self) -> None:
        tries = 0
        while not self.closed.is_set():
            try:
                self.guest.arrive()
                with self.connected() as socket:
                    self.come_back(socket)
                    tries = 0
                    while True:
                        self.hear(read(socket))
            except ConnectionClosed as error:
                if error.rcvd is not None and error.rcvd.code in FOR_GOOD:
                    self.tell(Ended(reason_of(error)))
                    return
            except (OSError, WebSocketException, NotJoined):
                pass
            finally:
                self.socket = None
            if not self.closed.is_set():
                self.tell(Lost())
                self.closed.wait(PATIENCE[min(tries, len(PATIENCE) - 1)] * random.uniform(0.8, 1.2))
                tries += 1

    def come_back(self, socket: ClientConnection) -> None:
        """Answers that were not acknowledged go out again under the same ids, so that each counts once."""
        self.tell(self.greet(socket))
        with self.lock:
            for answer in self.waiting.values():
                self.pass_on(socket, answer)
            self.socket = socket
        if self.closed.is_set():
            socket.close()

    def send_again(self) -> None:
        """The server has not read what came too fast."""
        self.closed.wait(BREATH)
        with self.lock:
            if self.socket is not None:
                for answer in self.waiting.values():
                    self.pass_on(self.socket, answer)

    def hear(self, message: ServerMessage | None) -> None:
        if message is None:
            return
        if isinstance(message, Refused) and message.id is None and message.code == Code.TOO_FAST:
            self.send_again()
            return
        if isinstance(message, Accepted | Refused):
            self.waiting.pop(message.id or "", None)
        if isinstance(message, Happened):
            self.number = message.number
        self.tell(message)


def reason_of(error: ConnectionClosed) -> str:
    """The code of the refusal with which the server has closed the connection."""
    reason = error.rcvd.reason if error.rcvd else ""
    return reason if reason in list(Code) else str(Code.FAILED)


def read(socket: ClientConnection) -> ServerMessage | None:
    """The next message; None for one that this program does not know."""
    try:
        message: ServerMessage = decode_server_message(socket.recv())
    except msgspec.ValidationError:
        return None
    return message


def must_be_playable(welcome: Welcome) -> None:
    """Raises NotJoined for a table at which there is nothing to play for us."""
    table = welcome.table
    if table.state in ("abandoned", "archived"):
        raise NotJoined("table-closed")
    if welcome.seat is not None:
        return
    if table.state == "over":
        raise NotJoined("table-over")
    if welcome.removed:
        raise NotJoined("removed")
    if not any(is_free(table, seat) for seat in range(len(table.seats))):
        raise NotJoined("table-full")


def is_free(table: TableInfo, seat: int) -> bool:
    taken = table.seats[seat]
    return taken.offered or (table.state == "gathering" and taken.guest is None and taken.bot is None)
