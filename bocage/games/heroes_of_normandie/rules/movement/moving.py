"""The parts of a movement: its start, each thing that the unit can do, and its end (HN-MOVE, catalogue 3.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bocage.core.decision import Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Topic, speak
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.rules.ambush import check_spotting, hide, is_barred, is_watched, may_hide, show
from bocage.games.heroes_of_normandie.rules.damage.losses import face_as_vehicle, next_to_push, push, remove
from bocage.games.heroes_of_normandie.rules.movement.lifts import gives_lift
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths, has_advanced, is_sure_footed
from bocage.games.heroes_of_normandie.rules.damage.overlays import structure_at
from bocage.games.heroes_of_normandie.rules.damage.structures import dent
from bocage.games.heroes_of_normandie.rules.units import (
    carried_by, is_decoy, is_infantry, occupied, recount_points, side_of, squares, type_of, zoc_squares)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import by_unit, Facing, Square, Unit



def begin(g: HTable, unit: Unit, most: int = 0, no_assault: int = 0) -> Steps:
    """HN-MOVE-01, HN-MOVE-05, HN-MOVE-07, HN-SUPP-07: a movement begins with the points that the unit has now. ``most``: the
    points to which a card limits it; 0: no limit. ``no_assault``: see ``pieces.STEPS_ONLY``. In Reserve only what may be used
    at any time answers it (HN-CARD-01)."""
    b, s = g.board, g.state
    s.mover, s.most_points = unit, most
    s.haste = s.stepped = s.shot_here = s.turned = s.stopped = s.mud = s.sure_footed = s.boarded = s.aimed = 0
    s.no_assault, s.no_lift = no_assault, []
    recount_points(b, s, unit)
    s.launch = s.at[unit]
    s.phase = p.MOVE
    topic = Topic(unit, p.NO_UNIT, s.at[unit])
    if not in_reserve(s):
        yield from speak(g, "announce_move", topic)
    elif any(s.suppressed):                                 # only then has anybody an answer
        yield from speak(g, "reserve_announced", topic)


def in_reserve(s: State) -> bool:
    return s.reserve_seat != p.NO_SEAT


def embark_cost(b: Board) -> int:
    """HN-TRANSPORT-05, HN-RULING-45: the points for getting into or out of a vehicle."""
    return int(b.rules.get("embark_cost", "1"))


def can_turn(b: Board, s: State, unit: Unit) -> bool:
    """HN-ABIL-09, HN-ABIL-20, HN-ABIL-43: whether a unit can change its posture: it has one, no Concealed marker lies in its
    place, and it is no decoy."""
    type = type_of(b, s, unit)
    return bool(type.posture) and not type.decoy and s.hidden[unit] < p.MARKER_A and (
        s.face[unit] == p.BACK or type.posture != p.AMBUSH_POSTURE or may_hide(b, s, unit))


def can_aim(b: Board, s: State, unit: Unit) -> bool:
    """HN-ARC-03: whether a unit is a gun, which can be turned where it stands."""
    type = type_of(b, s, unit)
    return type.arc < 360 and type.kind == p.INFANTRY


def can_exit(b: Board, s: State, unit: Unit) -> bool:
    """HN-MOVE-12: whether a unit may leave the board: it stands at the edge that the scenario names for its side, and it is no
    decoy. In the hedgerow scenario units need only end a movement there: ``scenario_events.reach_far_edge`` takes them off.
    From the farmhouse only the prisoner is brought home, on foot or aboard."""
    goal = b.scenario.goal
    if goal == "exit" or not is_at_exit(b, s, unit) or is_decoy(b, s, unit):
        return False
    return goal != "rescue" or s.prisoner in (unit, *carried_by(s, unit))


def is_at_exit(b: Board, s: State, unit: Unit) -> bool:
    edge = b.exit_edge[side_of(b, s, unit)]
    if not edge or s.at[unit] < 0:
        return False
    ground = b.start
    return any({"N": ground.row[square] == 0, "S": ground.row[square] == ground.height - 1, "W": ground.column[square] == 0,
                "E": ground.column[square] == ground.width - 1}[edge] for square in squares(b, s, unit))


# --- what is chosen ---------------------------------------------------------------------------------------------------


def step(g: HTable, unit: Unit, square: Square) -> Steps:
    """HN-MOVE-01, HN-MOVE-02, HN-ZOC-03: a step of one square for one point. If only a hidden counter could bar it with a zone
    of control, it shows now whether that counter exerts one."""
    b, s = g.board, g.state
    if any(s.hidden):                                       # most hidden counters are too far away to bar anything
        zoc_from, (_, perhaps) = b.ground(s.ground).zoc_from, zoc_squares(b, s, side_of(b, s, unit))
        if perhaps & (zoc_from[s.at[unit]] | zoc_from[square]):
            paths = Paths(b, s, unit)
            if is_barred(g, unit, square, partial(paths.zone_bars, s.at[unit], square), paths.sure):
                return
    left, s.at[unit] = s.at[unit], square
    s.points_left -= 1
    tell(g, e.STEPPED, unit, square)
    yield from arrived(g, unit, (square,), left)


def drive(g: HTable, unit: Unit, front: Square, facing: Facing) -> Steps:
    """HN-VEH-03, HN-VEH-04, HN-VEH-05, HN-VEH-06, HN-VEH-07, HN-VEH-14, HN-VEH-19: a vehicle drives to its next pose. A heavy
    vehicle crushes the wreck of a light one: one point when it drives onto the wreck, however many squares the wreck has. Mud
    stops a vehicle that advances or backs, not one that only pivots."""
    b, s = g.board, g.state
    before = squares(b, s, unit)
    ground = b.ground(s.ground)
    left, s.at[unit], s.facing[unit] = s.at[unit], front, facing
    s.points_left -= 1
    tell(g, e.DROVE, unit, front, facing)
    entered = tuple(square for square in squares(b, s, unit) if square not in before)
    if s.mud and has_advanced(before, squares(b, s, unit)):
        s.stopped = p.STOPPED
    crushed = {structure_at(ground, square): square for square in entered if ground.crushable >> square & 1}
    for structure in sorted(crushed):
        if all(structure_at(ground, square) != structure for square in before):
            yield from dent(g, structure, 1, crushed[structure])
    yield from arrived(g, unit, entered, left if entered else p.NO_SQUARE)


def arrived(g: HTable, unit: Unit, entered: Sequence[Square], left: Square) -> Steps:
    """The rest of a pass after a unit has entered squares: difficult ground (HN-TERR-08, HN-TERR-09), spotting, then the
    answers of others (HN-TERR-13)."""
    b, s = g.board, g.state
    s.stepped += 1
    stop_at_difficult(g, unit, entered)
    if is_infantry(b, s, unit) and s.at[unit] not in occupied(b, s, unit):
        s.launch = s.at[unit]
    yield from answers(g, unit, left)


def stop_at_difficult(g: HTable, unit: Unit, entered: Sequence[Square]) -> None:
    """HN-TERR-08: difficult ground stops a unit on the move that has entered it, by a step of its own or by a card."""
    b, s = g.board, g.state
    ground = b.ground(s.ground)
    if s.mover == unit and not s.stopped and not is_sure_footed(s, unit) and any(
            ground.difficult >> square & 1 for square in entered):
        s.stopped = p.BY_TERRAIN
        tell(g, e.STOPPED, unit)


def answers(g: HTable, unit: Unit, left: Square = p.NO_SQUARE) -> Steps:
    """Units are spotted, and others may answer. ``left``: the square that the unit came from; -1 if it has entered no
    square."""
    s = g.state
    s.shot_here = 0
    check_spotting(g, unit)
    if s.at[unit] >= 0:
        topic = Topic(unit, p.NO_UNIT, s.at[unit], left)
        if not in_reserve(s):
            yield from speak(g, "moved", topic)
        elif any(s.suppressed):                             # only then has anybody an answer
            yield from speak(g, "reserve_moved", topic)
    if s.at[unit] in (p.GONE, p.EXITED):
        finish(g)


def stop(g: HTable, unit: Unit) -> Steps:
    """HN-MOVE-04: the unit stops where it is. If it stands on a friend and cannot go on after all, it goes back to the square
    on which it could have stopped."""
    b, s = g.board, g.state
    if is_infantry(b, s, unit) and s.at[unit] in occupied(b, s, unit):
        s.at[unit] = s.launch
        tell(g, e.STEPPED, unit, s.launch, rule="HN-MOVE-04")
    yield from last_pass(g, unit)


def last_pass(g: HTable, unit: Unit) -> Steps:
    """HN-MOVE-06, HN-MOVE-13: the movement ends. If the unit has not moved at all, or has fired since its last square, this is
    a pass of zero squares: units are spotted, and others may answer."""
    s = g.state
    if (not s.stepped or s.shot_here) and s.at[unit] >= 0:
        yield from answers(g, unit)
        if s.mover == p.NO_UNIT:
            return
    yield from end(g, unit)


def turn(g: HTable, unit: Unit) -> bool:
    """HN-ABIL-09, HN-ABIL-37, HN-ABIL-43, HN-MOVE-08: the counter is turned to its other face. Before the first step the unit
    then has the movement of the new face, and what a card has added to it. Returns whether it is turned: a hidden enemy may
    keep it from going into ambush (HN-ABIL-20)."""
    b, s = g.board, g.state
    if type_of(b, s, unit).posture == p.AMBUSH_POSTURE and s.hidden[unit] == p.OPEN and is_watched(g, unit):
        return False
    s.turned = 1
    take_posture(g, unit)
    recount_points(b, s, unit)
    return True


def take_posture(g: HTable, unit: Unit) -> None:
    """HN-ABIL-09, HN-ABIL-43: turns a counter with a posture to its other face."""
    b, s = g.board, g.state
    if type_of(b, s, unit).posture == p.AMBUSH_POSTURE:
        if s.hidden[unit] == p.OPEN:
            hide(g, unit)
        else:
            show(g, unit)
    else:
        s.face[unit] = p.BACK if s.face[unit] == p.FRONT else p.FRONT
        tell(g, e.TURNED, unit)


def embark(g: HTable, unit: Unit, vehicle: Unit) -> Steps:
    """HN-TRANSPORT-04, HN-TRANSPORT-05, HN-MULTI-14, HN-ZOC-07, HN-RULING-50, HN-RULING-84: the unit gets into a vehicle, which
    ends its movement. This is a step at whose end it is aboard: nobody may use opportunity fire against it. A hidden unit shows
    itself. An ally may refuse to take it aboard; then he is not asked again during this movement."""
    b, s = g.board, g.state
    if not (yield from gives_lift(g, s.owner[unit], vehicle)):
        s.no_lift.append(s.owner[vehicle])
        return
    paths = Paths(b, s, unit)
    here, there = paths.door_between(squares(b, s, unit), squares(b, s, vehicle))
    if is_barred(g, unit, there, partial(paths.is_closed, here, there)):
        return
    if s.hidden[unit] != p.OPEN:
        show(g, unit, "HN-TRANSPORT-04")
    s.at[unit], s.carrier[unit], s.boarded = p.CARRIED, vehicle, 1
    tell(g, e.EMBARKED, unit, vehicle)
    yield from end(g, unit)


def leave(g: HTable, unit: Unit, square: Square) -> Steps:
    """HN-TRANSPORT-04, HN-TRANSPORT-11, HN-ZOC-07, HN-RULING-108, HN-RULING-112: the unit gets out of its vehicle. A unit with
    a posture comes out on its inactive face."""
    b, s = g.board, g.state
    paths = Paths(b, s, unit)
    here, there = paths.door_between(squares(b, s, unit), (square,))
    if is_barred(g, unit, square, partial(paths.is_closed, here, there)):
        return
    out_of = s.carrier[unit]
    s.at[unit], s.carrier[unit], s.boarded = square, p.NO_UNIT, 2
    face_as_vehicle(b, s, unit, out_of)
    if type_of(b, s, unit).posture and s.face[unit] == p.BACK:
        s.face[unit], s.turned = p.FRONT, 1
    s.points_left -= embark_cost(b)
    tell(g, e.LEFT_VEHICLE, unit, square)
    yield from arrived(g, unit, (square,), s.at[out_of])


# --- the end ----------------------------------------------------------------------------------------------------------


def end(g: HTable, unit: Unit) -> Steps:
    """The movement is over: a vehicle pushes the infantry that it stands on; then follows what happens at the end of a
    movement."""
    s = g.state
    if s.at[unit] >= 0 and not is_infantry(g.board, s, unit):
        yield from push_infantry(g, unit)
    yield from after_movement(g, unit)
    finish(g)


def after_movement(g: HTable, unit: Unit) -> Steps:
    """HN-VICTORY-08, HN-EQUIP-06: what happens where a unit has ended a movement: it takes a bonus tactic, places bombs …"""
    for rule in g.board.after_movement:
        if g.state.at[unit] >= 0:
            yield from rule(g, unit)


def leave_board(g: HTable, unit: Unit) -> int:
    """HN-MOVE-12: a unit leaves the board for good with all that it carries, and everybody sees what they are. Returns how many
    units left."""
    b, s = g.board, g.state
    if s.hidden[unit] != p.OPEN:
        show(g, unit, "HN-MOVE-12")
    leaving = [unit, *carried_by(s, unit)]
    for each in leaving:
        tell(g, e.EXITED, each)
        remove(g, each, p.EXITED)
    s.exited[side_of(b, s, unit)] += len(leaving)
    return len(leaving)


def finish(g: HTable) -> None:
    """HN-CARD-02: the movement is over. If a card gave it after a Fire action, another card may follow."""
    s = g.state
    s.again_from = s.mover if not in_reserve(s) else p.NO_UNIT
    s.mover = p.NO_UNIT
    after_fire = s.no_assault and s.weapons_fired
    s.phase = p.RESERVE_MOVES if in_reserve(s) else p.AFTER_FIRE if after_fire else p.AGAIN


def push_infantry(g: HTable, vehicle: Unit) -> Steps:
    """HN-VEH-11, HN-VEH-12, HN-VEH-18, HN-RULING-94: infantry under a vehicle is pushed to a free square that its owner
    chooses; if there is none, it is eliminated."""
    b, s = g.board, g.state
    under = [each for square in squares(b, s, vehicle) for each, at in by_unit(s.at)
             if at == square and each != vehicle and is_infantry(b, s, each)]
    while under:
        unit = yield from next_to_push(g, under)
        under.remove(unit)
        square = s.at[unit]
        if not in_reserve(s):
            yield from speak(g, "vehicle_stops", Topic(vehicle, unit, square))
        elif any(s.suppressed):                             # only then has anybody an answer
            yield from speak(g, "reserve_moved", Topic(vehicle, unit, square))
        if s.at[unit] == square:
            yield from push(g, unit)
