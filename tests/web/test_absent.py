"""Friends who do not answer, hosts who are away, guests who take a seat over, and a guest with too many games. The server of these tests
waits for a second where others wait for five minutes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.server.harness import Server, running
from tests.web.conftest import Visit
from tests.web.playing import play, wait
from tests.web.tables import call, come_in, open_table
from tests.web.test_friends import button, two_at_a_table

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("impatient")
    (folder / "sitecustomize.py").write_text("import galecrest.table.clocks\ngalecrest.table.clocks.IDLE = 1.0\n")
    with running(f"sqlite+aiosqlite:///{folder}/games.sqlite", "--tables-per-guest=20", path=folder) as server:
        yield server


def test_a_bot_plays_for_a_connected_friend_who_does_not_answer(visit: Visit, impatient: Server) -> None:
    ada, bo = two_at_a_table(partial(visit, url=impatient.http))
    play(ada.page, steps=1)
    notice = ada.page.locator(".notice", has_text="Bo has not answered for a while.")
    notice.get_by_role("button", name="Close").click()
    notice.wait_for(state="detached")
    button(ada, "Menu")
    ada.page.get_by_role("button", name="Crew", exact=True).click()  # what was closed can still be done there
    ada.page.get_by_role("dialog").get_by_role("button", name="Let a bot play for Bo").click()
    bo.page.get_by_role("button", name="Take my seat back").wait_for()
    ada.page.keyboard.press("Escape")
    wait(ada.page, "the game goes on")
    button(bo, "Take my seat back")
    bo.page.get_by_role("button", name="Take my seat back").wait_for(state="detached")


def test_while_the_host_is_away_a_friend_gives_the_seat_to_a_guest_who_is_asked_for_a_name(
    visit: Visit, impatient: Server
) -> None:
    ada, bo = two_at_a_table(partial(visit, url=impatient.http))
    cy = visit(url=impatient.http, named=False)
    come_in(cy)
    address = ada.page.url
    ada.open("/how")
    play(bo.page, steps=1)
    button(bo, "Offer the seat to somebody else")
    cy.page.goto(address)
    button(cy, "Take the seat")
    cy.page.get_by_label("Your name").fill("Cy")
    button(cy, "That’s me")
    cy.page.locator(".hand").wait_for()
    bo.page.get_by_role("heading", name="Cy", exact=True).wait_for()
    button(cy, "Menu")
    button(cy, "Change my name")  # in the middle of the game
    cy.page.get_by_label("Your name").fill("Captain Cy")
    button(cy, "That’s me")
    bo.page.get_by_role("heading", name="Captain Cy", exact=True).wait_for()


def test_a_guest_with_too_many_games_is_told_what_to_do_once(visit: Visit, impatient: Server) -> None:
    guest = visit(url=impatient.http)
    come_in(guest)
    for _ in range(20):
        open_table(guest, players=2)
    guest.forgiving = True  # the refusal is logged
    button(guest, "Sail with friends")
    button(guest, "Open the table")
    alert = guest.page.get_by_role("alert")
    expect(alert).to_have_text("You have many unfinished games. End one under My games, or resign from it.")
    expect(alert).to_be_visible()
    assert guest.page.locator("[role=alert]").count() == 1
    table = call(guest, "GET", "/api/me/games")[0]["table"]["id"]
    call(guest, "POST", f"/api/tables/{table}/resign")
    button(guest, "Open the table")
    guest.page.get_by_text("The crew gathers").wait_for()
