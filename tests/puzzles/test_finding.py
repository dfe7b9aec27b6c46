"""How puzzles are found: by play-outs that follow from the seed, and only where one choice is clearly better."""

from __future__ import annotations

import pytest

import bocage
from bocage.bots.analysis import NORMAL
from bocage.games import find
from bocage.puzzles import finding
from bocage.puzzles.content import puzzles_of
from tests.matches import question

GAME = "operation_commando"
SHARP = "heroes_of_normandie", "heroes_of_normandie/bridge/1023/small/5/114"    # only one step still leads to the objective


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(finding, "ROUNDS", (6, 6, 28))
    monkeypatch.setattr(finding, "ENDS", (8, 12))
    monkeypatch.setattr(finding, "FIRST_ENDS", (8,))
    monkeypatch.setattr(finding, "CHARACTERS", 1)
    monkeypatch.setattr(finding, "AMONG_BOTS", (4, 8))
    monkeypatch.setattr(finding, "FIRST_AMONG_BOTS", (4,))


def test_a_stored_puzzle_is_found_again_with_the_same_solution_and_the_same_figures() -> None:
    game, id = SHARP
    ruleset = find(game)
    puzzle = next(each for each in puzzles_of(ruleset) if each.id == id)
    match, tallies = puzzle.opened(ruleset), [finding.Tally(), finding.Tally()]
    once, again = (finding.puzzle_at(match, puzzle.seat, "seed", tally) for tally in tallies)
    assert once is not None
    assert once.options[0].action in puzzle.solutions
    assert once == again
    sieves = ("sharp", "reopened", "first among bots", "first to the end", "weighed", "among bots", "to the end", "again")
    assert tallies[0].passed == tallies[1].passed == dict.fromkeys(sieves, 1)
    assert tallies[0].seconds.keys() == set(sieves)
    assert once.asked == finding.LEVELS
    assert once.position == puzzle.position


def test_a_stored_puzzle_still_holds_and_with_another_solution_it_does_not() -> None:
    game, id = SHARP
    ruleset = find(game)
    puzzle = next(each for each in puzzles_of(ruleset) if each.id == id)
    match, wrong = puzzle.opened(ruleset), puzzle.options[-1].action
    assert finding.Proof(match, puzzle.seat, id).still_holds(puzzle.solutions)
    assert not finding.Proof(match, puzzle.seat, id).still_holds([wrong])


def test_each_option_is_also_tried_with_the_plans_that_may_follow_it() -> None:
    game, id = SHARP
    ruleset = find(game)
    puzzle = next(each for each in puzzles_of(ruleset) if each.id == id)
    proof = finding.Proof(puzzle.opened(ruleset), puzzle.seat, id)
    step = next(option for option in proof.game.options if option.verb == "step")
    following = proof.plans_after(step)
    assert following
    assert {plan.name for plan in following} <= {lane.plan.name for lane in proof.lanes if lane.action == step and lane.plan}


def test_what_a_game_brings_follows_from_its_seed() -> None:
    """Which questions are looked at, and which of them look sharp."""
    tallies = [finding.Tally(), finding.Tally()]
    games = [finding.new_game(find(GAME), "initiation", "puzzles/3", {}) for _ in tallies]
    found = [list(finding.found_in(game, "puzzles/3", 0.1, tally=tally)) for game, tally in zip(games, tallies, strict=True)]
    assert found[0] == found[1]
    assert tallies[0].passed == tallies[1].passed
    assert tallies[0].passed["looked at"] > tallies[0].passed["sharp"]


def test_only_the_last_part_of_a_game_is_looked_at() -> None:
    seen = []
    for late in (1.0, 0.2):
        tally, game = finding.Tally(), finding.new_game(find(GAME), "initiation", "late", {})
        list(finding.found_in(game, "late", 0.1, late, tally=tally))
        seen.append(tally.passed["looked at"])
    assert seen[0] > seen[1] > 0


def test_a_match_goes_on_with_other_chance_from_the_same_position() -> None:
    match = bocage.new(GAME, "initiation", ["anna", "boris"], seed="alike")
    other = finding.with_other_chance(match, "other")
    assert other.position() == match.position()
    assert other.setup.seed_hash != match.setup.seed_hash
    options, ends = match.options(question(match).by[0]), []
    for each in (match.copy(), other):
        for _ in range(60):
            if each.decision is not None:
                each.play(each.decision.options[0])
        ends.append(each.position())
    assert options
    assert ends[0] != ends[1]


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
