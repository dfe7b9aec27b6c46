"""Whether an army is legal: every rule that it breaks, with what breaks it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from bocage.core.text import Words
from bocage.games.heroes_of_normandie.army.text_form import Army, Bought
from bocage.games.heroes_of_normandie.army.point_costs import (
    cost, cost_of, deck_of, filled, high_command, holder_of_deck, options_of, printed, units_of, units_on,
)
from bocage.games.heroes_of_normandie.content import Content, RecruitOption, Side, Tile, Unit, load

SMALLEST_DECK, SMALLEST_DECK_OF_ALLIES = 40, 50
# HN-ORDN-01, HN-ORDN-02: the option that allows each kind of restricted card.
ALLOWS = {"aviation": "airstrike", "artillery": "artillery"}
# Options whose second copy on the same tile, or in the same army, would change nothing (HN-RULING-48).
ONCE_ON_A_TILE = frozenset({"ace_driver", "bloodthirsty", "ferocious", "courageous", "hardened", "intrepid", "sharpshooters",
                            "tankbuster", "tricky"})
ONCE_IN_AN_ARMY = frozenset({"battle_plan", "bluff", "concealed", "guardian", "horn_of_plenty", "improvisation", "infiltration",
                             "mg_nest", "planning"})
DIRECTIVES = 4                  # HN-ORDN-07: there are so many to choose from
# Everything that can be wrong with an army; the texts ``breach-<what>`` say it in words.
WHATS = (
    "points", "no-tile", "no-regiment", "no-regiment-alone", "tile-side", "tile-twice", "too-many-options", "colour",
    "option-side", "only", "no-hq", "two-hq", "share-alone", "share-too-much", "hero-side", "hero-twice", "hero-badge",
    "must", "basterds-twice", "option-twice", "no-driver", "no-heavy", "no-vehicle", "no-mortar", "no-comrade",
    "directives", "spare-cards", "deck-fixed", "deck-stranger", "deck-copies", "deck-restricted", "deck-small",
    "deck-other",
)

# HN-RULING-113, HN-MULTI-02: no new game begins with an army like this; a game that began with it before it was refused still
# opens.
ONLY_IN_NEW_GAMES = frozenset({"no-regiment-alone", "no-heavy", "no-vehicle", "no-mortar", "no-comrade", "spare-cards"})


class Breach(msgspec.Struct, frozen=True):
    """A broken rule: its id, what is wrong (the text ``breach-<what>``), and the ids and numbers that fill that text."""

    rule: str
    what: str
    args: dict[str, str | int] = {}


def say(breach: Breach, say_words: Words) -> str:
    """Puts a breach into words, with names instead of ids."""
    keys = {"tile": "tile", "option": "recruit", "hero": "unit", "card": "card"}
    args = {name: say_words(f"{keys[name]}-{value}") if name in keys else value for name, value in breach.args.items()}
    return say_words(f"breach-{breach.what}", **args)


def broken(army: Army, points: int, must: Sequence[str] = (), allies: Sequence[Army] = (), custom_deck: bool = True,
           multiplayer: bool = False, box: Content | None = None) -> list[Breach]:
    """Every rule that an army breaks; an empty list if it is legal. ``points``: those of the alliance. ``must``: its obligatory
    tiles."""
    box = box or load()
    return [*too_dear(army, points, allies, box), *wrong_tiles(army, must, allies, multiplayer, box),
            *wrong_options(army, allies, box),
            *without_effect(army, allies, box), *wrong_high_command(army, allies, box), *wrong_heroes(army, allies, box),
            *wrong_deck(army, allies, custom_deck, multiplayer, box)]


def too_dear(army: Army, points: int, allies: Sequence[Army], box: Content) -> Iterator[Breach]:
    """HN-ARMY-01: an army costs no more than its points. HN-MULTI-02: allies divide the points evenly."""
    own = points // (1 + len(allies))
    price = cost(army, allies, box)
    if price > own:
        yield Breach("HN-MULTI-02" if allies else "HN-ARMY-01", "points", {"cost": price, "points": own})


def wrong_tiles(army: Army, must: Sequence[str], allies: Sequence[Army], multiplayer: bool, box: Content) -> Iterator[Breach]:
    """HN-ARMY-02: tiles of one's own side, each once. HN-MULTI-02: with three or four players each has a section, also the one
    who plays alone. HN-SETUP-02: the obligatory tiles are there."""
    if not army.tiles:
        yield Breach("HN-ARMY-02", "no-tile")
    elif (multiplayer or allies) and all(box.tiles[bought.tile].hq for bought in army.tiles):
        yield Breach("HN-MULTI-02", "no-regiment" if allies else "no-regiment-alone")
    for tile, times in Counter(bought.tile for bought in army.tiles).items():
        if box.tiles[tile].side != army.side:
            yield Breach("HN-ARMY-02", "tile-side", {"tile": tile})
        if times > 1:
            yield Breach("HN-ARMY-02", "tile-twice", {"tile": tile})
    held = {bought.tile for each in (army, *allies) for bought in each.tiles}
    for tile in must:
        if tile not in held:
            yield Breach("HN-SETUP-02", "must", {"tile": tile})


def wrong_options(army: Army, allies: Sequence[Army], box: Content) -> Iterator[Breach]:
    """HN-ARMY-04: a slot holds one option. HN-ARMY-11: ordinances lie only on a tile of high command."""
    commanded = any(high_command(each, box) for each in (army, *allies))
    for bought in army.tiles:
        tile = box.tiles[bought.tile]
        if len(bought.options) > len(tile.slots):
            yield Breach("HN-ARMY-04", "too-many-options", {"tile": tile.id, "slots": len(tile.slots)})
        for slot, option in filled(bought, box):
            if slot < len(tile.slots):
                yield from misplaced(option, tile, slot, bool(allies))
            if option.kind == "ordinance" and not commanded:
                yield Breach("HN-ARMY-11", "no-hq", {"option": option.id})


def misplaced(option: RecruitOption, tile: Tile, slot: int, allied: bool) -> Iterator[Breach]:
    """HN-ARMY-05: option and slot have a colour in common. HN-MULTI-05: both are of the same side. HN-ORDN-14: some ordinances
    are for one tile only."""
    about: dict[str, str | int] = {"option": option.id, "tile": tile.id}
    if option.side not in ("", tile.side):
        yield Breach("HN-MULTI-05" if tile.hq and allied else "HN-ARMY-05", "option-side", about)
    elif not set(option.colours) & set(tile.slots[slot].colours):
        yield Breach("HN-ARMY-05", "colour", {**about, "slot": slot + 1})
    if option.only and tile.id not in option.only:
        yield Breach("HN-ORDN-14" if option.kind == "ordinance" else "HN-ARMY-05", "only", about)


def without_effect(army: Army, allies: Sequence[Army], box: Content) -> Iterator[Breach]:
    """HN-RULING-48, HN-RULING-113, HN-ARMY-04: nothing is bought that would change nothing: a second copy of an option that
    counts once, what nobody can use, leave for cards that do not exist. HN-ORDN-07: there are four directives, so nobody has
    more."""
    if sum(option.family == "basterds" for option in options_of(army, box)) > 1:
        # The enemy's bonus already counts against the whole army, so a second such trait would give points for nothing.
        yield Breach("HN-TRAIT-09", "basterds-twice")
    for family, times in Counter(option.family for option in options_of(army, box)).items():
        if times > 1 and family in ONCE_IN_AN_ARMY:
            yield Breach("HN-ARMY-04", "option-twice", {"option": named(army, family, box)})
    for bought in army.tiles:
        for family, times in Counter(option.family for _, option in filled(bought, box)).items():
            if times > 1 and family in ONCE_ON_A_TILE:
                yield Breach("HN-ARMY-04", "option-twice", {"option": named(army, family, box)})
    yield from without_user(army, allies, box)
    if sum(option.number for option in options_of(army, box) if option.family == "directive") > DIRECTIVES:
        yield Breach("HN-ORDN-07", "directives", {"number": DIRECTIVES})
    yield from spare_cards((army, *allies), box)


def without_user(army: Army, allies: Sequence[Army], box: Content) -> Iterator[Breach]:
    """HN-RULING-103, HN-RULING-113: options that no unit they serve can use. HN-EQUIP-13: First Aid needs a comrade near the
    wounded."""
    alone = sum(len(units_of(each, box)) for each in (army, *allies)) == 1
    for bought in army.tiles:
        for _, option in filled(bought, box):
            need = NEEDS.get(option.family)
            units = served(option, bought, army, allies, box)
            if need is not None and not any(need.is_user(box.units[unit]) for unit in units):
                yield Breach(need.rule, need.what, {"option": option.id, "tile": bought.tile})
            if option.family == "first_aid" and alone:
                yield Breach("HN-EQUIP-13", "no-comrade", {"option": option.id})


def served(option: RecruitOption, bought: Bought, army: Army, allies: Sequence[Army], box: Content) -> list[str]:
    """HN-ARMY-07, HN-ARMY-08, HN-ARMY-10, HN-MULTI-04: the units that an option on a tile serves: those of the tile; equipment
    serves the heroes of the army too, and from a tile of high command every unit of the alliance. HN-EQUIP-02, HN-MULTI-14: a
    Horn of Plenty is for every mortar of the army, and for those of allies who want it."""
    if option.family == "horn_of_plenty" or (option.kind == "equipment" and box.tiles[bought.tile].hq):
        return [unit for each in (army, *allies) for unit, _, _ in units_of(each, box)]
    added = [unit for _, each in filled(bought, box) for unit in units_on(bought.tile, each)]
    return [*box.tiles[bought.tile].units, *added, *(army.heroes if option.kind == "equipment" else ())]


def is_driver(unit: Unit) -> bool:
    """HN-TRAIT-01, HN-RULING-103: whether a unit is a vehicle that has Fire on the Move."""
    return is_vehicle(unit) and any(ability.startswith("fire_on_the_move") for weapon in (unit.primary, unit.secondary)
                                    if weapon is not None for ability in weapon.abilities)


def has_heavy_gun(unit: Unit) -> bool:
    """HN-EQUIP-01: whether a unit is a heavy vehicle with a main weapon."""
    return unit.kind == "heavy" and unit.primary is not None


def is_vehicle(unit: Unit) -> bool:
    return unit.kind != "infantry"


def has_blue_mortar(unit: Unit) -> bool:
    """HN-EQUIP-02: whether a unit is a mortar with a blue template."""
    return unit.mortar and any(face is not None and any(ability.startswith("indirect_fire(blue") for ability in face.abilities)
                               for face in (unit.front, unit.back))


class Need(NamedTuple):
    """What an option needs to have an effect: the rule that says so, the text ``breach-<what>``, and which units can use it."""

    rule: str
    what: str
    is_user: Callable[[Unit], bool]


NEEDS = {
    "ace_driver": Need("HN-TRAIT-01", "no-driver", is_driver), "he_shells": Need("HN-EQUIP-01", "no-heavy", has_heavy_gun),
    "hedgerow_cutter": Need("HN-EQUIP-10", "no-vehicle", is_vehicle),
    "horn_of_plenty": Need("HN-EQUIP-02", "no-mortar", has_blue_mortar),
}


def spare_cards(armies: Sequence[Army], box: Content) -> Iterator[Breach]:
    """HN-RULING-113, HN-ORDN-01, HN-ORDN-02, HN-ARMY-15: no ordinance is bought if the others of the alliance already allow
    every aviation or artillery card that exists."""
    for kind, family in ALLOWS.items():
        own, *others = ([option for option in options_of(each, box) if option.family == family] for each in armies)
        total = sum(option.number for each in (own, *others) for option in each)
        spare = [option for option in own if total - option.number >= copies_of_kind(armies[0].side, kind, box)]
        if spare:
            yield Breach("HN-ORDN-01" if kind == "aviation" else "HN-ORDN-02", "spare-cards",
                         {"option": spare[0].id, "number": copies_of_kind(armies[0].side, kind, box)})


def copies_of_kind(side: Side, kind: str, box: Content) -> int:
    """How many aviation or artillery cards of a side exist."""
    return sum(copies for card, copies in printed(side, box).items() if box.cards[card].restricted == kind)


def is_idle_on(army: Army, at: int, option: RecruitOption, allies: Sequence[Army], box: Content) -> bool:
    """HN-RULING-48, HN-RULING-103, HN-RULING-113: whether one more copy of an option, on the tile number ``at``, would change
    nothing."""
    bought = army.tiles[at]
    tiles = [*army.tiles[:at], Bought(bought.tile, (*bought.options, option.id)), *army.tiles[at + 1:]]
    before = list(without_effect(army, allies, box))
    return any(breach not in before for breach in without_effect(replace(army, tiles=tuple(tiles)), allies, box))


def named(army: Army, family: str, box: Content) -> str:
    """The id of an option of that family that an army has bought."""
    return next(option.id for option in options_of(army, box) if option.family == family)


def wrong_high_command(army: Army, allies: Sequence[Army], box: Content) -> Iterator[Breach]:
    """HN-MULTI-03: an alliance has one tile of high command. Allies may share its cost, but nobody pays more than it costs."""
    held = [found for each in (army, *allies) if (found := high_command(each, box))]
    if len(held) > 1:
        yield Breach("HN-MULTI-03", "two-hq")
    if army.share and (not held or high_command(army, box)):
        yield Breach("HN-MULTI-03", "share-alone", {"share": army.share})
    elif army.share and sum(each.share for each in (army, *allies)) > cost_of(held[0], box):
        yield Breach("HN-MULTI-03", "share-too-much", {"cost": cost_of(held[0], box)})


def wrong_heroes(army: Army, allies: Sequence[Army], box: Content) -> Iterator[Breach]:
    """HN-ARMY-12: heroes are of one's own side, each once in an alliance. A hero with a badge needs a tile with that badge."""
    badges = {box.tiles[bought.tile].badge for bought in army.tiles}
    for hero, times in Counter(army.heroes).items():
        unit = box.units[hero]
        if unit.side != army.side:
            yield Breach("HN-ARMY-12", "hero-side", {"hero": hero})
        elif unit.badge and unit.badge not in badges:
            yield Breach("HN-ARMY-12", "hero-badge", {"hero": hero})
        if times > 1 or any(hero in ally.heroes for ally in allies):
            yield Breach("HN-ARMY-12", "hero-twice", {"hero": hero})


