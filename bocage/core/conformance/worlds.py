"""Two worlds side by side: the true one, and one in which something hidden is another thing."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

import msgspec

from bocage.core.action import Action
from bocage.core.conformance.comparing import difference
from bocage.core.decision import Seat
from bocage.core.dice import ALL_EYES, SeededDice, Tape
from bocage.core.errors import BadRecord
from bocage.core.event import Event
from bocage.core.match import Match, asked
from bocage.core.run import Run
from bocage.core.table import Copyable, Table


class World:
    """A run of the present step as one seat sees it."""

    __slots__ = ("match", "seat", "tape", "events", "run", "told", "drawn", "revealed")

    def __init__(self, match: Match, seat: Seat, state: Copyable, tape: Tape) -> None:
        self.match = match
        self.seat = seat
        self.tape = tape
        self.events: list[Event] = []
        self.run = Run(match.rules, Table(match.board, state.copy(), tape, self.events, match.setup.ask_all))
        self._mark()
        if not self.run.begin():
            self.run.proceed()

    def _mark(self) -> None:
        self.told, self.drawn, self.revealed = len(self.events), self.tape.used, self.run.table.reveals

    def allows(self, action: Action) -> bool:
        return self.run.decision is not None and self.run.decision.allows(action)

    def play(self, action: Action) -> None:
        self._mark()
        self.run.play(action)

    def is_plain(self) -> bool:
        """Whether the last play had no chance and revealed nothing."""
        return self.tape.used == self.drawn and self.run.table.reveals == self.revealed

    def sight(self) -> Sight:
        knowledge, tape, seat = self.match.ruleset.knowledge, self.tape, self.seat
        view = msgspec.to_builtins(knowledge.view(self.match.board, self.run.table.state, seat))
        news = [event.plain() for event in self.events[self.told:] if event.seen_by(seat)]
        results = [(tape.bags[at], tape.results[at]) for at in range(self.drawn, tape.used)
                   if tape.eyes.get(at, ALL_EYES) >> seat & 1]
        return Sight(view, news, results, self.question())

    def question(self) -> object:
        """The open question as the seat may know it."""
        decision, state = self.run.decision, self.run.table.state
        if decision is None or self.seat not in decision.by:
            return asked(decision)
        may = self.match.rules.may_answer
        own = [action.text for action in decision.options if may(self.match.board, state, decision, action, self.seat)]
        return asked(decision), decision.about, own


class Sight(NamedTuple):
    """What a seat knows after the last play: its view, the new events, and its question."""

    view: object
    news: Sequence[tuple[object, ...]]
    results: Sequence[tuple[str, int]]
    question: object


def unlike(match: Match, seat: Seat, state: Copyable, rng: Random) -> str:
    """By what a seat can tell the true world from one whose present step began with ``state``; "" if by nothing.

    The choices of the step are played again in both worlds, then one choice more. When a play has revealed something or had
    chance in it, the seat may see a difference from then on, and the comparison ends. But as long as it has seen and heard the
    same, it must be asked the same.
    """
    seed, tape = f"{rng.getrandbits(64):x}", match.step.tape
    decision = match.decision
    assert decision is not None
    choices: list[Action | None] = [None, *match.step.choices, rng.choice(decision.options)]
    try:
        here = World(match, seat, match.step.state, Tape(SeededDice(seed), tape.results, tape.bags, tape.eyes))
        there = World(match, seat, state, tape.supposed_by(seat, SeededDice(seed)))
        for action in choices:
            if action is not None:
                if not there.allows(action):
                    return ""
                here.play(action)
                there.play(action)
            one, two = here.sight(), there.sight()
            if one != two:
                found = told_apart(here, there, one, two)
                return f"after {action.text!r} {found}" if found and action else found
    except BadRecord:                                       # a result that everybody saw could not have come in the other world
        pass
    return ""


def told_apart(here: World, there: World, one: Sight, two: Sight) -> str:
    """Describes how two sights differ; "" if a later play has revealed the difference."""
    who = f"seat {here.seat}"
    if here.is_plain() and there.is_plain():
        if one.view != two.view:
            return f"{who} sees a difference: {difference(one.view, two.view)}"
        if one.news != two.news:
            return f"{who} is told other events: {difference(one.news, two.news)}"
    if one[:3] == two[:3]:
        return f"{who} is asked differently: {one.question} / {two.question}"
    return ""
