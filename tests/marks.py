"""Marks of tests. ``@rule("VC-MOVE-01")`` says which rules a test is about; coverage counts the ids named so.

``@slow``: left out of ``make check``. ``@soak``: a long run, left out of ``make test`` too (docs/tests.md lists them).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest

slow = pytest.mark.slow
soak = pytest.mark.soak
Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*ids)(test)
        return marked
    return mark
