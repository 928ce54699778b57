"""The documentation: every block of code runs, every command that it names exists, and the built site asks no other host for anything."""

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import click
import pytest

from galecrest import __version__
from galecrest.cli import main
from galecrest.game.options import CHOICES_OF_EFFECT
from tests.programs import program
from tests.server.harness import Server, running
from tests.ship.image import ROOT
from web.generate.reference import FORMS

DOCS = ROOT / "docs"
PAGES = sorted(DOCS.rglob("*.md"))
BLOCK = re.compile(r'^```(python|js|sh)(?: title="(.*?)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
SERVER = "http://127.0.0.1:8000"  # where the pages expect a server

pytestmark = pytest.mark.slow


def blocks(page: Path) -> list[tuple[str, str, str]]:
    """Language, name of the file if the page gives one, code."""
    return BLOCK.findall(page.read_text())


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('docs')}/games.sqlite") as started:
        yield started


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page)], ids=lambda page: page.stem)
def test_every_block_of_code_runs(page: Path, server: Server, tmp_path: Path) -> None:
    run_blocks(page, server, tmp_path, ("python", "js", "sh"))


@pytest.mark.parametrize("page", ["write-a-client.md", "write-a-bot.md"])
def test_a_client_that_is_too_fast_for_the_server_plays_to_the_end(page: str, tmp_path: Path) -> None:
    """Five messages a second, ten at once: far fewer than these programs send."""
    with running(f"sqlite:///{tmp_path}/games.sqlite", "--messages-per-second=5") as strict:
        run_blocks(DOCS / page, strict, tmp_path, ("python", "js"))


def run_blocks(page: Path, server: Server, folder: Path, languages: tuple[str, ...]) -> None:
    """A block with a title is a file. The other Python blocks are one program; what other blocks need of it has run before them."""
    environment = os.environ | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    for _, title, code in blocks(page):
        if title:
            (folder / title).write_text(code)
    untitled = [(language, code) for language, title, code in blocks(page) if not title and language in languages]
    for language, code in in_programs(untitled):
        (folder / "block").write_text(code.replace(SERVER, server.http))
        (folder / "block").rename(folder / PROGRAMS[language][-1])
        command = [*PROGRAMS[language][:-1], *(websocket_flag() if language == "js" else []), PROGRAMS[language][-1]]
        told = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
        assert told.returncode == 0, f"{code}\n{told.stdout[-2000:]}\n{told.stderr[-4000:]}"


PROGRAMS = {
    "python": [sys.executable, "block.py"],
    "js": [program("node", "nodejs"), "block.mjs"],
    "sh": ["sh", "-e", "block.sh"],
}


