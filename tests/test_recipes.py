"""Carries out the recipes of docs/architecture.md with a test-only character, event and bot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent / "extension"


@pytest.mark.slow
def test_a_new_character_event_and_bot_reach_every_part_of_the_program() -> None:
    path = os.pathsep.join(filter(None, (str(HERE), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(HERE / "with_stormcaller.py")]
    done = subprocess.run(
        command,
        env=os.environ | {"PYTHONPATH": path},
        cwd=HERE.parent.parent,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert " passed" in done.stdout
