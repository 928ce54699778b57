"""Converts states, logs, questions, views and events to JSON and back.

Each field of the game has one form in JSON: a type with a function to write and one to read it. Piles are counts by name, crews lists of
ranks, characters on the island `17@2`, options `ship:2:17`, the seed hex digits (a browser cannot hold numbers beyond 2**53 exactly).
Bad input raises BadData, which says what would be right. `QuestionData`, `TurnData` and `ViewData` describe the wire format; they are
derived from the game's own types.

`..._to_data` and `..._from_data` use plain dicts and lists, `..._to_json` and `..._from_json` text. Unknown keys in a game or a log raise
BadData; unknown keys in wire data (questions, views, events) are ignored.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields, replace
from hashlib import blake2b
from typing import Annotated, Any, Final, Literal, NamedTuple, TypeVar, get_type_hints

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from galecrest.game import Board, Game, Log, Question, View, options, validate
from galecrest.game.errors import BadData, BadRules, DamagedLog, OtherRules
from galecrest.game.events import BY_NAME, Event
from galecrest.game.game import FIELDS, OF_OWN_LOOT
from galecrest.game.log import CHANCE, check_rules
from galecrest.game.options import what, whose
from galecrest.game.piles import ONE, count_of, kinds_in
from galecrest.game.solo import NO_SOLO, Solo, printed_solo, solo_from_data, solo_to_data
from galecrest.game.terms import ALL_RANKS, LOOT, MIDSHIPMAN, PHASES, PILFERER, Loot, character
from galecrest.game.text import character_text
from galecrest.game.tiles import PRINTED, Box, box_from_data, box_to_data
from galecrest.game.view import Turn, private, public, turn

Data = dict[str, Any]
T = TypeVar("T")

GAME_FORMAT: Final = "galecrest-game-1"
"""The value of `format` in a game."""
LOG_FORMAT: Final = "galecrest-log-1"
"""The value of `format` in a log."""


# A game


def game_to_data(game: Game) -> Data:
    """The whole state, secrets included, with its format and rules version."""
    return {"format": GAME_FORMAT, "rules": game.rules} | _write(game, FIELDS)


def game_from_data(data: Any) -> Game:
    """The game in the state that the data describes. Raises BadData."""
    rules = _check_version(data, GAME_FORMAT, FIELDS)
    values = _read(data, FIELDS, rules)
    for name in BY_SEAT:
        if len(values[name]) != values["seats"]:
            raise BadData(f"{name}: expected {values['seats']} entries, one per seat, not {len(values[name])}")
    game = Game.__new__(Game)
    game.rules = rules
    for name, value in values.items():
        setattr(game, name, value)
    game.tiles = game.lay_tiles()
    game.script = None
    game.ends_with_voyage = False
    game.events = []
    game.heard = None
    validate(game)
    return game


def game_to_json(game: Game) -> str:
    """The whole state as JSON. Equal states give equal texts."""
    return _to_json(game_to_data(game))


def game_from_json(text: str | bytes) -> Game:
    """The game in the state that the text describes. Raises BadData."""
    return game_from_data(_from_json(text))


def digest(game: Game) -> str:
    """A hash of the state as 64 hex digits; equal states have equal digests."""
    return digest_of_json(game_to_json(game))


def digest_of_json(state: str) -> str:
    """The digest of a state that `game_to_json` wrote, possibly under other rules."""
    return blake2b(state.encode(), digest_size=32, person=b"galecrest-state").hexdigest()


# A log

LOG_FIELDS: Final = ("seats", "level", "board", "box", "solo", "seed", "record")


def log_to_data(game: Game) -> Data:
    """The game's log, with the digest of its current state."""
    return {"format": LOG_FORMAT, "rules": game.rules} | _write(game.log, LOG_FIELDS) | {"state": digest(game)}


def log_from_data(data: Any) -> tuple[Log, str]:
    """The log and the recorded digest, which should equal `digest(replay(log))`. Raises BadData, or OtherRules."""
    if "resumed" in _object(data, LOG_FORMAT):  # of a table: see galecrest.table.versions
        raise OtherRules("resumed: the game went on under other rules or elsewhere, so this log does not lead to it")
    rules = _check_version(data, LOG_FORMAT, (*LOG_FIELDS, "state"))
    values = _read(data, (*LOG_FIELDS, "state"), rules)
    state = values.pop("state")
    return Log(rules, **values | {"record": tuple(values["record"])}), state


