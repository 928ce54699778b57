"""Waiting times and sizes, measured in the page."""

from __future__ import annotations

import gzip
import time
from collections import Counter

from playwright.sync_api import Page

from tests.web.conftest import STATIC, Visitor

# Every frame in the window shows its portrait. A frame holds what shows instead of one, and later the portrait beside it.
PORTRAITS = """(where) => [...document.querySelectorAll(`${where} .instead`)].every(({parentElement: frame}) => {
  const {top, bottom, width} = frame.getBoundingClientRect();
  const seen = width > 0 && bottom > 0 && top < innerHeight;
  return !seen || [...frame.querySelectorAll('img.come')].some((each) => each.checkVisibility());
})"""


def portraits(page: Page, where: str = "body") -> None:
    """Wait until the window shows all portraits of a place."""
    page.wait_for_function(PORTRAITS, arg=where)


def first_question(guest: Visitor) -> float:
    """Seconds from the address to the first question, through Play now."""
    begin = time.perf_counter()
    guest.page.goto(guest.url, wait_until="commit")
    guest.page.get_by_role("button", name="Play now").click()
    guest.page.wait_for_selector("[data-question]")
    return time.perf_counter() - begin


def first_scripts(guest: Visitor) -> tuple[int, int]:
    """Bytes, gzipped, of the scripts that the first page needs, and of those that follow when it is idle."""
    asked: set[str] = set()
    guest.page.on("request", lambda request: asked.add(request.url) if request.resource_type == "script" else None)
    guest.open()
    guest.page.wait_for_load_state("networkidle")
    page = (STATIC / "index.html").read_text("utf-8")
    sizes: Counter[bool] = Counter()
    for url in asked:
        path = url.removeprefix(guest.url)
        sizes[path in page] += len(gzip.compress((STATIC / path[1:]).read_bytes(), 9))
    return sizes[True], sizes[False]


def crowd() -> float:
    """How many times longer a computation takes because other programs use the machine; 1.0 is a quiet machine."""
    begin, used = time.perf_counter(), time.process_time()
    while time.process_time() - used < 0.3:
        pass
    return max(1.0, (time.perf_counter() - begin) / 0.3)
