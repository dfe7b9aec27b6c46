"""The types of content files: factions with weapons, datasheets and tactics, and battlefields. Players' files have the same
types.

Lengths in files are inches (bases: millimetres). ``mil`` turns them into the whole thousandths that the rules use.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from bocage.games.commandos_40k.pieces import MIL, Mil

Source = Literal["", "rulebook", "public", "ours"]       # where the figures of a file come from
Length = int | float
Amount = int | str                      # a number, or dice: "D3", "D6", "2D6", "D6+1"
Specialism = Literal["leader", "combat", "comms", "demolitions", "heavy", "medic", "scout", "sniper", "veteran", "zealot"]
When = Literal["shooting_start", "movement_start", "fight_start", "nerve", "shoot_activation", "fight_activation",
               "charge_rolled", "trauma", "overwatch"]
Op = Literal["status", "reroll_ones", "grant_ability", "modify_roll", "heal", "move_bonus", "auto_pass"]
Going = Literal["open", "difficult", "dangerous", "climb", "impassable"]      # KT-GEOM-09
Hiding = Literal["none", "obscure", "block"]
Kind = Literal["ruin", "statue", "obstacle", "area", "tank", "platform", "ladder", "hut", "rock", "wreck"]
MM_AN_INCH = 25.4


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table in a file. An unknown key is an error."""


class Name(Form, frozen=True, kw_only=True):
    en: str
    fr: str


class Profile(Form, frozen=True, kw_only=True):
    """How a weapon attacks. ``range``: 0 for melee. ``skill``: BS or WS, none for Torrent. ``abilities``: ``rapid_fire:1`` …"""

    id: str
    range: Length
    attacks: Amount = msgspec.field(name="A")
    skill: int | None
    strength: int = msgspec.field(name="S")
    ap: int = msgspec.field(name="AP")
    damage: Amount = msgspec.field(name="D")
    abilities: tuple[str, ...] = ()


class Weapon(Form, frozen=True, kw_only=True):
    """KT-RULING-25: several profiles (standard, overcharged) are one weapon."""

    name: Name
    kind: Literal["ranged", "melee"]
    profiles: tuple[Profile, ...]


class Choice(Form, frozen=True, kw_only=True):
    weapon: str
    points: int = 0


class Swap(Form, frozen=True, kw_only=True):
    """A choice of equipment: up to ``choose`` of these weapons instead of what it ``replaces``; with ``must`` exactly that
    many."""

    id: str
    choose: int = 1
    must: bool = False
    choices: tuple[Choice, ...] = msgspec.field(name="from")
    replaces: tuple[str, ...] = ()


class Datasheet(Form, frozen=True, kw_only=True):
    """A kind of model. ``max``: how many a team may have (none: any number). ``nerve``: KT-NERVE-04, none: from Ld."""

    id: str
    name: Name
    points: int
    max: int | None = None
    move: Length = msgspec.field(name="M")
    toughness: int = msgspec.field(name="T")
    save: int = msgspec.field(name="Sv")
    inv: int | None = None
    wounds: int = msgspec.field(name="W")
    leadership: int = msgspec.field(name="Ld")
    nerve: int | None = None
    fnp: int | None = None
    base_mm: Length
    size: Literal["S", "M", "L", "XL"]
    keywords: tuple[str, ...] = ()
    specialisms: tuple[Specialism, ...] = ()
    equipment: tuple[str, ...] = ()
    options: tuple[Swap, ...] = ()
    abilities: tuple[str, ...] = ()


class Effect(Form, frozen=True, kw_only=True):
    """What a faction's tactic does, from a closed list: files hold no code.

    ``who``: a model that its owner chooses, the model that acts or rolls, or the whole team. ``keyword`` and ``needs`` say
    which models it can be used on.
    """

    op: Op
    who: Literal["own_model", "self", "own_team"] = "self"
    status: Literal["", "obscured_to_all", "nerve_range", "advance_fixed"] = ""
    roll: Literal["", "hit", "wound", "nerve", "charge", "trauma", "attacks"] = ""
    amount: int = 0
    ability: str = ""
    weapons: Literal["", "one_ranged", "all_ranged", "all_melee"] = ""
    move: Literal["", "pile_in", "consolidate", "charge", "advance", "normal"] = ""
    keyword: str = ""
    needs: tuple[Literal["stationary", "unshaken", "lost_hp"], ...] = ()
    until: Literal["", "phase_end"] = ""


class Tactic(Form, frozen=True, kw_only=True):
    """KT-TACTIC-03: a tactic of a faction. ``text``: what it does, for players."""

    id: str
    name: Name
    text: Name | None = None
    cp: int
    when: When
    effect: Effect


class Faction(Form, frozen=True, kw_only=True):
    """KT-TEAM-03, KT-TEAM-09: Everything that a team of one faction is built from."""

    format: Literal["kt-faction/1"]
    id: str
    keyword: str
    name: Name
    source: Source = ""
    weapons: dict[str, Weapon]
    datasheets: tuple[Datasheet, ...]
    tactics: tuple[Tactic, ...] = ()

    def sheet(self, id: str) -> Datasheet:
        return next(sheet for sheet in self.datasheets if sheet.id == id)


class Part(Form, frozen=True, kw_only=True):
    """KT-GEOM-09, KT-GEOM-10: A convex outline from ``z0`` up to ``z1``. Climb and impassable parts are solid; the others are
    areas. There are no defaults: KT-SETUP-04 requires that everything about a part is settled before the game."""

    poly: tuple[tuple[Length, Length], ...]
    z0: Length
    z1: Length
    move: Going
    los: Hiding
    stand: bool


class Piece(Form, frozen=True, kw_only=True):
    """A piece of terrain. ``rot180``: a second copy lies on the table, turned about the middle of the table. ``open_windows``:
    the players have agreed that models pass through its windows (KT-TERRAIN-03)."""

    id: str
    kind: Kind
    rot180: bool = False
    open_windows: bool = False
    parts: tuple[Part, ...]


class BoardFile(Form, frozen=True, kw_only=True):
    """KT-SETUP-03: a battlefield; ``size``: along x, along y."""

    format: Literal["kt-board/1"] = "kt-board/1"
    id: str
    name: Name
    source: Source = ""
    size: tuple[Length, Length]
    pieces: tuple[Piece, ...]


def mil(inches: Length) -> Mil:
    """KT-GEOM-01: A length in thousandths of an inch, the same on every machine."""
    return Mil(round(inches * MIL))


def radius(base_mm: Length) -> Mil:
    """KT-GEOM-02: The radius of a round base."""
    return Mil(round(base_mm * MIL / (2 * MM_AN_INCH)))


def nerve_of(sheet: Datasheet, mapping: str = "field") -> int:
    """KT-NERVE-04, KT-RULING-02: The nerve of the datasheet; if it has none, from its leadership. ``literal``: the leadership
    itself."""
    if mapping == "literal":
        return sheet.leadership
    return sheet.nerve if sheet.nerve is not None else min(max(sheet.leadership - 3, 2), 6)
