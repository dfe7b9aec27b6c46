"""Boards laid edge to edge: ``n1``, ``n1+n3`` (side by side), ``n1/n2`` (one below the other), ``n4r90`` (turned clockwise)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

import msgspec

from bocage.core.errors import Unknown
from bocage.games.heroes_of_normandie.content import Building, Edge, Map

PART = re.compile(r"([a-z]\w*?)(?:r(0|90|180|270))?")
MOST_BOARDS = 4
SideName = Literal["N", "E", "S", "W"]
TURNED: dict[str, SideName] = {"N": "E", "E": "S", "S": "W", "W": "N"}


def joined(layout: str, maps: Mapping[str, Map]) -> Map:
    """HN-SETUP-01: one map of several boards. ``/`` separates rows of boards, ``+`` the boards of a row."""
    rows = [[part(text, maps) for text in row.split("+")] for row in layout.replace(" ", "").split("/")]
    if len({len(row) for row in rows}) != 1 or len(rows) * len(rows[0]) > MOST_BOARDS:
        raise Unknown("layout", layout, "n1, n1+n2, n1/n2, n1+n2/n3+n4")
    whole = [beside(row) for row in rows]
    return below(whole)


def part(text: str, maps: Mapping[str, Map]) -> Map:
    found = PART.fullmatch(text)
    if found is None or found[1] not in maps:
        raise Unknown("layout", text, ", ".join(maps))
    made = maps[found[1]]
    for _ in range(int(found[2] or 0) // 90):
        made = turned(made)
    return made


def turned(made: Map) -> Map:
    """A board turned clockwise by a right angle."""
    height = len(made.rows)

    def at(x: int, y: int) -> tuple[int, int]:
        return height - 1 - y, x

    def opening(x: int, y: int, side: SideName) -> tuple[int, int, SideName]:
        return *at(x, y), TURNED[side]

    def room(x1: int, y1: int, x2: int, y2: int) -> tuple[int, int, int, int]:
        (a, b), (c, d) = at(x1, y1), at(x2, y2)
        return min(a, c), min(b, d), max(a, c), max(b, d)

    return msgspec.structs.replace(
        made, rows=tuple("".join(row[column] for row in reversed(made.rows)) for column in range(len(made.rows[0]))),
        building=tuple(Building(id=each.id, rooms=tuple(room(*box) for box in each.rooms),
                                doors=tuple(opening(*door) for door in each.doors),
                                windows=tuple(opening(*window) for window in each.windows)) for each in made.building),
        edge=tuple(Edge(at=at(*each.at), side=TURNED[each.side], kind=each.kind) for each in made.edge))


def shifted(made: Map, across: int, down: int) -> tuple[tuple[Building, ...], tuple[Edge, ...]]:
    def opening(x: int, y: int, side: SideName) -> tuple[int, int, SideName]:
        return x + across, y + down, side

    buildings = tuple(Building(
        id=each.id, rooms=tuple((x1 + across, y1 + down, x2 + across, y2 + down) for x1, y1, x2, y2 in each.rooms),
        doors=tuple(opening(*door) for door in each.doors), windows=tuple(opening(*window) for window in each.windows))
        for each in made.building)
    return buildings, tuple(Edge(at=(each.at[0] + across, each.at[1] + down), side=each.side, kind=each.kind)
                            for each in made.edge)


def together(one: Map, two: Map, rows: tuple[str, ...], across: int, down: int) -> Map:
    buildings, edges = shifted(two, across, down)
    return msgspec.structs.replace(one, id=f"{one.id} {two.id}", rows=rows, building=one.building + buildings,
                                   edge=one.edge + edges)


def beside(made: list[Map]) -> Map:
    whole = made[0]
    for each in made[1:]:
        rows = tuple(left + right for left, right in zip(whole.rows, each.rows, strict=True))
        whole = together(whole, each, rows, len(whole.rows[0]), 0)
    return whole


def below(made: list[Map]) -> Map:
    whole = made[0]
    for each in made[1:]:
        whole = together(whole, each, whole.rows + each.rows, 0, len(whole.rows))
    return whole
