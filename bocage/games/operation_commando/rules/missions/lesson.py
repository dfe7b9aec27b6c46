"""The lesson: the Initiation mission with a coach, who explains each part of the game when it first comes up."""

from __future__ import annotations

from collections.abc import Callable

from bocage.games.operation_commando import events as e
from bocage.games.operation_commando import content
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    BONUS, BRIDGES, BUILDING, COMMIT, DE, DE_BID, DE_DRAW, DE_OPENING, DESTROYED, MULLIGAN_DE, NO_TERRAIN, OBJECTIVE,
    PROGRESSION_EVENTS, RECOVERY, TAKE_TERRAIN, US, US_ANSWER, US_BID, US_EVENTS)
from bocage.games.operation_commando.rules.assault.strength import tags
from bocage.games.operation_commando.rules.missions.sainte_mere_eglise import sector_due
from bocage.games.operation_commando.rules.table import OTable
from bocage.games.operation_commando.state import State

CLOSE_TO_VICTORY = 5

# When each text of the coach is due. Each is told once, when it is first due.
MOMENTS: dict[str, Callable[[Board, State], bool]] = {
    "start": lambda b, s: s.phase == MULLIGAN_DE,
    "mulligan": lambda b, s: s.phase == MULLIGAN_DE,
    "terrain": lambda b, s: s.phase == PROGRESSION_EVENTS,
    "progression": lambda b, s: s.phase == PROGRESSION_EVENTS,
    "events": lambda b, s: s.phase == US_EVENTS,
    "german_draw": lambda b, s: s.phase == DE_DRAW,
    "commit": lambda b, s: s.phase == COMMIT,
    "opening": lambda b, s: s.phase == DE_OPENING,
    "answer": lambda b, s: s.phase == US_ANSWER,
    "bid": lambda b, s: s.phase == US_BID,
    "german_bid": lambda b, s: s.phase == DE_BID,
    "destroyed": lambda b, s: s.phase == DESTROYED,
    "next_combat": lambda b, s: s.phase == COMMIT and s.fought > 0,
    "won": lambda b, s: s.phase == BONUS and s.winner == US,
    "lost": lambda b, s: s.phase == BONUS and s.winner == DE,
    "building": lambda b, s: s.phase == RECOVERY and bool(tags(b, s) & BUILDING),
    "bridges": lambda b, s: s.phase == TAKE_TERRAIN and s.turn > 1 and sector_due(s) == BRIDGES,
    "objective": lambda b, s: (s.phase == PROGRESSION_EVENTS and s.terrain != NO_TERRAIN
                               and bool(b.t_tags[s.terrain] & OBJECTIVE)),
    "close": lambda b, s: s.phase == US_EVENTS and max(s.points) >= CLOSE_TO_VICTORY,
}


def coach(g: OTable) -> None:
    """OC-GEN-08: tells every text of the coach that is due and was not told before. The coach gives advice; nobody must follow
    it."""
    b, s = g.board, g.state
    for at, moment in enumerate(content.lesson()):
        if not s.coached >> at & 1 and MOMENTS[moment.id](b, s):
            s.coached |= 1 << at
            g.tell(e.COACH, at, rule=moment.rules[0])
