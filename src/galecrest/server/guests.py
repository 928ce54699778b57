"""Guests, who have a name and a signed cookie and no account, and the links that open a seat on another device.

The key of the signatures is stored in the database, so all processes know it and no setting holds it.
"""

import hmac
import re
import secrets
import unicodedata
from hashlib import blake2b
from typing import Final

from galecrest.server import clock
from galecrest.server.limits import Bucket, Buckets
from galecrest.server.settings import Limits
from galecrest.server.storage import Storage
from galecrest.table.messages import NAME_LENGTH
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import Guest, Table

COOKIE: Final = "galecrest_guest"
SEEN_SECONDS: Final = 24 * 3600  # between two notes of a guest's last visit


def cookie_in(header: str) -> str | None:
    """The guest's cookie among those of a header. Python's own parser may need a second for a long text in quotes."""
    for each in header.split(";"):
        name, _, value = each.strip().partition("=")
        if name == COOKIE:
            return value
    return None


class Guests:
    def __init__(self, storage: Storage, key: bytes, limits: Limits) -> None:
        self.storage = storage
        self.key = key
        self.pace = Buckets("guests", lambda: Bucket(limits.guests_per_minute / 60, 2 * limits.guests_per_minute))

    @classmethod
    async def with_key(cls, storage: Storage, limits: Limits | None = None) -> "Guests":
        return cls(storage, await storage.guests.key(), limits or Limits())

    def sign(self, text: str) -> str:
        return blake2b(text.encode(), key=self.key, digest_size=18).hexdigest()

    # Cookies

    def cookie(self, guest: Guest) -> str:
        return f"{guest.id}.{self.sign('guest ' + guest.id)}"

    async def from_cookie(self, value: str | None) -> Guest | None:
        """The guest of a cookie, if there is one. Refuses a banned guest."""
        guest_id, _, signature = (value or "").partition(".")
        if not hmac.compare_digest(signature.encode(), self.sign("guest " + guest_id).encode()):
            return None
        record = await self.storage.guests.record(guest_id)
        if record is None:
            return None
        if record.banned:
            raise Refusal(Code.BANNED, "an operator of this server has banned you")
        if record.seen_at < clock.now() - SEEN_SECONDS:
            await self.storage.guests.see(guest_id, clock.now())
        return record.guest

    async def arrive(self, address: str) -> Guest:
        """A new guest. Refuses an address that sends too many."""
        if not self.pace.take(address):
            raise Refusal(Code.TOO_FAST, "too many new guests come from this address: wait a moment")
        return await self.new()

    async def new(self, name: str | None = None) -> Guest:
        guest = Guest(secrets.token_hex(8), name or f"Sailor {secrets.randbelow(9000) + 1000}")
        await self.storage.guests.insert(guest, clock.now())
        return guest

    async def rename(self, guest: Guest, name: str, captain: int | None = None) -> Guest:
        """The guest with another name and another face; None keeps the face."""
        renamed = Guest(guest.id, clean(name), guest.captain if captain is None else captain)
        if not is_visible(renamed.name):
            raise Refusal(Code.BAD_NAME, "a name needs a visible character, such as a letter")
        if len(renamed.name) > NAME_LENGTH:  # cleaning can make it longer
            raise Refusal(Code.BAD_NAME, f"a name has {NAME_LENGTH} characters at most, and a mark may count as one")
        record = await self.storage.guests.record(guest.id)
        if renamed.name != guest.name and record is not None and record.silenced:  # names could be used to chat
            raise Refusal(Code.SILENCED, "an operator of this server has muted you: you keep your name")
        await self.storage.guests.rename(renamed)
        return renamed

    # Links

    def link(self, table_id: str, seat: int, owner: str) -> str:
        """The link with which anybody may play the seat, as long as it belongs to this owner."""
        return f"{table_id}.{seat}.{self.sign(f'seat {table_id} {seat} {owner}')}"

    def link_for(self, table: Table, seat: int | None) -> str | None:
        owner = table.owner_of(seat)
        return self.link(table.id, seat, owner) if seat is not None and owner is not None else None

    def read_link(self, link: str) -> tuple[str, int, str]:
        """Table, seat and signature. `opens` checks the signature."""
        table_id, _, rest = link.partition(".")
        seat, _, signature = rest.partition(".")
        if not seat.isascii() or not seat.isdigit() or len(seat) > 1 or not signature:
            raise Refusal(Code.BAD_LINK, "this link does not open a seat")
        return table_id, int(seat), signature

    def opens(self, link: str, table_id: str, seat: int, owner: str) -> bool:
        return hmac.compare_digest(link.encode(), self.link(table_id, seat, owner).encode())


BLANKS: Final = "\u115f\u1160\u2800\u3164\uffa0\U0001d159"  # letters that show nothing
HIDDEN: Final = re.compile(
    "[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0f\U00016fe4\U000e0100-\U000e01ef]"
)  # marks that show nothing
STACK: Final = 2  # marks above or below one letter; more would cover the lines around it


def clean(text: str) -> str:
    """One line of visible characters: no control or direction characters, which could make one name look like another, and no stacks of
    marks."""
    visible = "".join([visible_form(letter) for letter in HIDDEN.sub("", text)])
    shown, marks = [], 0
    for letter in unicodedata.normalize("NFC", visible):  # last, because letter and mark may have been apart
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks <= STACK:
            shown.append(letter)
    return " ".join("".join(shown).split())


def visible_form(letter: str) -> str:
    """The character itself, a space, or nothing."""
    if letter.isprintable() and letter not in BLANKS:
        return letter
    return " " if letter.isspace() else ""


def is_visible(text: str) -> bool:
    """Whether something stands there besides marks without a letter."""
    return any(not letter.isspace() and not unicodedata.category(letter).startswith("M") for letter in text)
