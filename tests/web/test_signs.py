"""Every symbol says what it means: on hover, on focus, on a long press, and to screen readers. How to play explains the rest."""

from __future__ import annotations

import io

import pytest
from PIL import Image
from playwright.sync_api import FloatRect, Page, expect

from galecrest.game.terms import LOOT
from galecrest.game.tiles import PRINTED
from galecrest.words import Words
from tests.web.conftest import Visit, Visitor
from tests.web.playing import state, wait
from tests.web.scenes import SCENES, Stage
from tests.web.tables import come_in, open_table
from tests.web.tour import SETTLED

pytestmark = pytest.mark.slow

SIGNS = {
    ".panel .purse": "doubloons become points",
    ".panel .score": "the most points win",
    ".panel .grave": "Discarded characters",
    ".own .look": "Discarded characters",
    "[aria-label='Players'] .look": "dealt the same ones",
    ".bag": "drawn from here",
    ".reputation li": "At the start of a voyage this place pays",
    ".path li": "Each islet is a day",
    ".dial li": "From left to right",
}

# A finger that stays on the middle of the element, as the page sees it.
HOLD = """(element, kind) => {
  const {x, y, width, height} = element.getBoundingClientRect();
  const at = {bubbles: true, pointerType: 'touch', clientX: x + width / 2, clientY: y + height / 2};
  element.dispatchEvent(new PointerEvent(kind, at));
  if (kind === 'pointerup') element.click();
}"""


def sit(guest: Visitor, **setup: object) -> Page:
    come_in(guest)
    guest.open(f"/table/{open_table(guest, **setup)}")  # type: ignore[arg-type]
    wait(guest.page, "the first card")
    return guest.page


def test_symbols_explain_themselves_on_hover_and_focus(visit: Visit) -> None:
    page = sit(visit())
    tip = page.locator(".peek")
    for place, words in SIGNS.items():
        sign = page.locator(place).first
        assert words in str(sign.get_attribute("aria-description")), place
        sign.hover()
        expect(tip).to_contain_text(words)
        page.mouse.move(2, 2)
        tip.wait_for(state="detached")
        page.keyboard.press("Shift")  # the keyboard is in use, so the focus is shown
        sign.focus()
        expect(tip).to_contain_text(words)
        sign.blur()
        tip.wait_for(state="detached")
    assert state(page)["kind"] == "choose_character"


CHANGED = "".join(f'[{kind}.calm]\nanchor = [{{ effect = "gain", doubloons = 9 }}]\n' for kind in LOOT)
AT_ONCE = "() => { const later = setTimeout; window.setTimeout = (run) => later(run); }"  # timers fire without a wait
FIRED = "() => new Promise((done) => setTimeout(() => setTimeout(done)))"
SMALL_SIGNS = {  # of the fullest position, and of a solo game
    "[aria-label='Players'] .time": "then the reserve",
    "[aria-label='Players'] .lamp": "Amber: the connection is lost",
}
SOLO_SIGNS = {".panel .mark": "point at Automa’s marked cards", ".panel h2 [data-peek]": "Reconstructed"}


@pytest.mark.parametrize("scene", ["a character of any ship", "alone"])
def test_the_smallest_symbols_explain_themselves(visit: Visit, scene: str) -> None:
    guest = visit()
    stage = Stage(guest)
    stage.table = SCENES[scene]()
    page = guest.open("/table/stage")
    page.locator(".board").wait_for()
    tip = page.locator(".peek")
    for place, words in (SOLO_SIGNS if scene == "alone" else SMALL_SIGNS).items():
        sign = page.locator(place).first
        sign.hover()
        expect(tip).to_contain_text(words)
        page.mouse.move(2, 2)
        tip.wait_for(state="detached")
        page.keyboard.press("Shift")
        sign.focus()
        expect(tip).to_contain_text(words)
        sign.blur()
        tip.wait_for(state="detached")


def test_the_sign_within_a_sign_explains_itself(visit: Visit) -> None:
    page = sit(visit(has_touch=True, is_mobile=True), tiles=CHANGED)
    page.evaluate(AT_ONCE)
    tip = page.locator(".peek")
    for place, words in (
        (".path li [data-peek]", "9 doubloons"),  # a token on an islet, which explains itself as well
        (".path li", "Each islet is a day"),
        (".today .changed", "Changed"),  # a mark on a token
    ):
        sign = page.locator(place).first
        sign.evaluate(HOLD, "pointerdown")
        page.evaluate(FIRED)  # also the timers of whatever lies around it
        expect(tip).to_contain_text(words)
        sign.evaluate(HOLD, "pointerup")
        tip.wait_for(state="detached")


