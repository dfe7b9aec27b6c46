"""The bar in which people choose: at most six choices, exits and undo always in view, a board that never moves; no key plays by
accident."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, ViewportSize

from tests.browser import moments
from tests.browser.player import FRESH, Player, Visit, pressed, waits_for_confirmation
from tests.marks import soak

SIZES: list[ViewportSize] = [{"width": 1440, "height": 900}, {"width": 1366, "height": 768}, {"width": 1024, "height": 768},
                             {"width": 390, "height": 844}, {"width": 360, "height": 740}]
MOST = 6
BOX = """(selector) => { const box = document.querySelector(selector).getBoundingClientRect()
    return [box.x, box.y, box.width, box.height] }"""


class Table(NamedTuple):
    game: str
    scenario: str


TABLES = [Table("v_commandos", "lighthouse"), Table("operation_commando", "initiation"),
          Table("heroes_of_normandie", "first_contact"), Table("commandos_40k", "rescue")]


def sit_at(player: Player, table: Table) -> None:
    seats = [{"kind": "me"}] if table.game == "v_commandos" else [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    player.enter(player.create(game=table.game, scenario=table.scenario, seats=seats)["id"])


@pytest.mark.parametrize("table", TABLES, ids=[table.game for table in TABLES])
@pytest.mark.parametrize("choices", [12, pytest.param(400, marks=soak)])
def test_the_frame_stays_whatever_is_asked(visit: Visit, table: Table, choices: int) -> None:
    player = visit("fr")
    page = player.page
    sit_at(player, table)
    places: dict[int, set[tuple[float, ...]]] = {}
    for number in range(choices):
        player.wait(lambda: player.is_over or bool(player.options), "a question")
        if player.is_over:
            break
        page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
        size = SIZES[number % len(SIZES)]
        page.set_viewport_size(size)
        page.wait_for_timeout(60)
        places.setdefault(size["width"], set()).add(tuple(page.evaluate(BOX, ".stage > .board")))
        assert page.locator(".pick .slot").count() <= MOST
        for selector in (".pick .exit", ".pick .undo"):
            assert is_in_view(page.evaluate(BOX, selector), size), (player.question["kind"], selector, size)
        page.set_viewport_size(SIZES[0])
        before, option = player.update["seq"], player.pick()
        pressed(player, option, Locator.click)
        if waits_for_confirmation(player, before):
            player.bar(option).first.click()
        player.reach(before + 1, "the answer")
    assert all(len(found) == 1 for found in places.values()), places


def is_in_view(box: list[float], size: ViewportSize) -> bool:
    left, top, width, height = box
    return left >= 0 and top >= 0 and left + width <= size["width"] + 1 and top + height <= size["height"] + 1


@pytest.mark.parametrize("table", TABLES, ids=[table.game for table in TABLES])
def test_space_plays_nothing(visit: Visit, table: Table) -> None:
    player = visit("en")
    sit_at(player, table)
    player.wait(lambda: bool(player.options), "a question")
    player.page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
    before = player.update["seq"]
    for button in player.page.locator(".pick .slot, .pick button.exit").all():
        button.focus()
        player.page.keyboard.press("Space")
    player.page.wait_for_timeout(200)
    assert player.update["seq"] == before


@pytest.mark.parametrize("key", ["0", "Enter", "Space"])
def test_a_key_held_down_ends_no_phase_with_somebody_waiting(visit: Visit, key: str) -> None:
    """The exit says what is lost, and asks for a second press that a held key is not."""
    player = visit("fr")
    page = player.page
    player.enter(player.resume(moments.with_somebody_waiting().record)["id"])
    page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()
    page.wait_for_timeout(FRESH)
    page.locator(".pick [data-exit]").focus()
    before = player.update["seq"]
    for _ in range(200):
        page.keyboard.down(key)
    page.keyboard.up(key)
    page.wait_for_timeout(200)
    assert player.update["seq"] == before
