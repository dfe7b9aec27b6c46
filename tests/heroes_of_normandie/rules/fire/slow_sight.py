"""Lines of sight worked out a second time, slowly, from the words of the rules alone (HN-LOS, the exact definition).

Nothing here comes from the game's own code but the printed map. Squares are pairs (column, row). The plane is measured in half
squares: the square (c, r) is the open box from (2c, 2r) to (2c + 2, 2r + 2), centres are odd, intersections even. A line is cut
with every box by exact fractions; where two boxes that it crosses in turn share a side it goes through that side, and where
they share only a corner it goes through the corner.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise

from bocage.games.heroes_of_normandie.content import Map
from bocage.games.heroes_of_normandie.map.joined_maps import SideName

Place = tuple[int, int]
BLOCKED = 99
# What a line loses on a square of each printed kind; a building's own walls say what is seen through it.
LOSS = {".": 0, "=": 0, "w": 0, "b": 0, "f": 1, "F": 1, "g": 1, "r": 1, "p": 1, "B": BLOCKED, "x": BLOCKED, "h": 0}
SIDES: dict[SideName, tuple[int, int]] = {"N": (0, -1), "S": (0, 1), "W": (-1, 0), "E": (1, 0)}


@cache
def crossed(across: int, down: int) -> list[Place]:
    """The boxes that a segment from the centre of square (0, 0) crosses, in the order in which it does; ``across`` and ``down``
    are the way to its end. Touching a side or a corner is not crossing."""
    reach = range(-abs(across) // 2 - 2, abs(across) // 2 + 3), range(-abs(down) // 2 - 2, abs(down) // 2 + 3)
    found = []
    for column in reach[0]:
        for row in reach[1]:
            part = inside(1, 1, 1 + across, 1 + down, column, row)
            if part is not None:
                found.append((part, (column, row)))
    return [square for _, square in sorted(found)]


def way(a: Place, across: int, down: int) -> list[Place]:
    return [(a[0] + column, a[1] + row) for column, row in crossed(across, down)]


def inside(ax: int, ay: int, bx: int, by: int, column: int, row: int) -> tuple[int, int] | None:
    """From where to where the segment lies strictly inside a box, as fractions of its length; None if it never does. All have
    the same denominator: ``across`` times ``down``."""
    across, down = abs(bx - ax) or 1, abs(by - ay) or 1
    start, end = 0, across * down
    for a, b, low, scale in ((ax, bx, 2 * column, down), (ay, by, 2 * row, across)):
        if a == b:
            if not low < a < low + 2:
                return None
            continue
        one, two = (low - a, low + 2 - a) if a < b else (a - low - 2, a - low)
        start, end = max(start, one * scale), min(end, two * scale)
    return (start, end) if start < end else None


class Field:
    """A map as printed, with what lies on it now: ``overlays`` gives the loss of further things on squares, ``ruined`` the
    buildings (by number) that have fallen."""

    def __init__(self, made: Map, overlays: Mapping[Place, int] | None = None, ruined: Sequence[int] = ()) -> None:
        self.width, self.height = len(made.rows[0]), len(made.rows)
        self.house: dict[Place, int] = {}
        self.chamber: dict[Place, tuple[int, int, int]] = {}
        for number, building in enumerate(made.building):
            for x1, y1, x2, y2 in building.rooms if number not in ruined else ():
                for column in range(x1, x2 + 1):
                    for row in range(y1, y2 + 1):
                        self.house[column, row], self.chamber[column, row] = number, (number, x1, y1)
        self.loss = {(column, row): LOSS[glyph] for row, line in enumerate(made.rows) for column, glyph in enumerate(line)}
        for number in ruined:
            for x1, y1, x2, y2 in made.building[number].rooms:
                for column in range(x1, x2 + 1):
                    for row in range(y1, y2 + 1):
                        self.loss[column, row] = LOSS["r"]
        for square, loss in (overlays or {}).items():
            if square not in self.house:
                self.loss[square] = min(BLOCKED, self.loss[square] + loss)
        self.opening = {self.side(x, y, side) for building in made.building
                        for x, y, side in (*building.doors, *building.windows)}
        self.wall = {self.side(*edge.at, edge.side): edge.kind for edge in made.edge}

    @staticmethod
    def side(column: int, row: int, side: SideName) -> frozenset[Place]:
        """A side of a square, known by the two squares it separates."""
        x, y = SIDES[side]
        return frozenset(((column, row), (column + x, row + y)))

    def between(self, one: Place, two: Place) -> str:
        """What lies between two squares that share a side: nothing, stone, wall, or an opening in a building's wall."""
        side = frozenset((one, two))
        if self.chamber.get(one) == self.chamber.get(two):
            return {"stone": "stone", "high": "wall"}.get(self.wall.get(side, ""), "")
        if side not in self.opening:
            return "wall"
        houses = {self.house[square] for square in side if square in self.house}
        return "opening" if len(houses) == 1 else "wall"

    def through(self, one: Place, two: Place, ends: set[Place], target: set[Place], at_corner: bool) -> int:
        """What a line loses on the side between two squares. ``ends``: the squares of firer and target; ``target``: squares
        that count as the target's for things that merely reduce. A line through a corner meets the frame of an opening."""
        met = self.between(one, two)
        if met == "stone":
            return 0 if {one, two} & (ends | target) else 1
        if met == "opening":
            behind = {square for square in (one, two) if square in self.house}
            return BLOCKED if at_corner or not behind & ends else 0
        return BLOCKED if met == "wall" else 0

    def line(self, a: Place, b: Place, units: frozenset[Place] = frozenset()) -> int:
        """What is lost between the centres of two squares; ``units``: squares of units that stand in the way."""
        return self.follow(way(a, 2 * (b[0] - a[0]), 2 * (b[1] - a[1])), {a, b}, {a, b}, units)

    def line_to_point(self, a: Place, point: Place, units: frozenset[Place] = frozenset()) -> int:
        """The same to an intersection: the four squares that touch it are no obstacles, nor are units in them."""
        column, row = point
        touching = {(column - 1, row - 1), (column, row - 1), (column - 1, row), (column, row)}
        return self.follow(way(a, 2 * (column - a[0]) - 1, 2 * (row - a[1]) - 1), {a}, {a} | touching, units)

    def follow(self, path: Sequence[Place], ends: set[Place], free: set[Place], units: frozenset[Place]) -> int:
        total = 0
        for here, there in pairwise(path):
            if here[0] == there[0] or here[1] == there[1]:
                total += self.through(here, there, ends, free, False)
            else:
                total += min(self.around(here, beside, there, ends, free, units)
                             for beside in ((here[0], there[1]), (there[0], here[1])))
        for square in path:
            if square not in free:
                total += BLOCKED if square in units else self.loss[square]
        return min(total, BLOCKED)

    def around(self, here: Place, beside: Place, there: Place, ends: set[Place], free: set[Place],
               units: frozenset[Place]) -> int:
        """One of the two routes around a corner: side, square, side."""
        stands = BLOCKED if beside in units else self.loss[beside]
        return self.through(here, beside, ends, free, True) + stands + self.through(beside, there, ends, free, True)
