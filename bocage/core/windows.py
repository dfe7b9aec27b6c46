"""Windows: named points in time at which others may speak.

The rule that opens a window knows *when* others may speak, not *who*: which cards, units and abilities may answer is the
window's table. The order of speaking is cancel, interrupt, happen, react. An answer that can itself be answered opens a
window of its own before it takes effect; so the last one played takes effect first.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bocage.core.action import PASS, Action
from bocage.core.decision import Decision, Steps
from bocage.core.table import Table

CANCEL, INTERRUPT, REACT = "cancel", "interrupt", "react"


class Topic:
    """A deed in suspense: what it is, whose it is, and whether someone has cancelled it. Lives inside a step only."""

    __slots__ = ("name", "by", "args", "cancelled")

    def __init__(self, name: str, by: int, args: tuple[int, ...] = ()) -> None:
        self.name = name
        self.by = by
        self.args = args
        self.cancelled = False


class Answer:
    """A line of a window's table.

    ``could``: public facts allow that the seat has such an answer (then it is asked, whether or not it has one).
    ``offers``: what the seat can really play. ``play``: what that does.
    """

    __slots__ = ("stage", "could", "offers", "play")

    def __init__(self, stage: str, could: Callable[[Table[Any, Any], int, Topic], bool],
                 offers: Callable[[Table[Any, Any], int, Topic], Sequence[Action]],
                 play: Callable[[Table[Any, Any], int, Action, Topic], Steps]) -> None:
        self.stage = stage
        self.could = could
        self.offers = offers
        self.play = play


class Window:
    """A named timing point, the rule that opens it, who speaks in which order, and who may answer with what."""

    __slots__ = ("name", "rule", "order", "answers")

    def __init__(self, name: str, rule: str, order: Callable[[Table[Any, Any], Topic], Sequence[int]],
                 answers: Sequence[Answer]) -> None:
        self.name = name
        self.rule = rule
        self.order = order
        self.answers = answers


def happen(g: Table[Any, Any], window: Window, topic: Topic, deed: Callable[[], Steps]) -> Steps:
    """Lets a deed happen unless it is cancelled, with all that others have to say before and after."""
    for stage in (CANCEL, INTERRUPT):
        yield from speak(g, window, stage, topic)
        if topic.cancelled:
            return
    yield from deed()
    yield from speak(g, window, REACT, topic)


def speak(g: Table[Any, Any], window: Window, stage: str, topic: Topic) -> Steps:
    """Each seat in turn may answer, until all have let it pass one after the other or the deed is cancelled."""
    order = window.order(g, topic)
    silent = turn = 0
    while silent < len(order) and not topic.cancelled:
        seat = order[turn % len(order)]
        turn += 1
        answers = [answer for answer in window.answers if answer.stage == stage and answer.could(g, seat, topic)]
        if not answers:
            silent += 1
            continue
        offers = [(answer, action) for answer in answers for action in answer.offers(g, seat, topic)]
        choice = yield Decision((seat,), window.name, [*(action for _, action in offers), PASS], window.rule, topic.args)
        if choice is PASS:
            silent += 1
            continue
        silent = 0
        chosen = next(answer for answer, action in offers if action is choice)
        yield from chosen.play(g, seat, choice, topic)
