"""Where a unit can go next: steps of infantry, poses of vehicles, zones of control, assaults (HN-MOVE, HN-ZOC, HN-VEH)."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.map.ground import DOOR, NO_ROOM, Ground
from bocage.games.heroes_of_normandie.map.vehicle_poses import squares_of
from bocage.games.heroes_of_normandie.rules.units import (
    face_of, firing_face, has_room, has_second_gun, has_trait, is_decoy, occupied, side_of, squares, type_of, vehicle_squares,
    zoc_squares)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import by_unit, Facing, Square, Squares, Unit


class Paths:
    """What can keep a unit from stepping, gathered once: other units, zones of control, and the ground. ``but``: an enemy whose
    zone does not count."""

    __slots__ = ("b", "s", "unit", "ground", "side", "held", "enter", "swims", "difficult", "sure", "perhaps",
                 "any_zone")

    def __init__(self, b: Board, s: State, unit: Unit, but: Unit = p.NO_UNIT) -> None:
        self.b = b
        self.s = s
        self.unit = unit
        self.ground: Ground = b.ground(s.ground)
        self.side = side_of(b, s, unit)
        self.held = occupied(b, s, unit)
        self.enter = self.ground.passable[p.INFANTRY]
        self.swims = bool(face_of(b, s, unit).flags & p.AMPHIBIOUS)
        if self.swims:
            self.enter |= self.ground.water                 # HN-ABIL-02, HN-TERR-16
        self.difficult = 0 if is_sure_footed(s, unit) else self.ground.difficult
        self.sure, self.perhaps = zoc_squares(b, s, self.side, but)
        self.any_zone = b.rules.get("zoc") == "any"

    def zone_bars(self, here: Square, there: Square, zones: int) -> bool:
        """HN-ZOC-03, HN-ZOC-04, HN-ZOC-07, HN-BLDG-02, HN-RULING-10, HN-RULING-11: whether one of these zones of control bars a
        step: from one square of a unit's zone to another square of the same zone, or through an entrance whose outside square
        lies in a zone."""
        zoc_from = self.ground.zoc_from
        at_here, at_there = zoc_from[here] & zones, zoc_from[there] & zones
        if not at_here and not at_there:
            return False
        if self.is_closed(here, there, zones):
            return True
        return bool(at_here and at_there) if self.any_zone else bool(at_here & at_there)

    def is_enemy(self, unit: Unit) -> bool:
        return side_of(self.b, self.s, unit) != self.side

    def steps(self, here: Square, points: int) -> list[Square]:
        """HN-MOVE-01: the squares that infantry may step to from a square. Open, empty squares outside all zones of control are
        not asked about: that halves the time of this list."""
        enter, held, zoc_from, sure = self.enter, self.held, self.ground.zoc_from, self.sure
        in_zone = zoc_from[here] & sure
        return [there for there in self.ground.walk[here]
                if (enter >> there & 1 and there not in held and not in_zone and not zoc_from[there] & sure)
                or not self.why_not_enter(here, there, points)]

    def why_not_step(self, here: Square, there: Square, points: int) -> str:
        """HN-MOVE-01, HN-MOVE-02, HN-MOVE-10: "" if infantry may step to a square; otherwise the rule that forbids it."""
        if there not in self.ground.neighbours[here]:
            return "HN-MOVE-01"
        return self.ground.why_no_step(here, there) or self.why_not_enter(here, there, points)

    def why_not_enter(self, here: Square, there: Square, points: int) -> str:
        """HN-MOVE-03, HN-MOVE-04, HN-ZOC-03, HN-ZOC-07: the same for a neighbouring square with no wall in between. Its ground,
        a zone of control or the unit on it may forbid the step."""
        if not self.enter >> there & 1:
            return self.ground.why_closed(there, p.INFANTRY, self.swims)
        if self.zone_bars(here, there, self.sure):
            return "HN-ZOC-07" if self.is_entrance(here, there) else "HN-ZOC-03"
        unit = self.held.get(there)
        if unit is None or self.can_pass(unit, here, there, points):
            return ""
        on_foot = type_of(self.b, self.s, unit).kind == p.INFANTRY
        return "HN-MOVE-04" if on_foot and not self.is_enemy(unit) else "HN-MOVE-03"

    def is_entrance(self, here: Square, there: Square) -> bool:
        """Whether a door leads from one square to the other."""
        ground = self.ground
        return ground.building[here] != ground.building[there] and ground.edge(here, there) == DOOR

    def is_closed(self, here: Square, there: Square, zones: Squares) -> bool:
        """HN-ZOC-07, HN-BLDG-02, HN-RULING-11: whether one of these zones of control closes the entrance between two squares:
        its outside square lies in the zone."""
        if not zones or not self.is_entrance(here, there):
            return False
        outside = here if self.ground.building[here] == NO_ROOM else there
        return bool(self.ground.zoc_from[outside] & zones)

    def door_between(self, froms: Sequence[Square], tos: Sequence[Square]) -> tuple[Square, Square]:
        """HN-TRANSPORT-04: the two neighbouring squares between which a unit gets into or out of a vehicle: those that no zone
        of control closes if there are such."""
        ways = [(self.is_closed(here, there, self.sure), self.is_closed(here, there, self.perhaps), here, there)
                for here in froms for there in tos if self.ground.near[here] >> there & 1]
        return min(ways)[2:]

    def can_pass(self, unit: Unit, here: Square, there: Square, points: int) -> bool:
        """HN-MOVE-03, HN-MOVE-04, HN-MULTI-09, HN-ZOC-12: whether infantry may step through friendly infantry: beyond it there
        must be a square on which to stop, other than the one (``here``) that it steps from. Whether a hidden counter bars the
        way there shows only when it goes on."""
        if not self.lets_through(unit, there):
            return False
        seen, reached = {here, there}, [there]
        while reached and points >= 2:
            further: list[Square] = []
            for at in reached:
                for beyond in self.ground.walk[at]:
                    if beyond in seen or not self.enter >> beyond & 1 or self.zone_bars(at, beyond, self.sure):
                        continue
                    if beyond not in self.held:
                        return True
                    if self.lets_through(self.held[beyond], beyond):
                        seen.add(beyond)
                        further.append(beyond)
            reached = further
            points -= 1
        return False

    def lets_through(self, unit: Unit, there: Square) -> bool:
        """HN-MOVE-03, HN-MOVE-04: whether infantry may go on from the square of this unit: a friend on foot, on easy ground."""
        return (not self.is_enemy(unit) and type_of(self.b, self.s, unit).kind == p.INFANTRY
                and not self.difficult >> there & 1)

    def assaults(self, froms: tuple[Square, ...]) -> list[Square]:
        """The squares of enemies that infantry may assault from these squares."""
        beside = dict.fromkeys(there for here in froms for there in self.ground.walk[here] if there in self.held)
        return [there for there in beside if not self.why_not_assault(froms, there)]

    def why_not_assault(self, froms: tuple[Square, ...], there: Square) -> str:
        """HN-ASSAULT-01, HN-ASSAULT-02, HN-ASSAULT-03, HN-ASSAULT-17, HN-ASSAULT-26, HN-ASSAULT-28, HN-ASSAULT-30,
        HN-ZOC-05: "" if infantry may assault a square from one of ``froms``; otherwise the rule that forbids it. There must be
        an enemy, a way in, and a bonus against it. No zone of control bars an assault."""
        foe = self.held.get(there)
        if foe is None or not self.is_enemy(foe):
            return "HN-ASSAULT-01"
        starts = [here for here in froms if there in self.ground.walk[here]]
        if not starts or not self.enter >> there & 1:
            return "HN-ASSAULT-03"
        if not can_assault(self.b, self.s, self.unit, foe):
            return "HN-ASSAULT-02" if face_of(self.b, self.s, self.unit).move else "HN-ASSAULT-30"
        return "" if any(self.can_come_back(here, foe) for here in starts) else "HN-ASSAULT-17"

    def can_come_back(self, here: Square, foe: Unit) -> bool:
        """HN-ASSAULT-17: after an assault on a vehicle the attacker always goes back, so no friend may hold the square that it
        comes from."""
        on_foot = self.s.at[self.unit] >= 0
        return not on_foot or here not in self.held or type_of(self.b, self.s, foe).kind == p.INFANTRY


def is_sure_footed(s: State, unit: Unit) -> bool:
    """HN-CARD-03: whether Cross Country lets this unit ignore difficult ground in its present movement."""
    return bool(s.sure_footed) and s.mover == unit


def has_advanced(before: Sequence[Square], after: Sequence[Square]) -> bool:
    """HN-VEH-04: whether a vehicle that has changed its pose has advanced or backed. If it has only pivoted, one of its squares
    is the same."""
    return all(old != new for old, new in zip(before, after, strict=True))


def can_assault(b: Board, s: State, unit: Unit, foe: Unit) -> bool:
    """HN-ASSAULT-02, HN-ASSAULT-22, HN-ASSAULT-30, HN-VEH-17, HN-TRAIT-12: whether infantry has a bonus against that kind of
    enemy; a hidden unit fights with its visible face. Tankbusters may also assault heavy vehicles."""
    type = type_of(b, s, unit)
    if type.kind != p.INFANTRY or is_decoy(b, s, unit) or not face_of(b, s, unit).move:
        return False
    kind = type_of(b, s, foe).kind
    if firing_face(b, s, unit).bonus[kind] != p.CROSS:
        return True
    return kind == p.HEAVY and has_trait(b, s, unit, "tankbuster")


def poses_ahead(b: Board, s: State, unit: Unit) -> list[tuple[Square, Facing]]:
    """HN-VEH-04, HN-VEH-10, HN-VEH-13, HN-ZOC-09: the poses (front square and facing) that a vehicle reaches with one point and
    that no other vehicle blocks."""
    others = vehicle_squares(b, s, unit)
    return [(front, facing) for front, facing, ways in b.drives(s.ground, s.kind[unit]).from_pose(s.at[unit], s.facing[unit])
            if any(not way & others for way in ways)]


def drive_options(b: Board, s: State, unit: Unit) -> list[Action]:
    return [b.lexicon.drives(front, facing) for front, facing in poses_ahead(b, s, unit)]


def why_not_drive(b: Board, s: State, unit: Unit, front: Square, facing: Facing) -> str:
    """HN-VEH-04, HN-VEH-13, HN-VEH-16: "" if one point leads a vehicle to a pose; otherwise the rule that forbids it: the pose
    is too far, the turn too sharp, another vehicle is in the way, or the vehicle cannot stand there."""
    if (front, facing) in poses_ahead(b, s, unit):
        return ""
    turn = min((facing - s.facing[unit]) % 8, (s.facing[unit] - facing) % 8)
    if turn > 1 or b.start.distance(front, s.at[unit]) > 2:
        return "HN-VEH-04"
    type = type_of(b, s, unit)
    under = squares_of(b.start, front, facing, type.footprint)
    if any(vehicle_squares(b, s, unit) >> square & 1 for square in under):
        return "HN-VEH-13"
    swims = bool(face_of(b, s, unit).flags & p.AMPHIBIOUS)
    reasons = [b.ground(s.ground).why_closed(square, type.kind, swims) for square in under]
    if any(reasons):
        return next(reason for reason in reasons if reason)
    return "HN-VEH-04" if b.drives(s.ground, s.kind[unit]).stands(front, facing) else "HN-VEH-16"


def transports_beside(b: Board, s: State, unit: Unit, but: Unit = p.NO_UNIT) -> list[Unit]:
    """HN-TRANSPORT-04: the vehicles beside a unit that can take it aboard. ``but``: an enemy whose zone does not count."""
    transports, kind = b.transports, s.kind
    return [vehicle for vehicle, at in by_unit(s.at) if at >= 0 and transports[kind[vehicle]]
            and not why_no_transport(b, s, unit, vehicle) and not why_not_aboard(b, s, unit, vehicle, but)]


def why_no_transport(b: Board, s: State, unit: Unit, vehicle: Unit) -> str:
    """HN-TRANSPORT-01, HN-MULTI-14: "" if a counter is a friendly transport on the board. An ally who has refused to take the
    unit aboard is not asked again during this movement."""
    if vehicle >= len(s.at) or s.at[vehicle] < 0:
        return "HN-TRANSPORT-04"
    if s.mover == unit and s.owner[vehicle] in s.no_lift:
        return "HN-MULTI-14"
    friendly = side_of(b, s, vehicle) == side_of(b, s, unit) and s.hidden[vehicle] == p.OPEN
    return "" if friendly and type_of(b, s, vehicle).capacity else "HN-TRANSPORT-01"


def why_not_aboard(b: Board, s: State, unit: Unit, vehicle: Unit, but: Unit = p.NO_UNIT) -> str:
    """HN-TRANSPORT-02, HN-TRANSPORT-03, HN-TRANSPORT-04, HN-ZOC-07: "" if a transport has room for a unit and stands beside it,
    with no entrance between them that a zone of control closes. HN-TRAIT-19: a decoy boards nothing."""
    if is_decoy(b, s, unit):
        return "HN-TRAIT-19"
    if has_second_gun(b, s, vehicle, type_of(b, s, unit)):
        return "HN-TRANSPORT-03"
    if not has_room(b, s, vehicle, unit):
        return "HN-TRANSPORT-02"
    ground, at = b.ground(s.ground), s.at[unit]
    if not any(ground.near[at] >> square & 1 for square in squares(b, s, vehicle)):
        return "HN-TRANSPORT-04"
    if ground.building[at] == NO_ROOM:
        return ""
    paths = Paths(b, s, unit, but)
    here, there = paths.door_between((at,), squares(b, s, vehicle))
    return "HN-ZOC-07" if paths.is_closed(here, there, paths.sure) else ""


def ways_out(b: Board, s: State, unit: Unit) -> list[Square]:
    """HN-TRANSPORT-04, HN-ZOC-07, HN-RULING-108: free squares beside its vehicle to which a carried unit may get out. It does
    not get out into a building whose entrance a zone of control closes; no other zone holds it."""
    paths = Paths(b, s, unit)
    found = {there for square in squares(b, s, unit) for there in paths.ground.walk[square]
             if not paths.is_closed(square, there, paths.sure)}
    return sorted(there for there in found if paths.enter >> there & 1 and there not in paths.held)
