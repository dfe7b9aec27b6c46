"""A queue that is fair between tables: whoever waits with many questions has one turn, like whoever waits with one."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

W = TypeVar("W")


class Crowded(Exception):
    """Too many wait already."""


class FairQueue(Generic[W]):
    """Hands out workers. ``most``: how many may wait in all, ``each``: with the same key (a table, an address)."""

    def __init__(self, workers: list[W], most: int = 1000, each: int = 20) -> None:
        self.idle = list(workers)
        self.most = most
        self.each = each
        self.waiting: OrderedDict[str, deque[asyncio.Future[W]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    @asynccontextmanager
    async def turn(self, key: str) -> AsyncIterator[W]:
        worker = await self.take(key)
        try:
            yield worker
        finally:
            self.give(worker)

    async def take(self, key: str) -> W:
        if self.idle:
            return self.idle.pop()
        if len(self) >= self.most or len(self.waiting.get(key, ())) >= self.each:
            raise Crowded
        mine: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(key, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():        # it was handed over in the same moment
                self.give(mine.result())
            raise

    def give(self, worker: W) -> None:
        """The worker goes to the next key in turn; that key then waits behind the others."""
        while self.waiting:
            key, line = self.waiting.popitem(last=False)
            while line and line[0].done():                  # nobody waits there any more
                line.popleft()
            if line:
                line.popleft().set_result(worker)
                if line:
                    self.waiting[key] = line
                return
        self.idle.append(worker)