def log_to_json(game: Game) -> str:
    """The game's log as JSON, with the digest of its current state: what `galecrest replay` reads."""
    return _to_json(log_to_data(game))


def log_from_json(text: str | bytes) -> tuple[Log, str]:
    """The log and the recorded digest. Raises BadData."""
    return log_from_data(_from_json(text))


# A question

Place = Literal["hand", "ship", "island", "graveyard", "day", "loot", "tomorrow", "sale", "seat", "effect"]
"""Where the object of an option lies."""


class OptionData(Struct, omit_defaults=True):
    """An option: the id that an answer names, and the place of its object. With `tomorrow`, `loot` is tomorrow's token and `today` the
    one to swap for it."""

    id: str
    """What an answer names: `ship:2:17`."""
    place: Place
    seat: int | None = None
    rank: int | None = None
    loot: Loot | None = None
    today: Loot | None = None
    """The token that is given for tomorrow's."""
    count: int | None = None
    """The number of tokens to sell."""
    effect: str | None = None


class QuestionData(Struct):
    """A question as clients get it."""

    id: int
    seat: int
    kind: str
    options: list[OptionData]


def question_to_data(question: Question) -> Data:
    """The question as clients get it."""
    data: Data = msgspec.to_builtins(question_data(question))
    return data


def question_data(question: Question) -> QuestionData:
    """The question as clients get it, as a struct."""
    options_data = [option_data(question, choice) for choice in question.choices]
    return QuestionData(question.id, question.seat, question.kind, options_data)


def option_data(question: Question, option: int) -> OptionData:
    """An option with the place of its object."""
    text, asked = options.TEXT[option], question.seat
    match options.place(option):
        case options.IN_HAND:
            return OptionData(text, "hand", seat=asked, rank=what(option))
        case options.IN_GRAVEYARD:
            return OptionData(text, "graveyard", seat=asked, rank=what(option))
        case options.IN_SHIP:
            return OptionData(text, "ship", seat=whose(option), rank=what(option))
        case options.ON_ISLAND:
            return OptionData(text, "island", seat=whose(option), rank=what(option))
        case options.LOOT_TOKEN if question.kind in OF_OWN_LOOT:
            return OptionData(text, "loot", seat=asked, loot=LOOT[what(option)])
        case options.LOOT_TOKEN:
            return OptionData(text, "day", loot=LOOT[what(option)])
        case options.LOOT_OF_SEAT:
            return OptionData(text, "loot", seat=whose(option), loot=LOOT[what(option)])
        case options.SALE:
            return OptionData(text, "sale", seat=asked, loot=LOOT[whose(option)], count=what(option))
        case options.SWAP:
            return OptionData(text, "tomorrow", loot=LOOT[what(option)], today=LOOT[whose(option)])
        case options.SEAT:
            return OptionData(text, "seat", seat=whose(option))
        case _:
            return OptionData(text, "effect", effect=options.CHOICES_OF_EFFECT[what(option)])


def question_from_data(data: Any) -> Question:
    """Reads the options' ids and ignores the rest of each option. Raises BadData."""
    data = _object(data, "question")
    ids = [_object(each, "option").get("id") for each in _typed(data.get("options"), list[Any], "options")]
    return Question(**_read(data | {"options": ids}, ("id", "seat", "kind", "choices")))


def question_to_json(question: Question) -> str:
    """The question as clients get it, as JSON."""
    return _to_json(question_to_data(question))


def question_from_json(text: str | bytes) -> Question:
    """A question from JSON. Raises BadData."""
    return question_from_data(_from_json(text))


# A view: the fields of the dataclasses, with codes replaced by text

CODES_OF_TURN: Final = ("acting", "waiting", "left_of_midshipman", "choices")


def view_to_data(view: View) -> Data:
    """The view as clients get it."""
    data: Data = msgspec.to_builtins(replace(view, questions=(), box=(), solo=NO_SOLO))
    del data["box"], data["solo"]
    data["turn"] = turn_to_data(view.turn)
    data["questions"] = [question_to_data(question) for question in view.questions]
    return data | _write(view, ("box", "solo"))


def turn_to_data(turn: Turn) -> Data:
    """The part `turn` of a view's data."""
    data: Data = msgspec.to_builtins(turn)
    del data["choices"]
    return data | _write(turn, CODES_OF_TURN)


