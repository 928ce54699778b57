"""The files in hosting/, checked by their own tools and run with real parts: PostgreSQL, Redis, two processes, Caddy with TLS."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from galecrest.cli.files import Failure
from tests.programs import program
from tests.server.conftest import Postgres, Redis
from tests.server.harness import free_port
from tests.ship.image import ROOT, Image, let_through
from tests.web.conftest import launched, visitor
from tests.web.playing import play
from tests.web.tables import come_in, open_table

HOSTING = ROOT / "hosting"
COMPOSE: dict[str, Any] = yaml.safe_load((HOSTING / "compose.yaml").read_text())
TOOLS = Path(sys.executable).parent
PASSWORD = "p@ss:w/rd #1 'ü\" $HOME %20 \\n?&"

ONCE = ("certificates",)  # services that prepare something and end
OURS = ("server-1", "server-2")  # services that run our image

pytestmark = pytest.mark.slow


def checked(*command: str | Path) -> str:
    told = subprocess.run(command, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr
    return told.stdout + told.stderr


def test_the_dockerfile_and_the_compose_file_pass_their_linters() -> None:
    checked(TOOLS / "hadolint", HOSTING / "Dockerfile")
    checked(TOOLS / "check-jsonschema", "--builtin-schema", "vendor.compose-spec", HOSTING / "compose.yaml")


def test_nginx_takes_its_configuration(tmp_path: Path) -> None:
    (tmp_path / "nginx.conf").write_text(
        f"pid {tmp_path}/pid; error_log {tmp_path}/log; events {{}} http {{ access_log off; "
        f"client_body_temp_path {tmp_path}/body; proxy_temp_path {tmp_path}/proxy; include {HOSTING}/nginx.conf; }}"
    )
    assert checked(program("nginx", "nginx-light"), "-t", "-q", "-p", tmp_path, "-c", tmp_path / "nginx.conf") == ""


def test_every_service_is_pinned_careful_healthy_and_starts_again() -> None:
    for name, service in COMPOSE["services"].items():
        assert service["read_only"], name
        assert service["cap_drop"] == ["ALL"], name
        assert service["mem_limit"], name
        assert service["pids_limit"], name
        assert not any(
            "assword" in str(value) and "/run/secrets/" not in value
            for value in service.get("environment", {}).values()
        )
        if name in OURS:
            assert service["image"].startswith("galecrest:"), name
        else:
            assert re.search(r":\d+\.\d+(\.\d+)?-\w+@sha256:[0-9a-f]{64}$", service["image"]), name
        if name in ONCE:
            continue
        assert service["restart"] == "unless-stopped", name
        if name not in OURS:
            assert "healthcheck" in service, name
            assert "user" in service or name == "database", name
    # Two builds of one tag at once fail on a machine that has no such image yet.
    assert all(COMPOSE["services"][name]["pull_policy"] == "never" for name in OURS)
    assert [name for name, service in COMPOSE["services"].items() if "build" in service] == ["server-1"]
    dockerfile = (HOSTING / "Dockerfile").read_text()
    assert "/ready" in re.findall(r"HEALTHCHECK[^\]]*\]", dockerfile)[0]
    assert re.search(r"^USER (?!0|root)", dockerfile, re.MULTILINE)
    building, running = re.findall(r"^FROM (\S+)", dockerfile, re.M)
    pinned = r"(\d+\.\d+)\.\d+-{}(\w+)@sha256:[0-9a-f]{{64}}"
    with_compiler = re.fullmatch("python:" + pinned.format(""), building)
    without = re.fullmatch("python:" + pinned.format("slim-"), running)
    assert with_compiler
    assert without
    assert with_compiler.groups() == without.groups()  # compiled modules fit the Python of the image that runs


def test_the_unit_for_systemd_is_valid_and_careful(tmp_path: Path) -> None:
    text = (HOSTING / "galecrest.service").read_text()
    unit = tmp_path / "galecrest.service"
    unit.write_text(text.replace("/opt/galecrest/bin/", f"{TOOLS}/"))
    analyse = program("systemd-analyze", "systemd")
    assert checked(analyse, "verify", unit) == ""
    checked(analyse, "security", "--offline=true", "--threshold=20", unit)


def test_a_mistake_in_the_settings_does_not_start_the_unit_again() -> None:
    unit = (HOSTING / "galecrest.service").read_text()
    assert f"RestartPreventExitStatus={Failure.exit_code}" in unit.splitlines()


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("Makefile", True),
        ("src/galecrest/codec.py", True),
        ("src/galecrest/server/static/index.html", False),
        ("src/galecrest/game/game.cpython-311-x86_64-linux-gnu.so", False),
        ("web/src/main.ts", True),
        ("web/tests/a.ts", False),
        ("web/node_modules/x/y.js", False),
        ("hosting/password", False),
        ("tests/conftest.py", False),
        (".git/config", False),
    ],
)
def test_the_image_gets_what_it_needs_and_no_more(name: str, kept: bool) -> None:
    assert let_through(name) == kept


@contextlib.contextmanager
def process(command: list[str], environment: dict[str, str], log: Path, **how: Any) -> Iterator[None]:
    with log.open("ab") as out:
        running = subprocess.Popen(command, env=environment, stdout=out, stderr=out, **how)
    try:
        yield
    finally:
        running.terminate()
        assert running.wait(30) is not None


def wait_until_ready(url: str, log: Path) -> None:
    until = time.monotonic() + 60
    while True:
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(f"{url}/ready", verify=False, timeout=5).status_code == 200:
                return
        assert time.monotonic() < until, log.read_text()
        time.sleep(0.05)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that another user may enter."""
    folder = Path(tempfile.mkdtemp(prefix="galecrest-host-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder)


def test_a_game_through_the_proxy_with_two_processes_of_the_image(open_folder: Path, redis: Redis) -> None:
    """Everything runs with the commands and variables of compose.yaml; only names of hosts become ports of this machine."""
    (open_folder / "image").mkdir()
    (open_folder / "database").mkdir()
    command = Image(open_folder / "image").build(ROOT / "dist")
    postgres = Postgres(open_folder / "database", PASSWORD)
    try:
        ports = [free_port(), free_port()]
        described = COMPOSE["services"]["server-1"]["environment"]
        own = dict(described)
        (secret := open_folder / "password").write_text(f"{PASSWORD}\n")
        own["GALECREST_PASSWORD_FILE"] = own["GALECREST_PASSWORD_FILE"].replace("/run/secrets/password", str(secret))
        own["GALECREST_DATABASE"] = own["GALECREST_DATABASE"].replace("@database", f"@127.0.0.1:{postgres.port}")
        own["GALECREST_REDIS"] = redis.url
        plain, secure, inner = free_port(), free_port(), free_port()
        proxy = {
            "GALECREST_SITE": "localhost",
            "GALECREST_SERVERS": " ".join(f"127.0.0.1:{port}" for port in ports),
            "GALECREST_HTTP_PORT": str(plain),
            "GALECREST_HTTPS_PORT": str(secure),
            "HOME": str(open_folder),
            "PATH": os.environ["PATH"],
        }
        configuration = open_folder / "Caddyfile"
        admin = f"{{\n\tadmin 127.0.0.1:{inner}\n"
        configuration.write_text((HOSTING / "Caddyfile").read_text().replace("{\n", admin, 1))
        postgres.create("galecrest")
        image = Image(open_folder / "image")
        with contextlib.ExitStack() as stack:
            for port in ports:
                log = open_folder / f"{port}.log"
                stack.enter_context(
                    process(
                        [*command, f"--port={port}"], image.environment | own, log, user=image.user, cwd=open_folder
                    )
                )
            for port in ports:
                wait_until_ready(f"http://127.0.0.1:{port}", open_folder / f"{port}.log")
            caddy = [program("caddy", "caddy"), "run", "--adapter", "caddyfile", "--config", str(configuration)]
            stack.enter_context(process(caddy, proxy, open_folder / "caddy.log"))
            url = f"https://localhost:{secure}"
            wait_until_ready(url, open_folder / "caddy.log")
            *_, health = COMPOSE["services"]["proxy"]["healthcheck"]["test"]
            told = httpx.get(health.replace(":2019", f":{inner}"))
            assert told.status_code == 200
            assert {each["address"] for each in told.json()} == set(proxy["GALECREST_SERVERS"].split())
            with launched() as browser:
                guest = visitor(browser, url, ignore_https_errors=True)
                come_in(guest)
                (cookie,) = guest.context.cookies()
                assert cookie["secure"]
                guest.open(f"/table/{open_table(guest, players=2)}")
                play(guest.page)
                assert guest.page.locator(".finale").count() == 1
                assert guest.errors == []
                assert guest.page.request.get(f"{url}/metrics", ignore_https_errors=True).status == 404
            carried = [
                float(re.findall(r"^galecrest_answer_seconds_count ([\d.]+)", text, re.M)[0])
                for text in (httpx.get(f"http://127.0.0.1:{port}/metrics").text for port in ports)
            ]
            assert sum(carried) > 0
    finally:
        postgres.stop()
