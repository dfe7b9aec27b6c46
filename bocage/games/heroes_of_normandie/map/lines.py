"""The geometry of lines between squares, in whole numbers (the catalogue's exact definition of line of sight).

A line runs between the centres of two squares, or from a centre to an intersection. Only the offset between its ends matters,
so each offset is worked out once for each size of board: the squares that the line crosses, in order, and whether it passes
from one to the next through a side or through a corner.
"""

from __future__ import annotations
from bocage.games.heroes_of_normandie.types import Point, Square

from collections.abc import Iterable
from functools import cache


class Line:
    """The squares of a line, as differences of square numbers from its start.

    ``squares``: all squares crossed, with both ends. ``flanks``: for each step from square to square None (through a side), or
    the two squares beside the corner that the line passes through. ``low``: the smallest difference. ``crossed``, ``touched``
    and ``whole`` are sets of squares as bits, shifted by ``low``: the squares between the ends; these and the flanks of
    corners; all squares with the ends.
    """

    __slots__ = ("squares", "flanks", "low", "crossed", "touched", "whole")

    def __init__(self, squares: list[int], flanks: list[tuple[int, int] | None]) -> None:
        self.squares = tuple(squares)
        self.flanks = tuple(flanks)
        beside = [square for flank in flanks if flank is not None for square in flank]
        self.low = min([*squares, *beside])
        between = bits(square - self.low for square in squares[1:-1])
        self.crossed = between
        self.touched = between | bits(square - self.low for square in beside)
        self.whole = bits(square - self.low for square in squares)

    def near(self, squares: int, start: Square) -> int:
        """A set of squares shifted by ``low``, like the sets of this line, when it begins at ``start``."""
        low = start + self.low
        return squares >> low if low >= 0 else squares << -low


def bits(numbers: Iterable[int]) -> int:
    """A set of small numbers as one whole number: each number sets its bit."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def walk(across: int, down: int, width: int, ends_at_corner: bool) -> Line:
    """HN-LOS-08, HN-LOS-09: goes from square to square along a line.

    Distances are in half squares. A line between centres crosses the k-th side of its way at 2k + 1. A line that ends at an
    intersection has odd lengths and reaches its end together with the last sides.
    """
    right, below = (1 if across > 0 else -1), (width if down > 0 else -width)
    far, deep = abs(across), abs(down)
    x = y = 1
    here = 0
    squares: list[int] = [0]
    flanks: list[tuple[int, int] | None] = []
    while (x < far or y < deep) if ends_at_corner else (x <= far or y <= deep):
        towards_x, towards_y = x * deep, y * far
        if towards_x == towards_y:
            flanks.append((here + right, here + below))
            here += right + below
            x, y = x + 2, y + 2
        elif towards_x < towards_y:
            flanks.append(None)
            here += right
            x += 2
        else:
            flanks.append(None)
            here += below
            y += 2
        squares.append(here)
    return Line(squares, flanks)


class Lines:
    """All lines of a board of one size. The ``key`` of the aim less the ``key`` of the start finds the line between two
    squares."""

    __slots__ = ("width", "height", "key", "offset", "between", "to_points")

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        span = 2 * width - 1
        self.key = [row * span + column for row in range(height) for column in range(width)]
        self.offset = (height - 1) * span + width - 1
        self.between: list[Line | None] = [None] * ((2 * height - 1) * span)
        self.to_points: dict[tuple[int, int], Line] = {}

    def line(self, a: Square, b: Square) -> Line:
        """The line between the centres of two squares."""
        at = self.key[b] - self.key[a] + self.offset
        found = self.between[at]
        if found is None:
            width = self.width
            found = self.between[at] = walk(2 * (b % width - a % width), 2 * (b // width - a // width), width, False)
        return found

    def to_point(self, square: Square, point: Point) -> Line:
        """The line from a square's centre to an intersection. Intersections are numbered row by row, like squares; there is one
        more in each row and column."""
        width = self.width
        across = 2 * (point % (width + 1)) - 2 * (square % width) - 1
        down = 2 * (point // (width + 1)) - 2 * (square // width) - 1
        found = self.to_points.get((across, down))
        if found is None:
            found = self.to_points[across, down] = walk(across, down, width, True)
        return found


@cache
def lines(width: int, height: int) -> Lines:
    return Lines(width, height)
