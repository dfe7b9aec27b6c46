"""Explosions, and everything else that strikes without a line of sight: where a template comes down and whom it hits
(HN-INDIRECT)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from functools import partial
from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.map.ground import NO_ROOM, Ground
from bocage.games.heroes_of_normandie.rules.ambush import show
from bocage.games.heroes_of_normandie.rules.answering import Topic, speak
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.fire.firing import apply_result
from bocage.games.heroes_of_normandie.rules.damage.losses import suppress
from bocage.games.heroes_of_normandie.rules.rolling import roll
from bocage.games.heroes_of_normandie.rules.fire.scattering import scatter
from bocage.games.heroes_of_normandie.rules.fire.shots import MARKER_MALUS, Mod, Shot, attack, defences, target_kind, total
from bocage.games.heroes_of_normandie.rules.fire.sights import SIDE_FACE, Sight, Watch, smoke_over
from bocage.games.heroes_of_normandie.rules.damage.overlays import NO_STRUCTURE, structure_at
from bocage.games.heroes_of_normandie.rules.damage.structures import destruction_at
from bocage.games.heroes_of_normandie.rules.units import face_of, in_play, is_unknown, side_of, squares
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Manner, Point, Square, Squares, Template, Unit, by_unit

NOWHERE = p.NO_SQUARE                       # the start of fire from off the board


class Victim(NamedTuple):
    """A counter, and the square on which it is struck. ``start``: the square of what strikes it, for what shelters both is no
    shelter."""

    unit: Unit
    square: Square
    start: Square = NOWHERE


class Blast:
    """An explosion that is being resolved; answers in its window may change it.

    ``unit``: the firer (-1: nobody on the board). ``seat``: the player who fires. ``point``: the intersection aimed at; -1 if a
    grenade is thrown into the building or the position of ``square``. ``stuns``: the Suppressed markers that each unit hit
    gets.
    """

    __slots__ = ("unit", "seat", "weapon", "manner", "template", "point", "square", "scatter", "extra", "stuns",
                 "from_ambush")

    def __init__(self, unit: Unit, seat: Seat, weapon: Weapon, manner: Manner, template: Template,
                 point: Point = p.NO_POINT) -> None:
        self.unit = unit
        self.seat = seat
        self.weapon = weapon
        self.manner = manner
        self.template = template
        self.point = point
        self.square = p.NO_SQUARE
        self.scatter = 0
        self.extra: list[Mod] = []
        self.stuns = 0
        self.from_ambush = False


def covered(ground: Ground, template: Template, point: Point) -> Squares:
    """HN-INDIRECT-13, catalogue 4.8: the squares under a template, as bits. It covers the four squares around the intersection;
    a green template also the squares beside these, an orange one all sixteen. Squares off the board are left out."""
    column, row = point % (ground.width + 1), point // (ground.width + 1)
    reach = 2 if template in (p.GREEN, p.ORANGE) else 1
    found = 0
    for y in range(-reach, reach):
        for x in range(-reach, reach):
            is_corner = x in (-2, 1) and y in (-2, 1)
            square = ground.at(column + x, row + y)
            if square is not None and not (is_corner and template == p.GREEN):
                found |= 1 << square
    return found


def victims(b: Board, s: State, under: int) -> list[Victim]:
    """HN-INDIRECT-04, HN-INDIRECT-05, HN-INDIRECT-14, HN-BLDG-10, HN-ABIL-10: every counter that stands on one of these
    squares, even partly; friend and foe, each once. Units in buildings, hidden units and carried units are not hit."""
    ground = b.ground(s.ground)
    found: list[Victim] = []
    for unit, at in by_unit(s.at):
        if at >= 0 and s.hidden[unit] == p.OPEN:
            struck = [square for square in squares(b, s, unit) if under >> square & 1 and ground.building[square] == NO_ROOM]
            if struck:
                found.append(Victim(unit, struck[0]))
    return found


# --- one victim -------------------------------------------------------------------------------------------------------


def strike(g: HTable, seat: Seat, shot: Shot, bonus: Callable[[], int], kind: str) -> Steps:
    """HN-INDIRECT-15: a roll against one victim: the die and a bonus against its defence and its terrain. ``bonus()``: what is
    added once the roll has been answered."""
    faces = yield from roll(g, seat, 1, "fire", shot.unit, shot.foe)
    shot.die = max(faces)
    yield from apply_result(g, seat, shot, shot.die + bonus(), total(defences(g.board, g.state, shot)), kind)


def strike_from_nowhere(g: HTable, seat: Seat, weapon: Weapon, victim: Victim, kind: str) -> Steps:
    """Strikes a unit with something that no unit on the board fires: a mine or a trap. Range and obstacles do not count, and a
    heavy vehicle is hit on its side."""
    sight = sight_at(victim.square, victim.start)
    yield from resolve_from_nowhere(g, seat, Shot(p.NO_UNIT, weapon, p.NORMAL, victim.unit, sight), kind)


def shoot_from_nowhere(g: HTable, seat: Seat, weapon: Weapon, victim: Victim, follows: Callable[[], bool]) -> Steps:
    """HN-FIRE-11, HN-CARD-07, HN-RULING-93: a shot from off the board can be answered like any other, and is lost if its target
    gets away. Smoke over its target takes from it. ``follows()``: whether the target can still be hit where it stands now."""
    s = g.state
    foe, square, _ = victim
    shot = Shot(p.NO_UNIT, weapon, p.NORMAL, foe, sight_into(g, square))
    topic = Topic(p.NO_UNIT, foe, square, shot)
    topic.by = seat
    yield from speak(g, "announce_fire", topic)
    if s.at[foe] < 0:
        return
    if s.at[foe] != square and square not in squares(g.board, s, foe) and not follows():
        tell(g, e.MISSED, foe, rule="HN-FIRE-11")
        return
    yield from resolve_from_nowhere(g, seat, shot, "fire")


def resolve_from_nowhere(g: HTable, seat: Seat, shot: Shot, kind: str) -> Steps:
    bonus = shot.weapon.bonus[target_kind(g.board, g.state, shot.foe)]
    if bonus != p.CROSS:
        smoke = 0 if shot.no_obstacles else shot.sight.smoke
        yield from strike(g, seat, shot, lambda: bonus + total(shot.extra) - smoke, kind)


def sight_at(square: Square, start: Square = NOWHERE) -> Sight:
    """HN-INDIRECT-06, HN-RULING-71: a line without obstacles that meets the side of a heavy vehicle."""
    return Sight(start, square, 0, 0, 0, SIDE_FACE)


def sight_into(g: HTable, square: Square) -> Sight:
    """HN-ORDN-21, HN-RULING-93: the line of a shot from off the board, which enters the smoke over its target's square."""
    found = sight_at(square)
    found.smoke = smoke_over(g.board.start, g.state, square)
    return found


