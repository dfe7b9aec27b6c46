"""Models as bodies: the one that moves, those in its way, and distances between them (KT-GEOM-05, KT-GEOM-06, KT-GEOM-07,
KT-GEOM-08, KT-GEOM-16, KT-GEOM-17)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games.commandos_40k.pieces import ENGAGED
from bocage.geometry.numbers import csqrt, isqrt

Crowd = list[tuple[int, int, int, int]]             # centre, how near is too near, 1 if that distance itself is too near


class Mover:
    """A model that moves. ``sure_footed`` pays nothing for difficult ground (KT-SPEC-13, KT-RECON-08).

    ``perilous``: a bit set of the parts that are dangerous to it besides those that are to all (spent traps, KT-RECON-05).
    """

    __slots__ = ("radius", "height", "fly", "sure_footed", "perilous")

    def __init__(self, radius: int, height: int, fly: bool = False, sure_footed: bool = False, perilous: int = 0) -> None:
        self.radius = radius
        self.height = height
        self.fly = fly
        self.sure_footed = sure_footed
        self.perilous = perilous


class Bodies:
    """The other models on the table; ``shut``: a bit set of those whose engagement range is closed to this move."""

    __slots__ = ("x", "y", "z", "r", "h", "shut", "rows", "crowds")

    def __init__(self, x: Sequence[int] = (), y: Sequence[int] = (), z: Sequence[int] = (), r: Sequence[int] = (),
                 h: Sequence[int] = (), shut: int = 0) -> None:
        self.x = x
        self.y = y
        self.z = z
        self.r = r
        self.h = h
        self.shut = shut
        self.rows = [(x[i], y[i], z[i], z[i] + h[i], r[i], shut >> i & 1) for i in range(len(x))]
        self.crowds: dict[tuple[int, int, int], Crowd] = {}

    def at(self, z: int, mover: Mover) -> Crowd:
        """KT-GEOM-16, KT-GEOM-17: those that a mover at this height has to keep clear of, and how far."""
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

    def around(self, x: int, y: int, reach: int) -> Bodies:
        """Those that a model can come to meet, or to engage, within this reach; for judging only, their numbers are others."""
        few = Bodies()
        few.rows = [row for row in self.rows
                    if abs(row[0] - x) <= reach + row[4] + ENGAGED and abs(row[1] - y) <= reach + row[4] + ENGAGED]
        return few


def closed_reach(radii: int, apart: int) -> int:
    """KT-GEOM-05, KT-GEOM-07: how near two centres are when the models are in engagement range; -1: too far apart in height."""
    return -1 if apart > ENGAGED else radii + isqrt(ENGAGED * ENGAGED - apart * apart)


def gap(x0: int, y0: int, z0: int, r0: int, x1: int, y1: int, z1: int, r1: int) -> int:
    """KT-GEOM-04, KT-GEOM-08: the distance between two models in whole numbers, rounded up to agree with every test of a
    range."""
    flat = csqrt((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)) - r0 - r1
    if z0 == z1:
        return flat if flat > 0 else 0
    return csqrt((flat * flat if flat > 0 else 0) + (z1 - z0) * (z1 - z0))


def within(x0: int, y0: int, z0: int, r0: int, x1: int, y1: int, z1: int, r1: int, distance: int) -> bool:
    """KT-GEOM-05, KT-MEASURE-02: two models are at this distance or nearer."""
    apart = z1 - z0
    if apart * apart > distance * distance:
        return False
    reach = r0 + r1 + isqrt(distance * distance - apart * apart)
    return (x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0) <= reach * reach


def point_gap(x: int, y: int, radius: int, px: int, py: int, marker_radius: int = 0) -> int:
    """KT-GEOM-06: from a model to a marker; height does not count."""
    return gap(x, y, 0, radius, px, py, 0, marker_radius)
