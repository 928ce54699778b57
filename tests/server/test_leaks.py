"""No byte that a seat gets depends on what it may not know."""

import asyncio
import itertools
import random
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from galecrest.game import Game
from galecrest.game.terms import RULES_VERSION
from galecrest.table.messages import Setup, encode
from galecrest.table.play import Play
from tests.server.harness import Client, Data, Person, run, running


def sees_seated(client: Client, seats: int) -> bool:
    return all(seat["here"] for seat in client.table["seats"][:seats])


class Recorder:
    """A whole game of four with a watcher, and every byte that each of them was sent."""

    def __init__(self, people: list[Person], seed: int) -> None:
        self.people = people
        self.seed = seed
        self.clients: list[Client] = []
        self.histories: list[str] = []

    async def record(self) -> "Recorder":
        *players, watcher = self.people
        table = await players[0].open_table(setup={"players": 4}, seed=f"{self.seed:x}")
        self.clients = [await person.at(table).connect() for person in [*players, watcher]]
        for seat, client in enumerate(self.clients[1:4], start=1):
            await client.do("sit")
            await self.everybody(partial(sees_seated, seats=seat + 1))
        await self.clients[0].do("start")
        await self.everybody(lambda each: each.view and each.table["state"] == "playing")
        await self.play()
        await self.everybody(lambda each: each.table["state"] == "over")
        self.histories = [(await person.ask("GET", f"/api/tables/{table}/events")).text for person in self.people]
        for client in self.clients:
            await client.close()
        return self

    async def play(self) -> None:
        raise NotImplementedError

    async def everybody(self, knows: Callable[[Client], object]) -> None:
        """Nothing goes on before all have heard: what is told about the table may leave out what has passed meanwhile."""
        for client in self.clients:
            await client.until(lambda client=client: knows(client))

    async def step(self, told: list[Client], client: Client, question: Data, option: str) -> None:
        before = [len(each.heard) for each in told]
        await client.do("answer", question=question["id"], option=option)
        for each, count in zip(told, before, strict=True):
            await each.until(
                lambda each=each, count=count: any(message["type"] == "happened" for message in each.heard[count:])
            )

    def heard_by(self, place: int) -> list[str]:
        """The bytes about the game as they came, without the time of day, and as its history tells them, without the steps that the open
        replay of a finished game counts; the rest without what names this table or this moment, and whether it was said as a welcome or
        as news."""
        client = self.clients[place]
        told = [
            re.sub(r'(?<="time":).*', lambda time: re.sub(r"\d+\.\d+(e\+\d+)?", "0", time[0]), text)
            for text, message in zip(client.raw, client.heard, strict=True)
            if message["type"] == "happened"
        ]
        rest = [
            re.sub(
                r'"(id|link|created_at|here|patience)":("[^"]*"|[\d.]+|true|false|(?<=patience":)null)',
                r'"\1":0',
                re.sub(r'^{"type":"welcome","protocol":2,"guest":"\w+",', '{"type":"table",', text),
            )
            for text, message in zip(client.raw, client.heard, strict=True)
            if message["type"] not in ("happened", "accepted")
        ]
        history = re.sub(r',"steps":\[[\d,]+\]', "", self.histories[place])
        return [*told, history, *sorted(set(rest))]


class Moods(Recorder):
    """The seats from 1 on change their minds, or not."""

    def __init__(self, people: list[Person], restless: bool) -> None:
        super().__init__(people, 0x5EED)
        self.restless = restless

    async def play(self) -> None:
        chance, moods = random.Random(1), random.Random(2)
        while not self.clients[0].over:
            for client in self.clients[:4]:
                for question in client.questions:
                    await self.answer(client, question, chance, moods)

    async def answer(self, client: Client, question: Data, chance: random.Random, moods: random.Random) -> None:
        """One step after the other, so that both games are told in the same portions."""
        option = chance.choice(question["options"])["id"]
        options = [each["id"] for each in question["options"]]
        others = [other for other in options if other != option]
        if (
            self.restless
            and question["kind"] == "choose_character"
            and client.seat != 0
            and self.waits_for_others(client)
        ):
            first, everybody = moods.choice(others), True
            for change in (first, *moods.choices(options, k=moods.randrange(3)), option):
                await self.step(self.clients if everybody else [client], client, question, change)
                everybody = False
        else:
            await self.step(self.clients, client, question, option)

    def waits_for_others(self, client: Client) -> bool:
        assert client.view is not None
        return any(
            not player["has_chosen"] and player["hand_size"] > 1
            for seat, player in enumerate(client.view["players"])
            if seat != client.seat
        )


@pytest.mark.slow
def test_changes_of_mind_cannot_be_seen(tmp_path: Path) -> None:
    with running(f"sqlite+aiosqlite:///{tmp_path}/leaks.sqlite") as server:

        async def main() -> None:
            people = [await Person(server.http, f"Guest {number}").arrive() for number in range(5)]
            calm = await Moods(people, restless=False).record()
            restless = await Moods(people, restless=True).record()
            assert sum(map(len, restless.clients[1].raw)) > sum(map(len, calm.clients[1].raw))
            for place in (0, 4):  # seat 0 and the watcher
                assert calm.heard_by(place) == restless.heard_by(place)
            for client in (*calm.clients, *restless.clients):
                for text, message in zip(client.raw, client.heard, strict=True):
                    if message["type"] == "happened":
                        assert not re.search(r'"(seed|record|steps|hands|graveyards|draws)"', text)

        run(main, 200)


