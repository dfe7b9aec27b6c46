"""Who can hurt me there: a key or a button shows it on the board and says it in a sentence."""

from __future__ import annotations

import pytest

from tests.browser.faults import faults_of
from tests.browser.heroes_of_normandie.moments import of_kind
from tests.browser.player import Player, Visit


def at_the_table(player: Player) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "recruit"}]
    player.enter(player.resume(of_kind("village", "act", "fire"), seats=seats)["id"])
    player.page.locator(".pick[data-seq]").wait_for()


@pytest.mark.parametrize(("lang", "phone"), [("en", False), ("fr", True)])
def test_the_danger_of_every_place_is_drawn_and_said(visit: Visit, lang: str, phone: bool) -> None:
    player = visit(lang, phone=phone, painted=True)
    at_the_table(player)
    page = player.page
    before = faults_of(page, phone, axe_too=False)
    if phone:
        page.locator(".tabs button").last.tap()
        page.get_by_role("button", name=player.say("web-threats")).tap()
    else:
        page.keyboard.press("!")
    page.locator(".threats .sentence").wait_for()
    told = player.of_type("threatened")[-1]
    marks = page.locator("[data-threat]")
    assert marks.count() == len(told["places"]) > 1
    assert page.locator(".threats .sentence").inner_text() == told["places"][0]["sentence"]
    last = told["places"][-1]
    mark = page.locator(f"[data-threat='{last['place']}']")
    assert last["sentence"] in (mark.get_attribute("aria-label") or "")
    assert mark.locator("text").text_content() == last["figure"]
    mark.focus()
    page.keyboard.press("Enter")
    assert page.locator(".threats .sentence").inner_text() == last["sentence"]
    assert [fault for fault in faults_of(page, phone) if fault not in before] == []
    page.keyboard.press("Escape")
    page.locator(".threats").wait_for(state="detached")
    assert marks.count() == 0
