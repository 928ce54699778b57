"""The whole game without a server: the site of plain files, below a path of a plain file server."""

from __future__ import annotations

import contextlib
import json
import os
import random
import re
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, Worker, expect

from galecrest import codec
from galecrest.game import Game
from tests.web.conftest import FLAGS, Visitor, chromium_path, visitor
from tests.web.playing import play, wait
from tests.web.site import Site, settle, sited

pytestmark = pytest.mark.slow

START = 60_000  # milliseconds: Python starts slowly on a busy machine

Come = Callable[..., Visitor]


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    with sited(tmp_path) as site:
        yield site


@pytest.fixture
def come(chromium: Browser, site: Site) -> Iterator[Come]:
    visitors: list[Visitor] = []
    asked: set[str] = set()  # every address, of pages and service workers

    def arrive(**how: Any) -> Visitor:
        guest = visitor(chromium, site.url, **{"service_workers": "allow"} | how)
        guest.context.on("request", lambda request: asked.add(request.url))
        guest.page.set_default_timeout(START)
        visitors.append(guest)
        return guest

    yield arrive
    for each in visitors:
        each.context.close()
    assert [error for each in visitors for error in each.errors] == []
    own = (site.url, "blob:", f"http://127.0.0.1:{site.port}/favicon.ico")  # which Chromium wants for a file
    assert [url for url in asked if not url.startswith(own)] == []


def play_now(page: Page, name: str = "Play now") -> None:
    page.get_by_role("button", name=name).click()
    page.wait_for_selector("[data-question]")


def hand(page: Page) -> list[str]:
    """The cards that can be chosen, and the question."""
    wait(page, "a question")
    found: list[str] = page.evaluate(
        "() => [document.querySelector('[data-question]').dataset.id,"
        " ...[...document.querySelectorAll('[data-option]')].map((each) => each.dataset.option)]"
    )
    return found


