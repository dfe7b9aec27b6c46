"""How a game ended is told from the eyes of the seat, with the score and the rule, and the rematch swaps the sides."""

from __future__ import annotations

from tests.browser.operation_commando.moments import ending
from tests.browser.player import Visit
from tests.browser.walks import by_mouse_in_the_bar

BOT = {"kind": "bot", "level": "soldier"}


def test_won_or_lost_the_score_the_rule_and_a_rematch_with_sides_swapped(visit: Visit) -> None:
    player = visit("en")
    player.enter(player.resume(ending("initiation"), seats=[{"kind": "me"}, BOT])["id"])
    player.play(by_mouse_in_the_bar)
    result = player.page.locator(".result")
    result.wait_for()
    ended, view = player.update["ending"], player.update["view"]
    verdict = "won" if ended["scores"][0] > 0.5 else "lost"
    assert player.page.locator("#result-title").inner_text() == player.say(f"web-end-{verdict}")
    assert result.locator(".scores li").count() == 2
    for side in ("us", "de"):
        assert str(view[side]["points"]) in result.locator(".scores").inner_text()
    assert ended["text"] in " ".join(result.inner_text().split())
    player.button("web-dice-check").click()
    good = result.locator(".check .good")
    good.wait_for()
    drawn = player.page.request.get(f"{player.url}/api/replays/match/{player.match_id()}/dice").json()["drawn"]
    assert str(len(drawn)) in good.inner_text(), "none is left out"
    with player.page.expect_download(timeout=60_000) as picture:
        player.button("web-luck-picture").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    turned = result.locator(".turned a")
    judged = player.page.request.get(f"{player.url}/api/replays/match/{player.match_id()}/luck/0").json()["judged"]
    steepest = max(judged, key=lambda each: abs(each["after"] - each["before"]))
    assert f"#/replay/match/{player.match_id()}/{steepest['at'] + 1}" in [
        link.get_attribute("href") for link in turned.all()], "each turning point leads to its moment"
    before = player.match_id()
    player.button("web-end-swap").click()
    player.wait(lambda: player.match_id() != before and player.of_type("welcome")[-1]["match"]["id"] != before, "the rematch")
    assert player.of_type("welcome")[-1]["mine"] == [1]
