"""Chat at the tables and in the lobby. Text is data: it is stored and sent as it was written, and never interpreted."""

from collections.abc import Sequence
from typing import Final

from galecrest.server import clock
from galecrest.server.guests import clean
from galecrest.server.limits import Bucket, Buckets
from galecrest.server.settings import Limits
from galecrest.server.storage import Storage, UnknownGuest
from galecrest.table.messages import ChatLine, Me, Reaction
from galecrest.table.refusals import Code, Refusal
from galecrest.table.seating import Guest

WATCHERS_AT_ONCE: Final = 10  # lines of all watchers of a table, who may be one person with many cookies


class Chat:
    def __init__(self, storage: Storage, limits: Limits) -> None:
        self.storage = storage
        self.length = limits.chat_length
        self.pace = Buckets("chat", lambda: Bucket(1 / limits.chat_seconds, 5))
        self.watching = Buckets("watchers_chat", lambda: Bucket(1 / limits.chat_seconds, WATCHERS_AT_ONCE))

    async def say(
        self,
        guest: Guest,
        text: str,
        table_id: str | None = None,
        seat: int | None = None,
        reaction: Reaction | None = None,
    ) -> int:
        """Store a text, or a reaction without one. Returns the id of the line."""
        text = clean(text)
        if not text and reaction is None:
            raise Refusal(Code.EMPTY, "this message has no visible character")
        if len(text) > self.length:
            raise Refusal(Code.TOO_LONG, f"a message has {self.length} characters at most")
        if not self.pace.take(guest.id):
            raise Refusal(Code.TOO_FAST, "wait a moment before the next message")
        record = await self.storage.guests.record(guest.id)
        if record is None or record.silenced or record.banned:
            raise Refusal(Code.SILENCED, "an operator of this server has muted you")
        if table_id is not None and seat is None and not self.watching.take(table_id):
            raise Refusal(Code.TOO_FAST, "the watchers of this table write too much: wait a moment")
        return await self.storage.chat.insert(guest, text, table_id, seat, clock.now(), reaction)

    async def lines(
        self, table_id: str | None, after: int = 0, muted: Sequence[str] = (), last: int = 50
    ) -> list[ChatLine]:
        """The last lines after this one, without those of muted guests."""
        return await self.storage.chat.lines(table_id, after, muted, last)

    async def muted(self, guest: Guest) -> list[str]:
        return await self.storage.guests.muted_by(guest.id)

    async def muted_people(self, guest: Guest) -> list[Me]:
        return await self.storage.guests.people_muted_by(guest.id)

    async def mute(self, guest: Guest, other: str, muted: bool) -> None:
        """Mute or unmute a guest."""
        try:
            await self.storage.guests.mute(guest.id, other, muted)
        except UnknownGuest as error:
            raise Refusal(Code.UNKNOWN_GUEST, "there is no such guest") from error
