"""What bots need to know of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.state import State


def evaluate(b: Board, s: State, seat: int) -> float:
    return 0.5


def priors(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> list[float]:
    return [1.0] * len(options)


def horizon(b: Board, s: State) -> Callable[[State], bool]:
    return lambda later: later.turn > s.turn
