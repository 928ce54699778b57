"""Whole games as the messages that each viewer gets, for the proof that the client's fold yields the server's views.

`python -m web.generate.streams FOLDER GAMES` writes the saved games of the tests and GAMES random ones, one file for each game. A file
has a line for each viewer and message: the events, and those fields of the view after them (without `turn` and `questions`) that differ
from the view before.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from galecrest.codec import event_to_data, log_from_json, view_to_data
from galecrest.game import Game
from galecrest.game.events import Event
from galecrest.game.game import CHOOSE
from galecrest.game.log import retrace
from galecrest.game.solo import PRINTED_SOLO
from galecrest.game.terms import BOARDS, COLOURS
from tests.fixtures.games import GAMES, HERE

Stage = tuple[Game, list[Event]]

SETUPS = [
    *product(range(2, COLOURS + 1), BOARDS, [""]),
    *product([1], BOARDS, PRINTED_SOLO.levels),
]


def saved(name: str) -> Iterator[Stage]:
    log, _ = log_from_json((HERE / f"{name}.json").read_text("utf-8"))
    yield from retrace(log)


def random(seats: int, board: str, level: str, seed: int) -> Iterator[Stage]:
    """A game of random answers, in which a chosen card is sometimes changed."""
    chance = Random(seed)
    game = Game.new(seats, board, seed, level=level)
    yield game, game.events
    while not game.over:
        question = chance.choice(game.questions)
        yield game, game.answer(question.id, chance.choice(question.options))
        if game.kind == question.kind == CHOOSE and question.id >= game.asked and chance.random() < 0.2:
            yield game, game.answer(question.id, chance.choice(question.options))


def messages(stages: Iterable[Stage]) -> Iterator[dict[str, Any]]:
    """For every viewer: the whole view at first, then what happened and what is not as before."""
    before: dict[int | None, dict[str, Any]] = {}
    for game, events in stages:
        for viewer in (None, *range(1 if game.level else game.seats)):
            seen = [event_to_data(event) for event in (each.seen_by(viewer) for each in events) if event is not None]
            view = view_to_data(game.view(viewer))
            del view["turn"], view["questions"]
            if viewer not in before:
                yield {"viewer": viewer, "view": view}
            else:
                known = before[viewer]
                changed = {name: value for name, value in view.items() if known[name] != value}
                if seen or changed:
                    yield {"viewer": viewer, "events": seen, "view": changed}
            before[viewer] = view


def games(count: int) -> Iterator[tuple[str, Iterator[Stage]]]:
    """The saved games, and that many random ones: every board, size and solo level in turn."""
    yield from ((name, saved(name)) for name in GAMES)
    for number in range(count):
        seats, board, level = SETUPS[number % len(SETUPS)]
        yield f"{number:03}-{seats}-{board}{level and '-'}{level}", random(seats, board, level, number)


def write(folder: Path, count: int) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for file in folder.glob("*.jsonl"):
        file.unlink()
    for name, stages in games(count):
        (folder / f"{name}.jsonl").write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in messages(stages)))


def voyage_json() -> str:
    """The first voyage of a game as the messages that seat 0 gets, one per line. The seed is one with many kinds of questions."""
    number = 0
    lines: list[str] = []
    for game, events in random(3, "stormy", "", seed=1279):
        seen = [event_to_data(event) for event in (each.seen_by(0) for each in events) if event is not None]
        number += len(seen)
        happened = {
            "type": "happened",
            "number": number,
            "whole": False,
            "events": seen,
            "view": view_to_data(game.view(0)),
        }
        lines.append(msgspec.json.encode(happened | {"change": None, "time": None}).decode())
        if game.voyage > 1:
            break
    return "[\n" + ",\n".join(lines) + "\n]\n"


if __name__ == "__main__":
    write(Path(sys.argv[1]), int(sys.argv[2]))
