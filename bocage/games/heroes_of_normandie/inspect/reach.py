"""How far a unit can go: a breadth-first search over squares, or over poses for vehicles. For players who plan and for bots."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.movement.moving import embark_cost
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths, has_advanced, is_sure_footed, ways_out
from bocage.games.heroes_of_normandie.rules.units import is_infantry, movement, type_of, vehicle_squares
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Facing, Square, Unit


class Reached:
    """A place that a unit can reach: its square (of two the front one), the facing, the points it takes, and the place before
    it on the way."""

    __slots__ = ("square", "facing", "points", "before", "can_stop")

    def __init__(self, square: Square, facing: Facing, points: int, before: Reached | None, can_stop: bool) -> None:
        self.square = square
        self.facing = facing
        self.points = points
        self.before = before
        self.can_stop = can_stop


def points_of(b: Board, s: State, unit: Unit) -> int:
    """The points that a unit has left in its movement, or would have if it moved now."""
    if unit == s.mover:
        return 0 if s.stopped else s.points_left
    return movement(b, s, unit)


def reach(b: Board, s: State, unit: Unit) -> list[Reached]:
    """Every place that a unit in play can reach, the nearest first. The place where it stands is not among them."""
    points = points_of(b, s, unit)
    if s.at[unit] == p.CARRIED:
        return from_aboard(b, s, unit, points)
    if s.at[unit] < 0:
        return []
    if is_infantry(b, s, unit):
        return on_foot(Paths(b, s, unit), [Reached(s.at[unit], p.NORTH, 0, None, True)], points)
    return by_drive(b, s, unit, points)


def from_aboard(b: Board, s: State, unit: Unit, points: int) -> list[Reached]:
    """HN-TRANSPORT-04, HN-TRANSPORT-05, HN-TRANSPORT-15: a passenger gets out of its vehicle and goes on from there on foot.
    Even where that costs nothing (``embark_cost`` 0), a unit that cannot move at all stays aboard (HN-SUPP-05)."""
    cost = embark_cost(b)
    if not points or points < cost or (s.mover == unit and (s.boarded or s.stopped)):
        return []
    aboard = Reached(p.CARRIED, p.NORTH, 0, None, True)
    out = [Reached(square, p.NORTH, cost, aboard, True) for square in ways_out(b, s, unit)]
    return [*out, *on_foot(Paths(b, s, unit), out, points)]


def on_foot(paths: Paths, edge: list[Reached], points: int) -> list[Reached]:
    """HN-MOVE-01, HN-MOVE-02, HN-MOVE-03, HN-MOVE-04, HN-TERR-08, HN-ZOC-03: infantry goes step by step from one of these
    places; difficult ground that it has entered ends its way."""
    seen = {place.square for place in edge}
    found: list[Reached] = []
    while edge:
        ahead: list[Reached] = []
        for here in edge:
            if here.points == points or (here.before is not None and paths.difficult >> here.square & 1):
                continue
            for there in paths.steps(here.square, points - here.points):
                if there not in seen:
                    seen.add(there)
                    ahead.append(Reached(there, p.NORTH, here.points + 1, here, there not in paths.held))
        found += ahead
        edge = ahead
    return found


def by_drive(b: Board, s: State, unit: Unit, points: int) -> list[Reached]:
    """HN-VEH-04, HN-TERR-08, HN-CARD-03: a vehicle goes from pose to pose. Difficult ground under any of its squares ends its
    way, and so does mud when it advances. A pose may be the end of one way and not of another."""
    drives = b.drives(s.ground, s.kind[unit])
    others = vehicle_squares(b, s, unit)
    difficult = 0 if is_sure_footed(s, unit) else b.ground(s.ground).difficult
    mud = s.mud and s.mover == unit
    poses = b.pose_squares[type_of(b, s, unit).footprint - 1]
    edge = [Reached(s.at[unit], s.facing[unit], 0, None, True)]
    listed = {s.at[unit] * 8 + s.facing[unit]}
    passed = set(listed)                                    # poses from which it can go on
    found: list[Reached] = []
    while edge and edge[0].points < points:
        ahead: list[Reached] = []
        for here in edge:
            before = poses[here.square * 8 + here.facing]
            for front, facing, ways in drives.from_pose(here.square, here.facing):
                key = front * 8 + facing
                if key in passed or all(way & others for way in ways):
                    continue
                after = poses[key]
                place = Reached(front, facing, here.points + 1, here, True)
                if key not in listed:
                    listed.add(key)
                    found.append(place)
                if not any(difficult >> square & 1 for square in after if square not in before) and not (
                        mud and has_advanced(before, after)):
                    passed.add(key)
                    ahead.append(place)
        edge = ahead
    return found


def way_to(b: Board, s: State, unit: Unit, place: Reached) -> list[Action]:
    """The actions that lead to a place, in order."""
    infantry = b.types[s.kind[unit]].kind == p.INFANTRY
    found: list[Action] = []
    here: Reached | None = place
    while here is not None and here.before is not None:
        if here.before.square == p.CARRIED:
            found.append(b.lexicon.act("leave", here.square))
        else:
            found.append(b.lexicon.step[here.square] if infantry else b.lexicon.drives(here.square, here.facing))
        here = here.before
    return found[::-1]
