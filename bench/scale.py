"""What a server of one size or another holds: measured costs of a choice, and a small simulation of queues. ``make scale``

First it measures what a choice costs in a small run, on a machine that nobody else uses, then it simulates a server with
these costs: processes that share the cores by their weights, event loops that do one thing at a time, a writer that
stores what waits in one synced commit. It prints what the simulation expects of the test of ``bench.many_tables``, with
``--beside`` what that test then shows, and how many tables servers of several sizes hold.

    python -m bench.scale [--tables 100] [--processes 0] [--beside]
"""

from __future__ import annotations

import argparse
import heapq
import os
import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import count
from random import Random
from statistics import fmean
from time import perf_counter
from typing import NamedTuple

from bench.many_tables import EVERY, LOOKS, Measured, at, run, set_pace, spread
from bocage.server.storage.store import Store

COMMITS = 200
SMALL, SMALL_PACE, SMALL_SECONDS = 16, 1.0, 20.0            # the run that tells what a choice costs
WEIGHT, NICE_WEIGHT = 1024.0, 526.0     # of a process, and of one that is nice to others by 3 (Linux)
GROUP = 64                              # choices that share a commit at most
BEFORE = 0.5                            # share of the work on a choice that is done before it is stored
BUSY = 0.6                              # share of a core up to which waiting stays short
SECONDS = 120.0                         # of simulated time
POSTGRES, REDIS = 1500.0, 60_000.0      # assumed of one server: synced commits a second, messages a second


class Costs(NamedTuple):
    """Seconds of a choice: in the event loop that plays it until it is answered (each sample one choice), there later on (what
    others are told, odds that come, options that are pointed at), in the gateway, in the process that looks, in who plays.
    ``commits``: seconds of synced ones. ``bytes``, ``messages``: to the players."""

    now: Sequence[float]
    later: float
    gateway: float
    looks: float
    player: float
    commits: Sequence[float]
    bytes: float
    messages: float


# --- measuring --------------------------------------------------------------------------------------------------------


