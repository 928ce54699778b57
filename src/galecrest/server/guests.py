"""Guests: a name and a signed cookie, no account. And the links that open a seat on another device.

What is signed cannot be guessed: the key lives in the database, so all processes know it and no setting holds it.
"""

import hmac
import secrets
import time
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from galecrest.server import storage as db
from galecrest.server.limits import Bucket, Buckets
from galecrest.server.messages import Refusal
from galecrest.server.settings import Limits
from galecrest.server.storage import Storage

COOKIE: Final = "galecrest_guest"


@dataclass(frozen=True)
class Guest:
    id: str
    name: str


class Guests:
    def __init__(self, storage: Storage, key: bytes, limits: Limits) -> None:
        self.storage = storage
        self.key = key
        self.pace = Buckets("guests", lambda: Bucket(limits.guests_per_minute / 60, 2 * limits.guests_per_minute))

    @classmethod
    async def with_key(cls, storage: Storage, limits: Limits | None = None) -> "Guests":
        """The key is made by whoever comes first."""
        query = select(db.keys.c.value).where(db.keys.c.name == "signature")
        row = await storage.first(query)
        if row is None:
            try:
                async with storage.write() as connection:
                    await connection.execute(insert(db.keys).values(name="signature", value=secrets.token_hex(32)))
            except IntegrityError:
                pass  # another process came first
            row = await storage.first(query)
            assert row is not None
        return cls(storage, bytes.fromhex(row.value), limits or Limits())

    def sign(self, text: str) -> str:
        return blake2b(text.encode(), key=self.key, digest_size=18).hexdigest()

    # Cookies

    def cookie(self, guest: Guest) -> str:
        return f"{guest.id}.{self.sign('guest ' + guest.id)}"

    async def from_cookie(self, value: str | None) -> Guest | None:
        guest_id, _, signature = (value or "").partition(".")
        if not hmac.compare_digest(signature.encode(), self.sign("guest " + guest_id).encode()):
            return None
        row = await self.storage.first(select(db.guests).where(db.guests.c.id == guest_id))
        return Guest(row.id, row.name) if row else None

    async def arrive(self, address: str) -> Guest:
        """A new guest, from an address that does not send too many."""
        if not self.pace.take(address):
            raise Refusal("too_fast", "too many new guests come from here: wait a moment")
        return await self.new()

    async def new(self, name: str | None = None) -> Guest:
        guest = Guest(secrets.token_hex(8), name or f"Sailor {secrets.randbelow(9000) + 1000}")
        async with self.storage.write() as connection:
            await connection.execute(insert(db.guests).values(id=guest.id, name=guest.name, created_at=time.time()))
        return guest

    async def rename(self, guest: Guest, name: str) -> Guest:
        name = clean(name)
        if not name:
            raise Refusal("bad_name", "a name needs a letter that can be seen")
        async with self.storage.write() as connection:
            await connection.execute(update(db.guests).where(db.guests.c.id == guest.id).values(name=name))
        return Guest(guest.id, name)

    # Links

    def link(self, table_id: str, seat: int, owner: str) -> str:
        """Whoever has this link may play the seat, as long as it belongs to its owner."""
        return f"{table_id}.{seat}.{self.sign(f'seat {table_id} {seat} {owner}')}"

    def read_link(self, link: str) -> tuple[str, int, str]:
        """Table, seat and signature, which `opens` checks."""
        table_id, _, rest = link.partition(".")
        seat, _, signature = rest.partition(".")
        if not seat.isascii() or not seat.isdigit() or len(seat) > 1 or not signature:
            raise Refusal("bad_link", "this link does not open a seat")
        return table_id, int(seat), signature

    def opens(self, link: str, table_id: str, seat: int, owner: str) -> bool:
        return hmac.compare_digest(link.encode(), self.link(table_id, seat, owner).encode())


BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0"  # letters that show nothing


def clean(text: str) -> str:
    """One line of what can be seen: no control or direction characters that could make one name look like another."""
    shown = "".join(letter for letter in text if letter.isprintable() and letter not in BLANKS)
    return " ".join(shown.split())
