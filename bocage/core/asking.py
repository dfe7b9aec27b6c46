"""How rules ask: ``choice = yield from ask(g, seat, kind, options, rule)``.

Options that come from something hidden (a hand, a face-down token) are asked with ``ask``, options that lie open with
``choose`` or ``offer``. A question whose answers all lead to the same is not asked: ``alike``. Options that take long to find
are found when they are read: ``ask_lazily``.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TypeVar

from bocage.core.action import PASS, Action
from bocage.core.decision import Decision, LazyDecision, Seat
from bocage.core.table import AnyTable, Skipped

T = TypeVar("T")
Asked = Generator[Decision, Action, Action]
Offered = Generator[Decision, Action, Action | None]


def ask(g: AnyTable, by: Seat | tuple[Seat, ...], kind: str, options: Sequence[Action], rule: str, *about: int,
        legal: Callable[[Action], bool] | None = None, sealed: bool = False, eyes: tuple[Seat, ...] = ()) -> Asked:
    """Always asks, even with one option: skipping the question would reveal that there is only one."""
    seats = (by,) if isinstance(by, int) else by
    choice = yield Decision(seats, kind, options, rule, about, legal, sealed, eyes)
    return choice


def ask_lazily(g: AnyTable, by: Seat, kind: str, find: Callable[[], Sequence[Action]], rule: str, *about: int,
               legal: Callable[[Action], bool] | None = None) -> Asked:
    """Asks like ``ask``, with options that take long to find: ``find`` is called when somebody wants to see them, before the
    question is answered. It may change nothing, and always finds the same in the same position."""
    decision = LazyDecision((by,), kind, find, rule, about, legal)
    choice = yield decision
    decision.close()
    return choice


def choose(g: AnyTable, by: Seat | tuple[Seat, ...], kind: str, options: Sequence[Action], rule: str,
           *about: int) -> Asked:
    """Takes a single option without asking, because everybody sees that there is no choice (unless ``g.ask_all``)."""
    if len(options) == 1 and not g.ask_all:
        return options[0]
    choice = yield Decision((by,) if isinstance(by, int) else by, kind, options, rule, about)
    return choice


def alike(g: AnyTable, kind: str, options: Sequence[T]) -> T:
    """The first of several options that all lead to the same, so that nobody is asked. Random games check that they do: the
    conformance suite takes another one and compares what follows. ``kind``: of the question that is skipped."""
    if len(options) == 1:
        return options[0]
    at, option = g.instead
    g.skipped.append(Skipped(kind, options))
    return options[option if at == len(g.skipped) - 1 else 0]


def offer(g: AnyTable, by: Seat, kind: str, options: Sequence[Action], rule: str, *about: int) -> Offered:
    """Offers options that the seat may also decline; asks nothing if there are none. Returns None if it declines."""
    if not options:
        return None
    choice = yield Decision((by,), kind, [*options, PASS], rule, about)
    return None if choice is PASS else choice
