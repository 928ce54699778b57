"""Bad input: over HTTP what Schemathesis makes of the schema, over sockets whatever can be thought of."""

import asyncio
import json
import random
import re
import string
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.harness import Client, Data, Person, gather, run, running

SOCKET_INPUTS = 19_000
HTTP_INPUTS = 1_000
TYPES = [
    "hello",
    "answer",
    "sit",
    "leave",
    "return",
    "place_bot",
    "clear_seat",
    "start",
    "rematch",
    "say",
    "mute",
    "ping",
]


class Nonsense:
    """Malformed, huge, out of order, for foreign seats, replayed: messages that must not change a game."""

    def __init__(self, chance: random.Random, seen: list[Data]) -> None:
        self.chance = chance
        self.seen = seen  # answers that were once good

    def message(self) -> str | bytes:
        kind = self.chance.randrange(9)
        if kind == 0:
            return self.chance.randbytes(self.chance.randrange(64))
        if kind == 1:
            return "".join(
                self.chance.choices(string.printable + "\u0000\ud7ff\u202e\U0001f3f4", k=self.chance.randrange(80))
            )
        if kind == 2:
            return json.dumps(self.value(3))
        if kind == 3:
            return json.dumps({"type": self.chance.choice(TYPES), **{self.word(): self.value(2) for _ in range(3)}})
        if kind == 4:
            text = json.dumps(self.answer())
            place = self.chance.randrange(len(text))
            return text[:place] + self.chance.choice(["", "{", '"', "\\", "9", "\u0000"]) + text[place + 1 :]
        if kind == 5:
            return self.chance.choice(
                ["[" * 3000, '{"a":' * 1000, "9" * 5000, '"' + "x" * 7000 + '"', '{"type":"say","id":"' + "x" * 2000]
            )
        if kind == 6:
            return json.dumps(self.chance.choice(self.seen))
        if kind == 7:
            return json.dumps({"type": "hello", "after": self.value(0), "link": self.value(0)})
        return json.dumps(self.answer())

    def answer(self) -> Data:
        option = self.chance.choice(["hand:1", "ship:9:99", "loot:map", "", "no", "yes", "x" * 41, "hand:-1", "\u0000"])
        return {
            "type": "answer",
            "id": self.word(),
            "question": self.chance.choice([-1, 0, 10**6, 10**30, 777_777]),
            "option": option,
        }

    def word(self) -> str:
        return self.chance.choice(
            ["id", "question", "option", "seat", "text", "guest", "bot", "type", "a b", "\u00e9", "x" * 70]
        )

    def value(self, depth: int) -> Any:
        kinds = [
            None,
            True,
            -1,
            0,
            2**63,
            1e308,
            "",
            "x" * 300,
            "deckhand",
            "\ud800".encode("utf-16", "surrogatepass").hex(),
        ]
        if depth and self.chance.random() < 0.4:
            return [self.value(depth - 1) for _ in range(3)]
        if depth and self.chance.random() < 0.4:
            return {self.word(): self.value(depth - 1) for _ in range(3)}
        return self.chance.choice(kinds)


async def throw(socket: ClientConnection, nonsense: Nonsense, count: int) -> int:
    """Throw so much at the server, or until it closes the connection. How much was it?"""
    thrown = 0
    try:
        await socket.send('{"type":"hello"}')
        while thrown < count:
            for _ in range(20):
                await socket.send(nonsense.message())
                thrown += 1
            await socket.send('{"type":"ping"}')
            while json.loads(await asyncio.wait_for(socket.recv(), 20))["type"] != "pong":
                pass
    except ConnectionClosed as closed:
        assert closed.rcvd is None or closed.rcvd.code in (1000, 1007, 1009, 4400), closed  # noqa: PT017
    return thrown


@pytest.mark.slow
def test_sockets(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(f"sqlite+aiosqlite:///{tmp_path}/fuzz.sqlite", log=log) as server:

        async def main() -> None:
            people, table = await gather(server.http, 2)
            stranger = await Person(server.http).arrive()
            one, two = [await person.at(table).connect() for person in people]
            seen = await some_answers(one, two)
            before = [await look(person, table) for person in people]

            async def attack(person: Person, seed: int) -> int:
                nonsense = Nonsense(random.Random(seed), seen)
                thrown = 0
                while thrown < SOCKET_INPUTS // 4:
                    url = f"{server.http.replace('http', 'ws', 1)}/api/tables/{table}/socket"
                    async with connect(
                        url, additional_headers={"cookie": person.cookie}, proxy=None, compression=None
                    ) as socket:
                        thrown += await throw(socket, nonsense, SOCKET_INPUTS // 4 - thrown)
                return thrown

            thrown = await asyncio.gather(
                *[attack(person, seed) for seed, person in enumerate([stranger, stranger, *people])]
            )
            assert sum(thrown) >= SOCKET_INPUTS
            assert [await look(person, table) for person in people] == before
            await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))

        run(main, 300)
    assert log.read_text() == ""


async def look(person: Person, table: str) -> Data:
    """The game as it is now, and who plays; without the time of day."""
    async with person.at(table) as client:
        happened = await client.hear("happened")
        happened["time"].pop("now")
        return happened | {"seats": [(seat["guest"], seat["bot"]) for seat in client.table["seats"]]}


async def some_answers(one: Client, two: Client) -> list[Data]:
    """Play a little, and remember what was answered. No card lies chosen then, since it could be changed in good earnest."""
    seen: list[Data] = []
    while True:
        now = [await look(client.person, client.table_id) for client in (one, two)]
        if len(seen) > 12 and not any(each["change"] for each in now):
            return seen
        for client, each in zip((one, two), now, strict=True):
            for question in each["view"]["questions"]:
                answer = {"question": question["id"], "option": question["options"][0]["id"]}
                await client.do("answer", **answer)
                seen.append({"type": "answer", "id": "again", **answer})


@pytest.mark.slow
def test_http(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with running(f"sqlite+aiosqlite:///{tmp_path}/fuzz.sqlite", log=log) as server:
        finished = tmp_path / "finished"

        async def main() -> None:
            person = await Person(server.http).arrive()
            table = await person.open_table(setup={"players": 2}, bots=["random"], start=True)
            async with person.at(table) as client:
                await client.play(random.Random(1))
            finished.write_text(person.cookie)

        run(main)
        command = [str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.http}/schema/openapi.json"]
        command += ["--header", f"Cookie: {finished.read_text()}", "--checks", "not_a_server_error", "--seed", "1"]
        command += ["--max-examples", "100", "--phases", "examples,coverage,fuzzing", "--workers", "1", "--no-color"]
        told = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=1200, check=False)
        assert told.returncode == 0, told.stdout[-3000:]
        generated = re.search(r"([\d,]+) generated", told.stdout)
        assert generated, told.stdout[-3000:]
        assert int(generated[1].replace(",", "")) >= HTTP_INPUTS
    assert '"level":"error"' not in log.read_text()
