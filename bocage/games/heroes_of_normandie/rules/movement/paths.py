"""Where a unit can go next: steps of infantry, poses of vehicles, zones of control, assaults (HN-MOVE, HN-ZOC, HN-VEH)."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.map.ground import DOOR, NO_ROOM, Ground
from bocage.games.heroes_of_normandie.rules.units import (
    face_of, has_room, has_trait, is_decoy, occupied, side_of, squares, type_of, vehicle_squares, zoc_squares)
from bocage.games.heroes_of_normandie.state import State


class Paths:
    """What hinders a unit's steps now, gathered once: other units, zones of control, ground it may enter."""

    __slots__ = ("b", "s", "unit", "ground", "side", "held", "enter", "sure", "perhaps", "any_zone")

    def __init__(self, b: Board, s: State, unit: int) -> None:
        self.b = b
        self.s = s
        self.unit = unit
        self.ground: Ground = b.ground(s.ground)
        self.side = side_of(b, s, unit)
        self.held = occupied(b, s, unit)
        self.enter = self.ground.passable[p.INFANTRY]
        if face_of(b, s, unit).flags & p.AMPHIBIOUS:
            self.enter |= self.ground.water                 # HN-ABIL-02, HN-TERR-16
        self.sure, self.perhaps = zoc_squares(b, s, self.side)
        self.any_zone = b.rules.get("zoc") == "any"

    def zone_bars(self, here: int, there: int, zones: int) -> bool:
        """HN-ZOC-03, HN-ZOC-04, HN-ZOC-07, HN-BLDG-02, HN-RULING-10, HN-RULING-11: from one square of a unit's zone to another
        of the same; through an entrance whose outside square lies in a zone."""
        ground = self.ground
        if not zones:
            return False
        if ground.building[here] != ground.building[there] and ground.edge(here, there) == DOOR:
            outside = here if ground.building[here] == NO_ROOM else there
            if ground.zoc_from[outside] & zones:
                return True
        if self.any_zone:
            return bool(ground.zoc_from[here] & zones) and bool(ground.zoc_from[there] & zones)
        return bool(ground.zoc_from[here] & ground.zoc_from[there] & zones)

    def is_enemy(self, unit: int) -> bool:
        return side_of(self.b, self.s, unit) != self.side

    def steps(self, here: int, points: int) -> list[int]:
        """HN-MOVE-01, HN-MOVE-02, HN-MOVE-03, HN-MOVE-04, HN-MOVE-10: the squares that infantry may step to from here."""
        ground, enter = self.ground, self.enter
        found: list[int] = []
        for there in ground.walk[here]:
            if not enter >> there & 1 or self.zone_bars(here, there, self.sure):
                continue
            unit = self.held.get(there)
            if unit is None or self.can_pass(unit, there, points):
                found.append(there)
        return found

    def can_pass(self, unit: int, there: int, points: int) -> bool:
        """HN-MOVE-03, HN-MOVE-04, HN-MULTI-09: through friendly infantry, if there is a square beyond on which to stop."""
        if self.is_enemy(unit) or type_of(self.b, self.s, unit).kind != p.INFANTRY:
            return False
        if points < 2 or (self.ground.difficult >> there & 1 and not self.s.sure_footed):
            return False
        return any(self.enter >> beyond & 1 and not self.zone_bars(there, beyond, self.sure | self.perhaps) and (
            beyond not in self.held or (points > 2 and self.can_pass(self.held[beyond], beyond, points - 1)))
            for beyond in self.ground.walk[there] if beyond != self.s.at[self.unit])

    def assaults(self, froms: tuple[int, ...]) -> list[int]:
        """HN-ASSAULT-02, HN-ASSAULT-03, HN-ASSAULT-26, HN-ASSAULT-28, HN-ZOC-05: the squares of enemies that infantry may
        assault from here; no zone of control bars the last step."""
        b, s = self.b, self.s
        found: list[int] = []
        for here in froms:
            for there in self.ground.walk[here]:
                unit = self.held.get(there)
                if unit is not None and self.is_enemy(unit) and there not in found and self.enter >> there & 1 and (
                        can_assault(b, s, self.unit, unit) and self.can_come_back(here, unit)):
                    found.append(there)
        return found

    def can_come_back(self, here: int, foe: int) -> bool:
        """HN-ASSAULT-17: from a vehicle the attacker always comes back, so no friend may hold the square it launches from."""
        on_foot = self.s.at[self.unit] >= 0
        return not on_foot or here not in self.held or type_of(self.b, self.s, foe).kind == p.INFANTRY


def can_assault(b: Board, s: State, unit: int, foe: int) -> bool:
    """HN-ASSAULT-02, HN-ASSAULT-30, HN-VEH-17, HN-TRAIT-12: infantry with a bonus against that type; Tankbusters
    also against heavy vehicles."""
    type = type_of(b, s, unit)
    if type.kind != p.INFANTRY or is_decoy(b, s, unit) or not face_of(b, s, unit).move:
        return False
    kind = type_of(b, s, foe).kind
    if face_of(b, s, unit).bonus[kind] != p.CROSS:
        return True
    return kind == p.HEAVY and has_trait(b, s, unit, "tankbuster")


def drive_options(b: Board, s: State, unit: int) -> list[Action]:
    """HN-VEH-04, HN-VEH-10, HN-VEH-13, HN-ZOC-09: the poses one point away that no other vehicle stands in."""
    others = vehicle_squares(b, s, unit)
    found = b.drives(s.ground, s.kind[unit]).from_pose(s.at[unit], s.facing[unit])
    return [b.lexicon.drives(front, facing) for front, facing, ways in found
            if any(not way & others for way in ways)]


def transports_beside(b: Board, s: State, unit: int) -> list[int]:
    """HN-TRANSPORT-04: vehicles beside a unit that can take it aboard."""
    ground = b.ground(s.ground)
    here = s.at[unit]
    return [vehicle for vehicle, at in enumerate(s.at) if at >= 0 and type_of(b, s, vehicle).capacity
            and side_of(b, s, vehicle) == side_of(b, s, unit) and has_room(b, s, vehicle, unit)
            and any(ground.near[here] >> square & 1 for square in squares(b, s, vehicle))]


def ways_out(b: Board, s: State, unit: int) -> list[int]:
    """HN-TRANSPORT-04: free squares beside its vehicle that a carried unit may step to."""
    ground = b.ground(s.ground)
    held = occupied(b, s)
    open = ground.passable[p.INFANTRY] | (ground.water if face_of(b, s, unit).flags & p.AMPHIBIOUS else 0)
    found = {there for square in squares(b, s, unit) for there in ground.walk[square]}
    return sorted(there for there in found if open >> there & 1 and there not in held)
