"""Where a model can get to, and by which path: for charges that must be tried (KT-CHARGE-12), for screens and for bots.

Everything here is a sample (KT-GEOM-23): every path returned is legal by ``judging.judge``, but a legal path may exist that is
not found. Straight paths are tried first; the lattice is searched only if they fail.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from bocage.games.commandos_40k.paths.bodies import Body, BodyNo, closed_reach, gap
from bocage.games.commandos_40k.paths.free_ground import Accept, places_around, places_beside, places_toward
from bocage.games.commandos_40k.paths.goal_points import away, offsets, ring
from bocage.games.commandos_40k.paths.ground import STEP, Ground
from bocage.games.commandos_40k.paths.judging import LONGEST, Journey, StraightLegs, end_is_legal, leg_cost
from bocage.games.commandos_40k.paths.lattice import FINE, lattice_of
from bocage.games.commandos_40k.paths.lattice_search import START, Aim, Search, is_legal, pulled, sloped
from bocage.games.commandos_40k.paths.path_samples import suggest
from bocage.games.commandos_40k.pieces import ENGAGED, Mil, Path, Waypoint
from bocage.geometry.numbers import csqrt, isqrt
from bocage.geometry.shapes import Point, contains

__all__ = ["contacts", "first_path", "nearest", "path_to", "region", "suggest", "way_to_any"]

NEAR_ENOUGH = 950                                   # KT-GEOM-23: contact points lie at gap 0 and at this gap
PER_TARGET = 6
TRIES = 12                                          # goals whose way, once pulled straight, may prove too long
EDGE_SPACING = 500

Reached = tuple[int, int, int, int]                 # x, y, z, cost
Finish = Callable[[list[Waypoint]], list[list[Waypoint]]]


def anywhere(end: Waypoint) -> bool:
    return True


def path_to(journey: Journey, goal: Waypoint) -> list[Waypoint] | None:
    """KT-GEOM-23: A legal path to exactly this end, if the search finds one; it does for every place of ``region``."""
    return searched_path(journey, goal) or shown_path(journey, goal)


def searched_path(journey: Journey, goal: Waypoint) -> list[Waypoint] | None:
    """A legal path to exactly this end, straight or by a search for it alone."""
    if is_legal(journey, [goal]):
        return [goal]
    if not end_is_legal(journey.ground, journey.mover, goal, journey.bodies):
        return None
    return first_path(journey, [goal], [(goal[0], goal[1], 0)])


def shown_path(journey: Journey, goal: Waypoint) -> list[Waypoint] | None:
    """KT-GEOM-23: The path by which ``region`` knows this point of its grid. Of two equally long ways over the grid only one
    may be short enough once it is pulled straight, and a search for one goal may meet the other one first."""
    if goal[0] % FINE or goal[1] % FINE or not end_is_legal(journey.ground, journey.mover, goal, journey.bodies):
        return None
    found = ends(journey, pulls=True)
    return next((way_over(journey, search, node, end) for search, node, end, _ in found if end == goal), None)


def first_path(journey: Journey, goals: Sequence[Waypoint], aims: Sequence[Aim], finish: Finish | None = None,
               escape_edge: int | None = None, accept: Accept = anywhere) -> list[Waypoint] | None:
    """The first legal path to one of the goals that the lattice gives. ``finish`` turns a found path into the paths to try
    instead; ``accept`` says at which ends."""
    ground, mover, start, bodies = journey.ground, journey.mover, journey.start, journey.bodies
    begin, ends = (start, goals) if not mover.fly else ((start[0], start[1], 0), [(x, y, 0) for x, y, _ in goals])
    search = Search(lattice_of(ground, mover), bodies, begin, journey.limit, ends, aims)
    tries = 0
    for node in search.run():
        if node >= START:
            continue
        path = pulled(ground, mover, bodies, begin, search.way_to(node), search.limits)
        if mover.fly:
            path = sloped(start, path, goals[START - 1 - node][2])
        for each in finish(path) if finish else [path]:
            if accept(each[-1]) and is_legal(journey, each, escape_edge):
                return each
        tries += 1
        if tries == TRIES:
            break
    return None


def contacts(journey: Journey, targets: Iterable[BodyNo], accept: Accept = anywhere) -> list[list[Waypoint]]:
    """KT-CHARGE-07, KT-CHARGE-12: Legal paths that end in engagement range of a target: a few straight ones for each target. If
    there are none, one path that the search finds. ``accept``: at which ends; a flyer passes enemies beside whom it may not
    end."""
    mover, start, bodies = journey.mover, journey.start, journey.bodies
    among_few = journey.among(bodies.around(start, Mil(journey.limit + mover.radius)))
    legs = StraightLegs(among_few)
    found: list[list[Waypoint]] = []
    points: list[Waypoint] = []
    good: set[Waypoint] = set()                         # of these, the ends that are known to be legal
    near = [target for target in targets if gap_to(journey, start, target) - ENGAGED <= journey.limit]
    for target in near:
        contact = contact_points(journey, target)
        straight = straight_ways(legs, contact, accept) or straight_ways(legs, rim_points(journey, target), accept)
        if not straight:
            narrow = places_beside(among_few, bodies.rows[target], accept)
            straight = straight_ways(legs, narrow, accept)
            points += [*contact, *narrow]
            good.update(narrow)
        found += straight
    if found:
        return list({path[-1]: path for path in found}.values())
    goals = [point for point in points
             if point in good or (end_is_legal(journey.ground, mover, point, among_few.bodies) and accept(point))]
    aims: list[Aim] = []
    for target in near:
        x, y, _, _, radius, _ = bodies.rows[target]
        aims.append((x, y, mover.radius + radius + ENGAGED))
    if not goals:
        return []
    way = first_path(journey, goals, aims, lambda path: [path, *cut_at_range(journey, path, near)], accept=accept)
    return [way] if way else []


def straight_ways(legs: StraightLegs, points: Iterable[Waypoint], accept: Accept) -> list[list[Waypoint]]:
    """The first few of these points to which a straight leg leads."""
    return list(islice(([point] for point in points if is_straight_way(legs, point) and accept(point)), PER_TARGET))


def is_straight_way(legs: StraightLegs, end: Waypoint) -> bool:
    """Whether a straight leg to this end is legal. A leg to another height is costly to judge: its end is looked at first."""
    journey = legs.journey
    rise = abs(end[2] - journey.start[2])
    if rise and not journey.mover.fly:
        return (rise < STEP and end_is_legal(journey.ground, journey.mover, end, journey.bodies)
                and legs.is_legal(end))
    return legs.is_legal(end)


def contact_points(journey: Journey, target: BodyNo) -> list[Waypoint]:
    """Places in engagement range of a target that lie within reach in a straight line, nearest first."""
    x, y, z, _, radius, _ = journey.bodies.rows[target]
    radii, limit = journey.mover.radius + radius, journey.limit
    sx, sy, _ = journey.start
    found: set[tuple[int, int, int, int]] = set()
    for height in journey.ground.surfaces:
        reach = closed_reach(radii, abs(height - z))
        if reach < 0:
            continue
        points = [toward((sx, sy), (x, y), reach), *ring(x, y, max(radii, reach - ENGAGED + NEAR_ENOUGH)), *ring(x, y, radii)]
        found.update([(far, px, py, height) for px, py in points if (px - x) * (px - x) + (py - y) * (py - y) <= reach * reach
                      and (far := (px - sx) * (px - sx) + (py - sy) * (py - sy)) <= limit * limit])
    return [(px, py, height) for _, px, py, height in sorted(found)]


def rim_points(journey: Journey, target: BodyNo) -> list[Waypoint]:
    """Places just inside a target's engagement range in many directions, within reach in a straight line, nearest first: a leg
    may pass between others that stand in the way of all ``contact_points``."""
    x, y, z, _, radius, _ = journey.bodies.rows[target]
    (sx, sy, height), limit = journey.start, journey.limit
    reach = closed_reach(journey.mover.radius + radius, abs(height - z))
    if reach <= 2:
        return []
    off_x, off_y, square = x - sx, y - sy, limit * limit
    found = [(far, x + dx, y + dy) for dx, dy in offsets(reach - 2, fine=True)
             if (far := (off_x + dx) * (off_x + dx) + (off_y + dy) * (off_y + dy)) <= square]
    return [(px, py, height) for _, px, py in sorted(found)]


def toward(start: Point, goal: Point, reach: int) -> Point:
    """The first point on the straight line from a start to a goal that is no farther from the goal than ``reach``."""
    (x, y), (goal_x, goal_y) = start, goal
    dx, dy = x - goal_x, y - goal_y
    far = csqrt(dx * dx + dy * dy)
    if far <= reach:
        return x, y
    return goal_x + away(dx * reach, far, -dx), goal_y + away(dy * reach, far, -dy)


def cut_at_range(journey: Journey, path: Path, targets: Iterable[BodyNo]) -> list[list[Waypoint]]:
    """The path with its last leg turned to the nearest point of a target's engagement range. Often it is shorter."""
    x, y, _ = path[-2] if len(path) > 1 else journey.start
    _, _, height = path[-1]
    best: list[tuple[int, Waypoint]] = []
    for target in targets:
        bx, by, bz, _, radius, _ = journey.bodies.rows[target]
        reach = closed_reach(journey.mover.radius + radius, abs(height - bz))
        if reach >= 0:
            px, py = toward((x, y), (bx, by), reach)
            best.append(((px - x) ** 2 + (py - y) ** 2, (px, py, height)))
    return [[*path[:-1], min(best)[1]]] if best else []


