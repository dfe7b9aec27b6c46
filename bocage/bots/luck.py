"""Tells choices and luck apart: what each choice of a game was worth, and what chance then made of it, as chances to win.

For every choice there are three numbers: the chance of seat 0 to win before it, the mean chance over everything that chance
could have answered to it, and the chance after what chance did answer. The first step is the choice's part, the second is luck.
So the chance at the start, all choices and all luck make up the result, whatever the evaluation is worth. A centile says how
lucky a roll was: the share of everything that chance could have answered that is worse for seat 0, equal answers counted half.

A position in which somebody may still answer (a window) is worth what it is worth once everybody has let it pass. So a shot
whose roll stands, but has not yet done its damage, is luck of the roll; it is not the choice of whoever passes afterwards.
Everything is judged in the true position, as somebody who sees all hands: only for games that are over.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

import msgspec

from bocage.core.action import PASS, Action
from bocage.core.decision import Seat
from bocage.core.dice import Dice, Fork, ForkingDice, SeededDice, Tape
from bocage.core.match import Match
from bocage.core.record.replaying import Replay
from bocage.core.run import Run

LEAVES = 64                     # results of chance up to which the mean is exact
SAMPLE = 48                     # and how often chance is tried beyond that
LATER = 12                      # results of chance after a roll, while windows pass, up to which their mean is exact
LATER_SAMPLE = 4                # and how often chance is tried beyond that
PASSES = 40                     # windows that pass in a row, at most
ALIKE = 1e-9                    # chances to win that differ by less are equal
JUDGED = Seat(0)                # the seat whose chance to win is told


class Judged(msgspec.Struct, frozen=True):
    """A choice (after ``at`` others) by ``seat``. ``before`` + ``choice`` + ``luck`` = ``after``; ``centile``: of the luck,
    from 0 to 1; ``variance``: of what chance could have answered; ``exact``: every result of chance was counted."""

    at: int
    seat: int
    before: float
    choice: float
    luck: float
    after: float
    centile: float
    variance: float
    exact: bool


class Prospect(NamedTuple):
    """The chance to win after each thing that chance can answer to an action, with its weight; the weights make 1."""

    answers: tuple[tuple[float, float], ...]
    exact: bool

    @property
    def mean(self) -> float:
        return sum(value * weight for value, weight in self.answers)

    @property
    def variance(self) -> float:
        mean = self.mean
        return sum((value - mean) ** 2 * weight for value, weight in self.answers)

    def centile(self, value: float) -> float:
        """The share of answers that are worse than this one, equal ones counted half."""
        return sum(weight * (0.5 if abs(each - value) <= ALIKE else float(each < value)) for each, weight in self.answers)


def judged(replay: Replay, first: int = 0) -> Iterator[Judged]:
    """Every choice of a game from number ``first`` on."""
    match = replay.at(first)
    before = worth(match)
    for at in range(first, len(replay.match.moves)):
        move, following = replay.match.moves[at], replay.at(at + 1)
        after = worth(following)
        prospect = prospect_of(match, match.read(move.text)) if move.chance else Prospect(((after, 1.0),), exact=True)
        lets_pass = move.chance and move.text == PASS.text and is_window(match, match.run)
        mean = before if lets_pass else prospect.mean
        yield Judged(at, move.seat, before, mean - before, after - mean, after, prospect.centile(after), prospect.variance,
                     prospect.exact)
        match, before = following, after


def chance_to_win(match: Match, run: Run, seat: Seat = JUDGED) -> float:
    """The chance of a seat: as the game's advice tells it, after the end by the result."""
    board, state = run.table.board, run.table.state
    if run.decision is None:
        return match.rules.result(board, state).scores[seat]
    return match.ruleset.advice.told_chance(board, state, seat)


def is_window(match: Match, run: Run) -> bool:
    """Whether a run stands at a question that only asks whether somebody wants to answer."""
    decision = run.decision
    return decision is not None and decision.kind in match.ruleset.display.windows and PASS in decision.options


def worth(match: Match) -> float:
    """The chance to win, once the windows that are open have passed."""
    return mean_of_passing(match, PASS, []) if is_window(match, match.run) else chance_to_win(match, match.run)


def prospect_of(match: Match, action: Action) -> Prospect:
    """Everything that chance can answer to an action, up to the next question: counted, or a sample where there is too much."""
    found: list[tuple[float, float]] = []
    todo: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    while todo:
        known, weight = todo.pop()
        try:
            run = played(match, action, ForkingDice(), known)
        except Fork as fork:
            if len(found) + len(todo) + len(fork.branches) > LEAVES:
                return sampled(match, action)
            todo += branches(fork, known, weight)
        else:
            after = mean_of_passing(match, action, known) if is_window(match, run) else chance_to_win(match, run)
            found.append((after, float(weight)))
    return Prospect(tuple(found), exact=True)


def sampled(match: Match, action: Action) -> Prospect:
    """A sample of what chance can answer."""
    found = []
    for number in range(SAMPLE):
        run = played(match, action, SeededDice(f"luck/{number}"), [])
        known = tape_of(run).results[len(match.step.tape.results):]
        found.append((mean_of_some(match, action, known) if is_window(match, run) else chance_to_win(match, run), 1.0 / SAMPLE))
    return Prospect(tuple(found), exact=False)


def mean_of_passing(match: Match, action: Action, known: list[int]) -> float:
    """The mean over all that chance can answer while the windows after an action pass."""
    mean = 0.0
    todo, leaves = [(known, Fraction(1))], 1
    while todo:
        results, weight = todo.pop()
        try:
            run = passed(match, played(match, action, ForkingDice(), results))
        except Fork as fork:
            leaves += len(fork.branches) - 1
            if leaves > LATER:
                return mean_of_some(match, action, known)
            todo += branches(fork, results, weight)
        else:
            mean += float(weight) * chance_to_win(match, run)
    return mean


def mean_of_some(match: Match, action: Action, known: list[int]) -> float:
    """The same from a sample."""
    return sum(chance_to_win(match, passed(match, played(match, action, SeededDice(f"later/{number}"), known)))
               for number in range(LATER_SAMPLE)) / LATER_SAMPLE


def branches(fork: Fork, known: list[int], weight: Fraction) -> list[tuple[list[int], Fraction]]:
    """What chance can answer next, each with its share of the weight."""
    whole = sum(share for _, share in fork.branches)
    return [(known + results, weight * share / whole) for results, share in fork.branches]


def passed(match: Match, run: Run) -> Run:
    """A run in which everybody has let the windows pass that were open."""
    for _ in range(PASSES):
        if not is_window(match, run):
            break
        run.play(PASS)
    return run


def played(match: Match, action: Action, dice: Dice, known: list[int]) -> Run:
    """A run after an action, to which chance answers this first, then as the dice do."""
    run = match.step.run(dice)
    tape_of(run).results += known
    run.play(action)
    return run


def tape_of(run: Run) -> Tape:
    tape = run.table.dice
    assert isinstance(tape, Tape)
    return tape
