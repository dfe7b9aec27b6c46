"""The server's side of the processes that look: a fair queue, a deadline for each look, and a count of the time used."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from bocage.server.bots.workers import Worker
from bocage.server.logs import Log
from bocage.server.looks.asked import Answer, Asked
from bocage.server.fair_queue import Crowded, FairQueue
from bocage.server.matches.record_trial import Said
from bocage.server.web.limits import Rates
from bocage.server.web.refusals import Refusal

LEFT = 2.0                              # seconds for a look that nobody waits for any more to come to its end
COMMAND = (sys.executable, "-m", "bocage.server.looks.looker")


class Looker(Worker):
    """One process that looks. ``left``: the answer to a look that nobody waits for any more (the game has gone on, say)."""

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__(command)
        self.left: asyncio.Task[Answer] | None = None

    async def look(self, asked: Asked, seconds: float) -> Answer:
        """The answer; after a failure there is no process, or one that is ready."""
        answer: asyncio.Task[Answer] | None = None
        try:
            await self.end_the_last()
            answer = asyncio.create_task(answered(await self.ready(), msgspec.json.encode(asked) + b"\n"))
            answer.add_done_callback(lambda ended: ended.cancelled() or ended.exception())
            async with asyncio.timeout(seconds):
                return await asyncio.shield(answer)
        except TimeoutError:
            await self.stop()
            raise Refusal("slow", 422) from None
        except (OSError, EOFError, ValueError, msgspec.DecodeError):
            await self.stop()
            return Answer(fault="the process has ended")
        except BaseException:
            if answer is None:
                self.kill()
            self.left = answer
            raise

    async def end_the_last(self) -> None:
        """Waits a moment for a look that nobody waits for any more: that costs less than a new process. Else it is killed."""
        left, self.left = self.left, None
        if left is not None:
            await asyncio.wait([left], timeout=LEFT)
            if not left.done() or left.exception() is not None:
                await self.stop()


async def answered(process: Process, line: bytes) -> Answer:
    """Sends a question and reads its answer."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(line)
    await process.stdin.drain()
    length = await process.stdout.readline()
    return msgspec.json.decode(await process.stdout.readexactly(int(length)), type=Answer)


class LookPool:
    """``counts``: looks by kind, and what went wrong; ``seconds``: the CPU time of all of them."""

    def __init__(self, rates: Rates, log: Log, workers: int = 1, deadline: float = 15.0,
                 command: Sequence[str] = COMMAND) -> None:
        self.rates = rates
        self.log = log
        self.deadline = deadline
        self.workers = [Looker(command) for _ in range(workers)]
        self.queue = FairQueue(self.workers)
        self.counts: Counter[str] = Counter()
        self.seconds = 0.0

    async def ask(self, asked: Asked, kind: type[object], *, whose: str, table: str = "") -> Any:
        """What a look brings, as a value of this kind. ``whose``: the person or address that pays for it with time; ``table``:
        where it waits in line, if not with them. Raises what the look says is wrong, and a ``Refusal`` where it takes too long
        or too much was asked for."""
        self.rates.require("work", whose)
        try:
            async with self.queue.turn(table or whose) as worker:
                if worker.closed:
                    raise asyncio.CancelledError
                answer = await worker.look(asked, self.deadline)
        except Crowded:
            raise Refusal("rate", 429) from None
        except Refusal:
            self.counts["overrun"] += 1
            self.rates.charge("work", whose, self.deadline)
            raise
        self.counts[type(asked).__name__] += 1
        self.seconds += answer.seconds
        self.rates.charge("work", whose, answer.seconds)
        if answer.wrong:
            raise Said(answer.wrong, answer.code)
        if answer.fault:
            self.counts["fault"] += 1
            self.log.fault("look", look=type(asked).__name__, fault=answer.fault)
            raise Refusal("fault", 500)
        return msgspec.json.decode(answer.body, type=kind)

    async def close(self) -> None:
        for worker in self.workers:
            worker.closed = True
        await asyncio.gather(*(worker.stop() for worker in self.workers))