def saved_log(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the game as a file").click()
    file = folder / "game.json"
    download.value.save_as(file)
    return file


def verified(log: Path) -> str:
    """What `galecrest replay --verify` says about a log that it accepts."""
    command = [sys.executable, "-m", "galecrest", "replay", str(log), "--verify"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_whole_game_goes_on_without_a_network_and_after_a_reload(come: Come, site: Site, tmp_path: Path) -> None:
    guest = come()
    page = guest.open("/")
    settle(page)
    play_now(page)
    play(page, steps=4)
    site.cut()
    guest.forgiving = True
    play(page, steps=4)
    before = hand(page)
    page.reload()
    assert hand(page) == before
    play(page, steps=6)
    page.goto(f"{site.url}/")  # home, and back by the list of unfinished games
    page.get_by_role("link", name="Sail on").click()
    play(page)
    page.wait_for_selector(".finale")
    page.get_by_role("link", name="Watch the replay").click()
    page.wait_for_selector("[data-part]")
    assert "hash" in verified(saved_log(page, tmp_path))


def test_a_whole_game_in_polish_on_a_phone(come: Come) -> None:
    page = come(width=390, height=844, locale="pl-PL").open("/")
    play_now(page, "Zagraj teraz")
    assert play(page)["choose_character"] >= 10
    page.wait_for_selector(".finale")
    assert page.locator(".podium li").count() == 4
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


ASKED = ".curtain, dialog[open], [data-question], .finale"


def lift(page: Page) -> str:
    """Lift the curtain, behind which no card is shown; returns the words on it."""
    page.wait_for_selector(".curtain")
    assert page.locator("[data-option], .hand").count() == 0
    words = page.locator(".curtain h1").inner_text()
    page.locator(".curtain button").click()
    page.wait_for_selector("[data-question]")
    return words


def test_three_people_share_a_device_for_a_whole_game_and_nobody_sees_another_hand(come: Come, tmp_path: Path) -> None:
    page = come(width=390, height=844).open("/")
    page.get_by_role("button", name="Share this device").click()
    page.get_by_placeholder("Player 1").fill("Ada")
    page.get_by_placeholder("Player 2").fill("Bea")
    page.get_by_role("button", name="Add a player").click()
    page.get_by_placeholder("Player 3").fill("Cem")
    page.get_by_role("button", name="Play", exact=True).click()
    passed: list[str] = []
    reloaded = False
    while page.wait_for_selector(ASKED) and not page.locator(".finale").count():
        if page.locator(".curtain").count():
            passed.append(lift(page))
        elif page.locator("dialog[open]").count():  # the breakdown of a voyage
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")
        elif len(passed) == 4 and not reloaded:
            page.reload()
            page.wait_for_selector(".curtain")  # the hand is hidden again
            reloaded = True
        else:
            play(page, steps=1)
    assert passed[:3] == [f"Pass the device to {name}." for name in ("Ada", "Bea", "Cem")]
    assert len(passed) >= (4 + 5 + 6) * 3  # everybody chooses a card every day
    page.get_by_role("link", name="Watch the replay").click()
    assert "hash" in verified(saved_log(page, tmp_path))


# Notes whether a hand was shown, and whether this page was told of a reveal.
WATCH = """
  new MutationObserver(() => (window.shown ||= document.querySelector(".hand, [data-option]") !== null)).observe(
    document, { subtree: true, childList: true });
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        if (data.type === "message" && data.text.includes('"revealed"')) window.revealed = true;
      });
    }
  };
"""


def test_bots_play_behind_the_curtain(come: Come) -> None:
    """After a reload nobody has the device yet, so no hand is shown while the events of bots are."""
    guest = come(pace="brisk")
    guest.context.add_init_script(WATCH)
    page = guest.open("/")
    against_a_captain(page)
    page.get_by_role("button", name="Share this device").click()
    page.get_by_role("dialog").get_by_label("Bots").select_option("1")
    page.get_by_role("button", name="Play", exact=True).click()
    for _ in range(2):
        lift(page)
        play(page, steps=1)
    page.reload()  # the captain, who was held, is not any more
    page.wait_for_function("() => window.revealed")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert not page.evaluate("() => window.shown")


NINE = '[map.calm]\nsource = "C"\nanchor = [{ effect = "gain", doubloons = 9 }]\n'
STORED = """() => new Promise((resolve) => {
  indexedDB.open("galecrest").onsuccess = ({ target }) =>
    (target.result.transaction("tables").objectStore("tables").getAll().onsuccess = ({ target }) =>
      resolve(target.result.map(({ table }) => JSON.parse(table))));
})"""


@pytest.mark.parametrize("door", ["Choose bots and board", "Share this device"])
def test_the_tiles_of_a_table_on_the_device_can_be_changed(come: Come, door: str) -> None:
    page = come().open("/")
    page.get_by_role("button", name=door).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Change what the tiles do").click()
    dialog.get_by_label("Load a file").set_input_files(
        {"name": "tiles.toml", "mimeType": "text/plain", "buffer": NINE.encode()}
    )
    dialog.get_by_role("button", name="Check and preview").click()
    dialog.get_by_text("These rules can be played.").wait_for()
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_selector("[data-question], .curtain")
    (table,) = page.evaluate(STORED)
    assert table["setup"]["tiles"] == tomllib.loads(NINE)


def test_a_second_tab_says_so_and_can_take_the_game_over(come: Come) -> None:
    guest = come()
    page = guest.open("/")
    play_now(page)
    other = guest.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("heading", name="This game is open in another tab.")).to_be_visible(timeout=START)
    other.get_by_role("button", name="Play in this tab").click()
    play(other, steps=2)
    expect(page.get_by_role("heading", name="This game is open in another tab.")).to_be_visible()


def test_tabs_take_turns_with_a_game(come: Come) -> None:
    """Each tab that comes back shows the position in which the other one has left the game, and goes on from there."""
    guest = come()
    page = guest.open("/")
    play_now(page)
    table = page.url
    other = guest.context.new_page()
    other.set_default_timeout(START)
    for one in (page, other, page, other):
        one.goto(f"{site_of(table)}#/cards")
        one.goto(table)
        play(one, steps=2)
        wait(one, "a question")
        one.goto(f"{site_of(table)}#/cards")
        until(one, "async () => !(await navigator.locks.query()).held.some(({ name }) => name.includes('here-'))")


def site_of(address: str) -> str:
    return address.split("#")[0]


def test_a_game_is_taken_over_while_captains_think(come: Come) -> None:
    guest = come()
    page = guest.open("/")
    page.evaluate(
        "() => localStorage.galecrest = JSON.stringify({...JSON.parse(localStorage.galecrest), strength: 'hard'})"
    )
    page.reload()
    play_now(page)
    other = guest.context.new_page()
    other.set_default_timeout(START)
    other.goto(page.url)
    other.get_by_role("heading", name="This game is open in another tab.").wait_for()
    page.locator("[data-option]:visible").first.click()
    other.get_by_role("button", name="Play in this tab").click()
    play(other, steps=2)
    wait(other, "a question")
    expect(page.get_by_role("heading", name="This game is open in another tab.")).to_be_visible()


def test_a_game_that_another_tab_has_ended_is_not_stored_again(come: Come) -> None:
    guest = come()
    page = guest.open("/")
    play_now(page)
    other = guest.context.new_page()
    other.set_default_timeout(START)
    other.goto(f"{site_of(page.url)}#/games")
    other.get_by_role("button", name="End", exact=True).click()
    other.get_by_role("dialog").get_by_role("button", name="End", exact=True).click()
    expect(other.get_by_role("link", name="Sail on")).to_have_count(0, timeout=START)
    assert page.evaluate(STORED) == []
    page.locator("[data-option]:visible").first.click()
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    assert page.evaluate(STORED) == []


def test_a_worker_that_crashes_or_fails_loses_no_answer(come: Come) -> None:
    guest = come()
    page = guest.open("/")
    play_now(page)
    before = hand(page)
    page.evaluate(  # Python fails at a text that is none
        """() => {
          const post = Worker.prototype.postMessage;
          Worker.prototype.postMessage = function (message) {
            if (message.type !== "send") return post.call(this, message);
            Worker.prototype.postMessage = post;
            post.call(this, { ...message, text: Object(message.text) });
          };
        }"""
    )
    page.locator("[data-option]:visible").first.click()
    expect(page.get_by_role("alert")).to_contain_text("That did not work.")
    assert hand(page) == before
    play(page, steps=1)
    before = hand(page)
    (worker,) = page.workers
    guest.forgiving = True
    worker.evaluate(  # it ends before it has carried out the answer
        "() => { const hear = onmessage; onmessage = (message) =>"
        " message.data.type === 'send' ? setTimeout(() => { throw new Error('crash'); }) : hear(message); }"
    )
    page.locator("[data-option]:visible").first.click()
    page.wait_for_function(
        "(id) => ![null, undefined, id].includes(document.querySelector('[data-question]')?.dataset.id)", arg=before[0]
    )  # another worker has carried it out
    play(page, steps=1)


def test_a_tab_that_is_closed_right_after_an_answer_loses_nothing_that_was_acknowledged(come: Come) -> None:
    guest = come()
    acknowledged: list[str] = []
    guest.context.expose_function("acknowledge", lambda text: acknowledged.append(text))
    guest.context.add_init_script(ACKNOWLEDGE)
    page = guest.open("/")
    play_now(page)
    for patient in (False, True, False, True):
        asked, known = hand(page), len(acknowledged)
        page.locator("[data-option]:visible").first.click()
        if patient:
            page.wait_for_function("() => window.acknowledged")
        address = page.url
        page.close()
        page = guest.context.new_page()
        page.set_default_timeout(START)
        page.goto(address)
        now = hand(page)
        assert int(now[0]) > int(asked[0]) or (now == asked and len(acknowledged) == known and not patient)
    numbers = page.evaluate(NUMBERS)
    assert numbers == list(range(len(numbers)))


# Tells of every answer that the worker has accepted.
ACKNOWLEDGE = """
  const Plain = window.Worker;
  window.Worker = class extends Plain {
    constructor(...all) {
      super(...all);
      this.addEventListener("message", ({ data }) => {
        if (data.type !== "message" || JSON.parse(data.text).type !== "accepted") return;
        window.acknowledged = true;
        void acknowledge(data.text);
      });
    }
  };
"""
NUMBERS = """() => new Promise((resolve) => {
  indexedDB.open("galecrest").onsuccess = ({ target }) =>
    (target.result.transaction("steps").objectStore("steps").getAllKeys().onsuccess = ({ target }) =>
      resolve(target.result.map(([, number]) => number)));
})"""


def test_a_stored_game_goes_on_after_an_update_of_the_rules(come: Come) -> None:
    page = come().open("/")
    play_now(page)
    play(page, steps=5)
    wait(page, "a question")
    address = page.url
    page.goto(f"{site_of(address)}#/cards")
    page.evaluate(AGED)
    page.goto(address)
    expect(page.get_by_text("after an update of the rules")).to_be_visible()
    play(page, steps=2)


# Makes the stored positions those of earlier rules.
AGED = """() => new Promise((resolve) => {
  indexedDB.open("galecrest").onsuccess = ({ target }) => {
    const transaction = target.result.transaction("steps", "readwrite");
    const steps = transaction.objectStore("steps");
    steps.getAll().onsuccess = ({ target }) => {
      for (const entry of target.result) {
        const step = JSON.parse(entry.text);
        if (step.position) steps.put({ ...entry, text: JSON.stringify({ ...step, position: { ...step.position, rules: 0 } }) });
      }
    };
    transaction.oncomplete = resolve;
  };
})"""


def test_bots_that_cannot_store_their_answers_say_so_and_go_on_later(come: Come) -> None:
    guest = come()
    page = guest.open("/")
    play_now(page)
    (worker,) = page.workers
    worker.evaluate(
        """() => {
          const add = IDBObjectStore.prototype.add;
          IDBObjectStore.prototype.add = function (entry) {
            if (globalThis.roomy || !JSON.parse(entry.text).step.why) return add.call(this, entry); // bots have reasons
            throw new DOMException("no room", "QuotaExceededError");
          };
        }"""
    )
    told = page.get_by_role("heading", name="did not store this")
    option = page.locator("[data-option]:visible")
    question = "document.querySelector('[data-question]')?.dataset.id"
    while True:  # until a bot is asked
        expect(told.or_(option).first).to_be_visible(timeout=30_000)
        if told.is_visible():
            break
        asked = page.evaluate(question)
        option.first.click()
        page.wait_for_function(f"(asked) => {question} !== asked", arg=asked)
    worker.evaluate("() => { globalThis.roomy = true; }")
    page.get_by_role("button", name="Try again").click()
    play(page, steps=2)


def test_a_finished_game_can_be_deleted(come: Come, tmp_path: Path) -> None:
    file = tmp_path / "whole.json"
    file.write_text(finished_log())
    page = come().open("/#/games")
    page.get_by_label("Open a game file").set_input_files(file)
    page.wait_for_selector("[data-part]")
    page.goto(f"{site_of(page.url)}#/games")
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_role("listitem")).to_have_count(1)
    assert page.evaluate(STORED) == []


