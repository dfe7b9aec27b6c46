"""``python -m tests.truth GAME --positions 300 --seed 1``: compares what a game shows with what its rules do; all games without
a name."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

from tests.truth.comparing import CONTINUATIONS, Game, compare


GAMES = ("v_commandos", "operation_commando")


def record_of(game: str) -> Game:
    """The record of a game, from its file here."""
    record = import_module(f"tests.truth.{game}").GAME
    assert isinstance(record, Game)
    return record


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.truth", description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", choices=(*GAMES, []))
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--continuations", type=int, default=CONTINUATIONS)
    asked = parser.parse_args()
    wrong = 0
    for game in asked.games or GAMES:
        report = compare(record_of(game), asked.positions, asked.seed, asked.continuations)
        print(f"{game}:", "\n".join(report.lines()), flush=True)
        wrong += len(report.wrong)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
