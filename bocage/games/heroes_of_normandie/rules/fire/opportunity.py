"""Opportunity fire: answers to a unit that moves (HN-TERR-13, HN-TERR-14, HN-TERR-15, HN-ABIL-37, HN-ABIL-46)."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.core.windows import Answer
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.answering import Topic
from bocage.games.heroes_of_normandie.rules.phases.activating import active_marker, is_fresh
from bocage.games.heroes_of_normandie.rules.asking import HTable
from bocage.games.heroes_of_normandie.rules.fire.ways import fire, ways_against
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.units import face_of, is_infantry, is_unknown, side_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Manner, Slot, Unit


def watches(b: Board, s: State, unit: Unit) -> bool:
    """HN-TERR-13, HN-POS-03, HN-ABIL-37, HN-ABIL-46, HN-RULING-82, HN-RULING-99: whether a unit can use opportunity fire:
    infantry that has not acted, in terrain or in a posture that allows it, or put on alert by a card, even aboard."""
    if not is_fresh(s, unit) or not is_infantry(b, s, unit):
        return False
    if s.marks[unit] & p.ON_ALERT:
        return True
    if s.at[unit] < 0:
        return False
    if b.ground(s.ground).opportunity >> s.at[unit] & 1:
        return True
    return bool(face_of(b, s, unit).flags & p.OPPORTUNITY_FIRE)


def could_watch(g: HTable, seat: Seat, topic: Topic) -> bool:
    """A player is asked if, as far as everybody can see, one of his units could fire at the unit that moved."""
    b, s = g.board, g.state
    mover = topic.unit
    if b.side[seat] == side_of(b, s, mover) or s.at[mover] < 0 or s.hidden[mover] != p.OPEN:
        return False
    watching = [unit for unit in s.units() if s.owner[unit] == seat and watches(b, s, unit)]
    if not watching:
        return False
    watch = Watch(b, s)
    return any(bool(watch.sees(unit, mover)) if is_unknown(s, unit) else bool(ways_against(watch, unit, mover))
               for unit in watching)


def opportunity_offers(g: HTable, seat: Seat, topic: Topic) -> list[Action]:
    b, s = g.board, g.state
    if b.side[seat] == side_of(b, s, topic.unit) or s.at[topic.unit] < 0 or s.hidden[topic.unit] != p.OPEN:
        return []
    watch = Watch(b, s)
    return [action for unit in s.units() if s.owner[unit] == seat and watches(b, s, unit)
            for action in ways_against(watch, unit, topic.unit)]


def opportunity_fire(g: HTable, seat: Seat, action: Action, topic: Topic) -> Steps:
    """HN-TERR-14, HN-MOVE-11: the firer gets an Active marker and loses its token unseen. The target goes on moving."""
    unit, slot, manner = Unit(action.args[0]), Slot(action.args[1]), Manner(action.args[2])
    active_marker(g, unit)
    yield from fire(g, unit, slot, manner, only=topic.unit)
    if g.state.at[topic.unit] in (p.GONE, p.EXITED):
        topic.cancelled = True


OPPORTUNITY_FIRE = Answer(opportunity_offers, opportunity_fire, could_watch)
