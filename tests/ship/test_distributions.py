"""Each distribution of `make dist`, installed into an empty environment away from the repository, is the whole game."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
from email.parser import Parser
from pathlib import Path
from zipfile import ZipFile

import pytest

from galecrest import __version__
from tests.interrupts import heeding_interrupts, started
from tests.server.test_command import wait_for
from tests.web.conftest import launched, visitor
from tests.web.playing import wait
from tests.web.tables import call, come_in, open_table

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
FORMS = {
    "sdist": f"galecrest-{__version__}.tar.gz",
    "pure wheel": f"galecrest-{__version__}-py3-none-any.whl",
    "compiled wheel": f"galecrest-{__version__}-cp{sys.version_info[0]}{sys.version_info[1]}-*.whl",
}
ELSEWHERE = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

COMMANDS = re.findall(r"^    ((?:pipx run|uvx) .*)", (ROOT / "README.md").read_text(), re.MULTILINE)

pytestmark = pytest.mark.slow


def distribution(form: str) -> Path:
    (file,) = (ROOT / "dist").glob(FORMS[form])
    return file


def environment(folder: Path, *packages: str) -> Path:
    """The programs of an environment with these packages."""
    python = folder / "venv" / "bin" / "python"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder / "venv"], check=True)
    subprocess.run([UV, "pip", "install", "--quiet", "--python", python, *packages], check=True, cwd=folder)
    return python.parent


@pytest.mark.parametrize("form", FORMS)
def test_it_plays_on_the_command_line_and_serves_the_game(form: str, tmp_path: Path) -> None:
    constraints = ROOT / "requirements" / "play.txt"
    programs = environment(tmp_path, str(distribution(form)), f"--constraint={constraints}")

    def told(*command: str, typed: str = "") -> str:
        return subprocess.check_output(command, input=typed, cwd=tmp_path, env=ELSEWHERE, text=True)

    assert told(f"{programs}/galecrest", "--version") == f"galecrest, version {__version__}\n"
    where = told(f"{programs}/python", "-c", "from galecrest.game import game; print(game.__file__)")
    assert where.startswith(str(tmp_path))
    assert where.endswith(".so\n" if form == "compiled wheel" else ".py\n")
    played = told(f"{programs}/galecrest", "play", "--seed", "5", "--players", "2", typed="1\n" * 1000)
    assert re.search(r"\w+ wins? with \d+ points", played)

    said = tmp_path / "said"
    with said.open("w") as out:
        options = ("--port=0", "--log-level=warning", f"--database=sqlite:///{tmp_path}/games.sqlite")
        server = subprocess.Popen(
            heeding_interrupts([str(programs / "galecrest"), "serve", *options]),
            cwd=tmp_path,
            env=ELSEWHERE,
            stdout=out,
            stderr=out,
        )
    try:
        url = re.findall(r"http://[\d.:]+", wait_for(said, "Galecrest is at "))[0]
        with launched() as browser:
            guest = visitor(browser, url)
            come_in(guest)
            guest.open(f"/table/{open_table(guest)}")
            wait(guest.page, "a card")
            assert guest.errors == []
            assert call(guest, "GET", "/api/bots")
            notice = guest.page.request.get(f"{url}/NOTICE.txt").text()
            assert "SIL Open Font License" in notice
            assert "CC-BY-3.0" in notice
    finally:
        server.send_signal(signal.SIGINT)
        assert server.wait(30) == 0


AS_A_LIBRARY = """
import importlib.util

import galecrest.table.messages, galecrest.table.play
from galecrest import codec
from galecrest.bots import BOTS, make_bot
from galecrest.game import Game, replay

assert not any(map(importlib.util.find_spec, ("click", "litestar", "numpy", "rich", "sqlalchemy")))
game = Game.new(seats=3, board="calm", seed=7)
for name in BOTS:
    question = game.questions[0]
    assert make_bot(name, 1).reply(game.view(0), question).option in question.options, name
bots = [make_bot(name, 1) for name in ("deckhand", "helmsman", "random")]
while not game.over:
    for question in game.questions:
        view = codec.view_from_json(codec.view_to_json(game.view(question.seat)))
        game.answer(question.id, bots[question.seat].reply(view, question).option)
