"""Utah Beach: sixteen terrains, two regiments; seven control tokens win (OC-UTAH).

``utah_layout.py`` lays out the field, ``regiments.py`` moves the regiments.
"""

from __future__ import annotations

from bocage.core.decision import Steps
from bocage.games.operation_commando import content as c
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    BEFORE_TERRAIN, DE, EXIT, LIGHT, NO_TERRAIN, NOBODY, PIR_501, SCOUT, SIDE_OF, SPECIAL, SQUARES, TURN_END, US, Side)
from bocage.games.operation_commando.rules.assault import tokens
from bocage.games.operation_commando.rules.assault.assault_end import end_game, score
from bocage.games.operation_commando.rules.cards import heroics
from bocage.games.operation_commando.rules.cards.moments import offer
from bocage.games.operation_commando.rules.missions import permanent_events, regiments
from bocage.games.operation_commando.rules.missions.mission import Mission, nothing_granted
from bocage.games.operation_commando.rules.table import Cause, OTable
from bocage.games.operation_commando.state import State

NEEDED = 7                      # OC-UTAH-01
HEROIC_TURNS = (2, 4, 6, 8, 10)                             # OC-UTAH-16


def set_up(g: OTable) -> None:
    """OC-UTAH-02: a field of four by four, still empty; nothing is open, scouted or controlled."""
    s = g.state
    s.grid = [NO_TERRAIN] * len(SQUARES)
    s.open = [0] * len(SQUARES)
    s.scouted = [0] * len(SQUARES)
    s.control = [NOBODY] * len(SQUARES)


def take_terrain(g: OTable) -> Steps:
    """OC-PROG-01, OC-PIR-07, OC-PIR-21, OC-PIR-23, OC-RULING-37, OC-RULING-58: the 501st attacks if the American plays its
    card; else one of his two regiments does. If the German was to name it, he still is when the 501st has fought."""
    yield from offer(g, US, BEFORE_TERRAIN, "before_terrain", "OC-PIR-21")
    if g.state.pir != PIR_501:
        yield from regiments.activate(g)
        g.state.de_chooses = 0


def next_chooser(g: OTable, side: Side, cause: Cause, each: c.NextChooser) -> Steps:
    """OC-UTAH-15: the effect of a terrain: next turn the German says which regiment attacks."""
    g.state.de_chooses = int(SIDE_OF[each.side] == DE)
    g.tell(e.CHOOSER_NAMED, SIDE_OF[each.side])
    yield from ()


def control_bonus(g: OTable, side: Side, cause: Cause, each: c.ControlBonus) -> Steps:
    """OC-UTAH-11: the effect of Forward!: one control token more if that side wins this Assault."""
    who = SIDE_OF[each.side]
    g.state.bonus_control[who] += each.number
    g.tell(e.CONTROL_PROMISED, who, each.number)
    yield from ()


# --- the end of an Assault --------------------------------------------------------------------------------------------


def control_tokens(b: Board, s: State) -> int:
    """OC-UTAH-10, OC-UTAH-11: how many the winner gains: one; the American one more on a beach exit, the German one more after
    Forward!"""
    at_exit = s.winner == US and bool(b.t_tags[s.terrain] & EXIT)
    return 1 + at_exit + s.bonus_control[s.winner]


def take_control(g: OTable) -> None:
    """OC-UTAH-01, OC-UTAH-10, OC-UTAH-11, OC-UTAH-14, OC-UTAH-18, OC-UTAH-19, OC-PIR-22: the winner controls the terrain for
    good; a point stands for each control token.

    Every Assault brings a token. So after thirteen Assaults at the latest one side has seven.
    """
    s = g.state
    s.control[s.place] = s.winner
    score(g, s.winner, control_tokens(g.board, s))
    if s.points[s.winner] >= NEEDED:
        end_game(g, s.winner, "OC-UTAH-01")


def bonus(g: OTable) -> Steps:
    """OC-UTAH-12, OC-UTAH-13: the winner, whoever it is, gains a light token and no card."""
    tokens.gain(g, g.state.winner, LIGHT, 1)
    yield from ()


def mission_end(g: OTable) -> Steps:
    """OC-PERM-02, OC-PIR-24: after an Assault on a beach exit or special terrain both take permanent events. Then the regiment
    scouts and moves."""
    s = g.state
    s.phase = SCOUT
    if g.board.t_tags[s.terrain] & (EXIT | SPECIAL):
        yield from permanent_events.take(g)


def heroic_step(g: OTable) -> Steps:
    """OC-UTAH-16: at the end of turns 2, 4, 6, 8 and 10 both players secretly take a heroic; one of the German's six is
    left."""
    g.state.phase = TURN_END
    if g.state.turn in HEROIC_TURNS:
        yield from heroics.take(g, (US, DE), "OC-UTAH-16")


# --- for the sequence of play -----------------------------------------------------------------------------------------


MISSION = Mission(set_up, nothing_granted, take_terrain, take_control, bonus, mission_end)
