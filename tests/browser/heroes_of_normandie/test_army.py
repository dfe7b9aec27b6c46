"""The workshop of armies: built by mouse, by keys and as text, kept, sent as a link, played."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import quote

import pytest

import bocage
from bocage.core.text import words
from tests.browser.faults import faults_of
from tests.browser.player import TEXT, Player, Visit
from tests.marks import soak, some

GAME = "heroes_of_normandie"
GAME_TEXT = Path(bocage.__file__).parent / "games" / GAME / "text"
ARMY = "us; us_22nd_regiment = us_bazooka_squad, us_m5_stuart; hero us_hero_clint"


def link(text: str, goal: str = "300") -> str:
    return f"#/army/{GAME}/{goal}/{quote(text, safe='')}"


def opened(visit: Visit, lang: str = "en", text: str = "", goal: str = "300", phone: bool = False) -> Player:
    player = visit(lang, phone=phone, path=link(text, goal) if text else f"#/army/{GAME}")
    player.say = words(lang, TEXT, GAME_TEXT)
    player.page.locator(".sheet").wait_for(state="attached")
    return player


def says(player: Player, text: str) -> None:
    """The text field holds that army."""
    player.wait(lambda: player.page.locator("textarea").input_value() == text.replace("; ", "\n"), text)


def judged(player: Player, key: str, **args: object) -> None:
    player.page.locator("section", has=player.page.locator("#army-rules")).get_by_text(player.say(key, **args)).wait_for()


def test_an_army_is_built_with_a_mouse(visit: Visit) -> None:
    player = opened(visit)
    page = player.page
    page.get_by_role("button", name=player.say("web-hn-army-add", name=player.say("tile-us_22nd_regiment"), cost=105)).click()
    page.locator("[data-slot='0 1'] .in").click()
    offered = page.locator(".catalogue li b").all_inner_texts()
    assert player.say("recruit-us_bazooka_squad") not in offered, "it has another colour"
    page.get_by_role("button", name=player.say("web-hn-army-add", name=player.say("recruit-us_m5_stuart"), cost=60)).click()
    row = page.locator(".catalogue li").filter(has_text=player.say("recruit-veteran")).first
    row.scroll_into_view_if_needed()
    start, slot = row.bounding_box(), page.locator("[data-slot='0 3']").bounding_box()
    assert start is not None
    assert slot is not None
    page.mouse.move(start["x"] + 100, start["y"] + 12)
    page.mouse.down()
    page.mouse.move(slot["x"] + 60, slot["y"] + 20, steps=5)
    assert page.locator(".slot.lit").count() == 2, "only slots that can hold it are lit"
    page.mouse.up()
    says(player, "us; us_22nd_regiment = -, us_m5_stuart, -, veteran")
    judged(player, "web-hn-army-legal")


def test_an_army_is_built_with_keys_and_what_does_not_fit_says_why(visit: Visit) -> None:
    player = opened(visit, "fr")
    page = player.page
    strike = page.locator(".catalogue li").filter(has_text=player.say("recruit-airstrike_1")).get_by_role("button")
    assert player.say("web-hn-army-why-hq") in (strike.get_attribute("aria-label") or "")
    page.locator("#army-catalogue").scroll_into_view_if_needed()
    add = page.get_by_role("button", name=player.say("web-hn-army-add", name=player.say("tile-us_8th_regiment"), cost=95))
    add.focus()
    page.keyboard.press("Enter")
    page.locator("[data-slot='0 0'] .in").focus()
    page.keyboard.press("Enter")
    page.get_by_text(player.say("web-hn-army-for", slot=1, tile=player.say("tile-us_8th_regiment"))).wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name=player.say("web-hn-army-all")).wait_for(state="detached")
    page.get_by_role("checkbox", name=player.say("unit-us_hero_clint")).focus()
    page.keyboard.press("Space")
    says(player, "us; us_8th_regiment; hero us_hero_clint")


def test_broken_rules_are_named_and_mended(visit: Visit) -> None:
    player = opened(visit, text="us; us_8th_regiment = -, -, -, airstrike_1; hero us_hero_rock", goal="village")
    judged(player, "web-hn-army-settle", number=3)
    must = player.say("web-hn-army-fix-add", name=player.say("tile-us_22nd_regiment"), points="+105")
    player.page.get_by_role("button", name=must).click()
    remove = player.say("web-hn-army-fix-drop", name=player.say("recruit-airstrike_1"), points="−15")
    player.page.get_by_role("button", name=remove).click()
    judged(player, "web-hn-army-legal")
    says(player, "us; us_8th_regiment; us_22nd_regiment; hero us_hero_rock")


def test_the_deck_has_fewer_cards_and_restricted_ones_only_with_an_ordinance(visit: Visit) -> None:
    player = opened(visit, text="us; us_8th_regiment; us_field_command = airstrike_1")
    page = player.page
    page.locator(".deck summary").click()
    page.get_by_role("button", name=player.say("web-hn-army-fewer", name=player.say("card-c02"))).click()
    more = page.get_by_role("button", name=player.say("web-hn-army-more", name=player.say("card-u09")))
    player.wait(more.is_enabled, "the server's word on aviation")
    more.click()
    says(player, "us; us_8th_regiment; us_field_command = airstrike_1; deck -c02 +u09")
    assert more.is_disabled()


def test_a_text_is_the_army_as_soon_as_it_can_be_read(visit: Visit) -> None:
    player = opened(visit)
    field = player.page.locator("textarea")
    field.fill("ge\nge_901 = a_horse")
    player.page.locator("#army-hint").get_by_text("a_horse").wait_for()
    field.fill("ge\nge_901 = ge_panzerschreck_group")
    player.page.get_by_role("heading", name=player.say("tile-ge_901")).wait_for()
    assert field.input_value() == "ge\nge_901 = ge_panzerschreck_group", "nobody's typing is disturbed"


@pytest.mark.parametrize("lang", some(["fr", "en"], 1))
def test_an_army_is_kept_and_played(visit: Visit, lang: str) -> None:
    player = opened(visit, lang, "ge; ge_902 = ge_assault_squad")
    page = player.page
    page.get_by_role("textbox", name=player.say("web-hn-army-name")).fill("Les Loups")
    player.button("web-hn-army-keep").click()
    page.get_by_role("button", name="Les Loups").first.wait_for()
    player.button("web-hn-army-play").click()
    chosen = page.get_by_label(player.say("web-form-army", number=2, side=player.say("side-ge")))
    player.wait(lambda: chosen.count() > 0 and chosen.input_value() == "Les Loups", "the army in the form")
    page.get_by_role("button", name=player.say("web-form-create", name=player.say("scenario-battle"))).click()
    player.wait(lambda: bool(player.update), "the position")
    german = next(seat for seat in player.update["view"]["seats"] if seat["side"] == "ge")
    assert [tile["id"] for tile in german["tiles"]] == ["ge_902"]
    assert player.update["view"]["me"] == 1, "I play my army"


def test_the_form_offers_what_the_scenario_leaves_open(visit: Visit) -> None:
    player = visit("en", path=f"#/new/{GAME}")
    player.say = words("en", TEXT, GAME_TEXT)
    page = player.page
    page.get_by_text(player.say("web-form-fixed")).wait_for()
    assert page.get_by_role("group", name=player.say("option-points")).count() == 0
    page.get_by_text(player.say("scenario-village")).first.click()
    player.button("web-seat-add-bot").click()
    page.get_by_role("group", name=player.say("option-teams")).wait_for()
    third = page.get_by_label(player.say("web-form-army", number=3, side=player.say("side-us")))
    third.select_option(label=player.say("web-form-army-text"))
    page.locator("textarea").fill(ARMY)
    page.get_by_text("HN-MULTI-02").wait_for()
    create = page.get_by_role("button", name=player.say("web-form-create", name=player.say("scenario-village")))
    assert create.is_disabled()
    page.get_by_text(player.say("option-teams-ge_more"), exact=True).click()
    page.get_by_text(player.say("web-form-army-side")).wait_for()
    page.locator("textarea").fill("ge; ge_902")
    player.wait(create.is_enabled, "a legal army")


@pytest.mark.parametrize(("phone", "theme"), [
    (False, "dark"), (True, "light"), pytest.param(False, "light", marks=soak), pytest.param(True, "dark", marks=soak)])
def test_the_workshop_has_no_fault_of_form(visit: Visit, phone: bool, theme: str) -> None:
    army = "us; us_8th_regiment = us_rifle_squad, airstrike_1; hero us_hero_clint"
    player = visit("fr", phone=phone, path=link(army), painted=True, theme=theme)
    page = player.page
    page.locator(".slot.bad").wait_for()
    page.locator(".deck summary").click()
    assert faults_of(page, phone) == []
    if phone:
        for tab in ("catalogue", "account"):
            page.get_by_text(words("fr", GAME_TEXT)(f"web-hn-army-tab-{tab}"), exact=True).first.click()
            assert faults_of(page, phone) == []
