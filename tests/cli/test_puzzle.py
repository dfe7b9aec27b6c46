"""A puzzle in the terminal: tried, found, explained."""

from __future__ import annotations

import pytest

from bocage.core.text import words
from bocage.games import find
from bocage.puzzles.content import puzzle_of
from tests.cli.terminal import refused, run, said, too_wide

GAME = "operation_commando"


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_puzzle_is_found_after_a_wrong_choice(lang: str) -> None:
    puzzle, say = puzzle_of(find(GAME), 1), words(lang)
    worst = puzzle.options[-1]
    result = run("puzzle", GAME, 1, "--lang", lang, typed=[worst.action, "stand up", puzzle.solutions[0]])
    assert result.exit_code == 0
    told = said(result)
    for key, args in (("cli-puzzle-wrong", {"points": round(100 * worst.loss)}), ("cli-puzzle-found", {"tries": 2})):
        assert say(key, **args).replace("\u00a0", " ") in told
    assert str(puzzle.worlds) in told
    assert not too_wide(result.stdout)


def test_the_solution_is_shown_to_whoever_asks_and_nobody_is_forced_to_find_it() -> None:
    assert "points of win chance more" in said(run("puzzle", GAME, 1, "--lang", "en", "--plain", typed=["?"]))
    assert "points of win chance more" not in said(run("puzzle", GAME, "--lang", "en", typed=[]))
    refused(run("puzzle", GAME, 999, "--lang", "en"), "Unknown puzzle")
