"""Which rule forbids an action that is not offered. What is legal is decided in ``rules/legality.py``."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.v_commandos.actions import ABOUT_A_COMMANDO
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.rules import legality
from bocage.games.v_commandos.state import State

COMMANDO_DECISIONS = ("activate", "act", "window")
OWN_ACTIONS = ABOUT_A_COMMANDO & (legality.WHY_NOT.keys() | {"activate", "end"})


def why_not(b: Board, s: State, decision: Decision, action: Action) -> str:
    """Returns the id of the rule that forbids the action. If the game asks a question of another kind, returns the rule that
    asks."""
    if decision.kind in COMMANDO_DECISIONS:
        if action.verb == "done":
            return "VC-ACT-03" if decision.kind == "act" else "VC-ZERO-03"
        if action.verb in OWN_ACTIONS:
            return legality.why_not(b, s, action) or decision.rule
    return decision.rule
