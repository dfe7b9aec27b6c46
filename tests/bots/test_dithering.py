"""What counts as going to and fro."""

from __future__ import annotations

from bench.dithering import LOOKS, Places, returns, turns_of
from bench.ladder.playing import squad
from bocage import new
from bocage.bots import make


def path(*places: float) -> list[Places]:
    return [{1: (place,)} for place in places]


def test_a_unit_dithers_if_it_comes_back_to_where_it_was_a_turn_before() -> None:
    assert returns(path(1, 2, 1), 0.0) == (1, 1)
    assert returns(path(1, 2, 1, 2), 0.0) == (2, 2)


def test_a_unit_that_waits_or_goes_on_does_not_dither() -> None:
    assert returns(path(1, 1, 1), 0.0) == (0, 0)
    assert returns(path(1, 2, 3), 0.0) == (0, 1)
    assert returns(path(1, 2, 2, 1), 0.0) == (0, 1)         # it had something to do there


def test_a_place_that_is_near_enough_is_the_same() -> None:
    assert returns(path(1, 4, 2), 1.5) == (1, 1)
    assert returns(path(1, 2, 1), 1.5) == (0, 0)


def test_a_unit_that_is_gone_is_not_counted() -> None:
    assert returns([{1: (1.0,)}, {1: (2.0,)}, {}], 0.0) == (0, 0)


def test_each_turn_of_a_game_is_looked_at_once() -> None:
    match = new("v_commandos", "bridges", ["a"], "dithering", {"squad": squad(2, 1)})
    turns = turns_of(match, [make("soldier", 1)], LOOKS["v_commandos"][0])
    assert match.decision is None
    assert len(turns) >= match.state.turn
