"""The database. SQL is here and in the migrations, and nowhere else."""

import asyncio
import logging
import time
from typing import Final

from galecrest.server.storage.admin import AdminStore
from galecrest.server.storage.chat import ChatStore
from galecrest.server.storage.database import WrongDatabase, open_database, reason_of
from galecrest.server.storage.erasing import Erasing
from galecrest.server.storage.guests import GuestStore, UnknownGuest
from galecrest.server.storage.pulse import PulseStore
from galecrest.server.storage.steps import StepLog, StepTaken
from galecrest.server.storage.tables import Head, Move, Place, RematchExists, TableStore, TooManyListed, TooManyTables

__all__ = [
    "Head",
    "Move",
    "Place",
    "RematchExists",
    "StepTaken",
    "Storage",
    "TooManyListed",
    "TooManyTables",
    "UnknownGuest",
    "WrongDatabase",
    "reach",
]

log = logging.getLogger(__name__)

CHECK_SECONDS: Final = 2.0
CHECK_PATIENCE: Final = 3.0  # seconds until a database that does not reply counts as out of reach


async def reach(url: str) -> None:
    """Raises WrongDatabase if the database at this address cannot be read."""
    database = open_database(url)
    try:
        await database.reach()
    finally:
        await database.close()


class Storage:
    def __init__(self, url: str) -> None:
        self.database = open_database(url)
        self.tables = TableStore(self.database)
        self.steps = StepLog(self.database)
        self.guests = GuestStore(self.database)
        self.chat = ChatStore(self.database)
        self.pulse = PulseStore(self.database)
        self._touching: asyncio.Task[None] | None = None
        self._checked = -CHECK_SECONDS  # when it was last seen that something can be stored
        self._able = True
        self.erasing = Erasing(self.database)
        self.admin = AdminStore(self.database)

    async def migrate(self) -> None:
        await self.database.migrate()

    async def check(self) -> None:
        """Raises an exception if nothing can be stored: the database cannot be reached or does not reply, or its disk is full. However
        many ask, it writes once in a while. The log tells when this begins and when it ends."""
        if time.monotonic() - self._checked <= CHECK_SECONDS:
            return
        if self._touching is None or self._touching.done():
            self._touching = asyncio.create_task(self.pulse.touch())
        touching = self._touching  # another check may begin the next one meanwhile
        try:
            if not (await asyncio.wait([touching], timeout=CHECK_PATIENCE))[0]:
                raise TimeoutError(f"the database has not replied for {CHECK_PATIENCE:g} seconds")
            touching.result()
        except Exception as error:
            if self._able:
                reason = {"error": reason_of(error)}
                log.error("nothing can be stored: answers are refused, /ready answers 503", extra=reason)
            self._able = False
            raise
        if not self._able:
            log.warning("storing works again: answers are taken, /ready answers 200")
        self._able = True
        self._checked = time.monotonic()

    async def close(self) -> None:
        if self._touching is not None:
            self._touching.cancel()
            await asyncio.gather(self._touching, return_exceptions=True)
        await self.steps.close()
        await self.database.close()
