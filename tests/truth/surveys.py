"""Compares what a game's surveys show (chances by result, needed numbers, reach) with what its rules then do.

A survey tells of things that take several choices: a weapon, a manner, a target, the questions on the way. So a game brings
trials: each has the chances that are shown and a function that plays the thing itself once, with the dice it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain
from random import Random
from typing import Any, NamedTuple

from bocage.core.action import Action
from bocage.core.conformance.series import begin_one
from bocage.core.contract import AnyRuleset
from bocage.core.decision import Decision
from bocage.core.dice import SeededDice
from bocage.core.event import Event
from bocage.core.match import Match
from tests.truth.comparing import PER_GAME, STRIDE, Number, Report, Shown, Tell, agree, unheard

Answer = Callable[[Any, Decision], Action | None]


class Seen(NamedTuple):
    """What one continuation showed: the results that came true, and the numbers that were rolled against."""

    results: Iterable[str]
    numbers: Iterable[Number] = ()


class Trial(NamedTuple):
    """Something that a survey shows. ``shown``: the chance of each result; a result that is not shown must never come true.
    ``play``: one real continuation, with dice from that seed."""

    kind: str
    what: str
    shown: Mapping[str, float]
    play: Callable[[str], Seen]


Aspect = Callable[[Match, Random], Iterable[Trial | Number]]


class Surveyed(NamedTuple):
    """What is compared in a game that answers by surveys: each aspect finds in a position what is shown there with a chance,
    as a number or as a place, or nothing. They take turns, so that rare ones are looked at as often as others."""

    ruleset: AnyRuleset
    aspects: Mapping[str, Aspect]
    depth: int = 120            # decisions, at most, before the first position of a game


def compare_surveys(game: Surveyed, positions: int, seed: int, continuations: int, tell: Tell = unheard) -> Report:
    """Looks at so many positions, spread over the aspects, the scenarios and the phases of their games. ``tell`` hears of
    each."""
    report = Report()
    number = 0
    while report.positions < positions:
        for where, shown in moments(game, seed, number):
            look(where, shown, report, continuations)
            tell(report)
            if report.positions == positions:
                break
        number += 1
    return report


def moments(game: Surveyed, seed: int, number: int) -> Iterator[tuple[Match, Iterable[Trial | Number]]]:
    """Some positions of one game of a series in which something is shown, with what is shown there."""
    match, rng, choose = begin_one(game.ruleset, seed, number)
    looks = Random(f"{seed}/{number}/looks")
    aspects = sorted(game.aspects)
    wait, found = looks.randrange(game.depth), 0
    aspect = game.aspects[looks.choice(aspects)]
    while match.decision is not None and found < PER_GAME:
        shown = iter(aspect(match, looks)) if wait <= 0 else iter(())
        first = next(shown, None)
        if first is not None:
            yield match, chain([first], shown)
            found += 1
            wait = looks.randrange(2 * STRIDE)
            aspect = game.aspects[looks.choice(aspects)]
        match.play(choose(match, rng))
        wait -= 1


def look(match: Match, shown: Iterable[Trial | Number], report: Report, continuations: int) -> None:
    """Compares what is shown in one position."""
    assert match.decision is not None
    report.positions += 1
    report.kinds[match.decision.kind] = report.kinds.get(match.decision.kind, 0) + 1
    where = f"{match.setup.scenario}, move {len(match.moves)}, {match.decision.kind}"
    wrong: list[str] = []
    for each in shown:
        if isinstance(each, Trial):
            report.options += 1
            wrong += differences(each, report, continuations)
        else:
            wrong += unequal(each, report)
    report.wrong += [f"{where}: {each}\n{match.position()}" for each in wrong]


def differences(trial: Trial, report: Report, continuations: int) -> Iterator[str]:
    """Plays what is shown so many times; each chance must lie in the interval of its share."""
    came: dict[str, int] = {}
    numbers: dict[Number, None] = {}
    for at in range(continuations):
        seen = trial.play(f"truth/{at}")
        for result in seen.results:
            came[result] = came.get(result, 0) + 1
        numbers |= dict.fromkeys(seen.numbers)
    for result in trial.shown.keys() | came.keys():
        name, chance, times = f"{trial.kind} {result}", trial.shown.get(result, 0.0), came.get(result, 0)
        report.chances[name] = report.chances.get(name, 0) + 1
        if not agree(Shown(chance), times, continuations):
            yield f"{trial.what} shows {result} {chance:.4f}, but it came true {times} times in {continuations}"
    for number in numbers:
        yield from (f"{trial.what}: {each}" for each in unequal(number, report))


def unequal(number: Number, report: Report) -> Iterator[str]:
    name, shown, true = number
    report.numbers[name] = report.numbers.get(name, 0) + 1
    if shown != true:
        yield f"{name} is shown as {shown}, but it is {true}"


def continued(match: Match, seed: str, answer: Answer, first: Iterable[Action] = ()) -> tuple[Any, list[Event]]:
    """The state after a continuation with fresh dice, and what was told in it. It plays ``first``, then answers until the step
    is over or the answer is None."""
    events: list[Event] = []
    run = match.step.run(SeededDice(seed), events)
    told, todo = len(events), list(first)
    over = False
    while not over and run.decision is not None:
        action = todo.pop(0) if todo else answer(run.table.state, run.decision)
        if action is None:
            break
        over = run.answer(action)
    return run.table.state, events[told:]


def named(events: Iterable[Event], name: str) -> list[tuple[Any, ...]]:
    """The arguments of all events of that name."""
    return [event.args for event in events if event.name == name]
