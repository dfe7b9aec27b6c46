"""What somebody should come to use in a series of games: cards, tokens of equipment and traits, ordinances, tactics, units."""

from __future__ import annotations

from collections.abc import Callable

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Stock
from bocage.games.heroes_of_normandie.rules.cards.piles import has_hedge, has_vehicle, is_useless, may_have_structure
from bocage.games.heroes_of_normandie.types import by_card

# The rule that an event or a question names when a trait or an ordinance without tokens has its effect.
EFFECTS = {
    "heroic": "HN-TRAIT-07", "tricky": "HN-TRAIT-14", "concealed": "HN-ORDN-05", "infiltration": "HN-ORDN-05",
    "directive": "HN-ORDN-07", "initiative": "HN-ORDN-15", "smoke": "HN-ORDN-19", "horn_of_plenty": "HN-EQUIP-02",
    "improvisation": "HN-ORDN-13", "mg_nest": "HN-ORDN-16",
}


# HN-RULING-113: for tokens that need a certain enemy or board, whether these are there. What they need in their own army was
# bought with them.
NEEDS: dict[str, Callable[[Board, Stock], bool]] = {
    "hedgerow_cutter": lambda b, stock: has_hedge(b),
    "bazooka_ammo": lambda b, stock: has_vehicle(b, p.OTHER[b.side[stock.seat]]),
    "sticky_bomb": lambda b, stock: has_vehicle(b, p.OTHER[b.side[stock.seat]]),
    "demolition_charge": lambda b, stock: may_have_structure(b),
}


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
