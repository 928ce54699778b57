"""A walk through every screen."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.web.conftest import Visitor
from tests.web.playing import play, wait
from tests.web.tables import call, come_in, finished_game, open_table

# Rarely, on a crowded machine, Chromium shows no more frames after its window has changed: nothing is waited for longer than it can take.
# Returns whether frames come. Without them the page does not hear of its new size.
SETTLED = """async () => {
  await document.fonts.ready;
  const frame = () => Promise.race([new Promise(requestAnimationFrame), new Promise((go) => setTimeout(() => go(null), 3000))]);
  return (await frame()) !== null && (await frame()) !== null;
}"""


# The colour behind text on most screens.
PANEL = "getComputedStyle(document.querySelector('.doors')).getPropertyValue('--panel')"

# Wider than the window, or cut off where nothing scrolls.
WIDE = """() => document.documentElement.scrollWidth > innerWidth || document.body.scrollWidth > innerWidth"""
HIGH = """() => document.querySelector('.hand') !== null && document.documentElement.scrollHeight > innerHeight"""

# A box that stands in a label is as large as its label. Links within a sentence are as high as its lines, as they may be.
SMALL = """() => [...document.querySelectorAll('button, a, input, select, textarea, summary, [role=button]')]
  .filter((each) => each.checkVisibility({visibilityProperty: true}) && !each.closest('[inert], [aria-hidden=true]'))
  .filter((each) => !document.querySelector('dialog[open]') || each.closest('dialog[open]'))
  .map((each) => [each, (each.matches('[type=checkbox], [type=radio]') && each.closest('label') || each).getBoundingClientRect()])
  .filter(([each, box]) => box.width > 2 && (box.width < 39.5 || box.height < 39.5))
  .filter(([each]) => !(each.matches('a, button') && getComputedStyle(each).display === 'inline' && each.closest('p, li')))
  .map(([each, box]) => `${each.className} ${each.ariaLabel ?? each.textContent.trim()} ${box.width}x${box.height}`)
