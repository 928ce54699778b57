"""The client of a server goes on without it."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.web.conftest import serving, visitor
from tests.web.playing import play, wait
from tests.web.site import settle

pytestmark = pytest.mark.slow

START = 60_000  # milliseconds: Python starts slowly on a busy machine


@pytest.mark.parametrize("buttons", [["Play now"], ["Sail alone", "Landlubber"]], ids=["bots", "Automa"])
def test_a_game_goes_on_when_the_server_disappears(chromium: Browser, tmp_path: Path, buttons: list[str]) -> None:
    with serving(tmp_path) as server:
        guest = visitor(chromium, server.http, service_workers="allow")
        page = guest.open()
        page.set_default_timeout(START)
        settle(page)
        page.get_by_role("button", name="Settings").click()
        page.get_by_role("button", name="Keep the game on this device").click()
        expect(page.get_by_text("The game works without a network.")).to_be_visible(timeout=START)
        page.keyboard.press("Escape")
        for button in buttons:
            page.get_by_role("button", name=button).click()
        play(page, steps=3)
        wait(page, "a question of the server")
        assert guest.errors == []
        guest.forgiving = True
        server.stop()
        page.get_by_role("button", name="Continue on this device").click()
        expect(page.get_by_text("The server is gone, so the game goes on here")).to_be_visible()
        play(page, steps=3)
        wait(page, "a question of the device")  # not the end of a voyage
        page.get_by_role("link", name="Galecrest").click()
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("button", name="Play on this device").click()
        page.wait_for_selector("[data-question]")
        play(page, steps=1)
        guest.context.close()


def test_nothing_is_offered_that_this_device_cannot_do(chromium: Browser, tmp_path: Path) -> None:
    """Python was never kept, so no game can go on here."""
    with serving(tmp_path) as server:
        guest = visitor(chromium, server.http, service_workers="allow")
        page = guest.open()
        settle(page)
        page.get_by_role("button", name="Play now").click()
        play(page, steps=1)
        wait(page, "a question of the server")
        guest.forgiving = True
        server.stop()
        expect(page.get_by_text("Reconnecting")).to_be_visible(timeout=START)
        assert page.get_by_role("button", name="Continue on this device").count() == 0
        page.get_by_role("link", name="Galecrest").click()
        page.get_by_role("button", name="Play now").click()
        expect(page.get_by_role("alert")).to_contain_text("out of reach", timeout=START)
        assert page.get_by_role("button", name="Play on this device").count() == 0
        guest.context.close()
