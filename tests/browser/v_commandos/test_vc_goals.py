"""The objectives alone win nothing: the panel says that the squad must still leave."""

from __future__ import annotations

from collections.abc import Sequence

import bocage
from bocage.core.match import Match
from bocage.games.v_commandos import content
from tests.browser.player import Visit

OBJECTIVE_DONE_AT = 5           # the step of the second lesson that does its last objective; the way out comes later


def do(match: Match, asks: Sequence[str]) -> None:
    """Plays what a step asks for. Before it the officer is activated, or a window is passed by."""
    for action in asks:
        while action not in (options := [option.text for option in match.decision.options] if match.decision else [action]):
            match.play(next(each for each in options if each.startswith(("activate", "done"))))
        match.play(action)


def test_objectives_that_are_done_say_that_the_squad_must_still_leave(visit: Visit) -> None:
    match = bocage.new("v_commandos", "lesson_2", ["anna"], seed="goals")
    steps = content.load().lessons["lesson_2"].steps
    for step in steps[:OBJECTIVE_DONE_AT - 1]:
        do(match, step.asks)
    player = visit("fr")
    page = player.page
    player.enter(player.resume(match.record())["id"])
    page.locator(".vc-goals").first.wait_for()
    assert page.locator(".vc-leave").count() == 0
    do(match, steps[OBJECTIVE_DONE_AT - 1].asks)
    player.enter(player.resume(match.record())["id"])
    page.locator(".vc-leave").first.wait_for()
    assert player.say("web-vc-now-leave") in page.locator(".vc-leave").first.inner_text()
