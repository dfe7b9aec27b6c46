"""What somebody should come to use in a series of games: cards, tokens of equipment and traits, ordinances, tactics, units."""

from __future__ import annotations

from bocage.games.heroes_of_normandie.board import Board

# The rule that an event or a question names when a trait or an ordinance without tokens has its effect.
EFFECTS = {
    "heroic": "HN-TRAIT-07", "tricky": "HN-TRAIT-14", "concealed": "HN-ORDN-05", "directive": "HN-ORDN-07",
    "initiative": "HN-ORDN-15", "smoke": "HN-ORDN-19", "horn_of_plenty": "HN-EQUIP-02",
}


def things(b: Board) -> dict[str, tuple[str, ...]]:
    """The things of one game, each with the facts that show its use."""
    found: dict[str, tuple[str, ...]] = {}
    for total in b.total:
        found |= {f"card {b.card_ids[card]}": (f"card_played card={b.card_ids[card]}",)
                  for card, copies in enumerate(total) if copies}
    found |= {f"tokens {stock.family}": (f"token_spent option={stock.name}",) for stock in b.stocks
              if stock.family not in EFFECTS}
    families = {family for tile in b.tiles for family in tile.families}
    found |= {f"option {family}": (f"rule {rule}",) for family, rule in EFFECTS.items() if family in families}
    for recruit in b.recruits:
        if b.types[recruit.kind].decoy:
            continue
        found[f"unit {b.types[recruit.kind].id}"] = tuple(
            f"{event} unit_type={b.types[recruit.kind].id}" for event in ("activated", "fired", "stepped", "drove", "revealed"))
    return found
