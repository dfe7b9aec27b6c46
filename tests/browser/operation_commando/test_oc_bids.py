"""A bid of Opération Commando: what the hand could still reach, which unit a card is for, what giving up costs."""

from __future__ import annotations

import pytest

from tests.browser.operation_commando import moments
from tests.browser.operation_commando.table import BOT, speak_of_it, tab_to
from tests.browser.player import FRESH, HOLD, Player, Visit
from tests.marks import some


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
def test_the_german_is_answered_by_one_unit_or_by_two(visit: Visit, phone: bool) -> None:
    """Nothing in the bar moves when the survey says which units go together; touching a way lights its cards in the hand."""
    player = speak_of_it(visit("fr", phone=phone))
    sit(player, moments.behind())
    page, lenses = player.page, player.page.locator(".pick .slot")
    before = [lenses.nth(at).bounding_box() for at in range(lenses.count())]
    player.wait(lambda: bool(player.of_type("surveyed")), "what the hand can do")
    paired = {*player.of_type("surveyed")[-1]["told"]["paired"]}
    units = {each["about"]["card"] for each in player.options if each["verb"] == "commit"}
    assert paired
    assert paired < units
    page.wait_for_timeout(FRESH)
    assert [lenses.nth(at).bounding_box() for at in range(lenses.count())] == before
    lit = page.locator(".oc-board .hand li.may [data-card]")
    assert {card.get_attribute("data-card") for card in lit.all()} == units
    page.locator(".pick [data-slot=paired]").click()
    player.wait(lambda: {card.get_attribute("data-card") for card in lit.all()} == paired, "the cards of which two go together")
    assert player.say("pick-paired.ask") in page.locator("#question").inner_text()
    page.locator(".pick .undo").click()
    player.wait(lambda: lit.count() >= len(units), "all units again")


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


def whole_text(player: Player, card: str) -> str:
    return player.say(f"card-{card}.text")


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_of_the_opponent_shows_its_whole_text_by_one_touch(visit: Visit, phone: bool) -> None:
    player = speak_of_it(visit("fr", phone=phone))
    sit(player, moments.behind())
    card = player.update["view"]["combat"]["de"]["units"][0]["card"]["id"]
    unit = player.page.locator("[data-lane=far] .fighter").first
    if phone:
        unit.tap()
    else:
        unit.click()
    loupe = player.page.locator(".loupe")
    loupe.wait_for()
    assert whole_text(player, card) in loupe.inner_text()
    player.page.keyboard.press("Escape")
    loupe.wait_for(state="detached")


def test_with_keys_too_the_whole_text_of_a_card_is_shown(visit: Visit) -> None:
    player = speak_of_it(visit("en"))
    sit(player, moments.behind())
    card = player.page.locator(".oc-board [data-card]").first
    tab_to(player, card)
    loupe = player.page.locator(".loupe")
    loupe.wait_for()
    assert whole_text(player, card.get_attribute("data-card") or "") in loupe.inner_text()


@pytest.mark.parametrize("phone", [False, True])
def test_a_card_that_may_be_cancelled_shows_its_text(visit: Visit, phone: bool) -> None:
    player = speak_of_it(visit("fr", phone=phone))
    sit(player, moments.with_a_card_to_cancel())
    card = player.question["about"]["card"]
    pending = player.page.locator(".oc-board").get_by_text(whole_text(player, card)).first
    assert pending.is_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_terrains_to_fight_for_show_their_texts(visit: Visit, phone: bool) -> None:
    player = speak_of_it(visit("en", phone=phone))
    sit(player, moments.of_kind("historical", "front"))
    for option in player.options:
        terrain = option["about"]["terrain"]
        assert player.say(f"terrain-{terrain}") in option["label"] or terrain in option["action"]
        text = player.say(f"terrain-{terrain}.text")
        assert text == "—" or player.page.locator(".oc-board").get_by_text(text).first.is_visible()


def test_while_a_card_is_chosen_the_exit_takes_it_back(visit: Visit) -> None:
    player = speak_of_it(visit("fr"))
    sit(player, moments.for_one_of_two())
    option = next(each for each in player.options if each["verb"] == "action" and "→" in each["note"])
    seq, page = player.update["seq"], player.page
    page.wait_for_timeout(FRESH)
    page.locator(f'.oc-board [data-card="{option["about"]["card"]}"]').click()
    back = page.locator(".pick .exit[data-back]")
    assert player.say("web-pick-back") in back.inner_text()
    back.click()
    page.locator(".pick .exit[data-exit]").wait_for()
    assert player.update["seq"] == seq, "nothing was played"


def test_cards_that_cannot_be_played_say_why(visit: Visit) -> None:
    player = speak_of_it(visit("en"))
    sit(player, moments.for_one_of_two())
    player.wait(lambda: bool(player.of_type("surveyed")), "what the hand can do")
    barred = player.of_type("surveyed")[-1]["told"]["barred"]
    playable = {each["about"].get("card") for each in player.options}
    assert barred
    assert not playable & {*barred}
    units = len(player.update["view"]["combat"]["us"]["units"])
    for card, rule in barred.items():
        why = player.page.locator(f'.oc-board li:has([data-card="{card}"]) .why').first
        assert player.say("web-oc-barred", rule=rule, units=units) == why.inner_text()
        assert why.get_attribute("title") == rule


# Surveys wait until the test sends them, as on a machine with much to do.
LATE_SURVEYS = """(() => { const send = WebSocket.prototype.send, waiting = []
    window.sendSurveys = () => waiting.splice(0).forEach((each) => each())
    WebSocket.prototype.send = function (text) {
        if (JSON.parse(text).type === 'survey') waiting.push(() => send.call(this, text))
        else send.call(this, text) } })()"""
WHERE = "() => [...document.querySelectorAll('.oc-board .hand [data-card]')].map((card) => card.getBoundingClientRect().x)"


def test_no_card_moves_when_the_reasons_arrive(visit: Visit) -> None:
    player = speak_of_it(visit("fr"))
    player.page.evaluate(LATE_SURVEYS)
    sit(player, moments.fight_with_a_full_hand("historical"))
    player.page.locator(".oc-board .hand .may").first.wait_for()
    before = player.page.evaluate(WHERE)
    assert not player.of_type("surveyed")
    player.page.evaluate("window.sendSurveys()")
    player.page.locator(".oc-board .why").first.wait_for()
    assert player.page.evaluate(WHERE) == before


CUT = """() => [...document.querySelectorAll('.pick b, .pick small, .pick .note')].filter((each) => each.checkVisibility()
    && getComputedStyle(each).overflow !== 'visible' && each.clientWidth > 2
    && (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 2))
    .map((each) => each.textContent)"""


@pytest.mark.parametrize("when", some(["with_a_card_to_cancel", "behind", "for_one_of_two"], 2))
def test_no_word_in_the_bar_is_cut(visit: Visit, when: str) -> None:
    player = speak_of_it(visit("fr"))
    sit(player, getattr(moments, when)())
    for width, height in ((1440, 900), (1366, 768), (1024, 768), (390, 844), (360, 740)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_timeout(FRESH)
        assert player.page.evaluate(CUT) == [], width
