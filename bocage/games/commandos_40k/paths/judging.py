"""Judging paths: whether a model may take a path, what it costs, where it breaks a rule (KT-GEOM-12, KT-GEOM-13, KT-GEOM-14,
KT-GEOM-15, KT-GEOM-16, KT-GEOM-17, KT-GEOM-18, KT-GEOM-19, KT-GEOM-20, KT-GEOM-21).

A path is a list of waypoints (x, y, z) of the centre, without the start. Facing does not matter (KT-MOVE-05). A leg is walked
at the height of its start. If its end lies less than 2″ higher or lower, the level changes at the end of the leg, or, where the
model cannot get so far at the first height, at the last point that it reaches there (KT-TERRAIN-02, KT-GEOM-13). Two successive
waypoints at one place with different heights are a level change: free below 2″, otherwise a climb that costs its height
(KT-CLIMB-03). So every path consists of level legs and level changes, and each is judged by itself. A leg of a flyer is a
straight line in space.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.games.commandos_40k.paths.bodies import Bodies, Crowd, Mover, closed_reach
from bocage.games.commandos_40k.paths.ground import CLIMB, IMPASSABLE, STEP, WINDOW, Ground, Level
from bocage.games.commandos_40k.paths.ground_costs import crossed, extra_cost
from bocage.games.commandos_40k.paths.support import carries, holds
from bocage.games.commandos_40k.pieces import Mil, Parts, Path, PieceNo, Waypoint, pieces_in
from bocage.geometry.numbers import csqrt, isqrt
from bocage.geometry.shapes import distance_below, holds_disc, holds_disc_in, sweep_below, sweep_within

Limits = tuple[int, int, int, int]                  # least and largest x and y of the centre

LONGEST = 32                                        # KT-GEOM-12
ENDLESS = Mil(1 << 30)
NOBODY = Bodies()
TRAP_REACH = 1000                                   # KT-RECON-05
SOLID_RULES = {CLIMB: "KT-TERRAIN-01", IMPASSABLE: "KT-TERRAIN-07", WINDOW: "KT-TERRAIN-03"}


class Verdict:
    """The judgement of a path. ``rule``: "" if it is legal, else the first rule it breaks, on leg ``at`` (from 0), at x, y, z.

    ``cost``: of the whole path. ``dangerous``: the pieces that require a test (KT-TERRAIN-05).
    """

    __slots__ = ("rule", "at", "x", "y", "z", "cost", "dangerous")

    def __init__(self, rule: str = "", at: int = 0, cost: int = 0, dangerous: tuple[PieceNo, ...] = ()) -> None:
        self.rule = rule
        self.at = at
        self.x = self.y = self.z = 0
        self.cost = cost
        self.dangerous = dangerous


class Journey:
    """The question about a move: who moves, from where, how far, among whom. ``allowance``: what the move may cost. ``limit``:
    the allowance and the tolerance for paths drawn by hand (KT-RULING-12)."""

    __slots__ = ("ground", "mover", "start", "bodies", "allowance", "limit")

    def __init__(self, ground: Ground, mover: Mover, start: Waypoint, bodies: Bodies, *, allowance: Mil,
                 tolerance: Mil) -> None:
        self.ground = ground
        self.mover = mover
        self.start = start
        self.bodies = bodies
        self.allowance = allowance
        self.limit = Mil(allowance + tolerance)

    def among(self, bodies: Bodies) -> Journey:
        """The same journey among other bodies."""
        return Journey(self.ground, self.mover, self.start, bodies, allowance=self.allowance,
                       tolerance=Mil(self.limit - self.allowance))

    def without_limit(self) -> Journey:
        """The same journey, however long the way is."""
        return Journey(self.ground, self.mover, self.start, self.bodies, allowance=ENDLESS, tolerance=Mil(0))


def judge(journey: Journey, path: Path, escape_edge: int | None = None) -> Verdict:
    """KT-GEOM-22: Judges any path. ``escape_edge``: the x of the edge over which the model may leave."""
    verdict = weigh(journey, path, escape_edge)
    if verdict.rule and path:
        limits = limits_of(journey.ground, journey.mover, path[-1], escape_edge)
        verdict.x, verdict.y, verdict.z = breaking_point(journey, path, limits, verdict)
        verdict.cost = cost_of(journey.ground, journey.mover, journey.start, path)
    return verdict


def weigh(journey: Journey, path: Path, escape_edge: int | None = None) -> Verdict:
    """As ``judge``, but faster: without the exact point and, for an illegal path, without the cost of the rest."""
    if not 1 <= len(path) <= LONGEST:
        return Verdict("KT-GEOM-12")
    ground, mover, bodies, limit, start = journey.ground, journey.mover, journey.bodies, journey.limit, journey.start
    if mover.fly:
        return weigh_flight(journey, path, escape_edge)
    end = path[-1]
    limits = limits_of(ground, mover, end, escape_edge)
    at = start
    x0, y0, z0 = start
    cost = danger = number = 0
    level, crowd = ground.level(z0, mover.height), bodies.at(z0, mover)
    for goal in path:
        points = (goal,) if goal[2] == z0 else with_free_step(journey, limits, at, goal)
        for to in points:
            x, y, z = to
            if x != x0 or y != y0:
                if z - z0 >= STEP or z0 - z >= STEP:
                    return Verdict("KT-CLIMB-01", number, cost)
                rule = leg_fault(ground, level, mover, crowd, limits, at, to)
                if rule:
                    return Verdict(rule, number, cost)
                length = csqrt((x - x0) * (x - x0) + (y - y0) * (y - y0))
                cost += length
                if level.areas or mover.perilous:
                    extra, entered = extra_cost(ground, level, mover, at, to, length)
                    cost += extra
                    danger |= entered
            if z != z0:
                rule = change_fault(ground, mover, bodies, to, z0)
                if rule:
                    return Verdict(rule, number, cost)
                cost += height_cost(z0, z)
                danger |= crossed(ground, mover, to, z0)
                level, crowd = ground.level(z, mover.height), bodies.at(z, mover)
            if cost > limit:
                return Verdict("KT-GEOM-20", number, cost)
            at = to
            x0, y0, z0 = x, y, z
        number += 1
    if end[0] != escape_edge:
        # The legs have been tested against the other models. Only a model that did not move must be tested at its end.
        rule = end_fault(ground, mover, end, bodies if end == start else NOBODY)
        if rule:
            return Verdict(rule, number - 1, cost)
    return Verdict("", 0, cost, pieces_in(danger))


class StraightLegs:
    """Judges many straight paths of one journey. It answers as ``weigh`` does, but faster where a path stays level."""

    __slots__ = ("journey", "level", "crowd", "limits", "is_walked")

    def __init__(self, journey: Journey) -> None:
        ground, mover, start = journey.ground, journey.mover, journey.start
        self.journey = journey
        self.level = ground.level(start[2], mover.height)
        self.crowd = journey.bodies.at(start[2], mover)
        self.limits = limits_of(ground, mover, start, None)
        self.is_walked = not mover.fly

    def is_legal(self, end: Waypoint) -> bool:
        journey, level = self.journey, self.level
        mover, start, limit = journey.mover, journey.start, journey.limit
        if end[2] != start[2] or end == start or not self.is_walked:
            return not weigh(journey, (end,)).rule
        x, y, z = end
        left, low, right, high = self.limits
        if not (left <= x <= right and low <= y <= high):
            return False
        square = (x - start[0]) ** 2 + (y - start[1]) ** 2
        # Models are looked at before terrain: they are in the way more often.
        if (square > limit * limit or model_in_the_way(self.crowd, start, end)
                or solid_in_the_way(level, mover.radius, start, end)
                or (z and not carries(level.supports, start, end, mover.radius))):
            return False
        if level.areas or mover.perilous:
            length = csqrt(square)
            if length + extra_cost(journey.ground, level, mover, start, end, length)[0] > limit:
                return False
        return not footing_fault(level, mover, end)


def with_free_step(journey: Journey, limits: Limits, at: Waypoint, goal: Waypoint) -> tuple[Waypoint, ...]:
    """KT-GEOM-13: The waypoints of a leg that ends at another height. A free step may occur anywhere: if the model cannot walk
    the whole leg at its first height, it steps at the last point, in whole mils, that it reaches there."""
    ground, mover = journey.ground, journey.mover
    x, y, z = at
    if mover.fly or goal[:2] == (x, y) or not 0 < abs(goal[2] - z) < STEP:
        return (goal,)
    level, crowd = ground.level(z, mover.height), journey.bodies.at(z, mover)
    end, length = (goal[0], goal[1], z), csqrt((goal[0] - x) ** 2 + (goal[1] - y) ** 2)
    reached, beyond = 0, length
    if leg_fault(ground, level, mover, crowd, limits, at, at) or not leg_fault(ground, level, mover, crowd, limits, at, end):
        return (goal,)
    while beyond - reached > 1:
        middle = (reached + beyond) // 2
        if leg_fault(ground, level, mover, crowd, limits, at, along(at, end, middle, length)):
            beyond = middle
        else:
            reached = middle
    last_x, last_y, _ = along(at, end, reached, length)
    return (last_x, last_y, z), (last_x, last_y, goal[2]), goal


def as_walked(journey: Journey, path: Path, escape_edge: int | None = None) -> list[Waypoint]:
    """KT-GEOM-13: A legal path with its free steps written out: every leg is level, or changes nothing but the height. A flight
    stays as it is."""
    if journey.mover.fly:
        return list(path)
    limits = limits_of(journey.ground, journey.mover, path[-1], escape_edge)
    at = journey.start
    found: list[Waypoint] = []
    for goal in path:
        for x, y, z in with_free_step(journey, limits, at, goal):
            if z != at[2] and (x, y) != at[:2]:
                found.append((x, y, at[2]))
            at = x, y, z
            found.append(at)
    return found


def weigh_flight(journey: Journey, path: Path, escape_edge: int | None) -> Verdict:
    """KT-FLY-01, KT-FLY-03, KT-FLY-05, KT-GEOM-21: Only impassable parts and the edges of the table stop a flyer. A leg costs
    its length in space."""
    ground, mover, end = journey.ground, journey.mover, path[-1]
    limits = limits_of(ground, mover, end, escape_edge)
    at = journey.start
    cost = 0
    for number, to in enumerate(path):
        rule = flight_fault(ground, mover, limits, at, to)
        if rule:
            return Verdict(rule, number, cost)
        cost += leg_cost(ground, mover, at, to)
        if cost > journey.limit:
            return Verdict("KT-GEOM-20", number, cost)
        at = to
    if end[0] == escape_edge:
        return Verdict("", 0, cost)
    rule = end_fault(ground, mover, end, journey.bodies)
    if rule:
        return Verdict(rule, len(path) - 1, cost)
    return Verdict("", 0, cost, pieces_in(crossed(ground, mover, end, end[2])) if cost else ())


def limits_of(ground: Ground, mover: Mover, end: Waypoint, escape_edge: int | None) -> Limits:
    """KT-GEOM-18: the base stays on the table; KT-MISSION3-08: a path to the evacuation edge may hang over that edge."""
    radius = mover.radius
    low: int = radius
    high = ground.width - radius
    if escape_edge is not None and end[0] == escape_edge:
        low, high = min(low, escape_edge), max(high, escape_edge)
    return low, radius, high, ground.height - radius


def leg_fault(ground: Ground, level: Level, mover: Mover, crowd: Crowd, limits: Limits, at: Waypoint, to: Waypoint) -> str:
    """KT-GEOM-13, KT-GEOM-14, KT-GEOM-16, KT-GEOM-17, KT-GEOM-18: the rule that a leg breaks, walked at the height of its
    start; "" if none."""
    left, low, right, high = limits
    x0, y0, z = at
    x1, y1, _ = to
    if not (left <= x0 <= right and left <= x1 <= right and low <= y0 <= high and low <= y1 <= high):
        return "KT-MOVE-04"
    rule = solid_in_the_way(level, mover.radius, at, to) or model_in_the_way(crowd, at, to)
    return rule or ("KT-GEOM-13" if z and not carries(level.supports, at, to, mover.radius) else "")


def solid_in_the_way(level: Level, radius: Mil, at: Waypoint, to: Waypoint) -> str:
    """KT-GEOM-14: the rule by which terrain stops a leg; "" if none does."""
    x0, y0, _ = at
    x1, y1, _ = to
    lx, hx = (x0, x1) if x0 < x1 else (x1, x0)
    ly, hy = (y0, y1) if y0 < y1 else (y1, y0)
    west, east, south, north = lx - radius, hx + radius, ly - radius, hy + radius
    for px0, py0, px1, py1, poly, part in level.blockers:
        if px0 < east and west < px1 and py0 < north and south < py1 and sweep_below(poly, x0, y0, x1, y1, radius):
            return SOLID_RULES[part.move]
    return ""


def model_in_the_way(crowd: Crowd, at: Waypoint, to: Waypoint) -> str:
    """KT-GEOM-16, KT-GEOM-17: the rule by which another model stops a leg; "" if none does."""
    x0, y0, _ = at
    x1, y1, _ = to
    lx, hx = (x0, x1) if x0 < x1 else (x1, x0)
    ly, hy = (y0, y1) if y0 < y1 else (y1, y0)
    dx, dy = x1 - x0, y1 - y0
    square = dx * dx + dy * dy
    for bx, by, reach, shut in crowd:
        if bx - hx > reach or lx - bx > reach or by - hy > reach or ly - by > reach:
            continue
        ux, uy = bx - x0, by - y0
        along = ux * dx + uy * dy
        # Whole numbers: "at most" is "below" with one more, so one comparison serves the base (0) and the closed range (1).
        if along <= 0:
            met = ux * ux + uy * uy < reach * reach + shut
        elif along >= square:
            ux, uy = bx - x1, by - y1
            met = ux * ux + uy * uy < reach * reach + shut
        else:
            across = ux * dy - uy * dx
            met = across * across < reach * reach * square + shut
        if met:
            return "KT-GEOM-17" if shut else "KT-MOVE-04"
    return ""


def flight_fault(ground: Ground, mover: Mover, limits: Limits, at: Waypoint, to: Waypoint) -> str:
    """KT-GEOM-21, KT-RULING-90: the rule that a leg of a flyer breaks; "" if none. It cannot fly over impassable parts, but
    under one that hangs above it, as a walker may."""
    left, low, right, high = limits
    x0, y0, z0 = at
    x1, y1, z = to
    if not (left <= x0 <= right and left <= x1 <= right and low <= y0 <= high and low <= y1 <= high):
        return "KT-MOVE-04"
    if z < 0:
        return "KT-GEOM-01"
    head = max(z0, z) + mover.height
    for _, _, _, _, poly, part in ground.barriers:
        if part.bottom < head and sweep_below(poly, x0, y0, x1, y1, mover.radius):
            return "KT-TERRAIN-07"
    return ""


def change_fault(ground: Ground, mover: Mover, bodies: Bodies, at: Waypoint, other_z: int) -> str:
    """KT-GEOM-15: The rule that a level change between a place and another height breaks; "" if none.

    Both levels must carry the model here: so it cannot stop halfway (KT-CLIMB-02), and a climb cannot be split into free steps.
    The upper level must be a part that can be climbed, or the model must touch a ladder that reaches from one level to the
    other (KT-CLIMB-04). The model may pass through no other solid part and no other model.
    """
    x, y, z = at
    low, high = (z, other_z) if z < other_z else (other_z, z)
    radius, height = mover.radius, mover.height
    if low < 0:
        return "KT-GEOM-01"
    for level in (low, high):
        if level and not holds(ground.level(level, height).supports, x, y, radius):
            return "KT-CLIMB-02"
    if not (has_footing(ground, mover, (x, y, high)) or has_ladder(ground, mover, (x, y, high), low)):
        return "KT-TERRAIN-07"
    for part in ground.solids:
        rise = part.top - low
        if (rise > 0 and part.bottom < high + height and (rise >= STEP or part.move >= IMPASSABLE)
                and distance_below(part.poly, x, y, radius)):
            return SOLID_RULES[part.move]
    for bx, by, bz, top, reach, shut in bodies.rows:
        square = (bx - x) ** 2 + (by - y) ** 2
        if bz < high + height and low < top and square < (radius + reach) ** 2:
            return "KT-MOVE-04"
        if shut and square <= closed_reach(radius + reach, max(low - bz, bz - high, 0)) ** 2:
            return "KT-GEOM-17"
    return ""


def has_footing(ground: Ground, mover: Mover, at: Waypoint) -> bool:
    """KT-TERRAIN-07: Whether a part at this height can be climbed here."""
    x, y, z = at
    for _, _, _, _, poly, part in ground.level(z, mover.height).supports:
        if part.move != IMPASSABLE and distance_below(poly, x, y, mover.radius + 1):
            return True
    return False


def has_ladder(ground: Ground, mover: Mover, top: Waypoint, low: int) -> bool:
    """KT-CLIMB-04: Whether the model touches a ladder that reaches from a place down to a lower level."""
    x, y, high = top
    for part in ground.ladders:
        if part.bottom <= low and high <= part.top and distance_below(part.poly, x, y, mover.radius + 1):
            return True
    return False


def height_cost(z0: int, z1: int) -> int:
    """KT-CLIMB-01, KT-CLIMB-03: The cost of a level change, up or down. Less than 2″ is free."""
    rise = z1 - z0 if z1 > z0 else z0 - z1
    return rise if rise >= STEP else 0


def end_fault(ground: Ground, mover: Mover, at: Waypoint, bodies: Bodies) -> str:
    """KT-GEOM-19, KT-MOVE-06, KT-FLY-02, KT-FLY-04: The rule that forbids to stop at a place; "" if none."""
    radius, height = mover.radius, mover.height
    x, y, z = at
    if not (radius <= x <= ground.width - radius and radius <= y <= ground.height - radius):
        return "KT-MOVE-04"
    rule = footing_fault(ground.level(z, height), mover, at)
    if rule:
        return rule
    for bx, by, bz, top, reach, shut in bodies.rows:
        square = (bx - x) * (bx - x) + (by - y) * (by - y)
        if square < (radius + reach) * (radius + reach) and bz < z + height and z < top:
            return "KT-FLY-02" if mover.fly else "KT-MOVE-04"
        if shut and mover.fly and square <= closed_reach(radius + reach, abs(z - bz)) ** 2:
            return "KT-FLY-02"
    return ""


def footing_fault(level: Level, mover: Mover, at: Waypoint) -> str:
    """KT-GEOM-19, KT-MOVE-06, KT-FLY-04: The rule by which terrain forbids to stop at a place of a level; "" if none."""
    radius = mover.radius
    x, y, z = at
    if z and not stands_on(level, x, y, radius):
        return "KT-FLY-04" if mover.fly else "KT-MOVE-06" if level.stands else "KT-CLIMB-02"
    for px0, py0, px1, py1, poly, _ in level.rising:
        if (px0 - x < radius and x - px1 < radius and py0 - y < radius and y - py1 < radius
                and distance_below(poly, x, y, radius)):
            return "KT-MOVE-06"
    return ""


def end_is_legal(ground: Ground, mover: Mover, at: Waypoint, bodies: Bodies) -> bool:
    return not end_fault(ground, mover, at, bodies)


def stands_on(level: Level, x: int, y: int, radius: Mil) -> bool:
    """Whether the base lies wholly on flat surfaces of one height. Adjoining tops of one height count as one surface."""
    near = []
    for _, _, _, _, poly, _ in level.stands:
        if holds_disc(poly, x, y, radius):
            return True
        if distance_below(poly, x, y, radius):
            near.append(poly)
    return len(near) > 1 and holds_disc_in(near, x, y, radius)


def cost_of(ground: Ground, mover: Mover, start: Waypoint, path: Path) -> int:
    """KT-GEOM-20, KT-GEOM-21: The cost of any path, legal or not."""
    at = start
    cost = 0
    for to in path:
        cost += leg_cost(ground, mover, at, to)
        at = to
    return cost


def leg_cost(ground: Ground, mover: Mover, at: Waypoint, to: Waypoint) -> int:
    x0, y0, z0 = at
    x, y, z = to
    if mover.fly:
        return csqrt((x - x0) ** 2 + (y - y0) ** 2 + (z - z0) ** 2)
    length = csqrt((x - x0) ** 2 + (y - y0) ** 2)
    extra, _ = extra_cost(ground, ground.level(z0, mover.height), mover, at, to, length)
    return length + extra + height_cost(z0, z)


def breaking_point(journey: Journey, path: Path, limits: Limits, verdict: Verdict) -> Waypoint:
    """The first point, in whole mils along its leg, at which a path breaks its rule."""
    ground, mover = journey.ground, journey.mover
    before = path[verdict.at - 1] if verdict.at else journey.start
    goal = path[verdict.at]
    if verdict.rule == "KT-GEOM-20":
        left = journey.limit - cost_of(ground, mover, journey.start, path[:verdict.at])
        return first_bad(before, goal, lambda at: leg_cost(ground, mover, before, at) > left)
    if mover.fly:
        return first_bad(before, goal, lambda at: bool(flight_fault(ground, mover, limits, before, at)))
    z = before[2]
    level, crowd = ground.level(z, mover.height), journey.bodies.at(z, mover)
    there = goal[0], goal[1], z

    def is_bad(at: Waypoint) -> bool:
        return bool(leg_fault(ground, level, mover, crowd, limits, before, at))

    if before[:2] == goal[:2] or not is_bad(there):
        return goal                                     # the leg is good: the fault is the level change or the end
    return first_bad(before, there, is_bad)


def first_bad(before: Waypoint, goal: Waypoint, is_bad: Callable[[Waypoint], bool]) -> Waypoint:
    """KT-GEOM-24: The first bad point of a leg, found by halving the leg in whole mils. Points are rounded towards the start.
    If no point is bad, it is the end."""
    length = csqrt(sum((to - at) ** 2 for at, to in zip(before, goal, strict=True)))
    if is_bad(before):
        return before
    good, bad = 0, length
    while bad - good > 1:
        middle = (good + bad) // 2
        if is_bad(along(before, goal, middle, length)):
            bad = middle
        else:
            good = middle
    return along(before, goal, bad, length) if length else goal


def along(before: Waypoint, goal: Waypoint, part: int, whole: int) -> Waypoint:
    """KT-GEOM-24: The point at ``part`` / ``whole`` of the way, rounded towards the start."""
    x0, y0, z0 = before
    dx, dy, dz = (goal[0] - x0) * part, (goal[1] - y0) * part, (goal[2] - z0) * part
    return (x0 + (dx // whole if dx >= 0 else -(-dx // whole)), y0 + (dy // whole if dy >= 0 else -(-dy // whole)),
            z0 + (dz // whole if dz >= 0 else -(-dz // whole)))


def near_parts(ground: Ground, mover: Mover, start: Waypoint, path: Path) -> Parts:
    """KT-RECON-05, KT-RECON-06, KT-RULING-57, KT-RULING-89: The parts that the base comes within 1″ of, heights included. For a
    flyer only start and end count."""
    found = 0
    legs = list(zip([start, *path[:-1]], path, strict=True)) if not mover.fly else [(start, start), (path[-1], path[-1])]
    for part in ground.parts:
        for (x0, y0, z0), (x1, y1, z1) in legs:
            rise = max(0, part.bottom - max(z0, z1), min(z0, z1) - part.top)
            if rise <= TRAP_REACH and sweep_within(
                    part.poly, x0, y0, x1, y1, mover.radius + isqrt(TRAP_REACH * TRAP_REACH - rise * rise)):
                found |= 1 << part.number
                break
    return found
