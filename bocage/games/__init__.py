"""The games, found by their id."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from bocage.core.errors import Unknown
from bocage.core.ruleset import Ruleset

GAMES = ("v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k")


_others: dict[str, Ruleset] = {}


def find(game: str) -> Ruleset:
    """The rules of a game by its id."""
    if game in _others:
        return _others[game]
    if game not in GAMES:
        raise Unknown("game", game, ", ".join((*GAMES, *_others)))
    return _own(game)


@cache
def _own(game: str) -> Ruleset:
    ruleset = import_module(f"bocage.games.{game}").RULESET
    assert isinstance(ruleset, Ruleset)
    return ruleset


def register(ruleset: Ruleset) -> None:
    """Makes a game from elsewhere known under its id, for this process."""
    _others[ruleset.id] = ruleset


def registered() -> list[Ruleset]:
    """The games from elsewhere."""
    return list(_others.values())