def views_to_data(game: Game, viewers: Iterable[int | None]) -> dict[int | None, Data]:
    """The views of all these viewers as data. What is the same for all of them is made once and shared."""
    shared: Data = msgspec.to_builtins(public(game) | {"box": (), "solo": ()})
    del shared["box"], shared["solo"]
    shared |= _write(game, ("box", "solo"))
    questions = game.questions
    asked, watched = [turn_to_data(turn(game, seat)) for seat in (game.seat, None)]
    views = {}
    for viewer in viewers:
        own = private(game, viewer, questions)
        own["turn"] = asked if viewer == game.seat else watched
        own["questions"] = [question_to_data(question) for question in own["questions"]]
        views[viewer] = shared | own
    return views


def view_from_data(data: Any) -> View:
    """The view that a server or a file describes. Raises BadData."""
    data = _object(data, "view")
    turn = _object(data.get("turn"), "turn")
    codes = _read(turn, CODES_OF_TURN)
    questions = _typed(data.get("questions"), list[Any], "questions")
    return replace(
        _typed(data | {"turn": turn | codes, "questions": (), "box": (), "solo": NO_SOLO}, View, "view"),
        questions=tuple([question_from_data(question) for question in questions]),
        **_read(data, ("box", "solo"), check_rules(data.get("rules"))),
    )


def view_to_json(view: View) -> str:
    """The view as JSON."""
    return _to_json(view_to_data(view))


def view_from_json(text: str | bytes) -> View:
    """A view from JSON. Raises BadData."""
    return view_from_data(_from_json(text))


# An event


def event_to_data(event: Event) -> Data:
    """The event with its name under `event`."""
    return {"event": event.name(), **msgspec.to_builtins(event)}


def event_from_data(data: Any) -> Event:
    """The event that the data describes. Raises BadData."""
    data = _object(data, "event")
    name = data.get("event")
    if not isinstance(name, str) or name not in BY_NAME:
        raise BadData(f"event: there is no event called {name!r}; there are {', '.join(BY_NAME)}")
    return _typed(data, BY_NAME[name], name)


def event_to_json(event: Event) -> str:
    """The event as JSON."""
    return _to_json(event_to_data(event))


def event_from_json(text: str | bytes) -> Event:
    """An event from JSON. Raises BadData."""
    return event_from_data(_from_json(text))


# Text, types and versions


def _to_json(data: Data) -> str:
    return msgspec.json.encode(data).decode()


def _from_json(text: str | bytes) -> Any:
    try:
        return msgspec.json.decode(text)
    except (ValueError, RecursionError) as error:
        raise BadData(f"this is not valid JSON: {error}") from error


def _typed(data: Any, kind: type[T], name: str) -> T:
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise BadData(f"{name}: {error}") from error


def _object(data: Any, name: str) -> Data:
    if not isinstance(data, dict):
        raise BadData(f"{name}: expected an object, not {type(data).__name__}")
    return data


def _check_version(data: Any, form: str, fields: tuple[str, ...]) -> int:
    """The rules version of the data. It is checked first, because another version may have other keys."""
    data = _object(data, form)
    if data.get("format") != form:
        raise BadData(f'format: expected "{form}", found {data.get("format")!r}')
    rules = check_rules(data.get("rules"))
    unknown = set(data) - {"format", "rules", *[KEYS.get(field, field) for field in fields]}
    if unknown:
        raise BadData(f"{', '.join(sorted(map(str, unknown)))}: not a key of {form}")
    return rules


# Fields

KEYS: Final = {"box": "tiles", "choices": "options", "record": "steps"}


def _write(thing: Any, fields: Iterable[str]) -> Data:
    values = {field: getattr(thing, field) for field in fields}
    if "box" in values:
        for field, printed in as_printed(thing.rules).items():
            if values[field] == printed:
                del values[field]
    return {KEYS.get(field, field): FORMS[field].write(value) for field, value in values.items()}


def as_printed(rules: int) -> Data:
    """The values that are written only if they differ from these."""
    return {"box": PRINTED, "solo": printed_solo(rules)}


def _read(data: Data, fields: Iterable[str], rules: int = 0) -> Data:
    return {field: _read_field(data, field, rules) for field in fields}


