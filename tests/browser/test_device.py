"""Tables of a device: nothing is lost or doubled, people share the device, and games go in and out as logs."""

import asyncio
import itertools
import json
import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from galecrest import codec
from galecrest.bots import Reply, make_bot
from galecrest.browser.device import DRAWING, Kept
from galecrest.game import replay
from galecrest.game.log import check_chance
from galecrest.game.terms import PHASES
from galecrest.table.messages import PlaceBot
from tests.browser.harness import Local, Memory, device

Data = dict[str, Any]


def run(main: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(main(), 60))


def person(memory: Memory | None = None, seed: int = 0) -> Local:
    memory = memory or Memory()
    return Local(device(memory, seed), memory)


async def refusal(who: Local, method: str, path: str, body: Any = None) -> str:
    reply = await who.ask(method, path, body)
    assert not reply.is_success, reply.text
    code: str = reply.json()["code"]
    return code


async def finished(who: Local, **options: Any) -> str:
    table = await who.open_table(start=True, **{"bots": ["random", "deckhand", "random"]} | options)
    async with who.at(table) as client:
        await client.play(random.Random(1))
        await client.until(lambda: client.table["state"] == "over")
    return table


async def rest() -> None:
    """Let quick bots answer, and slow ones begin."""
    for _ in range(30):
        await asyncio.sleep(0)


def test_a_device_that_is_killed_at_any_moment_loses_and_doubles_nothing() -> None:
    """The page sends an answer again if it was not acknowledged. Every answer here is sent to a device that has just started, after the
    device before it was killed with the answer stored or not stored."""

    async def main() -> None:
        memory, chance = Memory(), random.Random(5)
        table = await person(memory).open_table(setup={"players": 2}, bots=["random"], start=True)
        number, over = 0, False
        while not over:
            client = await person(memory, number).at(table).connect()
            await client.until(lambda client=client: client.questions or client.over)
            over = client.over
            for question in client.questions:
                number += 1
                option = chance.choice(question["options"])["id"]
                answer = {"type": "answer", "id": f"a{number}", "question": question["id"], "option": option}
                if chance.random() < 0.5:
                    memory.fails = "not_stored"
                    await client.send(answer)
                    assert (await client.hear("refused"))["code"] == "not_stored"
                    memory.fails = ""
                else:
                    await client.send(answer)
                await client.person.kill()
                again = await person(memory, number).at(table).connect()
                await again.send(answer)
                assert (await again.hear("accepted"))["id"] == f"a{number}"
                await again.person.kill()
        mine = [json.loads(step) for step in memory.steps[table] if json.loads(step)["client_id"].startswith("c:")]
        assert len(mine) == len({step["client_id"] for step in mine}) == number
        log, state = codec.log_from_data(await person(memory).call("GET", f"/api/replays/{table}/log"))
        assert codec.digest(replay(log)) == state
        check_chance(log)

    run(main)


def test_a_device_refuses_what_it_does_not_know() -> None:
    async def main() -> None:
        who = person()
        table = await who.open_table(setup={"players": 2}, bots=["random"], start=True)
        async with who.at(table) as client:
            await client.send({"type": "hello"})
            assert (await client.hear("refused"))["code"] == "bad_message"
            await client.send({"type": "sing"})
            assert (await client.hear("refused"))["code"] == "bad_message"
            assert await client.refused("say", text="anybody here?") == "not_allowed"

    run(main)


def test_a_device_that_cannot_store_says_so_and_goes_on_later() -> None:
    async def main() -> None:
        who = person()
        who.memory.fails = "not_stored"
        assert await refusal(who, "POST", "/api/tables", {"bots": ["random"], "setup": {"players": 2}}) == "not_stored"
        who.memory.fails = ""
        table = await who.open_table(setup={"players": 2}, bots=["random"], start=True)
        async with who.at(table) as client:
            await client.until(lambda: client.questions)
            question = client.questions[0]
            fields = {"question": question["id"], "option": question["options"][0]["id"]}
            steps, who.memory.fails = list(who.memory.steps[table]), "not_stored"
            assert await client.refused("answer", **fields) == "not_stored"
            assert who.memory.steps[table] == steps
            who.memory.fails = ""
            await client.play(random.Random(1))

    run(main)


