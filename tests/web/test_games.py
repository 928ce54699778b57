"""Whole games through the page."""

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.playing import play

pytestmark = pytest.mark.slow


def tab_to(page: Page, button: str) -> None:
    """Press Tab until this button has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.get_by_role("button", name=button).evaluate_all("(all) => all.includes(document.activeElement)"):
            return
    raise AssertionError(f"{button} is not reached")


def choose(page: Page, by: str, button: str) -> None:
    if by == "mouse":
        page.get_by_role("button", name=button).click()
    else:
        page.get_by_role("button", name=button).wait_for()
        tab_to(page, button)
        page.keyboard.press("Enter")


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_whole_game_against_bots(visit: Visit, by: str) -> None:
    page = visit().open()
    choose(page, by, "Play now")
    kinds = play(page, by)
    assert kinds["choose_character"] >= 10
    page.wait_for_selector(".finale")
    assert page.locator(".podium li").count() == 4
    before = page.url
    choose(page, by, "Rematch")
    page.wait_for_url(lambda url: url != before)
    assert play(page, by, steps=1) == {"choose_character": 1}


def test_a_solo_game_tells_why_automa_chose(visit: Visit) -> None:
    page = visit().open()
    page.get_by_role("button", name="Sail alone").click()
    page.get_by_role("button", name="Landlubber").click()
    play(page, steps=1)
    page.wait_for_function("() => document.querySelector('.log')?.innerText.includes('Automa sends')")
    play(page)
    page.wait_for_selector(".finale")
