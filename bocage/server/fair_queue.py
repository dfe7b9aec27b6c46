"""A queue for workers that is fair between tables: whoever waits with many questions has one turn, like whoever waits with one.

It can have two lanes. Slow questions never hold all workers, so that a quick one is not kept waiting by them; and while any
slow question waits or is worked on, quick ones leave it one worker.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

W = TypeVar("W")
Told = Callable[[int], None]            # is told the place in the queue whenever it changes; 0: it is its turn


class Crowded(Exception):
    """Too many wait already."""


class Waiter(Generic[W]):
    def __init__(self, told: Told | None) -> None:
        self.worker: asyncio.Future[W] = asyncio.get_running_loop().create_future()
        self.told = told
        self.place = -1

    def tell(self, place: int) -> None:
        if self.told is not None and place != self.place:
            self.told(place)
        self.place = place


class Lane(Generic[W]):
    """Those who wait, by key; the next key in turn comes first."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Waiter[W]]] = OrderedDict()

    def __len__(self) -> int:
        return sum(len(line) for line in self.waiting.values())

    def add(self, key: str, one: Waiter[W]) -> None:
        self.waiting.setdefault(key, deque()).append(one)

    def remove(self, key: str, one: Waiter[W]) -> None:
        line = self.waiting.get(key, deque())
        if one in line:
            line.remove(one)
        if not line:
            self.waiting.pop(key, None)

    def forget_the_gone(self) -> None:
        """Takes out those who were cancelled in this moment, before they could say so themselves."""
        for key, line in list(self.waiting.items()):
            for one in [one for one in line if one.worker.cancelled()]:
                self.remove(key, one)

    def next(self) -> Waiter[W]:
        """Takes out who is next; that key then waits behind the others."""
        key, line = self.waiting.popitem(last=False)
        first = line.popleft()
        if line:
            self.waiting[key] = line
        return first

    def tell_places(self) -> None:
        in_turn = sorted(((depth, at, one) for at, line in enumerate(self.waiting.values()) for depth, one in enumerate(line)),
                         key=lambda each: each[:2])
        for place, (_, _, one) in enumerate(in_turn, 1):
            one.tell(place)


class FairQueue(Generic[W]):
    """Hands out workers. ``most``: how many may wait in all, ``each``: with the same key (a table, an address); ``slow``: how
    many workers slow questions may hold at a time (None: all)."""

    def __init__(self, workers: list[W], most: int = 1000, each: int = 20, slow: int | None = None) -> None:
        self.idle = list(workers)
        self.most = most
        self.each = each
        self.slow = len(workers) if slow is None else slow
        self.slow_held = 0
        self.quick_lane: Lane[W] = Lane()
        self.slow_lane: Lane[W] = Lane()

    def __len__(self) -> int:
        return len(self.quick_lane) + len(self.slow_lane)

    @asynccontextmanager
    async def turn(self, key: str, *, slow: bool = False, told: Told | None = None) -> AsyncIterator[W]:
        worker = await self.take(key, slow=slow, told=told)
        try:
            yield worker
        finally:
            self.give(worker, slow=slow)

    async def take(self, key: str, *, slow: bool = False, told: Told | None = None) -> W:
        mine, lane = Waiter[W](told), self.slow_lane if slow else self.quick_lane
        if self.idle and (not slow or self.slow_held < self.slow):
            self.slow_held += slow
            mine.tell(0)
            return self.idle.pop()
        if len(self) >= self.most or len(lane.waiting.get(key, ())) >= self.each:
            raise Crowded
        lane.add(key, mine)
        lane.tell_places()
        try:
            return await mine.worker
        except asyncio.CancelledError:
            if mine.worker.done() and not mine.worker.cancelled():      # it was handed over in the same moment
                self.give(mine.worker.result(), slow=slow)
            else:
                lane.remove(key, mine)
                lane.tell_places()
            raise

    def give(self, worker: W, *, slow: bool = False) -> None:
        """The worker goes to the next in turn: to a slow question if none is worked on, else to a quick one first."""
        self.slow_held -= slow
        self.slow_lane.forget_the_gone()
        self.quick_lane.forget_the_gone()
        first_slow = not self.slow_held and self.slow > 0
        if self.slow_lane.waiting and (first_slow or (not self.quick_lane.waiting and self.slow_held < self.slow)):
            self.slow_held += 1
            self.hand(self.slow_lane, worker)
        elif self.quick_lane.waiting:
            self.hand(self.quick_lane, worker)
        else:
            self.idle.append(worker)

    def hand(self, lane: Lane[W], worker: W) -> None:
        first = lane.next()
        first.tell(0)
        first.worker.set_result(worker)
        lane.tell_places()