def test_two_tabs_never_both_store_a_step() -> None:
    async def main() -> None:
        memory = Memory()
        one, two = person(memory, 1), person(memory, 2)
        table = await one.open_table(setup={"players": 2}, bots=["random"], start=True)
        clients = [await who.at(table).connect() for who in (one, two)]
        for client in clients:
            await client.until(lambda client=client: client.questions)
        accepted = 0
        for _ in range(12):
            for client in clients:
                await rest()
                question = next(iter(client.questions), None)
                fields = {"question": question["id"], "option": question["options"][0]["id"]} if question else {}
                reply = await client.want("answer", **fields or {"question": 0, "option": "hand:1"})
                accepted += reply["type"] == "accepted"
                assert reply.get("code", "other_tab") in ("other_tab", "unknown_question", "option_not_offered")
        assert accepted > 3
        await asyncio.gather(one.kill(), two.kill())
        numbers = [json.loads(step)["step"]["number"] for step in memory.steps[table]]
        assert numbers == list(range(len(numbers)))

    run(main)


@pytest.mark.parametrize("what", ["answer", "take_name"])
def test_a_game_that_another_tab_has_ended_is_not_stored_again(what: str) -> None:
    async def main() -> None:
        memory = Memory()
        one, two = person(memory, 1), person(memory, 2)
        table = await one.open_table(setup={"players": 2}, bots=["random"], start=True)
        async with one.at(table) as client:
            await client.until(lambda: client.questions)
            await two.call("POST", f"/api/tables/{table}/resign")
            question = client.questions[0]
            answer = {"question": question["id"], "option": question["options"][0]["id"]}
            assert await client.refused(what, **answer if what == "answer" else {"name": "Eve"}) == "unknown_table"
        assert (memory.tables, memory.steps) == ({}, {})

    run(main)


def test_a_bots_step_that_cannot_be_stored_is_told_and_tried_again() -> None:
    async def main() -> None:
        who = person()
        table = await who.open_table(setup={"players": 2}, bots=["random"], start=True)
        client = await who.at(table).connect()
        await client.until(lambda: client.questions)
        who.memory.full_after = 1  # the person's answer is stored, and nothing after it
        question = client.questions[0]
        await client.do("answer", question=question["id"], option=question["options"][0]["id"])
        assert (await client.hear("refused")).items() >= {"id": None, "code": "not_stored"}.items()
        stored = list(who.memory.steps[table])
        who.memory.full_after = None
        await client.close()
        await client.connect()  # "try again"
        await client.until(lambda: client.questions)
        assert len(who.memory.steps[table]) > len(stored)
        await client.close()

    run(main)


def test_a_tab_that_comes_back_after_another_one_has_played_shows_the_new_position() -> None:
    async def main() -> None:
        memory = Memory()
        one, two = person(memory, 1), person(memory, 2)
        table = await one.open_table(setup={"players": 2}, bots=["random"], start=True)
        for number, who in enumerate((one, two, one, two, one)):
            async with who.at(table) as client:
                await client.play(random.Random(number), 2)
                await client.until(lambda client=client: client.questions)
                await rest()
            log = await (two if who is one else one).call("GET", f"/api/replays/{table}/log")
            assert sum("option" in step for step in log["steps"]) == len(memory.steps[table]) - 1

    run(main)


def test_the_bots_of_a_tab_that_lost_its_table_stop() -> None:
    async def main() -> None:
        memory = Memory()
        one, two = person(memory, 1), person(memory, 2)
        table = await one.open_table(setup={"players": 4}, bots=["captain"] * 3, start=True)
        first = await one.at(table).connect()
        await first.until(lambda: first.view)
        bots = one.device.tables[table].bots
        assert bots is not None
        await rest()  # the first captain is about to think
        await first.close()  # as the worker does when another tab takes the table over
        stored = len(memory.steps[table])
        await bots
        assert len(memory.steps[table]) == stored
        async with two.at(table) as second:
            await second.play(random.Random(1), 2)

    run(main)


