"""Structures that a weapon with Destruction can be fired at (HN-ABIL-07, HN-ABIL-08, HN-RULING-37)."""

from __future__ import annotations

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Weapon
from bocage.games.heroes_of_normandie.map.ground import NO_ROOM
from bocage.games.heroes_of_normandie.pieces import BLOCKED
from bocage.games.heroes_of_normandie.rules.damage.overlays import NO_STRUCTURE, structure_at
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch, in_arc, reach
from bocage.games.heroes_of_normandie.rules.units import is_infantry, mask, side_of, squares
from bocage.games.heroes_of_normandie.types import Square, Squares, Structure, Unit, by_unit


def structures_in_sight(watch: Watch, unit: Unit, weapon: Weapon) -> list[Square]:
    """For each structure that a weapon can be fired at, the nearest of its squares that is in sight. A building is hit on its
    wall, so neither its own walls nor the enemies inside keep anybody from firing at it. On a position or a wreck the unit that
    stands there in the open is the target. Nobody fires at a friend, nor at the structure that he is in himself; a vehicle is
    not inside the wreck on which it stands (HN-RULING-95)."""
    if not weapon.destruction:
        return []
    b, s, ground = watch.b, watch.s, watch.ground
    starts, facing, arc = squares(b, s, unit), s.facing[unit], weapon.arc
    limit, way, held = reach(b, s, unit, weapon), watch.in_the_way(unit), held_by_units(watch, unit)
    found: dict[Structure, tuple[int, Square]] = {}
    home = {NO_STRUCTURE, *(structure_at(ground, start) for start in starts if is_infantry(b, s, unit))}
    for square in ground.squares:
        structure = structure_at(ground, square)
        if structure in home or held >> square & 1:
            continue
        see = ground.see if ground.building[square] == NO_ROOM else ground.see_wall
        for start in starts:
            distance = ground.distance(start, square)
            if (limit and distance > limit) or (structure in found and found[structure][0] <= distance):
                continue
            if in_arc(ground, start, square, facing, arc) and see(start, square, way) < BLOCKED:
                found[structure] = distance, square
    return [square for _, square in found.values()]


def held_by_units(watch: Watch, unit: Unit) -> Squares:
    """The squares of all units of the same side, and of enemies that stand in the open and not in a building."""
    b, s = watch.b, watch.s
    side, held, building = side_of(b, s, unit), 0, watch.ground.building
    for other, at in by_unit(s.at):
        if at >= 0 and (side_of(b, s, other) == side or (s.hidden[other] == p.OPEN and building[at] == NO_ROOM)):
            held |= mask(b, s, other)
    return held
