"""You are "you": in the log, the line above the hand, the announcements, the breakdown and the end. The end tells what decided it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit, Visitor
from tests.web.playing import play, wait
from tests.web.tables import call, come_in, finished_game, open_table

pytestmark = pytest.mark.slow

NAME = "Zebulon"
# All text that tells what happens, seen and unseen.
TOLD = """() => [...document.querySelectorAll('.log, [data-part=prompt], [role=log], [data-part=island], dialog')]
  .map((each) => each.textContent).join(' ')"""


def named(guest: Visitor) -> None:
    come_in(guest)
    call(guest, "PUT", "/api/me", {"name": NAME})


def speak_of_everything(guest: Visitor) -> None:
    guest.page.evaluate(
        "localStorage.galecrest = JSON.stringify({...JSON.parse(localStorage.galecrest), spoken: 'events'})"
    )


def told(page: Page) -> str:
    text = str(page.evaluate(TOLD))
    assert NAME not in text, text[max(0, text.index(NAME) - 60) : text.index(NAME) + 60]
    return text


def test_a_voyage_is_told_to_you(visit: Visit) -> None:
    guest = visit()
    named(guest)
    speak_of_everything(guest)
    guest.open(f"/table/{open_table(guest, seed='ca7')}")
    wait(guest.page, "the first card")
    heard = ""
    while not guest.page.locator("dialog[open]").count():
        play(guest.page, steps=1, until="dialog")
        heard += told(guest.page)
    assert "your " in heard
    assert "You: +" in heard
    assert "You take loot" in heard
    expect(guest.page.get_by_role("dialog").get_by_role("heading", name=re.compile("^You "))).to_be_visible()


def test_the_end_tells_in_words_what_decided_it_and_leads_to_the_moment(visit: Visit) -> None:
    guest = visit()
    named(guest)
    table = finished_game(guest, players=3)
    guest.open(f"/table/{table}")
    page = guest.page
    page.locator(".finale").wait_for()
    told(page)
    moments = page.locator(".moments a")
    expect(moments.first).to_have_attribute("href", re.compile(rf"/replay/{table}\?step=\d+&as=0$"))
    game = call(guest, "GET", f"/api/replays/{table}")
    last = call(guest, "GET", f"/api/replays/{table}/steps/{game['steps']}")
    winner, second = last["view"]["standing"][:2]
    step = int(re.search(r"step=(\d+)", str(moments.first.get_attribute("href"))).group(1))  # type: ignore[union-attr]
    events = call(guest, "GET", f"/api/replays/{table}/steps/{step}?seat=0")["events"]
    touched = {event.get(field) for event in events for field in ("seat", "receiver", "by", "victim")}
    assert {winner, second} & touched, "the moment is about the winner or the second"
    moments.first.click()
    page.get_by_text(re.compile(rf"^Step {step} of")).wait_for()
    assert page.get_by_label("Seen by").input_value() == "0"
