"""One person plays in the terminal against bots."""

import re

from rich.console import Console
from rich.table import Table
from rich.text import Text

from galecrest.bots import Bot, ask
from galecrest.cli.tale import ending, tale
from galecrest.game import Game, Question, View
from galecrest.game.events import Event
from galecrest.game.sides import TileSide
from galecrest.game.terms import AUTOMA, LOOT
from galecrest.words import Words, marks_of


class TerminalGame:
    """A person has one seat; a bot answers for the others, from what each of them may know."""

    def __init__(self, console: Console, game: Game, me: int, bot: Bot, words: Words) -> None:
        self.console = console
        self.game = game
        self.me = me
        self.bot = bot
        self.words = words.at_table(game.level)

    def play(self) -> None:
        """Play to the end. Ctrl-C raises KeyboardInterrupt, Ctrl-D and `q` raise EOFError."""
        self.say(self.welcome())
        if not self.game.level and self.words.has(f"bot-{self.bot.name}.about"):
            about = self.words.t(f"bot-{self.bot.name}.about")
            self.say(self.words.t("play-bot", bot=self.words.bot(self.bot.name), about=about))
        self.show_loot()
        self.tell(self.game.events)
        while not self.game.over:
            question = min(self.game.questions, key=lambda question: question.seat == self.me)
            option = self.ask(question) if question.seat == self.me else self.answer_of_bot(question)
            self.tell(self.game.answer(question.id, option))
        self.show_table()
        self.say(ending(self.game, self.words))

    def answer_of_bot(self, question: Question) -> str:
        return ask(self.bot, self.game.view(question.seat), question).option

    def say(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, highlight=False)

    def welcome(self) -> str:
        me, board = self.words.seat(self.me), self.words.t(f"board-{self.game.board}")
        if self.game.level:
            level = self.words.t(f"level-{self.game.level}")
            return self.words.t("play-welcome-alone", player=me, board=board, level=level)
        return self.words.t("play-welcome", player=me, board=board, players=self.game.seats)

    def tell(self, events: list[Event]) -> None:
        seen = [event.seen_by(self.me) for event in events]
        for line in tale((event for event in seen if event is not None), self.words):
            about_me = re.search(rf"{re.escape(self.words.seat(self.me))}\b", line)
            self.say(line, "bold" if not line.startswith(" ") else "cyan" if about_me else "")

    def ask(self, question: Question) -> str:
        """Ask until the person types a number of the list."""
        if question.kind == "choose_character":
            self.show_table()
        self.say("")
        self.say(self.words.question(question, self.game.cause), "bold")
        self.console.print(self.options_table(question))
        count = len(question.options)
        while True:
            self.console.print(self.words.t("play-prompt", count=count), end=" ", markup=False, highlight=False)
            reply = self.console.input().strip().lower()
            if reply.isdecimal() and 1 <= int(reply) <= count:
                return question.options[int(reply) - 1]
            if reply == "t":
                self.show_table()
            elif reply == "l":
                self.show_loot()
            elif reply == "q":
                raise EOFError
            else:
                self.say(self.words.t("play-not-listed", reply=reply, count=count))

    def options_table(self, question: Question) -> Table:
        table = Table.grid(padding=(0, 2))
        for number, option in enumerate(question.options, 1):
            table.add_row(f"{number:3}", Text(self.words.option(option)), Text(self.hint(option), "dim"))
        return table

    def hint(self, option: str) -> str:
        """The ability of the option's character, or the text of its loot tile."""
        place, *_, last = option.split(":")
        if place in ("hand", "graveyard", "ship", "island"):
            return self.words.ability(int(last))
        loot = {"loot": last, "effect": self.game.cause}.get(place)
        return self.words.tile(self.game.tiles[self.me].sides[LOOT.index(loot)]) if loot else ""

    def show_loot(self) -> None:
        """The sides on the board, in a solo game also those that differ for Automa; then the meaning of their marks."""
        mine = self.game.tiles[self.me].sides
        marks = self.show_tiles(mine, "you" if self.game.level else "")
        if self.game.level:
            hers = tuple(side for side in self.game.tiles[AUTOMA].sides if side != mine[side.kind])
            marks |= self.show_tiles(hers, "automa")
        for mark, about in (("changed", "changed.about"), ("reconstructed", "reconstructed.about")):
            if mark in marks:
                self.line(self.words.t(mark), self.words.t(about))

    def show_tiles(self, sides: tuple[TileSide, ...], whose: str) -> set[str]:
        """One line for each side; returns the marks that they bear."""
        seen = set()
        for side in sides:
            line = self.words.t(
                "play-tile",
                loot=self.words.loot(LOOT[side.kind]),
                side=self.words.t(f"board-{side.side}"),
                does=self.words.tile(side),
            )
            if whose == "automa":
                line = self.words.t("play-line", name=self.words.seat(AUTOMA), value=line)
            marks = marks_of(side, whose)
            seen.update(marks)
            self.say(f"  {line}" + (f" ({', '.join(map(self.words.t, marks))})" if marks else ""))
        return seen

    def show_table(self) -> None:
        """Everything that the person may know."""
        view = self.game.view(self.me)
        words = self.words
        self.say("")
        for number, day in enumerate(view.days, view.days_of_voyage - len(view.days) + 1):
            name = words.t("play-today") if number == view.day else words.t("play-day", day=number)
            self.line(name, words.tokens(day))
        track = (words.seat(colour) if colour < view.seats else "-" for colour in view.track)
        self.line(words.t("play-reputation"), ", ".join(track))
        if view.island:
            self.line(words.t("play-island"), words.island(view.island))
        self.console.print(players_table(view, words))
        if view.level:
            self.line(words.t("play-her-hand"), words.characters(view.players[AUTOMA].holds))
        if view.top:
            self.line(words.t("play-her-deck"), words.pointers(view.top))
        if view.phase != "choosing":
            self.line(words.t("play-your-hand"), words.characters(view.hand))
        self.line(words.t("play-your-graveyard"), words.characters(view.graveyard))

    def line(self, name: str, value: str) -> None:
        self.say("  " + self.words.t("play-line", name=name, value=value))


def players_table(view: View, words: Words) -> Table:
    keys = ("heading-doubloons", "heading-score", "heading-hand", "heading-ship", "heading-loot")
    table = Table("", *map(words.t, keys), box=None, pad_edge=False)
    for seat, player in enumerate(view.players):
        name = words.seat(seat)
        table.add_row(
            words.t("play-you", player=name) if seat == view.seat else name,
            str(player.doubloons),
            str(player.score),
            words.t("play-cards", count=player.hand_size),
            words.characters(player.ship),
            words.tokens(player.loot),
            style="bold" if seat == view.seat else "",
        )
    return table
