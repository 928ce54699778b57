"""`python -m art FOLDER` writes one SVG per figure; `python -m art --sheet FILE` writes the contact sheet as a page."""

import argparse
from pathlib import Path

from art.cast import CAST
from art.sheet import page


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m art", description="Draws the cast.")
    parser.add_argument("folder", nargs="?", type=Path, help="write one SVG per figure into this folder")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="write the contact sheet as an HTML page")
    chosen = parser.parse_args()
    if not chosen.folder and not chosen.sheet:
        parser.exit(2, "Error: name a folder for the figures, or --sheet FILE for the contact sheet\n")
    try:
        if chosen.folder:
            chosen.folder.mkdir(parents=True, exist_ok=True)
            for name, recipe in CAST.items():
                (chosen.folder / f"{name}.svg").write_text(recipe().svg(), encoding="utf-8")
        if chosen.sheet:
            chosen.sheet.write_text(page(), encoding="utf-8")
    except OSError as error:
        parser.exit(2, f"Error: {error.filename}: {error.strerror}\n")


if __name__ == "__main__":
    main()
