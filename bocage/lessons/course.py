"""A lesson that somebody takes: the present scene as a match, what the pupil has reached in it, and the ways on and back.

The record of the match keeps how far the lesson is (``Setup.lesson``): which lesson, which scene, how many moves came before
it, the last answer to a question, and which moves were no choice. All the rest follows from the match.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from fnmatch import fnmatchcase

import msgspec

from bocage.core.action import Action
from bocage.core.contract import AnyRuleset
from bocage.core.dice import SeededDice
from bocage.core.errors import Illegal
from bocage.core.match import UNDO, Match
from bocage.core.position.reading import read as read_position
from bocage.core.record.replaying import replay
from bocage.lessons.conditions import Seen
from bocage.lessons.content import Lesson, Scene, lesson_of
from bocage.lessons.set_dice import SetDice, script_of

ELSE = "else"                   # the explanation where no other mistake fits
MOST_REPLIES = 200              # of the opponent, one after the other


class Standing(StrEnum):
    OPEN = "open"               # the pupil plays
    ASKED = "asked"             # a question is to be answered
    WRONG = "wrong"             # a mistake, to be taken back
    DONE = "done"


class Verdict(msgspec.Struct, frozen=True):
    """How a scene stands. ``said``: the attribute of its words that says so."""

    standing: Standing
    said: str = ""


class Place(msgspec.Struct, frozen=True):
    """How far a lesson is, as a record keeps it. ``answer``: the last one to a question, 0 if there is none. ``forced``: the
    numbers of moves that were made for the pupil, because there was nothing to choose."""

    lesson: str
    scene: int
    since: int
    answer: int = 0
    forced: frozenset[int] = frozenset()

    @classmethod
    def read(cls, text: str) -> Place:
        lesson, scene, since, answer, *forced = text.split()
        return cls(lesson, int(scene), int(since), int(answer), frozenset(map(int, forced)))

    def __str__(self) -> str:
        return " ".join(map(str, (self.lesson, self.scene, self.since, self.answer, *sorted(self.forced))))


class Course:
    """``match`` is never changed: each step makes another course."""

    def __init__(self, lesson: Lesson, place: Place, match: Match) -> None:
        self.lesson = lesson
        self.place = place
        self.match = match

    @property
    def scene(self) -> Scene:
        return self.lesson.scene[self.place.scene]

    @property
    def is_last(self) -> bool:
        return self.place.scene == len(self.lesson.scene) - 1

    # --- how it stands ------------------------------------------------------------------------------------------------

    @property
    def own_moves(self) -> list[int]:
        """The numbers of the choices that the pupil has made in this scene."""
        return [at for at in range(self.place.since, len(self.match.moves))
                if self.match.moves[at].seat == self.lesson.seat and at not in self.place.forced]

    def verdict(self) -> Verdict:
        scene, answer = self.scene, self.place.answer
        if scene.answers:
            said = f"e{answer}" if answer else ""
            return Verdict(Standing.DONE if answer == scene.right else Standing.ASKED, said)
        seen = Seen(self.match, self.own_moves, self.place.since)
        if all(seen.holds(each) for each in scene.goal):
            return Verdict(Standing.DONE, "done")
        for wrong in scene.wrong:
            if all(seen.holds(each) for each in wrong.when):
                return Verdict(Standing.WRONG, f"wrong-{wrong.id}")
        gone = bool(self.lesson.lost) and bool(self.own_moves) and all(seen.holds(each) for each in self.lesson.lost)
        return Verdict(Standing.WRONG, ELSE) if gone or self.match.decision is None else Verdict(Standing.OPEN)

    def asks(self) -> str:
        """The next action of the solution, as long as the pupil has followed it; otherwise empty."""
        played = [self.match.moves[at].text for at in self.own_moves]
        solution = self.scene.solution
        on_it = len(played) < len(solution) and all(map(fnmatchcase, played, solution))
        decision = self.match.decision
        if not on_it or decision is None:
            return ""
        return next((each.text for each in decision.options if fnmatchcase(each.text, solution[len(played)])), "")

    # --- ways on and back ---------------------------------------------------------------------------------------------

    def played(self, action: str) -> Course:
        """The pupil chooses, and the opponent answers."""
        if self.verdict().standing is not Standing.OPEN:
            raise Illegal(UNDO)
        match = self.match.copy()
        match.play(action, self.lesson.seat)
        forced = settle(match, self.lesson, self.scene)
        return self.at_place(msgspec.structs.replace(self.place, forced=self.place.forced | forced), match)

    def answered(self, answer: int) -> Course:
        if self.verdict().standing is not Standing.ASKED or not 1 <= answer <= self.scene.answers:
            raise Illegal(UNDO)
        return self.at_place(msgspec.structs.replace(self.place, answer=answer), self.match.copy())

    def next(self) -> Course:
        """The next scene, once this one is done."""
        if self.verdict().standing is not Standing.DONE or self.is_last:
            raise Illegal(UNDO)
        return at_scene(self.match.ruleset, self.lesson, self.place.scene + 1, self.match)

    def back(self) -> Course:
        """One choice of the pupil is taken back, and what followed it, dice and all."""
        if not self.own_moves:
            raise Illegal(UNDO)
        return self.moment(self.own_moves[-1])

    def again(self) -> Course:
        """The scene from its beginning."""
        return self.moment(self.place.since)

    def moment(self, at: int) -> Course:
        match = replay(self.match.record(), lambda game: self.match.ruleset).at(at)
        forced = frozenset(number for number in self.place.forced if number < at)
        return taken_up(match, self.lesson, msgspec.structs.replace(self.place, answer=0, forced=forced))

    def at_place(self, place: Place, match: Match) -> Course:
        match.setup = msgspec.structs.replace(match.setup, lesson=str(place))
        return Course(self.lesson, place, match)


def at_scene(ruleset: AnyRuleset, lesson: Lesson, at: int, before: Match | None = None) -> Course:
    """The course at the beginning of a scene; ``before``: the match of the scene before it."""
    scene = lesson.scene[at]
    if scene.position or before is None:
        match = read_position(position_of(lesson, scene), lambda game: ruleset, ruleset.id, lesson.id)
    else:
        match = before.copy()
    if before is not None:
        match.setup = msgspec.structs.replace(match.setup, seats=before.setup.seats)
    first = taken_up(match, lesson, Place(lesson.id, at, len(match.moves)))
    settle(first.match, lesson, scene)                      # what happens before the scene is not part of it
    return first.at_place(Place(lesson.id, at, len(first.match.moves)), first.match)


def position_of(lesson: Lesson, scene: Scene) -> str:
    seats = " | ".join(f"seat{at + 1}" for at in range(lesson.seats))
    options = "".join(f"option {name} {value}\n" for name, value in lesson.options.items())
    return f"scenario {lesson.scenario}\nseats {seats}\n{options}{lesson.head}\n{scene.position}"


def taken_up(match: Match, lesson: Lesson, place: Place) -> Course:
    """A match at a place of a lesson, with the dice of that scene."""
    script = script_of(lesson.scene[place.scene].dice, match.rules.bags(match.board))
    used = [bag for move in match.moves[place.since:] for bag, _ in move.chance]
    dice = SetDice(script, SeededDice(lesson.id), used)
    match.dice = match.step.tape.source = dice
    match.setup = msgspec.structs.replace(match.setup, lesson=str(place))
    return Course(lesson, place, match)


def course_of(match: Match) -> Course | None:
    """The course that a match belongs to; None if it is no lesson, or its lesson is no more."""
    if not match.setup.lesson:
        return None
    try:
        place = Place.read(match.setup.lesson)
    except ValueError:
        return None
    lesson = lesson_of(match.ruleset, place.lesson)
    return None if lesson is None or place.scene >= len(lesson.scene) else Course(lesson, place, match)


def resumed(match: Match) -> Match:
    """A match as it was loaded; one of a lesson gets the lesson's dice again."""
    course = course_of(match)
    return match if course is None else taken_up(match, course.lesson, course.place).match


# --- the opponent -----------------------------------------------------------------------------------------------------


def settle(match: Match, lesson: Lesson, scene: Scene) -> frozenset[int]:
    """Plays for the opponent, and ends questions in which the pupil can do nothing, until the pupil has a choice. Returns the
    numbers of the moves that it has made."""
    first = len(match.moves)
    for _ in range(MOST_REPLIES):
        found = reply(match, lesson, scene)
        if found is None:
            return frozenset(range(first, len(match.moves)))
        match.play(found)
    raise AssertionError(f"lesson {lesson.id}, scene {scene.id}: the opponent finds no end")


def reply(match: Match, lesson: Lesson, scene: Scene) -> Action | None:
    decision = match.decision
    if decision is None:
        return None
    exits = [each for each in decision.options if match.ruleset.display.choosing.is_exit(decision.kind, each.verb)]
    if lesson.seat in decision.by:
        return exits[0] if exits and len(decision.options) == 1 else None
    wanted = preferred(decision.options, scene.replies)
    return next(wanted, exits[0] if exits else decision.options[0])


def preferred(options: Sequence[Action], patterns: tuple[str, ...]) -> Iterator[Action]:
    return (each for pattern in patterns for each in options if fnmatchcase(each.text, pattern))
