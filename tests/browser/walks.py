"""Ways through the app that pass by every screen. Each yields the name of the screen that is now in view."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Locator

from tests.browser import moments
from tests.browser.player import Frame, Player, pressed, waits_for_confirmation

RULE = "VC-MOVE-03"


def through_the_shell(player: Player) -> Iterator[str]:
    page = player.page
    player.button("web-new-start").wait_for()
    yield "lobby, empty"
    player.post("/api/matches", {"game": "v_commandos", "scenario": "lighthouse", "listed": True,
                                 "seats": [{"kind": "me"}, {"kind": "open"}]})
    player.resume(moments.before_the_enemy().record)
    player.open("#/")
    page.reload()
    page.locator("main.lobby .btn--p").nth(1).wait_for()
    yield "lobby, with games"
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    yield "keys of the shell"
    page.keyboard.press("Escape")
    player.open("#/new/v_commandos")
    player.button("web-new-start").wait_for()
    yield "new game"
    player.open("#/rules")
    page.locator("#search").wait_for()
    yield "rules"
    player.open(f"#/rules/v_commandos/{RULE}")
    page.get_by_text(RULE).first.wait_for()
    yield "a rule"
    page.locator("#search").fill("alarm")
    page.wait_for_timeout(300)
    yield "rules, searched"
    for name in ("settings", "about"):
        player.open(f"#/{name}")
        page.locator("main h1").wait_for()
        yield name
    made = player.create(seats=[{"kind": "me"}, {"kind": "open"}])
    player.open(f"#/join/{made['invitations'][0]['secret']}")
    player.button("web-join-sit").wait_for()
    yield "an invitation asks for a name"
    player.open("#/join/AAAAAAAAAAAAAAAAAAAAAA")
    page.get_by_role("link", name=player.say("web-to-lobby")).wait_for()
    player.faults = [fault for fault in player.faults if "400" not in fault]        # the browser tells of the refusal
    yield "an invitation that leads nowhere"
    player.open("#/match/AAAAAAAAAAAAAAAA")
    page.get_by_role("link", name=player.say("web-game-leave")).wait_for()
    yield "a game that is not there"


def invitation(player: Player) -> Iterator[str]:
    page = player.page
    page.get_by_text(player.say("web-new-online"), exact=True).click()
    player.page.get_by_label(player.say("web-your-name")).fill("Anna")
    player.button("web-new-start").click()
    page.get_by_role("dialog").wait_for()
    yield "invitations"
    page.get_by_role("dialog").get_by_role("button", name=player.say("web-invite-enter")).click()
    player.wait(lambda: bool(player.update), "the game")
    page.locator(".pick").wait_for()
    yield "a table with an empty seat"


def through_a_game(player: Player) -> Iterator[str]:
    player.enter(player.create()["id"])
    page = player.page
    page.locator(".pick").wait_for()
    yield "choosing the squad"
    player.enter(player.resume(moments.with_two_ways_to_one_place().record)["id"])
    page.locator(".pick").wait_for()
    yield "acting"
    touch_tile(player, moments.with_two_ways_to_one_place().action)
    yield "ways to a tile"
    page.keyboard.press("Escape")
    player.enter(player.resume(moments.with_a_risk().record)["id"])
    risk = next(option for option in player.options if option["action"] == moments.with_a_risk().action)
    player.wait(lambda: risk["action"] in odds_of(player), "the odds")
    player.lead_to(risk, Locator.click).focus()
    page.get_by_role("tooltip").wait_for()
    yield "odds"
    page.locator(".pop .r").first.click()
    page.get_by_role("dialog").get_by_role("heading", level=2).wait_for()
    yield "a rule over the game"
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    yield "keys of the game"
    page.keyboard.press("Escape")


def through_the_enemy_and_the_end(player: Player) -> Iterator[str]:
    """For somebody who has chosen to be shown the enemy's steps one by one."""
    player.enter(player.resume(moments.before_the_enemy().record)["id"])
    page = player.page
    choose(player, moments.before_the_enemy().action)
    page.locator(".pick.now .next").wait_for()
    yield "the enemy, step by step"
    player.enter(player.teach("v_commandos", "hidden")["id"])
    page.locator(".panel.lesson:visible").first.wait_for()
    yield "a lesson"
    for action in ("activate officer", "move officer h", "save_action officer"):
        wait_for_option(player, action)
        choose(player, action)
    page.locator('.lesson-bar[data-standing="wrong"]').wait_for()
    yield "a lesson, after a mistake"
    to_the_end(player)
    page.locator(".pick.over, .pick.now").wait_for()
    if page.locator(".pick.now").count():
        page.keyboard.press("Escape")
    page.locator(".result").wait_for()
    yield "the result"


def at_a_table(player: Player) -> Iterator[str]:
    made = player.create(seats=[{"kind": "me"}, {"kind": "open"}], listed=True)
    player.enter(made["id"])
    page = player.page
    page.locator(".pick").wait_for()
    yield "a table for several"
    wide = page.viewport_size is not None and page.viewport_size["width"] > 820
    if wide:
        page.get_by_role("button", name=player.say("web-game-table-open")).first.click()
    else:
        page.locator("nav.tabs button").last.click()
        yield "more"
        page.locator("aside").get_by_role("button", name=player.say("web-game-table-open")).click()
    page.get_by_role("dialog").wait_for()
    yield "who sits at the table"
    page.keyboard.press("Escape")
    if not wide:
        for part, name in ((1, "mine, on a phone"), (2, "log, on a phone")):
            page.locator("nav.tabs button").nth(part).click()
            yield name
    page.get_by_label(player.say("web-game-chat-write")).fill("Bonjour")
    page.keyboard.press("Enter")
    page.locator(".chat li").wait_for()
    yield "chat"
    player.enter(made["id"], watch=True)
    page.locator(".pick").wait_for()
    yield "watching"


def wait_for_option(player: Player, action: str) -> None:
    player.wait(lambda: action in [option["action"] for option in player.options], action)


def to_the_end(player: Player) -> None:
    """Takes up a game that is nearly over, and makes its last choice."""
    player.enter(player.resume(moments.before_the_end().record)["id"])
    choose(player, moments.before_the_end().action)
    player.wait(lambda: player.is_over, "the end")


def choose(player: Player, action: str) -> None:
    player.choose(next(option for option in player.options if option["action"] == action), by_mouse_in_the_bar)


def by_mouse_in_the_bar(player: Player, option: Frame) -> None:
    before = player.update["seq"]
    pressed(player, option, Locator.click)
    if waits_for_confirmation(player, before):
        player.bar(option).first.click()


def touch_tile(player: Player, action: str) -> None:
    """By keyboard: the tile to which that choice leads, and Enter; its ways then stand in the bar."""
    tile = next(option for option in player.options if option["action"] == action)["about"]["tile"]
    player.page.locator(f'[data-walk="{tile}"]').focus()
    player.page.keyboard.press("Enter")
    player.page.locator(f'.pick [data-action="{action}"]').wait_for()


def odds_of(player: Player) -> dict[str, Frame]:
    """By action, as the server has sent them for the question that stands."""
    frames = [frame for frame in player.of_type("odds") if frame["seq"] == player.update["seq"]]
    return {each["action"]: each for frame in frames for each in frame["weighed"]}


