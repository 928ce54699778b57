"""A pool of worker processes in which bots think. A bot gets a view, never the game.

Slow bots leave one worker free for quick ones, and tables at which nobody is connected wait a little before each answer. The address that
changed a table last pays for what its bots do in this process, and for the thinking of quick bots; slow ones have their turn in the queue.
A worker that dies or does not answer in time is replaced, and the deckhand answers in its place.
"""

import asyncio
import logging
import sys
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from hashlib import blake2b
from typing import Final

import msgspec

from galecrest import codec
from galecrest.bots import SEARCHING, Reply, kind_of
from galecrest.bots.deckhand import Deckhand
from galecrest.server.answering import Answering
from galecrest.server.bot_worker import Request, Thought
from galecrest.server.cache import CachedTable, TableCache
from galecrest.server.fair_queue import FairQueue, is_slow
from galecrest.server.limits import Bucket, Buckets
from galecrest.server.metering import ACCOUNT, BURST, charge, paid_by, until_paid
from galecrest.server.metrics import BOT_FAILURES, BOT_SECONDS
from galecrest.server.settings import Limits
from galecrest.table.deadlines import bot_questions, open_question
from galecrest.table.refusals import Refusal

log = logging.getLogger(__name__)

WORKER: Final = (sys.executable, "-m", "galecrest.server.bot_worker")
START_SECONDS: Final = 60
AROUND: Final = 0.002  # seconds of processor time around a thought: to read the view and to write the reply
UNWATCHED_SECONDS: Final = 0.5  # before a bot's answer at a table where nobody is connected


@dataclass
class Worker:
    process: asyncio.subprocess.Process

    async def ask(self, request: Request) -> Thought:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(msgspec.json.encode(request) + b"\n")
        await self.process.stdin.drain()
        line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise EOFError("the worker has died")
        return msgspec.json.decode(line, type=Thought)

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()


class Fallback(Bucket):
    """The account of tables to which nobody has come since this process knows them."""

    __slots__ = ()


