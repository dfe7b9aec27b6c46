"""What the bar reads: short names of what options are about, and what an exit gives up."""

from __future__ import annotations

import pytest

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.screens import HScreen
from tests.heroes_of_normandie.duel import Duel
from tests.heroes_of_normandie.scene import Scene
from tests.marks import rule


def screen(s: Scene, lang: str = "en") -> HScreen:
    return HScreen(s.board, lang)


def test_a_unit_is_named_by_its_square_and_its_type() -> None:
    s = Scene()
    team = s.put("us_fire_team", "a1")
    assert screen(s, "fr").name_of(s.state, "unit", team) == "A1 Équipe de feu"


def test_a_unit_in_ambush_keeps_its_secret() -> None:
    s = Scene()
    sniper = s.put("ge_sniper", "b1", hidden=p.AMBUSHED)
    assert "niper" not in screen(s).name_of(s.state, "unit", sniper)
    assert "niper" not in screen(s).name_of(s.state, "square", "b1")
    assert "niper" not in screen(s).name_of(s.state, "unit", sniper, Seat(0)), "from the enemy"
    assert screen(s).name_of(s.state, "unit", sniper, Seat(1)) == "B1 German sniper", "but not from its owner"


def test_a_square_is_named_with_the_enemy_on_it_and_without_a_friend() -> None:
    s = Scene()
    team, _, _ = s.put("us_fire_team", "a1"), s.put("us_rifle_team", "a2"), s.put("ge_fire_group", "c1")
    s.activate(team)
    named = {square: screen(s).name_of(s.state, "square", square) for square in ("a2", "b1", "c1")}
    assert named == {"a2": "A2", "b1": "B1", "c1": "C1 Fire group"}


@pytest.mark.parametrize(("fact", "value", "name"), [
    ("card", "c29", "Lucky helmet"), ("token", "2", "Order 2"), ("token", "bluff", "Bluff"), ("manner", "he", "HE shell"),
    ("manner", "normal", ""), ("weapon", "main", ""), ("number", 2, ""), ("point", "@c4", "C4"), ("seat", 0, "American"),
])
def test_other_facts_have_their_names_unless_the_family_says_it(fact: str, value: str | int, name: str) -> None:
    s = Scene()
    assert screen(s).name_of(s.state, fact, value).lower() == name.lower()


def test_an_exit_says_what_it_gives_up() -> None:
    s = Scene()
    one, _ = s.put("us_fire_team", "a1"), s.put("us_fire_team", "c1")
    s.activate(one)
    assert (s.asked, screen(s).lost(s.state, s.decision)) == ("act", "the order is lost")
    s = Scene()
    s.put("us_fire_team", "a1")
    s.put("us_fire_team", "c1")
    s.reserve()
    assert (s.asked, screen(s).lost(s.state, s.decision)) == ("reserve_unit", "2 units stay put")


@rule("HN-TRAIT-16", "HN-VICTORY-11")
def test_a_reroll_says_what_it_costs() -> None:
    s = Duel(army=("us; us_8th_regiment = veteran", "ge; ge_902"))
    s.put("us_rifle_team", "e5")
    s.activate(s.put("ge_fire_group", "e2")).play("fire main normal", dice=[2])
    action = next(option for option in s.decision.options if option.verb == "reroll")
    assert screen(s).choice(s.state, s.decision, action).note == "spends a Veteran token"
    s.state.rerolls[0] = 1
    assert screen(s).choice(s.state, s.decision, action).note == "the re-roll that the event marker gave"
