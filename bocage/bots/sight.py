"""Takes what looks best at first sight: the option with the greatest prior. Play-outs follow the same policy for all seats."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.core.contract import Plan
from bocage.core.run import Run

AnyPlan = Plan[Any, Any]

PATIENCE = 1_000                # a play-out has at most so many decisions


class SightBot:
    """Takes the option with the greatest prior, the first of equals."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, game: Viewpoint) -> Action:
        if len(game.options) == 1:
            return game.options[0]
        weights = game.first_sight(self.rng)
        return game.options[weights.index(max(weights))]


def play_on(game: Viewpoint, run: Run, stop: Callable[[Any], bool], plan: AnyPlan | None = None,
            people: Random | None = None) -> None:
    """Plays a run on by first sight for every seat, until ``stop`` says so of the state or the game is over. ``plan``: what the
    viewpoint's seat intends. ``people``: chance for the choices of people who play along."""
    for _ in range(PATIENCE):
        if run.decision is None or stop(run.table.state):
            return
        run.play(best_at_sight(game, run, plan, people))


def best_at_sight(game: Viewpoint, run: Run, plan: AnyPlan | None = None, people: Random | None = None) -> Action:
    """The answer to the present question of a run: as the plan says, else what looks best at first sight. People who play
    along are not counted on to find the best: theirs is drawn by its weight."""
    decision, state = run.decision, run.table.state
    assert decision is not None
    options = decision.options
    if len(options) == 1:
        return options[0]
    if plan is not None and game.seat in decision.by:
        planned = plan.answer(game.board, state, decision, options)
        if planned is not None:
            return planned
    weights = game.advice.priors(game.board, state, decision, options)
    if people is not None and game.people.issuperset(decision.by):
        return people.choices(options, weights)[0]
    return options[weights.index(max(weights))]
