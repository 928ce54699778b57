"""Two server processes on one PostgreSQL and one Redis."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.server.conftest import Postgres, Redis
from tests.server.harness import Client, Person, Server, gather, play_some, run


@pytest.fixture
def servers(postgres: Postgres, redis: Redis, tmp_path: Path) -> Iterator[list[Server]]:
    database = postgres.new_database()
    both = [Server(database, f"--redis={redis.url}", log=tmp_path / f"log{number}") for number in range(2)]
    for server in both:
        server.launch()
    for server in both:
        server.wait_until_ready()
    yield both
    for server in both:
        server.stop()


async def sit_apart(servers: list[Server]) -> tuple[str, list[Client]]:
    """Four people at a table: two are connected to each process."""
    people, table = await gather(servers[0].http)
    clients = [await person.at(table, servers[seat % 2].http).connect() for seat, person in enumerate(people)]
    return table, clients


async def play_all(clients: list[Client]) -> None:
    await asyncio.gather(*[client.play(random.Random(seat)) for seat, client in enumerate(clients)])
    for client in clients:
        await client.until(lambda client=client: client.over and client.table["state"] == "over")


def test_players_of_one_table_on_two_processes(servers: list[Server]) -> None:
    async def main() -> None:
        table, clients = await sit_apart(servers)
        watchers = [await (await Person(server.http).arrive()).at(table).connect() for server in servers]
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: watcher.view)
        await play_all(clients)
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: watcher.over)
        assert watchers[0].events == watchers[1].events
        assert watchers[0].number == watchers[1].number
        assert watchers[0].view == watchers[1].view
        await clients[0].do("say", text="well played")
        await clients[1].until(lambda: clients[1].chat)
        await asyncio.gather(*[client.do("rematch") for client in clients])
        for client in clients:
            await client.until(lambda client=client: client.table["rematch"])
        assert len({client.table["rematch"] for client in clients}) == 1

    run(main)


def test_one_process_is_killed(servers: list[Server]) -> None:
    async def main() -> None:
        _, clients = await sit_apart(servers)
        await play_some(10, *clients)
        await asyncio.to_thread(servers[1].kill)
        for client in (clients[1], clients[3]):
            await client.close()
            client.http = servers[0].http
            await client.connect()
        await play_all(clients)

    run(main)


def test_the_same_answer_to_both_at_once(servers: list[Server], postgres: Postgres) -> None:
    async def main() -> None:
        table, clients = await sit_apart(servers)
        twins = [
            await client.person.at(table, servers[1 - seat % 2].http).connect() for seat, client in enumerate(clients)
        ]
        for client in (*clients, *twins):
            await client.until(lambda client=client: client.view)
        for _ in range(5):
            for client, twin in zip(clients, twins, strict=True):
                question = next(iter(client.questions), None)
                if question is None:
                    continue
                answer = {"question": question["id"], "option": question["options"][0]["id"]}
                for each in (client, twin):
                    await each.send({"type": "answer", "id": f"x{question['id']}", **answer})
                for each in (client, twin):
                    assert (await each.hear("accepted"))["id"] == f"x{question['id']}"
            for client in (*clients, *twins):
                await client.do("mute", guest=client.person.guest, muted=False)  # hears all that came before
        connection = await asyncpg.connect(servers[0].command[4].removeprefix("--database=").replace("+asyncpg", ""))
        rows = await connection.fetch("SELECT client_id, seat, count(*) AS n FROM steps GROUP BY client_id, seat")
        await connection.close()
        assert len(rows) > 8
        assert all(row["n"] == 1 for row in rows)
        for client, twin in zip(clients, twins, strict=True):
            number = max(client.number or 0, twin.number or 0)
            for each in (client, twin):
                await each.until(lambda each=each, number=number: each.number == number)
            assert client.view == twin.view

    run(main)


@pytest.mark.slow
def test_redis_stops_and_starts(servers: list[Server], redis: Redis) -> None:
    async def main() -> None:
        _, clients = await sit_apart(servers)
        await play_some(4, *clients)
        await asyncio.to_thread(redis.stop)
        await play_some(4, *clients)
        await clients[1].do("say", text="is anybody there?")
        redis.start()
        await play_all(clients)
        await clients[0].until(lambda: clients[0].chat)

    run(main)


def test_bots_and_clocks_when_a_process_dies(servers: list[Server]) -> None:
    async def main() -> None:
        person = await Person(servers[0].http, "Ada").arrive()
        table = await person.open_table(bots=["deckhand"] * 3, start=True)
        client = await person.at(table, servers[0].http).connect()
        await client.play(random.Random(1), 5)
        await asyncio.to_thread(servers[0].kill)  # whatever its bots were thinking
        await client.close()
        client.http = servers[1].http
        await client.connect()
        await client.play(random.Random(2))

    run(main)
