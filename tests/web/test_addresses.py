"""Broken addresses say so; back and forward lead to the screens before and after, as they were left."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import Visit
from tests.web.tables import call, come_in

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("path", ["/table/", "/table", "/replay", "/table/a/b", "/cards/3", "/harbour", "/lesson/"])
def test_a_broken_address_says_so(visit: Visit, path: str) -> None:
    guest = visit()
    guest.open(path)
    guest.page.get_by_role("heading", name="There is nothing here").wait_for()
    assert guest.page.title() == "There is nothing here · Galecrest"
    guest.page.get_by_role("link", name="Home").click()
    guest.page.locator(".doors").wait_for()
    guest.page.go_back()
    guest.page.get_by_role("heading", name="There is nothing here").wait_for()


def test_a_table_link_with_a_full_stop_at_its_end_says_that_there_is_no_such_table(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    guest.open("/table/nowhere.")
    guest.page.get_by_role("heading", name="There is no such table").wait_for()


def test_back_and_forward_visit_the_screens_in_order(visit: Visit) -> None:
    guest = visit()
    come_in(guest)
    page = guest.page
    page.get_by_role("link", name="How to play").first.click()
    page.get_by_role("heading", name="How to play").wait_for()
    page.get_by_role("link", name="Cards and tiles").click()
    page.get_by_role("heading", name="Cards and tiles").wait_for()
    page.go_back()
    page.get_by_role("heading", name="How to play").wait_for()
    page.go_back()
    page.locator(".doors").wait_for()
    page.go_forward()
    page.get_by_role("heading", name="How to play").wait_for()
    page.go_forward()
    page.get_by_role("heading", name="Cards and tiles").wait_for()


def test_a_screen_is_found_as_it_was_left(visit: Visit) -> None:
    guest = visit(height=500)
    come_in(guest)
    page = guest.page
    page.get_by_role("link", name="Cards and tiles").first.click()
    page.locator(".cards li").first.wait_for()
    page.evaluate("scrollTo(0, 700)")
    page.get_by_role("link", name="Galecrest").evaluate("link => link.click()")
    page.locator(".doors").wait_for()
    assert page.evaluate("scrollY") == 0
    page.go_back()
    page.wait_for_function("() => document.querySelector('.cards') && scrollY === 700")


def test_a_closed_table_refuses_spectators_in_their_language(visit: Visit) -> None:
    host, spectator = visit(), visit(locale="fr-FR")
    come_in(host)
    table = call(
        host, "POST", "/api/tables", {"setup": {"players": 2, "watchers": False}, "bots": ["random"], "start": True}
    )
    spectator.open(f"/table/{table['id']}")
    spectator.page.get_by_role("heading", name=re.compile("Cette table n’accepte pas de spectateurs")).wait_for()
