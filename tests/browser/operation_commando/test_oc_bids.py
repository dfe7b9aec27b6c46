"""A bid of Opération Commando: what the hand could still reach, which unit a card is for, what giving up costs."""

from __future__ import annotations

import pytest

from tests.browser.operation_commando import moments
from tests.browser.operation_commando.table import BOT, speak_of_it
from tests.browser.player import FRESH, HOLD, Player, Visit


def sit(player: Player, record: str) -> None:
    player.enter(player.resume(record, seats=BOT)["id"])
    player.page.locator(f'.pick[data-seq="{player.update["seq"]}"]').wait_for()


def test_the_panel_says_what_the_hand_could_still_reach(visit: Visit) -> None:
    player = speak_of_it(visit("fr"))
    sit(player, moments.behind())
    panel = player.page.locator("[data-reach]")
    panel.wait_for()
    told = player.of_type("surveyed")[-1]["told"]
    de = player.update["view"]["combat"]["de"]["total"]
    assert told["needed"] == de, "the American needs as much as the German"
    assert panel.locator("h2").text_content() == player.say("web-oc-reach-title", n=de)
    best = told["ways"][0]
    first = panel.locator("li").first.inner_text()
    assert all(player.say(f"card-{card}") in first for card in best["cards"])
    assert str(best["total"]) in first


@pytest.mark.parametrize("phone", [False, True])
def test_each_of_two_units_says_what_the_card_makes_of_it(visit: Visit, phone: bool) -> None:
    player = speak_of_it(visit("en", phone=phone))
    sit(player, moments.for_one_of_two())
    option = next(each for each in player.options if each["verb"] == "action" and "→" in each["note"])
    card = option["about"]["card"]
    player.page.wait_for_timeout(FRESH)
    if phone:
        player.page.locator(f'.oc-board [data-card="{card}"]').tap()
    else:
        player.page.locator(f'.oc-board [data-card="{card}"]').click()
    raised = player.page.locator(".oc-board .raised")
    raised.first.wait_for()
    notes = [each["note"] for each in player.options if each["verb"] == "action" and each["about"]["card"] == card]
    assert raised.all_inner_texts() == [note.split(" · ")[0] for note in notes], "on the units"
    in_bar = player.page.locator(".pick .slot[data-action]").all_text_contents()
    assert len(in_bar) == len(notes)
    assert all(note in text for note, text in zip(notes, in_bar, strict=True)), "and in the bar, with the total"


def test_giving_up_is_held_down_and_says_what_is_lost(visit: Visit) -> None:
    player = speak_of_it(visit("fr"))
    sit(player, moments.behind())
    exit = player.page.locator(".pick .exit")
    assert player.say("lost-us") in exit.inner_text()
    assert player.say("web-pick-hold") in exit.inner_text()
    seq = player.update["seq"]
    player.page.wait_for_timeout(FRESH)
    exit.click()
    player.page.wait_for_timeout(FRESH)
    assert player.update["seq"] == seq, "a click does nothing"
    exit.dispatch_event("pointerdown")
    player.page.wait_for_timeout(HOLD)
    player.reach(seq + 1, "the Assault to be given up")
