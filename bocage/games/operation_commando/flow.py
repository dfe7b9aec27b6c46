"""The sequence of play, in the order of the rulebook. Between two steps ``state.phase`` says which step comes next."""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.contract import Result
from bocage.core.decision import Steps
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando import pieces as p
from bocage.games.operation_commando import setup
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.rules import phases
from bocage.games.operation_commando.rules.assault import assault_end, combat, recovery
from bocage.games.operation_commando.rules.missions import (
    counter_attack, graignes, production, regiments, sainte_mere_eglise, utah_beach, utah_layout)
from bocage.games.operation_commando.rules.missions.mission import Mission
from bocage.games.operation_commando.rules.table import OTable
from bocage.games.operation_commando.state import State

# By the number of the mission (``pieces.MISSION_NAMES``).
MISSIONS = (sainte_mere_eglise.MISSION, utah_beach.MISSION, graignes.MISSION)


def next_step(g: OTable) -> Steps:
    """The step of the present phase."""
    return STEPS[g.state.phase](g)


def is_over(s: State) -> bool:
    return s.outcome != p.RUNNING


def result(b: Board, s: State) -> Result:
    """OC-GEN-01: exactly two seats: the American first, the German second."""
    if s.outcome == p.DRAWN:
        return Result((0.5, 0.5), s.why, "draw")
    won = s.outcome == p.US_WON
    assert won or s.outcome == p.DE_WON
    return Result((float(won), float(not won)), s.why, "us" if won else "de")


def mission(g: OTable) -> Mission:
    return MISSIONS[g.board.mission]


# --- before the first turn --------------------------------------------------------------------------------------------


def deal(g: OTable) -> Steps:
    """OC-SETUP-01, OC-SETUP-02, OC-SETUP-03, OC-SETUP-04, OC-SETUP-05, OC-RULING-69: the terrains of the mission come first.
    The German lays them out at Utah Beach, and the American hides his markers at Graignes, before anybody sees a hand."""
    b, s = g.board, g.state
    g.tell(e.MISSION, p.SCENARIOS.index(b.scenario))
    mission(g).set_up(g)
    s.phase = p.LAY_OUT if b.utah else p.MARKERS if b.graignes else p.HANDS
    yield from ()


def hands(g: OTable) -> Steps:
    """OC-HAND-01, OC-MULL-04: both draw their hands; at Sainte-Mère-Église only the German may then take a mulligan."""
    setup.draw_hands(g)
    g.state.phase = p.MULLIGAN_DE if g.board.sme else p.MULLIGAN_US
    yield from ()


def mulligan_us(g: OTable) -> Steps:
    """OC-MULL-05, OC-UTAH-17: if both may take a mulligan, the American decides first."""
    yield from setup.mulligan(g, p.US)
    g.state.phase = p.MULLIGAN_DE


def mulligan_de(g: OTable) -> Steps:
    """OC-MULL-04, OC-SME-20: the German may take a mulligan; at Sainte-Mère-Église only he."""
    yield from setup.mulligan(g, p.DE)
    g.state.phase = p.DROP if g.board.utah else p.START_TURN


# --- a turn -----------------------------------------------------------------------------------------------------------


def start_turn(g: OTable) -> Steps:
    """OC-ENDASSAULT-09: a new turn begins; the mission may grant heroics now."""
    s = g.state
    s.turn += 1
    g.tell(e.TURN, s.turn)
    yield from mission(g).start_turn(g)
    s.phase = p.TAKE_TERRAIN


def take_terrain(g: OTable) -> Steps:
    """OC-PROG-01, OC-PROG-02: the rules of the mission say who chooses the terrain."""
    g.tell(e.PHASE, p.TAKE_TERRAIN)
    yield from mission(g).take_terrain(g)


def assault_won(g: OTable) -> Steps:
    """The Assault is decided; at Graignes the German may still put the terrain back into play."""
    g.state.phase = p.SCORE
    if g.board.graignes:
        yield from graignes.organised_withdrawal(g)


def take_control(g: OTable) -> Steps:
    """OC-ENDASSAULT-01, OC-ENDASSAULT-02, OC-ENDASSAULT-03: clean-up, control and points; victory is checked at once."""
    assault_end.clean_up(g)
    g.state.phase = p.BONUS
    mission(g).take_control(g)
    yield from ()


def bonus(g: OTable) -> Steps:
    """OC-ENDASSAULT-04: the winner gains the bonus of the mission."""
    g.state.phase = p.END_EFFECTS
    yield from mission(g).bonus(g)


def mission_end(g: OTable) -> Steps:
    """OC-ENDASSAULT-07, OC-ENDASSAULT-08: the rules of the mission after an Assault."""
    g.state.phase = p.TURN_END
    yield from mission(g).mission_end(g)


def end_turn(g: OTable) -> Steps:
    """OC-ENDASSAULT-09: the turn is over."""
    phases.end_turn(g)
    g.state.phase = p.START_TURN
    yield from ()


STEPS: dict[p.Phase, Callable[[OTable], Steps]] = {
    p.DEAL: deal,
    p.LAY_OUT: utah_layout.lay_out,
    p.MARKERS: graignes.place_markers,
    p.HANDS: hands,
    p.MULLIGAN_US: mulligan_us,
    p.MULLIGAN_DE: mulligan_de,
    p.DROP: regiments.drop,
    # a turn
    p.START_TURN: start_turn,
    p.TAKE_TERRAIN: take_terrain,
    p.PROGRESSION_EVENTS: phases.progression_events_step,
    p.TERRAIN_EFFECT: phases.terrain_effect_step,
    p.PRODUCTION: production.production_step,
    p.US_DRAW: phases.us_draw_step,
    p.US_EVENTS: phases.us_events_step,
    p.DE_DRAW: phases.de_draw_step,
    p.DE_REJECT: phases.de_reject_step,
    p.COUNTER_COLUMN: counter_attack.column_step,
    p.DE_EVENTS: phases.de_events_step,
    # the Assault
    p.COMMIT: combat.commit_step,
    p.DE_OPENING: combat.opening_step,
    p.US_ANSWER: combat.answer_step,
    p.US_BID: combat.us_bid_step,
    p.DE_BID: combat.de_bid_step,
    p.DESTROYED: combat.destroyed_step,
    p.REPLACE: combat.replace_step,
    # its end
    p.ASSAULT_WON: assault_won,
    p.SCORE: take_control,
    p.BONUS: bonus,
    p.END_EFFECTS: assault_end.end_effects_step,
    p.RECOVERY: recovery.recovery_step,
    p.MISSION_END: mission_end,
    p.SCOUT: regiments.scout_step,
    p.PIR_MOVE: regiments.move_step,
    p.PIR_BLOCKED: regiments.blocked_step,
    p.HEROIC_GRANT: utah_beach.heroic_step,
    p.TURN_END: end_turn,
}
