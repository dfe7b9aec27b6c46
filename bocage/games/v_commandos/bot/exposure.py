"""The hits that a commando must expect until the end of the enemy phase (VC-REACT, VC-REINF, VC-EMOVE, VC-EFIRE)."""

from __future__ import annotations

from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    FOES, FOE_KINDS, MEDIUM, NO_DOOR, NO_POINT, OPEN, REDRAW, REGULAR_KINDS, SMALL, VISIBLE)
from bocage.games.v_commandos.state import (
    AFTER_FIRE, BEFORE_MOVEMENT, BEFORE_REINFORCEMENT, COMMANDOS, State, size_for)
from bocage.games.v_commandos.types import Point, Role, Terrain, Tile

UNSEEN_BY_ONE = 2.0 / 3.0       # VC-TEST-03: how often a stealthy commando passes a test against one enemy
TWO_AWAY = 0.8                  # the part of the enemies two tiles away that come into range
TOKEN = 0.85                    # enemies for each token that is drawn: some bring nobody
TOKEN_DICE = 1.3                # dice for each token that is drawn
ANY_WAY = 0.3                   # how often enemies go to a certain neighbour if nobody knows the direction yet
NEGLIGIBLE = 0.05               # so few hits are not worth a further step


class Exposure:
    """What enemies can do to each commando in the rest of this turn, on any tile."""

    __slots__ = ("b", "s", "dice", "enter", "move", "fire", "known", "least")

    def __init__(self, b: Board, s: State) -> None:
        self.b = b
        self.s = s
        self.dice = {tile: sum(s.foes[tile * FOES + kind] * b.foe_dice[kind] for kind in FOE_KINDS)
                     for tile in b.all_tiles if s.crowd[tile]}
        self.enter = s.phase in (COMMANDOS, BEFORE_REINFORCEMENT)       # enemies will still enter, move, fire
        self.move = self.enter or s.phase == BEFORE_MOVEMENT
        self.fire = s.phase != AFTER_FIRE
        self.known: dict[tuple[Role, Tile, bool], float] = {}
        self.least: dict[tuple[Role, Tile, float, int], float] = {}

    # --- staying --------------------------------------------------------------------------------------------------------

    def hits(self, c: Role, tile: Tile, visible: bool) -> float:
        """The hits that it must expect if it stays on a tile."""
        key = (c, tile, visible)
        found = self.known.get(key)
        if found is None:
            fired_at = self.chance_to_be_fired_at(c, tile, visible)
            found = self.known[key] = fired_at * self.dice_near(tile) * (7 - self.b.to_hit[tile]) / 6.0 if fired_at else 0.0
        return found

    def dice_near(self, tile: Tile) -> float:
        """The dice that would be rolled at somebody visible there (VC-EFIRE-02, VC-EMOVE-02, VC-REINF-01)."""
        b, s = self.b, self.s
        if not self.move:
            return float(self.dice.get(tile, 0) + sum(self.dice.get(other, 0) for other, door in b.edges[tile]
                                                      if door == NO_DOOR or s.doors[door] == OPEN))
        reach, terrain = b.distance[tile], b.terrain_of[tile]
        dice = sum(number * near(reach[other]) for other, number in self.dice.items() if b.terrain_of[other] == terrain)
        if self.enter:
            tokens = 2.0 if s.alarm[terrain] else 1.5
            dice += TOKEN_DICE * tokens * sum(near(reach[b.entrance_tile[entrance]]) for entrance in b.entrances_of[terrain])
        return dice

    def chance_to_be_fired_at(self, c: Role, tile: Tile, visible: bool) -> float:
        """VC-EFIRE-02, VC-EMOVE-13, VC-REINF-09: somebody stealthy is first found by the enemies that come to its tile."""
        if not self.fire:
            return 0.0
        if visible:
            return 1.0
        return 1.0 - UNSEEN_BY_ONE ** self.arrivals(c, tile) if self.move else 0.0

    def arrivals(self, c: Role, tile: Tile) -> float:
        """The enemies that will come to a tile while this commando is stealthy."""
        b, s = self.b, self.s
        terrain = b.terrain_of[tile]
        number = TOKEN * (2 if s.alarm[terrain] else 1) * len(b.entrances_on[tile]) if self.enter else 0.0
        beside = [other for other, _ in b.edges[tile] if s.crowd[other]]
        if beside:
            targets = [s.tile[d] for d in s.squad
                       if d != c and s.face[d] == VISIBLE and s.tile[d] >= 0 and b.terrain_of[s.tile[d]] == terrain]
            for other in beside:
                free = s.crowd[other] - sum(s.triangles[token] == other and s.holder[token] in REGULAR_KINDS
                                            for token in b.triangles_of[terrain])
                if free > 0:
                    number += free * self.part_that_goes(other, tile, terrain, targets)
        return number

    def part_that_goes(self, start: Tile, end: Tile, terrain: Terrain, targets: list[Tile]) -> float:
        """VC-EMOVE-02, VC-EMOVE-03: which part of the enemies of a tile goes to this neighbour."""
        b, s = self.b, self.s
        if targets:
            far = b.distance[start]
            nearest = min(far[target] for target in targets)
            return float(any(far[target] == nearest == b.distance[end][target] + 1 for target in targets))
        point = s.direction[terrain]
        if point == NO_POINT:
            point = b.compass[s.card[terrain]] if s.card[terrain] >= 0 else REDRAW
        if point == REDRAW:
            return ANY_WAY
        ways = b.compass_next[start][Point(point)]
        return 1.0 / len(ways) if end in ways else 0.0

    # --- moving ---------------------------------------------------------------------------------------------------------

    def chance_to_be_seen(self, c: Role, tile: Tile, visible: float, sneaking: bool) -> float:
        """VC-STEALTH-05, VC-STEALTH-06, VC-STEALTH-07, VC-STEALTH-08, VC-STEALTH-09: how likely it is visible after a move.
        ``visible``: how likely it is before."""
        size = size_for(self.b, self.s, c, tile)
        sheltered = size == SMALL or (size == MEDIUM and sneaking)
        if not sheltered:
            return 1.0
        crowd = self.s.crowd[tile]
        return visible + (1.0 - visible) * (1.0 - UNSEEN_BY_ONE ** crowd) if crowd else 0.0

    def reaction_hits(self, start: Tile, end: Tile, visible: float) -> float:
        """VC-REACT-02, VC-REACT-03: the hits of those whom a visible commando leaves and whom it joins."""
        dice = self.dice.get(start, 0) + (self.dice.get(end, 0) if end != start else 0)
        return visible * dice * (7 - self.b.to_hit[start]) / 6.0 if visible else 0.0

    def least_hits(self, c: Role, tile: Tile, visible: float, actions: int) -> float:
        """The hits that it must expect if it ends its turn as safely as it can with so many actions left."""
        if tile < 0:
            return 0.0
        key = (c, tile, visible, actions)
        found = self.least.get(key)
        if found is not None:
            return found
        best = visible * self.hits(c, tile, True) if visible else 0.0
        if visible < 1.0:
            best += (1.0 - visible) * self.hits(c, tile, False)
        if actions > 0 and best > NEGLIGIBLE:
            b, s = self.b, self.s
            for other, door in b.edges[tile]:
                if door == NO_DOOR or s.doors[door] == OPEN:
                    on_the_way = self.reaction_hits(tile, other, visible)
                    if on_the_way < best:
                        sneaking = actions > 1 and b.size[other] == MEDIUM
                        seen = self.chance_to_be_seen(c, other, visible, sneaking)
                        best = min(best, on_the_way + self.least_hits(c, other, seen, actions - (2 if sneaking else 1)))
        self.least[key] = best
        return best


def near(steps: int) -> float:
    """The part of enemies so many steps away that will fire."""
    return 1.0 if steps <= 1 else TWO_AWAY if steps == 2 else 0.0
