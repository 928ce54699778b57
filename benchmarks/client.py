"""How quick the browser client is, in a real Chromium against the real server: `make trace`.

Time to the first question, size of the scripts, and the frames while a day's cards are turned up. Writes the figures and a chart into
docs/client.md, and Chromium's own trace into build/trace.json, which chrome://tracing opens.
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
SMOOTH = 17.5  # milliseconds: a frame of 60 a second, and a little

# The time of every frame while cards are being turned up, reveal by reveal.
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

# Chromium's threads, by what they do for a frame. Rastering is spread over nameless ones.
THREADS = {
    "CrRendererMain": "the page (script, style, layout, paint)",
    "Compositor": "putting layers together",
    "VizCompositorThread": "drawing them in software",
}


def reveal(guest: Visitor) -> None:
    """Play until the cards are turned up, and wait until they lie there."""
    play(guest.page, until="reveal")
    guest.page.wait_for_function("() => !document.querySelector('.revealing')")


def reveal_frames(browser: Browser, server: Server) -> tuple[list[list[float]], Counter[str]]:
    """Milliseconds of each frame of each reveal, at a desk with everything moving; and what one more reveal took of the
    processor. Tracing slows things down, so that one does not count among the others."""
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
    """Milliseconds of processor time, however long that took beside other programs, for each frame that the page drew."""
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
        axes.set_xlabel(f"frames of {len(frames)} reveals, one after another")
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
        "First question on the screen, from opening the address through Play now, empty cache, median of five": (
            f"{statistics.median(waits):.2f} s (best {min(waits):.2f}, worst {max(waits):.2f})"
        ),
        "Scripts of the first load, gzipped": f"{scripts / 1000:.0f} kB",
        f"Frames while a day's four cards are turned up, {len(frames)} reveals, {len(flat)} frames": (
            f"mean {mean:.1f} ms ({1000 / mean:.0f} a second), worst {max(flat):.0f} ms"
        ),
        f"Frames within {SMOOTH} ms": f"{smooth:.0%}",
        "Processor time for each frame drawn, by Chromium's trace of one more reveal": ", ".join(
            f"{kind} {each:.1f} ms" for kind, each in spent.most_common()
        ),
    }
    table = "\n".join(["| | |", "|---|---|", *[f"| {what} | {figure} |" for what, figure in rows.items()]])
    return f"""{table}

Chromium {browser.version}, headless, which draws without a graphics card: all the painting above is done by the processor, of which
there are {os.cpu_count()} cores ({platform.machine()}), shared with the server and its bots. 1280x720, relaxed pace, motion on.
Other programs ran beside it: what needs one core for a second took {min(others):.1f} to {max(others):.1f} s. Near 1.0 the machine
was quiet, and the figures are the client's own.
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
