"""Deployment: a unit, then its square. Facing and face are switches that keep their value."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.heroes_of_normandie import moments
from tests.browser.heroes_of_normandie.hands import Keys
from tests.browser.heroes_of_normandie.table import BOT, GAME, sit_down, speak_of_it
from tests.browser.operation_commando.table import seen_at
from tests.browser.player import FRESH, Frame, Player, Visit


def standing(player: Player) -> dict[str, Frame]:
    """Own units on the board, by type."""
    return {unit["type"]: unit for unit in player.update["view"]["units"] if unit["mine"]}


def is_asked(player: Player, kind: str, recruit: str = "") -> None:
    """Waits until that is asked and shown."""
    player.wait(lambda: player.question.get("kind") == kind and recruit in ("", player.question["about"].get("recruit"))
                and player.asks_on(), f"{kind} {recruit}")


def touch(player: Player, square: str) -> None:
    player.page.mouse.click(*seen_at(player.page.locator(f'.hn-map [data-square="{square}"]')))


def press(player: Player, key: str) -> None:
    player.page.wait_for_timeout(FRESH)
    player.page.keyboard.press(key)


def test_a_unit_is_deployed_in_two_touches_and_undo_takes_back_the_second(visit: Visit) -> None:
    player = speak_of_it(visit("fr"))
    sit_down(player)
    page = player.page
    page.locator('[data-recruit="us_recon_team"]').click()
    is_asked(player, "deploy_where", "us_recon_team")
    face = page.locator('.pick [data-how="face"]')
    assert face.locator("[aria-checked=true]").get_attribute("data-value") == "back", "an ambush is proposed"
    touch(player, "h13")
    is_asked(player, "deploy")
    assert standing(player)["us_recon_team"]["hidden"]
    press(player, "z")
    is_asked(player, "deploy_where", "us_recon_team")
    page.locator('[data-recruit="us_fire_team"]').click()
    is_asked(player, "deploy_where", "us_fire_team")
    assert not face.count(), "this unit has no choice of faces"
    touch(player, "g13")
    is_asked(player, "deploy")
    assert {*standing(player)} == {"us_fire_team"}


def test_one_button_finds_a_place_and_one_deploys_the_rest(visit: Visit) -> None:
    player = speak_of_it(visit("en"))
    sit_down(player)
    is_asked(player, "deploy")
    player.page.locator(".pick [data-own=mine]:not(.dim)").wait_for()
    press(player, "p")
    player.wait(lambda: len(standing(player)) == 1, "the proposed place")
    is_asked(player, "deploy")
    assert player.say("web-hn-set-left", n=3) in player.page.locator(".pick .exit").inner_text(), "not ready yet, and why"
    player.page.locator(".pick [data-own=rest]").click()
    ready = player.page.locator(".pick .exit.go")
    ready.wait_for()
    assert len(standing(player)) == 1, "beside a bot nobody can take it back: it is pressed twice, or Ready is"
    player.page.wait_for_timeout(FRESH)
    ready.click()
    player.wait(lambda: len(standing(player)) == 4, "all units")


@pytest.mark.parametrize("phone", [False, True])
def test_the_facing_is_a_switch_that_is_set_by_key_or_in_two_touches_and_keeps_its_value(visit: Visit, phone: bool) -> None:
    player = speak_of_it(visit("en", phone=phone))
    player.enter(player.create(game=GAME, scenario="hedgerow", seats=BOT)["id"])
    page = player.page
    is_asked(player, "deploy")
    tray = "[data-tray-recruit" if phone else "[data-recruit"
    page.locator(f'{tray}="us_m5_stuart"]').click()
    is_asked(player, "deploy_where", "us_m5_stuart")
    dial = page.locator('.pick [data-how="direction"] [data-turn]')
    assert dial.get_attribute("data-set") == "n", "towards the enemy"
    facing = "ne"
    if phone:
        facing = "nw"
        dial.tap()
        spread = page.locator('.pick [data-how="direction"] [data-value]')
        assert spread.count() > 4
        expect(spread.first).to_be_in_viewport(ratio=1)
        expect(spread.last).to_be_in_viewport(ratio=1)
        spread.and_(page.locator(f"[data-value={facing}]")).tap()
        assert not spread.count(), "the board is seen whole again"
        touch(player, "h13")
    else:
        keys = Keys(player)
        keys.walk_to("h13")
        page.keyboard.press("+")
        assert dial.get_attribute("data-set") == "ne", "also while the map has the focus"
        page.keyboard.press("Enter")
    is_asked(player, "deploy")
    assert standing(player)["us_m5_stuart"]["facing"] == facing
    press(player, "z")
    is_asked(player, "deploy_where", "us_m5_stuart")
    assert dial.get_attribute("data-set") == facing


def test_a_square_that_does_not_take_the_facing_asks_for_another(visit: Visit) -> None:
    player = speak_of_it(visit("fr"))
    player.enter(player.create(game=GAME, scenario="hedgerow", seats=BOT)["id"])
    is_asked(player, "deploy")
    player.page.locator('[data-recruit="us_m5_stuart"]').click()
    is_asked(player, "deploy_where", "us_m5_stuart")
    player.page.locator('.pick [data-how="direction"]').wait_for()
    told = [each["told"] for each in player.of_type("surveyed") if each["about"] == "deploy us_m5_stuart"][-1]
    squares = told["deployment"]["squares"]
    square = next(square for square, facings in squares.items() if "n" not in facings and len(facings) > 1)
    touch(player, square)
    is_asked(player, "deploy_facing", "us_m5_stuart")
    player.page.locator(".hn-rose button").first.click()
    is_asked(player, "deploy")
    assert "us_m5_stuart" in standing(player)


def test_a_window_says_and_draws_what_letting_it_pass_leads_to(visit: Visit) -> None:
    player = speak_of_it(visit("fr"))
    player.enter(player.resume(moments.of_kind("first_contact", "moved", "opportunity"), seats=BOT)["id"])
    is_asked(player, "moved")
    left = player.update["view"]["movement"]["points"]
    square = next(unit["square"] for unit in player.update["view"]["units"]
                  if unit["id"] == player.update["view"]["movement"]["unit"]).upper()
    assert player.say("web-hn-let-pass", left=left, square=square) in player.page.locator(".pick__ask").inner_text()
    assert player.say("web-hn-exit-move", left=left, square=square) in player.page.locator(".pick .exit").inner_text()
    if left:
        player.page.locator(".hn-ahead").first.wait_for()
