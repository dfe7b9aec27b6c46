"""Scatter of templates (HN-INDIRECT-09, HN-INDIRECT-10, HN-INDIRECT-11, HN-INDIRECT-12, HN-INDIRECT-13)."""

from __future__ import annotations

from collections.abc import Generator

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie.pieces import NO_POINT
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.rules.rolling import roll
from bocage.games.heroes_of_normandie.types import Point

# HN-INDIRECT-10: a die of 1 is north, 2 east, 3 south, 4 west; 5 and 6 hit the target.
SHIFTS = {1: (0, -1), 2: (1, 0), 3: (0, 1), 4: (-1, 0)}


def scatter(g: HTable, seat: Seat, point: Point, distance: int) -> Generator[Decision, Action, Point]:
    """HN-INDIRECT-09, HN-INDIRECT-11, HN-INDIRECT-13: the intersection where a template comes down; ``NO_POINT`` if it is off
    the board. Suppressed markers do not count."""
    ground = g.board.start
    if distance <= 0:
        return point
    faces = yield from roll(g, seat, 1, "scatter")
    shift = SHIFTS.get(faces[0])
    if shift is None:
        return point
    column = point % (ground.width + 1) + shift[0] * distance
    row = point // (ground.width + 1) + shift[1] * distance
    if not (0 <= column <= ground.width and 0 <= row <= ground.height):
        tell(g, e.OFF_BOARD)
        return NO_POINT
    there = Point(row * (ground.width + 1) + column)
    tell(g, e.SCATTERED, there)
    return there
