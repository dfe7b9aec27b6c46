"""Garbage is collected in small pieces, and all of it in the end.

Each look at everything costs as much as there is: the tests run in a process of their own, which holds no ten thousand tests.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from weakref import ref

import pytest

from bocage.server import garbage

PLENTY = 400_000
USUAL = (700, 10, 10)                   # Python's own
ONLY = 1 << 30                          # of the small looks, until everything is looked at: never, in a test


class Knot:
    """Holds itself: only the collector can free it."""

    def __init__(self) -> None:
        self.other = self


@pytest.fixture(scope="module")
def process() -> Iterator[ProcessPoolExecutor]:
    with ProcessPoolExecutor(1, get_context("spawn")) as one:
        yield one


def quickly(look: Callable[[], Coroutine[None, None, None]], full: int = 3) -> None:
    """Looks while garbage is collected a thousand times as often; afterwards it is collected as before."""
    garbage.EVERY, garbage.FULL = 0.001, full
    gc.unfreeze()
    gc.set_threshold(*USUAL)
    asyncio.run(look())
    assert gc.get_threshold() == USUAL


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30.0):
        while not holds():
            await asyncio.sleep(0.001)


async def sets_aside() -> None:
    kept = [[number] for number in range(PLENTY)]
    async with garbage.collected_beside():
        await until(lambda: gc.get_freeze_count() > len(kept))
        full = gc.get_stats()[2]["collections"]
        kept += [[number] for number in range(PLENTY)]      # Python would look at all of them by itself
        assert gc.get_stats()[2]["collections"] == full


async def finds_later() -> None:
    knot: Knot | None = Knot()
    gone = ref(knot)
    async with garbage.collected_beside():
        await until(lambda: gc.get_freeze_count() > 0)
        assert gone() is knot
        knot = None
        await until(lambda: gone() is None)


async def finds_what_is_new() -> None:
    async with garbage.collected_beside():
        await until(lambda: gc.get_freeze_count() > 0)
        gone = ref(Knot())
        assert gone() is not None
        await until(lambda: gone() is None)


def collects_between() -> None:
    garbage.BETWEEN = -1.0
    collected = garbage.Collected()
    gone = ref(Knot())
    assert gc.get_threshold()[2] == garbage.NEVER
    assert gone() is not None
    collected.between()
    assert gone() is None


def test_what_was_looked_at_is_set_aside_and_python_never_begins_a_full_collection(process: ProcessPoolExecutor) -> None:
    process.submit(quickly, sets_aside).result()


def test_what_dies_after_it_was_set_aside_is_found_later(process: ProcessPoolExecutor) -> None:
    process.submit(quickly, finds_later).result()


def test_new_garbage_is_found_without_a_full_look(process: ProcessPoolExecutor) -> None:
    process.submit(quickly, finds_what_is_new, ONLY).result()


def test_who_answers_questions_collects_between_them(process: ProcessPoolExecutor) -> None:
    process.submit(collects_between).result()
