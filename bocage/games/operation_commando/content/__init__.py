"""What is printed on the cards: units, combat actions, events, heroics, permanent events, variants, terrains.

Effects are data over a small vocabulary (``do = "gain"``, ``do = "draw"`` …); ``rules/cards/effects.py`` carries out each word
once. Every entry says where it comes from: ``source`` gives ``rulebook``, ``inferred`` (from the rulebook's worked example)
or ``ours`` for ``"*"`` (all of it) and, where they differ, for single fields. Names and texts are in ``text/``, under the ids
used here.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from bocage.core.content import load_toml

FOLDER = Path(__file__).parent
Source = dict[str, Literal["rulebook", "inferred", "ours"]]
SideName = Literal["us", "de"]
Whose = Literal["us", "de", "winner", "loser"]
TokenName = Literal["light", "dark", "plus1", "plus12", "zero3", "ss"]
TypeName = Literal["Para", "Vehicle", "Gun", "Infantry", "HQ", "SS", "Civilian"]
TagName = Literal["Building", "Objective", "Exit", "Special", "Wet", "Bridge", "Village"]
MissionName = Literal["sme", "utah", "graignes"]


class If(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A condition: every part that is given must hold. ``enemy`` and ``partner`` ask for any such unit in the Combat."""

    partner: TypeName | Literal[""] = ""
    enemy: TypeName | Literal[""] = ""
    no_enemy: TypeName | Literal[""] = ""
    terrain: TagName | Literal[""] = ""
    terrain_not: TagName | Literal[""] = ""
    terrain_is: str = ""
    own_unit: TypeName | Literal[""] = ""
    own_unit_is: tuple[str, ...] = ()
    played_earlier: str = ""
    winner: SideName | Literal[""] = ""
    has_tokens: SideName | Literal[""] = ""


ALWAYS = If()


# --- effects that hold as long as a unit fights or a terrain is fought for --------------------------------------------


