"""The table and its terrain as the rules of movement and sight read them: fixed for a whole game, in mil (KT-GEOM-01)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from bocage.games.commandos_40k.content import BoardFile, Part, Piece, laid, mil
from bocage.geometry.lines import BLOCK, CLEAR, VEIL, Scene
from bocage.geometry.shapes import Polygon

TABLES_KEPT = 48
STEP = 2000                                 # KT-TERRAIN-02: from this height on a thing is climbed, not stepped over

# What a part is to a model that moves; from CLIMB on it is solid (KT-GEOM-10).
MOVES = ("open", "difficult", "dangerous", "climb", "impassable", "window")
OPEN, DIFFICULT, DANGEROUS, CLIMB, IMPASSABLE, WINDOW = range(len(MOVES))
SIGHTS = {"none": CLEAR, "obscure": VEIL, "block": BLOCK}

Kept = TypeVar("Kept")
Shape = tuple[int, int, int, int, Polygon, int]         # its box, the outline, the number of the part


class Level:
    """What a model of one height meets when it moves at one height above the table."""

    __slots__ = ("blockers", "rising", "supports", "stands", "areas", "bridges")

    def __init__(self, ground: Ground, z: int, height: int) -> None:
        z0, z1, move, stand = ground.z0, ground.z1, ground.move, ground.stand
        met = [part for part in ground.solids if z1[part] > z and z0[part] < z + height]
        held = [part for part in range(len(z1)) if z1[part] == z and (move[part] == CLIMB or stand[part])]
        inside = [part for part in range(len(z1)) if z0[part] <= z <= z1[part]]
        # KT-GEOM-14: what stops a move; KT-GEOM-19: what a model may not stand in.
        self.blockers = ground.shapes(part for part in met if move[part] >= IMPASSABLE or z1[part] - z >= STEP)
        self.rising = ground.shapes(met)
        # KT-GEOM-13: what carries a model on its way; KT-GEOM-19: what it may stop on. The table itself is in neither list.
        self.supports = ground.shapes(held)
        self.stands = ground.shapes(part for part in held if stand[part])
        # KT-GEOM-11: where it is slow or dangerous to walk, and what lies over such ground.
        self.areas = ground.shapes(part for part in inside if move[part] in (DIFFICULT, DANGEROUS))
        self.bridges = ground.shapes(part for part in inside if move[part] == OPEN and stand[part])


class Ground:
    """KT-GEOM-09: the parts of all pieces as parallel lists, and the pieces they belong to.

    A piece that lies on the table twice (``rot180``) has its copy after it. A sill and a lintel of one outline in one piece are
    a window; from the floor to the lintel it is a part of its own, ``WINDOW``, that lets sight through and nobody else
    (KT-TERRAIN-03). ``scene``: the same parts, with their numbers, for lines of sight.
    """

    __slots__ = (
        "width", "height", "pieces", "piece_parts", "piece_boxes", "impassable", "sizes", "part_sizes",
        "polys", "z0", "z1", "move", "los", "stand", "piece", "solids", "ladders", "barriers", "surfaces", "levels", "scene",
        "tables",
    )

    def __init__(self, board: BoardFile) -> None:
        self.width, self.height = mil(board.size[0]), mil(board.size[1])
        self.pieces = laid(board)
        self.piece_parts: list[int] = []                        # bit sets
        self.piece_boxes: list[tuple[int, int, int, int]] = []
        self.impassable: list[bool] = []                        # whether any part of the piece is
        self.sizes: list[int] = []                              # KT-RECON-04: the largest dimension of the piece
        self.part_sizes: list[int] = []
        self.polys: list[Polygon] = []
        self.z0: list[int] = []
        self.z1: list[int] = []
        self.move: list[int] = []
        self.los: list[int] = []
        self.stand: list[bool] = []
        self.piece: list[int] = []
        for number, piece in enumerate(self.pieces):
            self.add_piece(number, piece)
        moves = self.move
        parts = range(len(moves))
        self.solids = [part for part in parts if moves[part] >= CLIMB]
        # KT-CLIMB-04: an open part as high as a climb and not to be stood on is a ladder.
        self.ladders = [part for part in parts
                        if moves[part] == OPEN and not self.stand[part] and self.z1[part] - self.z0[part] >= STEP]
        self.barriers = self.shapes(part for part in parts if moves[part] == IMPASSABLE)        # KT-GEOM-21: to flyers
        self.surfaces = sorted({0} | {self.z1[part] for part in parts if moves[part] == CLIMB or self.stand[part]})
        self.levels: dict[tuple[int, int], Level] = {}
        self.scene = Scene(self.width, self.height, zip(self.polys, self.z0, self.z1, self.los, strict=True))
        self.tables: dict[object, object] = {}                  # what others have worked out about this ground, by their keys

    def add_piece(self, number: int, piece: Piece) -> None:
        first = len(self.polys)
        for part in piece.parts:
            self.add_part(number, part)
        self.add_windows(number, first)
        last = len(self.polys)
        corners = [point for poly in self.polys[first:last] for point in poly.points]
        self.piece_parts.append((1 << last) - (1 << first))
        self.piece_boxes.append(box_of(corners))
        self.impassable.append(any(part.move == "impassable" for part in piece.parts))
        self.sizes.append(largest_side(corners))
        self.part_sizes += [largest_side(poly.points) for poly in self.polys[first:last]]

    def add_part(self, number: int, part: Part) -> None:
        self.polys.append(Polygon((mil(x), mil(y)) for x, y in part.poly))
        self.z0.append(mil(part.z0))
        self.z1.append(mil(part.z1))
        self.move.append(MOVES.index(part.move))
        self.los.append(SIGHTS[part.los])
        self.stand.append(part.stand)
        self.piece.append(number)

    def add_windows(self, number: int, first: int) -> None:
        """KT-TERRAIN-03, KT-RULING-19: nobody passes between a sill and its lintel."""
        parts = [part for part in range(first, len(self.polys)) if self.move[part] >= CLIMB]
        for sill in parts:
            for lintel in parts:
                if self.z1[sill] < self.z0[lintel] and set(self.polys[sill].points) == set(self.polys[lintel].points):
                    self.polys.append(self.polys[sill])
                    self.z0.append(self.z0[sill])
                    self.z1.append(self.z0[lintel])
                    self.move.append(WINDOW)
                    self.los.append(CLEAR)
                    self.stand.append(False)
                    self.piece.append(number)

    def shapes(self, parts: Iterable[int]) -> list[Shape]:
        return [(*self.polys[part].box, self.polys[part], part) for part in parts]

    def level(self, z: int, height: int) -> Level:
        """Kept for the heights that exist; others are met only by paths that hang in the air."""
        found = self.levels.get((z, height))
        if found is None:
            found = Level(self, z, height)
            if z in self.surfaces:
                self.levels[z, height] = found
        return found

    def keep(self, key: object, table: Kept) -> Kept:
        """Something worked out about this ground, for who asks again; players may invent many kinds of movers."""
        if len(self.tables) >= TABLES_KEPT:
            self.tables.clear()
        self.tables[key] = table
        return table


def box_of(points: Iterable[tuple[int, int]]) -> tuple[int, int, int, int]:
    xs, ys = zip(*points, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def largest_side(points: Iterable[tuple[int, int]]) -> int:
    """KT-RECON-04: the larger side of the box around it."""
    x0, y0, x1, y1 = box_of(points)
    return max(x1 - x0, y1 - y0)
