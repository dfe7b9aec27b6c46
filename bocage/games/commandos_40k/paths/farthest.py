"""How far from its place a model can end a move (KT-GEOM-23): what a screen calls "as far as it goes" must be what is accepted.

In the open a straight leg does it. Otherwise the farthest ends that the search knows are moved outward, in ever smaller steps,
as long as the path stays legal.
"""

from __future__ import annotations

from collections.abc import Iterable

from bocage.games.commandos_40k.paths.free_ground import Accept
from bocage.games.commandos_40k.paths.goal_points import DIRECTIONS, MANY_DIRECTIONS, MILLION
from bocage.games.commandos_40k.paths.judging import Journey, StraightLegs
from bocage.games.commandos_40k.paths.lattice_search import is_legal
from bocage.games.commandos_40k.paths.reach import path_to
from bocage.games.commandos_40k.pieces import Waypoint
from bocage.geometry.numbers import csqrt

RAY_STEP = 250                                      # along a ray, from its end inwards
PUSHES = (200, 100, 50, 25, 12, 6, 3, 1)            # in mils, one after another
STARTS = 3                                          # ends of each kind that are pushed


def farthest_path(journey: Journey, known: Iterable[Waypoint], accept: Accept) -> list[Waypoint] | None:
    """A legal path whose end lies as far from the start as is found. ``known``: ends at which the move may end."""
    legs, (x, y, z) = StraightLegs(journey), journey.start

    def far(end: Waypoint) -> int:
        return (end[0] - x) ** 2 + (end[1] - y) ** 2

    whole = int(journey.allowance)
    for dx, dy in DIRECTIONS:
        end = x + dx * whole // MILLION, y + dy * whole // MILLION, z
        if legs.is_legal(end) and accept(end):
            return [end]
    rays = []
    for dx, dy in MANY_DIRECTIONS:
        ends = ((x + dx * length // MILLION, y + dy * length // MILLION, z) for length in range(whole, 0, -RAY_STEP))
        rays += [end for end in [next((end for end in ends if legs.is_legal(end) and accept(end)), None)] if end]
    ways = [[end] for end in sorted(rays, key=far, reverse=True)[:STARTS]]
    for end in sorted(known, key=far, reverse=True)[:STARTS]:
        way = path_to(journey, end)
        if way is not None:
            ways.append(way)
    return max((pushed(journey, way, accept) for way in ways), key=lambda way: far(way[-1]), default=None)


def pushed(journey: Journey, way: list[Waypoint], accept: Accept) -> list[Waypoint]:
    """The path with its end moved away from the start as far as it stays legal."""
    x, y, _ = journey.start
    *before, end = way
    for push in PUSHES:
        moved = True
        while moved:
            moved = False
            ex, ey, ez = end
            out = csqrt((ex - x) ** 2 + (ey - y) ** 2) or 1
            for along, across in ((4, 0), (3, 3), (3, -3), (1, 4), (1, -4)):
                dx, dy = (ex - x) * along - (ey - y) * across, (ey - y) * along + (ex - x) * across
                to = ex + dx * push // (4 * out), ey + dy * push // (4 * out), ez
                if ((to[0] - x) ** 2 + (to[1] - y) ** 2 > (ex - x) ** 2 + (ey - y) ** 2 and is_legal(journey, [*before, to])
                        and accept(to)):
                    end, moved = to, True
                    break
    return [*before, end]