def _read_field(data: Data, field: str, rules: int) -> Any:
    key = KEYS.get(field, field)
    if key not in data:
        printed = as_printed(rules)
        if field in printed:
            return printed[field]
        raise BadData(f"{key}: this key is missing")
    form = FORMS[field]
    if field == "solo":
        form = form._replace(read=lambda solo: read_solo(solo, rules))
    return _located(form, _typed(data[key], form.type, key), key)


# Forms


class Form(NamedTuple):
    """How a value is written in JSON."""

    type: Any
    write: Callable[[Any], Any]
    read: Callable[[Any], Any]


def _located(form: Form, value: Any, where: str) -> Any:
    """Read a value; an error names its place in the data."""
    try:
        return form.read(value)
    except BadData as error:
        raise type(error)(f"{where}: {error}") from error


def same(value: T) -> T:
    return value


def plain(kind: Any) -> Form:
    return Form(kind, same, same)


def listed(form: Form) -> Form:
    def write(values: Iterable[Any]) -> list[Any]:
        return [form.write(value) for value in values]

    def read(values: list[Any]) -> list[Any]:
        return [_located(form, value, f"at {place}") for place, value in enumerate(values)]

    return Form(list.__class_getitem__(form.type), write, read)


def as_tuple(form: Form) -> Form:
    return form._replace(read=lambda value: tuple(form.read(value)))


def index_of(name: str, names: tuple[str, ...], what: str) -> int:
    if name not in names:
        raise BadData(f"there is no {what} called {name!r}; there are {', '.join(names)}")
    return names.index(name)


def write_pile(pile: int) -> dict[str, int]:
    return {LOOT[kind]: count_of(pile, kind) for kind in kinds_in(pile)}


def read_pile(counts: dict[str, int]) -> int:
    return sum([count * ONE[index_of(name, LOOT, "loot")] for name, count in counts.items()])


def write_stormy(stormy: tuple[int, ...]) -> list[str]:
    return [LOOT[kind] for kind, side in enumerate(stormy) if side]


def read_stormy(names: list[str]) -> tuple[int, ...]:
    kinds = [index_of(name, LOOT, "loot") for name in names]
    return tuple([int(kind in kinds) for kind in range(len(LOOT))])


def read_option(text: str) -> int:
    if text not in options.CODE:
        raise BadData(f"there is no option {text!r}; options are written like hand:17, ship:2:17 or loot:map")
    return options.CODE[text]


ON_ISLAND: Final = {
    character_text(who): who
    for who in (*[character(rank, seat) for rank in ALL_RANKS for seat in range(PILFERER + 1)], MIDSHIPMAN)
}


def read_character(text: str) -> int:
    if text not in ON_ISLAND:
        raise BadData(f"there is no character {text!r}; characters are written rank@seat, such as 17@2, or midshipman")
    return ON_ISLAND[text]


class RecordEntry(Struct, forbid_unknown_fields=True):
    """An answer or a random outcome."""

    question: Annotated[int, Meta(ge=0)] | UnsetType = UNSET
    option: str | UnsetType = UNSET
    chance: list[int] | UnsetType = UNSET


def write_step(step: tuple[int, ...]) -> Data:
    if step[0] == CHANCE:
        return {"chance": list(step[1:])}
    return {"question": step[0], "option": options.TEXT[step[1]]}


def read_step(step: RecordEntry) -> tuple[int, ...]:
    match step:
        case RecordEntry(question=int() as question, option=str() as option, chance=msgspec.UNSET):
            return question, read_option(option)
        case RecordEntry(question=msgspec.UNSET, option=msgspec.UNSET, chance=list() as outcome):
            return CHANCE, *outcome
    raise DamagedLog('a step must be {"question": 17, "option": "ship:2:17"} or {"chance": [3]}')


def read_solo(data: Data, rules: int) -> Solo:
    try:
        return solo_from_data(data, printed_solo(rules))
    except BadRules as error:
        raise BadData(str(error)) from error


def read_tiles(data: Data) -> Box:
    try:
        return box_from_data(data)
    except BadRules as error:
        raise BadData(str(error)) from error


Rank = Annotated[int, Meta(ge=1, le=max(ALL_RANKS))]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Whole = Annotated[int, Meta(ge=0)]
HexDigits = Annotated[str, Meta(pattern="^[0-9a-f]{1,64}$")]

