"""The server's side of the processes that look: a fair queue, a deadline for each look, and a count of the time used."""

from __future__ import annotations

import asyncio
import sys
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

COMMAND = (sys.executable, "-m", "bocage.server.looks.looker")


class Looker(Worker):
    """One process that looks."""

    async def look(self, asked: Asked, seconds: float) -> Answer:
        """The answer; after a failure or a cancellation there is no process, or one that is ready."""
        try:
            process = self.process or await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(seconds):
                process.stdin.write(msgspec.json.encode(asked) + b"\n")
                await process.stdin.drain()
                length = await process.stdout.readline()
                return msgspec.json.decode(await process.stdout.readexactly(int(length)), type=Answer)
        except TimeoutError:
            await self.stop()
            raise Refusal("slow", 422) from None
        except (OSError, EOFError, ValueError, msgspec.DecodeError):
            await self.stop()
            return Answer(fault="the process has ended")
        except BaseException:
            self.kill()
            raise


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
