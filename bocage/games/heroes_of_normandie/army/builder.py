"""Everything that a player needs to build an army or a deck: prices, slots, which option fits where, and names."""

from __future__ import annotations

import msgspec

from bocage.core.text import Words, words
from bocage.games.heroes_of_normandie import army as armies
from bocage.games.heroes_of_normandie.army.text_form import heroes_of
from bocage.games.heroes_of_normandie.army.legality import can_hold
from bocage.games.heroes_of_normandie.board import Type
from bocage.games.heroes_of_normandie.check import SIDES, TEXT
from bocage.games.heroes_of_normandie.content import Card, Content, Force, RecruitOption, Side, Tile, load
from bocage.games.heroes_of_normandie.pieces import SIDES as SIDE_NAMES
from bocage.games.heroes_of_normandie.setup import OWN_BOARD, POINTS, TEAMS
from bocage.games.heroes_of_normandie.view import TypeView, type_view


class SlotCard(msgspec.Struct, frozen=True):
    """HN-ARMY-02, HN-ARMY-03, HN-ARMY-05: the colours of a slot, and the stars or the Scout that the tile has when an option
    fills it."""

    colours: tuple[str, ...]
    stars: int
    scout: int


class TileCard(msgspec.Struct, frozen=True):
    """HN-ARMY-02, HN-ARMY-13: a recruitment tile. ``hq``: it is a tile of high command."""

    id: str
    name: str
    side: str
    badge: str
    cost: int
    units: tuple[str, ...]
    slots: tuple[SlotCard, ...]
    stars: int
    hq: bool
    break_at: int
    points: int


class RecruitCard(msgspec.Struct, frozen=True):
    """HN-ARMY-04, HN-ARMY-05, HN-ARMY-06, HN-ARMY-07, HN-ARMY-08, HN-ARMY-09, HN-ARMY-10, HN-ARMY-11: an option. ``fits``: for
    each tile the slots that can hold it. ``units``: for each tile the units that it brings there."""

    id: str
    name: str
    text: str
    side: str
    kind: str
    family: str
    colours: tuple[str, ...]
    cost: int
    only: tuple[str, ...]
    tokens: int
    fits: dict[str, tuple[int, ...]]
    units: dict[str, tuple[str, ...]]


class HeroCard(msgspec.Struct, frozen=True):
    """HN-ARMY-12: a unit that is bought without a slot. ``badge``: he needs a tile with this badge."""

    id: str
    name: str
    side: str
    cost: int
    badge: str


class ActionCard(msgspec.Struct, frozen=True):
    """HN-CARD-01: an action card. ``side``: empty if it is in both decks. ``restricted``: an ordinance says how many of its
    kind a deck may have."""

    id: str
    name: str
    text: str
    side: str
    copies: int
    phase: str
    restricted: str


class ForceCard(msgspec.Struct, frozen=True):
    """What a side has in a scenario: a given army (``fixed``), or points and the tiles that the army must hold."""

    fixed: bool
    points: int
    must: tuple[str, ...]


class ScenarioForces(msgspec.Struct, frozen=True):
    """``chosen``: players choose the board and the points in the settings of the game."""

    id: str
    us: ForceCard
    ge: ForceCard
    custom_deck: bool
    chosen: bool


class Sample(msgspec.Struct, frozen=True):
    """A ready army for a player who does not want to build one. ``scenario``: empty for a free battle of so many points."""

    side: str
    points: int
    scenario: str
    text: str


class Builder(msgspec.Struct, frozen=True):
    """``teams``: the side of each seat, by the number of seats and the setting. ``names``: the name of every unit."""

    tiles: tuple[TileCard, ...]
    options: tuple[RecruitCard, ...]
    heroes: tuple[HeroCard, ...]
    cards: tuple[ActionCard, ...]
    types: tuple[TypeView, ...]
    names: dict[str, str]
    scenarios: tuple[ScenarioForces, ...]
    samples: tuple[Sample, ...]
    teams: dict[str, dict[str, tuple[str, ...]]]
    maps: dict[str, str]


def builder(lang: str) -> Builder:
    box, say = load(), words(lang, TEXT)
    return Builder(
        tuple(tile_card(tile, say) for tile in box.tiles.values()),
        tuple(recruit_card(option, box, say) for option in box.options.values()),
        tuple(HeroCard(hero, say(f"unit-{hero}"), box.units[hero].side, box.units[hero].cost, box.units[hero].badge)
              for hero in heroes_of(box)),
        tuple(action_card(card, say) for card in box.cards.values()),
        tuple(type_view(Type(unit)) for unit in box.units.values()),
        {unit: say(f"unit-{unit}") for unit in box.units},
        tuple(ScenarioForces(each.id, force_card(each.us), force_card(each.ge), each.custom_deck, each.id == OWN_BOARD)
              for each in box.scenarios.values()),
        samples(box),
        {str(seats): {name: tuple(SIDE_NAMES[side] for side in sides) for name, sides in known.items()}
         for seats, known in TEAMS.items()},
        {map: say(f"map-{map}") for map in box.maps})


def tile_card(tile: Tile, say: Words) -> TileCard:
    slots = tuple(SlotCard(slot.colours, slot.stars, slot.scout) for slot in tile.slots)
    return TileCard(tile.id, say(f"tile-{tile.id}"), tile.side, tile.badge, tile.cost, tile.units, slots, tile.stars, tile.hq,
                    tile.break_at, tile.points)


def recruit_card(option: RecruitOption, box: Content, say: Words) -> RecruitCard:
    fits = {tile.id: slots for tile in box.tiles.values() if (slots := slots_for(tile, option, box))}
    return RecruitCard(
        option.id, say(f"recruit-{option.id}"), say(f"recruit-{option.id}.text"), option.side, option.kind, option.family,
        option.colours, option.cost, option.only, option.tokens, fits,
        {tile: option.units_on.get(tile, option.units) for tile in fits})


def slots_for(tile: Tile, option: RecruitOption, box: Content) -> tuple[int, ...]:
    """HN-ARMY-05: the slots of a tile that can hold an option."""
    return tuple(slot for slot in range(len(tile.slots)) if can_hold(armies.Bought(tile.id), slot, option, box))


def action_card(card: Card, say: Words) -> ActionCard:
    return ActionCard(card.id, say(f"card-{card.id}"), say(f"card-{card.id}.text"), card.side, card.copies, card.phase,
                      card.restricted)


def force_card(force: Force) -> ForceCard:
    return ForceCard(bool(force.army), force.points, force.must)


def samples(box: Content) -> tuple[Sample, ...]:
    """A sample army for each side and each number of points of a free battle, and for each scenario with points."""
    wanted: list[tuple[Side, int, str, tuple[str, ...]]] = [(side, int(number), "", ()) for number in POINTS for side in SIDES]
    for scenario in box.scenarios.values():
        for side, force in zip(SIDES, (scenario.us, scenario.ge), strict=True):
            if not force.army and scenario.id != OWN_BOARD:
                wanted.append((side, force.points, scenario.id, force.must))
    return tuple(Sample(side, number, scenario, armies.write(armies.sample_army(side, number, must)))
                 for side, number, scenario, must in wanted)