"""


def settled(page: Page) -> None:
    page.evaluate(SETTLED)


def shut(page: Page) -> None:
    """Close the dialog that is open."""
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")


def dialog(page: Page, button: str) -> None:
    page.get_by_role("button", name=button).first.click()
    page.locator("dialog[open]").wait_for()


def around_home(guest: Visitor) -> Iterator[str]:
    page = guest.page
    come_in(guest)
    yield "home"
    for button in (
        "Settings",
        "Credits",
        "Sail alone",
        "Choose bots and board",
        "Share this device",
        "Sail with friends",
    ):
        dialog(page, button)
        yield button
        if button == "Sail with friends":
            page.get_by_text("Change what the tiles do").click()
            page.get_by_role("button", name="Begin with the printed rules").click()
            page.get_by_role("button", name="Check and preview").click()
            page.get_by_text("These rules can be played.").wait_for()
            yield "changed rules"
        shut(page)
    call(guest, "POST", "/api/tables", {"setup": {"players": 6, "listed": True}})
    for path, text in (("/lobby", "Join"), ("/games", "Sail on"), ("/cards", ""), ("/how", "")):
        guest.open(path)
        page.locator("h1").wait_for()
        if text:
            page.get_by_role("link", name=text).first.wait_for()
        yield path
        if path == "/cards":
            for tab in ("Loot tiles", "Solo tiles", "Solo deck"):
                page.get_by_role("button", name=tab).click()
                yield tab
    guest.open("/lesson/sets")
    page.get_by_role("heading", name="Lesson 1").wait_for()
    yield "lesson"
    guest.open("/harbour")
    page.get_by_text("There is nothing here").wait_for()
    yield "lost"
    guest.open("/table/nowhere")
    page.get_by_text("There is no such table").wait_for()
    yield "no such table"
    guest.forgiving = True  # the page requests a table that does not exist, and logs it
    guest.open("/replay/nowhere")
    page.get_by_text("There is no such table").wait_for()
    guest.forgiving = False
    yield "no such replay"


def at_tables(guest: Visitor, other: Visitor) -> Iterator[str]:
    page = guest.page
    come_in(guest)
    table = str(call(guest, "POST", "/api/tables", {"setup": {"players": 6}})["id"])
    guest.open(f"/table/{table}")
    other.open(f"/table/{table}")
    other.page.get_by_role("button", name="Sit here").first.click()
    other.page.get_by_label("Say something").fill("Fair winds to everybody, and a calm sea!")
    other.page.keyboard.press("Enter")
    page.get_by_role("button", name="mute", exact=True).wait_for()
    yield "gathering"
    for board in ("calm", "stormy", "uncharted"):
        guest.open(f"/table/{open_table(guest, board=board, players=6 if board == 'stormy' else 4)}")
        for step in range(3):
            wait(page, board)
            yield f"{board}, question {step}"
            play(page, steps=2)
        wait(page, board)
        if board == "calm":
            yield from dialogs_at(page)
    play(page, until="dialog")
    yield "the end of a voyage"
    guest.open(f"/table/{open_table(guest, players=1, level='landlubber')}")
    wait(page, "alone")
    yield "alone"


def dialogs_at(page: Page) -> Iterator[str]:
    dialog(page, "Menu")
    yield "menu"
    for button in ("Crew", "Change my name", "End this game", "Cards and tiles", "How to play"):
        page.get_by_role("dialog").get_by_role("button", name=button).click()
        page.get_by_role("dialog", name="Menu").wait_for(state="detached")
        yield f"menu, {button}"
        shut(page)
        dialog(page, "Menu")
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Pace", exact=True).wait_for()
    yield "settings at a table"
    shut(page)
    page.get_by_role("button", name="Chat").click()
    yield "chat"
    chips = page.locator("button.chip")  # a small screen shows players as chips and your own seat in a sheet
    (chips if chips.count() else page.get_by_role("button", name="can still hold")).first.click()
    page.locator("dialog[open]").wait_for()
    yield "what they can still hold"
    shut(page)
    if not page.get_by_role("button", name="Graveyard:").count():
        page.locator(".handle").click()
    dialog(page, "Graveyard:")
    yield "graveyard"
    shut(page)


def afterwards(guest: Visitor) -> Iterator[str]:
    page = guest.page
    come_in(guest)
    table = finished_game(guest, players=6)
    guest.open(f"/table/{table}")
    page.locator(".finale").wait_for()
    yield "the end"
    guest.open(f"/replay/{table}")
    page.get_by_role("button", name="One step on").click()
    page.get_by_text("Step 1 of").wait_for()
    yield "replay"
    dialog(page, "Play on from here")
    yield "fork"
    shut(page)
    come_in(guest)
    page.get_by_role("button", name="Guided first voyage").click()
    page.get_by_role("button", name="Leave the tour").wait_for()
    yield "guided voyage"


def on_one_device(guest: Visitor) -> Iterator[str]:
    """The screens of people who share a device."""
    come_in(guest)
    dialog(guest.page, "Share this device")
    guest.page.get_by_role("button", name="Play", exact=True).click()
    guest.page.get_by_role("button", name="show my hand").wait_for()
    yield "curtain"


def watching(guest: Visitor, other: Visitor) -> Iterator[str]:
    """The screens of a spectator."""
    come_in(other)
    table = open_table(other, players=6)
    guest.open(f"/table/{table}")
    guest.page.locator("aside section.panel").first.wait_for()
    yield "watching"


def every_screen(guest: Visitor, other: Visitor) -> Iterator[str]:
    for screen in (
        around_home(guest),
        at_tables(guest, other),
        afterwards(guest),
        watching(guest, other),
        on_one_device(guest),
    ):
        for name in screen:
            settled(guest.page)
            yield name
