"""Finding bodies that are near: fixed boxes are sorted into the columns and rows of a grid, as sets of bits.

Two boxes meet exactly where both their columns and their rows meet. So a search is two look-ups and one ``and``, however large
the boxes are.
"""

from __future__ import annotations

from functools import lru_cache

Box = tuple[int, int, int, int]         # x0, y0, x1, y1, borders included


class Bins:
    """A grid of numbered bodies. A body beyond the grid counts as lying in the outermost cells."""

    __slots__ = ("cell", "columns", "last_column", "last_row", "rows")

    def __init__(self, width: int, height: int, cell: int) -> None:
        self.cell = cell
        self.last_column = width // cell
        self.last_row = height // cell
        self.columns = _spans(self.last_column)
        self.rows = _spans(self.last_row)

    def add(self, number: int, box: Box) -> None:
        x0, y0, x1, y1 = box
        _enter(self.columns, 1 << number, _cell(x0 // self.cell, self.last_column), _cell(x1 // self.cell, self.last_column))
        _enter(self.rows, 1 << number, _cell(y0 // self.cell, self.last_row), _cell(y1 // self.cell, self.last_row))

    def around(self, x0: int, y0: int, x1: int, y1: int) -> int:
        """The bodies in the cells that this box meets: all that touch it, and some near it."""
        cell, last = self.cell, self.last_column
        x0, x1 = x0 // cell, x1 // cell
        found = self.columns[0 if x0 < 0 else last if x0 > last else x0][0 if x1 < 0 else last if x1 > last else x1]
        last = self.last_row
        y0, y1 = y0 // cell, y1 // cell
        return found & self.rows[0 if y0 < 0 else last if y0 > last else y0][0 if y1 < 0 else last if y1 > last else y1]


@lru_cache(1 << 16)
def bits(found: int) -> tuple[int, ...]:
    """The numbers in a set of bits, in ascending order. The result is cached because the same sets are asked for often."""
    numbers = []
    while found:
        lowest = found & -found
        numbers.append(lowest.bit_length() - 1)
        found ^= lowest
    return tuple(numbers)


def _spans(last: int) -> list[list[int]]:
    """A set for each range of cells from i to j."""
    return [[0] * (last + 1) for _ in range(last + 1)]


def _enter(spans: list[list[int]], bit: int, low: int, high: int) -> None:
    """Enters a body that lies in the cells low to high into every range that meets them."""
    for first in range(high + 1):
        row = spans[first]
        for last in range(max(first, low), len(row)):
            row[last] |= bit


def _cell(index: int, last: int) -> int:
    return min(max(index, 0), last)
