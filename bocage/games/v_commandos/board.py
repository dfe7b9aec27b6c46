"""The board of one game: a scenario turned into flat tables. It never changes, so all copies of a game share it.

All terrains of the scenario share one numbering of tiles, of doors, of entrances, of hatches, of triangular tokens and of
objectives.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import NamedTuple

from bocage.core.decision import Seat
from bocage.games.v_commandos import content as box
from bocage.games.v_commandos.actions import Lexicon
from bocage.games.v_commandos.pieces import (
    ABILITIES, ALARM_TRIANGLE, ALL_EXIT, BURN, CARRY_OUT, COMPASS, COMPASS_POINTS, CRATE, DESTROY, EAST, EFFECTS, ESCORT_OUT,
    FOE_NAMES, INTERACT, ITEM_KINDS, ITEM_NAMES, LARGE, MEDIUM, NEST_GUN, NEST_TRIANGLE, NORTH, NO_DOOR, NO_ESCORT, NO_HATCH,
    NO_ITEM, NO_TRIANGLE, OBJECTIVE_TRIANGLE, OPEN, PRINTED, PRINTED_NAMES, PROTECT, REDRAW, ROLES, SHUT, SHUT_OFF, SIDES,
    SMALL, SOUTH, TOKEN_NAMES, TRIANGLE_NAMES, UNREACHABLE, WALL, WEST)
from bocage.games.v_commandos.types import (
    Ability, Door, Effect, Entrance, Escort, FixedGun, Hatch, Item, Lock, Objective, ObjectiveWord, Point, Role, Side, Size,
    Terrain, Tile, Triangle, TriangleKind)

SIZES = {"S": (SMALL, 1, 1), "Mh": (MEDIUM, 2, 1), "Mv": (MEDIUM, 1, 2), "L": (LARGE, 2, 2)}
NEST_SLOTS = 2                  # VC-CAP-04: a nest takes two slots of its tile and offers one of its own
STEPS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}
NO_TILE = Tile(-1)
Cell = tuple[int, int]          # of the grid of a terrain: x grows east, y south


def item_named(name: str) -> Item:
    """Returns the number of a kind of equipment."""
    return Item(ITEM_NAMES.index(name))


class LaidTile:
    """VC-TERRAIN-03: the size and the side of a tile, and where it lies on the grid of its terrain."""

    def __init__(self, name: str, tile: box.Tile) -> None:
        self.name = name
        self.size, self.width, self.height = SIZES[tile.size]
        self.x, self.y = tile.at
        self.indoor = tile.side == "in"

    def cells(self) -> list[Cell]:
        """Returns the cells of the grid that the tile covers."""
        return [(self.x + dx, self.y + dy) for dx in range(self.width) for dy in range(self.height)]

    def front(self, point: Point) -> int:
        """VC-EMOVE-07: how far the foremost edge of the tile is from that side of the map. A smaller number is nearer."""
        return {NORTH: self.y, WEST: self.x, SOUTH: -(self.y + self.height), EAST: -(self.x + self.width)}[point]

    def neighbours(self, cells: dict[Cell, Tile], point: Point) -> list[Tile]:
        """Returns the tiles that touch this one on that side, in the order of their numbers."""
        dx, dy = STEPS[point]
        mine = set(self.cells())
        beyond = {(x + dx, y + dy) for x, y in mine} - mine
        return sorted({cells[cell] for cell in beyond if cell in cells})


class Companion(NamedTuple):
    """VC-SCEN-18: an escort that goes on with its commando, and the terrain that it must leave by a hatch, if any.

    The rule that it must be alive on a certain terrain needs no entry: losing it fails the operation on any terrain.
    """

    escort: Escort
    leaves: Terrain | None


class EscortFaces(NamedTuple):
    """VC-ESCORT-06, VC-ESCORT-08: which sides the token of an escort has: stealthy, visible, or both."""

    can_hide: bool
    can_be_seen: bool


class FarTile(NamedTuple):
    """VC-CARD-04, Long sight: a tile two steps away in a straight line, and what lies on the two edges between."""

    tile: Tile
    first: Door
    second: Door


class Board:
    """Flat tables over all terrains of a scenario, and the lexicon of its actions."""

    def __init__(self, content: box.Content, scenario: str, terrains: Sequence[str], commandos: int,
                 rules: Sequence[box.AnyRule], links: Sequence[tuple[Terrain, Terrain]], veteran: bool, seats: int) -> None:
        self.content = content
        self.scenario = scenario
        self.commandos = commandos
        self.veteran = veteran
        self.seats = seats
        self.everyone = tuple(Seat(seat) for seat in range(seats))
        self.noise_on_laying = False                    # VC-RULING-30, a setting
        self.crowbar_reusable = False                   # VC-RULING-36, a setting
        self.squad: tuple[tuple[Role, Side], ...] = ()    # empty: the players choose it in the game
        self.cards_in_deck = [1] * len(content.events)
        self._print_pieces(content)
        self.terrain_ids = tuple(terrains)
        self.terrains = len(terrains)
        self._clear()
        self.all_terrains = tuple(Terrain(at) for at in range(self.terrains))
        for at, name in zip(self.all_terrains, terrains, strict=True):
            self._lay(at, content.terrains[name], f"{name}." if len(terrains) > 1 else "")
        self.tiles = len(self.tile_name)
        self.all_objectives = tuple(Objective(o) for o in range(len(self.objective_word)))
        self.all_escorts = tuple(Escort(x) for x in range(len(self.escort_ids)))
        self.all_hatches = tuple(Hatch(hatch) for hatch in range(len(self.hatch_tile)))
        self.all_tiles = tuple(Tile(tile) for tile in range(self.tiles))
        self.sources = [[a for a, b in links if b == at] for at in self.all_terrains]
        self.is_last = [all(a != at for a, _ in links) for at in self.all_terrains]
        self._measure()
        for at, name in zip(self.all_terrains, terrains, strict=True):
            self._apply(content.terrains[name].rules, at)
        self._apply(rules, None)
        self._name()
        self.wary_paths: dict[tuple[int, ...], tuple[list[list[float]], list[list[int]]]] = {}      # kept by bot/distances.py

    # --- what is printed on pieces ------------------------------------------------------------------------------------

    def _print_pieces(self, content: box.Content) -> None:
        """Copies what is printed on the pieces from the content into lists by number."""
        sizes = {size.id: size for size in content.numbers.tiles}
        self.slots_of_size = [sizes[name].slots for name in "SML"]
        self.to_hit_of_size = [sizes[name].to_hit for name in "SML"]
        self.nest_dice, self.nest_to_hit = content.numbers.nest_dice, content.numbers.nest_to_hit
        foes = {enemy.id: enemy for enemy in content.enemies}
        self.foe_dice = [foes[name].dice for name in FOE_NAMES]
        self.foe_strength = [foes[name].strength for name in FOE_NAMES]
        self.tokens = [sum(enemy.number for enemy in content.enemies if enemy.token == name) for name in TOKEN_NAMES]
        kinds = {token.id: token for token in content.tokens}
        printed = {weapon.id: weapon for weapon in content.printed}
        self.weapons: list[box.Weapon | None] = [kinds.get(name.split("-")[0]) for name in ITEM_NAMES]
        self.weapons += [None] * (PRINTED - len(self.weapons))
        self.weapons += [printed[name] for name in PRINTED_NAMES]
        self.weapons += [None] * (NEST_GUN - len(self.weapons))
        self.weapons.append(box.Weapon(id="nest", source={"*": "rulebook"}, firearm=True, dice=content.numbers.nest_dice,
                                       visible=True, alarm=True, overheats=True))
        self.supply = [0] * len(ITEM_NAMES)
        for at, name in enumerate(ITEM_NAMES):
            if name in kinds:
                self.supply[at] = 1 if kinds[name].overheats else kinds[name].number
            elif name.split("-")[0] in kinds:
                self.supply[at] = 1
        cards = {card.id: card for card in content.cards}
        self.cards = [cards[f"{role}_{side}"] for role in ROLES for side in SIDES]
        self.ability = [Ability(ABILITIES.index(card.ability)) for card in self.cards]
        self.printed = [FixedGun(PRINTED + PRINTED_NAMES.index(card.printed)) for card in self.cards]
        self.kit_slots = [card.slots - 1 for card in self.cards]        # VC-CARD-06: the printed weapon fills one
        self.plus_slots = [card.plus_slots for card in self.cards]
        self.all_slots = [card.plus_slots + card.minus_slots for card in self.cards]
        self.start_items = [[item_named(name) for name in card.start] for card in self.cards]
        self.effects = [tuple(Effect(EFFECTS.index(name)) for name in event.effects) for event in content.events]
        self.compass = [REDRAW if event.compass == "redraw" else Point(COMPASS.index(event.compass))
                        for event in content.events]
        self.event_ids = tuple(event.id for event in content.events)

    # --- laying out terrains ------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        """Creates the empty tables that ``_lay`` fills."""
        self.tile_name: list[str] = []                      # ``d``, or ``lighthouse.d`` where the scenario has several terrains
        self.tile_letter: list[str] = []                    # ``d``
        self.tile_at: list[LaidTile] = []
        self.terrain_of: list[Terrain] = []
        self.size: list[Size] = []
        self.indoor: list[bool] = []
        self.slots: list[int] = []                          # VC-CAP-01, VC-CAP-04: how many characters fit, nest included
        self.to_hit: list[int] = []                         # the die that hits there
        self.nest_on: list[Triangle] = []                   # the nest on each tile, or NO_TRIANGLE
        self.hatch_on: list[Hatch] = []                     # the hatch on each tile, or NO_HATCH
        self.entrances_on: list[list[Entrance]] = []
        self.edges: list[list[tuple[Tile, Door]]] = []      # where there is an opening: (neighbour, door or NO_DOOR)
        self.doors_on: list[list[Door]] = []                # the doors of each tile, in the order of its edges
        self.walls: list[list[tuple[Tile, Door]]] = []      # where there is none: (neighbour, WALL)
        self.compass_next: list[list[list[Tile]]] = []      # [tile][point]: where enemies go next
        self.front: list[list[int]] = []                    # [tile][point]: how near the tile is to that side of the map
        self.tiles_of: list[tuple[Tile, ...]] = []
        self.door_name: list[str] = []
        self.door_tiles: list[tuple[Tile, Tile]] = []
        self.door_start: list[Lock] = []
        self.doors_of: list[tuple[Door, ...]] = []
        self.door_span: list[slice] = []                    # where ``state.doors`` holds the doors of a terrain
        self.entrance_name: list[str] = []
        self.entrance_tile: list[Tile] = []
        self.entrances_of: list[tuple[Entrance, ...]] = []
        self.hatch_tile: list[Tile] = []
        self.hatch_start: list[Lock] = []
        self.hatches_of: list[tuple[Hatch, ...]] = []
        self.exit_only: list[bool] = []                     # nobody comes up this hatch (VC-SCEN-12)
        self.triangle_name: list[str] = []
        self.triangle_kind: list[TriangleKind] = []
        self.triangle_home: list[Tile] = []                 # where it lies at set-up
        self.triangles_of: list[tuple[Triangle, ...]] = []
        self.alarm_of: list[Triangle] = []                  # the alarm token of each terrain, or NO_TRIANGLE
        self.objectives_of: list[tuple[Objective, ...]] = []
        self.objective_name: list[str] = []
        self.objective_word: list[ObjectiveWord] = []       # what is to be done
        self.objective_home: list[Tile] = []
        self.objective_triangle: list[Triangle] = []
        self.objective_terrain: list[Terrain] = []
        self.objective_actions: list[int] = []              # what handling it costs
        self.objective_item: list[Item] = []                # what handling it needs, or NO_ITEM
        self.objective_goal: list[Tile] = []                # where to carry it, or the hatch that all must take
        self.objective_turns: list[int] = []                # how long to protect it
        self.objective_watch: list[int] = []                # the turn from which an enemy beside it is a failure
        self.objective_escort: list[Escort] = []            # who is escorted, or NO_ESCORT
        self.escort_ids: list[str] = []
        self.escort_objective: list[Objective] = []
        self.escort_faces: list[EscortFaces] = []
        self.items_laid: list[list[tuple[Tile, Item]]] = [] # equipment at set-up
        self.number_of: list[int] = []                      # commandos that the card calls for
        self.time_limit = [0] * self.terrains
        self.time_objectives: list[tuple[Objective, ...]] = [()] * self.terrains# what must be done within the time limit
        self.alarm_starts_on = [False] * self.terrains
        self.collapse_after = [0] * self.terrains           # turns from the explosion to the collapse
        self.alarm_fixed_by_blast = [False] * self.terrains
        self.blast_spreads = [False] * self.terrains
        self.extras: list[list[tuple[str, Tile]]] = [[] for _ in range(self.terrains)]# more enemies at set-up
        self.companions: list[Companion] = []
        self.forbidden: list[Item] = []
        self.start_tokens_on = NO_TILE
        self.relocks = 0                                    # doors that are locked again each turn
        self.first_specials = 0
        self.turn_limit = 0

    def _lay(self, at: Terrain, terrain: box.Terrain, prefix: str) -> None:
        """VC-TERRAIN-01, VC-TERRAIN-05: adds the pieces of one terrain card to the tables."""
        tiles = {Tile(len(self.tile_name) + offset): LaidTile(name, tile)
                 for offset, (name, tile) in enumerate(terrain.tiles.items())}
        number = {lies.name: tile for tile, lies in tiles.items()}
        self.tiles_of.append(tuple(tiles))
        doors = self._lay_doors(terrain, number, prefix)
        cells = {cell: tile for tile, lies in tiles.items() for cell in lies.cells()}
        for tile, lies in tiles.items():
            has_nest = lies.name in terrain.nests
            self.tile_name.append(prefix + lies.name)
            self.tile_letter.append(lies.name)
            self.tile_at.append(lies)
            self.terrain_of.append(at)
            self.size.append(lies.size)
            self.indoor.append(lies.indoor)
            self.slots.append(self.slots_of_size[lies.size] - (NEST_SLOTS - 1 if has_nest else 0))
            self.to_hit.append(self.to_hit_of_size[lies.size])
            self.nest_on.append(NO_TRIANGLE)
            self.hatch_on.append(NO_HATCH)
            self.entrances_on.append([])
            self._join(tile, tiles, cells, doors)
        self._lay_triangles(at, terrain, number, prefix)
        self._lay_ways_in(terrain, number, prefix)
        self.items_laid.append([(number[name], item_named(item)) for name, item in map(str.split, terrain.items)])
        self.number_of.append(terrain.commandos)

    def _lay_doors(self, terrain: box.Terrain, number: dict[str, Tile], prefix: str) -> dict[tuple[Tile, Tile], Door]:
        """VC-TERRAIN-02: adds doors, open or locked. Returns the door between each pair of tiles, the lower tile first."""
        doors = {}
        for text in terrain.doors:
            pair, how = text.split()
            one, two = sorted(number[name] for name in pair.split("-"))
            doors[one, two] = Door(len(self.door_name))
            self.door_name.append(prefix + pair)
            self.door_tiles.append((one, two))
            self.door_start.append(OPEN if how == "open" else SHUT)
        self.doors_of.append(tuple(doors.values()))
        self.door_span.append(slice(len(self.door_name) - len(doors), len(self.door_name)))
        return doors

    def _lay_triangles(self, at: Terrain, terrain: box.Terrain, number: dict[str, Tile], prefix: str) -> None:
        """VC-TERRAIN-07: adds the alarm token, the nests and the objectives."""
        first = len(self.triangle_name)
        self.alarm_of.append(self._triangle(ALARM_TRIANGLE, number[terrain.alarm], prefix) if terrain.alarm else NO_TRIANGLE)
        for name in terrain.nests:
            self.nest_on[number[name]] = self._triangle(NEST_TRIANGLE, number[name], prefix)
        self.objectives_of.append(tuple(self._objective(at, objective, number, prefix) for objective in terrain.objectives))
        self.triangles_of.append(tuple(Triangle(token) for token in range(first, len(self.triangle_name))))

    def _lay_ways_in(self, terrain: box.Terrain, number: dict[str, Tile], prefix: str) -> None:
        """VC-TERRAIN-06: adds the enemy entrances and the hatches, open or blocked."""
        first = len(self.entrance_name)
        for text in terrain.entrances:
            name, side = text.split()
            self.entrances_on[number[name]].append(Entrance(len(self.entrance_name)))
            self.entrance_name.append(f"{prefix}{name}-{side}")
            self.entrance_tile.append(number[name])
        self.entrances_of.append(tuple(Entrance(entrance) for entrance in range(first, len(self.entrance_name))))
        first = len(self.hatch_tile)
        for text in terrain.hatches:
            name, how = text.split()
            self.hatch_on[number[name]] = Hatch(len(self.hatch_tile))
            self.hatch_tile.append(number[name])
            self.hatch_start.append(OPEN if how == "open" else SHUT)
            self.exit_only.append(False)
        self.hatches_of.append(tuple(Hatch(hatch) for hatch in range(first, len(self.hatch_tile))))

    def _join(self, tile: Tile, tiles: dict[Tile, LaidTile], cells: dict[Cell, Tile],
              doors: dict[tuple[Tile, Tile], Door]) -> None:
        """VC-TERRAIN-04: outdoor tiles are open to one another. Any other edge between two tiles is a wall, unless it has a
        door."""
        lies = tiles[tile]
        edges, walls, onward = [], [], []
        for point in COMPASS_POINTS:
            open_ways = []
            for other in lies.neighbours(cells, point):
                door = doors.get((min(tile, other), max(tile, other)), NO_DOOR)
                if door == NO_DOOR and (lies.indoor or tiles[other].indoor):
                    walls.append((other, WALL))
                else:
                    edges.append((other, door))
                    open_ways.append(other)
            onward.append(open_ways)
        self.edges.append(sorted(set(edges)))
        self.doors_on.append([door for _, door in self.edges[-1] if door != NO_DOOR])
        self.walls.append(sorted(set(walls)))
        self.compass_next.append(onward)
        self.front.append([lies.front(point) for point in COMPASS_POINTS])

    def _triangle(self, kind: TriangleKind, tile: Tile, prefix: str) -> Triangle:
        """Adds a triangular token and returns its number."""
        self.triangle_name.append(f"{prefix}{TRIANGLE_NAMES[kind]}-{self.tile_letter[tile]}")
        self.triangle_kind.append(kind)
        self.triangle_home.append(tile)
        return Triangle(len(self.triangle_name) - 1)

    def _objective(self, at: Terrain, objective: box.AnyObjective, number: dict[str, Tile], prefix: str) -> Objective:
        """VC-SCEN-01, VC-SCEN-02, VC-SCEN-03, VC-SCEN-04, VC-SCEN-05, VC-SCEN-06, VC-SCEN-07, VC-SCEN-08: adds an objective,
        its word and the parameters of that word."""
        word, item, actions, goal, turns, watch = INTERACT, NO_ITEM, 1, NO_TILE, 0, 0
        match objective:
            case box.Interact():
                item, actions = item_named(objective.item) if objective.item else NO_ITEM, objective.actions
            case box.Destroy():
                word = DESTROY
            case box.Burn():
                word, actions = BURN, objective.actions
            case box.EscortOut():
                word = ESCORT_OUT
            case box.Protect():
                word, turns, watch = PROTECT, objective.turns, objective.watch_from
                self.time_limit[at] = objective.turns
            case box.CarryOut():
                word, goal = CARRY_OUT, number[objective.to]
            case box.AllExit():
                word, goal = ALL_EXIT, number[objective.hatch]
            case box.ShutOffAlarm():
                word = SHUT_OFF
        tile = number[objective.tile]
        token = self.alarm_of[at] if word == SHUT_OFF else self._triangle(OBJECTIVE_TRIANGLE, tile, prefix)
        new = Objective(len(self.objective_word))
        self.objective_word.append(word)
        self.objective_home.append(tile)
        self.objective_terrain.append(at)
        self.objective_actions.append(actions)
        self.objective_item.append(item)
        self.objective_goal.append(goal)
        self.objective_turns.append(turns)
        self.objective_watch.append(watch)
        self.objective_triangle.append(token)
        self.objective_name.append(self.triangle_name[token])
        self.objective_escort.append(self._escort(objective.kind, new) if isinstance(objective, box.EscortOut) else NO_ESCORT)
        return new

    def _escort(self, name: str, objective: Objective) -> Escort:
        """Adds the escort of an objective and returns its number."""
        kind = next(escort for escort in self.content.escorts if escort.id == name)
        self.escort_ids.append(kind.id)
        self.escort_objective.append(objective)
        self.escort_faces.append(EscortFaces("stealthy" in kind.faces, "visible" in kind.faces))
        return Escort(len(self.escort_ids) - 1)

    def _measure(self) -> None:
        """VC-EMOVE-08, VC-RULING-18: measures distances as enemies walk: through any door, never through a wall or a hatch
        (VC-HATCH-08)."""
        self.distance: list[list[int]] = []
        for start in self.all_tiles:
            found = [UNREACHABLE] * self.tiles
            found[start] = 0
            queue = deque([start])
            while queue:
                tile = queue.popleft()
                for other, _ in self.edges[tile]:
                    if found[other] == UNREACHABLE:
                        found[other] = found[tile] + 1
                        queue.append(other)
            self.distance.append(found)
        self.far = [self._two_steps(tile) for tile in self.all_tiles]

    def _two_steps(self, tile: Tile) -> list[FarTile]:
        """VC-CARD-04, Long sight: finds the tiles two steps away in a straight line with no wall between."""
        cells = {cell: other for other in self.tiles_of[self.terrain_of[tile]] for cell in self.tile_at[other].cells()}
        between = [dict(self.edges[other]) for other in self.all_tiles]
        found = set()
        for x, y in self.tile_at[tile].cells():
            for dx, dy in STEPS.values():
                line = [tile]
                at = (x, y)
                while len(line) < 3 and (at := (at[0] + dx, at[1] + dy)) in cells:
                    if cells[at] != line[-1]:
                        line.append(cells[at])
                if len(line) == 3 and line[1] in between[tile] and line[2] in between[line[1]]:
                    found.add(FarTile(line[2], between[tile][line[1]], between[line[1]][line[2]]))
        return sorted(found)

    # --- special rules of the cards -----------------------------------------------------------------------------------

    def _terrain_named(self, name: str) -> Terrain:
        return Terrain(self.terrain_ids.index(name))

    def _tile_named(self, terrain: Terrain, letter: str) -> Tile:
        return next(tile for tile in self.tiles_of[terrain] if self.tile_letter[tile] == letter)

    def _apply(self, rules: Sequence[box.AnyRule], at: Terrain | None) -> None:
        """VC-SCEN-15, VC-SCEN-24, VC-OPER-04: turns each special rule into a number or a flag. A rule of an operation replaces
        a rule of the same word on the terrain card. Veteran rules apply at that difficulty only (VC-DIFF-01, VC-DIFF-02)."""
        rules = [rule for rule in rules if self.veteran or not rule.veteran]
        for where in {self._terrain_named(rule.on) for rule in rules if isinstance(rule, box.SetupExtra) and rule.on}:
            self.extras[where] = []
        for rule in rules:
            place = self._terrain_named(rule.on) if rule.on else at
            if place is not None:
                self._apply_to_terrain(rule, place)
            self._apply_to_game(rule)

    def _apply_to_terrain(self, rule: box.AnyRule, at: Terrain) -> None:
        """VC-SCEN-09, VC-SCEN-10, VC-SCEN-11, VC-SCEN-12, VC-SCEN-13, VC-SCEN-14, VC-SCEN-16, VC-SCEN-17: rules of one
        terrain."""
        match rule:
            case box.TimeLimit():
                self.time_limit[at] = rule.turns
                self.time_objectives[at] = tuple(
                    o for o in self.objectives_of[at]
                    if not rule.objectives or self.tile_letter[self.objective_home[o]] in rule.objectives)
            case box.AlarmStartsOn():
                self.alarm_starts_on[at] = True
            case box.NoAlarmToken():
                assert self.alarm_of[at] == NO_TRIANGLE
            case box.ExitOnly():
                if rule.on:
                    for hatch in self.hatches_of[at]:
                        self.exit_only[hatch] = False
                self.exit_only[self.hatch_on[self._tile_named(at, rule.hatch)]] = True
            case box.CollapseAfterBlast():
                self.collapse_after[at] = rule.turns
            case box.SetupExtra():
                self.extras[at].append((rule.unit, self._tile_named(at, rule.tile)))
            case box.AlarmFixed():
                self.alarm_fixed_by_blast[at] = True
            case box.BlastSpreads():
                self.blast_spreads[at] = True

    def _apply_to_game(self, rule: box.AnyRule) -> None:
        """VC-SCEN-18, VC-SCEN-19, VC-SCEN-20, VC-SCEN-21, VC-SCEN-22, VC-SCEN-23: rules of the whole operation."""
        match rule:
            case box.Companion():
                leaves = self._terrain_named(rule.leaves) if rule.leaves else None
                self.companions.append(Companion(Escort(self.escort_ids.index(rule.kind)), leaves))
            case box.Forbid():
                self.forbid(rule.item)
            case box.StartTokensOn():
                self.start_tokens_on = self._tile_named(self._terrain_named(rule.terrain), rule.tile)
            case box.Relock():
                self.relocks = rule.doors
            case box.FirstDraws():
                self.first_specials = rule.number
            case box.TurnLimit():
                self.turn_limit = rule.turns

    def forbid(self, item: str) -> None:
        """VC-SCEN-19: forbids every token of a type. The two StG44 tokens count as one type, and so do the two MG42 tokens."""
        self.forbidden += [kind for kind in ITEM_KINDS if ITEM_NAMES[kind].split("-")[0] == item]

    def _name(self) -> None:
        """Creates the lexicon of the board and the names of its bags."""
        items = [*ITEM_NAMES, *[""] * (CRATE - len(ITEM_NAMES))]
        items += [self.objective_name[o].replace("objective-", "crate-") if word == CARRY_OUT else ""
                  for o, word in enumerate(self.objective_word)]
        weapons = [*ITEM_NAMES, *[""] * (PRINTED - len(ITEM_NAMES)), *PRINTED_NAMES]
        weapons += [*[""] * (NEST_GUN - len(weapons)), "nest"]
        self.lexicon = Lexicon({
            "t": self.tile_name, "T": self.terrain_ids, "d": self.door_name, "e": self.entrance_name,
            "o": self.objective_name, "i": items, "w": weapons, "v": self.event_ids,
        }, self.escort_ids, self.triangle_name)
        self.item_names = items
        self.weapon_names = weapons
        self.bags = {
            "enemy": TOKEN_NAMES, "special": TOKEN_NAMES, "equipment": ITEM_NAMES, "event": self.event_ids,
            "commando": ROLES,
        }
