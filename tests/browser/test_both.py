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
from galecrest.game.solo import PRINTED_SOLO_TOML
from galecrest.game.tiles import PRINTED_TOML
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
        assert "[levels.bosun]: unknown (found 'bosun', allowed landlubber" in reply.json()["reason"]
        tiles = {"map": {"calm": {"source": "C", "anchor": [{"effect": "gain", "doubloons": 9}]}}}
        table = await host.open_table(setup={"players": 2, "tiles": tiles}, seed="7", bots=["random"], start=True)
        async with host.at(table) as client:
            assert client.table["seeded"]
            await client.play(random.Random(0))
        assert (await host.ask("GET", "/api/tables/nothing")).status_code == 404

    run(main)


def test_a_bot_says_why_in_the_history(arrive: Arrive) -> None:
    async def main() -> None:
        person = await arrive()
        table = await person.open_table(setup={"players": 3}, bots=["deckhand", "helmsman"], start=True)
        async with person.at(table) as client:
            await client.until(lambda: client.questions)

            def explained() -> list[Data]:
                return [event for event in client.events if event["event"] == "explained"]

            question = client.questions[0]
            assert explained() == []
            await client.do("answer", question=question["id"], option=question["options"][0]["id"])
            await client.until(lambda: len(explained()) >= 2)
            assert [event["seat"] for event in explained()[:2]] == [1, 2]
            assert all(event["reason"] for event in explained())
        history = await person.call("GET", f"/api/tables/{table}/events")
        assert [event for event in history["events"] if event["event"] == "explained"][:2] == explained()[:2]

    run(main)


def test_rules_are_shown_checked_and_previewed(arrive: Arrive) -> None:
    async def main() -> None:
        person = await arrive()
        assert await person.call("GET", "/api/rules") == {"tiles": PRINTED_TOML, "solo": PRINTED_SOLO_TOML}
        nine = '[map.calm]\nsource = "C"\nanchor = [{ effect = "gain", doubloons = 9 }]\n'
        seen = await person.call("POST", "/api/rules", {"players": 2, "tiles": nine})
        assert seen["tiles"]["map"]["calm"]["anchor"] == [{"effect": "gain", "doubloons": 9}]
        assert set(seen["tiles"]) == {"chest", "hook", "map", "saber", "amulet", "barrel", "relic"}
        for field, wrong, fault in (
            ("tiles", "[map.calm", "toml"),
            ("tiles", "[coal.calm]\n", "unknown"),
            ("solo", "levels = 7", "table"),
        ):
            reply = await person.ask("POST", "/api/rules", {"players": 1, field: wrong})
            assert (reply.status_code, reply.json()["code"]) == (400, "bad_setup")
            assert reply.json()["fault"] == fault
            assert reply.json()["reason"]

    run(main)


def test_my_games_say_whose_turn_it_is(arrive: Arrive) -> None:
    async def main() -> None:
        person = await arrive()
        table = await person.open_table(
            setup={"players": 2, "tiles": "[map.calm]\nsource = 'C'"}, bots=["random"], start=True
        )
        async with person.at(table) as client:
            await client.until(lambda: client.questions)
            game = (await person.call("GET", "/api/me/games"))[0]
            assert game["your_turn"]
            assert game["seat"] == 0
            assert game["table"]["seats"][0]["name"] == "Ada"
            assert game["table"]["setup"]["tiles"] is None

    run(main)


def test_an_id_stands_for_one_answer(arrive: Arrive) -> None:
    async def main() -> None:
        person = await arrive()
        table = await person.open_table(setup={"players": 2}, bots=["random"], start=True)
        async with person.at(table) as client:
            await client.until(lambda: client.questions)
            question = client.questions[0]
            one, other = [
                {"type": "answer", "id": "one", "question": question["id"], "option": option["id"]}
                for option in question["options"][:2]
            ]
            for _ in range(2):  # sent again, it counts once
                await client.send(one)
                assert (await client.hear("accepted"))["id"] == "one"
            await client.send(other)
            assert (await client.hear("refused"))["code"] == "id_used"
            assert await client.refused("answer", question=999, option="hand:1") == "unknown_question"
        chosen = [event for event in client.events if event["event"] == "chose" and event["seat"] == 0]
        assert len(chosen) == 1

    run(main)


def test_rematch_replay_and_fork(arrive: Arrive) -> None:
    async def main() -> None:
        person = await arrive()
        table = await person.open_table(setup={"players": 2}, bots=["deckhand"], start=True)
        async with person.at(table) as client:
            await client.until(lambda: client.questions)
            assert (await person.ask("GET", f"/api/replays/{table}")).status_code == 409
            await client.play(random.Random(1))
            await client.do("rematch")
            await client.until(lambda: client.table["rematch"])
        async with person.at(client.table["rematch"]) as again:
            await again.until(lambda: again.questions)
            assert again.seat == 0
        whole = await person.call("GET", f"/api/replays/{table}")
        moments = [
            await person.call("GET", f"/api/replays/{table}/steps/{step}?seat=0")
            for step in (*range(5), whole["steps"])
        ]
        assert moments[0]["view"]["hand"]
        assert moments[0]["seat"] is None
        assert moments[1]["events"][0]["event"] == "chose"
        assert moments[-1]["view"]["phase"] == "over"
        assert (await person.ask("GET", f"/api/replays/{table}/steps/99999")).status_code == 404
        fork = await person.call("POST", f"/api/replays/{table}/fork", {"step": 3, "seat": 1})
        async with person.at(fork["id"]) as forked:
            await forked.until(lambda: forked.view)
            assert forked.seat == 1
            await forked.play(random.Random(3))

    run(main)


def test_the_history_tells_what_the_link_has_told(arrive: Arrive) -> None:
    async def main() -> None:
        person = await arrive()
        table = await person.open_table(
            setup={"players": 3, "board": "stormy"}, bots=["random", "deckhand"], start=True
        )
        path = f"/api/tables/{table}/events"
        client = await person.at(table).connect(after=0)
        for steps in (1, 12, 10_000):
            await client.play(random.Random(steps), steps)
            told = await person.call("GET", path)
            await client.until(lambda told=told: client.number >= told["number"])
            assert (told["seat"], told["events"]) == (0, client.events[: told["number"]])
        assert client.over
        await client.close()
        ends = [0, *told["steps"]]
        assert ends[-1] == told["number"]
        for step in range(0, len(ends) - 1, 7):
            moment = await person.call("GET", f"/api/replays/{table}/steps/{step}?seat=0")
            assert moment["events"] == told["events"][ends[step] : ends[step + 1]]
        assert (await person.ask("GET", "/api/tables/nothing/events")).status_code == 404

    run(main)
