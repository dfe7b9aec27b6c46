"""``python -m bench.threats GAME --positions N --simulations M --seed S``: holds the dangers that players are shown against
simulated enemy turns in which the enemy does everything it can at the piece. The error stream tells how far it is."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module
from time import process_time

from bench.threats.comparing import Report, Simulated, compare

GAMES = ("v_commandos", "operation_commando", "heroes_of_normandie", "commandos_40k")
STEP = 10                               # positions between two lines about the progress


def game_called(name: str) -> Simulated:
    found: Simulated = import_module(f"bench.threats.{name}").GAME
    return found


def progress(report: Report) -> None:
    if report.positions % STEP == 0:
        print(next(report.lines()), file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.threats", description=__doc__)
    parser.add_argument("game", metavar="GAME", choices=GAMES)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--simulations", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    began = process_time()
    report = compare(game_called(asked.game), asked.positions, asked.simulations, asked.seed, progress)
    print(f"{asked.game}:", "\n".join(report.lines()))
    print(f"{process_time() - began:.0f} s of CPU time")
    return int(bool(report.wrong))


if __name__ == "__main__":
    sys.exit(main())
