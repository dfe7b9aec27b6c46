"""Puts a match into frames, in one language, for the seats that a client holds (none: a spectator).

Everything is made from what those seats may know: their view, the events they see, their own options.

A match that is told has been stored already. So a part that cannot be made (a fault of ours in a view, a sentence, an option)
is left out, with a note for the reader; the rest is told.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Container, Iterator, Sequence
from contextlib import suppress
from enum import Enum, auto
from functools import cached_property, partial
from random import Random
from typing import TypeVar

import msgspec

from bocage.core.action import Action
from bocage.core.contract import Fact
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.decision import Decision, Seat
from bocage.core.dice import Fork
from bocage.core.event import Event
from bocage.core.match import Match
from bocage.core.odds import FORKING, Worlds
from bocage.core.run import Step
from bocage.core.screen import PHASE, TURN, AnyScreen
from bocage.core.text import Words, words
from bocage.lessons.content import lesson_words, lessons_of
from bocage.lessons.course import Standing, course_of
from bocage.server.web.refusals import say as say_server
from bocage.server.wire import frames, lesson_frames

T = TypeVar("T")
LEAVES = 400                    # ways of chance up to which odds are exact
SAMPLE = 200                    # and how often chance is tried beyond that
RECENT = 250                    # events that a newcomer gets without asking
NO_EVENTS: tuple[frames.Happened, ...] = ()
NO_FACTS: dict[str, Fact] = {}


class Undo(Enum):
    """Whether a choice could be taken back."""

    OPEN = auto()
    ANSWERED = auto()           # not: a bot answers it at once
    NEVER = auto()              # chance answers it, something comes to light, or the game is over


Finality = dict[tuple[int | None, str], Undo]       # by seat (None: any, where nothing is hidden) and action


class Teller:
    """``table``: a seat that is asked for all to see, though nobody's knowledge is shown (several at one screen). ``finals``:
    which options could not be taken back, as far as that is known. ``bots``: the seats that go on at once. ``faults``: why
    parts were left out."""

    def __init__(self, match: Match, lang: str, seats: Sequence[int], table: int | None = None,
                 finals: Finality | None = None, bots: Container[int] = ()) -> None:
        self.match = match
        self.lang = lang
        self.seats = tuple(seats)
        self.table = table
        self.finals = finals or {}
        self.bots = bots
        self.steps: dict[int, Step | None] = {}
        self.worlds: dict[int, Worlds] = {}
        self.faults: list[Exception] = []
        self.course = course_of(match)

    @cached_property
    def screen(self) -> AnyScreen:
        return self.match.ruleset.display.screen(self.match.board, self.lang)

    @property
    def eye(self) -> int | None:
        """The seat whose knowledge is shown: the held seat that is asked, else the first held one."""
        decision = self.match.decision
        by = decision.by if decision else ()
        return next((seat for seat in self.seats if seat in by), self.seats[0] if self.seats else None)

    def tried(self, make: Callable[[], T], instead: T) -> T:
        """What ``make`` returns; ``instead`` where it raises."""
        try:
            return make()
        except Exception as error:        # a fault of ours: whoever asked for the frame logs it
            self.faults.append(error)
            return instead

    # --- what stands --------------------------------------------------------------------------------------------------

    def update(self, seq: int, since: int = 0, *, anew: bool = False, curtain: int | None = None, ahead: bool = False,
               wishes: Sequence[frames.Wish] = (), can_undo: bool = False, can_restart: bool = False, can_nudge: bool = False,
               thinking: Sequence[int] = (), deadline: float | None = None,
               late: Sequence[int] = ()) -> frames.Update:
        """The position, and the log from event ``since`` on."""
        match, tried = self.match, self.tried
        first = tried(self.first, since)
        log = tried(lambda: self.log(since, len(match.log)), NO_EVENTS)
        view = tried(lambda: msgspec.Raw(frames.to_json(match.view(self.eye))), None)
        question, lesson = tried(self.question, None), tried(self.lesson, None)
        ending, turn_over = tried(self.ending, None), tried(lambda: self.turn_over(since, anew), None)
        return frames.Update(
            seq, self.seats, anew, curtain, self.table, ahead, tuple(wishes), first, since, log, view, question,
            can_undo, can_restart, can_nudge, tuple(thinking), deadline,
            tuple(frames.Late(move + 1, match.moves[move].seat) for move in late), lesson, ending, turn_over,
            say_server(self.lang)("server-untold") if self.faults else "")

    def lesson(self) -> lesson_frames.LessonWord | None:
        """The present scene of a lesson, in words."""
        course = self.course
        if course is None:
            return None
        lesson, scene, verdict = course.lesson, course.scene, course.verdict()
        say, key = lesson_words(self.match.ruleset, self.lang), lesson.text_of(course.place.scene)
        told = partial(attribute, say, key)
        lessons = lessons_of(self.match.ruleset)
        following = lessons[lessons.index(lesson) + 1].id if lesson is not lessons[-1] else ""
        return lesson_frames.LessonWord(
            lesson.id, say(f"lesson-{lesson.id}"), lesson.number, len(lessons), course.place.scene + 1, len(lesson.scene),
            tuple(say(lesson.text_of(at)) for at in range(len(lesson.scene))), verdict.standing.value, told("do"), told("why"),
            told(verdict.said) or (say_server(self.lang)("lesson-else") if verdict.said else ""), told("ask"),
            tuple(told(f"a{number + 1}") for number in range(scene.answers)), course.place.answer, scene.signs, scene.rules,
            bool(scene.dice), course.asks(), course.is_last, following)

    def recent(self) -> int:
        """The first event that a newcomer is sent: the start of a turn, some way back."""
        log, floor = self.match.log, self.floor()
        first = max(0, len(log) - RECENT)
        return next((at for at in range(first, floor, -1) if self.screen.heading(log[at]) == TURN), floor) if first else floor

    def floor(self) -> int:
        """The first event that may be told at all; after the end of the game that is the first of the log."""
        return 0 if self.match.decision is None else self.match.ruleset.knowledge.log_from(self.match.log)

    def first(self) -> int:
        """The first event that these seats may be told."""
        log = self.match.log
        return next((n for n in range(self.floor(), len(log)) if self.sees(log[n])), len(log))

    def sees(self, event: Event) -> bool:
        return event.seats is None or any(event.seen_by(seat) for seat in self.seats)

    def ending(self) -> frames.Ending | None:
        result = self.match.result
        if result is None or self.course is not None:
            return None
        folder = self.match.ruleset.folder
        rule = catalogue(folder).find(result.rule)
        say = words(self.lang, folder / "text")
        plain = f"reason-{result.rule.lower()}"         # where the rule alone does not say why it decides
        reason = say(plain) if say.has(plain) else rule.wording(self.lang).text if rule else ""
        text = say(f"result-{result.key}", reason=reason)
        seeds = " ".join(seed for _, seed, _ in self.match.setup.seeds)
        return frames.Ending(result.key, result.rule, text, result.scores, seeds, len(self.match.hints))

    # --- what happened ------------------------------------------------------------------------------------------------

    def log(self, start: int, stop: int) -> tuple[frames.Happened, ...]:
        match = self.match
        told = []
        for n in range(max(start, self.floor()), min(stop, len(match.log))):
            event = match.log[n]
            if not self.sees(event):
                continue
            move = bisect_right(match.moves, n, key=lambda move: move.events_before)
            by = match.moves[move - 1].seat if move else -1
            note = say_server(self.lang)("server-untold-event")
            untold = frames.Happened(n, event.name, note, event.rule, by, move, 0, False, {})
            told.append(self.tried(partial(self.happened, event, n, by, move), untold))
        return tuple(told)

    def happened(self, event: Event, n: int, by: int, move: int) -> frames.Happened:
        match, screen = self.match, self.screen
        following = next((match.log[at] for at in range(n + 1, len(match.log)) if self.sees(match.log[at])), None)
        return frames.Happened(n, event.name, screen.sentence(event, following), event.rule, by, move, screen.heading(event),
                               screen.is_forced(event), match.ruleset.display.event_facts(match.board, event))

    def turn_over(self, since: int, anew: bool) -> frames.TurnOver | None:
        """The card about the turn that has ended at event ``since`` or later, while the game goes on. Whoever is told all anew
        gets it only until the next choice: some games let nobody look back at earlier turns (``Knowledge.log_from``)."""
        match = self.match
        last = match.moves[-1].events_before if match.moves else 0
        ended = self.turn_before(len(match.log), max(since, last) if anew else since)
        begun = self.turn_before(ended, 0)
        if match.decision is None or begun < 0 or self.course is not None:
            return None
        turn = [event for event in match.log[begun:ended] if self.sees(event)]
        card = self.screen.recap(turn, self.seats[0] if len(self.seats) == 1 else None)
        return None if card is None else frames.TurnOver(ended, card)

    def turn_before(self, stop: int, first: int) -> int:
        """The event that began the last turn before event ``stop``, not before ``first``; -1 if there is none."""
        return next((n for n in range(stop - 1, first - 1, -1) if self.screen.heading(self.match.log[n]) == TURN), -1)

    # --- what is asked ------------------------------------------------------------------------------------------------

    def question(self) -> frames.Question | None:
        """The present question. Only those who may choose see its options; others see that it is asked, and of whom."""
        match, decision = self.match, self.match.decision
        if decision is None or (self.course is not None and self.course.verdict().standing is not Standing.OPEN):
            return None
        tried, display = self.tried, match.ruleset.display
        own = [seat for seat in (*self.seats, self.table) if seat in decision.by]
        shown = self.shown(decision)
        text = tried(lambda: self.screen.namer.ask(shown), decision.kind) if own else ""
        about = tried(lambda: display.question_facts(match.board, shown), NO_FACTS) if own else NO_FACTS
        final = None if shown.by else Undo.NEVER
        reader = Seat(own[0]) if own and self.table is None else None
        options = tuple(tried(partial(self.choice, shown, action, seat, final), plain_choice(action, seat))
                        for action, seat in self.options(own))
        lost = tried(lambda: self.lost(decision, own), "") if any(choice.exit for choice in options) else ""
        return frames.Question(decision.kind, decision.rule, text, decision.by, about, options,
                               decision.kind in display.windows | display.pauses, display.activation(match.state) is not None,
                               decision.kind in display.windows, tried(lambda: self.names(options, reader), {}), lost)

    def shown(self, decision: Decision) -> Decision:
        """The question as it is put to those who see it: on the open table, as everybody may see it."""
        match = self.match
        asked = decision if self.table is None else match.ruleset.display.openly(match.board, match.state, decision)
        assert asked is not None, "a question that needs the curtain does not come to the table"
        return asked

    def lost(self, decision: Decision, own: Sequence[int]) -> str:
        """What these seats give up by ending the question. What only others could do is not theirs to lose."""
        theirs = [action for action, _ in self.options(own)]
        return self.screen.lost(self.match.state, Decision(decision.by, decision.kind, theirs, decision.rule, decision.about))

    def names(self, options: Sequence[frames.Choice], reader: Seat | None) -> dict[str, dict[str, str]]:
        """What the facts of the options are called, by fact and value, where they have names, in the words of what
        ``reader`` knows."""
        found: dict[str, dict[str, str]] = {}
        for choice in options:
            for fact, value in choice.about.items():
                if isinstance(value, str | int) and str(value) not in found.get(fact, {}):
                    found.setdefault(fact, {})[str(value)] = self.screen.name_of(self.match.state, fact, value, reader)
        return {fact: named for fact, named in found.items() if any(named.values())}

    def options(self, own: Sequence[int]) -> Iterator[tuple[Action, int]]:
        """The options of the held seats, each once, with the first seat that may choose it."""
        decision = self.match.decision
        if decision is None or not own:
            return
        for action in self.shown(decision).options:
            seat = next((seat for seat in self.match.entitled(action) if seat in own), None)
            if seat is not None:
                yield action, seat

    def choice(self, decision: Decision, action: Action, seat: int, undo: Undo | None = None) -> frames.Choice:
        """``undo``: whether it could be taken back, if that is known or nobody asks."""
        match = self.match
        undo = self.undo_of(action, seat) if undo is None else undo
        told = self.screen.choice(match.state, decision, action)
        display = match.ruleset.display
        return frames.Choice(action.text, told.label, told.who, action.verb, told.kind, told.cost, told.minor, seat,
                             undo is Undo.NEVER, undo is Undo.ANSWERED,
                             display.choosing.is_exit(decision.kind, action.verb), display.action_facts(match.board, action),
                             told.note)

    def undo_of(self, action: Action, seat: int) -> Undo:
        known = self.finals.get((None if self.match.knows_all(seat) else seat, action.text))
        if known is not None:
            return known
        if seat not in self.steps:
            self.steps[seat] = self.tried(partial(step_as_known, self.match, seat), None)
        step = self.steps[seat]
        return Undo.NEVER if step is None else undo_of(self.match, action, step, self.bots)

    def weigh(self, wanted: Sequence[str] | None = None) -> Iterator[frames.Weighed]:
        """The odds of these options in this order (None: of all), one at a time, so that nobody waits for all of them."""
        if not self.match.ruleset.display.shows_odds:
            return
        offered = {action.text: (action, seat) for action, seat in self.options(self.seats)}
        for text in offered if wanted is None else wanted:
            if text in offered:
                yield self.weighed_safely(*offered[text])

    def weighed_safely(self, action: Action, seat: int) -> frames.Weighed:
        """The odds of an option, or that they cannot be told."""
        return self.tried(partial(self.weighed, action, seat), untold_odds(action.text, self.lang))

    def weighed(self, action: Action, seat: int) -> frames.Weighed:
        if seat not in self.worlds:
            self.worlds[seat] = self.match.worlds(seat)
        odds = self.match.odds_for(action, seat, LEAVES, SAMPLE, self.worlds[seat])
        chances = tuple(frames.Likely(each.key, each.text, each.chance, each.unwelcome) for each in self.screen.chances(odds))
        rules = dict.fromkeys(event.rule for outcome in odds.outcomes for event in outcome.events)
        shares = tuple(frames.Share(each.part, each.key, each.chance) for each in self.screen.shares(odds))
        return frames.Weighed(action.text, odds.exact, chances, shares, tuple(rules), tuple(self.screen.remarks(odds)),
                              odds.later)


def attribute(say: Words, key: str, name: str) -> str:
    """An attribute of a text; empty if it has none of that name."""
    return say(f"{key}.{name}") if name and say.has(f"{key}.{name}") else ""


def turns_of(match: Match) -> int:
    """How many turns have begun."""
    return turns_among(match.ruleset.display.screen(match.board, "en"), match.log)


def phases_of(match: Match) -> int:
    """How many turns and phases have begun."""
    screen = match.ruleset.display.screen(match.board, "en")
    return sum(screen.heading(event) in (TURN, PHASE) for event in match.log)


def turns_among(screen: AnyScreen, events: Sequence[Event]) -> int:
    """How many turns begin with one of these events."""
    return sum(screen.heading(event) == TURN for event in events)


def bare_update(seq: int, seats: Sequence[int], since: int, note: str) -> frames.Update:
    """An update that tells nothing but how far the match has come: where even the rest of a telling has failed."""
    return frames.Update(seq, tuple(seats), False, None, None, False, (), since, since, (), None, None, False, False, False, (),
                         None, (), None, None, None, note)


def untold_odds(action: str, lang: str) -> frames.Weighed:
    return frames.Weighed(action, False, (), (), (), (say_server(lang)("server-untold-odds"),), False)


def plain_choice(action: Action, seat: int) -> frames.Choice:
    """An option as its text alone tells it."""
    return frames.Choice(action.text, action.text, "", action.verb, 0, None, False, seat, True, False, False, {}, "")


def step_as_known(match: Match, seat: int) -> Step:
    """The present step as the seat knows it: where something is hidden from it, a supposed one."""
    return match.step if match.knows_all(seat) else match.supposition(seat, Random("final")).step


def undo_of(match: Match, action: Action, step: Step, bots: Container[int] = ()) -> Undo:
    """Whether a choice could be taken back: not if chance answers it, something comes to light, it ends the game, or only bots
    are asked after it."""
    run = step.run(FORKING)
    reveals = run.table.reveals
    try:
        run.play(action)
    except Fork:                            # chance is asked
        return Undo.NEVER
    if run.table.reveals > reveals or run.decision is None:
        return Undo.NEVER
    return Undo.ANSWERED if all(seat in bots for seat in run.decision.by) else Undo.OPEN


def find_finals(match: Match, seats: Sequence[int], known: Finality, bots: Container[int]) -> Iterator[None]:
    """Works out which options of these seats could not be taken back, one at a time, where that is not known yet."""
    decision = match.decision
    for seat in decision.by if decision else ():
        if decision is None or seat not in seats:
            continue
        whose, step = None if match.knows_all(seat) else seat, step_as_known(match, seat)
        for action in decision.options:
            if (whose, action.text) not in known and seat in match.entitled(action):
                with suppress(Exception):           # whoever tells the option meets the same fault, and reports it
                    known[whose, action.text] = undo_of(match, action, step, bots)
                yield
