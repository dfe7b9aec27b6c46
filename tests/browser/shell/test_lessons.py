"""Lessons in the page: done as they say, begun with something else, and not to be passed by one key."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase

import pytest

from bocage.games import find, installed
from bocage.lessons.content import Lesson, Scene, lesson_of, lessons_of
from tests.browser.commandos_40k.hands import GO
from tests.browser.commandos_40k.table import on_screen, places_in
from tests.browser.faults import faults_of
from tests.browser.player import FRESH, Frame, Player, Visit, by_finger, by_mouse
from tests.marks import soak

KEYS = ("Enter", "n")
MORE_KEYS = ("Space", "1", "2", "3", "0", "z", "a", "m", "f", "t", "s")
TIMES = 20
GAMES = [game.id for game in installed() if lessons_of(game)]
FIRST = [(game, lessons_of(find(game))[0].id, "fr" if at % 2 else "en") for at, game in enumerate(GAMES)]
ALL = [(game, lesson.id, lang) for game in GAMES for lesson in lessons_of(find(game)) for lang in ("fr", "en")]
MISTAKES = [*FIRST[::2], *(pytest.param(*run, marks=[soak]) for run in ALL if run not in FIRST[::2])]
RUNS = [*FIRST, *(pytest.param(*run, marks=[soak]) for run in ALL if run not in FIRST)]


def begin(player: Player, game: str, lesson: str) -> Lesson:
    """From the list of lessons."""
    found = lesson_of(find(game), lesson)
    assert found is not None
    player.open(f"#/learn/{game}")
    player.page.locator("main li .btn").nth(found.number - 1).click()
    player.wait(lambda: bool(player.update.get("lesson")), "the lesson")
    return found


def word(player: Player) -> Frame:
    told: Frame = player.update["lesson"]
    return told


def scene_of(player: Player, lesson: Lesson) -> Scene:
    number: int = word(player)["scene"]
    return lesson.scene[number - 1]


def panel(player: Player, phone: bool) -> str:
    text: str = player.page.locator(f"{'.only-s' if phone else '.only-desk'} .lesson .do").inner_text()
    return text.replace("\n", " ")


def after(player: Player, press: str) -> None:
    """Presses a button of the lesson's bar and waits for what comes of it."""
    before = player.update["seq"]
    player.page.locator(press).click()
    player.reach(before + 1, press)


def plays(player: Player, pattern: str, phone: bool) -> None:
    """Chooses the option that the lesson's file names."""
    player.settle()
    if pattern.startswith("path "):
        before = player.update["seq"]
        player.page.mouse.click(*on_screen(player, *places_in(pattern)[-1][:2]))
        player.page.locator(GO).click()
        player.reach(before + 1, pattern)
        return
    option = next(each for each in player.options if fnmatchcase(each["action"], pattern))
    player.choose(option, by_finger if phone else by_mouse)


def solve(player: Player, lesson: Lesson, phone: bool) -> None:
    """Does what the present scene asks for."""
    scene = scene_of(player, lesson)
    if scene.answers:
        after(player, f".lesson-bar .slot >> nth={scene.right - 1}")
        return
    for pattern in scene.solution:
        assert word(player)["standing"] == "open"
        plays(player, pattern, phone)


def go_on(player: Player) -> None:
    after(player, '.lesson-bar .slot[aria-keyshortcuts="n"]')


def scenes(player: Player, lesson: Lesson) -> Iterator[Scene]:
    """One scene after the other, as soon as it is on the page; each is done when the next is asked for."""
    while True:
        yield scene_of(player, lesson)
        assert word(player)["standing"] == "done", word(player)
        player.page.locator('.lesson-bar[data-standing="done"]').wait_for()
        if word(player)["last"]:
            return
        go_on(player)


