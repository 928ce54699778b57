"""The client's types of the wire, from the server's own types: msgspec writes JSON Schema, json-schema-to-typescript makes types of it.

`python -m web.generate.wire` writes them, and with them the client's catalogue and the recorded voyage for its tests.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

import msgspec

from galecrest import codec
from galecrest.game import terms
from galecrest.game.events import BY_NAME, Event
from galecrest.game.terms import LOOT, SIDES
from galecrest.game.tiles import TIMINGS, VOCABULARY
from galecrest.table import messages
from web.generate import reference
from web.generate.catalogue import catalogue_json
from web.generate.lessons import lessons_json
from web.generate.streams import voyage_json

WEB = Path(__file__).parents[1]
LIB = WEB / "src" / "lib"

Schema = dict[str, Any]

# What the server sends is whole; in what the client sends, a field with a default may be left out.
HEARD = (
    *(messages.ServerMessage, messages.TableInfo, messages.Me, messages.Lobby, messages.MyGame),
    *(messages.History, messages.Replay, messages.Moment, codec.ViewData),
)
SENT = (
    *(messages.ClientMessage, messages.Rename, messages.OpenTable, messages.ClaimSeat, messages.Fork),
    messages.LobbySay,
)
ENCODED = ("View", "GameEvent", "Question")  # messages hold them already encoded and say only what they are

# Structs that are sent without the fields that have their default.
OMITTING = {
    name.removesuffix("Data")
    for module in (codec, messages)
    for name, each in vars(module).items()
    if isinstance(each, type) and issubclass(each, msgspec.Struct) and each.__struct_config__.omit_defaults
}

# Fields of a view that codec writes in a form of their own.
OF_VIEW = {
    "board": {"$ref": "#/$defs/Board"},
    "tiles": {"$ref": "#/$defs/Tiles"},
    "solo": {"$ref": "#/$defs/Solo"},
}

# Sets of words that have a name in the game have it here, too.
NAMED = {name: each for name, each in vars(terms).items() if get_origin(each) is Literal} | {
    "Board": Literal[*terms.BOARDS],
    "Reaction": messages.Reaction,
}


def schema() -> Schema:
    (server, *_), heard = components(HEARD)
    (client, *_), sent = components(SENT)
    heard = {name: whole(each) for name, each in heard.items()}
    heard["View"]["properties"] |= OF_VIEW
    again = {name: f"Sent{name}" for name in heard.keys() & sent.keys()}
    _, events = components(BY_NAME.values())
    definitions = {
        "ServerMessage": server,
        "ClientMessage": client,
        "GameEvent": {"anyOf": [{"$ref": f"#/$defs/{event.__name__}"} for event in BY_NAME.values()]},
        **heard,
        **{
            again.get(name, name): {**referring(each, again), "title": again.get(name, name)}
            for name, each in sent.items()
        },
        **{event.__name__: named(event, events[event.__name__]) for event in BY_NAME.values()},
    }
    words = {name: {"enum": list(get_args(each))} for name, each in NAMED.items()} | tiles()
    return {
        "title": "Wire",
        "$comment": "What is said over the wire. Written by `make wire` from the server's own types: change it there.",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in [*definitions, *words]},
        "$defs": {name: plain(each) for name, each in definitions.items()} | words,
    }


def components(types: Iterable[Any]) -> tuple[tuple[Schema, ...], dict[str, Schema]]:
    """The schemas of these types and of all that they refer to. A type `ViewData` is called View."""
    roots, found = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    short = {name: name.removesuffix("Data") for name in found}
    return (
        tuple(referring(root, short) for root in roots),
        {short[name]: {**referring(each, short), "title": short[name]} for name, each in found.items()},
    )


def referring(schema: Any, names: dict[str, str]) -> Any:
    """The schema with other names for what it refers to."""
    match schema:
        case {"$ref": str(path)}:
            name = path.rpartition("/")[2]
            return {"$ref": f"#/$defs/{names.get(name, name)}"}
        case dict():
            return {key: referring(each, names) for key, each in schema.items()}
        case list():
            return [referring(each, names) for each in schema]
    return schema


def whole(schema: Schema) -> Schema:
    """The schema of an object that is sent with all its fields, those with a default included."""
    if "properties" not in schema or schema["title"] in OMITTING:
        return schema
    needed = schema.get("required", ())
    sent = [name for name, each in schema["properties"].items() if name in needed or "default" in each]
    return {**schema, "required": sent}


def named(event: type[Event], schema: Schema) -> Schema:
    """An event as it is sent: whole, with its name."""
    properties = {"event": {"const": event.name()}} | schema["properties"]
    return {**schema, "properties": properties, "required": list(properties)}


def plain(schema: Any) -> Any:
    """The schema without limits and defaults, which types of TypeScript cannot tell."""
    match schema:
        case {"title": str(title)} if title in ENCODED and not schema.keys() & {"type", "anyOf"}:
            return {"$ref": f"#/$defs/{title}"}
        case {"enum": words} if names := [name for name, each in NAMED.items() if {*get_args(each)} == {*words}]:
            return {"$ref": f"#/$defs/{names[0]}"}
        case {"prefixItems": items}:
            return {"type": "array", "items": plain(items), "minItems": len(items), "maxItems": len(items)}
        case {"properties": properties}:
            kept = {key: schema[key] for key in ("title", "required") if key in schema}
            about = {"description": " ".join(schema["description"].split())} if "description" in schema else {}
            return {
                "type": "object",
                **kept,
                **about,
                "properties": {name: plain(each) for name, each in properties.items()},
            }
        case {"type": "object"}:
            return {"type": "object", "additionalProperties": plain(schema.get("additionalProperties") or True)}
        case dict():
            return {
                key: plain(schema[key]) for key in ("type", "enum", "const", "items", "anyOf", "$ref") if key in schema
            }
        case list():
            return [plain(each) for each in schema]
    return schema


def tiles() -> dict[str, Schema]:
    """Tiles as `box_to_data` and `solo_to_data` of the game write them, in the catalogue and in views."""
    numbers = {number: {"type": "integer"} for numbers in VOCABULARY.values() for number in numbers}
    choices = {"type": "array", "items": {"$ref": "#/$defs/Effect"}}
    effect = {"effect": {"enum": [name for name in VOCABULARY if name != "either"]}, **numbers, "either": choices}
    tile = {"source": {"type": "string"}, **dict.fromkeys(TIMINGS, choices), "stays": {"type": "boolean"}}
    both = {"type": "object", "properties": {side: {"$ref": "#/$defs/Tile"} for side in SIDES}}
    boxes = {reader: {"$ref": "#/$defs/Tiles"} for reader in ("you", "automa")}
    two = {"type": "object", "properties": boxes, "required": list(boxes)}
    return {
        "Effect": {"type": "object", "properties": effect},
        "Tile": {"type": "object", "properties": tile, "required": ["source"]},
        "Tiles": {"type": "object", "properties": dict.fromkeys(LOOT, both)},
        "Solo": {"type": "object", "properties": {"tiles": two}, "required": ["tiles"]},
    }


def types() -> str:
    installed = Path(sys.executable).with_name("node")  # there where the system has none, or an old one
    command = [str(installed) if installed.exists() else "node", "generate/types.mjs"]
    text = json.dumps(schema())
    return subprocess.run(command, cwd=WEB, input=text, capture_output=True, text=True, check=True).stdout


FILES = {
    LIB / "wire.ts": types,
    LIB / "catalogue.json": catalogue_json,
    LIB / "lessons.json": lessons_json,
    WEB / "tests" / "fixtures" / "voyage.json": voyage_json,
    WEB.parent / "docs" / "reference" / "characters.md": reference.page,
}

if __name__ == "__main__":
    for file, content in FILES.items():
        file.write_text(content(), encoding="utf-8")
