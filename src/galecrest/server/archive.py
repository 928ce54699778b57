"""What happened at a table: the events so far, and every moment and the log of a finished game, as they were played."""

import time
from typing import Any

from galecrest import codec
from galecrest.server.cache import CachedTable, TableCache, unplayable
from galecrest.server.storage import Storage
from galecrest.table import versions
from galecrest.table.messages import History, Moment, Replay
from galecrest.table.play import Play, Step
from galecrest.table.recordings import Scene, scenes
from galecrest.table.seating import Table, must_be_open, must_be_over, must_have_seat, must_have_step
from galecrest.table.versions import recorded_log


class Archive:
    def __init__(self, storage: Storage, cache: TableCache) -> None:
        self.storage = storage
        self.cache = cache

    async def history(self, table_id: str, guest: str) -> History:
        """All events that the guest may know."""
        cached = await self.cache.find_current(table_id)
        seat = cached.table.seat_of(guest)
        must_be_open(cached.table, seat)
        steps = await self.storage.steps.all(table_id)
        events = [event for scene in recorded_scenes(cached.table, steps) for event in scene[seat].events]
        return History(seat, len(events), events)

    async def replay(self, table_id: str) -> Replay:
        cached = await self.finished(table_id)
        last = await self.storage.steps.last_number(table_id)
        return Replay(cached.table.info(time.time()), last, await self._log(cached))

    async def log(self, table_id: str) -> dict[str, Any]:
        return await self._log(await self.finished(table_id))

    async def moment(self, table_id: str, number: int, seat: int | None) -> Moment:
        cached = await self.finished(table_id)
        last = await self.storage.steps.last_number(table_id)
        must_have_step(number, last)
        if seat is not None:
            must_have_seat(cached.table, seat)
        position = await self.storage.steps.last_position(table_id, number)
        steps = await self.storage.steps.until(table_id, position.number if position else 0, number)
        *_, scene = recorded_scenes(cached.table, steps)
        step = steps[-1]
        return Moment(
            step=number,
            steps=last,
            seat=step.seat if step.question >= 0 else None,
            option=step.option if step.question >= 0 else None,
            events=scene[seat].events,
            view=scene[seat].view,
            questions=[question for place in range(len(scene) - 1) for question in scene[place].view["questions"]],
        )

    async def finished(self, table_id: str) -> CachedTable:
        cached = await self.cache.find(table_id)
        if cached.table.state != "over":
            await self.cache.refresh(cached)
            await self.cache.read_on(cached)
        must_be_over(cached.table)
        return cached

    async def _log(self, cached: CachedTable) -> dict[str, Any]:
        game = cached.play.game
        if game is not None and cached.table.resumed is None:
            return codec.log_to_data(game)
        steps = await self.storage.steps.all(cached.id)
        return recorded_log(cached.table, steps, await self.storage.steps.positions(cached.id, steps[-1].number))


def recorded_scenes(table: Table, steps: list[Step]) -> list[Scene]:
    """The scenes of these steps. The first version recorded nothing: its steps, which come first, are replayed."""
    found: list[Scene] = []
    play: Play | None = None
    for step, scene in zip(steps, scenes([step.recording for step in steps]), strict=True):
        if scene is None:
            if not versions.knows(versions.UNRECORDED):
                raise unplayable(table, versions.UNRECORDED)
            play = play or Play.new(table.setup, int(table.seed, 16), versions.UNRECORDED)
            play.read(step)
            scene = play.scene()
        found.append(scene)
    return found
