"""``python -m tests.truth GAME --positions 300 --seed 1``: compares what a game shows with what its rules do; all games without
a name. The error stream tells how far it is, every 20 positions."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

from tests.truth.comparing import CONTINUATIONS, Game, Report, Tell, compare, unheard
from tests.truth.surveys import Surveyed, compare_surveys


GAMES = ("v_commandos", "operation_commando")
SURVEYED = ("heroes_of_normandie", "commandos_40k")
STEP = 20                               # positions between two lines about the progress


def record_of(game: str) -> Game:
    """The record of a game, from its file here."""
    record = import_module(f"tests.truth.{game}").GAME
    assert isinstance(record, Game)
    return record


def compared(game: str, positions: int, seed: int, continuations: int = CONTINUATIONS, tell: Tell = unheard) -> Report:
    """Compares a game of either kind."""
    if game in GAMES:
        return compare(record_of(game), positions, seed, continuations, tell)
    record = import_module(f"tests.truth.{game}").GAME
    assert isinstance(record, Surveyed)
    return compare_surveys(record, positions, seed, continuations, tell)


def tell_progress(report: Report) -> None:
    if report.positions % STEP == 0:
        print(report.summary(), file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.truth", description=__doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", choices=(*GAMES, *SURVEYED, []))
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--continuations", type=int, default=CONTINUATIONS)
    asked = parser.parse_args()
    wrong = 0
    for game in asked.games or (*GAMES, *SURVEYED):
        report = compared(game, asked.positions, asked.seed, asked.continuations, tell_progress)
        print(f"{game}:", "\n".join(report.lines()), flush=True)
        wrong += len(report.wrong)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