def test_a_device_offers_only_what_it_can_do(come: Come) -> None:
    """Nobody at a device is muted or leaves, and bots that are too slow there are not on the list."""
    page = come().open("/")
    page.get_by_role("button", name="Share this device").click()
    page.get_by_role("button", name="Play", exact=True).click()
    lift(page)
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("button", name="Leave the table").count() == 0
    page.get_by_role("dialog").get_by_role("button", name="Crew").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Player 2")
    assert dialog.get_by_role("button", name="mute").count() == 0


def test_the_site_is_an_app(come: Come, site: Site) -> None:
    """It can be installed, its files can be opened, and a screen that is missing gets words."""
    guest = come()
    page = guest.open("/")
    settle(page)
    session = guest.context.new_cdp_session(page)
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {error["errorId"] for error in errors} <= {"in-incognito"}  # the tests' windows are private
    assert json.loads(session.send("Page.getAppManifest")["data"])["icons"]
    guest.forgiving = True
    page.goto(f"{site.url}/NOTICE.txt")
    assert page.inner_text("body").startswith("Galecrest contains parts of these packages.")
    page.goto(f"{site.url}/")
    (chunk,) = (site.folder / "assets").glob("CardsScreen-*.js")
    text = chunk.read_bytes()
    chunk.unlink()
    session.send("Network.clearBrowserCache")
    page.evaluate(
        """async (name) => {
          for (const cache of await caches.keys())
            for (const { url } of await (await caches.open(cache)).keys())
              if (url.includes(name)) await (await caches.open(cache)).delete(url);
        }""",
        chunk.name,
    )
    page.locator("a[href$='/cards']").first.click()
    expect(page.get_by_role("heading", name="did not arrive whole")).to_be_visible()
    chunk.write_bytes(text)
    page.get_by_role("button", name="Try again").click()
    page.wait_for_selector("main h1")


