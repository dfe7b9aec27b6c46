"""Keeps Python's collector of cyclic garbage from stopping the server.

A full collection looks at every object of every match in memory, and nobody is answered meanwhile: half a second with 250
matches. Left alone, Python does that every twenty seconds under load. So a collection every second looks only at what is new (a
millisecond), and what it leaves is set aside (``gc.freeze``). What is set aside and dies later, with rooms and sockets that
close, is found by a full collection now and then.

A process that works on one question at a time collects everything between two of them (``Collected``).
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import process_time

EVERY = 1.0                             # seconds between two collections of what is new
FULL = 600                              # of these until everything is looked at
YOUNG = 10_000                          # new objects until they are looked at: most are gone by then
NEVER = 1 << 30                         # a full collection is never begun by Python
BETWEEN = 5.0                           # seconds of CPU time between two full collections of a process that answers questions


@asynccontextmanager
async def collected_beside() -> AsyncIterator[None]:
    """While this is open, garbage is collected like this; afterwards as before."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(YOUNG, middle, NEVER)
    collecting = asyncio.create_task(collect())
    try:
        yield
    finally:
        collecting.cancel()
        with suppress(asyncio.CancelledError):
            await collecting
        gc.set_threshold(young, middle, old)


async def collect() -> None:
    while True:
        gc.unfreeze()
        for _ in range(FULL):
            gc.collect()
            gc.freeze()
            await asyncio.sleep(EVERY)


class Collected:
    """For a process that answers one question after another: ``between`` is called between two of them, when nobody waits."""

    def __init__(self) -> None:
        self.at = process_time()
        gc.collect()
        gc.freeze()                         # what was imported stays
        gc.set_threshold(YOUNG, gc.get_threshold()[1], NEVER)

    def between(self) -> None:
        if process_time() - self.at > BETWEEN:
            gc.collect()
            self.at = process_time()
