"""What a lesson file holds. Words: ``lesson-<lesson>`` and, for each scene, ``lesson-<lesson>-<scene>`` with its attributes."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from bocage.core.content import load_toml
from bocage.core.contract import AnyRuleset
from bocage.core.text import Words, words

FOLDER = "lessons"


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mistake: when it is one, and what explains it (``.wrong-<id>``). ``by``: what a test plays to make it."""

    id: str
    when: tuple[str, ...]
    by: tuple[str, ...] = ()


class Scene(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A task or a question.

    ``position``: the lines of a position; without them the scene goes on from where the last one ended. ``dice``: what chance
    answers (``4``, ``card:c07``), each bag in its own order. ``goal``: what must all be true (``conditions.py``). ``solution``:
    a way to reach it. ``replies``: what the opponent prefers to do, as patterns. ``answers``: of a question, how many;
    ``right``: the number of the right one. ``signs``: those whose legend is shown.
    """

    id: str
    rules: tuple[str, ...]
    position: str = ""
    dice: tuple[str, ...] = ()
    goal: tuple[str, ...] = ()
    solution: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    replies: tuple[str, ...] = ()
    signs: tuple[str, ...] = ()
    answers: int = 0
    right: int = 0


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``number``: its place among the lessons of its game. ``seat``: where the pupil sits. ``head``: lines that each position
    begins with. ``lost``: what must all be true for a goal to be out of reach once the pupil has chosen something."""

    id: str
    number: int
    scenario: str
    scene: tuple[Scene, ...]
    seats: int = 2
    seat: int = 0
    options: dict[str, str] = {}
    head: str = ""
    lost: tuple[str, ...] = ()

    def text_of(self, at: int) -> str:
        """The key of a scene's words."""
        return f"lesson-{self.id}-{self.scene[at].id}"


@cache
def lessons_in(folder: Path) -> tuple[Lesson, ...]:
    found = [load_toml(file, Lesson) for file in sorted((folder / FOLDER).glob("*.toml"))]
    return tuple(sorted(found, key=lambda lesson: lesson.number))


def lessons_of(ruleset: AnyRuleset) -> tuple[Lesson, ...]:
    return lessons_in(ruleset.folder)


def lesson_of(ruleset: AnyRuleset, id: str) -> Lesson | None:
    return next((lesson for lesson in lessons_of(ruleset) if lesson.id == id), None)


def lesson_words(ruleset: AnyRuleset, lang: str) -> Words:
    return words(lang, ruleset.folder / FOLDER)
