"""What the lessons of V-Commandos call a success: objectives done, and somebody who leaves. The objective alone is none."""

from __future__ import annotations

import pytest

from bocage.core.errors import Illegal
from bocage.core.text import LANGUAGES
from bocage.games import find
from bocage.lessons.content import Lesson, lesson_of, lesson_words, lessons_of
from bocage.lessons.course import Course, Standing, at_scene
from tests.lessons.test_lessons import reached, solved
from tests.marks import rule

GAME = find("v_commandos")
FIRST = lessons_of(GAME)[0]
NOT_OVER = {"en": "the mission is not over", "fr": "la mission n’est pas finie"}
SUCCESS = {"en": ("success", "victory", "won"), "fr": ("succès", "victoire", "gagné", "réussi")}


def scene_named(lesson: str, scene: str) -> Course:
    found = lesson_of(GAME, lesson)
    assert found is not None
    return reached(GAME, found, [each.id for each in found.scene].index(scene))


@rule("VC-OBJ-04", "VC-END-01")
def test_the_first_lesson_calls_nothing_a_success_and_ends_nothing() -> None:
    """It teaches to go unseen: no scene of it ends the operation, does an objective, or speaks of a success."""
    course = at_scene(GAME, FIRST, 0)
    while True:
        course = solved(course)
        assert course.verdict().standing is Standing.DONE
        assert course.match.decision is not None
        assert course.match.result is None
        assert not {"objective_done", "success"} & {event.name for event in course.match.log}
        for lang in LANGUAGES:
            said = lesson_words(GAME, lang)(f"{FIRST.text_of(course.place.scene)}.{course.verdict().said}").lower()
            assert not [word for word in SUCCESS[lang] if word in said], said
        if course.is_last:
            break
        course = course.next()


@rule("VC-OBJ-04", "VC-END-01")
def test_the_objective_alone_is_no_success_and_the_lesson_says_that_one_must_leave() -> None:
    course = solved(scene_named("enemy", "objective"))
    assert course.verdict().standing is Standing.DONE
    assert course.match.result is None
    assert "objective_done" in [event.name for event in course.match.log]
    assert "success" not in [event.name for event in course.match.log]
    assert not course.is_last
    for lang in LANGUAGES:
        say = lesson_words(GAME, lang)
        assert NOT_OVER[lang] in say(f"{course.lesson.text_of(course.place.scene)}.done")
    then = course.next()
    assert then.scene.id == "leave"
    assert then.verdict().standing is Standing.OPEN


@rule("VC-END-01", "VC-HATCH-01")
def test_leaving_after_the_objective_is_the_success() -> None:
    course = scene_named("enemy", "leave")
    course = course.played("move officer h")
    assert course.verdict().standing is Standing.OPEN, "the way to the hatch is not the way out"
    course = course.played("exit_hatch officer")
    assert course.verdict().standing is Standing.DONE
    assert course.match.result is not None
    assert course.match.result.key == "won"


@pytest.mark.parametrize("lesson", lessons_of(GAME), ids=lambda lesson: lesson.id)
def test_no_scene_is_skipped(lesson: Lesson) -> None:
    """The scenes come one after the other, and none can be left before it is done."""
    course, seen = at_scene(GAME, lesson, 0), []
    while True:
        seen.append(course.scene.id)
        with pytest.raises(Illegal):
            course.next()
        course = solved(course)
        if course.is_last:
            break
        course = course.next()
    assert seen == [scene.id for scene in lesson.scene]
