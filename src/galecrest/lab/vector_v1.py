"""Many games at once after Gymnasium's `VectorEnv`: in this process (`Tables`) or in several with shared memory (`Fleet`).

Observations, masks and rewards are written into one preallocated block. A game that is over is replaced in the same step
(`AutoresetMode.SAME_STEP`). Without opponents the learner plays all seats: every observation is that of the seat that is asked, the reward
is that of the seat that acted, and at the end of a game `infos["returns"]` has the rewards of all seats.
"""

import multiprocessing
import signal
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from galecrest.game.terms import COLOURS
from galecrest.lab.lesson import Lesson
from galecrest.lab.observation import Mask, Observation, Rows, action_space, observation_space
from galecrest.lab.packing import ACTIONS, ROW, mask_of, row_of

Info = dict[str, Any]
"""What comes with observations."""
Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]
"""What a step returns."""


class Block:
    """The arrays of a vector environment in one piece of memory."""

    OF_A_TABLE: Final = 8 + 8 + 8 * COLOURS + ROW + len(ACTIONS) + 1 + 1
    """Bytes."""

    def __init__(self, tables: int, memory: Any) -> None:
        self.memory = memory  # writable bytes
        self.end = 0
        self.actions = self.array(tables, (), np.int64)
        self.rewards = self.array(tables, (), np.float64)
        self.returns = self.array(tables, (COLOURS,), np.float64)
        self.rows: Rows = self.array(tables, (ROW,), np.uint8)
        self.masks: Mask = self.array(tables, (len(ACTIONS),), np.int8)
        self.over = self.array(tables, (), np.bool_)
        self.seats = self.array(tables, (), np.int8)

    def array(self, tables: int, shape: tuple[int, ...], kind: type) -> NDArray[Any]:
        """The next array in the memory."""
        array = np.ndarray((tables, *shape), kind, self.memory, self.end)
        self.end += array.nbytes
        return array

    def part(self, tables: range) -> "Block":
        """The same memory for some of the tables."""
        part = Block.__new__(Block)
        for name in ("actions", "rewards", "returns", "rows", "masks", "over", "seats"):
            setattr(part, name, getattr(self, name)[tables.start : tables.stop])
        return part


