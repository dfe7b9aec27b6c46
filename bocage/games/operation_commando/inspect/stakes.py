"""What a side gives up when it abandons a terrain, or stops while it is behind: a unit, the Assault, or the game."""

from __future__ import annotations

from bocage.core.odds import FORKING
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.content import Size
from bocage.games.operation_commando.flow import is_over, mission
from bocage.games.operation_commando.pieces import DE, ENEMY, UNIT_DESTROYED, US, US_WINS, Side
from bocage.games.operation_commando.rules.assault.assault_end import clean_up
from bocage.games.operation_commando.rules.assault.combat import win_assault
from bocage.games.operation_commando.rules.assault.strength import missing
from bocage.games.operation_commando.rules.table import OTable
from bocage.games.operation_commando.state import State


def is_game_lost(b: Board, s: State, side: Side) -> bool:
    """OC-ENDASSAULT-03, OC-GEN-05: whether a side that loses this Assault loses the game by that. A German who can still put
    the terrain back into play (OC-GRAIGNES-25) does not."""
    if side == DE and any(card in s.hand[DE] for card in b.at_moment[DE][US_WINS]):
        return False
    g = OTable(b, s.copy(), FORKING)
    win_assault(g, ENEMY[side])
    clean_up(g)
    mission(g).take_control(g)
    return is_over(g.state)


def is_assault_lost(b: Board, s: State, side: Side) -> bool:
    """OC-RESULT-01, OC-RESULT-03, OC-RESULT-05: whether stopping while behind loses the Assault: that of the American always,
    that of the German in the last Combat, unless something of his may make the terrain larger."""
    if side == US:
        return True
    held = [card for card in b.at_moment[DE][UNIT_DESTROYED] if card in s.hand[DE]]
    deeds = [*(b.on_destroyed[unit] for unit in s.units[DE]), *(b.on_play[card] for card in held)]
    return s.fought >= s.size and not any(isinstance(deed, Size) for each in deeds for deed in each)


def gives_up(b: Board, s: State, side: Side) -> bool:
    """OC-COMBAT-06, OC-COMBAT-09: whether a side that stops now is behind: at equal values the German is."""
    return missing(b, s, side) > 0
