"""Measures the game without a server, in a real Chromium with the site of plain files: part of `make trace`.

Sizes, the time to the first question, frames while Python starts and while bots think, memory, and the speed of Python in a worker.
"""

from __future__ import annotations

import gzip
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from galecrest.bots import BOTS
from galecrest.browser.device import INSTEAD
from tests.web.conftest import Visitor, visitor
from tests.web.playing import play
from tests.web.site import BUILT, Site, settle, sited

RUNS = 3

# Records the beginning and the end of every frame, on the clock that page and worker share.
FRAMES = """() => {
  window.frames_ = [];
  let last = performance.now();
  const frame = (at) => {
    frames_.push([performance.timeOrigin + last, performance.timeOrigin + at]);
    last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""

# Records the times at which the worker does nothing but think: no timer of it runs meanwhile.
THOUGHTS = """() => {
  globalThis.thoughts = [];
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    if (now - last > 100) thoughts.push([performance.timeOrigin + last, performance.timeOrigin + now]);
    last = now;
  }, 5);
}"""

# A second Python in the worker, beside the one that plays.
LOAD = """async (folder) => {
  const { loadPyodide } = await import(folder + "pyodide.mjs");
  const get = async (name) => (await fetch(folder + name)).arrayBuffer();
  const lockFileContents = await (await fetch(folder + "pyodide-lock.json")).text();
  globalThis.bench = await loadPyodide({ indexURL: folder, lockFileContents });
  bench.unpackArchive(await get("msgspec.whl"), "wheel");
  bench.unpackArchive(await get("galecrest.zip"), "zip");
}"""

SPEED = """
import time, random
from galecrest.game import Game
from galecrest.bots import make_bot

def decisions(seconds):
    chance, count, end = random.Random(1), 0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        game = Game.new(4, "calm", chance.getrandbits(64))
        while not game.over:
            for question in game.questions:
                game.answer(question.id, chance.choice(question.options))
                count += 1
    return count / seconds

