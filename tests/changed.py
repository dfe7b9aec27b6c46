"""Games with something changed in their contract, for one test."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bocage import games
from bocage.core.contract import AnyRuleset


def changed(game: AnyRuleset, part: str, **members: object) -> AnyRuleset:
    """The same game with other functions in one of its parts."""
    parts: dict[str, Any] = {part: replace(getattr(game, part), **members)}
    return replace(game, **parts)


def put_in_place(monkeypatch: pytest.MonkeyPatch, game: AnyRuleset) -> AnyRuleset:
    """Registers a changed game under its id until the test is over."""
    monkeypatch.setitem(games.registered, game.id, game)
    return game
