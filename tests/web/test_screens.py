"""Every screen: for everybody, in every language, at every size, and quickly."""

from __future__ import annotations

import gzip
import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import STATIC, Visit
from tests.web.playing import play, wait
from tests.web.tables import come_in, finished_game, open_table

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(360, 640), (768, 1024), (1280, 720), (1920, 1080)]
SCREENS = ["/", "/lobby", "/games", "/cards", "/how"]


def check_with_axe(page: Page, where: str) -> None:
    page.evaluate(AXE.read_text("utf-8") + ";0")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    bad = [
        f"{each['id']}: {each['nodes'][0]['html'][:140]} {each['nodes'][0].get('failureSummary', '')[:200]}"
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    assert not bad, f"{where}: " + "\n".join(bad)


@pytest.mark.slow
@pytest.mark.parametrize("path", SCREENS)
def test_axe_finds_nothing_serious_on(visit: Visit, path: str) -> None:
    guest = visit()
    come_in(guest)
    guest.open(path)
    guest.page.wait_for_selector("h1")
    guest.page.wait_for_timeout(400)
    check_with_axe(guest.page, path)


@pytest.mark.slow
@pytest.mark.parametrize("board", ["calm", "stormy", "uncharted"])
def test_axe_finds_nothing_serious_at_a_table(visit: Visit, board: str) -> None:
    guest = visit()
    come_in(guest)
    table = open_table(guest, board=board)
    guest.page.goto(f"{guest.url}/table/{table}")
    for _ in range(3):
        wait(guest.page, "axe")
        check_with_axe(guest.page, board)
        play(guest.page, steps=3)
    wait(guest.page, "no dialog")
    guest.page.get_by_role("button", name="Menu").click()
    check_with_axe(guest.page, "menu")
    guest.page.get_by_role("button", name="Settings").click()
    check_with_axe(guest.page, "settings")


@pytest.mark.slow
def test_axe_finds_nothing_serious_at_the_end_and_in_a_replay(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    table = finished_game(guest)
    guest.page.goto(f"{guest.url}/table/{table}")
    guest.page.wait_for_selector(".finale")
    check_with_axe(guest.page, "end")
    guest.page.goto(f"{guest.url}/replay/{table}")
    guest.page.wait_for_selector(".scrubber")
    check_with_axe(guest.page, "replay")


WIDE = """() => {
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
  return wide;
}"""
SMALL = """() => [...document.querySelectorAll('button, a, input, select')]
  .filter((each) => each.checkVisibility() && !each.inert && !each.closest('[inert]'))
  .map((each) => [each, each.getBoundingClientRect()])
  .filter(([each, box]) => box.width > 2 && (box.width < 40 || box.height < 40) && !each.closest('label, p, .mute, .log'))
  .map(([each, box]) => `${each.className} ${each.ariaLabel ?? each.textContent.trim()} ${Math.round(box.width)}x${Math.round(box.height)}`)
"""


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_wider_than_the_screen(visit: Visit, width: int, height: int) -> None:
    touch = width < 1000
    guest = visit(width=width, height=height, has_touch=touch, is_mobile=touch)
    come_in(guest)
    for path in SCREENS:
        guest.open(path)
        guest.page.wait_for_selector("h1")
        guest.page.wait_for_timeout(200)
        assert guest.page.evaluate(WIDE) == [], path
    for players in (2, 6):
        guest.page.goto(f"{guest.url}/table/{open_table(guest, players=players, board='stormy')}")
        for _ in range(4):
            wait(guest.page, "a question")
            assert guest.page.evaluate(WIDE) == []
            if touch:
                assert guest.page.evaluate(SMALL) == []
            else:
                assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
            play(guest.page, steps=2)


@pytest.mark.slow
def test_languages_are_switched_and_remembered(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    heard = {guest.page.locator(".door.now strong").inner_text()}
    for language in ("fr", "nl", "pl"):
        guest.page.get_by_label(re.compile("Language|Langue|Taal|Język")).select_option(language)
        guest.page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)
        heard.add(guest.page.locator(".door.now strong").inner_text())
    assert len(heard) == 4
    guest.page.reload()
    guest.page.wait_for_function("() => document.documentElement.lang === 'pl'")
    guest.page.goto(f"{guest.url}/table/{open_table(guest)}")
    wait(guest.page, "a question in Polish")
    play(guest.page, steps=2)


@pytest.mark.slow
def test_the_guided_voyage_explains_each_step_once(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    guest.page.get_by_role("button", name="Guided first voyage").click()
    told: list[str] = []
    for _ in range(200):
        if guest.page.locator("dialog").count():
            guest.page.keyboard.press("Escape")
        guide = guest.page.locator(".guide")
        if guide.count():
            told.append(guide.locator("p").inner_text())
            guide.locator("button").first.click()
            guest.page.wait_for_function(
                "(text) => document.querySelector('.guide p')?.innerText !== text", arg=told[-1]
            )
            if "first voyage is done" in told[-1]:
                break
            continue
        play(guest.page, steps=1)
    assert len(told) == len(set(told)) >= 9


@pytest.mark.slow
def test_the_guided_voyage_can_be_left(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    guest.page.get_by_role("button", name="Guided first voyage").click()
    guest.page.get_by_role("button", name="Leave the tour").click()
    play(guest.page, steps=2)
    assert guest.page.locator(".guide").count() == 0


@pytest.mark.slow
def test_motion_is_shown_and_a_click_skips_it(visit: Visit) -> None:
    guest = visit(pace="relaxed", still=False)
    come_in(guest)
    guest.page.goto(f"{guest.url}/table/{open_table(guest)}")
    play(guest.page, until="reveal")
    start = time.monotonic()
    guest.page.locator(".island").click(position={"x": 5, "y": 5})
    wait(guest.page, "the next question")
    assert time.monotonic() - start < 10


def test_the_first_load_is_small() -> None:
    """All scripts that the first page asks for, gzipped."""
    html = (STATIC / "index.html").read_text("utf-8")
    scripts = set(re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', html))
    size = sum(len(gzip.compress((STATIC / script).read_bytes(), 9)) for script in scripts)
    assert 0 < size <= 180_000
