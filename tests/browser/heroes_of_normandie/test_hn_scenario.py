"""First contact against a bot, in the ways that people play."""

from __future__ import annotations


import pytest

from tests.browser.heroes_of_normandie import moments
from tests.browser.heroes_of_normandie.hands import Keys, Mouse
from tests.browser.heroes_of_normandie.table import BOT, Captain, form, shows_the_end, sit_down, speak_of_it, submit
from tests.browser.player import Visit
from tests.marks import soak

DEEDS = ("order", "travel", "shoot", "play")
FIRST_DEEDS = ("order", "travel")
BEGINNING, WHOLE = 35, 3000             # choices


@pytest.mark.parametrize("choices", [BEGINNING, pytest.param(WHOLE, marks=soak)])
def test_a_game_by_mouse_in_french(visit: Visit, choices: int) -> None:
    player = speak_of_it(visit("fr", seed=3))
    form(player, "first_contact")
    submit(player, "first_contact")
    mouse = Mouse(player)
    deeds = {"deploy", "place", *(DEEDS if choices == WHOLE else FIRST_DEEDS)}

    def enough() -> bool:
        return choices == BEGINNING and mouse.dragged > 2 and deeds <= {*mouse.touched}

    captain = Captain(player, mouse)
    captain.play(choices, enough)
    assert captain.made["deploy_rest"] == 1, "one button of the bar"
    assert mouse.dragged > 2, "orders were dragged onto units"
    assert deeds <= {*mouse.touched}, "all of it on the table itself"
    if choices == WHOLE:
        shows_the_end(player)


@soak
def test_a_whole_game_by_keyboard_alone_in_english(visit: Visit) -> None:
    player = speak_of_it(visit("en", seed=2))
    sit_down(player)
    keys = Keys(player)
    Captain(player, keys).play()
    shows_the_end(player)
    assert {"deploy", "place", *DEEDS} <= {*keys.touched}, "everything is reached with Tab and arrows"


@pytest.mark.parametrize(("lang", "way"), [("en", Keys), pytest.param("fr", Mouse, marks=soak)])
def test_a_game_is_played_to_its_end(visit: Visit, lang: str, way: type[Mouse | Keys]) -> None:
    player = speak_of_it(visit(lang))
    player.enter(player.resume(moments.ending("first_contact"), seats=BOT)["id"])
    Captain(player, way(player)).play()
    shows_the_end(player)
