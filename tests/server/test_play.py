"""A real server, real sockets: people play."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from galecrest import codec
from galecrest.game import replay
from galecrest.game.chance import seed_hash
from tests.server.harness import Person, Server, gather, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with running(f"sqlite+aiosqlite:///{folder}/play.sqlite", log=folder / "log") as server:
        yield server
    assert (folder / "log").read_text() == ""


def test_four_people_play_a_whole_game(server: Server) -> None:
    async def main() -> None:
        people, table = await gather(server.http)
        watcher = await (await Person(server.http).arrive()).at(table).connect()
        clients = [await person.at(table).connect() for person in people]
        promised = clients[0].table["seed_hash"]
        await asyncio.gather(*[client.play(random.Random(seat)) for seat, client in enumerate(clients)])
        for client in [*clients, watcher]:
            await client.until(lambda client=client: client.table["state"] == "over" and client.over)
            assert client.view is not None
            assert client.view["standing"] == clients[0].table["result"]["standing"]
        assert watcher.seat is None
        assert [event["event"] for event in watcher.events] == [event["event"] for event in clients[0].events]
        assert all(event["rank"] is None for event in watcher.events if event["event"] == "chose")
        finished = await people[0].call("GET", f"/api/replays/{table}")
        log, state = codec.log_from_data(finished["log"])
        assert codec.digest(replay(log)) == state
        assert seed_hash(log.seed) == promised
        assert int(finished["table"]["seed"], 16) == log.seed
        for client in [*clients, watcher]:
            await client.close()

    asyncio.run(main())
