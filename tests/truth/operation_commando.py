"""Opération Commando: the chances beside an option, the chances to come ahead, and what the Combat tells afterwards."""

from __future__ import annotations

from bocage.games.operation_commando import RULESET
from bocage.games.operation_commando.state import State
from tests.truth.comparing import Course, Game, Witness, beside_the_option

MOST = 12                       # points that one roll may bring


def points(s: State, side: int) -> int:
    """All points that lie by the units of a side."""
    return sum(s.laid[side][1::3])


def gains(side: int, value: int) -> Witness:
    return lambda course: points(course.done, side) - points(course.before, side) == value


def token(value: int) -> Witness:
    return lambda course: gains(course.seat, value)(course)


def recovered(course: Course) -> bool:
    return len(course.done.hand[course.seat]) > len(course.before.hand[course.seat])


def not_recovered(course: Course) -> bool:
    return not recovered(course)


def cancelled(course: Course) -> bool:
    """The card that cancels has left the hand."""
    return len(course.done.hand[course.seat]) < len(course.before.hand[course.seat])


WITNESSES: dict[str, Witness] = {
    **{f"token{value}": token(value) for value in range(MOST)},
    **{f"dice{side}:{value}": gains(side, value) for side in (0, 1) for value in range(MOST)},
    "recoveryTrue": recovered, "recoveryFalse": not_recovered, "cancelled": cancelled,
}
GAME = Game(RULESET, beside_the_option, WITNESSES, frozenset(WITNESSES))
