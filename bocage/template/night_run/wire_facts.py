"""What an event is about, by the names that the view uses; for whoever draws the game."""

from __future__ import annotations

from bocage.core.contract import Fact
from bocage.core.event import Event
from bocage.template.night_run.board import Board


def of_event(board: Board, event: Event) -> dict[str, Fact]:
    return {field: arg for field, arg in zip(event.happening.fields, event.args, strict=True) if isinstance(arg, int)}