@pytest.mark.parametrize(("game", "lesson", "lang"), RUNS)
def test_a_lesson_is_done_as_it_says(visit: Visit, game: str, lesson: str, lang: str) -> None:
    """On a phone in English, at a desk in French; paths are drawn at a desk."""
    phone = lang == "en" and game != "commandos_40k"
    player = visit(lang, phone=phone)
    taught = begin(player, game, lesson)
    for scene in scenes(player, taught):
        told = word(player)
        assert (told["ask"] if scene.answers else told["do"]) in panel(player, phone)
        solve(player, taught, phone)
    player.page.get_by_text(player.say("web-lesson-over")).wait_for()
    player.open(f"#/learn/{game}")
    player.page.locator("main li.done").wait_for()


@pytest.mark.parametrize(("game", "lesson", "lang"), MISTAKES)
def test_whoever_does_something_else_is_told_why_and_takes_it_back(visit: Visit, game: str, lesson: str, lang: str) -> None:
    player = visit(lang)
    taught = begin(player, game, lesson)
    for scene in scenes(player, taught):
        if scene.answers:
            other = scene.right % scene.answers
            after(player, f".lesson-bar .slot >> nth={other}")
            assert word(player)["standing"] == "asked"
        else:
            for wrong in scene.wrong[:1]:
                for pattern in wrong.by:
                    plays(player, pattern, False)
                assert word(player)["standing"] == "wrong"
                assert word(player)["said"] in panel(player, False)
                assert not player.options, "a mistake is taken back before anything else is chosen"
                after(player, '.lesson-bar .slot[aria-keyshortcuts="z"]')
                if player.update["can_undo"]:
                    after(player, ".only-desk .lesson .tools .btn--q")
                assert word(player)["standing"] == "open"
        solve(player, taught, False)


def test_whoever_asks_is_shown_where_and_still_has_to_choose(visit: Visit) -> None:
    player = visit("fr")
    taught = begin(player, "heroes_of_normandie", "orders")
    player.settle()
    before = player.update["seq"]
    player.page.locator(".only-desk .lesson").get_by_text(player.say("web-game-show-me")).click()
    player.page.locator(".board .light svg").wait_for()
    assert player.page.locator(".board .light .is-placed").inner_text() == "Ordre 1"
    assert player.page.locator(".pick .lit").count() == 1
    assert player.update["seq"] == before
    solve(player, taught, False)
    assert player.page.locator(".board .light").count() == 0
    assert word(player)["standing"] == "done"


@pytest.mark.parametrize("key", [*KEYS, *(pytest.param(key, marks=[soak]) for key in MORE_KEYS)])
@pytest.mark.parametrize("game", [GAMES[0], *(pytest.param(game, marks=[soak]) for game in GAMES[1:])])
def test_a_lesson_is_not_passed_by_one_key(visit: Visit, game: str, key: str) -> None:
    player = visit("fr")
    begin(player, game, lessons_of(find(game))[0].id)
    player.page.locator(".pick").wait_for()
    for _ in range(TIMES):
        player.page.keyboard.press(key)
        player.page.wait_for_timeout(FRESH / 5)
    assert word(player)["scene"] < word(player)["scenes"]


@pytest.mark.parametrize("phone", [False, pytest.param(True, marks=[soak])])
def test_lessons_and_signs_have_no_barrier(visit: Visit, phone: bool) -> None:
    """The list of lessons, a scene, a question, a mistake, the sheet of signs."""
    player = visit("fr", phone=phone, painted=True)
    player.open("#/learn/heroes_of_normandie")
    player.page.locator("main li").first.wait_for()
    assert faults_of(player.page, phone) == []
    taught = begin(player, "heroes_of_normandie", "orders")
    player.settle()
    assert faults_of(player.page, phone) == []
    plays(player, taught.scene[0].wrong[0].by[0], phone)
    player.page.locator('.lesson-bar[data-standing="wrong"]').wait_for()
    assert faults_of(player.page, phone) == []
    player.page.keyboard.press("l")
    player.page.locator("dialog li").first.wait_for()
    assert faults_of(player.page, phone) == []
