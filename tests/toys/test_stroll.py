"""Stroll: infinitely many options, judged one by one."""

from __future__ import annotations

import pytest

import tests.toys  # noqa: F401  registers the toys
from bocage import Illegal, Match, Unreadable, new
from tests.marks import rule
from tests.matches import ended, question, seen
from tests.toys.stroll import View, is_wet, length


def garden(seats: int = 1) -> Match:
    return new("stroll", "garden", ["anna", "ben"][:seats], seed="1")


def refusal(match: Match, text: str) -> str:
    with pytest.raises(Illegal) as illegal:
        match.play(text)
    return illegal.value.rule


@rule("STR-TURN-01")
def test_one_walker_after_the_other_walks_or_rests() -> None:
    m = garden(2)
    m.play("rest", "anna")
    m.play("walk 1000,7000", "ben")
    assert question(m).by == (0,)
    assert seen(View, m, None).places == ((1000, 2000), (1000, 7000))


@rule("STR-PATH-01")
def test_any_path_can_be_walked_that_is_not_among_the_options() -> None:
    m = garden()
    path = "walk 1234,2001 2345,1999 2346,1999"
    assert path not in [option.text for option in question(m).options]
    m.play(path)
    assert seen(View, m, "anna").places == ((2346, 1999),)


@rule("STR-PATH-01")
@pytest.mark.parametrize("text", ["walk", "walk 1000", "walk 1000,", "walk -1,5", "walk 1,2 x", "walk 1000000,1", "go 1,1", ""])
def test_what_is_no_path_is_unreadable(text: str) -> None:
    with pytest.raises(Unreadable):
        garden().play(text)


@rule("STR-PATH-02")
def test_a_path_is_four_inches_long_to_the_thousandth() -> None:
    m = garden()
    assert refusal(m, "walk 1000,6001") == "STR-PATH-02"
    assert refusal(m, "walk 1001,6000") == "STR-PATH-02", "rounded up"
    assert refusal(m, "walk 1001,2000 1002,2000 1003,2000 1004,2000") == "STR-PATH-02", "four legs"
    m.play("walk 1000,6000")


@rule("STR-PATH-02")
def test_a_length_is_rounded_up() -> None:
    assert length((0, 0), (3, 4)) == 5
    assert length((0, 0), (1, 1)) == 2
    assert length((7, 7), (7, 7)) == 0


@rule("STR-PATH-03")
def test_nobody_leaves_the_garden() -> None:
    m = garden()
    m.play("walk 1000,5900")
    assert refusal(m, "walk 1000,8001") == "STR-PATH-03"
    m.play("walk 1000,8000")


@rule("STR-POND-01")
def test_no_leg_touches_the_pond() -> None:
    assert is_wet((3000, 4000), (5000, 4000))
    assert is_wet((6000, 4000), (6000, 4000))
    assert not is_wet((4000, 0), (4000, 8000)), "along the edge"
    assert is_wet((4001, 0), (4001, 8000))
    m = garden()
    m.play("walk 3000,4000")
    assert refusal(m, "walk 6000,4000") == "STR-POND-01"


@rule("STR-END-01")
def test_who_comes_within_an_inch_of_the_gate_has_won() -> None:
    m = garden(2)
    for text in ("walk 1000,6000", "rest", "walk 4000,7000"):
        m.play(text)
    assert m.decision is None
    assert ended(m).scores == (1.0, 0.0)


@rule("STR-END-01")
def test_after_eight_turns_it_is_dusk() -> None:
    m = garden(2)
    for _ in range(16):
        m.play("rest")
    assert ended(m).key == "dusk"
