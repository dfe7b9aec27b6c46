"""Where a model can get to, and by which path: for charges that must try (KT-CHARGE-12), for people's screens, and for bots.

Everything here is a sample (KT-GEOM-23): a path that is given is legal by ``paths.judge``; a path that is not found may exist.
Targets are numbers among the bodies. Straight ways are tried first, the lattice only where they fail.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from bocage.games.commandos_40k.paths.bodies import Bodies, Mover, closed_reach, gap
from bocage.games.commandos_40k.paths.goal_points import away, ring
from bocage.games.commandos_40k.paths.ground import STEP, Ground
from bocage.games.commandos_40k.paths.judging import Path, Waypoint, end_is_legal, limits_of
from bocage.games.commandos_40k.paths.lattice import FINE, lattice_of
from bocage.games.commandos_40k.paths.lattice_search import START, Aim, Search, is_legal, pulled, sloped
from bocage.games.commandos_40k.paths.path_samples import suggest
from bocage.games.commandos_40k.pieces import ENGAGED
from bocage.geometry.numbers import csqrt, isqrt

__all__ = ["contacts", "escape_path", "nearest", "path_to", "region", "suggest", "way_to_any"]

NEAR_ENOUGH = 950                                   # KT-GEOM-23: contact points lie at gap 0 and at this gap
PER_TARGET = 6
TRIES = 12                                          # goals whose way, once pulled straight, may prove too long
EDGE_SPACING = 500

Reached = tuple[int, int, int, int]                 # x, y, z, cost
Finish = Callable[[list[Waypoint]], list[list[Waypoint]]]


def path_to(ground: Ground, mover: Mover, start: Waypoint, goal: Waypoint, allowance: int, tolerance: int,
            bodies: Bodies) -> list[Waypoint] | None:
    """KT-GEOM-23: a legal path to this very end, if one is found within the allowance."""
    limit = allowance + tolerance
    if is_legal(ground, mover, start, [goal], limit, bodies):
        return [goal]
    if not end_is_legal(ground, mover, *goal, bodies):
        return None
    return first_path(ground, mover, start, [goal], [(goal[0], goal[1], 0)], limit, bodies)


def escape_path(ground: Ground, mover: Mover, start: Waypoint, allowance: int, tolerance: int, bodies: Bodies,
                escape_edge: int) -> list[Waypoint] | None:
    """KT-MISSION3-08: a path whose end lies on the evacuation edge, if one is found within the allowance."""
    limit = allowance + tolerance
    x, y, z = start
    if abs(x - escape_edge) > limit:
        return None
    for height in dict.fromkeys((z, 0)):
        if is_legal(ground, mover, start, [(escape_edge, y, height)], limit, bodies, escape_edge):
            return [(escape_edge, y, height)]
    radius = mover.radius
    beside = min(max(escape_edge, radius), ground.width - radius)
    goals = [(beside, at, 0) for at in range(radius, ground.height - radius + 1, EDGE_SPACING) if abs(at - y) <= limit]

    def finish(path: list[Waypoint]) -> list[list[Waypoint]]:
        over = (escape_edge, *path[-1][1:])
        return [[*path[:-1], over], [*path, over]]

    return first_path(ground, mover, start, goals, (), limit, bodies, finish, escape_edge)


def first_path(ground: Ground, mover: Mover, start: Waypoint, goals: Sequence[Waypoint], aims: Sequence[Aim], limit: int,
               bodies: Bodies, finish: Finish | None = None, escape_edge: int | None = None) -> list[Waypoint] | None:
    """The first legal path to one of the goals that the lattice gives; ``finish``: what is to be tried instead of the path."""
    begin, ends = (start, goals) if not mover.fly else ((start[0], start[1], 0), [(x, y, 0) for x, y, _ in goals])
    search = Search(lattice_of(ground, mover), bodies, begin, limit, ends, aims)
    tries = 0
    for node in search.run():
        if node >= START:
            continue
        path = pulled(ground, mover, bodies, begin, search.way_to(node), search.limits)
        if mover.fly:
            path = sloped(start, path, goals[START - 1 - node][2])
        for each in finish(path) if finish else [path]:
            if is_legal(ground, mover, start, each, limit, bodies, escape_edge):
                return each
        tries += 1
        if tries == TRIES:
            break
    return None


def contacts(ground: Ground, mover: Mover, start: Waypoint, allowance: int, tolerance: int, bodies: Bodies,
             targets: Iterable[int]) -> list[list[Waypoint]]:
    """KT-CHARGE-07, KT-CHARGE-12: legal paths that end in engagement range of a target: straight ones, a few for each target;
    where there is none, one that the search finds."""
    limit = allowance + tolerance
    near = [target for target in targets if gap_to(mover, start, bodies, target) - ENGAGED <= limit]
    points = [contact_points(ground, mover, start, limit, bodies, target) for target in near]
    few = bodies.around(start[0], start[1], limit + mover.radius)
    found = [path for each in points for path in straight_ways(ground, mover, start, each, limit, few)]
    if found:
        return list({path[-1]: path for path in found}.values())
    goals = [point for each in points for point in each if end_is_legal(ground, mover, *point, few)]
    aims = [(bodies.x[target], bodies.y[target], mover.radius + bodies.r[target] + ENGAGED) for target in near]
    way = first_path(ground, mover, start, goals, aims, limit, bodies,
                     lambda path: [path, *cut_at_range(mover, start, path, bodies, near)]) if goals else None
    return [way] if way else []


def straight_ways(ground: Ground, mover: Mover, start: Waypoint, points: Iterable[Waypoint], limit: int,
                  bodies: Bodies) -> Iterator[list[Waypoint]]:
    legal = ([point] for point in points if (mover.fly or abs(point[2] - start[2]) < STEP)
             and is_legal(ground, mover, start, [point], limit, bodies))
    return islice(legal, PER_TARGET)


def contact_points(ground: Ground, mover: Mover, start: Waypoint, limit: int, bodies: Bodies, target: int) -> list[Waypoint]:
    """Places in engagement range of a target, near enough as the crow flies, nearest first; the very nearest among them."""
    x, y, z, radii = bodies.x[target], bodies.y[target], bodies.z[target], mover.radius + bodies.r[target]
    sx, sy, _ = start
    found = []
    for height in ground.surfaces:
        reach = closed_reach(radii, abs(height - z))
        if reach < 0:
            continue
        points = [toward(sx, sy, x, y, reach), *ring(x, y, max(radii, reach - ENGAGED + NEAR_ENOUGH)), *ring(x, y, radii)]
        found += [(px, py, height) for px, py in points
                  if (px - x) ** 2 + (py - y) ** 2 <= reach * reach and (px - sx) ** 2 + (py - sy) ** 2 <= limit * limit]
    return sorted(dict.fromkeys(found), key=lambda point: ((point[0] - sx) ** 2 + (point[1] - sy) ** 2, point))


def toward(x: int, y: int, ax: int, ay: int, reach: int) -> tuple[int, int]:
    """The first point on the straight way from (x, y) to (ax, ay) that is no farther from the latter than reach."""
    dx, dy = x - ax, y - ay
    far = csqrt(dx * dx + dy * dy)
    if far <= reach:
        return x, y
    return ax + away(dx * reach, far, -dx), ay + away(dy * reach, far, -dy)


def cut_at_range(mover: Mover, start: Waypoint, path: Path, bodies: Bodies, targets: Iterable[int]) -> list[list[Waypoint]]:
    """The path with its last leg turned to the nearest point of a target's engagement range: often it is shorter."""
    x, y, _ = path[-2] if len(path) > 1 else start
    _, _, height = path[-1]
    best: list[tuple[int, Waypoint]] = []
    for target in targets:
        reach = closed_reach(mover.radius + bodies.r[target], abs(height - bodies.z[target]))
        if reach >= 0:
            px, py = toward(x, y, bodies.x[target], bodies.y[target], reach)
            best.append(((px - x) ** 2 + (py - y) ** 2, (px, py, height)))
    return [[*path[:-1], min(best)[1]]] if best else []


