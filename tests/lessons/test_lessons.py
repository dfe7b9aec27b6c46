"""Every lesson is played to its end by its own solution, and each of its mistakes is made, explained and taken back."""

from __future__ import annotations

from fnmatch import fnmatchcase

import pytest

import bocage
from bocage.core.contract import AnyRuleset
from bocage.core.errors import Illegal
from bocage.core.rulebook.catalogue import catalogue
from bocage.core.text import LANGUAGES, words
from bocage.games import installed
from bocage.lessons.content import Lesson, Scene, Wrong, lesson_words, lessons_of
from bocage.lessons.course import Course, Standing, at_scene, course_of, resumed

LESSONS = [(game, lesson) for game in installed() for lesson in lessons_of(game)]
SCENES = [(game, lesson, at) for game, lesson in LESSONS for at in range(len(lesson.scene))]
MISTAKES = [(game, lesson, at, wrong) for game, lesson, at in SCENES for wrong in lesson.scene[at].wrong]


def named(value: object) -> str | None:
    match value:
        case Lesson() | Scene() | Wrong():
            return value.id
        case int():
            return str(value)
    return getattr(value, "prefix", None)


def plays(course: Course, pattern: str) -> Course:
    """The pupil plays the first option of this form; any text where options are only a sample."""
    decision = course.match.decision
    assert decision is not None, f"{course.place}: {pattern!r} is played after the end"
    assert course.lesson.seat in decision.by
    found = [each.text for each in decision.options if fnmatchcase(each.text, pattern)]
    assert found or decision.legal is not None, (
        f"{course.place}: {pattern!r} is not among {[each.text for each in decision.options][:40]}")
    return course.played(found[0] if found else pattern)


def solved(course: Course) -> Course:
    """The scene done as its solution says; nothing is told to be done before the last of it."""
    if course.scene.answers:
        return course.answered(course.scene.right)
    for pattern in course.scene.solution:
        assert course.verdict().standing is Standing.OPEN, f"{course.place}: {course.verdict()} before {pattern!r}"
        course = plays(course, pattern)
    return course


def reached(game: AnyRuleset, lesson: Lesson, at: int) -> Course:
    """The course at the beginning of a scene, by the solutions of those before it (from the last position on)."""
    first = max(scene for scene in range(at + 1) if lesson.scene[scene].position)
    course = at_scene(game, lesson, first)
    while course.place.scene < at:
        course = solved(course).next()
    return course


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=named)
def test_a_lesson_is_played_to_its_end_by_its_solution(game: AnyRuleset, lesson: Lesson) -> None:
    course = at_scene(game, lesson, 0)
    while True:
        assert course.verdict().standing in (Standing.OPEN, Standing.ASKED)
        course = solved(course)
        assert course.verdict().standing is Standing.DONE, f"{course.place}: {course.verdict()}, {course.match.decision}"
        if course.is_last:
            break
        course = course.next()
    assert course.place.scene == len(lesson.scene) - 1


@pytest.mark.parametrize(("game", "lesson", "at", "wrong"), MISTAKES, ids=named)
def test_a_mistake_is_explained_and_taken_back(game: AnyRuleset, lesson: Lesson, at: int, wrong: Wrong) -> None:
    before = course = reached(game, lesson, at)
    assert wrong.by, "nobody shows how this mistake is made"
    for pattern in wrong.by:
        course = plays(course, pattern)
    verdict = course.verdict()
    assert (verdict.standing, verdict.said) == (Standing.WRONG, f"wrong-{wrong.id}")
    with pytest.raises(Illegal):
        course.next()
    assert course.back().verdict().standing is Standing.OPEN
    again = course.again()
    assert again.match.hash() == before.match.hash()
    assert solved(again).verdict().standing is Standing.DONE, "after the mistake the solution no longer works"


@pytest.mark.parametrize(("game", "lesson", "at"), SCENES, ids=named)
def test_a_scene_cannot_be_passed_by_one_key(game: AnyRuleset, lesson: Lesson, at: int) -> None:
    """Always the first option, always the last one, always the one that ends the question: a scene of several choices wants
    more; a scene of one choice has other choices beside the right one."""
    course = reached(game, lesson, at)
    if course.scene.answers:
        assert 1 <= course.scene.right <= course.scene.answers >= 2
        return
    decision = course.match.decision
    assert decision is not None
    assert len(decision.options) > 1 or len(course.scene.solution) > 1


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=named)
def test_no_single_answer_passes_all_questions(game: AnyRuleset, lesson: Lesson) -> None:
    right = [scene.right for scene in lesson.scene if scene.answers]
    assert len(right) < 2 or len(set(right)) > 1


@pytest.mark.parametrize(("game", "lesson", "at"), SCENES, ids=named)
def test_a_course_goes_on_from_its_record(game: AnyRuleset, lesson: Lesson, at: int) -> None:
    course = reached(game, lesson, at)
    if course.scene.solution:
        course = plays(course, course.scene.solution[0])
    again = course_of(resumed(bocage.load(course.match.record())))
    assert again is not None
    assert (again.place, again.verdict(), again.match.hash()) == (course.place, course.verdict(), course.match.hash())
    if course.verdict().standing is Standing.OPEN:
        for pattern in course.scene.solution[1:]:
            again = plays(again, pattern)
        assert again.verdict().standing is Standing.DONE


@pytest.mark.parametrize(("game", "lesson", "at"), SCENES, ids=named)
def test_a_scene_has_its_words_and_rules(game: AnyRuleset, lesson: Lesson, at: int) -> None:
    scene = lesson.scene[at]
    asked = ["ask", *(f"{kind}{n}" for kind in "ae" for n in range(1, scene.answers + 1))]
    told = ["do", "why", "done", *(f"wrong-{wrong.id}" for wrong in scene.wrong)]
    texts = game.folder / "text"
    for lang in LANGUAGES:
        say = lesson_words(game, lang)
        for attribute in asked if scene.answers else told:
            assert say(f"{lesson.text_of(at)}.{attribute}")
        for key in (lesson.text_of(at), f"lesson-{lesson.id}", f"lesson-{lesson.id}.about"):
            assert say(key)
        for sign in scene.signs:
            assert words(lang, texts).has(f"sign-{sign}"), sign
            assert words(lang, texts).has(f"sign-{sign}.text"), sign
    book = catalogue(game.folder)
    assert scene.rules
    assert all(book.find(rule) for rule in scene.rules), scene.rules
