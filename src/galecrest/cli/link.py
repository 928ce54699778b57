"""A client's connection to one table. A table in this process and a table of a server are played through the same messages."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from galecrest.table.messages import Answer, ClientMessage, ServerMessage


@dataclass(frozen=True)
class Lost:
    """The connection broke. The link connects again by itself; `welcome` says that it did."""


@dataclass(frozen=True)
class Ended:
    """The table has closed the connection for good, for the reason with this code."""

    code: str


LAST_WAIT: Final = 3.0  # seconds for which closing a link waits for its thread

News = ServerMessage | Lost | Ended


class Link(Protocol):
    def open(self, tell: Callable[[News], object]) -> None:
        """Begin to listen. A thread of the link calls `tell` with every message."""

    def send(self, message: ClientMessage) -> None:
        """Send a request. An answer reaches the table once, even if the connection breaks."""

    def close(self) -> None:
        """End the link. Nothing is told afterwards."""


def new_id() -> str:
    return secrets.token_hex(12)


def answer(question: int, option: str) -> Answer:
    return Answer(new_id(), question, option)
