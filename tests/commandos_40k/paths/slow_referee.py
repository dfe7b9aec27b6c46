"""A slow referee of paths, written from the rules and not from the fast code: shapely measures, fractions settle what is close.

It reads the battlefield's file itself. It says whether a path is legal, what it costs and which dangerous pieces it enters, not
which rule it breaks.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil, hypot, isqrt

import shapely

from bocage.games.commandos_40k.content import BoardFile

Point = tuple[int, int]
Number = int | Fraction
Exact = tuple[Number, Number]
Ring = Sequence[Point]
Waypoint = tuple[int, int, int]
CLOSE = 1e-6


class Solid:
    """A part of a piece; ``move`` is the file's word, or "window"."""

    def __init__(self, ring: Sequence[Point], z0: int, z1: int, move: str, stand: bool, piece: int) -> None:
        self.ring = list(ring)
        self.shape = shapely.Polygon(ring)
        self.z0, self.z1, self.move, self.stand, self.piece = z0, z1, move, stand, piece
        self.solid = move in ("climb", "impassable", "window")


class Other:
    """Another model."""

    def __init__(self, x: int, y: int, z: int, r: int, h: int, shut: bool) -> None:
        self.x, self.y, self.z, self.r, self.h, self.shut = x, y, z, r, h, shut


class Model:
    """The model that moves."""

    def __init__(self, r: int, h: int, fly: bool, sure_footed: bool, perilous: int) -> None:
        self.r, self.h, self.fly, self.sure_footed, self.perilous = r, h, fly, sure_footed, perilous


