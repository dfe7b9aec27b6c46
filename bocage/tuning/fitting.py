"""Fits the weights by logistic regression, and says on games that were held out whether they forecast better than today's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bocage.core.contract.weights import Weights
from bocage.tuning.samples import Sample

FOLDS = 5
RIDGE = 1.0                         # how strongly weights are held to those of today
STEPS = 100
LEAST_STEP = 1e-8
EDGE = 1e-6
Table = NDArray[np.float64]


class Report(NamedTuple):
    """Log losses on games that were held out: of today's evaluation, of the fitted weights, and of the same forecast for every
    position. ``slopes``: of the log odds of the fitted forecast, by quarter of the game; 1 is right."""

    samples: int
    games: int
    today: float
    fitted: float
    constant: float
    slopes: tuple[float, ...]


def names_in(samples: Sequence[Sample]) -> list[str]:
    return sorted({name for sample in samples for name in sample.terms})


def table_of(samples: Sequence[Sample], names: Sequence[str]) -> tuple[Table, Table, Table]:
    """A column of ones and the terms; the results; and what each sample counts: every game as much as another."""
    rows = np.array([[1.0, *(sample.terms.get(name, 0.0) for name in names)] for sample in samples])
    of_game: dict[int, int] = {}
    for sample in samples:
        of_game[sample.game] = of_game.get(sample.game, 0) + 1
    counts = np.array([1.0 / of_game[sample.game] for sample in samples])
    return rows, np.array([sample.score for sample in samples]), counts


def sigmoid(values: Table) -> Table:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(values, -30.0, 30.0))))


def regressed(rows: Table, results: Table, counts: Table, held: Table, ridge: float = RIDGE) -> Table:
    """Newton's method, with shorter steps where a whole one would lead past the goal. The coefficients are drawn towards
    ``held``; the first, that of the ones, is free."""
    found = held.copy()
    pull = np.diag([0.0, *[ridge] * (len(held) - 1)])

    def cost(at: Table) -> float:
        odds = rows @ at
        off = at - held
        return float((counts * (np.logaddexp(0.0, odds) - results * odds)).sum() + off @ pull @ off / 2.0)

    for _ in range(STEPS):
        chance = sigmoid(rows @ found)
        slope = rows.T @ (counts * (results - chance)) - pull @ (found - held)
        curve = (rows * (counts * chance * (1.0 - chance))[:, None]).T @ rows + pull + 1e-9 * np.eye(len(held))
        step = np.linalg.solve(curve, slope)
        while cost(found + step) > cost(found) and float(np.abs(step).max()) >= LEAST_STEP:
            step = step / 2.0
        if float(np.abs(step).max()) < LEAST_STEP:
            break
        found = found + step
    return found


def fitted(samples: Sequence[Sample]) -> Weights:
    names = names_in(samples)
    found = regressed(*table_of(samples, names), held=np.array([0.0, *[1.0] * len(names)]))
    bias, *of = (round(float(value), 4) for value in found)
    return Weights(bias, dict(zip(names, of, strict=True)))


def loss(chances: Table, results: Table, counts: Table) -> float:
    held = np.clip(chances, EDGE, 1.0 - EDGE)
    losses = -(results * np.log(held) + (1.0 - results) * np.log(1.0 - held))
    return float((counts * losses).sum() / counts.sum())


def report(samples: Sequence[Sample]) -> Report:
    """Fits on four fifths of the games and forecasts the rest, five times."""
    names = names_in(samples)
    rows, results, counts = table_of(samples, names)
    folds = np.array([sample.game % FOLDS for sample in samples])
    chances, constant = np.zeros(len(samples)), np.zeros(len(samples))
    for fold in range(FOLDS):
        out = folds == fold
        found = regressed(rows[~out], results[~out], counts[~out], np.array([0.0, *[1.0] * len(names)]))
        chances[out] = sigmoid(rows[out] @ found)
        constant[out] = np.average(results[~out], weights=counts[~out])
    today = np.array([sample.chance for sample in samples])
    quarters = np.minimum(3, (4 * np.array([sample.gone for sample in samples])).astype(int))
    slopes = tuple(slope_of(chances[at], results[at], counts[at]) for at in (quarters == quarter for quarter in range(4)))
    return Report(len(samples), len({sample.game for sample in samples}), loss(today, results, counts),
                  loss(chances, results, counts), loss(constant, results, counts), slopes)


def slope_of(chances: Table, results: Table, counts: Table) -> float:
    """By how much the log odds of a forecast should be stretched; below 1 it is too sure of itself."""
    held = np.clip(chances, EDGE, 1.0 - EDGE)
    rows = np.stack([np.ones(len(held)), np.log(held / (1.0 - held))], axis=1)
    return float(regressed(rows, results, counts, np.array([0.0, 1.0]), ridge=1e-3)[1])
