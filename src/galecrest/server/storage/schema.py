"""The tables of the database."""

from typing import Final

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata: Final = MetaData()

keys = Table(
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float),  # exact to a day
    Column("silenced", Boolean, nullable=False, server_default=false()),  # by an operator, as is the next
    Column("banned", Boolean, nullable=False, server_default=false()),
    Column("captain", Integer, nullable=False, server_default="0"),  # the face
    Index("guests_seen", "seen_at"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(32), nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("seeded", Boolean, nullable=False),  # by the host
    Column("state", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("version", Integer, nullable=False),  # grows with every change of seats and state, and is their lock
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("ended_at", Float),
    Column("due", Float),  # the time at which the table next needs attention, or earlier
    Column("rematch_of", String(32), ForeignKey("tables.id"), unique=True),
    Column("forked_from", String(32), ForeignKey("tables.id")),
    Column("forked_at", Integer),
    Column("result", Text),
    Column("rules", Integer, nullable=False, server_default="1"),  # the version that the table is played under
    Column("resumed", Text),  # how the game went on after an update of the rules
    Column("proposal", Text),
    Column("removed", Text, nullable=False, server_default="[]"),  # the guests whom the host has removed
    Index("tables_due", "due"),
    Index("tables_listed", "listed", "state", "created_at"),
    Index("tables_host", "host", "state"),
    Index("tables_forked", "forked_from"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id")),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),
    Column("left_at", Float),
    Column("here_until", Float, nullable=False),
    Column("captain", Integer, nullable=False, server_default="0"),
    Column("resigned", Boolean, nullable=False, server_default=false()),
    Column("offered", Boolean, nullable=False, server_default=false()),
    Index("seats_guest", "guest_id"),
)

holders = Table(
    "holders",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Index("holders_guest", "guest_id"),
)

steps = Table(
    "steps",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 0 is the set-up
    Column("seat", Integer, nullable=False),
    Column("question", Integer, nullable=False),  # -1: the set-up, or a resumption after an update of the rules
    Column("option", String(40), nullable=False),
    Column("client_id", String(80), nullable=False),
    Column("chance", Text, nullable=False),  # the outcomes that followed
    Column("at", Float, nullable=False),
    Column("recording", LargeBinary),  # see table/recordings.py; the first version recorded nothing
    Column("why", Text),  # a bot's reason
    UniqueConstraint("table_id", "seat", "client_id", name="steps_once"),
)

positions = Table(
    "positions",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the step after which it holds
    Column("rules", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),  # the game as JSON, compressed with zlib
    Column("told", Text, nullable=False),  # how many events each viewer was told
    Column("banks", Text, nullable=False),
    Column("asked_at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32)),  # none: the lobby
    Column("guest_id", String(32), ForeignKey("guests.id"), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("reaction", String(20)),
    Index("chat_table", "table_id", "id"),
    Index("chat_guest", "guest_id"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),  # there is one row
    Column("at", Float, nullable=False),  # the last sign of life of any process
)

outages = Table(
    "outages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("guest_id", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("muted", String(32), ForeignKey("guests.id"), primary_key=True),
    Index("mutes_muted", "muted"),
)
