"""The borders of the ground on which a base may stand, and the places along them.

Where a search over a grid finds no place for a base, a narrow one may be left. The place in it that is nearest to the model is
one where two borders meet, or one where a border comes nearest to the model. So only these are looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bocage.games.commandos_40k.paths.bodies import Body, Mover, closed_reach, gap
from bocage.games.commandos_40k.paths.ground import Ground, Shape
from bocage.games.commandos_40k.paths.judging import Journey, end_is_legal
from bocage.games.commandos_40k.pieces import Mil, Waypoint
from bocage.geometry.bins import Box
from bocage.geometry.meetings import Circle, Line, around_corners, beside, foot, front, meetings
from bocage.geometry.numbers import isqrt
from bocage.geometry.shapes import Point

ROUNDED = (0, -1, 1)                        # points of borders are rounded: the points around them are tried too
WITHIN = 2                                  # so far from a point, rounded up, are the points around it
ROUNDING = 3                                # so far from a border, rounded up, are the places that are tried for it
Accept = Callable[[Waypoint], bool]         # whether a move may end there


def borders_of_terrain(ground: Ground, mover: Mover, z: int, within: Box | None = None) -> tuple[list[Line], list[Circle]]:
    """KT-GEOM-19: The borders of the places at a height where terrain lets the centre of a base be: beside what rises there,
    and within the surfaces that carry it. ``within``: only of terrain that a base in this box could touch."""
    level, radius = ground.level(z, mover.height), mover.radius

    def is_near(shape: Shape) -> bool:
        left, low, right, high, _, _ = shape
        return within is None or (left <= within[2] + radius and right >= within[0] - radius
                                  and low <= within[3] + radius and high >= within[1] - radius)

    lines: list[Line] = []
    circles: list[Circle] = []
    for shape in filter(is_near, level.rising):
        lines += beside(shape[4], radius)
        circles += around_corners(shape[4], radius)
    for shape in filter(is_near, level.stands):
        lines += beside(shape[4], -radius)
        circles += around_corners(shape[4], radius)
    return lines, circles


def places_beside(journey: Journey, target: Body, accept: Accept) -> list[Waypoint]:
    """KT-GEOM-23: The places along borders in engagement range of a target, nearest first."""
    x, y, z, _, radius, _ = target
    found: list[Waypoint] = []
    for height in journey.ground.surfaces:
        reach = closed_reach(journey.mover.radius + radius, abs(height - z))
        if reach >= 0:
            circles = [circle for body in journey.bodies.rows
                       for circle in closed_circles(journey.mover, body, height, body != target)]
            found += places_at(journey, height, (x, y, reach), circles, accept)
    return nearest_first(journey, found)


def places_around(journey: Journey, accept: Accept, away_from: Body | None) -> list[Waypoint]:
    """KT-GEOM-23: The places along borders out of every engagement range, no farther away than the move goes, nearest first.
    ``away_from``: a model from which the move leads away (KT-REACT-08)."""
    mover, (x, y, z) = journey.mover, journey.start
    found: list[Waypoint] = []
    for height in journey.ground.surfaces:
        rise = abs(height - z) if mover.fly else 0
        if rise > journey.limit:
            continue
        circles = [circle for body in journey.bodies.rows for circle in closed_circles(mover, body, height, True)]
        if away_from is not None:
            circles += kept_distance(journey, away_from, height)
        found += places_at(journey, height, (x, y, isqrt(journey.limit ** 2 - rise ** 2)), circles, accept)
    return nearest_first(journey, found)


def places_toward(journey: Journey, target: Body, least: Mil) -> list[Waypoint]:
    """KT-SPEC-20: The places along borders that are nearer to a target than ``least``, the nearest to it first."""
    mover, (x, y, z, _, radius, _) = journey.mover, target

    def gap_at(place: Waypoint) -> Mil:
        return gap(place, mover.radius, (x, y, z), radius)

    found: list[Waypoint] = []
    for height in journey.ground.surfaces:
        rise = abs(height - z)
        if rise < least:
            rim = x, y, mover.radius + radius + isqrt(least ** 2 - rise ** 2)
            circles = [circle for body in journey.bodies.rows for circle in closed_circles(mover, body, height, False)]
            circles.append((*journey.start[:2], journey.limit))
            found += places_at(journey, height, rim, circles, lambda place: gap_at(place) < least, (x, y))
    return sorted(dict.fromkeys(found), key=lambda place: (gap_at(place), place))


def kept_distance(journey: Journey, body: Body, height: int) -> list[Circle]:
    """KT-REACT-08: How near a model may come at a height to another that it must get away from."""
    x, y, z, _, radius, _ = body
    farther = gap(journey.start, journey.mover.radius, (x, y, z), radius) + 1
    rise = abs(height - z)
    return [(x, y, journey.mover.radius + radius + isqrt(farther ** 2 - rise ** 2))] if rise < farther else []


def places_at(journey: Journey, height: int, rim: Circle, circles: list[Circle], accept: Accept, middle: Point | None = None,
              ) -> Iterator[Waypoint]:
    """The places along borders at one height, within a rim. ``circles``: how near other models let the base come. ``middle``:
    to what they should be near; none: to the start. Of the points round a meeting, the first at which the base may stand
    counts."""
    ground, mover = journey.ground, journey.mover
    x, y, reach = rim
    to = middle or journey.start[:2]
    box = x - reach, y - reach, x + reach, y + reach
    lines, corners = borders_of_terrain(ground, mover, height, box)
    margin = mover.radius
    lines += [(margin, margin, 1, 0), (margin, margin, 0, 1), (ground.width - margin, ground.height - margin, 1, 0),
              (ground.width - margin, ground.height - margin, 0, 1)]
    lines = [line for line in lines if passes_near(line, rim)]
    rings = [circle for circle in (*corners, *circles) if is_near(circle, rim)]
    points = [*meetings(lines, [*rings, rim], box), *(foot(line, to) for line in lines),
              *(front(circle, to) for circle in rings)]
    few = journey.bodies.around((x, y, height), Mil(reach + mover.radius))
    thin = thinner(mover)
    for px, py in dict.fromkeys(points):
        if (px - x) ** 2 + (py - y) ** 2 > (reach + WITHIN) ** 2 or not end_is_legal(ground, thin, (px, py, height), few):
            continue
        near = ((px + dx, py + dy, height) for dx in ROUNDED for dy in ROUNDED)
        place = next((place for place in near if (place[0] - x) ** 2 + (place[1] - y) ** 2 <= reach * reach
                      and end_is_legal(ground, mover, place, few) and accept(place)), None)
        if place is not None:
            yield place


def thinner(mover: Mover) -> Mover:
    """A base that has room at a point of a border if the base itself has room at one of the points around it. Most points lie
    in somebody or in terrain: so one look is enough for all of them."""
    return Mover(Mil(mover.radius - WITHIN), mover.height, mover.fly)


def passes_near(line: Line, rim: Circle) -> bool:
    """Whether a line could come within a rim."""
    (x0, y0, dx, dy), (x, y, reach) = line, rim
    across = (x - x0) * dy - (y - y0) * dx
    return across * across <= (reach + ROUNDING) ** 2 * (dx * dx + dy * dy)


def is_near(circle: Circle, rim: Circle) -> bool:
    """Whether two circles could meet."""
    (x, y, radius), (rim_x, rim_y, reach) = circle, rim
    return (x - rim_x) ** 2 + (y - rim_y) ** 2 <= (radius + reach + ROUNDING) ** 2


def closed_circles(mover: Mover, body: Body, height: int, keeps_out: bool) -> Iterator[Circle]:
    """How near a mover at a height may come to another model: to its base (KT-GEOM-16), and, if it keeps out of its engagement
    range, to that (KT-GEOM-17)."""
    x, y, bottom, top, radius, _ = body
    if height < top and bottom < height + mover.height:
        yield x, y, mover.radius + radius
    reach = closed_reach(mover.radius + radius, abs(height - bottom))
    if reach >= 0 and keeps_out:
        yield x, y, reach + 1


def nearest_first(journey: Journey, places: list[Waypoint]) -> list[Waypoint]:
    x, y, z = journey.start
    return sorted(dict.fromkeys(places), key=lambda at: ((at[0] - x) ** 2 + (at[1] - y) ** 2 + (at[2] - z) ** 2, at))
