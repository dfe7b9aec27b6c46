"""Who could hurt a piece: a seat is told only what follows from what it may know, and it comes true."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bench.threats.__main__ import GAMES, game_called
from bench.threats.comparing import Report, agree, compare
from bocage.core.conformance.series import begin_one
from bocage.core.contract import Threats, counted, exactly
from bocage.core.decision import Seat
from bocage.core.match import Match
from bocage.games import find
from tests.marks import slow

SOME = 2                        # places of a piece that are asked about in a position
ENOUGH = 3                      # seats that had something to ask about


def told(match: Match, state: Any, seat: Seat) -> list[object]:
    """What a seat is told of its first piece."""
    game: Threats[Any, Any] | None = match.ruleset.threats
    assert game is not None
    b = match.board
    found: list[object] = [list(game.pieces(b, state, seat))]
    for piece in game.pieces(b, state, seat)[:1]:
        states, places = game.states(b, state, seat, piece), game.places(b, state, seat, piece)
        found += [list(states), list(places)]
        found += [game.danger(b, state, seat, piece, states[0] if states else "", place) for place in places[:SOME]]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_a_seat_cannot_tell_apart_have_the_same_dangers(game: str) -> None:
    """Other worlds are made by suppositions, and by exchanging one hidden thing that the seat cannot remember."""
    asked = 0
    for number in range(4):
        match, rng, choose = begin_one(find(game), 5, number)
        for at in range(60):
            if match.decision is None or asked >= ENOUGH:
                break
            if at % 15 == 14:
                for seat in map(Seat, range(len(match.setup.seats))):
                    here = told(match, match.state, seat)
                    asked += len(here) > 1
                    assert told(match, match.twin(seat, Random(at)).state, seat) == here
                    for hidden in match.ruleset.knowledge.hidden:
                        other = hidden.swap(match.board, match.state, seat, Random(at))
                        assert other is None or hidden.remembered or told(match, other, seat) == here
            match.play(choose(match, rng))
    assert asked


@slow
@pytest.mark.parametrize("game", GAMES)
def test_the_dangers_shown_are_those_of_simulated_enemy_turns(game: str) -> None:
    """``python -m bench.threats`` looks at many more."""
    report = compare(game_called(game), positions=2, simulations=200, seed=2, tell=lambda report: None)
    assert report.wrong == []


def test_a_wrong_danger_is_noticed() -> None:
    assert agree(exactly(0.5), 5_000, 10_000)
    assert not agree(exactly(0.55), 5_000, 10_000)
    assert agree(counted(20, 40), 5_500, 10_000), "a small sample may err"
    assert not agree(counted(20, 40), 9_500, 10_000)
    assert next(Report().lines()).startswith("0 positions")
