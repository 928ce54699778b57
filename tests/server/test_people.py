"""A real server: what the people at a table want of each other, and what a link to the table says."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from galecrest.server.preview import PICTURE, language_of
from tests.server.harness import Client, Person, Server, gather, run, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    (folder / "index.html").write_text("<html><head><title>Galecrest</title></head></html>")
    with running(f"sqlite+aiosqlite:///{folder}/people.sqlite", f"--static={folder}") as server:
        yield server


def muted(client: Client) -> list[str]:
    last = [message for message in client.heard if message["type"] == "muted"][-1]
    return [person["name"] for person in last["guests"]]


def test_people_react_and_are_muted_and_heard_again(server: Server) -> None:
    async def main() -> None:
        people, table = await gather(server.http, 2)
        async with people[0].at(table) as one, people[1].at(table) as two:
            await one.do("react", reaction="well_played")
            await two.until(lambda: two.chat)
            assert (two.chat[0]["reaction"], two.chat[0]["text"], two.chat[0]["seat"]) == ("well_played", "", 0)
            assert muted(two) == []
            await two.do("mute", guest=people[0].guest)
            await two.until(lambda: muted(two) == ["Guest 0"])
            await one.do("react", reaction="ahoy")
            await one.do("say", text="hello?")
            await two.do("mute", guest=people[0].guest, muted=False)
            await two.until(lambda: two.chat[-1]["text"] == "hello?")
            assert muted(two) == []
            codes = [(await one.want("react", reaction="hurry")).get("code") for _ in range(8)]
            assert codes[-1] == "too_fast"
        async with people[0].at(table) as one:
            await one.send({"type": "react", "id": "x", "reaction": "insult"})
            assert (await one.hear("refused"))["code"] == "bad_message"

    run(main)


def test_a_name_is_changed_at_the_table(server: Server) -> None:
    async def main() -> None:
        people, table = await gather(server.http, 2)
        async with people[0].at(table) as one, people[1].at(table) as two:
            await one.do("take_name", name="  Ada ")
            await two.until(lambda: two.table["seats"][0]["name"] == "Ada")
            assert await one.refused("take_name", name="\u200b") == "bad_name"
        assert (await people[0].call("GET", "/api/me"))["name"] == "Ada"

    run(main)


def test_a_name_changed_at_the_table_keeps_the_face_that_was_chosen_meanwhile(server: Server) -> None:
    async def main() -> None:
        people, table = await gather(server.http, 2)
        async with people[0].at(table) as one:
            await people[0].call("PUT", "/api/me", {"name": "Ada", "captain": 3})
            await one.do("take_name", name="Ada the Bold")
        assert (await people[0].call("GET", "/api/me"))["captain"] == 3

    run(main)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        ("sit", {"seat": 2}),
        ("take_name", {"name": "Ada"}),
        ("say", {"text": "still here"}),
        ("react", {"reaction": "ahoy"}),
        ("mute", {"guest": "somebody"}),
    ],
)
def test_a_guest_who_was_erased_comes_back_at_no_open_table(server: Server, kind: str, fields: dict[str, Any]) -> None:
    """Their other windows learn that they are nobody's any more, and nothing of the guest is stored again."""

    async def main() -> None:
        host, guest = [await Person(server.http, name).arrive() for name in ("Bo", "Ada")]
        table = await host.open_table(setup={"players": 3})
        async with host.at(table) as one, guest.at(table) as two:
            await two.do("sit", seat=1)
            await guest.ask("DELETE", "/api/me")
            await one.until(lambda: one.table["seats"][1]["here"] and one.table["seats"][1]["guest"] is None)
            await two.send({"type": kind, "id": "x", **fields})
            assert two.socket is not None
            await two.socket.wait_closed()
            assert two.socket.close_reason == "no_guest"
        assert [seat["name"] for seat in (await host.call("GET", f"/api/tables/{table}"))["seats"]] == ["Bo", "", ""]

    run(main)


def test_nobody_replaces_a_bot_alone_and_all_together_end_the_game(server: Server) -> None:
    async def main() -> None:
        host, guest = [await Person(server.http, name).arrive() for name in ("Ada", "Bo")]
        table = await host.open_table(setup={"players": 3}, bots=["deckhand"])
        async with host.at(table) as one, guest.at(table) as two:
            await two.do("sit", seat=2)
            await one.do("start")
            await two.do("place_bot", seat=1, bot="random")
            await one.until(lambda: one.table["proposal"] is not None)
            assert one.table["seats"][1]["bot"] == "deckhand"
            await one.do("agree", agreed=False)
            await two.until(lambda: two.table["proposal"] and two.table["proposal"]["declined"] == [0])
            await two.do("end")
            await one.do("agree")
            await two.until(lambda: two.table["state"] == "abandoned")
        assert await host.call("GET", "/api/me/games") == []

    run(main)


