"""Logs as lines of JSON: time, level, logger, message, and the extra fields of the record."""

import logging
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec

PLAIN: Final = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}
MOST: Final = 30  # lines of one kind in a minute
MINUTE: Final = 60.0


class Repeats(logging.Filter):
    """Drops lines of one kind beyond so many in a minute: while a database is away, the same failures repeat hundreds of times a second.
    The next line of that kind says how many were left out. A kind is a place in the program and a type of exception."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.now = now
        self.counts: dict[tuple[Any, ...], tuple[float, int]] = {}  # since when, and how many there were

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.pathname, record.lineno, record.exc_info and record.exc_info[0])
        since, count = self.counts.get(kind, (self.now(), 0))
        if self.now() >= since + MINUTE:
            if count > MOST:
                record.left_out = count - MOST
            since, count = self.now(), 0
        self.counts[kind] = since, count + 1
        return count < MOST


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {key: str(value) for key, value in record.__dict__.items() if key not in PLAIN}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str = "INFO") -> None:
    """`level` is for our own lines. Libraries log cookies, chat and addresses below the level of a warning."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Repeats())
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("galecrest").setLevel(level.upper())
