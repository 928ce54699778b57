"""The client's types of what is said over the wire, from the server's own: `python -m tests.web.wire` writes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from galecrest.table import messages

FILE = Path(__file__).parents[2] / "web" / "src" / "lib" / "messages.ts"
HEAD = """/** What is said over the wire. Written by `make wire` from src/galecrest/table/messages.py: change it there. */

import type { GameEvent, Question, View } from "./wire";
"""
HEARD = (
    *(messages.ServerMessage, messages.TableInfo, messages.Me, messages.Lobby, messages.MyGame),
    *(messages.History, messages.Replay, messages.Moment),
)
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def written(schema: dict[str, Any]) -> str:
    """A JSON Schema as a type of TypeScript."""
    match schema:
        case {"$ref": name}:
            return str(name)
        case {"anyOf": kinds}:
            return " | ".join(written(kind) for kind in kinds)
        case {"enum": values}:
            return " | ".join(f'"{value}"' for value in values)
        case {"type": "array", "items": items}:
            return f"{written(items)}[]"
        case {"type": "object"}:
            values = schema.get("additionalProperties")
            return f"Record<string, {written(values) if isinstance(values, dict) else 'unknown'}>"
        case {"type": kind}:
            return PLAIN[kind]
        case {"title": name}:
            return str(name)
    return "unknown"


def interface(name: str, schema: dict[str, Any], whole: bool) -> str:
    """What has a default may be left out by the client; whatever the server sends is whole."""
    needed = schema["properties"] if whole else schema.get("required", ())
    fields = [
        f"  {field}{'' if field in needed else '?'}: {written(each)};" for field, each in schema["properties"].items()
    ]
    return "\n".join([f"export interface {name} {{", *fields, "}"])


def types() -> str:
    (server, *_), heard = msgspec.json.schema_components(HEARD, ref_template="{name}")
    (client,), sent = msgspec.json.schema_components([messages.ClientMessage], ref_template="{name}")
    parts = [interface(name, schema, True) for name, schema in heard.items()]
    parts += [interface(name, schema, False) for name, schema in sent.items() if name not in heard]
    parts += [f"export type ServerMessage = {written(server)};", f"export type ClientMessage = {written(client)};"]
    return "\n\n".join([HEAD.strip(), *parts]) + "\n"


if __name__ == "__main__":
    FILE.write_text(types(), "utf-8")
