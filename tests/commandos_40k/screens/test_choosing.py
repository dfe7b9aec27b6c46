"""How options are named for the bar: short names of what they are about, what they cost, what ending a question gives up."""

from __future__ import annotations

from random import Random

import pytest

import bocage
from bocage.core.text import LANGUAGES
from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k.screens import KScreen
from tests.commandos_40k.scene import Scene, gun, man
from tests.marks import rule

LONG = 28                               # letters: more are cut on a button
CHOICES = 250


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", [each.id for each in RULESET.scenarios])
def test_whatever_an_option_is_about_has_a_name_that_fits_on_a_button(scenario: str, lang: str) -> None:
    match, rng = bocage.new("commandos_40k", scenario, ("Anna", "Ben"), seed="names"), Random(1)
    screen = KScreen(match.board, lang)
    for _ in range(CHOICES):
        if match.decision is None:              # at random a battle may be over early: another one follows
            match = bocage.new("commandos_40k", scenario, ("Anna", "Ben"), seed="more names")
            screen = KScreen(match.board, lang)
        assert match.decision is not None
        for option in match.decision.options:
            for fact, value in RULESET.display.action_facts(match.board, option).items():
                if isinstance(value, str | int) and fact != "number":
                    assert 0 < len(screen.name_of(match.state, fact, value)) <= LONG, (fact, value)
        match.play(rng.choice(match.decision.options))


def test_a_model_is_called_by_its_name_and_its_id_and_a_marker_by_its_letter() -> None:
    match = bocage.new("commandos_40k", "rescue", ("Anna", "Ben"), seed="1")
    for lang, lancer in (("en", "Lancer a2"), ("fr", "Lancier a2")):
        screen = KScreen(match.board, lang)
        assert screen.name_of(match.state, "model", "a2") == lancer
        assert screen.name_of(match.state, "marker", "m3") == "C"
        assert screen.name_of(match.state, "number", 3) == ""


@rule("KT-MISSION2-02", "KT-MISSION2-08")
def test_markers_have_letters_on_the_table_and_numbers_underneath() -> None:
    match = bocage.new("commandos_40k", "rescue", ("Anna", "Ben"), seed="1", options={"roles": "first"})
    screen = KScreen(match.board, "en")
    assert match.decision is not None
    assert match.decision.kind == "marker"
    assert screen.namer.ask(match.decision) == "Where do you place objective marker A?"
    match.play(match.decision.options[0])
    assert screen.namer.event(match.log[-1]).startswith("Side B: objective marker A at ")
    assert screen.namer.ask(match.decision) == "Where do you place objective marker B?"


@rule("KT-MOVE-01", "KT-SHOOT-05")
def test_ending_says_who_will_stay_and_what_will_not_fire() -> None:
    s = Scene([man(5, 11, gun()), man(5, 14)], [man(15, 11), man(15, 14)]).begin("move")
    assert lost(s) == "2 models will stay"
    assert lost(s.play("stay a1")) == "1 model will stay"
    s = Scene([man(5, 11, gun())], [man(15, 11), man(15, 14)]).begin("shoot").play("shoot a1")
    assert s.asked == "shoot"
    assert lost(s) == "1 weapon can fire"


@rule("KT-RECON-09")
def test_ending_early_counts_no_more_models_than_may_still_move_forward() -> None:
    s = Scene([man(5, 4 * at + 2) for at in range(6)], [man(25, 2)]).set("team a: recon forward_positions, recon-works")
    s.begin("forward")
    assert (s.asked, s.decision.about[0]) == ("forward", 2)
    assert lost(s) == "2 can advance"


@rule("KT-TACTIC-01")
def test_a_tactic_says_its_price_and_passing_what_is_kept() -> None:
    s = Scene([man(5, 11)], [man(15, 11)], cp=(2, 0)).begin("move_start")
    screen = KScreen(s.board, "en")
    notes = {option.verb: screen.choice(s.state, s.decision, option).note for option in s.decision.options}
    assert notes == {"use": "1 CP", "pass": "2 CP kept"}


def lost(s: Scene) -> str:
    return KScreen(s.board, "en").lost(s.state, s.decision)
