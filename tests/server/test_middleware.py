"""What keeps a server safe: origins, headers, limits, and an orderly end."""

import asyncio
import json
import random
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import Client, Person, Server, gather, play_some, run, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("middleware")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<h1>Galecrest</h1>")
    (static / "assets" / "app.js").write_text("0")
    (folder / "secret.txt").write_text("secret")
    options = (
        "--connections-per-address=5",
        "--messages-per-second=20",
        "--tables-per-guest=3",
    )
    database = f"sqlite+aiosqlite:///{folder}/middleware.sqlite"
    with running(database, f"--static={static}", "--origin=https://friend.example", *options) as server:
        yield server


@pytest.fixture(autouse=True)
def alone(server: Server) -> None:
    """The server counts a connection until it has noticed that the client closed it."""
    while "\ngalecrest_sockets 0.0\n" not in httpx.get(f"{server.http}/metrics", verify=False).text:
        time.sleep(0.02)


def test_headers(server: Server) -> None:
    for path in ("/", "/api/me", "/nothing.txt", "/health"):
        headers = httpx.get(server.http + path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "'unsafe-" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    cookie = httpx.get(server.http + "/api/me").headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_pages(server: Server) -> None:
    for path in ("/", "/table/abc", "/seat/abc.1.def".replace(".", "-")):
        reply = httpx.get(server.http + path)
        assert reply.text == "<h1>Galecrest</h1>", path
        assert reply.headers["cache-control"] == "no-cache"
        assert reply.headers["content-type"].startswith("text/html")
    asset = httpx.get(server.http + "/assets/app.js")
    assert "immutable" in asset.headers["cache-control"]
    assert "javascript" in asset.headers["content-type"]
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/assets/../../secret.txt",
        "//etc/passwd",
        "/a%00b",
        "/" + 300 * "a",
        "/" + 10_000 * "a/",
        "/api/x",
    ):
        reply = httpx.get(server.http + path)
        assert "secret" not in reply.text, path
        assert "root:" not in reply.text, path
        assert reply.status_code in (200, 404), path


def test_what_is_nested_too_deep_is_refused(server: Server) -> None:
    async def main() -> None:
        person = await Person(server.http).arrive()
        table = await person.open_table()
        deep = 20_000 * "[" + 20_000 * "]"
        headers = {"cookie": person.cookie, "content-type": "application/json"}
        async with httpx.AsyncClient(base_url=server.http, headers=headers) as client:
            assert (await client.post("/api/tables", content=deep)).status_code == 400
        url = f"{server.http.replace('http', 'ws')}/api/tables/{table}/socket"
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            await socket.send(3000 * "[")
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4400

    run(main)


def test_what_is_no_text_is_a_bad_message(server: Server) -> None:
    async def main() -> None:
        person = await Person(server.http).arrive()
        async with person.at(await person.open_table()) as client:
            assert client.socket is not None
            await client.socket.send(b'{"type": "say", "id": "a", "text": "\xff"}', text=True)
            assert (await client.hear("refused"))["code"] == "bad_message"

    run(main)


def test_ids_are_made_of_what_can_be_seen(server: Server) -> None:
    async def main() -> None:
        person = await Person(server.http).arrive()
        table = await person.open_table()
        for wrong in ("%00", "%20", 33 * "a"):
            assert (await person.ask("GET", f"/api/tables/{wrong}")).status_code in (400, 404)
            assert (await person.ask("GET", f"/api/replays/{wrong}")).status_code in (400, 404)
        assert (await person.ask("POST", "/api/seats", {"link": "\0.1.x"})).status_code == 404
        async with person.at(table) as client:
            await client.send({"type": "answer", "id": "\0", "question": 0, "option": "hand:1"})
            assert (await client.hear("refused"))["code"] == "bad_message"

    run(main)


def test_foreign_pages_are_kept_out(server: Server) -> None:
    async def main() -> None:
        person = await Person(server.http).arrive()
        table = await person.open_table()
        url = f"{server.http.replace('http', 'ws')}/api/tables/{table}/socket"
        strangers, friends = ("https://evil.example", "http://[", "null"), ("https://friend.example", server.http)
        for origin in (*strangers, *friends):
            welcome = origin in friends
            headers = {"cookie": person.cookie, "origin": origin}
            async with httpx.AsyncClient(base_url=server.http, headers=headers) as client:
                reply = await client.put("/api/me", json={"name": "Mallory"})
                assert reply.status_code == (200 if welcome else 403)
            if welcome:
                async with connect(url, additional_headers=headers, proxy=None) as socket:
                    await socket.send('{"type":"hello"}')
                    assert json.loads(await socket.recv())["type"] == "welcome"
            else:
                with pytest.raises(InvalidStatus, match="403"):
                    await connect(url, additional_headers=headers, proxy=None)

    run(main)


