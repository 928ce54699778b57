"""A real server and a real browser. A page that logs an error, or one of whose requests fails, fails its test."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

STATIC = Path(__file__).parents[2] / "src" / "galecrest" / "server" / "static"
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Without the built client and a Chromium there is nothing to test.
collect_ignore_glob = [] if (STATIC / "index.html").is_file() and CHROMIUM else ["test_*.py"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`galecrest serve`, which can be stopped and started again with its database."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        with (self.folder / "serve.log").open("ab") as log:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "galecrest", "serve", "--port", str(self.port), "--log-level", "warning"),
                    *(
                        "--database",
                        f"sqlite+aiosqlite:///{self.folder / 'games.sqlite'}",
                        "--requests-per-second",
                        "400",
                    ),
                    *("--tables-per-guest", "100", "--messages-per-second", "200"),
                ],
                stdout=log,
                stderr=log,
            )
        for _ in range(200):
            with contextlib.suppress(OSError):
                urllib.request.urlopen(f"{self.url}/ready", timeout=1).close()
                return
            time.sleep(0.1)
        raise TimeoutError((self.folder / "serve.log").read_text()[-2000:])

    def stop(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    yield running
    running.stop()


@contextlib.contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


class Visitor:
    """A browser of its own: a guest with a cookie, and a page that is watched for errors."""

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
    width: int = 1280,
    height: int = 720,
    locale: str = "en-GB",
    **options: Any,
) -> Visitor:
    context = browser.new_context(viewport={"width": width, "height": height}, locale=locale, **options)
    kept = json.dumps({"speed": pace, "stillness": still, "muted": True})
    context.add_init_script(f"localStorage.galecrest ??= JSON.stringify({kept})")
    return Visitor(context, url)


Visit = Callable[..., Visitor]


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(**how: Any) -> Visitor:
        visitors.append(visitor(chromium, server.url, **how))
        return visitors[-1]

    yield come
    for each in visitors:
        each.context.close()
    assert [error for each in visitors for error in each.errors] == []