def commit_times() -> list[float]:
    """Seconds of synced commits on the disk that temporary files are on."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{folder}/bocage.sqlite3")
        store.migrate()
        times = []
        for _ in range(COMMITS):
            began = perf_counter()
            store.probe()
            times.append(perf_counter() - began)
        store.close()
        return times


def costs(processes: int) -> Costs:
    set_pace(SMALL_PACE)
    small = run(SMALL, processes, SMALL_SECONDS)
    set_pace(EVERY)
    return costs_of(small, commit_times())


def costs_of(small: Measured, commits: Sequence[float]) -> Costs:
    """In the small run little waits: what is neither commit nor gateway nor player in the time until an answer is the work on
    that choice. What an event loop does besides, by its CPU time, comes later."""
    loop = small.cpu("games") if small.processes else small.cpu("server")
    gateway = small.cpu("server") if small.processes else 0.0
    player = (small.after.own - small.before.own) / small.acts
    own = [max(0.0, answered - at(commits, 0.5) - gateway - player) for answered in small.counts.acked]
    return Costs(own, max(0.0, loop - fmean(own)), gateway, small.cpu("looks") + max(0.0, small.cpu("ended")), player, commits,
                 small.counts.bytes / small.acts, small.counts.messages / small.acts)


# --- simulating -------------------------------------------------------------------------------------------------------

Then = Callable[[], None]


class Process:
    """Does one thing at a time, as fast as the cores let it."""

    def __init__(self, weight: float = WEIGHT) -> None:
        self.weight = weight
        self.jobs: deque[tuple[float, Then]] = deque()
        self.left = 0.0                                     # seconds of the first job that are still to be done

    def do(self, seconds: float, then: Then) -> None:
        self.jobs.append((seconds, then))
        if len(self.jobs) == 1:
            self.left = seconds


class Machine:
    """Cores that are shared by processes, and a clock."""

    def __init__(self, cores: int, processes: Sequence[Process]) -> None:
        self.cores = cores
        self.processes = processes
        self.now = 0.0
        self.due: list[tuple[float, int, Then]] = []
        self.numbers = count()

    def after(self, seconds: float, then: Then) -> None:
        heapq.heappush(self.due, (self.now + seconds, next(self.numbers), then))

    def speeds(self) -> dict[Process, float]:
        """By weight; nobody is faster than one core."""
        running, cores, found = [each for each in self.processes if each.jobs], float(self.cores), dict[Process, float]()
        while running:
            share = cores / sum(each.weight for each in running)
            full = [each for each in running if share * each.weight >= 1.0]
            if not full:
                return found | {each: share * each.weight for each in running}
            found |= dict.fromkeys(full, 1.0)
            cores -= len(full)
            running = [each for each in running if each not in full]
        return found

    def go_on(self, until: float) -> None:
        while self.now < until:
            speeds = self.speeds()
            ends = min(((self.now + each.left / speed, each) for each, speed in speeds.items() if speed),
                       key=lambda pair: pair[0], default=None)
            alarm = self.due[0][0] if self.due else until
            at = min(until, alarm, ends[0] if ends else until)
            for each, speed in speeds.items():
                each.left = max(0.0, each.left - (at - self.now) * speed)
            self.now = at
            if ends is not None and ends[0] <= alarm and at < until:
                self.end(ends[1])
            elif self.due and at == alarm:
                heapq.heappop(self.due)[2]()

    def end(self, process: Process) -> None:
        _, then = process.jobs.popleft()
        process.left = process.jobs[0][0] if process.jobs else 0.0
        then()


class Writer:
    """Stores what waits in one synced commit; while it is under way the next gathers."""

    def __init__(self, machine: Machine, seconds: Sequence[float], rng: Random) -> None:
        self.machine = machine
        self.seconds = seconds
        self.rng = rng
        self.waiting: list[Then] = []
        self.is_busy = False
        self.commits = 0

    def store(self, then: Then) -> None:
        self.waiting.append(then)
        if not self.is_busy:
            self.commit()

    def commit(self) -> None:
        group, self.waiting = self.waiting[:GROUP], self.waiting[GROUP:]
        self.is_busy = True
        self.commits += 1
        self.machine.after(self.rng.choice(self.seconds), lambda: self.done(group))

    def done(self, group: Sequence[Then]) -> None:
        self.is_busy = False
        for each in group:
            each()
        if self.waiting:
            self.commit()


class Simulated:
    """A server with so many tables; without game processes the gateway plays."""

    def __init__(self, costs: Costs, tables: int, processes: int, cores: int, rng: Random) -> None:
        self.costs = costs
        self.rng = rng
        self.times: list[float] = []
        self.gateway, self.player = Process(), Process()
        self.games = [Process() for _ in range(processes)] or [self.gateway]
        self.lookers = [Process(NICE_WEIGHT) for _ in self.games]
        self.machine = Machine(cores, [*{self.gateway, *self.games}, *self.lookers, self.player])
        self.writers = [Writer(self.machine, costs.commits, rng) for _ in self.games]
        for table in range(tables):
            self.machine.after(rng.uniform(0, EVERY), partial(self.look, table % len(self.games)))

    def run(self, seconds: float) -> list[float]:
        """How long choices took."""
        self.machine.go_on(seconds)
        return self.times

    def look(self, game: int) -> None:
        """Somebody thinks, points at options whose odds are worked out, and chooses."""
        for share in LOOKS:
            self.machine.after(EVERY * share, lambda: self.point(game))
        self.machine.after(EVERY * self.rng.uniform(0.8, 1.2), lambda: self.choose(game))

    def point(self, game: int) -> None:
        def told() -> None:
            self.games[game].do(self.costs.later / len(LOOKS), lambda: None)

        self.lookers[game].do(self.costs.looks / len(LOOKS), told)

    def choose(self, game: int) -> None:
        began, work = self.machine.now, self.rng.choice(self.costs.now)
        hands, plays, writes = self.gateway, self.games[game], self.writers[game]
        half = self.costs.gateway / 2

        def done() -> None:
            self.player.do(self.costs.player / 2, lambda: self.times.append(self.machine.now - began))
            self.look(game)

        def stored() -> None:
            plays.do((1 - BEFORE) * work, lambda: hands.do(half, done))

        def arrived() -> None:
            plays.do(BEFORE * work, lambda: writes.store(stored))

        self.player.do(self.costs.player / 2, lambda: hands.do(half, arrived))


# --- what it says -----------------------------------------------------------------------------------------------------


def told(costs: Costs) -> str:
    return (f"a choice: {1000 * (fmean(costs.now) + costs.later):.1f} ms CPU where it is played (the dearest of a hundred "
            f"{1000 * at(costs.now, 0.99):.0f} ms), {1000 * costs.gateway:.1f} ms in a gateway, {1000 * costs.looks:.1f} ms "
            f"for looks, {costs.messages:.1f} messages, {costs.bytes / 1000:.0f} kB; a synced commit "
            f"{1000 * at(costs.commits, 0.5):.1f} ms, p99 {1000 * at(costs.commits, 0.99):.1f} ms")


def sizes(costs: Costs) -> Iterator[str]:
    """Tables that servers hold where no event loop is busy for more than ``BUSY`` of the time, nor all cores together."""
    loop = fmean(costs.now) + costs.later
    core = loop + costs.gateway + costs.looks
    one = BUSY / loop * EVERY
    yield f"one event loop: {one:.0f} tables ({one / EVERY:.0f} choices a second)"
    for machines, cores in ((1, 2), (1, 8), (10, 8), (100, 8)):
        rate = machines * cores * BUSY / core
        between = rate * (costs.messages + 1)
        yield (f"{machines} × {cores} cores: {rate * EVERY:.0f} tables, {rate:.0f} choices a second, "
               f"{rate * costs.bytes / 1e6:.1f} MB/s to players, at most {rate:.0f} commits a second "
               f"({rate / POSTGRES:.2f} of one PostgreSQL), {between:.0f} messages a second "
               f"({between / REDIS:.2f} of one Redis)")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--tables", type=int, default=100)
    options.add_argument("--processes", type=int, default=0)
    options.add_argument("--beside", action="store_true")
    options.add_argument("--seed", type=int, default=1)
    asked = options.parse_args()
    rng, cores = Random(asked.seed), os.cpu_count() or 1
    found = costs(asked.processes)
    print(told(found), *sizes(found), sep="\n", flush=True)
    expected = Simulated(found, asked.tables, asked.processes, cores, rng).run(SECONDS)
    print(f"{asked.tables} tables, {asked.processes or 'no'} game processes, {cores} cores: expected {spread(expected)}",
          flush=True)
    if asked.beside:
        shown = run(asked.tables, asked.processes, 60.0, asked.seed).counts.acked
        print(f"measured {spread(shown)}; expected p99 is {100 * (at(expected, 0.99) / at(shown, 0.99) - 1):+.0f} % off")


if __name__ == "__main__":
    main()
