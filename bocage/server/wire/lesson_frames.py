"""The types of lessons that pass between the server and its clients, in the manner of ``frames.py``."""

from __future__ import annotations

from typing import Literal

from bocage.server.wire.frame_types import In, Key, Out


class LessonCard(Out, frozen=True):
    """A lesson as lists show it. ``scenes``: how many there are."""

    id: str
    title: str
    about: str
    scenes: int


class Teach(In, frozen=True, tag="teach"):
    """In a lesson: goes on to the next scene, begins this one again, or answers its question (``answer``, from 1)."""

    key: Key
    at: int
    what: Literal["next", "again", "answer"]
    answer: int = 0


class LessonWord(Out, frozen=True):
    """A lesson at its present scene. ``number`` of ``lessons`` of its game; ``scene`` of ``scenes``, whose names are ``parts``.

    ``standing``: the pupil plays, is asked, has made a mistake, or has done it. ``said``: what is said to that. ``answers``: to
    the question ``ask``; ``answered``: the last one given, 0 if there is none. ``set_dice``: what chance will answer is set.
    ``shows``: an option that leads on, for a pupil who asks to be shown one.
    ``last``: no scene follows; ``next``: the lesson that follows then.
    """

    lesson: str
    title: str
    number: int
    lessons: int
    scene: int
    scenes: int
    parts: tuple[str, ...]
    standing: Literal["open", "asked", "wrong", "done"]
    do: str
    why: str
    said: str
    ask: str
    answers: tuple[str, ...]
    answered: int
    signs: tuple[str, ...]
    rules: tuple[str, ...]
    set_dice: bool
    shows: str
    last: bool
    next: str
