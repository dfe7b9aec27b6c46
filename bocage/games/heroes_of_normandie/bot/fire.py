"""Weighs fire without search: whether a unit should fire, at whom and how."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.bot.square_values import Field
from bocage.games.heroes_of_normandie.bot.unit_values import Opinions
from bocage.games.heroes_of_normandie.rules.asking import asked_unit, untag
from bocage.games.heroes_of_normandie.rules.fire.firing import Target, targets, weapon_of
from bocage.games.heroes_of_normandie.rules.fire.shots import attack, defences, maluses, shot_of, total
from bocage.games.heroes_of_normandie.rules.fire.ways import SINGLE
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.units import occupied
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Manner, Point, Slot, Square, Unit

Judge = Callable[[Board, State, Opinions, Decision, Sequence[Action]], list[float]]
STEP = 0.55                     # the part of a unit's worth that a hit takes
ARMOUR = 0.35                   # the part that a hit takes of a heavy vehicle
MARKER = 0.16                   # the part that a Suppressed marker takes
ORDERED = 1.25                  # a unit that has not acted yet is a better target than one that has
GOOD_SHOT = 4.0                 # army points that a shot must win to be as good as a movement
SPECIAL_FIRE = 5.0              # army points that templates and equipment are thought to win
LITTLE = 0.02
BEARABLE = (2.0, 1.0, 0.7, 1.2, 1.2, 0.5, 0.01)             # by result: crew, tracks, hull, hull, main weapon, destroyed


def worth_of(o: Opinions, s: State, foe: Unit) -> float:
    worth = o.worth[s.kind[foe]][s.face[foe]]
    return worth * ORDERED if s.token[foe] and s.order[foe] == p.FRESH else worth


def hope(o: Opinions, b: Board, s: State, unit: Unit, weapon: Weapon, manner: Manner, target: Target,
         moving: bool = False) -> float:
    """The army points that a shot should win."""
    foe, sight = target
    shot = shot_of(b, s, unit, weapon, manner, foe, sight, moving)
    worth = worth_of(o, s, foe)
    if manner == p.SNIPE:
        return worth * (0.5 * STEP + 0.4 * MARKER)
    bonus = attack(b, s, shot) + total(maluses(b, s, shot))
    defence = max(1, total(defences(b, s, shot)))
    hit = min(1.0, max(0.0, (7 + bonus - defence) / 6))
    double = min(1.0, max(0.0, (7 + bonus - 2 * defence) / 6))
    if shot.is_suppressive:
        return worth * MARKER * (hit + double) * (1.0 if s.suppressed[foe] < 2 else 0.3)
    share = ARMOUR if b.types[s.kind[foe]].kind == p.HEAVY else STEP
    if b.types[s.kind[foe]].faces[s.face[foe]].skull or b.types[s.kind[foe]].kind == p.LIGHT:
        share = 1.0
    return worth * (share * hit + (1.0 - share) * double)


def best_hope(o: Opinions, watch: Watch, unit: Unit, slot: Slot, manner: Manner, moving: bool) -> float:
    """The army points of the best target of a manner of fire."""
    b, s = watch.b, watch.s
    weapon = weapon_of(b, s, unit, slot)
    find = SINGLE.get(manner)
    if manner in (p.NORMAL, p.SUPPRESSIVE, p.SNIPE) and find is not None:
        found = find(watch, unit, weapon, p.NO_UNIT)
        return max((hope(o, b, s, unit, weapon, manner, target, moving) for target in found), default=0.0)
    if manner in (p.BURSTS, p.BURST_SUPPRESSIVE):
        single = p.NORMAL if manner == p.BURSTS else p.SUPPRESSIVE
        return 0.9 * max((hope(o, b, s, unit, weapon, single, target, moving) for target in targets(watch, unit, weapon)),
                         default=0.0)
    return SPECIAL_FIRE


def fire_weight(gain: float) -> float:
    return LITTLE + float((gain / GOOD_SHOT) ** 1.5)


def act(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Prefers a good shot to a movement, and a movement to nothing. A unit that has arrived where it wants to be stays."""
    unit = asked_unit(decision)
    watch = Watch(b, s)
    weights = []
    for option in options:
        verb = option.verb
        if verb == "fire":
            weights.append(fire_weight(best_hope(o, watch, unit, Slot(option.args[0]), Manner(option.args[1]), False)))
        elif verb == "move":
            weights.append(wanderlust(b, s, o, unit))
        elif verb == "battery":
            weights.append(1.0)
        else:
            weights.append(0.12)
    return weights


