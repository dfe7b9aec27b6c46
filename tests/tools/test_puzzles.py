"""Which puzzles are kept of those that were found, and how they are written."""

from __future__ import annotations

import tomllib

import msgspec
import pytest

from bench.puzzles import in_toml, mixed
from bocage.games import find, installed
from bocage.puzzles.content import Puzzle, Puzzles, puzzles_of


def test_a_puzzle_reads_back_as_it_was_written() -> None:
    for game in installed():
        for puzzle in puzzles_of(game)[:2]:
            assert msgspec.convert(tomllib.loads(in_toml(puzzle)), Puzzles).puzzle == (puzzle,)


def test_puzzles_of_other_kinds_and_scenarios_come_before_more_of_the_same() -> None:
    one = puzzles_of(find("operation_commando"))[0]

    def found(number: int, kind: str, scenario: str) -> Puzzle:
        return msgspec.structs.replace(one, id=str(number), kind=kind, scenario=scenario)

    same = [found(number, "bid", "utah") for number in range(5)]
    other = [found(5, "commit", "utah"), found(6, "bid", "historical")]
    assert {each.id for each in mixed([], [*same, *other], 3)} >= {"5", "6"}
    assert len(mixed([], [*same, *other], 99)) == 7
    assert [each.id for each in mixed(other, same, 3)][:2] == ["5", "6"], "what is there stays, in its order"


@pytest.mark.parametrize(("found", "difficulty"), [(24, 1), (18, 1), (17, 2), (12, 2), (11, 3), (6, 3), (5, 4), (0, 4)])
def test_the_fewer_bots_find_it_the_harder_it_is(found: int, difficulty: int) -> None:
    one = puzzles_of(find("operation_commando"))[0]
    assert msgspec.structs.replace(one, found=found, asked=24).difficulty == difficulty
