"""Ambush: how a unit hides, is spotted and shows itself (HN-ABIL-09, HN-ABIL-10, HN-ABIL-11, HN-ABIL-12, HN-ABIL-13,
HN-ABIL-14, HN-ABIL-15, HN-ABIL-16, HN-ABIL-17, HN-ABIL-18, HN-ABIL-19, HN-ABIL-20, HN-ORDN-05, HN-ORDN-06, HN-TRAIT-13,
HN-TRAIT-14)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.units import is_decoy, is_unknown, side_of, type_of, zoc_squares
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Concealment, Square, Squares, Unit, by_unit

SPOTTING_DISTANCE = 2
RETURNED = 2                                # how much higher the bit of a marker is that came back in this phase (HN-ORDN-06)


def hide(g: HTable, unit: Unit, marker: Concealment = p.AMBUSHED, keeper: Seat = p.NO_SEAT) -> None:
    """HN-ABIL-09, HN-ABIL-20, HN-ORDN-05, HN-MULTI-04: turns the unit to its ambush face, or puts a Concealed marker of the
    ``keeper`` in its place: of its owner or of an ally. Everybody has seen which unit it is."""
    s = g.state
    s.hidden[unit] = marker
    s.traced[unit] = 1
    if marker == p.AMBUSHED:
        s.face[unit] = p.BACK
        tell(g, e.HID, unit)
    else:
        s.markers_free[keeper] &= ~(1 << (marker - p.MARKER_A))
        if keeper != s.owner[unit]:
            s.lent += [unit, keeper]
        tell(g, e.CONCEALED, unit)


def give_back(s: State, unit: Unit, waits: int = 0) -> None:
    """HN-ORDN-06, HN-MULTI-04: the Concealed marker of a unit goes back to the player whose it is. ``waits``: ``RETURNED`` if
    it may be used only from the next Reserve phase on."""
    pairs = list(zip(s.lent[0::2], s.lent[1::2], strict=True))
    keeper = next((seat for lent, seat in pairs if lent == unit), s.owner[unit])
    s.lent = [value for lent, seat in pairs if lent != unit for value in (lent, seat)]
    s.markers_free[keeper] |= 1 << (s.hidden[unit] - p.MARKER_A + waits)


def is_before_last_move(s: State) -> bool:
    """HN-ORDN-06: whether the Reserve phase is going on, also the window at its start, and units may still move in it."""
    return s.phase == p.DISCARD_BLUFFS or s.reserve_seat != p.NOBODY


def show(g: HTable, unit: Unit, rule: str = "") -> None:
    """HN-ABIL-01, HN-ABIL-13, HN-ABIL-18, HN-ASSAULT-22: turns the unit to its visible face, on the move only once. Its
    Concealed marker may be used again from the next Reserve phase on (HN-ORDN-06). A decoy is removed (HN-TRAIT-14)."""
    b, s = g.board, g.state
    if s.mover == unit:
        s.turned = 1
    if is_unknown(s, unit):
        g.reveal()
    if s.hidden[unit] == p.AMBUSHED:
        s.face[unit] = p.FRONT
    elif s.hidden[unit] >= p.MARKER_A:
        give_back(s, unit, RETURNED if is_before_last_move(s) else 0)
    s.hidden[unit], s.traced[unit] = p.OPEN, 0
    if is_decoy(b, s, unit):
        tell(g, e.DECOY_GONE, unit)
        if s.token[unit] and s.order[unit] == p.FRESH:
            s.lost[s.owner[unit]].append(s.token[unit])
        s.token[unit] = p.NO_TOKEN
        s.at[unit] = p.GONE
    else:
        tell(g, e.SPOTTED, unit, rule=rule)


def prove(g: HTable, unit: Unit) -> None:
    """HN-TRAIT-19: a hidden counter has done what a decoy cannot do, or has failed to do it. Now everybody knows whether it is
    a decoy."""
    b, s = g.board, g.state
    if is_unknown(s, unit) and not s.traced[unit]:
        g.reveal()
        s.traced[unit] = 1 if is_decoy(b, s, unit) else 2


def is_barred(g: HTable, unit: Unit, square: Square, bars: Callable[[Squares], bool], sure: Squares = 0) -> bool:
    """HN-ZOC-12, HN-TRAIT-14: a unit is to go to a square that only hidden counters could close to it with a zone of control.
    Now it shows which of them have one; a decoy has none. Returns whether the way is barred. ``bars(squares)``: whether the
    zones of counters on these squares would bar it. ``sure``: the squares of enemies that surely have a zone, if two zones may
    bar a step together (the option ``zoc`` set to ``any``)."""
    b, s = g.board, g.state
    _, perhaps = zoc_squares(b, s, side_of(b, s, unit))
    if not bars(sure | perhaps):
        return False
    hidden = [foe for foe, at in by_unit(s.at) if at >= 0 and perhaps >> at & 1 and not is_sure(s, foe)]
    known = [sure, *(sure | 1 << s.at[foe] for foe in hidden)]
    asked = [foe for foe in hidden if any(not bars(zones) and bars(zones | 1 << s.at[foe]) for zones in known)]
    g.reveal()
    barring = [foe for foe in asked if not is_decoy(b, s, foe)]
    if not bars(sure | sum(1 << s.at[foe] for foe in barring)):
        for foe in asked:
            if bars(sure | 1 << s.at[foe]):
                prove(g, foe)                               # alone it would have barred the way, so it is a decoy
        return False
    for foe in barring:
        prove(g, foe)
    tell(g, e.BARRED, unit, square)
    return True


def is_held(g: HTable, unit: Unit, square: Square) -> bool:
    """HN-ZOC-12: the same for a unit that may not go into a zone of control at all: it retreats, is pushed or spills out."""
    return is_barred(g, unit, square, lambda zones: bool(g.board.ground(g.state.ground).zoc_from[square] & zones))


def spots(watch: Watch, spotter: Unit, hidden: Unit) -> bool:
    """HN-ABIL-16, HN-TRAIT-13: a unit, hidden or not, spots a hidden enemy; a decoy cannot."""
    return not is_decoy(watch.b, watch.s, spotter) and could_spot(watch, spotter, hidden)


def could_spot(watch: Watch, spotter: Unit, hidden: Unit) -> bool:
    """HN-ABIL-11, HN-ABIL-12, HN-ABIL-15: whether a counter, if it is no decoy, spots a hidden enemy: along a clear line, and
    within 2 squares if the enemy stands in terrain. Heavy vehicles cannot spot."""
    b, s = watch.b, watch.s
    if type_of(b, s, spotter).kind == p.HEAVY or s.at[spotter] < 0:
        return False
    near = SPOTTING_DISTANCE if watch.ground.cover >> s.at[hidden] & 1 else watch.ground.size
    return any(sight.is_clear and sight.distance <= near for sight in watch.sees(spotter, hidden))


def check_spotting(g: HTable, unit: Unit) -> None:
    """HN-ABIL-13, HN-ABIL-14, HN-MOVE-08, HN-RESERVE-04: after each square that a unit enters it spots hidden enemies, and
    enemies spot it if it is hidden. A unit is turned only once in a movement."""
    b, s = g.board, g.state
    side = side_of(b, s, unit)
    watch = Watch(b, s)
    foes = [foe for foe in s.units() if s.at[foe] >= 0 and side_of(b, s, foe) != side]
    before_it = [foe for foe in foes if s.hidden[foe] != p.OPEN and could_spot(watch, unit, foe)]
    watchers = [foe for foe in foes if could_spot(watch, foe, unit)] if s.hidden[unit] != p.OPEN and not s.turned else []
    caught = any(not is_decoy(b, s, foe) for foe in watchers)
    if before_it:
        prove(g, unit)
    learn_from(g, watchers, caught)
    for foe in before_it if not is_decoy(b, s, unit) else ():
        show(g, foe)
    if caught:
        s.turned = 1
        show(g, unit)


def learn_from(g: HTable, watchers: Sequence[Unit], caught: bool) -> None:
    """HN-TRAIT-14, HN-ABIL-19: what shows of hidden counters that would have spotted a hidden enemy. If he is not spotted, all
    of them are decoys; if he is, and only one can have done it, that one is none."""
    b, s = g.board, g.state
    hidden = [foe for foe in watchers if is_unknown(s, foe) and not s.traced[foe]]
    known = any(foe not in hidden and not is_decoy(b, s, foe) for foe in watchers)
    if not known and (not caught or len(hidden) == 1):
        for foe in hidden:
            prove(g, foe)


def may_hide(b: Board, s: State, unit: Unit) -> bool:
    """HN-ABIL-20, HN-RULING-38: a unit may always go into ambush. With the option ``unseen`` no enemy may see it; whether a
    hidden counter that could be a decoy sees it shows when the unit tries (``is_watched``)."""
    if b.rules.get("ambush") != "unseen":
        return True
    watch = Watch(b, s)
    return not any(is_sure(s, foe) and spots(watch, foe, unit) for foe in enemies_of(b, s, unit))


def is_watched(g: HTable, unit: Unit) -> bool:
    """HN-ABIL-19, HN-ABIL-20: with the option ``unseen`` a unit goes into ambush, and only hidden counters could see it. Now
    they show whether one does: those that see are no decoys; if none sees, all of them are decoys. Returns whether it is
    seen."""
    b, s = g.board, g.state
    if b.rules.get("ambush") != "unseen":
        return False
    watch = Watch(b, s)
    hidden = [foe for foe in enemies_of(b, s, unit) if not is_sure(s, foe) and could_spot(watch, foe, unit)]
    seeing = [foe for foe in hidden if not is_decoy(b, s, foe)]
    for foe in seeing or hidden:
        prove(g, foe)
    if seeing:
        tell(g, e.WATCHED, unit)
    return bool(seeing)


def enemies_of(b: Board, s: State, unit: Unit) -> list[Unit]:
    side = side_of(b, s, unit)
    return [foe for foe in s.units() if s.at[foe] >= 0 and side_of(b, s, foe) != side]


def is_sure(s: State, counter: Unit) -> bool:
    """Whether everybody knows if a counter is a decoy."""
    return s.hidden[counter] == p.OPEN or s.traced[counter] != 0
