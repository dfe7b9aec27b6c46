"""What is told of a terrain or an operation before it is played: its map, how long it takes and how hard it is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from bocage.core.content import load_toml
from bocage.core.contract import Mark, Mission, Sketch
from bocage.core.contract.missions import AreaKind, areas, box
from bocage.games.v_commandos import content

QUICK_MINUTES = 30              # the rulebook: about 30 minutes for one terrain
GAP = 0.08                      # between two tiles, in cells
BETWEEN = 1.0                   # between two terrains of an operation
RIM = 0.6                       # around it all, for entrances
OUTSIDE = 0.25                  # from the edge of its tile to an entrance
SPANS = {"S": (1, 1), "Mh": (2, 1), "Mv": (1, 2), "L": (2, 2)}
TURNS = {"N": 180, "E": 270, "S": 0, "W": 90}           # an entrance points inward
STEPS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Hardness(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrain: dict[str, int]


@cache
def facts() -> dict[str, Mission]:
    """VC-GEN-05, VC-GEN-08: an operation is as hard as the hardest of its terrains."""
    loaded = content.load()
    hard = load_toml(content.FOLDER / "difficulty.toml", Hardness)
    found = {id: mission(QUICK_MINUTES, hard.terrain[id]) for id in loaded.terrains}
    for operation in loaded.operations.values():
        found[operation.id] = mission(operation.minutes, max(hard.terrain[id] for id in operation.terrains))
    return found


def mission(minutes: int, difficulty: int) -> Mission:
    return msgspec.convert({"minutes": (minutes, minutes), "difficulty": difficulty}, Mission)


def sketch(scenario: str) -> Sketch:
    """A terrain as it is laid out; of an operation all its terrains, from left to right."""
    loaded = content.load()
    names = loaded.operations[scenario].terrains if scenario in loaded.operations else (scenario,)
    terrains = [loaded.terrains[each] for each in names]
    height = max(terrain.grid[1] for terrain in terrains) + 2 * RIM
    left, laid, marks = RIM, [], []
    for terrain in terrains:
        top = (height - terrain.grid[1]) / 2
        laid += [*ground(terrain, left, top)]
        marks += [*signs(terrain, left, top)]
        left += terrain.grid[0] + BETWEEN
    return Sketch(left - BETWEEN + RIM, height, "night", areas(sorted(laid, key=lambda each: each[0])), tuple(marks))


def ground(terrain: content.Terrain, left: float, top: float) -> Iterator[tuple[AreaKind, str]]:
    for tile in terrain.tiles.values():
        x, y = tile.at
        width, height = SPANS[tile.size]
        yield ("room" if tile.side == "in" else "street",
               box(round(left + x + GAP / 2, 2), round(top + y + GAP / 2, 2), round(width - GAP, 2), round(height - GAP, 2)))


def signs(terrain: content.Terrain, left: float, top: float) -> Iterator[Mark]:
    def middle(name: str) -> tuple[float, float]:
        tile = terrain.tiles[name]
        width, height = SPANS[tile.size]
        return left + tile.at[0] + width / 2, top + tile.at[1] + height / 2

    for name, tile in terrain.tiles.items():
        width, height = SPANS[tile.size]
        corner = left + tile.at[0] + width - 0.17, top + tile.at[1] + height - 0.12
        yield Mark("name", (round(corner[0], 2), round(corner[1], 2)), text=name.upper())
    for door in terrain.doors:
        one, two = door.split()[0].split("-")
        yield door_between(one, two, terrain, left, top)
    for entrance in terrain.entrances:
        name, side = entrance.split()[:2]
        x, y = middle(name)
        width, height = SPANS[terrain.tiles[name].size]
        right, down = STEPS[side]
        outside = x + right * (width / 2 + OUTSIDE), y + down * (height / 2 + OUTSIDE)
        yield Mark("entrance", (round(outside[0], 2), round(outside[1], 2)), TURNS[side])
    for hatch in terrain.hatches:
        x, y = middle(hatch.split()[0])
        yield Mark("hatch", (round(x - 0.22, 2), round(y + 0.22, 2)))
    for nest in terrain.nests:
        x, y = middle(nest.split()[0])
        yield Mark("nest", (round(x + 0.2, 2), round(y + 0.2, 2)))
    for objective in terrain.objectives:
        x, y = middle(objective.tile)
        yield Mark("objective", (round(x, 2), round(y - 0.08, 2)))


def door_between(one: str, two: str, terrain: content.Terrain, left: float, top: float) -> Mark:
    """On the middle of the edge that two tiles share."""
    def edges(name: str) -> tuple[int, int, int, int]:
        tile = terrain.tiles[name]
        (x, y), (width, height) = tile.at, SPANS[tile.size]
        return x, y, x + width, y + height

    a, b = edges(one), edges(two)
    west, east = max(a[0], b[0]), min(a[2], b[2])
    north, south = max(a[1], b[1]), min(a[3], b[3])
    return Mark("door", (round(left + (west + east) / 2, 2), round(top + (north + south) / 2, 2)), 90 if west == east else 0)


