"""The squares of deployment zones."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.content import Zone
from bocage.games.heroes_of_normandie.map.ground import Ground
from bocage.games.heroes_of_normandie.types import Squares

BOARD = 15                                  # zones are printed for one board of this size


def stretched(low: int, high: int, size: int) -> tuple[int, int]:
    """Fits a zone to a larger map: a zone that reaches both edges still does, and a zone at the far edge stays there."""
    if low == 0 and high == BOARD - 1:
        return 0, size - 1
    if high == BOARD - 1:
        return size - BOARD + low, size - 1
    return low, high


def zone_squares(ground: Ground, zone: Zone) -> Squares:
    """The squares of a zone as bits."""
    if zone.building:
        number = ground.rooms.names.index(zone.building)
        inside = [square for square in ground.squares if ground.rooms.building[square] == number]
        return sum(1 << square for square in ground.squares
                   if min(ground.distance(square, each) for each in inside) <= zone.within)
    assert zone.box is not None
    x1, y1, x2, y2 = zone.box
    (x1, x2), (y1, y2) = stretched(x1, x2, ground.width), stretched(y1, y2, ground.height)
    return sum(1 << y * ground.width + x for y in range(y1, y2 + 1) for x in range(x1, x2 + 1))
