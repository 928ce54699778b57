"""`galecrest admin`, on the database of a server."""

import asyncio
import json
import random
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from galecrest.cli import main
from galecrest.server.storage import Storage
from galecrest.table.seating import Guest
from galecrest.words import LANGUAGES
from tests.server.scene import Scene, play_scene


class Place:
    """Ada and Bo have finished one game and play another one."""

    def __init__(self, folder: Path) -> None:
        self.url = f"sqlite+aiosqlite:///{folder}/admin.sqlite"
        self.people: list[Guest] = []
        self.tables: list[str] = []
        play_scene(self.url, self.set_up)

    async def set_up(self, here: Scene) -> None:
        ada, bo, *_ = self.people = [
            await here.guests.rename(guest, name) for guest, name in zip(here.people, ("Ada", "Bo"), strict=False)
        ]
        here.people = self.people
        finished, playing = await here.gather(2), await here.gather(2)
        self.tables = [finished.id, playing.id]
        await here.play_on(finished, random.Random(1))
        await here.storage.chat.insert(ada, "ahoy", finished.id, 0, time.time())
        await here.storage.guests.mute(bo.id, ada.id, True)

    def run(self, *arguments: str, language: str = "en") -> Result:
        options = ["--database", self.url, "--language", language]
        return CliRunner(env={"COLUMNS": "200"}).invoke(main, ["admin", *arguments, *options])

    def ask(self, *arguments: str, language: str = "en") -> str:
        result = self.run(*arguments, language=language)
        assert result.exit_code == 0, result.output
        return result.output


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


def test_find_shows_guests_and_their_tables(place: Place) -> None:
    ada, bo = place.people
    shown = place.ask("find", "ad")
    assert ada.id in shown
    assert bo.id not in shown
    assert all(table in shown for table in place.tables)
    assert "finished" in shown
    assert place.tables[1] in place.ask("find", place.tables[1])
    assert bo.id in place.ask("find", bo.id)
    nothing = place.run("find", "100%")
    assert nothing.exit_code == 2
    assert nothing.output == "Error: No guest and no table is called “100%”.\n"


def test_guests_are_muted_and_banned_and_let_in_again(place: Place) -> None:
    ada = place.people[0].id
    for command in ("mute", "ban"):
        place.ask(command, ada)
    assert "muted, banned" in place.ask("find", "Ada")
    for command in ("unmute", "unban"):
        place.ask(command, ada)
    assert "muted" not in place.ask("find", "Ada")
    unknown = place.run("ban", "nobody")
    assert unknown.exit_code == 2
    assert "no guest nobody" in unknown.output


def test_a_guest_is_exported_and_erased(place: Place) -> None:
    ada = place.people[0]
    about = json.loads(place.ask("export", ada.id))
    assert about["guest"]["name"] == "Ada"
    assert [line["text"] for line in about["chat"]] == ["ahoy"]
    assert {seat["table_id"] for seat in about["seats"]} == set(place.tables)
    assert "seed" not in about["hosts"][0]
    place.ask("erase", ada.id)
    assert place.run("export", ada.id).exit_code == 2
    assert place.run("erase", ada.id).exit_code == 2


def test_a_table_is_removed_after_a_question(place: Place) -> None:
    table = place.tables[0]
    assert place.run("remove-table", table).exit_code == 1  # nobody answers the question
    assert table in place.ask("find", table)
    place.ask("remove-table", table, "--yes")
    assert place.run("remove-table", table, "--yes").exit_code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_statistics_count(place: Place, language: str) -> None:
    counts = json.loads(place.ask("statistics", "--json"))
    assert counts["guests"] == counts["guests-day"] == 4
    assert (counts["tables-over"], counts["tables-playing"], counts["chat"]) == (1, 1, 1)
    assert counts["steps"] > 50
    assert place.ask("statistics", language=language).count("\n") == len(counts) + 2


def test_another_database_is_refused_in_one_line(tmp_path: Path) -> None:
    result = CliRunner().invoke(
        main, ["admin", "statistics", "--database", f"sqlite+aiosqlite:///{tmp_path}/none.sqlite"]
    )
    assert result.exit_code == 2
    assert result.output.count("\n") == 1
    assert "not the database" in result.output


def test_a_banned_guest_is_counted(place: Place) -> None:
    async def main() -> dict[str, int]:
        storage = Storage(place.url)
        try:
            await storage.admin.set_banned(place.people[0].id, True)
            return await storage.admin.statistics(time.time() + 10 * 24 * 3600)
        finally:
            await storage.close()

    counts = asyncio.run(main())
    assert (counts["banned"], counts["silenced"], counts["guests-day"], counts["guests-month"]) == (1, 0, 0, 4)
