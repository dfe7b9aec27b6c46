"""What each seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic

import msgspec

from bocage.core.action import Action
from bocage.core.decision import Seat
from bocage.core.event import Event
from bocage.core.table import B, S


class Known(msgspec.Struct, frozen=True):
    """A choice in the present step as a seat knows it: who chose what, and the events by which it revealed something."""

    seat: Seat
    action: Action
    told: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Hidden(Generic[B, S]):
    """One thing that the rules hide from seats. The conformance suite exchanges it directly in the state, without ``suppose``:
    the worlds that it compares so do not depend on what suppositions can imagine."""

    name: str

    swap: Callable[[B, S, Seat, Random], S | None]
    """(board, state, seat, rng): a copy in which the hidden thing is another that this seat cannot tell from the true one; None
    if nothing of the kind is hidden from the seat now."""

    read: Callable[[B, S, Seat], object]
    """(board, state, seat): the hidden thing itself, to see whether two worlds differ in it."""

    remembered: bool = False
    """Whether the seat saw it once, before it was covered: no view shows it, but suppositions need not vary it."""


def never_all(board: object, state: object, seat: Seat) -> bool:
    """There may always be something that the seat does not know."""
    return False


def whole_log(log: Sequence[Event]) -> int:
    return 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge(Generic[B, S]):
    """What each seat may know."""

    view_type: type[msgspec.Struct]
    """What ``view`` returns; the web client has the same type."""

    view: Callable[[B, S, Seat | None], msgspec.Struct]
    """All that a seat may know (None: a spectator), built up from nothing."""

    suppose: Callable[[B, S, Seat, Random, Sequence[Known]], S]
    """(board, state, seat, rng, since): a state that the seat cannot tell from the true one.

    What the seat does not know is dealt anew, from what it knows alone. Two states that the seat cannot tell apart give the
    same result for the same ``rng``: sort before you shuffle. ``state`` is the start of the present step and ``since`` holds
    the choices made in it; a game with hidden hands deals the others the cards that they have played or shown since. If the
    supposed state would not have allowed one of these choices, or would have revealed something else, the core asks again.
    """

    knows_all: Callable[[B, S, Seat], bool] = never_all
    """Whether a seat knows everything about a state; then there is nothing to suppose."""

    log_from: Callable[[Sequence[Event]], int] = whole_log
    """The first event that may still be shown while the game runs, where a rule lets nobody look further back."""

    hidden: tuple[Hidden[B, S], ...] = ()
    """What the rules hide from seats, thing by thing: every world with another such thing must look the same to the seat."""

    whole: Callable[[B, S], msgspec.Struct] | None = None
    """The table with everything open, as a view: what is shown of a game after its end. None: seats hide nothing, so that
    everybody's view is whole."""

    secrets: bool = False
    """Whether seats hide something from each other: then two players at one screen need a curtain."""
