"""Utah Beach by two people at one screen: a curtain hides each hand, and the field, from the other."""

from __future__ import annotations


import pytest

from tests.browser.operation_commando.curtain import TwoAtOneScreen, by_key_held, by_mouse_held
from tests.browser.operation_commando.table import GAME, Hands, form, shows_the_end, speak_of_it, submit
from tests.browser.player import FRESH, Player, Visit, by_key
from tests.browser.walks import choose, odds_of
from tests.marks import soak

FEW, BEGINNING, MANY, WHOLE = 8, 20, 45, 3000       # choices
DEEDS = {"put", "drop", "regiment"}
GERMAN = [{"kind": "bot", "level": "recruit"}, {"kind": "me"}]
HERE = [{"kind": "me"}, {"kind": "here", "name": "Berthe"}]


@pytest.mark.parametrize("choices", [BEGINNING, pytest.param(WHOLE, marks=soak)])
def test_a_game_at_one_screen_by_mouse_in_french(visit: Visit, choices: int) -> None:
    player = speak_of_it(visit("fr", seed=13))
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
    player = speak_of_it(visit("en", seed=3))
    player.enter(player.create(game=GAME, scenario="utah", seats=HERE)["id"])
    hands, two = Hands(), TwoAtOneScreen(player, "utah")
    assert two.play(hands.by_keys, by_key_held, choices) == choices
    assert two.curtains > choices // 10
    assert two.truth.leaks(player.frames) == []
    assert hands.touched["put"], "squares are reached with Tab"
    if choices == MANY:
        assert {"drop", "commit"} <= {*hands.touched}, "and cards too"


def laying_out(visit: Visit) -> Player:
    """The German has announced the layout and laid the first terrain by mouse: its square has the focus."""
    player = speak_of_it(visit("fr"))
    player.enter(player.create(game=GAME, scenario="utah", seats=GERMAN)["id"])
    player.settle()
    choose(player, "layout historical")
    choose(player, "number 1")
    player.choose(next(option for option in player.options if option["verb"] == "put"), Hands().by_mouse)
    player.settle()
    return player


def test_after_a_click_on_the_table_a_letter_and_enter_play_what_the_letter_means(visit: Visit) -> None:
    player = laying_out(visit)
    slot = player.page.locator('.pick [data-action="lay_rest"]')
    player.page.wait_for_timeout(FRESH)
    before = player.update["seq"]
    by_key(slot)
    player.page.locator('.pick .slot.go[data-action="lay_rest"]:focus').wait_for()
    player.page.wait_for_timeout(FRESH)
    player.page.keyboard.press("Enter")
    player.reach(before + 1, "the rest to be laid")
    assert player.page.locator(".loupe").count() == 0


def test_what_chance_alone_decides_is_not_called_certain(visit: Visit) -> None:
    player = laying_out(visit)
    player.wait(lambda: "lay_rest" in odds_of(player), "the odds")
    player.page.wait_for_timeout(FRESH)
    by_key(player.page.locator('.pick [data-action="lay_rest"]'))
    told = player.page.get_by_role("tooltip")
    told.get_by_text(player.say("web-game-left-to-chance")).wait_for()
    assert player.say("web-game-sure") not in told.inner_text()
