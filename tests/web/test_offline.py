"""The whole game without a server: the site of plain files, below a path of a plain file server."""

from __future__ import annotations

import contextlib
import json
import random
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Error, Page, expect

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
    assert [url for url in asked if not url.startswith((site.url, "blob:"))] == []


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


def test_a_new_version_waits_until_the_game_is_left(come: Come, site: Site) -> None:
    page = come().open("/")
    settle(page)
    play_now(page)
    (python,) = (site.folder / "assets").glob("python-*")
    shutil.copytree(python, site.folder / "assets" / "python-new")
    service = site.folder / "service.js"
    text = service.read_text().replace('VERSION = "galecrest-', 'VERSION = "galecrest-new-')
    service.write_text(text.replace(python.name, "python-new"))
    page.evaluate("() => navigator.serviceWorker.ready.then((registration) => registration.update())")
    expect(page.get_by_text("A new version is ready. It waits")).to_be_visible()
    play(page, steps=1)
    page.get_by_role("link", name="Galecrest").click()
    until(
        page, "async () => (await caches.keys()).filter((name) => !/galecrest-(new-|python)/.test(name)).length === 0"
    )
    files = sorted(f"python-new/{file.name}" for file in python.iterdir())
    assert sorted(page.evaluate(KEPT)) == files  # a player who had Python has the new one, and nothing of the old one


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
