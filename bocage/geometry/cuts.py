"""What a straight line in space cuts: prisms (a convex polygon from z0 up to z1) and upright cylinders.

A line cuts a body if more than 1 unit of its length lies inside the body or along its face. Five lines in one plan direction
rise to five heights. ``prism_column`` and ``cylinder_column`` judge the five at once, the lowest height in the lowest bit, so
that the work in plan is done once.
"""

from __future__ import annotations

from fractions import Fraction

from bocage.geometry.numbers import isqrt
from bocage.geometry.rays import Levels
from bocage.geometry.shapes import Clip, Polygon, clip

Cylinder = tuple[int, int, int, int, int]       # cx, cy, radius, z0, z1
ALL_LEVELS = 0b11111
EVER = 1 << 100                         # higher than anything


def cuts_prism(poly: Polygon, z0: int, z1: int, ex: int, ey: int, ez: int, x: int, y: int, z: int) -> bool:
    """Whether more than 1 of the line from e to (x, y, z) lies inside the prism."""
    part = clip(poly, ex, ey, x, y)
    return part is not None and _runs(_between(part, z0, z1, ez, z), (x - ex) ** 2 + (y - ey) ** 2 + (z - ez) ** 2)


def cuts_cylinder(cylinder: Cylinder, ex: int, ey: int, ez: int, x: int, y: int, z: int) -> bool:
    """Whether more than 1 of the line from e to (x, y, z) lies inside the cylinder."""
    cx, cy, radius, z0, z1 = cylinder
    dx, dy, off_x, off_y = x - ex, y - ey, ex - cx, ey - cy
    # In plan the line is inside where square t² + 2 half t + rest <= 0.
    square, half, rest = dx * dx + dy * dy, dx * off_x + dy * off_y, off_x * off_x + off_y * off_y - radius * radius
    return _cuts_round(square, half, rest, _between((0, 1, 1, 1), z0, z1, ez, z), square + (z - ez) ** 2)


def prism_column(n0: int, d0: int, n1: int, d1: int, square: int, z0: int, z1: int, ez: int, zs: Levels) -> int:
    """Which of the lines to the heights ``zs`` cut a prism. In plan they cross it from n0/d0 to n1/d1 of their length.

    ``square``: the square of their length in plan.
    """
    length, over = n1 * d0 - n0 * d1, d0 * d1
    sure, doubtful = _sorted_out(n0, d0, n1, d1, z0, z1, ez, zs)
    if length * length * square <= over * over:
        # Not longer than 1 in plan: the rise decides.
        sure, doubtful = 0, sure | doubtful
    if not doubtful:
        return sure
    part = n0, d0, n1, d1
    for k in range(5):
        if doubtful >> k & 1 and _runs(_between(part, z0, z1, ez, zs[k]), square + (zs[k] - ez) ** 2):
            sure |= 1 << k
    return sure


def cylinder_column(square: int, half: int, rest: int, z0: int, z1: int, ez: int, zs: Levels) -> int:
    """Which of the lines to the heights ``zs`` cut a cylinder. In plan a point at t is inside it if square t² + 2 half t + rest
    <= 0."""
    disc = half * half - square * rest
    if disc <= 0 and square:
        return 0
    root = isqrt(disc)
    n0, n1 = max(-half - root, 0), min(-half + root, square)
    if n0 > square or n1 < 0:
        return 0
    rise = max(zs[4] - ez, ez - zs[0])
    length = n1 - n0
    if length > 0 and square * square > 4 * (square + rise * rise) and length * length > square:
        # From n0 to n1 the line is inside, and outside of that no more than 1/square at each end, together less than 1 long.
        sure, doubtful = _sorted_out(n0, square, n1, square, z0, z1, ez, zs)
    else:
        sure, doubtful = 0, ALL_LEVELS
    if not doubtful:
        return sure
    for k in range(5):
        if doubtful >> k & 1:
            part = _between((0, 1, 1, 1), z0, z1, ez, zs[k])
            if _cuts_round(square, half, rest, part, square + (zs[k] - ez) ** 2):
                sure |= 1 << k
    return sure


def _sorted_out(n0: int, d0: int, n1: int, d1: int, z0: int, z1: int, ez: int, zs: Levels) -> tuple[int, int]:
    """The lines that are between z0 and z1 all the way from n0/d0 to n1/d1, and those that are so for a part of it."""
    if z0 <= ez <= z1 and z0 <= zs[0] and zs[4] <= z1:
        return ALL_LEVELS, 0
    # A line to height z is under z1 at t = n/d exactly where z <= ez + (z1 - ez) * d / n; likewise over z0.
    if n0:
        low0, high0 = ez - (ez - z0) * d0 // n0, ez + (z1 - ez) * d0 // n0
    else:
        low0, high0 = EVER if ez < z0 else -EVER, EVER if ez <= z1 else -EVER
    if n1:
        low1, high1 = ez - (ez - z0) * d1 // n1, ez + (z1 - ez) * d1 // n1
    else:
        low1, high1 = low0, high0
    sure = doubtful = 0
    bit = 1
    for z in zs:
        if z <= high0 or z <= high1:
            if low0 <= z <= high0 and low1 <= z <= high1:
                sure |= bit
            elif z >= low0 or z >= low1:
                doubtful |= bit
        bit += bit
    return sure, doubtful


def _between(part: Clip, z0: int, z1: int, ez: int, z: int) -> Clip:
    """The part of a line from height ez to height z that also lies between z0 and z1. If there is none, the end lies before the
    start."""
    n0, d0, n1, d1 = part
    for start, end in ((ez - z0, z - z0), (z1 - ez, z1 - z)):
        if start < 0:
            if end < 0:
                return 1, 1, 0, 1
            if -start * d0 > n0 * (end - start):
                n0, d0 = -start, end - start
        elif end < 0 and start * d1 < n1 * (start - end):
            n1, d1 = start, start - end
    return n0, d0, n1, d1


def _runs(part: Clip, square: int) -> bool:
    """Whether this part of a line is longer than 1. ``square``: the square of the length of the line."""
    n0, d0, n1, d1 = part
    length, over = n1 * d0 - n0 * d1, d0 * d1
    return length > 0 and length * length * square > over * over


def _cuts_round(square: int, half: int, rest: int, part: Clip, space: int) -> bool:
    """Whether more than 1 of this part of a line lies inside a round body. ``space``: the square of the length of the line.

    The line enters and leaves the body at (-half ∓ sqrt(disc)) / square. Each is compared with the ends of the part by squares.
    """
    n0, d0, n1, d1 = part
    if n1 * d0 <= n0 * d1:
        return False
    if square == 0:
        return rest <= 0 and _runs(part, space)
    disc = half * half - square * rest
    if disc <= 0:
        return False
    before, after = -half * d0 - square * n0, square * n1 + half * d1
    enters = before > 0 and before * before > d0 * d0 * disc
    leaves = after > 0 and after * after > d1 * d1 * disc
    if enters and leaves:
        return 4 * disc * space > square * square
    if not enters and not leaves:
        return _runs(part, space)
    rational = Fraction(after, d1) if enters else Fraction(before, d0)
    return _exceeds(rational, disc, Fraction(square * square, space))


def _exceeds(a: Fraction, m: int, k: Fraction) -> bool:
    """a + sqrt(m) > sqrt(k), for m and k not below 0."""
    if a >= 0:
        short = k - a * a - m
        return short < 0 or 4 * a * a * m > short * short
    spare = m - k - a * a
    return spare > 0 and spare * spare > 4 * a * a * k
