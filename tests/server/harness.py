"""What tests of the server need: real processes, and clients that play."""

import asyncio
import itertools
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx
from websockets.asyncio.client import ClientConnection, connect

Data = dict[str, Any]
NO_LIMITS = (
    "--connections-per-address=100000",
    "--requests-per-second=100000",
    "--messages-per-second=100000",
    "--guests-per-minute=1000000",
    "--tables-per-guest=100000",
    "--tables-per-minute=100000",
    "--listed-per-guest=100000",
    "--listed-per-minute=100000",
    "--processor-share=1000",
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A server process of its own."""

    def __init__(
        self, database: str, *options: str, port: int = 0, log: Path | None = None, path: Path | None = None
    ) -> None:
        """`path` is a folder that its Python looks into first."""
        self.port = port or free_port()
        self.command = [
            *(sys.executable, "-m", "galecrest.server.command", f"--port={self.port}", f"--database={database}"),
            *("--log-level=warning", *NO_LIMITS, *options),
        ]
        self.log = log
        paths = [str(path) if path else "", os.environ.get("PYTHONPATH", "")]
        self.environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, paths))}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.launch()
        self.wait_until_ready()

    def launch(self) -> None:
        errors = self.log.open("ab") if self.log else None
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=errors, env=self.environment)
        if errors:
            errors.close()

    def wait_until_ready(self) -> None:
        """Here and below, `verify=False` spares httpx the certificates: reading them takes longer than a request over plain HTTP."""
        assert self.process is not None
        until = time.monotonic() + 60
        while True:
            try:
                if httpx.get(f"{self.http}/ready", timeout=5, verify=False).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert self.process.poll() is None, "the server has ended"
            assert time.monotonic() < until, "the server does not answer"
            time.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise

    @property
    def memory(self) -> int:
        """Resident bytes."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")


