"""Sight: contrast over the real backgrounds, forced colours, large text, and less motion."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.playing import play, wait
from tests.web.tables import call, come_in, finished_game, open_table
from tests.web.tour import PANEL, SETTLED

pytestmark = pytest.mark.slow

DESK = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
BOARDS = ("calm", "stormy", "uncharted")

# Every line of text in the window with its colour, its opacity and its size, and a name for the report. What is covered is left out.
TEXTS = """() => {
  const found = [];
  function* ancestors(each) {
    for (; each; each = each.parentElement) yield each;
  }
  const walker = document.createTreeWalker(document.querySelector('dialog[open]') ?? document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || parent.closest('.unseen, option, script, style, :disabled, .said')) continue;
    if (!parent.checkVisibility({visibilityProperty: true, opacityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width < 4 || box.height < 6 || box.x < 1 || box.y < 1 || box.right > innerWidth || box.bottom > innerHeight) continue;
      const seen = [[0.5, 0.5], [0.05, 0.2], [0.95, 0.2], [0.05, 0.8], [0.95, 0.8]].every(([right, down]) => {
        const at = document.elementFromPoint(box.x + box.width * right, box.y + box.height * down);
        return at && (at.contains(parent) || parent.contains(at));
      });
      const clipped = [...ancestors(parent)].some((each) => {
        const edge = each.getBoundingClientRect();
        const out = box.y < edge.y || box.bottom > edge.bottom || box.x < edge.x || box.right > edge.right;
        return getComputedStyle(each).overflowY !== 'visible' && out;
      });
      if (!seen || clipped) continue;
      let opacity = 1;
      for (const each of ancestors(parent)) opacity *= +getComputedStyle(each).opacity;
      const style = getComputedStyle(parent);
      const drawn = parent instanceof SVGElement ? style.fill : style.color;
      const outlined = parent instanceof SVGElement && style.stroke !== 'none';
      if (outlined) continue; // letters of crests have an outline of their own
      found.push({
        colour: drawn.match(/[\\d.]+/g).slice(0, 4).map(Number), opacity,
        size: parseFloat(style.fontSize), bold: +style.fontWeight >= 700,
        box: [box.x, box.y + box.height / 8, box.right, box.bottom - box.height / 8], // letters, without the room above and below
        name: `${parent.closest('[class]')?.className}: ${walker.currentNode.data.trim().slice(0, 30)}`,
      });
    }
  }
  return found;
}"""
# The content policy allows no style elements, but style sheets of scripts.
HIDE_LETTERS = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { -webkit-text-fill-color: transparent !important; caret-color: transparent !important }
    svg text { fill: transparent !important; stroke: transparent !important }`);
  document.adoptedStyleSheets = [sheet];
}"""


