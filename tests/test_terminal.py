"""The real command in a real pseudo-terminal."""

import fcntl
import os
import re
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from galecrest import codec
from galecrest.game import replay
from tests.screen import Screen

POSIX = pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals are of POSIX")
COLOUR = re.compile(rb"\x1b\[(?:[0-9;]*;)?(?:[34][0-7]|9[0-7]|10[0-7]|[34]8;[25];)[0-9;]*m")


class Terminal(Screen):
    """A window of 100 by 30 in which a command runs."""

    def __init__(self, *arguments: str, home: Path, **environment: str) -> None:
        super().__init__()
        fcntl.ioctl(self.there, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))
        self.before = termios.tcgetattr(self.there)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "galecrest", "play", *arguments],
            stdin=self.there,
            stdout=self.there,
            stderr=self.there,
            env={**os.environ, "TERM": "xterm-256color", "XDG_CONFIG_HOME": str(home), **environment},
            start_new_session=True,
        )

    def type(self, keys: str) -> None:
        os.write(self.here, keys.encode())

    def play_until(self, pattern: bytes) -> None:
        """Send the first option of every question. Keys that come between two questions do nothing."""
        self.until(b"Your turn")
        end = time.monotonic() + 60
        while not re.search(pattern, self.drawn):
            assert time.monotonic() < end, self.drawn[-2000:]
            self.type("1\r")
            time.sleep(0.2)

    @property
    def restored(self) -> bool:
        return termios.tcgetattr(self.there) == self.before


@contextmanager
def terminal(*arguments: str, home: Path, **environment: str) -> Iterator[Terminal]:
    window = Terminal(*arguments, home=home, **environment)
    try:
        yield window
    finally:
        window.process.kill()
        window.process.wait()
        window.close()


@POSIX
def test_a_game_is_begun_left_and_resumed_in_a_terminal(tmp_path: Path) -> None:
    with terminal("--seed", "5", "--against", "random", "--pace", "instant", home=tmp_path) as window:
        window.play_until(b"Voyage 1, day 2")
        window.type("q")
        window.until(b"Press Q once more")
        window.type("q")
        assert window.process.wait(60) == 0
        window.until(rb"galecrest play --resume (\S+)")
        assert b"\x1b[?1049l" in window.drawn  # the screen of before
        assert window.restored
    (file,) = (tmp_path / "galecrest" / "games").glob("*.json")
    log, state = codec.log_from_json(file.read_text())
    assert codec.digest(replay(log)) == state
    assert len(log.answers) >= 4
    with terminal("--resume", str(file), "--against", "random", "--pace", "instant", home=tmp_path) as window:
        window.play_until(rb"Voyage \d, day \d")  # the next day; a resumed game has an empty log
        window.type("\x03")  # Ctrl-C
        assert window.process.wait(60) == 0
        assert window.restored
    longer, state = codec.log_from_json(file.read_text())
    assert longer.answers[: len(log.answers)] == log.answers
    assert len(longer.answers) > len(log.answers)
    assert codec.digest(replay(longer)) == state


@POSIX
@pytest.mark.parametrize(
    ("arguments", "environment", "coloured"),
    [((), {}, True), (("--no-color",), {}, False), ((), {"NO_COLOR": "1"}, False)],
    ids=["colours", "option", "environment"],
)
def test_colours_are_left_out_on_request(
    tmp_path: Path, arguments: tuple[str, ...], environment: dict[str, str], coloured: bool
) -> None:
    with terminal("--seed", "5", "--against", "random", *arguments, home=tmp_path, **environment) as window:
        window.until(b"Your turn")
        assert bool(COLOUR.search(window.drawn)) is coloured
        window.type("\x03")
        assert window.process.wait(60) == 0


@POSIX
@pytest.mark.parametrize("arguments", [("--plain",), ()], ids=["option", "dumb terminal"])
def test_the_plain_game_writes_line_by_line_in_a_terminal(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    environment = {} if arguments else {"TERM": "dumb"}
    with terminal("--seed", "5", *arguments, home=tmp_path, **environment) as window:
        window.until(b"1 to 6 .or: t table, l loot, q quit. >")
        window.type("q\n")
        assert window.process.wait(60) == 0
        assert b"The game ends here." in window.drawn
        assert b"\x1b[?1049h" not in window.drawn
        window.until(rb"galecrest play --resume \S+")
    (file,) = (tmp_path / "galecrest" / "games").glob("*.json")
    log, state = codec.log_from_json(file.read_bytes())
    assert codec.digest(replay(log)) == state


@POSIX
def test_a_game_in_a_pipe_leaves_no_file_behind(tmp_path: Path) -> None:
    subprocess.run(
        [sys.executable, "-m", "galecrest", "play", "--seed", "5"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        env={**os.environ, "XDG_CONFIG_HOME": str(tmp_path)},
        check=True,
    )
    assert list(tmp_path.iterdir()) == []
