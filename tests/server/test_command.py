"""`galecrest serve` as a person meets it: its address, a port that is taken, the browser, Ctrl-C."""

import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from galecrest.server.command import address
from tests.interrupts import heeding_interrupts, started
from tests.server.harness import free_port

SERVE = (sys.executable, "-m", "galecrest", "serve", "--log-level", "warning")


def wait_for(file: Path, text: str, seconds: float = 60) -> str:
    until = time.monotonic() + seconds
    while not (file.is_file() and text in file.read_text()):
        assert time.monotonic() < until, f"{text!r} is not in {file}: {file.read_text() if file.is_file() else None}"
        time.sleep(0.05)
    return file.read_text()


def test_alone_it_opens_the_game_at_a_free_port_keeps_games_at_home_and_ends_quietly(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("the page")
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{tmp_path}/opened\necho noise; echo noise >&2\n')
    browser.chmod(0o755)
    said = tmp_path / "said"
    home = {"HOME": str(tmp_path), "XDG_CONFIG_HOME": str(tmp_path / "kept"), "BROWSER": str(browser)}
    with said.open("w") as out, contextlib.ExitStack() as stack:
        with contextlib.suppress(OSError):  # another program may have it
            stack.enter_context(socket.create_server(("127.0.0.1", 8000)))
        process = subprocess.Popen(
            heeding_interrupts([sys.executable, "-m", "galecrest"]),
            stdout=out,
            stderr=out,
            env=os.environ | home | {"GALECREST_STATIC": str(static)},
        )
        wait_for(said, "Galecrest is at ")
    try:
        url = re.findall(r"http://127\.0\.0\.1:\d+", wait_for(said, "Galecrest is at "))[0]
        assert httpx.get(url).text == "the page"
        assert wait_for(tmp_path / "opened", "\n").strip() == url
    finally:
        process.send_signal(signal.SIGINT)
        code = process.wait(30)
    assert code == 0
    assert not url.endswith(":8000")
    assert said.read_text() == f"Galecrest is at {url}  (Ctrl-C ends it)\n"
    assert list(tmp_path.rglob("galecrest/games.sqlite")) or list(tmp_path.rglob(".galecrest/games.sqlite"))


def test_without_a_browser_and_without_pages_it_serves_all_the_same(tmp_path: Path) -> None:
    said = tmp_path / "said"
    (tmp_path / "none").mkdir()
    command = [*SERVE, "--open", "--port", "0", "--static", str(tmp_path / "none"), "--database"]
    with said.open("w") as out:
        process = subprocess.Popen(
            heeding_interrupts([*command, f"sqlite+aiosqlite:///{tmp_path}/games.sqlite"]),
            stdout=out,
            stderr=out,
            env={name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")},
        )
    try:
        url = re.findall(r"http://127\.0\.0\.1:\d+", wait_for(said, "make web"))[0]
        assert httpx.get(f"{url}/health").status_code == 200
    finally:
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0


def test_friends_on_the_network_get_an_address_of_their_own(tmp_path: Path) -> None:
    said = tmp_path / "said"
    command = [*SERVE, "--host", "0.0.0.0", "--port", "0", "--database", f"sqlite:///{tmp_path}/games.sqlite"]
    with said.open("w") as out, started(command, stdout=out, stderr=out) as process:
        (url,) = re.findall(r"others on your network: (http://[\d.:]+)", wait_for(said, "others on your network: "))
        assert httpx.get(f"{url}/health").status_code == 200
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0


@pytest.mark.parametrize("pause", [0, 0.02, 0.2])
def test_a_second_ctrl_c_changes_nothing(pause: float, tmp_path: Path) -> None:
    said = tmp_path / "said"
    command = [*SERVE, "--port", "0", "--database", f"sqlite:///{tmp_path}/games.sqlite"]
    with said.open("w") as out, started(command, stdout=out, stderr=out) as process:
        wait_for(said, "Galecrest is at ")
        process.send_signal(signal.SIGINT)
        time.sleep(pause)
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 0
    assert re.fullmatch(r"Galecrest is at \S+  \(Ctrl-C ends it\)\n", said.read_text())
    assert [file.name for file in tmp_path.glob("games.sqlite*")] == ["games.sqlite"]  # closed


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    port = free_port()
    command = [*SERVE, "--port", str(port), "--database", f"sqlite+aiosqlite:///{tmp_path}/games.sqlite"]
    with socket.create_server(("127.0.0.1", port)):
        told = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert told.returncode == 2
    assert f"port {port}: Address already in use." in told.stderr
    assert f"galecrest serve --port {port + 1}" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize(
    ("host", "wanted"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000"),
        ("0.0.0.0", "http://127.0.0.1:8000"),
        ("::", "http://[::1]:8000"),
        ("::1", "http://[::1]:8000"),
        ("galley.local", "http://galley.local:8000"),
    ],
)
def test_the_address_for_a_browser(host: str, wanted: str) -> None:
    assert address(host, 8000) == wanted
