"""From the set-up of a table to its game."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from galecrest.bots import roster
from galecrest.game import Game
from galecrest.game.errors import BadRules, GalecrestError
from galecrest.game.solo import Solo, printed_solo, solo_from_data, solo_from_toml, solo_to_data
from galecrest.game.tiles import PRINTED, Box, box_from_data, box_from_toml, box_to_data
from galecrest.table.messages import OpenTable, RulesFile, Setup
from galecrest.table.refusals import Code, Refusal

DEEPEST: Final = 10  # levels of a rules file; the printed ones have seven
ENTRIES: Final = 1_000  # of a rules file; the printed solo game has 486
REASON: Final = 500  # characters of an error, which may quote the file

# A string ends with its line, closed or not, so this never reads a character twice.
IN_STRINGS: Final = re.compile(r""" "(?:[^"\\\n]|\\.)*+"? | '[^'\n]*+'? | \#[^\n]*+ """, re.VERBOSE)
BRACKETS: Final = re.compile(r"[\[\]{}]")


def box_of(setup: Setup) -> Box:
    """The loot tiles of a table. Raises BadRules."""
    if isinstance(setup.tiles, str):
        return box_from_toml(setup.tiles)
    return PRINTED if setup.tiles is None else box_from_data(setup.tiles, PRINTED)


def solo_of(setup: Setup, rules: int) -> Solo:
    """The solo rules of a table, from those of this rules version. Raises BadRules."""
    printed = printed_solo(rules)
    if isinstance(setup.solo, str):
        return solo_from_toml(setup.solo, printed)
    return printed if setup.solo is None else solo_from_data(setup.solo, printed)


def level_of(setup: Setup) -> str:
    """Automa's level; empty with several players."""
    return setup.level or "pirate" if setup.players == 1 else ""


def new_game(setup: Setup, seed: int, rules: int, script: list[tuple[int, ...]] | None = None) -> Game:
    """A game at its first question. One player plays against Automa, who has a seat in the game and none at the table."""
    box, solo = box_of(setup), solo_of(setup, rules)
    return Game.new(setup.players, str(setup.board), seed, box, level_of(setup), solo, script, rules=rules)


def check_request(request: OpenTable, rules: int) -> Setup:
    """The set-up of the table, with rules that came as text as data. Refuses a table that could not be played."""
    setup = request.setup
    if setup.players > 1 and (setup.level is not None or setup.solo is not None):
        raise Refusal(Code.BAD_SETUP, "a level and solo rules are for one player against Automa")
    if len(request.bots) >= setup.players and request.bots:
        raise Refusal(
            Code.BAD_SETUP, f"{setup.players} seats: there is no room for {len(request.bots)} bots beside the host"
        )
    for bot in request.bots:
        check_bot(bot)
    if request.start and len(request.bots) + 1 < setup.players:
        raise Refusal(Code.EMPTY_SEATS, "every seat needs a person or a bot")
    try:
        for rules_file in (setup.tiles, setup.solo):
            check_bounds(rules_file)
        new_game(setup, 0, rules)
    except GalecrestError as error:
        raise Refusal(Code.BAD_SETUP, str(error)[:REASON], error if isinstance(error, BadRules) else None) from error
    return msgspec.structs.replace(setup, tiles=in_data(setup.tiles), solo=in_data(setup.solo))


def rules_preview(setup: Setup, rules: int) -> dict[str, Any]:
    """What the tiles of such a table would do, as data. Refuses rules that could not be played."""
    setup = check_request(OpenTable(setup), rules)
    return {"tiles": box_to_data(box_of(setup)), "solo": solo_to_data(solo_of(setup, rules))}


def check_bot(name: str) -> None:
    """Refuses a bot that cannot sit at a table."""
    if name not in (bots := roster()):
        raise Refusal(Code.UNKNOWN_BOT, f"there is no bot called {name!r}; the bots are {', '.join(bots)}")


def in_data(rules_file: RulesFile | None) -> RulesFile | None:
    """The rules as data, whatever form they came in."""
    return tomllib.loads(rules_file) if isinstance(rules_file, str) else rules_file


def check_bounds(rules_file: RulesFile | None) -> None:
    """Raises BadRules for rules that would take long to read. The check costs time that grows with their length only; TOML takes
    quadratic time for deep keys."""
    if rules_file is None:
        return
    deep, entries = bounds_of_text(rules_file) if isinstance(rules_file, str) else bounds_of_data(rules_file)
    if deep > DEEPEST:
        raise BadRules("depth", levels=DEEPEST)
    if entries > ENTRIES:
        raise BadRules("entries", entries=ENTRIES)


def bounds_of_text(text: str) -> tuple[int, int]:
    """Upper bounds of the levels and the entries in a TOML text."""
    if '"""' in text or "'''" in text:
        raise BadRules("multiline")
    bare = IN_STRINGS.sub("", text)
    deepest = level = 0
    for bracket in BRACKETS.findall(bare):
        level += 1 if bracket in "[{" else -1
        deepest = max(deepest, level)
    dots = max(line.count(".") for line in bare.split("\n"))
    return max(deepest, dots), bare.count("=") + bare.count(",") + bare.count("[")


def bounds_of_data(data: Mapping[str, Any]) -> tuple[int, int]:
    """The levels and the entries of data, counted as far as they are allowed."""
    entries, level = 0, 0
    inside: list[Any] = [data]
    while inside and level <= DEEPEST and entries <= ENTRIES:
        level += 1
        below = [value for each in inside for value in (each.values() if isinstance(each, Mapping) else each)]
        entries += len(below)
        inside = [value for value in below if isinstance(value, Mapping | list)]
    return level, entries
