"""Positions of random games, the danger shown for a piece and a place there, and simulated enemy turns against it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple, Protocol

from bocage.core.conformance.series import begin_one
from bocage.core.contract import AnyRuleset, Chance, Danger, Threats
from bocage.core.contract.threats import SURE
from bocage.core.decision import Seat
from bocage.core.match import Match
from bocage.core.outcomes import wilson

PER_GAME = 3                    # positions of one game
DEPTH = 160                     # decisions, at most, before the first of them
STRIDE = 24                     # decisions between two of them, at most


class Case(NamedTuple):
    """What somebody asks in a position, and what is shown."""

    match: Match
    seat: Seat
    piece: str
    state: str
    danger: Danger


class Simulated(Protocol):
    """One game: ``turns(case, rng)`` gives a function that plays one enemy turn against the piece and returns whether it was
    hurt, with chance from the seed that it is given; None if there is nothing to simulate."""

    ruleset: AnyRuleset

    def turns(self, case: Case) -> Callable[[str], bool] | None: ...


class Report:
    """What was compared, and where it disagreed."""

    def __init__(self) -> None:
        self.positions = 0
        self.simulations = 0
        self.exact = 0
        self.off = 0.0
        self.wrong: list[str] = []

    def add(self, case: Case, hits: int, number: int) -> None:
        shown = case.danger.total
        self.positions += 1
        self.simulations += number
        self.exact += shown.is_exact
        self.off += distance(shown, hits / number)
        if not agree(shown, hits, number):
            self.wrong.append(
                f"{case.match.setup.scenario}, move {len(case.match.moves)}: {case.piece} {case.state} at "
                f"{case.danger.place} is shown {shown.share:.4f} ({shown.low:.4f} to {shown.high:.4f}), but was "
                f"hurt {hits} times in {number}; "
                f"{[(threat.who, threat.how, round(threat.chance.share, 4)) for threat in case.danger.threats]}")

    def lines(self) -> Iterator[str]:
        mean = self.off / self.positions if self.positions else 0.0
        yield (f"{self.positions} positions, {self.simulations} simulated enemy turns, {self.exact} shown exactly; "
               f"{self.positions - len(self.wrong)} agree, mean distance {mean:.5f}")
        yield from self.wrong


def distance(shown: Chance, rate: float) -> float:
    """How far a rate lies outside a shown interval."""
    return max(0.0, shown.low - rate, rate - shown.high)


def agree(shown: Chance, hits: int, number: int) -> bool:
    """Whether the interval shown and that of the simulation meet."""
    low, high = wilson(hits, number, SURE)
    return shown.low <= high + 1e-9 and low - 1e-9 <= shown.high


def compare(game: Simulated, positions: int, simulations: int, seed: int, tell: Callable[[Report], None]) -> Report:
    report, number = Report(), 0
    while report.positions < positions:
        for case in cases(game.ruleset, seed, number):
            turn = game.turns(case)
            if turn is None:
                continue
            report.add(case, sum(turn(f"threats/{at}") for at in range(simulations)), simulations)
            tell(report)
            if report.positions == positions:
                break
        number += 1
    return report


def cases(ruleset: AnyRuleset, seed: int, number: int) -> Iterator[Case]:
    """Some positions of one game of a series in which a piece is in danger somewhere."""
    match, rng, choose = begin_one(ruleset, seed, number)
    looks = Random(f"{seed}/{number}/threats")
    wait, found = looks.randrange(DEPTH), 0
    while match.decision is not None and found < PER_GAME:
        case = one_case(match, looks) if wait <= 0 else None
        if case is not None:
            yield case
            found += 1
            wait = looks.randrange(STRIDE)
        match.play(choose(match, rng))
        wait -= 1


def one_case(match: Match, looks: Random) -> Case | None:
    """A piece and a place at random among those of one seat; a place without danger only where nothing else is found."""
    game: Threats[Any, Any] | None = match.ruleset.threats
    assert game is not None
    assert match.decision is not None
    seat = looks.choice(match.decision.by)
    b, s = match.board, match.state
    pieces = game.pieces(b, s, seat)
    if not pieces:
        return None
    piece = looks.choice(pieces)
    state = looks.choice(game.states(b, s, seat, piece) or [""])
    places = game.places(b, s, seat, piece)
    for place in looks.sample(places, min(4, len(places))):
        danger = game.danger(b, s, seat, piece, state, place)
        if danger.total.high:
            return Case(match, seat, piece, state, danger)
    return None
