"""Puts numbers into words. The words themselves are in ``en.ftl`` and ``fr.ftl`` beside this file."""

from __future__ import annotations

from pathlib import Path

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.event import Event
from bocage.core.ruleset import Namer
from bocage.core.text import words
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.state import State

FOLDER = Path(__file__).parent


class HNamer(Namer):
    """The words of one board in one language."""

    def __init__(self, board: Board, lang: str) -> None:
        self.board = board
        self.words = words(lang, FOLDER)

    def action(self, action: Action, state: State | None = None, decision: Decision | None = None) -> str:
        return action.text

    def ask(self, decision: Decision) -> str:
        return decision.kind

    def event(self, event: Event) -> str:
        return event.name
