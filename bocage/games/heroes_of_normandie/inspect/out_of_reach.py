"""Why a unit cannot go to a square on the map, or fire at what stands there, whatever the weapon: for whoever points at it.

The rules' own predicates decide. This only tells which of them stands in the way, and by how much.
"""

from __future__ import annotations

from typing import NamedTuple

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.inspect.reach import Reached, by_drive, on_foot, points_of, reach
from bocage.games.heroes_of_normandie.map.vehicle_poses import squares_of
from bocage.games.heroes_of_normandie.rules.fire.firing import why_not_target
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.fire.ways import why_no_weapon
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths
from bocage.games.heroes_of_normandie.rules.phases.activating import must_move
from bocage.games.heroes_of_normandie.rules.units import (
    face_of, firing_face, is_infantry, occupied, side_of, type_of, vehicle_squares)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Facing, Square, Unit

ENDLESS = 99                            # points with which any way can be gone


class Bar(NamedTuple):
    """What keeps a unit from a square: the rule, and the points that a way would take if only they are missing."""

    rule: str
    points: int = 0


# --- movement ---------------------------------------------------------------------------------------------------------


def why_not_go(b: Board, s: State, unit: Unit, square: Square, facing: Facing = p.NORTH) -> Bar | None:
    """HN-MOVE-01, HN-VEH-04: why a unit in play cannot end its movement on a square that is not beside it; None if it can. Of a
    vehicle that would face so, the front square counts."""
    if any(place.square == square for place in reach(b, s, unit)):
        return None
    if unit == s.mover and s.stopped:
        return Bar("HN-TERR-08" if s.stopped == p.BY_TERRAIN else "HN-MOVE-09")
    closed = closed_to(b, s, unit, square, facing)
    return closed or (why_no_walk if is_infantry(b, s, unit) else why_no_drive)(b, s, unit, square)


def closed_to(b: Board, s: State, unit: Unit, square: Square, facing: Facing) -> Bar | None:
    """HN-TERR-10, HN-TERR-11, HN-TERR-16, HN-TERR-18, HN-VEH-13, HN-MOVE-03, HN-MOVE-04: the ground of a square, or who stands
    there."""
    type, ground = type_of(b, s, unit), b.ground(s.ground)
    swims = bool(face_of(b, s, unit).flags & p.AMPHIBIOUS)
    under = squares_of(b.start, square, facing, type.footprint)
    closed = next((rule for each in under if (rule := ground.why_closed(each, type.kind, swims))), "")
    if closed:
        return Bar(closed)
    if not is_infantry(b, s, unit):
        others = vehicle_squares(b, s, unit)
        return Bar("HN-VEH-13") if any(others >> each & 1 for each in under) else None
    other = occupied(b, s, unit).get(square)
    if other is None:
        return None
    friend = side_of(b, s, other) == side_of(b, s, unit) and is_infantry(b, s, other)
    return Bar("HN-MOVE-04" if friend else "HN-MOVE-03")


def why_no_walk(b: Board, s: State, unit: Unit, square: Square) -> Bar:
    """HN-MOVE-01, HN-MOVE-10, HN-ZOC-03, HN-TERR-08: infantry lacks points; or it would not, but for zones of control, or for
    difficult ground that ends its movement."""
    points, start = points_of(b, s, unit), [Reached(s.at[unit], p.NORTH, 0, None, True)]

    def cost(paths: Paths, most: int) -> int:
        return next((place.points for place in on_foot(paths, start, most) if place.square == square), ENDLESS)

    if points:
        free = Paths(b, s, unit)
        free.sure = free.perhaps = 0
        if cost(free, points) <= points:
            return Bar("HN-ZOC-03")
        free.difficult = 0
        if cost(free, points) <= points:
            return Bar("HN-TERR-08")
    away = cost(Paths(b, s, unit), ENDLESS)
    return Bar("HN-MOVE-01", away) if away < ENDLESS else Bar("HN-MOVE-10")


def why_no_drive(b: Board, s: State, unit: Unit, square: Square) -> Bar:
    """HN-VEH-04, HN-VEH-16, HN-HEAVY-03: a vehicle lacks points, or its tracks; or there is no room for it on the way."""
    if s.damage[unit] & p.TRACKS:
        return Bar("HN-HEAVY-03")
    away = min((place.points for place in by_drive(b, s, unit, ENDLESS) if place.square == square), default=ENDLESS)
    return Bar("HN-VEH-04", away) if away < ENDLESS else Bar("HN-VEH-16")


# --- fire -------------------------------------------------------------------------------------------------------------

# What keeps a weapon from a target, from what is hopeless to what is nearly a shot: of several weapons the last one counts.
NEARNESS = ("HN-GEN-05", "HN-LOS-02", "HN-ARC-02", "HN-FIRE-06", "HN-ABIL-27", "")


class Miss(NamedTuple):
    """The rule that keeps a unit from firing at a square, and the weapon that comes nearest to it."""

    rule: str
    weapon: Weapon | None = None


def why_not_fire_at(b: Board, s: State, unit: Unit, square: Square, moving: bool) -> Miss:
    """HN-FIRE-06, HN-FIRE-08: why no weapon of a unit can be fired at what stands on a square. A card may forbid to fire at all
    (HN-CARD-03)."""
    foe, watch = occupied(b, s).get(square), Watch(b, s)
    if foe is None:
        return Miss("HN-FIRE-08")
    found = [Miss(why_no_weapon(b, s, unit, weapon.slot, moving) or why_not_target(watch, unit, weapon, foe), weapon)
             for weapon in firing_face(b, s, unit).weapons]
    nearest = max(found, key=lambda miss: NEARNESS.index(miss.rule) if miss.rule in NEARNESS else -1, default=Miss("HN-GEN-08"))
    if nearest.rule:
        return nearest
    return Miss("HN-CARD-03" if not moving and must_move(s, unit) else "HN-FIRE-06", nearest.weapon)
