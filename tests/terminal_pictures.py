"""Pictures of the game in the terminal for README: `python -m tests.terminal_pictures [folder]`. It needs the font DejaVu Sans Mono."""

import io
import sys
from pathlib import Path

import resvg_py
from PIL import Image

from tests.on_screen import Person, play

FONT = "DejaVu Sans Mono"


def shoot(person: Person, file: Path) -> None:
    drawing = person.app.export_screenshot().replace("Fira Code", FONT)
    picture = Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=drawing, monospace_family=FONT))))
    picture.convert("RGB").quantize(64).save(file, optimize=True)


def main(folder: Path) -> None:
    async def dusk(person: Person) -> None:
        """Four players; the first token of the day is ours."""
        for _ in range(60):
            await person.asked()
            question = person.app.sitting.question
            if question is None or (question.kind == "dusk_gains" and person.table.game.voyage == 2):
                break
            await person.answer()
        await person.press("down")
        await person.pilot.pause()
        shoot(person, folder / "terminal.png")

    async def choice(person: Person) -> None:
        """Six players choose in Polish, in a small window."""
        for _ in range(100):
            await person.asked()
            game = person.table.game
            if (game.voyage, game.day) == (2, 4) and person.app.sitting.prompt.key and not game.island:
                break
            await person.answer()
        await person.press("down", "down")
        await person.pilot.pause()
        shoot(person, folder / "terminal-small.png")

    play(dusk, seed=7, players=4)
    play(choice, (80, 24), language="pl", seed=3, players=6)


if __name__ == "__main__":
    main(Path(*sys.argv[1:2] or ["docs/pictures"]))
