"""A real server and a real browser. A test fails when its page logs an error or one of its requests fails."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, sync_playwright

from tests.programs import program
from tests.server.harness import Server

STATIC = Path(__file__).parents[2] / "src" / "galecrest" / "server" / "static"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@contextlib.contextmanager
def serving(folder: Path) -> Iterator[Server]:
    assert (STATIC / "index.html").is_file(), "the client is not built: make web"
    running = Server(f"sqlite+aiosqlite:///{folder / 'games.sqlite'}", log=folder / "serve.log")
    running.start()
    try:
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def chromium_path() -> str:
    """Where Chromium is."""
    return os.environ.get("CHROMIUM") or program("chromium", "chromium")


@contextlib.contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = launch(driver.chromium)
        yield browser
        browser.close()


def launch(chromium: BrowserType, *flags: str) -> Browser:
    return chromium.launch(executable_path=chromium_path(), args=[*FLAGS, *flags])


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


class Visitor:
    """A guest with a browser context, a cookie and one page. Errors of the page are collected."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.errors: list[str] = []
        self.forgiving = False  # while the network is cut on purpose
        self.page: Page = context.new_page()
        self.page.set_default_timeout(20_000)
        self.page.on("console", lambda message: self.note(message.type == "error", message.text))
        self.page.on("pageerror", lambda error: self.note(True, str(error)))
        self.page.on(
            "requestfailed", lambda request: self.note("ERR_ABORTED" not in (request.failure or ""), request.url)
        )
        self.page.on(
            "response", lambda response: self.note(response.status >= 400, f"{response.status} {response.url}")
        )

    def note(self, wrong: bool, text: str) -> None:
        if wrong and not self.forgiving:
            self.errors.append(text)

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page


def visitor(
    browser: Browser,
    url: str,
    pace: str = "instant",
    still: bool = True,
    sending: str = "send",
    width: int = 1280,
    height: int = 720,
    locale: str = "en-GB",
    named: bool = True,
    text: float = 1,
    **options: Any,
) -> Visitor:
    # A service worker would fetch the whole client for every visitor, and hide the page's requests from the tests.
    options = {"service_workers": "block"} | options
    context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, **options)
    kept = json.dumps(
        {"speed": pace, "stillness": still, "muted": True, "sending": sending, "named": named, "text": text}
    )
    context.add_init_script(f"localStorage.galecrest ??= JSON.stringify({kept})")
    return Visitor(context, url)


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(browser: Browser = chromium, url: str = "", **how: Any) -> Visitor:
        visitors.append(visitor(browser, url or server.http, **how))
        return visitors[-1]

    yield come
    for each in visitors:
        each.context.close()
    assert [error for each in visitors for error in each.errors] == []