def test_a_game_that_was_kept_begins_without_a_network(come: Come, site: Site) -> None:
    """After one visit in which nothing was played."""
    guest = come()
    page = guest.open("/")
    settle(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Keep the game on this device").click()
    expect(page.get_by_text("The game works without a network.")).to_be_visible(timeout=START)
    page.close()
    site.cut()
    page = guest.context.new_page()
    page.set_default_timeout(START)
    for screen in ("cards", "how", "games"):
        page.goto(f"{site.url}/#/{screen}")
        page.wait_for_selector("main h1")
    page.goto(f"{site.url}/")
    page.get_by_label("Language").select_option("pl")
    play_now(page, "Zagraj teraz")
    play(page, steps=2)


def test_other_sites_of_the_same_host_are_left_alone(come: Come, site: Site) -> None:
    """A page in a folder below, another copy of the client with its own version, and their caches. All caches of a host are one list."""
    shutil.copytree(site.folder, site.folder / "next")
    (site.folder / "blog").mkdir()
    (site.folder / "blog" / "index.html").write_text('<link rel="icon" href="../icon.svg" /><h1>A blog</h1>')
    page = come().open("/")
    settle(page)
    page.goto(f"{site.url}/blog/")
    assert page.inner_text("h1") == "A blog"
    (python,) = (site.folder / "assets").glob("python-*")
    file = f"{site.url}/assets/{python.name}/galecrest.zip"
    page.evaluate("(file) => caches.open('galecrest-python').then((cache) => cache.add(file))", file)
    page.evaluate("() => caches.open('blog')")
    page.goto(f"{site.url}/next/")
    until(
        page,
        "() => navigator.serviceWorker.getRegistration()"
        ".then(({ scope, active }) => scope.endsWith('/next/') && active.state === 'activated')",
    )
    assert page.evaluate("(file) => caches.match(file).then(Boolean)", file)
    assert page.evaluate("() => caches.has('blog')")
    site.cut()
    for copy in ("", "/next"):
        page.goto(f"{site.url}{copy}/")
        page.get_by_role("button", name="Play now").wait_for()


SKY = """(state) => {
  const scenery = [...document.querySelectorAll(".sky, .land, .palm, .beam")];
  const moves = scenery.flatMap((each) => each.getAnimations({subtree: true}));
  return moves.length > 0 && moves.every(({playState}) => playState === state);
}"""


# In the worker: a captain waits for 100 ms before it begins to search. The pause is held until `begin` is called, so it thinks meanwhile.
HOLD = """() => {
  const plain = setTimeout, held = [];
  globalThis.setTimeout = (work, ms, ...rest) => ms > 90 && ms < 110 ? held.push(work) : plain(work, ms, ...rest);
  globalThis.begin = () => {
    globalThis.setTimeout = plain;
    for (const work of held) work();
  };
}"""


def against_a_captain(page: Page) -> Worker:
    """Python has started, and Play now opens a table with one captain, who is held. Returns the worker."""
    page.evaluate(
        "() => localStorage.galecrest ="
        " JSON.stringify({...JSON.parse(localStorage.galecrest), strength: 'hard', bots: 1})"
    )
    page.reload()
    play_now(page)
    page.get_by_role("link", name="Galecrest").click()
    (worker,) = page.workers
    worker.evaluate(HOLD)
    return worker


def test_captains_can_be_hurried(come: Come) -> None:
    """For the captain a minute passes like a sixth of a second, so it would think for two minutes."""
    page = come().open("/")
    worker = against_a_captain(page)
    worker.evaluate(
        "() => { const now = (globalThis.clock = Date.now), begin = now();"
        " Date.now = () => begin + (now.call(Date) - begin) / 400; }"
    )
    play_now(page)
    before = hand(page)[0]
    page.locator("[data-option]:visible").first.click()
    page.get_by_role("button", name="Hurry the bots").click()
    worker.evaluate("() => begin()")
    asked = "![null, undefined, id].includes(document.querySelector('[data-question]')?.dataset.id)"
    page.wait_for_function(f"(id) => document.querySelector('.island ol') || {asked}", arg=before)  # it has chosen
    worker.evaluate("() => { Date.now = clock; }")  # it may be asked several times before the player is
    page.wait_for_function(f"(id) => {asked}", arg=before)


def test_the_scenery_stands_still_while_captains_think(come: Come) -> None:
    page = come(still=False).open("/")
    worker = against_a_captain(page)
    play_now(page)
    hand(page)
    page.wait_for_function(SKY, arg="running")
    page.locator("[data-option]:visible").first.click()
    page.wait_for_function(SKY, arg="paused")
    worker.evaluate("() => begin()")
    page.wait_for_function(SKY, arg="running")


def test_the_sky_stands_still_while_python_starts(come: Come) -> None:
    """Drawing it would take the core that the page needs."""
    page = come(still=False).open("/")
    page.wait_for_function(SKY, arg="running")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_function(SKY, arg="paused")
    page.wait_for_selector("[data-question]")
    page.wait_for_function(SKY, arg="running")


def test_a_browser_without_webassembly_gets_words(come: Come) -> None:
    guest = come()
    guest.context.add_init_script("delete globalThis.WebAssembly")
    page = guest.open("/")
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("it lacks WebAssembly")


def test_a_full_disk_refuses_the_choice_and_loses_nothing(come: Come) -> None:
    guest = come()
    page = guest.open("/")
    play_now(page)
    before = hand(page)
    (worker,) = page.workers
    worker.evaluate(
        """() => {
          IDBObjectStore.prototype.put = () => { throw new DOMException("no room", "QuotaExceededError"); };
        }"""
    )
    page.locator("[data-option]:visible").first.click()
    expect(page.get_by_role("alert")).to_contain_text("did not store this")
    assert hand(page) == before
    page.reload()  # nothing of the refused choice is stored
    assert hand(page) == before
    play(page, steps=2)


@pytest.fixture
def forbidden(chromium: Browser, tmp_path: Path) -> Iterator[Page]:
    """A page in a browser whose owner allows no site to store anything."""
    wishes = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    settings = tmp_path / "profile" / "Default" / "Preferences"
    settings.parent.mkdir(parents=True)
    settings.write_text(json.dumps(wishes))
    kind = chromium.browser_type
    context = kind.launch_persistent_context(
        tmp_path / "profile", executable_path=chromium_path(), args=FLAGS, locale="en-GB"
    )
    page = context.pages[0]
    page.set_default_timeout(START)
    yield page
    context.close()


def test_a_browser_that_may_store_nothing_says_so(forbidden: Page, site: Site) -> None:
    forbidden.goto(f"{site.url}/")
    forbidden.get_by_role("button", name="Play now").click()
    expect(forbidden.get_by_role("alert")).to_contain_text("allow this site to store data", timeout=START)
    forbidden.get_by_role("button", name="Settings").click()
    forbidden.get_by_role("button", name="Keep the game on this device").click()
    expect(forbidden.get_by_role("dialog").get_by_role("alert")).to_contain_text("did not store this", timeout=START)
    forbidden.goto(f"{site.url}/#/table/here-0123456789abcdef")
    expect(forbidden.get_by_role("heading", name="allow this site to store data")).to_be_visible(timeout=START)


def test_python_that_arrived_in_part_is_fetched_again(come: Come, site: Site) -> None:
    guest = come()
    page = guest.open("/")
    settle(page)
    site.torn = "pyodide.asm.wasm"
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("did not arrive whole", timeout=START)
    site.torn = ""
    play_now(page)
    page.evaluate(
        """async () => {
          const cache = await caches.open("galecrest-python");
          for (const request of await cache.keys())
            if (request.url.endsWith(".wasm") || request.url.endsWith(".zip")) await cache.put(request, new Response("torn"));
        }"""
    )
    page.reload()
    play(page, steps=1)


def test_a_game_file_opens_on_another_device_and_a_damaged_one_is_refused(come: Come, tmp_path: Path) -> None:
    page = come().open("/")
    page.get_by_role("button", name="Sail alone").click()
    page.get_by_role("button", name="Landlubber").click()
    play(page, steps=3)
    wait(page, "a question")
    page.get_by_role("button", name="Menu").click()
    file = saved_log(page, tmp_path)
    assert "hash" in verified(file)  # a game that is not over
    other = come().open("/#/games")
    damaged = tmp_path / "damaged.json"
    damaged.write_text(json.dumps(json.loads(file.read_text()) | {"state": "0" * 64}))
    other.get_by_label("Open a game file").set_input_files(damaged)
    expect(other.get_by_role("alert")).to_contain_text("not an intact log", timeout=START)
    other.get_by_label("Open a game file").set_input_files(file)
    play(other, steps=2)


def test_a_replay_goes_on_as_a_game_of_its_own(come: Come, tmp_path: Path) -> None:
    """The log of a finished game comes from the rules themselves."""
    file = tmp_path / "whole.json"
    file.write_text(finished_log())
    page = come().open("/#/games")
    page.get_by_label("Open a game file").set_input_files(file)
    page.get_by_role("button", name="One step on").click()
    page.wait_for_function("() => location.hash.includes('step=1')")
    page.get_by_role("button", name="Play on from here").click()
    page.locator("dialog").get_by_role("button", name="Play on as").click()
    page.wait_for_url(lambda url: "/table/here-" in url)
    play(page, steps=1)


def finished_log() -> str:
    chance = random.Random(1)
    game = Game.new(seats=3, board="calm", seed=1)
    while not game.over:
        question = game.questions[0]
        game.answer(question.id, chance.choice(question.options))
    return codec.log_to_json(game)


def test_a_new_version_waits_until_no_tab_needs_the_old_one(come: Come, site: Site) -> None:
    guest = come()
    page = guest.open("/")
    settle(page)
    play_now(page)
    other = guest.context.new_page()  # a lesson holds no table of the device; no more does a game of a server
    other.goto(f"{site.url}/#/lesson/sets")
    other.wait_for_selector("[data-question]")
    (python,) = (site.folder / "assets").glob("python-*")
    shutil.copytree(python, site.folder / "assets" / "python-new")
    service = renewed(site)
    service.write_text(service.read_text().replace(python.name, "python-new"))
    assert page.evaluate(INSTALLED)
    expect(page.get_by_text("A new version is ready. It waits")).to_be_visible()
    play(page, steps=1)
    page.evaluate(
        """() => {
          const query = navigator.locks.query;
          window.looks = 0;
          navigator.locks.query = async function () {
            const found = await query.call(this);
            setTimeout(() => looks++);
            return found;
          };
        }"""
    )
    page.get_by_role("link", name="Galecrest").click()
    page.wait_for_function("() => looks > 1")  # it has looked twice whether it may go on
    assert page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).waiting !== null")
    other.close()
    until(
        page, "async () => (await caches.keys()).filter((name) => !/galecrest-(new-|python)/.test(name)).length === 0"
    )
    files = sorted(f"python-new/{file.name}" for file in python.iterdir())
    assert sorted(page.evaluate(KEPT)) == files  # a player who had Python has the new one, and nothing of the old one


