"""A bot that thinks for long: the page says so, and for how long."""

from __future__ import annotations

import json

from playwright.sync_api import Locator

from tests.browser.company import Line
from tests.browser.operation_commando.moments import fight
from tests.browser.player import Player, Visit, pressed

AGAINST_A_BOT = [{"kind": "me"}, {"kind": "bot", "level": "soldier"}]


def deliver_until_it_thinks(player: Player, line: Line) -> None:
    """The own choice arrives, with the word that the bot thinks; the bot's answer is held back."""
    assert line.page is not None
    player.wait(lambda: any(thinks(frame) for frame in line.held), "the bot's turn")
    while not thinks(frame := line.held.pop(0)):
        line.page.send(frame)
    line.page.send(frame)


def thinks(frame: str | bytes) -> bool:
    told = json.loads(frame)
    return told["type"] == "update" and bool(told["thinking"])


def test_who_waits_for_a_bot_sees_that_it_thinks_and_for_how_long(visit: Visit) -> None:
    player = visit("fr")
    made, line = player.resume(fight("initiation"), seats=AGAINST_A_BOT), Line(player)
    player.enter(made["id"])
    player.settle()
    line.slow()
    stop = next(option for option in player.options if option["action"] == "stop")
    pressed(player, stop, Locator.click)
    deliver_until_it_thinks(player, line)
    told = player.page.locator(".pick.now .text")
    bot = player.say("web-game-bot", level=player.say("web-level-soldier"))
    told.filter(has_text=player.say("web-game-thinking", name=bot)).wait_for()
    told.filter(has_text="0:02").wait_for()
    line.deliver()
    told.filter(has_text="0:02").wait_for(state="detached")
