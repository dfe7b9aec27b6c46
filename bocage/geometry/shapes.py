"""Convex polygons, discs and straight sweeps of discs, judged exactly.

Functions come in pairs that differ only at an exact touch: ``…_below`` means nearer than r, ``…_within`` means at r or nearer.
For whole numbers a <= b is a < b + 1, so one private function with ``tie`` 0 or 1 serves both.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from bocage.geometry.bins import Box
from bocage.geometry.numbers import csqrt

Point = tuple[int, int]
# An edge from (px, py) is the tuple a, b, c, px, py, l2: a point's side is a*x + b*y + c, which is >= 0 to the left (inside);
# the edge runs along (b, -a) and l2 is its length squared.
Edge = tuple[int, int, int, int, int, int]
# The part of a segment inside: from t = n0/d0 to t = n1/d1, both denominators above 0.
Clip = tuple[int, int, int, int]


class Polygon:
    """A convex polygon with its border. Its corners run counter-clockwise; no three neighbours lie in a straight line."""

    __slots__ = ("box", "edges", "points")

    def __init__(self, ring: Iterable[Point]) -> None:
        self.points = _convex(ring)
        self.edges = tuple(_edge(p, q) for p, q in zip(self.points, self.points[1:] + self.points[:1], strict=True))
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        self.box: Box = (min(xs), min(ys), max(xs), max(ys))

    def __repr__(self) -> str:
        return f"Polygon({list(self.points)})"


def contains(poly: Polygon, x: int, y: int) -> bool:
    """Whether the point lies inside or on the border."""
    for a, b, c, _, _, _ in poly.edges:
        if a * x + b * y + c < 0:
            return False
    return True


def holds_disc(poly: Polygon, x: int, y: int, r: int) -> bool:
    """Whether the disc lies wholly inside. It may touch the border."""
    r2 = r * r
    for a, b, c, _, _, l2 in poly.edges:
        side = a * x + b * y + c
        if side < 0 or side * side < r2 * l2:
            return False
    return True


def distance_below(poly: Polygon, x: int, y: int, r: int) -> bool:
    """Whether the point is nearer to the polygon than r: a disc of radius r at the point overlaps the polygon."""
    return _nearer(poly, x, y, r, 0)


def distance_within(poly: Polygon, x: int, y: int, r: int) -> bool:
    """Whether the point is at distance r or nearer: a disc of radius r at the point overlaps or touches the polygon."""
    return _nearer(poly, x, y, r, 1)


def gap(poly: Polygon, x: int, y: int, r: int) -> int:
    """The distance from a disc to the polygon: that of its centre, rounded up, minus the radius. At least 0."""
    least = -1
    for a, b, c, px, py, l2 in poly.edges:
        side = a * x + b * y + c
        if side < 0:
            along = b * (x - px) - a * (y - py)
            if 0 <= along <= l2:
                # Seen from a convex polygon, a point straight before an edge has its nearest point on that edge.
                return max(0, csqrt(-(-side * side // l2)) - r)
            if along > l2:
                px, py = px + b, py - a
            square = (x - px) ** 2 + (y - py) ** 2
            least = square if least < 0 else min(least, square)
    return 0 if least < 0 else max(0, csqrt(least) - r)


def sweep_below(poly: Polygon, x0: int, y0: int, x1: int, y1: int, r: int) -> bool:
    """Whether some point of the segment is nearer to the polygon than r: a disc swept along it overlaps the polygon."""
    return _swept(poly, x0, y0, x1, y1, r, 0)


def sweep_within(poly: Polygon, x0: int, y0: int, x1: int, y1: int, r: int) -> bool:
    """Whether some point of the segment is at distance r or nearer: a disc swept along it overlaps or touches the polygon."""
    return _swept(poly, x0, y0, x1, y1, r, 1)


def clip(poly: Polygon, x0: int, y0: int, x1: int, y1: int) -> Clip | None:
    """The part of the segment inside the polygon or on its border, from t = n0/d0 to t = n1/d1; None if there is none. A part
    that only touches has no length."""
    n0, d0, n1, d1 = 0, 1, 1, 1
    for a, b, c, _, _, _ in poly.edges:
        start = a * x0 + b * y0 + c
        end = a * x1 + b * y1 + c
        if start < 0:
            if end < 0:
                return None
            if -start * d0 > n0 * (end - start):
                n0, d0 = -start, end - start
        elif end < 0 and start * d1 < n1 * (start - end):
            n1, d1 = start, start - end
    return (n0, d0, n1, d1) if n0 * d1 <= n1 * d0 else None


def holds_disc_in(polys: Sequence[Polygon], x: int, y: int, r: int) -> bool:
    """Whether the disc lies wholly inside the union of the polygons. It may touch the border of the union."""
    if any(holds_disc(poly, x, y, r) for poly in polys):
        return True
    # With its centre in and no open border nearer than r, the disc has nowhere to leave the union.
    return any(contains(poly, x, y) for poly in polys) and not any(
        _open_nearer(polys, edge, x, y, r) for poly in polys for edge in poly.edges)


def near(x0: int, y0: int, x1: int, y1: int, cx: int, cy: int, reach: int) -> bool:
    """Whether some point of the segment is at this distance from the centre or nearer."""
    return _passes(x0, y0, x1, y1, cx, cy, reach * reach, 1)


def near_below(x0: int, y0: int, x1: int, y1: int, cx: int, cy: int, reach: int) -> bool:
    """Whether some point of the segment is nearer to the centre than this distance."""
    return _passes(x0, y0, x1, y1, cx, cy, reach * reach, 0)


def _nearer(poly: Polygon, x: int, y: int, r: int, tie: int) -> bool:
    left, low, right, high = poly.box
    if x + r < left or x - r > right or y + r < low or y - r > high:
        return False
    r2 = r * r
    outside = False
    for a, b, c, px, py, l2 in poly.edges:
        side = a * x + b * y + c
        if side < 0:
            if side * side >= r2 * l2 + tie:
                return False
            outside = True
            x_off, y_off = x - px, y - py
            along = b * x_off - a * y_off
            if along > l2:
                x_off, y_off = x_off - b, y_off + a
            elif along >= 0:
                return True
            if x_off * x_off + y_off * y_off < r2 + tie:
                return True
    return not outside and r2 + tie > 0


def _swept(poly: Polygon, x0: int, y0: int, x1: int, y1: int, r: int, tie: int) -> bool:
    left, low, right, high = poly.box
    if ((x0 + r < left and x1 + r < left) or (x0 - r > right and x1 - r > right)
            or (y0 + r < low and y1 + r < low) or (y0 - r > high and y1 - r > high)):
        return False
    r2 = r * r
    apart = False
    for a, b, c, _, _, l2 in poly.edges:
        start, end = a * x0 + b * y0 + c, a * x1 + b * y1 + c
        if start < 0 and end < 0:
            nearest = start if start > end else end
            if nearest * nearest >= r2 * l2 + tie:
                return False
            apart = True
    if not apart and _straddles(poly, x0, y0, x1, y1):
        return r2 + tie > 0
    # They do not meet, so the nearest two points are a corner and the segment, or an end of it and the polygon.
    for px, py in poly.points:
        if _passes(x0, y0, x1, y1, px, py, r2, tie):
            return True
    return _nearer(poly, x0, y0, r, tie) or _nearer(poly, x1, y1, r, tie)


def _straddles(poly: Polygon, x0: int, y0: int, x1: int, y1: int) -> bool:
    """Whether the polygon's corners lie on both sides of the line through the segment, or on it."""
    dx, dy = x1 - x0, y1 - y0
    is_left = is_right = False
    for px, py in poly.points:
        side = dx * (py - y0) - dy * (px - x0)
        is_left = is_left or side >= 0
        is_right = is_right or side <= 0
        if is_left and is_right:
            return True
    return False


