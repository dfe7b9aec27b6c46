"""What somebody should come to use in a series of games: cards, tokens of equipment and traits, ordinances, tactics, units."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Recruit, Stock, Type
from bocage.games.heroes_of_normandie.rules.cards.piles import has_hedge, has_vehicle, is_useless, may_have_structure
from bocage.games.heroes_of_normandie.rules.option_tokens import TRAITS_WITH_TOKENS
from bocage.games.heroes_of_normandie.types import by_card

# The rule that an event or a question names when a trait or an ordinance without tokens has its effect.
EFFECTS = {
    "heroic": "HN-TRAIT-07", "tricky": "HN-TRAIT-14", "concealed": "HN-ORDN-05", "infiltration": "HN-ORDN-05",
    "directive": "HN-ORDN-07", "initiative": "HN-ORDN-15", "smoke": "HN-ORDN-19", "horn_of_plenty": "HN-EQUIP-02",
    "improvisation": "HN-ORDN-13", "mg_nest": "HN-ORDN-16",
}


def is_tank(type: Type) -> bool:
    return type.kind == p.HEAVY and any(weapon.slot == p.PRIMARY for weapon in type.faces[p.FRONT].weapons)


# For tokens that not every army can use, whether some unit of its owner and the board have what they need.
NEEDS: dict[str, Callable[[Board, Stock], bool]] = {
    "he_shells": lambda b, stock: any(is_tank(b.types[user.kind]) for user in users(b, stock)),
    "hedgerow_cutter": lambda b, stock: has_hedge(b) and any(b.types[user.kind].kind != p.INFANTRY for user in users(b, stock)),
    "bazooka_ammo": lambda b, stock: has_vehicle(b, p.OTHER[b.side[stock.seat]]),
    "sticky_bomb": lambda b, stock: has_vehicle(b, p.OTHER[b.side[stock.seat]]),
    "demolition_charge": lambda b, stock: may_have_structure(b),
}


def users(b: Board, stock: Stock) -> Iterator[Recruit]:
    """HN-ARMY-07, HN-ARMY-08: the units that may use the tokens of an option: those of its tile, heroes, or the whole
    alliance."""
    for recruit in b.recruits:
        is_hero = b.types[recruit.kind].border == p.HERO and stock.family not in TRAITS_WITH_TOKENS
        if (stock.hq and b.side[recruit.seat] == b.side[stock.seat]) or (
                recruit.seat == stock.seat and (is_hero or recruit.tile == stock.tile)):
            yield recruit


def things(b: Board) -> dict[str, tuple[str, ...]]:
    """The things of one game that somebody could use, each with the facts that show its use."""
    found: dict[str, tuple[str, ...]] = {}
    for side in p.SIDE_NAMES:
        found |= {f"card {b.card_ids[card]}": (f"card_played card={b.card_ids[card]}",)
                  for card, copies in by_card(b.total[side]) if copies and not is_useless(b, side, card)}
    found |= {f"tokens {stock.family}": (f"token_spent option={stock.name}",) for stock in b.stocks
              if stock.family not in EFFECTS and (stock.family not in NEEDS or NEEDS[stock.family](b, stock))}
    families = {family for tile in b.tiles for family in tile.families}
    found |= {f"option {family}": (f"rule {rule}",) for family, rule in EFFECTS.items() if family in families}
    for recruit in b.recruits:
        if b.types[recruit.kind].decoy:
            continue
        found[f"unit {b.types[recruit.kind].id}"] = tuple(
            f"{event} unit_type={b.types[recruit.kind].id}" for event in ("activated", "fired", "stepped", "drove", "revealed"))
    return found
