"""Boxes side by side, each with a few lines: how the field of Utah Beach and the cross of Graignes are drawn."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.screen import Line, length_of, wrapped

LEAST = 17                          # columns inside a box that the longest word of a name needs
WIDEST = 100


def fits(width: int, columns: int) -> bool:
    return inside(width, columns) >= LEAST


def inside(width: int, columns: int) -> int:
    return (min(width, WIDEST) - columns - 1) // columns


def boxes(rows: Sequence[Sequence[Sequence[Line]]], width: int, ascii: bool) -> list[Line]:
    """Rows of boxes; a box is a list of lines, each broken to the width of the box."""
    columns = len(rows[0])
    inner = inside(width, columns)
    bar, rule, corner = ("|", "-", "+") if ascii else ("│", "─", "·")
    edge: Line = [(corner + (rule * inner + corner) * columns, "quiet")]
    made: list[Line] = [edge]
    for row in rows:
        cells = [[part for line in cell for part in wrapped(line, inner)] for cell in row]
        for at in range(max(map(len, cells))):
            made.append(joined_cells([cell[at] if at < len(cell) else [] for cell in cells], inner, bar))
        made.append(edge)
    return made


def joined_cells(cells: Sequence[Line], inner: int, bar: str) -> Line:
    line: Line = [(bar, "quiet")]
    for cell in cells:
        line += [*cell, (" " * (inner - length_of(cell)), ""), (bar, "quiet")]
    return line
