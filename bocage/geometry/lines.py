"""Lines of sight between standing bodies: which of the 25 points of a body are hidden, and by what.

Point 5 * i + j is the i-th point across from the right, at the j-th height from below. It is bit 5 * i + j of a mask.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bocage.geometry.bins import Bins, Box, bits
from bocage.geometry.cuts import ALL_LEVELS, Cylinder, cylinder_column, prism_column
from bocage.geometry.numbers import csqrt
from bocage.geometry.rays import Levels, Spread, levels, spread
from bocage.geometry.shapes import Edge, Polygon

Prism = tuple[Polygon, int, int, int]       # polygon, z0, z1, kind
Body = tuple[Box, int, int, bool, int, tuple[Edge, ...]]    # box, z0, z1, whether it only veils, number, edges
Look = tuple[int, int, tuple[int, ...], tuple[int, ...]]

CLEAR, VEIL, BLOCK = 0, 1, 2            # kinds of prism: of no account, hides in part, hides
ALL_POINTS = (1 << 25) - 1
CELL = 1000
COLUMNS = (0, 1, 2, 3, 4)


class Scene:
    """The fixed bodies that may hide something. They keep their numbers."""

    __slots__ = ("bins", "bodies")

    def __init__(self, width: int, height: int, prisms: Iterable[Prism]) -> None:
        bodies: list[Body] = [(poly.box, z0, z1, kind == VEIL, number, poly.edges)
                              for number, (poly, z0, z1, kind) in enumerate(prisms) if kind != CLEAR]
        # Tall blocks are looked at first, since a look that is blocked altogether needs nothing more.
        self.bodies = sorted(bodies, key=lambda body: (body[3], body[1] - body[2], body[4]))
        self.bins = Bins(width, height, CELL)
        for place, body in enumerate(self.bodies):
            self.bins.add(place, body[0])

    def look(self, ex: int, ey: int, ez: int, tx: int, ty: int, tz: int, b: int, h: int, cylinders: Sequence[Cylinder]) -> Look:
        """Looks from the eye e at a body of half width b and height h that stands at t. Returns the points blocked, the points
        veiled (by prisms that veil and by cylinders), and the numbers of the prisms and of the cylinders that do so.

        Once all points are blocked the search ends: bodies that would also have hidden them are not named.
        """
        points, zs = spread(ex, ey, tx, ty, b), levels(tz, h)
        squares = _squares(ex, ey, points)
        blocked = veiled = 0
        prisms = []
        for _, z0, z1, veils, number, edges in self._before(ex, ey, ez, points, zs):
            mask = _prism_mask(edges, z0, z1, ex, ey, ez, points, squares, zs)
            if mask:
                prisms.append(number)
                if veils:
                    veiled |= mask
                else:
                    blocked |= mask
                    if blocked == ALL_POINTS:
                        break
        prisms.sort()
        if blocked == ALL_POINTS or not cylinders:
            return blocked, veiled, tuple(prisms), ()
        masks = _cylinder_masks(cylinders, ex, ey, ez, points, squares, zs)
        for mask in masks.values():
            veiled |= mask
        return blocked, veiled, tuple(prisms), tuple(masks)

    def _before(self, ex: int, ey: int, ez: int, points: Spread, zs: Levels) -> list[Body]:
        """The bodies whose box meets the triangle between the eye and the two outermost points."""
        (rx, ry), _, _, _, (lx, ly) = points
        # The points between were rounded and may lie outside of the triangle by 1 each way.
        found = self.bins.around(min(ex, rx, lx) - 1, min(ey, ry, ly) - 1, max(ex, rx, lx) + 1, max(ey, ry, ly) + 1)
        low, high = min(ez, zs[0]), max(ez, zs[4])
        rx, ry, lx, ly = rx - ex, ry - ey, lx - ex, ly - ey
        # Of a box only the corner farthest to the left of the right-hand side matters, and the other way round.
        right_x, right_y = 0 if ry > 0 else 2, 3 if rx > 0 else 1
        left_x, left_y = 2 if ly > 0 else 0, 1 if lx > 0 else 3
        right = rx * ey - ry * ex - abs(rx) - abs(ry)
        left = lx * ey - ly * ex + abs(lx) + abs(ly)
        bodies, near = self.bodies, []
        for number in bits(found):
            body = bodies[number]
            box = body[0]
            if (rx * box[right_y] - ry * box[right_x] >= right and lx * box[left_y] - ly * box[left_x] <= left
                    and body[1] <= high and body[2] >= low):
                near.append(body)
        return near


def hidden(ex: int, ey: int, ez: int, tx: int, ty: int, tz: int, b: int, h: int,
           cylinders: Sequence[Cylinder]) -> dict[int, int]:
    """The points that cylinders alone hide from the same eye, by the number of the cylinder."""
    points = spread(ex, ey, tx, ty, b)
    return _cylinder_masks(cylinders, ex, ey, ez, points, _squares(ex, ey, points), levels(tz, h))


def _squares(ex: int, ey: int, points: Spread) -> list[int]:
    """The squares of the lengths of the five lines in plan."""
    return [(dx := x - ex) * dx + (dy := y - ey) * dy for x, y in points]


def _prism_mask(edges: tuple[Edge, ...], z0: int, z1: int, ex: int, ey: int, ez: int, points: Spread, squares: list[int],
                zs: Levels) -> int:
    """The points to which the lines cut this prism."""
    (rx, ry), _, _, _, (lx, ly) = points
    sides = []
    for a, b, c, _, _, _ in edges:
        start, right, left = a * ex + b * ey + c, a * rx + b * ry + c, a * lx + b * ly + c
        # The points between were rounded and may lie outside of the triangle by 1 each way.
        spare = abs(a) + abs(b)
        if start < 0:
            if right < -spare and left < -spare:
                return 0
            sides.append((a, b, c, start))
        elif right < spare or left < spare:
            sides.append((a, b, c, start))
    whole = z0 <= ez <= z1 and z0 <= zs[0] and zs[4] <= z1      # no line leaves it above or below
    mask = 0
    for i in COLUMNS:
        x, y = points[i]
        n0, d0, n1, d1 = 0, 1, 1, 1
        for a, b, c, start in sides:
            end = a * x + b * y + c
            if start < 0:
                if end < 0:
                    break
                if -start * d0 > n0 * (end - start):
                    n0, d0 = -start, end - start
            elif end < 0 and start * d1 < n1 * (start - end):
                n1, d1 = start, start - end
        else:
            length, over = n1 * d0 - n0 * d1, d0 * d1
            if whole and length > 0 and length * length * squares[i] > over * over:
                mask |= ALL_LEVELS << 5 * i
            elif length > 0:
                mask |= prism_column(n0, d0, n1, d1, squares[i], z0, z1, ez, zs) << 5 * i
    return mask


def _cylinder_masks(cylinders: Sequence[Cylinder], ex: int, ey: int, ez: int, points: Spread, squares: list[int],
                    zs: Levels) -> dict[int, int]:
    """For each cylinder that is cut, by its number: the points to which the lines cut it."""
    (rx, ry), _, (ux, uy), _, (lx, ly) = points
    rx, ry, ux, uy, lx, ly = rx - ex, ry - ey, ux - ex, uy - ey, lx - ex, ly - ey
    farthest, low, high = csqrt(max(squares[0], squares[4])), min(ez, zs[0]), max(ez, zs[4])
    right, left = ry * ex - rx * ey, ly * ex - lx * ey
    masks = {}
    for number, (cx, cy, radius, z0, z1) in enumerate(cylinders):
        # Beyond a side of the triangle by more than its radius (and 2, for rounded points), it is not in the way.
        reach = (radius + 2) * farthest
        if right - ry * cx + rx * cy < -reach or left - ly * cx + lx * cy > reach:
            continue
        off_x, off_y = ex - cx, ey - cy
        if not -reach - squares[2] <= ux * off_x + uy * off_y <= reach or z0 > high or z1 < low:
            continue
        rest = off_x * off_x + off_y * off_y - radius * radius
        mask = 0
        for i in COLUMNS:
            x, y = points[i]
            mask |= cylinder_column(squares[i], (x - ex) * off_x + (y - ey) * off_y, rest, z0, z1, ez, zs) << 5 * i
        if mask:
            masks[number] = mask
    return masks
