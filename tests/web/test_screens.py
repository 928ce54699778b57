"""Every screen: accessibility, sizes, languages, motion and settings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.playing import play, wait
from tests.web.tables import come_in, open_table
from tests.web.tour import HIGH, SMALL, WIDE, every_screen

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = [(360, 640), (768, 1024), (1280, 720), (1920, 1080)]


def serious(page: Page, where: str) -> list[str]:
    page.evaluate(AXE.read_text("utf-8") + ";0")
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{where}: {each['id']}: {each['nodes'][0]['html'][:140]} {each['nodes'][0].get('failureSummary', '')[:200]}"
        for each in found["violations"]
        if each["impact"] in ("moderate", "serious", "critical")
    ]


@pytest.mark.slow
def test_axe_finds_nothing_moderate_or_worse_on_any_screen(visit: Visit) -> None:
    guest = visit()
    bad = [fault for screen in every_screen(guest, visit()) for fault in serious(guest.page, screen)]
    assert not bad, "\n".join(bad)


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_screen_fits(visit: Visit, width: int, height: int) -> None:
    touch = width < 1000
    guest = visit(width=width, height=height, has_touch=touch, is_mobile=touch)
    bad = []
    for screen in every_screen(guest, visit()):
        if guest.page.evaluate(WIDE):
            bad.append(f"{screen}: wider than {width}")
        if not touch and guest.page.evaluate(HIGH):
            bad.append(f"{screen}: higher than {height}")
        if touch:
            bad += [f"{screen}: {target}" for target in guest.page.evaluate(SMALL)]
    assert not bad, "\n".join(bad)


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
def test_motion_is_shown_and_a_click_skips_it(visit: Visit) -> None:
    guest = visit(pace="relaxed", still=False)
    come_in(guest)
    guest.page.goto(f"{guest.url}/table/{open_table(guest)}")
    play(guest.page, until="reveal")
    guest.page.evaluate("window.setTimeout = () => 0")  # no timer fires from here on
    guest.page.locator(".island").click(position={"x": 5, "y": 5})
    wait(guest.page, "the next question")


@pytest.mark.slow
def test_settings_are_kept(visit: Visit) -> None:
    guest = visit(pace="relaxed", still=False)
    come_in(guest)
    page = guest.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Brisk").click()
    page.get_by_label("Keep things still").check()
    page.get_by_label("Mute", exact=True).uncheck()
    page.get_by_label("Text size").fill("1.2")
    page.reload()
    page.wait_for_function("() => document.documentElement.classList.contains('still')")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "19.2px"
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_role("button", name="Brisk").get_attribute("aria-pressed") == "true"
    assert page.get_by_label("Keep things still").is_checked()
    assert not page.get_by_label("Mute", exact=True).is_checked()
    page.goto(f"{guest.url}/table/{open_table(guest)}")
    page.get_by_role("button", name="Mute", exact=True).click()
    page.get_by_role("button", name="Sound on").wait_for()
    page.reload()
    page.get_by_role("button", name="Sound on").wait_for()
