"""The table of Commandos 40 000, wide and on phones, light and dark, French and English: for everybody, within its width."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.commandos_40k import moments
from tests.browser.commandos_40k.hands import GO
from tests.browser.commandos_40k.table import BOT, is_shown, model_of, on_screen, speak_of_it, told
from tests.browser.looks import PHONES, SIZES, Look, Walk, faults_on, in_all_looks
from tests.browser.player import Player, Visit

TWO = [{"kind": "me"}, {"kind": "here", "name": "Berthe"}]


def stand_at(player: Player, record: str, seats: list[dict[str, str]] = BOT) -> None:
    player.enter(player.resume(record, seats=seats)["id"])
    if player.update["curtain"] is None:
        is_shown(player)
    else:
        player.page.locator(".drape").wait_for()


def begins(player: Player) -> Iterator[str]:
    stand_at(player, moments.of_kind("marker", "marker", seat=0))
    yield "a marker is laid"
    stand_at(player, moments.of_kind("deploy_at", "at"))
    yield "a model is set up"
    recon = moments.of_kind("recon", "recon", scenario="rescue")
    stand_at(player, recon)
    table, pane = player.update["view"]["table"], player.page.locator(".kt-board").bounding_box()
    assert pane is not None
    for x, y in ((0, 0), (table["width"], table["height"])):
        across, down = on_screen(player, x, y)
        assert pane["x"] <= across <= pane["x"] + pane["width"], "the table is seen whole before anybody stands on it"
        assert pane["y"] <= down <= pane["y"] + pane["height"]
    size = player.page.viewport_size
    if size in [SIZES[size] for size in PHONES]:
        player.page.set_viewport_size(SIZES["360"])
        player.button("web-pick-whole").tap()
        assert player.question["text"] in player.page.locator(".cover .whole").inner_text()
    yield "a card of reconnaissance"
    assert size is not None
    player.page.set_viewport_size(size)
    stand_at(player, recon, TWO)
    yield "a card of reconnaissance, behind the curtain"


def moves(player: Player) -> Iterator[str]:
    stand_at(player, moments.opening())
    yield "who moves, and how"
    focus(player, "a1")
    player.page.keyboard.press("i")
    told(player, "model a1")
    yield "a model of one's own"
    if player.page.viewport_size in [SIZES[size] for size in PHONES]:
        player.page.touchscreen.tap(*on_screen(player, 13000, 13000))
    else:
        player.page.mouse.click(*on_screen(player, 13000, 13000))
    player.page.locator(GO).wait_for()
    yield "a way is drawn"
    player.page.keyboard.press("Escape")
    focus(player, "b1")
    player.page.keyboard.press("Enter")
    told(player, "model b1")
    yield "the card of an enemy"


def fights(player: Player) -> Iterator[str]:
    stand_at(player, moments.of_kind("shoot", "fire"))
    target = next(option["action"].split()[-1] for option in player.options if option["verb"] == "fire")
    focus(player, target)
    shooter = player.question["about"]["model"]
    told(player, f"sight {shooter} {target}")
    yield "whom to shoot at"
    stand_at(player, moments.of_kind("charge_targets", "target", number=2))
    yield "whom to charge"
    stand_at(player, moments.of_kind("react", "overwatch", "retreat"))
    yield "what to do about a charge"
    stand_at(player, moments.of_kind("reroll", "reroll"))
    yield "a roll may be made again"


def focus(player: Player, model: str) -> None:
    """As if arrows had led there."""
    assert model_of(player, model)["where"] == "table"
    player.page.keyboard.press("Tab")
    player.page.locator(f'.kt-table [data-model="{model}"]').evaluate("(model) => model.focus()")


@pytest.mark.parametrize(("walk", "look"), in_all_looks([begins, moves, fights]))
def test_no_table_has_a_serious_fault(visit: Visit, walk: Walk, look: Look) -> None:
    assert faults_on(lambda player: walk(speak_of_it(player)), look, visit) == {}
