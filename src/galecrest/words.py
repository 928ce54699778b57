"""The game in words, in four languages: the only place where a key of the catalogues becomes a sentence.

Events, questions, options, effects and reasons choose their key by name, and their fields become the variables of the sentence. A new one
needs entries in `locales/`, and no edit here.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from functools import cache, reduce
from pathlib import Path
from typing import Any, Final

from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from galecrest.game.characters import phases_of
from galecrest.game.effects import HIGHEST_PAY
from galecrest.game.errors import BadRules
from galecrest.game.events import Event
from galecrest.game.questions import Question
from galecrest.game.sides import Effect, TileSide
from galecrest.game.solo import PRINTED_SOLO
from galecrest.game.terms import CHARACTERS, COLOURS, LOOT, MIDSHIPMAN, PILFERER, seat_of
from galecrest.game.tiles import PRINTED, TIMINGS, VOCABULARY, Box, replaced

LOCALES: Final = Path(__file__).parent / "locales"
"""The folder of the catalogues."""
ENGLISH: Final = "en"
"""The language that has all words."""
LANGUAGES: Final = tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))
"""The languages that there are."""
FILES: Final = ("game.ftl", "ui.ftl", "cli.ftl")

MIDSHIPMANS_SEAT: Final = seat_of(MIDSHIPMAN)

# The parts of an option's text after its first word.
PARTS: Final[Mapping[tuple[str, int], tuple[str, ...]]] = {
    ("hand", 1): ("rank",),
    ("graveyard", 1): ("rank",),
    ("ship", 2): ("seat", "rank"),
    ("island", 2): ("seat", "rank"),
    ("loot", 1): ("loot",),
    ("loot", 2): ("seat", "loot"),
    ("sell", 2): ("loot", "count"),
    ("swap", 2): ("today", "tomorrow"),
    ("seat", 1): ("seat",),
    ("effect", 1): ("effect",),
}

PRINTED_FOR: Final[Mapping[str, Box]] = {
    "": PRINTED,
    "you": replaced(PRINTED, PRINTED_SOLO.your_tiles),
    "automa": replaced(PRINTED, PRINTED_SOLO.her_tiles),
}
"""The printed sides of an ordinary game, and for each side of a solo game."""


class NoWords(LookupError):
    """The catalogues lack a key, or a sentence lacks a variable."""


def spoken_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language that LC_ALL, LC_MESSAGES or LANG asks for; English where it is none of ours."""
    wanted = next(filter(None, (environment.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))), "")
    language = wanted[:2].lower()
    return language if language in LANGUAGES and not wanted[2:3].isalpha() else ENGLISH


@cache
def bundle(language: str) -> FluentBundle:
    """The catalogues of a language."""
    made = FluentBundle([language], use_isolating=False)
    for name in FILES:
        made.add_resource(FluentResource((LOCALES / language / name).read_text("utf-8")))
    return made


