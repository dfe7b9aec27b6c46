"""What a bot may use, and the simplest bot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from bocage.bots.teamwork import agreed_in
from bocage.core.action import Action
from bocage.core.decision import Seat
from bocage.core.match import Match
from bocage.core.outcomes import Odds
from bocage.core.run import Run, Supposition


def is_bot(seat_name: str) -> bool:
    return seat_name.startswith("bot:")


class Viewpoint:
    """A game as one seat knows it: its view, its options, and positions it cannot tell from the true one."""

    def __init__(self, match: Match, seat: str | int) -> None:
        self._match = match
        self.seat: Seat = match.seat(seat)
        advice = match.ruleset.advice
        self.advice = advice.with_jobs(advice, agreed_in(match).jobs) if match.setup.agreed else advice
        self.people = people_with(match, self.seat) if advice.teamwork else frozenset()
        self.board = match.board
        self.options: Sequence[Action] = match.options(self.seat)

    @property
    def view(self) -> Any:
        return self._match.view(self.seat)

    @property
    def character(self) -> str:
        """What a bot's character in this match comes from: the same for each question, public, another for each seat."""
        return f"{self._match.setup.seeds[0][2]}/{self.seat}"

    @property
    def is_window(self) -> bool:
        """Whether the question only asks whether the seat wants to answer what somebody else does."""
        decision = self._match.decision
        return decision is not None and decision.kind in self._match.ruleset.display.windows

    @property
    def chosen_in_step(self) -> int:
        """How many choices this seat has made since the present activation or phase began."""
        moves = self._match.moves
        return sum(move.seat == self.seat for move in moves[len(moves) - len(self._match.step.choices):])

    def suppose(self, rng: Random) -> Run:
        """A run from a position that this seat cannot tell from the true one, with new chance."""
        return self._match.suppose(self.seat, rng)

    def supposition(self, rng: Random) -> Supposition:
        """Such a position to start several runs from, all with the same chance."""
        return self._match.supposition(self.seat, rng)

    def odds(self, action: Action, limit: int) -> Odds:
        """The chances of what an option may lead to at once; no outcomes if chance has more than ``limit`` results."""
        return self._match.odds_for(action, self.seat, limit, sample=0)

    def first_sight(self, rng: Random) -> list[float]:
        """How promising each of the options looks without any search."""
        run = self.suppose(rng)
        assert run.decision is not None
        return self.advice.priors(self.board, run.table.state, run.decision, self.options)


def people_with(match: Match, seat: Seat) -> frozenset[int]:
    """The seats of the people whom a seat plays with, in a game that all win or lose together."""
    return frozenset(other for other, name in enumerate(match.setup.seats) if other != seat and not is_bot(name))


class Bot(Protocol):
    def choose(self, game: Viewpoint) -> Action:
        """Returns one of ``game.options``."""


class RandomBot:
    """Takes any option at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, game: Viewpoint) -> Action:
        return self.rng.choice(game.options)
