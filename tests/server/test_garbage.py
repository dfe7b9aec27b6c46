"""Garbage is collected in small pieces, and all of it in the end."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable, Iterator
from weakref import ref

import pytest

from bocage.server import garbage

PLENTY = 400_000
USUAL = (700, 10, 10)                   # Python's own


class Knot:
    """Holds itself: only the collector can free it."""

    def __init__(self) -> None:
        self.other = self


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(garbage, "EVERY", 0.001)
    monkeypatch.setattr(garbage, "FULL", 3)
    of_tests = gc.get_threshold()                           # see ``tests/conftest.py``
    gc.unfreeze()
    gc.set_threshold(*USUAL)
    yield
    assert gc.get_threshold() == USUAL
    gc.set_threshold(*of_tests)
    gc.freeze()


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(30.0):
        while not holds():
            await asyncio.sleep(0.001)


def test_what_was_looked_at_is_set_aside_and_python_never_begins_a_full_collection() -> None:
    async def look() -> None:
        kept = [[number] for number in range(PLENTY)]
        async with garbage.collected_beside():
            await until(lambda: gc.get_freeze_count() > len(kept))
            full = gc.get_stats()[2]["collections"]
            kept += [[number] for number in range(PLENTY)]      # Python would look at all of them by itself
            assert gc.get_stats()[2]["collections"] == full

    asyncio.run(look())


def test_what_dies_after_it_was_set_aside_is_found_later() -> None:
    async def look() -> None:
        knot: Knot | None = Knot()
        gone = ref(knot)
        async with garbage.collected_beside():
            await until(lambda: gc.get_freeze_count() > 0)
            assert gone() is knot
            knot = None
            await until(lambda: gone() is None)

    asyncio.run(look())


def test_new_garbage_is_found_without_a_full_look(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "FULL", 1 << 30)

    async def look() -> None:
        async with garbage.collected_beside():
            await until(lambda: gc.get_freeze_count() > 0)
            gone = ref(Knot())
            assert gone() is not None
            await until(lambda: gone() is None)

    asyncio.run(look())


def test_who_answers_questions_collects_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "BETWEEN", -1.0)
    collected = garbage.Collected()
    gone = ref(Knot())
    assert gc.get_threshold()[2] == garbage.NEVER
    assert gone() is not None
    collected.between()
    assert gone() is None
    gc.set_threshold(*USUAL)
