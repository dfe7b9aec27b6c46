"""Commandos 40 000: two small teams on a table with walls and floors, measured in inches.

Start reading here: ``flow.py`` is the sequence of play, ``rules/`` holds a module for each chapter of the rulebook,
``state.py`` what stands where, ``board.py`` what never changes, ``paths/`` the terrain, how moves are judged and found,
``inspect/`` what players ask without choosing, ``team/`` the building of teams, ``content/`` factions, battlefields, missions,
``bot/`` what bots think of a position, ``screens/`` the table as text.
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
from bocage.games.commandos_40k import audit, bot, check, content, flow, packs, refusals, setup, suppose, view, wire_facts
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.inspect import survey
from bocage.games.commandos_40k.pieces import DRAWN, RUNNING
from bocage.games.commandos_40k.rules.asking import KTable
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.team import builder, verdict
from bocage.games.commandos_40k.text import KNamer

# Every ruling that groups like to settle otherwise is a setting (KT-RULING).
RULINGS = (
    Option("morale_strict", ("true", "false"), "true", "KT-RULING-01"),
    Option("nerve_mapping", ("field", "literal"), "field", "KT-RULING-02"),
    Option("trauma_light_wound_mod", ("1", "-1"), "1", "KT-RULING-03"),
    Option("snap_after_disengage", ("true", "false"), "true", "KT-RULING-04"),
    Option("path_tolerance_mil", ("5", "0", "10", "20"), "5", "KT-RULING-12"),
    Option("charge_must_reach", ("true", "false"), "true", "KT-RULING-15"),
    Option("models_block_los", ("false", "true"), "false", "KT-RULING-16"),
    Option("objective_radius_mil", ("1000", "1500"), "1000", "KT-RULING-24"),
    Option("fnp_per", ("wound", "point"), "wound", "KT-RULING-29"),
)


class Commandos40k(Ruleset):
    """Two seats, three missions, four battlefields."""

    id = "commandos_40k"
    version = "1.0.0"
    prefix = "KT"
    View = view.View
    Builder = builder.Builder
    Verdict = verdict.JudgedTeam
    Pack = packs.Pack
    Survey = survey.Survey
    weighs = False
    many_windows = True
    secrets = True
    windows = frozenset(("reroll", "trauma", "trauma_again", "under_fire", "under_overwatch", "charge_tactic", "courage",
                         "initiative_again", "move_start", "shoot_start", "fight_start"))
    at_a_glance = frozenset(("move", "shoot_next", "fight_next", "deploy", "charge_targets", "marker", "recon", "edge", "half"))
    folder = Path(__file__).parent
    options = (Option("board", (*content.load().boards, setup.OWN), "plaza"),
               Option("roles", ("roll", "first", "second"), "roll"),
               Option("army_1", (), ""), Option("army_2", (), ""), *(Option(name, (), "", file=True) for name in setup.PACKS),
               *RULINGS)
    scenarios = tuple(Scenario(id, "mission", (2, 2), f"scenario-{id}", 2) for id in content.load().missions)

    def board(self, scenario: str, options: Mapping[str, str], seats: int) -> Board:
        return setup.board(scenario, options)

    def first_state(self, board: Board) -> State:
        return setup.first_state(board)

    def blank_state(self) -> State:
        return State()

    def next_step(self, g: KTable) -> Steps:
        return flow.next_step(g)

    def is_over(self, state: State) -> bool:
        return state.outcome != RUNNING

    def result(self, board: Board, state: State) -> Result:
        """KT-SETUP-02: only the mission decides."""
        if state.outcome == DRAWN:
            return Result((0.5, 0.5), state.why, "draw")
        return Result((float(state.outcome == 0), float(state.outcome == 1)), state.why,
                      "attacker" if state.outcome == state.attacker else "defender")

    def read(self, board: Board, text: str) -> Action:
        return board.lexicon.read(text)

    def view(self, board: Board, state: State, seat: int | None) -> view.View:
        return view.view(board, state, seat)

    def knows_all(self, board: Board, state: State, seat: int) -> bool:
        return suppose.knows_all(state, seat)

    def suppose(self, board: Board, state: State, seat: int, rng: Random) -> State:
        return suppose.suppose(board, state, seat, rng)

    def suppose_since(self, board: Board, state: State, seat: int, rng: Random, since: Sequence[Known]) -> State:
        return suppose.suppose(board, state, seat, rng, since)

    def survey(self, board: Board, state: State, seat: int | None, text: str) -> survey.Survey | None:
        return survey.survey(board, state, seat, text)

    def facts(self, board: Board, event: Event) -> dict[str, Fact]:
        return wire_facts.of_event(board, event)

    def about(self, board: Board, action: Action) -> dict[str, Fact]:
        return wire_facts.of_action(board, action)

    def asks_about(self, board: Board, decision: Decision) -> dict[str, Fact]:
        return wire_facts.of_question(board, decision)

    def deed(self, state: State) -> tuple[int, ...] | None:
        """KT-ACT-01: an activation: with each of them one more model is done."""
        return (state.round, state.phase, state.done) if state.done else None

    def some_options(self, scenario: str, seats: int, options: Mapping[str, str], rng: Random) -> dict[str, str]:
        return setup.some_options(options, rng)

    def bags(self, board: Board) -> Mapping[str, Sequence[str]]:
        return {"marker": [str(number) for number in range(1, 7)]}

    def builder(self, lang: str) -> builder.Builder:
        return builder.builder(lang)

    def judge(self, wanted: Building, lang: str) -> verdict.JudgedTeam:
        return verdict.judge(wanted, lang)

    def read_pack(self, text: str, lang: str) -> packs.Pack:
        return packs.read(text, lang)

    def draft(self, side: str, wanted: Building, rng: Random | None = None) -> str:
        return verdict.draft(side, wanted, rng)

    def check(self, folder: Path | None = None, lang: str = "en") -> list[str]:
        return check.check(folder, lang)

    def pieces(self, board: Board, state: State) -> dict[str, int]:
        return audit.pieces(board, state)

    def audit(self, board: Board, state: State) -> list[str]:
        return audit.audit(board, state)

    def why_not(self, board: Board, state: State, decision: Decision, action: Action) -> str:
        return refusals.why_not(board, state, decision, action)

    def longest_game(self, board: Board) -> int:
        return 20_000

    def evaluate(self, board: Board, state: State, seat: int) -> float:
        return bot.evaluate(board, state, seat)

    def priors(self, board: Board, state: State, decision: Decision, options: Sequence[Action]) -> list[float]:
        return bot.priors(board, state, decision, options)

    def horizon(self, board: Board, state: State) -> Callable[[State], bool]:
        return bot.horizon(board, state)

    def namer(self, board: Board, lang: str) -> KNamer:
        return KNamer(board, lang)

    def screen(self, board: Board, lang: str) -> Screen:
        from bocage.games.commandos_40k.screens import KScreen

        return KScreen(self, board, lang)


RULESET = Commandos40k()
