"""Shapes for the tests: convex polygons about any points, and distances in exact fractions, worked out the long way."""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bocage.geometry.shapes import Point, Polygon


def square(x: int, y: int, width: int, height: int) -> Polygon:
    return Polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)])


def hull(points: list[Point]) -> list[Point]:
    """The corners of the smallest convex ring about the points (Andrew's chain)."""
    found = sorted(set(points))
    return _half(found)[:-1] + _half(found[::-1])[:-1]


def _half(points: list[Point]) -> list[Point]:
    chain: list[Point] = []
    for p in points:
        while len(chain) > 1 and cross(chain[-2], chain[-1], p) <= 0:
            chain.pop()
        chain.append(p)
    return chain


def random_polygon(rng: Random, size: int) -> Polygon:
    while True:
        ring = hull([(rng.randrange(size + 1), rng.randrange(size + 1)) for _ in range(rng.randrange(3, 8))])
        if len(ring) > 2:
            return Polygon(ring)


def cross(o: Point, p: Point, q: Point) -> int:
    return (p[0] - o[0]) * (q[1] - o[1]) - (p[1] - o[1]) * (q[0] - o[0])


def sides(poly: Polygon) -> list[tuple[Point, Point]]:
    return list(zip(poly.points, poly.points[1:] + poly.points[:1], strict=True))


def inside(poly: Polygon, p: Point) -> bool:
    return all(cross(a, b, p) >= 0 for a, b in sides(poly))


def point_to_segment(p: Point, a: Point, b: Point) -> Fraction:
    """The square of the distance."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    t = Fraction((p[0] - a[0]) * dx + (p[1] - a[1]) * dy, dx * dx + dy * dy) if (dx, dy) != (0, 0) else Fraction(0)
    t = min(max(t, Fraction(0)), Fraction(1))
    return (a[0] + t * dx - p[0]) ** 2 + (a[1] + t * dy - p[1]) ** 2


def point_to_polygon(p: Point, poly: Polygon) -> Fraction:
    return Fraction(0) if inside(poly, p) else min(point_to_segment(p, a, b) for a, b in sides(poly))


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """They meet inside both; where an end touches, the distance of that end shows it."""
    return cross(a, b, c) * cross(a, b, d) < 0 and cross(c, d, a) * cross(c, d, b) < 0


def segment_to_polygon(a: Point, b: Point, poly: Polygon) -> Fraction:
    if any(segments_cross(a, b, c, d) for c, d in sides(poly)):
        return Fraction(0)
    return min([point_to_polygon(a, poly), point_to_polygon(b, poly)] + [point_to_segment(p, a, b) for p in poly.points])
