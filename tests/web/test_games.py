"""Whole games through the page."""

import pytest

from tests.web.conftest import Visit
from tests.web.playing import play

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("by", ["mouse", "keyboard"])
def test_a_whole_game_against_bots(visit: Visit, by: str) -> None:
    page = visit().open()
    if by == "mouse":
        page.get_by_role("button", name="Play now").click()
    else:
        page.get_by_role("button", name="Play now").focus()
        page.keyboard.press("Enter")
    kinds = play(page, by)
    assert kinds["choose_character"] >= 10
    page.wait_for_selector(".finale")
    assert page.locator(".podium li").count() == 4
    before = page.url
    page.get_by_role("button", name="Rematch").click()
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
