"""Replacement: another unit takes a step loss of a heavy weapon (HN-ABIL-30)."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.core.windows import Answer
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Topic
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.damage.losses import Suffering
from bocage.games.heroes_of_normandie.rules.units import face_of, is_unknown, side_of, type_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import by_unit

REPLACEMENT_DISTANCE = 2


def may_be_replaced(b: Board, s: State, hit: Suffering) -> bool:
    """HN-ABIL-30: whether another unit may take a loss: the hit unit is a heavy weapon on the board that loses a step. A direct
    hit causes no step loss, and a heavy weapon that an assault eliminates cannot be replaced."""
    unit = hit.unit
    if s.at[unit] < 0 or type_of(b, s, unit).border != p.HEAVY_WEAPON or hit.eliminated or not hit.hit:
        return False
    steps = 1 if face_of(b, s, unit).skull else 2
    return len(hit.takers) < hit.losses and not (hit.kind == "assault" and hit.losses >= steps)


def replacers(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    b, s, hit = g.board, g.state, topic.detail
    if not may_be_replaced(b, s, hit):
        return []
    return [b.lexicon.act("replace", unit) for unit, at in by_unit(s.at)
            if s.owner[unit] == seat and at >= 0 and not is_unknown(s, unit) and unit not in (hit.unit, *hit.refused)
            and side_of(b, s, unit) == side_of(b, s, hit.unit) and face_of(b, s, unit).flags & p.REPLACEMENT
            and b.start.distance(at, s.at[hit.unit]) <= REPLACEMENT_DISTANCE]


def replace(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    """HN-ABIL-30, HN-MULTI-14: this unit takes one of the losses. If the heavy weapon is an ally's, the ally must agree."""
    b, s, hit = g.board, g.state, topic.detail
    unit = action.args[0]
    if s.owner[hit.unit] != seat:
        consent = yield from choose(g, s.owner[hit.unit], "consent", [b.lexicon.yes, b.lexicon.no], "HN-MULTI-14", unit)
        if consent is b.lexicon.no:
            hit.refused.append(unit)
            return
    hit.takers.append(unit)
    tell(g, e.STOOD_IN, unit, hit.unit)


REPLACEMENT = Answer(replacers, replace)