class BotPool:
    def __init__(
        self,
        cache: TableCache,
        answering: Answering,
        key: bytes,
        workers: int,
        seconds: float,
        watched: Callable[[CachedTable], bool] = lambda _: True,
        share: float = Limits.processor_share,
    ) -> None:
        self.cache = cache
        self.answering = answering
        self.key = key
        self.seconds = seconds
        self.watched = watched
        self.hosts = Buckets("bots", lambda: Fallback(share, BURST * share))
        self.deserted = Fallback(share, BURST * share)  # of all tables at which nobody is
        self.free = workers
        self.free_for_slow = max(1, workers - 1)
        self.queue: FairQueue[asyncio.Future[bool]] = FairQueue()
        self.idle: list[Worker] = []
        self.coming: list[asyncio.Task[Worker]] = []  # started before they are needed
        self.thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self.closed = False

    async def close(self) -> None:
        self.closed = True
        for task in (*self.thinking.values(), *self.coming):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)
        come = await asyncio.gather(*self.coming, return_exceptions=True)
        for worker in (*self.idle, *come):
            if isinstance(worker, Worker):
                await worker.end()

    # Questions

    def stir(self, cached: CachedTable) -> None:
        """Start thinking about every question to a bot that no bot of this process thinks about."""
        if self.closed:
            return
        account = ACCOUNT.get()
        if account is not None and not isinstance(account, Fallback):
            cached.payer = account
        payer = self.payer(cached)
        for seat, question, bot in bot_questions(cached.table, cached.play.game):
            key = (cached.id, question)
            if key not in self.thinking:
                work = paid_by(payer, self._answer(cached, seat, question, bot))
                self.thinking[key] = asyncio.create_task(work)

    def payer(self, cached: CachedTable) -> Bucket:
        """Who pays for what this process does at a table without being asked."""
        if cached.payer is not None:
            return cached.payer
        return self.hosts.of(cached.table.host) if self.watched(cached) else self.deserted

    async def _answer(self, cached: CachedTable, seat: int, question: int, bot: str) -> None:
        try:
            if not self.watched(cached):
                await asyncio.sleep(UNWATCHED_SECONDS)
            await until_paid()
            charge(price(bot))  # now, or all bots that wait would go on at once
            reply = await self.think(cached, seat, question, bot)
            if reply is None:
                return
            await self.cache.refresh(cached)
            if cached.table.seats[seat].bot is not None:
                await self.answering.answer(cached, seat, question, reply.option, f"b:{question}", reply.why)
        except Refusal as refusal:
            log.info("the answer of a bot came too late", extra={"table": cached.id, "reason": refusal.reason})
        except Exception:
            log.exception("a bot could not answer, it is asked again when the table is due", extra={"table": cached.id})
        finally:
            self.thinking.pop((cached.id, question), None)

    async def think(self, cached: CachedTable, seat: int, question_id: int, bot: str) -> Reply | None:
        """The bot's reply; None if the question is not open any more."""
        game = cached.play.game
        question = open_question(game, seat, question_id)
        if game is None or question is None:
            return None
        view, seed = game.view(seat), self.seed(cached, seat)
        request = Request(bot, seed, codec.view_to_json(view), codec.question_to_json(question))
        began = time.perf_counter()
        path = (str(id(cached.payer)), cached.table.host, cached.id)
        async with self.place(bot, path):
            reply = await self.reply(request)
        BOT_SECONDS.labels(bot).observe(time.perf_counter() - began)
        return reply if reply and reply.option in question.options else Deckhand(seed).reply(view, question)

    def reply_at_once(self, cached: CachedTable, seat: int, question_id: int) -> Reply | None:
        """The deckhand's reply without a worker, in a fraction of a millisecond; None if the question is not open any more."""
        game = cached.play.game
        question = open_question(game, seat, question_id)
        if game is None or question is None:
            return None
        return Deckhand(self.seed(cached, seat)).reply(game.view(seat), question)

    def seed(self, cached: CachedTable, seat: int) -> int:
        digest = blake2b(f"bot {cached.id} {seat}".encode(), key=self.key, digest_size=7).digest()
        return int.from_bytes(digest, "big")

    # Workers

    @asynccontextmanager
    async def place(self, bot: str, path: Sequence[str]) -> AsyncIterator[None]:
        """Wait for one's turn, and have a worker."""
        turn: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.queue.push(turn, path, seconds_of(bot))
        self.next_turns()
        try:
            await turn
            yield
        finally:
            if not turn.cancelled():
                self.leave(slow=turn.result())

    def next_turns(self) -> None:
        while self.free and (popped := self.queue.pop(slow=self.free_for_slow > 0)) is not None:
            turn, slow = popped
            if not turn.cancelled():
                self.free -= 1
                self.free_for_slow -= slow
                turn.set_result(slow)
                while slow and self.free and len(self.idle) + len(self.coming) < 2:
                    self.coming.append(asyncio.create_task(new_worker()))  # for the slow bot, and for a quick one

    def leave(self, slow: bool) -> None:
        self.free += 1
        self.free_for_slow += slow
        self.next_turns()

    async def next_worker(self) -> Worker:
        if self.idle:
            return self.idle.pop()
        return await (self.coming.pop() if self.coming else new_worker())

    async def reply(self, request: Request) -> Reply | None:
        """The reply of a worker; None if it failed."""
        worker = None
        try:
            worker = await self.next_worker()
            async with asyncio.timeout(self.seconds):
                thought = await worker.ask(request)
        except (OSError, EOFError, TimeoutError, msgspec.DecodeError, ValueError) as error:
            BOT_FAILURES.labels(request.bot).inc()
            log.warning(
                "a bot failed, the deckhand answers in its place",
                extra={"bot": request.bot, "error": type(error).__name__},
            )
            if worker is not None:
                await worker.end()
            return None
        except asyncio.CancelledError:
            if worker is not None:
                await worker.end()
            raise
        self.idle.append(worker)
        if not is_slow(seconds_of(request.bot)):
            charge(max(0.0, thought.seconds + AROUND - price(request.bot)))
        return thought.reply


def seconds_of(bot: str) -> float:
    """How long a bot will probably think."""
    return SEARCHING.get(kind_of(bot), 0.0)


def price(bot: str) -> float:
    """What a bot's thinking costs at least, in seconds. Slow bots cost nothing: they have their turns."""
    return 0.0 if is_slow(seconds_of(bot)) else seconds_of(bot) + AROUND


async def new_worker() -> Worker:
    """A worker that is ready. The time that it takes to start does not count as thinking."""
    pipe = asyncio.subprocess.PIPE
    # In a session of its own: Ctrl-C, which reaches all of the terminal's processes, would interrupt a worker that is still starting.
    worker = Worker(await asyncio.create_subprocess_exec(*WORKER, stdin=pipe, stdout=pipe, start_new_session=True))
    assert worker.process.stdout is not None
    try:
        async with asyncio.timeout(START_SECONDS):
            await worker.process.stdout.readline()
    except BaseException:
        await worker.end()
        raise
    return worker