def gap_to(journey: Journey, at: Waypoint, target: BodyNo) -> Mil:
    """KT-GEOM-08: The gap between the mover, if it stood at a place, and another model."""
    x, y, z, _, radius, _ = journey.bodies.rows[target]
    return gap(at, journey.mover.radius, (x, y, z), radius)


def region(journey: Journey, spacing: int = FINE) -> list[Reached]:
    """KT-GEOM-23: The points of the lattice at which the model may end its move, with the cost to get there. Ways over the grid
    that are a little too long are pulled straight first. Beside an engagement range no step of the grid may lead to a point
    that a straight leg reaches: the points beside those found are tried too."""
    found = [(*end, cost) for _, _, end, cost in ends(journey, spacing, pulls=True)]
    known = {place[:3] for place in found}
    return found + [(*point, leg_cost(journey.ground, journey.mover, journey.start, point))
                    for point in fringe(known, journey, spacing) if is_legal(journey, [point])]


def fringe(known: set[Waypoint], journey: Journey, spacing: int) -> list[Waypoint]:
    """The points of the grid beside known ones, no farther away than the move goes."""
    (sx, sy, _), limit = journey.start, journey.limit
    beside = {(x + dx, y + dy, z) for x, y, z in known if not x % spacing and not y % spacing
              for dx in (-spacing, 0, spacing) for dy in (-spacing, 0, spacing)}
    return sorted(point for point in beside - known if (point[0] - sx) ** 2 + (point[1] - sy) ** 2 <= limit * limit)


