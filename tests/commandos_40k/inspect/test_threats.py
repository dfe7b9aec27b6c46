"""Who could hurt a model at a point: the numbers, worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from bocage.core.contract import Danger
from bocage.core.decision import Seat
from bocage.games.commandos_40k.inspect import threats
from tests.commandos_40k.asking import WALL
from tests.commandos_40k.scene import Scene, blade, gun, man
from tests.marks import rule

A = Seat(0)
EIGHTH = Fraction(1, 2) * Fraction(1, 2) * Fraction(1, 2)       # 4+ to hit, 4+ to wound, 4+ to save


def danger(s: Scene, place: str) -> Danger:
    return threats.danger(s.board, s.state, A, "a1", "", place)


def told(found: Danger) -> dict[str, Any]:
    return {threat.who: (threat.how, threat.chance.share) for threat in found.threats}


@rule("KT-SHOOT-05", "KT-SHOOT-06", "KT-HIT-01", "KT-WOUND-01", "KT-SAVE-01")
def test_each_enemy_fires_all_its_weapons() -> None:
    """A shot does harm once in eight. The second enemy fires one weapon once and another twice."""
    s = Scene([man(5, 11)], [man(15, 11, gun()), man(15, 13, gun(), gun(id="two", attacks=2))]).set("phase: move")
    found = danger(s, "5,11,0")
    assert told(found) == {"b1": ("shots", pytest.approx(EIGHTH)), "b2": ("shots", pytest.approx(1 - (1 - EIGHTH) ** 3))}
    assert found.total.is_exact
    assert found.total.share == pytest.approx(1 - (1 - EIGHTH) ** 4)


@rule("KT-WEAPON-09", "KT-STAY-01")
def test_whoever_fires_from_where_it_stands_has_the_bonus_of_a_heavy_weapon() -> None:
    """3+ to hit instead of 4+, also of an enemy that has moved in this round: the danger is that of a round of its own."""
    s = Scene([man(5, 11)], [man(15, 11, gun("heavy"), tokens=["moved", "done"])]).set("phase: move")
    assert told(danger(s, "5,11,0")) == {"b1": ("shots", pytest.approx(Fraction(4, 6) * Fraction(1, 4)))}


@rule("KT-CHARGE-06", "KT-CHARGE-07", "KT-FIGHT-09")
def test_an_enemy_near_enough_charges_and_strikes() -> None:
    """From 6″ the bases are 4.74″ apart: a total of 4 brings it within 1″, which 33 of 36 rolls do. It strikes twice."""
    s = Scene([man(5, 11)], [man(11, 11, blade(attacks=2))]).set("phase: move")
    assert told(danger(s, "5,11,0")) == {"b1": (threats.CHARGE, pytest.approx(Fraction(33, 36) * (1 - (1 - EIGHTH) ** 2)))}


@rule("KT-LOS-03")
def test_a_place_behind_a_wall_is_safe_from_shots() -> None:
    s = Scene([man(5, 11)], [man(20, 11, gun())], [WALL]).set("phase: move")
    assert told(danger(s, "10.5,11,0")) == {"b1": ("shots", pytest.approx(EIGHTH))}
    assert danger(s, "5,11,0").threats == ()


def test_of_several_charges_one_at_least_and_all_at_most_take_place() -> None:
    s = Scene([man(5, 11)], [man(11, 11, blade()), man(5, 17, blade())]).set("phase: move")
    total, one = danger(s, "5,11,0").total, Fraction(33, 36) * EIGHTH
    assert (total.low, total.high) == pytest.approx((one, 1 - (1 - one) ** 2))


def test_one_asks_about_own_models_and_where_a_move_could_end() -> None:
    s = Scene([man(5, 11)], [man(20, 11)]).set("phase: move")
    assert threats.pieces(s.board, s.state, A) == ["a1"]
    places = threats.places(s.board, s.state, A, "a1")
    assert places[0] == "5,11,0"
    assert 1 < len(places) <= threats.PLACES
    assert "20,11,0" not in places
