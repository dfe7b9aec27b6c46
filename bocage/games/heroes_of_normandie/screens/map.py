"""The map as lines of text: a line for each row of squares, cut into strips if the terminal is too narrow."""

from __future__ import annotations

from bocage.core.screen import Line, Look, Span, joined
from bocage.games.heroes_of_normandie.actions import LETTERS, column_of, counter_number, square_name
from bocage.games.heroes_of_normandie.screens.signs import FILLING, Signs
from bocage.games.heroes_of_normandie.view import UnitView, View

MARGIN = 3                          # columns for the number of a row
WIDEST = 5                          # columns of a square: side, two digits, a mark, the ground under a unit


class Map:
    """A square shows the counter on it, otherwise its ground. The list of units says the rest."""

    def __init__(self, view: View, look: Look, terrains: dict[str, str]) -> None:
        self.view = view
        self.signs = Signs(look.ascii)
        self.terrains = terrains                            # the name of the ground that each glyph stands for
        least = 1 + max([2, *(len(str(counter_number(unit.id))) for unit in view.units)])
        room = look.width - MARGIN
        strips = -(-view.map.width // (room // least))
        self.across = -(-view.map.width // strips)          # how many squares stand side by side in a strip
        self.cell = min(WIDEST, room // self.across)
        self.units = {square: unit for unit in view.units for square in unit.squares}
        self.overlays = {each.square: each.overlays[-1] for each in view.map.changed}
        self.smoke = {square for each in view.smoke for square in around(each.point)}
        self.objectives = {square for each in view.objectives for square in each.squares}

    def draw(self) -> list[Line]:
        width = self.view.map.width
        return [line for first in range(0, width, self.across) for line in self.strip(first, min(width, first + self.across))]

    def strip(self, first: int, end: int) -> list[Line]:
        names = "".join(square_name(column, 0)[:-1].upper().center(self.cell) for column in range(first, end))
        made = [joined([(" " * MARGIN + names, "quiet")])]
        for row in range(self.view.map.height):
            line: Line = [(f"{row + 1:>2} ", "quiet")]
            for column in range(first, end):
                line += self.square(column, row)
            made.append(joined(line))
        return made

    def square(self, column: int, row: int) -> list[Span]:
        name = square_name(column, row)
        unit = self.units.get(name)
        if unit is None:
            return [self.bare(name, self.ground(column, row))]
        return [self.counter(unit, name), (self.under(name, self.ground(column, row), unit), "ground")]

    def ground(self, column: int, row: int) -> str:
        """The ground of a square: the topmost thing that lies on it."""
        return self.overlays.get(square_name(column, row)) or self.terrains[self.view.map.rows[row][column]]

    def bare(self, name: str, ground: str) -> Span:
        """The sign of a square without a counter. Some grounds fill the square, others have a sign in its middle. Smoke hides
        the ground; an objective is marked at the edge."""
        sign = self.signs.smoke if name in self.smoke else self.signs.ground[ground]
        text = sign * self.cell if name in self.smoke or ground in FILLING else sign.center(self.cell)
        if name in self.objectives:
            return text[:-1] + self.signs.objective, "token"
        return text, "wall" if ground in ("building", "bocage") else "ground"

    def counter(self, unit: UnitView, name: str) -> Span:
        number = str(counter_number(unit.id))
        mark = self.mark(unit, name) if self.cell > 1 + len(number) else ""
        style = "enemy" if self.is_enemy(unit) else "hidden"
        return f"{self.signs.side[unit.side]}{number}{mark}", f"{style} active" if unit.id == self.view.acting else style

    def is_enemy(self, unit: UnitView) -> bool:
        me = self.view.me
        return unit.side != (self.view.seats[me].side if me is not None else "us")

    def mark(self, unit: UnitView, name: str) -> str:
        """The mark beside a counter: where a unit with a front looks to, otherwise whether it is suppressed or still has an
        order."""
        if self.has_front(unit):
            return self.signs.arrow[unit.facing] if name == unit.square else ""
        if unit.suppressed:
            return self.signs.suppressed
        return self.signs.ordered if unit.token and unit.order == "fresh" else ""

    def has_front(self, unit: UnitView) -> bool:
        type = next((type for type in self.view.types if type.id == unit.type), None)
        return type is not None and (type.kind != "infantry" or type.arc < 360)

    def under(self, name: str, ground: str, unit: UnitView) -> str:
        """The sign of the ground in the last column under a counter; nothing for open ground."""
        used = len(self.counter(unit, name)[0])
        if used == self.cell:
            return ""
        sign = self.signs.smoke if name in self.smoke else "" if ground == "open" else self.signs.ground[ground]
        return sign.rjust(self.cell - used) if self.cell == WIDEST else " " * (self.cell - used)


def around(point: str) -> list[str]:
    """The squares that touch an intersection: ``@e5`` is the north-western corner of e5."""
    column, row = column_of(point), int(point.lstrip(f"@{LETTERS}")) - 1
    return [square_name(x, y) for y in (row - 1, row) for x in (column - 1, column) if x >= 0 and y >= 0]