def test_a_tab_follows_another_one_where_no_lock_keeps_them_apart() -> None:
    """Plain http, as on a home network, has no locks."""

    async def main() -> None:
        memory = Memory()
        one, two = person(memory, 1), person(memory, 2)
        table = await one.open_table(setup={"players": 2}, bots=["random"], start=True)
        first, second = [await who.at(table).connect() for who in (one, two)]
        for client in (first, second):
            await client.until(lambda client=client: client.questions)
        await rest()
        question = second.questions[0]
        await first.play(random.Random(1), 2)
        await rest()
        fields = {"question": question["id"], "option": question["options"][0]["id"]}
        heard = len(second.heard)
        assert await second.refused("answer", **fields) == "other_tab"
        await second.until(lambda: any(message["type"] == "happened" for message in second.heard[heard:]))
        for client in (first, second):
            await client.close()

    run(main)


def test_three_people_and_a_bot_share_a_device() -> None:
    async def main() -> None:
        who, chance = person(), random.Random(3)
        hotseat = {"people": ["Ada", "Bea", "Cem"], "bots": ["random"], "setup": {"board": "stormy"}}
        table = (await who.call("POST", "/api/hotseat", hotseat))["id"]
        seats = [await who.at(table).connect(link=str(seat)) for seat in range(3)]
        assert [seat["name"] for seat in seats[0].table["seats"]] == ["Ada", "Bea", "Cem", ""]
        for seat, client in enumerate(seats):
            await client.until(lambda client=client: client.view)
            assert client.seat == seat
            assert client.view is not None
            assert client.view["seat"] == seat
        await asyncio.gather(*[client.play(chance) for client in seats])
        told = await who.call("GET", f"/api/tables/{table}/events?seat=2")
        assert told["seat"] == 2
        assert any(event["event"] == "chose" and event["seat"] == 2 and event["rank"] for event in told["events"])
        chosen = [event for event in seats[0].events if event["event"] == "chose" and event["seat"] != 0]
        assert chosen
        assert all(event["rank"] is None for event in chosen)
        await seats[1].do("rematch")  # one of them speaks for all
        await seats[0].until(lambda: seats[0].table["rematch"])
        again = await who.at(seats[0].table["rematch"]).connect(link="2")
        await again.until(lambda: again.questions)
        assert [seat["name"] for seat in again.table["seats"]] == ["Ada", "Bea", "Cem", ""]
        with pytest.raises(Exception, match="nobody of this device"):
            await who.at(table).connect(link="3")

    run(main)


@pytest.mark.parametrize("people", [["Ada"], ["Ada"] * 7])
def test_a_device_has_room_for_two_to_six_people(people: list[str]) -> None:
    run(lambda: expect(refusal(person(), "POST", "/api/hotseat", {"people": people}), "bad_setup"))


async def expect(what: Awaitable[str], wanted: str) -> None:
    assert await what == wanted


def test_a_game_that_everybody_ends_is_gone() -> None:
    async def main() -> None:
        who = person()
        hotseat = {"people": ["Ada", "Bea"]}
        table = (await who.call("POST", "/api/hotseat", hotseat))["id"]
        assert (await who.call("POST", f"/api/tables/{table}/resign"))["state"] == "abandoned"
        assert await who.call("GET", "/api/me/games") == []
        alone = await who.open_table(setup={"players": 1}, start=True)
        async with who.at(alone) as client:
            await client.do("resign")
            assert client.table["state"] == "abandoned"
        assert await who.call("GET", "/api/me/games") == []
        assert await refusal(person(who.memory), "GET", f"/api/tables/{table}") == "unknown_table"

    run(main)


def test_a_bot_can_play_for_a_person_and_another_bot_for_a_bot() -> None:
    async def main() -> None:
        who = person()
        table = await who.open_table(setup={"players": 2}, bots=["random"], start=True)
        async with who.at(table) as client:
            await client.do("place_bot", seat=1, bot="deckhand")
            assert client.table["seats"][1]["bot"] == "deckhand"
            await client.do("take_name", name="Eve")
            assert client.table["seats"][0]["name"] == "Eve"
            await client.do("place_bot", seat=0, bot="random")
            assert await client.refused("answer", question=0, option="hand:1") == "bot_plays"
            await client.until(lambda: client.table["state"] == "over")

    run(main)


