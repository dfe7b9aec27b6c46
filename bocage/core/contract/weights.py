"""Weights of an evaluation's named terms, as data beside a game's bot: learned by ``bocage tune``, proved by a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from math import exp
from pathlib import Path

import msgspec

from bocage.core.contract.advice import Advice
from bocage.core.decision import Seat
from bocage.core.table import B, S

FILE = "weights.json"


class Weights(msgspec.Struct, frozen=True):
    """``of``: by term; a term that is not there counts as it is. ``won``: the match that let these weights in."""

    bias: float
    of: dict[str, float]
    won: str = ""

    def weighed(self, terms: Mapping[str, float]) -> dict[str, float]:
        return {name: self.of.get(name, 1.0) * value for name, value in terms.items()}

    def after(self, old: Weights | None) -> Weights:
        """These weights, fitted to terms that were weighed by the old ones already, as weights of the terms themselves."""
        if old is None:
            return self
        names = self.of.keys() | old.of.keys()
        return Weights(self.bias, {name: self.of.get(name, 1.0) * old.of.get(name, 1.0) for name in sorted(names)})

    def chance(self, terms: Mapping[str, float]) -> float:
        """The chance to win that these terms mean."""
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, self.bias + sum(self.weighed(terms).values())))))


def with_weights(advice: Advice[B, S], is_over: Callable[[S], bool], weights: Weights | None) -> Advice[B, S]:
    """The advice with an evaluation that weighs its terms so; the advice as it is if there are no weights."""
    if weights is None:
        return advice
    found: Weights = weights

    def weighed(of: Advice[B, S]) -> Advice[B, S]:
        def evaluate(b: B, s: S, seat: Seat) -> float:
            return of.evaluate(b, s, seat) if is_over(s) else found.chance(of.terms(b, s, seat))

        return replace(of, evaluate=evaluate, terms=lambda b, s, seat: found.weighed(of.terms(b, s, seat)))

    return replace(weighed(advice), with_jobs=lambda _, jobs: weighed(advice.with_jobs(advice, jobs)))


def stored_in(folder: Path) -> Weights | None:
    """The weights in the folder of a game's bot; None if no match has let any in."""
    file = folder / FILE
    return msgspec.json.decode(file.read_bytes(), type=Weights) if file.exists() else None
