"""Signs of life: every process stores now and then that somebody can answer, and all notice when nobody could.

After a start, a pause of all processes, a time without the database, or a jump of the clock, an outage is stored. It costs no player
any time (`galecrest.table.clocks`).
"""

import logging
from collections.abc import Callable

from galecrest.server.clock import CLOCK, Clock
from galecrest.server.storage import Storage
from galecrest.table.clocks import BEAT, Outages, is_outage

log = logging.getLogger(__name__)


class Pulse:
    def __init__(self, storage: Storage, heard: Callable[[Outages], None], clock: Clock = CLOCK) -> None:
        """`heard` is called with all outages whenever there are new ones."""
        self.storage = storage
        self.heard = heard
        self.clock = clock
        self._last = 0.0
        self._known: Outages = ()

    async def begin(self) -> None:
        """A process that starts had its players cut off."""
        self.clock.advance(await self.storage.pulse.last())
        await self._beat(lambda last, now: last > 0)

    async def keep(self) -> None:
        """To be called often, and before anything that a deadline leads to."""
        if self.clock.now() - self._last >= BEAT:
            await self._beat(is_outage)

    async def _beat(self, noticed: Callable[[float, float], bool]) -> None:
        now = self.clock.now()
        last, known = await self.storage.pulse.beat(now, noticed)
        self.clock.advance(last)
        self._last = self.clock.now()
        if known != self._known:
            self._known = known
            log.info("players could not answer for a while, their time counts from now")
            self.heard(known)