def test_a_captain_sits_in_for_an_admiral_who_would_be_too_slow_here() -> None:
    async def main() -> None:
        who = person()
        assert {"admiral", "admiral+bold", "captain+bold"} & set(await who.call("GET", "/api/bots")) == {"captain+bold"}
        table = await who.open_table(setup={"players": 2}, bots=["admiral"], start=True)
        async with who.at(table) as client:
            assert client.table["seats"][1]["bot"] == "captain"
            await client.do("place_bot", seat=1, bot="random")
            await client.do("place_bot", seat=1, bot="admiral")
            assert client.table["seats"][1]["bot"] == "captain"
            await client.do("place_bot", seat=1, bot="admiral+bold")
            assert client.table["seats"][1]["bot"] == "captain+bold"
        await who.kill()

    run(main)


def test_a_bot_that_was_replaced_before_it_thought_does_not_answer() -> None:
    async def main() -> None:
        who = person()
        table = await who.open_table(setup={"players": 2}, bots=["captain"], start=True)
        async with who.at(table):
            kept: Kept = who.device.tables[table]
            (question,) = [each.id for each in kept.play.game.questions if each.seat == 1]  # type: ignore[union-attr]
            await rest()
            await who.device.do(kept, "me", PlaceBot("place", 1, "deckhand"))
            assert await who.device.think(kept, 1, question, "captain") is None
            assert await who.device.think(kept, 1, question, "deckhand") is not None

    run(main)


def test_a_captain_begins_after_the_page_has_drawn_a_new_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    """Such as the reveal: in the first moment the page has all cores."""
    course: list[Any] = []
    sleep = asyncio.sleep

    async def short(seconds: float) -> None:
        if seconds == DRAWING:
            course.append("draws")
        await sleep(0)

    async def think(kept: Kept, seat: int, question_id: int, bot: str) -> Reply:
        game = kept.play.game
        assert game is not None
        course.append(PHASES[game.phase])
        return make_bot("random", 1).reply(game.view(seat), next(each for each in game.questions if each.seat == seat))

    async def main() -> None:
        monkeypatch.setattr(asyncio, "sleep", short)
        who = person()
        monkeypatch.setattr(who.device, "think", think)
        table = await who.open_table(setup={"players": 3}, bots=["captain", "captain"], start=True)
        async with who.at(table) as client:
            await client.play(random.Random(1), 12)
        monkeypatch.setattr(asyncio, "sleep", sleep)

    run(main)
    thoughts = [each for each in course if each != "draws"]
    assert {"choosing", "daytime"} <= set(thoughts)
    assert "choosing choosing" in " ".join(course)  # a chosen card is little to draw
    for before, now in itertools.pairwise(["", *course]):
        assert now == "draws" or before in (now, "draws")


def test_hurried_bots_think_less_from_that_moment_on() -> None:
    """Bold captains, who have several cards to their taste: a clear choice would need little time in any case."""

    async def main() -> None:
        playouts: dict[bool, list[int]] = {}
        for hurried in (False, True):
            who = person()
            table = await who.open_table(setup={"players": 3}, bots=["captain+bold", "captain+bold"], start=True)
            who.device.hurry(table)  # no page shows it yet, so there is nothing to hurry
            async with who.at(table) as client:
                looks = who.device.now()
                while who.device.now() < looks + 0.1:  # the first captain has a third of its budget behind it
                    await asyncio.sleep(0)
                    who.device.now.time -= 0.001  # type: ignore[attr-defined]  # this look is not the captain's
                if hurried:
                    who.device.hurry(table)
                await client.until(lambda client=client: sum(event["event"] == "chose" for event in client.events) == 2)
            whys = [json.loads(step)["step"]["why"] for step in who.memory.steps[table]]
            playouts[hurried] = [why["arguments"]["playouts"] for why in whys if why]
        for slow, quick in zip(playouts[False], playouts[True], strict=True):
            assert slow > quick > 0
        assert playouts[True][0] > playouts[True][1]  # hurried on the way, and from the start

    run(main)


LEVELS = {"captain": {"you": 7, "automa": 33, "source": "J"}}


