"""Finds the programs outside Python that tests need, and installs missing ones."""

import fcntl
import os
import shutil
import subprocess
import tempfile
from pathlib import Path


def find(name: str) -> str | None:
    return shutil.which(name) or next(iter(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))), None)


def program(name: str, package: str) -> str:
    """The path of a program. Tests run in parallel; only one of them installs it."""
    found = find(name)
    if found is None:
        with (Path(tempfile.gettempdir()) / "galecrest-installs").open("w") as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            found = find(name) or install(name, package)
    return found


def install(name: str, package: str) -> str:
    rights = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
    subprocess.run([*rights, "apt-get", "update", "--quiet"], check=True)
    subprocess.run(
        [*rights, "apt-get", "install", "--yes", "--quiet", "--no-install-recommends", package],
        check=True,
        env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"},
    )
    found = find(name)
    if found is None:
        raise FileNotFoundError(name)
    return found
