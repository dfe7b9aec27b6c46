"""What somebody should come to use in a series of games: every card, every kind of token."""

from __future__ import annotations

from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import DARK, TOKENS

PLAYS = ("play", "commit", "action", "cancel", "activate", "prepare", "support")


def things(b: Board) -> dict[str, tuple[str, ...]]:
    """The things of one game, each with the facts that show its use."""
    found = {f"card {id}": (*(f"{verb} card={id}" for verb in PLAYS), f"permanent_played card={id}", f"brought card={id}")
             for id in b.ids}
    return found | {f"token {name}": (f"token token={name}",) for kind, name in enumerate(TOKENS) if kind != DARK}
