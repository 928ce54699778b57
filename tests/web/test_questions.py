"""Every kind of question is answered through the page: a guest forks a finished game where the question was asked."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from galecrest.game import Game
from galecrest.game.game import QUESTIONS
from tests.server.harness import Server, gather
from tests.web.conftest import Visit
from tests.web.playing import play, wait
from tests.web.tables import call, come_in
from tests.web.tour import SMALL, WIDE

# Games of random answers in which, together, everything is asked. When the rules change, look for others.
GAMES = [(6, "stormy", 93), (6, "uncharted", 9), (2, "calm", 2)]


def asked(players: int, board: str, seed: int) -> list[tuple[int, int, str, int, str]]:
    """For each step: the question's id, its seat, its kind, the number of answers before it, and the answer."""
    chance = Random(seed)
    game = Game.new(players, board, seed)
    steps: list[tuple[int, int, str, int, str]] = []
    while not game.over:
        question = game.questions[0]
        option = chance.choice(question.options)
        steps.append((question.id, question.seat, question.kind, len(steps), option))
        game.answer(question.id, option)
    return steps


def firsts(number: int) -> dict[str, tuple[int, int]]:
    """For each kind that the games before this one do not ask: the step and the seat."""
    known = {kind for game in GAMES[:number] for _, _, kind, _, _ in asked(*game)}
    found: dict[str, tuple[int, int]] = {}
    for _, seat, kind, step, _ in asked(*GAMES[number]):
        if kind not in known:
            found.setdefault(kind, (step, seat))
    return found


async def play_it(http: str, players: int, board: str, seed: int) -> str:
    """Play the same game at a table of the server."""
    people, table = await gather(http, players, seed=f"{seed:x}", board=board)
    clients = [await person.at(table).connect() for person in people]
    for question, seat, _, _, option in asked(players, board, seed):
        await clients[seat].do("answer", question=question, option=option)
    for client in clients:
        await client.close()
    return table


def test_the_games_ask_everything() -> None:
    assert {kind for number in range(len(GAMES)) for kind in firsts(number)} == set(QUESTIONS)


@pytest.mark.slow
@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_kind_of_question_is_answered(visit: Visit, server: Server, number: int) -> None:
    with ThreadPoolExecutor() as aside:  # the browser's event loop runs in this thread
        table = aside.submit(asyncio.run, play_it(server.http, *GAMES[number])).result(120)
    guest = visit(width=360, height=640, has_touch=True, is_mobile=True)  # the smallest screen
    come_in(guest)
    for kind, (step, seat) in firsts(number).items():
        fork = call(guest, "POST", f"/api/replays/{table}/fork", {"step": step, "seat": seat, "bots": ["deckhand"]})
        guest.page.goto(f"{guest.url}/table/{fork['id']}")
        assert wait(guest.page, kind)["kind"] == kind
        shown = guest.page.evaluate(
            "[...new Set([...document.querySelectorAll('[data-option]')].map((e) => e.dataset.option))].length"
        )
        offered = int(guest.page.locator("[data-question]").get_attribute("data-options") or 0)
        assert shown == offered, f"{kind}: {offered} options, {shown} of them on the table"
        assert not guest.page.evaluate(WIDE), kind
        assert not guest.page.evaluate(SMALL), kind
        assert play(guest.page, steps=1) == {kind: 1}
