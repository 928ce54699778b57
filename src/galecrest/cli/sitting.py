"""A person at a table: what they have been told, what they are asked, and how they answer."""

import time
from collections.abc import Callable
from dataclasses import dataclass

from galecrest import codec
from galecrest.cli.link import Ended, Link, Lost, News, answer, new_id
from galecrest.game import Question, View
from galecrest.game.errors import GalecrestError
from galecrest.game.events import Event
from galecrest.game.sides import TileSide
from galecrest.game.terms import AUTOMA, LOOT, SIDES
from galecrest.game.tiles import lay_out
from galecrest.table.messages import (
    Accepted,
    Agree,
    Answer,
    ChatLine,
    ClientMessage,
    Happened,
    Refused,
    Rematch,
    Return,
    TableChanged,
    TableInfo,
    Welcome,
)
from galecrest.words import Words


@dataclass(frozen=True)
class Choice:
    text: str
    message: Callable[[], ClientMessage]
    option: str = ""  # of the game's question


@dataclass(frozen=True)
class Prompt:
    """A sentence, and what the person can choose. Without choices, it says what the game waits for."""

    sentence: str
    choices: tuple[Choice, ...] = ()
    key: object = None  # equal for prompts that ask the same
    optional: bool = False  # the game goes on without an answer


class Sitting:
    def __init__(self, link: Link, words: Words) -> None:
        self.link = link
        self.words = words
        self.info: TableInfo | None = None
        self.seat: int | None = None
        self.view: View | None = None
        self.change: Question | None = None  # the question under which the chosen card can be changed
        self.sent: Answer | None = None  # the last answer, unless it was refused
        self.pending = False  # whether the table has not acknowledged it yet
        self.due: float | None = None  # when our time is up, by time.monotonic()
        self.lost = False
        self.ended = ""  # why the table has closed the connection for good

    # What we are told

    def hear(self, news: News) -> str:
        """Take in a message. Returns the words for what went wrong, if anything did."""
        match news:
            case Welcome() | TableChanged():
                self.lost = False
                self.info, self.seat = news.table, news.seat
                self.speak(self.words.language)
            case Happened():
                self.view = codec.view_from_data(news.view)
                self.change = codec.question_from_data(news.change) if news.change else None
                deadline = news.time.deadlines.get(str(self.seat)) if news.time else None
                self.due = time.monotonic() + deadline - news.time.now if news.time and deadline else None
                self.speak(self.words.language)
            case Accepted():
                self.pending &= self.sent is not None and self.sent.id != news.id
            case Refused():
                if self.sent is not None and self.sent.id == news.id:
                    self.sent, self.pending = None, False
                return self.words.t(f"refusal-{news.code}")
            case Lost():
                self.lost = True
            case Ended():
                self.ended = news.code
                return self.words.t(f"refusal-{news.code}")
        return ""

    def speak(self, language: str) -> None:
        names = names_of(self.info, Words(language)) if self.info else ()
        self.words = Words(language, names, self.seat)

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.phase == "over"

    @property
    def seconds_left(self) -> int | None:
        """For our answer; None without a clock."""
        return None if self.due is None else max(0, round(self.due - time.monotonic()))

    # What we are asked

    @property
    def question(self) -> Question | None:
        """The question that we have not answered yet."""
        if self.view is None or self.pending:
            return None
        answered = self.sent.question if self.sent else None
        return next((question for question in self.view.questions if question.id != answered), None)

    @property
    def prompt(self) -> Prompt:
        words, info = self.words, self.info
        if self.ended:
            return Prompt(words.t(f"refusal-{self.ended}"))
        if self.lost:
            return Prompt(words.t("reconnecting-calmly"))
        if info is None:
            return Prompt(words.t("coming-aboard"))
        if info.state == "abandoned":
            return Prompt(words.t("abandoned"))
        if info.proposal is not None and self.seat in info.proposal.asked and self.seat is not None:
            return self.proposal(info)
        if info.state == "gathering":
            return Prompt(words.t("host-starts"))
        if self.over:
            return self.ending(info)
        if self.seat is not None and info.seats[self.seat].bot:
            choice = Choice(words.t("take-seat-back"), lambda: Return(new_id()))
            return Prompt(words.t("bot-plays-for-you"), (choice,), "return")
        return self.of_the_game()

    def proposal(self, info: TableInfo) -> Prompt:
        words, proposal = self.words, info.proposal
        assert proposal is not None
        said = {"player": words.seat(proposal.agreed[0])}
        if proposal.what == "bot" and proposal.seat is not None:
            said |= {"other": words.seat(proposal.seat), "bot": words.bot(proposal.bot or "")}
        choices = (
            Choice(words.t("agree"), lambda: Agree(new_id())),
            Choice(words.t("decline"), lambda: Agree(new_id(), agreed=False)),
        )
        return Prompt(words.t(f"proposal-{proposal.what}", **said), choices, ("proposal", proposal.what))

    def ending(self, info: TableInfo) -> Prompt:
        assert self.view is not None
        winner = self.view.standing[0]
        score, you = self.view.players[winner].score, self.words.you(winner)
        won = self.words.t("game-won", player=self.words.seat(winner), you=you, score=score)
        if info.id == "local" or self.seat is None:
            return Prompt(won)
        if info.proposal is not None or info.rematch is not None:  # the others are asked, or play goes on elsewhere
            return Prompt(won)
        return Prompt(won, (Choice(self.words.t("rematch"), lambda: Rematch(new_id())),), "rematch", optional=True)

    def of_the_game(self) -> Prompt:
        question, words = self.question, self.words
        if question is not None and self.view is not None:
            return Prompt(words.question(question, self.view.turn.cause), self.choices(question), question.id)
        if self.change is not None and self.view is not None and not self.pending:
            sends = words.t("you-send", character=words.character(self.view.chosen))
            return Prompt(sends, self.choices(self.change), ("change", self.view.chosen), optional=True)
        return Prompt(self.waiting)

    def choices(self, question: Question) -> tuple[Choice, ...]:
        """Bound to the question that the person has read, so that a late answer is never taken for another one."""
        return tuple(
            Choice(self.words.option(option), lambda option=option: answer(question.id, option), option)  # type: ignore[misc]
            for option in question.options
        )

    @property
    def late(self) -> list[int]:
        """The other seats for which the game waits."""
        view = self.view
        if view is None:
            return []
        if view.phase != "choosing":
            return [view.turn.seat] if view.turn.kind and view.turn.seat not in (-1, self.seat) else []
        choosing = [seat for seat, each in enumerate(view.players) if each.hand_size and not each.has_chosen]
        return [seat for seat in choosing if seat != self.seat]

    @property
    def waiting(self) -> str:
        names = ", ".join(map(self.words.seat, self.late))
        return self.words.t("waiting-for", names=names) if names else self.words.t("a-moment")

    def send(self, choice: Choice) -> None:
        message = choice.message()
        if isinstance(message, Answer):
            self.sent, self.pending = message, True
        self.link.send(message)

    # What an option is about

    def hint(self, option: str) -> str:
        """The ability of the option's character, or the text of its loot tile."""
        rank = rank_in(option)
        if rank:
            return self.words.ability(rank)
        loot = self.loot_in(option)
        return self.words.tile(self.sides(self.seat or 0)[LOOT.index(loot)]) if loot else ""

    def loot_in(self, option: str) -> str:
        """The loot that the option is about, empty if it is about none."""
        place, *parts = option.split(":")
        named = [self.view.turn.cause] if place == "effect" and self.view is not None else parts
        return next((part for part in named if part in LOOT), "")

    def sides(self, seat: int) -> tuple[TileSide, ...]:
        """The loot tiles as they count for this seat."""
        assert self.view is not None
        return sides_of(self.view, seat)


