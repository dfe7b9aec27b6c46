"""Why an action cannot be chosen now: the rule that forbids it. Nothing here looks at what others hide."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.state import State


def why_not(b: Board, s: State, decision: Decision, action: Action) -> str:
    return decision.rule