def thinking(name, seconds):
    chance, times, end = random.Random(2), [], time.perf_counter() + seconds
    bot = make_bot(name, 1)
    while time.perf_counter() < end:
        game = Game.new(4, "calm", chance.getrandbits(64))
        while not game.over and time.perf_counter() < end:
            for question in game.questions:
                if question.seat == 0:
                    began = time.perf_counter()
                    option = bot.reply(game.view(0), question).option
                    times.append(time.perf_counter() - began)
                else:
                    option = chance.choice(question.options)
                game.answer(question.id, option)
    times.sort()
    return [1000 * times[len(times) // 2], 1000 * times[-1 - len(times) // 20]]
"""


def gzipped(*files: Path) -> float:
    """Megabytes."""
    return sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) / 1e6


def first_question(page: Page, url: str) -> float:
    """Seconds from the address to the first question, through Play now."""
    begin = time.perf_counter()
    page.goto(url, wait_until="commit")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-question]")
    return time.perf_counter() - begin


def waits(browser: Browser, site: Site) -> tuple[list[float], list[float], list[float], set[str]]:
    """Seconds to the first question cold, from the cache and without a network; and the addresses of the first visit."""
    cold, cached, offline, asked = [], [], [], set()
    for _ in range(RUNS):
        guest = come(browser, site)
        guest.page.on("request", lambda request: asked.add(request.url))
        guest.context.on("request", lambda request: asked.add(request.url))
        cold.append(first_question(guest.page, f"{site.url}/"))
        settle(guest.page)
        cached.append(first_question(guest.page, f"{site.url}/"))
        site.cut()
        offline.append(first_question(guest.page, f"{site.url}/"))
        guest.context.close()
        site.mend()
    return cold, cached, offline, asked


def come(browser: Browser, site: Site) -> Visitor:
    guest = visitor(browser, site.url, service_workers="allow")
    guest.page.set_default_timeout(120_000)
    return guest


def longest_frames(browser: Browser, site: Site) -> tuple[float, float]:
    """Milliseconds of the longest frame while Python starts, and while three captains think, from the opening of the table on."""
    guest = come(browser, site)
    page = guest.open("/")
    settle(page)
    page.evaluate(
        "() => localStorage.galecrest = JSON.stringify({...JSON.parse(localStorage.galecrest), strength: 'hard'})"
    )
    page.reload()
    page.wait_for_selector(".doors")
    page.evaluate("async () => (await document.fonts.ready, await new Promise((done) => setTimeout(done, 1000)))")
    page.evaluate(FRAMES)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Keep the game on this device").click()
    page.get_by_text("The game works without a network.").wait_for()
    starting = max(end - begin for begin, end in page.evaluate("frames_"))
    page.keyboard.press("Escape")
    (worker,) = page.workers
    worker.evaluate(THOUGHTS)
    page.evaluate("() => (frames_.length = 0)")
    page.get_by_role("button", name="Play now").click()
    play(page, steps=8)
    page.wait_for_timeout(1500)  # the captains choose their cards
    thoughts, frames = worker.evaluate("thoughts"), page.evaluate("frames_")
    thinking = [
        end - begin for begin, end in frames if any(begin < enough and end > started for started, enough in thoughts)
    ]
    guest.context.close()
    return starting, max(thinking)


def memory(browser: Browser, site: Site) -> float:
    """Megabytes of the process of the tab after some days."""
    guest = come(browser, site)
    first_question(guest.page, f"{site.url}/")
    play(guest.page, steps=10)
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    sizes = [resident(each["id"]) for each in processes if each["type"] == "renderer"]
    guest.context.close()
    return max(sizes)


def resident(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def speed(browser: Browser, site: Site) -> tuple[float, dict[str, list[float]]]:
    """Random decisions per second in a worker, and milliseconds of each bot's decisions: median and 95th percentile."""
    guest = come(browser, site)
    first_question(guest.page, f"{site.url}/")
    (worker,) = guest.page.workers
    folder = next((BUILT / "assets").glob("python-*")).name
    worker.evaluate(LOAD, f"{site.url}/assets/{folder}/")
    worker.evaluate("(code) => void bench.runPython(code)", SPEED)
    decisions = float(worker.evaluate("() => bench.runPython('decisions(4)')"))
    bots: dict[str, Any] = {
        bot: worker.evaluate(f"() => bench.runPython('thinking(\"{bot}\", 4)').toJs()")
        for bot in BOTS
        if bot not in ("random", *INSTEAD)
    }
    guest.context.close()
    return decisions, bots


def rows(browser: Browser) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as folder, sited(Path(folder)) as site:
        cold, cached, offline, asked = waits(browser, site)
        starting, thinking = longest_frames(browser, site)
        size = memory(browser, site)
        decisions, bots = speed(browser, site)
    files = [file for file in BUILT.rglob("*") if file.is_file()]
    paths = {url.removeprefix(site.url).split("?")[0].split("#")[0].strip("/") or "index.html" for url in asked}
    needed = [file for file in files if str(file.relative_to(BUILT)) in paths]
    best = [f"{statistics.median(each):.1f} s (best {min(each):.1f})" for each in (cold, cached, offline)]
    return {
        "Without a server: all files, gzipped": f"{gzipped(*files):.1f} MB",
        "Of these before the first question of a first visit": f"{gzipped(*needed):.1f} MB",
        f"First question after opening the address and pressing Play now, empty cache, median of {RUNS}": best[0],
        "The same from the cache": best[1],
        "The same with the network cut": best[2],
        "Longest frame while Python starts": f"{starting:.0f} ms",
        "Longest frame while three captains think": f"{thinking:.0f} ms",
        "Memory of the tab after ten answers (resident, with Chromium's own)": f"{size:.0f} MB",
        "Random decisions per second in the worker": f"{decisions:,.0f}",
        "Time of a bot's decision there, median and 95th percentile": ", ".join(
            f"{bot} {median:.0f} and {most:.0f} ms" for bot, (median, most) in bots.items()
        ),
    }
