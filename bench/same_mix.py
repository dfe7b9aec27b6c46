"""Is this checkout as fast as another one at the same work? Random games in both, in turns, decision by decision.

    git worktree add --detach ../before e897786
    python -m bench.same_mix ../before
    python -m bench.same_mix ../before --only heroes utah --passes 5

Where rules were mended, the games of the two checkouts differ: other questions come up, and some games are shorter, so that
decisions a second compare different work. Here each game is played several times, and the least time of each decision counts.
Decisions are sorted by the question that was answered and the one that follows. ``same mix`` is the ratio of the times if both
checkouts are asked the same mix of such pairs (the mean of the two mixes); more than 1: this checkout is faster. ``shared``:
which part of the decisions belongs to pairs that come up in both. Longer lists of options still count as slower.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from time import thread_time_ns
from typing import Any, NamedTuple

HERE = Path(__file__).resolve().parents[1]
GAMES = {"v_commandos": 25, "operation_commando": 30, "heroes_of_normandie": 4, "commandos_40k": 20}    # in one pass


class Pair(NamedTuple):
    """All decisions between two kinds of question: how many, and their time in nanoseconds."""

    number: int
    time: int


def one_pass(match: Any, games: range, dice: Any) -> Iterator[tuple[str, int]]:
    """Plays random games; gives each pair of questions and the time from an answer to the next list of options."""
    rng = Random(1)
    for number in games:
        run = match.playout(dice(f"bench/{number}"))
        options = run.decision.options
        while run.decision is not None:
            kind = run.decision.kind
            choice = options[int(rng.random() * len(options))]
            started = thread_time_ns()
            run.play(choice)
            options = run.decision.options if run.decision is not None else []
            time = thread_time_ns() - started
            yield f"{kind} {run.decision.kind if run.decision is not None else 'end'}", time


def figures(bench: Any) -> dict[str, tuple[str, str, dict[str, str] | None]]:
    """The random games of ``bench.bench``: game, scenario and settings by the name of the figure."""
    found: dict[str, tuple[str, str, dict[str, str] | None]] = {}
    for game, scenarios in (("v_commandos", bench.V_COMMANDOS), ("operation_commando", bench.OPERATION_COMMANDO),
                            ("heroes_of_normandie", bench.HEROES_OF_NORMANDIE)):
        found |= {f"{game} {scenario}": (game, scenario, None) for scenario in scenarios}
    return found | {f"commandos_40k {mission} {field}": ("commandos_40k", mission, {"board": field})
                    for mission in bench.COMMANDOS_40K for field in bench.FIELDS}


def work() -> None:
    """Of the child process: each line ``NAME`` starts a figure, each empty line plays one pass more; ``report`` ends it."""
    sys.modules["sight"] = import_module("bench.sight")     # older checkouts import it by this name
    bench, bocage, dice = import_module("bench.bench"), import_module("bocage"), import_module("bocage.core.dice").SeededDice
    known = figures(bench)
    settings: Any = None
    game = scenario = ""
    least: list[tuple[str, int]] = []
    for line in sys.stdin:
        name = line.strip()
        if name in known:
            (game, scenario, settings), least = known[name], []
        elif name != "report":
            # A new match for each pass: nothing is remembered of these very games. Another game is played first, for tables
            # that are made when first asked for.
            match = bocage.new(game, scenario, bench.SEATS[game], seed="bench", options=settings)
            list(one_pass(match, range(-1, 0), dice))
            now = list(one_pass(match, range(GAMES[game]), dice))
            least = [min(each) for each in zip(least, now, strict=True)] if least else now
        pairs: dict[str, Pair] = {}
        for pair, time in least:
            before = pairs.get(pair, Pair(0, 0))
            pairs[pair] = Pair(before.number + 1, before.time + time)
        print(json.dumps(pairs if name == "report" else None), flush=True)


class Checkout:
    """A process that plays the games of one checkout."""

    def __init__(self, folder: Path) -> None:
        self.child = subprocess.Popen([sys.executable, "-P", str(Path(__file__).resolve()), "--work"], text=True,
                                      stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=folder,
                                      env={**os.environ, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"})

    def say(self, line: str) -> Any:
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.child.stdin.write(f"{line}\n")
        self.child.stdin.flush()
        return json.loads(self.child.stdout.readline())

    def report(self) -> dict[str, Pair]:
        return {pair: Pair(*each) for pair, each in self.say("report").items()}

    def close(self) -> None:
        assert self.child.stdin is not None
        self.child.stdin.close()
        self.child.wait()


def told(name: str, game: str, was: dict[str, Pair], now: dict[str, Pair]) -> str:
    """One line: decisions and games a second of the other checkout and of this one, and the ratio for the same mix."""
    decisions = [sum(pair.number for pair in each.values()) for each in (was, now)]
    times = [sum(pair.time for pair in each.values()) / 1e9 for each in (was, now)]
    rates = [number / time for number, time in zip(decisions, times, strict=True)]
    both = [pair for pair in was if pair in now]
    shares = {pair: was[pair].number / decisions[0] + now[pair].number / decisions[1] for pair in both}
    old, new = (sum(shares[pair] * each[pair].time / each[pair].number for pair in both) for each in (was, now))
    return (f"{name:36} {rates[0]:12,.0f} {rates[1]:12,.0f} {rates[1] / rates[0]:6.2f} {GAMES[game] / times[0]:8.1f} "
            f"{GAMES[game] / times[1]:8.1f} {old / new:9.2f} {sum(shares.values()) / 2:7.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("folder", type=Path, help="the other checkout")
    parser.add_argument("--only", nargs="*", default=[], help="figures whose name contains one of these words")
    parser.add_argument("--passes", type=int, default=5)
    args = parser.parse_args()
    other, this = Checkout(args.folder.resolve()), Checkout(HERE)
    print(f"{'':36} {'other':>12} {'this':>12} {'ratio':>6} {'games/s':>8} {'':>8} {'same mix':>9} {'shared':>7}")
    for name, (game, _, _) in figures(import_module("bench.bench")).items():
        if args.only and not any(word in name for word in args.only):
            continue
        for checkout in (other, this):
            checkout.say(name)
        for _ in range(args.passes):
            for checkout in (other, this):
                checkout.say("")
        print(told(name, game, other.report(), this.report()), flush=True)
    other.close()
    this.close()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--work"]:
        work()
    else:
        main()
