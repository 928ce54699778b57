"""Every kind of question is answered through the page: bots play whole games, and somebody plays on from each question."""

import pytest

from galecrest.lab.exhaust import QUESTIONS
from tests.web.conftest import Visit, Visitor
from tests.web.playing import play, wait
from tests.web.tables import call, come_in, finished_game

pytestmark = pytest.mark.slow

GAMES = [(6, "uncharted"), (2, "calm"), (6, "stormy"), (6, "calm")]


def find_questions(guest: Visitor, wanted: set[str], most: int = 24) -> dict[str, tuple[str, int, int]]:
    """For each kind a game, a step and the seat that is asked there."""
    found: dict[str, tuple[str, int, int]] = {}
    for number in range(most):
        players, board = GAMES[number % len(GAMES)]
        table = finished_game(guest, players=players, board=board)
        steps = call(guest, "GET", f"/api/replays/{table}")["steps"]
        for step in range(steps):
            for question in call(guest, "GET", f"/api/replays/{table}/steps/{step}")["questions"]:
                if question["kind"] not in found:
                    found[question["kind"]] = (table, step, question["seat"])
        if found.keys() >= wanted:
            break
    return found


def test_every_kind_of_question_is_answered(visit: Visit) -> None:
    guest = visit(height=900)
    come_in(guest)
    found = find_questions(guest, set(QUESTIONS))
    assert set(QUESTIONS) - found.keys() == set()
    for kind, (table, step, seat) in found.items():
        fork = call(guest, "POST", f"/api/replays/{table}/fork", {"step": step, "seat": seat, "bots": ["deckhand"]})
        guest.page.goto(f"{guest.url}/table/{fork['id']}")
        assert wait(guest.page, kind)["kind"] == kind
        options = guest.page.evaluate(
            "[...new Set([...document.querySelectorAll('[data-option]')].map((e) => e.dataset.option))].length"
        )
        asked = int(guest.page.locator("[data-question]").get_attribute("data-options") or 0)
        assert options == asked, f"{kind}: {asked} options, {options} of them on the table"
        assert play(guest.page, steps=1) == {kind: 1}
