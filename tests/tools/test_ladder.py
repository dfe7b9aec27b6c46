"""The bots' ladder: statistics of pairs, games that are taken up again, bots of another checkout."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random

import pytest

from bench import choices, times
from bocage.tuning.pairs import elo, expected, strength, verdict
from bench.ladder.playing import Job, Played, kept, play, play_all

ROOT = Path(__file__).parents[2]


def test_elo_and_expected_score_are_inverse() -> None:
    assert elo(0.5) == 0
    assert elo(expected(150.0)) == pytest.approx(150.0)
    assert elo(expected(-400.0)) == pytest.approx(-400.0)
    assert expected(400.0) == pytest.approx(10 / 11)


def test_a_few_pairs_that_were_all_won_are_not_certain() -> None:
    found = strength([1.0, 1.0])
    assert found.score == 1.0
    assert found.low < 0.5
    assert found.high == 1.0


def test_the_interval_covers_the_true_score_in_nineteen_of_twenty_matches() -> None:
    rng, true, covered = Random(7), expected(120.0), 0
    for _ in range(1_000):
        scores = [((rng.random() < true) + (rng.random() < true)) / 2 for _ in range(40)]
        found = strength(scores)
        covered += found.low <= true <= found.high
    assert 930 <= covered <= 985


def test_pairs_that_are_split_by_the_side_leave_less_doubt_than_pairs_that_are_swept() -> None:
    split, swept = strength([0.5] * 20), strength([0.0, 1.0] * 10)
    assert split.score == swept.score == 0.5
    assert split.high - split.low < swept.high - swept.low


@pytest.mark.parametrize(("true", "low", "high"), [(150.0, 0.0, 150.0), (0.0, 0.0, 150.0)])
def test_a_sequential_test_is_seldom_wrong(true: float, low: float, high: float) -> None:
    rng, right, score = Random(3), 0, expected(true)
    for _ in range(200):
        scores: list[float] = []
        while (found := verdict(scores, low, high)) is None:
            scores.append(((rng.random() < score) + (rng.random() < score)) / 2)
        right += found == (true == high)
    assert right >= 182


def test_nothing_is_decided_without_games() -> None:
    assert verdict([], 0.0, 100.0) is None


def test_a_match_is_taken_up_where_it_was_left(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    jobs = [Job("operation_commando", "initiation", ("random", "random"), number) for number in (0, 1)]
    play_all(jobs[:1], {}, 1, file)
    results = kept(file)
    assert list(results) == [jobs[0].key]
    play_all(jobs, results, 1, file)
    assert [json.loads(line)[0] for line in file.read_text(encoding="utf-8").splitlines()] == [job.key for job in jobs]
    assert kept(file) == results


def test_play_stops_when_it_is_enough(tmp_path: Path) -> None:
    results: dict[str, Played] = {}
    jobs = [Job("operation_commando", "initiation", ("random", "random"), number) for number in range(9)]
    play_all(jobs, results, 1, None, lambda: len(results) >= 1)
    assert len(results) < 3


def test_a_bot_of_another_checkout_plays_as_it_would_here() -> None:
    here = play(Job("operation_commando", "initiation", ("sight", "greedy"), 5))[1]
    there = play(Job("operation_commando", "initiation", ("sight", f"away:{ROOT}:greedy"), 5))[1]
    assert (here.score, here.rule, here.decisions) == (there.score, there.rule, there.decisions)


# --- single choices ---------------------------------------------------------------------------------------------------------


def test_a_choice_is_judged_against_the_first_sight() -> None:
    args = argparse.Namespace(game="heroes_of_normandie", bot="race:16", kinds=["act"], scenarios=["first_contact"],
                              positions=2, worlds=2, share=0.5, first=0, without_plans=False)
    game, number = next(choices.positions(args))
    found = choices.judge(args, game, number)
    assert abs(found.gain) <= 1.0
    args.bot = "sight"
    assert choices.judge(args, game, number)[:2] == (0.0, False)


def test_every_level_is_timed_at_the_same_positions(capsys: pytest.CaptureFixture[str],
                                                    monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["times", "v_commandos", "--levels", "recruit", "corporal", "--positions", "3"])
    times.main()
    lines = capsys.readouterr().out.splitlines()
    rows = [line for line in lines if line.startswith(("| recruit", "| corporal"))]
    assert [row.split("|")[1].strip() for row in rows] == ["recruit", "corporal"] * 2
    assert all(row.endswith("| 3 |") for row in rows)
    first, again = ([(match.hash(), seat) for match, seat in times.positions("v_commandos", 3, 5)] for _ in range(2))
    assert first == again