def renewed(site: Site) -> Path:
    """The site is another version now. Returns its service worker."""
    service = site.folder / "service.js"
    service.write_text(service.read_text().replace('VERSION = "galecrest-', 'VERSION = "galecrest-new-'))
    return service


# Looks for a new version; true if it was installed and waits.
INSTALLED = """async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const { installing } = registration;
  if (installing)
    await new Promise((done) => installing.addEventListener("statechange", done, { once: true }));
  return registration.waiting !== null;
}"""
OLD = "() => { window.old = true; }"  # marks a page until it is loaded again
RENEWED = "async () => !window.old"


def test_a_mixture_of_two_versions_is_never_kept(come: Come, site: Site) -> None:
    """A host that is halfway through an update gives out the new service worker, but a script in part, or the page of another version."""
    guest = come()
    page = guest.open("/#/lesson/sets")
    settle(page)
    renewed(site)
    guest.forgiving = True
    (script,) = (site.folder / "assets").glob("CardsScreen-*.js")
    site.torn = script.name
    assert not page.evaluate(INSTALLED)
    site.torn = ""
    index = site.folder / "index.html"
    text = index.read_text()
    index.write_text(re.sub(r"assets/[\w.-]+\.js", "assets/gone.js", text))
    assert not page.evaluate(INSTALLED)
    page.reload()  # the old version is whole
    page.wait_for_selector("[data-question]")
    page.wait_for_load_state("networkidle")
    index.write_text(text)
    os.utime(index, (time.time() + 9, time.time() + 9))
    assert page.evaluate(INSTALLED)
    page.evaluate("() => { location.hash = '#/'; }")
    until(page, "async () => (await caches.keys()).every((name) => /galecrest-(new-|python)/.test(name))")
    page.get_by_role("button", name="Play now").wait_for()


