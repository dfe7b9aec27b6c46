"""Utah Beach by two people at one screen: a curtain hides each hand, and the field, from the other."""

from __future__ import annotations


import pytest

from tests.browser.operation_commando.curtain import TwoAtOneScreen, by_key_held, by_mouse_held
from tests.browser.operation_commando.table import GAME, Hands, form, shows_the_end, speak_of_it, submit
from tests.browser.player import Visit
from tests.marks import soak

FEW, BEGINNING, MANY, WHOLE = 8, 20, 45, 3000       # choices
DEEDS = {"put", "drop", "regiment"}
HERE = [{"kind": "me"}, {"kind": "here", "name": "Berthe"}]


@pytest.mark.parametrize("choices", [BEGINNING, pytest.param(WHOLE, marks=soak)])
def test_a_game_at_one_screen_by_mouse_in_french(visit: Visit, choices: int) -> None:
    player = speak_of_it(visit("fr", seed=13, painted=False))
    form(player, "utah", "here")
    player.page.get_by_label(player.say("web-seat-name", number=2)).fill("Berthe")
    submit(player, "utah")
    hands, two = Hands(), TwoAtOneScreen(player, "utah")

    def enough() -> bool:
        return choices == BEGINNING and two.curtains > 4 and {*hands.touched} >= DEEDS

    two.play(hands.by_mouse, by_mouse_held, choices, enough=enough)
    assert two.curtains > 4
    assert two.truth.leaks(player.frames) == []
    assert {*hands.touched} >= DEEDS, "all of it is done on the table itself"
    if choices == WHOLE:
        assert two.curtains > 20
        assert hands.touched["commit"]
        shows_the_end(player)


@pytest.mark.parametrize("choices", [FEW, pytest.param(MANY, marks=soak)])
def test_the_same_by_keyboard_in_english(visit: Visit, choices: int) -> None:
    player = speak_of_it(visit("en", seed=3, painted=False))
    player.enter(player.create(game=GAME, scenario="utah", seats=HERE)["id"])
    hands, two = Hands(), TwoAtOneScreen(player, "utah")
    assert two.play(hands.by_keys, by_key_held, choices) == choices
    assert two.curtains > choices // 10
    assert two.truth.leaks(player.frames) == []
    assert hands.touched["put"], "squares are reached with Tab"
    if choices == MANY:
        assert {"drop", "commit"} <= {*hands.touched}, "and cards too"
