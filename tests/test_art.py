"""The cast's portraits: complete, small, the same every time, and told apart at the size of a phone's card.

Silhouettes and pictures are measured at 61 x 48 pixels. The limits are those of the look: art/README.md explains them.
"""

from __future__ import annotations

import ast
import gzip
import itertools
import math
import operator
import re
import struct
import subprocess
import sys
import zlib
from collections import Counter
from pathlib import Path
from typing import Final

import pytest
import resvg_py

from art.cast import CAST, ranks_11_to_20
from art.figure import DISC, PHONE, PHONE_HEIGHT
from art.geometry import markup
from art.palette import INK, PAINTS, SKINS
from art.sheet import page
from art.skies import SKIES
from galecrest.game.characters import phases_of
from galecrest.game.terms import CHARACTERS
from galecrest.table.messages import CAPTAINS

ROOT: Final = Path(__file__).parents[1]
WIDTH, HEIGHT = 61, 48
LARGEST, ALL_TOGETHER = 6_000, 240_000
SVGS: Final = {name: recipe().svg() for name, recipe in CAST.items()}


def pixels(svg: str, width: int = WIDTH, height: int = HEIGHT) -> list[tuple[int, int, int, int]]:
    """The picture at 61 x 48 pixels or another size, as red, green, blue and alpha from top left to bottom right."""
    sized = svg.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
    image = bytes(resvg_py.svg_to_bytes(svg_string=sized, skip_system_fonts=True))
    packed, at = b"", 8
    while at < len(image):
        (length,) = struct.unpack(">I", image[at : at + 4])
        if image[at + 4 : at + 8] == b"IHDR":
            assert struct.unpack(">IIBBBBB", image[at + 8 : at + 21]) == (width, height, 8, 6, 0, 0, 0)
        if image[at + 4 : at + 8] == b"IDAT":
            packed += image[at + 8 : at + 8 + length]
        at += length + 12
    rows = unfiltered(zlib.decompress(packed), width * 4)
    return [(row[i], row[i + 1], row[i + 2], row[i + 3]) for row in rows for i in range(0, width * 4, 4)]


