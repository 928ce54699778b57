"""The page shows a table's changed tiles, the solo deck, a resumed game, and the reason of a closing."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

from galecrest.game.solo import PRINTED_SOLO
from galecrest.words import Words
from tests.web.conftest import Visit, Visitor
from tests.web.playing import play, wait
from tests.web.tables import call, come_in, open_table

pytestmark = pytest.mark.slow

DEAREST = {"amulet": {"calm": {"source": "R", "anchor": [{"effect": "gain", "doubloons": 9}]}}}


def sit(guest: Visitor, **setup: Any) -> Page:
    come_in(guest)
    guest.page.goto(f"{guest.url}/table/{open_table(guest, **setup)}")
    wait(guest.page, "the first card")
    return guest.page


def look_at(page: Page, loot: str) -> str:
    """The text of this kind's tile, by hovering over a token of the day. Plays on to a day that has one."""
    for _ in range(40):
        token = page.locator(f".today button:has(.token.{loot})")
        if token.count():
            token.first.hover()
            page.locator(".peek .tile").wait_for()
            return page.locator(".peek .tile").inner_text()
        play(page, steps=1)
    raise AssertionError(f"no day has {loot}")


def cards_from_menu(page: Page, tab: str) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Cards and tiles").click()
    page.get_by_role("button", name=tab).click()


def test_a_changed_tile_tells_what_it_does_here_and_is_marked(visit: Visit) -> None:
    page = sit(visit(), seed="ca7", tiles=DEAREST)
    told = look_at(page, "amulet")
    assert "9 doubloons" in told
    assert "Changed" in told
    assert page.locator(".today button:has(.token.amulet) .changed").count() == 1
    assert page.locator(".today .changed").count() == 1
    cards_from_menu(page, "Loot tiles")
    changed = page.locator(".tile", has_text="Changed")
    assert changed.count() == 1
    assert "9 doubloons" in changed.inner_text()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Galecrest").click()
    page.get_by_role("link", name="Cards and tiles").click()
    page.get_by_role("button", name="Loot tiles").click()
    page.locator(".tile").first.wait_for()
    assert page.locator(".tile", has_text="Changed").count() == 0


def test_a_solo_table_shows_where_the_deck_points_and_both_texts_of_a_tile(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    body = {"setup": {"players": 1, "board": "calm", "level": "pirate"}, "seed": "ca7", "start": True}
    table = call(guest, "POST", "/api/tables", body)["id"]
    guest.page.goto(f"{guest.url}/table/{table}")
    wait(guest.page, "the first card")
    deck = guest.page.get_by_role("region", name="How Automa chooses")
    assert deck.locator("dd").count() == 5
    assert "marked" in deck.inner_text()
    told = call(guest, "GET", f"/api/tables/{table}/events")["events"]
    hand = next(event["dealt"] for event in told if event["event"] == "voyage_began")
    assert deck.get_by_role("list", name="Automa’s hand, face up").get_by_role("listitem").count() == len(hand) == 6
    assert deck.locator(".mark").count() == sum(PRINTED_SOLO.cards[rank].marked for rank in hand)
    lit = deck.locator("[aria-current] dt").inner_text()
    play(guest.page, steps=1)
    events = call(guest, "GET", f"/api/tables/{table}/events")["events"]
    chose = next(event for event in events if event["event"] == "automa_chose")
    assert lit == Words("en").t(f"row-{chose['row']}"), "the row was lit by which she then chose"
    told = look_at(guest.page, "amulet")
    assert told.index("3 doubloons") < told.index("Automa") < told.index("4 doubloons")
    assert "Changed" not in told


def test_a_table_that_went_on_after_an_update_says_so(visit: Visit) -> None:
    guest = visit()

    def resumed(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(text: str | bytes) -> None:
            message = json.loads(text)
            if "table" in message:
                message["table"]["resumed"] = {"rules": 2, "voyage": 2, "day": 3}
            socket.send(json.dumps(message))

        server.on_message(hear)

    guest.page.route_web_socket("**/socket", resumed)
    page = sit(guest)
    notice = page.locator(".notice", has_text="voyage 2, day 3")
    notice.wait_for()
    notice.get_by_role("button", name="Close").click()
    notice.wait_for(state="detached")


def test_a_table_that_is_not_there_says_so(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    guest.open("/table/nowhere")
    guest.page.get_by_role("heading", name="There is no such table").wait_for()


def test_the_solo_deck_page_shows_the_pointers_of_every_card(visit: Visit) -> None:
    guest = visit()
    guest.open("/cards")
    guest.page.get_by_role("button", name="Solo deck").click()
    cards = guest.page.locator(".cards > li")
    assert cards.locator("dl").count() == cards.count()
    assert "card 1 from the right" in cards.first.inner_text()
