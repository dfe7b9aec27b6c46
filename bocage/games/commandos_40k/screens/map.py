"""The table as lines of text: two columns for an inch across, a line for an inch down. On a narrow terminal it is cut into
strips."""

from __future__ import annotations

from bocage.core.screen import Line, Look, Span, joined
from bocage.games.commandos_40k.pieces import MIL
from bocage.games.commandos_40k.screens.signs import DRAWN, Signs, ground_of
from bocage.games.commandos_40k.view import TableView, View
from bocage.geometry.shapes import Polygon, contains

MARGIN = 4                          # columns for the number of a line and for the way out
ACROSS = 2                          # columns for an inch
COLUMN = MIL // ACROSS
GRAIN = 125                         # thousandths between the points at which the ground is looked up; walls are 250 thick
RULED = 5                           # inches between the numbers above the table

Raster = dict[tuple[int, int], str]


def raster_of(table: TableView) -> Raster:
    """The kind of ground at each place of the drawing that is not open. If several lie there, the most important one."""
    found: Raster = {}
    for kind in reversed(DRAWN):
        for part in (part for piece in table.pieces for part in piece.parts if ground_of(part) == kind):
            poly = Polygon(part.poly)
            x0, y0, x1, y1 = poly.box
            for x in range(x0 + GRAIN // 2, x1, GRAIN):
                for y in range(y0 + GRAIN // 2, y1, GRAIN):
                    if contains(poly, x, y):
                        found[x // COLUMN, y // MIL] = kind
    return found


class Map:
    """The map. Models and markers are shown by their names. If two names would overlap, one is moved aside."""

    def __init__(self, view: View, look: Look, raster: Raster, zones: dict[str, tuple[int, int]]) -> None:
        self.view = view
        self.look = look
        self.signs = Signs(look.ascii)
        self.raster = raster
        self.zones = zones                                  # by the letter of a team: from, to
        self.width, self.height = -(-view.table.width // COLUMN), -(-view.table.height // MIL)
        room = (look.width - MARGIN - 1) // ACROSS * ACROSS
        strips = -(-self.width // room)
        self.across = -(-self.width // strips // ACROSS) * ACROSS       # columns of a strip
        self.taken: dict[tuple[int, int], Span] = {}        # one character each
        self.stand()

    # --- who stands where ---------------------------------------------------------------------------------------------

    def stand(self) -> None:
        view = self.view
        for model in view.models:
            if model.where == "table":
                self.put(model.id, model.x, model.y, "hidden" if model.seat == max(view.me, 0) else "enemy")
        for marker in view.markers:
            if marker.state != "removed":
                self.put(marker.id, marker.x, marker.y, "token")
        middles = {part.id: Polygon(part.poly).box for piece in view.table.pieces for part in piece.parts}
        for trap in view.traps:
            x0, y0, x1, y1 = middles[trap.parts[0]]
            self.put(self.signs.trap, (x0 + x1) // 2, (y0 + y1) // 2, "threat")

    def put(self, name: str, x: int, y: int, style: str) -> None:
        """Writes a name as near to its place as there is room, in its own line or the next. No name is cut between two
        strips."""
        row, first, across = min(y // MIL, self.height - 1), x // COLUMN - len(name) // 2, self.across
        whole = [start for start in range(self.width - len(name) + 1) if start % across + len(name) <= across]
        starts = sorted(whole, key=lambda start: abs(start - first))
        for line in (row, row + 1, row - 1):
            for start in starts[:len(name) * 2 + 1]:
                places = [(start + at, line) for at in range(len(name))]
                if 0 <= line < self.height and not any(place in self.taken for place in places):
                    self.taken.update({place: (letter, style) for place, letter in zip(places, name, strict=True)})
                    return

    # --- drawing ------------------------------------------------------------------------------------------------------

    def draw(self) -> list[Line]:
        return [line for first in range(0, self.width, self.across)
                for line in self.strip(first, min(self.width, first + self.across))]

    def strip(self, first: int, end: int) -> list[Line]:
        return [self.ruler(first, end), *(self.line(row, first, end) for row in range(self.height)), *self.depths(first, end)]

    def ruler(self, first: int, end: int) -> Line:
        """The line with the inches across."""
        text = [" "] * (MARGIN + end - first + 2)
        for column in range(first, end + 1):
            if column % (RULED * ACROSS) == 0:
                name = str(column // ACROSS)
                at = MARGIN + column - first
                text[at:at + len(name)] = name
        return joined([("".join(text)[:self.look.width], "quiet")])

    def line(self, row: int, first: int, end: int) -> Line:
        out = self.view.evacuation
        line: Line = [(f"{row:>2} ", "quiet"), ("<" if out == 0 and first == 0 else " ", "door")]
        line += [self.place(column, row) for column in range(first, end)]
        if out > 0 and end == self.width:
            line.append((">", "door"))
        return joined(line)

    def place(self, column: int, row: int) -> Span:
        if (column, row) in self.taken:
            return self.taken[column, row]
        ground = self.raster.get((column, row))
        if ground is None:
            return self.signs.open if column % ACROSS == 0 else " ", "ground"
        return self.signs.ground[ground], "wall" if ground in ("impassable", "wall") else "ground"

    def depths(self, first: int, end: int) -> list[Line]:
        """The line under the table that shows where each team is set up, by its letter."""
        if not self.zones:
            return []
        spans: Line = [(" " * MARGIN, "")]
        for column in range(first, end):
            middle = column * COLUMN + COLUMN // 2
            spans.append((next((team for team, (low, high) in self.zones.items() if low <= middle < high), " "), "door"))
        return [joined(spans)]
