"""The game as a full-screen program, for keyboard and mouse."""

import asyncio
import os
import re
from collections.abc import Callable
from contextlib import suppress
from typing import ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.css.query import NoMatches
from textual.message import Message
from textual.screen import ModalScreen
from textual.theme import Theme
from textual.widgets import Input, OptionList, RichLog, Static

from galecrest.cli import panels
from galecrest.cli.link import News, new_id
from galecrest.cli.panels import Key
from galecrest.cli.sitting import Choice, Prompt, Sitting, events_in, rank_in, said
from galecrest.cli.tale import Teller
from galecrest.game import View
from galecrest.game.events import Acted, Event, PhaseBegan
from galecrest.game.terms import AUTOMA, LOOT, rank_of, seat_of
from galecrest.table.fold import apply
from galecrest.table.messages import Chat, ChatLine, Happened, Say
from galecrest.words import LANGUAGES, Words, marks_of

SEA: Final = Theme(
    name="galecrest",
    primary="#d9a441",
    secondary="#56b4e9",
    accent="#d9a441",
    foreground="#e8e2d0",
    background="#0e1a20",
    surface="#13242c",
    panel="#1b323c",
    dark=True,
)
FOOT: Final = (
    Key("?", "help", "screen-help"),
    Key("L", "all_loot", "heading-loot"),
    Key("A–F", "player(0)", "players"),
    Key("N", "language", "language"),
    Key("Q", "leave", "screen-quit"),
)


class Heard(Message):
    """A message of the table."""

    def __init__(self, news: News) -> None:
        super().__init__()
        self.news = news


class Options(OptionList):
    """Nothing is marked at first. An arrow key, a digit or a click marks an option; Enter or another click sends it. The marked option
    has a sign, too, for terminals without colours."""

    def watch_highlighted(self, highlighted: int | None) -> None:
        for place, option in enumerate(self.options):
            text = option.prompt
            assert isinstance(text, Text)
            sign = panels.MARKED if place == highlighted else " "
            if text.plain[0] != sign:
                self.replace_option_prompt_at_index(place, Text.assemble((sign, "bold"), text[1:]))
        super().watch_highlighted(highlighted)

    def on_click(self, event: events.Click) -> None:
        clicked = event.style.meta.get("option")
        if clicked is not None and clicked != self.highlighted:
            self.highlighted = clicked
            event.prevent_default()


