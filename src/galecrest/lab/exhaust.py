"""Plays until everything that can happen has happened: `python -m galecrest.lab.exhaust`.

Plays random games of all sizes and boards, chosen so that rare cases come soon. Questions and events show what was reached:
an ability counts only if it had an effect.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import product
from typing import Final

import click
import msgspec
from rich.console import Console
from rich.table import Table

from galecrest.game import Board, Game, Question
from galecrest.game.characters import AT_NIGHT, BY_DAY, phases_of
from galecrest.game.events import (
    Acted,
    AutomaChose,
    AutomaDecided,
    Copied,
    DiscardedCharacter,
    DiscardedLoot,
    Doubloons,
    Event,
    GainedLoot,
    MovedReputation,
    NothingHappened,
    PhaseBegan,
    Placed,
    ReturnedToHand,
    TookLoot,
    VoyageBegan,
    VoyageEnded,
    WentAboard,
)
from galecrest.game.game import QUESTIONS
from galecrest.game.ranks import APPRENTICE, CABIN_BOY, EXPLORER, FREED_PRISONER, INFANTRY, WITCH
from galecrest.game.solo import PRINTED_SOLO, ROWS, WAYS, solo_from_data
from galecrest.game.terms import ALL_RANKS, CHARACTERS, LOOT, SIDES
from galecrest.game.tiles import PRINTED, box_to_data

SIZES: Final = (1, 2, 3, 4, 5, 6)  # 1: the solo game
BOARDS: Final = tuple(Board)
MOST_GAMES: Final = 20_000

# Every kind of question is asked in games of every size, except these. (With two players a calm saber has two targets only after a copied
# Scout, which is too rare to wait for.)
EVERY_SIZE: Final = (2, 6)
SIZES_OF_QUESTION: Final[dict[str, tuple[int, int]]] = {
    "brawler_strikes": (3, 6),
    "midshipman_removes": (2, 2),
    "saber_strikes_island": (3, 6),
    "barrel_takes": (3, 6),
}

# The reasons to ask for an order: the question, and the options it must offer. "Doubloons run out" counts only without another reason.
ORDERS: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "night: the Witch": ("night_takes", ("15",)),
    "night: the Mutineer": ("night_takes", ("16",)),
    "night: the Topman": ("night_takes", ("24",)),
    "night: doubloons run out": ("night_takes", ("relic",)),
    "anchor: Witch and First Mate": ("anchor_takes", ("15", "38")),
    "anchor: Witch and calm hook": ("anchor_takes", ("15", "hook")),
    "anchor: stormy chest and map": ("anchor_takes", ("chest", "map")),
    "anchor: stormy chest and amulet": ("anchor_takes", ("chest", "amulet")),
}

# The events that prove an ability, for characters that also cause other events.
PROOF: Final[dict[int, type[Event]]] = {1: Placed, 9: GainedLoot, 13: GainedLoot, 19: WentAboard}

# A copied Cabin Boy or Infantry is not on the island and gains nothing.
COPIED_IN_VAIN: Final = (CABIN_BOY, INFANTRY)

WORTH_OF_MAPS: Final = (0, 0, 7, 12, 14, 19, 24, 26, 31, 36, 38)  # on the calm side

# With the printed pointers Automa hardly ever sends her lowest cards, and her printed tiles offer no choice. So in every other game the
# pointers are at the leftmost cards, and her amulet offers a choice.
SOLO_DECKS: Final = (
    PRINTED_SOLO,
    solo_from_data(
        {
            "cards": {
                str(rank): {"pointers": "L1 L2 L1 L2 L1", "marked": card.marked, "source": "C"}
                for rank, card in PRINTED_SOLO.cards.items()
            },
            "tiles": {"automa": {"amulet": {"stormy": box_to_data(PRINTED)["amulet"]["stormy"]}}},
        },
        PRINTED_SOLO,
    ),
)

# A target is its group and its name.
Target = tuple[str, str]


def ability(timing: str, rank: int) -> Target:
    return (timing, f"{rank} {CHARACTERS[rank]}")


def copy(rank: int, copied: int) -> Target:
    return (f"copied by the {CHARACTERS[rank].capitalize()}", f"{copied} {CHARACTERS[copied]}")


def tile(kind: int, side: str, timing: str) -> Target:
    return ("tile", f"{LOOT[kind]} {side} {timing}")


def targets(sizes: Sequence[int] = SIZES) -> list[Target]:
    """Everything that must happen in games of these sizes."""
    wanted = [ability(phase, rank) for rank in ALL_RANKS for phase in phases_of(rank)]
    for rank, table in ((APPRENTICE, BY_DAY), (WITCH, AT_NIGHT)):
        wanted += [copy(rank, copied) for copied in ALL_RANKS if table[copied] is not None and copied != rank]
    for side in PRINTED:
        for timing in ("dusk", "night", "anchor"):
            if getattr(side, timing):
                wanted.append(tile(side.kind, side.side, timing))
    for kind in QUESTIONS:
        smallest, largest = SIZES_OF_QUESTION.get(kind, EVERY_SIZE)
        if any(smallest <= size <= largest for size in sizes):
            wanted.append(("question", kind))
    wanted += [("order", reason) for reason in ORDERS]
    return wanted + solo_targets() if 1 in sizes else wanted


def solo_targets() -> list[Target]:
    """Every card from Automa's hand, every row and pointer of her table, every way in which she chooses."""
    cards = PRINTED_SOLO.cards
    pointers = sorted({pointer for deck in SOLO_DECKS for card in deck.cards.values() for pointer in card.pointers})
    wanted = [("Automa sends", f"{rank} {CHARACTERS[rank]}") for rank in cards]
    wanted += [("Automa's table", row) for row in ROWS]
    wanted += [("Automa's pointer", pointer) for pointer in pointers]
    return wanted + [("Automa's way", way) for way in WAYS]