def wanderlust(b: Board, s: State, o: Opinions, unit: Unit) -> float:
    """How much a unit wants to be elsewhere."""
    at = s.at[unit]
    if at < 0:
        return 1.5
    field = Field(o, b, s, s.owner[unit], s.kind[unit], unit)
    if s.prisoner == unit:
        return 20.0
    return 0.15 if field.is_there(at) else 0.9 if field.wants else 0.3


def fire_more(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Fires further weapons: that costs nothing."""
    unit = asked_unit(decision)
    watch = Watch(b, s)
    return [LITTLE if option.verb == "done" else
            0.2 + best_hope(o, watch, unit, Slot(option.args[0]), Manner(option.args[1]), False) for option in options]


def aim(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Prefers the target that promises most. The weapon is taken to be the unit's best."""
    unit = asked_unit(decision)
    held = occupied(b, s)
    watch = Watch(b, s)
    weights = []
    for option in options:
        foe = held.get(Square(option.args[0]), p.NO_UNIT) if option.args else p.NO_UNIT
        sights = watch.sees(unit, foe) if foe >= 0 and s.hidden[foe] == p.OPEN else []
        if not sights:                                      # a structure
            weights.append(0.5)
            continue
        sight = next((each for each in sights if each.aim == option.args[0]), None)
        kind = b.types[s.kind[foe]].kind
        weapons = [weapon for weapon in b.types[s.kind[unit]].faces[s.face[unit]].weapons if weapon.bonus[kind] != p.CROSS]
        gain = 1.0
        if sight is not None:
            gain = max((hope(o, b, s, unit, weapon, p.NORMAL, Target(foe, sight)) for weapon in weapons), default=1.0)
        weights.append(LITTLE + gain ** 2)
    return weights


def first(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Prefers the line with the best chance of a hit, which is offered first."""
    return [2.0, *(1.0 for _ in options[1:])]


def point(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Prefers an intersection with many enemies and no friends around it."""
    return around(b, s, o, Seat(decision.by[0]), options)


def around(b: Board, s: State, o: Opinions, seat: Seat, options: Sequence[Action]) -> list[float]:
    """The worth of enemies at or around each place, less that of friends. Other options get a middling weight."""
    held = occupied(b, s)
    side = b.side[seat]
    weights = []
    for option in options:
        if option.verb == "point":
            squares = b.start.around_point(Point(option.args[0]))
        elif option.verb in ("at", "onto", "into"):
            squares = (Square(option.args[0]),)
        else:
            weights.append(0.3)
            continue
        gain = 0.0
        for unit in {held[square] for square in squares if square in held}:
            gain += worth_of(o, s, unit) * (-1.5 if b.side[s.owner[unit]] == side else 0.0 if s.hidden[unit] else 1.0)
        weights.append(LITTLE + max(0.0, gain / 15.0) ** 2)
    return weights


def split(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """HN-ABIL-28: splits a burst evenly, or nearly."""
    middle = (len(options) + 1) / 2
    return [1.0 / (1.0 + abs(option.args[0] - middle)) for option in options]


def ammunition(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    return [1.5 if option.verb == "ammunition" else 1.0 for option in options]


def gladly(weight: float) -> Judge:
    """A judge that prefers yes to no."""
    return lambda b, s, o, decision, options: [1.0 if option.verb in ("no", "done", "pass") else weight for option in options]


def dearest(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Saves the most valuable unit first."""
    return [(1.0 + o.worth[s.kind[option.args[0]]][s.face[option.args[0]]]) ** 2 for option in options]


def mildest(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """HN-HEAVY-02, HN-HEAVY-03, HN-HEAVY-04, HN-HEAVY-05, HN-HEAVY-06: prefers the damage that is easiest to bear; a 6 destroys
    the vehicle."""
    return [BEARABLE[max(0, min(6, option.args[0]))] for option in options]


def fearful(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Triggerhappy: spends the token on a target that has not acted yet."""
    foe = untag(decision.about[0])[0]
    waits = bool(s.token[foe]) and s.order[foe] == p.FRESH
    return [1.0 if option.verb == "no" else 2.0 if waits else 0.4 for option in options]


FIRE: dict[str, Judge] = {
    "act": act, "fire_more": fire_more, "aim": aim, "aim_burst": aim, "aim_from": first, "aim_point": point, "split": split,
    "ammunition": ammunition, "frighten": gladly(10.0), "triggerhappy": fearful, "battery": gladly(4.0),
    "battery_way": fire_more, "consent": gladly(4.0), "consent_directive": gladly(4.0),
    "consent_horn": gladly(4.0), "heroic": gladly(3.0),
    "where_hit": mildest, "save_first": dearest,
}
