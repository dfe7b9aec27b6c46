"""A saved game moment by moment. Moment ``k`` is the position after ``k`` choices; any moment is near, wherever it is.

>>> import bocage
>>> match = bocage.new("operation_commando", "initiation", ["anna", "boris"], seed="a secret")
>>> for _ in range(40):
...     match.play(match.decision.options[0])
>>> replay = bocage.replay(match.record())
>>> replay.last, replay.at(40).hash() == match.hash()
(40, True)
>>> replay.at(7).view("boris") == replay.at(7).view("anna")
False

What a seat sees of a moment is its view at that moment, never today's view with something left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bocage.core.contract import AnyRuleset
from bocage.core.decision import Seat
from bocage.core.dice import ScriptedDice, SeededDice, Tape
from bocage.core.errors import BadRecord, BocageError
from bocage.core.match import Match
from bocage.core.record.reading import Record, RecordedDice, first_state, from_snapshot, game_of, read
from bocage.core.run import Step

EVERY = 8                       # choices between two kept moments


class Kept(NamedTuple):
    """A moment that is kept: the step as it stood then, and how many events had happened."""

    step: Step
    told: int


class Replay:
    """``match``: the game as far as the present rules replay its record. ``later``: the position at the record's end, if the
    rules replay only a part of it. ``notes``: what was unusual about the record. ``public``: nothing in it is anybody's secret,
    though the game is not over: an example of the rules."""

    __slots__ = ("match", "later", "notes", "public", "kept")

    def __init__(self, match: Match) -> None:
        self.match = match
        self.later: Match | None = None
        self.notes: list[BocageError] = []
        self.public = False
        self.kept: list[Kept] = []

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return len(self.match.moves) + (self.later is not None)

    @property
    def end(self) -> Match:
        """The match at the last moment."""
        return self.match if self.later is None else self.later

    @property
    def is_over(self) -> bool:
        return self.end.decision is None

    @property
    def is_open(self) -> bool:
        """Whether everybody may see everything: the game is over, or its seats hide nothing from each other."""
        return self.is_over or self.public or not self.match.ruleset.knowledge.secrets

    @property
    def first(self) -> int:
        """The first moment that may be shown: while a game goes on, a rule may let nobody look further back."""
        if self.is_over or self.public:
            return 0
        floor = self.match.ruleset.knowledge.log_from(self.match.log)
        return next((at for at, move in enumerate(self.match.moves) if move.events_before >= floor), self.last)

    def told(self, at: int) -> int:
        """How many events of the log had happened at a moment."""
        moves = self.match.moves
        return moves[at].events_before if at < len(moves) else len(self.match.log)

    def at(self, at: int) -> Match:
        """A match of its own that stands at a moment."""
        if not 0 <= at <= self.last:
            raise BocageError("error-replay-moment", moment=at, last=self.last)
        if self.later is not None and at == self.last:
            return self.later.copy()
        near = at // EVERY
        kept = self.kept[near]
        moves = self.match.moves[near * EVERY:at]
        dice = ScriptedDice([value for move in moves for _, value in move.chance])
        match = self.match.earlier_moment(kept.step, near * EVERY, kept.told, dice)
        for move in moves:
            match.play(move.text, move.seat)
        return match

    def seats_that_may_look(self, held: tuple[Seat, ...] = ()) -> tuple[Seat, ...]:
        """The seats whose view a person with these seats may see."""
        everybody = range(len(self.match.setup.seats))
        return tuple(Seat(seat) for seat in everybody if self.is_open or seat in held)

    def keep(self) -> None:
        """Keeps the present moment of the match, if it is one of those that are kept."""
        step = self.match.step
        if len(self.match.moves) == EVERY * len(self.kept):
            tape = Tape(SeededDice(), step.tape.results, step.tape.bags, step.tape.eyes)
            frozen = Step(step.rules, step.board, step.state, tape, list(step.choices), step.ask_all)
            self.kept.append(Kept(frozen, len(self.match.log)))


def replay(text: str, find: Callable[[str], AnyRuleset]) -> Replay:
    """The game of a record. If the present rules replay it differently, it goes as far as they do, and then comes the position
    in which the record ends."""
    record, ruleset, board = game_of(read(text), find)
    made, fault = _played(ruleset, board, record)
    if fault is not None:
        later = _at_the_end(ruleset, board, record, fault)
        if made is None:
            made = Replay(_at_the_end(ruleset, board, record, fault, play_on=False) if later.moves else later)
            made.keep()
        if made.match is not later:
            made.later = later
        made.notes += later.notes
    assert made is not None
    if record.version != ruleset.version:
        key = "note-record-version" if fault else "note-record-alike"
        made.notes.append(BocageError(key, then=record.version, now=ruleset.version))
    return made


def _played(ruleset: AnyRuleset, board: object, record: Record) -> tuple[Replay | None, BadRecord | None]:
    """The game as far as it can be replayed, and what went wrong then; no game if not even its beginning can."""
    dice = RecordedDice(record.opening, ruleset.rules.bags(board))
    try:
        made = Replay(Match(ruleset, record.setup, board, first_state(ruleset, record.setup, board), dice))
        dice.require_all_used()
    except BocageError as error:
        return None, BadRecord("error-record-opening", reason=error)
    made.keep()
    fault = _play_lines(made, dice, record)
    made.match.dice = made.match.step.tape.source = SeededDice()
    return made, fault


def _play_lines(made: Replay, dice: RecordedDice, record: Record) -> BadRecord | None:
    """Plays the record line by line; returns what is wrong with the first line that cannot be played."""
    for number, seat, action, chance in record.moves:
        dice.waiting = list(chance)
        try:
            made.match.play(action, seat)
            made.keep()
            dice.require_all_used()
        except BocageError as error:
            return BadRecord("error-record-line", line=number, reason=error)
    return None if made.match.hash() == record.hash else BadRecord("error-record-hash")


def _at_the_end(ruleset: AnyRuleset, board: object, record: Record, fault: BadRecord, *, play_on: bool = True) -> Match:
    """The position in which the record ends (without ``play_on``: its snapshot), or the fault where that cannot be read
    either."""
    try:
        return from_snapshot(ruleset, record.setup, board, record, SeededDice(), fault, play_on=play_on)
    except BadRecord:
        raise fault from None
