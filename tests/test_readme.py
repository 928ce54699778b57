"""The README's example runs, the commands it names exist, and what CONTRIBUTING shows is in the code."""

import re
from pathlib import Path

import click
import pytest

from galecrest.cli import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text()
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text()


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


@pytest.mark.parametrize("example", re.findall(r"```python\n(.*?)```", CONTRIBUTING, re.DOTALL), ids=["rule", "test"])
def test_what_contributing_shows_is_in_the_code(example: str) -> None:
    rules = (ROOT / "src" / "galecrest" / "game" / "characters.py").read_text()
    tests = (ROOT / "tests" / "game" / "test_characters_1_to_10.py").read_text()
    assert example in rules + tests


def test_the_targets_that_contributing_names_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = re.findall(r"(?:`| {4})make ([a-z][a-z -]*)", README + CONTRIBUTING)
    assert named
    assert {target for each in named for target in each.split()} <= targets
