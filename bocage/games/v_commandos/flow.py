"""The sequence of play, in the order of the rulebook."""

from __future__ import annotations

from bocage.core.contract import Result
from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos import setup
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.rules import (
    activation, end_of_turn, enemy_fire, enemy_movement, event_phase, reinforcement)
from bocage.games.v_commandos.rules.asking import OperationEnds, VTable
from bocage.games.v_commandos.state import (
    AFTER_FIRE, BEFORE_FIRE, BEFORE_MOVEMENT, BEFORE_REINFORCEMENT, CHOOSE_SQUAD, COMMANDOS, END_TURN, EVENTS, FIRE, MOVEMENT,
    REINFORCEMENT, RUNNING, SET_UP, START_TURN, WON, State)


def next_step(g: VTable) -> Steps:
    """VC-TURN-01, VC-TURN-02: a turn has four phases: event, commandos, enemy, end. The enemy phase has three steps.

    Before and after each enemy step players may carry out 0-cost actions. A failure ends the operation at once, in any phase.
    """
    before = g.state.phase
    try:
        yield from STEPS[before](g)
        if g.state.phase != before:
            enter_phase(g)
    except OperationEnds:
        pass


def enter_phase(g: VTable) -> None:
    """Tells the players that a phase begins, and prepares it."""
    phase = g.state.phase
    if phase in (EVENTS, COMMANDOS, REINFORCEMENT, MOVEMENT, FIRE, END_TURN):
        g.tell(e.PHASE, phase)
    if phase == MOVEMENT:
        enemy_movement.begin_movement(g)
    elif phase == FIRE:
        enemy_fire.begin_fire(g)


def fire_step(g: VTable) -> Steps:
    """VC-TURN-02: when no group can fire any more, the fire step is over."""
    yield from enemy_fire.fire_step(g)
    if not g.state.todo:
        g.state.phase = AFTER_FIRE


def after_fire_step(g: VTable) -> Steps:
    """VC-ZERO-03: the moment for 0-cost actions after the last enemy step. Then the turn ends."""
    yield from activation.window_step(g, END_TURN)
    if g.state.phase == END_TURN:
        end_of_turn.after_enemy_phase(g)


def is_over(s: State) -> bool:
    """The operation is won or lost."""
    return s.outcome != RUNNING


def result(b: Board, s: State) -> Result:
    """Returns 1 for every seat if the operation is won, else 0."""
    won = s.outcome == WON
    return Result((1.0 if won else 0.0,) * b.seats, s.why, "won" if won else "lost")


STEPS = {
    CHOOSE_SQUAD: setup.choose_squad_step,
    SET_UP: setup.set_up_step,
    START_TURN: end_of_turn.start_turn_step,
    EVENTS: event_phase.events_step,
    COMMANDOS: activation.commandos_step,
    BEFORE_REINFORCEMENT: lambda g: activation.window_step(g, REINFORCEMENT),
    REINFORCEMENT: reinforcement.reinforcement_step,
    BEFORE_MOVEMENT: lambda g: activation.window_step(g, MOVEMENT),
    MOVEMENT: enemy_movement.movement_step,
    BEFORE_FIRE: lambda g: activation.window_step(g, FIRE),
    FIRE: fire_step,
    AFTER_FIRE: after_fire_step,
    END_TURN: end_of_turn.end_step,
}
