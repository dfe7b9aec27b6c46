"""A real scenario, from its first question on or laid out for one test.

    s = Field("bridge")                     # nothing deployed; counters are put on the table one by one
    s = Field("bridge", deployed=False)     # from the deal on
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from bocage.core.dice import ScriptedDice, SeededDice
from bocage.core.event import Event
from bocage.core.table import Table
from bocage.games.heroes_of_normandie import RULESET, setup
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.types import Unit
from tests.heroes_of_normandie.scene import Scene


S = TypeVar("S", bound=Scene)


class Field(Scene):
    """Chance that a test does not name comes from a fixed seed."""

    def __init__(self, scenario: str, seats: int = 2, deployed: bool = True, dice: Sequence[int | str] = (),
                 **options: str) -> None:
        self.board = setup.board(scenario, options, seats)
        self.state = setup.first_state(self.board)
        self.events: list[Event] = []
        self.dice = ScriptedDice(dice, self.board.bags, SeededDice("field"))
        self.table = Table(self.board, self.state, self.dice, self.events)
        if deployed:
            self.set("turn: 1", "phase: window", *self.nobody_to_deploy())
        else:
            self.begin(p.DEAL)

    def end_of_reserve(self, turn: int) -> Field:
        """Victory is checked on that turn; then the game goes on to its next question, if it does."""
        self.set(f"turn: {turn}")
        self.begin(p.VICTORY)
        return self

    def walk(self, unit: Unit, *squares: str) -> Field:
        """A unit moves over these squares and stops there; nobody answers."""
        self.activate(unit).quietly("move", *(f"step {square}" for square in squares))
        if self.asked == "move":
            self.quietly("stop")
        return self

    @property
    def winner(self) -> str:
        """The side that has won, ``draw``, or nothing while the game goes on."""
        if not RULESET.rules.is_over(self.state):
            return ""
        return "draw" if self.state.outcome == p.DRAWN else p.SIDES[self.state.outcome]


def idle(s: S, until: str, most: int = 400) -> S:
    """Everybody does as little as he can until that question is asked (or the game is over)."""
    for _ in range(most):
        decision = s.run.decision
        if decision is None or decision.kind == until:
            return s
        texts = [action.text for action in decision.options]
        quiet = next((text for text in ("pass", "withhold", "deploy_rest", "decline", "no", "done", "stop", "draw")
                      if text in texts), texts[0])
        s.play(quiet)
    raise AssertionError(f"{until} is never asked")
