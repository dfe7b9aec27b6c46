"""Where lines and circles meet, in whole numbers, rounded.

An area that is bounded by straight edges and by the outsides of convex things has its leftmost point where two of these borders
meet. So whether such an area is empty can be decided by looking at these meetings only.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isqrt

from bocage.geometry.bins import Box
from bocage.geometry.shapes import Point, Polygon

Line = tuple[int, int, int, int]            # a point, a direction
Circle = tuple[int, int, int]               # its centre, its radius


def meetings(lines: Sequence[Line], circles: Sequence[Circle], box: Box) -> list[Point]:
    """The points of the box in which two of the lines and circles meet, each once, from left to right."""
    left, low, right, high = box
    found: set[Point] = set()
    for at, line in enumerate(lines):
        found.update(point for other in lines[:at] for point in of_lines(line, other))
        found.update(point for circle in circles for point in of_line_and_circle(line, circle))
    for at, circle in enumerate(circles):
        found.update(point for other in circles[:at] for point in of_circles(circle, other))
    return sorted((x, y) for x, y in found if left <= x <= right and low <= y <= high)


def meetings_on(rings: Sequence[Circle], lines: Sequence[Line], circles: Sequence[Circle], box: Box,
                edges: Sequence[Line] = ()) -> list[Point]:
    """The points of the box in which one of the rings or edges meets a line, a circle or another of them, each once, from left
    to right."""
    left, low, right, high = box
    rings, circles = [[circle for circle in each if comes_near(circle, box)] for each in (rings, circles)]
    found: set[Point] = set()
    for at, ring in enumerate(rings):
        found.update(point for line in (*lines, *edges) for point in of_line_and_circle(line, ring))
        found.update(point for other in (*circles, *rings[:at]) for point in of_circles(ring, other))
    for at, edge in enumerate(edges):
        found.update(point for other in (*lines, *edges[:at]) for point in of_lines(edge, other))
        found.update(point for circle in circles for point in of_line_and_circle(edge, circle))
    return sorted((x, y) for x, y in found if left <= x <= right and low <= y <= high)


def comes_near(circle: Circle, box: Box) -> bool:
    """Whether points of a circle, rounded, could lie in a box."""
    (x, y, radius), (left, low, right, high) = circle, box
    reach = radius + 1
    return left - reach <= x <= right + reach and low - reach <= y <= high + reach


def of_lines(one: Line, other: Line) -> Iterator[Point]:
    x0, y0, dx, dy = one
    x1, y1, ex, ey = other
    across = dx * ey - dy * ex
    if across:
        way = (x1 - x0) * ey - (y1 - y0) * ex
        yield x0 + nearest(dx * way, across), y0 + nearest(dy * way, across)


def of_line_and_circle(line: Line, circle: Circle) -> Iterator[Point]:
    x0, y0, dx, dy = line
    x, y, radius = circle
    fx, fy = x0 - x, y0 - y
    square, half = dx * dx + dy * dy, fx * dx + fy * dy
    under = half * half - square * (fx * fx + fy * fy - radius * radius)
    if under >= 0:
        root = isqrt(under)
        for way in (-half - root, -half + root):
            yield x0 + nearest(dx * way, square), y0 + nearest(dy * way, square)


def of_circles(one: Circle, other: Circle) -> Iterator[Point]:
    x0, y0, r0 = one
    x1, y1, r1 = other
    dx, dy = x1 - x0, y1 - y0
    square = dx * dx + dy * dy
    along = r0 * r0 - r1 * r1 + square
    under = 4 * r0 * r0 * square - along * along
    if square and under >= 0:
        root = isqrt(under)
        for side in (-root, root):
            yield x0 + nearest(along * dx - side * dy, 2 * square), y0 + nearest(along * dy + side * dx, 2 * square)


def foot(line: Line, point: Point) -> Point:
    """The point of a line that is nearest to a point."""
    x0, y0, dx, dy = line
    square = dx * dx + dy * dy
    way = (point[0] - x0) * dx + (point[1] - y0) * dy
    return x0 + nearest(dx * way, square), y0 + nearest(dy * way, square)


def front(circle: Circle, point: Point) -> Point:
    """The point of a circle that is nearest to a point outside it."""
    x, y, radius = circle
    dx, dy = point[0] - x, point[1] - y
    far = isqrt(dx * dx + dy * dy) or 1
    return x + nearest(dx * radius, far), y + nearest(dy * radius, far)


def nearest(number: int, divisor: int) -> int:
    """The whole number nearest to a fraction."""
    return (2 * number + divisor) // (2 * divisor)


def beside(poly: Polygon, distance: int) -> list[Line]:
    """Lines along the edges of a polygon, at a distance outside (below 0: inside)."""
    return [(px - nearest(a * distance, isqrt(l2)), py - nearest(b * distance, isqrt(l2)), b, -a)
            for a, b, _, px, py, l2 in poly.edges]


def around_corners(poly: Polygon, radius: int) -> list[Circle]:
    return [(x, y, radius) for x, y in poly.points]
