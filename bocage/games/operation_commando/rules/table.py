"""The table at which this game is played, and what causes an effect.

A question about a hand is asked even if it has a single answer (``bocage.core.asking.ask``), a question about what lies open
only if there is a choice (``choose``).
"""

from __future__ import annotations

from bocage.core.table import Table
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    FIRST, NO_CARD, NO_TERRAIN, Card, Slot, Source, Terrain, card_source, terrain_source)
from bocage.games.operation_commando.state import State

OTable = Table[Board, State]


class Cause:
    """What causes an effect: a card, with the place of its unit (or of the unit that an action lies by), or a terrain."""

    __slots__ = ("card", "slot", "terrain", "paid")

    def __init__(self, card: Card = NO_CARD, slot: Slot = FIRST, terrain: Terrain = NO_TERRAIN) -> None:
        self.card = card
        self.slot = slot
        self.terrain = terrain
        self.paid = False                                   # whether the price of its effect was paid

    def source(self) -> Source:
        """The card or the terrain, for questions to name."""
        return terrain_source(self.terrain) if self.card == NO_CARD else card_source(self.card)
