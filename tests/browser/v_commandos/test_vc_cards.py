"""Event cards that are chosen say what they do, where one chooses and where one looks them up."""

from __future__ import annotations

import pytest

from tests.browser import moments
from tests.browser.player import FRESH, Visit
from tests.browser.operation_commando.table import tab_to


@pytest.mark.parametrize("phone", [False, True])
def test_event_cards_to_put_on_top_show_their_texts_and_are_chosen_there(visit: Visit, phone: bool) -> None:
    player = visit("en", phone=phone)
    player.enter(player.resume(moments.with_cards_to_order().record)["id"])
    cards = player.page.locator(".vc-cards button")
    cards.first.wait_for()
    ids = [option["about"]["card"] for option in player.options]
    assert [card.get_attribute("data-card") for card in cards.all()] == ids
    for card, option in zip(cards.all(), player.options, strict=True):
        assert player.say(f"card-{option['about']['card']}") in card.inner_text()
        assert option["label"].partition(": ")[2] in card.inner_text(), "the whole text"
    seq = player.update["seq"]
    player.page.wait_for_timeout(FRESH)
    if phone:
        cards.nth(1).tap()
    else:
        cards.nth(1).click()
    player.reach(seq + 1, "the card to be put on top")
    assert player.update["view"]["next_events"], "what has been looked at is known"


def test_the_text_of_a_card_that_is_known_is_a_key_away(visit: Visit) -> None:
    player = visit("fr")
    player.enter(player.resume(moments.with_cards_to_order().record)["id"])
    known = player.page.locator(".vc-known details").first
    card = known.get_attribute("data-card")
    text = player.page.locator(".vc-known details p").first
    assert not text.is_visible()
    tab_to(player, known.locator("summary"))
    player.page.keyboard.press("Enter")
    text.wait_for()
    assert player.say(f"effect-{card}.text") in text.inner_text() or "/" in text.inner_text()
