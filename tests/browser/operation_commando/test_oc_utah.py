"""Utah Beach by two people at one screen: a curtain hides each hand, and the field, from the other."""

from __future__ import annotations

from tests.browser.operation_commando.curtain import TwoAtOneScreen, by_key_held, by_mouse_held
from tests.browser.operation_commando.table import GAME, Hands, form, shows_the_end, speak_of_it, submit

HERE = [{"kind": "me"}, {"kind": "here", "name": "Berthe"}]


def test_a_whole_game_at_one_screen_by_mouse_in_french(visit):
    player = speak_of_it(visit("fr", seed=13))
    form(player, "utah", "here")
    player.page.get_by_label(player.say("web-seat-name", number=2)).fill("Berthe")
    submit(player, "utah")
    hands, two = Hands(), TwoAtOneScreen(player, "utah")
    two.play(hands.by_mouse, by_mouse_held)
    shows_the_end(player)
    assert two.curtains > 20
    assert two.truth.leaks(player.frames) == []
    assert {"put", "drop", "regiment", "commit"} <= {*hands.touched}, "all of it is done on the table itself"


def test_the_same_by_keyboard_in_english(visit):
    player = speak_of_it(visit("en", seed=3))
    player.enter(player.create(game=GAME, scenario="utah", seats=HERE)["id"])
    hands, two = Hands(), TwoAtOneScreen(player, "utah")
    assert two.play(hands.by_keys, by_key_held, 45) == 45
    assert two.curtains > 10
    assert two.truth.leaks(player.frames) == []
    assert {"put", "drop", "commit"} <= {*hands.touched}, "squares and cards are reached with Tab"
