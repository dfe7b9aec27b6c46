"""Questions about counters: where they stand, what they are, what they can do. Nothing here changes the position."""

from __future__ import annotations

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, CounterFace, Type, Weapon
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import by_unit, Directive, Face, Side, Square, Squares, Unit


def type_of(b: Board, s: State, unit: Unit) -> Type:
    return b.types[s.kind[unit]]


def face_of(b: Board, s: State, unit: Unit) -> CounterFace:
    """The face that lies up."""
    return b.types[s.kind[unit]].faces[s.face[unit]]


def side_of(b: Board, s: State, unit: Unit) -> Side:
    """The alliance that a counter fights for."""
    return b.side[s.owner[unit]]


def is_infantry(b: Board, s: State, unit: Unit) -> bool:
    return b.on_foot[s.kind[unit]]


def is_decoy(b: Board, s: State, unit: Unit) -> bool:
    return s.kind[unit] == b.decoy


def is_unknown(s: State, unit: Unit) -> bool:
    """HN-ABIL-19: whether a counter is hidden and only its owner knows what it is."""
    return s.hidden[unit] != p.OPEN and s.traced[unit] != 1


def in_play(s: State, unit: Unit) -> bool:
    """HN-GEN-13: whether a counter is on the board or carried."""
    return s.at[unit] >= 0 or s.at[unit] == p.CARRIED


def units_in_play(s: State) -> list[Unit]:
    return [unit for unit, at in by_unit(s.at) if at >= 0 or at == p.CARRIED]


def squares(b: Board, s: State, unit: Unit) -> tuple[Square, ...]:
    """HN-VEH-01, HN-TRANSPORT-14: the squares of a counter on the board; of a carried unit those of its vehicle."""
    if s.at[unit] == p.CARRIED:
        unit = s.carrier[unit]
    return b.pose_squares[b.types[s.kind[unit]].footprint - 1][s.at[unit] * 8 + s.facing[unit]]


def mask(b: Board, s: State, unit: Unit) -> Squares:
    if s.at[unit] == p.CARRIED:
        unit = s.carrier[unit]
    return b.pose_mask[b.types[s.kind[unit]].footprint - 1][s.at[unit] * 8 + s.facing[unit]]


def occupied(b: Board, s: State, skip: Unit = p.NO_UNIT) -> dict[Square, Unit]:
    """Which counter stands on which square. ``skip``: a counter to leave out, such as the one that moves."""
    found: dict[Square, Unit] = {}
    one_square, kind = b.one_square, s.kind
    for unit, at in by_unit(s.at):
        if at >= 0 and unit != skip:
            if one_square[kind[unit]]:
                found[at] = unit
            else:
                for square in b.pose_squares[1][at * 8 + s.facing[unit]]:
                    found[square] = unit
    return found


def vehicle_squares(b: Board, s: State, skip: Unit = p.NO_UNIT) -> Squares:
    found, on_foot, kind = 0, b.on_foot, s.kind
    for unit, at in by_unit(s.at):
        if at >= 0 and unit != skip and not on_foot[kind[unit]]:
            found |= mask(b, s, unit)
    return found


def blocking(b: Board, s: State) -> tuple[Squares, Squares]:
    """HN-LOS-06, HN-LOS-07, HN-LOS-14: the squares of infantry and of vehicles that block lines of sight. Hidden counters do
    not block."""
    infantry = vehicles = 0
    on_foot, bit = b.on_foot, b.bit
    for unit, (at, kind, hidden) in by_unit(zip(s.at, s.kind, s.hidden, strict=True)):
        if at >= 0:
            if not on_foot[kind]:
                vehicles |= mask(b, s, unit)
            elif not hidden:
                infantry |= bit[at]
    return infantry, vehicles


def zoc_squares(b: Board, s: State, against: Side, but: Unit = p.NO_UNIT) -> tuple[Squares, Squares]:
    """HN-ZOC-01, HN-ZOC-08, HN-ZOC-10, HN-ZOC-11, HN-ZOC-12, HN-ZOC-13, HN-SUPP-06: the squares of infantry that exerts a zone
    of control on a side. The first set surely does; the second perhaps: hidden counters that could be decoys. ``but``: a unit
    whose zone does not count; that of a friend on whose square it stands does (HN-ASSAULT-14)."""
    sure = perhaps = 0
    side, on_foot, owner, kind, suppressed = b.side, b.on_foot, s.owner, s.kind, s.suppressed
    for unit, at in by_unit(s.at):
        if at < 0 or suppressed[unit] or side[owner[unit]] == against or not on_foot[kind[unit]] or unit == but:
            continue
        if s.hidden[unit] != p.OPEN and not s.traced[unit]:
            perhaps |= 1 << at
        elif kind[unit] != b.decoy:
            sure |= 1 << at
    return sure, perhaps


def in_enemy_zoc(b: Board, s: State, square: Square, side: Side, but: Unit = p.NO_UNIT) -> bool:
    """HN-ZOC-01, HN-ZOC-12, HN-TRAIT-14: whether a square surely lies in a zone of control of an enemy other than ``but``.
    Whether a hidden counter that could be a decoy has one shows when a unit goes there (``ambush.is_barred``)."""
    found, _ = zoc_squares(b, s, side, but)
    return bool(b.ground(s.ground).zoc_from[square] & found)


def has_trait(b: Board, s: State, unit: Unit, family: str) -> bool:
    """HN-ARMY-10: whether a unit has a trait: it belongs to the units of its tile."""
    return b.trait(s.recruit[unit], family)


