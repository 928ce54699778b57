"""What one person does at a table, on a server and on a device: the same messages have the same effect."""

import json
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from galecrest import codec
from galecrest.game import replay
from tests.browser.harness import Local, Memory, device
from tests.server.harness import Data, Person, run, running

Arrive = Callable[[], Awaitable[Person]]
BOTS = ["deckhand", "random", "deckhand"]


@pytest.fixture(scope="module", params=["server", "device"])
def arrive(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Arrive]:
    if request.param == "device":
        memory = Memory()
        yield Local(device(memory), memory).arrive
        return
    folder: Path = tmp_path_factory.mktemp("server")
    with running(f"sqlite+aiosqlite:///{folder}/play.sqlite", log=folder / "log") as server:
        yield lambda: Person(server.http, "Ada").arrive()
    assert (folder / "log").read_text() == ""


def test_play_now_with_bots(arrive: Arrive) -> None:
    async def main() -> None:
        person = await arrive()
        table = await person.open_table(bots=BOTS, start=True)
        async with person.at(table) as client:
            await client.play(random.Random(1))
            await client.until(lambda: client.table["state"] == "over")
        games = await person.call("GET", "/api/me/games")
        assert client.view is not None
        assert games[0]["table"]["id"] == table
        assert games[0]["table"]["result"]["scores"] == [player["score"] for player in client.view["players"]]

    run(main)


def test_sail_alone(arrive: Arrive) -> None:
    async def main() -> None:
        person = await arrive()
        table = await person.open_table(setup={"players": 1, "level": "captain"}, start=True)
        async with person.at(table) as client:
            await client.play(random.Random(1))
            await client.until(lambda: client.table["state"] == "over")
            assert len(client.table["seats"]) == 1
            assert len(client.table["result"]["scores"]) == 2
        replayed = await person.call("GET", f"/api/replays/{table}")
        log, state = codec.log_from_data(replayed["log"])
        assert codec.digest(replay(log)) == state
        for setup in ({"players": 1, "level": "nobody"}, {"players": 2, "level": "pirate"}):
            assert (await person.ask("POST", "/api/tables", {"setup": setup})).status_code == 400

    run(main)


def test_sail_alone_by_rules_of_ones_own(arrive: Arrive) -> None:
    """The rules hold in the game, its replay, a rematch and a fork, given as the text of a file or as its data."""

    async def main() -> None:
        person = await arrive()
        level = {"you": 7, "automa": 33, "source": "J"}
        for rules in ("[levels]\ncaptain = { you = 7, automa = 33, source = 'J' }", {"levels": {"captain": level}}):
            setup = {"players": 1, "level": "captain", "solo": rules}
            table = await person.open_table(setup=setup, start=True)
            async with person.at(table) as client:
                await client.until(lambda: client.view)
                assert client.table["setup"]["solo"] == {"levels": {"captain": level}}
                assert client.view is not None
                assert [player["score"] for player in client.view["players"]] == [7, 33]
                await client.play(random.Random(1))
                await client.until(lambda: client.table["state"] == "over")
                await client.do("rematch")
                await client.until(lambda: client.table["rematch"])
            replayed = await person.call("GET", f"/api/replays/{table}")
            log, state = codec.log_from_data(replayed["log"])
            assert codec.digest(replay(log)) == state
            assert (log.solo.levels["captain"].you, log.solo.levels["captain"].automa) == (7, 33)
            fork = (await person.call("POST", f"/api/replays/{table}/fork", {"step": 3}))["id"]
            for other in (client.table["rematch"], fork):
                async with person.at(other) as again:
                    await again.until(lambda again=again: again.view)
                    assert again.view is not None
                    assert [player["score"] for player in again.view["players"]] == [7, 33]

    run(main)


def test_a_downloaded_replay_proves_that_the_game_was_fair(arrive: Arrive, tmp_path: Path) -> None:
    """The hash of the seed is shown at the first card, the seed after the last; whoever has the log can check both."""
    promised: list[str] = []
    file = tmp_path / "log.json"

    async def main() -> None:
        person = await arrive()
        table = await person.open_table(setup={"board": "uncharted"}, bots=BOTS, start=True)
        async with person.at(table) as client:
            promised.append(client.table["seed_hash"])
            assert client.table["seed"] is None
            await client.play(random.Random(2))
        file.write_bytes((await person.ask("GET", f"/api/replays/{table}/log")).content)

    run(main)
    verified = subprocess.run(
        [sys.executable, "-m", "galecrest", "replay", str(file), "--verify", "--hash", *promised],
        capture_output=True,
        text=True,
        check=True,
    )
    assert verified.stdout.endswith(f"whose hash is {promised[0]}.\n")
    log = json.loads(file.read_text())
    tampered = json.dumps(log | {"seed": "1"})
    for text in (tampered, file.read_text().replace('"hand:', '"hand:4', 1)):
        refused = subprocess.run(
            [sys.executable, "-m", "galecrest", "replay", "-", "--verify"],
            input=text,
            capture_output=True,
            text=True,
            check=False,
        )
        assert refused.returncode in (1, 2), refused.stdout
        assert "Error" in refused.stderr


def test_bad_tables_are_refused(arrive: Arrive) -> None:
    async def main() -> None:
        host = await arrive()
        bodies: list[Data] = [
            {"setup": {"players": 0}},
            {"setup": {"players": 2, "level": "pirate"}},
            {"setup": {"players": 2}, "bots": ["random", "random"]},
            {"setup": {"tiles": {"coal": {}}}},
            {"setup": {"tiles": "[map"}},
            {"setup": {"tiles": "x = " + "[" * 9000}},
            {"setup": {"tiles": "x = " + "9" * 9000}},
            {"setup": {"tiles": "a." * 9000 + "a = 1"}},
            {"setup": {"players": 2, "solo": {}}},
            {"setup": {"players": 1, "solo": "[levels]\npirate = 5"}},
            {"setup": {"players": 1, "solo": {"levels": {"admiral": {"you": 0, "automa": 1000, "source": "C"}}}}},
            {"setup": {"tiles": {"map": {"calm": {"anchor": [{"effect": "gain", "doubloons": 1000}]}}}}},
            {"bots": ["nobody"]},
            {"seed": "xyz"},
            {"start": True, "more": 1},
        ]
        for body in bodies:
            reply = await host.ask("POST", "/api/tables", body)
            assert reply.status_code == 400, (body, reply.text)
            assert reply.json()["code"]
        unknown = {"players": 1, "solo": "[levels]\nbosun = { you = 0, automa = 0, source = 'J' }"}
        reply = await host.ask("POST", "/api/tables", {"setup": unknown})
        assert "there is no level 'bosun'; the levels are landlubber" in reply.json()["reason"]
        tiles = {"map": {"calm": {"source": "C", "anchor": [{"effect": "gain", "doubloons": 9}]}}}
        table = await host.open_table(setup={"players": 2, "tiles": tiles}, seed="7", bots=["random"], start=True)
        async with host.at(table) as client:
            assert client.table["seeded"]
            await client.play(random.Random(0))
        assert (await host.ask("GET", "/api/tables/nothing")).status_code == 404

    run(main)
