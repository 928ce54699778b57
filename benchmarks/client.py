"""Measures the speed of the browser client, in a real Chromium with the real server: `make trace`.

Measures the time to the first question, the size of the scripts, and the frames while a day's cards are revealed. Writes the figures and
a chart into docs/client.md, and Chromium's trace into build/trace.json, for chrome://tracing. Fails, and leaves the page as it was, if a
promise of docs/client.md is broken.
"""

from __future__ import annotations

import itertools
import json
import os
import platform
import re
import statistics
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from playwright.sync_api import Browser

from benchmarks import offline
from galecrest.lab.charts import COLOURS, STYLE, figure
from tests.server.harness import Server
from tests.web.conftest import Visitor, launched, serving, visitor
from tests.web.measures import crowd, first_question, first_scripts
from tests.web.playing import play, wait
from tests.web.tables import come_in, open_table

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "client.md"
CHART = ROOT / "docs" / "pictures" / "frames.svg"
TRACE = ROOT / "build" / "trace.json"
REVEALS = 4
PORTRAITS = re.compile(r"/assets/(Picture-|cast-)")
SMOOTH = 17.5  # milliseconds: one frame at 60 per second, with a small margin

# The promises, on a quiet machine.
FIRST_QUESTION = 1.5  # seconds, the median
FIRST_SCRIPTS = 150_000  # bytes, gzipped
SMOOTH_SHARE = 0.95  # of the frames of a reveal
QUIET = 1.2  # seconds for one second of work