def test_a_log_goes_out_and_comes_in_again() -> None:
    async def main() -> None:
        who = person()
        for options in (
            {"setup": {"board": "stormy"}},
            {
                "setup": {
                    "players": 1,
                    "level": "captain",
                    "solo": {"levels": LEVELS},
                },
                "bots": [],
            },
            {"setup": {"tiles": {"map": {"calm": {"source": "C", "anchor": [{"effect": "gain", "doubloons": 9}]}}}}},
        ):
            table = await finished(who, **options)
            log = await who.call("GET", f"/api/replays/{table}/log")
            other = person(seed=9)
            read = await other.call("POST", "/api/logs", json.dumps(log))
            assert read["state"] == "over"
            assert await other.call("GET", f"/api/replays/{read['id']}/log") == log
            one, two = [
                await each.call("GET", f"/api/replays/{at}") for each, at in ((who, table), (other, read["id"]))
            ]
            assert (one["steps"], one["days"]) == (two["steps"], two["days"])
            for step in (0, 7, one["steps"]):
                moments = [
                    await each.call("GET", f"/api/replays/{at}/steps/{step}?as=0")
                    for each, at in ((who, table), (other, read["id"]))
                ]
                assert moments[0]["view"] == moments[1]["view"]
                assert moments[0]["seat"] == moments[1]["seat"]

    run(main)


def test_an_unfinished_game_goes_on_elsewhere() -> None:
    async def main() -> None:
        who, other = person(), person(seed=9)
        table = await who.open_table(setup={"players": 3}, bots=["random", "random"], start=True)
        async with who.at(table) as client:
            await client.play(random.Random(1), 5)
            await client.until(lambda: client.questions)
        log = await who.call("GET", f"/api/replays/{table}/log")
        read = await other.call("POST", "/api/logs", json.dumps(log))
        assert read["state"] == "playing"
        async with other.at(read["id"]) as client:
            await client.play(random.Random(2))
            await client.until(lambda: client.table["state"] == "over")
        check_chance(codec.log_from_data(await other.call("GET", f"/api/replays/{read['id']}/log"))[0])

    run(main)


def damaged(log: Data) -> list[str]:
    first = next(place for place, step in enumerate(log["steps"]) if "option" in step)
    steps = log["steps"]
    return [
        "",
        "no JSON",
        json.dumps(log)[:-40],
        json.dumps(log | {"format": "galecrest-log-9"}),
        json.dumps(log | {"state": "0" * 64}),
        json.dumps(log | {"steps": steps[: first + 3]}),
        json.dumps(log | {"steps": [*steps[:first], steps[first] | {"option": "hand:41"}, *steps[first + 1 :]]}),
        json.dumps(log | {"steps": 5}),
        json.dumps([log]),
    ]


def test_a_damaged_log_is_refused_and_nothing_is_stored() -> None:
    async def main() -> None:
        who = person()
        table = await finished(who)
        log = await who.call("GET", f"/api/replays/{table}/log")
        for text in damaged(log):
            assert await refusal(who, "POST", "/api/logs", text) == "bad_log", text[:80]
        later = json.dumps(log | {"rules": 99})
        assert await refusal(who, "POST", "/api/logs", later) == "other_rules"
        assert list(who.memory.tables) == [table]

    run(main)


def test_a_fork_goes_on_with_other_chance() -> None:
    async def main() -> None:
        who = person()
        table = await finished(who)
        forks = [await who.call("POST", f"/api/replays/{table}/fork", {"step": 9, "seat": 2}) for _ in range(2)]
        for fork in forks:
            assert fork["forked_from"] == table
            async with who.at(fork["id"]) as client:
                assert client.seat == 2
                await client.play(random.Random(1))
        assert await refusal(who, "POST", f"/api/replays/{table}/fork", {"step": 9999}) == "no_such_step"
        assert await refusal(who, "GET", f"/api/replays/{table}/steps/9999") == "no_such_step"
        assert await refusal(who, "GET", "/api/lobby") == "not_allowed"

    run(main)


def altered(step: str, **position: Any) -> str:
    data = json.loads(step)
    if data["position"]:
        data["position"] |= position
    return json.dumps(data)


