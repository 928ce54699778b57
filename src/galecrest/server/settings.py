"""The settings. Every setting has a default that suits one process on one machine."""

from dataclasses import dataclass, field
from pathlib import Path

STATIC = Path(__file__).parent / "static"


@dataclass(frozen=True)
class Limits:
    """The most that one guest or one address may use."""

    message_bytes: int = 8 * 1024
    messages_per_second: float = 20
    body_bytes: int = 64 * 1024
    head_bytes: int = 32 * 1024  # the first line and the headers of a request
    request_seconds: float = 10  # until a request has arrived whole
    requests_per_second: float = 40
    processor_share: float = 0.2  # of a core, by address
    connections_per_address: int = 60
    guests_per_minute: float = 30  # new guests, by address
    tables_per_guest: int = 20  # that have not ended
    tables_per_minute: float = 20  # opened or refused, by guest
    listed_per_guest: int = 3  # tables in the lobby
    listed_per_minute: float = 2  # tables put into the lobby, by address, after a burst of ten
    chat_length: int = 500
    chat_seconds: float = 2  # between two messages, after a burst of a few


@dataclass(frozen=True)
class Retention:
    """How long things are kept. Finished games stay."""

    guest_days: float = 400  # without a visit
    lobby_chat_days: float = 30
    unstarted_days: float = 1  # tables
    untouched_days: float = 90  # running games, which are archived
    every_seconds: float = 3600


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///galecrest.sqlite"
    redis: str | None = None
    static: Path = STATIC
    origins: tuple[str, ...] = ()  # other origins whose pages may connect
    https: bool = False  # cookies are for https only
    poll_seconds: float = 2  # how often a process reads changes from the database of which no notice came
    deadline_seconds: float = 0.25  # how often a process looks for tables that are due
    bot_workers: int = 2
    bot_seconds: float = 5  # the most time that a bot may think
    cached_tables: int = 2000
    idle_seconds: float = 20  # after which a table that nobody wants is kept as bytes
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
