"""KT-GEOM-13: KT-GEOM-13: whether a model that walks above the table has something under its base all the way.

A part carries a base if its outline is less than the radius plus one mil from the centre; the mil is needed because beside a
slanted wall no point in whole mils touches exactly. If one part carries both ends of a leg, it carries the whole leg, because
its outline is convex. If several parts carry it one after another, the stretches that each of them carries are compared
exactly. Their ends are numbers of the form (p + b·√m) / d.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cmp_to_key

from bocage.games.commandos_40k.paths.ground import Shape
from bocage.games.commandos_40k.pieces import Mil, Waypoint
from bocage.geometry.shapes import Point, Polygon, distance_below

Number = tuple[int, int, int, int]                              # p, b, m, d: (p + b·√m) / d, with d above 0
START: Number = (0, 0, 0, 1)
END: Number = (1, 0, 0, 1)


def holds(supports: Sequence[Shape], x: int, y: int, radius: Mil) -> bool:
    """Whether some part carries a base that stands at (x, y)."""
    reach = radius + 1
    for left, low, right, high, poly, _ in supports:
        if left - reach < x < right + reach and low - reach < y < high + reach and distance_below(poly, x, y, reach):
            return True
    return False


def carries(supports: Sequence[Shape], at: Waypoint, to: Waypoint, radius: Mil) -> bool:
    """Whether at every point of the leg some part carries the base."""
    x0, y0, _ = at
    x1, y1, _ = to
    reach = Mil(radius + 1)
    first = [poly for left, low, right, high, poly, _ in supports
             if left - reach < x0 < right + reach and low - reach < y0 < high + reach and distance_below(poly, x0, y0, reach)]
    for poly in first:
        if distance_below(poly, x1, y1, reach):
            return True
    if not first or not holds(supports, x1, y1, radius):
        return False
    return handed_on([poly for _, _, _, _, poly, _ in supports], (x0, y0), (x1, y1), reach)


def handed_on(polys: Sequence[Polygon], at: Point, to: Point, reach: Mil) -> bool:
    """Whether the stretches together cover the whole leg. Stretches include their ends, so two that meet in one point leave no
    gap."""
    stretches = [each for poly in polys if (each := stretch(poly, at, to, reach))]
    reached = START
    while compare(reached, END) <= 0:
        further = [end for start, end in stretches if compare(start, reached) <= 0 < compare(end, reached)]
        if not further:
            return False
        reached = max(further, key=cmp_to_key(compare))
    return True


def stretch(poly: Polygon, at: Point, to: Point, reach: Mil) -> tuple[Number, Number] | None:
    """The stretch of the line of the leg (0 is its start, 1 its end) on which the outline is nearer than ``reach``."""
    found = sorted(crossings(poly, at, to, reach), key=cmp_to_key(compare))
    if not found or compare(found[0], found[-1]) == 0:
        return None
    return found[0], found[-1]


def crossings(poly: Polygon, at: Point, to: Point, reach: Mil) -> list[Number]:
    """Where the line of the leg is exactly ``reach`` from a side or a corner of the outline."""
    x0, y0 = at
    dx, dy = to[0] - x0, to[1] - y0
    found: list[Number] = []
    for a, b, _, px, py, l2 in poly.edges:
        wx, wy = x0 - px, y0 - py
        # Beyond the side, which runs along (b, -a) and has its outer side towards (-a, -b).
        speed = -a * dx - b * dy
        if speed:
            number = fraction(a * wx + b * wy, reach, l2, speed)
            p, q, m, d = number
            along, step = b * wx - a * wy, b * dx - a * dy
            if sign(along * d + p * step, q * step, m) >= 0 and sign((l2 - along) * d - p * step, -q * step, m) >= 0:
                found.append(number)
        # Round its first corner.
        half, square = wx * dx + wy * dy, dx * dx + dy * dy
        under = half * half - square * (wx * wx + wy * wy - reach * reach)
        if under >= 0:
            found += [fraction(-half, -1, under, square), fraction(-half, 1, under, square)]
    return found


def fraction(p: int, b: int, m: int, d: int) -> Number:
    return (p, b, m, d) if d > 0 else (-p, -b, m, -d)


def compare(one: Number, other: Number) -> int:
    """Below 0, 0 or above 0 if the first number is smaller, equal or larger."""
    p, b, m, d = one
    q, c, n, e = other
    return sign_of_two(p * e - q * d, b * e, m, -c * d, n)


def sign(a: int, b: int, m: int) -> int:
    """The sign of a + b·√m."""
    first, second = a * a, b * b * m
    if a >= 0 and b >= 0:
        return int(first + second > 0)
    if a <= 0 and b <= 0:
        return -int(first + second > 0)
    larger = (first > second) - (first < second)
    return larger if a > 0 else -larger


def sign_of_two(a: int, b: int, m: int, c: int, n: int) -> int:
    """The sign of a + b·√m + c·√n."""
    roots = sign(b * m, c, m * n) if m else sign(0, c, n)
    whole = (a > 0) - (a < 0)
    if roots == 0 or whole == 0 or roots == whole:
        return roots or whole
    # The two differ in sign: the larger square decides.
    return whole * sign(a * a - b * b * m - c * c * n, -2 * b * c, m * n)