def test_a_tab_that_a_new_version_overtakes_is_loaded_again_when_no_game_runs_in_it(come: Come, site: Site) -> None:
    """As in a browser without locks, where a tab does not know of the games in others. The files of the old version are gone then."""
    guest = come()
    page = guest.open("/")
    settle(page)
    play_now(page)
    other = guest.context.new_page()
    other.goto(f"{site.url}/#/how")
    other.wait_for_load_state("networkidle")  # Chromium lets an old service worker that is busy go on for five minutes
    for tab in (page, other):
        tab.evaluate(OLD)
    renewed(site)
    assert other.evaluate(INSTALLED)
    other.evaluate("async () => (await navigator.serviceWorker.getRegistration()).waiting.postMessage('activate')")
    until(other, RENEWED)
    play(page, steps=1)
    assert page.evaluate("() => old")
    page.get_by_role("link", name="Galecrest").click()
    until(page, RENEWED)


def test_a_new_version_waits_while_a_dialog_is_filled_in(come: Come, site: Site) -> None:
    page = come().open("/")
    settle(page)
    page.evaluate(OLD)
    page.get_by_role("button", name="Share this device").click()
    page.get_by_placeholder("Player 1").fill("Ada")
    renewed(site)
    assert page.evaluate(INSTALLED)
    page.wait_for_timeout(1500)  # it looks every second whether it may go on
    expect(page.get_by_placeholder("Player 1")).to_have_value("Ada")
    page.keyboard.press("Escape")
    until(page, RENEWED)


