"""Is this checkout as fast as another one? Runs the figures of ``bench.bench`` in both, in turns, by the CPU clock.

    git worktree add --detach ../before e897786
    python -m bench.compare ../before
    python -m bench.compare ../before --only heroes copies --seconds 3

Each line: a figure of the other checkout and of this one (best of five runs), the ratio of the two, and this ratio divided by
that of the yardsticks. More than 1: this checkout is faster. The CPU clock counts only the work of the process itself, so a
busy machine disturbs it little. Where the rules of the two checkouts differ, their games may differ too, and so does the work:
"other work" marks a figure that the two measure at different positions, or whose first random game is not the same. Its ratio
is then not one of speed (``python -m bench.same_mix`` compares such games).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial, wraps
from hashlib import sha256
from importlib import import_module
from math import exp, log
from pathlib import Path
from random import Random
from time import process_time, process_time_ns
from typing import IO, Any, NamedTuple

HERE = Path(__file__).resolve().parents[1]
STARTS = ("middle_of", "scout_on_bridges", "first_answer", "first_order", "skirmish")       # functions of bench.bench
UNLIKE = "other work"
YARDSTICKS = ("python-chess", "n-body")
MIDDLES = {"v_commandos": "bridges", "operation_commando": "historical", "heroes_of_normandie": "village",
           "commandos_40k": "rescue"}
Measure = Callable[[float], float]      # seconds to measure → a rate


def by_cpu_clock(folder: str) -> Any:
    """The module ``bench.bench`` of the checkout whose folder comes first in the path, with the CPU clock in place of the wall
    clock."""
    sys.modules["sight"] = import_module("bench.sight")     # older checkouts import it by this name
    bench = import_module("bench.bench")
    assert Path(str(bench.__file__)).is_relative_to(folder), bench.__file__
    for module in (bench, sys.modules[bench.measure.__module__]):
        for name, clock in (("perf_counter", process_time), ("perf_counter_ns", process_time_ns)):
            if hasattr(module, name):
                setattr(module, name, clock)
    vars(import_module("bocage.bots.mcts"))["monotonic"] = process_time
    return bench


def looks(times: Callable[..., list[int]], *args: object) -> Measure:
    """Looks a second, at the median."""
    def measure(seconds: float) -> float:
        sorted_times = times(*args)
        return 1e9 / sorted_times[len(sorted_times) // 2]
    return measure


def options_of(bench: Any, match: Any) -> Measure:
    """Lists of options a second, at the median."""
    def measure(seconds: float) -> float:
        bench.SECONDS = seconds / bench.RUNS
        median, _, _ = bench.time_of_options(match)
        return 1 / float(median)
    return measure


def copies(bench: Any, game: str, scenario: str) -> dict[str, Callable[[], Measure]]:
    return {f"{game} copies of a state": lambda: bench.per_second(bench.middle_of(game, scenario).state.copy),
            f"{game} copies of a match": lambda: bench.per_second(bench.middle_of(game, scenario).copy)}


def fields(bench: Any, field: str) -> dict[str, Callable[[], Measure]]:
    """What only a game in inches has, on one battlefield."""
    return {f"commandos_40k sights {field}": lambda: looks(bench.sights_of, bench.skirmish(field)),
            f"commandos_40k paths judged {field}": lambda: bench.per_second(bench.judged(bench.skirmish(field))),
            f"commandos_40k paths suggested {field}": lambda: bench.per_second(bench.suggested(bench.skirmish(field)))}


def figures(bench: Any) -> dict[str, Callable[[], Measure]]:
    """Every figure of ``bench.bench`` by its name; called when it is its turn, since some need a match to start from."""
    found: dict[str, Callable[[], Measure]] = {"python-chess": lambda: bench.chess_plies, "n-body": lambda: bench.nbody}
    games = {"v_commandos": bench.V_COMMANDOS, "operation_commando": bench.OPERATION_COMMANDO,
             "heroes_of_normandie": bench.HEROES_OF_NORMANDIE}
    for game, scenarios in games.items():
        found |= {f"{game} random {scenario}": partial(bench.playouts, game, scenario) for scenario in scenarios}
    found |= {f"commandos_40k random {mission} {field}": partial(bench.playouts, "commandos_40k", mission, {"board": field})
              for mission in bench.COMMANDOS_40K for field in bench.FIELDS}
    for game, scenario in MIDDLES.items():
        found |= copies(bench, game, scenario)
    found["v_commandos mcts"] = lambda: bench.search(bench.scout_on_bridges())
    found["operation_commando mcts"] = lambda: bench.search(bench.first_answer("historical"))
    found["heroes_of_normandie options"] = lambda: options_of(bench, bench.first_order(bench.LARGEST))
    found["heroes_of_normandie sights"] = lambda: bench.per_second(bench.sights(bench.first_order(bench.LARGEST)))
    found["heroes_of_normandie greedy"] = lambda: bench.per_second(bench.greedy(bench.first_order(bench.LARGEST)))
    found["heroes_of_normandie mcts"] = lambda: bench.search(bench.first_order(bench.LARGEST))
    found["commandos_40k sights 40 prisms"] = lambda: looks(bench.measure)
    for field in bench.FIELDS:
        found |= fields(bench, field)
    found["commandos_40k greedy"] = lambda: bench.per_second(bench.greedy(bench.skirmish("plaza")))
    found["commandos_40k mcts"] = lambda: bench.search(bench.skirmish("plaza"))
    return found


def note_starts(bench: Any, noted: list[str]) -> None:
    """From now on ``noted`` gets the text of each position at which a figure is measured; of random games, the first one."""
    def noting(text: Callable[..., str], function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def called(*args: object) -> Any:
            made = function(*args)
            noted.append(text(bench, made, *args))
            return made
        return called

    for name in STARTS:
        setattr(bench, name, noting(position, getattr(bench, name)))
    bench.playouts = noting(first_game, bench.playouts)


def position(_bench: Any, match: Any, *_args: object) -> str:
    """What is asked in a position, with all options: older checkouts cannot write the position itself."""
    asked = match.decision
    return " ".join(map(str, (asked.by, asked.kind, *asked.about, *asked.options)))


def first_game(bench: Any, _measure: Measure, game: str, scenario: str, settings: dict[str, str] | None = None) -> str:
    """All choices of a random game of that figure."""
    rng, actions = Random(1), []
    run = import_module("bocage").new(game, scenario, bench.SEATS[game], seed="bench", options=settings).playout(
        import_module("bocage.core.dice").SeededDice("bench/0"))
    while run.decision is not None:
        actions.append(rng.choice(run.decision.options))
        run.play(actions[-1])
    return " ".join(map(str, actions))


def work(folder: str) -> None:
    """Of the child process: answers each line ``SECONDS NAME`` with the rate of that figure and a hash of where it starts."""
    bench, noted = by_cpu_clock(folder), list[str]()
    note_starts(bench, noted)
    known = figures(bench)
    print("\n".join(known), end="\n\n", flush=True)
    made: dict[str, Measure] = {}
    for line in sys.stdin:
        seconds, name = line.strip().split(" ", 1)
        if name not in made:
            noted.clear()
            made = {name: known[name]()}
        print(made[name](float(seconds)), sha256("\n".join(noted).encode()).hexdigest(), flush=True)


class Rate(NamedTuple):
    rate: float
    start: str


class Checkout:
    """A process that measures one checkout."""

    def __init__(self, folder: Path) -> None:
        self.child = subprocess.Popen([sys.executable, "-P", str(Path(__file__).resolve()), "--work", str(folder)], text=True,
                                      stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder,
                                      env={**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"})
        self.names = list(iter(lambda: self.out.readline().strip(), ""))
        assert self.names, f"no figures in {folder}"

    @property
    def out(self) -> IO[str]:
        assert self.child.stdout is not None
        return self.child.stdout

    def rate(self, name: str, seconds: float) -> Rate:
        assert self.child.stdin is not None
        self.child.stdin.write(f"{seconds} {name}\n")
        self.child.stdin.flush()
        rate, start = self.out.readline().split()
        return Rate(float(rate), start)

    def close(self) -> None:
        assert self.child.stdin is not None
        self.child.stdin.close()
        self.child.wait()


class Figure(NamedTuple):
    """The best rates of the other checkout and of this one, and whether the two have done the same work."""

    was: float
    now: float
    is_alike: bool


def best_of_both(one: Checkout, two: Checkout, name: str, seconds: float, runs: int) -> Figure:
    was, now = zip(*[(one.rate(name, seconds), two.rate(name, seconds)) for _ in range(runs)], strict=True)
    return Figure(max(was).rate, max(now).rate, was[0].start == now[0].start)


def mean_ratio(ratios: Sequence[float]) -> float:
    return exp(sum(map(log, ratios)) / len(ratios))


def groups(ratios: dict[str, float]) -> Iterator[tuple[str, float]]:
    """The geometric mean of the random games of each game."""
    for game in dict.fromkeys(name.split()[0] for name in ratios if " random " in name):
        yield f"{game} random games", mean_ratio([each for name, each in ratios.items() if name.startswith(f"{game} random ")])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, help="the other checkout")
    parser.add_argument("--only", nargs="*", default=[], help="figures whose name contains one of these words")
    parser.add_argument("--seconds", type=float, default=1.0, help="of CPU time for each run")
    parser.add_argument("--runs", type=int, default=5)
    args = parser.parse_args()
    other, this = Checkout(args.folder.resolve()), Checkout(HERE)
    found = {name: best_of_both(other, this, name, args.seconds, args.runs) for name in YARDSTICKS}
    speed = mean_ratio([found[name].now / found[name].was for name in YARDSTICKS])
    names = [name for name in this.names if name in other.names and name not in YARDSTICKS
             and (not args.only or any(word in name for word in args.only))]
    print(f"{'':44} {'other':>12} {'this':>12} {'ratio':>6} {'to the yardsticks':>18}")
    for name in YARDSTICKS:
        print(f"{name:44} {found[name].was:12,.0f} {found[name].now:12,.0f} {found[name].now / found[name].was:6.2f}")
    ratios: dict[str, float] = {}
    for name in names:
        was, now, is_alike = best_of_both(other, this, name, args.seconds, args.runs)
        ratios[name] = now / was / speed
        print(f"{name:44} {was:12,.0f} {now:12,.0f} {now / was:6.2f} {ratios[name]:18.2f}{'' if is_alike else f'  {UNLIKE}'}",
              flush=True)
    for name, ratio in groups(ratios):
        print(f"{name:44} {'':12} {'':12} {ratio * speed:6.2f} {ratio:18.2f}")
    other.close()
    this.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--work"]:
        work(sys.argv[2])
    else:
        main()
