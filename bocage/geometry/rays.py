"""The points at which an eye looks on a standing body: five points across, each at five heights."""

from __future__ import annotations

from bocage.geometry.numbers import isqrt
from bocage.geometry.shapes import Point

Levels = tuple[int, int, int, int, int]
Spread = tuple[Point, Point, Point, Point, Point]


def levels(z: int, h: int) -> Levels:
    """The five heights on a body of height h that stands at z, ascending."""
    return z + h * 10 // 100, z + h * 30 // 100, z + h * 50 // 100, z + h * 70 // 100, z + h * 95 // 100


def spread(ex: int, ey: int, x: int, y: int, b: int) -> Spread:
    """The five points across, seen from above: on the line through (x, y) at a right angle to the look, from b to the right to
    b to the left.

    Coordinates are rounded to the nearest whole number, halves away from (x, y). If the eye is straight above, the look goes
    along +x.
    """
    ux, uy = x - ex, y - ey
    square = ux * ux + uy * uy
    if square == 0:
        ux = square = 1
    # |x| rounded is floor(|x| + 1/2) = (floor(2|x|) + 1) // 2; and floor(sqrt(q)) = isqrt(floor(q)).
    wide_x, wide_y = 4 * b * b * uy * uy, 4 * b * b * ux * ux
    far_x, far_y = (isqrt(wide_x // square) + 1) // 2, (isqrt(wide_y // square) + 1) // 2
    half_x, half_y = (isqrt(wide_x // (4 * square)) + 1) // 2, (isqrt(wide_y // (4 * square)) + 1) // 2
    if uy > 0:
        far_x, half_x = -far_x, -half_x
    if ux < 0:
        far_y, half_y = -far_y, -half_y
    return (x - far_x, y - far_y), (x - half_x, y - half_y), (x, y), (x + half_x, y + half_y), (x + far_x, y + far_y)


def rays(ex: int, ey: int, x: int, y: int, z: int, b: int, h: int) -> list[tuple[int, int, int]]:
    """The 25 points: for each point across its five heights."""
    return [(px, py, pz) for px, py in spread(ex, ey, x, y, b) for pz in levels(z, h)]
