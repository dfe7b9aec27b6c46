"""Evaluation and priors for the general bots; nothing that the rules need."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import DRAWN, RUNNING, US_WON
from bocage.games.operation_commando.state import State


def evaluate(b: Board, s: State, seat: int) -> float:
    """How likely a seat is to win."""
    if s.outcome != RUNNING:
        return 0.5 if s.outcome == DRAWN else float((s.outcome == US_WON) == (seat == 0))
    lead = s.points[seat] - s.points[1 - seat]
    return min(0.99, max(0.01, 0.5 + lead / 16))


def priors(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> list[float]:
    return [1.0] * len(options)


def horizon(b: Board, s: State) -> Callable[[State], bool]:
    turn = s.turn
    return lambda later: later.turn > turn + 1
