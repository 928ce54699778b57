"""Packs the Python of the browser as bytecode. It runs in that very Python: see bundle.mjs, which loads the game first.

`python_stdlib.zip` holds the modules of the standard library that the game has loaded, and the sources of those that anything may import
later; the rest stays out. `galecrest.zip` holds our own modules, and the weights of the bots.
"""

import sys

LIBRARY = next(path for path in sys.path if path.endswith(".zip"))
FILES = {getattr(module, "__file__", None) or "" for module in sys.modules.values()}  # before this file imports more
LOADED = {file.removeprefix(f"{LIBRARY}/") for file in FILES if file.startswith(LIBRARY)}

from modulefinder import ModuleFinder  # noqa: E402
from pathlib import Path  # noqa: E402
from py_compile import PycInvalidationMode, compile  # noqa: A004, E402
from tempfile import TemporaryDirectory  # noqa: E402
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo  # noqa: E402

SOURCES, TARGET = Path("/sources"), Path("/target")  # mounted by bundle.mjs
PARTS = ("__init__.py", "codec.py", "game", "bots", "table", "browser")
TOOLS = ["_pyrepl", "doctest", "pdb", "pydoc", "unittest"]  # for developers: nothing in a game imports them
EPOCH = (2026, 1, 1, 0, 0, 0)  # the same sources give the same file


def pack(target: Path, root: Path, files: set[Path], compiled: set[Path]) -> None:
    """Packs files of a folder, some of them compiled."""
    with ZipFile(target, "w") as archive:
        for file in sorted(files):
            name = str(file.relative_to(root))
            if file in compiled:
                archive.writestr(ZipInfo(f"{name}c", EPOCH), bytecode(file, name), ZIP_DEFLATED, 9)
            else:
                archive.writestr(ZipInfo(name, EPOCH), file.read_bytes(), ZIP_DEFLATED, 9)


def bytecode(source: Path, name: str) -> bytes:
    with TemporaryDirectory() as folder:
        target = Path(folder) / "code.pyc"
        mode = PycInvalidationMode.UNCHECKED_HASH  # there is no source to compare with
        compile(str(source), str(target), name, doraise=True, invalidation_mode=mode)
        return target.read_bytes()


def pack_library(modules: set[Path]) -> None:
    """Packs what these modules need."""
    with TemporaryDirectory() as folder:
        root = Path(folder)
        with ZipFile(LIBRARY) as archive:
            archive.extractall(root)
        finder = ModuleFinder([folder, str(SOURCES)], excludes=TOOLS)
        for name in [*LOADED, *[str(module.relative_to(SOURCES)) for module in modules]]:
            finder.import_hook(name.removesuffix(".py").removesuffix("/__init__").replace("/", "."))
        found = [getattr(module, "__file__", None) for module in finder.modules.values()]  # built-in modules have none
        loaded = {root / name for name in LOADED}
        files = loaded | {Path(file) for file in found if file and file.startswith(folder)}
        pack(TARGET / "python_stdlib.zip", root, files, loaded)


def main() -> None:
    roots = [SOURCES / "galecrest" / part for part in PARTS]
    files = {file for root in roots for file in ([root] if root.is_file() else root.rglob("*"))}
    modules = {file for file in files if file.suffix == ".py"}
    pack_library(modules)
    pack(TARGET / "galecrest.zip", SOURCES, modules | {file for file in files if file.suffix == ".bin"}, modules)


if __name__ == "__main__":
    main()
