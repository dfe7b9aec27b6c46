"""KT-GEOM-23: KT-GEOM-23: the lattice on which paths are searched: its points, and the steps between them as far as terrain
decides.

A node is a number. First come the points of a square grid, level by level. Then come single points: where a solid part can be
climbed (the base touches its border), and corners of solid parts, moved out by the radius. A step leads to one of 16 neighbours
on the grid, to a single point near by, or to another level at the same place. The steps of a node are computed when they are
first needed, and kept.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games.commandos_40k.paths.bodies import Bodies, Mover
from bocage.games.commandos_40k.paths.goal_points import border_points, corner_points
from bocage.games.commandos_40k.paths.ground import STEP, Ground, Shape
from bocage.games.commandos_40k.paths.ground_costs import extra_cost
from bocage.games.commandos_40k.paths.judging import change_fault, height_cost
from bocage.games.commandos_40k.paths.support import carries, holds
from bocage.games.commandos_40k.pieces import Mil, Waypoint
from bocage.geometry.numbers import csqrt
from bocage.geometry.shapes import distance_below, sweep_below

FINE, COARSE = 250, 1000
NEIGHBOURS = ((1, 0), (0, 1), (-1, 0), (0, -1), (1, 1), (-1, 1), (-1, -1), (1, -1),
              (2, 1), (1, 2), (-1, 2), (-2, 1), (-2, -1), (-1, -2), (1, -2), (2, -1))
UNKNOWN, GOOD, BAD, FREE = range(4)                 # FREE: open, with nothing near that could make a step dearer or forbid it
NOBODY_ELSE = Bodies()

Step = tuple[int, int]                              # to which node, at what cost


class Lattice:
    """The lattice of a ground for one kind of mover. For flyers it has one level, and only impassable parts are in the way."""

    __slots__ = ("ground", "mover", "spacing", "columns", "rows", "size", "heights", "grid", "state", "x", "y", "level",
                 "shut_in", "near", "known", "free_steps", "limits", "window")

    def __init__(self, ground: Ground, mover: Mover, spacing: int) -> None:
        radius = mover.radius
        self.ground = ground
        self.mover = mover
        self.spacing = spacing
        self.window = 2 if spacing == FINE else 1                       # how many cells away what is near may be
        self.columns = ground.width // spacing + 1
        self.rows = ground.height // spacing + 1
        self.size = self.columns * self.rows
        self.limits = radius, radius, ground.width - radius, ground.height - radius
        self.heights = [0] if mover.fly else worthy_heights(ground)
        self.shut_in: list[list[Shape]] = [self.blockers_at(level) for level in range(len(self.heights))]
        self.grid = self.size * len(self.heights)                       # how many points the grid has
        self.state = bytearray(self.grid)                               # of the grid's points: may a model pass here?
        self.x: list[int] = []                                          # of the single points
        self.y: list[int] = []
        self.level: list[int] = []
        self.near: dict[tuple[int, int, int], list[int]] = {}           # single points by level and cell
        self.known: dict[int, list[Step]] = {}
        self.free_steps = [(dy * self.columns + dx, csqrt((dx * dx + dy * dy) * spacing * spacing)) for dx, dy in NEIGHBOURS]
        for level in range(1, len(self.heights)):
            self.open_level(level)
        if not mover.fly:
            self.add_climbs()
        self.add_corners()

    def blockers_at(self, level: int) -> list[Shape]:
        """KT-GEOM-14, KT-RULING-90: What stops a model at a level. A flyer is taken to fly as low as it can."""
        if self.mover.fly:
            return [shape for shape in self.ground.barriers if shape[5].bottom < self.mover.height]
        return self.ground.level(self.heights[level], self.mover.height).blockers

    def open_level(self, level: int) -> None:
        """Above the table only points over or beside a supporting part are open."""
        first = level * self.size
        self.state[first:first + self.size] = bytes([BAD]) * self.size
        supports = self.ground.level(self.heights[level], self.mover.height).supports
        reach, spacing = self.mover.radius, self.spacing
        for x0, y0, x1, y1, _, _ in supports:
            for row in range(max(0, (y0 - reach) // spacing), min(self.rows - 1, (y1 + reach) // spacing + 1) + 1):
                for column in range(max(0, (x0 - reach) // spacing), min(self.columns - 1, (x1 + reach) // spacing + 1) + 1):
                    if holds(supports, column * spacing, row * spacing, reach):
                        self.state[first + row * self.columns + column] = UNKNOWN

    def add_climbs(self) -> None:
        """KT-CLIMB-01, KT-CLIMB-04: Adds points along the borders of parts that lie 2″ or more above another level."""
        for level, height in enumerate(self.heights):
            if height < STEP:
                continue
            for _, _, _, _, poly, _ in self.ground.level(height, self.mover.height).supports:
                for x, y in border_points(poly, self.mover.radius, max(500, self.spacing)):
                    lower = [other for other in range(level) if self.can_change((x, y, height), self.heights[other])]
                    for each in ([level] + lower) if lower else ():
                        self.add_single(x, y, each)

    def add_corners(self) -> None:
        for level, blockers in enumerate(self.shut_in):
            for _, _, _, _, poly, _ in blockers:
                for x, y in corner_points(poly, self.mover.radius):
                    if self.is_passable(x, y, level):
                        self.add_single(x, y, level)

    def add_single(self, x: int, y: int, level: int) -> None:
        number = self.grid + len(self.x)
        self.x.append(x)
        self.y.append(y)
        self.level.append(level)
        self.near.setdefault((level, x // self.spacing, y // self.spacing), []).append(number)

    def can_change(self, top: Waypoint, low: int) -> bool:
        """Whether a model can change its level between a place and a lower one, and can be at both."""
        x, y, high = top
        return (not change_fault(self.ground, self.mover, NOBODY_ELSE, top, low)
                and self.is_passable(x, y, self.heights.index(high)) and self.is_passable(x, y, self.heights.index(low)))

    def is_passable(self, x: int, y: int, level: int) -> bool:
        left, low, right, high = self.limits
        if not (left <= x <= right and low <= y <= high):
            return False
        for _, _, _, _, poly, _ in self.shut_in[level]:
            if distance_below(poly, x, y, self.mover.radius):
                return False
        return level == 0 or holds(self.ground.level(self.heights[level], self.mover.height).supports, x, y, self.mover.radius)

    def point(self, node: int) -> Waypoint:
        single = node - self.grid
        if single >= 0:
            return self.x[single], self.y[single], self.heights[self.level[single]]
        level, place = divmod(node, self.size)
        row, column = divmod(place, self.columns)
        return column * self.spacing, row * self.spacing, self.heights[level]

    def is_open(self, node: int) -> bool:
        state = self.state[node]
        if state == UNKNOWN:
            x, y, _ = self.point(node)
            level = node // self.size
            state = FREE if level == 0 and self.is_free(x, y) else GOOD if self.is_passable(x, y, level) else BAD
            self.state[node] = state
        return state != BAD

    def is_free(self, x: int, y: int) -> bool:
        margin = 4 * self.spacing
        left, low, right, high = self.limits
        if not (left + margin <= x <= right - margin and low + margin <= y <= high - margin):
            return False
        margin += self.mover.radius * 5 // 4
        for x0, y0, x1, y1 in self.ground.piece_boxes:
            if x0 - margin < x < x1 + margin and y0 - margin < y < y1 + margin:
                return False
        return True

    def around(self, at: Waypoint) -> list[int]:
        """The open nodes near a place at its height. The way to them may be blocked."""
        x, y, z = at
        if z not in self.heights:
            return []
        level = self.heights.index(z)
        column, row = (x + self.spacing // 2) // self.spacing, (y + self.spacing // 2) // self.spacing
        found, window = [], self.window
        for j in range(max(0, row - window), min(self.rows - 1, row + window) + 1):
            for i in range(max(0, column - window), min(self.columns - 1, column + window) + 1):
                node = level * self.size + j * self.columns + i
                if self.is_open(node):
                    found.append(node)
        return found + self.singles_around(x, y, level)

    def singles_around(self, x: int, y: int, level: int) -> list[int]:
        column, row, window = x // self.spacing, y // self.spacing, self.window
        return [node for j in range(row - window, row + window + 1) for i in range(column - window, column + window + 1)
                for node in self.near.get((level, i, j), ())]

    def steps(self, node: int) -> list[Step]:
        """The steps from a node, with their costs."""
        found = self.known.get(node)
        if found is None:
            found = self.known[node] = self.find_steps(node)
        return found

    def find_steps(self, node: int) -> list[Step]:
        at = self.point(node)
        x, y, z = at
        level = self.heights.index(z)
        if node < self.grid:
            others = self.neighbours(node) + self.singles_around(x, y, level)
        else:
            others = [other for other in self.around(at) if other != node]
        # All that is within reach of a step: most steps meet nothing of it.
        reach = Mil((self.window + 1) * self.spacing + self.mover.radius)
        here = self.ground.level(z, self.mover.height)
        blockers = within_reach(self.shut_in[level], x, y, reach)
        slow = not self.mover.fly and bool(within_reach(here.areas, x, y, reach) or self.mover.perilous)
        steps = []
        for other in others:
            to = self.point(other)
            ox, oy, _ = to
            if (ox != x or oy != y) and self.is_clear(blockers, at, to):
                length = csqrt((ox - x) * (ox - x) + (oy - y) * (oy - y))
                extra = extra_cost(self.ground, here, self.mover, at, to, length)[0] if slow else 0
                steps.append((other, length + extra))
        return steps + [(other, height_cost(z, self.point(other)[2])) for other in self.changes(node, at)]

    def is_clear(self, blockers: Sequence[Shape], at: Waypoint, to: Waypoint) -> bool:
        radius = self.mover.radius
        x0, y0, z = at
        x1, y1, _ = to
        for _, _, _, _, poly, _ in blockers:
            if sweep_below(poly, x0, y0, x1, y1, radius):
                return False
        return z == 0 or carries(self.ground.level(z, self.mover.height).supports, at, to, radius)

    def neighbours(self, node: int) -> list[int]:
        row, column = divmod(node % self.size, self.columns)
        found = []
        for dx, dy in NEIGHBOURS:
            if 0 <= column + dx < self.columns and 0 <= row + dy < self.rows:
                other = node + dy * self.columns + dx
                if self.is_open(other):
                    found.append(other)
        return found

    def changes(self, node: int, at: Waypoint) -> list[int]:
        """The nodes at the same place on other levels that can be reached from this one."""
        x, y, z = at
        if len(self.heights) == 1:
            return []
        if node < self.grid:
            others = [level * self.size + node % self.size for level in range(len(self.heights)) if self.heights[level] != z]
            others = [other for other in others if self.is_open(other)]
        else:
            others = [other for level in range(len(self.heights)) if self.heights[level] != z
                      for other in self.near.get((level, x // self.spacing, y // self.spacing), ())
                      if self.point(other)[:2] == (x, y)]
        return [other for other in others
                if not change_fault(self.ground, self.mover, NOBODY_ELSE, at, self.point(other)[2])]


def within_reach(shapes: Sequence[Shape], x: int, y: int, reach: Mil) -> list[Shape]:
    return [shape for shape in shapes
            if shape[0] - reach < x < shape[2] + reach and shape[1] - reach < y < shape[3] + reach]


def worthy_heights(ground: Ground) -> list[int]:
    """The heights that get a level: the table, tops to stand on, and parts to be climbed. A model simply walks over a low
    wall."""
    stands = {int(part.top) for part in ground.parts if part.stand}
    return [height for height in ground.surfaces if height == 0 or height in stands or height >= STEP]


def lattice_of(ground: Ground, mover: Mover, spacing: int = FINE) -> Lattice:
    """The lattice for a mover. It is kept with the ground."""
    key = "lattice", spacing, mover.radius, mover.height, mover.fly, mover.sure_footed, mover.perilous
    found = ground.tables.get(key)
    return found if isinstance(found, Lattice) else ground.keep(key, Lattice(ground, mover, spacing))
