"""Keeps Python's collector of cyclic garbage from stopping the server.

A full collection looks at every object of every match in memory, and nobody is answered meanwhile: half a second with 250
matches. Left alone, Python does that every twenty seconds under load. So a collection every second looks only at what is new (a
millisecond), and what it leaves is set aside (``gc.freeze``). What is set aside and dies later, with rooms and sockets that
close, is found by a full collection now and then.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

EVERY = 1.0                             # seconds between two collections of what is new
FULL = 600                              # of these until everything is looked at
NEVER = 1 << 30                         # young objects are looked at as ever; a full collection is never begun by Python


@asynccontextmanager
async def collected_beside() -> AsyncIterator[None]:
    """While this is open, garbage is collected like this; afterwards as before."""
    young, middle, old = gc.get_threshold()
    gc.set_threshold(young, middle, NEVER)
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
