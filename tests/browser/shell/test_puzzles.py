"""A puzzle in the page: chosen wrong, chosen right, and kept as solved."""

from __future__ import annotations

import pytest

from bocage.games import find
from bocage.puzzles.content import Puzzle, puzzles_of
from tests.browser.faults import faults_of
from tests.browser.player import FRESH, Player, Visit
from tests.marks import soak

GAME = "operation_commando"
FEW = 6                                 # so many options lie side by side in the bar
RUNS = [("fr", False), *(pytest.param(lang, phone, marks=[soak]) for lang in ("fr", "en") for phone in (False, True)
                         if (lang, phone) != ("fr", False))]


def an_easy_one() -> tuple[int, Puzzle]:
    return next((number, each) for number, each in enumerate(puzzles_of(find(GAME)), 1) if len(each.options) <= FEW)


def choose(player: Player, action: str, standing: str) -> None:
    player.page.wait_for_timeout(FRESH)
    button = player.page.locator(f'.pick [data-action="{action}"]')
    if not button.count():              # it stands behind its family
        player.page.locator(f'.pick [data-holds*="{action}"]').first.click()
        player.page.wait_for_timeout(FRESH)
    button.click()
    if player.is_confirming():          # it gives something up
        player.page.wait_for_timeout(FRESH)
        button.click()
    player.page.locator(f'.puzzle[data-standing="{standing}"]').first.wait_for(state="attached")


@pytest.mark.parametrize(("lang", "phone"), RUNS)
def test_a_puzzle_is_solved_after_a_wrong_try(visit: Visit, lang: str, phone: bool) -> None:
    player = visit(lang, phone=phone, path=f"#/puzzles/{GAME}", painted=True)
    page, (number, puzzle) = player.page, an_easy_one()
    page.locator("main ul a").first.wait_for()
    assert faults_of(page, phone) == []
    page.locator(f'main ul a[href="#/puzzle/{GAME}/{number}"]').click()
    page.locator(".pick [data-action]").first.wait_for()
    assert faults_of(page, phone) == []
    worst = puzzle.options[-1]
    choose(player, worst.action, "wrong")
    panel = page.locator(f".{'only-s' if phone else 'only-desk'} .puzzle")
    assert player.say("web-puzzle-points", points=round(100 * worst.loss)) in panel.inner_text()
    choose(player, puzzle.solutions[0], "found")
    page.locator(".solution li:visible").first.wait_for()
    assert faults_of(page, phone) == []
    player.open(f"#/puzzles/{GAME}")
    assert page.locator("main ul a.done").inner_text().count(player.say("web-puzzle-found", tries=2)) == 1
