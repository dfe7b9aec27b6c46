"""Puts the moments of a replay into frames, in one language, for the eyes of one seat, of the public, or of all seats."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bocage.bots import is_bot
from bocage.core.match import Match
from bocage.core.record.replaying import Replay
from bocage.core.screen import TURN
from bocage.server.web.names import level_of
from bocage.server.web.refusals import Refusal
from bocage.server.wire import frames, http_frames, replay_frames
from bocage.server.wire.telling import Teller

ALL, PUBLIC = "all", "public"


def eyes_allowed(replay: Replay, held: Sequence[int]) -> tuple[str, ...]:
    """The views that a person with these seats may choose; the first is the default."""
    seats = [str(seat) for seat in replay.seats_that_may_look(tuple(replay.match.seat(seat) for seat in held))]
    if not replay.is_open:
        return (*seats, PUBLIC)
    return (ALL, *seats, PUBLIC) if replay.match.ruleset.knowledge.secrets else (ALL,)


class Past:
    """A replay as one reader may see it. ``held``: the seats of the person who looks; ``cards``: who sat where, if the server
    knows more than the record; ``example``: what is said of it, if it is an example of the rules."""

    def __init__(self, replay: Replay, lang: str, eyes: str, held: Sequence[int] = (),
                 cards: Sequence[http_frames.SeatCard] = (), example: replay_frames.ExampleTold | None = None) -> None:
        self.replay = replay
        self.lang = lang
        self.allowed = eyes_allowed(replay, held)
        self.eyes = eyes or self.allowed[0]
        if self.eyes not in self.allowed:
            raise Refusal("eyes", 403)
        everybody = tuple(range(len(replay.match.setup.seats)))
        self.seats = everybody if self.eyes == ALL else () if self.eyes == PUBLIC else (int(self.eyes),)
        self.example = example
        self.cards = tuple(cards) or tuple(seat_card(name) for name in replay.match.setup.seats)

    def opened(self) -> replay_frames.Replayed:
        """What the whole replay is about, with its log."""
        replay, match = self.replay, self.replay.match
        teller = PastTeller(match, self.lang, self.seats, self.eyes == ALL)
        first, last = replay.first, replay.last
        return replay_frames.Replayed(
            match.setup.game, match.setup.scenario, dict(match.setup.options), self.cards, match.setup.seed_hash,
            match.ruleset.version, tuple(note.say(self.lang) for note in replay.notes), replay.is_over, first, last,
            self.allowed, self.eyes, tuple(replay.told(at) for at in range(last + 1)), tuple(move.seat for move in match.moves),
            self.turns(teller), tuple(replay_frames.HintMark(*mark) for mark in replay.end.hints if mark[0] >= first),
            teller.log(replay.told(first) if first else 0, len(match.log)),
            PastTeller(replay.end, self.lang, self.seats, False).ending(), self.example)

    def turns(self, teller: Teller) -> tuple[replay_frames.TurnMark, ...]:
        """The moments at which turns begin: the first moments at which their headings have been told."""
        replay, match = self.replay, self.replay.match
        marks = []
        at = 0
        for number, event in enumerate(match.log):
            if teller.screen.heading(event) == TURN:
                while replay.told(at) <= number and at < len(match.moves):
                    at += 1
                marks.append(replay_frames.TurnMark(max(at, replay.first), teller.screen.sentence(event, None).rstrip(".")))
        return tuple(mark for mark in marks if mark.at >= replay.first)

    def met(self, rule: str, most: int) -> tuple[replay_frames.RuleMet, ...]:
        """The last moments at which a rule came up, as far as this reader may know; the newest first."""
        replay, log = self.replay, self.replay.match.log
        teller = PastTeller(replay.match, self.lang, self.seats, self.eyes == ALL)
        numbers = [n for n in range(replay.told(replay.first) if replay.first else 0, len(log)) if log[n].rule == rule]
        events = [event for n in reversed(numbers) for event in teller.log(n, n + 1) if event.text]
        marks = self.turns(teller) if events else ()
        return tuple(replay_frames.RuleMet(
            event.move, next((mark.text for mark in reversed(marks) if mark.at <= event.move), ""), event.text)
            for event in events[:most])

    def moment(self, at: int) -> replay_frames.Moment:
        if at < self.replay.first:
            raise Refusal("moment", 403)
        match = self.replay.at(at)
        teller = PastTeller(match, self.lang, self.seats, self.eyes == ALL)
        return replay_frames.Moment(at, teller.position(at), self.chosen(match, at))

    def chosen(self, match: Match, at: int) -> replay_frames.Chosen | None:
        """What was chosen at a moment, for those who may know it: all when everything is open, before that only the seat."""
        moves, decision = self.replay.match.moves, match.decision
        if at >= len(moves) or decision is None:
            return None
        move = moves[at]
        knows = self.eyes == ALL or move.seat in self.seats or (self.replay.is_open and not move.sealed)
        screen = match.ruleset.display.screen(match.board, self.lang)
        label = screen.namer.action(match.read(move.text), match.state, decision) if knows else ""
        return replay_frames.Chosen(move.seat, label)


class PastTeller(Teller):
    """Tells a moment of the past, so nobody is asked anything. ``whole``: with everything that was hidden then."""

    def __init__(self, match: Match, lang: str, seats: Sequence[int], whole: bool) -> None:
        super().__init__(match, lang, seats)
        self.whole = whole

    def floor(self) -> int:
        """Which events may be told is up to the replay: at this moment nothing was further back than its rules allow."""
        return 0

    def view(self) -> msgspec.Struct:
        knowledge = self.match.ruleset.knowledge
        if self.whole and knowledge.whole is not None:
            return knowledge.whole(self.match.board, self.match.state)
        return self.match.view(self.eye)

    def position(self, at: int) -> frames.Update:
        """The position as a client of a running match gets it, without the log."""
        told = len(self.match.log)
        return frames.Update(
            seq=at, eyes=self.seats, anew=False, curtain=None, table=None, ahead=False, wishes=(), first=0, keep=told, log=(),
            view=self.view(), question=self.question(), can_undo=False, can_restart=False, can_nudge=False, thinking=(),
            deadline=None, late=(), lesson=None, ending=self.ending(), turn_over=None, note="")

    def question(self) -> frames.Question | None:
        """What was asked then, without its options."""
        match, decision = self.match, self.match.decision
        if decision is None:
            return None
        display = match.ruleset.display
        asked = any(seat in decision.by for seat in self.seats)
        return frames.Question(
            decision.kind, decision.rule, self.screen.namer.ask(decision) if asked else "", decision.by,
            display.question_facts(match.board, decision) if asked else {}, (),
            decision.kind in display.windows | display.pauses, display.activation(match.state) is not None,
            decision.kind in display.windows, {}, "")


def seat_card(name: str) -> http_frames.SeatCard:
    """A seat as its record names it."""
    if is_bot(name):
        return http_frames.SeatCard("", "bot", level_of(name), mine=False, here=False)
    return http_frames.SeatCard(name, "person", "", mine=False, here=False)
