"""The small maps of the scenarios, for those who choose one."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.core.contract import Mark, Sketch
from bocage.core.contract.missions import AreaKind, areas, box
from bocage.games.heroes_of_normandie import content

KINDS: dict[str, AreaKind] = {"road": "road", "bocage": "hedge", "forest_edge": "edge", "forest": "wood", "grove": "grove",
                              "water": "water", "bridge": "bridge", "ruins": "rough", "rock": "rock"}
MIDDLE = 0.5                    # of a square


def sketch(scenario: str) -> Sketch:
    """The board with both zones of deployment and what is fought for."""
    loaded = content.load()
    card = loaded.scenarios[scenario]
    board = loaded.maps[card.maps]
    width, height = len(board.rows[0]), len(board.rows)
    laid: list[tuple[AreaKind, str]] = sorted(squares(board), key=lambda each: each[0])
    laid += [("house", rooms(building)) for building in board.building]
    laid += [*zone("zone_1", board, card.us), *zone("zone_2", board, card.ge)]
    marks = [Mark("objective", place_of(objective, board)) for objective in card.objective]
    return Sketch(width, height, "grass", areas(laid), (*marks, *way_out(card.exit, width, height)))


def squares(board: content.Map) -> Iterator[tuple[AreaKind, str]]:
    """Runs of equal squares, row by row."""
    names = {terrain.glyph: terrain.id for terrain in content.load().terrains.values()}
    for y, row in enumerate(board.rows):
        x = 0
        while x < len(row):
            run = len(row) - x - len(row[x:].lstrip(row[x]))
            kind = KINDS.get(names.get(row[x], ""))
            if kind is not None:
                yield kind, box(x, y, run, 1)
            x += run


def rooms(building: content.Building) -> str:
    return "".join(box(x1, y1, x2 + 1 - x1, y2 + 1 - y1) for x1, y1, x2, y2 in building.rooms)


def zone(kind: AreaKind, board: content.Map, force: content.Force) -> Iterator[tuple[AreaKind, str]]:
    """Where a side deploys: a rectangle, or all around a building."""
    place = force.zone
    if place.box is not None:
        x1, y1, x2, y2 = place.box
    else:
        found = next(each for each in board.building if each.id == place.building)
        x1, y1 = (max(0, min(room[axis] for room in found.rooms) - place.within) for axis in (0, 1))
        x2, y2 = (max(room[axis] for room in found.rooms) + place.within for axis in (2, 3))
    width, height = len(board.rows[0]), len(board.rows)
    yield kind, box(x1, y1, min(x2, width - 1) + 1 - x1, min(y2, height - 1) + 1 - y1)


def place_of(objective: content.Objective, board: content.Map) -> tuple[float, float]:
    if objective.at is not None:
        return objective.at
    x1, y1, x2, y2 = next(each for each in board.building if each.id == objective.building).rooms[0]
    return (x1 + x2 + 1) / 2, (y1 + y2 + 1) / 2


def way_out(side: str, width: int, height: int) -> Iterator[Mark]:
    """The edge of the board that is to be left by, if there is one."""
    places = {"N": (width / 2, MIDDLE, 0), "E": (width - MIDDLE, height / 2, 90), "S": (width / 2, height - MIDDLE, 180),
              "W": (MIDDLE, height / 2, 270)}
    if side:
        x, y, turn = places[side]
        yield Mark("entrance", (x, y), turn)
