"""A game in progress. Everything that plays goes through the few calls of a ``Match``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random, SystemRandom
from typing import Any

import msgspec

from bocage.core.action import Action
from bocage.core.contract import AnyRules, AnyRuleset, Known, Result
from bocage.core.decision import Decision
from bocage.core.dice import Dice, SeededDice, Tape
from bocage.core.errors import BadRecord, BocageError, Illegal, Unknown
from bocage.core.event import Event
from bocage.core.odds import Odds, odds_for
from bocage.core.plain import digest
from bocage.core.table import Table

# Refusals of the table itself rather than of a game; their words are in the core's texts.
OVER = "CORE-OVER"
SEAT = "CORE-SEAT"
UNDO = "CORE-UNDO"
CORE_RULES = (OVER, SEAT, UNDO)
SUPPOSITIONS = 5000             # tries; nearly always the first one fits, but what was drawn in the open may be a rare draw


class Setup(msgspec.Struct, frozen=True):
    """What was agreed before the game. ``seeds``: from which result on which seed holds (one, unless reseeded).

    ``start``: the position it goes on from, as a record keeps it, if that is not the scenario's own (see ``record.py``).
    """

    game: str
    scenario: str
    seats: tuple[str, ...]
    options: Mapping[str, str]
    seeds: tuple[tuple[int, str, str], ...]
    start: str = ""

    @property
    def seed_hash(self) -> str:
        return self.seeds[-1][2]


def hash_of_seed(seed: str) -> str:
    return sha256(f"bocage/{seed}".encode()).hexdigest()


class Move(msgspec.Struct, frozen=True):
    """A choice that was made and what chance answered before the next question. ``by``: whose choice it could have been."""

    seat: int
    text: str
    chance: tuple[tuple[str, int], ...]
    reveals: bool
    by: tuple[int, ...]
    events_before: int
    sealed: bool = False
    eyes: tuple[int, ...] = ()

    def is_sealed_to(self, seat: int | None) -> bool:
        """Whether a seat may not know what was chosen before the rules reveal it."""
        return self.sealed and seat not in self.by and seat not in self.eyes


def asked(decision: Decision | None) -> tuple[object, ...] | None:
    """What everybody sees of a question: what it is about, whose it is, and the rule that asks."""
    return None if decision is None else (decision.kind, decision.by, decision.rule)


def seen(events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    return tuple(event for event in events if event.seen_by(seat))


def plainly(events: Sequence[Event]) -> list[tuple[object, ...]]:
    return [event.plain() for event in events]


class Run:
    """The rules in motion: a table and the generator that waits for an answer. It cannot be copied; a Match can."""

    __slots__ = ("rules", "table", "steps", "decision")

    def __init__(self, rules: AnyRules, table: Table[Any, Any]) -> None:
        self.rules = rules
        self.table = table
        self.decision: Decision | None = None

    def begin(self) -> bool:
        """Begins the next step; True if it asks something, False if it is over already, or the game is."""
        if self.rules.is_over(self.table.state):
            self.decision = None
            return False
        self.steps = self.rules.next_step(self.table)
        self.decision = next(self.steps, None)
        return self.decision is not None

    def proceed(self) -> None:
        """Goes on to the next question, through all steps that ask nothing."""
        rules, table = self.rules, self.table
        while not rules.is_over(table.state):
            self.steps = rules.next_step(table)
            self.decision = next(self.steps, None)
            if self.decision is not None:
                return
        self.decision = None

    def answer(self, action: Action) -> bool:
        """Gives the answer; True when it ended the step, and ``proceed`` is due."""
        try:
            self.decision = self.steps.send(action)
            return False
        except StopIteration:
            return True

    def play(self, action: Action) -> None:
        """For play-outs: no check, no memory."""
        if self.answer(action):
            self.proceed()


class Step:
    """The start of a step, what chance answered and what was chosen in it: enough to play it again."""

    __slots__ = ("state", "tape", "choices", "_opening")

    def __init__(self, state: Any, tape: Tape, choices: list[Action]) -> None:
        self.state = state
        self.tape = tape
        self.choices = choices
        self._opening: tuple[Event, ...] | None = None

    def opening(self, rules: AnyRules, board: Any) -> tuple[Event, ...]:
        """What was told before the step's first question, if that brought something hidden to light; else nothing."""
        if self._opening is None:
            events: list[Event] = []
            tape = Tape(self.tape.source, self.tape.results, self.tape.bags)
            run = Run(rules, Table(board, self.state.copy(), tape, events))
            run.begin()
            self._opening = tuple(events) if run.table.reveals else ()
        return self._opening

    def run(self, rules: AnyRules, board: Any, dice: Dice, events: list[Event] | None = None) -> Run:
        """Plays the step again to where it was; new chance comes from ``dice``."""
        known = Tape(dice, self.tape.results, self.tape.bags, self.tape.eyes)
        run = Run(rules, Table(board, self.state.copy(), known, events))
        run.begin()
        for action in self.choices:
            run.answer(action)
        return run


