"""Judges the text of an army: what it builds, what that costs, and which rules it breaks. A game that begins with it gives the
same verdict."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from random import Random

import msgspec

from bocage.core.contract import Building, Fault, Judged
from bocage.core.errors import BocageError, Unknown
from bocage.core.text import Words, words
from bocage.games.heroes_of_normandie import army as armies
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.army import Army, BadArmy
from bocage.games.heroes_of_normandie.army.legality import (
    ALLOWS, SMALLEST_DECK, SMALLEST_DECK_OF_ALLIES, copies_of_kind, is_idle_on)
from bocage.games.heroes_of_normandie.army.point_costs import cost_of, filled, scout_on, stars_on
from bocage.games.heroes_of_normandie.board import Type
from bocage.games.heroes_of_normandie.check import TEXT
from bocage.games.heroes_of_normandie.content import Content, Force, Scenario, Side, load
from bocage.games.heroes_of_normandie.setup import OWN_BOARD


class BoughtTile(msgspec.Struct, frozen=True):
    """A tile of the army: the options on all of its slots (empty: none), what it costs, and the stars it shows."""

    tile: str
    options: tuple[str, ...]
    cost: int
    stars: int


class Recruited(msgspec.Struct, frozen=True):
    """HN-ARMY-14: a counter, the number of its tile, and the slot it came by (-1: the tile itself brings it; a hero has no
    tile)."""

    unit: str
    tile: int
    slot: int


class JudgedArmy(Judged, frozen=True, kw_only=True):
    """``deck``: for each card how many copies more or fewer than printed. ``cards``: the whole deck. ``deck_size``: without
    restricted cards. ``idle``: for each option the numbers of the tiles on which one more of it would change nothing.
    ``orders``: how many order tokens the army has on its first turn. ``notes``: sentences about what is allowed but bought for
    nothing so far."""

    side: str = ""
    tiles: tuple[BoughtTile, ...] = ()
    heroes: tuple[str, ...] = ()
    share: int = 0
    deck: dict[str, int] = msgspec.field(default_factory=dict)
    cards: dict[str, int] = msgspec.field(default_factory=dict)
    deck_size: int = 0
    deck_least: int = SMALLEST_DECK
    allowed: dict[str, int] = msgspec.field(default_factory=dict)
    units: tuple[Recruited, ...] = ()
    orders: int = 0
    must: tuple[str, ...] = ()
    custom_deck: bool = True
    idle: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)
    notes: tuple[str, ...] = ()


def judge(wanted: Building, lang: str) -> JudgedArmy:
    box, say = load(), words(lang, TEXT)
    scenario = scenario_of(wanted.scenario, box)
    try:
        army = armies.read(wanted.texts[wanted.at], box)
    except BadArmy as error:
        return JudgedArmy(problem=error.say(lang))
    force = force_of(scenario, army.side)
    total = points_of(wanted, force)
    allies = [ally_of(wanted, at, army, total, force.must) for at in range(len(wanted.texts)) if at != wanted.at]
    together = wanted.seats > 2
    broken = armies.broken(army, total, force.must, allies, scenario.custom_deck, together, box)
    faults = tuple(Fault(breach.rule, armies.say(breach, say), breach.args) for breach in broken)
    cards = armies.deck_of(army, box=box)
    plain = sum(copies for card, copies in cards.items() if not box.cards[card].restricted)
    price, orders, units = armies.cost(army, allies, box), orders_of(army, box), armies.units_of(army, box)
    return JudgedArmy(
        text=armies.write(army), cost=price, points=total // len(wanted.texts), faults=faults,
        told=(*told(army, box, say), say("army-sum", cost=price, units=len(units), orders=orders, cards=plain)),
        side=army.side, tiles=tuple(bought_tile(bought, box) for bought in army.tiles), heroes=army.heroes, share=army.share,
        deck=army.deck, cards=cards, deck_size=plain, deck_least=SMALLEST_DECK_OF_ALLIES if together else SMALLEST_DECK,
        allowed=allowed([army, *allies], box), units=tuple(Recruited(*each) for each in units),
        orders=orders, must=force.must, custom_deck=scenario.custom_deck, idle=idle_options(army, allies, box),
        notes=tuple(unused_leave(army, allies, box, say)))


def draft(side: str, wanted: Building, rng: Random | None) -> str:
    """Makes an army of a side: a sensible one or a random one."""
    if side not in ("us", "ge"):
        raise Unknown("side", side, "us, ge")
    own: Side = "us" if side == "us" else "ge"
    scenario = scenario_of(wanted.scenario, load())
    force = force_of(scenario, own)
    points = points_of(wanted, force)
    try:
        return armies.write(armies.sample_army(own, points, force.must) if rng is None else
                            armies.random_army(own, points, rng, force.must, custom_deck=scenario.custom_deck))
    except BadArmy:
        raise BocageError("error-few-points", points=points) from None


def orders_of(army: Army, box: Content) -> int:
    """HN-ORDER-03, HN-ORDER-04, HN-ABIL-24, HN-ABIL-25, HN-TRAIT-06: the stars of tiles and slots, and those of officers and
    heroes, with the tokens that traits and abilities add: ten at most."""
    stars = armies.stars_of(army, box)
    stars += sum(any(option.family == "hardened" for _, option in filled(bought, box)) for bought in army.tiles)
    for name, _, _ in armies.units_of(army, box):
        front = Type(box.units[name]).faces[p.FRONT]
        stars += front.stars + bool(front.flags & p.PERSONAL_ORDER)
    return min(p.MOST_ORDERS, stars)


def scenario_of(id: str, box: Content) -> Scenario:
    """The scenario that an army is bought for; without a name the free battle."""
    bought = {each.id: each for each in box.scenarios.values() if not (each.us.army and each.ge.army)}
    found = bought.get(id or OWN_BOARD)
    if found is None:
        raise Unknown("scenario", id, ", ".join(bought))
    return found


def force_of(scenario: Scenario, side: Side) -> Force:
    return scenario.us if side == "us" else scenario.ge


def points_of(wanted: Building, force: Force) -> int:
    """The points that an army may cost. Players agree on them for a free battle; a scenario has its own."""
    own = (wanted.scenario or OWN_BOARD) == OWN_BOARD and wanted.points
    return own or force.points


def ally_of(wanted: Building, at: int, own: Army, points: int, must: Sequence[str]) -> Army:
    """HN-MULTI-02, HN-ARMY-12: an ally's army, or the sample that he plays instead, without the heroes of one's ``own``. The
    first member of an alliance brings the obligatory tiles."""
    try:
        if wanted.texts[at].strip():
            return armies.read(wanted.texts[at])
    except BadArmy:
        pass                        # the ally is told about it himself
    return sample(own.side, points // len(wanted.texts), tuple(must) if at == 0 else (), at == 0, own.heroes)


@lru_cache(maxsize=256)
def sample(side: Side, points: int, must: tuple[str, ...], first: bool, taken: tuple[str, ...]) -> Army:
    try:
        return armies.sample_army(side, points, must, first, taken)
    except BadArmy:                 # no army is so small; then this is what he would have to hold
        return Army(side, tuple(armies.Bought(tile) for tile in must))


def bought_tile(bought: armies.Bought, box: Content) -> BoughtTile:
    tile = box.tiles[bought.tile]
    empty = max(0, len(tile.slots) - len(bought.options))
    return BoughtTile(bought.tile, (*bought.options, *[""] * empty), cost_of(bought, box), stars_on(bought, tile))


def idle_options(army: Army, allies: Sequence[Army], box: Content) -> dict[str, tuple[int, ...]]:
    """HN-RULING-48, HN-RULING-103, HN-RULING-113: for each option the numbers of the army's tiles on which it would change
    nothing."""
    found = {option.id: tuple(at for at in range(len(army.tiles)) if is_idle_on(army, at, option, allies, box))
             for option in box.options.values() if option.kind != "support"}
    return {option: tiles for option, tiles in found.items() if tiles}


def allowed(alliance: Sequence[Army], box: Content) -> dict[str, int]:
    """HN-ARMY-15: how many restricted cards of each kind the ordinances of an alliance allow."""
    held = [option for army in alliance for option in armies.options_of(army, box)]
    return {kind: sum(option.number for option in held if option.family == family) for kind, family in ALLOWS.items()}


def unused_leave(army: Army, allies: Sequence[Army], box: Content, say: Words) -> Iterator[str]:
    """HN-RULING-113, HN-ORDN-01, HN-ORDN-02: an ordinance allows *up to* so many cards; a deck with fewer is legal, and its
    owner is told. Allies play one deck, so its holder is told."""
    alliance = [army, *allies]
    if armies.holder_of_deck(alliance, box) is not army:
        return
    deck = armies.deck_of(army, box=box)
    for kind, number in allowed(alliance, box).items():
        held = sum(copies for card, copies in deck.items() if box.cards[card].restricted == kind)
        if held < number:
            yield say("army-unused-leave", kind=kind, number=number, held=held, exist=copies_of_kind(army.side, kind, box))


def told(army: Army, box: Content, say: Words) -> list[str]:
    """Tiles with the options on their slots, and heroes, each in a line."""
    lines = []
    for bought in army.tiles:
        tile = box.tiles[bought.tile]
        lines.append(say("army-tile", name=say(f"tile-{tile.id}"), cost=tile.cost, losses=tile.break_at, points=tile.points))
        lines += [say("army-slot", slot=slot + 1, name=say(f"recruit-{option.id}"), cost=option.cost)
                  for slot, option in filled(bought, box)]
        if scout := scout_on(bought, tile):
            lines.append(say("army-scout", squares=scout))
    return lines + [say("army-hero", name=say(f"unit-{hero}"), cost=box.units[hero].cost) for hero in army.heroes]
