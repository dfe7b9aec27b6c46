"""Looks one decision ahead with the game's evaluation."""

from __future__ import annotations

from random import Random

from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.core.dice import SeededDice

SAMPLES = 4


class GreedyBot:
    """Takes the option with the best evaluation after it, averaged over a few suppositions. The game's priors break ties, and
    decide alone for question kinds in which one-ply lookahead tells nothing (``Advice.no_lookahead``)."""

    def __init__(self, rng: Random, samples: int = SAMPLES) -> None:
        self.rng = rng
        self.samples = samples

    def choose(self, game: Viewpoint) -> Action:
        if len(game.options) == 1:
            return game.options[0]
        evaluate = game.advice.evaluate
        present = game.suppose(self.rng)
        decision = present.decision
        assert decision is not None
        priors = game.advice.priors(game.board, present.table.state, decision, game.options)
        if decision.kind in game.advice.no_lookahead:
            return game.options[priors.index(max(priors))]
        weights = dict(zip(game.options, priors, strict=True))
        best, best_value = game.options[0], float("-inf")
        for action in sorted(game.options, key=lambda option: (-weights[option], option.text)):
            values: list[float] = []
            while len(values) < self.samples:
                run = game.suppose(self.rng)
                dice = run.table.dice
                assert isinstance(dice, SeededDice)
                before = dice.position
                run.answer(action)                          # to the next question or the end of the step: not what others do
                values.append(evaluate(game.board, run.table.state, game.seat))
                if dice.position == before:
                    break                                   # no chance was involved: once is enough
            value = sum(values) / len(values) + 1e-3 * weights[action] / (1 + weights[action])
            if value > best_value:
                best, best_value = action, value
        return best
