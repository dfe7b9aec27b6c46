"""Whole games of the Initiation against a bot, in the ways that people play."""

from __future__ import annotations

from tests.browser.operation_commando.table import Hands, brisk, form, play_on, shows_the_end, sit_down, speak_of_it, submit
from tests.marks import soak

BEGINNING = 40                          # choices


def test_a_whole_game_by_mouse_in_french(visit):
    player = speak_of_it(visit("fr"))
    form(player, "initiation", "bot")
    player.page.get_by_label(player.say("web-seat-level", number=2)).select_option("novice")
    submit(player, "initiation")
    hands = Hands()
    play_on(player, hands.by_mouse)
    shows_the_end(player)
    assert hands.dragged["commit"] > 0, "units were dragged into the Combat"
    assert {"commit", "column", "fight"} <= {*hands.touched}, "and cards and terrains clicked"


def test_a_game_is_begun_by_keyboard_alone_in_english(visit):
    player = speak_of_it(visit("en", seed=2))
    sit_down(player)
    hands = Hands()
    assert play_on(player, hands.by_keys, BEGINNING) == BEGINNING
    assert {"commit", "token", "fight"} <= {*hands.touched}, "cards, tokens and terrains are reached with Tab"


@soak
def test_a_whole_game_by_keyboard_alone_in_english(visit):
    player = speak_of_it(visit("en", seed=2))
    sit_down(player)
    hands = Hands()
    play_on(player, hands.by_keys)
    shows_the_end(player)
    assert {"commit", "token", "column", "fight"} <= {*hands.touched}, "cards, tokens and terrains are reached with Tab"


def test_who_lets_windows_pass_is_asked_no_more_in_this_turn(visit):
    player = speak_of_it(visit("fr"))
    sit_down(player)
    hands = Hands()
    wish = player.page.get_by_label(player.say("web-let-pass"))
    player.wait(lambda: bool(player.options) and player.question["window"], "a window")
    before = player.update["seq"]
    wish.check()
    player.wait(lambda: player.update["seq"] > before, "the window to pass")
    turn, asked = player.update["view"]["turn"], False
    while not asked:
        player.wait(lambda: bool(player.options), "a question")
        asked = player.question["window"]
        assert not asked or player.update["view"]["turn"] > turn
        if not asked:
            player.choose(brisk(player), hands.by_mouse)
    assert not wish.is_checked(), "the next turn begins without the wish"