class Referee:
    def __init__(self, board: BoardFile) -> None:
        self.width, self.height = round(board.size[0] * 1000), round(board.size[1] * 1000)
        self.parts: list[Solid] = []
        number = 0
        for piece in board.pieces:
            for turned in (False, True) if piece.rot180 else (False,):
                own = []
                for part in piece.parts:
                    ring = [(round(x * 1000), round(y * 1000)) for x, y in part.poly]
                    if turned:
                        ring = [(self.width - x, self.height - y) for x, y in ring]
                    own.append(Solid(ring, round(part.z0 * 1000), round(part.z1 * 1000), part.move, part.stand, number))
                self.parts += own + ([] if piece.open_windows else windows(own))
                number += 1
        self.shapes = [part.shape for part in self.parts]

    def verdict(self, model: Model, start: Waypoint, path: Sequence[Waypoint], limit: int, others: Sequence[Other],
                edge: int | None) -> tuple[bool, int, tuple[int, ...]]:
        """Legal or not, the cost, the dangerous pieces."""
        leaves = edge is not None and bool(path) and path[-1][0] == edge
        whole = self.stepped(model, start, path, others, edge if leaves else None)
        cost = self.cost(model, start, whole)
        legal = 1 <= len(path) <= 32 and cost <= limit and self.may_go(model, start, whole, others, edge)
        if not legal:
            return False, self.cost(model, start, path), ()
        return True, cost, tuple(sorted(self.dangers(model, start, whole)))

    def stepped(self, model: Model, start: Waypoint, path: Sequence[Waypoint], others: Sequence[Other],
                edge: int | None) -> list[Waypoint]:
        """The path with a waypoint more where a free step must come before the end of a leg: at the last thousandth that the
        model reaches at the first height."""
        found: list[Waypoint] = []
        here = start
        for point in path:
            x, y, z = here
            far = root((point[0] - x) ** 2 + (point[1] - y) ** 2)
            may_step = far > 0 and not model.fly and 0 < abs(point[2] - z) < 2000
            if may_step and self.reaches(model, here, (x, y), others, edge) and not self.reaches(
                    model, here, point[:2], others, edge):
                good, bad = 0, far
                while bad - good > 1:
                    middle = (good + bad) // 2
                    if self.reaches(model, here, between(here, point, middle, far), others, edge):
                        good = middle
                    else:
                        bad = middle
                last = between(here, point, good, far)
                found += [(*last, z), (*last, point[2])]
            found.append(point)
            here = point
        return found

    def reaches(self, model: Model, here: Waypoint, at: Point, others: Sequence[Other], edge: int | None) -> bool:
        end = (*at, here[2])
        return self.on_table(model, end, edge) and self.on_table(model, here, edge) and self.level_leg(model, here, end, others)

    def may_go(self, model: Model, start: Waypoint, path: Sequence[Waypoint], others: Sequence[Other],
               edge: int | None) -> bool:
        leaves = edge is not None and path[-1][0] == edge
        if not all(self.on_table(model, point, edge if leaves else None) for point in [start, *path]):
            return False
        if model.fly:
            way = shapely.LineString([(x, y) for x, y, _ in [start, *path]])
            legs = list(zip([start, *path], path, strict=False))
            if any(part.move == "impassable" and any(part.z0 < max(a[2], b[2]) + model.h and self.overlaps(part, a, b, model.r)
                                                     for a, b in legs)
                   for part in self.parts if part.shape.distance(way) < model.r + 1):
                return False
        else:
            here = start
            for point in path:
                jump = here[:2] != point[:2] and abs(here[2] - point[2]) >= 2000
                if jump or (here[:2] != point[:2] and not self.level_leg(model, here, point, others)):
                    return False
                if here[2] != point[2] and not self.level_change(model, point[0], point[1], here[2], point[2], others):
                    return False
                here = point
        return leaves or self.may_stop(model, path[-1], others)

    def on_table(self, model: Model, point: Waypoint, edge: int | None) -> bool:
        x, y, z = point
        left = 0 if edge == 0 else model.r
        right = self.width if edge == self.width else self.width - model.r
        return left <= x <= right and model.r <= y <= self.height - model.r and z >= 0

    # --- legs ---------------------------------------------------------------------------------------------------------

    def level_leg(self, model: Model, a: Waypoint, b: Waypoint, others: Sequence[Other]) -> bool:
        z = a[2]
        near = shapely.distance(self.shapes, shapely.LineString([a[:2], b[:2]])) if self.shapes else []
        for part, distance in zip(self.parts, near, strict=True):
            in_the_way = part.solid and part.z1 > z and part.z0 < z + model.h and (part.move != "climb" or part.z1 - z >= 2000)
            if in_the_way and distance < model.r + 1 and self.overlaps(part, a, b, model.r):
                return False
        for other in others:
            square = square_to_segment((other.x, other.y), a[:2], b[:2])
            if other.z < z + model.h and z < other.z + other.h and square < (model.r + other.r) ** 2:
                return False
            if other.shut and abs(z - other.z) <= 1000 and square <= engaged(model.r + other.r, abs(z - other.z)) ** 2:
                return False
        return z == 0 or self.borne(model, a, b)

    def overlaps(self, part: Solid, a: Waypoint, b: Waypoint, reach: int) -> bool:
        return nearer(part, a[:2], b[:2], reach)

    def bearers(self, z: int) -> list[Solid]:
        return [part for part in self.parts if part.z1 == z and (part.move == "climb" or part.stand)]

    def borne(self, model: Model, a: Waypoint, b: Waypoint) -> bool:
        """Halving the leg until what carries the model is nearer than half of what is left of it."""
        bearers = self.bearers(a[2])
        if not bearers:
            return False
        length = hypot(b[0] - a[0], b[1] - a[1])
        pieces = [(0.0, 1.0)]
        while pieces:
            low, high = pieces.pop()
            middle = (low + high) / 2
            at = shapely.Point(a[0] + (b[0] - a[0]) * middle, a[1] + (b[1] - a[1]) * middle)
            distance = min(part.shape.distance(at) for part in bearers)
            slack = (high - low) / 2 * length
            if distance + slack < model.r + 1 - CLOSE:
                continue
            if distance > model.r + 1 + CLOSE:
                return False
            if slack < CLOSE:
                t = Fraction(middle).limit_denominator(10 ** 7)
                point = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
                if all(square_to_ring(part.ring, point, point) > (model.r + 1) ** 2 for part in bearers):
                    return False
                continue
            pieces += [(low, middle), (middle, high)]
        ends = [any(nearer(part, end[:2], end[:2], model.r + 1) for part in bearers) for end in (a, b)]
        return all(ends)

    def level_change(self, model: Model, x: int, y: int, z0: int, z1: int, others: Sequence[Other]) -> bool:
        low, high = sorted((z0, z1))
        at = (x, y)
        for z in (low, high):
            if z and not any(nearer(part, at, at, model.r + 1) for part in self.bearers(z)):
                return False
        foothold = any(part.move != "impassable" and nearer(part, at, at, model.r + 1) for part in self.bearers(high))
        ladder = any(part.move == "open" and not part.stand and part.z1 - part.z0 >= 2000 and part.z0 <= low and part.z1 >= high
                     and nearer(part, at, at, model.r + 1) for part in self.parts)
        if not foothold and not ladder:
            return False
        for part in self.parts:
            if (part.solid and part.z1 > low and part.z0 < high + model.h and (part.move != "climb" or part.z1 - low >= 2000)
                    and nearer(part, at, at, model.r)):
                return False
        for other in others:
            square = (other.x - x) ** 2 + (other.y - y) ** 2
            if other.z < high + model.h and low < other.z + other.h and square < (model.r + other.r) ** 2:
                return False
            apart = 0 if low <= other.z <= high else min(abs(low - other.z), abs(high - other.z))
            if other.shut and apart <= 1000 and square <= engaged(model.r + other.r, apart) ** 2:
                return False
        return True

    # --- the end ------------------------------------------------------------------------------------------------------

    def may_stop(self, model: Model, point: Waypoint, others: Sequence[Other]) -> bool:
        x, y, z = point
        if z and not self.floor_holds(model, x, y, z):
            return False
        for part in self.parts:
            if part.solid and part.z1 > z and part.z0 < z + model.h and nearer(part, (x, y), (x, y), model.r):
                return False
        for other in others:
            square = (other.x - x) ** 2 + (other.y - y) ** 2
            if other.z < z + model.h and z < other.z + other.h and square < (model.r + other.r) ** 2:
                return False
            if model.fly and other.shut and abs(z - other.z) <= 1000 and (
                    square <= engaged(model.r + other.r, abs(z - other.z)) ** 2):
                return False
        return True

    def floor_holds(self, model: Model, x: int, y: int, z: int) -> bool:
        tops = [part for part in self.parts if part.stand and part.z1 == z]
        floor = shapely.union_all([part.shape for part in tops])
        if not any(contains(part.ring, (x, y)) for part in tops):
            return False
        edge = floor.boundary.distance(shapely.Point(x, y))
        if abs(edge - model.r) > CLOSE:
            return bool(edge > model.r)
        lines = [line for each in shapely.get_parts(floor.boundary) for line in shapely.get_parts(each)]
        corners = [[(Fraction(px), Fraction(py)) for px, py in line.coords] for line in lines]
        return all(square_to_segment((x, y), p, q) >= model.r ** 2
                   for ring in corners for p, q in pairwise(ring))

    # --- cost and danger ----------------------------------------------------------------------------------------------

    def cost(self, model: Model, start: Waypoint, path: Sequence[Waypoint]) -> int:
        whole = 0
        for a, b in zip([start, *path], path, strict=False):
            square = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
            rise = abs(b[2] - a[2])
            if model.fly:
                whole += root(square + rise ** 2)
                continue
            whole += root(square) + (rise if rise >= 2000 else 0)
            if not model.sure_footed:
                slow = sum((high - low for low, high, parts in self.stretches(model, a, b) if parts), Fraction(0))
                whole += ceil(slow * root(square))
        return whole

    def stretches(self, model: Model, a: Waypoint, b: Waypoint) -> list[tuple[Fraction, Fraction, list[Solid]]]:
        """The leg cut at every border; what slow or dangerous ground its middle lies on, if no bridge is over it."""
        if a[:2] == b[:2]:
            return []
        z = a[2]
        here = [(number, part) for number, part in enumerate(self.parts) if part.z0 <= z <= part.z1]
        perilous = [part for number, part in here if model.perilous >> number & 1]
        areas = [part for _, part in here if part.move in ("difficult", "dangerous") or part in perilous]
        bridges = [part for _, part in here if part.move == "open" and part.stand and part not in perilous]
        cuts = {Fraction(0), Fraction(1)}
        for part in areas + bridges:
            cuts |= crossings(part.ring, a[:2], b[:2])
        found = []
        ordered = sorted(cuts)
        for low, high in pairwise(ordered):
            t = (low + high) / 2
            middle = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
            if not any(contains(part.ring, middle) for part in bridges):
                found.append((low, high, [part for part in areas if contains(part.ring, middle)]))
        return found

    def dangers(self, model: Model, start: Waypoint, path: Sequence[Waypoint]) -> set[int]:
        found: set[int] = set()
        if model.fly:
            x, y, z = path[-1]
            on_table = 0 <= x <= self.width and any(point != start for point in path)
            # A flyer that leaves over the evacuation edge ends nowhere.
            return self.danger_at(model, x, y, z, z) if on_table and model.r <= x <= self.width - model.r else set()
        for a, b in zip([start, *path], path, strict=False):
            for _, _, parts in self.stretches(model, a, b):
                found |= {part.piece for part in parts if self.is_dangerous(model, part)}
            if a[2] != b[2]:
                found |= self.danger_at(model, b[0], b[1], min(a[2], b[2]), max(a[2], b[2]))
        return found

    def is_dangerous(self, model: Model, part: Solid) -> bool:
        return part.move == "dangerous" or bool(model.perilous >> self.parts.index(part) & 1)

    def danger_at(self, model: Model, x: int, y: int, low: int, high: int) -> set[int]:
        found = set()
        for part in self.parts:
            if self.is_dangerous(model, part) and part.z0 <= high and low <= part.z1 and contains(part.ring, (x, y)):
                bottom, top = max(low, part.z0), min(high, part.z1)
                if not any(over.move == "open" and over.stand and not self.is_dangerous(model, over) and over.z0 <= bottom
                           and top <= over.z1 and contains(over.ring, (x, y)) for over in self.parts):
                    found.add(part.piece)
        return found


