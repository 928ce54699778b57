"""The messages of the protocol, as types. `docs/protocol.md` explains them, `/api/protocol` serves their schema.

On a table's socket every message is a JSON object whose `type` names one of the structs below. Views, questions and events have the form
that `galecrest.codec` gives them.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from galecrest.table.refusals import Code

PROTOCOL: Final = 2
"""The version of the protocol; `welcome` names it."""
CAPTAINS: Final = 8
"""The number of faces that players can choose."""

Players = Annotated[int, Meta(ge=1, le=6)]
"""A number of players."""
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
"""A seat, from 0."""
Captain = Annotated[int, Meta(ge=0, le=CAPTAINS)]
"""The face that a person chose; 0: no choice."""
Seconds = Annotated[int, Meta(ge=5, le=30 * 24 * 3600)]
"""A time in seconds."""
NAME_LENGTH: Final = 30
Name = Annotated[str, Meta(min_length=1, max_length=NAME_LENGTH)]
"""The name of a guest."""
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
"""The name of a bot, such as `buccaneer+bold`."""
ClientId = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
"""The id of a request, which the client chooses."""
Identifier = Annotated[str, Meta(min_length=1, max_length=32, pattern="^[0-9A-Za-z_-]+$")]
"""The id of a guest or a table."""
Seed = Annotated[str, Meta(pattern="^[0-9a-f]{1,64}$")]
"""A seed in hex digits."""
RulesFile = dict[str, Any] | Annotated[str, Meta(max_length=20_000)]
"""The data of a rules file, or its text in TOML."""
Reaction = Literal["ahoy", "well_played", "ouch", "lucky", "hurry", "thanks"]
"""A line of chat without a text."""
TableState = Literal["gathering", "playing", "over", "abandoned", "archived"]
"""The course of a table."""
ViewData = Annotated[Any, Meta(title="View")]
"""A view in the form of `galecrest.codec.ViewData`."""
EventData = Annotated[Any, Meta(title="GameEvent")]
"""An event in the form of `galecrest.codec.event_to_data`."""
QuestionData = Annotated[Any, Meta(title="Question")]
"""A question in the form of `galecrest.codec.QuestionData`."""


# How a table is set up


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for every decision, and a bank of seconds for the whole game. A decision that takes longer uses up the bank."""

    decision: Seconds
    """For every decision."""
    bank: Annotated[int, Meta(ge=0, le=30 * 24 * 3600)] = 0
    """For the whole game."""
    expired: Literal["bot_answers", "bot_takes_seat"] = "bot_answers"
    """What happens when the time is over: a bot answers once, or plays on."""


class Setup(Struct, frozen=True, forbid_unknown_fields=True):
    """How a table is set up. What is left out has its default."""

    players: Players = 4
    board: Literal["calm", "stormy", "uncharted"] = "calm"
    tiles: RulesFile | None = None
    """Sides that differ from the printed ones, as `galecrest tiles` prints them."""
    level: Annotated[str, Meta(max_length=20)] | None = None
    """Of Automa, for one player."""
    solo: RulesFile | None = None
    """Differences from the printed solo rules, as `galecrest solo` prints them, for one player."""
    clock: Clock | None = None
    """Without one, everybody may take as long as they like."""
    listed: bool = False
    """Whether the lobby shows the table."""
    watchers: bool = True
    """Whether everybody may watch."""
    grace: Seconds = 60
    """Seconds after which a bot takes the seat of a person who left."""


# A table, as everybody sees it


class SeatInfo(Struct, frozen=True):
    """A person, a person and the bot that sits in for them, a bot, or nobody."""

    name: str = ""
    """Of the person."""
    guest: str | None = None
    """The id of the person."""
    bot: str | None = None
    """The bot that plays."""
    here: bool = False
    """The person is connected."""
    left: bool = False
    """The person left, and may return."""
    captain: int = 0
    """The face that the person chose."""
    patience: float | None = None
    """Seconds until the others may let a bot play for this person, who is not connected."""
    resigned: bool = False
    """The person does not come back, and the bot plays on."""
    offered: bool = False
    """The host offers the seat to whoever comes."""


class Proposal(Struct, frozen=True):
    """A step that needs the consent of all people who are present. The numbers are seats."""

    what: Literal["end", "rematch", "bot"]
    agreed: list[int]
    declined: list[int]
    """Without them there is a rematch, but nothing else."""
    asked: list[int]
    """Those who have still to answer."""
    seat: int | None = None
    """The seat on which another bot would play."""
    bot: str | None = None
    """The bot that would play there."""


class Result(Struct, frozen=True):
    """How the game ended, by seat."""

    scores: list[int]
    """By seat; in a solo game Automa's is the second."""
    standing: list[int]
    """The seats from first to last."""


