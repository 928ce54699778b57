"""Pictures of the real program for README and docs: `python -m tests.web.pictures [folder [story...]]`."""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser

from art.cast import CAST
from art.sheet import cropped, page
from tests.web.conftest import Visitor, launched, serving, visitor
from tests.web.measures import portraits
from tests.web.playing import play, wait
from tests.web.tables import call, come_in, finished_game, open_table

DESK: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: dict[str, Any] = {"width": 360, "height": 640, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}


def sit(guest: Visitor, **setup: Any) -> str:
    """Open a table with bots and a fixed seed."""
    come_in(guest)
    table = open_table(guest, seed="ca7", **setup)
    guest.page.goto(f"{guest.url}/table/{table}")
    return table


def name(guest: Visitor, wanted: str) -> None:
    guest.page.locator(".me input").fill(wanted)
    guest.page.locator(".me input").press("Tab")
    guest.page.wait_for_timeout(300)


def shoot(folder: Path, guest: Visitor, picture: str) -> None:
    guest.page.mouse.move(5, 5)
    guest.page.evaluate("document.activeElement?.blur()")
    portraits(guest.page)
    guest.page.wait_for_timeout(500)
    guest.page.screenshot(path=folder / f"{picture}.png")


def until(guest: Visitor, kind: str, least: int = 0) -> None:
    """Play until a question of this kind is asked."""
    for step in range(60):
        if wait(guest.page, kind)["kind"] == kind and step >= least:
            return
        play(guest.page, steps=1, seed=step)


def full_ships(guest: Visitor) -> None:
    """Fork a finished game at the moment at which the six ships hold most characters."""
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


def journey(folder: Path, guest: Visitor) -> None:
    """One game from the home page to its replay."""
    shoot(folder, guest, "home")
    table = sit(guest)
    play(guest.page, until="dialog", seed=3)
    shoot(folder, guest, "voyage")
    until(guest, "dusk_gains", least=7)
    shoot(folder, guest, "calm")
    play(guest.page, seed=3)
    guest.page.wait_for_selector(".finale")
    shoot(folder, guest, "end")
    guest.open(f"/replay/{table}")
    guest.page.locator("input[type=range]").fill("74")
    guest.page.wait_for_timeout(800)
    shoot(folder, guest, "replay")


def storm(folder: Path, guest: Visitor) -> None:
    sit(guest, board="stormy")
    play(guest.page, until="reveal", seed=5)
    portraits(guest.page)
    guest.page.wait_for_timeout(1300)
    guest.page.screenshot(path=folder / "stormy.png")


def phone(folder: Path, guest: Visitor) -> None:
    sit(guest, board="uncharted")
    play(guest.page, steps=10, seed=2)
    until(guest, "choose_character")
    shoot(folder, guest, "phone")


def solo(folder: Path, guest: Visitor) -> None:
    sit(guest, players=1, level="captain", board="uncharted")
    play(guest.page, steps=14, seed=9)
    until(guest, "choose_character")
    shoot(folder, guest, "solo")


def six(folder: Path, guest: Visitor) -> None:
    name(guest, "Captain Maximiliana of Gale")
    full_ships(guest)
    shoot(folder, guest, "six")


ROOT = Path(__file__).parents[2]
PUBLIC = ROOT / "web" / "public"
FONT = ROOT / "web" / "node_modules" / "@fontsource" / "pirata-one" / "files" / "pirata-one-latin-400-normal.woff2"


def data(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


def print_page(browser: Browser, html: str, file: Path, width: int, height: int, clear: bool = False) -> None:
    """A picture of a page of our own, with at most 256 colours. Height 0 takes the whole page."""
    sheet = browser.new_page(viewport={"width": width, "height": height or 900})
    sheet.set_content(html)
    sheet.evaluate("document.fonts.ready")
    sheet.screenshot(path=file, full_page=not height, omit_background=clear)
    sheet.close()
    if not clear:
        Image.open(file).convert("RGB").quantize(256).save(file, optimize=True)


def brand(folder: Path, browser: Browser) -> None:
    """The contact sheet of the cast, the icons of the client, and the picture that a link to it shows."""
    print_page(browser, page(), folder / "cast.png", 1880, 0)
    face = cropped(CAST["captain"]().svg(), "f")
    (PUBLIC / "icon.svg").write_text(face.replace("<svg ", '<svg style="border-radius:22%" ', 1), encoding="utf-8")
    picture = data("image/svg+xml", face.encode())
    for size in (192, 512):
        html = f'<body style="margin:0"><img src="{picture}" style="display:block;width:100vw;height:100vh;border-radius:22%">'
        print_page(browser, html, PUBLIC / f"icon-{size}.png", size, size, clear=True)
    html = f'<body style="margin:0"><img src="{picture}" style="display:block;width:100vw;height:100vh">'
    print_page(browser, html, PUBLIC / "icon-maskable.png", 512, 512)
    cast = "".join(
        f'<img src="{data("image/svg+xml", CAST[name]().svg().encode())}">'
        for name in ("wind-nymph", "gunner", "captain", "witch", "cook")
    )
    html = f"""<style>@font-face {{ font-family: Pirata; src: url({data("font/woff2", FONT.read_bytes())}) }}
      body {{ margin: 0; height: 630px; overflow: hidden; text-align: center; color: #fff3d4;
        background: linear-gradient(#0e4a5e, #2f8a94 40%, #f3d3a4 80%, #eab98f) }}
      h1 {{ margin: 76px 0 60px; font: 190px/1 Pirata; text-shadow: 0 5px #3a2410 }}
      div {{ display: flex; justify-content: center; gap: 14px }}
      img {{ width: 216px; border-radius: 16px; box-shadow: 0 0 0 5px #f6e7c6, 0 0 0 8px #22182b }}</style>
      <h1>Galecrest</h1><div>{cast}</div>"""
    print_page(browser, html, PUBLIC / "preview.png", 1200, 630)


STORIES: dict[str, tuple[Callable[[Path, Visitor], None], dict[str, Any]]] = {
    "journey": (journey, DESK),
    "storm": (storm, {**DESK, "pace": "relaxed", "still": False}),
    "phone": (phone, PHONE),
    "solo": (solo, DESK),
    "six": (six, DESK),
}


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, launched() as browser, serving(Path(place)) as server:
        if not sys.argv[2:] or "brand" in sys.argv[2:]:
            brand(folder, browser)
        for story in [story for story in sys.argv[2:] if story != "brand"] if sys.argv[2:] else STORIES:
            tell, how = STORIES[story]
            guest = visitor(browser, server.http, **how)
            come_in(guest)
            name(guest, "Ada")
            tell(folder, guest)
            guest.context.close()
            print(story, flush=True)


if __name__ == "__main__":
    main()
