"""Turns the numbers of actions, decisions and events into words."""

from __future__ import annotations

from typing import Any

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event


class Namer:
    """The words of one game in one language."""

    def action(self, action: Action, state: Any = None, decision: Decision | None = None) -> str:
        """What an option does. With ``state`` and ``decision`` the words can be more precise."""
        raise NotImplementedError

    def ask(self, decision: Decision) -> str:
        raise NotImplementedError

    def event(self, event: Event) -> str:
        raise NotImplementedError
