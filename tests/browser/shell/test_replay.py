"""A game is seen again: from a file, by keys and by mouse, through each seat's eyes, and played on from any moment."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Locator

from tests.browser.faults import faults_of
from tests.browser.player import Player, Visit
from tests.core.test_replay import moments


@cache
def record() -> str:
    for match in moments("operation_commando", "initiation", 2, 3, 5000):
        text = match.record
    return text()


def uploaded(player: Player, folder: Path) -> Locator:
    """Opens a saved game in the lobby to be replayed; returns the slider."""
    file = folder / "game.bocage"
    file.write_text(record(), encoding="utf-8")
    panel = player.page.locator("section[aria-labelledby=resume]")
    panel.get_by_text(player.say("web-replay-watch")).click()
    panel.locator("input[type=file]").set_input_files(file)
    slider = player.page.get_by_role("slider")
    slider.wait_for(timeout=60_000)         # the process that reads is started for the first one
    return slider


def at(player: Player, moment: int) -> None:
    """Waits until the replay stands at a moment."""
    player.wait(lambda: moment_of(player) == moment, f"moment {moment}")
    assert player.page.get_by_role("slider").input_value() == f"{moment}"


def moment_of(player: Player) -> int:
    """The moment that the address names."""
    parts = player.page.url.partition("#")[2].split("/")
    return int(parts[4]) if len(parts) > 4 else -1


def hands(player: Player) -> int:
    return player.page.locator(".board [data-card]").count()


def test_a_file_is_replayed_by_keys_through_each_seats_eyes_and_played_on(visit: Visit, tmp_path: Path) -> None:
    player = visit("fr", painted=True)
    slider = uploaded(player, tmp_path)
    last = int(slider.get_attribute("max") or 0)
    at(player, 0)
    for key, moment in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
        player.page.keyboard.press(key)
        at(player, moment)
    player.page.keyboard.press("Shift+ArrowRight")
    player.wait(lambda: moment_of(player) > 0, "the next turn")
    slider.fill("30")
    at(player, 30)
    player.page.locator(".board [data-card]").first.wait_for()
    both = hands(player)
    player.page.get_by_text(player.say("web-replay-eyes-public"), exact=True).click()
    player.wait(lambda: hands(player) < both, "hidden hands")
    assert player.page.url.endswith("/30/public")
    player.page.locator("section[aria-labelledby=luck] dl").wait_for(timeout=60_000)
    with player.page.expect_download() as picture:
        player.page.locator("section[aria-labelledby=luck] .does button").last.click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG"), "the game as a picture, drawn in the browser"
    assert faults_of(player.page, phone=False) == []

    player.page.keyboard.press("a")
    options = player.page.locator("section[aria-labelledby=analysis] ol li")
    options.first.wait_for(timeout=60_000)
    played = player.page.request.get(f"{player.url}/api/replays/file/{player.page.url.split('/')[-3]}/at/30?eyes=all&lang=fr")
    assert player.page.locator("section[aria-labelledby=analysis] li.played .name").inner_text().startswith(
        played.json()["chosen"]["label"])
    player.page.locator("section[aria-labelledby=analysis] .line button").first.click()
    supposed = player.page.locator(".supposed")
    supposed.wait_for()
    assert faults_of(player.page, phone=False, axe_too=False) == []
    supposed.get_by_label(player.say("web-analysis-line-leave")).click()
    supposed.wait_for(state="detached")

    player.page.reload()
    at(player, 30)
    player.page.locator("[data-comment]").first.wait_for()
    player.page.keyboard.press("c")
    player.page.locator("[data-comment]:focus").wait_for()
    player.page.keyboard.type("a bold bid")
    player.page.keyboard.press("Enter")
    player.page.locator("section[aria-labelledby=comments] li.on").get_by_text("a bold bid").wait_for()
    player.page.get_by_role("button", name=player.say("web-comments-delete")).click()
    player.page.locator("section[aria-labelledby=comments] li").wait_for(state="detached")
    replayed = player.page.url
    player.page.keyboard.press("j")
    player.page.get_by_role("dialog").get_by_role("button", name=player.say("web-replay-play-from-here")).click()
    player.wait(lambda: bool(player.update), "the new match")
    assert player.update["seq"] == 0
    assert {event["move"] for event in player.update["log"]} <= {*range(32)}
    made = player.match_id()
    player.page.goto(replayed)
    player.page.locator(f"section[aria-labelledby=branches] a[href='#/match/{made}']").wait_for(timeout=60_000)
    assert faults_of(player.page, phone=False) == []


def test_on_a_phone_it_plays_by_itself_and_everything_is_within_reach(visit: Visit, tmp_path: Path) -> None:
    player = visit("en", phone=True, painted=True)
    uploaded(player, tmp_path)
    assert faults_of(player.page, phone=True, axe_too=False) == []
    player.page.get_by_role("button", name=player.say("web-replay-play"), exact=True).tap()
    player.wait(lambda: moment_of(player) >= 3, "the third choice")
    player.page.get_by_role("button", name=player.say("web-replay-pause")).tap()
    player.page.get_by_role("button", name=player.say("web-replay-tab-moments")).tap()
    assert faults_of(player.page, phone=True, axe_too=False) == []
    player.page.locator("section[aria-labelledby=turns] button").nth(1).tap()
    player.wait(lambda: moment_of(player) > 3 and not player.page.get_by_role("button", name=player.say(
        "web-replay-pause")).is_visible(), "the second turn")


def test_a_finished_match_leads_to_its_replay(visit: Visit) -> None:
    player = visit("en")
    made = player.resume(record(), seats=[{"kind": "me"}, {"kind": "bot", "level": "easy"}])
    player.enter(made["id"])
    player.page.locator(".result").get_by_role("link", name=player.say("web-replay-watch")).click()
    at(player, 0)
    player.open("#/")
    player.page.locator(f"a[href='#/replay/match/{made['id']}']").wait_for()       # the list of one's matches comes in a moment
