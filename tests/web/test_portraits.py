"""Portraits: in every place with the character's name, the emblem where they do not come, nothing moves when they do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.conftest import Visit
from tests.web.playing import wait
from tests.web.tables import call, come_in, finished_game, open_table

CAST = re.compile(r"/assets/cast-\w+/[\w-]+\.svg")
# The names of the portraits that are shown, and for each card in sight whether its emblem shows.
SHOWN = "(where) => [...document.querySelectorAll(`${where} img.come`)].filter((each) => each.offsetWidth).map((each) => each.alt)"
EMBLEMS = """() => [...document.querySelectorAll('.cards .card')].map((card) => ({
  emblem: getComputedStyle(card.querySelector('.instead svg')).visibility,
  picture: Math.max(...[...card.querySelectorAll('img')].map((each) => +getComputedStyle(each).opacity)),
}))"""
BOXES = "() => [...document.querySelectorAll('.card, .frame')].map((each) => Object.values(each.getBoundingClientRect().toJSON()))"


def shown(page: Page, where: str, count: int) -> list[str]:
    """Wait until so many portraits have come."""
    expect(page.locator(f"{where} img.come:visible")).to_have_count(count)
    names: list[str] = page.evaluate(SHOWN, where)
    return names


@pytest.mark.slow
def test_portraits_bear_the_names_of_their_characters(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    assert shown(guest.page, ".fan", 3) == ["Smuggler", "Captain", "Topman"]
    guest.page.goto(f"{guest.url}/table/{open_table(guest)}")
    wait(guest.page, "a hand")
    hand = guest.page.locator(".hand .name").all_inner_texts()
    assert shown(guest.page, ".hand", len(hand)) == hand
    guest.page.locator(".hand button").first.hover()
    assert shown(guest.page, ".peek", 1) == hand[:1]
    guest.open("/cards")
    guest.page.get_by_label("Search").fill("Wind Nymph")
    assert shown(guest.page, ".cards", 1) == ["Wind Nymph"]


@pytest.mark.slow
def test_a_phone_shows_its_own_crop(visit: Visit) -> None:
    guest = visit(width=360, height=640, has_touch=True, is_mobile=True)
    come_in(guest)
    shown(guest.page, ".fan", 3)
    crops = guest.page.evaluate("[...document.querySelectorAll('.fan img.come')].map((each) => each.src)")
    assert [crop.rpartition("#")[2] for crop in crops] == ["p", "p", "p"]


@pytest.mark.slow
@pytest.mark.parametrize("why", ["the request fails", "forced colours"])
def test_the_emblem_shows_where_portraits_do_not(visit: Visit, why: str) -> None:
    guest = visit(**{} if why == "the request fails" else {"forced_colors": "active"})
    if why == "the request fails":
        guest.forgiving = True  # the page logs requests that fail
        guest.context.route(CAST, lambda route: route.abort())
    guest.open("/cards")
    guest.page.locator(".card").first.wait_for()
    expect(guest.page.locator(".cards .card:not(:has(img))")).to_have_count(0)
    if why == "forced colours":
        expect(guest.page.locator(".cards img.come").first).to_be_attached()
    assert {(each["emblem"], each["picture"]) for each in guest.page.evaluate(EMBLEMS)} == {("visible", 0)}
    assert guest.page.locator(".cards img").first.get_attribute("alt") == "Scout"


@pytest.mark.slow
def test_nothing_moves_when_portraits_come(visit: Visit) -> None:
    guest = visit()
    held: list[Route] = []
    hold = True

    def keep(route: Route) -> None:
        if hold:
            held.append(route)
        else:
            route.continue_()

    guest.context.route(CAST, keep)
    with guest.page.expect_request(CAST):
        guest.open("/cards")
    guest.page.locator(".card").first.wait_for()
    guest.page.evaluate("document.fonts.ready")
    before = guest.page.evaluate(BOXES)
    hold = False
    for route in held:
        route.continue_()
    expect(guest.page.locator(".cards img.come").first).to_be_attached()
    assert guest.page.evaluate(BOXES) == before


@pytest.mark.slow
def test_the_others_see_the_captain_whom_a_player_chose(visit: Visit) -> None:
    host, other = visit(), visit()
    come_in(host)
    host.page.get_by_role("button", name="Your captain").click()
    with host.page.expect_response(lambda reply: reply.request.method == "PUT"):
        host.page.get_by_role("button", name="Firebeard").click()
    assert shown(host.page, "header", 1) == ["Firebeard"]
    table = call(host, "POST", "/api/tables", {"setup": {"players": 2}})["id"]
    other.open(f"/table/{table}")
    face = other.page.locator('img.come[src*="/captain-2.svg"]')
    face.wait_for()
    assert str(face.get_attribute("src")).endswith("#f")


@pytest.mark.slow
def test_the_podium_shows_a_face_for_every_player(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    guest.open(f"/table/{finished_game(guest, players=3)}")
    faces = guest.page.locator(".podium img.come")
    expect(faces).to_have_count(3)
    assert len({face.get_attribute("src") for face in faces.all()}) == 3
