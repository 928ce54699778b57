"""`galecrest play URL`: a person in the terminal at a table of a real server."""

import asyncio
import random
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread

import pytest
from click.testing import CliRunner
from textual.pilot import Pilot

from galecrest.cli import main
from galecrest.cli.remote import Address, Guest, RemoteTable
from galecrest.cli.screen import GameScreen
from galecrest.cli.sitting import Sitting
from galecrest.words import Words
from tests.server.harness import Person, Server, free_port, run, running


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the cookies of guests are kept."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(
        f"sqlite+aiosqlite:///{tmp_path_factory.mktemp('server') / 'db'}", "--bot-workers=1"
    ) as running_server:
        yield running_server


async def until(pilot: Pilot[str], condition: Callable[[], object]) -> None:
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end
        await pilot.pause(0.01)


async def answer(app: GameScreen, pilot: Pilot[str]) -> None:
    """Send the first option of the next question."""
    await until(pilot, lambda: app.sitting.question and app.actions and app.news.empty())
    before = app.sitting.sent
    await pilot.press("down", "enter")
    await until(pilot, lambda: app.sitting.sent is not before)


def refused(*arguments: str) -> str:
    result = CliRunner().invoke(main, ["play", *arguments])
    assert result.exit_code == 2, result.output
    assert result.output.count("\n") == 1
    return result.output


def test_people_play_across_a_restart_of_the_server(tmp_path: Path) -> None:
    """Grace in the terminal, Ada on a socket. The server stops while Grace answers: she is told, and her answer counts once."""
    server = Server(f"sqlite+aiosqlite:///{tmp_path / 'db'}", "--bot-workers=1")
    server.start()

    async def story() -> None:
        ada = await Person(server.http, "Ada").arrive()
        table = await ada.open_table(setup={"players": 2}, seed="5")
        address = Address.read(f"{server.http}/table/{table}")
        link = RemoteTable(address, Guest(address.origin))
        await asyncio.to_thread(link.join, "Grace")
        app = GameScreen(Sitting(link, Words("en")))
        async with app.run_test(size=(100, 30)) as pilot, ada.at(table) as client:
            await until(pilot, lambda: "host sets sail" in app.sitting.prompt.sentence)
            assert app.words.names == ("Ada", "Grace")
            await client.do("start")
            await answer(app, pilot)
            await until(pilot, lambda: app.sitting.change is not None)  # Ada has not chosen yet
            await pilot.press("slash", *"never mind", "escape", "slash", *"ahoy", "enter")
            await client.until(lambda: client.chat)
            assert [line["text"] for line in client.chat] == ["ahoy"]
            await asyncio.to_thread(server.stop)
            await until(pilot, lambda: app.sitting.lost)
            assert "The wind has dropped" in app.sitting.prompt.sentence
            assert app.sitting.change is not None
            app.sitting.send(app.sitting.choices(app.sitting.change)[2])  # a change of mind, while nobody listens
            chosen = app.sitting.sent
            assert chosen is not None
            await asyncio.to_thread(server.start)
            await until(pilot, lambda: not app.sitting.lost and not app.sitting.pending)
            await client.connect()
            playing = asyncio.create_task(client.play(random.Random(1)))
            while app.sitting.view is None or app.sitting.view.day == 1:
                await answer(app, pilot)
            told = [event for event in client.events if event["event"] == "revealed"]
            assert [1, int(chosen.option.split(":")[1])] in told[0]["island"]
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)
        link.close()

    try:
        run(story)
    finally:
        server.stop()


def test_a_person_plays_a_whole_game_line_by_line(server: Server, home: Path) -> None:
    async def story() -> None:
        ada = await Person(server.http, "Ada").arrive()
        table = await ada.open_table(setup={"players": 2}, seed="5")
        command = [sys.executable, "-m", "galecrest", "play", f"{server.http}/table/{table}", "--name", "Grace"]
        pipe = subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe)
        async with ada.at(table) as client:
            await client.until(lambda: client.table["seats"][1]["name"] == "Grace", 60)
            await client.do("start")
            _, (told, wrong) = await asyncio.gather(client.play(random.Random(2)), process.communicate(b"1\n" * 1000))
        assert process.returncode == 0, wrong
        assert "You are Grace of 2." in told.decode()
        assert client.view is not None
        winner = ("Ada wins", "You win")[client.view["standing"][0]]
        assert f"{winner} with " in told.decode().splitlines()[-1]

    run(story)


