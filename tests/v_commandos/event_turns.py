"""Turns that begin with a card, and what a scene has told."""

from collections.abc import Sequence
from typing import Any

from tests.v_commandos.scene import Scene, scene


def drawn(card: str, drawing: str | Sequence[str], *more: object, until: str | None = "commandos", **setting: Any) -> Scene:
    """A new turn in which this card comes up; ``more`` is what chance says after it."""
    return scene(drawing, phase="start_turn", until=until, dice=[card, *more], **setting)


def told_in_vain(m: Scene) -> bool:
    """The card says that it has no effect."""
    return len(m.told("no_effect")) == 1


def names(m: Scene, *wanted: str) -> list[str]:
    """The events of these names, in the order in which they happened."""
    return [event.name for event in m.log if event.name in wanted]
