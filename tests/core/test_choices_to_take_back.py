"""How many choices can be taken back is told from the moves alone; it is what taking them back would do."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random

import pytest

from bocage import Illegal, Match, new
from bocage.core.history import Move
from bocage.core.takeback import activation_taken_back, choices_to_take_back

GAMES = {"v_commandos": ("bridges", ["a"]), "operation_commando": ("initiation", ["a", "b"]),
         "heroes_of_normandie": ("first_contact", ["a", "b"]), "commandos_40k": ("exfiltration", ["a", "b"])}


def may(seats: set[int]) -> Callable[[Move], bool]:
    return lambda move: any(seat in move.by for seat in seats)


def tried(match: Match, passed: set[int], seats: set[int]) -> int:
    screen = match.ruleset.display.screen(match.board, "en")
    try:
        return activation_taken_back(match, screen, passed, may(seats))[2]
    except Illegal:
        return 0


@pytest.mark.parametrize("game", GAMES)
def test_it_is_told_as_it_would_be_done(game: str) -> None:
    scenario, names = GAMES[game]
    rng, found = Random(4), set[int]()
    for seed in range(3):
        match, passed = new(game, scenario, names, f"{seed}"), set[int]()
        for _ in range(70):
            if match.decision is None:
                break
            if match.moves and rng.random() < 0.15:
                with suppress(Illegal):
                    match.undo()
            assert match.decision is not None
            if rng.random() < 0.2:
                passed.add(len(match.moves))
            match.play(rng.choice(match.decision.options))
            passed = {number for number in passed if number < len(match.moves)}
            screen = match.ruleset.display.screen(match.board, "en")
            for seats in ({0}, {0, 1}):
                told = choices_to_take_back(match, screen, passed, may(seats))
                assert told == tried(match, passed, seats)
                found.add(told)
    assert {0, 1} <= found
