"""The database. SQL is here and in the migrations, and nowhere else."""

from sqlalchemy import text

from galecrest.server.storage.admin import AdminStore, WrongDatabase
from galecrest.server.storage.chat import ChatStore
from galecrest.server.storage.database import Database
from galecrest.server.storage.erasing import Erasing
from galecrest.server.storage.guests import GuestStore, UnknownGuest
from galecrest.server.storage.steps import StepLog, StepTaken
from galecrest.server.storage.tables import Head, Place, RematchExists, TableStore, TooManyListed, TooManyTables

__all__ = [
    "Head",
    "Place",
    "RematchExists",
    "StepTaken",
    "Storage",
    "TooManyListed",
    "TooManyTables",
    "UnknownGuest",
    "WrongDatabase",
]


class Storage:
    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.tables = TableStore(self.database)
        self.steps = StepLog(self.database)
        self.guests = GuestStore(self.database)
        self.chat = ChatStore(self.database)
        self.erasing = Erasing(self.database)
        self.admin = AdminStore(self.database)

    async def migrate(self) -> None:
        await self.database.migrate()

    async def check(self) -> None:
        """Raises an exception if the database cannot be reached."""
        await self.database.first(text("SELECT 1"))

    async def close(self) -> None:
        await self.steps.close()
        await self.database.close()
