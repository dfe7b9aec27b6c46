"""The simulation of ``bench.scale`` against what is known of queues."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from bench.scale import NICE_WEIGHT, Costs, Machine, Process, Simulated, Writer


@pytest.mark.parametrize("busy", [0.3, 0.7, 0.85])
def test_a_loop_that_is_always_as_long_at_work_lets_wait_as_the_formula_says(busy: float) -> None:
    """Pollaczek and Khinchine: the mean wait is busy / (1 - busy) / 2 of the time of one piece of work."""
    process, rng, took = Process(), Random(1), list[float]()
    machine = Machine(1, [process])

    def arrive() -> None:
        began = machine.now
        process.do(1.0, lambda: took.append(machine.now - began - 1.0))
        machine.after(rng.expovariate(busy), arrive)

    arrive()
    machine.go_on(60_000.0)
    assert fmean(took) == pytest.approx(busy / (1 - busy) / 2, rel=0.08)


def test_cores_are_shared_by_weight_and_nobody_is_faster_than_one() -> None:
    first, second, nice = Process(), Process(), Process(NICE_WEIGHT)
    machine, ended = Machine(2, [first, second, nice]), list[float]()
    for each in (first, second, nice):
        each.do(1.0, lambda: ended.append(machine.now))
    machine.go_on(10.0)
    both = (2 * 1024 + 526) / (2 * 1024)
    assert ended[0] == ended[1] == pytest.approx(both)
    assert ended[2] == pytest.approx(both + 1 - both * 2 * 526 / (2 * 1024 + 526))          # alone for the rest


def test_what_waits_for_a_commit_shares_the_next() -> None:
    machine, done = Machine(1, []), list[float]()
    writer = Writer(machine, [1.0], Random(1))
    for _ in range(5):
        writer.store(lambda: done.append(machine.now))
    machine.go_on(10.0)
    assert (done, writer.commits) == ([1.0, 2.0, 2.0, 2.0, 2.0], 2)


@pytest.mark.parametrize("processes", [0, 2])
def test_a_choice_at_a_lone_table_takes_what_it_costs(processes: int) -> None:
    costs = Costs([0.010], 0.002, 0.001, 0.005, 0.004, [0.003], 30_000, 4)
    times = Simulated(costs, 1, processes, 2, Random(1)).run(100.0)
    assert len(times) > 10
    assert max(times) == pytest.approx(0.010 + 0.003 + 0.001 + 0.004)
