"""Files that a person names: logs, rules, reports. One that cannot be used ends the command with one line."""

import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

from galecrest import codec
from galecrest.game import Log
from galecrest.game.errors import BadRules, GalecrestError
from galecrest.words import Words

T = TypeVar("T")


class Failure(click.ClickException):
    """Input that cannot be used: one line, no traceback."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        """What a person typed may be in the message, with line breaks and escapes for the terminal."""
        super().__init__(re.sub(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]", lambda found: ascii(found[0])[1:-1], message))


def path_of(name: str) -> Path:
    if not name:
        raise Failure("'' names no file")
    return Path(name)


def path_to_write(name: str) -> Path:
    if name == "-":
        raise Failure("- is the standard input or output: name a file, such as ./-")
    return path_of(name)


def read_file(name: str) -> bytes:
    """The bytes of a file, or of the standard input for `-`."""
    try:
        return sys.stdin.buffer.read() if name == "-" else path_of(name).read_bytes()
    except OSError as error:
        raise Failure(f"{name}: {error.strerror}") from error


def write_file(name: str, text: str) -> None:
    try:
        path_to_write(name).write_text(text, "utf-8")
    except OSError as error:
        raise Failure(f"{name}: {error.strerror}") from error


def must_be_writable(name: str) -> None:
    """Fails if the file could not be written. It leaves a file as it is, and no new one behind."""
    path = path_to_write(name)
    try:
        if path.exists():
            path.open("ab").close()
        else:
            path.touch()
            path.unlink()
    except OSError as error:
        raise Failure(f"{name}: {error.strerror}") from error


def read_log(name: str) -> tuple[Log, str]:
    """A log, and the digest of the state that it recorded."""
    try:
        return codec.log_from_json(read_file(name))
    except GalecrestError as error:
        raise Failure(f"{name}: {error}") from error


def rules_text(name: str | None, from_toml: Callable[[str], T]) -> str:
    """The text of a TOML file that changes the printed rules, checked by `from_toml`; empty without a file."""
    if name is None:
        return ""
    try:
        text = read_file(name).decode()
        from_toml(text)
    except BadRules as error:
        raise Failure(f"{name}: {Words().fault(error)}") from error
    except UnicodeDecodeError as error:
        raise Failure(f"{name}: this is not a text in UTF-8 (byte {error.start})") from error
    return text


def read_rules(name: str | None, printed: T, from_toml: Callable[[str], T]) -> T:
    """The rules of a TOML file, or the printed ones without a file."""
    text = rules_text(name, from_toml)
    return from_toml(text) if text else printed
