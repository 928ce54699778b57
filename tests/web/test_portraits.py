"""Portraits: in every place with the character's name, the emblem where they do not come, nothing moves when they do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from art.figure import DISC, PHONE_HEIGHT
from tests.web.conftest import Visit, Visitor
from tests.web.measures import portraits
from tests.web.playing import wait
from tests.web.scenes import SCENES, Stage
from tests.web.tables import call, come_in, finished_game, open_table
from tests.web.tour import settled

CAST = re.compile(r"/assets/cast-\w+/[\w-]+\.svg")
# The names of the portraits that are shown, and for each card in sight whether its emblem shows.
SHOWN = "(where) => [...document.querySelectorAll(`${where} img.come`)].filter((each) => each.offsetWidth).map((each) => each.alt)"
EMBLEMS = """(where) => [...document.querySelectorAll(where)].map((frame) => ({
  emblem: getComputedStyle(frame.querySelector('.instead svg')).visibility,
  picture: Math.max(...[...frame.querySelectorAll('img')].map((each) => +getComputedStyle(each).opacity)),
}))"""
BOXES = """() => [...document.querySelectorAll('.card, .frame, .face, .player-name, .panel, .podium li')]
  .map((each) => [each.className, ...Object.values(each.getBoundingClientRect().toJSON())])"""

# Where the rank disc lies on the picture of a narrow card, as shares of its width, and the picture's height.
DISCS = """[...document.querySelectorAll('.hand .card')].map((card) => {
  const rank = card.querySelector('.rank'), {x, y, width, height} = card.querySelector('img.p').getBoundingClientRect();
  const disc = rank.getBoundingClientRect(), r = disc.width / 2;
  return [[(disc.x + r - x) / width, (disc.y + r - y) / width, r / width], height / width];
})"""

# The frames of a screen: all cards of the browser; hand, island and faces of a table; the podium.
CARDS, TABLE, END = ".cards .frame", ".island .frame, .hand .frame, .panel .face", ".podium .face"

# Notes the rank of every card that tips over, and the size from which the winner's portrait grows.
MOTION = """() => {
  window.tipped = [];
  window.grown = [];
  const {animate} = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    const [, turn] = /rotate\\((\\d+)/.exec(JSON.stringify(frames)) ?? [];
    if (turn > 45 && this.matches('.flyer')) tipped.push(this.textContent.trim());
    return animate.call(this, frames, timing);
  };
  addEventListener('animationstart', ({target}) => {
    if (target.matches('.place0 > .face')) grown.push(target.getAnimations()[0].effect.getKeyframes()[0].transform);
  });
}"""


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
    table = open_table(guest, seed="ca7")
    guest.open(f"/table/{table}")
    wait(guest.page, "a hand")
    portraits(guest.page, ".hand")
    crops = [str(each.get_attribute("src")) for each in guest.page.locator(".hand img.come:visible").all()]
    assert [crop.rpartition("#")[2] for crop in crops] == ["p"] * 6
    for disc, height in guest.page.evaluate(DISCS):
        assert disc == pytest.approx(DISC, abs=0.01)
        assert height == pytest.approx(PHONE_HEIGHT, abs=0.02)


# The share of the first door's middle card's picture that lies under its rank, as boxes.
HIDDEN = """() => {
  const card = document.querySelector('.fan .card:nth-child(2)');
  const [rank, frame] = ['.rank', '.frame'].map((each) => card.querySelector(each).getBoundingClientRect());
  const width = Math.min(rank.right, frame.right) - Math.max(rank.left, frame.left);
  const height = Math.min(rank.bottom, frame.bottom) - Math.max(rank.top, frame.top);
  return (Math.max(0, width) * Math.max(0, height)) / (frame.width * frame.height);
}"""


@pytest.mark.slow
def test_the_rank_hides_no_face_on_the_home_screen_of_a_phone(visit: Visit) -> None:
    guest = visit(width=390, height=844, has_touch=True, is_mobile=True)
    guest.open("/")
    assert shown(guest.page, ".fan", 3)[1] == "Captain"
    assert guest.page.evaluate(HIDDEN) < 0.25


def arrive(guest: Visitor, where: str) -> None:
    """Open the screen with these frames; its portraits may come or not."""
    if where == CARDS:
        guest.open("/cards")
    else:
        stage = Stage(guest)
        guest.open("/table/stage")
        stage.show(SCENES["the end" if where == END else "a character of any ship"]())
        stage.arrived()
    for frames in where.split(","):
        guest.page.locator(f"{frames} img").first.wait_for(state="attached")
    settled(guest.page)


@pytest.mark.slow
@pytest.mark.parametrize("where", [CARDS, TABLE, END], ids=["cards", "table and hand", "end"])
@pytest.mark.parametrize("why", ["the request fails", "forced colours"])
def test_the_emblem_shows_where_portraits_do_not(visit: Visit, why: str, where: str) -> None:
    guest = visit(**{} if why == "the request fails" else {"forced_colors": "active"})
    if why == "the request fails":
        guest.forgiving = True  # the page logs requests that fail
        guest.context.route(CAST, lambda route: route.abort())
    arrive(guest, where)
    expect(guest.page.locator(f":is({where}):not(:has(img))")).to_have_count(0)
    if why == "forced colours":
        expect(guest.page.locator(f":is({where}) img.come").first).to_be_attached()
    emblems = guest.page.evaluate(EMBLEMS, where)
    assert {(each["emblem"], each["picture"]) for each in emblems} == {("visible", 0)}
    if where == CARDS:
        assert guest.page.locator(".cards img").first.get_attribute("alt") == "Scout"


@pytest.mark.slow
@pytest.mark.parametrize("where", [CARDS, TABLE, END], ids=["cards", "table and hand", "end"])
def test_nothing_moves_when_portraits_come(visit: Visit, where: str) -> None:
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
        arrive(guest, where)
    before = guest.page.evaluate(BOXES)
    assert guest.page.locator("img.come").count() == 0
    hold = False
    for route in held:
        route.continue_()
    portraits(guest.page)
    assert guest.page.evaluate(BOXES) == before


@pytest.mark.slow
@pytest.mark.parametrize("reduced", [False, True], ids=["motion", "reduced motion"])
def test_the_actor_leans_forward_the_discarded_tips_over_and_the_winner_grows(visit: Visit, reduced: bool) -> None:
    guest = visit(pace="brisk", still=False, reduced_motion="reduce" if reduced else "no-preference")
    page = guest.page
    page.add_init_script(f"({MOTION})()")
    stage = Stage(guest)
    guest.open("/table/stage")
    stage.show(SCENES["a character of any ship"]())
    stage.arrived()
    portraits(page, "[data-acting]")
    actor = expect(page.locator("[data-acting] img.come:visible"))
    if reduced:
        actor.to_have_css("transform", "none")
    else:
        actor.not_to_have_css("transform", "none")
    stage.answer("ship:1:20")
    stage.arrived()
    assert page.evaluate("tipped") == ([] if reduced else ["20"])
    stage.show(SCENES["the end"]())
    stage.arrived()
    winner = page.locator(".place0 > .face")
    if reduced:
        expect(winner).to_have_css("animation-name", "none")
    else:
        page.wait_for_function("() => grown.length")
    assert page.evaluate("grown") == ([] if reduced else ["scale(0.5)"])


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
    crest = other.page.locator(".face:has(img.come) .instead svg")
    expect(crest.first).to_be_visible()
    assert str(face.get_attribute("src")).endswith("#f")


@pytest.mark.slow
def test_the_podium_shows_a_face_for_every_player(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    guest.open(f"/table/{finished_game(guest, players=3)}")
    faces = guest.page.locator(".podium img.come")
    expect(faces).to_have_count(3)
    assert len({face.get_attribute("src") for face in faces.all()}) == 3
