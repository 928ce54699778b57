"""The table in its fullest positions at all sizes and in all languages: nothing is wider than the screen, cut short or covered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from playwright.sync_api import Browser

from galecrest.words import Words
from tests.table import Table
from tests.web.conftest import Visit, Visitor, launch
from tests.web.scenes import SCENES, Stage
from tests.web.tables import come_in
from tests.web.tour import SETTLED

TOUCH = [(360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768), (1180, 820)]
MOUSE = [(1366, 625), (1280, 720), (1920, 1080), (2560, 1080), (640, 360), (960, 540)]  # the last two: twofold zoom
LARGE = [(360, 640), (844, 390), (768, 1024), (1366, 625), (1920, 1080)]
SLIDER = [(1024, 768), (1280, 720), (1366, 625), (1920, 1080), (2560, 1080)]  # with a mouse
LANGUAGES = ["en-GB", "fr-FR", "nl-NL", "pl-PL"]

# Finds faults of the page as it is. Names of players may end in an ellipsis, and fields that scroll may hold more than they show.
FAULTS = """() => {
  const faults = [];
  scrollTo(0, 0);
  const top = document.querySelector('dialog[open]') ?? document.body;
  const shown = (each) => each.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const where = (each) => each.closest('[data-part]')?.dataset.part ?? each.closest('dialog, aside, header, main')?.localName ?? 'page';
  const called = (each) => `${where(each)} .${[...each.classList].join('.')} ${(each.ariaLabel ?? each.textContent.trim()).slice(0, 30)}`;

  // Nothing is wider than the screen.
  if (document.documentElement.scrollWidth > innerWidth || document.body.scrollWidth > innerWidth) faults.push('the page is too wide');

  for (const each of top.querySelectorAll('*')) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(each).overflowX);
    if (scrolls && each.scrollWidth > each.clientWidth + 1) faults.push(`scrolls sideways: ${called(each)}`);
  }
  if (top.matches('dialog') && top.scrollWidth > top.clientWidth + 1) faults.push('the dialog scrolls sideways');

  // No text is cut off or lies outside of the screen, except players' names and what scrolls.
  const texts = document.createTreeWalker(top, NodeFilter.SHOW_TEXT, (node) =>
    node.data.trim() && shown(node.parentElement) && !node.parentElement.closest('.unseen, .player-name, .peek, .dial, option, [inert]')
      ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_REJECT);
  const cut = new Set();
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    let [left, right, top, bottom] = [0, innerWidth, -Infinity, Infinity];
    let fanned = false;
    for (let each = parent; each && each !== document.body; each = each.parentElement) {
      const {overflowX, overflowY, position} = getComputedStyle(each);
      fanned ||= each.matches('.hand li, .islet');
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const scrolls = [overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll');
      const edge = each.getBoundingClientRect();
      if (scrolls) { left = -Infinity; right = Infinity; break; }
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      if (overflowY !== 'visible' && !each.matches('.board')) [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      if (position === 'fixed') break;
    }
    const slack = fanned ? 8 : 2; // a fanned card is turned
    if (box.left < left - slack || box.right > right + slack || box.top < top - slack || box.bottom > bottom + slack) cut.add(parent);
  }
  for (const each of cut) faults.push(`cut off: ${called(each)}`);
  return faults;
}"""

# Every option can be reached: after scrolling to it, enough of it lies on top to be hit.
COVERED = """() => {
  const faults = [];
  // The area that can be hit, in square pixels; counted only until it is enough.
  const hit = (each, enough) => {
    const box = each.getBoundingClientRect();
    const share = box.width * box.height / 100;
    let on = 0;
    for (let x = 0.5; x < 10; x++) for (let y = 0.5; y < 10 && on * share < enough; y++) {
      const found = document.elementFromPoint(box.left + box.width * x / 10, box.top + box.height * y / 10);
      if (found && (each === found || each.contains(found))) on++;
    }
    return on * share;
  };
  for (const each of document.querySelectorAll('[data-option]')) {
    if (!each.checkVisibility({visibilityProperty: true})) continue;
    each.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const {width, height} = each.getBoundingClientRect();
    const enough = Math.min(24 * 24, 0.9 * width * height);
    const area = hit(each, enough);
    if (area < enough) faults.push(`covered: ${each.dataset.option} ${Math.round(area)}`);
  }
  const prompt = document.querySelector('[data-part=prompt]');
  if (prompt) {
    const box = prompt.getBoundingClientRect();
    const hidden = box.top < 0 || box.bottom > innerHeight || hit(prompt, Infinity) < 0.98 * box.width * box.height;
    if (hidden) faults.push('covered: the question');
  }
  scrollTo(0, 0);
  return faults;
}"""

# Parts that lie beside each other do not overlap. On small screens the sheet with the hand lies above the page, which scrolls, and so do
# the question and the notices; on a desk the hand may lie before the foot of the rock, but before nothing that is read or chosen.
OVERLAPS = """() => {
  const small = matchMedia('(width <= 62.5em), (height <= 32.5em)').matches;
  const apart = small ? '.bottom, dialog' : 'dialog';
  const parts = [...document.querySelectorAll('[data-part]')].filter((each) => each.checkVisibility() && !each.closest(apart));
  const faults = [];
  const shown = (each) => { // as much of it as its list shows
    const {left, right, top, bottom} = each.getBoundingClientRect();
    const list = each.parentElement.closest('.players')?.getBoundingClientRect() ?? {top, bottom};
    return {left, right, top: Math.max(top, list.top), bottom: Math.min(bottom, list.bottom)};
  };
  for (const one of parts) for (const other of parts) {
    if (one === other || one.contains(other) || other.contains(one) || !(one.compareDocumentPosition(other) & 4)) continue;
    const [a, b] = [shown(one), shown(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide > 3 && high > 3) faults.push(`${one.dataset.part} overlaps ${other.dataset.part} by ${Math.round(wide)}x${Math.round(high)}`);
  }
  return faults;
}"""


# The faults, or null if no frames come.
MEASURE = f"""async () => {{
  if (!await ({SETTLED})()) return null;
  return [...({FAULTS})(), ...({OVERLAPS})(), ...(document.querySelector('dialog[open]') ? [] : ({COVERED})())];
}}"""


def staged(guest: Visitor) -> Stage:
    stage = Stage(guest)
    guest.open("/table/stage").locator(".board").wait_for()
    return stage


def measured(come: Callable[[], Visitor], sizes: list[tuple[int, int]]) -> list[str]:
    """The faults of all scenes at these sizes."""
    stage = staged(come())
    faults = []
    for scene, table in SCENES.items():
        for _ in range(5):
            found = found_in(stage, scene, table(), sizes)
            if found is not None:
                break
            stage = staged(come())
        assert found is not None, "Chromium shows no frames"
        faults += found
    return faults


def found_in(stage: Stage, scene: str, table: Table, sizes: list[tuple[int, int]]) -> list[str] | None:
    """The faults of a scene; None if its window shows no more frames, so that the page does not notice its size."""
    page = stage.guest.page
    stage.show(table, scene)
    stage.arrived()
    faults = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        here = page.evaluate(MEASURE)
        if here is None:
            return None
        faults += [f"{scene}, {width}x{height}: {fault}" for fault in here]
    if stage.told:
        page.keyboard.press("Escape")
    return faults


@pytest.mark.slow
@pytest.mark.parametrize("locale", LANGUAGES)
@pytest.mark.parametrize("sizes", [TOUCH, MOUSE], ids=["touch", "mouse"])
def test_the_fullest_table_fits(visit: Visit, locale: str, sizes: list[tuple[int, int]]) -> None:
    touch = sizes is TOUCH
    faults = measured(partial(visit, locale=locale, has_touch=touch, is_mobile=touch), sizes)
    assert not faults, "\n".join(faults)


@pytest.mark.slow
def test_the_fullest_table_fits_a_browser_that_is_set_to_large_text(visit: Visit, chromium: Browser) -> None:
    large = launch(chromium.browser_type, "--blink-settings=defaultFontSize=24")
    come = partial(visit, browser=large, locale="pl-PL", has_touch=True, is_mobile=True)
    faults = measured(come, LARGE)
    page = staged(come()).guest.page
    sizes = [
        page.locator(part).first.evaluate("(each) => getComputedStyle(each).fontSize") for part in ("html", ".asks")
    ]
    large.close()
    assert sizes == ["24px", "24px"]
    assert not faults, "\n".join(faults)


@pytest.mark.slow
def test_the_fullest_table_fits_with_the_largest_text_of_the_settings(visit: Visit) -> None:
    come = partial(visit, locale="pl-PL", text=1.3)
    faults = measured(come, SLIDER)
    assert staged(come()).guest.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20.8px"
    assert not faults, "\n".join(faults)


DIALOGS = ("settings", "door-friends", "door-alone", "now-change", "door-hotseat")


@pytest.mark.slow
def test_the_dialogs_of_the_home_screen_fit_the_smallest_phone(visit: Visit) -> None:
    faults = []
    for text in (1, 1.3):
        guest = visit(width=360, height=640, text=text, has_touch=True, is_mobile=True)
        come_in(guest)
        page = guest.page
        for language in (locale[:2] for locale in LANGUAGES):
            page.locator("header select").select_option(language)
            for name in DIALOGS:
                page.get_by_role("button", name=Words(language).t(name)).first.click()
                page.locator("dialog[open]").wait_for()
                page.evaluate(SETTLED)
                faults += [f"{language}, text {text}, {name}: {fault}" for fault in page.evaluate(FAULTS)]
                page.keyboard.press("Escape")
                page.locator("dialog[open]").wait_for(state="detached")
    assert not faults, "\n".join(faults)