@contextmanager
def running(database: str, *options: str, log: Path | None = None, path: Path | None = None) -> Iterator[Server]:
    server = Server(database, *options, log=log, path=path)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A guest with a cookie."""

    def __init__(self, http: str, name: str = "", http_client: httpx.AsyncClient | None = None) -> None:
        self.http = http
        self.name = name
        self.cookie = ""
        self.guest = ""
        self.answers: dict[
            tuple[str, int], str
        ] = {}  # to the questions of a table: what was not acknowledged is sent again

    async def arrive(self) -> "Person":
        async with httpx.AsyncClient(base_url=self.http, verify=False) as client:
            reply = await client.get("/api/me")
            assert reply.status_code == 200, reply.text
            self.cookie = f"galecrest_guest={reply.cookies['galecrest_guest']}"
            self.guest = reply.json()["guest"]
            if self.name:
                await self.call("PUT", "/api/me", {"name": self.name})
        return self

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"cookie": self.cookie}
        async with httpx.AsyncClient(base_url=self.http, headers=headers, timeout=30, verify=False) as client:
            return await client.request(method, path, json=body)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        reply = await self.ask(method, path, body)
        assert reply.is_success, (reply.status_code, reply.text)
        return reply.json() if reply.content else None

    async def open_table(self, **options: Any) -> str:
        table: str = (await self.call("POST", "/api/tables", options))["id"]
        return table

    def at(self, table: str, http: str | None = None) -> "Client":
        return Client(self, table, http or self.http)


def run(main: Callable[[], Awaitable[None]], seconds: float = 90) -> None:
    """Run a test, and close whatever it has left open."""

    async def limited() -> None:
        try:
            await asyncio.wait_for(main(), seconds)
        finally:
            await asyncio.gather(*[socket.close() for socket in Client.sockets], return_exceptions=True)
            Client.sockets.clear()

    asyncio.run(limited())


class Client:
    """A socket at a table. Keeps everything that it was told."""

    ids = itertools.count()
    sockets: ClassVar[list[ClientConnection]] = []

    def __init__(self, person: Person, table: str, http: str) -> None:
        self.person = person
        self.table_id = table
        self.http = http
        self.socket: ClientConnection | None = None
        self.heard: list[Data] = []
        self.raw: list[str] = []
        self.table: Data = {}
        self.view: Data | None = None
        self.change: Data | None = None
        self.time: Data | None = None
        self.number: int | None = None
        self.events: list[Data] = []
        self.seat: int | None = None
        self.link: str | None = None
        self.chat: list[Data] = []

    async def connect(self, link: str | None = None, after: int | None = None) -> "Client":
        url = f"{self.http.replace('http', 'ws', 1)}/api/tables/{self.table_id}/socket"
        self.socket = await connect(
            url, additional_headers={"cookie": self.person.cookie}, compression=None, max_size=None, proxy=None
        )
        self.sockets.append(self.socket)
        await self.send({"type": "hello", "after": self.number if after is None else after, "link": link})
        await self.hear("welcome")
        return self

    async def close(self) -> None:
        assert self.socket is not None
        await self.socket.close()

    async def __aenter__(self) -> "Client":
        return await self.connect()

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def send(self, message: Data) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self, timeout: float = 20) -> Data:
        assert self.socket is not None
        async with asyncio.timeout(timeout):  # not wait_for: in Python 3.11 it may swallow that play_some ends
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message: Data = json.loads(text)
        self.heard.append(message)
        match message["type"]:
            case "welcome" | "table":
                self.table, self.seat, self.link = message["table"], message["seat"], message["link"]
            case "happened":
                self.take(message)
            case "chat":
                self.chat += message["lines"]
        return message

    def take(self, message: Data) -> None:
        if not message["whole"]:
            assert message["number"] == (self.number or 0) + len(message["events"])
            self.events += message["events"]
        self.number = message["number"]
        self.view, self.change, self.time = message["view"], message["change"], message["time"]

    async def until(self, condition: Any, timeout: float = 20) -> None:
        """Listen until this holds."""
        while not condition():
            await self.receive(timeout)

    async def hear(self, kind: str, timeout: float = 20) -> Data:
        """Listen until a message of this type comes."""
        while True:
            message = await self.receive(timeout)
            if message["type"] == kind:
                return message

    async def want(self, kind: str, **fields: Any) -> Data:
        """Send a request and wait for what becomes of it."""
        message_id = f"m{next(self.ids)}"
        await self.send({"type": kind, "id": message_id, **fields})
        while True:
            message = await self.receive()
            if message["type"] in ("accepted", "refused") and message["id"] in (message_id, None):
                return message

    async def do(self, kind: str, **fields: Any) -> None:
        reply = await self.want(kind, **fields)
        assert reply["type"] == "accepted", reply

    async def refused(self, kind: str, **fields: Any) -> str:
        reply = await self.want(kind, **fields)
        assert reply["type"] == "refused", reply
        code: str = reply["code"]
        return code

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["phase"] == "over"

    @property
    def questions(self) -> list[Data]:
        return self.view["questions"] if self.view else []

    async def play(self, chance: random.Random, steps: int = 10_000) -> None:
        """Answer whatever is asked, until the game is over."""
        answered = set()
        while not self.over and steps > 0:
            for question in self.questions:
                if question["id"] not in answered:
                    answered.add(question["id"])
                    steps -= 1
                    key = (self.table_id, question["id"])
                    option = self.person.answers.setdefault(key, chance.choice(question["options"])["id"])
                    await self.send(
                        {"type": "answer", "id": f"q{question['id']}", "question": question["id"], "option": option}
                    )
            message = await self.receive()
            assert message["type"] != "refused", message


async def gather(http: str, players: int = 4, seed: str | None = None, **setup: Any) -> tuple[list[Person], str]:
    """So many people at a table, and the game has begun."""
    people = [await Person(http, f"Guest {number}").arrive() for number in range(players)]
    table = await people[0].open_table(setup={"players": players, **setup}, seed=seed)
    for person in people[1:]:
        async with person.at(table) as client:
            await client.do("sit")
    async with people[0].at(table) as client:
        await client.do("start")
    return people, table


async def play_some(steps: int, *clients: Client) -> None:
    """Play until one of them has given so many answers."""
    playing = [asyncio.create_task(client.play(random.Random(seat), steps)) for seat, client in enumerate(clients)]
    done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()