def light(colour: tuple[float, ...]) -> float:
    """The relative luminance by WCAG."""
    parts = [each / 255 for each in colour]
    red, green, blue = (each / 12.92 if each <= 0.04045 else ((each + 0.055) / 1.055) ** 2.4 for each in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(text: tuple[float, ...], behind: tuple[float, ...]) -> float:
    low, high = sorted((light(text), light(behind)))
    return (high + 0.05) / (low + 0.05)


def pale(page: Page, where: str) -> list[str]:
    """Texts whose contrast against the pixels behind them is too low. The page is photographed without its letters; shadows stay."""
    page.mouse.move(2, 2)
    page.locator(".peek").wait_for(state="detached")
    page.evaluate(SETTLED)
    texts = page.evaluate(TEXTS)
    page.evaluate(HIDE_LETTERS)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    page.evaluate("document.adoptedStyleSheets = []")
    still = {str(text) for text in page.evaluate(TEXTS)}  # the others play on meanwhile
    texts = [text for text in texts if str(text) in still]
    assert texts, where
    scale = picture.width / page.evaluate("innerWidth")
    bad = []
    for text in texts:
        left, top, right, bottom = (round(each * scale) for each in text["box"])
        behind = picture.crop((max(0, left), max(0, top), min(picture.width, right), min(picture.height, bottom)))
        alpha = text["opacity"] * (text["colour"][3] if len(text["colour"]) > 3 else 1)
        pixels: Any = behind.resize((min(24, behind.width), min(12, behind.height))).get_flattened_data()
        found = sorted(
            contrast(
                tuple(alpha * one + (1 - alpha) * other for one, other in zip(text["colour"], pixel, strict=False)),
                pixel,
            )
            for pixel in pixels
        )
        large = text["size"] >= 24 or (text["bold"] and text["size"] >= 18.66)
        tenth = found[len(found) // 10]  # nine tenths of what lies behind a text
        if tenth < (3 if large else 4.5):
            bad.append(f"{where}: {tenth:.2f} {text['name']!r}")
    return bad


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_text_stands_out_from_what_lies_behind_it(visit: Visit, size: dict[str, Any]) -> None:
    guest = visit(**size)
    come_in(guest)
    page = guest.page
    bad = pale(page, "home")
    call(guest, "POST", "/api/tables", {"setup": {"players": 3, "listed": True}})
    for path in ("/how", "/cards", "/lobby", "/lesson/sets"):
        guest.open(path)
        page.get_by_role("heading").first.wait_for()
        bad += pale(page, path)
    gathering = call(guest, "POST", "/api/tables", {"setup": {"players": 6}})["id"]
    guest.open(f"/table/{gathering}")
    page.get_by_text("The crew gathers").wait_for()
    bad += pale(page, "gathering")
    finished = finished_game(guest, players=2)
    guest.open(f"/table/{finished}")
    page.get_by_role("dialog").wait_for()
    bad += pale(page, "the end")
    guest.open(f"/replay/{finished}?step=30")
    page.get_by_text("Step 30 of").wait_for()
    bad += pale(page, "replay")
    come_in(guest)
    page.get_by_role("button", name="Guided first voyage").click()
    page.get_by_role("button", name="Leave the tour").wait_for()
    bad += pale(page, "guided voyage")
    for board in BOARDS:
        guest.open(f"/table/{open_table(guest, seed='ca7', board=board)}")
        for step in range(6):
            now = wait(page, board)
            bad += pale(page, f"{board}, {now['kind']} {step}")
            play(page, steps=1)
    play(page, until="dialog")
    bad += pale(page, "the end of a voyage")
    assert not bad, "\n".join(sorted(set(bad)))


OPTIONS = """() => [...document.querySelectorAll('.asked[data-option]')].filter((each) => each.offsetWidth).map((each) => {
  const {outlineStyle, outlineWidth} = getComputedStyle(each);
  return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 3;
})"""


def test_with_forced_colours_options_are_outlined_and_the_question_has_a_border(visit: Visit) -> None:
    guest = visit(forced_colors="active")
    come_in(guest)
    guest.open(f"/table/{open_table(guest, seed='ca7')}")
    page = guest.page
    for _ in range(4):
        now = wait(page, "a question")
        outlined = page.evaluate(OPTIONS)
        assert outlined, now
        assert all(outlined), now
        assert (
            page.locator("[data-part=prompt]").evaluate("(each) => parseFloat(getComputedStyle(each).borderWidth)") >= 1
        )
        play(page, steps=1)


OUTLINED = """(each) => getComputedStyle(each).outlineStyle !== 'none' && parseFloat(getComputedStyle(each).outlineWidth) >= 3"""


def test_with_forced_colours_the_phase_the_day_and_the_row_of_automa_are_marked(visit: Visit) -> None:
    guest = visit(forced_colors="active")
    come_in(guest)
    guest.open(f"/table/{open_table(guest, players=1, level='landlubber')}")
    page = guest.page
    wait(page, "a card")
    assert page.locator(".path .today").evaluate(OUTLINED)
    assert not page.locator(".path li:not(.today)").first.evaluate(OUTLINED)
    assert page.locator("dl .lit").evaluate(OUTLINED)
    play(page, steps=1)
    now = wait(page, "a question of the day")
    if now["kind"] != "choose_character":
        assert page.locator(".dial .lit").evaluate(OUTLINED)


def test_a_system_with_more_contrast_gets_plain_black_panels(visit: Visit) -> None:
    guest = visit(contrast="more")
    come_in(guest)
    assert guest.page.evaluate(PANEL) == "#000"


def test_without_motion_nothing_moves_and_the_waits_are_shorter(visit: Visit) -> None:
    """How much shorter is measured in web/tests/pace.test.ts."""
    guest = visit(pace="brisk", still=False, reduced_motion="reduce")
    come_in(guest)
    guest.open(f"/table/{open_table(guest, seed='ca7')}")
    wait(guest.page, "the first card")
    assert guest.page.evaluate("document.documentElement.classList.contains('still')")
    play(guest.page, steps=1)
    wait(guest.page, "the next question")
    assert guest.page.evaluate("document.getAnimations().filter((each) => each.playState === 'running').length") == 0
