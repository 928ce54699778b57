"""Processor time is charged to the address that causes it."""

import asyncio
import random
import threading
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from galecrest.server import archive, preview
from galecrest.server.limits import Bucket, Buckets, household
from galecrest.server.metering import ACCOUNT, metered, off_loop, paid_by, until_paid
from galecrest.server.middleware import Middleware
from galecrest.server.seating import Seating
from galecrest.server.settings import Limits, Settings
from galecrest.table import seating
from galecrest.table.messages import OpenTable, Setup
from tests.server.scene import Scene, play_scene, refused


def burn(seconds: float) -> None:
    """Use the processor for so long."""
    until = time.thread_time() + seconds
    while time.thread_time() < until:
        pass


def cost_of(work: Callable[[], Awaitable[object]]) -> float:
    """What the work is charged, of 1000 seconds."""

    async def main() -> float:
        account = Bucket(1e-9, 1000)
        await asyncio.gather(paid_by(account, work()), return_exceptions=True)
        return 1000 - account.left

    return asyncio.run(main())


def test_work_is_charged_and_waiting_is_not() -> None:
    async def work() -> None:
        burn(0.05)
        await asyncio.sleep(0)
        burn(0.05)

    async def waiting() -> None:
        await asyncio.sleep(0.2)

    assert cost_of(work) >= 0.1
    assert cost_of(waiting) < 0.1


def test_tasks_threads_and_failures_are_charged() -> None:
    async def in_a_task() -> None:
        async def work() -> None:
            burn(0.1)

        await asyncio.create_task(metered(work()))

    async def in_a_thread() -> None:
        await off_loop(burn, 0.1)

    async def failing() -> None:
        burn(0.1)
        raise ValueError

    for work in (in_a_task, in_a_thread, failing):
        assert cost_of(work) >= 0.1


def test_reading_the_database_is_charged(tmp_path: Path) -> None:
    """SQLite reads in threads."""

    async def play(here: Scene) -> None:
        account = Bucket(1e-9, 1000)
        ACCOUNT.set(account)
        await here.storage.database.read(lambda _: burn(0.1))
        assert account.left <= 999.9

    play_scene(tmp_path / "reading.sqlite", play)


def test_an_overdrawn_address_opens_no_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galecrest.server.middleware.PAUSE", 0)
    opened, sent = [], []

    async def app(scope: Any, *_: Any) -> None:
        opened.append(scope["client"])

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    async def main() -> None:
        middleware = Middleware(app, Settings())
        middleware.accounts.of("192.0.2.1").spend(1000)
        for client in ("192.0.2.1", "192.0.2.2"):
            scope: Any = {"type": "websocket", "client": (client, 1), "headers": [], "extensions": {}}
            await middleware(scope, receive, send)

    asyncio.run(main())
    assert opened == [("192.0.2.2", 1)]
    assert [(message["type"], message["reason"]) for message in sent] == [("websocket.close", "too_fast")]


ATTACKER = "192.0.2.1"


async def ask(middleware: Middleware, path: str = "/", method: str = "GET", **headers: str) -> int:
    """The status of the answer."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    fields = [(name.encode(), value.encode()) for name, value in headers.items()]
    scope: Any = {"type": "http", "client": (ATTACKER, 1), "method": method, "path": path, "headers": fields}
    await middleware(scope | {"raw_path": path.encode()}, None, send)  # type: ignore[arg-type]
    status: int = sent[0]["status"]
    return status


async def costly(scope: Any, receive: Any, send: Any) -> None:
    burn(0.02)
    await send({"type": "http.response.start", "status": 200, "headers": []})


@pytest.mark.parametrize(
    ("path", "method", "headers"),
    [
        ("/health", "GET", {}),
        ("/metrics", "GET", {}),
        ("/metrics/", "GET", {}),
        ("/", "POST", {"origin": "http://evil"}),
    ],
)
def test_no_request_is_without_limits(
    path: str, method: str, headers: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("galecrest.server.middleware.PAUSE", 0)

    async def main() -> None:
        middleware = Middleware(costly, Settings(limits=Limits(processor_share=1e-6)))
        full = middleware.accounts.of(ATTACKER).left
        statuses = [await ask(middleware, path, method, **headers) for _ in range(300)]
        assert statuses[0] in (200, 404, 403)
        assert 429 in statuses
        assert middleware.accounts.of(ATTACKER).left < full

    asyncio.run(main())


def test_an_overdrawn_address_can_still_be_monitored() -> None:
    async def main() -> None:
        middleware = Middleware(costly, Settings())
        middleware.accounts.of(ATTACKER).spend(1000)
        assert await ask(middleware, "/health") == 200

    asyncio.run(main())


def test_the_more_connections_are_refused_the_longer_they_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """So an address gets few refusals a second, however many connections it has."""
    pauses: list[float] = []

    async def main() -> None:
        middleware = Middleware(costly, Settings(limits=Limits(requests_per_second=1)))
        middleware.pace.of(ATTACKER).rate = 1e-9  # five requests, however slow the machine is
        released = asyncio.Event()

        async def sleep(seconds: float) -> None:
            pauses.append(seconds)
            await released.wait()

        monkeypatch.setattr("galecrest.server.middleware.asyncio.sleep", sleep)
        asking = [asyncio.create_task(ask(middleware)) for _ in range(1000)]
        while len(pauses) < 995:
            await asyncio.wait(asking, timeout=0.01)
        released.set()
        assert (await asyncio.gather(*asking)).count(429) == 995
        assert not middleware.pausing

    asyncio.run(main())
    assert pauses[0] == 1
    assert (
        sum(1 / pause for pause in pauses) < 20 + 20 * 5
    )  # refusals a second: 20, and a little more while the flood grows
    assert pauses[-1] > 45


def test_results_errors_and_cancelling_pass_through() -> None:
    async def work(future: asyncio.Future[int]) -> int:
        try:
            return await future
        except asyncio.CancelledError:
            return -1

    async def main() -> None:
        futures = [asyncio.get_running_loop().create_future() for _ in range(3)]
        tasks = [asyncio.create_task(paid_by(Bucket(1, 1), work(future))) for future in futures]
        await asyncio.sleep(0)
        futures[0].set_result(7)
        futures[1].set_exception(KeyError("lost"))
        tasks[2].cancel()
        assert await tasks[0] == 7
        with pytest.raises(KeyError):
            await tasks[1]
        assert await tasks[2] == -1
        with pytest.raises(ZeroDivisionError):
            await off_loop(lambda: 1 / 0)

    asyncio.run(main())


def test_a_debt_has_to_be_paid_back_before_the_next_message() -> None:
    async def main() -> None:
        await until_paid()  # nobody pays: nobody waits
        account = Bucket(rate=10, burst=1)
        account.spend(1.5)
        ACCOUNT.set(account)
        assert account.wait > 0
        await until_paid()
        assert account.left >= 0

    asyncio.run(main())


def test_one_task_of_an_address_wakes_up_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds that wake up for what one of them can pay would use up the share of their address, and more."""
    asleep, most, sleep = 0, 0, asyncio.sleep

    async def nap(seconds: float) -> None:
        nonlocal asleep, most
        asleep += 1
        most = max(most, asleep)
        await sleep(seconds)
        asleep -= 1

    monkeypatch.setattr(asyncio, "sleep", nap)

    async def main() -> None:
        account = Bucket(1, 1)
        account.spend(1.05)
        done: list[int] = []

        async def work(number: int) -> None:
            await until_paid()
            account.spend(0.001)
            done.append(number)

        await asyncio.gather(*[asyncio.create_task(paid_by(account, work(number))) for number in range(50)])
        assert done == list(range(50))

    asyncio.run(main())
    assert most == 1