async def played(who: Local, steps: int) -> str:
    table = await who.open_table(setup={"players": 2}, bots=["random"], start=True)
    async with who.at(table) as client:
        await client.play(random.Random(1), steps)
        await client.until(lambda: client.questions)
    await who.kill()
    return table


def test_a_game_of_earlier_rules_goes_on_from_the_start_of_its_day() -> None:
    async def main() -> None:
        who = person()
        table = await played(who, 8)
        who.memory.steps[table] = [altered(step, rules=0) for step in who.memory.steps[table]]
        later = person(who.memory)
        async with later.at(table) as client:
            assert client.table["resumed"]["day"] >= 1
            await client.play(random.Random(2))
            await client.until(lambda: client.table["state"] == "over")
        log = await later.call("GET", f"/api/replays/{table}/log")
        assert "resumed" in log
        assert await refusal(later, "POST", "/api/logs", json.dumps(log)) == "other_rules"

    run(main)


def test_a_game_of_later_rules_is_left_alone() -> None:
    async def main() -> None:
        who = person()
        table = await played(who, 3)
        who.memory.steps[table] = stored = [altered(step, rules=99) for step in who.memory.steps[table]]
        reply = await person(who.memory).ask("GET", f"/api/tables/{table}")
        assert "rules 99" in reply.json()["reason"]
        assert who.memory.steps[table] == stored

    run(main)


def test_a_table_that_cannot_be_read_is_refused() -> None:
    async def main() -> None:
        who = person()
        table = await played(who, 3)
        who.memory.steps[table][-1] = '{"step": 5}'
        assert await refusal(person(who.memory), "GET", f"/api/tables/{table}") == "failed"

    run(main)


@pytest.mark.parametrize(
    "setup", [{"players": 4, "board": "stormy"}, {"players": 2}, {"players": 1, "level": "pirate"}]
)
def test_a_game_goes_on_from_any_view_of_its_player(setup: Data) -> None:
    """A server that disappears leaves nothing but what its player was told."""

    async def main() -> None:
        who = person()
        bots = ["random"] * (setup["players"] - 1)
        table = await who.open_table(setup=setup, bots=bots, start=True)
        async with who.at(table) as client:
            for _ in range(12):
                await client.play(random.Random(1), 1)
                await client.until(lambda: client.questions or client.over)
                if client.over:
                    break
                told = {"setup": client.table["setup"], "seats": client.table["seats"], "view": client.view}
                other = person(seed=7)
                again = await other.call("POST", "/api/continue", told)
                assert again["resumed"]["elsewhere"]
                async with other.at(again["id"]) as page:
                    await page.until(lambda page=page: page.questions)
                    assert page.view is not None
                    for known in ("hand", "days", "track", "voyage", "day", "island"):
                        assert page.view[known] == client.view[known]  # type: ignore[index]
                    assert page.questions[0]["options"] == client.questions[0]["options"]
                    await page.play(random.Random(2), 3)
                await other.kill()
        log = await other.call("GET", f"/api/replays/{again['id']}/log")
        assert log["resumed"][0]["step"] == 0
        assert await refusal(person(), "POST", "/api/logs", json.dumps(log)) == "other_rules"

    run(main)


def test_only_a_game_against_bots_goes_on_elsewhere() -> None:
    async def main() -> None:
        who = person()
        table = await who.open_table(setup={"players": 2}, bots=["random"], start=True)
        async with who.at(table) as client:
            await client.until(lambda: client.view)
        seats, view = client.table["seats"], client.view
        told = {"setup": client.table["setup"], "seats": seats, "view": view}
        assert view is not None
        people = [seats[0], seats[1] | {"bot": None, "guest": "somebody"}]
        assert await refusal(who, "POST", "/api/continue", told | {"seats": people}) == "bad_setup"
        assert await refusal(who, "POST", "/api/continue", told | {"view": view | {"seat": None}}) == "not_seated"
        assert await refusal(who, "POST", "/api/continue", told | {"view": view | {"phase": "over"}}) == "game_over"
        assert await refusal(who, "POST", "/api/continue", told | {"view": {"seat": 0}}) == "bad_message"

    run(main)
