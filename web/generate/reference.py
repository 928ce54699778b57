"""The page of the characters and questions in the documentation, from their docstrings, the English words and games played."""

import ast
from collections import defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

from galecrest.game import Board, Game
from galecrest.game.characters import AT_ANCHOR, AT_DUSK, AT_NIGHT, BY_DAY, phases_of
from galecrest.game.game import QUESTIONS
from galecrest.game.options import TEXT, place
from galecrest.game.terms import ALL_RANKS
from galecrest.words import Words

# From the source, because compiled functions have none.
SOURCE: Final = Path(__file__).parents[2] / "src" / "galecrest" / "game" / "characters.py"
DOCSTRINGS: Final = {
    each.name: ast.get_docstring(each) or ""
    for each in ast.parse(SOURCE.read_text()).body
    if isinstance(each, ast.FunctionDef)
}

GAMES: Final = 300  # enough for every kind of question and option


def page() -> str:
    words = Words("en")
    characters = [
        f"| {rank} | {words.t(f'character-{rank}')} | {', '.join(phases_of(rank))} | {ability(rank, words)} |"
        for rank in ALL_RANKS
    ]
    offered = forms()
    questions = [
        f"| `{kind}` | {words.t(f'question-{kind}', cause='...')} | {', '.join(f'`{form}`' for form in offered[kind])} |"
        for kind in QUESTIONS
    ]
    return "\n".join(
        [
            "# Reference: Characters and questions",
            "",
            "`make wire` writes this page from the docstrings of `galecrest.game.characters`, the English words and games played.",
            "",
            "## The forty characters",
            "",
            "The rank is the number in options and views (`hand:17`, `view.hand`). `CHARACTERS` in `galecrest.game.terms` has the names",
            "that programs use, by rank.",
            "",
            "| rank | character | phases | ability |",
            "|---|---|---|---|",
            *characters,
            "",
            "## The kinds of questions",
            "",
            "`Question.kind` is one of these. The last column has the forms of its options;",
            "[the library](../library.md#questions-and-options) explains them.",
            "",
            "| kind | the question in words | options |",
            "|---|---|---|",
            *questions,
            "",
        ]
    )


def ability(rank: int, words: Words) -> str:
    """The docstrings of a character's functions, in the order of the day; the players' words where it counts without a function."""
    tables: dict[str, Sequence[Callable[..., None] | None]] = {
        "daytime": BY_DAY,
        "dusk": AT_DUSK,
        "night": AT_NIGHT,
        "anchor": AT_ANCHOR,
    }
    acts = {phase: tables[phase][rank] for phase in phases_of(rank)}
    texts = [
        words.t(f"character-{rank}.{phase}") if act is None else DOCSTRINGS[act.__name__] for phase, act in acts.items()
    ]
    return " ".join(" ".join(texts).split())


def forms() -> dict[str, list[str]]:
    """By kind of question: the forms of the options that it offers in many games."""
    met: defaultdict[str, set[int]] = defaultdict(set)
    for seed in range(GAMES):
        random = Random(seed)
        seats = 1 + seed % 6
        game = Game.new(seats, list(Board)[seed % 3], seed, level="pirate" if seats == 1 else "", quiet=True)
        while not game.over:
            met[game.kind].update(map(place, game.choices))
            game.play(random.choice(game.choices))
    return {kind: [FORMS[each] for each in sorted(places)] for kind, places in met.items()}


def form_of(text: str) -> str:
    """`ship:2:17` is written `ship:SEAT:RANK`."""
    where, *rest = text.split(":")
    names = {
        "hand": ["RANK"],
        "graveyard": ["RANK"],
        "ship": ["SEAT", "RANK"],
        "island": ["SEAT", "RANK"],
        "seat": ["SEAT"],
    }
    names |= {"loot": ["SEAT", "KIND"][-len(rest) :], "sell": ["KIND", "COUNT"], "swap": ["TODAY", "TOMORROW"]}
    return ":".join([where, *names.get(where, ["EFFECT"])])


FORMS: Final = {place(option): form_of(text) for option, text in TEXT.items()}
