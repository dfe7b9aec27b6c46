"""Plays an example: the position, its choices with the dice set, and what is refused at the end."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import NamedTuple

import msgspec

from bocage.core.contract import AnyRuleset
from bocage.core.dice import SeededDice
from bocage.core.errors import Illegal
from bocage.core.match import Match
from bocage.core.position.reading import read as read_position
from bocage.examples.content import Example
from bocage.lessons.content import lesson_of
from bocage.lessons.course import at_scene
from bocage.lessons.set_dice import SetDice, script_of


class Played(NamedTuple):
    """An example that was played to its end. ``shown``: the rules of the questions that were answered, of what happened, and of
    the refusal."""

    match: Match
    refusal: Illegal | None
    shown: frozenset[str]


def play(ruleset: AnyRuleset, example: Example) -> Played:
    if example.lesson is not None:
        match = solved(ruleset, *example.lesson)
        return Played(match, None, frozenset(event.rule for event in match.log))
    match, asked = begun(ruleset, example), set()
    first = len(match.log)
    for action in example.plays:
        asked.add(match.decision.rule if match.decision else "")
        match.play(action)
    refusal = refusal_of(match, example.refused) if example.refused else None
    told = {event.rule for event in match.log[first:]}
    return Played(match, refusal, frozenset(asked | told | ({refusal.rule} if refusal else set())))


def begun(ruleset: AnyRuleset, example: Example) -> Match:
    """The match at the beginning of an example; chance answers what the example sets, then what a seed says."""
    match = read_position(example.position, lambda game: ruleset, ruleset.id, seed=example.id)
    dice = SetDice(script_of(example.dice, ruleset.rules.bags(match.board)), SeededDice(example.id))
    match.dice = match.step.tape.source = dice
    return match


def solved(ruleset: AnyRuleset, lesson: str, scene: int) -> Match:
    """A scene of a lesson, played by its solution."""
    found = lesson_of(ruleset, lesson)
    assert found is not None
    course = at_scene(ruleset, found, scene)
    for pattern in course.scene.solution:
        assert course.match.decision is not None
        texts = (option.text for option in course.match.decision.options)
        course = course.played(next((text for text in texts if fnmatchcase(text, pattern)), pattern))
    course.match.setup = msgspec.structs.replace(course.match.setup, lesson="")
    return course.match


def refusal_of(match: Match, action: str) -> Illegal | None:
    """Why an action is refused; None if it is allowed."""
    try:
        match.check(action)
    except Illegal as illegal:
        return illegal
    return None
