"""How vehicles turn and drive: all poses that a vehicle reaches with one movement point (HN-VEH).

A pose is a front square and a facing. The rear square of a vehicle of two squares lies behind the front.
"""

from __future__ import annotations

from typing import NamedTuple

from bocage.games.heroes_of_normandie.map.ground import Ground
from bocage.games.heroes_of_normandie.pieces import NO_SQUARE, STEP_X, STEP_Y
from bocage.games.heroes_of_normandie.types import Facing, Kind, Square, Squares


class Pose(NamedTuple):
    """A pose of a vehicle and the ways into it. A way is the set of squares that must be free of other vehicles."""

    front: Square
    facing: Facing
    ways: tuple[Squares, ...]



def ahead(ground: Ground, square: Square, facing: Facing, steps: int = 1) -> Square:
    """The square so many steps in that direction; ``NO_SQUARE`` beyond the board."""
    found = ground.at(ground.column[square] + steps * STEP_X[facing], ground.row[square] + steps * STEP_Y[facing])
    return NO_SQUARE if found is None else found


def rear_of(ground: Ground, front: Square, facing: Facing) -> Square:
    return ahead(ground, front, facing, -1)


def squares_of(ground: Ground, front: Square, facing: Facing, footprint: int) -> tuple[Square, ...]:
    """HN-VEH-01, HN-VEH-08: the squares of a vehicle; empty if one of them is off the board."""
    if footprint == 1:
        return (front,)
    rear = rear_of(ground, front, facing)
    return (front, rear) if rear >= 0 else ()


Ways = dict[tuple[Square, Facing], list[Squares]]           # for each pose the ways into it, while they are being found


class Drives:
    """The poses that one kind of vehicle can reach on one ground. Each is worked out when first asked for."""

    __slots__ = ("ground", "kind", "footprint", "open", "pivot_first", "made", "standing")

    def __init__(self, ground: Ground, kind: Kind, footprint: int, amphibious: bool, pivot_first: bool) -> None:
        self.ground = ground
        self.kind = kind
        self.footprint = footprint
        self.open = ground.passable[kind] | (ground.water if amphibious else 0)
        self.pivot_first = pivot_first
        self.made: dict[int, tuple[Pose, ...]] = {}
        self.standing: dict[int, Squares] = {}

    def stands(self, front: Square, facing: Facing) -> Squares:
        """HN-VEH-16: the squares of a pose as bits; 0 if the vehicle cannot stand in that pose."""
        if front < 0:
            return 0
        key = front * 8 + facing
        found = self.standing.get(key)
        if found is None:
            found = self.standing[key] = self._stands(front, facing)
        return found

    def _stands(self, front: Square, facing: Facing) -> Squares:
        squares = squares_of(self.ground, front, facing, self.footprint)
        if not squares or any(not self.open >> square & 1 for square in squares):
            return 0
        if self.footprint == 2 and not self.ground.vehicle_crosses(squares[0], squares[1], self.kind):
            return 0
        return sum(1 << square for square in squares)

    def from_pose(self, front: Square, facing: Facing) -> tuple[Pose, ...]:
        """HN-VEH-04: every pose one point away."""
        key = front * 8 + facing
        found = self.made.get(key)
        if found is None:
            ways: Ways = {}
            one_square(self, ways, front, facing) if self.footprint == 1 else two_squares(self, ways, front, facing)
            ways.pop((front, facing), None)
            found = self.made[key] = tuple(Pose(there, turned, tuple(masks)) for (there, turned), masks in ways.items())
        return found

    def add(self, ways: Ways, front: Square, facing: Facing, also: Squares = 0) -> None:
        """Adds a pose that one point leads to. ``also``: further squares on the way that must be free."""
        mask = self.stands(front, facing)
        if mask and mask | also not in ways.setdefault((front, facing), []):
            ways[front, facing].append(mask | also)

    def goes(self, here: Square, there: Square) -> bool:
        return there >= 0 and bool(self.open >> there & 1) and self.ground.vehicle_crosses(here, there, self.kind)


def turned(facing: Facing) -> tuple[Facing, Facing, Facing]:
    return facing, Facing((facing + 1) % 8), Facing((facing - 1) % 8)


def one_square(drives: Drives, ways: Ways, square: Square, facing: Facing) -> None:
    """HN-VEH-06, HN-VEH-07: a vehicle of one square pivots and steps, steps and pivots, or pivots on the spot."""
    ground = drives.ground
    for new in turned(facing):
        if new != facing:
            drives.add(ways, square, new)
        for sign in (1, -1):
            there = ahead(ground, square, new, sign)
            if drives.goes(square, there):
                drives.add(ways, there, new)
            straight = ahead(ground, square, facing, sign)
            if not drives.pivot_first and drives.goes(square, straight):
                drives.add(ways, straight, new)


def two_squares(drives: Drives, ways: Ways, front: Square, facing: Facing) -> None:
    """HN-VEH-03, HN-VEH-04, HN-VEH-05, HN-VEH-06, HN-VEH-15, HN-VEH-19, HN-RULING-14: a vehicle of two squares: the rear
    follows the front. The free pivot comes before or after the step."""
    ground = drives.ground
    rear = rear_of(ground, front, facing)
    for new in turned(facing):
        there = ahead(ground, front, new)
        if drives.goes(front, there):
            drives.add(ways, there, new)                                        # forward: the rear becomes the old front
        behind = ahead(ground, rear, new, -1)
        if drives.goes(rear, behind):
            drives.add(ways, rear, new)                                         # backward: the front becomes the old rear
        if new == facing:
            continue
        drives.add(ways, ahead(ground, rear, new), new)                         # on the spot, about the rear
        drives.add(ways, front, new)                                            # on the spot, about the front
        if drives.pivot_first:
            continue
        straight, back = ahead(ground, front, facing), ahead(ground, rear, facing, -1)
        if drives.goes(front, straight):
            drives.add(ways, straight, new, drives.stands(straight, facing))    # step, then about the front
        if drives.goes(rear, back):
            drives.add(ways, ahead(ground, back, new), new, drives.stands(rear, facing))
