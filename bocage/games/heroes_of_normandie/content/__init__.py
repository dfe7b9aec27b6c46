"""What is printed: units with both faces, recruitment tiles and options, cards, terrains, boards, scenarios.

Every entry says where it comes from: ``source`` gives ``rulebook``, ``public`` (a fact from public listings) or ``ours`` for
``"*"`` (the whole entry) and, where they differ, for single fields. Names and texts are in ``text/``, under the ids used here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from bocage.core.content import load_toml

FOLDER = Path(__file__).parent
Source = dict[str, Literal["rulebook", "public", "ours"]]
Side = Literal["us", "ge"]
Colour = Literal["green", "grey", "brown", "blue", "gold"]
Template = Literal["", "grey", "blue", "green", "red", "orange"]
Bonus = int | Literal["x"]
Bonuses = tuple[Bonus, Bonus, Bonus]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    source: Source


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """HN-GEN-08: a vehicle's weapon: bonuses against infantry, light and heavy vehicles (``x`` is a cross), and its
    abilities."""

    bonus: Bonuses
    abilities: tuple[str, ...] = ()


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """HN-GEN-04: a face of infantry. ``abilities``: ``assault``, ``order(2)``, ``indirect_fire(blue,2)`` …"""

    move: int
    bonus: Bonuses
    defence: int
    skull: bool = False
    abilities: tuple[str, ...] = ()


class Unit(Entry, frozen=True, kw_only=True):
    """HN-GEN-01, HN-GEN-02, HN-GEN-03, HN-GEN-04, HN-GEN-05, HN-GEN-06, HN-GEN-07, HN-GEN-08: a unit. Infantry has a ``front``
    and a ``back``; a vehicle has weapons, and its back is a wreck.

    ``posture``: what the back means if it is no damaged face. ``arc``: the degrees in which the unit may fire (360: all
    around). ``defence``: of a vehicle; front, side and rear for heavy vehicles, the same number three times for light ones.
    """

    side: Side
    kind: Literal["infantry", "light", "heavy"] = "infantry"
    cost: int
    border: Literal["", "officer", "heavy_weapon", "hero"] = ""
    badge: str = ""                     # HN-ARMY-12: a hero with a badge needs a tile with the same badge
    gun: bool = False
    mortar: bool = False
    posture: Literal["", "tripod", "ambush"] = ""
    arc: int = 360
    front: Face | None = None
    back: Face | None = None
    move: int = 0
    footprint: int = 1
    defence: tuple[int, int, int] = (0, 0, 0)
    primary: Weapon | None = None
    secondary: Weapon | None = None
    abilities: tuple[str, ...] = ()
    capacity: int = 0


class Slot(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """HN-ARMY-02, HN-ARMY-03, HN-ARMY-05: the colours of a slot, and what the tile has when an option fills it: order stars, or
    the special ability Scout for its units."""

    colours: tuple[Colour, ...]
    stars: int = 0
    scout: int = 0


class Tile(Entry, frozen=True, kw_only=True):
    """HN-ARMY-02, HN-ARMY-13, HN-ARMY-16: a recruitment tile. ``hq``: an officer's tile of high command."""

    side: Side
    badge: str
    cost: int
    units: tuple[str, ...]
    slots: tuple[Slot, ...]
    stars: int = 0
    hq: bool = False
    break_at: int
    points: int


class RecruitOption(Entry, frozen=True, kw_only=True):
    """HN-ARMY-04, HN-ARMY-05, HN-ARMY-06, HN-ARMY-07, HN-ARMY-08, HN-ARMY-09, HN-ARMY-10, HN-ARMY-11: an option. ``units``:
    those that a support option adds. ``units_on``: for some tiles other units. ``only``: the tiles that the option needs.

    ``tokens``: how many it gives. ``number``: the n of Airstrike(n), Artillery(n), Directive(n). ``family`` names what it does:
    equipment, traits and ordinances of one family follow one rule.
    """

    side: Side | Literal[""] = ""
    kind: Literal["support", "equipment", "trait", "ordinance"]
    family: str
    colours: tuple[Colour, ...]
    cost: int
    units: tuple[str, ...] = ()
    units_on: dict[str, tuple[str, ...]] = {}
    only: tuple[str, ...] = ()
    tokens: int = 0
    number: int = 0


class Gear(Entry, frozen=True, kw_only=True):
    """A weapon that comes as a token: grenades, Panzerfausts, shells, mines (HN-EQUIP)."""

    bonus: Bonuses
    template: Template = ""
    range: int = 0
    scatter: int = 0
    abilities: tuple[str, ...] = ()


class Card(Entry, frozen=True, kw_only=True):
    """HN-CARD-01: an action card. ``side``: empty if it is in both decks. ``phase``: o order, a activation, r reserve, any.

    What the card does is in ``rules/cards/``; the numbers that it needs are here (``length``: of a strafed line).
    """

    side: Side | Literal[""] = ""
    copies: int
    phase: Literal["order", "activation", "reserve", "any"]
    restricted: Literal["", "aviation", "artillery"] = ""
    aa: int = 0
    bonus: Bonuses = ("x", "x", "x")
    template: Template = ""
    scatter: int = 0
    length: int = 0
    abilities: tuple[str, ...] = ()


