"""A pool of processes in which bots think, a few at a time. A game goes on even if one of these processes dies."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from signal import SIGKILL

import msgspec

from bocage import bots
from bocage.server.fair_queue import Crowded, FairQueue, Told
from bocage.server.logs import Log
from bocage.server.bots.thinker import Thought, Wanted

GRACE, STARTING = 10.0, 30.0            # seconds beyond a level's own (a busy machine is slow), and for a process to start
QUICK = bots.LEVELS.index("corporal")   # the levels before this one answer at first sight
CROWDED = 1.0                           # seconds until a bot for which there was no room in the queue is tried again
FALLBACK = "greedy"                     # thinks in place of a bot that has failed twice
COMMAND = (sys.executable, "-m", "bocage.server.bots.thinker")
# The environment variables that a process needs to start. It does not get the others (such as a database's password).
ENVIRONMENT = ("HOME", "LANG", "LC_ALL", "PATH", "PYTHONPATH", "SYSTEMROOT", "TEMP", "TMPDIR", "VIRTUAL_ENV")


class Failed(Exception):
    """A bot gave no answer; ``kind`` is what the counters call it."""

    def __init__(self, kind: str, fault: str = "") -> None:
        super().__init__(kind)
        self.kind = kind
        self.fault = fault


class Worker:
    """One process; started when it is first needed, and again after it had to be killed."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None
        self.closed = False

    async def ask(self, wanted: Wanted, seconds: float) -> str:
        """The bot's choice; after a failure or a cancellation there is no process, or one that is ready."""
        try:
            process = await self.ready()
            async with asyncio.timeout(seconds):
                thought = await exchange(process, msgspec.json.encode(wanted) + b"\n")
        except TimeoutError:
            await self.stop()
            raise Failed("overrun") from None
        except (OSError, EOFError, msgspec.DecodeError):
            await self.stop()
            raise Failed("crash") from None
        except BaseException:
            self.kill()
            raise
        if thought.fault:
            raise Failed("fault", thought.fault)
        return thought.action

    async def ready(self) -> Process:
        """The process; another one if it has ended since the last question (somebody killed it, memory ran out)."""
        process = self.process
        if process is not None and (process.returncode is not None or process.stdin is None or process.stdin.is_closing()):
            await self.stop()
        return self.process or await self.start()

    async def start(self) -> Process:
        process = await asyncio.create_subprocess_exec(
            *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, start_new_session=True,
            env={name: os.environ[name] for name in ENVIRONMENT if name in os.environ})
        self.process = process
        if self.closed:                                     # the pool was closed while the process began
            raise EOFError
        async with asyncio.timeout(STARTING):
            await exchange(process, b"")
        return process

    def kill(self) -> Process | None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, SIGKILL)             # Process.kill would wait for a dead one in place of asyncio
        return process

    async def stop(self) -> None:
        process = self.kill()
        if process is not None:
            await process.wait()


async def exchange(process: Process, line: bytes) -> Thought:
    """Sends a line and reads one."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    await process.stdin.drain()
    answer = await process.stdout.readline()
    if not answer:
        raise EOFError
    return msgspec.json.decode(answer, type=Thought)


def is_quick(level: str) -> bool:
    """Whether a bot answers at first sight; the others think for up to some seconds."""
    bot = bots.make(level)
    return bot.number < QUICK if isinstance(bot, bots.LevelBot) and bot.fixed is None else not getattr(bot, "seconds", 0.0)


class BotPool:
    """A few processes for all games. ``quick``: so many more, which bots that think long leave to the others. ``counts``:
    questions asked, and what went wrong, by kind."""

    def __init__(self, workers: int = 0, log: Log | None = None, grace: float = GRACE,
                 command: Sequence[str] = COMMAND, quick: int = 1) -> None:
        thinkers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.workers = [Worker(command) for _ in range(thinkers + quick)]
        self.log = log or Log()
        self.grace = grace
        self.queue = FairQueue(self.workers, slow=thinkers)
        self.counts = Counter({"asked": 0, "overrun": 0, "crash": 0, "fault": 0, "gave_up": 0})

    async def choose(self, record: str, seat: int, level: str, options: Sequence[str], *, table: str = "",
                     hides: bool = False, told: Told | None = None) -> str:
        """A bot's choice among the options. One that fails is asked again, then replaced, at worst by the first option.

        ``table``: where it plays; every table has one turn. ``hides``: the number of options is a secret, so that a single one
        waits in the queue like several. ``told``: is told the place in the queue, 0 when the bot begins to think.
        """
        self.counts["asked"] += 1
        if len(options) == 1 and not hides:
            return options[0]
        for bot in (level, level, FALLBACK):
            try:
                return await self.ask(Wanted(record, seat, bot, tuple(options)), table, told)
            except Failed as failed:
                self.counts[failed.kind] += 1
                self.log.warn("bot-failed", seat=seat, bot=bot, kind=failed.kind, fault=failed.fault)
        self.counts["gave_up"] += 1
        return options[0]

    async def ask(self, wanted: Wanted, table: str = "", told: Told | None = None) -> str:
        """Waits for a free process, then asks it. A single option needs no thought, but has waited like several."""
        while True:
            try:
                async with self.queue.turn(table, slow=not is_quick(wanted.level), told=told) as worker:
                    if worker.closed:
                        raise asyncio.CancelledError
                    if len(wanted.options) == 1:
                        return wanted.options[0]
                    action = await worker.ask(wanted, self.seconds_of(wanted.level))
                break
            except Crowded:
                await asyncio.sleep(CROWDED)
        if action not in wanted.options:
            raise Failed("fault", "not an option")
        return action

    def seconds_of(self, level: str) -> float:
        """How long a bot may take: its level's thinking time plus the grace; a bot without a thinking time has only the
        grace."""
        return float(getattr(bots.make(level), "seconds", 0.0)) + self.grace

    async def close(self) -> None:
        """Ends all processes and cancels whoever still waits for a bot."""
        for worker in self.workers:
            worker.closed = True
        await asyncio.gather(*(worker.stop() for worker in self.workers))
