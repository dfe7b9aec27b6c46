"""The way off the table, over an edge (KT-MISSION3-08).

Whether a straight leg to the edge is legal changes only where it brushes past something: a wall, a base, an engagement range.
So the legs that just pass each of these are tried, to the mil, from the model's place and from each corner of the ways that the
lattice search finds.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from bocage.games.commandos_40k.paths.bodies import Crowd
from bocage.games.commandos_40k.paths.ground import Shape
from bocage.games.commandos_40k.paths.judging import Journey, along, cost_of
from bocage.games.commandos_40k.paths.lattice_search import is_legal
from bocage.games.commandos_40k.paths.reach import first_path
from bocage.games.commandos_40k.pieces import Waypoint
from bocage.geometry.meetings import Circle, Line, around_corners, beside, of_line_and_circle, of_lines
from bocage.geometry.numbers import csqrt, isqrt

SPACING = 500                                       # goals of the search along the edge, beside the exact ones
FINER = 1000                                        # slopes are worked out in such parts of a mil
ROUNDED = (0, 1, -1, 2, -2)
CORNER = 100                                        # so much longer a way may be before its corners are rounded off
MOST_LEGS = 40                                      # from one place


def escape_path(journey: Journey, edge: int) -> list[Waypoint] | None:
    """KT-MISSION3-08: A path that ends on the evacuation edge, if the search finds one."""
    x, y, z = journey.start
    if abs(x - edge) > journey.limit:
        return None
    for height in dict.fromkeys((z, 0)):
        for over in legs_over(journey, journey.start, edge, height):
            if is_legal(journey, [over], edge):
                return [over]
    ground, radius = journey.ground, journey.mover.radius
    column = min(max(edge, radius), ground.width - radius)
    heights = (z,) if journey.mover.fly else tuple(dict.fromkeys((z, 0)))   # a flyer need not come down first
    ends = {height: [*range(radius, ground.height - radius + 1, SPACING),
                     *(at for line in (column, edge) for at in borders_on(journey, line, height))] for height in heights}
    goals = [(column, at, height) for height in heights for at in dict.fromkeys(ends[height]) if abs(at - y) <= journey.limit]

    def finish(path: list[Waypoint]) -> list[list[Waypoint]]:
        """The path with its last legs left out, and a leg over the edge instead; then the path as it is and a last step."""
        found = [[*path[:at], over] for at in range(1, len(path))
                 for over in legs_over(journey, path[at - 1], edge, path[at - 1][2])]
        found.append([*path, (edge, *path[-1][1:])])
        return found + [rounded(journey, way, edge) for way in found if is_hardly_too_long(journey, way)]

    return first_path(journey, goals, (), finish, edge)


def is_hardly_too_long(journey: Journey, path: list[Waypoint]) -> bool:
    """Whether it could be short enough once its corners are rounded off."""
    return len(path) > 1 and 0 < cost_of(journey.ground, journey.mover, journey.start, path) - journey.limit <= CORNER


def rounded(journey: Journey, path: list[Waypoint], edge: int) -> list[Waypoint]:
    """The path with each corner cut off, as near to what it goes round as two more waypoints allow."""
    found, last = list(path[:1]), journey.start
    endless = journey.without_limit()
    for at, corner in enumerate(path[:-1]):
        after = path[at + 1]
        if last[2] == corner[2] == after[2]:
            before, beyond = csqrt(apart(last, corner)), csqrt(apart(corner, after))
            good, bad = 0, min(before, beyond)
            while bad - good > 1:
                cut = (good + bad) // 2
                tried = [*found[:-1], along(last, corner, before - cut, before), along(corner, after, cut, beyond)]
                good, bad = (cut, bad) if is_legal(endless, [*tried, *path[at + 1:]], edge) else (good, cut)
            if good:
                found[-1:] = [along(last, corner, before - good, before), along(corner, after, good, beyond)]
        last = found[-1]
        found.append(after)
    return found


def apart(one: Waypoint, other: Waypoint) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def legs_over(journey: Journey, place: Waypoint, edge: int, height: int) -> list[Waypoint]:
    """KT-MISSION3-08: Where straight legs from a place could cross the edge: at right angles, and just past all that could be
    in the way there. The nearest come first."""
    x, y, z = place
    ground, radius = journey.ground, journey.mover.radius
    far = journey.limit * journey.limit - (edge - x) * (edge - x)
    found = {y: None}
    for at in (*brushing(journey, place, edge), *borders_on(journey, edge, z)):
        found[min(max(at, radius), ground.height - radius)] = None
    within = sorted((at for at in found if (at - y) * (at - y) <= far), key=lambda at: (abs(at - y), at))
    return [(edge, at, height) for at in within[:MOST_LEGS]]


def obstacles(journey: Journey, height: int) -> tuple[list[Shape], Crowd]:
    """What could be in the way at a height: terrain, and other models."""
    mover = journey.mover
    if mover.fly:
        return journey.ground.barriers, []
    return journey.ground.level(height, mover.height).blockers, journey.bodies.at(height, mover)


def circles_at(journey: Journey, height: int) -> Iterator[Circle]:
    """The circles that the centre must stay out of: round models, and round the corners of walls."""
    shapes, crowd = obstacles(journey, height)
    for x, y, reach, _ in crowd:
        yield x, y, reach
    for shape in shapes:
        yield from around_corners(shape[4], journey.mover.radius)


def borders_on(journey: Journey, line: int, height: int) -> list[int]:
    """Where the borders of all that is in the way meet the line across the table at that x."""
    across: Line = line, 0, 0, 1
    shapes, _ = obstacles(journey, height)
    met = [point for circle in circles_at(journey, height) if abs(circle[0] - line) <= circle[2]
           for point in of_line_and_circle(across, circle)]
    met += [point for shape in shapes for side in beside(shape[4], journey.mover.radius) for point in of_lines(across, side)]
    return [y + more for _, y in met for more in ROUNDED if 0 <= y <= journey.ground.height]


def brushing(journey: Journey, place: Waypoint, edge: int) -> Iterator[int]:
    """Where the straight lines that just pass each circle cross the edge, and those through corners of difficult ground."""
    x, y, z = place
    ahead = edge - x
    for cx, cy, reach in circles_at(journey, z):
        dx, dy = cx - x, cy - y
        if dx * ahead <= 0 or abs(dx) > abs(ahead) + reach:     # behind, or beyond the edge
            continue
        root = isqrt(max(0, dx * dx + dy * dy - reach * reach) * FINER * FINER) * reach
        steep = dx * dx - reach * reach
        if steep:
            for way in (-root, root):
                at = y + ahead * (dx * dy * FINER + way) // (steep * FINER)
                yield from (at + more for more in ROUNDED)
    if ahead and not journey.mover.fly:
        for shape in journey.ground.level(z, journey.mover.height).areas:
            yield from (y + (py - y) * ahead // (px - x) for px, py in islice(shape[4].points, 16) if px != x)
