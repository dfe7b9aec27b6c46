"""Puts numbers into words. The words themselves are in ``en.ftl`` and ``fr.ftl`` beside this file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.namer import Namer
from bocage.core.text import words
from bocage.template.night_run.board import Board


class NightRunNamer(Namer):
    def __init__(self, board: Board, lang: str) -> None:
        self.words = words(lang, Path(__file__).parent)

    def action(self, action: Action, state: Any = None, decision: Decision | None = None) -> str:
        return self.words(f"act-{action.verb}")

    def ask(self, decision: Decision) -> str:
        square, width = decision.about
        return self.words(f"ask-{decision.kind}", square=square, width=width)

    def event(self, event: Event) -> str:
        numbers = dict(zip(event.happening.fields, event.args, strict=True))
        if "seat" in numbers:
            numbers["seat"] = int(str(numbers["seat"])) + 1         # people count from one
        return self.words(f"event-{event.name}", **numbers)
