"""Models that are just being activated, and what tactics they may use then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.commandos_40k.scene import Man, Pieces, Scene, box, man

LOW_WALL = box(12, 9, 12.5, 13, 1, "climb", "block")       # beside a target at 13.63 or farther: hides it in part


def shooting(*a: Man, b: Sequence[Man] = (), cp: tuple[int, int] = (1, 0), pieces: Pieces = (), **scene: Any) -> Scene:
    """The first model is activated to shoot, and its owner is asked what it does."""
    s = Scene(a, b or [man(15, 11)], pieces, cp=cp, **scene).begin("shoot").play("shoot a1")
    assert s.asked == "shoot"
    return s


def used(s: Scene, tactic: str) -> list[str]:
    """The uses of a tactic that are offered."""
    return [text for text in s.options("use") if text.split()[1] == tactic]
