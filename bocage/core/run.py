"""The rules in motion: a run that waits for an answer, and the step from which it can be played again."""

from __future__ import annotations

from typing import Any

from bocage.core.action import Action
from bocage.core.contract import AnyRules
from bocage.core.decision import Decision
from bocage.core.dice import Dice, Tape
from bocage.core.event import Event
from bocage.core.table import AnyTable, Copyable, Table


class Run:
    """The rules in motion: a table and the generator that waits for an answer. It cannot be copied; a Match can."""

    __slots__ = ("rules", "table", "steps", "decision")

    def __init__(self, rules: AnyRules, table: AnyTable) -> None:
        self.rules = rules
        self.table = table
        self.decision: Decision | None = None

    def begin(self) -> bool:
        """Begins the next step. Returns whether it asks something; if not, the step or the game is over."""
        if self.rules.is_over(self.table.state):
            self.decision = None
            return False
        self.steps = self.rules.next_step(self.table)
        self.decision = next(self.steps, None)
        return self.decision is not None

    def proceed(self) -> None:
        """Goes on to the next question, through all steps that ask nothing."""
        table, is_over, next_step = self.table, self.rules.is_over, self.rules.next_step
        while not is_over(table.state):
            self.steps = next_step(table)
            self.decision = next(self.steps, None)
            if self.decision is not None:
                return
        self.decision = None

    def answer(self, action: Action) -> bool:
        """Gives the answer. Returns True if it ended the step; then ``proceed`` is next."""
        try:
            self.decision = self.steps.send(action)
            return False
        except StopIteration:
            return True

    def play(self, action: Action) -> None:
        """Plays an answer without checking or recording it, for play-outs."""
        try:
            self.decision = self.steps.send(action)
        except StopIteration:
            self.proceed()


class Step:
    """The start of a step, what chance answered and what was chosen in it: enough to play it again."""

    __slots__ = ("rules", "board", "state", "tape", "choices", "ask_all", "_opening")

    def __init__(self, rules: AnyRules, board: object, state: Copyable, tape: Tape, choices: list[Action],
                 ask_all: bool) -> None:
        self.rules = rules
        self.board = board
        self.state: Any = state             # of the game's own class, as in a Match
        self.tape = tape
        self.choices = choices
        self.ask_all = ask_all
        self._opening: tuple[Event, ...] | None = None

    def copy(self) -> Step:
        """An equal step to which choices can be added or from which they can be taken."""
        return Step(self.rules, self.board, self.state, self.tape, list(self.choices), self.ask_all)

    def opening(self) -> tuple[Event, ...]:
        """The events before the step's first question, if they revealed something hidden; otherwise nothing."""
        if self._opening is None:
            events: list[Event] = []
            tape = Tape(self.tape.source, self.tape.results, self.tape.bags)
            run = Run(self.rules, Table(self.board, self.state.copy(), tape, events, self.ask_all))
            run.begin()
            self._opening = tuple(events) if run.table.reveals else ()
        return self._opening

    def run(self, dice: Dice, events: list[Event] | None = None) -> Run:
        """Plays the step again up to the present; results beyond the known ones come from ``dice``."""
        known = Tape(dice, self.tape.results, self.tape.bags, self.tape.eyes)
        run = Run(self.rules, Table(self.board, self.state.copy(), known, events, self.ask_all))
        run.begin()
        for action in self.choices:
            run.answer(action)
        return run


class Supposition:
    """A supposed position. All runs from it meet the same chance, so that differences between them come from the choices."""

    __slots__ = ("step",)

    def __init__(self, step: Step) -> None:
        self.step = step

    def run(self) -> Run:
        dice = self.step.tape.source.copy()
        run = self.step.run(dice)
        run.table.dice = dice
        return run