def test_loot_on_a_phone_explains_itself(visit: Visit) -> None:
    guest = visit(width=390, height=844, has_touch=True, is_mobile=True)
    stage = Stage(guest)
    stage.table = SCENES["dusk"]()
    page = guest.open("/table/stage")
    page.locator(".board").wait_for()
    tip = page.locator(".peek")
    for place in ("button.chip [data-spot^='loot:']", ".slim [data-spot^='loot:']"):
        sign = page.locator(place).first
        sign.evaluate(HOLD, "pointerdown")
        tip.locator(".tile").wait_for()
        sign.evaluate(HOLD, "pointerup")
        tip.wait_for(state="detached")
    assert page.locator("dialog[open], .opened").count() == 0


def test_a_sign_in_a_dialog_is_explained_above_the_dialog(visit: Visit) -> None:
    page = visit().open()
    page.get_by_role("button", name="Sail alone").click()
    page.locator("dialog .level [data-peek]").first.hover()
    tip = page.locator(".peek")
    expect(tip).to_contain_text("Reconstructed")
    page.evaluate(SETTLED)
    words = tip.locator("p")
    box = words.bounding_box()
    assert box
    edge: FloatRect = {"x": box["x"] + 5, "y": box["y"] + box["height"] / 2, "width": 1, "height": 1}
    seen = Image.open(io.BytesIO(page.screenshot(clip=edge, animations="disabled"))).convert("RGB").getpixel((0, 0))
    assert words.evaluate("(words) => getComputedStyle(words).backgroundColor") == f"rgb{seen}", "the dialog covers it"


def test_a_long_press_explains_and_chooses_nothing(visit: Visit) -> None:
    page = sit(visit(width=390, height=844, has_touch=True, is_mobile=True))
    for place, words in (
        ("button.chip .purse", "doubloons become points"),
        (".slim .score", "the most points win"),
        (".hand button", ""),
    ):
        sign = page.locator(place).first
        sign.evaluate(HOLD, "pointerdown")
        page.locator(".peek", has_text=words).wait_for()
        sign.evaluate(HOLD, "pointerup")
        page.locator(".peek").wait_for(state="detached")
    assert page.locator("dialog[open], .opened").count() == 0
    assert state(page)["kind"] == "choose_character"
    assert page.get_by_role("button", name="Send", exact=True).count() == 0


def test_how_to_play_has_both_sides_of_all_loot_and_the_other_rules(visit: Visit) -> None:
    page = visit().open("/how")
    words = Words("en")
    for side in PRINTED:
        row = page.get_by_role("row", name=words.loot(LOOT[side.kind]))
        expect(row).to_contain_text(words.tile(side))
    for title in ("Graveyard", "Adjacent players", "Two players", "Alone", "The symbols"):
        expect(page.get_by_role("heading", name=title)).to_be_visible()
    expect(page.locator("main, body").first).to_contain_text(words.t("character-midshipman.about"))


def test_a_card_that_slides_below_a_resting_pointer_is_not_enlarged(visit: Visit) -> None:
    """It would cover the next question. The page hears that the pointer entered it, but not that the pointer moved."""
    page = sit(visit())
    page.evaluate(AT_ONCE)
    card = page.locator(".hand button").first
    tip = page.locator(".peek")
    for kind, shown in (("pointerenter", 0), ("pointermove", 1)):
        card.dispatch_event(kind, {"pointerType": "mouse"})
        page.evaluate(FIRED)
        page.evaluate(SETTLED)
        expect(tip).to_have_count(shown)


def test_a_tap_that_a_busy_device_notices_late_is_no_long_press(visit: Visit) -> None:
    page = sit(visit(width=390, height=844, has_touch=True, is_mobile=True, sending="ask"))
    page.evaluate(AT_ONCE)
    card = page.locator(".hand button").first
    card.evaluate(
        """async (card) => {
          const finger = (kind) => card.dispatchEvent(new PointerEvent(kind, {bubbles: true, pointerType: 'touch'}));
          finger('pointerdown');
          while (!document.querySelector('.peek')) await new Promise((done) => setTimeout(done));
          Object.defineProperty(PointerEvent.prototype, 'timeStamp', {value: 0}); // the finger had left at once
          finger('pointerup');
          card.click();
        }"""
    )
    page.get_by_role("button", name="Send", exact=True).wait_for()
