"""What never changes in a game: the map, the types of unit, the armies and the cards. All of it is by number, for the inner
loop."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from bocage.core.decision import Seat, Steps
from bocage.core.windows import Window
from bocage.games.heroes_of_normandie import army as armies
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import Lexicon
from bocage.games.heroes_of_normandie.army import Army
from bocage.games.heroes_of_normandie import content as box_of
from bocage.games.heroes_of_normandie.content import Bonuses, Content, Force, Scenario
from bocage.games.heroes_of_normandie.map.ground import Ground
from bocage.games.heroes_of_normandie.map.lines import bits
from bocage.games.heroes_of_normandie.map.joined_maps import joined
from bocage.games.heroes_of_normandie.map.vehicle_poses import Drives, squares_of
from bocage.games.heroes_of_normandie.map.deployment_zones import BOARD, zone_squares
from bocage.games.heroes_of_normandie.types import (
    Abilities, CardNo, Kind, Point, RecruitNo, Side, Slot, Square, Squares, StockNo, TileNo, TypeNo, by_card, by_seat, by_tile,
    by_type, first_seats, Unit)

ABILITY = re.compile(r"(\w+)(?:\(([^)]*)\))?")
DECOY_MOVE = 3                              # HN-TRAIT-19
DECOY = "decoy"
DECOY_AT = 52                               # its place among the types: saved games know them by number, so it stays
LAYOUTS_KEPT = 64
LEXICONS_KEPT = 16
GROUNDS_KEPT = 20_000_000                   # in squares times squares: lines of sight take most of a ground's memory


def numbers(bonus: Bonuses) -> tuple[int, int, int]:
    """HN-GEN-05: the printed bonuses as numbers; a cross is ``CROSS``."""
    first, second, third = (p.CROSS if each == "x" else int(each) for each in bonus)
    return first, second, third


class Weapon:
    """A weapon of a face: its bonuses, its abilities as bits, the numbers of those abilities that have one, and its arc of fire
    (HN-ARC-01; a token or a card has none)."""

    __slots__ = ("bonus", "flags", "range", "destruction", "on_the_move", "template", "scatter", "slot", "arc")

    def __init__(self, bonus: Bonuses, abilities: Sequence[str], slot: Slot = p.PRIMARY) -> None:
        self.bonus = numbers(bonus)
        self.flags = Abilities(0)
        self.range = self.destruction = self.on_the_move = self.scatter = 0
        self.template = p.NO_TEMPLATE
        self.slot = slot
        self.arc = 360
        for text in abilities:
            name, values = parsed(text)
            self.flags = Abilities(self.flags | p.ABILITY_CALLED[name])
            if name == "limited_range":
                self.range = int(values[0])
            elif name == "destruction":
                self.destruction = int(values[0])
            elif name == "fire_on_the_move":
                self.on_the_move = int(values[0])
            elif name == "direct_fire":
                self.template = p.TEMPLATE_CALLED[values[0]]
            elif name == "indirect_fire":
                self.template, self.scatter = p.TEMPLATE_CALLED[values[0]], int(values[1])


def parsed(text: str) -> tuple[str, list[str]]:
    found = ABILITY.fullmatch(text)
    assert found is not None, text
    return found[1], found[2].split(",") if found[2] else []


class CounterFace:
    """A face of a counter as numbers. ``flags``: the abilities of the unit and of all its weapons, as bits."""

    __slots__ = ("move", "defence", "skull", "flags", "stars", "scout", "assault", "weapons", "bonus")

    def __init__(self, move: int, defence: tuple[int, int, int], skull: bool, abilities: Sequence[str],
                 weapons: Sequence[Weapon]) -> None:
        self.move = move
        self.defence = defence
        self.skull = skull
        self.flags = Abilities(0)
        self.stars = self.scout = self.assault = 0
        self.weapons = tuple(weapons)
        for text in abilities:
            name, values = parsed(text)
            self.flags = Abilities(self.flags | p.ABILITY_CALLED[name])
            if name == "order":
                self.stars = int(values[0])
            elif name == "scout":
                self.scout = int(values[0])
            elif name == "assault" and values:
                self.assault = int(values[0])
        for weapon in weapons:
            self.flags = Abilities(self.flags | weapon.flags)
        best = [max((weapon.bonus[kind] for weapon in weapons), default=p.CROSS) for kind in range(3)]
        self.bonus = (best[0], best[1], best[2])


def infantry_face(face: box_of.Face) -> CounterFace:
    return CounterFace(face.move, (face.defence,) * 3, face.skull, face.abilities, [Weapon(face.bonus, face.abilities)])


def vehicle_face(unit: box_of.Unit) -> CounterFace:
    weapons = [Weapon(made.bonus, made.abilities, slot)
               for slot, made in ((p.PRIMARY, unit.primary), (p.SECONDARY, unit.secondary)) if made]
    return CounterFace(unit.move, unit.defence, False, unit.abilities, weapons)


class Type:
    """A type of unit as numbers. ``faces``: front and back; a vehicle has the same face twice, because its back is a wreck."""

    __slots__ = ("id", "nation", "kind", "footprint", "border", "gun", "mortar", "posture", "arc", "capacity", "cost", "faces",
                 "decoy")

    def __init__(self, unit: box_of.Unit | None) -> None:
        self.decoy = unit is None
        if unit is None:
            decoy = box_of.Face(move=DECOY_MOVE, bonus=("x", "x", "x"), defence=0, skull=True, abilities=("ambush",))
            self.id, self.nation, self.kind, self.footprint, self.border = DECOY, p.NO_SIDE, p.INFANTRY, 1, p.NO_BORDER
            self.gun = self.mortar = False
            self.posture, self.arc, self.capacity, self.cost = p.AMBUSH_POSTURE, 360, 0, 0
            self.faces = (infantry_face(decoy), infantry_face(decoy))
            return
        self.id, self.nation, self.kind = unit.id, p.SIDE_CALLED[unit.side], p.KIND_CALLED[unit.kind]
        self.footprint, self.border = unit.footprint, p.BORDER_CALLED[unit.border]
        self.gun, self.mortar = unit.gun, unit.mortar
        self.posture, self.arc = p.POSTURE_CALLED[unit.posture], unit.arc
        self.capacity, self.cost = unit.capacity, unit.cost
        if unit.front is None:
            self.faces = (vehicle_face(unit), vehicle_face(unit))
        else:
            self.faces = (infantry_face(unit.front), infantry_face(unit.back or unit.front))
        for face in self.faces:
            for weapon in face.weapons:
                weapon.arc = unit.arc


class Recruit:
    """A unit of an army before it stands on the table: its type, its seat and its tile (-1: a hero). ``late``: it is not
    deployed, but comes during the game."""

    __slots__ = ("name", "kind", "seat", "tile", "late")

    def __init__(self, name: str, kind: TypeNo, seat: Seat, tile: TileNo, late: bool = False) -> None:
        self.name = name
        self.kind = kind
        self.seat = seat
        self.tile = tile
        self.late = late


class TileOf:
    """A recruitment tile of an army: the families of its options, its stars, the Scout that it gives to its units, and how many
    losses break it (HN-ARMY)."""

    __slots__ = ("id", "seat", "hq", "stars", "scout", "families", "break_at", "points")

    def __init__(self, id: str, seat: Seat, hq: bool, stars: int, scout: int, families: Sequence[str], break_at: int,
                 points: int) -> None:
        self.id = id
        self.seat = seat
        self.hq = hq
        self.stars = stars
        self.scout = scout
        self.families = frozenset(families)
        self.break_at = break_at
        self.points = points


class Stock:
    """An option that gives tokens: whose it is, on which tile it lies, its family, and how many tokens it has."""

    __slots__ = ("name", "seat", "tile", "family", "number", "hq")

    def __init__(self, name: str, seat: Seat, tile: TileNo, family: str, number: int, hq: bool) -> None:
        self.name = name
        self.seat = seat
        self.tile = tile
        self.family = family
        self.number = number
        self.hq = hq


class RuleTables(NamedTuple):
    """Tables of rules that the board carries (``rules/tables.py``): so a rule finds what answers it without importing it.

    ``cards``: what each card does, by its id; ``windows``: who may answer at which moment; ``after_movement``: what is done
    when a unit has ended its movement, in this order.
    """

    cards: Mapping[str, Any]
    windows: Mapping[str, Window[Any, Any]]
    after_movement: Sequence[Callable[[Any, Unit], Steps]]


@lru_cache(maxsize=LAYOUTS_KEPT)
def first_ground(layout: str, corner: str) -> Ground:
    """The ground of a layout of boards. It is made once, so that all games on that layout share its lines of sight."""
    box = box_of.load()
    return Ground(joined(layout, box.maps), box.terrains, corner)


class Board:
    """What a game is played on. ``side`` says for which alliance each seat plays: 0 is the American side of the map, 1 the
    German."""

    def __init__(self, box: Content, scenario: Scenario, layout: str, side: Sequence[Side], army: Sequence[Army],
                 rules: Mapping[str, str], tables: RuleTables, ground: Ground | None = None) -> None:
        self.box = box
        self.scenario = scenario
        self.seats = len(side)
        self.side = tuple(side)
        self.army = tuple(army)
        self.rules = dict(rules)
        self.start = ground or first_ground(layout, self.rules.get("corner", "better"))
        self.layout = layout
        self.grounds: dict[str, Ground] = {"": self.start}
        self.pose_squares, self.pose_mask = poses_of(self.start)
        self._drives: dict[tuple[str, Kind, int, bool], Drives] = {}
        self.members = tuple(tuple(seat for seat in first_seats(self.seats) if side[seat] == alliance)
                             for alliance in p.SIDE_NAMES)
        self.forces: tuple[Force, Force] = (scenario.us, scenario.ge)
        self._types(box)
        self._armies(box)
        self._cards(box)
        self.turns = scenario.turns
        self.exit_edge = (scenario.exit, "")                # only the American side ever leaves the board
        self.breaks = scenario.id != "first_contact"        # catalogue 12: tiles break in all scenarios but the first
        self.windows = tables.windows
        self.card_rules = [tables.cards[id] for id in self.card_ids]
        self.after_movement = tables.after_movement
        self.moments: dict[tuple[Side, str], list[CardNo]] = {} # the cards of each moment, found when needed
        self.useless: dict[tuple[Side, CardNo], bool] = {}      # cards that nothing here could use, found when needed
        self.printed: dict[object, Any] = {}                    # parts of views that do not change, made when needed
        self.zone = [zone_squares(self.start, self.forces[alliance].zone) for alliance in side]
        self.zones: dict[tuple[Seat, int], Squares] = {}        # where scouts may deploy, found when needed
        self._objectives()
        self.opinions: Any = None                           # of bots (``bot/unit_values.py``), made when needed
        self.lexicon = lexicon_of(self.start.width, self.start.height, tuple(recruit.name for recruit in self.recruits),
                                  tuple(self.card_ids), tuple(stock.name for stock in self.stocks), self.seats)
        self.objective_names = [tuple(self.lexicon.squares[square] for square in self.start.squares if where >> square & 1)
                                for where in self.objective_squares]

    def _objectives(self) -> None:
        """HN-VICTORY-05, HN-VICTORY-08, HN-ABIL-32: the squares of each objective, the intersections of bonus tactics, and the
        squares that scouts must keep away from."""
        start, scenario = self.start, self.scenario
        self.objective_squares: list[Squares] = []
        for objective in scenario.objective:
            if objective.building:
                number = start.rooms.names.index(objective.building)
                inside = [square for square in start.squares if start.rooms.building[square] == number]
            else:
                assert objective.at is not None
                inside = list(start.around_point(self.point_at(*objective.at)))
            self.objective_squares.append(bits(inside))
        self.tactic_points = [self.point_at(*at) for at in scenario.tactics]
        self.near_objectives: Squares = 0
        zones = [*self.objective_squares, *(bits(start.around_point(point)) for point in self.tactic_points)]
        for square in start.squares:
            if any(zone >> there & 1 for zone in zones for there in (square, *start.neighbours[square])):
                self.near_objectives |= 1 << square

    def point_at(self, x: int, y: int) -> Point:
        """HN-VICTORY-05: an intersection of the scenario's map. On a larger layout its place is stretched with the map. If no
        infantry could stand beside it there, it is the nearest intersection that can be held."""
        start = self.start
        if (start.width, start.height) != (BOARD, BOARD) and self.scenario.maps != self.layout:
            x, y = round(x * start.width / BOARD), round(y * start.height / BOARD)
        row = start.width + 1
        point = Point(y * row + x)
        if bits(start.around_point(point)) & start.passable[p.INFANTRY]:
            return point
        held = {each for square in start.squares if start.passable[p.INFANTRY] >> square & 1
                for each in start.points_of(square)}
        return min(held, key=lambda each: ((each % row - x) ** 2 + (each // row - y) ** 2, each))

    def ground(self, key: str) -> Ground:
        found = self.grounds.get(key)
        if found is None:
            if len(self.grounds) * self.start.size**2 >= GROUNDS_KEPT:
                self.grounds = {"": self.start}
                self._drives.clear()
            found = self.grounds[key] = self.start.changed(key)
        return found

    def drives(self, key: str, kind: TypeNo) -> Drives:
        """The poses that a type of vehicle can reach on a ground."""
        type = self.types[kind]
        swims = bool(type.faces[p.FRONT].flags & p.AMPHIBIOUS)
        at = (key, type.kind, type.footprint, swims)
        found = self._drives.get(at)
        if found is None:
            pivot_first = self.rules.get("pivot") == "first"
            found = self._drives[at] = Drives(self.ground(key), type.kind, type.footprint, swims, pivot_first)
        return found

    # --- what is printed ----------------------------------------------------------------------------------------------

    def _types(self, box: Content) -> None:
        self.types = [Type(unit) for unit in box.units.values()]
        self.types.insert(DECOY_AT, Type(None))
        self.type_index = {type.id: number for number, type in by_type(self.types)}
        self.decoy = self.type_index[DECOY]
        self.on_foot = [type.kind == p.INFANTRY for type in self.types]
        self.one_square = [type.footprint == 1 for type in self.types]
        self.transports = [type.capacity > 0 for type in self.types]
        self.bit: list[Squares] = [1 << square for square in self.start.squares]
        self.gear = {id: Weapon(gear.bonus, gear.abilities) for id, gear in box.gear.items()}
        for id, gear in box.gear.items():
            weapon = self.gear[id]
            weapon.template, weapon.scatter = p.TEMPLATE_CALLED[gear.template], gear.scatter
            weapon.range = gear.range

    def _cards(self, box: Content) -> None:
        """HN-SETUP-03: every card by number, and how many copies of it the pile of each side holds."""
        self.cards = list(box.cards.values())
        self.card_ids = [card.id for card in self.cards]
        self.card_index = {id: number for number, id in by_card(self.card_ids)}
        self.card_weapon = [Weapon(card.bonus, card.abilities) for card in self.cards]
        self.total: list[list[int]] = []
        for alliance in p.SIDE_NAMES:
            deck = self._deck(alliance)
            self.total.append([deck.get(id, 0) for id in self.card_ids])
        self.bags: dict[str, Sequence[str]] = {f"cards-{side}": self.card_ids for side in p.SIDES}
        self.bags |= {"tactic": p.TACTICS, "useless": ["useful", *self.card_ids]}

    def _deck(self, alliance: Side) -> dict[str, int]:
        """HN-SETUP-03, HN-MULTI-03, HN-MULTI-06: an alliance plays one deck, without the cards that the scenario removes."""
        deck = armies.deck_of(armies.holder_of_deck([self.army[seat] for seat in self.members[alliance]], self.box))
        return {id: number for id, number in deck.items() if id not in self.scenario.removed}

    # --- armies -------------------------------------------------------------------------------------------------------

    def _armies(self, box: Content) -> None:
        self.recruits: list[Recruit] = []
        self.tiles: list[TileOf] = []
        self.stocks: list[Stock] = []
        self.stocks_of_family: dict[str, list[StockNo]] = {}
        self.tiles_of: list[list[TileNo]] = []
        self.gifts: list[frozenset[str]] = []
        names: dict[str, int] = {}
        stocks: dict[str, int] = {}
        for seat, army in by_seat(self.army):
            force = self.forces[self.side[seat]]
            first = len(self.tiles)
            self._enlist_tiles(box, seat, army, stocks)
            self.tiles_of.append([tile for tile, _ in by_tile(self.tiles) if tile >= first])
            is_first = seat == self.members[self.side[seat]][0]
            gifts = force.gifts if is_first else ()
            self.gifts.append(frozenset(box.options[id].family for id in gifts))
            for id in gifts:
                self._add_stock(box, id, seat, p.NO_TILE, True, stocks)
            for unit, at, _ in armies.units_of(army):
                self._enlist(unit, seat, TileNo(first + at) if at >= 0 else p.NO_TILE, names)
            for tile in self.tiles_of[seat]:
                if "tricky" in self.tiles[tile].families:               # HN-TRAIT-13: two decoys
                    for _ in range(2):
                        self._enlist(DECOY, seat, p.NO_TILE, names)
            if self.has(seat, "mg_nest"):
                self._enlist("ge_mg_nest", seat, p.NO_TILE, names, late=True)
            for event in self.scenario.event:
                if event.what == "arrive" and is_first and p.SIDE_CALLED[event.side or "us"] == self.side[seat]:
                    self._enlist(event.unit, seat, p.NO_TILE, names, late=True)

    def _enlist(self, unit: str, seat: Seat, tile: TileNo, names: dict[str, int], late: bool = False) -> None:
        name = unique(unit, names)
        self.recruits.append(Recruit(name, self.type_index[unit], seat, tile, late))

    def _enlist_tiles(self, box: Content, seat: Seat, army: Army, names: dict[str, int]) -> None:
        for bought in army.tiles:
            tile = box.tiles[bought.tile]
            options = [box.options[id] for id in bought.options if id]
            stars, scout = armies.stars_on(bought, tile), armies.scout_on(bought, tile)
            families = [option.family for option in options]
            number = TileNo(len(self.tiles))
            self.tiles.append(TileOf(tile.id, seat, tile.hq, stars, scout, families, tile.break_at, tile.points))
            for option in options:
                self._add_stock(box, option.id, seat, number, tile.hq, names)

    def _add_stock(self, box: Content, id: str, seat: Seat, tile: TileNo, hq: bool, names: dict[str, int]) -> None:
        option = box.options[id]
        if option.tokens:
            self.stocks_of_family.setdefault(option.family, []).append(StockNo(len(self.stocks)))
            self.stocks.append(Stock(unique(id, names), seat, tile, option.family, option.tokens, hq))

    def has(self, seat: Seat, family: str) -> bool:
        """Whether an army holds an option of that family (an ordinance, or what the scenario grants)."""
        return family in self.gifts[seat] or any(family in self.tiles[tile].families for tile in self.tiles_of[seat])

    def serves(self, seat: Seat, family: str) -> bool:
        """HN-MULTI-04, HN-MULTI-05: an ordinance on the high-command tile serves every player of the alliance."""
        return any(self.has(mate, family) for mate in self.members[self.side[seat]])

    def trait(self, recruit: RecruitNo, family: str) -> bool:
        """HN-ARMY-10: whether a unit's tile has that trait."""
        tile = self.recruits[recruit].tile if recruit >= 0 else p.NO_TILE
        return tile >= 0 and family in self.tiles[tile].families

    def number_of(self, seat: Seat, family: str) -> int:
        """The number of an ordinance such as Directive(n)."""
        return sum(self.box.options[id].number for bought in self.army[seat].tiles for id in bought.options
                   if id and self.box.options[id].family == family)


Poses = tuple[list[list[tuple[Square, ...]]], list[list[Squares]]]


@lru_cache(maxsize=LAYOUTS_KEPT)
def poses_of(ground: Ground) -> Poses:
    """The squares of every pose (front square times 8 plus facing), for vehicles of one square and of two; the same as bits."""
    found = [[squares_of(ground, square, facing, footprint) for square in ground.squares for facing in p.FACINGS]
             for footprint in (1, 2)]
    return found, [[bits(squares) for squares in each] for each in found]


@lru_cache(maxsize=LEXICONS_KEPT)
def lexicon_of(width: int, height: int, recruits: tuple[str, ...], cards: tuple[str, ...], stocks: tuple[str, ...],
               seats: int) -> Lexicon:
    """Kept, since to make it takes a good part of making a board."""
    return Lexicon(width, height, recruits, cards, stocks, seats)


def unique(name: str, names: dict[str, int]) -> str:
    """A name for each of several units of one type: ``us_fire_team``, ``us_fire_team.2``."""
    names[name] = names.get(name, 0) + 1
    return name if names[name] == 1 else f"{name}.{names[name]}"
