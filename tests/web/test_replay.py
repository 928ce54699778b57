"""A replay is driven by keys, its address names the moment, and a game goes on from any moment of it."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from galecrest.bots import STRENGTHS
from galecrest.words import Words
from tests.web.conftest import Visit, Visitor
from tests.web.playing import play, wait
from tests.web.tables import GIVE_TO_BOT, call, come_in, finished_game, open_table

pytestmark = pytest.mark.slow


def watch(guest: Visitor, table: str, query: str = "") -> tuple[Page, dict[str, Any]]:
    """Open a replay. Returns the page and what the server says about the game."""
    guest.open(f"/replay/{table}{query}")
    guest.page.get_by_label("Captain’s log").first.wait_for()
    return guest.page, call(guest, "GET", f"/api/replays/{table}")


def at_step(page: Page, step: int) -> None:
    """Waits until the replay and its address are at this step."""
    page.get_by_text(re.compile(rf"^Step {step} of")).wait_for()
    page.wait_for_url(re.compile(rf"[?&]step={step}(&|$)"))


def test_keys_move_through_a_replay(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    page, game = watch(guest, finished_game(guest, players=2))
    days = game["days"]
    for key, step in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("PageDown", days[1]["step"]),
        ("PageDown", days[2]["step"]),
        ("ArrowRight", days[2]["step"] + 1),
        ("PageUp", days[2]["step"]),
        ("PageUp", days[1]["step"]),
        ("End", game["steps"]),
        ("ArrowRight", game["steps"]),
        ("Home", 0),
        ("ArrowLeft", 0),
    ):
        page.keyboard.press(key)
        at_step(page, step)
    page.get_by_role("group", name="Captain’s log").focus()
    page.keyboard.press("ArrowRight")
    at_step(page, 1)
    for key in ("End", "PageUp", "Home", "PageDown"):  # they scroll the log
        page.keyboard.press(key)
    page.keyboard.press("ArrowRight")
    at_step(page, 2)
    page.keyboard.press("Space")
    page.get_by_role("button", name="Pause").wait_for()
    page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 4")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_the_address_of_a_replay_leads_to_the_same_moment(visit: Visit) -> None:
    guest, friend = visit(), visit()
    come_in(guest)
    page, game = watch(guest, finished_game(guest, players=3), "?step=7")
    at_step(page, 7)
    page.get_by_label("Seen by").select_option("1")
    page.wait_for_url(re.compile("as=1"))
    page.get_by_label("Voyages").select_option("2")
    second = next(day for day in game["days"] if day["voyage"] == 2)
    at_step(page, second["step"])
    page.get_by_role("button", name="Day 3", exact=True).click()
    third = next(day for day in game["days"] if (day["voyage"], day["day"]) == (2, 3))
    at_step(page, third["step"])
    friend.page.goto(page.url)
    at_step(friend.page, third["step"])
    expect(friend.page.locator(".board header")).to_contain_text("Voyage 2 of 3", ignore_case=True)
    assert friend.page.get_by_label("Seen by").input_value() == "1"
    assert page.get_by_role("region", name="Players").get_by_role("heading").count() == 2, (
        "beside the one whose hand is seen"
    )
    hand = page.get_by_role("list", name="Your hand").inner_text()
    expect(friend.page.get_by_role("list", name="Your hand")).to_have_text(hand, use_inner_text=True)


SCROLLS = "(players) => players.scrollHeight > players.clientHeight + 2"


@pytest.mark.parametrize("players", [4, 5, 6])
def test_all_players_are_seen_at_once_beside_the_island(visit: Visit, players: int) -> None:
    guest = visit()
    come_in(guest)
    table = finished_game(guest, players=players)
    steps = call(guest, "GET", f"/api/replays/{table}")["steps"]
    for seen_by in ("", "&as=0"):
        page, _ = watch(guest, table, f"?step={steps - 30}{seen_by}")  # with ships and loot
        at_step(page, steps - 30)
        for width, height in ((1280, 720), (1366, 625), (1024, 768), (1920, 1080)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(f"() => !({SCROLLS})(document.querySelector('[data-part=players]'))")
    guest.open(f"/table/{open_table(guest, players=players)}")
    page.set_viewport_size({"width": 1280, "height": 720})
    play(page, steps=8)
    assert not page.locator("[data-part=players]").evaluate(SCROLLS)


def test_a_game_goes_on_from_a_replay_with_its_bots(visit: Visit) -> None:
    guest, friend = visit(), visit()
    come_in(guest)
    body = {"setup": {"players": 3}, "bots": ["helmsman", "random"], "start": True}
    table = call(guest, "POST", "/api/tables", body)["id"]
    guest.page.evaluate(GIVE_TO_BOT, [table, "random"])
    page, _ = watch(friend, table, "?step=5&as=2")
    page.get_by_role("button", name="Play on from here").click()
    seats = page.locator("dialog label")
    assert "Helmsman bot" in seats.nth(1).inner_text()
    assert "You" in seats.nth(2).inner_text()
    seats.nth(0).click()
    assert "Chaos bot" in seats.nth(2).inner_text()
    page.locator("dialog").get_by_role("button", name="Play on as").click()
    wait(page, "the game goes on")
    fork = call(friend, "GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")
    assert [seat["bot"] for seat in fork["seats"]] == [None, "helmsman", "random"]
    expect(page.locator(".board header")).to_contain_text("from a replay", ignore_case=True)
    play(page, steps=2)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="To the replay this game comes from").click()
    at_step(page, 5)
    friend.open("/games")
    expect(page.locator(".what small").first).to_contain_text("from a replay")


def test_different_bots_play_for_the_people_of_a_replay(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    table = finished_game(guest, players=3)

    def as_if_people_had_played(route: Route) -> None:
        game = route.fetch().json()
        for seat, name in enumerate(("Ada", "Bo", "Cy")):
            game["table"]["seats"][seat] |= {"bot": None, "name": name, "guest": name}
        route.fulfill(json=game)

    guest.page.route(f"**/api/replays/{table}", as_if_people_had_played)
    guest.open(f"/replay/{table}?step=5&as=1")
    guest.page.get_by_role("button", name="Play on from here").click()
    seats = guest.page.locator("dialog label")
    words = Words("en")
    expect(seats.nth(0)).to_contain_text(words.bot(STRENGTHS["fair"][0]))
    expect(seats.nth(2)).to_contain_text(words.bot(STRENGTHS["fair"][1]))
    with guest.page.expect_request("**/fork") as sent:
        guest.page.locator("dialog").get_by_role("button", name="Play on as Bo").click()
    assert json.loads(sent.value.post_data or "")["bots"][:2] == list(STRENGTHS["fair"][:2])


def test_a_game_that_goes_on_cannot_be_replayed_yet_and_leads_to_its_table(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    table = call(guest, "POST", "/api/tables", {"setup": {"players": 2}, "bots": ["random"], "start": True})["id"]
    guest.forgiving = True  # the refused request is logged
    guest.open(f"/replay/{table}")
    guest.page.get_by_text("cannot be replayed yet").wait_for()
    guest.forgiving = False
    guest.page.get_by_role("link", name="Table").click()
    wait(guest.page, "the table of the game")