def movement(b: Board, s: State, unit: Unit, more: int = 0) -> int:
    """HN-MOVE-01, HN-SUPP-05, HN-ORDN-10, HN-HEAVY-03: the points that a unit has when it starts to move. ``more``: points that
    a card adds."""
    if s.damage[unit] & p.TRACKS:
        return 0
    points = face_of(b, s, unit).move
    if points and directive_at(b, s, unit) == p.DOUBLE_TIME:
        points += 2
    if points:
        points += more
    return max(0, points - 2 * s.suppressed[unit])


def points_to_move(b: Board, s: State, unit: Unit, haste: int) -> int:
    """HN-CARD-03: the points that a movement under way would begin with now if a card added ``haste``. Nothing lengthens it
    beyond the limit of a card that gives the movement."""
    points = movement(b, s, unit, haste)
    return min(points, s.most_points) if s.most_points else points


def recount_points(b: Board, s: State, unit: Unit) -> None:
    """HN-SUPP-05, HN-MOVE-08, HN-TRAIT-05, HN-RULING-35: before its first step a unit on the move has the points that it would
    begin with now."""
    if s.mover == unit and not s.stepped:
        s.points_left = points_to_move(b, s, unit, s.haste)


def directive_at(b: Board, s: State, unit: Unit) -> Directive:
    """HN-ORDN-07, HN-MULTI-14: the directive that helps a unit: the officer that it lies on stands within 3 squares, and the
    unit's owner has not refused it."""
    side = side_of(b, s, unit)
    officer = s.directive_on[side]
    if officer < 0 or not in_play(s, officer) or s.owner[unit] in s.directive_refused:
        return p.NO_DIRECTIVE
    ground = b.start
    near = min(ground.distance(one, two) for one in squares(b, s, officer) for two in squares(b, s, unit))
    return s.directive_kind[side] if near <= 3 else p.NO_DIRECTIVE


def firing_face(b: Board, s: State, unit: Unit) -> CounterFace:
    """HN-ABIL-18, HN-ASSAULT-22, HN-RULING-38: the face that a unit fires and fights with. A unit in ambush is turned before
    its shot or its assault is resolved, so this is its visible face."""
    return b.types[s.kind[unit]].faces[p.FRONT] if s.hidden[unit] == p.AMBUSHED else face_of(b, s, unit)


def is_destroyed(s: State, unit: Unit, weapon: Weapon) -> bool:
    """HN-HEAVY-05: whether damage has destroyed this weapon: the main weapon of a unit with that marker."""
    return bool(s.damage[unit] & p.MAIN_WEAPON) and weapon.slot == p.PRIMARY


def is_crew_busy(s: State, unit: Unit, weapon: Weapon) -> bool:
    """HN-HEAVY-02: whether a wounded crew has fired another weapon this turn. If Heroic lets the vehicle act again, it may fire
    the same weapon once more."""
    return bool(s.damage[unit] & p.CREW and s.fired[unit] & ~(1 << weapon.slot))


def whole_weapons(b: Board, s: State, unit: Unit) -> list[Weapon]:
    """The weapons of a unit that damage has not destroyed."""
    return [weapon for weapon in firing_face(b, s, unit).weapons if not is_destroyed(s, unit, weapon)]


def places_taken(b: Board, s: State, unit: Unit) -> int:
    """HN-TRANSPORT-02: the places that a unit takes in a transport: one on a skull face or for a hero or an officer, otherwise
    two."""
    return places_of(type_of(b, s, unit), s.face[unit])


def places_of(type: Type, face: Face) -> int:
    return 1 if type.faces[face].skull or type.border in (p.HERO, p.OFFICER) else 2


def carried_by(s: State, vehicle: Unit) -> list[Unit]:
    return [unit for unit, carrier in by_unit(s.carrier) if carrier == vehicle and s.at[unit] == p.CARRIED]


def has_room(b: Board, s: State, vehicle: Unit, unit: Unit) -> bool:
    """HN-TRAIT-19, HN-RULING-50: whether a vehicle can take this unit aboard. A decoy never boards. A unit in ambush boards on
    its visible face."""
    return takes(b, s, vehicle, type_of(b, s, unit), p.FRONT if s.hidden[unit] == p.AMBUSHED else s.face[unit])


def has_second_gun(b: Board, s: State, vehicle: Unit, type: Type) -> bool:
    """HN-TRANSPORT-03: whether a type is a gun, and the vehicle carries one already."""
    return type.gun and any(b.types[s.kind[each]].gun for each in carried_by(s, vehicle))


def takes(b: Board, s: State, vehicle: Unit, type: Type, face: Face) -> bool:
    """HN-TRANSPORT-01, HN-TRANSPORT-02, HN-TRANSPORT-03: whether a vehicle has room for one more unit of a type that shows this
    face."""
    if type.kind != p.INFANTRY or type.decoy or has_second_gun(b, s, vehicle, type):
        return False
    aboard = carried_by(s, vehicle)
    taken = sum(places_taken(b, s, each) for each in aboard)
    return taken + places_of(type, face) <= b.types[s.kind[vehicle]].capacity


def is_free(b: Board, s: State, square: Square, unit: Unit) -> bool:
    """Whether infantry may stand on a square that nobody holds."""
    swims = face_of(b, s, unit).flags & p.AMPHIBIOUS
    ground = b.ground(s.ground)
    open = ground.passable[p.INFANTRY] | (ground.water if swims else 0)
    return bool(open >> square & 1) and square not in occupied(b, s, unit)
