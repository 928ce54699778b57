"""A real server, real sockets: people play."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from galecrest import codec
from galecrest.game import replay
from galecrest.game.chance import seed_hash
from galecrest.game.log import check_chance
from tests.server.harness import Person, Server, gather, play_some, run, running


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
        check_chance(log)
        for client in [*clients, watcher]:
            await client.close()

    run(main)


BOTS = ["deckhand", "random", "deckhand"]


@pytest.mark.slow
def test_bots_in_the_middle_of_a_game(server: Server) -> None:
    async def main() -> None:
        people, table = await gather(server.http, 2, grace=5)
        one, two = [await person.at(table).connect() for person in people]
        await play_some(10, one, two)
        assert await one.refused("place_bot", seat=1, bot="random") == "seat_taken"
        await two.do("place_bot", seat=1, bot="random")
        await two.until(lambda: two.table["seats"][1]["bot"])
        assert await two.refused("answer", question=0, option="hand:1") == "bot_plays"
        await one.play(random.Random(3), 10)
        await two.do("return")
        await two.do("say", text="I am back")  # what was said is told after what has happened
        for client in (one, two):
            await client.until(lambda client=client: client.chat)
        await play_some(5, one, two)
        await two.do("leave")
        await two.close()
        await one.until(lambda: one.table["seats"][1]["left"])
        await one.play(random.Random(6))  # the deckhand sits down after the time of grace
        await one.close()
        assert one.table["seats"][1]["bot"] == "deckhand"
        assert one.table["seats"][1]["name"] == "Guest 1"

    run(main)


def test_a_card_can_be_changed_and_nobody_learns_of_it(server: Server) -> None:
    async def main() -> None:
        people, table = await gather(server.http, 2)
        async with people[0].at(table) as one, people[1].at(table) as two:
            await one.until(lambda: one.questions)
            await two.until(lambda: two.questions)
            question = one.questions[0]
            first, second = [option["id"] for option in question["options"][:2]]
            await one.do("answer", question=question["id"], option=first)
            await one.until(lambda: one.change)
            assert one.change is not None
            assert one.change["id"] == question["id"]
            assert one.change["options"] == question["options"]
            await one.do("answer", question=question["id"], option=second)
            await one.until(lambda: one.view and one.view["chosen"] == int(second.split(":")[1]))
            await two.until(lambda: two.view and two.view["players"][0]["has_chosen"])
            before = len(two.raw)
            await two.do("mute", guest=people[0].guest, muted=False)
            assert not [message for message in two.heard[before:] if message["type"] == "happened"]
            mine = two.questions[0]
            await two.do("answer", question=mine["id"], option=mine["options"][0]["id"])
            await two.until(lambda: any(event["event"] == "revealed" for event in two.events))
            revealed = next(event for event in two.events if event["event"] == "revealed")
            assert [0, int(second.split(":")[1])] in revealed["island"]

    run(main)


def test_coming_back(server: Server) -> None:
    async def main() -> None:
        people, table = await gather(server.http, 2)
        one, two = [await person.at(table).connect() for person in people]
        await play_some(4, one, two)
        await two.close()
        await one.until(lambda: not one.table["seats"][1]["here"])
        for question in one.questions:  # something happens meanwhile, if it is this seat's turn
            await one.want("answer", question=question["id"], option=question["options"][0]["id"])
        await two.connect()  # names the last event it saw, and gets the rest
        message = await two.hear("happened")
        assert not message["whole"]
        await one.until(lambda: one.table["seats"][1]["here"])
        other = await Person(server.http, "Phone").arrive()
        phone = await other.at(table).connect(link=two.link)  # another device
        assert phone.seat == 1
        message = await phone.hear("happened")
        assert message["whole"]
        assert two.view is not None
        assert two.link is not None
        assert message["view"]["hand"] == two.view["hand"]
        await phone.close()
        assert (await other.call("GET", "/api/me/games"))[0]["seat"] == 1
        stranger = await Person(server.http).arrive()
        for bad in (two.link[:-1], two.link.replace(".1.", ".0."), "x"):
            assert (await stranger.ask("POST", "/api/seats", {"link": bad})).status_code == 403
        assert (await stranger.call("POST", "/api/seats", {"link": two.link}))["id"] == table
        ahead = await stranger.at(table).connect(after=100_000)
        assert (await ahead.hear("happened"))["whole"]
        for client in (one, two, ahead):
            await client.close()

    run(main)


def test_who_comes_late_can_ask_what_has_happened(server: Server) -> None:
    """Everybody is told by the history what their socket has told them from the first event on, no more and no less."""

    async def main() -> None:
        people, table = await gather(server.http, watchers=False)
        stranger = await Person(server.http).arrive()
        path = f"/api/tables/{table}/events"
        clients = [await person.at(table).connect(after=0) for person in people]
        for client in clients:
            await client.until(lambda client=client: client.view)
        for steps in (1, 12, 10_000):  # somebody has chosen a card face down; later; over
            await play_some(steps, *clients)
            for seat, client in enumerate(clients):
                told = await client.person.call("GET", path)
                await client.until(lambda client=client, told=told: client.number >= told["number"])
                events = client.events[: told["number"]]
                assert told == {"seat": seat, "number": len(events), "events": events, "steps": told["steps"]}
                assert client.over or told["steps"] == []
            reply = await stranger.ask("GET", path)
            assert reply.status_code == (200 if clients[0].over else 403)
        ends = [0, *told["steps"]]  # of the last client, whose seat is `seat`
        for step in range(0, len(ends) - 1, 7):
            moment = await clients[seat].person.call("GET", f"/api/replays/{table}/steps/{step}?seat={seat}")
            assert moment["events"] == told["events"][ends[step] : ends[step + 1]]
        assert ends[-1] == told["number"]
        watched = await stranger.call("GET", path)
        assert watched["seat"] is None
        assert all(event["rank"] is None for event in watched["events"] if event["event"] == "chose")
        assert (await stranger.ask("GET", "/api/tables/nothing/events")).status_code == 404
        gathering = await stranger.open_table()
        empty = {"seat": 0, "number": 0, "events": [], "steps": []}
        assert await stranger.call("GET", f"/api/tables/{gathering}/events") == empty

    run(main)


def test_chat(server: Server) -> None:
    async def main() -> None:
        people, table = await gather(server.http, 2)
        watcher = await (await Person(server.http, "<b>Eve</b>").arrive()).at(table).connect()
        async with people[0].at(table) as one, people[1].at(table) as two:
            await one.do("say", text="  ahoy\u202e <script>alert(1)</script> ")
            await two.until(lambda: two.chat)
            assert two.chat[0]["text"] == "ahoy <script>alert(1)</script>"
            assert two.chat[0]["seat"] == 0
            await watcher.do("say", text="hi")
            await two.until(lambda: len(two.chat) == 2)
            assert two.chat[1]["seat"] is None
            assert two.chat[1]["name"] == "<b>Eve</b>"
            await two.do("mute", guest=watcher.person.guest)
            await watcher.do("say", text="hear me")
            await one.until(lambda: len(one.chat) == 3)
            await one.do("say", text="who?")
            await two.until(lambda: len(two.chat) == 3)
            assert two.chat[-1]["text"] == "who?"
            assert await one.refused("say", text=" \n\u200b") == "empty"
            assert await one.refused("say", text="x" * 501) == "too_long"
            codes = [(await watcher.want("say", text="spam")).get("code") for _ in range(8)]
            assert codes[-1] == "too_fast"
        again = await people[1].at(table).connect()
        await again.until(lambda: again.chat)
        assert "hear me" not in [line["text"] for line in again.chat]
        await again.close()
        await watcher.close()

    run(main)


@pytest.mark.slow
def test_clocks(server: Server) -> None:
    async def main() -> None:
        clock = {"decision": 5, "bank": 0}
        other_people, other_table = await gather(server.http, 2, clock=clock | {"expired": "bot_takes_seat"})

        async def answered() -> None:
            host, guest = [await Person(server.http).arrive() for _ in range(2)]
            table = await host.open_table(setup={"players": 2, "clock": clock})
            async with guest.at(table) as client:
                await client.do("sit")
            async with host.at(table) as client:
                await client.do("start")  # from here on, so that it hears of the first question before the time is up
                await client.until(lambda: client.time)
                assert client.time is not None
                assert set(client.time["deadlines"]) == {"0", "1"}
                assert client.time["deadlines"]["0"] - client.time["now"] <= 5
                await client.until(lambda: any(event["event"] == "revealed" for event in client.events))
                assert client.table["seats"][0]["bot"] is None

        async def handed_over() -> None:
            async with other_people[0].at(other_table) as client:
                await client.until(lambda: client.over and client.table["state"] == "over")
                assert [seat["bot"] for seat in client.table["seats"]] == ["deckhand", "deckhand"]

        await asyncio.gather(answered(), handed_over())

    run(main)


def test_rematch_replay_and_fork(server: Server) -> None:
    async def main() -> None:
        people, table = await gather(server.http, 2)
        watcher = await (await Person(server.http).arrive()).at(table).connect()
        one, two = [await person.at(table).connect() for person in people]
        assert (await people[0].ask("GET", f"/api/replays/{table}")).status_code == 409
        await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))
        assert (await watcher.refused("rematch")) == "not_seated"
        await asyncio.gather(one.do("rematch"), two.do("rematch"))
        for client in (one, two, watcher):
            await client.until(lambda client=client: client.table["rematch"])
        assert one.table["rematch"] == two.table["rematch"] == watcher.table["rematch"]
        async with people[1].at(one.table["rematch"]) as again:
            await again.until(lambda: again.questions)
            assert again.seat == 1
        whole = await people[0].call("GET", f"/api/replays/{table}")
        moments = [
            await people[0].call("GET", f"/api/replays/{table}/steps/{step}?seat=0")
            for step in (*range(5), whole["steps"])
        ]
        assert moments[0]["view"]["hand"]
        assert moments[0]["seat"] is None
        assert moments[1]["events"][0]["event"] == "chose"
        assert moments[-1]["view"]["phase"] == "over"
        assert (await people[0].ask("GET", f"/api/replays/{table}/steps/99999")).status_code == 404
        fork = await watcher.person.call("POST", f"/api/replays/{table}/fork", {"step": 3, "seat": 1})
        async with watcher.person.at(fork["id"]) as client:
            await client.until(lambda: client.view)
            assert client.seat == 1
            await client.play(random.Random(3))
        for client in (one, two, watcher):
            await client.close()

    run(main)


def test_lobby(server: Server) -> None:
    async def main() -> None:
        host, other = [await Person(server.http, name).arrive() for name in ("Host", "Other")]
        listed = await host.open_table(setup={"listed": True, "players": 2})
        await host.open_table(setup={"listed": False})
        found = await other.call("GET", "/api/lobby")
        assert [table["id"] for table in found["tables"]] == [listed]
        await host.call("POST", "/api/lobby/chat", {"text": "who sails?"})
        lines = (await other.call("GET", "/api/lobby"))["chat"]
        assert lines[-1]["text"] == "who sails?"
        assert (await other.call("GET", f"/api/lobby?after={lines[-1]['id']}"))["chat"] == []
        async with other.at(listed) as client:
            await client.do("sit", seat=1)
            assert client.table["seats"][1]["name"] == "Other"
            assert await client.refused("start") == "not_host"
            await client.do("leave")
            assert client.seat is None
        private = await host.open_table(setup={"players": 2, "watchers": False}, bots=["random"], start=True)
        client = other.at(private)
        with pytest.raises(ConnectionClosed) as closed:
            await client.connect()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert (await Person(server.http).ask("GET", "/api/lobby")).status_code == 401

    run(main)
