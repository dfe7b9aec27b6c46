"""Lifeboat: decisions shared by all seats, with options that are one seat's own."""

from __future__ import annotations

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Illegal, Match, new
from bocage.core.dice import ScriptedDice
from tests.marks import rule
from tests.matches import ended


def boat(seats: int, *dice: int) -> Match:
    return new("lifeboat", "atlantic", ["anna", "ben", "cleo", "dan"][:seats], dice=ScriptedDice(dice))


def refusal(match: Match, text: str, seat: str | None = None) -> str:
    with pytest.raises(Illegal) as illegal:
        match.play(text, seat)
    return illegal.value.rule


@rule("LB-ROUND-01")
def test_sailors_act_in_any_order_each_once() -> None:
    m = boat(3, 6, 6, 6)
    m.play("row 3", "cleo")
    m.play("row 1", "anna")
    assert refusal(m, "row 3", "cleo") == "LB-ROUND-01"
    m.play("row 2", "ben")
    assert m.state.miles == 3
    assert m.state.round == 2


@rule("LB-ROUND-02")
def test_what_a_sailor_does_is_his_own_seats_to_choose() -> None:
    m = boat(2)
    assert [option.text for option in m.options("ben")] == ["row 2", "rest"]
    assert refusal(m, "row 1", "ben") == "CORE-SEAT"
    m.play("row 1", "anna")
    assert [option.text for option in m.options("anna")] == ["rest"]


@rule("LB-ROUND-02", "LB-ACT-04")
def test_anybody_may_call_a_rest() -> None:
    m = boat(2, 6, 6)
    m.play("rest", "ben")
    assert (m.state.round, m.state.miles) == (2, 0)


@rule("LB-ACT-01", "LB-ACT-03")
def test_a_sailor_rows_twice_then_he_must_eat() -> None:
    m = boat(2, *[6, 6] * 4)
    for _ in range(2):
        m.play("row 1")
        m.play("rest")
    assert refusal(m, "row 1") == "LB-ACT-01"
    assert refusal(m, "eat 2") == "LB-ACT-03"
    m.play("eat 1")
    m.play("rest")
    m.play("row 1")
    assert (m.state.miles, m.state.biscuits, m.state.eaten) == (3, 3, 1)


@rule("LB-ACT-02")
def test_bailing_takes_one_water_out() -> None:
    m = boat(2, 1, 2)
    assert refusal(m, "bail 1") == "LB-ACT-02"
    m.play("rest")
    m.play("bail 1")
    assert m.state.water == 1


@rule("LB-SEA-01")
@pytest.mark.parametrize(("dice", "water"), [((3, 6), 1), ((2, 6), 1), ((1, 2), 2)])
def test_ones_and_twos_ship_water_and_one_comes_in_always(dice: tuple[int, ...], water: int) -> None:
    m = boat(2, *dice)
    m.play("rest")
    assert m.state.water == water


@rule("LB-END-01")
def test_full_of_water_the_boat_is_lost_for_all() -> None:
    m = boat(4, *[1] * 8)
    m.play("rest")
    m.play("rest")
    assert ended(m).scores == (0.0,) * 4


@rule("LB-END-01")
def test_after_twelve_rounds_the_boat_is_lost() -> None:
    m = boat(2, *[6] * 24)
    for _ in range(12):
        m.play("bail 1" if m.state.water else "rest")
        if m.decision is not None and any(m.state.acted):
            m.play("rest")
    assert ended(m).key == "sunk"


@rule("LB-END-01")
def test_four_miles_for_each_sailor_bring_all_to_the_shore() -> None:
    m = boat(2, *[6] * 24)
    while m.decision is not None:
        options = [option.text for option in m.decision.options]
        m.play(next(text for verb in ("row", "eat", "rest") for text in options if text.startswith(verb)))
    assert ended(m).scores == (1.0, 1.0)
