"""How rules ask. A question whose only answer follows from open facts is not asked; one about a hand always is."""

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
    """Why a deed is done: the card (or -1, a terrain), the place of its unit or of the unit that an action lies by."""

    __slots__ = ("card", "slot", "terrain")

    def __init__(self, card: Card = NO_CARD, slot: Slot = FIRST, terrain: Terrain = NO_TERRAIN) -> None:
        self.card = card
        self.slot = slot
        self.terrain = terrain

    def source(self) -> Source:
        """The card or the terrain, for questions to name."""
        return terrain_source(self.terrain) if self.card == NO_CARD else card_source(self.card)


def ask(g: OTable, seat: Side, kind: str, options: Sequence[Action], rule: str, *about: int) -> Asked:
    """Asks even if there is a single answer: the options come from a hand, and that it holds nothing else is a secret."""
    choice = yield Decision((seat,), kind, options, rule, about)
    return choice


def choose(g: OTable, seat: Side, kind: str, options: Sequence[Action], rule: str, *about: int) -> Asked:
    """Asks only if there is a choice: the options come from what lies open."""
    if len(options) == 1:
        return options[0]
    choice = yield Decision((seat,), kind, options, rule, about)
    return choice