@dataclass
class Listener:
    """Reads the events of one game and counts in `reached` the targets that they prove."""

    game: Game
    reached: Counter[Target]
    phase: str = ""
    acting: int = 0
    copied: int = 0  # the rank that the acting Apprentice or Witch copies
    tokens: int = 0  # gained by the acting character itself
    payments: int = 0
    proven: set[Target] = field(default_factory=set)  # in this turn
    idle_cabin_boy: bool = False
    loot: Counter[tuple[int, str]] = field(default_factory=Counter)
    explorers: set[int] = field(default_factory=set)

    def asked(self, question: Question) -> None:
        self.reached["question", question.kind] += 1
        names = {option.split(":")[-1] for option in question.options}
        for reason, (kind, among) in ORDERS.items():
            another_reason = among == ("relic",) and names & {"15", "16", "24"}
            if question.kind == kind and names.issuperset(among) and not another_reason:
                self.reached["order", reason] += 1

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            self.keep_books(event)
            match event:
                case PhaseBegan():
                    self.phase = event.phase
                    self.begin_turn(0)
                    self.idle_cabin_boy = False
                case VoyageBegan():
                    self.phase = ""
                case Acted():
                    self.begin_turn(event.rank)
                    self.idle_cabin_boy |= self.phase == "dusk" and event.rank == CABIN_BOY
                case Copied():
                    self.prove(ability(self.phase, event.rank))
                    self.copied = event.copied
                    if event.rank == APPRENTICE and event.copied in COPIED_IN_VAIN:
                        self.prove(copy(event.rank, event.copied))
                case NothingHappened():
                    pass
                case AutomaChose():
                    self.reached["Automa sends", f"{event.rank} {CHARACTERS[event.rank]}"] += 1
                    self.reached["Automa's table", event.row] += 1
                    self.reached["Automa's pointer", event.pointer] += 1
                    self.reached["Automa's way", "table"] += 1
                case AutomaDecided():
                    self.reached["Automa's way", event.way] += 1
                case _ if event.cause in LOOT:
                    self.hear_loot(event)
                case _:
                    self.hear_character(event)

    def begin_turn(self, rank: int) -> None:
        self.acting = rank
        self.copied = self.tokens = self.payments = 0
        self.proven.clear()

    def prove(self, target: Target) -> None:
        """Count a target, at most once per turn."""
        if target not in self.proven:
            self.proven.add(target)
            self.reached[target] += 1

    def hear_loot(self, event: Event) -> None:
        kind = LOOT.index(event.cause)
        timing = (
            "dusk" if self.phase == "daytime" else self.phase
        )  # a token's dusk ability happens whenever it is gained
        self.reached[tile(kind, SIDES[self.game.stormy[kind]], timing)] += 1
        if self.phase == "anchor" and event.cause == "map" and isinstance(event, Doubloons):
            self.reached[ability("anchor", EXPLORER)] += self.pays_for_one_more(event)

    def pays_for_one_more(self, event: Doubloons) -> bool:
        """True if the maps paid more than their own number is worth."""
        maps = self.loot[event.seat, "map"]
        stormy = self.game.stormy[LOOT.index("map")]
        worth = 2 * maps if stormy else WORTH_OF_MAPS[maps]
        return event.seat in self.explorers and event.change > worth

    def hear_character(self, event: Event) -> None:
        rank = self.copied or self.acting
        if self.idle_cabin_boy and isinstance(event, GainedLoot | DiscardedLoot):
            # After his turn the day still had a token, and he had not taken one.
            self.prove(ability("dusk", CABIN_BOY))
            self.idle_cabin_boy = False
        if not rank or event.cause != CHARACTERS[rank] or not isinstance(event, PROOF.get(rank, Event)):
            return
        self.tokens += isinstance(event, GainedLoot)
        self.payments += isinstance(event, Doubloons)
        if self.phase == "dusk":
            if isinstance(event, MovedReputation | Doubloons) or self.tokens == 2:
                self.prove(ability("dusk", rank))
        elif self.copied:
            self.prove(copy(self.acting, self.copied))
        elif rank == FREED_PRISONER and self.payments == 2:
            self.prove(copy(WITCH, FREED_PRISONER))
        elif rank not in (APPRENTICE, WITCH) or self.phase == "anchor":
            self.prove(ability(self.phase, rank))

    def keep_books(self, event: Event) -> None:
        """Track each seat's loot, and the ships with an Explorer, from the events."""
        match event:
            case GainedLoot():
                self.loot[event.seat, event.loot] += 1
            case TookLoot():
                self.loot[event.seat, event.loot] += 1
                self.loot[event.victim, event.loot] -= 1
            case DiscardedLoot() if event.seat is not None:
                self.loot[event.seat, event.loot] -= event.count
            case WentAboard() if event.rank == EXPLORER:
                self.explorers.add(event.seat)
            case DiscardedCharacter() | ReturnedToHand() if event.rank == EXPLORER and event.origin == "ship":
                self.explorers.discard(event.seat)
            case VoyageEnded():
                self.explorers = {seat for seat in self.explorers if EXPLORER in self.game.ships[seat]}
                self.loot = Counter(
                    {
                        (seat, name): count
                        for (seat, name), count in self.loot.items()
                        if self.game.tiles[seat].sides[LOOT.index(name)].stays
                    }
                )


