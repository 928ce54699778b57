"""The game line by line, for pipes and screen readers."""

from queue import SimpleQueue

from rich.console import Console
from rich.table import Table
from rich.text import Text

from galecrest.cli.link import News
from galecrest.cli.sitting import Prompt, Sitting, events_in, said
from galecrest.cli.tale import tale
from galecrest.game import View
from galecrest.game.events import Event
from galecrest.game.sides import TileSide
from galecrest.game.terms import AUTOMA, LOOT
from galecrest.table.messages import Chat, Happened
from galecrest.words import Words, marks_of


class PlainGame:
    """Tells what happens, and asks until the person types a number of the list."""

    def __init__(self, console: Console, sitting: Sitting, bot: str = "") -> None:
        """`bot` plays the other seats of a game in this process."""
        self.console = console
        self.sitting = sitting
        self.bot = bot
        self.answered: object = None  # the key of the prompt that was answered last
        self.waited = ""  # the sentence that was told last while nothing could be chosen

    @property
    def words(self) -> Words:
        return self.sitting.words

    @property
    def view(self) -> View:
        assert self.sitting.view is not None
        return self.sitting.view

    def play(self) -> None:
        """Play to the end. Ctrl-C raises KeyboardInterrupt, Ctrl-D and `q` raise EOFError."""
        news: SimpleQueue[News] = SimpleQueue()
        self.sitting.link.open(news.put)
        while not (self.sitting.over or self.sitting.ended):
            self.hear(news.get())
            prompt = self.sitting.prompt
            if prompt.choices and not prompt.optional and prompt.key != self.answered and news.empty():
                self.ask(prompt)
                self.answered = prompt.key
        if self.sitting.over:
            self.show_table()
            self.say(self.sitting.prompt.sentence)

    def hear(self, news: News) -> None:
        first = self.sitting.view is None
        wrong = self.sitting.hear(news)
        if wrong:
            self.answered = None
            self.say(wrong)
        if isinstance(news, Happened):
            if first:
                self.begin()
            self.tell(events_in(news))
        elif isinstance(news, Chat):
            for line in news.lines:
                self.say(said(line, self.words))
        info = self.sitting.info
        waits = self.sitting.lost or (info is not None and info.state == "gathering")
        sentence = self.sitting.prompt.sentence if waits else ""
        if sentence and sentence != self.waited:
            self.say(sentence)
        self.waited = sentence

    def begin(self) -> None:
        """Say who plays, with which tiles."""
        self.say(self.welcome())
        if self.bot and not self.view.level and (about := self.words.about_bot(self.bot)):
            self.say(self.words.t("play-bot", bot=self.words.bot(self.bot), about=about))
        self.show_loot()

    def say(self, text: str, style: str = "") -> None:
        self.console.print(text, style=style, markup=False, highlight=False)

    def welcome(self) -> str:
        view = self.view
        me, board = self.words.name(self.me), self.words.t(f"board-{view.board}")
        if view.level:
            return self.words.t("play-welcome-alone", player=me, board=board, level=self.words.t(f"level-{view.level}"))
        return self.words.t("play-welcome", player=me, board=board, players=view.seats)

    @property
    def me(self) -> int:
        assert self.sitting.seat is not None
        return self.sitting.seat

    def tell(self, events: list[Event]) -> None:
        for line in tale(events, self.words):
            self.say(line, "" if line.startswith(" ") else "bold")

    def ask(self, prompt: Prompt) -> None:
        if self.sitting.view is not None and self.sitting.view.phase == "choosing":
            self.show_table()
        self.say("")
        self.say(prompt.sentence, "bold")
        self.console.print(self.options_table(prompt))
        count = len(prompt.choices)
        while True:
            self.console.print(self.words.t("play-prompt", count=count), end=" ", markup=False, highlight=False)
            reply = self.console.input().strip().lower()
            if reply.isdecimal() and 1 <= int(reply) <= count:
                self.sitting.send(prompt.choices[int(reply) - 1])
                return
            if reply == "t":
                self.show_table()
            elif reply == "l":
                self.show_loot()
            elif reply == "q":
                raise EOFError
            else:
                self.say(self.words.t("play-not-listed", reply=reply, count=count))

    def options_table(self, prompt: Prompt) -> Table:
        table = Table.grid(padding=(0, 2))
        for number, choice in enumerate(prompt.choices, 1):
            hint = self.sitting.hint(choice.option) if choice.option else ""
            table.add_row(f"{number:3}", Text(choice.text), Text(hint, "dim"))
        return table

    def show_loot(self) -> None:
        """The sides on the board, in a solo game also those that differ for Automa; then the meaning of their marks."""
        mine = self.sitting.sides(self.me)
        marks = self.show_tiles(mine, "you" if self.view.level else "")
        if self.view.level:
            hers = tuple(side for side in self.sitting.sides(AUTOMA) if side != mine[side.kind])
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
        view, words = self.view, self.words
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
        name = words.name(seat)
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