class Resumed(Struct, frozen=True):
    """After an update of the rules, the game went on under these rules from the start of this day. `elsewhere`: the server was out of
    reach, and the game went on at this table from this day on; all that its player could not know was drawn again."""

    rules: int
    voyage: int
    day: int
    elsewhere: bool = False


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    setup: Setup
    state: TableState
    host: str
    """The id of the guest who opened the table, or of an heir."""
    seats: list[SeatInfo]
    seed_hash: str
    """A hash of the seed, shown from the beginning."""
    created_at: float
    """Seconds since 1970."""
    rules: int
    """The version of the rules."""
    resumed: Resumed | None = None
    seeded: bool = False
    """The host chose the seed, so its hash proves nothing."""
    seed: str | None = None
    """Shown when the game is over."""
    result: Result | None = None
    rematch: str | None = None
    """The table at which play goes on."""
    rematch_of: str | None = None
    """The table before."""
    forked_from: str | None = None
    """The table whose game goes on here."""
    forked_at: int | None = None
    """The step of that game after which it does."""
    proposal: Proposal | None = None
    """An open proposal."""


class ChatLine(Struct, frozen=True):
    """A text, or a reaction without one, for which the catalogues have words."""

    id: int
    guest: str
    name: str
    seat: int | None
    """Of the guest at this table."""
    text: str
    at: float
    """Seconds since 1970."""
    reaction: Reaction | None = None


class Time(Struct, frozen=True):
    """The deadline of every seat that is asked, and the seconds left in the banks. At a table without a clock, `patience` has instead the
    time from which the others may let a bot play for a seat that does not answer. Times are seconds since 1970; `now` is the present
    time by the same clock."""

    now: float
    deadlines: dict[str, float]
    banks: list[float]
    patience: dict[str, float] = {}


# From the client on a table's socket


class Incoming(Struct, tag_field="type", forbid_unknown_fields=True):
    """What a client sends. Every request but hello and ping has an `id` of the client's choice, which accepted and refused name."""


class Hello(Incoming, tag="hello"):
    """The first message: the number of the last event that the client saw, and the seat's link if it came by one."""

    after: Annotated[int, Meta(ge=0)] | None = None
    link: Annotated[str, Meta(max_length=200)] | None = None


class Answer(Incoming, tag="answer"):
    """The client chooses `id`. The same answer with the same id, sent again, changes nothing."""

    id: ClientId
    question: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The id of the question."""
    option: Annotated[str, Meta(max_length=40)]
    """The id of the option: `hand:17`."""


class Sit(Incoming, tag="sit"):
    """Take a free seat, or one that the host offers; without a number the first one."""

    id: ClientId
    seat: SeatNumber | None = None


class Leave(Incoming, tag="leave"):
    """Leave the seat: before the start it becomes free, later a bot takes it after the time of grace."""

    id: ClientId


class Return(Incoming, tag="return"):
    """Take one's seat back from the bot."""

    id: ClientId


class Resign(Incoming, tag="resign"):
    """Leave a running game for good. A bot plays on; without any person left, the game ends."""

    id: ClientId


class PlaceBot(Incoming, tag="place_bot"):
    """During a game, another bot in the place of a bot is a proposal to all people at the table."""

    id: ClientId
    seat: SeatNumber
    bot: BotName


class ClearSeat(Incoming, tag="clear_seat"):
    """Before the start: free a seat; a person who sat there cannot sit down at this table again. Later: offer the seat of a person
    who is gone to whoever comes, while a bot plays."""

    id: ClientId
    seat: SeatNumber


class TakeName(Incoming, tag="take_name"):
    """Change one's name, at this table and everywhere else."""

    id: ClientId
    name: Name


class Start(Incoming, tag="start"):
    """The host starts the game, when no seat is empty."""

    id: ClientId


class Rematch(Incoming, tag="rematch"):
    """Propose a rematch, or agree to it."""

    id: ClientId


class End(Incoming, tag="end"):
    """Propose to end a running game without a result and to delete it, or agree to it."""

    id: ClientId


class Agree(Incoming, tag="agree"):
    """Agree to the proposal of the table, or decline it."""

    id: ClientId
    agreed: bool = True


class Say(Incoming, tag="say"):
    """Write in the table's chat, at most 500 characters."""

    id: ClientId
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class React(Incoming, tag="react"):
    """A reaction in the table's chat."""

    id: ClientId
    reaction: Reaction


class Mute(Incoming, tag="mute"):
    """Mute or unmute a guest, at this table and everywhere else."""

    id: ClientId
    guest: Identifier
    muted: bool = True


class Ping(Incoming, tag="ping"):
    """A sign of life; the server replies with pong."""


SeatRequest = Sit | Leave | Return | Resign | PlaceBot | ClearSeat | End | Agree
ClientMessage = Hello | Answer | SeatRequest | TakeName | Start | Rematch | Say | React | Mute | Ping
"""All messages from the client on a table's socket."""


# From the server on a table's socket


class Outgoing(Struct, tag_field="type"):
    """What the server sends."""


class Welcome(Outgoing, tag="welcome"):
    """The reply to hello. `link` opens your seat on another device: show it to nobody else. `removed`: the host has removed you, so
    you cannot sit down here."""

    protocol: int
    guest: str
    seat: int | None
    link: str | None
    table: TableInfo
    removed: bool = False


