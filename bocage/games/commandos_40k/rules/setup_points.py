"""The points that a player may choose for markers and models before the battle (KT-DEPLOY, KT-OBJ-03)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from math import isqrt

from bocage.core.action import Action
from bocage.games.commandos_40k.actions import places_of, short_path
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.paths.bodies import Bodies, Mover, meets
from bocage.games.commandos_40k.paths.free_ground import ROUNDED, borders_of_terrain, thinner
from bocage.games.commandos_40k.paths.ground import IMPASSABLE, STEP, Ground, TerrainPart
from bocage.games.commandos_40k.paths.judging import end_fault, end_is_legal
from bocage.games.commandos_40k.pieces import ENGAGED, MIL, Mil, Model, Waypoint, models_in
from bocage.games.commandos_40k.rules.models import foes, foes_within
from bocage.games.commandos_40k.rules.trips import bodies_for
from bocage.games.commandos_40k.state import State
from bocage.geometry.bins import Box
from bocage.geometry.meetings import Circle, Line, around_corners, beside, meetings, meetings_on
from bocage.geometry.shapes import Point, Polygon, distance_below

LATTICE = MIL
SAMPLE = 10
FAR = 1 << 40
# Small steps to the left, and straight down: enough of them to find out whether a marker can be pushed that way.
PUSHES = ((-8, 0), (-7, 4), (-7, -4), (-4, 7), (-4, -7), (-2, 8), (-2, -8), (0, -8))


class Zone:
    """A rectangle in which bases must lie wholly. Without limits it is the whole table."""

    __slots__ = ("left", "low", "right", "high")

    def __init__(self, left: int = -FAR, low: int = -FAR, right: int = FAR, high: int = FAR) -> None:
        self.left = left
        self.low = low
        self.right = right
        self.high = high

    def __call__(self, x: int, y: int, radius: int) -> bool:
        """Whether a base with that centre and radius lies in it."""
        return self.left <= x - radius and x + radius <= self.right and self.low <= y - radius and y + radius <= self.high

    def centres(self, ground: Ground, radius: int) -> Box:
        """The box in which the centre of such a base may lie."""
        return (max(0, self.left) + radius, max(0, self.low) + radius,
                min(ground.width, self.right) - radius, min(ground.height, self.high) - radius)

    def on(self, ground: Ground) -> Box:
        """The part of it that lies on the table."""
        return max(0, self.left), max(0, self.low), min(ground.width, self.right), min(ground.height, self.high)

    def wider(self, by: int) -> Zone:
        """The zone with limits that lie farther out."""
        return Zone(self.left - by, self.low - by, self.right + by, self.high + by)


class Spot:
    """Judges a chosen point. ``why`` returns the rule that forbids it, or ""."""

    __slots__ = ("verb", "why")

    def __init__(self, verb: str, why: Callable[[Waypoint], str]) -> None:
        self.verb = verb
        self.why = why

    def rule(self, action: Action) -> str:
        return self.why(places_of(action)[0])

    def __call__(self, action: Action) -> bool:
        return action.verb == self.verb and not self.rule(action)


def spread(points: list[Waypoint], wanted: int) -> list[Waypoint]:
    """Picks some points of a list, evenly spaced through it."""
    if len(points) <= wanted:
        return points
    return [points[at * len(points) // wanted] for at in range(wanted)]


# --- models -----------------------------------------------------------------------------------------------------------


def stands(ground: Ground, mover: Mover) -> list[Waypoint]:
    """The points an inch apart where a base may stand when no other model is there. Computed once for each ground and base."""
    key = ("stands", mover.radius, mover.height, mover.fly)
    found = ground.tables.get(key)
    if found is None:
        alone = Bodies()
        found = ground.tables[key] = [
            (x, y, z) for z in ground.surfaces for x in range(LATTICE, ground.width, LATTICE)
            for y in range(LATTICE, ground.height, LATTICE)
            if end_is_legal(ground, mover, (x, y, z), alone) and not is_out_of_reach(ground, mover, (x, y, z))]
    assert isinstance(found, list)
    return found


def is_out_of_reach(ground: Ground, mover: Mover, place: Waypoint) -> bool:
    """KT-TERRAIN-07, KT-CLIMB-04: Whether a base would lie on top of impassable terrain to which no ladder leads. Nobody could
    ever get there, so nobody is set up there."""
    x, y, z = place
    if not z:
        return False
    return any(part.move == IMPASSABLE and distance_below(poly, x, y, mover.radius) and not has_way_up(ground, mover, part)
               for _, _, _, _, poly, part in ground.level(z, mover.height).stands)


def has_way_up(ground: Ground, mover: Mover, part: TerrainPart) -> bool:
    """KT-CLIMB-04: Whether a ladder stands against a part. To flyers impassable terrain is closed at any height."""
    reach = Mil(mover.radius + 1)
    return not mover.fly and any(ladder.top >= part.top and (
        any(distance_below(part.poly, *corner, reach) for corner in ladder.poly.points)
        or any(distance_below(ladder.poly, *corner, reach) for corner in part.poly.points)) for ladder in ground.ladders)


def why_not_here(b: Board, s: State, model: Model, zone: Zone, zone_rule: str, apart: Mil) -> Callable[[Waypoint], str]:
    """KT-DEPLOY-01, KT-RULING-37, KT-MISSION1-05: A model is set up wholly in its zone, on a legal end position, and farther
    from all enemies than ``apart``: outside engagement range, or as far as a landing demands. Returns a function that gives the
    rule a place breaks, or ""."""
    bodies, mover = bodies_for(b, s, model, 0), b.mover[model]

    def why(place: Waypoint) -> str:
        x, y, _ = place
        if not zone(x, y, mover.radius):
            return zone_rule
        fault = end_fault(b.ground, mover, place, bodies)
        if fault:
            return fault
        if is_out_of_reach(b.ground, mover, place):
            return "KT-TERRAIN-07"
        if not foes_within(b, s, model, place, apart):
            return ""
        return "KT-DEPLOY-01" if apart == ENGAGED else zone_rule
    return why


def spots(b: Board, s: State, model: Model, why: Callable[[Waypoint], str], zone: Zone, apart: Mil) -> list[Action]:
    """A sample of the places where a model may be set up. It is empty only if there is no such place: where no point of the
    lattice will do, the points at which borders of the free ground meet are tried."""
    mover, bodies = b.mover[model], bodies_for(b, s, model, foes(b, s, model))
    left, low, right, high = zone.centres(b.ground, mover.radius)
    inside = [place for place in stands(b.ground, mover) if left <= place[0] <= right and low <= place[1] <= high]
    crowds = {z: bodies.at(z, mover) for z in b.ground.surfaces}

    def is_free(place: Waypoint) -> bool:
        """Terrain allows all of these places; only other models may be in the way."""
        x, y, z = place
        return not meets(crowds[z], x, y) and (apart == ENGAGED or not foes_within(b, s, model, place, apart))

    found = [place for place in spread(inside[model % 3:], 3 * SAMPLE) if is_free(place)]
    if not found:
        found = [place for place in inside if is_free(place)] or list(
            islice(tight_places(b, s, model, why, zone, apart), SAMPLE))
    return [short_path("at", [place], 0) for place in spread(found, SAMPLE)]


def tight_places(b: Board, s: State, model: Model, why: Callable[[Waypoint], str], zone: Zone, apart: Mil,
                 ) -> Iterator[Waypoint]:
    """The places where a model may be set up, among those where two borders of the free ground meet, each once."""
    ground, mover, bodies = b.ground, b.mover[model], bodies_for(b, s, model, 0)
    left, low, right, high = box = zone.centres(ground, mover.radius)
    edges = [(left, low, 1, 0), (left, low, 0, 1), (right, high, 1, 0), (right, high, 0, 1)]
    thin = thinner(mover)
    known: set[Waypoint] = set()
    for z, (lines, circles, meet) in zip(ground.surfaces, borders_for_models(ground, mover), strict=True):
        closed = closed_circles(b, s, model, z, apart)
        points = [(x, y) for x, y in meet if left <= x <= right and low <= y <= high]
        points += meetings_on(closed, lines, circles, box, edges)
        for cx, cy, reach in closed:
            points = [(x, y) for x, y in points if (x - cx) ** 2 + (y - cy) ** 2 >= (reach - 3) ** 2]
        for x, y in sorted(set(points)):
            if end_is_legal(ground, thin, (x, y, z), bodies):
                near = ((x + dx, y + dy, z) for dx in ROUNDED for dy in ROUNDED)
                place = next((place for place in near if place not in known and not why(place)), None)
                if place is not None:
                    known.add(place)
                    yield place


def borders_for_models(ground: Ground, mover: Mover) -> list[tuple[list[Line], list[Circle], list[Point]]]:
    """For each height: the borders of the places where terrain lets the centre of a base be, and where they meet. Computed once
    for each ground and base."""
    key = ("borders", mover.radius, mover.height, mover.fly)
    found = ground.tables.get(key)
    if found is None:
        box = mover.radius, mover.radius, ground.width - mover.radius, ground.height - mover.radius
        borders = [borders_of_terrain(ground, mover, z) for z in ground.surfaces]
        found = ground.keep(key, [(lines, circles, meetings(lines, circles, box)) for lines, circles in borders])
    assert isinstance(found, list)
    return found


def closed_circles(b: Board, s: State, model: Model, z: int, apart: Mil) -> list[Circle]:
    """How near a model at that height may come to each other model: to a friend's base (KT-GEOM-16), and not as near as
    ``apart`` to an enemy."""
    radius, height = b.kind[model].radius, b.kind[model].height
    found: list[Circle] = []
    for other in models_in(s.on & ~(1 << model)):
        kind, rise = b.kind[other], abs(z - s.z[other])
        if b.seat[other] != b.seat[model] and rise <= apart:
            found.append((s.x[other], s.y[other], radius + kind.radius + isqrt(apart * apart - rise * rise) + 1))
        elif s.z[other] < z + height and z < s.z[other] + kind.height:
            found.append((s.x[other], s.y[other], radius + kind.radius))
    return found


# --- markers ----------------------------------------------------------------------------------------------------------


def why_no_marker(b: Board, s: State, edge: int, between: int, number: int, rule: str) -> Callable[[Waypoint], str]:
    """KT-MISSION1-02, KT-MISSION2-02, KT-OBJ-03: A marker lies far enough from edges and other markers and not on a solid part,
    and leaves room for the rest of the ``number`` markers. Returns a function that gives the rule a place breaks, or ""."""
    ground, radius = b.ground, b.marker_radius
    walls, apart = marker_walls(ground), Mil(between + 2 * radius)
    before = list(zip(s.marker_x, s.marker_y, strict=True))
    to_come = number - len(before) - 1
    grids = free_grids(b, edge, before, apart) if to_come > 0 else []

    def why(place: Waypoint) -> str:
        x, y, z = place
        if z or min(x, y, ground.width - x, ground.height - y) <= edge + radius:
            return rule
        if not beyond([(x, y)], before, apart):
            return rule
        if any(distance_below(wall, x, y, radius) for wall in walls):
            return "KT-OBJ-03"
        room = (beyond(points, [(x, y)], apart) for points in grids)
        return "" if has_room(b, room, [*before, (x, y)], to_come, edge, apart) else rule
    return why


def free_grids(b: Board, edge: int, laid: list[Point], apart: Mil) -> list[list[Point]]:
    """The points of a coarse and of a finer grid at which a marker may lie beside those that are laid."""
    return [beyond(free_points(b, edge, spacing), laid, apart) for spacing in (2 * LATTICE, LATTICE)]


def has_room(b: Board, grids: Iterable[list[Point]], laid: list[Point], number: int, edge: int, apart: Mil) -> bool:
    """Whether a number of further markers can be placed. The grids (``free_grids``) are tried first; where they give no answer,
    an exact search does."""
    return number <= 0 or any(fit(points, number, apart) for points in grids) or (
        can_follow(b, laid, number, edge, apart, 0))


def beyond(points: list[Point], places: list[Point], apart: Mil) -> list[Point]:
    """The points that lie farther than that from all of these places."""
    least = apart * apart
    for px, py in places:
        points = [(x, y) for x, y in points if (x - px) * (x - px) + (y - py) * (y - py) > least]
    return points


def fit(points: list[Point], number: int, apart: Mil) -> bool:
    """Whether a number of these points is found far enough apart when the first points are taken greedily. For the last two
    every pair is tried."""
    if number <= 1:
        return number <= 0 or bool(points)
    if number > 2:
        return bool(points) and fit(beyond(points[1:], points[:1], apart), number - 1, apart)
    least = apart * apart
    for at, (px, py) in enumerate(points, 1):
        for x, y in points[at:]:
            if (x - px) * (x - px) + (y - py) * (y - py) > least:
                return True
    return False


def can_follow(b: Board, laid: list[Point], number: int, edge: int, apart: Mil, left: int) -> bool:
    """Whether a number of further markers can be placed, none of them left of a line.

    If they can, they can also be placed one after another, from left to right, each pushed to the left as far as the walls, the
    edges and the markers before it allow. So only such places are tried.
    """
    if number <= 0:
        return True
    return any(can_follow(b, [*laid, place], number - 1, edge, apart, place[0])
               for place in leftmost_places(b, laid, edge, apart) if place[0] >= left)


def leftmost_places(b: Board, laid: list[Point], edge: int, apart: Mil) -> list[Point]:
    """The places for a marker from which it cannot be pushed to the left, nor straight down."""
    lines, circles, meet = borders_for_markers(b, edge)
    rings = [(x, y, apart + 1) for x, y in laid]
    walls, radius, box = marker_walls(b.ground), b.marker_radius, marker_box(b, edge)
    near_by = radius + 10                                   # no push goes farther

    def is_free(x: int, y: int, close: list[Polygon]) -> bool:
        return (box[0] <= x <= box[2] and box[1] <= y <= box[3]
                and not any(distance_below(wall, x, y, radius) for wall in close)
                and all((x - cx) ** 2 + (y - cy) ** 2 > apart * apart for cx, cy in laid))

    found: list[Point] = []
    for x, y in sorted(beyond([*{*meet, *meetings_on(rings, lines, circles, box)}], laid, Mil(apart - 4))):
        close = [wall for wall in walls if distance_below(wall, x, y, near_by)]
        near = next(((x + dx, y + dy) for dx in ROUNDED for dy in ROUNDED if is_free(x + dx, y + dy, close)), None)
        if near is not None and not any(is_free(x + dx, y + dy, close) for dx, dy in PUSHES):
            found.append(near)
    return list(dict.fromkeys(found))


def marker_walls(ground: Ground) -> list[Polygon]:
    """KT-OBJ-03: what a marker may not lie on."""
    return [part.poly for part in ground.solids if part.bottom < STEP]


def marker_box(b: Board, edge: int) -> Box:
    """The box in which the centre of a marker may lie: farther than ``edge`` from the edges of the table."""
    margin = edge + b.marker_radius + 1
    return margin, margin, b.ground.width - margin, b.ground.height - margin


def borders_for_markers(b: Board, edge: int) -> tuple[list[Line], list[Circle], list[Point]]:
    """The borders of the places where edges and walls allow the centre of a marker, and where they meet. Computed once for each
    ground."""
    key = ("marker borders", edge, b.marker_radius)
    found = b.ground.tables.get(key)
    if found is None:
        left, low, right, high = box = marker_box(b, edge)
        walls = marker_walls(b.ground)
        lines = [line for wall in walls for line in beside(wall, b.marker_radius)]
        lines += [(left, low, 1, 0), (left, low, 0, 1), (right, high, 1, 0), (right, high, 0, 1)]
        circles = [circle for wall in walls for circle in around_corners(wall, b.marker_radius)]
        found = b.ground.tables[key] = lines, circles, meetings(lines, circles, box)
    assert isinstance(found, tuple)
    return found


def free_points(b: Board, edge: int, spacing: int) -> list[Point]:
    """The points of a grid where edges and walls allow a marker. Computed once for each ground."""
    ground, radius = b.ground, b.marker_radius
    key = ("markers", radius, edge, spacing)
    found = ground.tables.get(key)
    if found is None:
        walls = marker_walls(ground)
        margin = edge + radius
        found = ground.tables[key] = [
            (x, y) for x in range(spacing, ground.width, spacing) for y in range(spacing, ground.height, spacing)
            if min(x, y, ground.width - x, ground.height - y) > margin
            and not any(distance_below(wall, x, y, radius) for wall in walls)]
    assert isinstance(found, list)
    return found


def marker_spots(b: Board, s: State, edge: int, between: int, why: Callable[[Waypoint], str]) -> list[Action]:
    """A sample of the places where a marker may lie. If some places of a grid will do, it is taken from these."""
    points = [(x, y, 0) for x, y in free_points(b, edge, LATTICE)]
    found = [place for place in spread(points, 3 * SAMPLE) if not why(place)]
    if not found:
        laid = [*zip(s.marker_x, s.marker_y, strict=True)]
        pushed = leftmost_places(b, laid, edge, Mil(between + 2 * b.marker_radius))
        found = [place for x, y in pushed if not why(place := (x, y, 0))]
    return [short_path("marker", [place], 0) for place in spread(found, SAMPLE)]
