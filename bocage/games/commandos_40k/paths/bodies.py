"""Models as bodies: the one that moves, those in its way, and distances between them (KT-GEOM-05, KT-GEOM-06, KT-GEOM-07,
KT-GEOM-08, KT-GEOM-16, KT-GEOM-17)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NewType

from bocage.games.commandos_40k.pieces import ENGAGED, Mil, Parts, Waypoint
from bocage.geometry.numbers import csqrt, isqrt

BodyNo = NewType("BodyNo", int)                     # place among the bodies
Body = tuple[int, int, int, int, Mil, int]          # x, y, bottom, top, radius, 1 if its engagement range is closed to the move
Crowd = list[tuple[int, int, int, int]]             # x, y, how near is too near, 1 if that distance itself is too near


class Mover:
    """A model that moves. A ``sure_footed`` one pays nothing for difficult ground (KT-SPEC-13, KT-RECON-08).

    ``perilous``: parts that are dangerous to this model only, because a trap was spent there (KT-RECON-05).
    """

    __slots__ = ("radius", "height", "fly", "sure_footed", "perilous")

    def __init__(self, radius: Mil, height: Mil, fly: bool = False, sure_footed: bool = False, perilous: Parts = 0) -> None:
        self.radius = radius
        self.height = height
        self.fly = fly
        self.sure_footed = sure_footed
        self.perilous = perilous


class Bodies:
    """The other models on the table."""

    __slots__ = ("rows", "crowds")

    def __init__(self, rows: Sequence[Body] = ()) -> None:
        self.rows = rows
        self.crowds: dict[tuple[int, int, int], Crowd] = {}

    def at(self, z: int, mover: Mover) -> Crowd:
        """KT-GEOM-16, KT-GEOM-17: The models that a mover at this height must keep clear of, each with the distance to keep."""
        key = z, mover.radius, mover.height
        crowd = self.crowds.get(key)
        if crowd is None:
            crowd = self.crowds[key] = []
            for x, y, bottom, top, radius, shut in self.rows:
                apart = z - bottom if z > bottom else bottom - z
                if shut and apart <= ENGAGED:
                    crowd.append((x, y, closed_reach(mover.radius + radius, apart), 1))
                elif z < top and bottom < z + mover.height:
                    crowd.append((x, y, mover.radius + radius, 0))
        return crowd

    def around(self, at: Waypoint, reach: Mil) -> Bodies:
        """The bodies that a model could meet or engage within this reach. Their numbers differ from those in this list, so the
        result is for judging only."""
        x, y, _ = at
        return Bodies([row for row in self.rows
                       if abs(row[0] - x) <= reach + row[4] + ENGAGED and abs(row[1] - y) <= reach + row[4] + ENGAGED])


def meets(crowd: Crowd, x: int, y: int) -> bool:
    """Whether a mover with its centre here comes too near to somebody."""
    for bx, by, reach, shut in crowd:
        if (bx - x) * (bx - x) + (by - y) * (by - y) < reach * reach + shut:
            return True
    return False


def closed_reach(radii: int, apart: int) -> int:
    """KT-GEOM-05, KT-GEOM-07: The largest distance of two centres at which the models are in engagement range; -1 if they are
    too far apart in height."""
    return -1 if apart > ENGAGED else radii + isqrt(ENGAGED * ENGAGED - apart * apart)


def gap(one: Waypoint, radius: Mil, other: Waypoint, other_radius: Mil) -> Mil:
    """KT-GEOM-04, KT-GEOM-08: The distance between two models, rounded up so that it agrees with every test of a range."""
    x0, y0, z0 = one
    x1, y1, z1 = other
    flat = csqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)) - radius - other_radius
    if flat < 0:
        flat = 0
    return Mil(flat if z0 == z1 else csqrt(flat * flat + (z1 - z0) * (z1 - z0)))
