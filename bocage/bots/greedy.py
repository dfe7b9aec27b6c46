"""Looks one decision ahead with the game's evaluation."""

from __future__ import annotations

from random import Random

from bocage.bots.seat import Seat
from bocage.core.action import Action
from bocage.core.dice import SeededDice

SAMPLES = 4


class GreedyBot:
    """Takes the option whose consequences, averaged over a few suppositions, look best; the game's prior breaks ties, and
    decides where one decision ahead nothing can be seen."""

    def __init__(self, rng: Random, samples: int = SAMPLES) -> None:
        self.rng = rng
        self.samples = samples

    def choose(self, seat: Seat) -> Action:
        if len(seat.options) == 1:
            return seat.options[0]
        evaluate = seat.advice.evaluate
        present = seat.suppose(self.rng)
        decision = present.decision
        assert decision is not None
        priors = seat.advice.priors(seat.board, present.table.state, decision, seat.options)
        if decision.kind in seat.advice.no_lookahead:
            return seat.options[priors.index(max(priors))]
        weights = dict(zip(seat.options, priors, strict=True))
        best, best_value = seat.options[0], float("-inf")
        for action in sorted(seat.options, key=lambda option: (-weights[option], option.text)):
            values: list[float] = []
            while len(values) < self.samples:
                run = seat.suppose(self.rng)
                dice = run.table.dice
                assert isinstance(dice, SeededDice)
                before = dice.position
                run.answer(action)                          # to the next question or the end of the step: not what others do
                values.append(evaluate(seat.board, run.table.state, seat.seat))
                if dice.position == before:
                    break                                   # no chance was involved: once is enough
            value = sum(values) / len(values) + 1e-3 * weights[action] / (1 + weights[action])
            if value > best_value:
                best, best_value = action, value
        return best