def unfiltered(data: bytes, width: int) -> list[bytearray]:
    """The rows of a PNG with four bytes a pixel, each written as a difference from its neighbours."""
    rows = [bytearray(width)]
    for start in range(0, len(data), width + 1):
        kind, row, above = data[start], bytearray(data[start + 1 : start + 1 + width]), rows[-1]
        for i in range(width):
            left, up, corner = (row[i - 4], above[i], above[i - 4]) if i >= 4 else (0, above[i], 0)
            guess = left + up - corner
            nearest = min((left, up, corner), key=lambda value: abs(guess - value))
            row[i] = (row[i] + (0, left, up, (left + up) // 2, nearest)[kind]) & 255
        rows.append(row)
    return rows[1:]


def grey(svg: str) -> list[float]:
    return [(0.2126 * r + 0.7152 * g + 0.0722 * b) / 255 for r, g, b, _ in pixels(svg)]


@pytest.fixture(scope="module")
def shapes() -> dict[str, list[bool]]:
    """Which pixels belong to each figure."""
    return {name: [alpha > 127 for *_, alpha in pixels(recipe().silhouette())] for name, recipe in CAST.items()}


def test_every_character_of_the_game_has_a_portrait() -> None:
    characters = [name.replace("_", "-") for name in CHARACTERS if name]
    captains = [f"captain-{n}" for n in range(1, CAPTAINS + 1)]
    assert list(CAST) == [*characters, "midshipman", "pilferer", "automa", *captains]


def test_the_sky_shows_the_first_phase_of_the_ability() -> None:
    first = {name.replace("_", "-"): phases_of(rank)[0] for rank, name in enumerate(CHARACTERS) if name}
    assert {name: CAST[name]().sky.phase for name in first} == first


def test_about_a_quarter_of_the_cast_looks_right() -> None:
    assert 0.2 <= sum(recipe().right for recipe in CAST.values()) / len(CAST) <= 0.3


def test_no_two_silhouettes_overlap_by_more_than_three_quarters(shapes: dict[str, list[bool]]) -> None:
    bits = {name: int("".join("01"[inside] for inside in shape), 2) for name, shape in shapes.items()}
    alike = {
        (one, other): round((bits[one] & bits[other]).bit_count() / (bits[one] | bits[other]).bit_count(), 3)
        for one, other in itertools.combinations(bits, 2)
    }
    assert {pair: overlap for pair, overlap in alike.items() if overlap > 0.75} == {}


def test_figures_fill_two_to_three_fifths_of_the_picture(shapes: dict[str, list[bool]]) -> None:
    covers = {name: round(sum(shape) / len(shape), 3) for name, shape in shapes.items()}
    assert {name: share for name, share in covers.items() if not 0.40 <= share <= 0.65} == {}


def test_figures_stand_out_from_their_sky_in_grey(shapes: dict[str, list[bool]]) -> None:
    steps = {}
    for name, shape in shapes.items():
        light = grey(SVGS[name])
        right = [(i, i + 1) for i in range(WIDTH * HEIGHT) if (i + 1) % WIDTH]
        below = [(i, i + WIDTH) for i in range(WIDTH * (HEIGHT - 1))]
        edge = [abs(light[i] - light[j]) for i, j in right + below if shape[i] != shape[j]]
        steps[name] = round(sum(edge) / len(edge), 3)
    assert {name: step for name, step in steps.items() if step < 0.25} == {}


def test_the_rank_disc_hides_less_than_half_of_every_solid_part() -> None:
    """On the crop for phones. Parts of less than a percent of the picture do not count, nor do captains, who are on no card."""
    width, height = 45, round(45 * PHONE_HEIGHT)
    x, y, r = (width * share for share in DISC)
    under = [math.hypot(i % width + 0.5 - x, i // width + 0.5 - y) < r for i in range(width * height)]
    hidden = {}
    for name, recipe in CAST.items():
        figure = recipe()
        for path in figure.outline if not name.startswith("captain-") else ():
            svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{PHONE[figure.right]}" preserveAspectRatio="xMidYMid slice">'
            part = [alpha > 127 for *_, alpha in pixels(f'{svg}<path d="{markup(path)}"/></svg>', width, height)]
            share = sum(map(operator.and_, part, under)) / max(1, sum(part))
            if share > 0.5 and sum(part) > len(part) / 100:
                hidden[name, markup(path)] = round(share, 2)
    assert hidden == {}


def test_portraits_are_small_to_send() -> None:
    sizes = {name: len(gzip.compress(svg.encode(), mtime=0)) for name, svg in SVGS.items()}
    assert {name: size for name, size in sizes.items() if size > LARGEST} == {}
    assert sum(sizes.values()) <= ALL_TOGETHER


def test_the_command_writes_the_same_files_in_every_process(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "art", tmp_path], cwd=ROOT, env={"PYTHONHASHSEED": "7"}, check=True)
    assert {path.stem: path.read_text(encoding="utf-8") for path in tmp_path.iterdir()} == SVGS
    assert {path.suffix for path in tmp_path.iterdir()} == {".svg"}


@pytest.mark.parametrize("arguments", [(), ("README.md",), ("--sheet", "missing/sheet.html")], ids=str)
def test_the_command_says_in_one_line_what_it_cannot_write(arguments: tuple[str, ...]) -> None:
    told = subprocess.run([sys.executable, "-m", "art", *arguments], cwd=ROOT, capture_output=True, text=True)
    assert told.returncode == 2
    assert told.stderr.startswith("Error: ")
    assert told.stderr.count("\n") == 1


def test_the_recipe_in_the_guide_draws_a_figure() -> None:
    guide = (ROOT / "art" / "README.md").read_text(encoding="utf-8")
    (recipe,) = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    names = dict(vars(ranks_11_to_20))
    exec(recipe, names)
    silhouette = pixels(names["mutineer"]().silhouette())
    assert 0.40 <= sum(alpha > 127 for *_, alpha in silhouette) / len(silhouette) <= 0.65


def test_the_guide_names_every_part_that_figures_have_every_paint_and_every_sky() -> None:
    named = set(re.findall(r"\w+", (ROOT / "art" / "README.md").read_text(encoding="utf-8")))
    for module in PARTS:
        assert called_in_the_cast(module) - named == set(), module
    assert (SKIES.keys() | PAINTS.keys()) - named == set()


@pytest.mark.parametrize("name", CAST)
def test_a_portrait_needs_nothing_from_outside(name: str) -> None:
    svg = SVGS[name]
    names = re.findall(r' id="([^"]+)"', svg)
    used = set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg))
    assert len(names) == len(set(names))
    assert used <= set(names)
    assert {"p", "f"} <= set(names)  # the crops for phones and faces
    assert not re.search(r"<(script|style|image|text|foreignObject)|https?://(?!www\.w3\.org/2000/svg\")", svg)


def test_solid_parts_are_painted_from_the_palette() -> None:
    assert PAINTS.keys() >= SKINS
    for name, recipe in CAST.items():
        figure = recipe()
        known = {INK, figure.sky.rim, *itertools.chain(*PAINTS.values())}
        painted = set(re.findall(r'<use href="#[A-Z]+"[^>]* fill="(#\w+)"', "".join(figure.body)))
        assert len(painted - known) <= 1, name  # at most one light of its own: the Witch's green glow


def calls_in(folder: Path, module: str) -> list[ast.Call]:
    """Calls such as `hats.hood(...)` in the files of a folder."""
    return [
        node
        for path in sorted(folder.glob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and isinstance(node.func.value, ast.Name)
        and node.func.value.id == module
    ]


def test_recipes_are_short() -> None:
    lengths = {
        node.name: (node.end_lineno or 0) - node.lineno + 1
        for path in (ROOT / "art" / "cast").glob("*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    assert {name: lines for name, lines in lengths.items() if lines > 25} == {}


def test_no_hat_is_worn_more_than_three_times_or_twice_in_one_colour() -> None:
    worn = [ast.unparse(call).split("(")[0] for call in calls_in(ROOT / "art" / "cast", "hats")]
    coloured = [
        (ast.unparse(call.func), call.args[2].value)
        for call in calls_in(ROOT / "art" / "cast", "hats")
        if len(call.args) > 2 and isinstance(call.args[2], ast.Constant)
    ]
    assert {hat: times for hat, times in Counter(worn).items() if times > 3} == {}
    assert {hat: times for hat, times in Counter(coloured).items() if times > 1} == {}


PARTS: Final = ("dress", "hair", "hands", "hats", "people", "props")


def called_in_the_cast(module: str) -> set[str]:
    return {ast.unparse(call.func).removeprefix(f"{module}.") for call in calls_in(ROOT / "art" / "cast", module)}


@pytest.mark.parametrize("module", PARTS)
def test_every_part_is_used(module: str) -> None:
    tree = ast.parse((ROOT / "art" / f"{module}.py").read_text(encoding="utf-8"))
    parts = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    within = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert parts - called_in_the_cast(module) - within == set()


def test_every_sky_is_used() -> None:
    used = {recipe().sky for recipe in CAST.values()}
    assert used == set(SKIES.values())


def test_the_contact_sheet_shows_every_figure_at_three_sizes_on_three_skies() -> None:
    html = page()
    for name in CAST:
        assert html.count(f'alt="{name}"') == 3 * 3
