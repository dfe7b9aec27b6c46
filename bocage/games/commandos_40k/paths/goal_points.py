"""Points worth going to, in whole mils: beside a part, round its corners, round another model (KT-GEOM-23)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bocage.geometry.numbers import csqrt, isqrt
from bocage.geometry.shapes import Edge, Point, Polygon, distance_below

MILLION = 1_000_000
# The 24 directions, a right angle in six steps, as whole numbers: no machine rounds them otherwise.
QUARTER = ((1000000, 0), (965926, 258819), (866025, 500000), (707107, 707107), (500000, 866025), (258819, 965926))
DIRECTIONS = tuple((turn[0] * x + turn[1] * y, turn[2] * x + turn[3] * y)
                   for turn in ((1, 0, 0, 1), (0, -1, 1, 0), (-1, 0, 0, -1), (0, 1, -1, 0)) for x, y in QUARTER)


def border_points(poly: Polygon, radius: int, spacing: int) -> list[Point]:
    """The points at which a base touches the sides of a part from outside: at both ends of each side, and between them about
    ``spacing`` apart."""
    found = []
    for a, b, _, px, py, l2 in poly.edges:
        length = csqrt(l2)
        pieces = max(1, length // spacing)
        for number in range(pieces + 1):
            # The side runs along (b, -a); its outer side is towards (-a, -b).
            x = px * length * pieces + b * number * length - a * radius * pieces
            y = py * length * pieces - a * number * length - b * radius * pieces
            point = touching(poly, x // (length * pieces), y // (length * pieces), radius)
            if point:
                found.append(point)
    return list(dict.fromkeys(found))


def touching(poly: Polygon, x: int, y: int, radius: int) -> Point | None:
    """A point in whole mils near (x, y) at which a base touches the part: it does not overlap it and is less than a mil
    away."""
    for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1), (-1, 0), (0, -1), (-1, -1), (1, -1), (-1, 1)):
        if not distance_below(poly, x + dx, y + dy, radius) and distance_below(poly, x + dx, y + dy, radius + 1):
            return x + dx, y + dy
    return None


def corner_points(poly: Polygon, radius: int) -> list[Point]:
    """Two points at each corner. The paths along both sides and round the corner just pass through them."""
    found = []
    edges = poly.edges
    for before, after in zip(edges[-1:] + edges[:-1], edges, strict=True):
        px, py = after[3], after[4]
        forward = radius * quarter_tangent(before, after) // MILLION + 1
        for (a, b, _, _, _, l2), ahead in ((before, forward), (after, -forward)):
            length = csqrt(l2)
            found.append((away(px * length - a * radius + b * ahead, length, -a * radius + b * ahead),
                          away(py * length - b * radius - a * ahead, length, -b * radius - a * ahead)))
    return [point for point in found if not distance_below(poly, *point, radius)]


def quarter_tangent(before: Edge, after: Edge) -> int:
    """The tangent of a quarter of the angle by which the border turns at a corner, in millionths."""
    whole = (before[0] * after[0] + before[1] * after[1]) * MILLION // csqrt(before[5] * after[5])
    half = isqrt((MILLION + whole) * MILLION // 2)
    return isqrt((MILLION - half) * MILLION * MILLION // (MILLION + half))


def away(value: int, divisor: int, direction: int) -> int:
    """The quotient, rounded up if ``direction`` is above 0, else down."""
    return -(-value // divisor) if direction > 0 else value // divisor


def between(directions: Sequence[Point]) -> tuple[Point, ...]:
    """The directions, each followed by the one half-way to the next."""
    found: list[Point] = []
    for (x, y), (ox, oy) in zip(directions, (*directions[1:], directions[0]), strict=True):
        half = x + ox, y + oy
        length = csqrt(half[0] * half[0] + half[1] * half[1])
        found += [(x, y), (half[0] * MILLION // length, half[1] * MILLION // length)]
    return tuple(found)


MANY_DIRECTIONS = between(between(between(DIRECTIONS)))


def ring(x: int, y: int, distance: int) -> list[Point]:
    """Points round a place, in 24 directions. None is nearer to it than ``distance``."""
    return [(x + dx, y + dy) for dx, dy in offsets(distance)]


@lru_cache(maxsize=256)
def offsets(distance: int, fine: bool = False) -> list[Point]:
    """Where the points of a ring lie from its middle: in 24 directions or, if it is to be fine, in many."""
    return [(away(distance * dx, MILLION, dx), away(distance * dy, MILLION, dy))
            for dx, dy in (MANY_DIRECTIONS if fine else DIRECTIONS)]
