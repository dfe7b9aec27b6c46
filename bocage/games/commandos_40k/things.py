"""What somebody should come to use in a series of games: tactics, weapons, recon cards."""

from __future__ import annotations

from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.content import load
from bocage.games.commandos_40k.printed_tactics import GENERIC, OF_SPECIALISTS

BOUGHT = {"tactical_reroll": "reroll", "sabotage": "sabotage", "defuse": "defuse"}    # tactics that have a verb of their own


def things(b: Board) -> dict[str, tuple[str, ...]]:
    """The things of one game, each with the facts that show its use; of factions only the tactics of those in the box."""
    specialisms = {kind.specialism for kind in b.kind}
    known = [tactic.id for tactic in GENERIC.values()]
    known += [tactic.id for tactic in OF_SPECIALISTS.values() if tactic.specialism in specialisms]
    known += [tactic.id for tactic in b.mission.tactics]
    known += [tactic.id for faction in b.factions if faction.id in load().factions for tactic in faction.tactics]
    found = {f"tactic {id}": (BOUGHT.get(id, f"use tactic={id}"),) for id in known}
    return found | {f"weapon {id}": (f"fire weapon={id}", f"with weapon={id}", f"strikes weapon={id}", f"attacks weapon={id}")
                    for id in b.weapons}