def test_a_browser_that_cannot_read_what_it_kept_gets_the_files_from_the_network(come: Come) -> None:
    guest = come()
    page = guest.open("/")
    settle(page)
    (service,) = guest.context.service_workers
    service.evaluate(
        """() => {
          const full = () => Promise.reject(new DOMException("no room", "QuotaExceededError"));
          CacheStorage.prototype.open = CacheStorage.prototype.match = full;
        }"""
    )
    page.reload()
    page.get_by_role("button", name="Play now").wait_for()


# The files of Python that are kept, each with its folder.
KEPT = """async () => (await (await caches.open("galecrest-python")).keys())
  .map(({ url }) => url.split("/").slice(-2).join("/"))"""


def until(page: Page, condition: str) -> None:
    """Wait until an asynchronous condition holds, over reloads of the page. For `wait_for_function` any promise is a yes."""
    end = time.monotonic() + START / 1000
    while True:
        with contextlib.suppress(Error):
            if page.evaluate(condition):
                return
        assert time.monotonic() < end, condition
        page.wait_for_timeout(40)


def test_the_guided_voyage_and_the_pages_to_read(come: Come) -> None:
    page = come().open("/")
    page.get_by_role("button", name="Guided first voyage").click()
    page.wait_for_selector("[data-question]")
    assert page.locator(".bar, .guide").count()
    for screen in ("cards", "how", "games"):
        page.goto(page.url.split("#")[0] + f"#/{screen}")
        page.wait_for_selector("main h1")