class Terrain(Entry, frozen=True, kw_only=True):
    """§9.1, 9.3: what a kind of terrain does. ``enters``: the units that may enter it (``crush``: heavy vehicles may, and break
    it)."""

    glyph: str
    enters: tuple[Literal["infantry", "light", "heavy", "amphibious", "crush"], ...]
    defence: int = 0
    sight: int = 0                      # what a line of sight across it loses; 99 blocks the line
    difficult: bool = False
    cover: bool = True                  # counts as terrain for spotting (HN-ABIL-12, HN-RULING-87)
    opportunity: bool = False
    structure: int = 0
    overlay: bool = False
    scenery: bool = False               # an element of scenery laid on the boards (HN-RULING-57), not printed on them


class Building(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A building of one room or more. ``rooms``: corners (x1, y1, x2, y2). Doors and windows: x, y and a side (N, E, S or
    W)."""

    id: str
    rooms: tuple[tuple[int, int, int, int], ...]
    doors: tuple[tuple[int, int, Literal["N", "E", "S", "W"]], ...] = ()
    windows: tuple[tuple[int, int, Literal["N", "E", "S", "W"]], ...] = ()


class Edge(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wall on one side of a square: ``stone`` reduces sight and stops light vehicles, ``high`` stops everything."""

    at: tuple[int, int]
    side: Literal["N", "E", "S", "W"]
    kind: Literal["stone", "high"]


class Map(Entry, frozen=True, kw_only=True):
    """§11: a board: rows of glyphs, north first."""

    rows: tuple[str, ...]
    building: tuple[Building, ...] = ()
    edge: tuple[Edge, ...] = ()


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A set of squares: a rectangle (x1, y1, x2, y2), or all squares within so many squares of a building."""

    box: tuple[int, int, int, int] | None = None
    building: str = ""
    within: int = 0


class Force(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a side has in a scenario: an army as text (see ``army/``), or points to buy one with, and tiles that the army must
    hold.

    ``gifts``: options that the scenario gives without a slot. ``positions``: how many positions the side lays out while it
    deploys.
    """

    army: str = ""
    points: int = 0
    must: tuple[str, ...] = ()
    gifts: tuple[str, ...] = ()
    positions: int = 0
    zone: Zone
    scout_keeps_off: Zone | None = None         # scouts of this side may not deploy here


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """HN-VICTORY-05, HN-VICTORY-07: an intersection or a building. ``side``: only this side can control it."""

    id: str
    at: tuple[int, int] | None = None
    building: str = ""
    side: Side | Literal[""] = ""
    points: int = 1


class Happens(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """HN-VICTORY-11: an event marker: the turn it lies on, the side it belongs to, and what it does."""

    turn: int
    side: Side | Literal[""] = ""
    what: Literal["card", "arrive", "reroll"]
    unit: str = ""
    at: tuple[int, int] | None = None


class Scenario(Entry, frozen=True, kw_only=True):
    """§12. ``goal`` names the victory rule in ``rules/victory/``. ``scored``: the turns at whose end objectives give points."""

    maps: str
    turns: int
    first: Side | Literal["random"]
    us: Force
    ge: Force
    goal: Literal["points", "bridge", "rescue", "exit", "hold"]
    objective: tuple[Objective, ...] = ()
    scored: tuple[int, ...] = ()
    win_at: int = 0
    exit: Literal["", "N", "E", "S", "W"] = ""
    tactics: tuple[tuple[int, int], ...] = ()
    event: tuple[Happens, ...] = ()
    removed: tuple[str, ...] = ()               # cards that are taken out of the decks (HN-SETUP-03)
    custom_deck: bool = False
    seats: tuple[int, int] = (2, 2)


class Units(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unit: tuple[Unit, ...]


class Recruits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    tile: tuple[Tile, ...]
    option: tuple[RecruitOption, ...]
    gear: tuple[Gear, ...]


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


class Terrains(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrain: tuple[Terrain, ...]


class Maps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    map: tuple[Map, ...]


class Scenarios(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: tuple[Scenario, ...]


class Content(msgspec.Struct, frozen=True):
    """Everything in the box by its id, in the order of the files."""

    units: dict[str, Unit]
    tiles: dict[str, Tile]
    options: dict[str, RecruitOption]
    gear: dict[str, Gear]
    cards: dict[str, Card]
    terrains: dict[str, Terrain]
    maps: dict[str, Map]
    scenarios: dict[str, Scenario]


UNIT_FILES = ("us.toml", "ge.toml", "further_units.toml")


@cache
def load(folder: Path = FOLDER) -> Content:
    units = [unit for file in UNIT_FILES for unit in load_toml(folder / file, Units).unit]
    recruits = load_toml(folder / "recruits.toml", Recruits)
    cards = load_toml(folder / "cards.toml", Cards).card
    terrains = load_toml(folder / "terrains.toml", Terrains).terrain
    maps = load_toml(folder / "maps.toml", Maps).map
    scenarios = load_toml(folder / "scenarios.toml", Scenarios).scenario
    return Content(
        {each.id: each for each in units}, {each.id: each for each in recruits.tile},
        {each.id: each for each in recruits.option}, {each.id: each for each in recruits.gear},
        {each.id: each for each in cards}, {each.id: each for each in terrains}, {each.id: each for each in maps},
        {each.id: each for each in scenarios})
