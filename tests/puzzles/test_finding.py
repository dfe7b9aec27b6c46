"""How puzzles are found: by play-outs that follow from the seed, and only where one choice is clearly better."""

from __future__ import annotations

from collections import Counter

import pytest

import bocage
from bocage.bots.analysis import NORMAL
from bocage.games import find
from bocage.puzzles import finding
from bocage.puzzles.content import puzzles_of
from tests.matches import question

GAME = "operation_commando"
SHARP = "operation_commando/utah/6/78"                   # three options, and one of them is far ahead


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "ROUNDS", (12, 28))
    monkeypatch.setattr(finding, "ENDS", (8, 12))
    monkeypatch.setattr(finding, "CHARACTERS", 1)
    monkeypatch.setattr(finding, "AMONG_BOTS", (4, 12))


def test_a_stored_puzzle_is_found_again_with_the_same_solution_and_the_same_figures() -> None:
    ruleset = find(GAME)
    puzzle = next(each for each in puzzles_of(ruleset) if each.id == SHARP)
    match, looked = puzzle.opened(ruleset), [Counter[str](), Counter[str]()]
    once, again = (finding.puzzle_at(match, puzzle.seat, "seed", counts) for counts in looked)
    assert once is not None
    assert once.options[0].action in puzzle.solutions
    assert once == again
    sieves = ("sharp", "reopened", "likely", "weighed", "among bots", "to the end")
    assert looked[0] == looked[1] == dict.fromkeys(sieves, 1)
    assert once.asked == finding.LEVELS
    assert once.position == puzzle.position


def test_what_a_game_brings_follows_from_its_seed() -> None:
    """Which questions are looked at, and which of them look sharp."""
    counts = [Counter[str](), Counter[str]()]
    once, again = (list(finding.found_in(find(GAME), "initiation", "puzzles/3", {}, 0.1, looked=looked)) for looked in counts)
    assert once == again
    assert counts[0] == counts[1]
    assert counts[0]["looked at"] > counts[0]["sharp"]


def test_a_question_whose_answers_are_alike_is_no_puzzle() -> None:
    match = bocage.new("v_commandos", "bridges", ["anna"], seed="alike")
    asked = question(match)
    assert len(asked.options) >= finding.FEWEST
    proof = finding.Proof(match, asked.by[0], "seed")
    for lane in proof.lanes:
        lane.values = [0.5] * 12
    proof.worlds = 12
    assert not proof.may_become_one()
    assert proof.solutions(NORMAL) == 0


def test_a_solution_is_ahead_of_every_other_option_by_more_than_chance() -> None:
    ruleset = find(GAME)
    puzzle = next(each for each in puzzles_of(ruleset) if each.right == 1)
    proof = finding.Proof(puzzle.opened(ruleset), puzzle.seat, "seed")
    best, *others = proof.lanes
    best.values = [0.6, 0.7] * 10
    for lane in others:
        lane.values = [0.5, 0.6] * 10
    assert proof.solutions(NORMAL) == 1
    others[0].values = [0.1, 1.1] * 10                      # as good on average, but that may be luck
    assert proof.solutions(NORMAL) == 0
    others[0].values = [0.595, 0.695] * 10                  # as good as the best: too many solutions for few options
    assert proof.solutions(NORMAL) == (2 if proof.most == 2 else 0)
