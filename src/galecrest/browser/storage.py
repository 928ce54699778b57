"""What a device stores. JavaScript implements `Storage` with IndexedDB; texts are all that goes through."""

from typing import Protocol

import msgspec
from msgspec import Struct

from galecrest.table.play import Next, Position, Step


class Storage(Protocol):
    async def read(self, table_id: str) -> list[str]:
        """The table, then its steps in their order; empty if there is no such table."""
        ...

    async def write(self, table_id: str, table: str, game: str, first: int, steps: list[str]) -> str:
        """Store the table, its entry in the list of games, and new steps of which `first` is the number of the first one, all or nothing.
        Returns when they are safe, with an empty text; or with the code of a refusal."""
        ...

    async def remove(self, table_id: str) -> None:
        """Forget a table and its steps."""
        ...


class StoredStep(Struct, frozen=True):
    step: Step
    client_id: str
    position: Position | None = None

    @classmethod
    def of(cls, following: Next, client_id: str) -> "StoredStep":
        return cls(following.step, client_id, following.position)


step_to_json = msgspec.json.Encoder().encode
step_from_json = msgspec.json.Decoder(StoredStep).decode
