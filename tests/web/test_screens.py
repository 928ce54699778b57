"""Every screen: accessibility, sizes, languages, motion and settings."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.web.conftest import Visit
from tests.web.playing import play, wait
from tests.web.scenes import SCENES, Stage
from tests.web.tables import come_in, open_table
from tests.web.tour import HIGH, PANEL, SMALL, WIDE, every_screen, settled

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


# A page begins with its only h1, a dialog with its h2, and no level is left out.
HEADINGS = """() => {
  const dialog = document.querySelector('dialog[open]');
  const levels = [...(dialog ?? document).querySelectorAll('h1, h2, h3, h4')]
    .filter((each) => each.checkVisibility() && !each.closest('.peek')).map(({localName}) => +localName[1]);
  const top = dialog ? 2 : 1;
  return levels[0] === top && (dialog || !levels.slice(1).includes(1)) &&
    levels.every((level, at) => level >= top && (!at || level <= levels[at - 1] + 1));
}"""


def serious(page: Page, where: str) -> list[str]:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8") + ";0")
    headings = page.evaluate(HEADINGS)
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    faults = [] if headings else [f"{where}: the order of the headings"]
    return faults + [
        f"{where}: {each['id']}: {each['nodes'][0]['html'][:140]} {each['nodes'][0].get('failureSummary', '')[:200]}"
        for each in found["violations"]
        if each["impact"] in ("moderate", "serious", "critical")
    ]


DESK = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
BOTH = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


@pytest.mark.slow
@BOTH
def test_axe_finds_nothing_moderate_or_worse_in_any_phase(visit: Visit, size: dict[str, Any]) -> None:
    guest = visit(**size)
    stage = Stage(guest)
    page = guest.open("/table/stage")
    bad = []
    for scene, table in SCENES.items():
        stage.show(table(), scene)
        stage.arrived()
        bad += serious(page, scene)
        if stage.told:
            page.keyboard.press("Escape")
    stage.show(SCENES["choose"]())
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog", name="Resign").wait_for()
    bad += serious(page, "resign")
    assert not bad, "\n".join(bad)


# One walk for all sizes of a device: walking takes longer than measuring. The first size is that of the walk.
WALKS = {False: [(1280, 720), (1920, 1080)], True: [(390, 844), (360, 640), (768, 1024)]}


@pytest.mark.slow
@pytest.mark.parametrize("touch", WALKS, ids=["desk", "touch"])
def test_every_screen_fits_and_axe_finds_nothing_moderate_or_worse(visit: Visit, touch: bool) -> None:
    sizes: list[ViewportSize] = [{"width": width, "height": height} for width, height in WALKS[touch]]
    guest = visit(**sizes[0], has_touch=touch, is_mobile=touch)
    page = guest.page
    bad = []
    for screen in every_screen(guest, visit()):
        bad += serious(page, screen)
        for size in [*sizes[1:], sizes[0]]:
            page.set_viewport_size(size)
            settled(page)
            where = f"{screen}, {size['width']}x{size['height']}"
            if page.evaluate(WIDE):
                bad.append(f"{where}: too wide")
            if not touch and page.evaluate(HIGH):
                bad.append(f"{where}: too high")
            if touch:
                bad += [f"{where}: {target}" for target in page.evaluate(SMALL)]
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
    page.get_by_label("High contrast").check()
    page.reload()
    page.wait_for_function("() => document.documentElement.classList.contains('still')")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "19.2px"
    assert page.evaluate(PANEL) == "#000"
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_role("button", name="Brisk").get_attribute("aria-pressed") == "true"
    assert page.get_by_label("Keep things still").is_checked()
    assert not page.get_by_label("Mute", exact=True).is_checked()
    page.goto(f"{guest.url}/table/{open_table(guest)}")
    page.get_by_role("button", name="Mute", exact=True).click()
    page.get_by_role("button", name="Sound on").wait_for()
    page.reload()
    page.get_by_role("button", name="Sound on").wait_for()
