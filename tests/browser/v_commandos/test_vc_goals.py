"""The objectives alone win nothing: the panel says that the squad must still leave."""

from __future__ import annotations

import bocage
from tests.browser.player import Visit

AT_THE_FOLDER = """
scenario training_ground
seats anna
option squad officer:blue
turn: 2
phase: commandos
active: officer
terrain training_ground: in_play, built-in-turn 1
officer: tile c, actions 3, active
tile c: mp40
tile d: mp40
"""


def test_objectives_that_are_done_say_that_the_squad_must_still_leave(visit: Visit) -> None:
    match = bocage.position("v_commandos", AT_THE_FOLDER)
    player = visit("fr")
    player.enter(player.resume(match.record())["id"])
    page = player.page
    page.locator(".vc-goals").first.wait_for()
    assert page.locator(".vc-leave").count() == 0
    match.play("interact officer objective-c")
    player.enter(player.resume(match.record())["id"])
    page.locator(".vc-leave").first.wait_for()
    assert player.say("web-vc-now-leave") in page.locator(".vc-leave").first.inner_text()
