"""Runner: one runs, one watches with a rifle, and both hold cards that the other does not see.

After each square of a run the watcher may interrupt with a shot. Cards answer the shot and answer each other; the last one
played takes effect first. Shows windows, hidden draws (``eyes``), facts revealed without chance, and what a seat may suppose.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from bocage.core.action import PASS
from bocage.core.contract import Advice, Display, Knowledge, Result, Rules, Ruleset, Scenario
from bocage.core.screen import plain_screen
from tests.toys import toy
from tests.toys.runner import rules, view
from tests.toys.runner.state import CARDS, GOAL, HOME, RUNNER, RUNNING, TURNS, WATCHER, State
from tests.toys.toy import Board, ToyNamer, Vocabulary

FOLDER = Path(__file__).parent
WORDS = Vocabulary(
    FOLDER,
    verbs={"run": "square", "play": "card"},
    asked={"fire": "square", "card": "card"},
    names={"card": CARDS, "seat": ("runner", "watcher"), "outcome": ("running", "home", "stopped")},
)


def board(scenario: str, options: Mapping[str, str], seats: int) -> Board:
    return Board(scenario, seats, [*rules.RUNS, rules.FIRE, *rules.PLAYS, PASS])


def first_state(board: Board) -> State:
    return State()


def is_over(state: State) -> bool:
    return state.outcome != RUNNING


def result(board: Board, state: State) -> Result:
    """RUN-GEN-01: seat 0 runs, seat 1 watches."""
    home = state.outcome == HOME
    return Result((float(home), float(not home)), "RUN-END-01", "home" if home else "stopped")


def pieces(board: Board, state: State) -> list[int]:
    return [sum(place) for place in zip(state.deck, state.discard, *state.hands, strict=True)]


def audit(board: Board, state: State) -> list[str]:
    return [f"seat {seat} has shown more cards than it holds" for seat in (RUNNER, WATCHER)
            if any(known > has for known, has in zip(state.shown[seat], state.hands[seat], strict=True))]


def evaluate(board: Board, state: State, seat: int) -> float:
    if is_over(state):
        return result(board, state).scores[seat]
    for_runner = 0.5 + state.square / (2 * GOAL) - state.hits / 3
    return for_runner if seat == RUNNER else 1 - for_runner


def namer(board: Board, lang: str) -> ToyNamer:
    return ToyNamer(lang, WORDS)


RULESET = Ruleset(
    id="runner",
    version="1.0.0",
    prefix="RUN",
    folder=FOLDER,
    scenarios=(Scenario("meadow", "toy", (2, 2), "scenario-meadow", 2),),
    check=toy.check_of(FOLDER),
    rules=Rules(
        board=board,
        first_state=first_state,
        blank_state=State,
        next_step=rules.next_step,
        is_over=is_over,
        result=result,
        read=toy.read,
        why_not=toy.rule_that_asks,
        bags=lambda board: {"card": CARDS},
        pieces=pieces,
        audit=audit,
        longest_game=TURNS * 60,
    ),
    knowledge=Knowledge(view_type=view.View, view=view.view, suppose=view.suppose, secrets=True),
    display=Display(namer=namer, screen=plain_screen(namer), windows=frozenset({"shot", "card"})),
    advice=Advice(evaluate=evaluate),
)
