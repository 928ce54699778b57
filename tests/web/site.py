"""The site of plain files, served by a plain file server below a path."""

from __future__ import annotations

import contextlib
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.server.harness import free_port

BUILT = Path(__file__).parents[2] / "build" / "site"
BELOW = "/~friends/games%20of%20ours"


# The types that every host knows. It sends everything else as it sends a file without an ending.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "application/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
}


class Files(SimpleHTTPRequestHandler):
    """Serves a folder below a path. A file whose name ends with `site.torn` arrives in part."""

    def __init__(self, *args: Any, site: Site, **kwargs: Any) -> None:
        self.site = site
        super().__init__(*args, directory=str(site.folder), **kwargs)

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(BELOW)) if path.startswith(f"{BELOW}/") else "/nothing"

    def guess_type(self, path: Any) -> str:
        return TYPES.get(Path(path).suffix, "application/octet-stream")

    def do_GET(self) -> None:
        if self.site.torn and self.path.endswith(self.site.torn):
            body = Path(self.translate_path(self.path)).read_bytes()
            body = body[: len(body) // 2]
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        else:
            super().do_GET()

    def log_message(self, *_: object) -> None:
        pass


class Site:
    """A copy of the built site on a port of its own. `cut` ends the server, `mend` starts it again."""

    def __init__(self, folder: Path) -> None:
        assert (BUILT / "index.html").is_file(), "the site is not built: make site"
        self.folder = folder / "site"
        shutil.copytree(BUILT, self.folder)
        self.port = free_port()
        self.torn = ""
        self.server: ThreadingHTTPServer | None = None
        self.mend()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}{BELOW}"

    def mend(self) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), partial(Files, site=self))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def cut(self) -> None:
        if self.server is not None:
            self.server.shutdown()
            self.server.server_close()
            self.server = None


@contextlib.contextmanager
def sited(folder: Path) -> Iterator[Site]:
    site = Site(folder)
    try:
        yield site
    finally:
        site.cut()


def settle(page: Page) -> None:
    """Wait until the service worker has the shell and serves this page."""
    page.evaluate("() => navigator.serviceWorker.ready")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
