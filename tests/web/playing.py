"""Play through the page as a person does: choose one of the highlighted objects."""

from __future__ import annotations

import random
import time
from collections import Counter
from typing import Any

from playwright.sync_api import Error, Page

STATE = """() => {
  const shown = (element) => element && element.getBoundingClientRect().width > 0;
  const options = [...document.querySelectorAll('[data-option]')].filter(shown).map((each) => each.dataset.option);
  return {
    options,
    kind: document.querySelector('[data-question]')?.dataset.question ?? '',
    dialog: document.querySelector('dialog[open]') !== null,
    over: document.querySelector('.finale') !== null,
  };
}"""

# The number of events that the page has shown; it stores them when it is left.
SHOWN = """(dispatchEvent(new Event('pagehide')), JSON.parse(sessionStorage['galecrest-table'] ?? '{}').number)"""

# A reveal is short, and a busy machine may look away meanwhile.
REVEAL = """() => {
  window.revealed = new Promise((done, fail) => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('.revealing')) return;
      observer.disconnect();
      done();
    }).observe(document, {subtree: true, childList: true, attributes: true});
    setTimeout(() => fail(new Error('no card was turned up')), 60000);
  });
}"""


def state(page: Page) -> dict[str, Any]:
    now: dict[str, Any] = page.evaluate(STATE)
    return now


def wait(page: Page, for_what: str, seconds: float = 60, keep_dialog: bool = False) -> dict[str, Any]:
    """Wait until a question is open or the game is over. The breakdown of a voyage is closed."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        now = state(page)
        if now["dialog"] and keep_dialog:
            return now
        if now["dialog"] and not now["over"]:
            page.keyboard.press("Escape")
        elif now["over"] or (now["kind"] and now["options"]):
            return now
        page.wait_for_timeout(40)
    raise TimeoutError(f"nothing is asked: {for_what}; the page says {page.locator('.asks').all_inner_texts()}")


def press(page: Page, option: str, options: list[str]) -> None:
    """Choose with the keyboard: arrows move the focus, Enter answers."""
    for _ in range(len(options) + 1):
        focused = page.evaluate("document.activeElement?.dataset?.option ?? ''")
        if focused == option:
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def play(page: Page, by: str = "mouse", steps: int = 10_000, seed: int = 1, until: str = "") -> Counter[str]:
    """Play until the game is over, `steps` questions were answered, a voyage is over ("dialog") or cards are revealed ("reveal").
    Returns how often each kind of question was answered."""
    chance = random.Random(seed)
    kinds: Counter[str] = Counter()
    for _ in range(steps):
        now = wait(page, str(kinds), keep_dialog=until == "dialog")
        if now["over"] or (until == "dialog" and now["dialog"]):
            break
        option = chance.choice(now["options"])
        if until == "reveal":
            page.evaluate(REVEAL)
        before = page.evaluate("document.querySelector('[data-question]')?.dataset.id")
        if by == "mouse":
            target = page.locator(f'[data-option="{option}"]:visible').first
            try:
                box = target.bounding_box() or {"width": 2, "height": 2}
                target.click(position={"x": min(24, box["width"] / 2), "y": box["height"] / 2})
            except Error:
                if page.evaluate("document.querySelector('[data-question]')?.dataset.id") != before:
                    continue
                raise
        else:
            press(page, option, now["options"])
        kinds[now["kind"]] += 1
        if until == "reveal" and now["kind"] == "choose_character":
            page.evaluate("() => revealed")
            break
        page.wait_for_function(
            "(id) => document.querySelector('.finale, dialog[open]') || document.querySelector('[data-question]')?.dataset.id !== id",
            arg=before,
        )
    return kinds
