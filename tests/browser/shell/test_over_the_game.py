"""Rules and settings open over the game; the game is still there when they are closed."""

from __future__ import annotations

import pytest

from tests.browser import moments
from tests.browser.player import Player, Visit


def at_the_table(player: Player) -> str:
    match: str = player.resume(moments.with_two_ways_to_one_place().record)["id"]
    player.enter(match)
    player.page.locator(".pick[data-seq]").wait_for()
    player.page.evaluate("document.querySelector('.pick').dataset.before = 'yes'")
    return match


def is_the_same_table(player: Player) -> bool:
    return player.page.locator(".pick[data-before=yes]").is_visible()


def test_the_rules_open_at_the_rule_that_asks_and_close_to_the_same_table(visit: Visit) -> None:
    player = visit("fr")
    match = at_the_table(player)
    page = player.page
    welcomes = len(player.of_type("welcome"))
    page.keyboard.press("/")
    page.locator("#search").wait_for()
    assert page.url.endswith(f"#/rules/v_commandos/{player.question['rule']}")
    assert not is_the_same_table(player)
    player.wait(lambda: player.question["rule"] in page.locator("article, .read").first.inner_text(), "the rule that asks")
    page.get_by_role("link", name=player.say("web-back-to-game")).click()
    page.locator(".pick[data-before=yes]").wait_for()
    assert page.url.endswith(f"#/match/{match}")
    assert is_the_same_table(player)
    assert len(player.of_type("welcome")) == welcomes, "the connection was never cut"


def test_keys_typed_over_the_game_do_not_play(visit: Visit) -> None:
    player = visit("en")
    at_the_table(player)
    page = player.page
    before = player.update["seq"]
    page.locator("header a[href^='#/rules/v_commandos']").click()
    page.locator("#search").wait_for()
    page.locator("body").click(position={"x": 5, "y": 300})
    page.wait_for_timeout(300)
    for key in ("1", "2", "0", "a", "m", "Enter"):
        page.keyboard.press(key)
    page.wait_for_timeout(300)
    assert player.update["seq"] == before
    page.keyboard.press("Escape")
    page.locator(".pick[data-before=yes]").wait_for()


@pytest.mark.parametrize("phone", [False, True])
def test_settings_changed_over_the_game_hold_in_it(visit: Visit, phone: bool) -> None:
    player = visit("fr", phone=phone)
    at_the_table(player)
    page = player.page
    page.locator("header a[href='#/settings']").click()
    page.locator("#size").wait_for()
    themes = page.get_by_role("group", name=player.say("web-set-theme"))
    themes.get_by_text(player.say("web-set-theme-dark"), exact=True).click()
    page.get_by_role("link", name=player.say("web-back-to-game")).click()
    page.locator(".pick[data-before=yes]").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_leaving_for_the_lobby_clears_the_table(visit: Visit) -> None:
    player = visit("fr")
    at_the_table(player)
    page = player.page
    page.keyboard.press("/")
    page.locator("#search").wait_for()
    page.locator("header nav a[href='#/']").click()
    page.locator("main.lobby").wait_for()
    assert page.locator(".pick").count() == 0
    page.locator("header nav a[href='#/rules']").click()
    page.locator("#search").wait_for()
    assert page.get_by_role("link", name=player.say("web-back-to-game")).count() == 0
