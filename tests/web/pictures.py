"""Pictures of the real program for README and docs: `python -m tests.web.pictures [folder]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.harness import Server
from tests.web.conftest import Visitor, launched, serving, visitor
from tests.web.playing import play, wait
from tests.web.tables import come_in, open_table

DESK: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 360, "height": 640, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


def sit(guest: Visitor, **setup: Any) -> str:
    """At a table with bots, always with the same seed."""
    come_in(guest)
    table = open_table(guest, seed="ca7", **setup)
    guest.page.goto(f"{guest.url}/table/{table}")
    return table


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

    ada = visitor(browser, server.http, **DESK)
    come_in(ada)
    name(ada, "Ada")
    shoot(ada, "home")
    table = sit(ada)
    play(ada.page, steps=16, seed=3)
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
    ada.page.evaluate("document.activeElement.blur()")
    shoot(ada, "replay")
    for screen in ("cards", "how"):
        ada.open(f"/{screen}")
        ada.page.wait_for_selector("h1")
        shoot(ada, screen)

    six = visitor(browser, server.http)
    come_in(six)
    name(six, "Captain Maximiliana of Gale")
    sit(six, players=6, board="stormy")
    play(six.page, steps=28, seed=5)
    wait(six.page, "six")
    shoot(six, "six")

    storm = visitor(browser, server.http, pace="relaxed", still=False, **DESK)
    sit(storm, board="stormy")
    play(storm.page, until="reveal", seed=5)
    storm.page.wait_for_timeout(1300)
    storm.page.screenshot(path=folder / "stormy.png")
    print("stormy", flush=True)

    phone = visitor(browser, server.http, **PHONE)
    sit(phone, board="uncharted")
    play(phone.page, steps=7, seed=2)
    wait(phone.page, "phone")
    shoot(phone, "phone")

    solo = visitor(browser, server.http, **DESK)
    sit(solo, players=1, level="captain", board="uncharted")
    play(solo.page, steps=14, seed=9)
    wait(solo.page, "solo")
    shoot(solo, "solo")


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    with tempfile.TemporaryDirectory() as place, serving(Path(place)) as server, launched() as browser:
        take_all(folder, server, browser)


if __name__ == "__main__":
    main()
