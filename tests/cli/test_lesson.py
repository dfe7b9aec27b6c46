"""Lessons at the terminal: listed, played to their end, with mistakes that are explained and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

import bocage
from bocage.core.text import words
from bocage.games import find, installed
from bocage.lessons.content import Lesson, lesson_words, lessons_of
from bocage.lessons.course import Course, Standing, at_scene, course_of
from tests.cli.terminal import run, said, texts, too_wide
from tests.lessons.test_lessons import plays, solved

EACH_GAME = [(game.id, lessons_of(game)[0], lang) for game, lang in zip(installed(), ("fr", "en", "fr", "en"), strict=True)]


def typed_through(game: str, lesson: Lesson) -> list[str]:
    """What somebody types who does what the lesson says: each choice by its text, and Enter after each scene."""
    course, lines = at_scene(find(game), lesson, 0), []
    while True:
        if course.scene.answers:
            lines.append(str(course.scene.right))
            course = solved(course)
        for pattern in () if course.scene.answers else course.scene.solution:
            before = course
            course = plays(course, pattern)
            lines.append(course.match.moves[before.own_moves[-1] + 1 if before.own_moves else course.own_moves[0]].text)
        assert course.verdict().standing is Standing.DONE
        if course.is_last:
            return lines
        lines.append("")
        course = course.next()


def course_in(file: Path) -> Course:
    found = course_of(bocage.load(file.read_text(encoding="utf-8")))
    assert found is not None
    return found


@pytest.mark.parametrize(("game", "lesson", "lang"), EACH_GAME, ids=lambda value: getattr(value, "id", value))
def test_a_lesson_is_done_at_the_terminal(file: Path, game: str, lesson: Lesson, lang: str) -> None:
    lines = typed_through(game, lesson)
    result = run("play", game, f"lesson-{lesson.id}", "--save", file, "--lang", lang, typed=lines)
    assert result.exit_code == 0
    told, say = said(result).replace("▌ ", ""), lesson_words(find(game), lang)
    for at, scene in enumerate(lesson.scene):
        for part in ("ask",) if scene.answers else ("do", "why", "done"):
            assert say(f"{lesson.text_of(at)}.{part}").replace("\u00a0", " ") in told, (scene.id, part)
    assert words(lang)("cli-lesson-over").replace("\u00a0", " ") in told
    assert f"bocage play {game} lesson-{lessons_of(find(game))[1].id}" in told
    assert course_in(file).is_last
    assert not too_wide(result.stdout)


def test_a_mistake_is_explained_and_taken_back(file: Path) -> None:
    result = run("play", "v_commandos", "lesson-hidden", "--save", file, "--lang", "en", typed=[
        "done", "n", "u", "activate officer", "move officer h", "q"])
    told = said(result)
    assert "That brings him no farther" in told
    assert "Enter or u takes it back" in told
    assert "Here you can type u, uu, Enter; q leaves." in told
    assert texts(file) == ["activate officer", "move officer h"]


def test_a_wrong_answer_is_explained_and_asked_again(file: Path) -> None:
    typed = ["1", "4", "2", "", "q"]
    result = run("play", "operation_commando", "lesson-american", "--save", file, "--lang", "en", typed=typed)
    told = said(result)
    assert "That is what the German needs." in told
    assert "Here you can type 1, 2, 3; q leaves." in told
    assert "Right. The German needs to win only one Combat" in told
    assert course_in(file).scene.id == "answer"


def test_whoever_asks_is_shown_a_way_and_begins_a_scene_again(file: Path) -> None:
    result = run("play", "v_commandos", "lesson-hidden", "--save", file, "--lang", "en", typed=[
        "w", "activate officer", "save_action officer", "uu", "activate officer", "w", "?", "q"])
    told = said(result)
    assert "One way: Officer: act" in told or "One way: act" in told
    assert "begin this scene again" in told
    assert "let a bot partner go first" not in told
    assert texts(file) == ["activate officer"]


def test_a_lesson_goes_on_from_its_file(file: Path) -> None:
    run("play", "v_commandos", "lesson-hidden", "--save", file, typed=["activate officer", "move officer h"])
    result = run("play", "--resume", file, "--lang", "en", typed=["u", "move officer h", "move officer g", "", "q"])
    assert "In plain sight" in said(result)
    assert course_in(file).scene.id == "run"


def test_the_list_ends_with_the_lessons_and_a_number_begins_one(file: Path) -> None:
    listed = said(run("scenarios", "v_commandos", "--lang", "en"))
    assert "lesson-hidden Not being seen (6 scenes)" in listed
    number = len(find("v_commandos").scenarios) + 1
    result = run("play", "v_commandos", "--save", file, "--lang", "en", typed=[str(number), "q"])
    assert f"{number} Not being seen (6 scenes)" in said(result)
    assert course_in(file).lesson.id == "hidden"
    replay = run("replay", file, "--lang", "en")
    assert replay.exit_code == 0
