"""Choices and luck make up the result, and each roll is held against everything that could have been rolled."""

from __future__ import annotations

import itertools

import pytest

from bocage import replay
from bocage.bots.luck import Prospect, judged, prospect_of, sampled
from tests.core.test_replay import played
from tests.marks import slow, soak
from tests.matches import question

GAMES = [("v_commandos", "bridges", 2), ("operation_commando", "historical", 2), ("heroes_of_normandie", "village", 2),
         ("commandos_40k", "exfiltration", 2)]
LONG = ("commandos_40k", "rescue", 2)


def adds_up(game: str, scenario: str, seats: int, seed: int) -> None:
    found = replay(played.__wrapped__(game, scenario, seats, seed)[0])
    result = found.end.result
    assert result is not None
    told = list(judged(found))
    assert len(told) == found.last
    assert told[0].before + sum(each.choice + each.luck for each in told) == pytest.approx(result.scores[0], abs=1e-9)
    for one, two in itertools.pairwise(told):
        assert one.after == two.before
    for each in told:
        if not found.match.moves[each.at].chance:
            assert (each.luck, each.variance, each.centile) == (0, 0, 0.5), "where nothing was rolled there is no luck"
    assert any(each.luck for each in told)


@slow
@pytest.mark.parametrize(("game", "scenario", "seats"), GAMES)
def test_start_and_choices_and_luck_make_up_the_result(game: str, scenario: str, seats: int) -> None:
    adds_up(game, scenario, seats, 1)


@soak
@pytest.mark.parametrize(("game", "scenario", "seats"), [*GAMES, LONG])
def test_they_do_in_many_games(game: str, scenario: str, seats: int) -> None:
    for seed in range(2, 102):
        adds_up(game, scenario, seats, seed)


@slow
def test_the_mean_over_all_rolls_is_that_of_many_games_with_other_dice() -> None:
    found = replay(played("operation_commando", "historical", 2)[0])
    compared = 0
    for at, move in enumerate(found.match.moves):
        match = found.at(at)
        prospect = prospect_of(match, match.read(move.text)) if move.chance else None
        if prospect is not None and prospect.exact:
            sample = sampled(match, match.read(move.text))
            assert prospect.mean == pytest.approx(sample.mean, abs=0.12), at
            compared += 1
    assert compared > 5


@slow
def test_a_shot_is_luck_of_its_roll_and_letting_it_pass_is_no_choice() -> None:
    """Between the roll and the damage others may answer; whoever lets that pass has chosen nothing."""
    found = replay(played("heroes_of_normandie", "village", 2)[0])
    told = list(judged(found))
    passing = [each for each in told if found.match.moves[each.at].text == "pass"
               and question(found.at(each.at)).kind in found.match.ruleset.display.windows]
    assert len(passing) > 100
    assert max(abs(each.choice) for each in passing) < 1e-9
    assert sum(abs(each.luck) for each in told) > 0.1


def test_it_can_begin_anywhere() -> None:
    found = replay(played("operation_commando", "initiation", 2)[0])
    whole = list(judged(found))
    assert list(judged(found, 20)) == whole[20:]


def test_a_roll_is_told_by_its_centile_among_all_that_could_be_rolled() -> None:
    one_in_three = Prospect(((0.9, 1 / 3), (0.3, 2 / 3)), exact=True)
    assert one_in_three.mean == pytest.approx(0.5)
    assert one_in_three.variance == pytest.approx(0.08)
    assert one_in_three.centile(0.9) == pytest.approx(5 / 6), "two thirds are worse, one third is as good"
    assert one_in_three.centile(0.3) == pytest.approx(1 / 3)
