"""Times when nobody can answer: they cost nobody, and a clock that is set back gives nobody time."""

import asyncio
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from galecrest.server.clock import Clock
from galecrest.server.pulse import Pulse
from galecrest.server.storage import Storage
from galecrest.table.clocks import BEAT, GAP, RESPITE, Outages
from tests.server.harness import Client, Server, gather, run
from tests.server.scene import Scene, play_scene


class Machine:
    """The clocks of a machine: the one on the wall can be set, the other one only runs."""

    def __init__(self) -> None:
        self.wall = 5000.0
        self.steady = 70.0

    def run(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.steady)


def test_time_follows_the_machine_and_never_runs_backwards() -> None:
    machine = Machine()
    clock = machine.clock()
    assert clock.now() == 5000
    machine.run(10)
    assert clock.now() == 5010
    machine.wall -= 3600
    assert clock.now() == 5010
    machine.run(20)
    assert 5010 + 15 < clock.now() <= 5010 + 20, "twenty seconds have passed, and not an hour less"
    machine.wall += 7200
    assert clock.now() == machine.wall
    clock.advance(machine.wall + 5)
    assert clock.now() == machine.wall + 5


def test_a_clock_that_was_set_back_is_caught_up_with() -> None:
    machine = Machine()
    clock = machine.clock()
    clock.now()
    machine.wall -= 10
    for _ in range(300):
        machine.run(1)
        clock.now()
    assert clock.now() == machine.wall


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/pulse.sqlite"
    else:
        yield request.getfixturevalue("postgres").new_database()


def pulse_of(storage: Storage, machine: Machine) -> tuple[Pulse, list[Outages]]:
    heard: list[Outages] = []
    return Pulse(storage, heard.append, machine.clock()), heard


def test_outages_are_noticed(url: str) -> None:
    async def play(here: Scene) -> None:
        machine = Machine()
        pulse, heard = pulse_of(here.storage, machine)
        await pulse.begin()
        for _ in range(4):
            machine.run(BEAT)
            await pulse.keep()
        assert heard == [], "nothing was missed: the first process has started, and goes on"
        machine.run(GAP + 20)  # stopped, or without its database
        await pulse.keep()
        await pulse.keep()
        assert heard == [(machine.wall,)]
        machine.wall += 3600  # the clock is set
        await pulse.keep()
        assert heard[1:] == [(machine.wall - 3600, machine.wall)]
        machine.run(2)
        other, told = pulse_of(here.storage, machine)
        await other.begin()
        assert told == [(machine.wall - 3602, machine.wall - 2, machine.wall)], "a start is always an outage"
        machine.run(BEAT)
        await pulse.keep()
        assert heard[-1] == told[-1], "what one process notices, all learn"

    play_scene(url, play)


def test_a_process_that_starts_with_its_clock_set_back_goes_on_in_time(url: str) -> None:
    async def play(here: Scene) -> None:
        machine = Machine()
        pulse, _ = pulse_of(here.storage, machine)
        await pulse.begin()
        machine.wall -= 3600
        again, _ = pulse_of(here.storage, machine)
        await again.begin()
        assert again.clock.now() >= 5000

    play_scene(url, play)


def deadlines_at(client: Client) -> dict[str, float]:
    """Seconds that are left."""
    assert client.time is not None
    return {seat: at - client.time["now"] for seat, at in client.time["deadlines"].items()}


@pytest.mark.slow
@pytest.mark.parametrize("away", ["killed", "stopped"])
def test_a_server_that_was_away_costs_nobody(tmp_path: Path, away: str) -> None:
    """The decision has five seconds, and the server is away for longer than that."""
    server = Server(f"sqlite:///{tmp_path}/away.sqlite", log=tmp_path / "log")
    server.start()

    async def main() -> None:
        people, table = await gather(server.http, 2, clock={"decision": 5})
        client = await people[0].at(table).connect()
        await client.until(lambda: client.time)
        assert server.process is not None
        if away == "killed":
            server.kill()
            await asyncio.sleep(GAP + 3)
            await asyncio.to_thread(server.start)
            client = await people[0].at(table).connect()
            await client.until(lambda: client.time)
        else:
            server.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(GAP + 3)
            server.process.send_signal(signal.SIGCONT)
            await client.until(lambda: max(deadlines_at(client).values()) > 5)
        assert client.number is not None
        left = deadlines_at(client)
        assert set(left) == {"0", "1"}, "nobody has answered in anybody's place"
        assert all(RESPITE - 15 < seconds <= RESPITE for seconds in left.values())

    try:
        run(main)
    finally:
        server.stop()
