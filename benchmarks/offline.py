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
from tests.web.playing import play, wait
from tests.web.site import BUILT, Site, settle, sited

RUNS = 3
DAYS = 2

# Records the beginning and the end of every frame, on the clock that page and worker share, and what made long ones long.
FRAMES = """() => {
  window.frames_ = [];
  window.long_ = [];
  const since = performance.timeOrigin;
  let last = performance.now();
  const frame = (at) => {
    frames_.push([since + last, since + at]);
    last = at;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { startTime, duration, renderStart, styleAndLayoutStart, scripts } of list.getEntries()) {
      const end = startTime + duration;
      long_.push({
        begin: since + startTime,
        end: since + end,
        layout: styleAndLayoutStart ? end - styleAndLayoutStart : 0,
        render: renderStart ? end - renderStart : 0,
        scripts: scripts.map(({ invoker, sourceFunctionName, sourceURL, duration }) =>
          `${invoker} ${sourceFunctionName} ${sourceURL.split("/").at(-1)} ${Math.round(duration)} ms`),
      });
    }
  }).observe({ type: "long-animation-frame" });
}"""

# Records the slices of time in which the worker thinks: no timer of it runs meanwhile.
SLICES = """() => {
  globalThis.slices = [];
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    if (now - last > 10) slices.push([performance.timeOrigin + last, performance.timeOrigin + now]);
    last = now;
  }, 4);
}"""

# A second Python in the worker, beside the one that plays.
LOAD = """async (folder) => {
  const { loadPyodide } = await import(folder + "pyodide.js");
  const { default: createPyodideModule } = await import(folder + "pyodide.asm.js");
  const get = async (name) => (await fetch(folder + name)).arrayBuffer();
  const lockFileContents = await (await fetch(folder + "pyodide-lock.json")).text();
  globalThis.bench = await loadPyodide({ indexURL: folder, lockFileContents, createPyodideModule });
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


def from_the_press(browser: Browser, site: Site) -> float:
    """Seconds from Play now to the first question for a returning player who has looked at the page for three seconds."""
    guest = come(browser, site)
    first_question(guest.page, f"{site.url}/")
    settle(guest.page)
    page = guest.open("/")
    page.reload()
    page.wait_for_timeout(3000)
    begin = time.perf_counter()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector("[data-question]")
    seconds = time.perf_counter() - begin
    guest.context.close()
    return seconds


def come(browser: Browser, site: Site) -> Visitor:
    """A guest with the pace, the motion and the pause before sending that a new player has."""
    guest = visitor(browser, site.url, service_workers="allow", pace="brisk", still=False, sending="pause")
    guest.page.set_default_timeout(120_000)
    return guest


Window = tuple[float, float]


def windows(slices: list[Window]) -> list[Window]:
    """The times in which a bot searches: slices that follow each other closely, at least 150 ms long in all."""
    joined: list[list[float]] = []
    for begin, end in slices:
        if joined and begin - joined[-1][1] < 50:
            joined[-1][1] = end
        else:
            joined.append([begin, end])
    return [(begin, end) for begin, end in joined if end - begin >= 150]


def during(frames: list[Window], times: list[Window]) -> list[float]:
    """Milliseconds of the frames that overlap one of the times."""
    return [end - begin for begin, end in frames if any(begin < last and end > first for first, last in times)]


def blame(page: Page, what: str, times: list[Window]) -> None:
    """Print what the page did in its long frames."""
    for frame in page.evaluate("long_"):
        if during([(frame["begin"], frame["end"])], times):
            parts = (
                f"layout {frame['layout']:.0f} ms, rendering {frame['render']:.0f} ms; {'; '.join(frame['scripts'])}"
            )
            print(f"{what}: a frame of {frame['end'] - frame['begin']:.0f} ms: {parts}")


def told_of(frames: list[float]) -> str:
    late = sum(frame > 50.5 for frame in frames)
    return f"{max(frames):.0f} ms; {late} of {len(frames)} frames over 50 ms"


def frames_while_starting(browser: Browser, site: Site) -> list[float]:
    """Milliseconds of the frames of a quiet page while Python starts from the cache."""
    guest = come(browser, site)
    first_question(guest.page, f"{site.url}/")
    settle(guest.page)
    page = guest.open("/#/games")  # this screen starts no Python by itself
    page.reload()
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    page.evaluate(FRAMES)
    page.wait_for_function("() => frames_.length > 30")
    page.evaluate("() => (frames_.length = long_.length = 0)")
    page.get_by_label("Open a game file").set_input_files(
        {"name": "no.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    page.get_by_role("alert").wait_for()  # Python has started and refused the file
    frames = page.evaluate("frames_")
    blame(page, "starting", [(0, float("inf"))])
    guest.context.close()
    return [end - begin for begin, end in frames]


def frames_while_thinking(browser: Browser, site: Site) -> list[float]:
    """Milliseconds of the frames while three captains think, from the second day on: the table and its portraits are drawn by then."""
    guest = come(browser, site)
    page = guest.open("/")
    settle(page)
    page.evaluate(
        "() => localStorage.galecrest = JSON.stringify({...JSON.parse(localStorage.galecrest), strength: 'hard'})"
    )
    page.reload()
    page.get_by_role("button", name="Play now").click()
    play(page, until="reveal")
    (worker,) = page.workers
    worker.evaluate(SLICES)
    page.evaluate(FRAMES)
    for _ in range(DAYS):
        play(page, until="reveal")
    wait(page, "the last day")
    frames, times = page.evaluate("frames_"), windows(worker.evaluate("slices"))
    blame(page, "thinking", times)
    guest.context.close()
    return during(frames, times)


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
        pressed = from_the_press(browser, site)
        starting = [frame for _ in range(RUNS) for frame in frames_while_starting(browser, site)]
        thinking = frames_while_thinking(browser, site)
        size = memory(browser, site)
        decisions, bots = speed(browser, site)
    files = [file for file in BUILT.rglob("*") if file.is_file()]
    paths = {url.removeprefix(site.url).split("?")[0].split("#")[0].strip("/") or "index.html" for url in asked}
    needed = [file for file in files if str(file.relative_to(BUILT)) in paths]
    best = [f"{statistics.median(each):.1f} s (best {min(each):.1f})" for each in (cold, cached, offline)]
    return {
        "Without a server: all files, gzipped": f"{gzipped(*files):.1f} MB",
        "Of these before the first question of a first visit": f"{gzipped(*needed):.1f} MB",
        f"First question after opening the address and pressing Play now at once, empty cache, median of {RUNS}": best[
            0
        ],
        "The same from the cache, where Python starts when the page is idle or at the press": best[1],
        "The same with the network cut": best[2],
        "From the press of Play now to the question, from the cache, three seconds after the page was opened": f"{pressed:.1f} s",
        f"Longest frame of a page that is read while Python starts from the cache, {RUNS} times": told_of(starting),
        f"Longest frame while three captains think, on {DAYS} days after the first": told_of(thinking),
        "Memory of the tab after ten answers (resident, with Chromium's own)": f"{size:.0f} MB",
        "Random decisions per second in the worker": f"{decisions:,.0f}",
        "Time of a bot's decision there without pauses, median and 95th percentile": ", ".join(
            f"{bot} {median:.0f} and {most:.0f} ms" for bot, (median, most) in bots.items()
        ),
    }
