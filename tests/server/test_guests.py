"""Cookies, links and names."""

import unicodedata
from itertools import groupby
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from galecrest.server.guests import STACK, Guests, clean, cookie_in
from galecrest.table.messages import NAME_LENGTH
from galecrest.table.refusals import Refusal
from tests.server.scene import Scene, play_scene, refused


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


@pytest.mark.parametrize(
    "header",
    [
        "galecrest_guest=ada.1",
        "a=b; galecrest_guest=ada.1",
        "galecrest_guest=ada.1;a",
        'a="\\"; galecrest_guest=ada.1; b',
    ],
)
def test_a_guests_cookie_is_found_among_others(header: str) -> None:
    assert cookie_in(header) == "ada.1"


@pytest.mark.parametrize("header", ["", ";;=;", "galecrest=ada.1", "galecrest_guests=ada.1", "galecrest_guest"])
def test_other_cookies_are_none_of_a_guest(header: str) -> None:
    assert not cookie_in(header)


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


def highest_stack(text: str) -> int:
    """The most marks above or below one letter."""
    runs = groupby(text, key=lambda letter: unicodedata.category(letter) in ("Mn", "Me"))
    return max([len(list(run)) for marks, run in runs if marks], default=0)


@pytest.mark.parametrize("between", ["", "\u200b", "\u2060", "\u00ad", "\ufe0f", "\u3164", "\x00"])
def test_no_hidden_character_lets_marks_pile_up(between: str) -> None:
    assert highest_stack(clean("o" + between.join(["\u0316\u0317"] * 9) + "k")) == STACK


letters = st.sampled_from("ao \u0301\u0316\u20dd\u200b\u00ad\u202e\ufe0f\u3164\ufb2c\u1100\u2028\u0e33")


@given(st.lists(letters | st.characters(codec="utf-8"), max_size=30).map("".join))
def test_a_clean_text_stays_as_it_is(text: str) -> None:
    cleaned = clean(text)
    assert clean(cleaned) == cleaned
    assert cleaned.isprintable()
    assert highest_stack(cleaned) <= STACK
    assert unicodedata.is_normalized("NFC", cleaned)


def test_a_muted_guest_does_not_chat_with_names(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        guest = here.people[0]
        await here.storage.admin.set_silenced(guest.id, True)
        await refused("silenced", here.guests.rename(guest, "what I wanted to say"))
        assert (await here.guests.rename(guest, guest.name, 3)).captain == 3
        await here.storage.admin.set_silenced(guest.id, False)
        assert (await here.guests.rename(guest, "Ada")).name == "Ada"

    play_scene(tmp_path / "guests.sqlite", play)


def test_a_name_is_measured_when_it_is_clean(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        guest = here.people[0]
        await refused("bad_name", here.guests.rename(guest, "\ufb2c" * 30))  # each becomes a letter and two marks
        assert (await here.guests.rename(guest, "\ufb2c" * 10)).name == "\u05e9\u05bc\u05c1" * 10
        assert len((await here.guests.rename(guest, "o\u0308" * 15)).name) == 15
        assert len((await here.guests.rename(guest, "x" * NAME_LENGTH)).name) == NAME_LENGTH

    play_scene(tmp_path / "names.sqlite", play)
