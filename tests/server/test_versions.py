"""A database that was written before a rule changed: finished games show what was played, running ones go on and say so."""

import asyncio
import json
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from galecrest.game.terms import RULES_VERSION
from galecrest.server.cache import CachedTable
from galecrest.table.messages import OpenTable, Setup
from galecrest.table.play import Play
from tests.server.harness import Data, Person, Server, play_some, run, running
from tests.server.scene import Scene, game_at, play_scene

pytestmark = pytest.mark.slow

CHANGED = Path(__file__).parent / "changed_rules"
NEW_RULES = 3


@dataclass
class Before:
    """A database, and all that the program that wrote it told about its games."""

    file: Path
    cookies: list[str] = field(default_factory=list)
    guests: list[str] = field(default_factory=list)
    finished: dict[str, dict[str, Any]] = field(default_factory=dict)  # replies by path
    infos: dict[str, Data] = field(default_factory=dict)
    running: dict[str, Data] = field(default_factory=dict)

    def people(self, server: Server) -> list[Person]:
        found = []
        for cookie, guest in zip(self.cookies, self.guests, strict=True):
            person = Person(server.http)
            person.cookie, person.guest = f"galecrest_guest={cookie}", guest
            found.append(person)
        return found

    def copy(self, folder: Path) -> str:
        shutil.copy(self.file, folder / "after.sqlite")
        return f"sqlite+aiosqlite:///{folder}/after.sqlite"


def data(thing: Any) -> Any:
    return json.loads(msgspec.json.encode(thing))


async def keep_finished(here: Scene, table: CachedTable, before: Before) -> None:
    replies: dict[str, Any] = {}
    for step in range(table.play.number + 1):
        for seat in (None, *range(table.table.setup.players)):
            path = f"/api/replays/{table.id}/steps/{step}" + ("" if seat is None else f"?seat={seat}")
            replies[path] = data(await here.archive.moment(table.id, step, seat))
    replies[f"/api/replays/{table.id}/log"] = data(await here.archive.log(table.id))
    before.finished[table.id] = replies
    before.infos[table.id] = data(table.table.info(0))


async def keep_running(here: Scene, table: CachedTable, before: Before) -> None:
    """Remember the start of the day: where it was, and what seat 0 saw."""
    position = await here.storage.steps.last_position(table.id)
    assert position is not None
    assert position.number < table.play.number, "some steps of the day have been played"
    fresh = await here.cache.find(table.id)
    steps = await here.storage.steps.until(table.id, position.number, position.number)
    start = Play.at_position(table.table.setup, position, steps[0])
    game = start.game
    assert game is not None
    before.running[table.id] = {
        "view": data(start.view(0)),
        "day": {"rules": NEW_RULES, "voyage": game.voyage, "day": game.day},
        "steps": fresh.play.number,
        "told": fresh.play.told[0],
        "asked": game_at(fresh).asked,
    }


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> Before:
    made = Before(tmp_path_factory.mktemp("versions") / "before.sqlite")

    async def play(here: Scene) -> None:
        made.cookies = [here.guests.cookie(guest) for guest in here.people]
        made.guests = [guest.id for guest in here.people]
        for seed, setup in enumerate((Setup(players=3, board="stormy"), Setup(players=1, level="captain"))):
            for over in (True, False):
                table = await here.seating.open(here.people[0], OpenTable(setup, seed=f"{seed + 1}"))
                for guest in here.people[1 : setup.players]:
                    await here.sit(table.id, guest)
                await here.seating.start(table.id, here.people[0])
                if over:
                    await here.play_on(table, random.Random(seed))
                    await keep_finished(here, table, made)
                else:
                    await play_into_a_day(here, table, random.Random(seed))
                    await keep_running(here, table, made)

    play_scene(made.file, play)
    return made


async def play_into_a_day(here: Scene, table: CachedTable, chance: random.Random) -> None:
    """Until a step of a day of the second voyage has been played."""
    while not table.play.over:
        await here.play_on(table, chance, 1)
        position = await here.storage.steps.last_position(table.id)
        assert position is not None
        if game_at(table).voyage == 2 and table.play.number > position.number:
            return
    raise AssertionError("no day of this game has two steps")


