"""Pictures of the real program for README and docs: `python -m tests.web.pictures [folder]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.web.conftest import Server, Visitor, launched, visitor
from tests.web.playing import play, wait

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 360, "height": 640, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


def open_table(guest: Visitor, **setup: Any) -> str:
    """A table with bots on all other seats, and a seed so that the pictures stay the same."""
    guest.open()
    guest.page.wait_for_selector(".doors")
    bots = ["deckhand"] * (setup.get("players", 4) - 1)
    body = {"setup": {"board": "calm", "players": 4} | setup, "bots": bots, "seed": "ca7", "start": True}
    info = guest.page.evaluate(
        """async (body) => (await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
        body: JSON.stringify(body)})).json()""",
        body,
    )
    guest.page.goto(f"{guest.url}/table/{info['id']}")
    return str(info["id"])


def name(guest: Visitor, wanted: str) -> None:
    guest.page.locator(".me input").fill(wanted)
    guest.page.locator(".me input").press("Tab")
    guest.page.wait_for_timeout(300)


def take_all(folder: Path, server: Server, browser: Any) -> None:
    folder.mkdir(parents=True, exist_ok=True)

    def shoot(guest: Visitor, picture: str) -> None:
        guest.page.mouse.move(5, 5)
        guest.page.wait_for_timeout(500)
        guest.page.screenshot(path=folder / f"{picture}.png")
        print(picture, flush=True)

    only = set(sys.argv[2:])
    ada = visitor(browser, server.url, **DESK)
    ada.open()
    name(ada, "Ada")
    shoot(ada, "home")
    table = open_table(ada)
    play(ada.page, steps=17, seed=3)
    wait(ada.page, "calm")
    shoot(ada, "calm")
    play(ada.page, until="dialog", seed=3)
    shoot(ada, "voyage")
    play(ada.page, seed=3)
    ada.page.wait_for_selector(".finale")
    shoot(ada, "end")
    ada.open(f"/replay/{table}")
    ada.page.locator("input[type=range]").fill("60")
    ada.page.wait_for_timeout(800)
    shoot(ada, "replay")

    six = visitor(browser, server.url, **DESK)
    six.open()
    name(six, "Captain Maximiliana of Gale")
    open_table(six, players=6, board="stormy")
    play(six.page, steps=26, seed=5)
    wait(six.page, "stormy")
    shoot(six, "stormy")
    six.page.evaluate("localStorage.galecrest = JSON.stringify({speed: 'relaxed', muted: true})")
    six.page.reload()
    play(six.page, until="reveal", seed=5)
    six.page.wait_for_timeout(500)
    six.page.screenshot(path=folder / "reveal.png")

    phone = visitor(browser, server.url, **PHONE)
    phone.open()
    shoot(phone, "phone-home")
    open_table(phone, board="uncharted")
    play(phone.page, steps=8, seed=2)
    wait(phone.page, "phone")
    shoot(phone, "phone")
    tablet = visitor(browser, server.url, width=768, height=1024)
    open_table(tablet, board="uncharted")
    play(tablet.page, steps=6, seed=2)
    wait(tablet.page, "tablet")
    shoot(tablet, "tablet")
    solo = visitor(browser, server.url)
    solo.open()
    open_table(solo, players=1, level="captain")
    play(solo.page, steps=22, seed=9)
    wait(solo.page, "solo")
    shoot(solo, "solo")
    for screen in ("cards", "how", "lobby", "games"):
        ada.open(f"/{screen}")
        ada.page.wait_for_selector("h1")
        shoot(ada, screen)


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    with tempfile.TemporaryDirectory() as place, launched() as browser:
        server = Server(Path(place))
        try:
            take_all(folder, server, browser)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
