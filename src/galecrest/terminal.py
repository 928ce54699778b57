"""The game on a terminal: logs retold line by line, and one person playing against bots."""

import re
from collections.abc import Iterable, Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from galecrest.bots import Bot, ask
from galecrest.game import Game, Log, Question, View, retrace
from galecrest.game.errors import DamagedLog
from galecrest.game.events import (
    Acted,
    Chose,
    DayBegan,
    Event,
    GameEnded,
    PhaseBegan,
    Revealed,
    SatOut,
    VoyageBegan,
    VoyageEnded,
)
from galecrest.game.terms import AUTOMA, LOOT
from galecrest.phrases import (
    ABILITIES,
    cards,
    character,
    option_words,
    phrase,
    question_words,
    rank_of,
    seat_name,
    some,
    tile_words,
    title,
    tokens,
    track,
    where_it_stands,
)

# Retelling

HEADINGS = (VoyageBegan, DayBegan, VoyageEnded, GameEnded)
UNTOLD = (Chose, Acted)  # the reveal and what comes of an ability tell more


def tale(events: Iterable[Event]) -> Iterator[str]:
    """What happened, a line for each event; a phase in which nothing happened is left out."""
    phase = ""
    for event in events:
        if isinstance(event, UNTOLD):
            continue
        if phase and not isinstance(event, (PhaseBegan, *HEADINGS)):
            yield phase
        phase = ""
        if isinstance(event, PhaseBegan):
            phase = "  " + phrase(event)
        elif isinstance(event, HEADINGS):
            if isinstance(event, VoyageBegan | DayBegan):
                yield ""
            yield phrase(event)
        elif isinstance(event, Revealed | SatOut):
            yield "  " + phrase(event)
        else:
            yield "    " + phrase(event)
    if phase:
        yield phase


def retell(log: Log) -> Iterator[Event]:
    """Every event of a log, as far as it can be played."""
    try:
        for _game, events in retrace(log):
            yield from events
    except DamagedLog:
        return


# Playing


class Match:
    """One person at a seat; a bot answers for the others, from what each of them may know."""

    def __init__(self, console: Console, game: Game, me: int, bot: Bot) -> None:
        self.console = console
        self.game = game
        self.me = me
        self.bot = bot

    def play(self) -> None:
        """To the end; Ctrl-C and Ctrl-D go through to the caller."""
        others = "against Automa (Seat 2)" if self.game.level else f"of {self.game.seats}"
        self.say(f"You are {seat_name(self.me)} {others}, on the {self.game.board} board.")
        self.show_loot()
        self.tell(self.game.events)
        while not self.game.over:
            question = min(self.game.questions, key=lambda question: question.seat == self.me)
            option = self.ask(question) if question.seat == self.me else self.answer_of_bot(question)
            self.tell(self.game.answer(question.id, option))
        self.show_table()
        self.say(where_it_stands(self.game))

    def answer_of_bot(self, question: Question) -> str:
        return ask(self.bot, self.game.view(question.seat), question).option

    def say(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, highlight=False)

    def tell(self, events: list[Event]) -> None:
        seen = [event.seen_by(self.me) for event in events]
        for line in tale(event for event in seen if event is not None):
            about_me = re.search(rf"{seat_name(self.me)}\b", line)
            self.say(line, "bold" if not line.startswith(" ") else "cyan" if about_me else "")

    def ask(self, question: Question) -> str:
        """Ask until the person gives a number of the list."""
        if question.kind == "choose_character":
            self.show_table()
        self.say("")
        self.say(question_words(question, self.game.cause), "bold")
        self.console.print(self.options_table(question))
        while True:
            reply = self.console.input(f"1 to {len(question.options)} (or: t table, l loot, q quit) > ").strip().lower()
            if reply.isdecimal() and 1 <= int(reply) <= len(question.options):
                return question.options[int(reply) - 1]
            if reply == "t":
                self.show_table()
            elif reply == "l":
                self.show_loot()
            elif reply == "q":
                raise EOFError
            else:
                self.say(f"{reply!r} is not on the list: type a number from 1 to {len(question.options)}, t, l or q.")

    def options_table(self, question: Question) -> Table:
        table = Table.grid(padding=(0, 2))
        for number, option in enumerate(question.options, 1):
            table.add_row(f"{number:3}", Text(option_words(option)), Text(self.hint(option), "dim"))
        return table

    def hint(self, option: str) -> str:
        """What the character or the loot that the option names does."""
        rank = rank_of(option)
        if rank is not None:
            return ABILITIES[rank]
        place, *_, last = option.split(":")
        loot = {"loot": last, "effect": self.game.cause}.get(place)
        return tile_words(self.game.tiles[self.me].sides[LOOT.index(loot)]) if loot else ""

    def show_loot(self) -> None:
        for side in self.game.tiles[self.me].sides:
            mark = " (reconstructed)" if side.reconstructed else ""
            self.say(f"  {title(LOOT[side.kind])} ({side.side}): {tile_words(side)}{mark}")

    def show_table(self) -> None:
        """All that the person may know."""
        view = self.game.view(self.me)
        self.say("")
        for number, day in enumerate(view.days, view.days_of_voyage - len(view.days) + 1):
            name = "today" if number == view.day else f"day {number}"
            self.say(f"  {name}: {tokens(day)}")
        self.say(f"  reputation, low to high: {track(view.track, view.seats)}")
        if view.island:
            self.say(f"  island: {', '.join(character(seat, rank) for seat, rank in view.island)}")
        self.console.print(players_table(view))
        if view.level:
            self.say(f"  Automa's hand, open: {cards(view.players[AUTOMA].holds)}")
        if view.phase != "choosing":
            self.say(f"  your hand: {cards(view.hand)}")
        self.say(f"  your graveyard: {cards(view.graveyard)}")


def players_table(view: View) -> Table:
    table = Table("", "doubloons", "score", "hand", "ship", "loot", box=None, pad_edge=False)
    for seat, player in enumerate(view.players):
        table.add_row(
            seat_name(seat) + (" (you)" if seat == view.seat else ""),
            str(player.doubloons),
            str(player.score),
            some(player.hand_size, "card"),
            cards(player.ship),
            tokens(player.loot),
            style="bold" if seat == view.seat else "",
        )
    return table
