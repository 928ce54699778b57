"""Measures how much more two processes carry than one, with PostgreSQL, Redis and nginx: `make load-two`.

Routes with hosting/nginx.conf. One process gets `--rate` answers per second, then each of two processes gets as many: a process with
less to do wakes up for fewer answers at once, so that each costs more. The processor time of the servers per answer says what they could
carry if each of them had a core of its own, also on a machine with fewer cores. `--knee` raises the rate until the servers do not carry
it: that needs at least six idle cores, for servers, clients, database and proxy.
"""

import asyncio
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import click
import httpx
import uvloop

from benchmarks.load import HEADINGS, Load, Measured, find_knee, measure
from tests.programs import program
from tests.server.conftest import Postgres, Redis
from tests.server.harness import Server, free_port, running

CONFIGURATION = Path(__file__).parents[1] / "hosting" / "nginx.conf"


@contextmanager
def proxy(folder: Path, ports: list[int]) -> Iterator[str]:
    """nginx with the documented configuration before servers at these ports. Yields its address."""
    port = free_port()
    servers = "".join(f"    server 127.0.0.1:{each};\n" for each in ports)
    text = re.sub(r"(    server 127\.0\.0\.1:\d+;\n)+", servers, CONFIGURATION.read_text())
    text = text.replace("listen 8000;", f"listen 127.0.0.1:{port};")
    (folder / "nginx.conf").write_text(
        f"daemon off; worker_processes 1; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\n"
        "worker_rlimit_nofile 100000; events { worker_connections 50000; }\n"
        f"http {{ access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;\n{text}}}\n"
    )
    command = [program("nginx", "nginx-light"), "-p", str(folder), "-c", str(folder / "nginx.conf")]
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        until = time.monotonic() + 20
        while True:
            try:
                if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                    break
            except httpx.TransportError:
                pass
            assert process.poll() is None, (folder / "nginx.log").read_text()
            assert time.monotonic() < until, "nginx does not answer"
            time.sleep(0.05)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


async def at_rate(http: str, servers: list[Server], tables: int, rate: float, seconds: float) -> Measured:
    empty = sum(server.memory for server in servers)
    load = await Load.at(http)
    await load.seat(tables)
    await asyncio.sleep(1)
    measured = await measure(load, servers, empty, rate, seconds)
    assert not load.refused, load.refused[0]
    load.close()
    return measured


@click.command()
@click.option("--tables", default=200, help="For each process.")
@click.option("--rate", default=200.0, help="Answers per second, for each process.")
@click.option("--seconds", default=20.0, help="Duration of each measurement.")
@click.option("--knee", is_flag=True, help="Find the rate that the servers carry; needs six idle cores or more.")
def main(tables: int, rate: float, seconds: float, knee: bool) -> None:
    folder = Path(tempfile.mkdtemp(prefix="galecrest-load-"))
    (folder / "postgres").mkdir()
    folder.chmod(0o755)
    postgres, redis = Postgres(folder / "postgres"), Redis(folder)
    redis.start()
    carried = []
    try:
        print("processes " + " ".join(f"{heading:>9}" for heading in HEADINGS))
        for processes in (1, 2):
            with ExitStack() as stack:
                database = postgres.new_database()
                servers = [
                    stack.enter_context(running(database, f"--redis={redis.url}", "--bot-workers=1"))
                    for _ in range(processes)
                ]
                http = stack.enter_context(proxy(folder, [server.port for server in servers]))
                if knee:
                    rates = [500 * processes * (1 + step / 4) for step in range(16)]
                    carried.append(uvloop.run(find_knee(http, servers, processes * tables, rates, seconds)))
                else:
                    measured = uvloop.run(at_rate(http, servers, processes * tables, processes * rate, seconds))
                    print(f"{processes:9} {measured}", flush=True)
                    carried.append(1000 * processes / measured.cost)
    finally:
        redis.stop()
        postgres.stop()
        shutil.rmtree(folder)
    one, two = carried
    print(f"one process carries {one:.0f} answers per second, two carry {two:.0f}: {two / one:.2f} times as many")
    good = two >= 1.7 * one
    if not good:
        print("broken promise: that is less than 1.7 times")
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
