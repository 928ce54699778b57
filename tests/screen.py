"""A terminal whose output is read continuously, so that a program that writes to it never blocks."""

import os
import pty
import re
import time
from threading import Thread


class Screen:
    def __init__(self) -> None:
        self.here, self.there = pty.openpty()
        self.drawn = b""
        Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        try:
            while more := os.read(self.here, 1000):
                self.drawn += more
        except OSError:
            return  # closed

    def until(self, pattern: bytes, seconds: float = 60) -> None:
        end = time.monotonic() + seconds
        while not re.search(pattern, self.drawn):
            assert time.monotonic() < end, self.drawn[-2000:]
            time.sleep(0.01)

    def close(self) -> None:
        os.close(self.there)
        os.close(self.here)
