"""Cookies and links."""

from pathlib import Path

import pytest

from galecrest.server.guests import Guests
from galecrest.table.refusals import Refusal
from tests.server.scene import Scene, play_scene


def test_links_open_one_seat_of_one_owner(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather()
        owner = here.people[1].id
        link = here.guests.link(table.id, 1, owner)
        assert here.guests.link_for(table.table, 1) == link
        assert here.guests.link_for(table.table, None) is None
        assert here.guests.read_link(link)[:2] == (table.id, 1)
        assert here.guests.opens(link, table.id, 1, owner)
        assert not here.guests.opens(link, table.id, 2, owner)
        assert not here.guests.opens(link, table.id, 1, here.people[2].id)
        assert not here.guests.opens(link[:-1] + ("0" if link[-1] != "0" else "1"), table.id, 1, owner)
        for bad in ("", "x", "..", f"{table.id}.1.", f"{table.id}.\u0661.x", "a.12.b"):
            with pytest.raises(Refusal):
                here.guests.read_link(bad)

    play_scene(tmp_path / "guests.sqlite", play)


def test_cookies_are_signed(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        guest = here.people[0]
        cookie = here.guests.cookie(guest)
        assert await here.guests.from_cookie(cookie) == guest
        for bad in (
            None,
            "",
            guest.id,
            f"{guest.id}.",
            cookie[:-1],
            cookie + "0",
            f"{here.people[1].id}.{cookie.split('.')[1]}",
        ):
            assert await here.guests.from_cookie(bad) is None
        again = await Guests.with_key(here.storage)
        assert await again.from_cookie(cookie) == guest

    play_scene(tmp_path / "guests.sqlite", play)
