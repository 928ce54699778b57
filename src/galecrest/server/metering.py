"""Charges processor time to the address that causes it, and keeps long computations off the event loop.

A request is served inside `paid_by`. Tasks that it starts pay from the same account, because a task inherits the context in which it was
made.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from galecrest.server.limits import Bucket

P = ParamSpec("P")
T = TypeVar("T")

ACCOUNT: Final[ContextVar[Bucket | None]] = ContextVar("account", default=None)
BURST: Final = 10.0  # seconds for which an address may save up its share of the processor
UNSEEN: Final = 2.0  # all that a request costs, divided by what is measured: parsing, the database's threads, sending
THINKER: Final = ThreadPoolExecutor(
    max_workers=1, thread_name_prefix="off-loop"
)  # one, or several would crowd out the loop


async def paid_by(account: Bucket, work: Awaitable[T]) -> T:
    ACCOUNT.set(account)
    return await metered(work)


async def metered(work: Awaitable[T]) -> T:
    """Run this and charge its processor time to the present account, if there is one."""
    account = ACCOUNT.get()
    return await (work if account is None else Metered(work, account))


class Metered(Generator[Any, Any, T]):
    """Drives a coroutine and measures its steps, so that the time in which it waits is not counted."""

    def __init__(self, work: Awaitable[T], account: Bucket) -> None:
        self.work: Any = work.__await__()  # a coroutine's iterator can be sent values and errors
        self.account = account

    def __await__(self) -> "Metered[T]":
        return self

    def send(self, value: Any) -> Any:
        return self.step(self.work.send, value)

    def throw(self, *error: Any) -> Any:
        try:
            return self.step(self.work.throw, *error)
        finally:
            del error  # it holds this frame

    def step(self, go_on: Callable[..., Any], *args: Any) -> Any:
        began = time.thread_time()
        try:
            return go_on(*args)
        finally:
            self.account.spend(UNSEEN * (time.thread_time() - began))
            del args


def charge(seconds: float) -> None:
    """Charge processor time of another process to the present account, if there is one."""
    account = ACCOUNT.get()
    if account is not None:
        account.spend(seconds)


async def until_paid() -> None:
    """Wait until the present account has something left. One task at a time looks, or hundreds would wake up together for what is
    enough for one of them."""
    account = ACCOUNT.get()
    if account is None or (account.wait == 0 and not account.line.locked()):
        return
    async with account.line:
        while (wait := account.wait) > 0:
            await asyncio.sleep(wait)


def charging(compute: Callable[P, T]) -> Callable[P, T]:
    """The same function for a thread: the present account pays for its processor time."""
    account = ACCOUNT.get()
    if account is None:
        return compute

    def paying(*args: P.args, **kwargs: P.kwargs) -> T:
        began = time.thread_time()
        try:
            return compute(*args, **kwargs)
        finally:
            account.spend(time.thread_time() - began)

    return paying


async def off_loop(compute: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """The result of a pure function, computed in a thread. One such computation runs at a time; the present account pays for it."""
    return await asyncio.get_running_loop().run_in_executor(THINKER, partial(charging(compute), *args, **kwargs))
