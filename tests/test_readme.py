"""The README's example runs, and the commands it names exist."""

import re
from pathlib import Path

import click
import pytest

from galecrest.cli import main

README = (Path(__file__).parent.parent / "README.md").read_text()


def test_the_example_of_the_library_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    exec(example, {})
    assert re.fullmatch(r"Seat [0-3] wins with \d+ points after \d+ answers\.\n", capsys.readouterr().out)


@pytest.mark.parametrize(
    "words", sorted({tuple(found.split()) for found in re.findall(r"`galecrest ([^`]+)`", README)})
)
def test_every_command_that_is_named_exists_with_its_options(words: tuple[str, ...]) -> None:
    command = main.commands[words[0]]
    known = {name for parameter in command.params for name in parameter.opts if isinstance(parameter, click.Option)}
    assert {word for word in words if word.startswith("--")} <= known
