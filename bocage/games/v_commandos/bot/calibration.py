"""The chance to win that an evaluation means: how many games of bots were won from such positions (``bench/calibration.py``).

The evaluation ranks positions of one game, and bots need no more. Its number is far too low for an easy scenario. So what
people are told passes through this calibration: a logistic regression on the terms of the evaluation, with a bias for each
scenario and difficulty. ``calibration.json`` says from how many games it comes, and how well it forecasts others.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp
from pathlib import Path

import msgspec

from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.bot.evaluation import terms
from bocage.games.v_commandos.state import RUNNING, WON, State

FILE = Path(__file__).with_name("calibration.json")
DIFFICULTIES = ("standard", "veteran")
OTHER = "other"                 # scenarios that were not measured: those of packs
LEAST_TERM = -6.0               # a term below tells nothing more


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a unit of each quantity means, as log odds."""

    nearness: float
    danger: float
    squad: float


class Start(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``bias``: of a scenario, as log odds; ``chance``: before the first turn, while nothing is laid out yet."""

    bias: float
    chance: float


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``measured``: from which games it comes and how well it forecasts; ``starts``: by scenario and difficulty."""

    measured: str
    weights: Weights
    starts: dict[str, dict[str, Start]]

    def start(self, b: Board) -> Start:
        return self.starts.get(b.scenario, self.starts[OTHER])[DIFFICULTIES[b.veteran]]

    def chance(self, start: Start, found: Mapping[str, float]) -> float:
        """The chance to win that these terms of the evaluation mean."""
        weights = msgspec.structs.astuple(self.weights)
        odds = start.bias + sum(weight * value for weight, value in zip(weights, quantities(found), strict=True))
        return 1.0 / (1.0 + exp(-odds))


def quantities(found: Mapping[str, float]) -> tuple[float, float, float]:
    """What the weights multiply. Work counts by its nearness to the end: from 0, far away, to 1, all done. Time tells nothing
    beside the others."""
    work, alarm, danger, health = (max(LEAST_TERM, found.get(name, 0.0)) for name in ("work", "alarm", "danger", "squad"))
    return exp(2.0 * work), alarm + danger, health


@cache
def load() -> Calibration:
    return msgspec.json.decode(FILE.read_bytes(), type=Calibration)


def chance(b: Board, s: State, seat: int) -> float:
    """The share of games of bots that were won from positions like this one."""
    if s.outcome != RUNNING:
        return 1.0 if s.outcome == WON else 0.0
    calibration = load()
    start = calibration.start(b)
    return calibration.chance(start, terms(b, s, seat)) if s.turn else start.chance