def ends(journey: Journey, spacing: int = FINE, pulls: bool = False, aims: Sequence[Aim] = (),
         accept: Accept | None = None) -> Iterator[tuple[Search, int, Waypoint, int]]:
    """The nodes at which the move may end, with the place and its cost. A flyer may end at several heights over a node. A path
    over the grid may be a little longer than the limit although the straight path is not; that is tested too. ``pulls``: so is
    the path over the grid, pulled straight. Without ``pulls`` a flight that is yielded may prove illegal. ``accept``: which
    ends are wanted; all of them lie within ``aims``, if there are any."""
    ground, mover, start, limit = journey.ground, journey.mover, journey.start, journey.limit
    begin = (start[0], start[1], 0) if mover.fly else start
    search = Search(lattice_of(ground, mover, spacing), journey.bodies, begin, limit, aims=aims)
    for node in search.run():
        flat, point = search.cost[node], search.lattice.point(node)
        for end in flown_ends(ground, point) if mover.fly else (point,):
            if accept is not None and not accept(end):
                continue
            cost = csqrt(flat * flat + (end[2] - start[2]) ** 2) if mover.fly else flat
            if (cost > limit or (pulls and is_unsure(journey, cost))) and not is_legal(journey, [end]) and not (
                    pulls and is_legal(journey, way_over(journey, search, node, end))):
                continue
            if end_is_legal(ground, mover, end, journey.bodies):
                straight = csqrt(sum((to - at) ** 2 for at, to in zip(start, end, strict=True)))
                yield search, node, end, max(straight, min(cost, limit))


