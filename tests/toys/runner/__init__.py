"""Runner: one runs, one watches with a rifle, and both hold cards that the other does not see.

After each square of a run the watcher may interrupt with a shot. Cards answer the shot and answer each other; the last one
played takes effect first. Shows windows, hidden draws (``eyes``), facts revealed without chance, and what a seat may suppose.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, ClassVar

from bocage.core.action import PASS
from bocage.core.decision import Steps
from bocage.core.ruleset import Known, Result, Scenario
from tests.toys.runner import rules, view
from tests.toys.runner.state import CARDS, GOAL, HOME, RUNNER, RUNNING, TURNS, WATCHER, State
from tests.toys.toy import Board, Toy


class Runner(Toy):
    """RUN-GEN-01: seat 0 runs, seat 1 watches."""

    id = "runner"
    prefix = "RUN"
    secrets = True
    windows = frozenset({"shot", "card"})
    folder = Path(__file__).parent
    scenarios = (Scenario("meadow", "toy", (2, 2), "scenario-meadow", 2),)
    verbs: ClassVar[Mapping[str, str]] = {"run": "square", "play": "card"}
    asked: ClassVar[Mapping[str, str]] = {"fire": "square", "card": "card"}
    names: ClassVar[Mapping[str, Sequence[str]]] = {
        "card": CARDS, "seat": ("runner", "watcher"), "outcome": ("running", "home", "stopped")}

    def board(self, scenario: str, options: Mapping[str, str], seats: int) -> Board:
        return Board(scenario, seats, [*rules.RUNS, rules.FIRE, *rules.PLAYS, PASS])

    def first_state(self, board: Board) -> State:
        return State()

    def blank_state(self) -> State:
        return State()

    def next_step(self, g: rules.G) -> Steps:
        return rules.next_step(g)

    def is_over(self, state: State) -> bool:
        return state.outcome != RUNNING

    def result(self, board: Board, state: State) -> Result:
        home = state.outcome == HOME
        return Result((float(home), float(not home)), "RUN-END-01", "home" if home else "stopped")

    def bags(self, board: Board) -> Mapping[str, Sequence[str]]:
        return {"card": CARDS}

    def view(self, board: Board, state: State, seat: int | None) -> view.View:
        return view.view(state, seat)

    def suppose(self, board: Board, state: State, seat: int, rng: Random) -> State:
        return view.suppose(state, seat, rng, ())

    def suppose_since(self, board: Board, state: State, seat: int, rng: Random, since: Sequence[Known]) -> State:
        return view.suppose(state, seat, rng, since)

    def pieces(self, board: Board, state: State) -> Any:
        return [sum(place) for place in zip(state.deck, state.discard, *state.hands, strict=True)]

    def audit(self, board: Board, state: State) -> list[str]:
        return [f"seat {seat} has shown more cards than it holds" for seat in (RUNNER, WATCHER)
                if any(known > has for known, has in zip(state.shown[seat], state.hands[seat], strict=True))]

    def longest_game(self, board: Board) -> int:
        return TURNS * 60

    def hope(self, board: Board, state: State, seat: int) -> float:
        for_runner = 0.5 + state.square / (2 * GOAL) - state.hits / 3
        return for_runner if seat == RUNNER else 1 - for_runner
