"""What bots are told: who is ahead, and which option looks better before anything is tried."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.template.night_run.board import Board
from bocage.template.night_run.flow import is_over, result
from bocage.template.night_run.state import State

NEAR = 2                        # squares before the far side at which creeping is the safer way


def evaluate(board: Board, state: State, seat: int) -> float:
    """How likely this seat is to win, from 0 to 1: how far it has come beside the best of the others."""
    if is_over(state):
        return result(board, state).scores[seat]
    best = max(square for other, square in enumerate(state.square) if other != seat)
    return 0.5 + (state.square[seat] - best) / (2 * board.width)


def priors(board: Board, state: State, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Close to the far side a runner rather creeps."""
    left = board.width - state.square[decision.by[0]]
    liked = "creep" if left <= NEAR else "run"
    return [3.0 if option.verb == liked else 1.0 for option in options]
