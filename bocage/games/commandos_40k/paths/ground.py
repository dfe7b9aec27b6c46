"""The table and its terrain, in the form that the rules of movement and sight need. It is fixed for a whole game. Lengths are
in mil (KT-GEOM-01)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from bocage.games.commandos_40k.content import BoardFile, Part, Piece, laid, mil
from bocage.games.commandos_40k.pieces import Mil, PartNo, Parts, PieceNo
from bocage.geometry.lines import BLOCK, CLEAR, VEIL, Scene
from bocage.geometry.shapes import Polygon

TABLES_KEPT = 48
STEP = 2000                                 # KT-TERRAIN-02: from this height on a thing is climbed, not stepped over

# What a part is to a model that moves; from CLIMB on it is solid (KT-GEOM-10).
MOVES = ("open", "difficult", "dangerous", "climb", "impassable", "window")
OPEN, DIFFICULT, DANGEROUS, CLIMB, IMPASSABLE, WINDOW = range(len(MOVES))
SIGHTS = {"none": CLEAR, "obscure": VEIL, "block": BLOCK}

Kept = TypeVar("Kept")


class TerrainPart:
    """KT-GEOM-09: a part of a piece: a convex outline from ``bottom`` up to ``top``.

    ``move``: what it is to a model that moves; ``los``: what it is to a line of sight; ``stand``: a model may stop on its top;
    ``size``: its largest dimension (KT-RECON-04).
    """

    __slots__ = ("number", "piece", "poly", "bottom", "top", "move", "los", "stand", "size")

    def __init__(self, number: PartNo, piece: PieceNo, poly: Polygon, *, bottom: Mil, top: Mil, move: int, los: int,
                 stand: bool) -> None:
        self.number = number
        self.piece = piece
        self.poly = poly
        self.bottom = bottom
        self.top = top
        self.move = move
        self.los = los
        self.stand = stand
        self.size = max(largest_side(poly.points), top - bottom)


# Of a part: its box, its outline, the part itself. A tuple, for the inner loop looks at the box first.
Shape = tuple[int, int, int, int, Polygon, TerrainPart]


class Level:
    """What a model of a certain height meets when it moves at a certain height above the table."""

    __slots__ = ("blockers", "rising", "supports", "stands", "areas", "bridges")

    def __init__(self, ground: Ground, z: int, height: int) -> None:
        met = [part for part in ground.solids if part.top > z and part.bottom < z + height]
        held = [part for part in ground.parts if part.top == z and (part.move == CLIMB or part.stand)]
        inside = [part for part in ground.parts if part.bottom <= z <= part.top]
        # KT-GEOM-14: what stops a move; KT-GEOM-19: what a model may not stand in.
        self.blockers = shapes(part for part in met if part.move >= IMPASSABLE or part.top - z >= STEP)
        self.rising = shapes(met)
        # KT-GEOM-13: what carries a model on its way; KT-GEOM-19: what it may stop on. The table itself is in neither list.
        self.supports = shapes(held)
        self.stands = shapes(part for part in held if part.stand)
        # KT-GEOM-11: where it is slow or dangerous to walk, and what lies over such ground.
        self.areas = shapes(part for part in inside if part.move in (DIFFICULT, DANGEROUS))
        self.bridges = shapes(part for part in inside if part.move == OPEN and part.stand)


class Ground:
    """KT-GEOM-09: The pieces, and the parts of all of them.

    A piece that lies on the table twice (``rot180``) is followed by its copy. A sill and a lintel with the same outline in one
    piece are a window: a part ``WINDOW`` is added from the floor to the lintel. Sight passes through it, models do not
    (KT-TERRAIN-03). ``scene``: the same parts, with the same numbers, for lines of sight.
    """

    __slots__ = (
        "width", "height", "pieces", "piece_parts", "piece_boxes", "sizes", "parts", "solids", "ladders",
        "barriers", "surfaces", "levels", "scene", "tables",
    )

    def __init__(self, board: BoardFile) -> None:
        self.width, self.height = mil(board.size[0]), mil(board.size[1])
        self.pieces = laid(board)
        self.piece_parts: list[Parts] = []
        self.piece_boxes: list[tuple[int, int, int, int]] = []
        self.sizes: list[int] = []                              # KT-RECON-04: the largest dimension of the piece
        self.parts: list[TerrainPart] = []
        for number, piece in enumerate(self.pieces):
            self.add_piece(PieceNo(number), piece)
        parts = self.parts
        self.solids = [part for part in parts if part.move >= CLIMB]
        # KT-CLIMB-04: an open part as high as a climb and not to be stood on is a ladder.
        self.ladders = [part for part in parts if part.move == OPEN and not part.stand and part.top - part.bottom >= STEP]
        self.barriers = shapes(part for part in parts if part.move == IMPASSABLE)               # KT-GEOM-21: to flyers
        self.surfaces = sorted({0} | {int(part.top) for part in parts if part.move == CLIMB or part.stand})
        self.levels: dict[tuple[int, int], Level] = {}
        self.scene = Scene(self.width, self.height, [(part.poly, part.bottom, part.top, part.los) for part in parts])
        self.tables: dict[object, object] = {}                  # what others have worked out about this ground, by their keys

    def add_piece(self, number: PieceNo, piece: Piece) -> None:
        first = len(self.parts)
        for part in piece.parts:
            self.add_part(number, part)
        if not piece.open_windows:
            self.add_windows(number, self.parts[first:])
        corners = [point for part in self.parts[first:] for point in part.poly.points]
        self.piece_parts.append((1 << len(self.parts)) - (1 << first))
        self.piece_boxes.append(box_of(corners))
        parts = self.parts[first:]
        self.sizes.append(max(largest_side(corners), max(part.top for part in parts) - min(part.bottom for part in parts)))

    def add_part(self, piece: PieceNo, part: Part) -> None:
        self.parts.append(TerrainPart(
            PartNo(len(self.parts)), piece, Polygon((mil(x), mil(y)) for x, y in part.poly), bottom=mil(part.z0),
            top=mil(part.z1), move=MOVES.index(part.move), los=SIGHTS[part.los], stand=part.stand))

    def add_windows(self, piece: PieceNo, parts: Sequence[TerrainPart]) -> None:
        """KT-TERRAIN-03, KT-RULING-19: nobody passes between a sill and its lintel, unless the board says that its windows are
        open terrain."""
        solids = [part for part in parts if part.move >= CLIMB]
        for sill in solids:
            for lintel in solids:
                if sill.top < lintel.bottom and set(sill.poly.points) == set(lintel.poly.points):
                    self.parts.append(TerrainPart(
                        PartNo(len(self.parts)), piece, sill.poly, bottom=sill.bottom, top=lintel.bottom, move=WINDOW,
                        los=CLEAR, stand=False))

    def level(self, z: int, height: int) -> Level:
        """The level at a height. Levels are kept only for heights of surfaces; other heights occur only in illegal paths."""
        found = self.levels.get((z, height))
        if found is None:
            found = Level(self, z, height)
            if z in self.surfaces:
                self.levels[z, height] = found
        return found

    def keep(self, key: object, table: Kept) -> Kept:
        """Keeps something that was computed about this ground. The number of tables is limited, because players' own content
        may bring many kinds of movers."""
        if len(self.tables) >= TABLES_KEPT:
            self.tables.clear()
        self.tables[key] = table
        return table


def shapes(parts: Iterable[TerrainPart]) -> list[Shape]:
    return [(*part.poly.box, part.poly, part) for part in parts]


def box_of(points: Iterable[tuple[int, int]]) -> tuple[int, int, int, int]:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def largest_side(points: Iterable[tuple[int, int]]) -> int:
    """KT-RECON-04: The larger side of the box around the points."""
    x0, y0, x1, y1 = box_of(points)
    return max(x1 - x0, y1 - y0)
