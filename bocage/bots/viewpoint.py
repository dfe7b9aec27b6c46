"""What a bot may use, and the simplest bot."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from bocage.core.action import Action
from bocage.core.decision import Seat
from bocage.core.match import Match
from bocage.core.run import Run, Supposition


class Viewpoint:
    """A game as one seat knows it: its view, its options, and positions it cannot tell from the true one."""

    def __init__(self, match: Match, seat: str | int) -> None:
        self._match = match
        self.seat: Seat = match.seat(seat)
        self.advice = match.ruleset.advice
        self.board = match.board
        self.options: Sequence[Action] = match.options(self.seat)

    @property
    def view(self) -> Any:
        return self._match.view(self.seat)

    def suppose(self, rng: Random) -> Run:
        """A run from a position that this seat cannot tell from the true one, with new chance."""
        return self._match.suppose(self.seat, rng)

    def supposition(self, rng: Random) -> Supposition:
        """Such a position to start several runs from, all with the same chance."""
        return self._match.supposition(self.seat, rng)

    def first_sight(self, rng: Random) -> list[float]:
        """How promising each of the options looks without any search."""
        run = self.suppose(rng)
        assert run.decision is not None
        return self.advice.priors(self.board, run.table.state, run.decision, self.options)


class Bot(Protocol):
    def choose(self, game: Viewpoint) -> Action:
        """Returns one of ``game.options``."""


class RandomBot:
    """Takes any option at random."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, game: Viewpoint) -> Action:
        return self.rng.choice(game.options)
