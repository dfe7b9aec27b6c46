"""The ground of a terrain from its tiles and doors: which cell belongs to which tile, and what lies between two cells."""

from __future__ import annotations

from bocage.games.v_commandos.view import Door, Entrance, Terrain, Tile

NONE, OPEN_GROUND, EDGE, WALL = range(4)
Cell = tuple[int, int]


class Ground:
    """The cells of one terrain."""

    def __init__(self, terrain: Terrain) -> None:
        self.tiles = {tile.name: tile for tile in terrain.tiles}
        self.cells: dict[Cell, Tile] = {}
        for tile in terrain.tiles:
            for dx in range(tile.width):
                for dy in range(tile.height):
                    self.cells[tile.x + dx, tile.y + dy] = tile
        self.columns = 1 + max(x for x, _ in self.cells)
        self.rows = 1 + max(y for _, y in self.cells)
        self.doors = {frozenset(door.tiles): door for door in terrain.doors}

    def door(self, one: Tile, two: Tile) -> Door | None:
        return self.doors.get(frozenset((one.name, two.name)))

    def between(self, here: Cell, there: Cell) -> int:
        """Returns what separates two cells. The edge of an indoor tile is a wall, and doors are set into walls."""
        one, two = self.cells.get(here), self.cells.get(there)
        if one is two:
            return NONE
        if one is None or two is None:
            tile = one or two
            return WALL if tile is not None and tile.indoor else EDGE
        if one.indoor or two.indoor:
            return WALL
        return EDGE if self.door(one, two) else OPEN_GROUND

    def neighbours(self, tile: Tile) -> list[tuple[Tile, int, Door | None]]:
        """Returns the neighbouring tiles, north-west first, with what lies between."""
        found: dict[str, tuple[Tile, int, Door | None]] = {}
        for dx in range(-1, tile.width + 1):
            for dy in range(-1, tile.height + 1):
                inside = 0 <= dx < tile.width, 0 <= dy < tile.height
                other = self.cells.get((tile.x + dx, tile.y + dy))
                if inside[0] != inside[1] and other is not None:
                    near = min(max(dx, 0), tile.width - 1), min(max(dy, 0), tile.height - 1)
                    kind = self.between((tile.x + near[0], tile.y + near[1]), (tile.x + dx, tile.y + dy))
                    found[other.name] = (other, kind, self.door(tile, other))
        return sorted(found.values(), key=lambda entry: (entry[0].y, entry[0].x))

    def at_the_edge(self, gate: Entrance) -> bool:
        """The entrance opens towards the outside of the whole map, not into a hole in it."""
        tile = self.tiles[gate.tile]
        return {"W": tile.x == 0, "E": tile.x + tile.width == self.columns}.get(gate.side, True)
