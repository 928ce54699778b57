"""The client without eyes: a whole game by roles, names, announcements and keys."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit

pytestmark = pytest.mark.slow

# The role and the name of what has the focus, as far as the test needs them.
FOCUSED = """() => {
  const at = document.activeElement;
  const named = at.getAttribute('aria-labelledby');
  const name = at.ariaLabel ?? (named ? document.getElementById(named)?.textContent : at.textContent) ?? '';
  return [at === document.body ? 'body' : at.getAttribute('role') ?? at.localName, name.trim()];
}"""


def focused(page: Page) -> tuple[str, str]:
    role, name = page.evaluate(FOCUSED)
    return role, name


def test_a_whole_game_by_ear_and_keys(visit: Visit) -> None:
    page = visit().open()
    page.get_by_role("button", name="Play now").press("Enter")
    page.get_by_role("list", name="Your hand").wait_for()
    chance = random.Random(4)
    questions = 0
    while True:
        page.wait_for_function(
            "() => document.querySelector('dialog[open]') || document.activeElement.matches('[role=group][data-question]')"
        )
        if page.get_by_role("dialog").count():
            if page.get_by_role("button", name="Rematch").count():
                break
            page.get_by_role("button", name="Sail on").press("Enter")
            page.get_by_role("dialog").wait_for(state="detached")
            continue
        role, question = focused(page)
        assert role == "group"
        assert question
        for _ in range(chance.randint(1, 6)):
            page.keyboard.press("ArrowRight")
        role, option = focused(page)
        assert role == "button", question
        assert option, question
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.activeElement !== document.body")
        questions += 1
    said = page.get_by_role("log", name="Announcements").inner_text()
    assert questions > 15
    assert "On the island" in said
    assert "doubloon" in said
