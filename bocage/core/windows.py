"""Windows: named points in time at which seats may answer what another does.

The rule that opens a window knows *when* others may answer, not *who*: which cards, units and abilities may answer is the
window's table of answers. An answer that can itself be answered opens a window of its own before it takes effect; so the last
one played takes effect first.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import Generic, TypeVar

from bocage.core.action import PASS, Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.core.table import AnyTable


class Topic:
    """An action that is announced but not yet done: its seat, the numbers for questions, and whether an answer cancelled it.
    It lives inside a step only. Games with more to say about a deed make a subclass.
    """

    __slots__ = ("by", "args", "cancelled")

    def __init__(self, by: Seat, args: tuple[int, ...] = ()) -> None:
        self.by = by
        self.args = args
        self.cancelled = False


G = TypeVar("G", bound=AnyTable)
T = TypeVar("T", bound=Topic)
May = Callable[[G, Seat, T], bool]
Offers = Callable[[G, Seat, T], Sequence[Action]]
Settle = Callable[[G, T], Generator[Decision, Action, bool]]


class Answer(Generic[G, T]):
    """One line of a window's table.

    ``offers``: what a seat can really play. ``play``: what that does. ``could``: whether open facts allow that the seat has
    such an answer; then it is asked, whether or not it has one. Without ``could`` the answer lies open: a seat is asked when it
    has something to offer.
    """

    __slots__ = ("offers", "play", "could")

    def __init__(self, offers: Offers[G, T], play: Callable[[G, Seat, Action, T], Steps],
                 could: May[G, T] | None = None) -> None:
        self.offers = offers
        self.play = play
        self.could = could


def numbers_of(g: AnyTable, seat: Seat, topic: Topic) -> tuple[int, ...]:
    return topic.args


class Window(Generic[G, T]):
    """A point in time: the kind of its question, the rule that opens it, in which order seats are asked, their answers.

    ``about``: the numbers that the question names to a seat.
    """

    __slots__ = ("kind", "rule", "order", "answers", "about")

    def __init__(self, kind: str, rule: str, order: Callable[[G, T], Sequence[Seat]], answers: Sequence[Answer[G, T]],
                 about: Callable[[G, Seat, T], tuple[int, ...]] = numbers_of) -> None:
        self.kind = kind
        self.rule = rule
        self.order = order
        self.answers = answers
        self.about = about


def happen(g: G, topic: T, deed: Callable[[], Steps], before: Sequence[Window[G, T]],
           after: Sequence[Window[G, T]] = ()) -> Steps:
    """Does a deed unless an answer cancels it; opens the windows before and after it."""
    for window in before:
        yield from speak(g, window, topic)
        if topic.cancelled:
            return
    yield from deed()
    for window in after:
        yield from speak(g, window, topic)


def speak(g: G, window: Window[G, T], topic: T, settle: Settle[G, T] | None = None) -> Steps:
    """Asks the seats in turn, until all have passed one after the other or the deed is cancelled.

    ``settle`` is for answers that wait for the end of the window (a stack of cards): it resolves them and returns whether there
    were any; if so, the seats are asked again.
    """
    order = window.order(g, topic)
    passed = turn = 0
    while True:
        if topic.cancelled or passed >= len(order):
            settled = settle is not None and (yield from settle(g, topic))
            if topic.cancelled or not settled:
                return
            passed = turn = 0
        seat = order[turn % len(order)]
        turn += 1
        asked, offered = False, []
        options: list[Action] = []
        for answer in window.answers:
            could = answer.could
            if could is None or could(g, seat, topic):
                asked = asked or could is not None
                actions = answer.offers(g, seat, topic)
                if actions:
                    options += actions
                    offered.append((actions, answer))
        if not asked and not offered:
            passed += 1
            continue
        options = [*dict.fromkeys(options), PASS]
        choice = yield Decision((seat,), window.kind, options, window.rule, window.about(g, seat, topic))
        if choice is PASS:
            passed += 1
            continue
        passed = 0
        yield from next(answer for actions, answer in offered if choice in actions).play(g, seat, choice, topic)
