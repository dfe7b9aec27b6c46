"""What the options of a question are worth to the seat that is asked, by playing on from each of them many times.

Hidden things are supposed as the seat could suppose them then, so the analysis of a choice never blames anybody for what he
could not know. All options are played on in the same supposed worlds with the same chance, by first sight for all seats; each
chance to win has a band in which the mean over endlessly many worlds lies with 95 % probability.

Where play-outs are quick (``Race.analysed_to_the_end``) each goes on to the end of the game, and the chance is the share of
games won. There an option is worth what its best continuation is worth, as far as nothing is left to chance: else an option
that only begins something (who acts, where he enters) would have another chance than the next question tells. In other games
play-outs stop at the game's horizons, and the chance is what the evaluation guesses there.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from math import sqrt
from random import Random
from time import process_time
from typing import Any, NamedTuple

from bocage.bots.explaining import Reason, reasons
from bocage.bots.race import Lane, RaceBot
from bocage.bots.sight import AnyPlan, best_at_sight, play_on
from bocage.bots.viewpoint import Viewpoint
from bocage.core.action import Action
from bocage.core.contract.advice import to_the_end
from bocage.core.decision import Decision
from bocage.core.dice import Fork, ForkingDice
from bocage.core.match import Match
from bocage.core.run import Run, Supposition

MOST = 6                        # options that are weighed
WORLDS = 200                    # supposed worlds in which each of them is played on
LEAST = 4                       # worlds before anything is told
REASONS = 4                     # terms that say why one option is better than another
LINE = 6                        # choices of the principal line
FORESIGHT = 2                   # questions after an option at which the best continuation is looked for
BRANCHES = 6                    # answers to each of them that are tried, those that look best
ROUNDS = (4, 4, 8)              # worlds in which they are compared; after each round the worse half retires
NORMAL = 1.96                   # standard errors on either side of a band of 95 %
USEFUL = 1.0                    # an option of less weight at first sight does nothing that is good in itself


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

    plays_whole_games = False       # now and then: here it is every game or none
    may_go_to_the_end = True

    def __init__(self, match: Match, seat: int, played: Action | None = None) -> None:
        super().__init__(Random("analysis"), playouts=WORLDS * MOST, explains=True)
        self.game = Viewpoint(match, seat)
        # What was arranged by the end says nothing of this moment, and everybody is held to first sight alike.
        self.game.advice, self.game.people = match.ruleset.advice, frozenset()
        self.played = played
        self.sights: dict[Action, float] = {}                       # the weights at first sight
        self.lanes = self.candidates()
        self.guesses: dict[Lane, float] = defaultdict(float)        # sums of what the evaluation said at the horizons
        if self.goes_to_the_end and len(self.lanes) > 1:
            self.look_for_continuations()

    def candidates(self) -> list[Lane]:
        """The options that look best and the one that was played, each once, with the first plan that begins with it."""
        game = self.game
        present = game.suppose(self.rng)
        assert present.decision is not None
        weights = game.first_sight(self.rng)
        self.sights = dict(zip(game.options, weights, strict=True))
        sights = sorted(self.sights.items(), key=lambda pair: -pair[1])
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

    def look_for_continuations(self) -> None:
        """Finds for each option what the seat best goes on with at once."""
        worlds = [self.game.supposition(self.rng) for _ in range(sum(ROUNDS))]
        for lane in self.lanes:
            for _ in range(FORESIGHT):
                answers = self.answers_after(worlds[0], lane)
                if not answers:
                    break
                lane.then = (*lane.then, self.best_of(worlds, lane, answers))

    def answers_after(self, world: Supposition, lane: Lane) -> list[Action]:
        """What the seat may go on with, the best at first sight first; nothing, if chance or somebody else comes first."""
        run = world.run()
        run.table.dice = ForkingDice()
        try:
            for action in (lane.action, *lane.then):
                run.play(action)
        except Fork:
            return []
        decision = run.decision
        if decision is None or decision.by != (self.game.seat,):
            return []
        weights = self.game.advice.priors(self.game.board, run.table.state, decision, decision.options)
        order = sorted(zip(decision.options, weights, strict=True), key=lambda pair: -pair[1])
        return [action for action, weight in order[:BRANCHES] if weight > 0.0]

    def best_of(self, worlds: Sequence[Supposition], lane: Lane, answers: Sequence[Action]) -> Action:
        """The answer that wins most; the first, unless another is better by more than a standard error."""
        if len(answers) < 2:
            return answers[0]
        alive = [Lane(lane.action, 1.0, lane.plan, (*lane.then, answer)) for answer in answers]
        base, following = alive[0], iter(worlds)
        for count in ROUNDS:
            for world in islice(following, count):
                for each in alive:
                    each.values.append(self.value(self.game, world, each))
            alive.sort(key=lambda each: -sum(each.values))
            alive = [each for at, each in enumerate(alive) if at < max(1, len(alive) // 2) or each is base]
        gain, error = alive[0].gain(base)
        return (alive[0] if gain > error else base).then[-1]

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

    @property
    def goes_to_the_end(self) -> bool:
        """Whether the chances are shares of games that were won."""
        return self.may_go_to_the_end and self.game.advice.race.analysed_to_the_end

    def value(self, game: Viewpoint, world: Supposition, lane: Lane) -> float:
        run = world.run()
        guess = self.look_ahead(game, run, lane)
        if not self.goes_to_the_end:
            return guess
        self.guesses[lane] += guess
        play_on(game, run, to_the_end(game.board, run.table.state), lane.plan)
        return game.advice.evaluate(game.board, run.table.state, game.seat)

    def ranking(self) -> list[Lane]:
        """The options that were weighed, the best first; of those that have won as many games, to the last per cent that is
        told, the one whose games looked best on the way.

        An option that does nothing useful, such as ending a phase with actions left, leads only where the games tell it apart
        from the others. Else the options that they do not tell apart from it stand by their weight at first sight.
        """
        found = sorted(self.lanes, key=lambda lane: (-round(100 * lane.chance), -self.guesses[lane], -sum(lane.values)))
        first = found[0]
        if not self.goes_to_the_end or self.sights[first.action] >= USEFUL:
            return found
        alike = [lane for lane in found if lane is first or not self.apart(first, lane)]
        alike.sort(key=lambda lane: -self.sights[lane.action])
        return alike + [lane for lane in found if lane not in alike]

    def apart(self, one: Lane, other: Lane) -> bool:
        """Whether the play-outs tell two options apart: the same worlds, compared pair by pair."""
        gain, error = one.gain(other)
        return abs(gain) > NORMAL * error

    def why(self, one: Lane, other: Lane) -> tuple[Reason, ...]:
        """The terms that separate two options most."""
        return reasons(one, other, REASONS)

    def line(self, lane: Lane, name: Callable[[Action, Any, Decision], str], known: bool = False) -> list[tuple[int, str]]:
        """How the game goes on after an option: the seat and the name of each of the first choices."""
        return [(decision.by[0], name(action, run.table.state, decision))
                for run, decision, action in self.steps(lane, known) if decision is not None and action is not None]

    def steps(self, lane: Lane, known: bool = False) -> Iterator[tuple[Run, Decision | None, Action | None]]:
        """The choices after an option at which somebody has several options, in one supposed world, each before it is made; at
        last the position to which they lead. ``known``: only those that the option is meant to be followed by; what comes
        later depends on chance and on others."""
        game, left = self.game, LINE
        run = game.supposition(Random("line")).run()
        run.play(lane.action)
        meant = deque(lane.then)
        while run.decision is not None and left and (meant or not known):
            decision = run.decision
            action = meant.popleft() if meant else best_at_sight(game, run, lane.plan)
            if len(decision.options) > 1:
                yield run, decision, action
                left -= 1
            run.play(action)
        yield run, None, None
