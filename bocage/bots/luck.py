"""Tells choices and luck apart: what each choice of a game was worth, and what chance then made of it, as chances to win.

For every choice there are three numbers: the chance of seat 0 to win before it, the mean chance over everything that chance
could have answered to it, and the chance after what chance did answer. The first step is the choice's part, the second is luck.
So the chance at the start, all choices and all luck make up the result, whatever the evaluation is worth. Everything is judged
in the true position, as somebody who sees all hands: only for games that are over.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import msgspec

from bocage.core.action import Action
from bocage.core.decision import Seat
from bocage.core.dice import Dice, Fork, ForkingDice, SeededDice, Tape
from bocage.core.match import Match
from bocage.core.record.replaying import Replay
from bocage.core.run import Run

LEAVES = 64                     # results of chance up to which the mean is exact
SAMPLE = 48                     # and how often chance is tried beyond that
JUDGED = Seat(0)                    # the seat whose chance to win is told


class Judged(msgspec.Struct, frozen=True):
    """A choice (after ``at`` others) by ``seat``. ``before`` + ``choice`` + ``luck`` = ``after``; ``exact``: every result of
    chance was counted."""

    at: int
    seat: int
    before: float
    choice: float
    luck: float
    after: float
    exact: bool


def judged(replay: Replay, first: int = 0) -> Iterator[Judged]:
    """Every choice of a game from number ``first`` on."""
    match = replay.at(first)
    before = chance_to_win(match, match.run)
    for at in range(first, len(replay.match.moves)):
        move, following = replay.match.moves[at], replay.at(at + 1)
        after = chance_to_win(following, following.run)
        expected, exact = expectation(match, match.read(move.text)) if move.chance else (after, True)
        yield Judged(at, move.seat, before, expected - before, after - expected, after, exact)
        match, before = following, after


def chance_to_win(match: Match, run: Run) -> float:
    """The chance of the judged seat: by the game's evaluation, after the end by the result."""
    board, state = run.table.board, run.table.state
    if run.decision is None:
        return match.rules.result(board, state).scores[JUDGED]
    return match.ruleset.advice.evaluate(board, state, JUDGED)


def expectation(match: Match, action: Action) -> tuple[float, bool]:
    """The mean chance to win over everything that chance can answer to an action, up to the next question; whether it is
    exact."""
    total = Fraction(0)
    todo: list[tuple[list[int], Fraction]] = [([], Fraction(1))]
    leaves = 0
    while todo:
        known, weight = todo.pop()
        try:
            value = _value(match, action, ForkingDice(), known)
        except Fork as fork:
            if leaves + len(todo) + len(fork.branches) > LEAVES:
                return sampled(match, action), False
            whole = sum(share for _, share in fork.branches)
            todo += [(known + results, weight * share / whole) for results, share in fork.branches]
        else:
            leaves += 1
            total += weight * Fraction(value)
    return float(total), True


def sampled(match: Match, action: Action) -> float:
    """The same from a sample of what chance can answer."""
    return sum(_value(match, action, SeededDice(f"luck/{number}"), []) for number in range(SAMPLE)) / SAMPLE


def _value(match: Match, action: Action, dice: Dice, known: list[int]) -> float:
    run = match.step.run(dice)
    tape = run.table.dice
    assert isinstance(tape, Tape)
    tape.results += known
    run.play(action)
    return chance_to_win(match, run)
