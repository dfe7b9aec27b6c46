"""What somebody should come to use in a series of games: tactics, weapons, recon cards."""

from __future__ import annotations

from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.printed_tactics import GENERIC, OF_SPECIALISTS


def things(b: Board) -> dict[str, tuple[str, ...]]:
    """The things of one game, each with the facts that show its use."""
    specialisms = {kind.specialism for kind in b.kind}
    known = [tactic.id for tactic in GENERIC.values()]
    known += [tactic.id for tactic in OF_SPECIALISTS.values() if tactic.specialism in specialisms]
    known += [tactic.id for tactic in b.mission.tactics]
    known += [tactic.id for tactics in b.of_faction for tactic in tactics]
    found = {f"tactic {id}": (f"tactic_used tactic={id}", f"tactic_on tactic={id}") for id in known}
    return found | {f"weapon {id}": (f"fired weapon={id}", f"strikes weapon={id}", f"attacks weapon={id}") for id in b.weapons}
