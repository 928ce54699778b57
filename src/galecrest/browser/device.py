"""The tables of a device: people who share it play against each other, against bots and against Automa.

The person at the device speaks for everybody there: what needs the consent of all is agreed at once. Time, chance and storage come in as
arguments. An answer is stored before it is acknowledged.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from hashlib import blake2b
from typing import Final

import msgspec

from galecrest.bots import SEARCHING, Reply, Why, ask_by_rounds, kind_of, make_bot
from galecrest.browser.storage import Storage, StoredStep, step_from_json, step_to_json
from galecrest.game import Game
from galecrest.game.errors import BadAnswer, GalecrestError
from galecrest.game.terms import RULES_VERSION
from galecrest.table import seating, versions
from galecrest.table.deadlines import bot_questions, open_question
from galecrest.table.messages import (
    Accepted,
    Answer,
    BotName,
    ClientMessage,
    Hello,
    Mute,
    MyGame,
    Name,
    OpenTable,
    Outgoing,
    Ping,
    Pong,
    React,
    Refused,
    Rematch,
    Say,
    Setup,
    Start,
    TakeName,
    decode_client_message,
    encode,
)
from galecrest.table.play import Play
from galecrest.table.refusals import Code, Refusal, code_of
from galecrest.table.seating import Guest, Seat, Table
from galecrest.table.viewing import Cursor

PREFIX: Final = "here-"  # of the ids of tables that are kept on a device
ME: Final = "me"
FOR_EVER: Final = 1e12  # people who share a device are always connected
HASTE: Final = 15  # a hurried bot's time runs so many times faster: 20 ms are left of a captain's 300
DRAWING: Final = 0.1  # seconds in which the page draws a new phase, before a bot that searches takes a core
SLICE: Final = 0.012  # seconds for which a bot searches without a pause ...
NAP: Final = 0.004  # ... in which the page has the core, and messages of the page are heard
INSTEAD: Final = {"admiral": "captain"}  # the admiral needs numpy: without it a decision takes seconds


class Hotseat(msgspec.Struct, forbid_unknown_fields=True):
    """A table for several people on one device, and bots. The first person is the owner of the device."""

    people: list[Name]
    setup: Setup = msgspec.field(default_factory=Setup)
    bots: list[BotName] = msgspec.field(default_factory=list)


@dataclass(eq=False)
class Visit:
    """A page that shows a table."""

    cursor: Cursor
    send: Callable[[str], None]

    def say(self, message: Outgoing) -> None:
        self.send(encode(message).decode())


@dataclass(eq=False)
class Kept:
    """A table of this device in memory."""

    table: Table
    play: Play
    steps: list[StoredStep]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    visits: list[Visit] = field(default_factory=list)
    bots: asyncio.Task[None] | None = None  # while bots think
    hurried: bool = False
    stale: bool = False  # another tab has stored a step

    @property
    def fresh(self) -> bool:
        """Whether no other tab can have played this table since it was read, as long as it is not known to be stale."""
        return not self.stale and (bool(self.visits) or self.lock.locked() or self.table.state == "over")

    @property
    def people(self) -> list[Guest]:
        return [Guest(seat.guest, seat.name, seat.captain) for seat in self.table.seats if seat.guest is not None]

    def stored(self, seat: int, client_id: str) -> tuple[int, str] | None:
        """The question and the option that were answered under this id."""
        found = (each.step for each in self.steps if each.step.seat == seat and each.client_id == client_id)
        return next(((step.question, step.option) for step in found), None)


class Device:
    """`entropy(n)` gives n random bytes as hex digits."""

    def __init__(self, storage: Storage, now: Callable[[], float], entropy: Callable[[int], str]) -> None:
        self.storage = storage
        self.now = now
        self.entropy = entropy
        self.tables: dict[str, Kept] = {}
        self.reading = asyncio.Lock()

    # Tables

    async def open(self, me: Guest, request: OpenTable) -> Table:
        setup = msgspec.structs.replace(request.setup, clock=None, listed=False)
        request = msgspec.structs.replace(request, setup=setup)
        now = self.now()
        table = seating.open_table(self.new_id(), me, request, self.new_seed(), RULES_VERSION, now)
        return await self.begin(seating.start(table, me.id, RULES_VERSION))

    async def open_hotseat(self, me: Guest, request: Hotseat) -> Table:
        """A table in play for several people."""
        players = len(request.people) + len(request.bots)
        if not len(request.people) >= 2 or players > 6:
            raise Refusal(Code.BAD_SETUP, "on one device two to six people and bots play together")
        setup = msgspec.structs.replace(request.setup, players=players, clock=None, listed=False)
        owner, *others = [
            Guest(me.id if seat == 0 else f"person-{seat}", name, me.captain if seat == 0 else 0)
            for seat, name in enumerate(request.people)
        ]
        now = self.now()
        table = seating.open_table(self.new_id(), owner, OpenTable(setup), self.new_seed(), RULES_VERSION, now)
        for person in others:
            table = seating.sit(table, person, None, now)
        for seat, bot in enumerate(request.bots, len(request.people)):
            table = seating.place_bot(table, owner.id, seat, bot, now)
        return await self.begin(seating.start(table, owner.id, RULES_VERSION))

    async def begin(self, table: Table) -> Table:
        """Store a table that is in play, with its first step."""
        play = Play.new(table.setup, int(table.seed, 16), table.rules)
        first = play.begin(self.now())
        play.take(first)
        return await self.add(Kept(table, play, [StoredStep.of(first, "")]))

    async def add(self, kept: Kept) -> Table:
        """Store a new table with all its steps."""
        kept.table = replace(kept.table, seats=tuple([at_device(seat) for seat in kept.table.seats]))
        await self.write(kept.table, kept.play.game, kept.steps)
        return kept.table

    async def find(self, table_id: str) -> Kept:
        """Refuses a table that is unknown, cannot be read or is played under later rules. A game that no page of this tab shows is read
        again, because another tab may have played it."""
        async with self.reading:
            kept = self.tables.get(table_id)
            if kept is not None and kept.fresh:
                return kept
            rows = await self.storage.read(table_id)
            if not rows:
                raise Refusal(Code.UNKNOWN_TABLE, "this table is not on this device")
            try:
                table = msgspec.json.decode(rows[0], type=Table)
                read = await self.load(table, [step_from_json(row) for row in rows[1:]])
            except (msgspec.DecodeError, GalecrestError) as error:
                raise Refusal(Code.FAILED, f"this game cannot be read: {error}") from error
            if kept is not None:
                read.visits, kept.visits = kept.visits, []
                for visit in read.visits:
                    visit.cursor.forget_table()
            self.tables[table_id] = read
            return read

    async def load(self, table: Table, steps: list[StoredStep]) -> Kept:
        """The game of a table from its last position on. After an update of the rules, the step with which it goes on is stored first."""
        last = max(place for place, each in enumerate(steps) if each.position is not None)
        later = [each.step for each in steps[last:]]
        loaded = versions.load(table, steps[last].position, later, self.now())
        if isinstance(loaded, Play):
            return Kept(table, loaded, steps)
        following, resumed = loaded
        table = replace(table, rules=RULES_VERSION, resumed=resumed, version=table.version + 1)
        step = StoredStep.of(following, "")
        await self.write(table, following.game, [step])
        return await self.load(table, [*steps, step])

    async def write(self, table: Table, game: Game | None, steps: list[StoredStep]) -> None:
        """Refuses if the device cannot store this."""
        asked = game is not None and any(table.person_at(question.seat) for question in game.questions)
        listed = MyGame(seating.listing(table, self.now()), table.holders.get(ME, 0), asked)
        first = steps[0].step.number if steps else 0
        texts = [step_to_json(step).decode() for step in steps]
        code = await self.storage.write(table.id, encode(table).decode(), encode(listed).decode(), first, texts)
        if code:
            raise Refusal(Code(code), "the device did not store this, so nothing has changed")

    async def change(self, kept: Kept, decide: Callable[[Table], Table]) -> None:
        """Store what `decide` makes of the table."""
        async with kept.lock:
            new = decide(kept.table)
            if new == kept.table:
                return
            new = replace(new, version=kept.table.version + 1, seats=tuple([at_device(seat) for seat in new.seats]))
            if new.state == "abandoned":
                await self.storage.remove(new.id)
            else:
                await self.write(new, kept.play.game, [])
            kept.table = new
        self.tell(kept)

    def new_id(self) -> str:
        return PREFIX + self.entropy(8)

    def new_seed(self) -> str:
        return self.entropy(32)

    # Answers

    async def answer(
        self, kept: Kept, seat: int, question: int, option: str, client_id: str, why: Why | None = None
    ) -> None:
        """Returns when the answer is stored. The same answer with the same id, sent again, changes nothing."""
        async with kept.lock:
            stored = kept.stored(seat, client_id)
            if stored == (question, option):
                return
            if stored is not None:
                raise Refusal(Code.ID_USED, "another answer was given under this id: every answer needs its own id")
            seating.must_play(kept.table)
            try:
                following = kept.play.answer(seat, question, option, self.now(), why)
            except BadAnswer as error:
                raise Refusal(code_of(error), str(error)) from error
            table = kept.table
            if following.game.over:
                table = replace(table, state="over", result=following.result, version=table.version + 1)
            step = StoredStep.of(following, client_id)
            await self.write(table, following.game, [step])
            kept.play.take(following)
            kept.table = table
            kept.steps.append(step)
        self.tell(kept)

    async def answer_as(self, kept: Kept, guest: str, message: Answer) -> None:
        seat = seating.must_sit(kept.table, guest)
        client_id = f"c:{message.id}"
        if kept.table.seats[seat].bot is not None and kept.stored(seat, client_id) is None:
            raise Refusal(Code.BOT_PLAYS, "a bot sits in for you: take your seat back first")
        await self.answer(kept, seat, message.question, message.option, client_id)

    # Bots

    def stir(self, kept: Kept) -> None:
        """Let the bots think, unless they do already."""
        if kept.bots is None and bot_questions(kept.table, kept.play.game):
            kept.bots = asyncio.ensure_future(self.sail(kept))

    async def sail(self, kept: Kept) -> None:
        """The bots answer one after another until none of them is asked or no page shows the table."""
        refusal = drawn = None
        try:
            while kept.visits and (asked := bot_questions(kept.table, kept.play.game)):
                seat, question, bot = asked[0]
                phase = kept.play.game and kept.play.game.phase
                if phase != drawn and kind_of(bot) in SEARCHING:
                    drawn = phase
                    await asyncio.sleep(DRAWING)
                    continue  # meanwhile another bot may have taken the seat
                reply = await self.think(kept, seat, question, bot)
                if reply is not None:
                    await self.answer(kept, seat, question, reply.option, f"b:{question}", reply.why)
        except Refusal as error:
            refusal = error
        finally:
            kept.bots, kept.hurried = None, False
        if refusal is not None:
            await self.stall(kept, refusal)

    async def think(self, kept: Kept, seat: int, question_id: int, bot: str) -> Reply | None:
        """The bot's reply; None if it is not asked any more, or no page shows the table. A bot gets a view, never the game. It searches in
        slices, and its budget does not count the time between them."""
        game = kept.play.game
        question = open_question(game, seat, question_id)
        if game is None or question is None:
            return None
        digest = blake2b(f"{kept.table.id} {seat} {question_id}".encode(), digest_size=7).digest()
        thought, began = 0.0, self.now()

        def clock() -> float:
            return thought + (self.now() - began) * (HASTE if kept.hurried else 1)

        rounds = ask_by_rounds(make_bot(bot, int.from_bytes(digest, "big"), clock), game.view(seat), question)
        while kept.visits and kept.table.seats[seat].bot == bot and open_question(kept.play.game, seat, question_id):
            began = self.now()
            try:
                while self.now() - began < SLICE:
                    next(rounds)
            except StopIteration as end:
                reply: Reply = end.value
                return reply
            thought, began = clock(), self.now()
            await asyncio.sleep(NAP)
        return None

    async def stall(self, kept: Kept, refusal: Refusal) -> None:
        """The device did not store a bot's answer. If another tab has stored one, show that; otherwise every page says what is wrong, and
        the bots go on when it opens the table again."""
        if refusal.code == Code.OTHER_TAB:
            try:
                await self.read_again(kept)
            except Refusal as error:
                refusal = error
            else:
                return
        for visit in kept.visits:
            visit.say(Refused(None, refusal.code, refusal.reason))

    async def read_again(self, kept: Kept) -> None:
        """Another tab has played this table: tell the pages what is stored now. Refuses what `find` refuses."""
        kept.stale = True
        self.tell(await self.find(kept.table.id))

    def hurry(self, table_id: str) -> None:
        """Let the bots of a table answer quickly until a person is asked."""
        kept = self.tables.get(table_id)
        if kept is not None and kept.bots is not None:
            kept.hurried = True

    # Visits

    async def visit(self, table_id: str, text: str, send: Callable[[str], None]) -> Visit:
        """Show a table. `text` is the hello; its link is the number of a seat at this device."""
        hello = decode_client_message(text)
        if not isinstance(hello, Hello):
            raise Refusal(Code.BAD_MESSAGE, "the first message is hello")
        kept = await self.find(table_id)
        seat = int(hello.link) if hello.link and hello.link.isdigit() else None
        guest = ME if seat is None else kept.table.owner_of(seat)
        if guest is None:
            raise Refusal(Code.BAD_LINK, "nobody of this device sits there")
        visit = Visit(Cursor(guest, lambda *_: None), send)
        visit.say(visit.cursor.greet(kept.table, hello.after, self.now()))
        kept.visits.append(visit)
        self.tell(kept)
        return visit

    def part(self, table_id: str, visit: Visit) -> None:
        kept = self.tables.get(table_id)
        if kept is not None and visit in kept.visits:
            kept.visits.remove(visit)

    def tell(self, kept: Kept) -> None:
        """Tell every page what is new, and let the bots go on."""
        for visit in kept.visits:
            for message in visit.cursor.news(kept.table, kept.play, self.now()):
                visit.say(message)
        self.stir(kept)

    async def hear(self, table_id: str, visit: Visit, text: str) -> None:
        """Carry out a message of a page."""
        message_id = None
        try:
            message = decode_client_message(text)
            if isinstance(message, Ping):
                return visit.say(Pong(self.now()))
            if isinstance(message, Hello):
                raise Refusal(Code.BAD_MESSAGE, "hello is for the first message only")
            message_id = message.id
            kept = await self.find(table_id)
            try:
                await self.do(kept, visit.cursor.guest, message)
            except Refusal as refusal:
                if refusal.code == Code.OTHER_TAB:
                    await self.read_again(kept)
                raise
        except msgspec.DecodeError as error:
            visit.say(Refused(message_id, Code.BAD_MESSAGE, str(error)))
        except Refusal as refusal:
            visit.say(Refused(message_id, refusal.code, refusal.reason))
        else:
            visit.say(Accepted(message_id))

    async def do(self, kept: Kept, guest: str, message: ClientMessage) -> None:
        now = self.now()
        match message:
            case Answer():
                await self.answer_as(kept, guest, message)
            case Rematch():
                await self.rematch(kept)
            case TakeName(name=name):
                await self.change(kept, lambda table: seating.take_name(table, Guest(guest, name)))
            case Say() | React() | Mute() | Start() | Hello() | Ping():
                raise Refusal(Code.NOT_ALLOWED, "a table on one device has no chat")
            case _:
                person = next((each for each in kept.people if each.id == guest), Guest(guest, ""))
                await self.change(kept, lambda table: agreed(seating.decide(table, person, message, now), now))

    async def rematch(self, kept: Kept) -> None:
        """The same people and bots play again at a new table."""
        if kept.table.rematch is None:
            now = self.now()
            table = kept.table
            for person in kept.people:
                table = seating.propose_rematch(table, person.id, now)
            new = await self.begin(seating.rematch_of(table, self.new_id(), self.new_seed(), RULES_VERSION, now))
            await self.change(kept, lambda _: replace(table, rematch=new.id))


def agreed(table: Table, now: float) -> Table:
    """The table after everybody at the device has agreed to what is proposed."""
    while table.proposal is not None and (asked := table.asked(now)):
        guest = table.seats[asked[0]].guest
        assert guest is not None
        table = seating.agree(table, guest, True, now)
    return table


def at_device(seat: Seat) -> Seat:
    """People are always connected, and a bot that is too slow here makes room for another one."""
    return replace(seat, here_until=FOR_EVER, bot=seat.bot and instead(seat.bot, INSTEAD))


def instead(bot: str, others: dict[str, str]) -> str:
    """The bot that replaces this one, with the same manner."""
    kind = kind_of(bot)
    return others.get(kind, kind) + bot.removeprefix(kind)
