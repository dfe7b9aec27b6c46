"""A hint during a game against a bot: asked for by a key, shown on the board and in the bar, followed, told in the replay."""

from __future__ import annotations

from tests.browser.faults import faults_of
from tests.browser.operation_commando.moments import fight
from tests.browser.player import Visit

AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "soldier"}]


def test_a_hint_is_shown_followed_and_marked_in_the_replay(visit: Visit) -> None:
    player = visit("fr", painted=True)
    player.enter(player.resume(fight("initiation"), seats=AGAINST_A_BOT)["id"])
    player.settle()
    before, match = player.update["seq"], player.match_id()
    player.page.keyboard.press("h")
    panel = player.page.locator("section[aria-labelledby=advice]")
    panel.locator("li").first.wait_for(timeout=60_000)      # the process that thinks is started for the first one
    player.wait(lambda: player.of_type("hinted")[-1]["done"], "the whole hint")
    hint = player.of_type("hinted")[-1]
    best = hint["plans"][0]["weighing"]
    assert best["choice"]["label"].lower() in panel.inner_text().lower()
    assert best["choice"]["action"] in [option["action"] for option in player.options]
    assert player.page.locator(".board.suggests").count() == 1
    assert player.page.locator(".pick .lamp").count() >= 1
    assert faults_of(player.page, phone=False) == []
    player.page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    assert player.update["seq"] == before, "a hint plays nothing"
    player.page.keyboard.press("h")
    panel.get_by_text(player.say("web-advice-follow", number=1)).click()
    if player.page.locator(".pick .go").count():
        player.page.keyboard.press("Enter")
    player.wait(lambda: player.update["seq"] > before, "the plan")
    at = player.page.request.get(f"{player.url}/api/replays/match/{match}").json()["hints"][0]["at"]
    player.open(f"#/replay/match/{match}/{at}")
    player.page.get_by_text(player.say("web-advice-here")).first.wait_for(timeout=60_000)