NUMBER: Final = plain(Whole)
NUMBERS: Final = listed(plain(int))
TEXT: Final = plain(str)
SEAT: Final = plain(SeatNumber)
CREW: Final = as_tuple(listed(plain(Rank)))
CREWS: Final = listed(CREW)
PILE: Final = Form(dict[str, Annotated[int, Meta(ge=0, le=15)]], write_pile, read_pile)
PILES: Final = listed(PILE)
CHARACTER: Final = Form(str, character_text, read_character)
NOBODY_OR_CHARACTER: Final = Form(
    str | None, lambda who: character_text(who) if who else None, lambda text: read_character(text) if text else 0
)
SEAT_OR_CHARACTER: Final = Form(  # characters wait by day and at dusk, seats at night and at anchor
    SeatNumber | str,
    lambda who: character_text(who) if who > 7 else who,
    lambda value: read_character(value) if isinstance(value, str) else value,
)
OPTION: Final = Form(str, options.TEXT.__getitem__, read_option)

FORMS: Final[dict[str, Form]] = {
    "seats": plain(Annotated[int, Meta(ge=1, le=6)]),
    "level": TEXT,
    "solo": Form(Data, solo_to_data, same),  # completed from the printed rules of the same version
    "board": Form(str, str, lambda name: tuple(Board)[index_of(name, tuple(Board), "board")].value),
    "box": Form(Data, box_to_data, read_tiles),
    "stormy": Form(list[str], write_stormy, read_stormy),
    "seed": Form(HexDigits, lambda seed: f"{seed:x}", lambda text: int(text, 16)),
    "draws": NUMBER,
    "voyage": plain(Annotated[int, Meta(ge=1, le=3)]),
    "phase": Form(str, PHASES.__getitem__, lambda name: index_of(name, PHASES, "phase")),
    "bag": PILE,
    "days": PILES,
    "undealt": CREW,
    "track": listed(SEAT),
    "hands": CREWS,
    "ships": CREWS,
    "graveyards": CREWS,
    "kept": CREWS,
    "unsure": CREWS,
    "loot": PILES,
    "doubloons": NUMBERS,
    "scores": NUMBERS,
    "chosen": listed(plain(Annotated[int, Meta(ge=-1, le=max(ALL_RANKS))])),
    "island": listed(CHARACTER),
    "left_of_midshipman": NOBODY_OR_CHARACTER,
    "pilfered": CREW,
    "top": plain(Annotated[int, Meta(ge=0, le=max(ALL_RANKS))]),
    "row": plain(Annotated[int, Meta(ge=0, le=5)]),
    "pointer": TEXT,
    "lookout": plain(bool),
    "waiting": listed(SEAT_OR_CHARACTER),
    "acting": NOBODY_OR_CHARACTER,
    "cause": TEXT,
    "crew_left": CREW,
    "loot_left": PILE,
    "rivals": NUMBER,
    "todo": listed(Form(tuple[str, SeatNumber, Whole], list, same)),
    "asked": NUMBER,
    "kind": TEXT,
    "seat": SEAT,
    "choices": as_tuple(listed(OPTION)),
    "record": listed(Form(RecordEntry, write_step, read_step)),
    "id": NUMBER,
    "state": plain(Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]),
}
BY_SEAT: Final = ("hands", "ships", "graveyards", "kept", "unsure", "loot", "doubloons", "scores", "chosen")


# The types of the wire format, for generated descriptions of it


def _wire_type(name: str, kind: type, codes: Iterable[str], **others: Any) -> type[Struct]:
    """A type with the fields of a dataclass as they are written in JSON."""
    types = get_type_hints(kind) | {field: FORMS[field].type for field in codes} | others
    required = [
        (KEYS.get(field.name, field.name), types[field.name])
        for field in fields(kind)
        if field.name not in ("box", "solo")
    ]
    printed = [("tiles", Data | UnsetType, UNSET), ("solo", Data | UnsetType, UNSET)] if "box" in types else []
    return msgspec.defstruct(name, [*required, *printed])


TurnData: Final = _wire_type("TurnData", Turn, CODES_OF_TURN)
"""The part `turn` of a view in JSON, as a type: the fields of `Turn`, with characters and options as texts."""
ViewData: Final = _wire_type("ViewData", View, (), questions=list[QuestionData], turn=TurnData)
"""A view in JSON, as a type: the fields of `View`, with `tiles` and `solo` only if they differ from the printed ones."""