def gap_to(mover: Mover, at: Waypoint, bodies: Bodies, target: int) -> int:
    """KT-GEOM-08: between the mover, standing here, and another model."""
    return gap(*at, mover.radius, bodies.x[target], bodies.y[target], bodies.z[target], bodies.r[target])


def region(ground: Ground, mover: Mover, start: Waypoint, allowance: int, tolerance: int, bodies: Bodies,
           spacing: int = FINE) -> list[Reached]:
    """KT-GEOM-23: the points of the lattice at which a model may end a move, with what it costs to get there."""
    limit = allowance + tolerance
    return [(*search.lattice.point(node), cost) for search, node, cost in ends(ground, mover, start, limit, bodies, spacing)]


def ends(ground: Ground, mover: Mover, start: Waypoint, limit: int, bodies: Bodies,
         spacing: int = FINE) -> Iterable[tuple[Search, int, int]]:
    """The nodes at which a move may end. A way over the grid that is a little too long may be straight in truth."""
    begin = (start[0], start[1], 0) if mover.fly else start
    search = Search(lattice_of(ground, mover, spacing), bodies, begin, limit)
    for node in search.run():
        point = search.lattice.point(node)
        cost = search.cost[node]
        if cost > limit and not is_legal(ground, mover, start, [point], limit, bodies):
            continue
        if end_is_legal(ground, mover, *point, bodies):
            straight = csqrt(sum((to - at) ** 2 for at, to in zip(start, point, strict=True)))
            yield search, node, max(straight, min(cost, limit))