class TableChanged(Outgoing, tag="table"):
    """The seats or the state of the table have changed. `seat` is your own."""

    seat: int | None
    link: str | None
    table: TableInfo
    removed: bool = False


class Happened(Outgoing, tag="happened"):
    """The events up to number `number`, and the view that they lead to. `change` is the question under which you can still change
    your chosen card. `whole` means that events were left out: show the view and go on from there."""

    number: int
    whole: bool
    events: list[EventData]
    view: ViewData
    change: QuestionData | None = None
    time: Time | None = None


class Chat(Outgoing, tag="chat"):
    """Lines of the table's chat."""

    lines: list[ChatLine]


class Muted(Outgoing, tag="muted"):
    """The guests whom you have muted, after every change and before the first line of chat."""

    guests: list["Me"]


class Accepted(Outgoing, tag="accepted"):
    """The message with this id was carried out and is stored."""

    id: str


class Refused(Outgoing, tag="refused"):
    """Nothing has changed. `code` is for programs, `reason` for people who read logs."""

    id: str | None
    code: Code
    reason: str


class Pong(Outgoing, tag="pong"):
    """The reply to ping."""

    now: float
    """Seconds since 1970."""


ServerMessage = Welcome | TableChanged | Happened | Chat | Muted | Accepted | Refused | Pong
"""All messages from the server on a table's socket."""


# Over HTTP


class Me(Struct):
    """A guest."""

    guest: str
    name: str
    captain: int = 0
    """The face that the guest wears; 0: none."""


class Rename(Struct, forbid_unknown_fields=True):
    """A name and a captain's face for the tables to come. Without `captain`, the face stays."""

    name: Name
    captain: Captain | None = None


class OpenTable(Struct, forbid_unknown_fields=True):
    """A new table. Its host sits on seat 0, the bots on the next seats."""

    setup: Setup = msgspec.field(default_factory=Setup)
    seed: Seed | None = None
    """Of all chance; without one the server draws it."""
    bots: Annotated[list[BotName], Meta(max_length=5)] = msgspec.field(default_factory=list)
    start: bool = False
    """Start at once: every seat has a bot."""


class ClaimSeat(Struct, forbid_unknown_fields=True):
    """Play the seat of this link on this device, too."""

    link: Annotated[str, Meta(max_length=200)]


class Fork(Struct, forbid_unknown_fields=True):
    """Play on from a finished game after step `step`, on this seat. Bots keep their seats; `bots` take those of people in turn."""

    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: SeatNumber = 0
    bots: Annotated[list[BotName], Meta(min_length=1, max_length=5)] = msgspec.field(
        default_factory=lambda: ["deckhand"]
    )


class Listing(Struct):
    """A table in a list, without the text of its rules."""

    id: str
    setup: Setup
    state: TableState
    host: str
    seats: list[SeatInfo]
    created_at: float
    result: Result | None = None
    forked_from: str | None = None


class Lobby(Struct):
    """Tables to join or watch, and lines of the lobby's chat."""

    tables: list[Listing]
    chat: list[ChatLine]


class LobbySay(Struct, forbid_unknown_fields=True):
    """Write in the lobby's chat, at most 500 characters."""

    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class MyGame(Struct):
    """A game of your own, with your seat there."""

    table: Listing
    seat: int
    your_turn: bool


class History(Struct):
    """All events of a table that your seat may know: those from 1 to `number`, numbered as on your socket. Once the game is over,
    `steps` has the number of the last event of each step of the replay; before, it would tell who changes a chosen card."""

    seat: int | None
    number: int
    events: list[EventData]
    steps: list[int]


class DayStart(Struct):
    """The step with which a day of a finished game begins."""

    voyage: int
    day: int
    step: int


class Replay(Struct):
    """A finished game. `steps` counts the answers; `log` is what `galecrest replay` reads."""

    table: TableInfo
    steps: int
    days: list[DayStart]
    log: dict[str, Any]


class Moment(Struct):
    """A finished game after one of its steps: who answered what, the events of the step, the view and the questions after it."""

    step: int
    steps: int
    seat: int | None
    option: str | None
    events: list[EventData]
    view: ViewData
    questions: list[QuestionData]


encode: Final = msgspec.json.Encoder().encode
"""The JSON of a message."""
decode_client_message: Final = msgspec.json.Decoder(ClientMessage).decode
"""The message of the client that the JSON holds. Raises `msgspec.ValidationError`."""
decode_server_message: Final = msgspec.json.Decoder(ServerMessage).decode
"""The message of the server that the JSON holds. Raises `msgspec.ValidationError`."""


def schema() -> dict[str, Any]:
    """JSON Schema of the messages on a table's socket."""
    (client, server), definitions = msgspec.json.schema_components(
        [ClientMessage, ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Galecrest table socket",
        "protocol": PROTOCOL,
        "client": client,
        "server": server,
        "$defs": definitions,
    }