@dataclass
class Twins:
    """Two games with the same answers but for one: what the Surgeon took back. Neither of the two cards is seen again, so that the games
    differ in nothing else."""

    seed: int
    owner: int
    answers: tuple[list[tuple[int, int, str]], list[tuple[int, int, str]]]  # seat, question and option
    later: int  # answers after the Surgeon's


def find_twins(at_least: int) -> Twins:
    """The first pair that goes on for so long after the Surgeon has acted."""
    found = (twins for seed in itertools.count() if (twins := try_twins(seed)) and twins.later >= at_least)
    return next(found)


def try_twins(seed: int) -> Twins | None:
    chance = random.Random(seed)
    one = Game.new(4, "calm", seed)
    other = one.copy()
    twins: Twins | None = None
    answers: tuple[list[tuple[int, int, str]], list[tuple[int, int, str]]] = ([], [])
    while not one.over:
        question = chance.choice(one.questions)
        seat, number = question.seat, question.id
        open_in_both = next(each.options for each in other.questions if each.id == number)
        if twins is None and question.kind == "surgeon_heals":
            options = chance.sample(question.options, 2)
            twins = Twins(seed, seat, answers, 0)
        else:
            options = [chance.choice([each for each in question.options if each in open_in_both])] * 2
        for game, mine, option in zip((one, other), answers, options, strict=True):
            game.answer(number, option)
            mine.append((seat, number, option))
        if twins is not None:
            twins.later += 1
    return twins


class Script(Recorder):
    """The answers are given as they are written down."""

    def __init__(self, people: list[Person], seed: int, answers: list[tuple[int, int, str]]) -> None:
        super().__init__(people, seed)
        self.answers = answers

    async def play(self) -> None:
        for seat, question, option in self.answers:
            await self.step(self.clients, self.clients[seat], {"id": question}, option)


@pytest.mark.slow
def test_hidden_hands_cannot_be_seen(tmp_path: Path) -> None:
    twins = find_twins(at_least=60)
    with running(f"sqlite+aiosqlite:///{tmp_path}/hands.sqlite") as server:

        async def main() -> None:
            people = [await Person(server.http, f"Guest {number}").arrive() for number in range(5)]
            one, other = [await Script(people, twins.seed, answers).record() for answers in twins.answers]
            for place in range(5):
                alike = one.heard_by(place) == other.heard_by(place)
                assert alike == (place != twins.owner), f"place {place}; the Surgeon's owner is {twins.owner}"
            for client in (*one.clients, *other.clients):
                assert client.view is not None
                secret = client.view["players"][twins.owner]["may_hold"]
                assert len(secret) > 1, "the difference must not have come out"

        run(main, 200)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_future_cannot_be_seen(players: int) -> None:
    """Two games that stand equal and whose seeds differ: until chance speaks, everybody is told the same bytes."""
    setup = Setup(players=players)
    chance = random.Random(players)
    one = Play.new(setup, seed=1, rules=RULES_VERSION)
    begun = one.begin(0)
    one.take(begun)
    compared = 0
    other = Play.new(setup, seed=2, rules=RULES_VERSION)
    other.read(begun.step)
    while not one.over:
        assert one.game is not None
        question = chance.choice(one.game.questions)
        option = chance.choice(question.options)
        following = one.answer(question.seat, question.id, option, 0)
        one.take(following)
        if following.step.chance:
            other.read(following.step)  # from here on the other game is made equal again
        else:
            other.take(other.answer(question.seat, question.id, option, 0))
            compared += 1
        assert isinstance(other.game, Game)
        assert other.game.seed != one.game.seed
        for viewer in (None, *range(players)):
            after = max(0, one.told[viewer] - 3)
            assert encode(one.happened(viewer, after, 0)) == encode(other.happened(viewer, after, 0))
    assert compared >= 10


def test_nobody_answers_for_another_seat(tmp_path: Path) -> None:
    with running(f"sqlite+aiosqlite:///{tmp_path}/seats.sqlite") as server:

        async def main() -> None:
            people = [await Person(server.http).arrive() for _ in range(3)]
            table = await people[0].open_table(setup={"players": 2})
            clients = [await person.at(table).connect() for person in people]
            await clients[1].do("sit")
            await clients[0].do("start")
            for client in clients:
                await client.until(lambda client=client: client.view)
            theirs = clients[1].questions[0]
            answer = {"question": theirs["id"], "option": theirs["options"][0]["id"]}
            assert await clients[0].refused("answer", **answer) == "wrong_seat"
            assert await clients[2].refused("answer", **answer) == "not_seated"
            assert clients[2].view is not None
            assert clients[2].view["hand"] == []
            assert clients[2].link is None
            await asyncio.gather(*[client.close() for client in clients])

        run(main)
