"""The air assault against a bot, in the ways that people play."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.browser.commandos_40k import moments
from tests.browser.commandos_40k.hands import Keys, Mouse
from tests.browser.commandos_40k.table import BOT, Captain, form, shows_the_end, sit_down, speak_of_it, submit
from tests.browser.player import Visit
from tests.marks import soak

SET_UP = {"marker", "at"}
DEEDS = {"normal", "charge", "target", "shoot", "fire", "path"}
ANSWERED = {"role", "react"}
FIRST_DEEDS = {"normal", "path"}
BEGINNING, WHOLE = 45, 500              # choices
SOON = 5                                # with this seed of the player every first deed comes early


@pytest.mark.parametrize(("choices", "seed"), [(BEGINNING, SOON), pytest.param(WHOLE, 7, marks=soak)])
def test_a_battle_by_mouse_in_french(visit: Visit, choices: int, seed: int) -> None:
    player = speak_of_it(visit("fr", seed=seed))
    form(player, "air_assault")
    submit(player, "air_assault")
    mouse = Mouse(player)
    captain = Captain(player, mouse)
    deeds = {"deploy", *SET_UP, *(DEEDS if choices == WHOLE else FIRST_DEEDS)}

    def enough() -> bool:
        return choices == BEGINNING and mouse.touched["drag"] > 0 and deeds <= {*mouse.touched}

    captain.play(choices, enough)
    assert mouse.touched["drag"], "models were dragged along their ways"
    assert deeds <= {*mouse.touched}, "all of it on the table itself"
    if choices == WHOLE:
        assert {*captain.asked} >= ANSWERED, "and what the enemy does was answered"
        shows_the_end(player)


@soak
def test_a_whole_battle_by_keyboard_alone_in_english(visit: Visit) -> None:
    player = speak_of_it(visit("en", seed=2))
    sit_down(player)
    keys = Keys(player)
    captain = Captain(player, keys)
    captain.play()
    shows_the_end(player)
    assert {*keys.touched} >= {*SET_UP, *DEEDS}, "everything is reached with Tab, space and arrows"
    assert {*captain.asked} >= ANSWERED, "and what the enemy does was answered"


@pytest.mark.parametrize(("lang", "way"), [("en", Keys), pytest.param("fr", Mouse, marks=soak)])
def test_a_battle_is_fought_to_its_end(visit: Visit, lang: str, way: type[Mouse | Keys]) -> None:
    player = speak_of_it(visit(lang))
    player.enter(player.resume(moments.ending(), seats=BOT)["id"])
    Captain(player, way(player)).play()
    shows_the_end(player)


@pytest.mark.parametrize(("lang", "way"), [("fr", Mouse), ("en", Keys)])
def test_of_two_weapons_a_switch_sets_one_and_the_target_is_touched(visit: Visit, lang: str, way: type[Mouse | Keys]) -> None:
    player = speak_of_it(visit(lang))
    player.enter(player.resume(moments.two_weapons(), seats=BOT)["id"])
    shots = [option for option in player.options if option["verb"] == "fire"]
    target = Counter(shot["action"].split()[-1] for shot in shots).most_common(1)[0][0]
    second = [shot for shot in shots if shot["action"].endswith(f" {target}")][1]
    hand = way(player)
    Captain(player, hand).choose(second)
    assert (hand.touched["weapon"], hand.touched["bar fire"]) == (1, 0), "one touch for the weapon, one for the target"
    weapon = second["action"].split()[1]
    log = [event for update in player.of_type("update")[1:] for event in update["log"]]
    assert weapon in [event["facts"].get("weapon") for event in log], "it has been fired"