# --- where it comes down ----------------------------------------------------------------------------------------------


def land(g: HTable, blast: Blast) -> Generator[Decision, Action, Point]:
    """HN-INDIRECT-08, HN-INDIRECT-09, HN-ABIL-21: the intersection that the template really strikes. A spotter takes one off
    the scatter."""
    distance = blast.scatter
    if distance and (yield from is_observed(g, blast)):
        distance -= 1
    point = yield from scatter(g, blast.seat, blast.point, distance)
    return point


def is_observed(g: HTable, blast: Blast) -> Generator[Decision, Action, bool]:
    """HN-ABIL-21, HN-MULTI-14: whether a spotter has a clear line to the intersection aimed at. A spotter in ambush thereby
    shows what it is. A spotter of an ally helps if its owner agrees."""
    b, s = g.board, g.state
    eyes = eyes_on(g, blast)
    spotters = [unit for unit in eyes if face_of(b, s, unit).flags & p.SPOTTER]
    if not any(s.owner[unit] == blast.seat and not is_unknown(s, unit) for unit in spotters) and any(
            is_unknown(s, unit) for unit in eyes):
        g.reveal()                                          # everybody learns now whether a hidden counter is a spotter
    for unit in sorted(spotters, key=lambda each: (s.owner[each] != blast.seat, is_unknown(s, each))):
        if s.owner[unit] != blast.seat:
            consent = yield from choose(g, s.owner[unit], "consent", [b.lexicon.yes, b.lexicon.no], "HN-MULTI-14", unit)
            if consent is b.lexicon.no:
                continue
        if is_unknown(s, unit):
            s.traced[unit] = 1
        tell(g, e.CORRECTED, unit)
        return True
    return False


def eyes_on(g: HTable, blast: Blast) -> list[Unit]:
    """The firer's units with a clear line to the intersection, and those of his allies that everybody can see."""
    b, s = g.board, g.state
    watch = Watch(b, s)
    return [unit for unit in s.units() if in_play(s, unit) and side_of(b, s, unit) == b.side[blast.seat]
            and (s.owner[unit] == blast.seat or not is_unknown(s, unit)) and watch.sees_point(unit, blast.point)]