def test_a_debt_has_a_limit() -> None:
    bucket = Bucket(rate=1e-9, burst=2)
    bucket.spend(1000)
    assert -2 <= bucket.left < -1.99


def test_addresses_of_one_household() -> None:
    assert household("2001:db8:1:2:3:4:5:6") == household("2001:db8:1:2::1") == "2001:db8:1:2::"
    assert household("2001:db8:1:3::1") != household("2001:db8:1:2::1")
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") == "192.0.2.7"
    assert household("fe80::1%eth0") == "fe80::"
    assert household("testclient") == "testclient"


def test_only_the_latest_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("galecrest.server.limits.REMEMBERED", 2)
    buckets = Buckets("test", lambda: Bucket(1e-9, 1))
    assert [buckets.take(who) for who in "aab"] == [True, False, True]
    buckets.take("c")
    assert buckets.take("a")  # forgotten, so it begins again


def watch_threads(monkeypatch: pytest.MonkeyPatch, module: Any, name: str) -> list[threading.Thread]:
    """The threads in which this function will have run."""
    threads = []
    really = getattr(module, name)

    def watched(*args: Any) -> Any:
        threads.append(threading.current_thread())
        return really(*args)

    monkeypatch.setattr(module, name, watched)
    return threads


def test_a_set_up_is_read_off_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(here: Scene) -> None:
        threads = watch_threads(monkeypatch, seating, "open_table")
        await here.seating.open(here.people[0], OpenTable())
        assert threads
        assert threading.main_thread() not in threads

    play_scene(tmp_path / "threads.sqlite", play)


def test_a_whole_game_is_read_off_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(here: Scene) -> None:
        table = await here.gather(2)
        await here.play_on(table, random.Random(1))
        histories = watch_threads(monkeypatch, archive, "history_of")
        days = watch_threads(monkeypatch, archive, "days_of")
        assert (await here.archive.history(table.id, here.people[0].id)).events
        assert (await here.archive.replay(table.id)).days
        assert histories
        assert days
        assert threading.main_thread() not in histories + days

    play_scene(tmp_path / "threads.sqlite", play)


def test_the_words_of_a_preview_are_read_off_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the first visitor with a language waits until its catalogues are read."""
    threads = watch_threads(monkeypatch, preview, "Words")
    page = asyncio.run(preview.with_preview("<head></head>", None, "fr", "https://play.example/"))
    assert '<meta property="og:locale" content="fr" />' in page
    assert threads
    assert threading.main_thread() not in threads


def test_refused_tables_count(tmp_path: Path) -> None:
    async def play(here: Scene) -> None:
        here.seating = Seating(here.storage, here.cache, here.news, Limits(tables_per_minute=2))
        hostile = OpenTable(Setup(tiles="a." * 9000 + "a = 1"))
        for _ in range(2):
            await refused("bad_setup", here.seating.open(here.people[0], hostile))
        await refused("too_fast", here.seating.open(here.people[0], OpenTable()))
        await here.seating.open(here.people[1], OpenTable())

    play_scene(tmp_path / "refused.sqlite", play)