class Match:
    """The current step (its start, chance and choices so far), the run that goes on, and the moves that led here."""

    __slots__ = ("ruleset", "rules", "setup", "board", "dice", "step", "run", "opening", "moves", "log", "earlier", "notes")

    def __init__(self, ruleset: AnyRuleset, setup: Setup, board: Any, state: Any, dice: Dice) -> None:
        self.ruleset = ruleset
        self.rules = ruleset.rules
        self.setup = setup
        self.board = board
        self.dice = dice
        self.moves: list[Move] = []
        self.log: list[Event] = []
        self.earlier: list[Step] = []
        self.notes: list[BocageError] = []
        chance: list[tuple[str, int]] = []
        self._begin_step(state, chance)
        self.opening = (*chance, *self._chance_since(0))

    def _begin_step(self, state: Any, chance: list[tuple[str, int]]) -> None:
        """Goes on to the next step that asks something; what chance answers before it is added to ``chance``."""
        self.step = Step(state, Tape(self.dice), [])
        table = Table(self.board, state.copy(), self.step.tape, self.log)
        self.run = Run(self.rules, table)
        while not self.run.begin() and not self.rules.is_over(table.state):
            chance += self._chance_since(0)
            self.step = Step(table.state, Tape(self.dice), [])
            table.state, table.dice = table.state.copy(), self.step.tape

    def _chance_since(self, drawn: int) -> list[tuple[str, int]]:
        tape = self.step.tape
        return list(zip(tape.bags[drawn:], tape.results[drawn:], strict=True))

    def _replay_step(self, step: Step) -> None:
        """Makes a step the current one again, silently."""
        self.step = step
        self.run = step.run(self.rules, self.board, self.dice)
        tape = self.run.table.dice
        assert isinstance(tape, Tape)
        step.tape = tape
        self.run.table.events = self.log

    # --- asking -------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """What must be chosen now; None when the game is over."""
        return self.run.decision

    @property
    def state(self) -> Any:
        return self.run.table.state

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.board, self.state) if self.run.decision is None else None

    def seat(self, name: str | int) -> int:
        """The number of a seat."""
        if isinstance(name, int):
            if 0 <= name < len(self.setup.seats):
                return name
        elif name in self.setup.seats:
            return self.setup.seats.index(name)
        raise Unknown("seat", str(name), ", ".join(self.setup.seats))

    def options(self, seat: str | int) -> list[Action]:
        """What this seat may choose now."""
        decision, at = self.decision, self.seat(seat)
        if decision is None or at not in decision.by:
            return []
        return [a for a in decision.options if self.rules.may_answer(self.board, self.state, decision, a, at)]

    def question(self, seat: int | None) -> tuple[object, ...] | None:
        """The decision as a seat may know it: others see that it is asked and of whom, not its options."""
        decision, public = self.decision, asked(self.decision)
        if decision is None or public is None or seat is None or seat not in decision.by:
            return public
        return *public, decision.about, tuple(a.text for a in self.options(seat))

    def view(self, seat: str | int | None) -> msgspec.Struct:
        """All that this seat may know, as one typed value; None: a spectator."""
        return self.ruleset.knowledge.view(self.board, self.state, None if seat is None else self.seat(seat))

    def events(self, since: int = 0, seat: str | int | None = None) -> list[Event]:
        """What happened from event number ``since`` on, as that seat may see it."""
        at = None if seat is None else self.seat(seat)
        return [event for event in self.log[since:] if event.seen_by(at)]

    def read(self, action: str | Action) -> Action:
        return self.rules.read(self.board, action) if isinstance(action, str) else action

    def check(self, action: str | Action, seat: str | int | None = None) -> Action:
        """The action if it may be played now (by that seat); raises ``Unreadable`` or ``Illegal``."""
        at = None if seat is None else self.seat(seat)
        chosen, decision = self.read(action), self.decision
        if decision is None:
            raise Illegal(OVER)
        if at is not None and at not in decision.by:
            raise Illegal(SEAT, seats=self._names(decision.by))
        if not decision.allows(chosen):
            raise Illegal(self.rules.why_not(self.board, self.state, decision, chosen), action=chosen.text)
        entitled = self.entitled(chosen)
        if at is not None and at not in entitled:
            raise Illegal(SEAT, seats=self._names(entitled))
        return chosen

    def entitled(self, action: Action) -> tuple[int, ...]:
        """The seats whose choice this option of the present decision is."""
        decision = self.decision
        assert decision is not None
        return tuple(by for by in decision.by if self.rules.may_answer(self.board, self.state, decision, action, by))

    def _names(self, seats: Sequence[int]) -> str:
        return ", ".join(self.setup.seats[at] for at in seats)

    def hash(self) -> str:
        """A short hash of the state, of what is asked and of what the step remembers; equal hashes, equal games."""
        decision, step = self.decision, self.step
        asked = None if decision is None else [decision.kind, list(decision.by), [a.text for a in decision.options]]
        return digest([self.state, asked, [a.text for a in step.choices], step.tape.results])

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, action: str | Action, seat: str | int | None = None) -> None:
        """Plays a choice. After ``Unreadable`` or ``Illegal`` everything is as it was."""
        chosen = self.check(action, seat)
        decision, step, told = self.run.decision, self.step, len(self.log)
        assert decision is not None
        entitled = self.entitled(chosen)
        by = entitled[0] if seat is None else self.seat(seat)
        drawn, reveals = len(step.tape.results), self.run.table.reveals
        chance: list[tuple[str, int]] = []
        try:
            ended = self.run.answer(chosen)
            revealed = self.run.table.reveals != reveals
            if ended:
                chance += self._chance_since(drawn)
                self._begin_step(self.run.table.state, chance)
                revealed = revealed or self.run.table.reveals > 0
            chance += self._chance_since(0 if ended else drawn)
        except BaseException:                              # a fault of ours: put everything back, then let it be seen
            unfinished = self._chance_since(drawn if self.step is step else 0)
            self._put_back(step, drawn, told, [value for _, value in (*chance, *unfinished)])
            raise
        step.choices.append(chosen)
        if ended:
            self.earlier.append(step)
        if chance or revealed:
            self.earlier.clear()
        self.moves.append(Move(by, chosen.text, tuple(chance), revealed, entitled, told, decision.sealed,
                               decision.eyes))

    def _put_back(self, step: Step, drawn: int, told: int, results: list[int]) -> None:
        step.tape.forget(drawn)
        self.dice.put_back(results)
        del self.log[told:]
        self._replay_step(step)

    def undo(self, seat: str | int | None = None) -> None:
        """Takes the last choice back, unless a fact has come to light since or it was another's to make."""
        move = self.moves[-1] if self.moves else None
        if move is None or move.chance or move.reveals or (seat is not None and self.seat(seat) not in move.by) or (
                not self.step.choices and not self.earlier):
            raise Illegal(UNDO)
        step = self.step if self.step.choices else self.earlier.pop()
        step.choices.pop()
        self.moves.pop()
        del self.log[move.events_before:]
        self._replay_step(step)

    # --- copies -------------------------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """An independent equal: the same past, the same future chance."""
        new: Match = Match.__new__(Match)
        new.ruleset, new.rules = self.ruleset, self.rules
        new.setup, new.board, new.opening = self.setup, self.board, self.opening
        new.dice = self.dice.copy()
        new.moves, new.log, new.notes = list(self.moves), list(self.log), list(self.notes)
        new.earlier = [Step(step.state, step.tape, list(step.choices)) for step in self.earlier]
        new._replay_step(Step(self.step.state, self.step.tape, list(self.step.choices)))
        return new

    def playout(self, dice: Dice) -> Run:
        """From here on with other chance, no memory and no listeners: for simulation."""
        run = self.step.run(self.rules, self.board, dice)
        run.table.dice = dice
        return run

    def suppose(self, seat: int, rng: Random) -> Run:
        """A play-out from a position that this seat cannot tell from the true one, with fresh chance."""
        step, run = self._suppose(seat, rng)
        run.table.dice = step.tape.source
        return run

    def twin(self, seat: int, rng: Random) -> Match:
        """A whole match whose present this seat cannot tell from the true one."""
        step, _ = self._suppose(seat, rng)
        new = self.copy()
        new._replay_step(step)
        return new

    def _suppose(self, seat: int, rng: Random) -> tuple[Step, Run]:
        since = self._since(seat)
        known = [choice for choice in since if choice is not None]
        opening = seen(self.step.opening(self.rules, self.board), seat)
        for _ in range(SUPPOSITIONS):
            state = self.ruleset.knowledge.suppose(self.board, self.step.state, seat, rng, known)
            found = self._supposition(seat, rng, state, since, opening)
            if found is not None:
                return found
        raise AssertionError(f"no supposition fits what seat {seat} has seen")

    def _since(self, seat: int) -> list[Known | None]:
        """The choices of the present step as a seat knows them; None for one that is sealed to it still."""
        moves = self.moves[len(self.moves) - len(self.step.choices):]
        ends = [*(move.events_before for move in moves[1:]), len(self.log)][:len(moves)]
        opened = max((at for at, move in enumerate(moves, 1) if move.reveals), default=0)
        since: list[Known | None] = []
        for at, (action, move, end) in enumerate(zip(self.step.choices, moves, ends, strict=True)):
            told = seen(self.log[move.events_before:end], seat) if move.reveals else ()
            sealed = move.is_sealed_to(seat) and at >= opened
            since.append(None if sealed else Known(move.seat, action, told))
        return since

    def _supposition(self, seat: int, rng: Random, state: Any, since: Sequence[Known | None],
                     opening: Sequence[Event]) -> tuple[Step, Run] | None:
        """Plays the step again from a supposed start; None if that could not have led to what the seat has seen."""
        tape = self.step.tape.supposed_by(seat, SeededDice(f"{rng.getrandbits(64):x}"))
        step = Step(state, tape, [])
        events: list[Event] | None = [] if opening or any(choice and choice.told for choice in since) else None
        try:
            run = Run(self.rules, Table(self.board, state.copy(), tape, events))
            run.begin()
            if opening and plainly(seen(events or (), seat)) != plainly(opening):
                return None
            for choice in since:
                decision, told = run.decision, len(events or ())
                if decision is None:
                    return None
                action = rng.choice(decision.options) if choice is None else choice.action
                if not decision.allows(action) or run.answer(action):
                    return None
                if events and choice and choice.told and plainly(seen(events[told:], seat)) != plainly(choice.told):
                    return None
                step.choices.append(action)
        except BadRecord:                                   # what was drawn in the open cannot come from this supposition
            return None
        if tape.used < len(tape.results) or asked(run.decision) != asked(self.run.decision):
            return None
        return step, run

    # --- odds and records ---------------------------------------------------------------------------------------------

    def odds(self, action: str | Action, limit: int = 4000, seat: str | int | None = None) -> Odds:
        """Outcomes with exact weights, or a sample with its interval when there are too many.

        They are what the seat that chooses can know: nothing hidden from it shows in them.
        """
        chosen = self.check(action, seat)
        return odds_for(self, chosen, self.entitled(chosen)[0] if seat is None else self.seat(seat), limit)

    def knows_all(self, seat: int) -> bool:
        """Whether nothing that could matter now is hidden from a seat."""
        return not self.step.tape.eyes and None not in self._since(seat) and self.ruleset.knowledge.knows_all(
            self.board, self.step.state, seat)

    def record(self, secret: bool = True) -> str:
        """The saved game as readable text; without ``secret`` the seed stays out while the game goes on."""
        from bocage.core.record import write

        return write(self, secret)

    def record_for(self, seat: str | int, rng: Random | None = None) -> str:
        """The saved game as a seat may have it while it goes on: no seed, nothing hidden from it."""
        from bocage.core.record import write_for

        return write_for(self, self.seat(seat), rng or SystemRandom())
