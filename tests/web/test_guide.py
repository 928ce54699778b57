"""The guided voyage waits for the reader, keeps its order, and covers nothing that it explains."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit, Visitor
from tests.web.playing import REVEAL, play, wait
from tests.web.tables import come_in

pytestmark = pytest.mark.slow

# The steps in their order, by how they begin.
STEPS = [
    "Welcome aboard",
    "First look at the loot",
    "Now your hand",
    "All cards are turned up",
    "Dusk!",
    "This is your ship",
    "Reputation breaks ties",
    "Read their hands",
    "Not every day",
    "Loot is worth",
    "The last day",
    "A new voyage!",
    "Now you know",
]

# The element that is highlighted, and how much of it lies under the guide.
HIDDEN = """() => {
  const box = document.querySelector('.told-of').getBoundingClientRect();
  const bar = document.querySelector('.bar').getBoundingClientRect();
  return box.width > 0 && box.bottom > bar.top + 1 && box.top < bar.bottom ? Math.round(box.bottom - bar.top) : 0;
}"""

# The share of the highlighted element that lies on top. A list may be longer than the room for it: then the share of that room.
SEEN = """() => {
  const lit = document.querySelector('.told-of');
  const box = lit.getBoundingClientRect();
  const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)];
  let seen = 0;
  for (let x = 0.5; x < 10; x++) for (let y = 0.5; y < 10; y++) {
    const found = document.elementFromPoint(box.left + box.width * x / 10, top + (bottom - top) * y / 10);
    if (found && lit.contains(found)) seen++;
  }
  return seen / 100;
}"""

# How many pixels of the line around the highlighted element are cut off, at the worst side.
CUT = """() => {
  const lit = document.querySelector('.told-of');
  const {outlineOffset, outlineWidth} = getComputedStyle(lit);
  const around = parseFloat(outlineOffset) + parseFloat(outlineWidth);
  const box = lit.getBoundingClientRect();
  let cut = Math.max(around - box.left, box.right + around - innerWidth);
  for (let each = lit.parentElement; each !== document.body; each = each.parentElement) {
    const {overflowX} = getComputedStyle(each);
    const edge = each.getBoundingClientRect();
    if (overflowX !== 'visible') cut = Math.max(cut, edge.left + around - box.left, box.right + around - edge.right);
  }
  return cut;
}"""


def begin(guest: Visitor) -> Page:
    come_in(guest)
    guest.page.get_by_role("button", name="Guided first voyage").click()
    guest.page.locator(".guide").wait_for()
    return guest.page


def read_step(page: Page) -> str:
    """Read the step and go on."""
    told = page.locator(".guide").inner_text()
    page.get_by_role("button", name="Go on").or_(page.get_by_role("button", name="Thanks")).first.click()
    page.wait_for_function("(text) => document.querySelector('.guide')?.innerText !== text", arg=told)
    return told


@pytest.mark.parametrize(("width", "height", "touch"), [(1280, 720, False), (390, 844, True)])
def test_every_step_comes_once_in_its_order_and_covers_nothing(
    visit: Visit, width: int, height: int, touch: bool
) -> None:
    page = begin(visit(width=width, height=height, has_touch=touch, is_mobile=touch))
    told: list[str] = []
    while len(told) < len(STEPS):
        page.wait_for_selector(".guide, dialog[open], [data-question]")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
            page.locator("dialog[open]").wait_for(state="detached")
        elif page.locator(".guide").count():
            assert page.evaluate(HIDDEN) == 0, page.locator(".guide").inner_text()
            assert page.evaluate(SEEN) >= 0.5, page.locator(".guide").inner_text()
            assert page.evaluate(CUT) <= 1, page.locator(".guide").inner_text()
            lit = page.locator(".told-of").evaluate("(lit) => lit.className")
            told.append(read_step(page))
            assert ("ship" in lit.split()) == told[-1].startswith("This is your ship"), "the right thing is lit"
        else:
            play(page, steps=1)
    assert [text.startswith(step) for text, step in zip(told, STEPS, strict=True)] == [True] * len(STEPS), told
    assert ("Press and hold" in told[1]) == touch
    assert ("Point at" in told[1]) != touch


def test_a_hasty_player_reads_every_step_before_the_cards_are_revealed(visit: Visit) -> None:
    page = begin(visit())
    page.locator("[data-option]:visible").first.click()  # the card is sent before the first step is read
    for step in STEPS[:3]:
        assert page.locator(".guide").inner_text().startswith(step)
        assert page.locator(".island ol.cards").count() == 0
        read_step(page)
    page.locator(".island ol.cards").wait_for()
    assert page.locator(".guide").inner_text().startswith(STEPS[3])
    for step in STEPS[3:6]:
        page.wait_for_selector(".guide, [data-question]")
        if not page.locator(".guide").count():
            play(page, steps=1)  # which token to take at dusk
            page.locator(".guide").wait_for()
        assert page.locator(".guide").inner_text().startswith(step)
        if step == "Dusk!":
            assert page.locator(".told-of").evaluate("(lit) => lit.matches('main .today')"), (
                "the islet of the day is lit"
            )
            page.locator(".told-of button").first.hover()  # what the step talks about can be read while it waits
            page.locator(".peek .tile").wait_for()
        read_step(page)
    wait(page, "the second day")


def test_a_click_beside_the_guide_skips_nothing_that_waits_for_the_reader(visit: Visit) -> None:
    page = begin(visit(pace="relaxed", still=False))
    page.locator("[data-option]:visible").first.click()
    page.get_by_role("button", name="Pause").wait_for()  # the events have come, and the guide holds them
    page.locator(".island").click(position={"x": 5, "y": 5})
    page.evaluate(REVEAL)
    for _ in STEPS[:3]:
        read_step(page)
    page.evaluate("() => revealed")


def test_the_guide_goes_on_where_the_reader_left_it(visit: Visit) -> None:
    guest = visit()
    page = begin(guest)
    read_step(page)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Home").click()
    page.get_by_role("heading", name="Galecrest").wait_for()
    page.go_back()
    page.locator(".guide", has_text="First look at the loot").wait_for()


def test_the_guided_voyage_can_be_left(visit: Visit) -> None:
    page = begin(visit())
    page.get_by_role("button", name="Leave the tour").click()
    play(page, steps=2)
    assert page.locator(".guide").count() == 0