log, state = codec.log_from_json(codec.log_to_json(game))
assert codec.digest(replay(log)) == state
"""


def test_the_library_needs_msgspec_alone(tmp_path: Path) -> None:
    """Rules, codec, table and every bot."""
    programs = environment(tmp_path, "--no-deps", str(distribution("pure wheel")), "msgspec")
    subprocess.run([programs / "python", "-c", AS_A_LIBRARY], check=True, cwd=tmp_path, env=ELSEWHERE)


@pytest.mark.parametrize("form", ["pure wheel", "compiled wheel"])
def test_the_metadata_name_the_licences_of_all_parts(form: str) -> None:
    with ZipFile(distribution(form)) as wheel:
        (info,) = {name.partition("/")[0] for name in wheel.namelist() if ".dist-info/" in name}
        metadata = Parser().parsestr(wheel.read(f"{info}/METADATA").decode())
        shown = wheel.read("galecrest/server/static/NOTICE.txt").decode()
        kept = {name: wheel.read(f"{info}/licenses/{name}").decode() for name in metadata.get_all("License-File", [])}
    parts = dict(re.findall(r"(?:^-{72}\n\n|packages\.\n\n)(\S+).*\n(\S+)\n", shown, re.MULTILINE))
    assert {"@fontsource/inter", "@iconify-json/game-icons", "pyodide", "CPython", "msgspec"} <= set(parts)
    assert set(metadata["License-Expression"].split(" AND ")) == {"MIT", *parts.values()}
    assert set(kept) == {"LICENSE", "NOTICE"}
    assert all(licence in kept["NOTICE"] for licence in parts.values())
    assert "Redistribution and use in source and binary forms" in shown  # msgspec's


def test_the_metadata_name_the_pythons_that_are_tested() -> None:
    """`make test` runs on the first of them, `make interpreters` on the others."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    named = re.findall(r"Python :: (3\.\d+)", "\n".join(project["classifiers"]))
    others = re.findall(r"^OTHER_PYTHONS := (.*)", (ROOT / "Makefile").read_text(), re.MULTILINE)[0].split()
    first = project["requires-python"].removeprefix(">=")
    assert named == [first, *others]


ON_AN_INDEX = ("pipx run galecrest", "uvx galecrest")


def test_the_readme_has_both_commands_for_players() -> None:
    assert {command.split()[0] for command in COMMANDS} == {"pipx", "uvx"}


@pytest.mark.parametrize("command", [*COMMANDS, *ON_AN_INDEX])
def test_one_command_in_an_empty_home_opens_the_game(command: str, tmp_path: Path) -> None:
    """In a folder with nothing but dist/. For the commands that name no file, dist/ takes the place of a package index."""
    home = tmp_path / "home"
    home.mkdir()
    shutil.copytree(ROOT / "dist", tmp_path / "dist")
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{tmp_path}/opened\n')
    browser.chmod(0o755)
    places = " ".join(filter(None, [str(tmp_path / "dist"), os.environ.get("PIP_FIND_LINKS")]))
    own = {
        **{name: value for name, value in ELSEWHERE.items() if not name.startswith(("XDG_", "GALECREST_"))},
        "HOME": str(home),
        "PATH": "/usr/local/bin:/usr/bin:/bin",
        "BROWSER": str(browser),
        "UV_PYTHON": sys.executable,
        **({"PIP_FIND_LINKS": places, "UV_FIND_LINKS": "dist"} if command in ON_AN_INDEX else {}),
    }
    if (settings := Path.home() / ".config" / "pip" / "pip.conf").is_file():
        own["PIP_CONFIG_FILE"] = str(settings)  # the index that pip is told to use on this machine
    program, *arguments = command.split()
    said = tmp_path / "said"
    with (
        said.open("w") as out,
        started([str(UV.with_name(program)), *arguments], cwd=tmp_path, env=own, stdout=out, stderr=out) as process,
    ):
        url = re.findall(r"http://[\d.:]+", wait_for(said, "Galecrest is at ", seconds=200))[0]
        assert wait_for(tmp_path / "opened", "\n").strip() == url
        with launched() as chromium:
            guest = visitor(chromium, url)
            come_in(guest)
            guest.open(f"/table/{open_table(guest)}")
            wait(guest.page, "a card")
            assert guest.errors == []
        os.killpg(process.pid, signal.SIGINT)  # as Ctrl-C does
        assert process.wait(30) in (0, 130), said.read_text()
    assert "Traceback" not in said.read_text()
    assert list(home.rglob("games.sqlite"))
