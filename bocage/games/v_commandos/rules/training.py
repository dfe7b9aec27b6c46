"""Training: lessons with a coach, fixed chance, and what they leave out."""

from __future__ import annotations

from bocage.games.v_commandos.rules.asking import VTable


def coach(g: VTable) -> None:
    """The coach looks at what was just done."""
