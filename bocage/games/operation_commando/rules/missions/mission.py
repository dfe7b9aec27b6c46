"""What a mission adds to the general sequence of play (``flow.py``)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bocage.core.decision import Steps
from bocage.games.operation_commando.rules.table import OTable


class Mission(NamedTuple):
    """The functions that ``flow.py`` calls where the rulebook says "see the mission"."""

    set_up: Callable[[OTable], None]
    """Lays out the terrains, before hands are drawn."""

    start_turn: Callable[[OTable], Steps]
    """What is granted at the start of a turn."""

    take_terrain: Callable[[OTable], Steps]
    """Decides on which terrain the Assault of this turn takes place."""

    take_control: Callable[[OTable], None]
    """Control, points and victory, once the Assault is decided."""

    bonus: Callable[[OTable], Steps]
    """What the winner of the Assault gains."""

    mission_end: Callable[[OTable], Steps]
    """The last part of the turn."""


def nothing_granted(g: OTable) -> Steps:
    """Most missions grant nothing at the start of a turn."""
    yield from ()
