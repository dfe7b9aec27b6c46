"""Every stored puzzle: it opens, its question is asked, its figures say what it promises, and it shows nothing hidden."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import msgspec
import pytest

from bocage.games import find, installed
from bocage.puzzles.content import HARDEST, Named, Puzzle, of_the_day, puzzle_of, puzzles_of, stride
from bocage.puzzles.finding import CLEAR, FEWEST, GAP, RARE, SAME, SOLUTIONS
from bocage.puzzles.told import REASONS, WORTH, reasons_of, told
from bocage.server.wire.frames import to_json
from bocage.server.wire.telling import Teller
from tests.matches import question

GAMES = [game.id for game in installed() if puzzles_of(game)]
ALL = [pytest.param(game, number, id=f"{game}-{number}")
       for game in GAMES for number in range(1, len(puzzles_of(find(game))) + 1)]


def tells(puzzle: Puzzle) -> None:
    """What the figures of a puzzle promise."""
    best, *others = puzzle.options
    assert best.loss == 0
    assert 1 <= puzzle.right <= max(1, min(SOLUTIONS, len(puzzle.options) // RARE))
    assert all(each.loss <= SAME for each in puzzle.options[:puzzle.right])
    assert all(each.loss > CLEAR - 0.001 and each.loss - 1.9 * each.error > GAP for each in puzzle.options[puzzle.right:])
    assert all(best.chance >= each.chance - SAME for each in others)
    assert puzzle.to_end >= 0
    assert 0 <= puzzle.found <= puzzle.asked
    assert 1 <= puzzle.difficulty <= HARDEST


@pytest.mark.parametrize(("game", "number"), ALL)
def test_a_puzzle_opens_asks_its_seat_and_shows_nothing_hidden(game: str, number: int) -> None:
    ruleset = find(game)
    puzzle = puzzle_of(ruleset, number)
    tells(puzzle)
    match = puzzle.opened(ruleset)
    asked = question(match)
    assert (match.setup.scenario, asked.kind) == (puzzle.scenario, puzzle.kind)
    options = match.options(puzzle.seat)
    assert len(options) >= FEWEST
    assert {each.text for each in options} == {each.action for each in puzzle.options}
    match.copy().play(puzzle.solutions[0], puzzle.seat)
    known = Teller(match, "en", (puzzle.seat,)).update(0)
    other = Teller(match.twin(puzzle.seat, Random(number)), "en", (puzzle.seat,)).update(0)
    assert to_json(known) == to_json(other)
    why = told(puzzle, match, ruleset.display.screen(match.board, "fr"))
    assert why.labels.keys() == {each.action for each in puzzle.options}
    assert len(why.reasons) <= REASONS


def test_reasons_that_speak_against_the_solution_are_not_told() -> None:
    puzzle = puzzles_of(find("operation_commando"))[0]
    pro, contra, little = Named("points", 0.12), Named("cards", -0.05), Named("tokens", WORTH / 2)
    assert reasons_of(msgspec.structs.replace(puzzle, reasons=(pro, contra, pro))) == [pro, contra]
    assert reasons_of(msgspec.structs.replace(puzzle, reasons=(contra, little))) == []


def test_no_two_puzzles_of_a_game_are_the_same() -> None:
    for game in GAMES:
        puzzles = puzzles_of(find(game))
        assert len({each.id for each in puzzles}) == len({each.position for each in puzzles}) == len(puzzles)


def test_each_puzzle_is_the_puzzle_of_one_day_in_turn_and_neighbours_are_far_apart() -> None:
    for game in GAMES:
        ruleset, first = find(game), date(2026, 1, 1)
        count = len(puzzles_of(ruleset))
        days = [of_the_day(ruleset, first + timedelta(days=day)) for day in range(count)]
        assert sorted(days) == list(range(1, count + 1))
    for count in range(1, 60):
        assert len({stride(count) * day % count for day in range(count)}) == count
        assert count < 8 or 1 < stride(count) < count - 1
