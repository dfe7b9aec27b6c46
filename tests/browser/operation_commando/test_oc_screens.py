"""The table of every mission, wide and on phones, light and dark, French and English: for everybody, within its width."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.browser.looks import Look, Walk, faults_on, in_all_looks
from tests.browser.operation_commando import moments
from tests.browser.operation_commando.table import BOT, speak_of_it
from tests.browser.player import Player, Visit

GERMAN = [{"kind": "bot", "level": "recruit"}, {"kind": "me"}]
TWO = [{"kind": "me"}, {"kind": "here", "name": "Berthe"}]


def stand_at(player: Player, record: str, seats: list[dict[str, str]]) -> None:
    player.enter(player.resume(record, seats=seats)["id"])
    question = f'.pick[data-seq="{player.update["seq"]}"]'
    player.page.locator(question if player.update["curtain"] is None else ".drape").wait_for()


def initiation(player: Player) -> Iterator[str]:
    stand_at(player, moments.fight("initiation"), BOT)
    yield "a Combat"
    player.page.locator("[data-card]").first.focus()
    player.page.keyboard.press("Tab")
    player.page.wait_for_timeout(600)
    yield "a card seen large"
    stand_at(player, moments.fight_with_a_full_hand("initiation"), BOT)
    yield "a full hand"
    stand_at(player, moments.of_kind("initiation", "column"), BOT)
    yield "which bridge"


def historical(player: Player) -> Iterator[str]:
    stand_at(player, moments.fight("historical"), BOT)
    yield "a Combat"
    stand_at(player, moments.of_kind("historical", "prepare", seat=1), GERMAN)
    yield "preparing the counter-attack"
    stand_at(player, moments.of_kind("historical", "take_heroic"), BOT)
    yield "heroics spread out"


def utah(player: Player) -> Iterator[str]:
    stand_at(player, moments.of_kind("utah", "put", seat=1), GERMAN)
    yield "laying out the field"
    stand_at(player, moments.of_kind("utah", "move", turn=4), BOT)
    yield "where the regiment goes"
    stand_at(player, moments.fight("utah"), TWO)
    yield "the curtain"


def graignes(player: Player) -> Iterator[str]:
    stand_at(player, moments.of_kind("graignes", "hide"), BOT)
    yield "hiding the objectives"
    stand_at(player, moments.of_kind("graignes", "attack", turn=4, seat=1), GERMAN)
    yield "which terrain is attacked"
    stand_at(player, moments.fight("graignes"), BOT)
    yield "a Combat"


@pytest.mark.parametrize(("walk", "look"), in_all_looks([initiation, historical, utah, graignes]))
def test_no_table_has_a_serious_fault(visit: Visit, walk: Walk, look: Look) -> None:
    assert faults_on(lambda player: walk(speak_of_it(player)), look, visit) == {}


@pytest.mark.parametrize("width", [390, 360])
def test_on_a_phone_a_window_shows_its_whole_question_one_wish_and_the_others_on_demand(visit: Visit, width: int) -> None:
    player = speak_of_it(visit("fr", phone=True))
    player.tab.set_viewport_size({"width": width, "height": 740})
    stand_at(player, moments.with_a_card_to_cancel(), BOT)
    shown = player.page.evaluate("""() => {
        const question = document.querySelector('#question'), bar = document.querySelector('.pick')
        const words = question.getBoundingClientRect(), room = bar.getBoundingClientRect()
        return { text: question.textContent, cut: question.scrollHeight > question.clientHeight + 6,
                 width: words.width, within: words.top >= room.top && words.bottom <= room.bottom } }""")
    assert shown["text"] == player.question["text"]
    assert not shown["cut"], "no word of the question is cut"
    assert shown["width"] > width * 0.4, "the wishes and the lamp leave room"
    assert shown["within"]
    rest = player.page.get_by_label(player.say("web-let-pass-mine"))
    assert not rest.is_visible(), "one wish stands in the row, the others behind a button"
    player.button("web-let-pass-open").tap()
    rest.wait_for()
    player.button("web-let-pass-open").tap()
    wish = player.page.get_by_label(player.say("web-let-pass-phase"))
    row, box = player.page.locator(".pick__row").bounding_box(), wish.bounding_box()
    assert row is not None
    assert box is not None
    assert row["y"] < box["y"] < row["y"] + row["height"]
    wish.tap()
    player.wait(lambda: [each["until"] for each in player.update["wishes"]] == ["ask", "phase"], "the wish for this kind")
