"""``python -m bench.same_mix``: two checkouts with the same mix of questions."""

from __future__ import annotations

import bocage
from bench import bench, same_mix
from bench.same_mix import Pair
from bocage.core.dice import SeededDice


def test_every_scenario_and_battlefield_of_the_benchmark_is_played() -> None:
    found = same_mix.figures(bench)
    assert found["v_commandos prison"] == ("v_commandos", "prison", None)
    assert found["commandos_40k rescue crash"] == ("commandos_40k", "rescue", {"board": "crash"})
    assert len(found) == len([*bench.V_COMMANDOS, *bench.OPERATION_COMMANDO, *bench.HEROES_OF_NORMANDIE]) + (
        len(bench.COMMANDOS_40K) * len(bench.FIELDS))


def test_a_game_with_more_of_the_dear_questions_is_not_slower_code() -> None:
    was = {"bid bid": Pair(90, 90_000), "commit bid": Pair(10, 100_000)}
    now = {"bid bid": Pair(10, 10_000), "commit bid": Pair(90, 900_000)}
    *_, same_mix_ratio, shared = same_mix.told("", "operation_commando", was, now).split()
    assert (same_mix_ratio, shared) == ("1.00", "100%")


def test_the_same_questions_in_twice_the_time_are_half_as_fast() -> None:
    was, now = {"bid bid": Pair(10, 10_000)}, {"bid bid": Pair(10, 20_000), "new new": Pair(10, 1)}
    *_, same_mix_ratio, shared = same_mix.told("", "operation_commando", was, now).split()
    assert (same_mix_ratio, shared) == ("0.50", "75%")


def test_each_pass_plays_the_same_decisions() -> None:
    match = bocage.new("operation_commando", "initiation", bench.SEATS["operation_commando"], seed="bench")
    first, second = ([pair for pair, _ in same_mix.one_pass(match, range(1), SeededDice)] for _ in range(2))
    assert first == second
    assert first[-1].endswith(" end")
