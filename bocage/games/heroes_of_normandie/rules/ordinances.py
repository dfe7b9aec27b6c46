"""Ordinances that are used in the Reserve phase: Concealed, Initiative, MG Nest (HN-ORDN-05, HN-ORDN-06, HN-ORDN-14,
HN-ORDN-15, HN-ORDN-16).

Airstrike and Artillery add cards to the deck (``army/``). Battle Plan, Bluff, Planning and Directive are in
``phases/ordering.py``, Guardian in ``fire/shots.py``, Improvisation in ``phases/reserving.py``, Smoke in ``fire/smoke.py``.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.core.windows import Answer
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Topic
from bocage.games.heroes_of_normandie.rules.movement import moving
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.ambush import RETURNED, hide, is_watched, may_hide
from bocage.games.heroes_of_normandie.rules.fire.shots import is_shared
from bocage.games.heroes_of_normandie.rules.option_tokens import spend, stock_of_seat
from bocage.games.heroes_of_normandie.rules.units import is_decoy, is_infantry, occupied
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import RecruitNo, Side, Square, StockNo, Unit, by_recruit

BOTH = 3                                    # markers A and B, as bits
NEST = "ge_mg_nest"


# --- Concealed --------------------------------------------------------------------------------------------------------


def free_marker(b: Board, s: State, seat: Seat) -> tuple[int, Seat]:
    """HN-ORDN-05, HN-ORDN-14, HN-MULTI-04, HN-RULING-65: a Concealed marker that may be used now (0 is A, 1 is B), and the seat
    that owns it. An ally's marker may be used if it lies on the tile of high command. -1: there is none."""
    keepers = [seat, *(mate for mate in b.members[b.side[seat]] if mate != seat and (
        is_shared(b, mate, "concealed") or is_shared(b, mate, "infiltration")))]
    for keeper in keepers:
        for marker in range(2):
            if s.markers_free[keeper] >> marker & 1:
                return marker, keeper
    return -1, p.NO_SEAT


def conceal_offers(b: Board, s: State, unit: Unit) -> Sequence[Action]:
    """HN-ORDN-05: in Reserve infantry may be concealed, once in its movement, at its start or its end."""
    if not moving.in_reserve(s) or s.turned or s.hidden[unit] != p.OPEN or not is_infantry(b, s, unit) or is_decoy(b, s, unit):
        return ()
    marker, _ = free_marker(b, s, s.owner[unit])
    return (b.lexicon.act("conceal", marker + 1),) if marker >= 0 and may_hide(b, s, unit) else ()


def conceal(g: HTable, unit: Unit, action: Action) -> Steps:
    """HN-ORDN-05: the marker takes the unit's place. From now on it counts as a unit in ambush."""
    b, s = g.board, g.state
    if is_watched(g, unit):
        return
    seat = s.owner[unit]
    marker, keeper = free_marker(b, s, seat)
    s.turned = 1
    hide(g, unit, (p.MARKER_A, p.MARKER_B)[marker], keeper)
    if s.stepped:
        yield from moving.end(g, unit)


def return_markers(s: State) -> None:
    """HN-ORDN-06: a marker whose unit was shown in this Reserve phase may be used again from the next one on."""
    s.markers_free = [(free | free >> RETURNED) & BOTH for free in s.markers_free]


# --- Initiative -------------------------------------------------------------------------------------------------------


def keep_offers(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    """HN-ORDN-15, HN-MULTI-15: the side that has the initiative may keep it, once in a game."""
    b, s = g.board, g.state
    stock = stock_of_seat(b, s, seat, "initiative")
    if stock < 0 or b.side[seat] != s.initiative or s.keep_initiative:
        return []
    return [b.lexicon.act("use", stock)]


def keep_initiative(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    """HN-ORDN-15: the initiative does not change hands this time, and the ordinance is used up."""
    spend(g, StockNo(action.args[0]))
    g.state.keep_initiative = 1
    yield from ()


KEEP_INITIATIVE = Answer(keep_offers, keep_initiative)


# --- MG Nest ----------------------------------------------------------------------------------------------------------


def nests_to_come(b: Board, s: State, seat: Seat) -> list[RecruitNo]:
    return [number for number, made in by_recruit(b.recruits) if made.late and made.seat == seat
            and made.kind == b.type_index[NEST] and b.has(seat, "mg_nest") and number not in s.recruit]


def nest_squares(b: Board, s: State, seat: Seat) -> list[Square]:
    """HN-ORDN-16: free squares that infantry may enter, outside the enemy's deployment zone."""
    enemy = 0
    for other in b.members[p.OTHER[b.side[seat]]]:
        enemy |= b.zone[other]
    ground, held = b.ground(s.ground), occupied(b, s)
    return [square for square in ground.squares
            if ground.passable[p.INFANTRY] >> square & 1 and not enemy >> square & 1 and square not in held]


def place_nests(g: HTable, side: Side) -> Steps:
    """HN-ORDN-16: the owner places the nest at the end of a Reserve phase that he chooses."""
    b, s = g.board, g.state
    for seat in s.playing[side]:
        for recruit in nests_to_come(b, s, seat):
            options = [*(b.lexicon.onto[square] for square in nest_squares(b, s, seat)), b.lexicon.no]
            choice = yield from choose(g, seat, "place_nest", options, "HN-ORDN-16")
            if choice is not b.lexicon.no:
                unit = s.add_counter(seat, b.type_index[NEST], recruit, Square(choice.args[0]))
                tell(g, e.DEPLOYED, unit, choice.args[0], rule="HN-ORDN-16")
