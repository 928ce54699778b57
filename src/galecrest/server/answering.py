"""Takes answers: an answer is tried on the game in memory, stored as the next step of the log, and counts once it is committed. If
another process was faster, this one reads on and tries again.
"""

import time

from galecrest.game.errors import BadAnswer
from galecrest.server import clock
from galecrest.server.cache import CachedTable, TableCache
from galecrest.server.metrics import ANSWER_SECONDS, ANSWERS, CONFLICTS
from galecrest.server.news import News
from galecrest.server.storage import StepTaken, Storage
from galecrest.table.deadlines import due_after
from galecrest.table.messages import Answer
from galecrest.table.refusals import Code, Refusal, code_of
from galecrest.table.seating import must_sit


class Answering:
    def __init__(self, storage: Storage, cache: TableCache, news: News) -> None:
        self.storage = storage
        self.cache = cache
        self.news = news

    async def answer_as(self, table_id: str, guest: str, message: Answer) -> None:
        """Take an answer of a person, who plays the seat themselves."""
        cached = await self.cache.find(table_id)
        seat = must_sit(cached.table, guest)
        if cached.table.state == "archived":
            raise Refusal(Code.NOT_PLAYING, "this game was archived after a long rest")
        client_id = f"c:{message.id}"
        if cached.table.seats[seat].bot is not None:
            if await self.was_stored(cached, seat, message.question, message.option, client_id):
                return
            raise Refusal(Code.BOT_PLAYS, "a bot sits in for you: take your seat back first")
        await self.answer(cached, seat, message.question, message.option, client_id)

    async def answer(self, cached: CachedTable, seat: int, question: int, option: str, client_id: str) -> None:
        """Returns after the commit. The same answer with the same client id, sent again, changes nothing."""
        began = time.perf_counter()
        if not cached.play.begun and not await self.cache.read_on(cached):
            raise Refusal(Code.NOT_PLAYING, "the game has not begun")
        async with cached.lock:
            outcome = await self._answer(cached, seat, question, option, client_id)
        ANSWERS.labels(outcome).inc()
        ANSWER_SECONDS.observe(time.perf_counter() - began)
        self.news.stored(cached)

    async def _answer(self, cached: CachedTable, seat: int, question: int, option: str, client_id: str) -> str:
        while True:
            play = cached.play
            if play.game is None:
                raise Refusal(Code.GAME_OVER, "the game is over")
            try:
                following = play.answer(seat, question, option, max(clock.now(), play.clocks.asked_at))
            except BadAnswer as error:
                if await self.was_stored(cached, seat, question, option, client_id):
                    return "repeated"
                if await self.cache.read_on(cached):
                    continue  # the game has moved on elsewhere
                ANSWERS.labels("refused").inc()
                raise Refusal(code_of(error), str(error)) from error
            try:
                await self.storage.steps.append(cached.id, following, client_id, due_after(cached.table, following))
            except StepTaken:
                CONFLICTS.inc()
                await self.cache.read_on(cached)
                if await self.was_stored(cached, seat, question, option, client_id):
                    return "repeated"
                continue
            if cached.play is play and play.number == following.step.number - 1:
                play.take(following)
            if cached.play.over:
                await self.cache.refresh(cached)
            return "taken"

    async def was_stored(self, cached: CachedTable, seat: int, question: int, option: str, client_id: str) -> bool:
        """Whether this very answer was stored before. Refuses an id that was used for another answer."""
        stored = await self.storage.steps.answered(cached.id, seat, client_id)
        if stored is not None and stored != (question, option):
            raise Refusal(Code.ID_USED, "another answer was given under this id: every answer needs its own id")
        return stored is not None