def wrong_deck(army: Army, allies: Sequence[Army], custom_deck: bool, multiplayer: bool, box: Content) -> Iterator[Breach]:
    """HN-SETUP-03, HN-ARMY-15, HN-MULTI-06: a deck has only copies that exist and that options allow, and enough cards."""
    armies = (army, *allies)
    if allies and army.deck and (holder_of_deck(armies, box) is not army or any(ally.deck for ally in allies)):
        yield Breach("HN-MULTI-06", "deck-other")
        return
    if not custom_deck and any(copies < 0 for copies in army.deck.values()):
        yield Breach("HN-SETUP-03", "deck-fixed")
    yield from impossible_copies(army, box)
    deck = deck_of(army, box=box)
    yield from unallowed_cards(deck, armies, box)
    together = multiplayer or bool(allies)
    least = SMALLEST_DECK_OF_ALLIES if together else SMALLEST_DECK
    size = sum(copies for card, copies in deck.items() if not box.cards[card].restricted)
    if size < least:
        yield Breach("HN-MULTI-06" if together else "HN-ARMY-15", "deck-small", {"number": size, "least": least})


def impossible_copies(army: Army, box: Content) -> Iterator[Breach]:
    """HN-ARMY-15: a deck has no card of the other side and no more copies than are printed, and leaves out only cards that it
    has."""
    exist = printed(army.side, box)
    for card, change in army.deck.items():
        there = 0 if box.cards[card].restricted else exist.get(card, 0)
        if card not in exist:
            yield Breach("HN-ARMY-15", "deck-stranger", {"card": card})
        elif not 0 <= there + change <= exist[card]:
            yield Breach("HN-ARMY-15", "deck-copies", {"card": card, "copies": exist[card]})


def unallowed_cards(deck: dict[str, int], armies: Sequence[Army], box: Content) -> Iterator[Breach]:
    """HN-ARMY-15, HN-ORDN-01, HN-ORDN-02: a deck has no more aviation and artillery cards than the options of the alliance
    allow."""
    for kind, family in ALLOWS.items():
        allowed = sum(option.number for each in armies for option in options_of(each, box) if option.family == family)
        held = sum(copies for card, copies in deck.items() if box.cards[card].restricted == kind)
        if held > allowed:
            yield Breach("HN-ARMY-15", "deck-restricted", {"kind": kind, "number": allowed})


def can_hold(bought: Bought, slot: int, option: RecruitOption, box: Content) -> bool:
    """HN-ARMY-05: whether a slot can hold an option."""
    return not any(misplaced(option, box.tiles[bought.tile], slot, False))