class Static(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    when: If = ALWAYS


class Strength(Static, frozen=True, tag="vc"):
    """Changes the V.C. of the unit itself or of each enemy unit. ``per``: once for each action played in earlier Combats, each
    enemy unit in the Combat, or each German unit destroyed in this Assault."""

    amount: int
    of: Literal["self", "each_enemy"] = "self"
    per: Literal["", "actions_earlier", "enemy_units", "units_destroyed"] = ""


class Suppress(Static, frozen=True, tag="suppress"):
    """Suppresses the effects of these enemy units; they keep their V.C."""

    support: bool = False
    type: TypeName | Literal[""] = ""
    unit: str = ""


class AutoSuccess(Static, frozen=True, tag="auto_success"):
    """This number of own 0/+1 tokens succeeds without a roll, in each Combat."""

    number: int


class StrengthOf(Static, frozen=True, tag="strength_of"):
    """Terrain: changes the V.C. of each unit of a type, for one side or for both."""

    type: TypeName
    amount: int
    side: SideName | Literal[""] = ""


class ForbidType(Static, frozen=True, tag="forbid_type"):
    """Terrain: units of that type cannot be played here."""

    type: TypeName


class OneUnitAtFirst(Static, frozen=True, tag="one_unit_at_first"):
    """Terrain: that side can have only one unit in the first Combat."""

    side: SideName


class FirstUnitHere(Static, frozen=True, tag="first_unit_here"):
    """Terrain: changes the V.C. of the first unit that a side brings into the Assault."""

    side: SideName
    amount: int


AnyStatic = Strength | Suppress | AutoSuccess | StrengthOf | ForbidType | OneUnitAtFirst | FirstUnitHere


# --- effects that happen at once --------------------------------------------------------------------------------------


class Deed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    when: If = ALWAYS


class Bonus(Deed, frozen=True, tag="vc"):
    """V.C. for the own unit that an action lies by, in this Combat; ``otherwise`` counts if the condition fails."""

    amount: int
    otherwise: int = 0
    per: Literal["", "own_para"] = ""


class Roll(Deed, frozen=True, tag="roll"):
    token: TokenName
    times: int


class Gain(Deed, frozen=True, tag="gain"):
    side: Whose
    token: TokenName
    number: int


class Lose(Deed, frozen=True, tag="lose"):
    """A side gives back tokens; ``by`` chooses them."""

    side: SideName
    number: int
    by: SideName


class Draw(Deed, frozen=True, tag="draw"):
    side: Whose
    number: int


class DrawUpTo(Deed, frozen=True, tag="draw_up_to"):
    """Draws until the hand is as large as the opponent's, a few cards at most."""

    side: SideName
    most: int


class Mill(Deed, frozen=True, tag="mill"):
    side: SideName
    number: int


class LookTop(Deed, frozen=True, tag="look_top"):
    """The player of the card looks at the top of a draw pile, may keep some cards, and puts the rest back on it or under it."""

    side: SideName
    number: int
    keep: int
    rest: Literal["bottom", "same"]


class Discard(Deed, frozen=True, tag="discard"):
    side: SideName
    number: int
    by: Literal["us", "de", "random"]


class Reveal(Deed, frozen=True, tag="reveal"):
    """The opponent of ``side`` sees cards of its hand, taken at random."""

    side: SideName
    number: int


class Recover(Deed, frozen=True, tag="recover"):
    """An own unit comes back: from the discard, from this Assault, or from its destroyed and inactive units."""

    source: Literal["discard", "assault", "inactive"]
    side: SideName
    most_vc: int
    to: Literal["hand", "combat"]
    effects: bool = True


class Bring(Deed, frozen=True, tag="bring"):
    card: str


class Destroy(Deed, frozen=True, tag="destroy"):
    """A German unit is destroyed (the Combat is won) or removed (it may be replaced). ``most_vc`` -1: any."""

    mode: Literal["win", "replace"]
    most_vc: int = -1


class Size(Deed, frozen=True, tag="size"):
    """Changes the number of Combats of this Assault; ``most``: a rise stops at this number (0: no limit)."""

    amount: int
    most: int = 0


class Draws(Deed, frozen=True, tag="draws"):
    """Changes the number of cards that a side draws this turn; a reduction leaves at least one."""

    side: SideName
    amount: int


class ForbidTo(Deed, frozen=True, tag="forbid"):
    side: SideName
    what: Literal["tokens", "second_unit"]


class NextCombat(Deed, frozen=True, tag="next_combat"):
    side: SideName
    amount: int


class FirstUnit(Deed, frozen=True, tag="first_unit"):
    """Changes the V.C. of the first unit that a side brings into this Assault."""

    side: SideName
    amount: int


class MarkBuilding(Deed, frozen=True, tag="mark_building"):
    pass


class PlaceLock(Deed, frozen=True, tag="place_lock"):
    pass


class BlockProduction(Deed, frozen=True, tag="block_production"):
    pass


class Produce(Deed, frozen=True, tag="produce"):
    """The American uses several production sites, also those he used last turn."""

    sites: int


class StayInSector(Deed, frozen=True, tag="stay_in_sector"):
    pass


class MoveMarker(Deed, frozen=True, tag="move_marker"):
    pass


class PlacePir(Deed, frozen=True, tag="place_pir"):
    pass


class RefreshPir(Deed, frozen=True, tag="refresh_pir"):
    pass


class Reopen(Deed, frozen=True, tag="reopen"):
    pass


class NextChooser(Deed, frozen=True, tag="next_chooser"):
    side: SideName


class ControlBonus(Deed, frozen=True, tag="control_bonus"):
    side: SideName
    number: int


class DestroyPermanent(Deed, frozen=True, tag="destroy_permanent"):
    side: SideName


class Pay(Deed, frozen=True, tag="pay"):
    """An optional cost: tokens of a kind (of any kind if none is named) or cards of the own hand; ``then``: what it buys."""

    then: tuple[AnyDeed, ...]
    token: TokenName | Literal[""] = ""
    tokens: int = 0
    cards: int = 0


class Choose(Deed, frozen=True, tag="choose"):
    by: SideName
    either: tuple[AnyDeed, ...]
    otherwise: tuple[AnyDeed, ...]


class DieTest(Deed, frozen=True, tag="die"):
    """A roll of one die: the effects of a success and of a neutral face."""

    success: tuple[AnyDeed, ...] = ()
    neutral: tuple[AnyDeed, ...] = ()


class DieTwice(Deed, frozen=True, tag="dice"):
    """A roll of two dice: the effects for each success, for two successes, for exactly one."""

    each: tuple[AnyDeed, ...] = ()
    both: tuple[AnyDeed, ...] = ()
    one: tuple[AnyDeed, ...] = ()


AnyDeed = (Bonus | Roll | Gain | Lose | Draw | DrawUpTo | Mill | LookTop | Discard | Reveal | Recover | Bring | Destroy | Size
           | Draws | ForbidTo | NextCombat | FirstUnit | MarkBuilding | PlaceLock | BlockProduction | Produce | StayInSector
           | MoveMarker | PlacePir | RefreshPir | Reopen | NextChooser | ControlBonus | DestroyPermanent | Pay | Choose
           | DieTest | DieTwice)


# --- cards and terrains -----------------------------------------------------------------------------------------------


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    source: Source


class OnEnemy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Effects that come when the first enemy unit of a type faces this unit."""

    type: TypeName
    deeds: tuple[AnyDeed, ...]


MomentName = Literal["", "before_terrain", "after_marker", "progression", "production", "unit_destroyed", "us_wins", "cancel"]


class PrintedCard(Entry, frozen=True, kw_only=True):
    """A card. ``copies``: how many in the decks of Sainte-Mère-Église, Utah and Graignes; ``physical``: in the box.

    ``moment`` is empty if the card is played when its kind is: units and actions in a Combat, events in the owner's phase.
    """

    side: SideName
    kind: Literal["unit", "action", "event", "permanent"]
    copies: tuple[int, int, int] = (0, 0, 0)
    physical: int = 1
    heroic: MissionName | Literal[""] = ""
    star: bool = False
    variant_of: str = ""
    not_in_initiation: bool = False
    vc: int = 0
    support: bool = False
    types: tuple[TypeName, ...] = ()
    moment: MomentName = ""
    no_unit_needed: bool = False
    cancels: Literal["", "unit", "action", "event"] = ""
    cancels_most_vc: int = -1
    lasts: bool = False
    static: tuple[AnyStatic, ...] = ()
    on_play: tuple[AnyDeed, ...] = ()
    also_on_play: tuple[AnyDeed, ...] = ()
    on_enemy: tuple[OnEnemy, ...] = ()
    on_destroyed: tuple[AnyDeed, ...] = ()
    on_assault_end: tuple[AnyDeed, ...] = ()
    activate: tuple[AnyDeed, ...] = ()


class PrintedTerrain(Entry, frozen=True, kw_only=True):
    """OC-CARD-03, OC-CARD-04: a terrain: its Size, how many cards each side draws, its mentions, and its effects."""

    size: int
    draws: tuple[int, int]
    building: bool = False
    objective: bool = False
    tags: tuple[TagName, ...] = ()
    physical: int = 1
    used: dict[MissionName, int]
    static: tuple[AnyStatic, ...] = ()
    progression: tuple[AnyDeed, ...] = ()
    production: tuple[AnyDeed, ...] = ()
    assault_end: tuple[AnyDeed, ...] = ()


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[PrintedCard, ...]


class Terrains(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terrain: tuple[PrintedTerrain, ...]


class Content(msgspec.Struct, frozen=True):
    """Everything in the box, by id."""

    cards: dict[str, PrintedCard]
    terrains: dict[str, PrintedTerrain]


@cache
def load(folder: Path = FOLDER) -> Content:
    """Everything in the box, in the order of the files."""
    files = ("us.toml", "de.toml", "heroics.toml", "permanents.toml", "variants.toml")
    cards = [card for file in files for card in load_toml(folder / file, Cards).card]
    terrains = load_toml(folder / "terrains.toml", Terrains).terrain
    return Content({card.id: card for card in cards}, {terrain.id: terrain for terrain in terrains})
