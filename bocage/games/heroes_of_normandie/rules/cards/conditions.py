"""Conditions that several cards share."""

from __future__ import annotations

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.ambush import is_barred
from bocage.games.heroes_of_normandie.rules.answering import Topic
from bocage.games.heroes_of_normandie.rules.asking import HTable
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths
from bocage.games.heroes_of_normandie.rules.units import face_of, is_infantry, is_unknown, movement, side_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Square, Unit, by_unit

CARD_RULE = "HN-CARD-03"                    # the rule of every bonus that a card gives


def in_activation(s: State) -> bool:
    """HN-CARD-01: whether the Activation phase is going on."""
    return p.WINDOW <= s.phase <= p.AGAIN


def is_quiet(topic: Topic) -> bool:
    """Whether no card lies on the stack. Cards that let a unit act need this: two units cannot act at once."""
    return topic.played is None


def is_ours(g: HTable, seat: Seat, unit: Unit) -> bool:
    return unit >= 0 and g.state.owner[unit] == seat


def is_theirs(g: HTable, seat: Seat, unit: Unit) -> bool:
    return unit >= 0 and side_of(g.board, g.state, unit) != g.board.side[seat]


def own_units(s: State, seat: Seat) -> list[Unit]:
    """A player's units on the board or carried."""
    return [unit for unit, at in by_unit(s.at) if s.owner[unit] == seat and (at >= 0 or at == p.CARRIED)]


def is_idle(s: State, unit: Unit) -> bool:
    """Whether a unit has no token and has not acted this turn."""
    return s.token[unit] == p.NO_TOKEN and s.order[unit] == p.FRESH


def has_face_down(s: State, unit: Unit) -> bool:
    """Whether a token that is not revealed lies on a unit."""
    return s.token[unit] != p.NO_TOKEN and s.order[unit] == p.FRESH


def seems_infantry(b: Board, s: State, unit: Unit) -> bool:
    """Whether a counter is infantry as far as everybody can see. A hidden counter always is, because only infantry hides."""
    return is_unknown(s, unit) or is_infantry(b, s, unit)


def squares_beside(b: Board, s: State, unit: Unit, forced: bool = False) -> list[Square]:
    """HN-SUPP-05, HN-RULING-124: the squares to which a card may move infantry by one: free squares that no zone of control
    surely bars. Suppressed markers hold a unit that goes by itself, not one that is ``forced`` to go."""
    here = s.at[unit]
    if here < 0 or not (face_of(b, s, unit).move if forced else movement(b, s, unit)):
        return []
    paths = Paths(b, s, unit)
    return [there for there in paths.ground.walk[here] if paths.enter >> there & 1 and there not in paths.held
            and not paths.zone_bars(here, there, paths.sure)]


def is_barred_beside(g: HTable, unit: Unit, square: Square) -> bool:
    """HN-ZOC-12: whether the zone of control of a hidden enemy bars that step; it shows now whether the enemy has one."""
    paths = Paths(g.board, g.state, unit)
    return is_barred(g, unit, square, lambda zones: paths.zone_bars(g.state.at[unit], square, zones), paths.sure)