def flown_ends(ground: Ground, point: Waypoint) -> list[Waypoint]:
    """KT-FLY-04: The places over a point of the lattice on which a flyer might set down: the table, and tops to stand on."""
    x, y, _ = point
    heights = {0} | {int(part.top) for part in ground.parts if part.stand and contains(part.poly, x, y)}
    return [(x, y, height) for height in sorted(heights)]


def is_unsure(journey: Journey, cost: int) -> bool:
    """Whether a flight may be illegal although the lattice leads there at no more than the limit: each of its sloping legs is
    rounded up, and from a height it may meet an impassable part that hangs over the lattice."""
    return journey.mover.fly and (cost > journey.limit - LONGEST or any(part.bottom for *_, part in journey.ground.barriers))


def way_over(journey: Journey, search: Search, node: int, end: Waypoint) -> list[Waypoint]:
    """The way over the lattice to an end over a node, pulled straight."""
    way = pulled(journey.ground, journey.mover, journey.bodies, search.start, search.way_to(node), search.limits)
    return sloped(journey.start, way, end[2]) if journey.mover.fly else way


def nearest(journey: Journey, target: BodyNo) -> list[Waypoint] | None:
    """KT-SPEC-20: A path that ends as near to the target as the search finds; None if the model cannot get nearer."""
    mover, bodies = journey.mover, journey.bodies
    now = gap_to(journey, journey.start, target)
    if now == 0:
        return None
    x, y, _, _, radius, _ = bodies.rows[target]
    square = (mover.radius + radius + 2) ** 2
    touching = [point for point in contact_points(journey, target)
                if (point[0] - x) ** 2 + (point[1] - y) ** 2 <= square and gap_to(journey, point, target) <= 2]
    legs = StraightLegs(journey.among(bodies.around(journey.start, Mil(journey.limit + mover.radius))))
    for point in touching:
        if legs.is_legal(point):
            return [point]
    touching = [point for point in touching if end_is_legal(journey.ground, mover, point, legs.journey.bodies)]
    path = first_path(journey, touching, [(x, y, mover.radius + radius)]) if touching else None
    if path:
        return path
    found = straight_on(legs, journey.bodies.rows[target])
    best = gap_to(journey, found[-1], target) if found else now
    near = ends(journey, aims=[(x, y, mover.radius + radius + best)], accept=lambda end: gap_to(journey, end, target) < best)
    better = sorted((gap_to(journey, end, target), cost, end) for _, _, end, cost in near)
    paths = (searched_path(journey, point) for _, _, point in better[:TRIES])
    found = next((path for path in paths if path), found)
    best = gap_to(journey, found[-1], target) if found else now
    narrow = places_toward(journey, bodies.rows[target], best)
    return next(([point] for point in narrow if legs.is_legal(point)), found)


def straight_on(legs: StraightLegs, target: Body) -> list[Waypoint] | None:
    """A path straight to the target, as far as it is legal."""
    journey = legs.journey
    x, y, z = journey.start
    bx, by, _, _, _, _ = target
    dx, dy = bx - x, by - y
    far = isqrt(dx * dx + dy * dy)
    length = min(journey.limit, far)
    while length > 0:
        point = x + away(dx * length, far, -dx), y + away(dy * length, far, -dy), z
        if legs.is_legal(point):
            return [point]
        length -= EDGE_SPACING
    return None


def way_to_any(journey: Journey, accept: Accept, away_from: BodyNo | None = None) -> list[Waypoint] | None:
    """KT-FALLBACK-01, KT-REACT-08: A path to any end that ``accept`` accepts, if the search finds one. If the grid is too
    coarse for the room that is left, straight ways to the places along its borders are tried. ``away_from``: the model from
    which the move must lead away."""
    for search, node, end, _ in ends(journey, accept=accept):
        path = way_over(journey, search, node, end)
        if is_legal(journey, path):
            return path
    narrow = places_around(journey, accept, None if away_from is None else journey.bodies.rows[away_from])
    return next(iter(straight_ways(StraightLegs(journey), narrow, accept)), None)