class Words:
    """One language. Seats are called by their numbers, from 1 on, unless they have `names`; the seat of the `reader` is "you"."""

    def __init__(self, language: str | None = None, names: Sequence[str] = (), reader: int | None = None) -> None:
        self.language = spoken_language() if language is None else language
        if self.language not in LANGUAGES:
            raise ValueError(f"there is no language {language!r}; the languages are {', '.join(LANGUAGES)}")
        self.names = tuple(names)
        self.reader = reader

    def at_table(self, level: str) -> "Words":
        """The same language at a table of this level: in a solo game the second seat is Automa's."""
        return Words(self.language, (self.seat(0), self.t("automa"))) if level else self

    # Keys

    def t(self, key: str, **arguments: Any) -> str:
        """The words for a key; `character-17.dusk` is an attribute. English takes the place of a missing translation."""
        for language in dict.fromkeys((self.language, ENGLISH)):
            pattern = self._pattern(language, key)
            if pattern is not None:
                text, errors = bundle(language).format_pattern(pattern, {"you": "nobody"} | arguments)
                if errors:
                    raise NoWords(f"{key} in {language}: {errors[0]}")
                return str(text)
        raise NoWords(f"there are no words for {key}")

    def has(self, key: str) -> bool:
        """Whether there are words for a key."""
        return any(self._pattern(language, key) is not None for language in (self.language, ENGLISH))

    @staticmethod
    def _pattern(language: str, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not bundle(language).has_message(name):
            return None
        message = bundle(language).get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    # Figures

    def number(self, value: float, digits: int = 0, signed: bool = False) -> str:
        """A number in the language's way to write it."""
        pattern = "#,##0" + ("." + "0" * digits if digits else "")
        return format_decimal(value, f"+{pattern};-{pattern}" if signed else pattern, self.language)

    def percent(self, share: float, digits: int = 0) -> str:
        """A share of 1 as a percentage."""
        return self.t("percent", number=self.number(100 * share, digits))

    # Names

    def seat(self, seat: int) -> str:
        """The player on a seat: a name, `you`, or one of the two who have no seat at the table."""
        if seat == PILFERER:
            return self.t("character-pilferer")
        if seat == MIDSHIPMANS_SEAT:
            return self.t("character-midshipman")
        return self.t("you") if seat == self.reader else self.name(seat)

    def name(self, seat: int) -> str:
        """The name of a player, also of the reader."""
        return self.names[seat] if seat < len(self.names) else self.t("seat", number=seat + 1)

    def you(self, *players: int | None) -> str:
        """Which of the one or two players of a sentence is its reader: `player`, `other` or `nobody`."""
        place = players.index(self.reader) if self.reader is not None and self.reader in players else -1
        return ("player", "other", "nobody")[place]

    def character(self, rank: int, seat: int | None = None) -> str:
        """`Brute 17`; the Midshipman has no rank of his own."""
        if seat == MIDSHIPMANS_SEAT:
            return self.t("character-midshipman")
        return self.t("card", character=self.t(f"character-{rank}"), rank=rank)

    def characters(self, ranks: Iterable[int]) -> str:
        """Characters with their ranks, one after another."""
        return ", ".join(self.character(rank) for rank in ranks) or self.t("nobody")

    def island(self, island: Iterable[tuple[int, int]]) -> str:
        """The characters with their owners, from left to right."""
        told = [
            self.t("event-revealed-one", character=self.character(rank), player=self.seat(seat), you=self.you(seat))
            if seat < COLOURS
            else self.seat(seat)
            for seat, rank in island
        ]
        return ", ".join(told) or self.t("nobody")

    def loot(self, kind: str) -> str:
        """The name of a kind of loot."""
        return self.t(f"loot-{kind}")

    def tokens(self, kinds: Iterable[str]) -> str:
        """`2 maps, 1 relic`."""
        counts = Counter(kinds)
        told = [self.t(f"loot-count-{kind}", count=count) for kind, count in counts.items()]
        return ", ".join(told) or self.t("nothing")

    def cause(self, name: str) -> str:
        """The name of a character, a kind of loot or a rule; empty for a cause that no sentence names."""
        if name and name in CHARACTERS:
            return self.t(f"character-{CHARACTERS.index(name)}")
        for key in (f"loot-{name}", f"character-{name}", f"cause-{name}"):
            if self.has(key):
                return self.t(key)
        return ""

    def pointer(self, pointer: str) -> str:
        """`R2` is the second from the right."""
        return self.t(f"pointer-{pointer[0]}", n=int(pointer[1:]))

    def pointers(self, pointers: Iterable[str]) -> str:
        """Pointers one after another."""
        return ", ".join(map(self.pointer, pointers))

    # Events, questions, options, reasons

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        told = {field.name: getattr(event, field.name) for field in fields(event)}
        return self.t(self._variant(f"event-{event.name()}", told), **self.arguments(told))

    def question(self, question: Question, cause: str) -> str:
        """`cause` is the game's: the character, the loot or the rule that asks."""
        return self.t(f"question-{question.kind}", cause=self.cause(cause))

    def option(self, option: str) -> str:
        """The option's sentence where it has one, otherwise the name of its character, token or player."""
        place, *parts = option.split(":")
        told: dict[str, str | int] = {
            name: int(part) if part.isdecimal() else part
            for name, part in zip(PARTS.get((place, len(parts)), ()), parts, strict=False)
        }
        arguments = self.arguments(told)
        if "count" in told:
            arguments["doubloons"] = int(told["count"]) ** 2  # as the Merchant sells
        variant = f"-{told['effect']}" if "effect" in told else "-of" if "seat" in told else ""
        for key in (f"option-{place}{variant}", f"option-{place}"):
            if self.has(key):
                return self.t(key, **arguments)
        return next(str(arguments[name]) for name in ("character", "loot", "player") if name in arguments)

    def bot(self, name: str) -> str:
        """`captain:1000` is a captain with a budget, `buccaneer+bold` a buccaneer with a manner, `admiral:400leaves@FILE` an admiral with a
        budget in leaves and weights of its own. A bot without words (`my_bot:Parrot`) goes by its own name."""
        shown, at, file = name.partition("@")
        shown, _, manner = shown.partition("+")
        kind, _, budget = shown.partition(":")
        told = next((self.t(key) for key in (f"bot-{kind}", kind) if self.has(key)), "")
        if not told:
            return name
        if manner:
            told = self.t("bot-with-manner", bot=told, manner=self.t(f"manner-{manner}"))
        if budget:
            told += f" ({budget} ms)" if budget.isdigit() else f" ({budget})"
        return f"{told} {at}{file}" if file else told

    def about_bot(self, name: str) -> str:
        """How a bot plays: a sentence for its kind, and one for its manner. Nothing for a bot without words."""
        kind, _, manner = name.partition("+")
        keys = [f"bot-{kind}.about", *([f"manner-{manner}.about"] if manner else [])]
        return " ".join([self.t(key) for key in keys if self.has(key)])

    def reason(self, key: str, arguments: Mapping[str, str | int]) -> str:
        """A bot's reason for its choice."""
        return self.t(f"reason-{key}", **self.arguments(arguments))

    def fault(self, error: BadRules) -> str:
        """What is wrong with a rules file."""
        return self.t(f"fault-{error.fault}", **error.arguments)

    def arguments(self, told: Mapping[str, Any]) -> dict[str, Any]:
        """Fields as variables of a sentence: seats, ranks and kinds become names, amounts positive, places count from 1."""
        arguments: dict[str, Any] = {}
        for name, value in told.items():
            if name in ARGUMENTS and value is not None:
                variable, words = ARGUMENTS[name]
                arguments[variable] = words(self, value)
            elif isinstance(value, str | int | float) and not isinstance(value, bool):
                arguments[name] = value
        others = [told[field] for field in ("victim", "by", "receiver") if told.get(field) is not None]
        arguments["you"] = self.you(told.get("seat"), *others)
        if told.get("rank") is not None:
            arguments["character"] = self.character(told["rank"], told.get("seat"))
        if "reason" in told:
            arguments["reason"] = self.reason(told["reason"], told["arguments"])
        if "standing" in told and "seat" not in told:
            arguments["player"], arguments["you"] = self.seat(told["standing"][0]), self.you(told["standing"][0])
        return arguments

    def _variant(self, key: str, told: Mapping[str, Any]) -> str:
        """The key of a special case of an event, where the catalogue has one."""
        special = {
            "by": told.get("by") is not None,
            "unseen": told.get("rank", 0) is None,
            "day": told.get("seat", 0) is None,
            "lost": told.get("change", 0) < 0 or told.get("spaces", 0) < 0,
            "self": told.get("rank") is not None and told["cause"] == CHARACTERS[told["rank"]],
        }
        return next((f"{key}-{name}" for name in special if special[name] and self.has(f"{key}-{name}")), key)

    # Abilities and tiles

    def ability(self, rank: int) -> str:
        """A character's ability, phase by phase."""
        return " ".join(
            self.t("ability-line", phase=self.t(f"phase-{phase}.short"), does=self.t(f"character-{rank}.{phase}"))
            for phase in phases_of(rank)
        )

    def effect(self, effect: Effect) -> str:
        """A clause without subject, composed from the effect's own numbers."""
        if effect.choices:
            return reduce(
                lambda one, other: self.t("effect-either", one=one, other=other), map(self.effect, effect.choices)
            )
        numbers = dict(zip(VOCABULARY[effect.name], effect.numbers, strict=True))
        lost = "-lost" if numbers.get("doubloons", 0) < 0 else ""
        if "minus" in numbers:
            numbers["most"] = HIGHEST_PAY - numbers.pop("minus")
        return self.t(f"effect-{effect.name}{lost}", **{name: abs(number) for name, number in numbers.items()})

    def tile(self, side: TileSide) -> str:
        """`Dusk: 1 reputation. Anchor: 1 doubloon.`"""
        lines = []
        for timing in TIMINGS:
            effects: tuple[Effect, ...] = getattr(side, timing)
            if effects:
                does = reduce(
                    lambda first, then: self.t("effect-then", first=first, next=then), map(self.effect, effects)
                )
                lines.append(self.t("tile-line", phase=self.t(f"phase-{timing}.short"), does=does))
        if side.stays:
            lines.append(self.t("tile-stays", loot=self.t(f"loot-{LOOT[side.kind]}.plural")))
        return " ".join(lines) or self.t("tile-nothing")


def marks_of(side: TileSide, whose: str = "") -> list[str]:
    """The keys of the marks that a side bears: `changed`, `reconstructed`. In a solo game `whose` is you or automa."""
    return ["changed"] * changed(side, whose) + ["reconstructed"] * side.reconstructed


def changed(side: TileSide, whose: str = "") -> bool:
    """Does the side do something else than the printed one? Its source does not matter."""
    (printed,) = [each for each in PRINTED_FOR[whose] if (each.kind, each.side) == (side.kind, side.side)]
    return (side.dusk, side.night, side.anchor, side.stays) != (
        printed.dusk,
        printed.night,
        printed.anchor,
        printed.stays,
    )


# How a field of an event, a reason or an option becomes a variable: its name there, and the words for its value. Other numbers and texts
# are variables as they are.
ARGUMENTS: Final[Mapping[str, tuple[str, Callable[[Words, Any], Any]]]] = {
    "cause": ("cause", Words.cause),
    "seat": ("player", Words.seat),
    "victim": ("other", Words.seat),
    "by": ("other", Words.seat),
    "receiver": ("other", Words.seat),
    "copied": ("copied", Words.character),
    "dealt": ("characters", Words.characters),
    "buried": ("buried", Words.characters),
    "holds": ("holds", Words.characters),
    "may_hold": ("may_hold", Words.characters),
    "island": ("characters", Words.island),
    "loot": ("loot", Words.loot),
    "today": ("today", Words.loot),
    "tomorrow": ("tomorrow", Words.loot),
    "returned": ("returned", Words.tokens),
    "option": ("option", Words.option),
    "pointer": ("pointer", Words.pointer),
    "pointers": ("pointers", Words.pointers),
    "phase": ("phase", lambda words, phase: words.t(f"phase-{phase}")),
    "row": ("row", lambda words, row: words.t(f"row-{row}")),
    "way": ("way", lambda words, way: words.t(f"way-{way}")),
    "place": ("place", lambda words, place: place + 1),
    "change": ("doubloons", lambda words, change: abs(change)),
    "amount": ("doubloons", lambda words, amount: amount),
    "spaces": ("spaces", lambda words, spaces: abs(spaces)),
}
