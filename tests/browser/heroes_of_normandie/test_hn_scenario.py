"""First contact against a bot, in the ways that people play."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.heroes_of_normandie.hands import Keys, Mouse
from tests.browser.heroes_of_normandie.table import Captain, form, shows_the_end, sit_down, speak_of_it, submit
from tests.browser.player import Player
from tests.marks import soak

DEEDS = ("order", "travel", "shoot", "play")
BEGINNING = 40                          # choices


def test_a_whole_game_by_mouse_in_french(visit: Callable[..., Player]) -> None:
    player = speak_of_it(visit("fr", seed=3))
    form(player, "first_contact")
    submit(player, "first_contact")
    mouse = Mouse(player)
    Captain(player, mouse).play()
    shows_the_end(player)
    assert mouse.dragged > 2, "orders were dragged onto units"
    assert {"deploy", "place", "deploy_rest", *DEEDS} <= {*mouse.touched}, "all of it on the table itself"


def test_a_game_is_begun_by_keyboard_alone_in_english(visit: Callable[..., Player]) -> None:
    player = speak_of_it(visit("en", seed=2))
    sit_down(player)
    keys = Keys(player)
    assert Captain(player, keys).play(BEGINNING) == BEGINNING
    assert {"deploy", "place", "order", "travel"} <= {*keys.touched}, "everything is reached with Tab and arrows"


@soak
def test_a_whole_game_by_keyboard_alone_in_english(visit: Callable[..., Player]) -> None:
    player = speak_of_it(visit("en", seed=2))
    sit_down(player)
    keys = Keys(player)
    Captain(player, keys).play()
    shows_the_end(player)
    assert {"deploy", "place", *DEEDS} <= {*keys.touched}, "everything is reached with Tab and arrows"
