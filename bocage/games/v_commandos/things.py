"""What somebody should come to use in a series of games: commandos, weapons, equipment, and event cards with their effects."""

from __future__ import annotations

from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import EFFECTS, ITEM_NAMES, PRINTED_NAMES, ROLES

# What is used up or worn rather than fired; the action that does it.
TOOLS = {"crowbar": ("force", "barricade"), "medkit": ("heal",), "uniform": ("disguise",), "tnt": ("lay",),
         "bombing": ("bomb",), "jammed": ("weapon_jammed",), "spotted": ("spotted_drawn",)}


def things(b: Board) -> dict[str, tuple[str, ...]]:
    """The things of one game, each with the facts that show its use."""
    found: dict[str, tuple[str, ...]] = {}
    for name in ITEM_NAMES:
        kind = name.split("-")[0]
        found[f"item {kind}"] = TOOLS.get(kind, (f"shoot weapon={name}", f"shoot_door weapon={name}"))
    found |= {f"weapon {name}": (f"shoot weapon={name}", f"shoot_door weapon={name}") for name in PRINTED_NAMES}
    found |= {f"commando {role}": (f"activated commando={role}",) for role in ROLES}
    found |= {f"event card {id}": (f"card_drawn card={id}",) for id in b.event_ids}
    found |= {f"effect {EFFECTS[effect]}": (f"card_drawn effect={EFFECTS[effect]}",) for of in b.effects for effect in of}
    return found