def _passes(x0: int, y0: int, x1: int, y1: int, cx: int, cy: int, r2: int, tie: int) -> bool:
    dx, dy = x1 - x0, y1 - y0
    x_off, y_off = cx - x0, cy - y0
    along = x_off * dx + y_off * dy
    if along > 0:
        l2 = dx * dx + dy * dy
        if along < l2:
            across = dx * y_off - dy * x_off
            return across * across < r2 * l2 + tie
        x_off, y_off = cx - x1, cy - y1
    return x_off * x_off + y_off * y_off < r2 + tie


def _open_nearer(polys: Sequence[Polygon], edge: Edge, x: int, y: int, r: int) -> bool:
    """Whether some stretch of the edge has no polygon on its outer side and comes nearer to the point than r."""
    a, b, _, px, py, l2 = edge
    foot = Fraction(b * (x - px) - a * (y - py), l2)
    for low, high in _open_stretches(polys, edge):
        t = min(max(foot, low), high)
        if (px + t * b - x) ** 2 + (py - t * a - y) ** 2 < r * r:
            return True
    return False


def _open_stretches(polys: Sequence[Polygon], edge: Edge) -> list[tuple[Fraction, Fraction]]:
    """The stretches of an edge that have no polygon on their outer side."""
    a, b, c, px, py, _ = edge
    covered = []
    for poly in polys:
        # Only a polygon with a corner beyond the edge covers what lies just beyond it, there where it meets the edge.
        if any(a * qx + b * qy + c < 0 for qx, qy in poly.points):
            part = clip(poly, px, py, px + b, py - a)
            if part:
                covered.append((Fraction(part[0], part[1]), Fraction(part[2], part[3])))
    stretches, reached = [], Fraction(0)
    for low, high in sorted(covered) + [(Fraction(1), Fraction(1))]:
        if low > reached:
            stretches.append((reached, low))
        reached = max(reached, high)
    return stretches


def _edge(p: Point, q: Point) -> Edge:
    (px, py), (qx, qy) = p, q
    a, b = py - qy, qx - px
    return a, b, -(a * px + b * py), px, py, a * a + b * b


def _convex(ring: Iterable[Point]) -> tuple[Point, ...]:
    """The ring's corners, counter-clockwise, without points in the middle of a side."""
    points = list(ring)
    points = [p for p, q in zip(points, points[1:] + points[:1], strict=True) if p != q]
    corners = [q for p, q, s in zip(points[-1:] + points, points, points[1:] + points[:1], strict=False)
               if not _between(p, q, s)]
    if sum(px * qy - qx * py for (px, py), (qx, qy) in zip(corners, corners[1:] + corners[:1], strict=True)) < 0:
        corners.reverse()
    for p, q in zip(corners, corners[1:] + corners[:1], strict=True):
        a, b, c, _, _, _ = _edge(p, q)
        if any(a * x + b * y + c <= 0 for x, y in corners if (x, y) not in (p, q)):
            raise ValueError(f"not convex: {points}")
    if len(corners) < 3 or len(set(corners)) < len(corners):
        raise ValueError(f"not convex: {points}")
    return tuple(corners)


def _between(p: Point, q: Point, s: Point) -> bool:
    """Whether q lies on the straight line from p to s, between them."""
    (px, py), (qx, qy), (sx, sy) = p, q, s
    back_x, back_y, on_x, on_y = qx - px, qy - py, sx - qx, sy - qy
    return back_x * on_y == back_y * on_x and back_x * on_x + back_y * on_y >= 0