def nearest(ground: Ground, mover: Mover, start: Waypoint, allowance: int, tolerance: int, bodies: Bodies,
            target: int) -> list[Waypoint] | None:
    """KT-SPEC-20: a path that ends as near to the target as the search finds; nothing if it cannot get nearer."""
    limit = allowance + tolerance
    now = gap_to(mover, start, bodies, target)
    if now == 0:
        return None
    touching = [point for point in contact_points(ground, mover, start, limit, bodies, target)
                if gap_to(mover, point, bodies, target) <= 2 and end_is_legal(ground, mover, *point, bodies)]
    for point in touching:
        if is_legal(ground, mover, start, [point], limit, bodies):
            return [point]
    aims = [(bodies.x[target], bodies.y[target], mover.radius + bodies.r[target])]
    path = first_path(ground, mover, start, touching, aims, limit, bodies) if touching else None
    if path:
        return path
    found = straight_on(ground, mover, start, limit, bodies, target)
    best = gap_to(mover, found[-1], bodies, target) if found else now
    better = sorted((each, cost, search.lattice.point(node)) for search, node, cost in ends(ground, mover, start, limit, bodies)
                    if (each := gap_to(mover, search.lattice.point(node), bodies, target)) < best)
    for _, _, point in better[:TRIES]:
        path = path_to(ground, mover, start, point, allowance, tolerance, bodies)
        if path:
            return path
    return found


def straight_on(ground: Ground, mover: Mover, start: Waypoint, limit: int, bodies: Bodies,
                target: int) -> list[Waypoint] | None:
    """As far as the allowance goes on the straight way to the target."""
    x, y, z = start
    dx, dy = bodies.x[target] - x, bodies.y[target] - y
    far = isqrt(dx * dx + dy * dy)
    length = min(limit, far)
    while length > 0:
        point = x + away(dx * length, far, -dx), y + away(dy * length, far, -dy), z
        if is_legal(ground, mover, start, [point], limit, bodies):
            return [point]
        length -= EDGE_SPACING
    return None


def way_to_any(ground: Ground, mover: Mover, start: Waypoint, allowance: int, tolerance: int, bodies: Bodies,
               accept: Callable[[int, int, int], bool], first: Iterable[Path] = ()) -> Path | None:
    """KT-FALLBACK-01, KT-REACT-08: a path to an end that is accepted, if there is one; ``first``: paths to try before."""
    for path in first:
        if accept(*path[-1]):
            return path
    limit = allowance + tolerance
    limits = limits_of(ground, mover, start, None)
    for search, node, _ in ends(ground, mover, start, limit, bodies):
        point = search.lattice.point(node)
        if not accept(*point):
            continue
        path = pulled(ground, mover, bodies, search.start, search.way_to(node), limits)
        path = sloped(start, path, 0) if mover.fly else path
        if is_legal(ground, mover, start, path, limit, bodies):
            return path
    return None
