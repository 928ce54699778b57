"""A terminal whose output is read continuously, so that a program that writes to it never blocks."""

import os
import pty
import re
import select
import time
from threading import Event, Thread


class Screen:
    def __init__(self) -> None:
        self.here, self.there = pty.openpty()
        self.drawn = b""
        self.closing = Event()
        self.reader = Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        try:
            while not self.closing.is_set():
                if select.select([self.here], [], [], 0.1)[0]:
                    self.drawn += os.read(self.here, 1000)
        except OSError:
            return  # the program has closed its side

    def until(self, pattern: bytes, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while not re.search(pattern, self.drawn):
            assert time.monotonic() < end, self.drawn[-2000:]
            time.sleep(0.01)

    def close(self) -> None:
        """The reader ends first: the next file to be opened may get the same number."""
        self.closing.set()
        self.reader.join()
        os.close(self.there)
        os.close(self.here)