class Vector(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Spaces and results: the common part of both forms."""

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(self, num_envs: int, block: Block, copy: bool) -> None:
        self.num_envs = num_envs
        self.render_mode = None
        self.block = block
        self.copies = copy
        self.single_observation_space = observation_space()
        self.single_action_space = action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def seen(self) -> Observation:
        """The block's arrays, or copies of them."""
        arrays = {"observation": self.block.rows, "action_mask": self.block.masks}
        return {name: array.copy() for name, array in arrays.items()} if self.copies else arrays

    def info(self) -> Info:
        """The seat that is asked, by table."""
        return {"seat": self.block.seats.copy()}

    def result(self) -> Step:
        """What `step` returns, from the block."""
        block = self.block
        over = block.over.copy()
        infos = self.info()
        if over.any():
            infos |= {"returns": block.returns.copy(), "_returns": over}
        return self.seen(), block.rewards.copy(), over, np.zeros(self.num_envs, np.bool_), infos


def seeds_of(seed: int | Sequence[int | None] | None, tables: int) -> list[int | None]:
    """A seed for each table: as given, or counted from the first one."""
    if seed is None or isinstance(seed, int | np.integer):
        return [None if seed is None else int(seed) + table for table in range(tables)]
    if len(seed) != tables:
        raise ValueError(f"{tables} tables need {tables} seeds, not {len(seed)}")
    return list(seed)


class Tables(Vector):
    """Many games in this process."""

    def __init__(
        self,
        num_envs: int,
        opponents: Sequence[str] = (),
        players: int = 0,
        seat: int | None = None,
        board: str = "calm",
        level: str = "",
        copy: bool = True,
        block: Block | None = None,
    ) -> None:
        """`players` is needed without opponents only. With `copy` False, observations are the same arrays after every step."""
        if block is None:
            block = Block(num_envs, bytearray(num_envs * Block.OF_A_TABLE))
        super().__init__(num_envs, block, copy)
        players = players or (1 if level else len(opponents) + 1)
        self.lessons = [Lesson(opponents, players, seat, board, level) for _ in range(num_envs)]
        self.rows = [row.data for row in block.rows]
        self.masks = [mask.data for mask in block.masks.view(np.uint8)]
        self.reset()

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """New games at all tables. A seed determines a table's game and all that follow there; without one the table's random
        generator continues."""
        self.begin(seeds_of(seed, self.num_envs))
        return self.seen(), self.info()

    def begin(self, seeds: Sequence[int | None]) -> None:
        """New games at all tables."""
        for lesson, seed in zip(self.lessons, seeds, strict=True):
            lesson.begin(None if seed is None else Random(seed))
        self.look()

    def look(self) -> None:
        """Write all observations and masks into the block."""
        for lesson, row, mask in zip(self.lessons, self.rows, self.masks, strict=True):
            game, seat = lesson.game, lesson.seat
            row[:] = row_of(game, seat)
            mask[:] = mask_of(game, seat)
        self.block.seats[:] = [lesson.seat for lesson in self.lessons]

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Act at every table. Returns observations, rewards, ends, truncations and infos by table."""
        self.advance(actions)
        return self.result()

    def advance(self, actions: NDArray[np.int64]) -> None:
        """Act at every table, and write the result into the block."""
        block = self.block
        block.rewards[:] = 0.0
        block.over[:] = False
        for table, (lesson, action) in enumerate(zip(self.lessons, actions.tolist(), strict=True)):
            seat = lesson.seat
            allowed = lesson.act(action)
            if not allowed or lesson.game.over:
                returns = lesson.rewards() if allowed else [-float(each == seat) for each in range(lesson.players)]
                block.returns[table] = returns + [0.0] * (COLOURS - lesson.players)
                block.rewards[table] = returns[seat]
                block.over[table] = True
                lesson.begin()
        self.look()

    # Copies

    def save(self) -> list[Lesson]:
        """Copies of all games, for `load`."""
        return [lesson.copy() for lesson in self.lessons]

    def load(self, saved: list[Lesson]) -> Observation:
        """Go back to saved games; they can be loaded again."""
        self.lessons = [lesson.copy() for lesson in saved]
        self.look()
        return self.seen()


class Fleet(Vector):
    """Many games in several processes, which write into shared memory. Close it at the end, or use it in a `with` statement."""

    def __init__(
        self,
        num_envs: int,
        processes: int,
        opponents: Sequence[str] = (),
        players: int = 0,
        seat: int | None = None,
        board: str = "calm",
        level: str = "",
        copy: bool = True,
    ) -> None:
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("B", num_envs * Block.OF_A_TABLE)
        super().__init__(num_envs, Block(num_envs, memory), copy)
        ends = [num_envs * each // processes for each in range(processes + 1)]
        self.parts = [range(first, last) for first, last in pairwise(ends) if first < last]
        self.saved = 0
        self.pipes: list[Connection[Any, Any]] = []
        self.workers = []
        for part in self.parts:
            pipe, theirs = context.Pipe()
            game = {"opponents": tuple(opponents), "players": players, "seat": seat, "board": board, "level": level}
            worker = context.Process(target=work, args=(theirs, memory, num_envs, part, game), daemon=True)
            worker.start()
            theirs.close()
            self.pipes.append(pipe)
            self.workers.append(worker)
        self.all_answer()

    def tell(self, task: str, *arguments: Any) -> None:
        """Let all processes do a task."""
        for pipe in self.pipes:
            pipe.send((task, *arguments))
        self.all_answer()

    def all_answer(self) -> None:
        """Wait until all processes have done their task; the first failure is raised here."""
        failures = [failure for pipe in self.pipes if (failure := pipe.recv()) is not None]
        if failures:
            raise failures[0]

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, Info]:
        """The same as `Tables.reset`."""
        self.tell("begin", seeds_of(seed, self.num_envs))
        return self.seen(), self.info()

    def step(self, actions: NDArray[np.int64]) -> Step:
        """Act at every table, as `Tables.step`."""
        self.block.actions[:] = actions
        self.tell("step")
        return self.result()

    def save(self) -> int:
        """Every process keeps copies of its games; returns their number, for `load`."""
        self.saved += 1
        self.tell("save", self.saved)
        return self.saved

    def load(self, saved: int) -> Observation:
        """Go back to saved games; they can be loaded again."""
        self.tell("load", saved)
        return self.seen()

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        for pipe in self.pipes:
            pipe.send(("close",))
            pipe.close()
        for worker in self.workers:
            worker.join()


def work(pipe: "Connection[Any, Any]", memory: Any, tables: int, part: range, game: dict[str, Any]) -> None:
    """The tables of one process: carries out what the pipe says until it says `close`. Answers None, or the exception."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent closes the pipe
    block = Block(tables, memory).part(part)
    saved: dict[int, list[Lesson]] = {}
    try:
        mine = Tables(len(part), **game, block=block)
        pipe.send(None)
        while True:
            task, *arguments = pipe.recv()
            if task == "step":
                mine.advance(block.actions)
            elif task == "begin":
                mine.begin(arguments[0][part.start : part.stop])
            elif task == "save":
                saved[arguments[0]] = mine.save()
            elif task == "load":
                mine.load(saved[arguments[0]])
            else:
                break
            pipe.send(None)
    except EOFError:
        pass  # the parent is gone
    except Exception as error:
        pipe.send(error)
