"""Whatever a person types wrong: one line says what was wrong and what would be right, the exit status is 2, nothing is written."""

import json
import re
import socket
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import NoReturn

import click
import pytest
from click.testing import CliRunner

from galecrest import codec
from galecrest.cli import main
from galecrest.game import Game
from galecrest.lab import executors


def all_commands(group: click.Group, *names: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    for name, command in group.commands.items():
        if isinstance(command, click.Group):
            yield from all_commands(command, *names, name)
        else:
            yield (*names, name), command


COMMANDS = dict(all_commands(main))


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the commands run, with some files that are not what they should be."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "own"))
    here = tmp_path / "here"
    (here / "folder").mkdir(parents=True)
    monkeypatch.chdir(here)
    (here / "junk").write_bytes(b"\xff\x00{")
    (here / "half.json").write_text('{"format": "galecrest-log-1", "seats"')
    (here / "list.json").write_text("[]")
    (here / "game.json").write_text(codec.game_to_json(Game.new(2, "calm", 1)))
    (here / "begun.json").write_text(codec.log_to_json(Game.new(2, "calm", 1)))
    (here / "bad.toml").write_text("[gold.calm]")
    for school in ("begun", "torn", "odd"):
        (here / school).mkdir()
        (here / school / "state.json").write_text('{"course": {}, "examples": 1}')
    (here / "torn" / "params.npz").write_bytes(b"PK\x03\x04 and no more")
    (here / "odd" / "state.json").write_text("[]")
    return here


def refusal(folder: Path, *arguments: str) -> str:
    """The one line of a command that refuses."""
    before = sorted(folder.rglob("*"))
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    assert result.stderr.startswith("Error: ")
    assert result.stderr.count("\n") == 1
    assert sorted(folder.rglob("*")) == before
    return result.stderr


WRONG = [
    ("pley", "No such command 'pley'.", "See: "),
    ("--players 3", "No such option"),
    ("admin", "Missing command.", "See: main admin --help"),
    ("replay", "Missing argument 'FILE'"),
    ("replay missing.json", "missing.json: No such file"),
    ("replay folder", "folder: Is a directory"),
    ("replay junk", "junk: this is not valid JSON"),
    ("replay half.json", "half.json: this is not valid JSON"),
    ("replay list.json", "list.json: "),
    ("replay game.json", "galecrest-log-1"),
    ("analyse missing.json", "missing.json: No such file"),
    ("analyse junk", "junk: this is not valid JSON"),
    ("analyse begun.json", "begun.json: "),
    ("play --against parrot", "there is no bot called 'parrot'; the bots are random, "),
    ("play --save missing/log.json", "missing/log.json: No such file"),
    ("play --save folder", "folder: Is a directory"),
    ("play --tiles bad.toml", "bad.toml: ", "there is no 'gold' here"),
    ("play --solo --solo-rules junk", "junk: "),
    ("play --name \x1b[31mAda", "a name has only characters that can be seen"),
    ("play --level captain", "--level cannot be used without --solo: leave it out"),
    ("play --solo --players 3", "--players cannot be used with --solo: leave it out"),
    ("play --save=", "'' names no file"),
    ("play --save -", "- is the standard input or output: name a file, such as ./-"),
    ("play --resume -", "--resume cannot read the standard input, which has your answers: name a file"),
    ("play --tiles -", "--tiles cannot read the standard input"),
    ("play --solo --solo-rules -", "--solo-rules cannot read the standard input"),
    ("play http://[::1/table/abc", "“http://[::1/table/abc” is not the address of a table"),
    ("play http://localhost:99999/table/abc", "is not the address of a table"),
    ("play http://localhost:x/table/abc", "is not the address of a table"),
    ("play http://me:pass@localhost/table/abc", "is not the address of a table"),
    ("play http://localhost:1/table/abc", "http://localhost:1 does not answer", "whether the server runs"),
    ("play --seed -3", "'-3' is not a whole number from 0 on, such as 17 or 0x11"),
    ("simulate --tiles folder", "folder: Is a directory"),
    ("simulate --tiles junk", "junk: this is not a text in UTF-8 (byte 0)"),
    ("simulate --tiles missing.toml", "missing.toml: No such file"),
    ("simulate --level captain", "--level cannot be used without --solo: leave it out"),
    ("simulate --solo --solo-rules bad.toml", "bad.toml: "),
    ("tournament", "Missing option '--bots'"),
    ("tournament --bots random", "one bot for each of 2 to 6 seats"),
    ("tournament --bots random,parrot", "there is no bot called 'parrot'; the bots are random, "),
    ("tournament --bots random,random --level captain", "--level cannot be used without --solo: leave it out"),
    ("tournament --bots random,random --report=", "'' names no file"),
    ("tournament --bots random,random --report -", "- is the standard input or output: name a file"),
    ("tournament --bots random,random --report missing/report.html", "missing/report.html: No such file"),
    ("tournament --bots random,random --ray nowhere", "'nowhere' is no address of a Ray cluster, such as local"),
    ("tournament --bots random,admiral@junk", "junk: this is no file of the admiral's weights"),
    ("tournament --bots random,admiral@missing", "missing: No such file"),
    ("tournament --bots random,nowhere:Parrot", "'nowhere:Parrot' cannot be made: ModuleNotFoundError"),
    ("ladder parrot", "there is no bot called 'parrot'; the bots are random, "),
    ("ladder random --against parrot", "there is no bot called 'parrot'; the bots are random, "),
    ("train school --ray local", "ray is not installed: pip install 'galecrest[ray]'"),
    ("train school --ray nowhere", "'nowhere' is no address of a Ray cluster, such as local"),
    ("train junk", "junk: this is no folder"),
    ("train school --begin=", "'' names no file"),
    ("train school --rate 0", "Invalid value for '--rate': 0.0 is not a number above 0."),
    ("play --players 7", "Invalid value for '--players': 7 is not a whole number from 2 to 6."),
    ("train begun --first-games 5", "begun: the games of the first generation are over: leave out --first-games"),
    ("train school --begin junk", "junk: this is no file of the admiral's weights"),
    ("train school --begin missing", "missing: No such file"),
    ("train torn", "torn/params.npz is damaged or from another version"),
    ("train odd", "odd/state.json is damaged or from another version"),
    ("serve --database nonsense", "The database cannot be used", "--database takes sqlite:///FILE, or postgresql://"),
    ("serve --database mysql://host/name", "mysql is not supported", "--database takes sqlite:///FILE"),
    ("serve --database sqlite:///missing/games.sqlite", "unable to open database file", "--database takes sqlite:///"),
    ("serve --database sqlite:///junk.sqlite/games", "unable to open database file", "--database takes sqlite:///"),
    ("serve --database sqlite:///folder", "unable to open database file", "--database takes sqlite:///"),
    ("serve --database postgresql://a:secret@127.0.0.1:1/b", "Connect call failed", "--database takes sqlite:///"),
    ("serve --redis nonsense", "'nonsense' is no address of Redis, such as redis://host:6379"),
    ("serve --redis redis://host:99999", "'redis://host:99999' is no address of Redis, such as redis://host:6379"),
    ("serve --redis redis://[::1", "'redis://[::1' is no address of Redis"),
    ("serve --database postgresql://a@host:x/b", "this is no address of a database", "--database takes sqlite:///"),
    ("serve --database sqlite://", "it is kept in a file, and the address names none", "--database takes sqlite:///"),
    ("admin statistics --database sqlite://", "it is kept in a file, and the address names none"),
    ("serve --static missing", "there is no folder 'missing'; --static takes the folder of the web client"),
    ("serve --static junk", "there is no folder 'junk'"),
    ("serve --static=", "there is no folder ''"),
    ("serve --database sqlite:///junk", "file is not a database", "--database takes sqlite:///"),
    ("serve --origin example.org", "'example.org' is no origin, such as https://example.org"),
    ("serve --origin http://[::1", "'http://[::1' is no origin, such as https://example.org"),
    ("serve --origin http://localhost:70000", "'http://localhost:70000' is no origin"),
    ("serve --host=", "'' is no address of this machine, such as 127.0.0.1"),
    (f"serve --host {'ö' * 64}", "is no address of this machine, such as 127.0.0.1"),
    ("serve --host 203.0.113.1", "Cannot listen at 203.0.113.1", "--host takes an address of this machine"),
    ("admin find Ada --database nonsense", "this is no address of a database"),
    ("admin find Ada --database sqlite:///missing.sqlite", "there is no file missing.sqlite"),
    ("admin find Ada --database sqlite:///junk", "not a database"),
    ("admin find Ada --database postgresql://a:secret@127.0.0.1:1/b", "Connect call failed"),
    ("admin remove-table x --yes --database sqlite:///missing.sqlite", "there is no file missing.sqlite"),
]


@pytest.mark.parametrize(("typed", "said"), [(typed, said) for typed, *said in WRONG], ids=[each[0] for each in WRONG])
def test_one_line_says_what_was_wrong_and_what_would_be_right(
    folder: Path, typed: str, said: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = ("--port", "0") if typed.startswith("serve") else ()
    if typed.endswith("--ray local"):
        monkeypatch.setitem(sys.modules, "ray", None)
    line = refusal(folder, *typed.split(), *port)
    for part in said:
        assert part in line
    assert "secret" not in line


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", "two\nlines"),
        ("pl\x1b[31may",),
        ("play", "--against", "par\nrot"),
        ("simulate", "--board", "calm\n"),
        ("train", ""),
        ("admin", "find", "Ada", "--database", "sqlite:///two\nlines"),
    ],
    ids=ascii,
)
def test_one_line_whatever_was_typed(folder: Path, arguments: tuple[str, ...]) -> None:
    assert "\x1b" not in refusal(folder, *arguments)


