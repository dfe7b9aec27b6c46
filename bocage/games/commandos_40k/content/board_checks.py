"""Checks of a battlefield: it is large enough, its parts are convex and on the table, and no piece lies in another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bocage.core.content import Place
from bocage.core.errors import BadContent, raise_together
from bocage.games.commandos_40k.content.faction_checks import check_id, check_name, check_once
from bocage.games.commandos_40k.content.forms import BoardFile, Length, Part, Piece, mil

LEAST, LARGEST = (30, 22), (72, 48)
MOST_PIECES, MOST_PARTS, MOST_CORNERS = 60, 40, 16
MOST_SOLIDS, MOST_LAID = 150, 300       # solid parts, and all parts, of the whole table: more would make every look at it slow
HIGHEST = 12
SOLID = ("climb", "impassable")
Point = tuple[int, int]
Outline = tuple[Point, ...]


def check_board(board: BoardFile, file: str) -> BoardFile:
    """KT-SETUP-03, KT-SETUP-04, KT-TERRAIN-08, KT-GEOM-09: Checks the board and turns every outline counter-clockwise.
    Raises all faults together; whether pieces overlap is asked of sound pieces only."""
    faults: list[BadContent] = []
    place = Place(file, faults=faults)
    check_id(board.id, place.key("id"))
    check_name(board.name, place.key("name"))
    for at, (size, least, largest) in enumerate(zip(board.size, LEAST, LARGEST, strict=True)):
        place.item("size", at).expect(least <= size <= largest, "expect-number", low=least, high=largest)
    place.key("size").expect(board.size[0] >= board.size[1], "expect-long-side")
    place.key("pieces").expect(len(board.pieces) <= MOST_PIECES, "expect-entries", low=0, high=MOST_PIECES)
    pieces = tuple(checked(piece, board, place.entry("pieces", piece.id)) for piece in board.pieces)
    board = replace(board, pieces=pieces)
    check_once((piece.id for piece in laid(board)), place, "pieces")
    check_number(board, place.key("pieces"))
    if not faults:
        check_clear(board, place)
    raise_together(faults)
    return board


def checked(piece: Piece, board: BoardFile, place: Place) -> Piece:
    check_id(piece.id, place.key("id"))
    number = len(piece.parts)
    place.key("parts").expect(1 <= number <= MOST_PARTS, "expect-entries", low=1, high=MOST_PARTS)
    return replace(piece, parts=tuple(check_part(part, board, place.item("parts", at)) for at, part in enumerate(piece.parts)))


def check_part(part: Part, board: BoardFile, place: Place) -> Part:
    """KT-GEOM-09: A part is convex and on the table. A solid part has a height."""
    corners = len(part.poly)
    place.key("poly").expect(3 <= corners <= MOST_CORNERS, "expect-entries", low=3, high=MOST_CORNERS)
    if corners < 3:
        return part
    width, height = board.size
    inside = all(0 <= x <= width and 0 <= y <= height for x, y in part.poly)
    place.key("poly").expect(inside, "expect-on-table", width=width, height=height)
    low, high = (0, part.z1) if 0 <= part.z1 <= HIGHEST else (0, HIGHEST)
    place.key("z1").expect(0 <= part.z1 <= HIGHEST, "expect-number", low=0, high=HIGHEST)
    place.key("z0").expect(low <= part.z0 <= high, "expect-number", low=low, high=high)
    place.key("z1").expect(part.move not in SOLID or part.z0 != part.z1, "expect-height")
    turned = part if area(outline(part)) > 0 else replace(part, poly=part.poly[::-1])
    place.key("poly").expect(is_convex(outline(turned)), "expect-convex")
    return turned


def outline(part: Part) -> Outline:
    return tuple((mil(x), mil(y)) for x, y in part.poly)


def area(corners: Outline) -> int:
    """Twice the area. It is above 0 if the outline runs counter-clockwise."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(corners, (*corners[1:], corners[0]), strict=True))


def is_convex(corners: Outline) -> bool:
    """Whether no corner occurs twice and every corner lies to the left of every side. A star that crosses itself is not
    convex."""
    if len(set(corners)) < len(corners) or not area(corners):
        return False
    return all(turn(*side, corner) >= 0 for side in sides(corners) for corner in corners)


def sides(corners: Outline) -> list[tuple[Point, Point]]:
    return list(zip(corners, (*corners[1:], corners[0]), strict=True))


def turn(a: Point, b: Point, c: Point) -> int:
    """Above 0 if c lies to the left of the line from a to b."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def laid(board: BoardFile) -> list[Piece]:
    """Every piece as it lies on the table. A piece with ``rot180`` has a copy, turned about the middle of the table, with
    ``_2`` after its id."""
    width, height = board.size
    found: list[Piece] = []
    for piece in board.pieces:
        found.append(piece)
        if piece.rot180:
            parts = tuple(turned_about(part, width, height) for part in piece.parts)
            found.append(replace(piece, id=f"{piece.id}_2", rot180=False, parts=parts))
    return found


def turned_about(part: Part, width: Length, height: Length) -> Part:
    return replace(part, poly=tuple((minus(width, x), minus(height, y)) for x, y in part.poly))


def minus(whole: Length, part: Length) -> Length:
    """The difference, exact to the thousandth."""
    return (mil(whole) - mil(part)) / 1000


def check_number(board: BoardFile, place: Place) -> None:
    """A table has so many parts at most, turned copies included."""
    parts = [part for piece in laid(board) for part in piece.parts]
    solids = sum(part.move in SOLID for part in parts)
    place.expect(solids <= MOST_SOLIDS, "expect-few-solids", number=solids, most=MOST_SOLIDS)
    place.expect(len(parts) <= MOST_LAID, "expect-few-parts", number=len(parts), most=MOST_LAID)


class Solid(NamedTuple):
    """A solid part as it lies on the table; ``order``: in the file."""

    order: int
    piece: str
    part: Part
    corners: Outline


def check_clear(board: BoardFile, place: Place) -> None:
    """No solid part of a piece may overlap a solid part of another piece. Areas may overlap anything."""
    parts = [(piece.id, part) for piece in laid(board) for part in piece.parts if part.move in SOLID]
    solids = [Solid(order, id, part, outline(part)) for order, (id, part) in enumerate(parts)]
    for one, other in sorted(near_pairs(solids), key=lambda pair: (pair[0].order, pair[1].order)):
        if one.piece == other.piece or min(one.part.z1, other.part.z1) <= max(one.part.z0, other.part.z0):
            continue
        place.entry("pieces", one.piece).expect(apart(one.corners, other.corners), "expect-clear", other=other.piece)


def near_pairs(solids: Sequence[Solid]) -> Iterator[tuple[Solid, Solid]]:
    """The pairs that share some x, by a sweep from west to east; in each pair the order of the file."""
    passed: list[tuple[int, Solid]] = []                    # those that the sweep is still over, with their eastern ends
    for solid in sorted(solids, key=lambda each: min(x for x, _ in each.corners)):
        west, east = min(x for x, _ in solid.corners), max(x for x, _ in solid.corners)
        passed = [(end, other) for end, other in passed if end > west]
        for _, other in passed:
            yield (other, solid) if other.order < solid.order else (solid, other)
        passed.append((east, solid))


def apart(one: Outline, other: Outline) -> bool:
    """Two convex outlines share no area if all of one lies outside of a side of the other, or on that side."""
    return (any(all(turn(*side, corner) <= 0 for corner in other) for side in sides(one))
            or any(all(turn(*side, corner) <= 0 for corner in one) for side in sides(other)))