def test_answers_that_are_too_fast_for_the_server_are_sent_again(tmp_path: Path) -> None:
    """Five messages a second, ten at once: far fewer than a pipe sends."""
    with running(f"sqlite:///{tmp_path}/games.sqlite", "--messages-per-second=5") as strict:

        async def story() -> None:
            ada = await Person(strict.http, "Ada").arrive()
            table = await ada.open_table(setup={"players": 2}, bots=["deckhand"], start=True)
            async with ada.at(table) as client:
                seat = f"{strict.http}/table/{table}#seat={client.link}"
            command = [sys.executable, "-m", "galecrest", "play", seat]
            pipe = subprocess.PIPE
            process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe)
            told, wrong = await asyncio.wait_for(process.communicate(b"1\n" * 1000), 80)
            assert process.returncode == 0, wrong
            assert " with " in told.decode().splitlines()[-1]

        run(story)


def test_a_person_comes_back_to_the_same_seat(server: Server, home: Path) -> None:
    """By the address of the table, with the cookie that was kept; or by the link to the seat, from anywhere."""

    async def story() -> None:
        ada = await Person(server.http, "Ada").arrive()
        table = await ada.open_table(setup={"players": 2}, seed="5")
        address = Address.read(f"{server.http}/table/{table}")
        for _ in range(2):
            await asyncio.to_thread(RemoteTable(address, Guest(address.origin)).join, "Grace")
        async with ada.at(table) as client:
            assert [seat["name"] for seat in client.table["seats"]] == ["Ada", "Grace"]
            mine = Address.read(f"{server.http}/table/{table}#seat={client.link}")
        link = RemoteTable(mine, Guest(mine.origin, home / "another device"))
        await asyncio.to_thread(link.join)
        heard: asyncio.Queue[object] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        link.open(lambda news: loop.call_soon_threadsafe(heard.put_nowait, news))
        welcome = await asyncio.wait_for(heard.get(), 60)
        assert welcome.seat == 0  # type: ignore[attr-defined]
        link.close()

    run(story)


# What cannot be joined


@pytest.mark.parametrize(
    "address", ["galecrest", "http://localhost:8000", "ftp://localhost/table/abc", "http://localhost/replay/abc"]
)
def test_an_address_of_no_table_is_refused(address: str) -> None:
    assert f"“{address}” is not the address of a table. Copy it from the browser" in refused(address)


def test_a_server_that_does_not_answer_is_named() -> None:
    port = free_port()
    assert f"http://127.0.0.1:{port} does not answer" in refused(f"http://127.0.0.1:{port}/table/abc")


def test_a_table_that_cannot_be_joined_gets_one_line(server: Server) -> None:
    unknown = f"{server.http}/table/nowhere"
    assert "There is no such table on this server." in refused(unknown)
    assert "Na tym serwerze nie ma takiego stołu." in refused(unknown, "--language", "pl")
    tables: list[str] = []

    async def story() -> None:
        ada = await Person(server.http, "Ada").arrive()
        bots = {"setup": {"players": 2}, "bots": ["random"]}
        tables.append(await ada.open_table(**bots))
        tables.append(await ada.open_table(**bots, start=True))
        bots["setup"] = {"players": 2, "watchers": False}
        tables.append(await ada.open_table(**bots, start=True))

    run(story)
    full, begun, closed = [f"{server.http}/table/{table}" for table in tables]
    assert "No seat is free at this table." in refused(full)
    assert "No seat is free at this table." in refused(begun)
    assert "admits no spectators" in refused(closed)
    assert "This link does not open a seat." in refused(f"{full}#seat={tables[0]}.0.abc")


def test_a_page_of_another_program_is_no_server(server: Server) -> None:
    """A server that knows no guests: here the metrics' neighbour, a plain web server."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        try:
            assert process.stdout is not None
            port = process.stdout.readline().split("port ")[1].split()[0]
            assert "it is not a Galecrest server" in refused(f"http://127.0.0.1:{port}/table/abc")
        finally:
            process.kill()  # leaving the block waits for its end


@pytest.mark.parametrize(
    "reply",
    [
        b"SSH-2.0-OpenSSH_9.2p1 Debian\r\n",
        b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n17",
        b"HTTP/1.1 200 OK\r\ncontent-length: 90\r\n\r\n{}",
    ],
    ids=["another protocol", "no object", "half a reply"],
)
def test_a_program_that_is_no_web_server_is_no_server_either(reply: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:

        def answer_once() -> None:
            with other.accept()[0] as there:
                there.recv(4096)
                there.sendall(reply)

        thread = Thread(target=answer_once)
        thread.start()
        assert "it is not a Galecrest server" in refused(f"http://127.0.0.1:{other.getsockname()[1]}/table/abc")
        thread.join()


def test_options_of_a_new_game_do_not_fit_a_table(server: Server) -> None:
    told = refused(f"{server.http}/table/abc", "--players", "3")
    assert told == "Error: --players cannot be used with the address of a table: leave it out.\n"
    assert "--resume cannot be used with the address" in refused(f"{server.http}/table/abc", "--resume", "log.json")