class Page(ModalScreen[None]):
    """A text to be read; any key closes it, arrow keys scroll it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, "close") for key in ("escape", "enter", "q", "question_mark")]

    def __init__(self, title: str, text: Text) -> None:
        super().__init__()
        self.heading = panels.capital(title)
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = self.heading
            yield Static(self.text)

    def on_click(self) -> None:
        self.action_close()

    def action_close(self) -> None:
        self.dismiss()


class GameScreen(App[str]):
    """Returns what the person wants next: `again`, the table of a rematch, or nothing."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Galecrest"
    CSS_PATH = "screen.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help"),
        Binding("l", "all_loot"),
        Binding("n", "language"),
        Binding("q", "leave"),
        Binding("ctrl+c,ctrl+q", "quit", priority=True),
        Binding("space", "skip"),
        Binding("slash", "say"),
        Binding("left", "look(-1)"),
        Binding("right", "look(1)"),
        *[Binding(letter.lower(), f"player({seat})") for seat, letter in enumerate(panels.LETTERS)],
    ]

    def __init__(self, sitting: Sitting, pace: float = 0.0, again: bool = False) -> None:
        """`pace` is the number of seconds for each event; `again`: offer a new game after this one."""
        # Without colours the terminal's own ones remain, instead of greys.
        super().__init__(ansi_color=True if "NO_COLOR" in os.environ else None)
        self.sitting = sitting
        self.pace = pace
        self.again = again
        self.news: asyncio.Queue[News] = asyncio.Queue()
        self.skipping = asyncio.Event()
        self.shown: View | None = None  # what is on the screen: the view after the events told so far
        self.acting: tuple[int, int] | None = None
        self.told: list[Event | ChatLine] = []
        self.teller = Teller(sitting.words)
        self.asked: object = None  # what the options on the screen are about
        self.subjects: list[str] = []  # the options of the question
        self.actions: list[Callable[[], None]] = []  # what each option on the screen does
        self.typed = ""
        self.telling = False  # events are shown one after another
        self.reading: Callable[[], Text] | None = None  # what the card panel shows, in any language
        self.looked = -1
        self.leaving = False
        self.trouble = ""

    @property
    def words(self) -> Words:
        return self.sitting.words

    def compose(self) -> ComposeResult:
        yield Static(id="bar")
        with Horizontal(id="board"):
            with Vertical(id="left"):
                yield Static(id="island")
                yield Static(id="players")
                with Vertical(id="prompt"):
                    yield Static(id="sentence")
                    yield Options(id="options", compact=True)
            with Vertical(id="right"):
                yield RichLog(id="log", wrap=True, min_width=0)
                with VerticalScroll(id="card", can_focus=False):
                    yield Static(id="text")
        yield Static(id="foot")

    def on_mount(self) -> None:
        self.register_theme(SEA)
        self.theme = SEA.name
        self.query_one(Options).focus()
        self.refresh_all()
        self.run_worker(self.keep_telling())
        self.set_interval(1.0, self.refresh_bar)
        self.sitting.link.open(lambda news: self.post_message(Heard(news)))

    def on_heard(self, message: Heard) -> None:
        self.news.put_nowait(message.news)

    def on_resize(self) -> None:
        self.call_after_refresh(self.rewrite)

    # What happens

    async def keep_telling(self) -> None:
        try:
            while True:
                await self.take_in(await self.news.get())
        except NoMatches:
            if self.is_running:
                raise  # otherwise the program ends, and parts of the screen are gone

    async def take_in(self, news: News) -> None:
        if isinstance(news, Happened):
            await self.tell(news)
        elif isinstance(news, Chat):
            for line in news.lines:
                self.told.append(line)
                self.write(said(line, self.words))
        self.trouble = self.sitting.hear(news)
        if isinstance(news, Happened):
            self.settle()
        if self.sitting.question or self.sitting.over:
            self.skipping.clear()
        self.refresh_all()

    async def tell(self, happened: Happened) -> None:
        """Show the events of a message one after another."""
        self.teller.words = self.words
        for event in events_in(happened):
            self.told.append(event)
            lines = list(self.teller.tell(event))
            for line in lines:
                self.write(line)
            if self.shown is None:
                continue
            self.shown = apply(self.shown, event)
            if isinstance(event, Acted):
                self.acting = (event.seat, event.rank)
            elif isinstance(event, PhaseBegan):
                self.acting = None
            if lines and self.pace and not self.skipping.is_set():
                self.telling = True
                self.refresh_table()
                self.refresh_prompt()
                with suppress(TimeoutError):
                    async with asyncio.timeout(self.pace):  # wait_for of Python 3.11 may swallow that the program ends
                        await self.skipping.wait()
        self.telling = False

    def settle(self) -> None:
        """The screen shows what the table says."""
        view = self.shown = self.sitting.view
        assert view is not None
        acting = view.turn.acting
        self.acting = (seat_of(acting), rank_of(acting)) if acting else None

    def write(self, line: str) -> None:
        """A heading is bold, a phase or reveal slanted."""
        style = "bold" if not line.startswith(" ") else "" if line.startswith("    ") else "italic"
        text = Text(line.strip(), style)
        for seat in range(len(self.words.names)):
            text.highlight_regex(rf"\b{re.escape(self.words.seat(seat))}\b", f"bold {panels.colour(seat)}")
        self.query_one(RichLog).write(text)

    # What is on the screen

    def refresh_all(self) -> None:
        self.refresh_table()
        self.refresh_prompt()
        self.refresh_card()
        self.query_one("#log").border_title = self.words.t("log")
        self.show("#foot", panels.keys(FOOT, self.words))

    def show(self, where: str, text: Text | str) -> None:
        self.query_one(where, Static).update(text)

    def refresh_table(self) -> None:
        words, view = self.words, self.shown
        island, players = self.query_one("#island", Static), self.query_one("#players", Static)
        island.border_title, players.border_title = words.t("island"), words.t("players")
        if view is None:
            self.show("#bar", Text(f" {self.TITLE}", "bold"))
            self.show("#island", words.t("gathering" if self.sitting.info else "coming-aboard"))
            self.show("#players", Text("\n").join(map(self.gathered, range(len(words.names)))))
            return
        self.refresh_bar()
        over = view.phase == "over"
        if over:
            island.border_title = words.t("the-end")
        island.border_subtitle = panels.days_ahead(view)
        width = island.content_size.width
        lines = [panels.today(view, words, width), panels.island(view, words, self.acting, width)][over:]
        self.show("#island", Text("\n").join(lines))
        rows = -(-(view.seats + (1 if view.seats == 2 or view.level else 0)) // 3)
        island.styles.min_height = 3 + rows
        players.border_title = Text.assemble(words.t("players"), "  ", panels.legend(words))
        players.border_subtitle = Text.assemble(words.t("reputation"), " ", panels.reputation(view))
        late = [] if over or view is not self.sitting.view else self.sitting.late
        self.show("#players", panels.players(view, words, players.content_size.width, late))

    def refresh_bar(self) -> None:
        """Called by a timer, too, which may tick once more while the program closes."""
        if self.shown is not None and self.query("#bar"):
            self.show("#bar", panels.bar(self.shown, self.words, self.sitting.seconds_left))

    def gathered(self, seat: int) -> Text:
        return Text.assemble(panels.badge(seat), f" {self.words.names[seat]}")

    def refresh_prompt(self) -> None:
        """The options stay as they are, with their mark, as long as the same is asked."""
        prompt = Prompt(self.words.t("screen-skip")) if self.telling else self.sitting.prompt
        sentence = Text(prompt.sentence, "bold")
        for note in (self.trouble, self.words.t("screen-quit-sure") if self.leaving else ""):
            sentence.append(f"\n{note}" if note else "", "italic")
        self.show("#sentence", sentence)
        mine = bool(prompt.choices) and not prompt.optional
        self.query_one("#prompt").border_title = self.words.t("your-turn-title") if mine else ""
        entries = [*[self.entry(choice) for choice in prompt.choices], *self.ways_out()]
        asked = (prompt.key, self.words.language, [text for text, _ in entries])
        if asked == self.asked:
            return
        self.asked, self.typed = asked, ""
        self.subjects = [choice.option for choice in prompt.choices]
        self.actions = [act for _, act in entries]
        options = self.query_one(Options)
        self.query_one("#prompt").border_subtitle = ""
        options.clear_options()
        options.add_options([self.row(number, text) for number, (text, _) in enumerate(entries, 1)])

    def entry(self, choice: Choice) -> tuple[Text, Callable[[], None]]:
        text = Text.assemble((choice.text, "bold"))
        rank, loot = rank_in(choice.option), self.sitting.loot_in(choice.option)
        if rank:
            text.append(f"  {panels.ability(rank, self.words)}")
        elif loot:
            text.append(f"  {panels.TOKENS[loot]} {self.sitting.hint(choice.option)}")
        return text, lambda: self.send(choice)

    def ways_out(self) -> list[tuple[Text, Callable[[], None]]]:
        """What can be chosen when the game is over, beside a rematch."""
        info = self.sitting.info
        if not (self.sitting.over or self.sitting.ended) or info is None:
            return []
        ways = []
        if self.again:
            ways.append((Text(self.words.t("screen-again"), "bold"), lambda: self.exit("again")))
        if info.rematch:
            ways.append((Text(self.words.t("join-rematch"), "bold"), lambda: self.exit(info.rematch)))
        return [*ways, (Text(self.words.t("screen-quit"), "bold"), self.exit)]

    @staticmethod
    def row(number: int, text: Text) -> Text:
        return Text.assemble((f" {number:2} ", "dim"), text)

    def send(self, choice: Choice) -> None:
        self.trouble = ""
        self.sitting.send(choice)
        self.refresh_all()

    def refresh_card(self) -> None:
        """The text that the person reads, then their hand."""
        view = self.shown
        if view is None:
            self.show("#text", self.words.t("screen-hint"))
            return
        hand = panels.crew(view.hand, self.words)
        parts = [Text.assemble((panels.label(self.words.t("your-hand"), self.words), "bold"), hand)]
        if not hand.plain:
            parts = [Text(self.words.t("hand-empty"))]
        if view.chosen:
            chosen = self.words.character(view.chosen)
            parts.append(Text(self.words.t("play-line", name=self.words.t("your-choice"), value=chosen)))
        if self.reading is not None:
            parts = [self.reading(), Text(), *parts]
        self.show("#text", Text("\n").join(parts))

    def read(self, text: Callable[[], Text] | None) -> None:
        self.reading = text
        self.query_one("#card").scroll_home(animate=False)
        self.refresh_card()

    # What the person does

    @on(OptionList.OptionHighlighted)
    def read_option(self, event: OptionList.OptionHighlighted) -> None:
        self.query_one("#prompt").border_subtitle = f"Enter: {self.words.t('send')}"
        option = self.subjects[event.option_index] if event.option_index < len(self.subjects) else ""
        rank, loot = rank_in(option), self.sitting.loot_in(option)
        if rank:
            self.action_read(rank)
        elif loot:
            self.action_loot(loot)

    @on(OptionList.OptionSelected)
    def choose_option(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.actions):
            self.actions[event.option_index]()

    def on_key(self, event: events.Key) -> None:
        if self.leaving and event.key != "q":
            self.leaving = False
            self.refresh_prompt()
        if event.key == "escape":
            self.end_saying()
        if event.character and event.character.isdecimal() and len(self.screen_stack) == 1:
            self.type_digit(event.character)

    async def on_click(self, event: events.Click) -> None:
        act = event.style.meta.get("act")
        if act is not None:
            await self.run_action(act)

    def type_digit(self, digit: str) -> None:
        """Mark the option of this number; 1 and 2 typed together are 12, if there are that many."""
        count = len(self.actions)
        self.typed = next((typed for typed in (self.typed + digit, digit) if 1 <= int(typed) <= count), "")
        if self.typed:
            self.query_one(Options).highlighted = int(self.typed) - 1

    def action_read(self, rank: int) -> None:
        self.read(lambda: panels.card(rank, self.words))

    def action_loot(self, kind: str) -> None:
        self.read(lambda: self.tile(LOOT.index(kind)))

    def action_player(self, seat: int) -> None:
        if self.shown is not None and seat < self.shown.seats:
            self.read(lambda: panels.about_player(self.shown or self.sitting.view, self.words, seat))  # type: ignore[arg-type]

    def action_look(self, step: int) -> None:
        """Read the characters on the island and in the hand, one after another."""
        view = self.shown
        ranks = [*[rank for _, rank in view.island], *view.hand] if view is not None else []
        if ranks:
            self.looked = (self.looked + step) % len(ranks)
            self.action_read(ranks[self.looked])

    def action_skip(self) -> None:
        """Show everything at once until the next question."""
        if self.telling:
            self.skipping.set()

    def action_language(self) -> None:
        place = LANGUAGES.index(self.words.language)
        self.sitting.speak(LANGUAGES[(place + 1) % len(LANGUAGES)])
        self.rewrite()

    def rewrite(self) -> None:
        """Write everything again, in another language or to another width."""
        self.teller = Teller(self.words)
        self.query_one(RichLog).clear()
        for told in self.told:
            for line in [said(told, self.words)] if isinstance(told, ChatLine) else self.teller.tell(told):
                self.write(line)
        self.refresh_all()

    def action_leave(self) -> None:
        """A second press leaves."""
        if self.leaving:
            self.exit()
        self.leaving = True
        self.refresh_prompt()

    def action_all_loot(self) -> None:
        if self.sitting.view is not None:
            kinds = Text("\n\n").join(self.tile(kind) for kind in range(len(LOOT)))
            self.push_screen(Page(self.words.t("heading-loot"), kinds))

    def action_help(self) -> None:
        text = Text(self.words.t("screen-help-text"))
        text.append("\n\n")
        text.append_text(panels.signs(self.words))
        self.push_screen(Page(self.words.t("screen-help"), text))

    def tile(self, kind: int) -> Text:
        """A loot tile with its whole text; in a solo game also what it does for Automa."""
        words, sitting = self.words, self.sitting
        me = sitting.seat or 0
        alone = sitting.view is not None and bool(sitting.view.level)
        text = Text.assemble((f"{panels.TOKENS[LOOT[kind]]} {words.loot(LOOT[kind])}", "bold"))
        mine = sitting.sides(me)[kind]
        sides = [(mine, "you" if alone else "", "")]
        if alone and sitting.sides(AUTOMA)[kind] != mine:
            sides.append((sitting.sides(AUTOMA)[kind], "automa", panels.label(words.seat(AUTOMA), words)))
        for side, whose, who in sides:
            marks = ", ".join(map(words.t, marks_of(side, whose)))
            text.append(f"\n{who}{words.tile(side)}" + (f" ({marks})" if marks else ""))
        return text

    # Chat

    def action_say(self) -> None:
        info = self.sitting.info
        if info is not None and info.id != "local" and not self.query(Input):
            field = Input(placeholder=self.words.t("say-something"), max_length=500, compact=True)
            self.mount(field, before="#foot")
            field.focus()

    @on(Input.Submitted)
    def say(self, event: Input.Submitted) -> None:
        if event.value.strip():
            self.sitting.link.send(Say(new_id(), event.value.strip()))
        self.end_saying()

    def end_saying(self) -> None:
        self.query(Input).remove()
        self.query_one(Options).focus()