def test_sockets_close_with_a_reason(server: Server) -> None:
    async def main() -> None:
        person = await Person(server.http).arrive()
        table = await person.open_table()
        base = f"{server.http.replace('http', 'ws')}/api/tables"

        async def talk(socket: ClientConnection, *messages: str | bytes) -> None:
            for message in messages:
                await socket.send(message)
            while True:
                await asyncio.wait_for(socket.recv(), 30)

        async def closes(path: str, cookie: str, *messages: str | bytes) -> tuple[int, str]:
            async with connect(base + path, additional_headers={"cookie": cookie}, proxy=None) as socket:
                with pytest.raises(ConnectionClosed) as closed:
                    await talk(socket, *messages)
                assert closed.value.rcvd is not None
                return closed.value.rcvd.code, closed.value.rcvd.reason

        here = f"/{table}/socket"
        hello = '{"type":"hello"}'
        assert await closes(here, "", hello) == (4401, "no_guest")
        assert await closes(here, person.cookie[:-3], hello) == (4401, "no_guest")
        assert await closes("/nowhere/socket", person.cookie, hello) == (4404, "unknown_table")
        assert await closes(here, person.cookie, "{") == (4400, "bad_message")
        assert await closes(here, person.cookie, b"\xff\x00") == (4400, "bad_message")
        assert await closes(here, person.cookie, '{"type":"ping"}') == (4400, "bad_message")
        assert await closes(here, person.cookie, '{"type":"hello","link":"x.1.y"}') == (4403, "bad_link")
        assert (await closes(here, person.cookie, hello, "x" * 9000))[0] == 1009
        assert await closes(here, person.cookie, hello, *['{"type":"ping"}'] * 2000) == (4429, "too_fast")
        code, _ = await closes(here, person.cookie, hello, *["[]"] * 30, *['{"type":"sit","id":1}'] * 30)
        assert code in (4400, 4429)

    run(main)


async def connect_when_there_is_room(person: Person, table: str) -> Client:
    """The server counts a connection until it has noticed that the client closed it."""
    while True:
        with suppress(InvalidStatus):
            return await person.at(table).connect()
        await asyncio.sleep(0.2)


def test_limits(server: Server) -> None:
    async def main() -> None:
        person = await Person(server.http).arrive()
        tables = [await person.open_table() for _ in range(3)]
        reply = await person.ask("POST", "/api/tables", {})
        assert reply.status_code == 429
        assert reply.json()["code"] == "too_many_tables"
        clients = [await connect_when_there_is_room(person, tables[0]) for _ in range(5)]
        with pytest.raises(InvalidStatus):
            await person.at(tables[0]).connect()
        await clients[0].close()
        again = await connect_when_there_is_room(person, tables[0])
        assert again.seat == 0
        reply = await person.ask("PUT", "/api/me", {"name": "x" * 100_000})
        assert reply.status_code in (400, 413)

    run(main)


def test_only_so_many_requests(tmp_path: Path) -> None:
    """Five at once and one a second, so that a slow machine is fast enough."""
    with running(f"sqlite+aiosqlite:///{tmp_path}/pace.sqlite", "--requests-per-second=1") as server:

        async def main() -> None:
            async with httpx.AsyncClient(base_url=server.http, timeout=None) as client:
                replies = await asyncio.gather(*[client.get("/api/bots") for _ in range(100)])
                statuses = [reply.status_code for reply in replies]
                assert set(statuses) == {200, 429}
                assert (await client.get("/health")).status_code == 200

        run(main)


def test_an_address_has_a_share_of_the_processor(tmp_path: Path) -> None:
    """The proxy's header says who asks: addresses of one IPv6 network share, others do not."""
    options = ("--processor-share=0.01", "--requests-per-second=1000")
    with running(f"sqlite+aiosqlite:///{tmp_path}/share.sqlite", *options) as server:

        def ask(client: httpx.Client, address: str) -> httpx.Response:
            return client.get("/api/me", headers={"x-forwarded-for": address})

        with httpx.Client(base_url=server.http, timeout=30) as client:
            replies = (ask(client, f"2001:db8:1:2::{number:x}") for number in range(1, 500))
            reply = next(reply for reply in replies if reply.status_code != 200)
            assert reply.status_code == 429
            assert reply.json()["code"] == "too_fast"
            assert int(reply.headers["retry-after"]) >= 1
            assert ask(client, "2001:db8:1:3::1").status_code == 200
            assert client.get("/health", headers={"x-forwarded-for": "2001:db8:1:2::1"}).status_code == 200


