"""What is printed on the components: commandos, equipment, enemies, events, terrains, operations.

Every entry says where it comes from: ``source`` gives ``rulebook``, ``public`` or ``ours`` for ``"*"`` (the whole entry) and,
where they differ, for single fields. Names and texts are in ``text/``, under the ids used here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from bocage.core.content import load_toml

FOLDER = Path(__file__).parent
Source = dict[str, Literal["rulebook", "public", "ours"]]
Compass = Literal["N", "E", "S", "W"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    source: Source


class TileSize(Entry, frozen=True):
    slots: int
    to_hit: int
    in_box: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers printed on tiles and nests, and how many pieces the box holds."""

    source: Source
    nest_dice: int
    nest_to_hit: int
    doors_in_box: int
    entrances_in_box: int
    hatches_in_box: int
    alarms_in_box: int
    objectives_in_box: int
    nests_in_box: int
    tiles: tuple[TileSize, ...]


class Weapon(Entry, frozen=True):
    """Equipment, on a token or printed on a card. ``dice`` is 0 for what is neither thrown nor fired."""

    number: int = 0
    colour: Literal["blue", "green", "orange"] = "blue"
    firearm: bool = False
    dice: int = 0
    visible: bool = False
    alarm: bool = False
    powerful: bool = False
    overheats: bool = False


class Equipment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    token: tuple[Weapon, ...]
    printed: tuple[Weapon, ...]


class Card(Entry, frozen=True):
    """One side of a commando card."""

    role: str
    side: Literal["blue", "ochre"]
    nation: str
    printed: str
    start: tuple[str, ...]
    slots: int
    plus_slots: int
    minus_slots: int
    ability: str


class Enemy(Entry, frozen=True):
    """An enemy token; the two faces of regular tokens are entries of their own."""

    token: str
    number: int
    dice: int
    special: bool = False
    strength: int = 1


class Event(Entry, frozen=True):
    """An event card: one effect, or two. Of two, the first applies while the alarm is silent, the second while it is on."""

    effects: tuple[str, ...]
    compass: Literal["N", "E", "S", "W", "redraw"]


class Escort(Entry, frozen=True):
    """A person to escort: the two sides of the token, and the side on which the person fights."""

    faces: tuple[Literal["stealthy", "visible"], Literal["stealthy", "visible"]]
    enemy: bool = False


class Tile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    size: Literal["S", "Mh", "Mv", "L"]
    side: Literal["in", "out"]
    at: tuple[int, int]


# --- objectives (VC-SCEN-01, VC-SCEN-02, VC-SCEN-03, VC-SCEN-04, VC-SCEN-05, VC-SCEN-06, VC-SCEN-07, VC-SCEN-08)
# -----------------------------------------------------------------------------------


class Objective(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="word"):
    tile: str


class Interact(Objective, frozen=True, tag="interact"):
    actions: int = 1
    item: str = ""


class Destroy(Objective, frozen=True, tag="destroy"):
    pass


class Burn(Objective, frozen=True, tag="burn"):
    actions: int = 2


class EscortOut(Objective, frozen=True, tag="escort"):
    kind: str


class Protect(Objective, frozen=True, tag="protect"):
    turns: int
    watch_from: int


class CarryOut(Objective, frozen=True, tag="carry_out"):
    to: str


class AllExit(Objective, frozen=True, tag="all_exit"):
    hatch: str


class ShutOffAlarm(Objective, frozen=True, tag="shut_off_alarm"):
    pass


AnyObjective = Interact | Destroy | Burn | EscortOut | Protect | CarryOut | AllExit | ShutOffAlarm


# --- special rules of terrains and operations (VC-SCEN-09, VC-SCEN-10, VC-SCEN-11, VC-SCEN-12, VC-SCEN-13, VC-SCEN-14,
# VC-SCEN-15, VC-SCEN-16, VC-SCEN-17, VC-SCEN-18, VC-SCEN-19, VC-SCEN-20, VC-SCEN-21, VC-SCEN-22, VC-SCEN-23, VC-SCEN-24)
# -----------------------------------------------------


class SpecialRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="word"):
    """``veteran``: only at that difficulty (VC-SCEN-24). ``on``: the terrain it holds on (VC-SCEN-15)."""

    veteran: bool = False
    on: str = ""


class TimeLimit(SpecialRule, frozen=True, tag="time_limit"):
    turns: int
    objectives: tuple[str, ...] = ()


class AlarmStartsOn(SpecialRule, frozen=True, tag="alarm_starts_on"):
    pass