# Records the time of every frame during each reveal, and how many portraits the island showed at its end.
RECORD = """() => {
  window.reveals = [];
  window.portraits = [];
  let current = null;
  const frame = (at) => {
    const now = document.querySelector('.revealing') !== null;
    if (now && !current) reveals.push((current = []));
    if (now) current.push(at);
    else if (current) {
      current = null;
      portraits.push([...document.querySelectorAll('.island img.come')].filter((each) => each.checkVisibility()).length);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""

# Chromium's threads by their work for a frame. Unnamed threads do the rastering.
THREADS = {
    "CrRendererMain": "the page (script, style, layout, paint)",
    "Compositor": "compositing",
    "VizCompositorThread": "drawing in software",
}


def reveal(guest: Visitor) -> None:
    """Play until the reveal of the cards, and wait for its end."""
    play(guest.page, until="reveal")
    guest.page.wait_for_function("() => !document.querySelector('.revealing')")


def reveals(browser: Browser, server: Server, players: int) -> Visitor:
    """A guest on a desktop with animations on, who has seen the cards of all players, with their portraits, be revealed."""
    guest = visitor(browser, server.http, pace="relaxed", still=False)
    come_in(guest)
    guest.open(f"/table/{open_table(guest, seed='ca7', players=players)}")
    guest.page.wait_for_selector("[data-question]")
    guest.page.evaluate(RECORD)
    for _ in range(REVEALS):
        reveal(guest)
        guest.page.locator(".island").click(position={"x": 5, "y": 5})  # on to the next question
    wait(guest.page, "one more reveal")
    shown = guest.page.evaluate("portraits")
    assert shown == [players] * REVEALS, f"the island showed {shown} portraits after the reveals of {players} cards"
    return guest


def frames_of(guest: Visitor) -> list[list[float]]:
    """Milliseconds of each frame of each reveal."""
    seen = guest.page.evaluate("reveals")[:REVEALS]
    return [[after - before for before, after in itertools.pairwise(one)] for one in seen]


def traced_reveal(browser: Browser, guest: Visitor) -> Counter[str]:
    """The processor time of one more reveal. Tracing slows it down, so its frames do not count."""
    TRACE.parent.mkdir(exist_ok=True)
    browser.start_tracing(
        page=guest.page, path=TRACE, categories=["disabled-by-default-devtools.timeline", "devtools.timeline"]
    )
    reveal(guest)
    browser.stop_tracing()
    return work_per_frame(json.loads(TRACE.read_text("utf-8"))["traceEvents"])


def work_per_frame(events: list[dict[str, Any]]) -> Counter[str]:
    """Milliseconds of processor time (not elapsed time) for each frame that the page drew."""
    drawn = sum(event["name"] == "Commit" for event in events)
    threads = {(each["pid"], each["tid"]): each["args"]["name"] for each in events if each["name"] == "thread_name"}
    spent: Counter[str] = Counter()
    for event in events:
        kind = THREADS.get(threads.get((event["pid"], event["tid"]), "")) if event["name"] == "RunTask" else None
        if event["name"] == "RasterTask":
            kind = "rastering"
        if kind is not None:
            spent[kind] += event.get("tdur", 0) / 1000 / drawn
    return spent


def draw(frames: list[list[float]]) -> None:
    with rc_context(STYLE):
        drawing, axes = figure(8, 2.6)
        flat = [each for one in frames for each in one]
        axes.bar(
            range(len(flat)), flat, width=1.0, color=[COLOURS[0] if each <= SMOOTH else COLOURS[1] for each in flat]
        )
        axes.axhline(1000 / 60, color=COLOURS[3], linewidth=1)
        axes.set_xlabel(f"frames of {len(frames)} consecutive reveals")
        axes.set_ylabel("ms")
        axes.margins(x=0.005)
        drawing.savefig(CHART, metadata={"Date": None})


def first_wait(browser: Browser, server: Server, portraits: bool = True) -> float:
    guest = visitor(browser, server.http, pace="relaxed", still=False)
    if not portraits:
        guest.context.route(PORTRAITS, lambda route: route.abort())
    seconds = first_question(guest)
    guest.context.close()
    return seconds


def smooth_share(frames: list[list[float]]) -> float:
    flat = [each for one in frames for each in one]
    return sum(each <= SMOOTH for each in flat) / len(flat)


def told_of(frames: list[list[float]]) -> str:
    flat = [each for one in frames for each in one]
    mean = statistics.mean(flat)
    return (
        f"mean {mean:.1f} ms ({1000 / mean:.0f} per second), {smooth_share(frames):.0%} within {SMOOTH} ms, worst {max(flat):.0f} ms; "
        f"{len(frames)} reveals, {len(flat)} frames"
    )


def broken(wait: float, scripts: int, reveals: dict[int, list[list[float]]]) -> list[str]:
    """The promises that the figures break."""
    found = []
    if wait > FIRST_QUESTION:
        found.append(f"the first question took {wait:.2f} s, not {FIRST_QUESTION} s")
    if scripts > FIRST_SCRIPTS:
        found.append(f"the scripts of the first load have {scripts:,} bytes, not {FIRST_SCRIPTS:,}")
    for cards, frames in reveals.items():
        if smooth_share(frames) < SMOOTH_SHARE:
            share = f"{smooth_share(frames):.0%} of the frames came within {SMOOTH} ms"
            found.append(f"{share} while {cards} cards were revealed, not {SMOOTH_SHARE:.0%}")
    return found


def served(browser: Browser, server: Server) -> tuple[dict[str, str], list[str]]:
    """The figures of a client with a server, and the promises that they break."""
    waits, plain = [], []
    for _ in range(5):  # in turn, so that both have the same machine
        waits.append(first_wait(browser, server))
        plain.append(first_wait(browser, server, portraits=False))
    guest = visitor(browser, server.http)
    scripts, later = first_scripts(guest)
    guest.context.close()
    guest = reveals(browser, server, 4)
    frames = frames_of(guest)
    spent = traced_reveal(browser, guest)
    guest.context.close()
    guest = reveals(browser, server, 6)
    crowded = frames_of(guest)
    guest.context.close()
    draw(frames)
    rows = {
        "First question on the screen after opening the address and pressing Play now, empty cache, median of five": (
            f"{statistics.median(waits):.2f} s (best {min(waits):.2f}, worst {max(waits):.2f})"
        ),
        "The same without portraits (their script and their files are refused), in turn with the above": (
            f"{statistics.median(plain):.2f} s; with portraits {statistics.median(waits) / statistics.median(plain):.2f} times as long"
        ),
        "Scripts of the first load, gzipped": f"{scripts / 1000:.0f} kB",
        "Scripts that follow when the page is idle: the portraits' one": f"{later / 1000:.1f} kB",
        "Frames while a day's four cards are revealed": told_of(frames),
        "Frames while six cards with their portraits are revealed": told_of(crowded),
        "Processor time per frame, from Chromium's trace of one more reveal": ", ".join(
            f"{kind} {each:.1f} ms" for kind, each in spent.most_common()
        ),
    }
    return rows, broken(statistics.median(waits), scripts + later, {4: frames, 6: crowded})


def report(browser: Browser, folder: Path) -> str:
    """The figures for docs/client.md. Ends the program if they break a promise."""
    others = [crowd()]
    with serving(folder) as server:
        rows, failures = served(browser, server)
    others.append(crowd())
    if failures:
        busy = f" (the machine was busy: one second of work took {max(others):.1f} s)" if max(others) > QUIET else ""
        sys.exit(f"broken: {'; '.join(failures)}{busy}")
    rows |= offline.rows(browser)
    others.append(crowd())
    table = "\n".join(["| | |", "|---|---|", *[f"| {what} | {figure} |" for what, figure in rows.items()]])
    return f"""{table}

Chromium {browser.version}, headless, without a graphics card: the processor does all the drawing. It has
{os.cpu_count()} cores ({platform.machine()}), shared with the server and its bots, or without a server with the worker. 1280x720, motion
on; with a server at the relaxed pace, without one at the default pace.
Load from other programs: one second of work on one core took {", ".join(f"{each:.1f}" for each in others)} s before, between and after both
parts. Near 1.0 the machine was idle, and the figures are valid.
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, launched() as browser:
        figures = report(browser, Path(folder))
    print(figures)
    text = PAGE.read_text("utf-8")
    marked = re.compile(r"(?<=<!-- figures -->\n).*(?=<!-- end of figures -->)", re.DOTALL)
    PAGE.write_text(marked.sub(lambda _: figures, text), "utf-8")


if __name__ == "__main__":
    main()