# --- plane geometry in fractions --------------------------------------------------------------------------------------


def windows(parts: Sequence[Solid]) -> list[Solid]:
    """KT-TERRAIN-03: between a sill and a lintel of the same outline nobody passes."""
    return [Solid(sill.ring, sill.z0, lintel.z0, "window", False, sill.piece) for sill in parts for lintel in parts
            if sill.solid and lintel.solid and sill.z1 < lintel.z0 and set(sill.ring) == set(lintel.ring)]


def between(a: Waypoint, b: Waypoint, part: int, far: int) -> Point:
    """The point at part / far of the way, rounded towards the start."""
    x, y = (Fraction((to - at) * part, far) for at, to in zip(a[:2], b[:2], strict=True))
    return a[0] + int(x), a[1] + int(y)


def engaged(radii: int, apart: int) -> int:
    return radii + isqrt(1000 * 1000 - apart * apart)


def root(square: int) -> int:
    """The root, rounded up."""
    down = isqrt(square)
    return down if down * down == square else down + 1


def side(p: Exact, q: Exact, at: Exact) -> Number:
    return (q[0] - p[0]) * (at[1] - p[1]) - (q[1] - p[1]) * (at[0] - p[0])


def sides_of(ring: Ring) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    return list(zip(ring, [*ring[1:], ring[0]], strict=True))


