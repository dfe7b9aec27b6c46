"""How rules ask. A question whose only answer follows from open facts is not asked; one about a hand always is."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.table import Table
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.state import State

OTable = Table[Board, State]
Asked = Generator[Decision, Action, Action]


class Cause:
    """Why a deed is done: the card (or -1, a terrain), the place of its unit or of the unit that an action lies by."""

    __slots__ = ("card", "slot", "terrain")

    def __init__(self, card: int = -1, slot: int = 0, terrain: int = -1) -> None:
        self.card = card
        self.slot = slot
        self.terrain = terrain

    def source(self) -> int:
        """The card, or the terrain as a negative number, for events to name."""
        return self.card if self.card >= 0 else -2 - self.terrain


def ask(g: OTable, seat: int, kind: str, options: Sequence[Action], rule: str, *about: int) -> Asked:
    """Asks even if there is a single answer: the options come from a hand, and that it holds nothing else is a secret."""
    choice = yield Decision((seat,), kind, options, rule, about)
    return choice


def choose(g: OTable, seat: int, kind: str, options: Sequence[Action], rule: str, *about: int) -> Asked:
    """Asks only if there is a choice: the options come from what lies open."""
    if len(options) == 1:
        return options[0]
    choice = yield Decision((seat,), kind, options, rule, about)
    return choice
