"""You are "you": in the log, the line above the hand, the announcements, the breakdown and the end. The end tells what decided it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from galecrest.words import Words
from tests.web.conftest import Visit, Visitor
from tests.web.playing import play, wait
from tests.web.tables import call, come_in, finished_game, open_table

pytestmark = pytest.mark.slow

NAME = "Zebulon"
DEAR_CHESTS = {"chest": {"calm": {"source": "C", "anchor": [{"effect": "gain", "doubloons": 99}]}}}
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


def test_your_own_panel_and_the_crew_say_you(visit: Visit) -> None:
    guest = visit()
    named(guest)
    guest.open(f"/table/{open_table(guest)}")
    wait(guest.page, "the first card")
    expect(guest.page.locator(".own h2")).to_have_text("You")
    guest.page.get_by_role("button", name="Menu").click()
    guest.page.get_by_role("button", name="Crew", exact=True).click()
    crew = guest.page.get_by_role("dialog").locator("li")
    expect(crew.first).to_contain_text(f"{NAME} (you)")
    expect(crew.nth(1)).to_contain_text(Words("en").t("bot-deckhand.about"))


def test_a_line_about_a_saber_names_who_struck(visit: Visit) -> None:
    guest = visit()
    named(guest)
    table = finished_game(guest, players=5)
    told = call(guest, "GET", f"/api/tables/{table}/events")
    number, strike = next(
        (number, event)
        for number, event in enumerate(told["events"])
        if (event["event"], event["cause"]) == ("discarded_character", "saber")
        and event["by"] not in (None, event["seat"])
    )
    step = next(step for step, last in enumerate(told["steps"]) if last > number)
    page = guest.open(f"/replay/{table}?step={step}&as=0")
    page.get_by_text(re.compile(rf"^Step {step} of")).wait_for()
    names = page.get_by_label("Seen by").locator("option").all_inner_texts()[1:]
    striker = "You" if strike["by"] == 0 else names[strike["by"]]
    line = page.locator("ol.log li").filter(has_text=re.compile("saber", re.IGNORECASE)).last
    expect(line).to_contain_text(striker)
    expect(line).to_contain_text(Words("en").t(f"character-{strike['rank']}"))


def test_a_breakdown_shows_the_clock_survives_a_reload_and_opens_again(visit: Visit) -> None:
    guest = visit()
    named(guest)
    page = guest.page
    guest.open(f"/table/{open_table(guest, players=2, clock={'decision': 600, 'bank': 60})}")
    wait(page, "the first card")
    play(page, until="dialog")
    dialog = page.get_by_role("dialog", name="Voyage 1 is over")
    expect(dialog.get_by_role("timer")).to_be_visible()
    figures = dialog.locator("dl").all_inner_texts()
    page.reload()
    dialog.wait_for()
    assert dialog.locator("dl").all_inner_texts() == figures
    dialog.get_by_role("button", name="Sail on").click()
    wait(page, "the next voyage")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Voyage 1 is over").click()
    assert dialog.locator("dl").all_inner_texts() == figures


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


def test_the_largest_swing_of_the_game_leads_what_decided_it(visit: Visit) -> None:
    """A chest pays 99 here, so no other source can matter as much."""
    guest = visit()
    named(guest)
    swings: dict[int, int] = {}
    while max(swings.values(), default=0) <= 0:  # another game if the first two had equally many chests in every voyage
        table = finished_game(guest, players=3, tiles=DEAR_CHESTS)
        events = call(guest, "GET", f"/api/tables/{table}/events")["events"]
        winner, second = events[-1]["standing"][:2]
        swings, voyage = {}, 1
        for event in events:
            voyage = event.get("voyage", voyage)
            if event["event"] == "doubloons" and event["cause"] == "chest" and event["seat"] in (winner, second):
                sign = 1 if event["seat"] == winner else -1
                swings[voyage] = swings.get(voyage, 0) + sign * event["change"]
    guest.open(f"/table/{table}")
    first = guest.page.locator(".moments li").first
    voyage = max(swings, key=lambda each: swings[each])
    expect(first).to_contain_text(f"Voyage {voyage}")
    expect(first).to_contain_text(re.compile(rf"Chest.*\b{swings[voyage]}\b"))
