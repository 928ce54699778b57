"""A real PostgreSQL and a real Redis, started for the tests on ports of their own and stopped after them."""

import asyncio
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.programs import program
from tests.server.harness import free_port


def unprivileged() -> str | None:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return None
    names = [user.pw_name for user in pwd.getpwall()]
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    def __init__(self, folder: Path, password: str = "") -> None:
        """With a password it lets nobody in without it."""
        self.port = free_port()
        self.user = unprivileged()
        self.password = password
        self.numbers = itertools.count()
        data = folder / "data"
        data.mkdir()
        if self.user:
            for each in (folder, data):
                shutil.chown(each, self.user)
        initdb = [
            program("initdb", "postgresql"),
            "-D",
            str(data),
            "-U",
            "galecrest",
            "--auth=scram-sha-256" if password else "--auth=trust",
            "--no-sync",
            "-E",
            "UTF8",
        ]
        if password:
            (folder / "password").write_text(password)
            initdb.append(f"--pwfile={folder / 'password'}")
        subprocess.run(initdb, check=True, user=self.user, stdout=subprocess.DEVNULL, cwd="/", timeout=60)
        command = [program("postgres", "postgresql"), "-D", str(data), "-p", str(self.port), "-k", str(folder)]
        command += ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=200"]
        command += ["-c", "fsync=off"]  # no test cuts the power
        self.process = subprocess.Popen(command, user=self.user, cwd="/", stderr=subprocess.DEVNULL)
        until = time.monotonic() + 60
        while True:
            try:
                asyncio.run(self.execute("SELECT 1"))
                return
            except (OSError, asyncpg.PostgresError):
                assert self.process.poll() is None
                assert time.monotonic() < until
                time.sleep(0.1)

    async def execute(self, statement: str) -> None:
        address = f"postgresql://galecrest@127.0.0.1:{self.port}/postgres"
        connection = await asyncpg.connect(address, password=self.password or None)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def new_database(self) -> str:
        name = f"galecrest_{next(self.numbers)}"
        self.create(name)
        return f"postgresql+asyncpg://galecrest@127.0.0.1:{self.port}/{name}"

    def create(self, name: str) -> None:
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)  # at once: nobody reads what is left
        self.process.wait(60)


class Redis:
    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [program("redis-server", "redis-server"), "--port", str(self.port), "--bind", "127.0.0.1"]
        command += ["--save", "", "--appendonly", "no", "--dir", str(self.folder)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(20)
            self.process = None


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="galecrest-postgres-"))
    server = Postgres(folder)
    yield server
    server.stop()
    shutil.rmtree(folder)


@pytest.fixture
def redis(tmp_path: Path) -> Iterator[Redis]:
    server = Redis(tmp_path)
    server.start()
    yield server
    server.stop()
