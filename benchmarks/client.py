"""Measures the speed of the browser client, in a real Chromium with the real server: `make trace`.

Measures the time to the first question, the size of the scripts, and the frames while a day's cards are revealed. Writes the figures and
a chart into docs/client.md, and Chromium's trace into build/trace.json, for chrome://tracing.
"""

from __future__ import annotations

import itertools
import json
import os
import platform
import re
import statistics
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any

from matplotlib import rc_context
from playwright.sync_api import Browser

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
SMOOTH = 17.5  # milliseconds: one frame at 60 per second, with a small margin

# Records the time of every frame during each reveal.
RECORD = """() => {
  window.reveals = [];
  let current = null;
  const frame = (at) => {
    const now = document.querySelector('.revealing') !== null;
    if (now && !current) reveals.push((current = []));
    if (now) current.push(at);
    else current = null;
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


def reveal_frames(browser: Browser, server: Server) -> tuple[list[list[float]], Counter[str]]:
    """Milliseconds of each frame of each reveal, on a desktop with animations on; and the processor time of one more reveal,
    which is traced. Tracing slows it down, so its frames do not count."""
    guest = visitor(browser, server.http, pace="relaxed", still=False)
    come_in(guest)
    guest.open(f"/table/{open_table(guest, seed='ca7')}")
    guest.page.wait_for_selector("[data-question]")
    guest.page.evaluate(RECORD)
    for _ in range(REVEALS):
        reveal(guest)
        guest.page.locator(".island").click(position={"x": 5, "y": 5})  # on to the next question
    wait(guest.page, "one more reveal")
    TRACE.parent.mkdir(exist_ok=True)
    browser.start_tracing(
        page=guest.page, path=TRACE, categories=["disabled-by-default-devtools.timeline", "devtools.timeline"]
    )
    reveal(guest)
    browser.stop_tracing()
    reveals = guest.page.evaluate("reveals")
    guest.context.close()
    frames = [[after - before for before, after in itertools.pairwise(one)] for one in reveals]
    return frames[:REVEALS], work_per_frame(json.loads(TRACE.read_text("utf-8"))["traceEvents"])


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


def report(browser: Browser, server: Server) -> str:
    waits = []
    others = [crowd()]
    for _ in range(5):
        guest = visitor(browser, server.http, pace="relaxed", still=False)
        waits.append(first_question(guest))
        guest.context.close()
    guest = visitor(browser, server.http)
    scripts = first_scripts(guest)
    guest.context.close()
    frames, spent = reveal_frames(browser, server)
    others.append(crowd())
    draw(frames)
    flat = [each for one in frames for each in one]
    smooth = sum(each <= SMOOTH for each in flat) / len(flat)
    mean = statistics.mean(flat)
    rows = {
        "First question on the screen after opening the address and pressing Play now, empty cache, median of five": (
            f"{statistics.median(waits):.2f} s (best {min(waits):.2f}, worst {max(waits):.2f})"
        ),
        "Scripts of the first load, gzipped": f"{scripts / 1000:.0f} kB",
        f"Frames while a day's four cards are revealed, {len(frames)} reveals, {len(flat)} frames": (
            f"mean {mean:.1f} ms ({1000 / mean:.0f} per second), worst {max(flat):.0f} ms"
        ),
        f"Frames within {SMOOTH} ms": f"{smooth:.0%}",
        "Processor time per frame, from Chromium's trace of one more reveal": ", ".join(
            f"{kind} {each:.1f} ms" for kind, each in spent.most_common()
        ),
    }
    table = "\n".join(["| | |", "|---|---|", *[f"| {what} | {figure} |" for what, figure in rows.items()]])
    return f"""{table}

Chromium {browser.version}, headless, without a graphics card: the processor does all the drawing. It has
{os.cpu_count()} cores ({platform.machine()}), shared with the server and its bots. 1280x720, relaxed pace, motion on.
Load from other programs: one second of work on one core took {min(others):.1f} to {max(others):.1f} s. Near 1.0 the machine
was idle, and the figures are valid.
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, launched() as browser:
        figures = report(browser, server)
    print(figures)
    text = PAGE.read_text("utf-8")
    marked = re.compile(r"(?<=<!-- figures -->\n).*(?=<!-- end of figures -->)", re.DOTALL)
    PAGE.write_text(marked.sub(lambda _: figures, text), "utf-8")


if __name__ == "__main__":
    main()
