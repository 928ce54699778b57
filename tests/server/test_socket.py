"""What a socket leaves behind when it closes: nothing, so that the memory of a server does not wait for the garbage collection."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed

from galecrest.server.connections import Connection
from galecrest.server.frames import Frames
from galecrest.server.protocol import Protocol, protocol
from galecrest.server.settings import Limits, Settings
from galecrest.server.socket import Visit
from galecrest.table.refusals import Code, Refusal
from tests.server.harness import Client, gather, run


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage is collected during the test."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[str]:
    """A server in this process, whose objects can be seen."""
    from galecrest.server.app import make_app  # here: Litestar warns of what its lowest version needs

    app = make_app(Settings(database=f"sqlite:///{folder}/sockets.sqlite"))
    server = uvicorn.Server(uvicorn.Config(app, port=0, http=protocol(Limits()), ws=Frames, log_config=None))
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await serving


def present() -> list[weakref.ref[Any]]:
    return [weakref.ref(each) for each in gc.get_objects() if isinstance(each, Connection | Visit | Frames | Protocol)]


async def until_gone(things: list[weakref.ref[Any]]) -> None:
    async with asyncio.timeout(20):
        while any(thing() is not None for thing in things):
            await asyncio.sleep(0.01)


async def leaves(client: Client) -> None:
    await client.close()


async def talks_nonsense(client: Client) -> None:
    assert client.socket is not None
    with suppress(ConnectionClosed):
        while True:
            await client.socket.send("nonsense")
            await client.receive()


async def vanishes(client: Client) -> None:
    assert client.socket is not None
    client.socket.transport.abort()


async def is_shown_out(client: Client) -> None:
    for connection in [each for each in gc.get_objects() if isinstance(each, Connection)]:
        connection.end(Refusal(Code.BANNED, ""))
    with pytest.raises(ConnectionClosed):
        await client.hear("nothing")


@pytest.mark.parametrize("goes", [leaves, talks_nonsense, vanishes, is_shown_out])
@pytest.mark.usefixtures("uncollected")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_closed_socket_leaves_nothing_behind(goes: Any, tmp_path: Path) -> None:
    async def main() -> None:
        async with serving(tmp_path) as http:
            people, table = await gather(http, 2)
            clients = [await person.at(table).connect() for person in people]
            things = present()
            assert {type(thing()) for thing in things} >= {Connection, Visit, Frames}
            for client in clients:
                await goes(client)
            await until_gone(things)

    run(main)
