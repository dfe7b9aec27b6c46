"""The ground as it lies now: which units can stand where, how they get from square to square, and what a line of sight meets.

A ``Ground`` never changes. Wrecks, ruins, cut hedges and dug positions make another ``Ground``. Its key is a short text that
lists the changed squares (``State.ground``). The board keeps the grounds it has made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bocage.games.heroes_of_normandie.content import Edge, Map, Terrain
from bocage.games.heroes_of_normandie.map.lines import Line, bits, lines
from bocage.games.heroes_of_normandie.pieces import BLOCKED, HEAVY, INFANTRY, LIGHT, STEP_X, STEP_Y
from bocage.games.heroes_of_normandie.types import first_squares, Kind, Point, Square, Squares

# What lies on the side between two squares.
NOTHING, STONE, HIGH, WALL, SHUTTER, DOOR = range(6)        # SHUTTER: an opening that is no entrance
STEP_OF_SIDE = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
UNKNOWN = 254
NO_ROOM = NOT_JOINED = -1
WORSE_CORNER = "worse"
WRECKS = ("light_wreck", "heavy_wreck")


class Layers:
    """What a square is made of: its terrain and the overlays on it. ``joined``: the square on which the wreck of this square
    goes on (-1: on none)."""

    __slots__ = ("base", "over", "joined")

    def __init__(self, base: int, over: tuple[int, ...] = (), joined: int = NOT_JOINED) -> None:
        self.base = base
        self.over = over
        self.joined = joined

    def text(self) -> str:
        layers = ".".join(map(str, (self.base, *self.over)))
        return layers if self.joined == NOT_JOINED else f"{layers}~{self.joined}"


def layers_of(text: str) -> Layers:
    """Reads what ``Layers.text`` has written."""
    layers, _, joined = text.partition("~")
    base, *over = map(int, layers.split("."))
    return Layers(base, tuple(over), int(joined) if joined else NOT_JOINED)


class Rooms:
    """The buildings of a map: the building and the room of each square, and the openings in their walls."""

    def __init__(self, made: Map, width: int) -> None:
        size = width * len(made.rows)
        self.names = [building.id for building in made.building]
        self.building = [NO_ROOM] * size
        self.room = [NO_ROOM] * size
        self.openings: dict[tuple[int, int], int] = {}
        rooms = 0
        for number, building in enumerate(made.building):
            for x1, y1, x2, y2 in building.rooms:
                for y in range(y1, y2 + 1):
                    for x in range(x1, x2 + 1):
                        self.building[y * width + x] = number
                        self.room[y * width + x] = rooms
                rooms += 1
            for kind, sides in ((SHUTTER, building.windows), (DOOR, building.doors)):
                for x, y, side in sides:
                    step = STEP_OF_SIDE[side]
                    here, there = y * width + x, (y + step[1]) * width + x + step[0]
                    self.openings[here, there] = self.openings[there, here] = kind


def walls_of(edges: Sequence[Edge], width: int) -> dict[tuple[int, int], int]:
    found: dict[tuple[int, int], int] = {}
    for edge in edges:
        step = STEP_OF_SIDE[edge.side]
        here = edge.at[1] * width + edge.at[0]
        there = here + step[1] * width + step[0]
        found[here, there] = found[there, here] = STONE if edge.kind == "stone" else HIGH
    return found


class Obstacle(NamedTuple):
    """What a line meets at a square. ``what``: a terrain, ``unit``, ``wall`` (the side through which the line enters the
    square) or ``corner``. ``loss``: what it takes; ``BLOCKED`` if it blocks the line."""

    square: Square
    what: str
    loss: int


class Ground:
    """Squares are numbers, row by row from the north-west. Sets of squares are whole numbers used as bits."""

    __slots__ = (
        "width", "height", "size", "squares", "terrains", "names", "layers", "printed", "rooms", "walls", "fallen", "key",
        "lines", "corner",
        "passable", "water", "difficult", "cover", "opportunity", "crushable", "defence", "scenery", "sight",
        "structure",
        "neighbours", "walk", "near", "zoc_from", "column", "row", "building", "room", "position",
        "sides", "housed", "opaque", "_seen", "_start", "_altered",
    )

    passable: list[Squares]                 # by kind of unit
    water: Squares
    difficult: Squares
    cover: Squares
    opportunity: Squares
    crushable: Squares
    defence: list[int]
    scenery: list[int]                      # the part of ``defence`` that scenery gives (HN-RULING-57)
    sight: list[int]
    structure: list[int]
    building: list[int]
    room: list[int]
    position: list[int]
    neighbours: list[tuple[Square, ...]]
    walk: list[tuple[Square, ...]]
    near: list[Squares]
    zoc_from: list[Squares]
    sides: dict[tuple[int, int], int]       # what lies between two squares that have a side in common, if there is anything
    housed: Squares                         # squares of buildings
    opaque: Squares                         # squares whose terrain blocks a line across them

    def __init__(self, made: Map, terrains: Mapping[str, Terrain], corner: str = "better") -> None:
        self.width, self.height = len(made.rows[0]), len(made.rows)
        self.size = self.width * self.height
        self.squares = first_squares(self.size)
        self.terrains = list(terrains.values())
        self.names = {terrain.id: number for number, terrain in enumerate(self.terrains)}
        glyphs = {terrain.glyph: number for number, terrain in enumerate(self.terrains) if not terrain.overlay}
        glyphs["p"] = glyphs["."]
        position = self.names["position"]
        self.layers = [Layers(glyphs[glyph], (position,) if glyph == "p" else ()) for row in made.rows for glyph in row]
        self.printed = frozenset(square for square, layers in enumerate(self.layers) if layers.over)
        self.rooms = Rooms(made, self.width)
        self.walls = walls_of(made.edge, self.width)
        self.fallen: frozenset[int] = frozenset()           # buildings that lie in ruins
        self.key = ""
        self.corner = corner
        self.lines = lines(self.width, self.height)
        self.column = [square % self.width for square in range(self.size)]
        self.row = [square // self.width for square in range(self.size)]
        self._start: Ground | None = None                   # the ground on which a line without changes is the same
        self._altered: Squares = 0
        self._survey()

    # --- making another -----------------------------------------------------------------------------------------------

    def changed(self, key: str) -> Ground:
        """The ground with other layers on some squares. The key ``12=8,37=0.13~38,38=0.13~37,!2`` gives terrain and overlays by
        number, after ``~`` the other square of a wreck, and a building that has fallen."""
        new: Ground = Ground.__new__(Ground)
        for name in ("width", "height", "size", "squares", "terrains", "names", "printed", "rooms", "walls", "corner", "lines",
                     "column", "row"):
            setattr(new, name, getattr(self, name))
        new.layers = self.layers[:]
        fallen: set[int] = set()
        squares: list[Square] = []
        for part in key.split(","):
            if part.startswith("!"):
                fallen.add(int(part[1:]))
                continue
            square, layers = part.split("=")
            new.layers[int(square)] = layers_of(layers)
            squares.append(Square(int(square)))
        new.fallen = frozenset(fallen)
        new.key = key
        new._start, new._altered = None, 0
        if new.fallen == self.fallen:
            new._patch(self, squares)
            new._start, new._altered = self, bits(squares)
        else:
            new._survey()
        return new

    def _patch(self, old: Ground, squares: Sequence[Square]) -> None:
        """Does the same as ``_survey`` if no building has fallen: works out the changed squares and copies the rest."""
        for name in ("building", "room", "neighbours", "walk", "near", "zoc_from", "sides", "housed"):
            setattr(self, name, getattr(old, name))
        gone = ~bits(squares)
        self.passable = [squares_in & gone for squares_in in old.passable]
        self.water, self.difficult, self.cover = old.water & gone, old.difficult & gone, old.cover & gone
        self.opportunity, self.crushable = old.opportunity & gone, old.crushable & gone
        self.opaque = old.opaque & gone
        self.defence, self.scenery, self.sight, self.structure = (
            old.defence[:], old.scenery[:], old.sight[:], old.structure[:])
        for square in squares:
            self.structure[square] = 0
            self._survey_square(square)
            self._close_lane(square)
        self._seen = bytearray([UNKNOWN]) * (self.size * self.size)
        self._find_positions()

    def key_with(self, start: Ground, changes: Mapping[Square, Layers], fallen: Sequence[int] = ()) -> str:
        """The key of this ground with further changes; ``start`` is the ground of the first turn."""
        ruins = sorted({*self.fallen, *fallen})
        parts = [f"!{building}" for building in ruins]
        for square in self.squares:
            layers = changes.get(square, self.layers[square])
            if layers is not start.layers[square] and layers.text() != start.layers[square].text():
                parts.append(f"{square}={layers.text()}")
        return ",".join(parts)

    def _survey(self) -> None:
        """HN-TERR-01, HN-TERR-07, HN-TERR-17, HN-TERR-19, HN-TERR-21, HN-POS-01, HN-LOS-15: works out from the layers all that
        the rules ask. A terrain acts on each of its squares, an overlay on its whole square."""
        size = self.size
        standing = [NO_ROOM if building in self.fallen else building for building in self.rooms.building]
        self.building = standing
        self.room = [NO_ROOM if standing[square] == NO_ROOM else self.rooms.room[square] for square in self.squares]
        self.passable = [0, 0, 0]
        self.water = self.difficult = self.cover = self.opportunity = self.crushable = self.opaque = 0
        self.defence = [0] * size
        self.scenery = [0] * size
        self.sight = [0] * size
        self.structure = [0] * size
        for square in self.squares:
            self._survey_square(square)
            self._close_lane(square)
        self.neighbours = [self._around(square) for square in self.squares]
        self.walk = [tuple(there for there in self.neighbours[square] if self.infantry_crosses(square, there))
                     for square in self.squares]
        self.near = [bits(there for there in self.neighbours[square] if self.adjoins(square, there))
                     for square in self.squares]
        self.zoc_from = [bits(there for there in self.neighbours[square] if self.adjoins(there, square) and (
            self.building[there] in (NO_ROOM, self.building[square]))) for square in self.squares]     # HN-ZOC-06
        self.sides = {(a, b): self.edge(a, b) for a in self.squares for b in self.neighbours[a]
                      if self.is_straight(a, b) and self.edge(a, b) != NOTHING}
        self.housed = bits(square for square in self.squares if standing[square] != NO_ROOM)
        self._seen = bytearray([UNKNOWN]) * (size * size)
        self._find_positions()

    def _survey_square(self, square: Square) -> None:
        bit = 1 << square
        layers = self.layers[square]
        made = [self.terrains[number] for number in (layers.base, *layers.over)]
        for kind, word in ((INFANTRY, "infantry"), (LIGHT, "light"), (HEAVY, "heavy")):
            if all(word in terrain.enters or (word == "heavy" and "crush" in terrain.enters) for terrain in made):
                self.passable[kind] |= bit
        if all("amphibious" in terrain.enters for terrain in made):             # HN-VEH-13: no wreck lies in the water there
            self.water |= bit
        for terrain in made:
            if "crush" in terrain.enters:
                self.crushable |= bit
            if terrain.difficult:
                self.difficult |= bit
            if terrain.cover:
                self.cover |= bit
            if terrain.opportunity:
                self.opportunity |= bit
            if terrain.structure and terrain.id != "building":
                self.structure[square] = terrain.structure
        self.defence[square] = max(terrain.defence for terrain in made)         # HN-TERR-22: only the highest
        self.scenery[square] = max((terrain.defence for terrain in made if terrain.scenery), default=0)
        in_building = self.building[square] != NO_ROOM          # HN-LOS-16, HN-BLDG-15: walls block lines, rooms do not
        self.sight[square] = 0 if in_building else min(BLOCKED, sum(terrain.sight for terrain in made))
        if self.sight[square] == BLOCKED:
            self.opaque |= bit

    def _find_positions(self) -> None:
        """HN-POS-02: finds the position that each square belongs to. Neighbouring squares that are printed as positions are one
        position; a position dug later is one of its own."""
        overlay = self.names["position"]
        held = [overlay in layers.over for layers in self.layers]
        self.position = [square if held[square] else NO_ROOM for square in range(self.size)]
        for square in sorted(self.printed):
            for there in self.neighbours[square]:
                if held[square] and held[there] and there in self.printed:
                    self.position[there] = self.position[square] = min(self.position[square], self.position[there])

    def _close_lane(self, square: Square) -> None:
        """HN-BLDG-13, HN-BLDG-14: vehicles cannot drive between two buildings that face each other. They can drive between two
        corners."""
        if self.is_lane(square):
            for kind in (LIGHT, HEAVY):
                self.passable[kind] &= ~(1 << square)

    def is_lane(self, square: Square) -> bool:
        """Whether a square lies between two buildings that face each other."""
        column, row = self.column[square], self.row[square]
        for (x1, y1), (x2, y2) in ((STEP_OF_SIDE["W"], STEP_OF_SIDE["E"]), (STEP_OF_SIDE["N"], STEP_OF_SIDE["S"])):
            one, two = self.at(column + x1, row + y1), self.at(column + x2, row + y2)
            if one is not None and two is not None and self.building[one] != NO_ROOM != self.building[two] and (
                    self.building[one] != self.building[two]):
                return True
        return False

    # --- squares and their sides --------------------------------------------------------------------------------------

    def at(self, column: int, row: int) -> Square | None:
        return Square(row * self.width + column) if 0 <= column < self.width and 0 <= row < self.height else None

    def _around(self, square: Square) -> tuple[Square, ...]:
        column, row = self.column[square], self.row[square]
        found = (self.at(column + x, row + y) for x, y in zip(STEP_X, STEP_Y, strict=True))
        return tuple(there for there in found if there is not None)

    def distance(self, a: Square, b: Square) -> int:
        """HN-GEN-09, HN-RANGE-02: the larger of the two differences, in columns or in rows."""
        across, down = abs(self.column[a] - self.column[b]), abs(self.row[a] - self.row[b])
        return across if across > down else down

    def edge(self, a: int, b: int) -> int:
        """What lies on the side between two squares. The arguments are plain ints because lines of sight compute them as sums;
        a cast would cost time."""
        if self.room[a] != self.room[b]:
            opening = self.rooms.openings.get((a, b), WALL)
            if opening == WALL or self.building[a] == NO_ROOM or self.building[b] == NO_ROOM or (
                    self.building[a] == self.building[b]):
                return opening
            return WALL
        return self.walls.get((a, b), NOTHING)

    def is_straight(self, a: Square, b: Square) -> bool:
        return self.column[a] == self.column[b] or self.row[a] == self.row[b]

    def flanks(self, a: Square, b: Square) -> tuple[Square, Square]:
        """The two squares beside the corner that two diagonal neighbours share."""
        return Square(self.row[a] * self.width + self.column[b]), Square(self.row[b] * self.width + self.column[a])

    def is_walled_corner(self, a: Square, b: Square, walls: tuple[int, ...] = (HIGH,)) -> bool:
        """HN-MOVE-10, HN-RULING-13: whether walls close both ways around the corner between two diagonal neighbours."""
        return all(self.edge(a, flank) in walls or self.edge(flank, b) in walls for flank in self.flanks(a, b))

    def is_walled_off(self, a: Square, b: Square) -> bool:
        """HN-VEH-18: whether a wall, high or of stone, lies between two neighbours. Between diagonal neighbours walls must
        close both ways around the corner."""
        if self.is_straight(a, b):
            return self.edge(a, b) in (STONE, HIGH)
        return self.is_walled_corner(a, b, (STONE, HIGH))

    def infantry_crosses(self, a: Square, b: Square) -> bool:
        """HN-BLDG-01, HN-TERR-12, HN-MOVE-10: whether infantry can step from one square to the next, as far as walls and
        openings go."""
        if not self.is_straight(a, b):
            return self.room[a] == self.room[b] and not self.is_walled_corner(a, b)
        return self.edge(a, b) in (NOTHING, STONE, DOOR)

    def why_no_step(self, a: Square, b: Square) -> str:
        """HN-TERR-12, HN-BLDG-01, HN-MOVE-10: "" if infantry can step from one square to the next, as far as walls and openings
        go; otherwise the rule of what lies between them."""
        if b in self.walk[a]:
            return ""
        if self.is_straight(a, b):
            return "HN-TERR-12" if self.edge(a, b) == HIGH else "HN-BLDG-01"
        return "HN-MOVE-10" if self.room[a] == self.room[b] else "HN-BLDG-01"

    def why_closed(self, square: Square, kind: Kind, swims: bool) -> str:
        """HN-TERR-10, HN-TERR-11, HN-TERR-16, HN-TERR-18, HN-VEH-13: "" if a kind of unit may stand on a square; otherwise the
        rule that closes the square to it."""
        bit = 1 << square
        if (self.passable[kind] | (self.water if swims else 0)) & bit:
            return ""
        if self.water & bit:
            return "HN-TERR-16"
        layers = self.layers[square]
        if kind != INFANTRY and any(self.terrains[each].id in WRECKS for each in layers.over):
            return "HN-VEH-13"
        if self.terrains[layers.base].id == "bocage":
            return "HN-TERR-18"
        return "HN-TERR-11" if any(each & bit for each in self.passable) else "HN-TERR-10"

    def vehicle_crosses(self, a: Square, b: Square, kind: Kind) -> bool:
        """HN-VEH-09, HN-BLDG-16: whether a vehicle can drive from one square to the next, as far as walls and openings go.
        Light vehicles cannot cross a stone wall."""
        walls = (STONE, HIGH) if kind == LIGHT else (HIGH,)
        if not self.is_straight(a, b):
            return self.room[a] == self.room[b] and not self.is_walled_corner(a, b, walls)
        return self.edge(a, b) == NOTHING or (kind != LIGHT and self.edge(a, b) == STONE)

    def adjoins(self, a: Square, b: Square) -> bool:
        """HN-GEN-10, HN-ZOC-02, HN-RULING-12: whether two neighbours have no wall and no closed side between them."""
        if self.is_straight(a, b):
            return self.edge(a, b) not in (HIGH, WALL, SHUTTER)
        return self.room[a] == self.room[b] and not self.is_walled_corner(a, b)

    def same_shelter(self, a: Square, b: Square) -> bool:
        """HN-POS-02, HN-BLDG-06: whether two squares lie in the same building or the same position."""
        return (self.building[a] != NO_ROOM and self.building[a] == self.building[b]) or (
            self.position[a] != NO_ROOM and self.position[a] == self.position[b])

    def beneath(self, square: Square) -> tuple[int, int]:
        """HN-POS-02, HN-POS-04: what the terrain of a square gives to infantry without the building or the position on it; and
        the part of it that scenery gives."""
        if self.building[square] != NO_ROOM:
            return 0, 0
        layers, position = self.layers[square], self.names["position"]
        made = [self.terrains[number] for number in (layers.base, *layers.over) if number != position]
        return max(terrain.defence for terrain in made), max((each.defence for each in made if each.scenery), default=0)

    def structure_on(self, square: Square) -> str:
        """The terrain of a square that is a structure, the topmost first; empty if there is none."""
        layers = self.layers[square]
        if self.building[square] != NO_ROOM:
            return "building"
        return next((self.terrains[number].id for number in reversed(layers.over) if self.terrains[number].structure), "")

    # --- sight --------------------------------------------------------------------------------------------------------

    def see(self, a: Square, b: Square, blockers: Squares) -> int:
        """HN-LOS-13: what a line between two squares loses to obstacles; ``BLOCKED`` if it is blocked. ``blockers``: the
        squares of units that stand in its way."""
        at = a * self.size + b
        found = self._seen[at]
        if found == UNKNOWN:
            found = self._seen[at] = self._seen[b * self.size + a] = self._look(a, b)
        if blockers and found != BLOCKED:
            line = self.lines.line(a, b)
            if line.near(blockers, a) & line.touched:
                return self.trace(a, b, blockers)
        return found

    def _look(self, a: Square, b: Square) -> int:
        """The same without units. Where nothing on its way has changed, the line is still what it was at the start."""
        if self._start is not None:
            line = self.lines.line(a, b)
            if not line.near(self._altered, a) & line.touched:
                return self._start.see(a, b, 0)
        return self.trace(a, b, 0)

    def trace(self, a: Square, b: Square, blockers: Squares) -> int:
        """HN-LOS-02, HN-LOS-03, HN-LOS-04, HN-LOS-05, HN-LOS-08, HN-LOS-09, HN-LOS-17: follows a line square by square. Between
        neighbours there are only sides and corners. A line that crosses a square which blocks it whole need not be followed:
        on a large map three lines of four do. Between ends in the open a building is such a square (HN-BLDG-04)."""
        line = self.lines.line(a, b)
        outdoors = self.building[a] == self.building[b] == NO_ROOM
        if line.near(self.opaque | blockers | (self.housed if outdoors else 0), a) & line.crossed:
            return BLOCKED
        return self._follow(line, a, blockers, {a, b}, 0)

    def met(self, a: Square, b: Square, blockers: Squares) -> list[Obstacle]:
        """HN-LOS-13: every obstacle that a line between two squares meets, in order, up to the one that blocks it. Their losses
        add up to what ``see`` says."""
        found: list[Obstacle] = []
        self._follow(self.lines.line(a, b), a, blockers, {a, b}, 0, found)
        return found

    def see_wall(self, a: Square, b: Square, blockers: Squares) -> int:
        """HN-ABIL-07, HN-BLDG-12: what a line loses that ends at the wall of a building: the line to a square of the building
        as far as the side or corner through which it would go in. ``BLOCKED`` if it goes in elsewhere, or starts inside."""
        line, home = self.lines.line(a, b), self.building[b]
        *way, last = [square + a for square in line.squares]
        if not way or last != b or any(self.building[square] == home for square in way):
            return BLOCKED
        loss = self._follow(Line(list(line.squares[:-1]), list(line.flanks[:-1])), a, blockers, {a}, 0)
        if way[-1] != a:
            loss += BLOCKED if blockers >> way[-1] & 1 else self.sight[way[-1]]
        flank = line.flanks[-1]
        if flank is not None:
            routes = [self._to_corner(way[-1], beside + a, home, blockers, {a}) for beside in flank]
            loss += max(routes) if self.corner == WORSE_CORNER else min(routes)
        return min(loss, BLOCKED)

    def _to_corner(self, here: int, beside: int, home: int, blockers: Squares, ends: set[Square]) -> int:
        """What a line loses that passes beside a square to the corner of a building; nothing if that square is the building."""
        if self.building[beside] == home:
            return 0
        if blockers >> beside & 1:
            return BLOCKED
        return self._across(here, beside, ends, 0, False) + self.sight[beside]

    def see_point(self, square: Square, point: Point, blockers: Squares) -> int:
        """What a line from a square to an intersection loses. The squares that touch the intersection are no obstacles, nor are
        units on them. The intersection lies in none of these squares, so a line passes an opening only from inside
        (HN-BLDG-12)."""
        touching = bits(self.around_point(point))
        return self._follow(self.lines.to_point(square, point), square, blockers & ~touching, {square}, touching)

    def _follow(self, line: Line, start: Square, blockers: Squares, ends: set[Square], free: Squares,
                met: list[Obstacle] | None = None) -> int:
        """What a line loses. ``met``: the obstacles are added to this list, if there is one."""
        loss = 0
        squares, flanks, sides = line.squares, line.flanks, self.sides
        last = len(squares) - 1
        for step, flank in enumerate(flanks):
            here, there = squares[step] + start, squares[step + 1] + start
            if flank is None:
                cost = self._across(here, there, ends, free, True) if (here, there) in sides else 0
            else:
                routes = [self._around_corner(here, beside + start, there, blockers, ends, free) for beside in flank]
                cost = max(routes) if self.corner == WORSE_CORNER else min(routes)
            if cost:
                if met is not None:
                    met.append(Obstacle(Square(there), "wall" if flank is None else "corner", min(cost, BLOCKED)))
                if cost >= BLOCKED:
                    return BLOCKED
                loss += cost
            if step + 1 < last and not free >> there & 1:
                if blockers >> there & 1:
                    if met is not None:
                        met.append(Obstacle(Square(there), "unit", BLOCKED))
                    return BLOCKED
                if met is not None and self.sight[there]:
                    met.append(Obstacle(Square(there), self._obstacle_on(there), self.sight[there]))
                loss += self.sight[there]
                if loss >= BLOCKED:
                    return BLOCKED
        return loss

    def _obstacle_on(self, square: int) -> str:
        """The terrain or the overlay of a square that takes from a line, the topmost first."""
        layers = self.layers[square]
        return next(self.terrains[number].id for number in reversed((layers.base, *layers.over)) if self.terrains[number].sight)

    def _around_corner(self, here: int, beside: int, there: int, blockers: Squares, ends: set[Square], free: Squares) -> int:
        if blockers >> beside & 1:
            return BLOCKED
        return (self._across(here, beside, ends, free, False) + self.sight[beside]
                + self._across(beside, there, ends, free, False))

    def _across(self, here: int, there: int, ends: set[Square], free: Squares, inside: bool) -> int:
        """HN-LOS-05, HN-BLDG-03, HN-BLDG-04, HN-BLDG-05: what a line loses at the side between two squares. ``free``: the
        squares around an intersection that is aimed at. ``inside``: the line crosses the side and does not merely touch its
        end."""
        edge = self.sides.get((here, there))
        if edge is None:
            return 0
        if edge == STONE:
            return 0 if here in ends or there in ends or free >> here & 1 or free >> there & 1 else 1
        if edge in (SHUTTER, DOOR) and inside:
            behind = [square for square in (here, there) if self.room[square] != NO_ROOM]
            return 0 if any(square in ends for square in behind) else BLOCKED
        return BLOCKED

    # --- intersections ------------------------------------------------------------------------------------------------

    def around_point(self, point: Point) -> tuple[Square, ...]:
        """The squares that touch an intersection."""
        row, column = divmod(point, self.width + 1)
        return tuple([Square(down * self.width + across) for down in (row - 1, row) if 0 <= down < self.height
                      for across in (column - 1, column) if 0 <= across < self.width])

    def points_of(self, square: Square) -> tuple[Point, Point, Point, Point]:
        """The four corners of a square."""
        first = self.row[square] * (self.width + 1) + self.column[square]
        return Point(first), Point(first + 1), Point(first + self.width + 1), Point(first + self.width + 2)

    def point_distance(self, square: Square, point: Point) -> int:
        """HN-RANGE-03: the distance from a square to an intersection, counted in intersections; the corners of the square are 1
        away."""
        across = abs(2 * (point % (self.width + 1)) - 2 * self.column[square] - 1)
        down = abs(2 * (point // (self.width + 1)) - 2 * self.row[square] - 1)
        return max((across + 1) // 2, (down + 1) // 2)

    def is_indoors(self, point: Point) -> bool:
        """HN-BLDG-09: whether an intersection lies inside a building."""
        around = self.around_point(point)
        return len(around) == 4 and self.building[around[0]] != NO_ROOM and len({self.building[at] for at in around}) == 1

