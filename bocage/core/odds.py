"""The odds of any action of any game: the real rules are played once for every possible result of chance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction

from bocage.core.action import Action
from bocage.core.dice import Dice, Fork, ForkingDice, SeededDice, Tape
from bocage.core.event import Event
from bocage.core.outcomes import Odds, Outcome, wilson
from bocage.core.run import Step

SAMPLE = 400
WORLDS = 24                     # so many suppositions are averaged
FORKING = ForkingDice()


class Found:
    """The outcomes found so far, each with its weight; the questions that were answered on the way; whether chance goes on."""

    def __init__(self) -> None:
        self.weights: dict[tuple[object, ...], tuple[tuple[Event, ...], Fraction]] = {}
        self.assumed: dict[str, None] = {}
        self.later = False

    def add(self, events: tuple[Event, ...], weight: Fraction) -> None:
        key = tuple(event.plain() for event in events)
        self.weights[key] = (events, weight + (self.weights[key][1] if key in self.weights else 0))

    def sorted(self) -> list[tuple[tuple[Event, ...], Fraction]]:
        return sorted(self.weights.values(), key=lambda outcome: (-outcome[1], [event.name for event in outcome[0]]))

    def exact(self) -> Odds:
        return self._odds(True, [Outcome(events, float(weight), float(weight), float(weight), weight)
                                 for events, weight in self.sorted()])

    def sampled(self, number: int) -> Odds:
        """The odds with Wilson's 95 % intervals for so many games."""
        outcomes = []
        for events, weight in self.sorted():
            low, high = wilson(float(weight) * number, number)
            outcomes.append(Outcome(events, float(weight), low, high, None))
        return self._odds(False, outcomes)

    def _odds(self, exact: bool, outcomes: list[Outcome]) -> Odds:
        return Odds(exact, tuple(outcomes), assumed=tuple(self.assumed), later=self.later)


class Worlds:
    """The suppositions of a seat, as steps to be played again: each is made when it is first needed, and kept for the odds of
    other actions."""

    def __init__(self, make: Callable[[], Step]) -> None:
        self.make = make
        self.made: list[Step] = []

    def __iter__(self) -> Iterator[Step]:
        for number in range(WORLDS):
            if number == len(self.made):
                self.made.append(self.make())
            yield self.made[number]


def odds_over(steps: Iterable[Step], action: Action, limit: int, sample: int = SAMPLE) -> Odds:
    """The average of the odds over several suppositions of a seat. Where chance has too many results in one of them, those
    that follow are sampled at once; all of them share the games of the sample."""
    worlds: list[Odds] = []
    share = -(-sample // WORLDS)
    for step in steps:
        exact = not worlds or worlds[-1].exact
        worlds.append(odds_of(step, action, limit, share) if exact else sampled_odds(step, action, share))
        if not worlds[-1].exact and not sample:
            return worlds[-1]
    if all(odds.exact and same_odds(odds, worlds[0]) for odds in worlds):
        return worlds[0]
    found = Found()
    for odds in worlds:
        found.assumed |= dict.fromkeys(odds.assumed)
        found.later |= odds.later
        for outcome in odds.outcomes:
            found.add(outcome.events, Fraction(outcome.chance).limit_denominator(10**6) / len(worlds))
    return found.sampled(len(worlds))


def same_odds(one: Odds, two: Odds) -> bool:
    return (one.assumed, one.later) == (two.assumed, two.later) and [
        (o.weight, [e.plain() for e in o.events]) for o in one.outcomes] == [
            (o.weight, [e.plain() for e in o.events]) for o in two.outcomes]


def odds_of(step: Step, action: Action, limit: int, sample: int = SAMPLE, forking: Dice = FORKING) -> Odds:
    """The odds of the true position. They are exact if chance has at most ``limit`` results; otherwise they come from a sample
    of ``sample`` games, or have no outcomes if ``sample`` is 0."""
    found = Found()
    todo: list[tuple[list[int], int, int]] = [([], 1, 1)]  # known results, and their weight as a fraction that is not reduced
    leaves = 0
    while todo:
        known, weight, whole = todo.pop()
        try:
            events = _consequences(step, action, forking, known, found)
        except Fork as fork:
            if leaves + len(todo) + len(fork.branches) > limit:
                return sampled_odds(step, action, sample)
            total = sum(share for _, share in fork.branches)
            todo += [(known + results, weight * share, whole * total) for results, share in fork.branches]
        else:
            leaves += 1
            found.add(events, Fraction(weight, whole))
    return found.exact()


def sampled_odds(step: Step, action: Action, number: int = SAMPLE) -> Odds:
    """The odds from a sample of games, with Wilson's 95 % interval."""
    found = Found()
    for at in range(number):
        found.add(_consequences(step, action, SeededDice(f"odds/{at}"), [], found), Fraction(1, number))
    return found.sampled(number)


def _consequences(step: Step, action: Action, dice: Dice, known: list[int], found: Found) -> tuple[Event, ...]:
    """Plays the step again, then the action, up to the next question or the end of the step. Returns the salient events.

    Where the game has ``follow_up``, further questions of the same step are answered by it, and the steps that follow are
    played as far as they need neither an answer nor chance.
    """
    run = step.run(dice)
    tape = run.table.dice
    assert isinstance(tape, Tape)
    tape.results += known
    events: list[Event] = []
    run.table.events = events
    over = run.answer(action)
    follow_up = step.rules.follow_up
    if follow_up is not None:
        while not over:
            assert run.decision is not None
            answer = follow_up(step.board, run.table.state, run.decision)
            if answer is None:
                break
            found.assumed[run.decision.kind] = None
            over = run.answer(answer)
        if over:
            tape.source = FORKING
            try:
                run.proceed()
            except Fork:
                found.later = True
    return tuple(event for event in events if event.happening.salient and event.seats is None)
