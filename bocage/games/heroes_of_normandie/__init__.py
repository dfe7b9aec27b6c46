"""Heroes of Normandie: two armies on a map of squares, secret orders, fire and assault, cards played out of turn.

Start reading here: ``flow.py`` is the sequence of play, ``rules/`` holds a module for each chapter of the rulebook,
``state.py`` what lies where, ``board.py`` what never changes, ``map/`` the map, ``army/`` the building of armies,
``content/`` what is printed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random

from bocage.core.action import Action
from bocage.core.building import Building
from bocage.core.decision import Decision, Steps
from bocage.core.event import Event
from bocage.core.ruleset import Fact, Known, Option, Result, Ruleset, Scenario
from bocage.core.screen import Screen
from bocage.games.heroes_of_normandie import audit, bot, check, content, flow, refusals, setup, suppose, view, wire_facts
from bocage.games.heroes_of_normandie.army import builder, verdict
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.inspect import survey
from bocage.games.heroes_of_normandie.pieces import DRAWN, RUNNING, SIDES
from bocage.games.heroes_of_normandie.rules import equipment, ordinances  # noqa: F401 (they register their answers)
from bocage.games.heroes_of_normandie.rules.asking import WINDOWS, HTable
from bocage.games.heroes_of_normandie.rules.cards import american, fire, german, moves, off_board, orders  # noqa: F401 (they register their cards)
from bocage.games.heroes_of_normandie.rules.damage import replacement  # noqa: F401 (it registers its answers)
from bocage.games.heroes_of_normandie.rules.fire import opportunity  # noqa: F401 (it registers its answers)
from bocage.games.heroes_of_normandie.rules import traits  # noqa: F401 (offered after opportunity fire: the order of imports is that of the options)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.text import HNamer

# Every ruling that groups like to settle otherwise is a setting (HN-RULING).
RULINGS = (
    Option("special_window", ("every", "first"), "every", "HN-RULING-07"),
    Option("lost_token", ("moves", "stays"), "moves", "HN-RULING-09"),
    Option("zoc", ("unit", "any"), "unit", "HN-RULING-10"),
    Option("pivot", ("either", "first"), "either", "HN-RULING-14"),
    Option("assault_terrain", ("defender", "none"), "defender", "HN-RULING-16"),
    Option("assault_dice", ("sum", "best"), "sum", "HN-RULING-17"),
    Option("vehicle_defends", ("weapon", "die"), "weapon", "HN-RULING-18"),
    Option("tie", ("repulse", "reroll", "both_lose"), "repulse", "HN-RULING-19"),
    Option("corner", ("better", "worse"), "better", "HN-RULING-22"),
    Option("direct_hit", ("removed", "wreck"), "removed", "HN-RULING-27"),
    Option("ambush", ("free", "unseen"), "free", "HN-RULING-38"),
    Option("burst_spacing", ("1", "2"), "1", "HN-RULING-39"),
    Option("embark_cost", ("1", "0"), "1", "HN-RULING-45"),
)
SEATS = 4
POINTS = ("200", "300", "400", "500")


class HeroesOfNormandie(Ruleset):
    """HN-MULTI: two to four seats in two alliances; the first is on the American side, the second on the German."""

    id = "heroes_of_normandie"
    version = "1.1.0"
    prefix = "HN"
    View = view.View
    Survey = survey.Survey
    Builder = builder.Builder
    Verdict = verdict.JudgedArmy
    weighs = False
    many_windows = True
    secrets = True
    windows = frozenset(WINDOWS)
    folder = Path(__file__).parent
    options = (Option("board", (), ""), Option("points", POINTS, "300"),
               Option("teams", ("even", "us_more", "ge_more"), "even"),
               *(Option(f"army_{seat + 1}", (), "") for seat in range(SEATS)), *RULINGS)
    scenarios = tuple(Scenario(each.id, "scenario" if each.id != setup.OWN_BOARD else "battle", each.seats,
                               f"scenario-{each.id}", 2) for each in content.load().scenarios.values())

    def board(self, scenario: str, options: Mapping[str, str], seats: int) -> Board:
        return setup.board(scenario, options, seats)

    def first_state(self, board: Board) -> State:
        return setup.first_state(board)

    def blank_state(self) -> State:
        return State()

    def next_step(self, g: HTable) -> Steps:
        return flow.next_step(g)

    def is_over(self, state: State) -> bool:
        return state.outcome != RUNNING

    def result(self, board: Board, state: State) -> Result:
        """HN-MULTI-01: an alliance wins and loses together."""
        if state.outcome == DRAWN:
            return Result((0.5,) * board.seats, state.why, "draw")
        return Result(tuple(float(side == state.outcome) for side in board.side), state.why, SIDES[state.outcome])

    def read(self, board: Board, text: str) -> Action:
        return board.lexicon.read(text)

    def view(self, board: Board, state: State, seat: int | None) -> view.View:
        return view.view(board, state, seat)

    def suppose(self, board: Board, state: State, seat: int, rng: Random) -> State:
        return suppose.suppose(board, state, seat, rng, ())

    def suppose_since(self, board: Board, state: State, seat: int, rng: Random, since: Sequence[Known]) -> State:
        return suppose.suppose(board, state, seat, rng, since)

    def survey(self, board: Board, state: State, seat: int | None, text: str) -> survey.Survey | None:
        return survey.survey(board, state, seat, text)

    def deed(self, state: State) -> tuple[int, ...] | None:
        """A unit moves or is activated; between two of them nothing is under way."""
        unit = state.mover if state.mover >= 0 else state.acting
        return None if unit < 0 else (state.turn, unit, sum(map(len, state.revealed)))

    def some_options(self, scenario: str, seats: int, options: Mapping[str, str], rng: Random) -> dict[str, str]:
        return setup.some_options(scenario, seats, options, rng)

    def builder(self, lang: str) -> builder.Builder:
        return builder.builder(lang, POINTS)

    def judge(self, wanted: Building, lang: str) -> verdict.JudgedArmy:
        return verdict.judge(wanted, lang)

    def draft(self, side: str, wanted: Building, rng: Random | None = None) -> str:
        return verdict.draft(side, wanted, rng)

    def facts(self, board: Board, event: Event) -> dict[str, Fact]:
        return wire_facts.of_event(board, event)

    def about(self, board: Board, action: Action) -> dict[str, Fact]:
        return wire_facts.of_action(board, action)

    def asks_about(self, board: Board, decision: Decision) -> dict[str, Fact]:
        return wire_facts.of_question(board, decision)

    def namer(self, board: Board, lang: str) -> HNamer:
        return HNamer(board, lang)

    def screen(self, board: Board, lang: str) -> Screen:
        from bocage.games.heroes_of_normandie.screens import HScreen

        return HScreen(self, board, lang)

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
        return bot.evaluate(board, state, seat)

    def priors(self, board: Board, state: State, decision: Decision, options: Sequence[Action]) -> list[float]:
        return bot.priors(board, state, decision, options)

    def horizon(self, board: Board, state: State) -> Callable[[State], bool]:
        return bot.horizon(board, state)

    def longest_game(self, board: Board) -> int:
        return 20_000


RULESET = HeroesOfNormandie()
