"""The table a game is played on: all that rules may touch."""

from __future__ import annotations

from typing import Generic, Protocol, Self, TypeVar

from bocage.core.dice import Dice
from bocage.core.event import Event, Happening


class Copyable(Protocol):
    def copy(self) -> Self: ...


B = TypeVar("B")                        # a game's board
S = TypeVar("S", bound=Copyable)        # a game's state


class Table(Generic[B, S]):
    """The state, the board it lives on (fixed for the whole game), chance, and who listens.

    ``events`` is None when nobody listens; then nothing is told and nothing is built.
    ``reveals`` counts facts that came to light otherwise than by chance, so that undo never crosses one.
    ``ask_all``: questions with a single option are asked too, so that the script of a test stays the same when a bystander
    is added.
    """

    __slots__ = ("board", "state", "dice", "events", "reveals", "ask_all")

    def __init__(self, board: B, state: S, dice: Dice, events: list[Event] | None = None, ask_all: bool = False) -> None:
        self.board = board
        self.state = state
        self.dice = dice
        self.events = events
        self.reveals = 0
        self.ask_all = ask_all

    def tell(self, happening: Happening, *args: object, rule: str = "") -> None:
        """Says to everybody what happened."""
        if self.events is not None:
            self.events.append(Event(happening, args, rule or happening.rule))

    def tell_to(self, seats: tuple[int, ...], happening: Happening, *args: object, rule: str = "") -> None:
        """Says to some seats what happened."""
        if self.events is not None:
            self.events.append(Event(happening, args, rule or happening.rule, seats))

    def reveal(self) -> None:
        """A hidden fact is now known to someone new: nothing before it can be taken back, and sealed answers are open."""
        self.reveals += 1
