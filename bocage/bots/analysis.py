"""What the options of a question are worth to the seat that is asked, by playing on from each of them many times.

Hidden things are supposed as the seat could suppose them then, so the analysis of a choice never blames anybody for what he
could not know. All options are played on in the same supposed worlds with the same chance, by first sight for all seats; each
chance to win has a band in which the mean over endlessly many worlds lies with 95 % probability.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import process_time
from typing import Any, NamedTuple

from bocage.bots.explaining import Reason, reasons
from bocage.bots.race import Lane, RaceBot
from bocage.bots.sight import AnyPlan, best_at_sight
from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.core.match import Match

MOST = 6                        # options that are weighed
WORLDS = 200                    # supposed worlds in which each of them is played on
LEAST = 4                       # worlds before anything is told
REASONS = 4                     # terms that say why one option is better than another
LINE = 6                        # choices of the principal line
NORMAL = 1.96                   # standard errors on either side of a band of 95 %


class Band(NamedTuple):
    """A chance to win, and between which bounds its true mean lies with 95 % probability."""

    chance: float
    low: float
    high: float


def band_of(values: Sequence[float]) -> Band:
    """The mean of these values with its band. Some games that were all won do not make the next one certain: for the share of
    values that are results (0 or 1), the variance is not taken for less than two wins and two losses more would give."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    decided = sum(value in (0.0, 1.0) for value in values) / count
    wary = (sum(values) + 2) / (count + 4)
    half = NORMAL * (1.0 + 1.0 / count) * sqrt(max(variance, decided * wary * (1.0 - wary)) / count)
    return Band(mean, max(0.0, mean - half), min(1.0, mean + half))


class Analysis(RaceBot):
    """The question at which a match stands, weighed for one of the seats that are asked. ``played``: an option that is weighed
    whether or not it looks good."""

    def __init__(self, match: Match, seat: int, played: Action | None = None) -> None:
        super().__init__(Random("analysis"), playouts=WORLDS * MOST, explains=True)
        self.game = Viewpoint(match, seat)
        # What was arranged by the end says nothing of this moment, and everybody is held to first sight alike.
        self.game.advice, self.game.people = match.ruleset.advice, frozenset()
        self.played = played
        self.lanes = self.candidates()

    def candidates(self) -> list[Lane]:
        """The options that look best and the one that was played, each once, with the first plan that begins with it."""
        game = self.game
        present = game.suppose(self.rng)
        assert present.decision is not None
        weights = game.first_sight(self.rng)
        sights = sorted(zip(game.options, weights, strict=True), key=lambda pair: -pair[1])
        found = game.advice.plans(game.board, present.table.state, present.decision, game.options)
        plans: dict[Action, AnyPlan] = {}
        for plan in found:
            first = plan.answer(game.board, present.table.state, present.decision, game.options)
            if first is not None:
                plans.setdefault(first, plan)
        best = [action for action, weight in sights if weight > 0.0][:MOST]
        best += [action for action in plans if action not in best][:MOST - len(best)]
        if self.played is not None and self.played not in best:
            best[MOST - 1:] = [self.played]
        return [Lane(action, 1.0 / len(best), plans.get(action)) for action in best]

    @property
    def is_done(self) -> bool:
        return self.worlds >= (WORLDS if len(self.lanes) > 1 else LEAST)

    def go_on(self, seconds: float) -> None:
        """Plays on in more worlds, for about so many seconds of CPU time."""
        end = process_time() + seconds
        while self.worlds < LEAST or (not self.is_done and process_time() < end):
            self.play_world()

    def play_world(self) -> None:
        """Plays every option on in one more supposed world."""
        world = self.game.supposition(self.rng)
        for lane in self.lanes:
            lane.values.append(self.value(self.game, world, lane))
        self.worlds += 1

    def ranking(self) -> list[Lane]:
        """The options that were weighed, the best first."""
        return sorted(self.lanes, key=lambda lane: -sum(lane.values))

    def apart(self, one: Lane, other: Lane) -> bool:
        """Whether the play-outs tell two options apart: the same worlds, compared pair by pair."""
        gain, error = one.gain(other)
        return abs(gain) > NORMAL * error

    def why(self, one: Lane, other: Lane) -> tuple[Reason, ...]:
        """The terms that separate two options most."""
        return reasons(one, other, REASONS)

    def line(self, lane: Lane, name: Callable[[Action, Any, Decision], str]) -> list[tuple[int, str]]:
        """How the game goes on by first sight after an option, in one supposed world: the seat and the name of each of the
        first choices at which somebody had several options."""
        game, steps = self.game, list[tuple[int, str]]()
        run = game.supposition(Random("line")).run()
        run.play(lane.action)
        while run.decision is not None and len(steps) < LINE:
            decision, state = run.decision, run.table.state
            action = best_at_sight(game, run, lane.plan)
            if len(decision.options) > 1:
                steps.append((decision.by[0], name(action, state, decision)))
            run.play(action)
        return steps
