"""A race between the few options that look best: in each round all of them are played out in the same supposed worlds with the
same chance, then the worse half retires (sequential halving).

Play-outs follow the game's first sight for all seats (``sight.play_on``). The bot starts from what looks best at first sight,
the *base*, and takes another option only if it beats the base clearly in paired play-outs. So a little thought plays no worse
than none, and more thought finds smaller differences.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from itertools import zip_longest
from math import ceil, log, log2, sqrt
from random import Random
from time import monotonic

from bocage.bots.sight import AnyPlan, play_on
from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.core.contract.advice import to_the_end
from bocage.core.decision import Decision
from bocage.core.run import Run, Supposition

LEAST = 4                       # play-outs of each option before the first one retires
LEAST_GAIN = 0.002              # the first sight's option is not left for less, as a chance to win
CERTAIN = 0.97                  # an option with this share of all priors is taken without a race


Terms = dict[str, float]


class Lane:
    """One option in the race, with its prior and the value of each of its play-outs. ``plan``: what the seat intends
    afterwards; None: whatever looks best at first sight. ``then``: with which choices it goes on at once. If the bot explains:
    ``told``, each play-out's chance as people are told it, and ``terms``, what its evaluation was made of; None: the game was
    over."""

    __slots__ = ("action", "prior", "plan", "then", "values", "told", "terms")

    def __init__(self, action: Action, prior: float, plan: AnyPlan | None = None, then: tuple[Action, ...] = ()) -> None:
        self.action = action
        self.prior = prior
        self.plan = plan
        self.then = then
        self.values: list[float] = []
        self.told: list[float] = []
        self.terms: list[Terms | None] = []

    @property
    def chance(self) -> float:
        return sum(self.values) / len(self.values)

    def gain(self, base: Lane) -> tuple[float, float]:
        """By how much its play-outs are better than those of the base, on average, and the standard error of that."""
        return difference(self.values, base.values)


def difference(mine: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """By how much one row of values is greater than another, pair by pair, on average; and the standard error of that."""
    gains = [one - other for one, other in zip(mine, theirs, strict=False)]
    mean = sum(gains) / len(gains)
    if len(gains) < 2:
        return mean, 1.0
    return mean, sqrt(sum((gain - mean) ** 2 for gain in gains) / (len(gains) - 1) / len(gains))


def without_doubles(lanes: list[Lane]) -> list[Lane]:
    """Leaves out each option or plan that came to the same as one before it in every world: they are played alike."""
    found: dict[tuple[float, ...], Lane] = {}
    for lane in lanes:
        found.setdefault(tuple(lane.values), lane)
    return list(found.values())


class RaceBot:
    """``playouts``, ``seconds``: the most for one decision; 0: no limit. ``explains``: it notes what
    ``explaining.explain`` needs."""

    plays_whole_games = True        # where the game asks for some (``Race.whole_games``)

    def __init__(self, rng: Random, playouts: int = 0, seconds: float = 0.0, explains: bool = False) -> None:
        assert playouts or seconds
        self.rng = rng
        self.explains = explains
        self.playouts = playouts
        self.seconds = seconds
        self.lanes: list[Lane] = []             # of the last race, the best first
        self.done = 0                           # play-outs of the last race
        self.worlds = 0                         # supposed worlds of the last race
        self.plan: AnyPlan | None = None        # the plan that won an earlier race, as long as it holds

    def choose(self, game: Viewpoint) -> Action:
        self.lanes, self.done = [], 0
        return game.options[0] if len(game.options) == 1 else self.choose_by(game, game.first_sight(self.rng))

    def choose_by(self, game: Viewpoint, weights: Sequence[float]) -> Action:
        """Chooses among the options that look best by these weights, and the plans that begin with one of them."""
        self.lanes, self.done, self.worlds = [], 0, 0
        present = game.suppose(self.rng)
        state, decision = present.table.state, present.decision
        assert decision is not None
        planned = self.planned(game, state, decision)
        stakes = game.advice.race.stakes.get(decision.kind, 1.0)
        whole = sum(weights) or 1.0
        options = [Lane(option, weight / whole, self.plan)
                   for option, weight in zip(game.options, weights, strict=True) if weight > 0.0]
        options.sort(key=lambda lane: -lane.prior)
        if planned is not None and self.plan is not None:
            changes = () if self.plan.revise is None else self.plan.revise(game.board, state, decision, game.options)
            if not changes or not stakes:
                return planned
            self.lanes = self.planned_lanes(game, state, decision, [self.plan, *changes], options)
        elif options[0].prior >= CERTAIN or not stakes:
            return options[0].action
        else:
            plans = game.advice.plans(game.board, state, decision, game.options)
            self.lanes = self.line_up(game, options, self.planned_lanes(game, state, decision, plans, options), stakes)
        best = self.race(game, stakes)
        self.plan = best.plan
        return best.action

    def planned(self, game: Viewpoint, state: object, decision: Decision) -> Action | None:
        """The answer of the current plan. A plan that no longer fits the position is dropped."""
        if self.plan is not None and not self.plan.holds(game.board, state):
            self.plan = None
        action = None if self.plan is None else self.plan.answer(game.board, state, decision, game.options)
        return action if action in game.options else None

    def planned_lanes(self, game: Viewpoint, state: object, decision: Decision, plans: Sequence[AnyPlan],
                      options: Sequence[Lane]) -> list[Lane]:
        """Lanes for plans that begin with one of the options."""
        shares = {lane.action: lane.prior for lane in options}
        found = [(plan.answer(game.board, state, decision, game.options), plan) for plan in plans]
        return [Lane(action, shares[action], plan) for action, plan in found if action is not None and action in shares]

    def line_up(self, game: Viewpoint, options: list[Lane], plans: list[Lane], stakes: float) -> list[Lane]:
        """Those that take part: the options that look best and the plans in turns, the first sight's option first."""
        most = game.advice.race.candidates
        if self.playouts:
            most = min(most, max(2, round(stakes * self.playouts) // (2 * LEAST)))
        return [lane for pair in zip_longest(options, plans) for lane in pair if lane is not None][:most]

    def race(self, game: Viewpoint, stakes: float = 1.0) -> Lane:
        """Runs the race, and returns the winner: the base unless another option is clearly better. ``stakes``: the part of the
        bot's budget that the question is worth."""
        base, alive = self.lanes[0], list(self.lanes)
        rounds = max(1, ceil(log2(len(alive))))
        start = monotonic()
        for number in range(1, rounds + 1):
            self.run_round(game, alive, stakes * number / rounds, start)
            alive = without_doubles(alive)
            alive.sort(key=lambda lane: -self.score(game, lane, base))
            alive = alive[:max(2, (len(alive) + 1) // 2)]
            if base not in alive:
                alive.append(base)
            if self.is_decided(alive, base):
                break
        best = max(alive, key=lambda lane: self.score(game, lane, base))
        if best is not base:
            gain, error = best.gain(base)
            if gain <= max(LEAST_GAIN, game.advice.race.sure * error):
                best = base
        self.lanes.sort(key=lambda lane: (lane is not best, -len(lane.values), -sum(lane.values)))
        return best

    def run_round(self, game: Viewpoint, alive: list[Lane], share: float, start: float) -> None:
        """Plays all options out in new worlds, until this round's share of the budget is spent."""
        least, played = 0 if self.done else LEAST, 0
        while played < least or self.has_budget(len(alive), share, monotonic() - start):
            world = game.supposition(self.rng)
            for lane in alive:
                lane.values.append(self.value(game, world, lane))
            self.worlds += 1
            self.done += len(alive)
            played += 1
            if self.seconds and monotonic() - start >= self.seconds:
                return

    def has_budget(self, more: int, share: float, spent: float) -> bool:
        """Whether this share of the budget allows that many more play-outs after that many seconds."""
        return ((not self.playouts or self.done + more <= share * self.playouts)
                and (not self.seconds or spent < share * self.seconds))

    def value(self, game: Viewpoint, world: Supposition, lane: Lane) -> float:
        """What an option comes to in a supposed world."""
        return self.look_ahead(game, world.run(), lane)

    def look_ahead(self, game: Viewpoint, run: Run, lane: Lane) -> float:
        """Plays an option and then on by first sight. The mean of the evaluations at the game's horizons."""
        state, board, advice = run.table.state, game.board, game.advice
        every = advice.race.whole_games if self.plays_whole_games else 0
        whole = every and self.worlds % every == every - 1
        stops = [horizon(board, state) for horizon in ((to_the_end,) if whole else (advice.horizon, *advice.far))]
        for action in (lane.action, *lane.then):
            run.play(action)
        people = Random(self.worlds) if game.people else None       # the same for all lanes of a world
        total, told, seen = 0.0, 0.0, defaultdict[str, float](float)
        for stop in stops:
            play_on(game, run, stop, lane.plan, people)
            total += advice.evaluate(board, run.table.state, game.seat)
            if self.explains:
                told += advice.told_chance(board, run.table.state, game.seat)
            if self.explains and run.decision is not None:
                for term, part in advice.terms(board, run.table.state, game.seat).items():
                    seen[term] += part / len(stops)
        if self.explains:
            lane.told.append(told / len(stops))
            lane.terms.append(None if run.decision is None else seen)
        return total / len(stops)

    def score(self, game: Viewpoint, lane: Lane, base: Lane) -> float:
        """The gain over the base, shrunk towards nothing while there are few play-outs, with a little for the prior."""
        race = game.advice.race
        count = len(lane.values)
        gain, _ = lane.gain(base)
        return gain * count / (count + race.doubt) + race.prior_worth * log(lane.prior / base.prior)

    def is_decided(self, alive: list[Lane], base: Lane) -> bool:
        """Whether no other option is near the leader any more."""
        best = max(alive, key=lambda lane: sum(lane.values))
        for lane in alive:
            if lane is not best:
                gain, error = best.gain(lane)
                if gain <= 2.5 * error:
                    return False
        return True
