"""The games, found by their id."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from bocage.core.errors import Unknown
from bocage.core.ruleset import Ruleset

GAMES = ("v_commandos",)


@cache
def find(game: str) -> Ruleset:
    if game not in GAMES:
        raise Unknown("game", game, ", ".join(GAMES))
    ruleset = import_module(f"bocage.games.{game}").RULESET
    assert isinstance(ruleset, Ruleset)
    return ruleset
