"""The games, found by their id."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from bocage.core.contract import AnyRuleset, Ruleset
from bocage.core.errors import Unknown

GAMES = ("v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k")


registered_games: dict[str, AnyRuleset] = {}


def find(game: str) -> AnyRuleset:
    """The rules of a game by its id."""
    if game in registered_games:
        return registered_games[game]
    if game not in GAMES:
        raise Unknown("game", game, ", ".join((*GAMES, *registered_games)))
    return _own(game)


@cache
def _own(game: str) -> AnyRuleset:
    ruleset = import_module(f"bocage.games.{game}").RULESET
    assert isinstance(ruleset, Ruleset)
    return ruleset


def register(ruleset: AnyRuleset) -> None:
    """Makes a game from elsewhere known under its id, for this process."""
    registered_games[ruleset.id] = ruleset


def registered() -> list[AnyRuleset]:
    """The games from elsewhere."""
    return list(registered_games.values())
