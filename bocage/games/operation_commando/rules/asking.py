"""How the rules ask a player, and why they ask: the helpers that every module of rules uses.

A question about a hand is asked even if it has a single answer; a question about what lies open only if there is a choice.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.table import Table
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    FIRST, NO_CARD, NO_TERRAIN, Card, Side, Slot, Source, Terrain, card_source, terrain_source)
from bocage.games.operation_commando.state import State

OTable = Table[Board, State]
Asked = Generator[Decision, Action, Action]


class Cause:
    """What causes an effect: a card, with the place of its unit (or of the unit that an action lies by), or a terrain."""

    __slots__ = ("card", "slot", "terrain")

    def __init__(self, card: Card = NO_CARD, slot: Slot = FIRST, terrain: Terrain = NO_TERRAIN) -> None:
        self.card = card
        self.slot = slot
        self.terrain = terrain

    def source(self) -> Source:
        """The card or the terrain, for questions to name."""
        return terrain_source(self.terrain) if self.card == NO_CARD else card_source(self.card)


def ask(g: OTable, seat: Side, kind: str, options: Sequence[Action], rule: str, *about: int) -> Asked:
    """Asks even if there is one option: the options come from a hand, and to skip the question would reveal the hand."""
    choice = yield Decision((seat,), kind, options, rule, about)
    return choice


def choose(g: OTable, seat: Side, kind: str, options: Sequence[Action], rule: str, *about: int) -> Asked:
    """Asks only if there is a choice: the options come from what lies open, so a single one is no secret."""
    if len(options) == 1:
        return options[0]
    choice = yield Decision((seat,), kind, options, rule, about)
    return choice
