"""Pictures of the real program for README and docs: `python -m tests.web.pictures [folder]`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.web.conftest import Server, Visitor, launched, visitor
from tests.web.playing import play, wait
from tests.web.tables import call, come_in, finished_game, open_table

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
        guest.page.evaluate("document.activeElement?.blur()")
        guest.page.wait_for_timeout(500)
        guest.page.screenshot(path=folder / f"{picture}.png")
        print(picture, flush=True)

    ada = visitor(browser, server.url, **DESK)
    come_in(ada)
    name(ada, "Ada")
    shoot(ada, "home")
    table = sit(ada)
    until(ada, "dusk_gains", least=18)
    shoot(ada, "calm")
    play(ada.page, until="dialog", seed=3)
    shoot(ada, "voyage")
    play(ada.page, seed=3)
    ada.page.wait_for_selector(".finale")
    shoot(ada, "end")
    ada.open(f"/replay/{table}")
    ada.page.locator("input[type=range]").fill("74")
    ada.page.wait_for_timeout(800)
    shoot(ada, "replay")
    ada.context.close()

    storm = visitor(browser, server.url, pace="relaxed", still=False, **DESK)
    sit(storm, board="stormy")
    play(storm.page, until="reveal", seed=5)
    storm.page.wait_for_timeout(1300)
    storm.page.screenshot(path=folder / "stormy.png")
    print("stormy", flush=True)
    storm.context.close()

    phone = visitor(browser, server.url, **PHONE)
    come_in(phone)
    name(phone, "Ada")
    sit(phone, board="uncharted")
    play(phone.page, steps=10, seed=2)
    until(phone, "choose_character")
    shoot(phone, "phone")
    phone.context.close()

    solo = visitor(browser, server.url, **DESK)
    come_in(solo)
    name(solo, "Ada")
    sit(solo, players=1, level="captain", board="uncharted")
    play(solo.page, steps=14, seed=9)
    until(solo, "choose_character")
    shoot(solo, "solo")
    solo.context.close()

    six = visitor(browser, server.url, **DESK)
    come_in(six)
    name(six, "Captain Maximiliana of Gale")
    full_ships(six)
    shoot(six, "six")
    six.context.close()


def until(guest: Visitor, kind: str, least: int = 0) -> None:
    """Play on until such a question is asked."""
    for step in range(60):
        if wait(guest.page, kind)["kind"] == kind and step >= least:
            return
        play(guest.page, steps=1, seed=step)


def full_ships(guest: Visitor) -> None:
    """Play on from the moment of a finished game at which six ships hold most."""
    table = finished_game(guest, players=6, board="stormy")
    steps = call(guest, "GET", f"/api/replays/{table}")["steps"]
    best, full = (0, 0), 0
    for step in range(0, steps, 2):
        moment = call(guest, "GET", f"/api/replays/{table}/steps/{step}")
        crew = sum(len(player["ship"]) for player in moment["view"]["players"])
        asked = [question for question in moment["questions"] if question["kind"] == "dusk_gains"]
        if asked and crew > full:
            best, full = (step, asked[0]["seat"]), crew
    step, seat = best
    fork = call(guest, "POST", f"/api/replays/{table}/fork", {"step": step, "seat": seat, "bots": ["captain"]})
    guest.page.goto(f"{guest.url}/table/{fork['id']}")
    wait(guest.page, "six")


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