# --- what it does -----------------------------------------------------------------------------------------------------


def explode(g: HTable, blast: Blast, point: Point) -> Steps:
    """HN-INDIRECT-04, HN-BLDG-10, HN-POS-02: units under the template are struck first, each by a roll of its own; then the
    structures that lay under it at the impact, each by the weapon's Destruction dice. A wreck that it makes is not struck. A
    position gives no shelter from an enemy who stands in it himself."""
    b, s = g.board, g.state
    tell(g, e.EXPLODED, point)
    under = covered(b.start, blast.template, point)
    ground = b.ground(s.ground)
    structures = {structure_at(ground, square): square for square in reversed(ground.squares) if under >> square & 1}
    struck = victims(b, s, under)
    if blast.unit != p.NOBODY and s.at[blast.unit] >= 0:
        struck = [victim._replace(start=s.at[blast.unit]) if side_of(b, s, victim.unit) != b.side[blast.seat] else victim
                  for victim in struck]
    yield from strike_all(g, blast, struck)
    if not blast.weapon.destruction:
        return
    for structure, square in sorted(structures.items()):
        if structure != NO_STRUCTURE and b.ground(s.ground).layers[square].text() == ground.layers[square].text():
            yield from destruction_at(g, blast.seat, blast.weapon.destruction, square)


def explode_inside(g: HTable, blast: Blast) -> Steps:
    """HN-BLDG-06, HN-BLDG-08, HN-POS-04, HN-RULING-49: every unit in the room or in the position is struck, and no unit
    outside. Walls and position give no shelter. No template is used, so ambush does not help: hidden units are turned
    first."""
    b, s = g.board, g.state
    ground = b.ground(s.ground)
    in_room = ground.room[blast.square] != NO_ROOM
    rule = "HN-BLDG-08" if in_room else "HN-POS-04"
    tell(g, e.EXPLODED_INSIDE, blast.square, rule=rule)
    area = ground.room if in_room else ground.position
    inside = [unit for unit, at in by_unit(s.at) if at >= 0 and area[at] == area[blast.square]]
    for unit in inside:
        if s.hidden[unit] != p.OPEN:
            show(g, unit, rule)
    yield from strike_all(g, blast, [Victim(unit, s.at[unit], blast.square) for unit in inside if s.at[unit] >= 0])


def strike_all(g: HTable, blast: Blast, struck: Iterable[Victim]) -> Steps:
    """HN-INDIRECT-06, HN-INDIRECT-11, HN-INDIRECT-15, HN-RULING-35: strikes several units. The firer's bonus is the one it had
    when the template came down. Suppressed markers that it gets from its own template do not count; those that it loses after a
    roll do not count any more."""
    b, s = g.board, g.state
    shots = [Shot(blast.unit, blast.weapon, blast.manner, foe, sight_at(square, start)) for foe, square, start in struck
             if blast.weapon.bonus[target_kind(b, s, foe)] != p.CROSS]
    worth = [worth_of(b, s, blast, shot) for shot in shots]
    markers = s.suppressed[blast.unit] if blast.unit != p.NOBODY else 0
    for shot, bonus in zip(shots, worth, strict=True):
        if s.at[shot.foe] < 0:
            continue                                        # it has taken another unit's loss (HN-ABIL-30) and is gone
        yield from strike(g, blast.seat, shot, partial(less_markers, s, blast.unit, bonus, markers), "template")
        if blast.stuns and shot.was_hit and in_play(s, shot.foe):       # HN-RULING-81: even if it lost no step
            suppress(g, shot.foe, blast.stuns, "HN-CARD-03")


def less_markers(s: State, unit: Unit, bonus: int, most: int) -> int:
    """HN-SUPP-04: a bonus less 2 for each Suppressed marker of the firer, of which so many count at most."""
    return bonus - MARKER_MALUS * min(most, s.suppressed[unit]) if most else bonus


def worth_of(b: Board, s: State, blast: Blast, shot: Shot) -> int:
    """HN-INDIRECT-15, HN-RULING-126: the weapon's bonus before Suppressed markers. Range, obstacles and smoke do not count."""
    shot.extra += blast.extra
    if blast.unit == p.NOBODY:
        return blast.weapon.bonus[target_kind(b, s, shot.foe)] + total(shot.extra)
    return attack(b, s, shot)
