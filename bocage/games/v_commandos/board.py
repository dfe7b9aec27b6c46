"""The board of one game: a scenario turned into flat tables. It never changes, so all copies of a game share it.

Tiles, doors, entrances, hatches, triangular tokens and objectives of all terrains of the scenario are numbered through.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from bocage.games.v_commandos import content as box
from bocage.games.v_commandos.actions import Lexicon
from bocage.games.v_commandos.pieces import (
    ABILITIES, ALARM_TRIANGLE, ALL_EXIT, BURN, CARRY_OUT, COMPASS, CRATE, DESTROY, EAST, EFFECTS, ESCORT_OUT, FOE_NAMES,
    INTERACT, ITEM_NAMES, LARGE, MEDIUM, NEST_GUN, NEST_TRIANGLE, NO_DOOR, NORTH, OBJECTIVE_TRIANGLE, OPEN, PRINTED,
    PRINTED_NAMES, PROTECT, REDRAW, ROLES, SHUT, SHUT_OFF, SIDES, SMALL, SOUTH, TOKEN_NAMES, TRIANGLE_NAMES, UNREACHABLE,
    WALL, WEST)

SIZES = {"S": (SMALL, 1, 1), "Mh": (MEDIUM, 2, 1), "Mv": (MEDIUM, 1, 2), "L": (LARGE, 2, 2)}
NEST_SLOTS = 2                  # VC-CAP-04: a nest takes two slots of its tile and offers one of its own
STEPS = {NORTH: (0, -1), EAST: (1, 0), SOUTH: (0, 1), WEST: (-1, 0)}


class Tile:
    """VC-TERRAIN-03: a tile by its size and side, and where it lies."""

    def __init__(self, name: str, tile: box.Tile) -> None:
        self.name = name
        self.size, self.width, self.height = SIZES[tile.size]
        self.x, self.y = tile.at
        self.indoor = tile.side == "in"

    def cells(self) -> list[tuple[int, int]]:
        return [(self.x + dx, self.y + dy) for dx in range(self.width) for dy in range(self.height)]

    def front(self, point: int) -> int:
        """VC-EMOVE-07: how far the foremost edge of the tile is from that side of the map; smaller is nearer."""
        return {NORTH: self.y, WEST: self.x, SOUTH: -(self.y + self.height), EAST: -(self.x + self.width)}[point]

    def neighbours(self, cells: dict[tuple[int, int], int], point: int) -> list[int]:
        """The tiles that touch this one on that side, north-west first."""
        dx, dy = STEPS[point]
        mine = set(self.cells())
        found = [cells.get((x + dx, y + dy), -1) for x, y in sorted(mine) if (x + dx, y + dy) not in mine]
        return sorted({tile for tile in found if tile >= 0})


class Board:
    """Flat tables over all terrains of a scenario, and the words of its actions."""

    def __init__(self, content: box.Content, scenario: str, terrains: Sequence[str], commandos: int,
                 rules: Sequence[box.AnyRule], links: Sequence[tuple[int, int]], veteran: bool, seats: int) -> None:
        self.content = content
        self.scenario = scenario
        self.commandos = commandos
        self.veteran = veteran
        self.seats = seats
        self.everyone = tuple(range(seats))
        self.noise_on_laying = False                    # VC-RULING-30, a setting
        self.crowbar_reusable = False                   # VC-RULING-36, a setting
        self.squad: tuple[tuple[int, int], ...] = ()    # chosen beforehand; empty: the players are asked
        self.lesson: box.Lesson | None = None
        self.cards_in_deck = [1] * len(content.events)
        self._print_pieces(content)
        self.terrain_ids = tuple(terrains)
        self.terrains = len(terrains)
        self._clear()
        for at, name in enumerate(terrains):
            self._lay(at, content.terrains[name], f"{name}." if len(terrains) > 1 else "")
        self.tiles = len(self.tile_name)
        self.links = tuple(links)
        self.sources = [[a for a, b in links if b == at] for at in range(self.terrains)]
        self.opens = [[b for a, b in links if a == at] for at in range(self.terrains)]
        self.is_last = [not self.opens[at] for at in range(self.terrains)]
        self._measure()
        for at, name in enumerate(terrains):
            self._apply(content.terrains[name].rules, at, self._tiles_named(at))
        self._apply(rules, -1, {})
        self._name()
        self.wary_paths: dict[tuple[int, ...], tuple[list[list[float]], list[list[int]]]] = {}      # kept by bot.py

    # --- what is printed on pieces ------------------------------------------------------------------------------------

    def _print_pieces(self, content: box.Content) -> None:
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
        self.ability = [ABILITIES.index(card.ability) for card in self.cards]
        self.printed = [PRINTED + PRINTED_NAMES.index(card.printed) for card in self.cards]
        self.kit_slots = [card.slots - 1 for card in self.cards]        # VC-CARD-06: the printed weapon fills one
        self.plus_slots = [card.plus_slots for card in self.cards]
        self.all_slots = [card.plus_slots + card.minus_slots for card in self.cards]
        self.start_items = [[ITEM_NAMES.index(name) for name in card.start] for card in self.cards]
        self.effects = [tuple(EFFECTS.index(name) for name in event.effects) for event in content.events]
        self.compass = [REDRAW if event.compass == "redraw" else COMPASS.index(event.compass) for event in content.events]
        self.event_ids = tuple(event.id for event in content.events)

    # --- laying out terrains ------------------------------------------------------------------------------------------

    def _clear(self) -> None:
        self.tile_name: list[str] = []
        self.tile_letter: list[str] = []
        self.tile_at: list[Tile] = []
        self.terrain_of: list[int] = []
        self.size: list[int] = []
        self.indoor: list[bool] = []
        self.slots: list[int] = []                      # VC-CAP-01, VC-CAP-04: characters the tile holds, nest included
        self.to_hit: list[int] = []
        self.nest_on: list[int] = []                    # the nest's triangle, or -1
        self.hatch_on: list[int] = []
        self.entrances_on: list[list[int]] = []
        self.edges: list[list[tuple[int, int]]] = []    # (neighbour, door or NO_DOOR): where there is an opening
        self.walls: list[list[tuple[int, int]]] = []    # (neighbour, WALL): where there is none
        self.compass_next: list[list[list[int]]] = []   # [point][tile]: next tiles of enemies
        self.front: list[list[int]] = []
        self.tiles_of: list[range] = []
        self.door_name: list[str] = []
        self.door_tiles: list[tuple[int, int]] = []
        self.door_start: list[int] = []
        self.doors_of: list[range] = []
        self.entrance_name: list[str] = []
        self.entrance_tile: list[int] = []
        self.entrances_of: list[range] = []
        self.hatch_tile: list[int] = []
        self.hatch_start: list[int] = []
        self.hatches_of: list[range] = []
        self.exit_only: list[bool] = []
        self.triangle_name: list[str] = []
        self.triangle_kind: list[int] = []
        self.triangle_home: list[int] = []
        self.triangles_of: list[range] = []
        self.alarm_of: list[int] = []
        self.objectives_of: list[range] = []
        self.objective_name: list[str] = []
        self.objective_word: list[int] = []
        self.objective_home: list[int] = []
        self.objective_triangle: list[int] = []
        self.objective_terrain: list[int] = []
        self.objective_actions: list[int] = []
        self.objective_item: list[int] = []
        self.objective_goal: list[int] = []             # the tile to carry it to, the hatch all must take, turns to hold
        self.objective_watch: list[int] = []
        self.objective_escort: list[int] = []
        self.escort_ids: list[str] = []
        self.escort_objective: list[int] = []
        self.escort_faces: list[tuple[bool, bool]] = []  # (can be stealthy, can be visible)
        self.escort_is_enemy: list[bool] = []
        self.items_laid: list[list[tuple[int, int]]] = []
        self.number_of: list[int] = []
        self.time_limit = [0] * self.terrains
        self.time_objectives: list[tuple[int, ...]] = [()] * self.terrains
        self.alarm_starts_on = [False] * self.terrains
        self.collapse_after = [0] * self.terrains
        self.alarm_fixed_by_blast = [False] * self.terrains
        self.blast_spreads = [False] * self.terrains
        self.extras: list[list[tuple[str, int]]] = [[] for _ in range(self.terrains)]
        self.companions: list[tuple[int, int, int]] = []    # (escort, terrain it must live to see, terrain it must leave)
        self.forbidden: list[int] = []
        self.start_tokens_on = -1
        self.relocks = 0
        self.first_specials = 0
        self.turn_limit = 0

    def _lay(self, at: int, terrain: box.Terrain, prefix: str) -> None:
        first = len(self.tile_name)
        number = {name: first + offset for offset, name in enumerate(terrain.tiles)}
        tiles = {number[name]: Tile(name, tile) for name, tile in terrain.tiles.items()}
        cells = {cell: tile for tile, lies in tiles.items() for cell in lies.cells()}
        doors = {}
        self.tiles_of.append(range(first, first + len(tiles)))
        first_door = len(self.door_name)
        for text in terrain.doors:
            pair, how = text.split()
            a, b = sorted(number[name] for name in pair.split("-"))
            doors[a, b] = len(self.door_name)
            self.door_name.append(prefix + pair)
            self.door_tiles.append((a, b))
            self.door_start.append(OPEN if how == "open" else SHUT)
        self.doors_of.append(range(first_door, len(self.door_name)))
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
            self.nest_on.append(-1)
            self.hatch_on.append(-1)
            self.entrances_on.append([])
            self._join(tile, lies, tiles, cells, doors)
        first_triangle = len(self.triangle_name)
        self.alarm_of.append(self._triangle(ALARM_TRIANGLE, number[terrain.alarm], prefix) if terrain.alarm else -1)
        for name in terrain.nests:
            self.nest_on[number[name]] = self._triangle(NEST_TRIANGLE, number[name], prefix)
        first_objective = len(self.objective_word)
        for objective in terrain.objectives:
            self._objective(at, objective, number, prefix)
        self.objectives_of.append(range(first_objective, len(self.objective_word)))
        self.triangles_of.append(range(first_triangle, len(self.triangle_name)))
        first_entrance = len(self.entrance_name)
        for text in terrain.entrances:
            name, side = text.split()
            self.entrances_on[number[name]].append(len(self.entrance_name))
            self.entrance_name.append(f"{prefix}{name}-{side}")
            self.entrance_tile.append(number[name])
        self.entrances_of.append(range(first_entrance, len(self.entrance_name)))
        first_hatch = len(self.hatch_tile)
        for text in terrain.hatches:
            name, how = text.split()
            self.hatch_on[number[name]] = len(self.hatch_tile)
            self.hatch_tile.append(number[name])
            self.hatch_start.append(OPEN if how == "open" else SHUT)
            self.exit_only.append(False)
        self.hatches_of.append(range(first_hatch, len(self.hatch_tile)))
        self.items_laid.append([(number[name], ITEM_NAMES.index(item)) for name, item in map(str.split, terrain.items)])
        self.number_of.append(terrain.commandos)

    def _join(self, tile: int, lies: Tile, tiles: dict[int, Tile], cells: dict[tuple[int, int], int],
              doors: dict[tuple[int, int], int]) -> None:
        """VC-TERRAIN-04: outdoor tiles are open to one another; any edge of an indoor tile is a wall without a door."""
        edges, walls, onward = [], [], []
        for point in range(4):
            near = lies.neighbours(cells, point)
            open_ways = []
            for other in near:
                door = doors.get((min(tile, other), max(tile, other)), NO_DOOR)
                if door == NO_DOOR and (lies.indoor or tiles[other].indoor):
                    walls.append((other, WALL))
                else:
                    edges.append((other, door))
                    open_ways.append(other)
            onward.append(open_ways)
        self.edges.append(sorted(set(edges)))
        self.walls.append(sorted(set(walls)))
        self.compass_next.append(onward)
        self.front.append([lies.front(point) for point in range(4)])

    def _triangle(self, kind: int, tile: int, prefix: str) -> int:
        self.triangle_name.append(f"{prefix}{TRIANGLE_NAMES[kind]}-{self.tile_letter[tile]}")
        self.triangle_kind.append(kind)
        self.triangle_home.append(tile)
        return len(self.triangle_name) - 1

    def _objective(self, at: int, objective: box.AnyObjective, number: dict[str, int], prefix: str) -> None:
        word, goal, watch, item, actions = INTERACT, -1, 0, "", 1
        match objective:
            case box.Interact():
                item, actions = objective.item, objective.actions
            case box.Destroy():
                word = DESTROY
            case box.Burn():
                word, actions = BURN, objective.actions
            case box.EscortOut():
                word = ESCORT_OUT
            case box.Protect():
                word, goal, watch = PROTECT, objective.turns, objective.watch_from
                self.time_limit[at] = objective.turns
            case box.CarryOut():
                word, goal = CARRY_OUT, number[objective.to]
            case box.AllExit():
                word, goal = ALL_EXIT, number[objective.hatch]
            case box.ShutOffAlarm():
                word = SHUT_OFF
        tile = number[objective.tile]
        self.objective_word.append(word)
        self.objective_home.append(tile)
        self.objective_terrain.append(at)
        self.objective_actions.append(actions)
        self.objective_item.append(ITEM_NAMES.index(item) if item else -1)
        self.objective_goal.append(goal)
        self.objective_watch.append(watch)
        if word == SHUT_OFF:
            self.objective_triangle.append(self.alarm_of[at])
            self.objective_name.append(self.triangle_name[self.alarm_of[at]])
        else:
            self.objective_triangle.append(self._triangle(OBJECTIVE_TRIANGLE, tile, prefix))
            self.objective_name.append(self.triangle_name[-1])
        self.objective_escort.append(-1)
        if isinstance(objective, box.EscortOut):
            kind = next(escort for escort in self.content.escorts if escort.id == objective.kind)
            self.objective_escort[-1] = len(self.escort_ids)
            self.escort_ids.append(kind.id)
            self.escort_objective.append(len(self.objective_word) - 1)
            self.escort_faces.append(("stealthy" in kind.faces, "visible" in kind.faces))
            self.escort_is_enemy.append(kind.enemy)

    def _measure(self) -> None:
        """VC-EMOVE-08, VC-RULING-18: distances as enemies walk them: through any door, never through a wall or a hatch
        (VC-HATCH-08)."""
        self.distance = []
        for start in range(self.tiles):
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

        self.far = [self._two_steps(tile) for tile in range(self.tiles)]

    def _two_steps(self, tile: int) -> list[tuple[int, int, int]]:
        """Long sight: tiles two steps away in a straight line, with what lies on the two edges between."""
        terrain = self.terrain_of[tile]
        cells = {cell: other for other in self.tiles_of[terrain] for cell in self.tile_at[other].cells()}
        between = [dict(self.edges[other]) for other in range(self.tiles)]
        found = set()
        for x, y in self.tile_at[tile].cells():
            for dx, dy in STEPS.values():
                line = [tile]
                at = (x, y)
                while len(line) < 3 and (at := (at[0] + dx, at[1] + dy)) in cells:
                    if cells[at] != line[-1]:
                        line.append(cells[at])
                if len(line) == 3 and line[1] in between[tile] and line[2] in between[line[1]]:
                    found.add((line[2], between[tile][line[1]], between[line[1]][line[2]]))
        return sorted(found)

    # --- special rules of the cards (VC-SCEN-09, VC-SCEN-10, VC-SCEN-11, VC-SCEN-12, VC-SCEN-13, VC-SCEN-14, VC-SCEN-15,
    # VC-SCEN-16, VC-SCEN-17, VC-SCEN-18, VC-SCEN-19, VC-SCEN-20, VC-SCEN-21, VC-SCEN-22, VC-SCEN-23, VC-SCEN-24)
    # ---------------------------------------------------------------

    def _tiles_named(self, at: int) -> dict[str, int]:
        return {self.tile_letter[tile]: tile for tile in self.tiles_of[at]}

    def _apply(self, rules: Sequence[box.AnyRule], at: int, tiles: dict[str, int]) -> None:
        """VC-SCEN-15, VC-SCEN-24, VC-OPER-04: each special rule becomes a number or a mark; a rule of an operation replaces one
        of the same word on the terrain card, and veteran rules hold at that difficulty only (VC-DIFF-01, VC-DIFF-02)."""
        rules = [rule for rule in rules if self.veteran or not rule.veteran]
        for where in {self.terrain_ids.index(rule.on) for rule in rules if isinstance(rule, box.SetupExtra) and rule.on}:
            self.extras[where] = []
        for rule in rules:
            where = self.terrain_ids.index(rule.on) if rule.on else at
            named = self._tiles_named(where) if where >= 0 else tiles
            match rule:
                case box.TimeLimit():
                    self.time_limit[where] = rule.turns
                    self.time_objectives[where] = tuple(
                        o for o in self.objectives_of[where]
                        if not rule.objectives or self.tile_letter[self.objective_home[o]] in rule.objectives)
                case box.AlarmStartsOn():
                    self.alarm_starts_on[where] = True
                case box.NoAlarmToken():
                    assert self.alarm_of[where] == -1
                case box.ExitOnly():
                    if rule.on:
                        self.exit_only[self.hatches_of[where].start:self.hatches_of[where].stop] = [
                            False] * len(self.hatches_of[where])
                    self.exit_only[self.hatch_on[named[rule.hatch]]] = True
                case box.CollapseAfterBlast():
                    self.collapse_after[where] = rule.turns
                case box.SetupExtra():
                    self.extras[where].append((rule.unit, named[rule.tile]))
                case box.AlarmFixed():
                    self.alarm_fixed_by_blast[where] = True
                case box.BlastSpreads():
                    self.blast_spreads[where] = True
                case box.Companion():
                    lives, leaves = (
                        self.terrain_ids.index(name) if name else -1 for name in (rule.alive_at, rule.leaves))
                    self.companions.append((self.escort_ids.index(rule.kind), lives, leaves))
                case box.Forbid():
                    self.forbid(rule.item)
                case box.StartTokensOn():
                    self.start_tokens_on = self._tiles_named(self.terrain_ids.index(rule.terrain))[rule.tile]
                case box.Relock():
                    self.relocks = rule.doors
                case box.FirstDraws():
                    self.first_specials = rule.number
                case box.TurnLimit():
                    self.turn_limit = rule.turns

    def forbid(self, item: str) -> None:
        """VC-SCEN-19: every token of a type; the two StG44 and the two MG42 are two names of one type."""
        self.forbidden += [at for at, name in enumerate(ITEM_NAMES) if name.split("-")[0] == item]

    def _name(self) -> None:
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