class NoAlarmToken(SpecialRule, frozen=True, tag="no_alarm_token"):
    pass


class ExitOnly(SpecialRule, frozen=True, tag="exit_only"):
    hatch: str


class CollapseAfterBlast(SpecialRule, frozen=True, tag="collapse_after_blast"):
    turns: int


class SetupExtra(SpecialRule, frozen=True, tag="setup_extra"):
    unit: str
    tile: str


class AlarmFixed(SpecialRule, frozen=True, tag="alarm_fixed"):
    after: Literal["first_blast"] = "first_blast"


class BlastSpreads(SpecialRule, frozen=True, tag="blast_spreads"):
    pass


class Companion(SpecialRule, frozen=True, tag="companion"):
    kind: str
    alive_at: str = ""
    leaves: str = ""


class Forbid(SpecialRule, frozen=True, tag="forbid"):
    item: str


class StartTokensOn(SpecialRule, frozen=True, tag="start_tokens_on"):
    terrain: str
    tile: str


class Relock(SpecialRule, frozen=True, tag="relock"):
    doors: int


class FirstDraws(SpecialRule, frozen=True, tag="first_draws"):
    number: int
    unit: Literal["special"] = "special"


class TurnLimit(SpecialRule, frozen=True, tag="turn_limit"):
    turns: int


AnyRule = (TimeLimit | AlarmStartsOn | NoAlarmToken | ExitOnly | CollapseAfterBlast | SetupExtra | AlarmFixed | BlastSpreads
           | Companion | Forbid | StartTokensOn | Relock | FirstDraws | TurnLimit)


class Terrain(Entry, frozen=True, kw_only=True):
    """VC-TERRAIN-05: a terrain card: objectives, layout, tokens, number of commandos.

    x grows east, y grows south; a tile's place is its north-west cell.
    """

    commandos: int
    grid: tuple[int, int]
    tiles: dict[str, Tile]
    doors: tuple[str, ...] = ()
    entrances: tuple[str, ...]
    hatches: tuple[str, ...]
    alarm: str = ""
    nests: tuple[str, ...] = ()
    items: tuple[str, ...] = ()
    objectives: tuple[AnyObjective, ...]
    rules: tuple[AnyRule, ...] = ()


class Operation(Entry, frozen=True):
    """VC-OPER-01: a pair of operation cards: terrains left to right, the links between them, special rules.

    Name, place, date and briefing of the front are in the texts: ``operation-<id>``.
    """

    commandos: int
    minutes: int
    terrains: tuple[str, ...]
    links: tuple[str, ...] = ()
    rules: tuple[AnyRule, ...] = ()


class Content(msgspec.Struct, frozen=True):
    """Everything in the box, by id."""

    numbers: Numbers
    tokens: tuple[Weapon, ...]
    printed: tuple[Weapon, ...]
    cards: tuple[Card, ...]
    enemies: tuple[Enemy, ...]
    events: tuple[Event, ...]
    escorts: tuple[Escort, ...]
    terrains: dict[str, Terrain]
    operations: dict[str, Operation]


class _Cards(msgspec.Struct, forbid_unknown_fields=True):
    card: tuple[Card, ...]


class _Enemies(msgspec.Struct, forbid_unknown_fields=True):
    enemy: tuple[Enemy, ...]


class _Events(msgspec.Struct, forbid_unknown_fields=True):
    event: tuple[Event, ...]


class _Escorts(msgspec.Struct, forbid_unknown_fields=True):
    escort: tuple[Escort, ...]


class Operations(msgspec.Struct, forbid_unknown_fields=True):
    operation: tuple[Operation, ...]


@cache
def load(folder: Path = FOLDER) -> Content:
    """Loads everything in the box, once."""
    equipment = load_toml(folder / "equipment.toml", Equipment)
    terrains = [load_toml(file, Terrain) for file in sorted((folder / "terrains").glob("*.toml"))]
    operations = load_toml(folder / "operations.toml", Operations).operation
    return Content(
        numbers=load_toml(folder / "numbers.toml", Numbers),
        tokens=equipment.token,
        printed=equipment.printed,
        cards=load_toml(folder / "commandos.toml", _Cards).card,
        enemies=load_toml(folder / "enemies.toml", _Enemies).enemy,
        events=load_toml(folder / "events.toml", _Events).event,
        escorts=load_toml(folder / "escorts.toml", _Escorts).escort,
        terrains={terrain.id: terrain for terrain in terrains},
        operations={operation.id: operation for operation in operations},
    )
