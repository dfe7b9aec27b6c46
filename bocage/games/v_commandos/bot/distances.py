"""Distances for bots: the shortest wary paths between tiles, out by a hatch and in from off the map.

A distance counts actions. Medium and large tiles cost more, because a commando may be seen there. Locked doors cost more too.
"""

from __future__ import annotations

from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import NO_DOOR, OPEN
from bocage.games.v_commandos.state import State
from bocage.games.v_commandos.types import Terrain, Tile

STEP = (1.0, 1.7, 1.6)          # the cost of entering a small, medium, large tile
LOCK = 1.8                      # the cost of a locked door in the way
FAR = 40.0
Paths = list[list[float]]
Locks = list[list[int]]


def paths(b: Board, s: State, terrain: Terrain) -> Paths:
    """Returns the wary distances between the tiles of a terrain."""
    return ways_and_locks(b, s, terrain)[0]


def ways_and_locks(b: Board, s: State, terrain: Terrain) -> tuple[Paths, Locks]:
    """Returns the wary distances between the tiles of a terrain with its doors as they are, and the number of locked doors on
    each path. The board keeps the result for each set of open doors."""
    key = (terrain, *s.doors[b.door_span[terrain]])
    found = b.wary_paths.get(key)
    if found is None:
        found = b.wary_paths[key] = measure(b, s, terrain)
    return found


def measure(b: Board, s: State, terrain: Terrain) -> tuple[Paths, Locks]:
    """Finds the shortest paths between all pairs of tiles (Floyd and Warshall)."""
    first, number = b.tiles_of[terrain][0], len(b.tiles_of[terrain])
    far = [[FAR] * number for _ in range(number)]
    locks = [[0] * number for _ in range(number)]
    for at in range(number):
        far[at][at] = 0.0
        for other, door in b.edges[first + at]:
            shut = door != NO_DOOR and s.doors[door] != OPEN
            far[at][other - first] = STEP[b.size[other]] + (LOCK if shut else 0.0)
            locks[at][other - first] = int(shut)
    for via in range(number):
        middle = far[via]
        for at, start in enumerate(far):
            reach = start[via]
            if reach < FAR:
                for end in range(number):
                    if reach + middle[end] < start[end]:
                        start[end] = reach + middle[end]
                        locks[at][end] = locks[at][via] + locks[via][end]
    return far, locks


def way_out(b: Board, s: State, terrain: Terrain, ways: Paths, tile: Tile) -> float:
    """Returns the distance from a tile out by the nearest hatch, unblocking it included."""
    first = b.tiles_of[terrain][0]
    return min((ways[tile - first][b.hatch_tile[hatch] - first] + (1.0 if s.hatches[hatch] == OPEN else 2.0)
                for hatch in b.hatches_of[terrain]), default=FAR)


def way_in(b: Board, s: State, terrain: Terrain, ways: Paths, tile: Tile) -> float:
    """Returns the distance from off the map, up the nearest open hatch, to a tile."""
    first = b.tiles_of[terrain][0]
    return min((1.0 + ways[b.hatch_tile[hatch] - first][tile - first] for hatch in b.hatches_of[terrain]
                if s.hatches[hatch] == OPEN and not b.exit_only[hatch]), default=FAR)


def nearest_hatch(b: Board, s: State, terrain: Terrain, ways: Paths, tile: Tile) -> Tile:
    """Returns the tile of the hatch that is nearest to a tile."""
    first = b.tiles_of[terrain][0]
    return min((b.hatch_tile[hatch] for hatch in b.hatches_of[terrain]),
               key=lambda at: ways[tile - first][at - first] + (0.0 if s.hatches[b.hatch_on[at]] == OPEN else 1.0))