def dice(*key: int) -> int:
    """A number that is the same for a key on every Python version."""
    return int.from_bytes(blake2b(repr(key).encode(), digest_size=8).digest(), "big")


def choose(question: Question, missing: set[str], roll: int) -> str:
    """A random option, most often one that names a missing target."""
    options = question.options
    lures = [option for option in options if option.split(":")[-1] in missing]
    if lures and roll % 4:
        options = tuple(lures)
    return options[roll // 4 % len(options)]


@dataclass
class Report:
    """How often each target was reached."""

    games: int
    decisions: int
    seconds: float
    reached: dict[str, dict[str, int]]
    missing: list[str]


def exhaust(sizes: Sequence[int] = SIZES, seconds: float = 60, most_games: int = MOST_GAMES) -> Report:
    """Play games until every target is reached, or until a limit of time or games."""
    begin = time.perf_counter()
    wanted = targets(sizes)
    reached: Counter[Target] = Counter()
    games = decisions = 0
    missing = wanted
    tables = list(product(BOARDS, sizes))
    while missing and games < most_games and time.perf_counter() - begin < seconds:
        board, seats = tables[games % len(tables)]
        names = {name.split()[0] for _, name in missing}
        level, solo = ("pirate", SOLO_DECKS[games // len(tables) % 2]) if seats == 1 else ("", PRINTED_SOLO)
        game = Game.new(seats, board, games, level=level, solo=solo)
        listener = Listener(game, reached)
        listener.hear(game.events)
        while not game.over:
            question = game.questions[0]
            listener.asked(question)
            listener.hear(game.answer(question.id, choose(question, names, dice(games, question.id))))
            decisions += 1
        games += 1
        missing = [target for target in wanted if not reached[target]]
    table: dict[str, dict[str, int]] = {}
    for group, name in wanted:
        table.setdefault(group, {})[name] = reached[group, name]
    took = time.perf_counter() - begin
    return Report(games, decisions, took, table, [f"{group}: {name}" for group, name in missing])


def show(report: Report, console: Console) -> None:
    table = Table("what", "which", "times")
    for group, names in report.reached.items():
        for name, times in names.items():
            table.add_row(group, name, str(times), style=None if times else "bold red")
        table.add_section()
    console.print(table)
    console.print(f"{report.games} games, {report.decisions} decisions, {report.seconds:.1f} s")


@click.command()
@click.option("--players", multiple=True, type=click.IntRange(2, 6), help="Only games of this size; may be repeated.")
@click.option("--seconds", default=60.0, show_default=True, help="Give up after this time.")
@click.option("--json", "as_json", is_flag=True, help="Print the report as JSON.")
def main(players: tuple[int, ...], seconds: float, as_json: bool) -> None:
    """Play random games until every ability, tile side, question and copy has happened."""
    report = exhaust(players or SIZES, seconds)
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report)))
    else:
        show(report, Console())
    if report.missing:
        click.echo(f"not reached in {report.games} games: {', '.join(report.missing)}", err=True)
        sys.exit(1)


if __name__ == "__main__":
    main()