def contains(ring: Ring, at: Exact) -> bool:
    """Inside or on the border, whichever way round the ring runs."""
    turns = [side(p, q, at) for p, q in sides_of(ring)]
    return all(turn >= 0 for turn in turns) or all(turn <= 0 for turn in turns)


def crossings(ring: Ring, a: Exact, b: Exact) -> set[Fraction]:
    """Where the segment crosses or touches a border."""
    found = set()
    for p, q in sides_of(ring):
        from_a, from_b = side(p, q, a), side(p, q, b)
        if from_a != from_b:
            t = Fraction(from_a) / (from_a - from_b)
            if 0 <= t <= 1:
                found.add(t)
    return found


def square_to_segment(at: Exact, a: Exact, b: Exact) -> Fraction:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    along = (at[0] - a[0]) * dx + (at[1] - a[1]) * dy
    t = Fraction(0) if along <= 0 else Fraction(1) if along >= square else Fraction(along) / square
    off_x, off_y = a[0] + t * dx - at[0], a[1] + t * dy - at[1]
    return off_x * off_x + off_y * off_y


def square_to_ring(ring: Ring, a: Exact, b: Exact) -> Fraction:
    """Exactly: between a segment and a convex outline with what is inside it."""
    if contains(ring, a) or contains(ring, b):
        return Fraction(0)
    least = None
    for p, q in sides_of(ring):
        if meets(a, b, p, q):
            return Fraction(0)
        each = min(square_to_segment(a, p, q), square_to_segment(b, p, q), square_to_segment(p, a, b))
        least = each if least is None else min(least, each)
    assert least is not None
    return least


def meets(a: Exact, b: Exact, p: tuple[int, int], q: tuple[int, int]) -> bool:
    """Two segments cross; ends that lie on the other are left to the distances."""
    return side(a, b, p) * side(a, b, q) < 0 and side(p, q, a) * side(p, q, b) < 0


def nearer(part: Solid, a: Point, b: Point, reach: int) -> bool:
    """The segment is nearer to the part than reach."""
    line = shapely.Point(a) if a == b else shapely.LineString([a, b])
    distance = part.shape.distance(line)
    if abs(distance - reach) > CLOSE:
        return bool(distance < reach)
    return square_to_ring(part.ring, a, b) < reach * reach
