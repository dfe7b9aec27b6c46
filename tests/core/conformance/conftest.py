"""Puts faults into toys, for one test."""

from __future__ import annotations

import pytest

from bocage.games import find
from tests.changed import changed, put_in_place
from tests.core.conformance.planted import Spoil, SpoilGame


@pytest.fixture
def spoil(monkeypatch: pytest.MonkeyPatch) -> Spoil:
    """Puts a fault in the place of something right, for one test."""
    return monkeypatch.setattr


@pytest.fixture
def spoil_game(monkeypatch: pytest.MonkeyPatch) -> SpoilGame:
    """Puts faults into one part of a toy's contract, for one test."""
    def put(game: str, part: str, **faults: object) -> None:
        put_in_place(monkeypatch, changed(find(game), part, **faults))
    return put
