"""What bots are told about a game; nothing here that the rules need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.core.table import B, S


def all_alike(board: object, state: object, decision: Decision, options: Sequence[Action]) -> list[float]:
    return [1.0] * len(options)


def to_the_end(board: object, state: object) -> Callable[[object], bool]:
    """Play-outs go on until the game is over."""
    return lambda later: False


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice(Generic[B, S]):
    """What bots are told."""

    evaluate: Callable[[B, S, Seat], float]
    """How likely this seat is to win from here, from 0 to 1."""

    priors: Callable[[B, S, Decision, Sequence[Action]], list[float]] = all_alike
    """How promising options look at first sight: positive weights, 1 for nothing special."""

    horizon: Callable[[B, S], Callable[[S], bool]] = to_the_end
    """Returns a test of later states: whether a play-out from this state should stop and be evaluated there."""

    no_lookahead: frozenset[str] = frozenset()
    """Question kinds for which one-ply lookahead tells nothing; greedy bots use the priors instead."""
