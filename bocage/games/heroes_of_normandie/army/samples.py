"""Ready armies: a random one for tests, and a sensible one for a player who does not want to choose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from msgspec.structs import replace

from bocage.games.heroes_of_normandie.army.text_form import Army, BadArmy, Bought, heroes_of, trimmed
from bocage.games.heroes_of_normandie.army.legality import ALLOWS, broken, can_hold
from bocage.games.heroes_of_normandie.army.point_costs import cost, options_of, printed
from bocage.games.heroes_of_normandie.content import Content, Side, load

CHEAP = "basterds"              # HN-TRAIT-09: the trait that gives points back
STOPS = 0.06                    # how often a random buyer keeps the rest of his points
MOST_LEFT_OUT = 12              # cards: enough are left for the smallest legal deck
# What a sensible buyer wants, in this order: tiles with options for them, and heroes.
WISHES: dict[Side, tuple[str, ...]] = {
    "us": ("us_22nd_regiment", "us_bazooka_squad", "us_m5_stuart", "us_rifle_squad", "veteran", "us_hero_clint",
           "us_8th_regiment", "us_30cal_squad", "us_m4_sherman", "frag_grenades", "us_field_command", "planning", "airstrike_2",
           "us_m8_greyhound", "hardboiled", "us_hero_rock", "us_oddball_sherman", "ammunition"),
    "ge": ("ge_901", "ge_panzerschreck_group", "ge_luchs", "ge_panzergrenadiers", "veteran", "ge_hero_ludwig", "ge_902",
           "ge_assault_squad", "ge_panzer_iv", "panzerfaust", "ge_feldkommando", "planning", "artillery_2", "ge_puma",
           "hardboiled", "ge_hero_helmut", "ge_hero_otto_panzer", "ammunition"),
}


def additions(army: Army, box: Content, hq: bool = True, taken: Sequence[str] = ()) -> Iterator[Army]:
    """Every army that has one tile, one option or one hero more, whatever it costs. ``taken``: the heroes of allies."""
    for tile in box.tiles.values():
        if tile.side == army.side and (hq or not tile.hq) and tile.id not in [bought.tile for bought in army.tiles]:
            yield replace(army, tiles=(*army.tiles, Bought(tile.id)))
    for at, bought in enumerate(army.tiles):
        for slot, option in empty_slots(bought, box):
            yield with_option(army, at, slot, option)
    for hero in heroes_of(box):
        if box.units[hero].side == army.side and hero not in (*army.heroes, *taken):
            yield replace(army, heroes=(*army.heroes, hero))


def empty_slots(bought: Bought, box: Content) -> Iterator[tuple[int, str]]:
    """Each empty slot of a tile with each option that fits it."""
    for slot in range(len(box.tiles[bought.tile].slots)):
        if slot >= len(bought.options) or not bought.options[slot]:
            yield from ((slot, option.id) for option in box.options.values() if can_hold(bought, slot, option, box))


def with_option(army: Army, at: int, slot: int, option: str) -> Army:
    """The army with an option laid on a slot of its tile number ``at``."""
    bought = army.tiles[at]
    options = [*bought.options, *[""] * (slot + 1 - len(bought.options))]
    options[slot] = option
    tiles = list(army.tiles)
    tiles[at] = Bought(bought.tile, trimmed(options))
    return replace(army, tiles=tuple(tiles))


def beginnings(side: Side, points: int, must: Sequence[str], box: Content) -> list[Army]:
    """Armies of the obligatory tiles, or of one section, that the points allow. If the points are too few, with the trait that
    gives points back."""
    cores = [tuple(must)] if must else [(tile.id,) for tile in box.tiles.values() if tile.side == side and not tile.hq]
    found = []
    for core in cores:
        plain = Army(side, tuple(Bought(tile) for tile in core))
        cheaper = [each for each in additions(plain, box) if CHEAP in [option.id for option in options_of(each, box)]]
        found += [army for army in (plain, *cheaper) if cost(army, box=box) <= points][:1]
    if not found:
        raise BadArmy(", ".join(must) or side, "expect-value", value=f"≤ {points}")
    return found


def random_army(side: Side, points: int, rng: Random, must: Sequence[str] = (), hq: bool = True,
                custom_deck: bool = True, taken: Sequence[str] = ()) -> Army:
    """A random legal army of so many points. Tiles, options and heroes are equally likely to come next, though there are many
    more options. Allies share one tile of high command; for them ``hq`` is False. ``taken``: the heroes of allies."""
    box = load()
    army = rng.choice(beginnings(side, points, must, box))
    while rng.random() > STOPS:
        more: dict[tuple[int, int], list[Army]] = {}
        for each in additions(army, box, hq, taken):
            if not broken(each, points, must, box=box):
                more.setdefault((len(each.tiles), len(each.heroes)), []).append(each)
        if not more:
            break
        army = rng.choice(more[rng.choice(sorted(more))])
    army = with_restricted(army, rng, box)
    return without_some(army, rng, box) if custom_deck else army


def with_restricted(army: Army, rng: Random, box: Content) -> Army:
    """HN-ARMY-15: adds as many aviation and artillery cards as the options allow, or fewer."""
    deck = dict(army.deck)
    for kind, family in ALLOWS.items():
        allowed = sum(option.number for option in options_of(army, box) if option.family == family)
        there = [card for card, copies in printed(army.side, box).items() if box.cards[card].restricted == kind
                 for _ in range(copies)]
        for card in rng.sample(there, min(allowed, len(there), rng.randint(0, allowed))):
            deck[card] = deck.get(card, 0) + 1
    return replace(army, deck=deck)


def without_some(army: Army, rng: Random, box: Content) -> Army:
    """HN-SETUP-03: leaves some cards out of the deck."""
    deck = dict(army.deck)
    there = [card for card, copies in printed(army.side, box).items() if not box.cards[card].restricted for _ in range(copies)]
    for card in rng.sample(there, rng.randint(0, MOST_LEFT_OUT)):
        deck[card] = deck.get(card, 0) - 1
    return replace(army, deck=deck)


def sample_army(side: Side, points: int, must: Sequence[str] = (), hq: bool = True, taken: Sequence[str] = ()) -> Army:
    """A balanced army for a player who does not want to choose: infantry first, then armour and a hero, then what the rest of
    the points buys. ``taken``: the heroes of allies."""
    box = load()
    army = beginnings(side, points, must, box)[0] if must else Army(side)
    for wish in WISHES[side]:
        if wish in taken:
            continue
        army = granted(army, wish, points, must, hq, box)
    if all(box.tiles[bought.tile].hq for bought in army.tiles):     # HN-MULTI-02: the points are too few for the wishes
        army = beginnings(side, points, must, box)[0]
    return with_best_cards(army, box)


def granted(army: Army, wish: str, points: int, must: Sequence[str], hq: bool, box: Content) -> Army:
    """The army with a tile, an option or a hero of that name added, if that is legal and the points allow it."""
    for more in additions(army, box, hq):
        if wish in names_of(more) - names_of(army) and not broken(more, points, must, box=box):
            return more
    return army


def names_of(army: Army) -> set[str]:
    return {*army.heroes, *(bought.tile for bought in army.tiles), *(each for bought in army.tiles for each in bought.options)}


def with_best_cards(army: Army, box: Content) -> Army:
    """Adds the restricted cards that the options allow, those with the highest bonuses first."""
    deck = dict(army.deck)
    for kind, family in ALLOWS.items():
        allowed = sum(option.number for option in options_of(army, box) if option.family == family)
        there = [card for card in printed(army.side, box) if box.cards[card].restricted == kind]
        for card in sorted(there, key=lambda id: -sum(bonus for bonus in box.cards[id].bonus if bonus != "x")):
            copies = min(allowed, box.cards[card].copies)
            if copies:
                deck[card] = copies
            allowed -= copies
    return replace(army, deck=deck)