def in_programs(found: list[tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Consecutive Python blocks become one program, after the blocks of Python before them."""
    so_far = ""
    for number, (language, code) in enumerate(found):
        if language != "python":
            yield language, code
            continue
        so_far += code
        if number + 1 == len(found) or found[number + 1][0] != "python":
            # Worker processes import the program, and must not run it again.
            yield language, "if __name__ == '__main__':\n" + "".join(f"  {line}" for line in so_far.splitlines(True))


def websocket_flag() -> list[str]:
    """Node has WebSocket from version 22 on, and hides it behind a flag before."""
    version = subprocess.check_output([program("node", "nodejs"), "--version"], text=True)
    return ["--experimental-websocket"] if int(re.findall(r"\d+", version)[0]) < 22 else []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_command_that_is_named_exists_with_its_options(page: Path) -> None:
    text = page.read_text()
    for line in re.findall(r"(?:^ {4}|^\$ |`)galecrest ([a-z][^`\n|<>]*)", text, re.MULTILINE):
        words = line.split()
        command: click.Command = main
        while isinstance(command, click.Group) and words and words[0] in command.commands:
            command = command.commands[words.pop(0)]
        assert command is not main, f"galecrest {line}"
        known = {name for parameter in command.params for name in parameter.opts} | {"--help"}
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known, f"galecrest {line}"


def test_the_built_site_asks_no_other_host_for_anything() -> None:
    pages = sorted((ROOT / "build" / "docs").rglob("*.html"))
    assert len(pages) >= len(PAGES)
    for page in pages:
        text = page.read_text()
        loaded = re.findall(r"<(?:script|img|iframe|source)[^>]+src=[\"']?([^\"' >]+)", text)
        loaded += re.findall(r"<link[^>]+rel=[\"']?(?:stylesheet|icon|preload|preconnect)[^>]+", text)
        assert [each for each in loaded if re.search(r"(https?:)?//", each)] == [], page
    for style in (ROOT / "build" / "docs").rglob("*.css"):
        assert not re.search(r"url\([\"']?(https?:)?//", style.read_text()), style


def test_every_page_is_in_the_navigation() -> None:
    listed = set(re.findall(r'"([\w/-]+\.md)"', (ROOT / "zensical.toml").read_text()))
    assert listed == {str(page.relative_to(DOCS)) for page in PAGES}


def test_the_wheel_is_named_with_the_version() -> None:
    text = "".join(page.read_text() for page in (ROOT / "README.md", *PAGES))
    assert set(re.findall(r"galecrest-([\d.]+)-py3-none-any\.whl", text)) == {__version__}
    assert "galecrest-*" not in text  # two wheels would match


def test_the_library_page_has_every_form_of_an_option() -> None:
    text = (DOCS / "library.md").read_text()
    assert [form for form in FORMS.values() if f"`{form}`" not in text] == []
    assert [name for name in CHOICES_OF_EFFECT if f"`{name}`" not in text] == []


REFERENCE = ["game.md", "codec.md", "table.md", "bots.md", "lab.md", "words.md"]
SHOWN = re.compile(r"^::: (\S+)\n((?: {4}.*\n)*)", re.MULTILINE)


def built(page: str) -> str:
    return (ROOT / "build" / "docs" / "reference" / page).with_suffix(".html").read_text()


@pytest.mark.parametrize("page", REFERENCE)
def test_the_reference_shows_what_it_promises(page: str) -> None:
    """An item that the page names and the generator finds nothing about would be missing silently, and so would one without a docstring."""
    html = built(page)
    missing = [
        f"{module}.{name}"
        for module, options in SHOWN.findall((DOCS / "reference" / page).read_text())
        for name in promised(module, options)
        if f'id="{module}.{name}"' not in html
    ]
    assert missing == []


def promised(module: str, options: str) -> Iterator[str]:
    """The members that a page lists, otherwise all public classes and functions; and all that is public in these classes."""
    listed = re.findall(r"members: \[(.*)\]", options)
    members = listed[0].split(", ") if listed else []
    left_out = re.findall(r'"!(.*?)"', options) or ["^_"]
    yield from members
    path = ROOT / "src" / module.replace(".", "/")
    source = (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text()
    for each in ast.parse(source).body if "members: false" not in options else []:
        if isinstance(each, ast.ClassDef | ast.FunctionDef) and (
            each.name in members if members else not any(re.match(pattern, each.name) for pattern in left_out)
        ):
            yield each.name
            yield from (f"{each.name}.{name}" for name in inside(each) if not name.startswith("_"))


def inside(each: ast.stmt) -> Iterator[str]:
    """Methods, properties, names of an enumeration, and fields. Those of a dataclass are in its signature."""
    if isinstance(each, ast.ClassDef):
        is_dataclass = any("dataclass" in ast.unparse(decorator) for decorator in each.decorator_list)
        is_enumeration = any("Enum" in ast.unparse(base) for base in each.bases)
        for part in each.body:
            if isinstance(part, ast.FunctionDef):
                yield part.name
            elif isinstance(part, ast.AnnAssign) and not is_dataclass:
                yield ast.unparse(part.target)
            elif isinstance(part, ast.Assign) and is_enumeration:
                yield ast.unparse(part.targets[0])


@pytest.mark.parametrize(
    ("page", "signature"),
    [
        ("game.md", "Doubloons(cause: str, seat: int, change: int, now: int)"),
        ("bots.md", "Captain(seed: int, budget: float = BUDGET,"),
    ],
)
def test_the_reference_shows_how_a_class_is_made(page: str, signature: str) -> None:
    text = " ".join(unescape(re.sub(r"<[^>]+>", "", built(page))).split())
    assert signature.replace("(", "( ") in text or signature in text
