"""The steps of hosting/Dockerfile without a container engine: as another user, in an empty folder that stands for the image's root.

`python -m tests.ship.image FOLDER` runs all of them, `make dist` included. What a container engine adds stays unproven: the base images
themselves, and the second stage's user.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCKERFILE = ROOT / "hosting" / "Dockerfile"
BUILD = "make dist && "


def instructions() -> Iterator[tuple[str, str]]:
    text = re.sub(r"^#.*\n", "", DOCKERFILE.read_text(), flags=re.MULTILINE).replace("\\\n", " ")
    for line in filter(None, map(str.strip, text.splitlines())):
        name, _, rest = line.partition(" ")
        yield name, " ".join(rest.split())


def python_for_all() -> str | None:
    """An interpreter of this version that every user may run, with pip."""
    name = f"python{sys.version_info.major}.{sys.version_info.minor}"
    found = shutil.which(name, path="/usr/local/bin:/usr/bin")
    return (
        found
        if found and subprocess.run([found, "-m", "pip", "--version"], capture_output=True).returncode == 0
        else None
    )


class Image:
    """The folder that stands for the root of the image."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shared = python_for_all()
        self.python = shared or sys.executable
        self.user = "nobody" if shared and os.geteuid() == 0 else None
        self.environment = {"PATH": os.environ["PATH"], "HOME": str(folder), "LC_ALL": "C.UTF-8"}
        folder.chmod(0o755)
        if self.user:
            shutil.chown(folder, self.user)

    def inside(self, path: str) -> Path:
        return self.folder / path.lstrip("/")

    def run(self, command: str, folder: str) -> None:
        command = command.replace("/opt/", f"{self.folder}/opt/").replace("python -m", f"{self.python} -m")
        command = command.replace("make dist", f"make dist PYTHON={self.python}")
        subprocess.run(
            ["sh", "-ec", command], cwd=self.inside(folder), env=self.environment, user=self.user, check=True
        )

    def build(self, distributions: Path | None = None) -> list[str]:
        """Run the first stage and return the command of the last, as it runs here. With `distributions` of an earlier `make dist`,
        that step is left out."""
        folder, stage, command = "/", 0, ""
        for name, rest in instructions():
            stage += name == "FROM"
            if name == "CMD":
                command = rest
            if stage != 1:
                continue
            if name == "WORKDIR":
                folder = rest
                self.make(folder)
            elif name == "COPY":
                source, target = rest.split()
                assert source == target
                self.copy_sources(folder, source)
            elif name == "RUN":
                if rest.startswith(BUILD) and distributions is not None:
                    shutil.copytree(distributions, self.inside(folder) / "dist", dirs_exist_ok=True)
                    rest = rest.removeprefix(BUILD)
                self.make("/opt")
                self.run(rest, folder)
        program, *arguments = json.loads(command)
        return [str(self.inside(f"/opt/galecrest/bin/{program}")), *arguments]

    def make(self, folder: str) -> None:
        self.inside(folder).mkdir(exist_ok=True)
        if self.user:
            shutil.chown(self.inside(folder), self.user)

    def copy_sources(self, folder: str, source: str) -> None:
        """What .dockerignore lets through of a file or folder of the repository."""
        listing = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", source]
        for name in filter(let_through, subprocess.check_output(listing, cwd=ROOT, text=True).splitlines()):
            target = self.inside(folder) / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, target)
        if self.user:
            for each in self.inside(folder).rglob("*"):
                shutil.chown(each, self.user)


def let_through(name: str) -> bool:
    """Whether .dockerignore lets a file through: the last line that matches it or a folder above it decides."""
    kept = True
    for line in (ROOT / ".dockerignore").read_text().splitlines():
        pattern = line.removeprefix("!")
        if pattern and not line.startswith("#") and matches(name, pattern):
            kept = line.startswith("!")
    return kept


def matches(name: str, pattern: str) -> bool:
    """A `*` stays within a folder, `**` does not; a pattern that matches a folder matches all that is in it."""
    parts = [
        ".*" if part == "**/" else "[^/]*" if part == "*" else re.escape(part)
        for part in re.split(r"(\*\*/|\*)", pattern)
    ]
    return re.fullmatch(f"{''.join(parts)}(/.*)?", name) is not None


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True)
    command = Image(folder).build()
    subprocess.run([command[0], "--version"], check=True)
    print("The image would run:", " ".join(command))


if __name__ == "__main__":
    main()