def test_new_guests_come_at_a_measured_pace(tmp_path: Path) -> None:
    with running(f"sqlite+aiosqlite:///{tmp_path}/guests.sqlite", "--guests-per-minute=2") as server:
        replies = [httpx.get(f"{server.http}/api/me") for _ in range(12)]
        assert [reply.status_code for reply in replies[:4]] == [200] * 4
        assert 429 in [reply.status_code for reply in replies]
        assert httpx.get(f"{server.http}/api/me", cookies=replies[0].cookies).status_code == 200


def test_a_guest_wears_a_captains_face(server: Server) -> None:
    async def main() -> None:
        person = await Person(server.http).arrive()
        assert (await person.call("GET", "/api/me"))["captain"] == 0
        assert (await person.call("PUT", "/api/me", {"name": "Ada", "captain": 5}))["captain"] == 5
        assert (await person.call("PUT", "/api/me", {"name": "Ada Lovelace"}))["captain"] == 5
        for bad in (-1, 9, "one"):
            assert (await person.ask("PUT", "/api/me", {"name": "Ada", "captain": bad})).status_code == 400
        table = await person.open_table()
        assert (await person.call("GET", f"/api/tables/{table}"))["seats"][0]["captain"] == 5

    run(main)


def test_names_are_data(server: Server) -> None:
    async def main() -> None:
        person = await Person(server.http).arrive()
        name = "Robert'); DROP TABLE steps;--"
        assert (await person.call("PUT", "/api/me", {"name": name}))["name"] == name
        assert (await person.call("PUT", "/api/me", {"name": " \u202eabc\u0000\u200f  d "}))["name"] == "abc d"
        for bad in ("", " ", "\u200b", "x" * 31, 3, None):
            assert (await person.ask("PUT", "/api/me", {"name": bad})).status_code == 400
        table = await person.open_table()
        assert (await person.call("GET", f"/api/tables/{table}"))["seats"][0]["name"] == "abc d"

    run(main)


def test_what_operators_need(server: Server) -> None:
    assert httpx.get(server.http + "/health").json()["status"] == "ok"
    assert httpx.get(server.http + "/ready").json()["status"] == "ready"
    text = httpx.get(server.http + "/metrics").text
    for name in ("galecrest_answers", "galecrest_sockets", "galecrest_answer_seconds_bucket"):
        assert name in text
    schema = httpx.get(server.http + "/schema/openapi.json").json()
    assert "/api/replays/{table_id}/fork" in schema["paths"]
    protocol = httpx.get(server.http + "/api/protocol").json()
    assert {"Hello", "Answer", "Happened"} <= set(protocol["$defs"])


def test_operators_paths_have_one_spelling(server: Server) -> None:
    """The proxy hides `/metrics`, and may not know other spellings."""
    port = server.port
    for path in ("/metrics/", "//metrics", "/%6detrics", "/ready/", "/metrics//"):
        with socket.create_connection(("127.0.0.1", port)) as connection:
            connection.sendall(f"GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
            reply = b"".join(iter(lambda: connection.recv(65536), b""))
        assert reply.startswith(b"HTTP/1.1 404 "), path
        assert b"galecrest_" not in reply


@pytest.mark.parametrize(
    "body", [b'{"name":"\xff\xfe"}', b'"\xc3\x28"', b'{"name":"\\ud800"}', b"\xff", b'{"name":"\xed\xa0\x80"}']
)
def test_a_body_that_is_not_utf_8_is_a_bad_request(server: Server, body: bytes) -> None:
    cookies = httpx.get(server.http + "/api/me").cookies
    reply = httpx.put(
        server.http + "/api/me", content=body, cookies=cookies, headers={"content-type": "application/json"}
    )
    assert reply.status_code == 400


def test_goes_down_in_good_order(tmp_path: Path) -> None:
    server = Server(f"sqlite+aiosqlite:///{tmp_path}/down.sqlite", log=tmp_path / "log")
    server.start()

    async def main() -> None:
        people, table = await gather(server.http, 2)
        one, two = [await person.at(table).connect() for person in people]
        await play_some(6, one, two)
        code = await asyncio.to_thread(server.stop)
        assert code in (0, -15)
        with pytest.raises(ConnectionClosed) as closed:
            await one.until(lambda: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        await asyncio.to_thread(server.start)
        await asyncio.gather(one.connect(), two.connect())
        await asyncio.gather(one.play(random.Random(1)), two.play(random.Random(2)))
        assert one.over
        assert two.over

    try:
        run(main)
    finally:
        server.stop()
    assert (tmp_path / "log").read_text() == ""
