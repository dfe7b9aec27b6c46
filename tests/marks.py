"""Marks of tests. ``@rule("VC-MOVE-01")`` says which rules a test is about; coverage counts the ids named so.

``@slow``: left out of ``make check``. ``@soak``: a long run, left out of ``make test`` too (docs/tests.md lists them).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

slow = pytest.mark.slow
soak = pytest.mark.soak
Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked
    return mark


def some(values: Iterable[object], number: int) -> list[ParameterSet]:
    """Values of a parameter (or tuples, for several): the first of them, so many, for ``make test``; the others for
    ``make soak``."""
    return [pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=[soak] if at >= number else [])
            for at, value in enumerate(values)]
