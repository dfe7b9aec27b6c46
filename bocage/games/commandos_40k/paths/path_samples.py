"""A small, varied, deterministic choice of legal paths for bots, random play and highlighting (KT-GEOM-23).

It has straight paths to goals and in all directions, and paths to "haunts": places worth standing at, beside walls and on
platforms. Haunts are the same in every game on a ground. Paths to them are found once, among terrain alone, and kept. Other
models only decide which of them are open now.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bocage.games.commandos_40k.paths.bodies import Bodies, Mover
from bocage.games.commandos_40k.paths.goal_points import DIRECTIONS, MILLION, border_points
from bocage.games.commandos_40k.paths.ground import STEP, Ground
from bocage.games.commandos_40k.paths.judging import Journey, StraightLegs, end_is_legal, weigh
from bocage.games.commandos_40k.paths.lattice import COARSE, Lattice, Step, lattice_of
from bocage.games.commandos_40k.paths.lattice_search import START, Search, pulled, sloped
from bocage.games.commandos_40k.pieces import Mil, Waypoint
from bocage.geometry.lines import BLOCK
from bocage.geometry.numbers import csqrt, isqrt

FARTHEST = 9000                                     # ways to haunts are sought within this cost
SOURCES = 2000                                      # ways to haunts start so far from each other
MOST_HAUNTS = 12                                    # from one place
APART = 1000                                        # haunts keep so far from each other
HIDING = 1000                                       # as high as something must be to hide behind
DEFLECTIONS = ((MILLION, 0), (866025, 500000), (866025, -500000), (500000, 866025), (500000, -866025))
SHARES = ((1, 1), (3, 5))                           # of the allowance
Way = tuple[int, list[Waypoint]]                    # what it costs, and the waypoints


class Haunts:
    """The places worth standing at for one kind of mover, and the paths to them from the points of a coarse lattice."""

    __slots__ = ("lattice", "places", "sources", "ways", "links")

    def __init__(self, ground: Ground, mover: Mover) -> None:
        self.lattice: Lattice = lattice_of(ground, mover, COARSE)
        self.places = haunts_of(ground, mover)
        self.sources: dict[Waypoint, int] = {}
        self.ways: dict[int, list[Way]] = {}
        self.links: dict[int, list[Step]] = {}

    def ways_from(self, start: Waypoint) -> list[Way]:
        """The paths to haunts from the lattice point nearest to the start, cheapest first."""
        x, y, z = start
        cell = x // SOURCES, y // SOURCES, z
        source = self.sources.get(cell)
        if source is None:
            source = self.sources[cell] = self.source_near(cell)
        if source == START:
            return []
        found = self.ways.get(source)
        if found is None:
            found = self.ways[source] = self.find_ways(source)
        return found

    def source_near(self, cell: Waypoint) -> int:
        x, y, z = cell[0] * SOURCES + SOURCES // 2, cell[1] * SOURCES + SOURCES // 2, cell[2]
        height = 0 if self.lattice.mover.fly else z
        middle = x, y, height
        nodes = self.lattice.around(middle)
        return min(nodes, key=lambda node: (apart(self.lattice.point(node), middle), node)) if nodes else START

    def find_ways(self, source: int) -> list[Way]:
        lattice = self.lattice
        ground, mover = lattice.ground, lattice.mover
        begin = lattice.point(source)
        places = [(x, y, 0) for x, y, _ in self.places] if mover.fly else self.places
        search = Search(lattice, Bodies(), begin, FARTHEST, places, links=self.links)
        found: list[Way] = []
        for node in search.run():
            if node < START:
                way = pulled(ground, mover, Bodies(), begin, search.way_to(node), search.limits)
                if mover.fly:
                    way = sloped(begin, way, self.places[START - 1 - node][2])
                found.append((search.cost[node], way))
                if len(found) == MOST_HAUNTS:
                    break
        return found


def haunts_of(ground: Ground, mover: Mover) -> list[Waypoint]:
    """The places beside parts that hide a model, and on every flat top."""
    found: list[Waypoint] = []
    nobody = Bodies()
    for part in ground.parts:
        poly, bottom, top = part.poly, part.bottom, part.top
        if part.los == BLOCK and top - bottom >= HIDING:
            found += [(x, y, z) for x, y in border_points(poly, mover.radius, 2 * COARSE)
                      for z in ground.surfaces if bottom <= z < top and end_is_legal(ground, mover, (x, y, z), nobody)]
        if part.stand:
            x0, y0, x1, y1 = poly.box
            points = [((x0 + x1) // 2, (y0 + y1) // 2)] + [
                (x, y) for x in range(x0 + mover.radius, x1 - mover.radius + 1, COARSE)
                for y in range(y0 + mover.radius, y1 - mover.radius + 1, COARSE)]
            found += [(x, y, top) for x, y in points if end_is_legal(ground, mover, (x, y, top), nobody)]
    kept: list[Waypoint] = []
    for place in found:
        if all(apart(place, other) >= APART or place[2] != other[2] for other in kept):
            kept.append(place)
    return kept


def apart(one: Waypoint, other: Waypoint) -> int:
    return csqrt((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2)


def haunts_for(ground: Ground, mover: Mover) -> Haunts:
    """The haunts for a mover, kept with the ground. They are the same for sure-footed movers and after traps were spent."""
    key = "haunts", mover.radius, mover.height, mover.fly
    found = ground.tables.get(key)
    if isinstance(found, Haunts):
        return found
    return ground.keep(key, Haunts(ground, Mover(mover.radius, mover.height, mover.fly)))


def suggest(journey: Journey, goals: Sequence[Waypoint] = (), wanted: int = 14) -> list[list[Waypoint]]:
    """Up to ``wanted`` legal paths: towards each goal, to haunts, and in all directions over the whole distance and parts of
    it."""
    return list(suggestions(journey, goals, wanted))


def suggestions(journey: Journey, goals: Sequence[Waypoint], wanted: int) -> Iterator[list[Waypoint]]:
    """The paths of ``suggest``, one after another."""
    ground, mover, start, allowance = journey.ground, journey.mover, journey.start, journey.allowance
    limit = journey.limit
    among_near = journey.among(journey.bodies.around(start, Mil(limit + mover.radius)))
    legs = StraightLegs(among_near)
    known = {start}
    most = wanted + 1                                       # with the start itself
    levels = [(start, int(allowance))]                      # a flyer stays at its height if it can, else it comes down
    if mover.fly and start[2]:
        levels.append(((start[0], start[1], 0), isqrt(max(0, allowance * allowance - start[2] * start[2]))))

    def first_of(ends: Iterable[Waypoint]) -> Iterator[list[Waypoint]]:
        for end in ends:
            if end not in known and legs.is_legal(end):
                known.add(end)
                yield [end]
                return

    for goal in goals:
        if len(known) < most:
            yield from first_of(end for level, far in levels for end in towards(level, goal, far))
    ways = [way for cost, way in haunts_for(ground, mover).ways_from(start) if cost <= limit]
    for way in spread(ways, max(1, wanted // 3)):
        if len(known) < most and way[-1] not in known and not weigh(among_near, way).rule:
            known.add(way[-1])
            yield way
    for ends in all_round(levels):
        if len(known) == most:
            return
        yield from first_of(ends)
    if len(known) <= wanted // 2:                           # hemmed in: small steps
        for dx, dy in DIRECTIONS:
            if len(known) < most:
                yield from first_of([off(level, dx * far // 8, dy * far // 8, MILLION) for level, far in levels])


def all_round(levels: Sequence[tuple[Waypoint, int]]) -> Iterator[list[Waypoint]]:
    """Ends in all directions, over the whole distance and parts of it; for each direction one at each level."""
    for share, directions in ((10, DIRECTIONS[::2]), (6, DIRECTIONS[1::4]), (3, DIRECTIONS[2::6])):
        for dx, dy in directions:
            yield [off(level, dx * (far * share // 10), dy * (far * share // 10), MILLION) for level, far in levels]


def towards(start: Waypoint, goal: Waypoint, far: int) -> Iterator[Waypoint]:
    """Ends in the direction of a goal: the goal itself if it is near enough; then as far as possible, straight or a little
    aside; then less far."""
    x, y, _ = start
    dx, dy = goal[0] - x, goal[1] - y
    distance = csqrt(dx * dx + dy * dy)
    if not distance:
        return
    if distance <= far and abs(goal[2] - start[2]) < STEP:
        yield goal
    for part, whole in SHARES:
        length = min(far, distance) * part // whole
        for along, across in DEFLECTIONS:
            yield off(start, (dx * along - dy * across) * length, (dy * along + dx * across) * length, MILLION * distance)


def off(start: Waypoint, dx: int, dy: int, divisor: int) -> Waypoint:
    """KT-GEOM-24: A point at an offset from the start, rounded towards the start."""
    x, y, z = start
    return x + (dx // divisor if dx > 0 else -(-dx // divisor)), y + (dy // divisor if dy > 0 else -(-dy // divisor)), z


def spread(ways: Sequence[list[Waypoint]], wanted: int) -> list[list[Waypoint]]:
    """Picks ``wanted`` of the paths, near and far ones."""
    if len(ways) <= wanted:
        return list(ways)
    return [ways[number * len(ways) // wanted] for number in range(wanted)]
