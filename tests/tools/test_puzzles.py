"""Which puzzles are kept of those that were found, and how they are written."""

from __future__ import annotations

import tomllib
from collections import Counter
from random import Random

import msgspec
import pytest

from bench import small_games
from bench.puzzles import in_toml, is_last_action, mixed
from bench.small_games import SMALLER, with_few_left
from bocage.games import find, installed
from bocage.core.position.reading import read as read_position
from bocage.puzzles.content import Puzzle, Puzzles, puzzles_of
from bocage.puzzles.finding import new_game
from tests.matches import question


def test_a_puzzle_reads_back_as_it_was_written() -> None:
    for game in installed():
        for puzzle in puzzles_of(game)[:2]:
            assert msgspec.convert(tomllib.loads(in_toml(puzzle)), Puzzles).puzzle == (puzzle,)


def test_puzzles_of_other_kinds_and_scenarios_come_before_more_of_the_same() -> None:
    one = puzzles_of(find("operation_commando"))[0]

    def found(number: int, kind: str, scenario: str) -> Puzzle:
        return msgspec.structs.replace(one, id=str(number), kind=kind, scenario=scenario, found=1)

    same = [found(number, "bid", "utah") for number in range(5)]
    other = [found(5, "commit", "utah"), found(6, "bid", "historical")]
    assert {each.id for each in mixed([], [*same, *other], 3)} >= {"5", "6"}
    assert len(mixed([], [*same, *other], 99)) == 7
    assert [each.id for each in mixed(other, same, 3)][:2] == ["5", "6"], "what is there stays, in its order"


def test_no_puzzle_is_added_that_all_bots_solve_or_that_repeats_another_of_the_same_game() -> None:
    one = msgspec.structs.replace(puzzles_of(find("operation_commando"))[0], id="game/utah/1/5", found=1)
    same = msgspec.structs.replace(one, id="game/utah/1/9")
    easy = msgspec.structs.replace(one, id="game/utah/2/5", found=one.asked)
    other = msgspec.structs.replace(one, id="game/utah/3/5")
    assert [each.id for each in mixed([one], [same, easy, other], 9)] == [one.id, other.id]


@pytest.mark.parametrize("game", SMALLER)
def test_few_pieces_of_each_side_are_left_in_a_small_game(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(small_games.SMALLER, game, SMALLER[game]._replace(left=((1,), (1,))))
    ruleset = find(game)
    match = puzzles_of(ruleset)[-1].opened(ruleset)
    before, after = (Counter(piece.side for piece in SMALLER[game].pieces(match, text.splitlines()))
                     for text in (match.position(), with_few_left(match, Random(1))))
    assert before.total() > 2
    assert max(after.values()) == 1


def test_a_small_game_of_v_commandos_has_all_its_tokens_and_what_lies_on_the_tiles() -> None:
    """What goes off the table goes back into the pool, or the position would be refused."""
    game = next(small_games.small_games(new_game(find("v_commandos"), "checkpoint", "s0", {}), "s0"))
    enemies = [piece for piece in SMALLER["v_commandos"].pieces(game, game.position().splitlines()) if piece.side]
    assert 1 <= len(enemies) <= 3
    assert "items" in game.position()


@pytest.mark.parametrize("budget", [1, 2])
def test_a_choice_presses_only_if_nobody_can_make_it_later_in_the_phase(budget: int) -> None:
    position = """scenario bridges\nturn: 2\nphase: commandos\nactive: sniper\nterrain bridges: in_play, built-in-turn 1
sniper: tile a, active, actions {}\nmedic: tile a{}"""
    ruleset = find("v_commandos")
    for done in ("", ", done"):
        match = read_position(position.format(budget, done), lambda game: ruleset, ruleset.id, "pressing")
        assert question(match).kind == "act"
        assert is_last_action(match) == (budget == 1 and bool(done))


@pytest.mark.parametrize(("found", "difficulty"), [(24, 1), (18, 1), (17, 2), (12, 2), (11, 3), (6, 3), (5, 4), (0, 4)])
def test_the_fewer_bots_find_it_the_harder_it_is(found: int, difficulty: int) -> None:
    one = puzzles_of(find("operation_commando"))[0]
    assert msgspec.structs.replace(one, found=found, asked=24).difficulty == difficulty
