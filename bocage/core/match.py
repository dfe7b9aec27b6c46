"""A game in progress. Everything that plays goes through the few calls of a ``Match``."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Any

import msgspec

from bocage.core.action import Action
from bocage.core.rulebook.catalogue import RuleText
from bocage.core.contract import AnyRuleset, Known, Result
from bocage.core.decision import Decision, Seat
from bocage.core.dice import Dice, ScriptedDice, SeededDice, Tape
from bocage.core.errors import LONGEST_OFFER, BadRecord, BocageError, Illegal, Unknown, Unreadable, shortened
from bocage.core.event import Event
from bocage.core.history import Move, Setup
from bocage.core.odds import SAMPLE, Worlds, odds_of, odds_over
from bocage.core.outcomes import Odds
from bocage.core.plain import canonical, digest
from bocage.core.position.writing import write as write_position
from bocage.core.record.writing import write
from bocage.core.run import Run, Step, Supposition
from bocage.core.table import Copyable, Skipped, Table

# Refusals that every game has: the game is over, it is not your choice, this cannot be taken back. Words: ``rule-<id>``.
OVER = "CORE-OVER"
SEAT = "CORE-SEAT"
UNDO = "CORE-UNDO"
CORE_RULES = (OVER, SEAT, UNDO)
OFFERED = "refusal-not-offered"
ASKED = "refusal-not-asked"
SUPPOSITIONS = 5000             # tries; nearly always the first one fits, but an open draw since may have been a rare one


def asked(decision: Decision | None) -> tuple[object, ...] | None:
    """What every seat may know about a question: its kind, who is asked, and the rule that asks."""
    return None if decision is None else (decision.kind, decision.by, decision.rule)


def not_asked(decision: Decision, action: Action) -> BocageError | None:
    """For a refusal: which words can begin an answer, if this action answers another question; otherwise None."""
    words = list(dict.fromkeys(option.text.split()[0] for option in decision.options))
    word = action.text.split()[0]
    return None if word in words else BocageError(ASKED, word=word, known=", ".join(words))


def not_offered(decision: Decision, action: Action) -> BocageError | None:
    """For a refusal: the options that begin as this action does; None if they are only a sample of what may be played."""
    word = action.text.split()[0]
    alike = [option.text for option in decision.options if option.text.split()[0] == word]
    if not alike or decision.legal is not None:
        return None
    return BocageError(OFFERED, known=shortened(", ".join(alike), LONGEST_OFFER))


def seen(events: Sequence[Event], seat: int) -> tuple[Event, ...]:
    return tuple(event for event in events if event.seen_by(seat))


def plainly(events: Sequence[Event]) -> list[tuple[object, ...]]:
    return [event.plain() for event in events]


class Match:
    """The current step (its start, chance and choices so far), the run that goes on, and the moves that led here.

    ``skipped``: the questions that were not asked since the match was made, because their answers are alike.
    """

    __slots__ = ("ruleset", "rules", "setup", "board", "dice", "step", "run", "opening", "moves", "log", "earlier", "notes",
                 "skipped")

    def __init__(self, ruleset: AnyRuleset, setup: Setup, board: Any, state: Copyable, dice: Dice) -> None:
        self.ruleset = ruleset
        self.rules = ruleset.rules
        self.setup = setup
        self.board = board
        self.dice = dice
        self.moves: list[Move] = []
        self.log: list[Event] = []
        self.earlier: list[Step] = []
        self.notes: list[BocageError] = []
        self.skipped: list[Skipped] = []
        chance: list[tuple[str, int]] = []
        self._begin_step(state, chance)
        self.opening = (*chance, *self._chance_since(0))

    def _begin_step(self, state: Copyable, chance: list[tuple[str, int]]) -> None:
        """Goes on to the next step that asks something; what chance answers before it is added to ``chance``."""
        self.step = Step(self.rules, self.board, state, Tape(self.dice), [], self.setup.ask_all)
        table = Table(self.board, state.copy(), self.step.tape, self.log, self.setup.ask_all)
        table.skipped = self.skipped
        self.run = Run(self.rules, table)
        while not self.run.begin() and not self.rules.is_over(table.state):
            chance += self._chance_since(0)
            self.step = Step(self.rules, self.board, table.state, Tape(self.dice), [], self.setup.ask_all)
            table.state, table.dice = table.state.copy(), self.step.tape

    def _chance_since(self, drawn: int) -> list[tuple[str, int]]:
        tape = self.step.tape
        return list(zip(tape.bags[drawn:], tape.results[drawn:], strict=True))

    def _replay_step(self, step: Step) -> None:
        """Makes a step the current one again, silently."""
        self.step = step
        self.run = step.run(self.dice)
        tape = self.run.table.dice
        assert isinstance(tape, Tape)
        step.tape = tape
        self.run.table.events, self.run.table.skipped = self.log, self.skipped

    # --- asking -------------------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question that is open now; None when the game is over."""
        return self.run.decision

    @property
    def state(self) -> Any:
        return self.run.table.state

    @property
    def result(self) -> Result | None:
        return self.rules.result(self.board, self.state) if self.run.decision is None else None

    def seat(self, name: str | int) -> Seat:
        """The number of a seat."""
        if isinstance(name, int):
            if 0 <= name < len(self.setup.seats):
                return Seat(name)
        elif name in self.setup.seats:
            return Seat(self.setup.seats.index(name))
        raise Unknown("seat", str(name), ", ".join(self.setup.seats))

    def options(self, seat: str | int) -> list[Action]:
        """What this seat may choose now."""
        decision, at = self.decision, self.seat(seat)
        if decision is None or at not in decision.by:
            return []
        return [a for a in decision.options if self.rules.may_answer(self.board, self.state, decision, a, at)]

    def question(self, seat: int | None) -> tuple[object, ...] | None:
        """The open question as a seat may know it. A seat that is not asked knows its kind and who is asked, no options."""
        decision, public = self.decision, asked(self.decision)
        if decision is None or public is None or seat is None or seat not in decision.by:
            return public
        return *public, decision.about, tuple(a.text for a in self.options(seat))

    def view(self, seat: str | int | None) -> msgspec.Struct:
        """All that this seat may know, as one typed value; ``None``: what a spectator may know."""
        return self.ruleset.knowledge.view(self.board, self.state, None if seat is None else self.seat(seat))

    def events(self, since: int = 0, seat: str | int | None = None) -> list[Event]:
        """The events from number ``since`` on that the seat may see."""
        at = None if seat is None else self.seat(seat)
        return [event for event in self.log[since:] if event.seen_by(at)]

    def read(self, action: str | Action, options: Sequence[Action] = ()) -> Action:
        """The action of a text. ``options``: those that a reader may be told of if the text cannot be read."""
        if not isinstance(action, str):
            return action
        try:
            return self.rules.read(self.board, action)
        except Unreadable as fault:
            raise fault.among([option.text for option in options]) from None

    def check(self, action: str | Action, seat: str | int | None = None) -> Action:
        """The action if it may be played now (by that seat); raises ``Unreadable`` or ``Illegal``."""
        at = None if seat is None else self.seat(seat)
        decision = self.decision
        if decision is None:
            self.read(action)
            raise Illegal(OVER)
        chosen = self.read(action, decision.options if at is None else self.options(at) if at in decision.by else ())
        if at is not None and at not in decision.by:
            raise Illegal(SEAT, seats=self._names(decision.by))
        if not decision.allows(chosen):
            raise self._refusal(decision, chosen)
        entitled = self.entitled(chosen)
        if at is not None and at not in entitled:
            raise Illegal(SEAT, seats=self._names(entitled))
        return chosen

    def _refusal(self, decision: Decision, action: Action) -> Illegal:
        """What forbids an action now. If only the question itself does, because it asks something else, its rule explains
        nothing: then the words that answer the question stand alone."""
        rule = self.rules.why_not(self.board, self.state, decision, action)
        detail, other = self.rules.detail(self.board, self.state, decision, action), not_asked(decision, action)
        if detail is None and other is not None and rule == decision.rule:
            return Illegal(rule, other, action=action.text)
        return Illegal(rule, RuleText(self.ruleset.folder, rule), detail or other or not_offered(decision, action),
                       action=action.text)

    def entitled(self, action: Action) -> tuple[Seat, ...]:
        """The seats that may choose this option of the open question."""
        decision = self.decision
        assert decision is not None
        return tuple(by for by in decision.by if self.rules.may_answer(self.board, self.state, decision, action, by))

    def _names(self, seats: Sequence[int]) -> str:
        return ", ".join(self.setup.seats[at] for at in seats)

    def hash(self) -> str:
        """A short hash of the state, the open question and the step so far. Equal hashes mean equal positions."""
        decision, step = self.decision, self.step
        asked = None if decision is None else [decision.kind, list(decision.by), [a.text for a in decision.options]]
        return digest([self.state, asked, [a.text for a in step.choices], step.tape.results])

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, action: str | Action, seat: str | int | None = None) -> None:
        """Plays a choice. If it raises ``Unreadable`` or ``Illegal``, nothing has changed."""
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
        except BaseException:                              # our own mistake: restore everything, then show it
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
        """Takes back the last choice. Raises ``Illegal`` if something was revealed since, or another seat made the choice."""
        move = self.moves[-1] if self.moves else None
        if move is None or move.chance or move.reveals or (seat is not None and self.seat(seat) not in move.by) or (
                not self.step.choices and not self.earlier):
            raise Illegal(UNDO)
        step = self.step if self.step.choices else self.earlier.pop()
        step.choices.pop()
        self.moves.pop()
        del self.log[move.events_before:]
        self._replay_step(step)

    def take_hint(self, seat: str | int) -> None:
        """Notes that a seat takes a hint now. The game goes on as it would have; a replay tells where hints were taken."""
        taken = (len(self.moves), self.seat(seat))
        self.setup = msgspec.structs.replace(self.setup, hints=tuple(sorted({*self.setup.hints, taken})))

    @property
    def hints(self) -> list[tuple[int, Seat]]:
        """The moments at which hints were taken, with the seats. After an undo a hint counts at the moment it led back to."""
        return sorted({(min(at, len(self.moves)), Seat(seat)) for at, seat in self.setup.hints})

    # --- copies -------------------------------------------------------------------------------------------------------

    def copy(self) -> Match:
        """An independent copy with the same past and the same results of chance to come."""
        new: Match = Match.__new__(Match)
        new.ruleset, new.rules = self.ruleset, self.rules
        new.setup, new.board, new.opening = self.setup, self.board, self.opening
        new.dice = self.dice.copy()
        new.moves, new.log, new.notes, new.skipped = list(self.moves), list(self.log), list(self.notes), []
        new.earlier = [step.copy() for step in self.earlier]
        new._replay_step(self.step.copy())
        return new

    def earlier_moment(self, step: Step, moves: int, told: int, dice: Dice) -> Match:
        """A match that stands where this one stood after so many moves and events, in ``step``, with its own dice."""
        new: Match = Match.__new__(Match)
        new.ruleset, new.rules = self.ruleset, self.rules
        new.setup, new.board, new.opening = self.setup, self.board, self.opening
        new.dice = dice
        new.moves, new.log, new.notes, new.earlier, new.skipped = self.moves[:moves], self.log[:told], [], [], []
        new._replay_step(step.copy())
        return new

    def playout(self, dice: Dice) -> Run:
        """A run from the true position with other dice, for simulations: it makes no events and records nothing."""
        run = self.step.run(dice)
        run.table.dice = dice
        return run

    def suppose(self, seat: str | int, rng: Random) -> Run:
        """A run from a position that this seat cannot tell from the true one, with new chance."""
        step, run = self._suppose(self.seat(seat), rng)
        run.table.dice = step.tape.source
        return run

    def supposition(self, seat: str | int, rng: Random) -> Supposition:
        """A position that this seat cannot tell from the true one, to start several runs from, all with the same chance."""
        return Supposition(self._suppose(self.seat(seat), rng)[0])

    def twin(self, seat: str | int, rng: Random) -> Match:
        """A copy of the match in which all that this seat cannot know is dealt anew."""
        step, _ = self._suppose(self.seat(seat), rng)
        new = self.copy()
        new._replay_step(step)
        return new

    def ahead(self, seat: str | int) -> Match | None:
        """A copy in which a seat gives its next sealed answer before the others give theirs; None if it has none to give. It
        serves to try answers out: the match itself asks in the order of the rules."""
        decision, at = self.decision, self.seat(seat)
        state = self.ruleset.display.ahead(self.board, self.state, at) if decision and decision.sealed else None
        if decision is None or state is None:
            return None
        new = self.copy()
        new._begin_step(state, [])
        asked = new.decision
        return new if asked and asked.sealed and (asked.by, asked.kind) == ((at,), decision.kind) else None

    def _suppose(self, seat: Seat, rng: Random) -> tuple[Step, Run]:
        since = self._since(seat)
        known = [choice for choice in since if choice is not None]
        opening = seen(self.step.opening(), seat)
        for _ in range(SUPPOSITIONS):
            state = self.ruleset.knowledge.suppose(self.board, self.step.state, seat, rng, known)
            found = self._supposition(seat, rng, state, since, opening)
            if found is not None:
                return found
        raise AssertionError(f"no supposition fits what seat {seat} has seen")

    def _since(self, seat: Seat) -> list[Known | None]:
        """The choices of the present step as a seat knows them; None for a choice that is still sealed to it."""
        moves = self.moves[len(self.moves) - len(self.step.choices):]
        ends = [*(move.events_before for move in moves[1:]), len(self.log)][:len(moves)]
        opened = max((at for at, move in enumerate(moves, 1) if move.reveals), default=0)
        since: list[Known | None] = []
        for at, (action, move, end) in enumerate(zip(self.step.choices, moves, ends, strict=True)):
            told = seen(self.log[move.events_before:end], seat) if move.reveals else ()
            sealed = move.is_sealed_to(seat) and at >= opened
            since.append(None if sealed else Known(move.seat, action, told))
        return since

    def _supposition(self, seat: Seat, rng: Random, state: Copyable, since: Sequence[Known | None],
                     opening: Sequence[Event]) -> tuple[Step, Run] | None:
        """Plays the step again from a supposed start. Returns None if the seat would have seen something else."""
        tape = self.step.tape.supposed_by(seat, SeededDice(f"{rng.getrandbits(64):x}"))
        step = Step(self.rules, self.board, state, tape, [], self.setup.ask_all)
        events: list[Event] | None = [] if opening or any(choice and choice.told for choice in since) else None
        try:
            run = Run(self.rules, Table(self.board, state.copy(), tape, events, self.setup.ask_all))
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
        except BadRecord:                                   # an open draw since could not have come from this supposition
            return None
        if tape.used < len(tape.results) or asked(run.decision) != asked(self.run.decision):
            return None
        return step, run

    # --- odds and records ---------------------------------------------------------------------------------------------

    def odds(self, action: str | Action, limit: int = 4000, seat: str | int | None = None) -> Odds:
        """The outcomes of an action with exact weights; if there are too many, those of a sample with their intervals.

        They depend only on what the seat that chooses may know.
        """
        chosen = self.check(action, seat)
        return self.odds_for(chosen, self.entitled(chosen)[0] if seat is None else self.seat(seat), limit)

    def odds_for(self, action: Action, seat: str | int, limit: int, sample: int = SAMPLE, worlds: Worlds | None = None) -> Odds:
        """The odds of a legal action as a seat can know them; if something is hidden from it, averaged over suppositions.
        ``worlds``: those of this position and seat, for whoever asks about several actions."""
        if self.knows_all(seat):
            odds = odds_of(self.step, action, limit, sample)
        else:
            odds = odds_over(worlds or self.worlds(seat), action, limit, sample)
        return msgspec.structs.replace(odds, seat=self.seat(seat))

    def worlds(self, seat: str | int) -> Worlds:
        """The suppositions over which the odds of a seat are averaged; always the same ones for the same position."""
        at, rng = self.seat(seat), Random("odds")
        return Worlds(lambda: self._suppose(at, rng)[0])

    def knows_all(self, seat: str | int) -> bool:
        """Whether nothing is hidden from a seat in the present step."""
        at = self.seat(seat)
        return not self.step.tape.eyes and None not in self._since(at) and self.ruleset.knowledge.knows_all(
            self.board, self.step.state, at)

    def record(self, secret: bool = True) -> str:
        """The saved game as readable text; without ``secret`` the seed stays out while the game goes on."""
        return write(self.ruleset, self.setup, self.opening, self.moves, self.step, self.hash(),
                     with_seeds=secret or self.decision is None)

    def position(self) -> str:
        """The present position as readable text, what is hidden included; ``bocage.position`` goes on from it."""
        since = self.moves[len(self.moves) - len(self.step.choices):]
        return write_position(self.ruleset, self.setup, self.step, since, self.decision)

    def record_for(self, seat: str | int, rng: Random | None = None) -> str:
        """The saved game as a seat may have it while it goes on elsewhere: no seed, and nothing that the seat may not know.

        While something is hidden from the seat the record begins with the present step, in a position that the seat cannot tell
        from the true one; the past would tell what was drawn unseen.
        """
        at = self.seat(seat)
        if self.decision is None or self.knows_all(at):
            return self.record(secret=False)
        return self._record_from(self.twin(at, rng or SystemRandom()).step)

    def step_record(self) -> str:
        """The game from the start of its present step on, as it truly stands, without a seed: quickly loaded, whatever the
        length of the game."""
        tape, since = self.step.tape, self.moves[len(self.moves) - len(self.step.choices):]
        drawn = tuple(zip(tape.bags, tape.results, strict=True))
        opening = drawn[:len(drawn) - sum(len(move.chance) for move in since)]
        return write(self.ruleset, self._begun_with(self.step), opening, since, self.step, self.hash(), with_seeds=False)

    def _record_from(self, step: Step) -> str:
        again = Match(self.ruleset, self._begun_with(step), self.board, step.state, ScriptedDice(step.tape.results))
        for action, move in zip(step.choices, self.moves[len(self.moves) - len(step.choices):], strict=True):
            again.play(action, move.seat)
        return again.record(secret=False)

    def _begun_with(self, step: Step) -> Setup:
        """The setup of a game that begins with a step, its seed unknown."""
        return msgspec.structs.replace(self.setup, start=canonical(step.state).decode(),
                                       seeds=((0, "", self.setup.seed_hash),), hints=())