@pytest.fixture(scope="module", params=["quiet", "loud"])
def change(request: pytest.FixtureRequest) -> Path:
    return CHANGED / str(request.param)


@pytest.fixture(scope="module")
def after(before: Before, change: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("after")
    with running(before.copy(folder), path=change, log=folder / "log") as server:
        yield server
    assert (folder / "log").read_text() == ""


def test_the_changed_rules_would_tell_another_game(before: Before, change: Path) -> None:
    """So the other tests can fail: under the changed rules, the log of the finished game of three leads elsewhere or nowhere."""
    table = next(iter(before.finished))
    log = before.finished[table][f"/api/replays/{table}/log"] | {"rules": NEW_RULES}
    program = (
        "import json, sys; from galecrest import codec; from galecrest.game import replay;"
        "log, state = codec.log_from_data(json.load(sys.stdin)); print(replay(log).scores)"
    )
    path = os.pathsep.join(filter(None, (str(change), os.environ.get("PYTHONPATH"))))
    told = subprocess.run(
        [sys.executable, "-c", program],
        input=json.dumps(log),
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if change.name == "loud":
        assert "DamagedLog" in told.stderr
    else:
        assert told.returncode == 0, told.stderr
        assert json.loads(told.stdout) != before.infos[table]["result"]["scores"]


def test_a_finished_game_shows_what_was_played(before: Before, after: Server) -> None:
    async def main() -> None:
        person = before.people(after)[0]
        for table, replies in before.finished.items():
            for path, reply in replies.items():
                assert await person.call("GET", path) == reply, path
            whole = await person.call("GET", f"/api/replays/{table}")
            info = before.infos[table]
            assert {key: whole["table"][key] for key in ("result", "seed", "rules", "resumed")} == {
                "result": info["result"],
                "seed": info["seed"],
                "rules": RULES_VERSION,
                "resumed": None,
            }
            last = replies[f"/api/replays/{table}/steps/{whole['steps']}?seat=0"]
            async with person.at(table) as client:
                await client.until(lambda client=client: client.view)
                assert client.view == last["view"]
                assert client.over
                assert await client.refused("answer", question=0, option="hand:1") == "game_over"
                number = client.number
            told = await person.call("GET", f"/api/tables/{table}/events")
            assert told["number"] == number
            steps = [replies[f"/api/replays/{table}/steps/{step}?seat=0"] for step in range(whole["steps"] + 1)]
            assert told["events"] == [event for step in steps for event in step["events"]]

    run(main, 200)


def test_a_running_game_goes_on_from_the_start_of_its_day(before: Before, after: Server) -> None:
    async def main() -> None:
        people = before.people(after)
        mine = {game["table"]["id"]: game for game in await people[0].call("GET", "/api/me/games")}
        for table, then in before.running.items():
            assert mine[table]["your_turn"]
            info = await people[0].call("GET", f"/api/tables/{table}")
            assert info["resumed"] == then["day"] | {"elsewhere": False}
            assert info["rules"] == NEW_RULES
            players = mine[table]["table"]["setup"]["players"]
            clients = [await person.at(table).connect(after=then["told"]) for person in people[:players]]
            for client in clients:
                happened = await client.hear("happened")
                assert happened["whole"], "what was told of the day does not count any more"
                assert happened["number"] > then["told"]
            view = clients[0].view
            assert view is not None
            for key, value in then["view"].items():
                if key not in ("questions", "turn", "rules"):
                    assert view[key] == value, key
            asked, was_asked = view["questions"][0], then["view"]["questions"][0]
            assert asked["options"] == was_asked["options"]
            assert asked["id"] > then["asked"] + 6, "no answer to an old question fits a new one"
            await asyncio.gather(*[client.play(random.Random(seat)) for seat, client in enumerate(clients)])
            for client in clients:
                await client.until(lambda client=client: client.table["state"] == "over")
                await client.close()
            await check_the_whole_story(people[0], table, then)

    run(main, 200)


async def check_the_whole_story(person: Person, table: str, then: Data) -> None:
    """Also what was undone is shown as it was played, and after it the step with which the game went on."""
    whole = await person.call("GET", f"/api/replays/{table}")
    moments = [
        await person.call("GET", f"/api/replays/{table}/steps/{step}?seat=0") for step in range(whole["steps"] + 1)
    ]
    told = await person.call("GET", f"/api/tables/{table}/events")
    assert told["events"] == [event for moment in moments for event in moment["events"]]
    assert moments[-1]["view"]["phase"] == "over"
    resumption = moments[then["steps"] + 1]
    assert (resumption["seat"], resumption["option"]) == (None, None)
    assert [event["event"] for event in resumption["events"]] == ["day_began"]
    assert resumption["view"]["players"] == then["view"]["players"]
    assert whole["log"]["resumed"] == [{"step": then["steps"] + 1, "rules": NEW_RULES}]
    assert whole["log"]["rules"] == RULES_VERSION


def test_two_processes_go_on_with_one_game(before: Before, change: Path, tmp_path: Path) -> None:
    database = before.copy(tmp_path)
    servers = [Server(database, path=change, log=tmp_path / f"log{number}") for number in range(2)]
    for server in servers:
        server.start()

    async def main() -> None:
        table = next(iter(before.running))
        everybody = [person for server in servers for person in before.people(server)[:3]]
        infos = await asyncio.gather(*[person.call("GET", f"/api/tables/{table}") for person in everybody])
        assert {info["resumed"]["rules"] for info in infos} == {NEW_RULES}
        clients = [await person.at(table).connect() for person in (everybody[0], everybody[4], everybody[2])]
        await play_some(4, *clients)
        with sqlite3.connect(tmp_path / "after.sqlite") as connection:
            query = "SELECT count(*) FROM steps WHERE table_id = ? AND number > 0 AND question = -1"
            assert connection.execute(query, [table]).fetchone() == (1,)

    try:
        run(main, 120)
    finally:
        for server in servers:
            server.stop()
    assert "".join((tmp_path / f"log{number}").read_text() for number in range(2)) == ""


def test_a_fork_of_a_finished_game_goes_on_under_the_new_rules(before: Before, after: Server) -> None:
    async def main() -> None:
        person = before.people(after)[0]
        for table, replies in before.finished.items():
            steps = replies[f"/api/replays/{table}/steps/0"]["steps"]
            fork = await person.call("POST", f"/api/replays/{table}/fork", {"step": steps // 2, "seat": 0})
            assert fork["resumed"]["rules"] == NEW_RULES
            async with person.at(fork["id"]) as client:
                await client.play(random.Random(5))
                await client.until(lambda client=client: client.table["state"] == "over")

    run(main, 200)


def test_new_tables_are_played_under_the_new_rules(before: Before, after: Server) -> None:
    async def main() -> None:
        person = before.people(after)[3]
        table = await person.open_table(setup={"players": 2}, bots=["deckhand"], start=True)
        async with person.at(table) as client:
            assert client.table["rules"] == NEW_RULES
            assert client.table["resumed"] is None
            await client.play(random.Random(1))
        finished = await person.call("GET", f"/api/replays/{table}/log")
        assert finished["rules"] == NEW_RULES

    run(main, 100)


def test_an_older_program_leaves_a_newer_game_alone(before: Before, after: Server, tmp_path: Path) -> None:
    """After a way back to the old program, its server still serves, and does not touch what it cannot play."""
    database = before.copy(tmp_path)
    table = next(iter(before.running))
    with running(database, path=CHANGED / "quiet") as server:

        async def update() -> None:
            await before.people(server)[0].call("GET", f"/api/tables/{table}")

        run(update)
    with running(database) as old:

        async def back() -> None:
            person = before.people(old)[0]
            reply = await person.ask("GET", f"/api/tables/{table}")
            assert (reply.status_code, reply.json()["code"]) == (500, "failed")
            games = {game["table"]["id"]: game for game in await person.call("GET", "/api/me/games")}
            assert not games[table]["your_turn"]
            assert set(before.finished) <= set(games)

        run(back)