def rank_in(option: str) -> int:
    """The rank of the option's character, 0 if it is about none."""
    place, *parts = option.split(":")
    return int(parts[-1]) if place in ("hand", "graveyard", "ship", "island") else 0


def sides_of(view: View, seat: int) -> tuple[TileSide, ...]:
    over = () if not view.level else view.solo.her_tiles if seat == AUTOMA else view.solo.your_tiles
    return lay_out(view.box, tuple(SIDES.index(side) for side in view.sides), over).sides


def events_in(happened: Happened) -> list[Event]:
    """The events of a message, without those that only a later program knows."""
    events = []
    for data in happened.events:
        try:
            events.append(codec.event_from_data(data))
        except GalecrestError:
            continue
    return events


def names_of(info: TableInfo, words: Words) -> tuple[str, ...]:
    """The names of all seats. A bot gets a sailor's name."""
    bots = [place for place, seat in enumerate(info.seats) if seat.bot and not seat.name]

    def name(place: int) -> str:
        seat = info.seats[place]
        if seat.name:
            return seat.name
        if seat.bot:
            return words.t(f"sailor-{bots.index(place) % 5}")
        return words.seat(place) if seat.guest else words.t("seat-free")

    names = tuple(map(name, range(len(info.seats))))
    return (names[0], words.t("automa")) if info.setup.players == 1 else names


def said(line: ChatLine, words: Words) -> str:
    """A line of chat."""
    return words.t("play-line", name=line.name, value=line.text or words.t(f"reaction-{line.reaction}"))
