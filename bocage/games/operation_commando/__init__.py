"""Opération Commando – Sainte-Mère-Église: Americans and Germans fight for one terrain after another, with hidden hands.

Start reading here: ``flow.py`` is the sequence of play, ``rules/`` holds a module for each chapter of the rulebook and each
mission, ``state.py`` what lies where, ``board.py`` what never changes, ``content/`` what is printed on the cards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from bocage.core.action import Action
from bocage.core.decision import Decision, Steps
from bocage.core.event import Event
from bocage.core.ruleset import Fact, Known, Result, Ruleset, Scenario
from bocage.core.screen import Screen
from bocage.games.operation_commando import audit, check, content, events, flow, refusals, setup, suppose, view, wire_facts
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.bot import evaluation
from bocage.games.operation_commando.pieces import DE_WON, DRAWN, RUNNING, SCENARIOS, US_WON
from bocage.games.operation_commando.rules.asking import OTable
from bocage.games.operation_commando.state import State
from bocage.games.operation_commando.text import ONamer


class OperationCommando(Ruleset):
    """OC-GEN-01: exactly two seats: the American first, the German second."""

    id = "operation_commando"
    version = "1.0.0"
    prefix = "OC"
    View = view.View
    secrets = True
    windows = frozenset({"cancel", "progression", "unit_destroyed"})
    folder = Path(__file__).parent
    options = (setup.VARIANTS,)
    scenarios = (*(Scenario(id, "mission", (2, 2), f"scenario-{id}", 2) for id in SCENARIOS),
                 Scenario(setup.LESSON, "lesson", (2, 2), f"scenario-{setup.LESSON}", 2))

    def board(self, scenario: str, options: Mapping[str, str], seats: int) -> Board:
        """OC-SETUP-01, OC-SETUP-02: a mission, and the variants that both have announced."""
        return setup.board(scenario, options, seats)

    def first_state(self, board: Board) -> State:
        return setup.first_state(board)

    def blank_state(self) -> State:
        return State()

    def next_step(self, g: OTable) -> Steps:
        return flow.next_step(g)

    def is_over(self, state: State) -> bool:
        return state.outcome != RUNNING

    def result(self, board: Board, state: State) -> Result:
        if state.outcome == DRAWN:
            return Result((0.5, 0.5), state.why, "draw")
        won = state.outcome == US_WON
        assert won or state.outcome == DE_WON
        return Result((float(won), float(not won)), state.why, "us" if won else "de")

    def read(self, board: Board, text: str) -> Action:
        return board.lexicon.read(text)

    def view(self, board: Board, state: State, seat: int | None) -> view.View:
        return view.view(board, state, seat)

    def suppose(self, board: Board, state: State, seat: int, rng: Random) -> State:
        return suppose.suppose(board, state, seat, rng, ())

    def suppose_since(self, board: Board, state: State, seat: int, rng: Random, since: Sequence[Known]) -> State:
        return suppose.suppose(board, state, seat, rng, since)

    def facts(self, board: Board, event: Event) -> dict[str, Fact]:
        return wire_facts.of_event(board, event)

    def about(self, board: Board, action: Action) -> dict[str, Fact]:
        return wire_facts.of_action(board, action)

    def asks_about(self, board: Board, decision: Decision) -> dict[str, Fact]:
        return wire_facts.of_question(board, decision)

    def log_from(self, log: Sequence[Event]) -> int:
        """OC-RULING-07: the log may repeat plays of the present turn only, since nobody may browse the other's discard."""
        return max((at for at, event in enumerate(log) if event.happening is events.TURN), default=0)

    def namer(self, board: Board, lang: str) -> ONamer:
        return ONamer(board, lang)

    def screen(self, board: Board, lang: str) -> Screen:
        from bocage.games.operation_commando.screens import OScreen

        return OScreen(self, board, lang)

    def bags(self, board: Board) -> Mapping[str, Sequence[str]]:
        return board.bags

    def why_not(self, board: Board, state: State, decision: Decision, action: Action) -> str:
        return refusals.why_not(board, state, decision, action)

    def pieces(self, board: Board, state: State) -> dict[str, dict[str, int]]:
        return audit.pieces(board, state)

    def audit(self, board: Board, state: State) -> list[str]:
        return audit.audit(board, state)

    def check(self, folder: Path | None = None, lang: str = "en") -> list[str]:
        return check.check_box(folder or content.FOLDER, lang)

    def evaluate(self, board: Board, state: State, seat: int) -> float:
        return evaluation.evaluate(board, state, seat)

    def priors(self, board: Board, state: State, decision: Decision, options: Sequence[Action]) -> list[float]:
        return evaluation.priors(board, state, decision, options)

    def horizon(self, board: Board, state: State) -> Callable[[State], bool]:
        return evaluation.horizon(board, state)

    def longest_game(self, board: Board) -> int:
        return 6_000


RULESET = OperationCommando()
