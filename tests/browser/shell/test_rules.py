"""A rule is read, its example is played step by step on a small board, and tried in a game of one's own; aids are printed."""

from __future__ import annotations

import re

from bocage.games import game_ids
from tests.browser.faults import faults_of
from tests.browser.player import Visit

RULE = "#/rules/operation_commando/OC-TOKEN-10"


def test_an_example_is_played_step_by_step_by_keys_and_then_tried(visit: Visit) -> None:
    player = visit("fr", phone=True, painted=True)
    player.open(RULE)
    example = player.page.locator("section.example")
    forward = example.get_by_role("button", name=player.say("web-rule-step-on"))
    forward.wait_for(timeout=60_000)                # the process that reads is started for the first one
    assert example.locator(".told li").count() == 0
    forward.press("Enter")
    example.locator(".told li", has_text="OC-TOKEN-10").wait_for()
    assert forward.is_disabled(), "the example is over"
    assert player.page.url.endswith(RULE)
    assert faults_of(player.page, phone=True) == []
    example.get_by_role("button", name=player.say("web-rule-step-back")).press("Enter")
    example.get_by_role("button", name=player.say("web-rule-try")).press("Enter")
    player.page.get_by_role("dialog").get_by_role("button", name=player.say("web-replay-play-from-here")).click()
    player.wait(lambda: bool(player.update), "a game of one's own")
    assert "commit de_granatwerfer" in [option["action"] for option in player.question["options"]]


def test_each_player_aid_is_one_page_of_paper(visit: Visit) -> None:
    player = visit("fr", painted=True)
    for game in game_ids():
        player.open(f"#/aids/{game}")
        player.page.locator(f"a[href^='#/rules/{game}/']").first.wait_for()
        printed = player.page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, game
    assert faults_of(player.page, phone=False) == []
