"""A person who plays the full-screen game by keyboard and mouse."""

import asyncio
import time
from collections.abc import Awaitable, Callable

from textual.pilot import Pilot
from textual.widgets import RichLog, Static

from galecrest.bots import make_bot
from galecrest.cli.local import LocalTable
from galecrest.cli.screen import GameScreen, Options
from galecrest.cli.sitting import Sitting
from galecrest.table.messages import Setup
from galecrest.words import Words

Story = Callable[["Person"], Awaitable[None]]


class Person:
    """Plays a game against random bots on a screen."""

    def __init__(self, table: LocalTable, app: GameScreen, pilot: Pilot[str]) -> None:
        self.table = table
        self.app = app
        self.pilot = pilot

    async def until(self, condition: Callable[[], object]) -> None:
        end = time.monotonic() + 60
        while not condition():
            assert time.monotonic() < end, self.text
            await self.pilot.pause(0.005)

    async def sees(self, *texts: str) -> None:
        """Wait until all of this is on the screen."""
        await self.until(lambda: all(text in self.text for text in texts))

    async def reads(self, text: str) -> None:
        """Wait until the card panel begins with this."""
        await self.until(lambda: self.said("#text").startswith(text))

    async def logs(self, text: str) -> None:
        """Wait until the log says this."""
        log = self.app.query_one(RichLog)
        await self.until(lambda: any(text in line.text for line in log.lines))

    async def asked(self) -> None:
        """Wait for a question, or for the end of the game."""
        sitting = self.app.sitting
        await self.until(lambda: self.app.actions and (sitting.over or sitting.question) and self.app.news.empty())
        rows = [str(option.prompt)[1:14] for option in self.options.options]
        await self.until(lambda: any(row in self.text for row in rows))
        await self.pilot.pause()  # the layout follows

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def answer(self) -> None:
        """Send the first option."""
        await self.asked()
        before = self.app.sitting.sent
        await self.press("down", "enter")
        await self.until(lambda: self.app.sitting.sent is not before)

    async def click(self, words: str, times: int = 1) -> None:
        """Click on these words."""
        await self.sees(words)
        y, line = next((y, line) for y, line in enumerate(self.lines) if words in line)
        await self.pilot.click(offset=(line.index(words), y), times=times)

    @property
    def options(self) -> Options:
        return self.app.query_one(Options)

    @property
    def lines(self) -> list[str]:
        """What is on the screen, line by line."""
        screen = self.app.screen
        strips = screen._compositor.render_strips(screen.size)
        return ["".join(segment.text for segment in strip) for strip in strips]

    @property
    def text(self) -> str:
        return "\n".join(self.lines)

    def said(self, where: str) -> str:
        return str(self.app.query_one(where, Static).render())

    @property
    def answers(self) -> dict[int, int]:
        """All answers so far, by question."""
        return dict(self.table.game.log.answers)


def play(
    story: Story,
    size: tuple[int, int] = (100, 30),
    *,
    language: str = "en",
    pace: float = 0.0,
    seed: int = 5,
    **setup: int,
) -> GameScreen:
    table = LocalTable.new(Setup(**{"players": 3, **setup}), seed, make_bot("random", seed), "")  # type: ignore[arg-type]
    app = GameScreen(Sitting(table, Words(language)), pace, again=True)

    async def whole() -> None:
        async with app.run_test(size=size) as pilot:
            await story(Person(table, app, pilot))
        table.close()

    asyncio.run(whole())
    return app
