"""Whole games of the Initiation against a bot, in the ways that people play."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tests.browser.operation_commando import moments
from tests.browser.operation_commando.table import (
    BOT, Hands, brisk, form, play_on, shows_the_end, sit_down, speak_of_it, submit)
from tests.browser.player import Frame, Player, Visit
from tests.marks import soak

BEGINNING, WHOLE = 30, 3000             # choices


@pytest.mark.parametrize("choices", [BEGINNING, pytest.param(WHOLE, marks=soak)])
def test_a_game_by_mouse_in_french(visit: Visit, choices: int) -> None:
    player = speak_of_it(visit("fr"))
    form(player, "initiation", "bot")
    player.page.get_by_label(player.say("web-seat-level", number=2)).select_option("recruit")
    submit(player, "initiation")
    hands = Hands()

    def enough() -> bool:
        return choices == BEGINNING and min(hands.dragged["commit"], hands.touched["commit"], hands.touched["column"]) > 0

    play_on(player, hands.by_mouse, choices, enough)
    assert hands.dragged["commit"] > 0, "units were dragged into the Combat"
    assert hands.touched["commit"], "and cards clicked"
    assert hands.touched["column"], "and terrains too"
    if choices == WHOLE:
        assert hands.touched["fight"], "also those of the front"
        shows_the_end(player)


@soak
def test_a_whole_game_by_keyboard_alone_in_english(visit: Visit) -> None:
    player = speak_of_it(visit("en", seed=2))
    sit_down(player)
    hands = Hands()
    play_on(player, hands.by_keys)
    shows_the_end(player)
    assert {"commit", "token", "column", "fight"} <= {*hands.touched}, "cards, tokens and terrains are reached with Tab"


@pytest.mark.parametrize(("lang", "way"), [("en", Hands.by_keys), pytest.param("fr", Hands.by_mouse, marks=soak)])
def test_a_game_is_played_to_its_end(visit: Visit, lang: str,
                                     way: Callable[[Hands, Player, Frame], None]) -> None:
    player, hands = speak_of_it(visit(lang)), Hands()
    player.enter(player.resume(moments.ending("initiation"), seats=BOT)["id"])
    play_on(player, partial(way, hands))
    shows_the_end(player)


def test_who_lets_windows_pass_is_asked_no_more_in_this_turn(visit: Visit) -> None:
    player = speak_of_it(visit("fr"))
    sit_down(player)
    hands = Hands()
    wish = player.page.get_by_label(player.say("web-let-pass"))
    player.wait(lambda: bool(player.options), "a question")
    while not player.question["window"]:                    # one in which passing is not all that can be done
        player.choose(brisk(player), hands.by_mouse)
        player.wait(lambda: bool(player.options), "a question")
    before, turn, asked = player.update["seq"], player.update["view"]["turn"], False
    player.button("web-let-pass-open").click()
    wish.check()
    player.wait(lambda: player.update["seq"] > before, "the window to pass")
    while not asked:
        player.wait(lambda: bool(player.options), "a question")
        asked = player.question["window"]
        assert not asked or player.update["view"]["turn"] > turn
        if not asked:
            player.choose(brisk(player), hands.by_mouse)
    assert not wish.is_checked(), "the next turn begins without the wish"