def test_a_guest_with_too_many_games_resigns_from_one(tmp_path: Path) -> None:
    async def main(http: str) -> None:
        person = await Person(http, "Ada").arrive()
        solo = {"players": 1}
        table = await person.open_table(setup=solo, start=True)
        reply = await person.ask("POST", "/api/tables", {"setup": solo, "start": True})
        assert (reply.status_code, reply.json()["code"]) == (429, "too_many_tables")
        assert "end one of them, or resign" in reply.json()["reason"]
        assert (await person.call("POST", f"/api/tables/{table}/resign"))["state"] == "abandoned"
        await person.open_table(setup=solo, start=True)

    with running(f"sqlite+aiosqlite:///{tmp_path}/few.sqlite", "--tables-per-guest=1") as server:
        run(lambda: main(server.http))


def test_a_link_to_a_table_has_a_preview_without_names(server: Server) -> None:
    async def main() -> None:
        person = await Person(server.http, "Ada <b>").arrive()
        table = await person.open_table(setup={"players": 3, "board": "stormy"})
        async with httpx.AsyncClient(base_url=server.http) as visitor:
            page = (await visitor.get(f"/table/{table}", headers={"accept-language": "fr-CA, en;q=0.8"})).text
            assert 'og:title" content="Rejoignez-moi sur Galecrest"' in page
            assert "2 places libres" in page
            assert f'og:url" content="{server.http}/table/{table}"' in page
            assert f'og:image" content="{server.http}/preview.png"' in page
            assert 'name="twitter:card" content="summary_large_image"' in page
            assert "Ada" not in page
            home = (await visitor.get("/", headers={"accept-language": "nl"})).text
            assert f'og:url" content="{server.http}/"' in home
            assert 'og:title" content="Galecrest"' in home
            assert 'og:description" content="Smeed plannen bij dageraad' in home
            assert f'og:image" content="{server.http}/preview.png"' in home
            assert "2 seats are free" in (await visitor.get(f"/table/{table}")).text
            for unknown in ("nothing", "%22%3E%3Cscript%3E"):
                reply = await visitor.get(f"/table/{unknown}")
                assert (reply.status_code, "og:" in reply.text) == (200, False)

    run(main)


def test_the_page_of_a_table_comes_without_its_preview_while_the_database_cannot_be_read(tmp_path: Path) -> None:
    """The client tells what is wrong, and comes back by itself; an error of the server did neither."""
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    with running(f"sqlite:///{tmp_path}/away.sqlite", f"--static={tmp_path}") as server:

        async def main() -> None:
            table = await (await Person(server.http).arrive()).open_table()
            with closing(sqlite3.connect(tmp_path / "away.sqlite")) as database:
                database.execute("ALTER TABLE holders RENAME TO away")
            async with httpx.AsyncClient(base_url=server.http) as visitor:
                reply = await visitor.get(f"/table/{table}")
                assert (reply.status_code, reply.text) == (200, "<html><head></head></html>")

        run(main)


def test_the_picture_of_links_has_the_size_that_the_preview_says() -> None:
    picture = (Path(__file__).parents[2] / "web" / "public" / PICTURE).read_bytes()
    assert [int.from_bytes(picture[at : at + 4], "big") for at in (16, 20)] == [1200, 630]


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("pl", "pl"), ("de-DE,nl;q=0.7", "nl"), ("FR", "fr"), ("xx, yy", "en")],
)
def test_the_preview_speaks_the_first_language_that_we_know(accepted: str, language: str) -> None:
    assert language_of(accepted) == language


def test_a_bot_plays_for_a_connected_person_who_does_not_answer(tmp_path: Path) -> None:
    """At a server that waits for a second and not for five minutes."""
    (tmp_path / "sitecustomize.py").write_text("import galecrest.table.clocks\ngalecrest.table.clocks.IDLE = 1.0\n")

    async def main() -> None:
        people, table = await gather(impatient.http, 2)
        async with people[0].at(table) as one, people[1].at(table) as two:
            for client in (one, two):
                await client.until(lambda client=client: client.questions)
            question = two.questions[0]
            await two.do("answer", question=question["id"], option=question["options"][0]["id"])
            assert two.time is not None
            assert set(two.time["patience"]) == {"0"}
            await asyncio.sleep(max(0.0, two.time["patience"]["0"] - two.time["now"]))
            assert await one.refused("clear_seat", seat=1) == "seat_taken", "who has answered keeps nobody waiting"
            await two.do("clear_seat", seat=0)  # the host does not answer, so the next person acts as host
            await two.until(lambda: two.table["seats"][0]["offered"])
            assert two.table["seats"][0]["bot"] == "deckhand"
            await one.do("return")
            await one.until(lambda: not one.table["seats"][0]["bot"])

    with running(f"sqlite+aiosqlite:///{tmp_path}/people.sqlite", path=tmp_path) as impatient:
        run(main)