@pytest.mark.parametrize("command", ["tournament --bots random,random --games 2 --jobs 1", "analyse begun.json"])
def test_a_report_that_cannot_be_made_leaves_the_old_one_alone(
    folder: Path, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_game(*arguments: object) -> NoReturn:
        assert (folder / "report.html").read_text() == "the last one"
        raise KeyboardInterrupt

    monkeypatch.setattr(executors, "play_share", no_game)
    (folder / "report.html").write_text("the last one")
    before = sorted(folder.rglob("*"))
    result = CliRunner().invoke(main, [*command.split(), "--report", "report.html"])
    assert result.exit_code == 2
    assert (folder / "report.html").read_text() == "the last one"
    assert sorted(folder.rglob("*")) == before


def test_a_port_in_use(folder: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        line = refusal(folder, "serve", "--port", str(port), "--database", "sqlite:///new.sqlite")
    assert f"port {port}: Address already in use" in line
    assert f"galecrest serve --port {port % 65535 + 1}" in line


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        (
            "GALECREST_PORT",
            "many",
            "'many' is not a whole number from 0 to 65535. It is in the environment variable GALECREST_PORT. See: ",
        ),
        ("GALECREST_STATIC", "missing", "It is in the environment variable GALECREST_STATIC."),
        ("GALECREST_DATABASE", "mysql://host/name", "mysql is not supported"),
        ("GALECREST_PASSWORD_FILE", "missing", "GALECREST_PASSWORD_FILE cannot be read"),
        ("GALECREST_PASSWORD_FILE", "junk", "GALECREST_PASSWORD_FILE cannot be read"),
    ],
)
def test_a_setting_in_the_environment(
    folder: Path, name: str, value: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GALECREST_DATABASE", "postgresql://galecrest@127.0.0.1:1/galecrest")
    monkeypatch.setenv(name, value)
    assert said in refusal(folder, "serve", *(() if name == "GALECREST_PORT" else ("--port", "0")))


@pytest.mark.parametrize("command", ["serve --port 0", "admin find Ada"])
def test_a_home_in_which_nothing_can_be_kept(folder: Path, command: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", "/proc/nowhere")
    assert "/proc/nowhere" in refusal(folder, *command.split())


@pytest.mark.parametrize(
    ("statements", "said"),
    [
        ("CREATE TABLE places (name TEXT)", "it has tables of another program"),
        (
            "CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('9999')",
            "another program or a newer version of Galecrest has made its tables",
        ),
    ],
    ids=["another program", "a newer version"],
)
def test_a_database_that_is_not_ours_stays_as_it_is(folder: Path, statements: str, said: str) -> None:
    with closing(sqlite3.connect(folder / "other.sqlite")) as connection:
        connection.executescript(statements)
    before = (folder / "other.sqlite").read_bytes()
    assert said in refusal(folder, "serve", "--port", "0", "--database", "sqlite:///other.sqlite")
    assert (folder / "other.sqlite").read_bytes() == before


def test_looking_for_a_guest_makes_no_folder_for_games(folder: Path) -> None:
    assert "there is no file" in refusal(folder, "admin", "find", "Ada")
    assert not (folder.parent / "own").exists()


def test_a_log_that_names_impossible_things(folder: Path) -> None:
    data = json.loads((folder / "begun.json").read_text())
    for key in data:
        (folder / "odd.json").write_text(json.dumps(data | {key: {"odd": -1}}))
        assert "odd.json: " in refusal(folder, "replay", "odd.json")
    (folder / "odd.json").write_text(json.dumps(data | {"level": "pirate"}))
    for command in ("replay odd.json", "play --resume odd.json", "analyse odd.json"):
        assert "odd.json: a game with one seat needs a level" in refusal(folder, *command.split())


@pytest.mark.parametrize("names", COMMANDS, ids=" ".join)
def test_every_command_refuses_what_it_does_not_know(folder: Path, names: tuple[str, ...]) -> None:
    path = " ".join(("main", *names))
    line = refusal(folder, *names, "--sails")
    assert "No such option" in line
    assert line.endswith(f"See: {path} --help\n")
    arguments = ["x" for each in COMMANDS[names].params if isinstance(each, click.Argument)]
    options = [
        f"{each.opts[0]}=x" for each in COMMANDS[names].params if isinstance(each, click.Option) and each.required
    ]
    assert "unexpected extra argument" in refusal(folder, *names, *arguments, *options, "more")


NUMBERS = [
    (names, option)
    for names, command in COMMANDS.items()
    for option in command.params
    if isinstance(option.type, click.IntRange | click.FloatRange)
]


@pytest.mark.parametrize(
    ("names", "option"), NUMBERS, ids=lambda each: " ".join(each) if isinstance(each, tuple) else each.name
)
def test_every_number_has_its_range(folder: Path, names: tuple[str, ...], option: click.Option) -> None:
    assert isinstance(option.type, click.IntRange | click.FloatRange)
    assert option.type.min is not None
    endless = ("inf", "nan") if isinstance(option.type, click.FloatRange) else ()
    for wrong in ("many", str(option.type.min - 1), *endless):
        line = refusal(folder, *names, f"{option.opts[0]}={wrong}")
        assert f"Invalid value for '{option.opts[0]}': " in line
        assert re.search(rf"{wrong}(\.0)?'? is not a (whole )?number (from|above) {option.type.min}\b", line)
