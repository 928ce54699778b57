"""What many write at once, on real databases."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from galecrest.server.chat import Chat
from galecrest.server.presence import Presence
from galecrest.server.settings import Limits
from galecrest.server.storage import Storage
from galecrest.server.storage import schema as db
from galecrest.server.storage.database import WrongDatabase, open_database
from galecrest.table.messages import Return
from tests.server.conftest import Postgres
from tests.server.scene import Process, Scene, play_scene

REFUSALS = (IntegrityError, sqlite3.IntegrityError)  # of PostgreSQL and of SQLite


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path}/storage.sqlite"
    else:
        yield request.getfixturevalue("postgres").new_database()


def step(table_id: str, number: int) -> dict[str, object]:
    return {
        "table_id": table_id,
        "number": number,
        "seat": 0,
        "question": 0,
        "option": "hand:1",
        "client_id": f"c{number}",
        "chance": "[]",
        "at": 0.0,
        "recording": None,
        "why": None,
    }


def test_a_step_that_cannot_be_written_does_not_take_others_with_it(url: str) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        written = await asyncio.gather(
            here.storage.steps.append_row(step(table.id, 1)),
            here.storage.steps.append_row(step("nowhere", 1)),
            here.storage.steps.append_row(step(table.id, 2)),
            return_exceptions=True,
        )
        assert written[0] is None
        assert isinstance(written[1], REFUSALS)
        assert written[2] is None

    play_scene(url, play)


def test_errors_do_not_tell_what_was_to_be_written(url: str) -> None:
    async def play(here: Scene) -> None:
        with pytest.raises(REFUSALS) as error:
            await here.storage.steps.append_row(step("nowhere", 1))
        assert "hand:1" not in str(error.value)

    play_scene(url, play)


def test_seats_and_presence_change_at_once(url: str) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        presence, elsewhere = Presence(here.storage, here.cache, here.news), Process(here.storage)

        async def come_back() -> None:
            for _ in range(40):
                await elsewhere.seating.request(table.id, here.people[0], Return(""))

        async def come_and_go() -> None:
            for turn in range(40):
                presence.show(table.id, 0, here=bool(turn % 2))
                await presence.write()

        await asyncio.gather(come_back(), come_and_go())

    play_scene(url, play)


def test_nobody_overtakes_a_line_of_chat(postgres: Postgres) -> None:
    """A line whose number is lower is written first: whoever was told the higher one would never hear of it."""

    async def play(here: Scene) -> None:
        table = await here.gather(2)
        chat = Chat(here.storage, Limits())
        elsewhere = Storage(here.storage.database.url.render_as_string(hide_password=False))
        async with elsewhere.database.write() as slow:
            await elsewhere.chat.in_turn(slow, table.id)
            line = {"table_id": table.id, "guest_id": here.people[0].id, "name": "", "text": "slow", "at": 0.0}
            await slow.execute(insert(db.chat).values(**line))
            fast = asyncio.create_task(chat.say(here.people[1], "fast", table.id, 1))
            done, _ = await asyncio.wait([fast], timeout=0.5)
            assert not done
        await fast
        await elsewhere.close()
        assert [line.text for line in await chat.lines(table.id)] == ["slow", "fast"]

    play_scene(postgres.new_database(), play)


def test_the_password_may_be_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "password").write_text("it's: a/ü secret\n")
    monkeypatch.setenv("GALECREST_PASSWORD_FILE", str(tmp_path / "password"))
    assert open_database("postgresql://galecrest@host/games").url.password == "it's: a/ü secret"
    assert open_database("postgresql://galecrest:other@host/games").url.password == "other"
    monkeypatch.setenv("GALECREST_PASSWORD_FILE", str(tmp_path / "missing"))
    with pytest.raises(WrongDatabase, match=r"GALECREST_PASSWORD_FILE cannot be read: .*No such file"):
        open_database("postgresql://galecrest@host/games")
