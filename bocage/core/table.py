"""The table at which a game is played: everything that rules may use."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, Protocol, Self, TypeVar

from bocage.core.dice import Dice
from bocage.core.event import Event, Happening


class Copyable(Protocol):
    def copy(self) -> Self: ...


B = TypeVar("B")                        # a game's board
S = TypeVar("S", bound=Copyable)        # a game's state


class Skipped(NamedTuple):
    """A question that was not asked: its kind and its options."""

    kind: str
    options: Sequence[object]


class Table(Generic[B, S]):
    """The state, the board (fixed for the whole game), the dice, and the list of events.

    ``events`` is None when nobody listens; then no event is made.
    ``reveals`` counts hidden facts that were revealed without chance; a choice before one cannot be taken back.
    ``ask_all``: questions with a single option are asked too, so that the script of a test stays the same when a bystander
    is added.
    ``skipped``: the questions that were not asked because their answers are alike (``asking.alike``).
    ``instead``: the number of one of them, and the option taken there in place of the first; the conformance suite compares.
    """

    __slots__ = ("board", "state", "dice", "events", "reveals", "ask_all", "skipped", "instead")

    def __init__(self, board: B, state: S, dice: Dice, events: list[Event] | None = None, ask_all: bool = False) -> None:
        self.board = board
        self.state = state
        self.dice = dice
        self.events = events
        self.reveals = 0
        self.ask_all = ask_all
        self.skipped: list[Skipped] = []
        self.instead = (-1, 0)

    def tell(self, happening: Happening, *args: object, rule: str = "") -> None:
        """Adds an event that everybody may see."""
        if self.events is not None:
            self.events.append(Event(happening, args, rule or happening.rule))

    def tell_to(self, seats: tuple[int, ...], happening: Happening, *args: object, rule: str = "") -> None:
        """Adds an event that only some seats may see."""
        if self.events is not None:
            self.events.append(Event(happening, args, rule or happening.rule, seats))

    def reveal(self) -> None:
        """Somebody learns a hidden fact. Choices before it cannot be taken back; sealed answers are no longer secret."""
        self.reveals += 1


AnyTable = Table[Any, Any]
