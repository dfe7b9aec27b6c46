"""What a player asks of the table without choosing anything; the answers are described in ``answers.py``.

A survey knows what its reader may know; the only thing hidden here are traps, and no survey speaks of them.
"""

from __future__ import annotations

from bocage.games.commandos_40k.answers import Survey
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.state import State


def survey(b: Board, s: State, seat: int | None, text: str) -> Survey | None:
    """None if nothing of that kind can be asked."""
    return None
