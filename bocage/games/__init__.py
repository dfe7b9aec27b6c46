"""The installed games, found by their ids.

A game is a plug-in: its package names a ``Ruleset`` in its ``pyproject.toml`` under its id. The games in this folder are found
in the same way as those of other packages:

    [project.entry-points."bocage.games"]
    night_run = "night_run:RULESET"
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from bocage.core.contract import AnyRuleset, Ruleset
from bocage.core.errors import BocageError, Unknown

GROUP = "bocage.games"
registered: dict[str, AnyRuleset] = {}      # games of this process only: they are found, but not listed


def find(id: str) -> AnyRuleset:
    """The game of that id."""
    return registered[id] if id in registered else _load(id)


def game_ids() -> tuple[str, ...]:
    """The ids of the installed games in alphabetical order; this loads no game."""
    return tuple(sorted(_plugins()))


def installed() -> tuple[AnyRuleset, ...]:
    """The installed games in the order in which lists show them."""
    return tuple(sorted(map(find, _plugins()), key=lambda ruleset: (ruleset.rank, ruleset.id)))


def register(ruleset: AnyRuleset) -> None:
    """Makes a game known under its id in this process; a test or a program may bring a game that is not installed."""
    registered[ruleset.id] = ruleset


@cache
def _plugins() -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for plugin in entry_points(group=GROUP):
        if found.setdefault(plugin.name, plugin).value != plugin.value:
            raise BocageError("error-plugin-twice", game=plugin.name, one=found[plugin.name].value, two=plugin.value)
    if not found:
        raise BocageError("error-no-plugins", group=GROUP)
    return found


@cache
def _load(id: str) -> AnyRuleset:
    plugin = _plugins().get(id)
    if plugin is None:
        raise Unknown("game", id, ", ".join((*(ruleset.id for ruleset in installed()), *registered)))
    ruleset = plugin.load()
    if not isinstance(ruleset, Ruleset) or ruleset.id != id:
        raise BocageError("error-plugin", game=id, value=plugin.value)
    return ruleset
