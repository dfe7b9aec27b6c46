"""Fire: which targets a weapon has, and a shot from its announcement over the roll to its result (HN-FIRE, HN-SUPP, HN-ABIL-28,
HN-ABIL-34)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from itertools import combinations
from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.rules.answering import Topic, speak
from bocage.games.heroes_of_normandie.rules.asking import HTable, choose, tell
from bocage.games.heroes_of_normandie.rules.ambush import show
from bocage.games.heroes_of_normandie.rules.damage.losses import Suffering, suffer, suppress
from bocage.games.heroes_of_normandie.rules.rolling import roll
from bocage.games.heroes_of_normandie.rules.fire.shots import (
    SNIPED_FROM, Shot, attack, bonuses, defences, maluses, shelter_at, shot_of, sniped, target_kind, times_reached, total)
from bocage.games.heroes_of_normandie.rules.fire.sights import Sight, Watch, in_arc, range_malus, reach
from bocage.games.heroes_of_normandie.rules.fire.structure_sights import structures_in_sight
from bocage.games.heroes_of_normandie.rules.option_tokens import spend, stock_for
from bocage.games.heroes_of_normandie.rules.damage.overlays import NO_STRUCTURE, structure_at
from bocage.games.heroes_of_normandie.rules.damage.structures import destruction_at
from bocage.games.heroes_of_normandie.rules.units import (
    face_of, firing_face, is_crew_busy, is_destroyed, is_infantry, occupied, side_of, squares, type_of)
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Abilities, Kind, Manner, Slot, Square, Unit

class Target(NamedTuple):
    """A counter, and the line to one of its squares."""

    foe: Unit
    sight: Sight


ALL_KINDS = tuple(p.KIND_NAMES)
LEAST_TO_SPLIT = 2                          # HN-ABIL-28: the least bonus that a burst can split
SECOND_SQUARES = 2                          # by so much two vehicles may be nearer than their first squares


# --- what can be fired at ---------------------------------------------------------------------------------------------


def why_no_enemy(b: Board, s: State, unit: Unit, foe: Unit) -> str:
    """HN-FIRE-12, HN-ABIL-10, HN-TRANSPORT-09, HN-MULTI-09: "" if a counter is an enemy on the board that is not hidden;
    otherwise the rule by which nobody may shoot at it."""
    if s.at[foe] < 0:
        return "HN-FIRE-08"
    if side_of(b, s, foe) == side_of(b, s, unit):
        return "HN-FIRE-12"
    return "HN-ABIL-10" if s.hidden[foe] != p.OPEN else ""


def can_be_target(b: Board, s: State, unit: Unit, foe: Unit) -> bool:
    return not why_no_enemy(b, s, unit, foe)


def why_not_target(watch: Watch, unit: Unit, weapon: Weapon, foe: Unit, kinds: Sequence[Kind] = ALL_KINDS) -> str:
    """HN-FIRE-02, HN-FIRE-06: "" if a weapon can be fired at a counter; otherwise the rule that forbids it. ``targets`` finds
    the same enemies, but faster: for all counters at once."""
    b, s = watch.b, watch.s
    reason = why_no_enemy(b, s, unit, foe)
    if reason:
        return reason
    kind = type_of(b, s, foe).kind
    if kind not in kinds or weapon.bonus[kind] == p.CROSS:
        return "HN-GEN-05"
    sights = watch.sees(unit, foe)
    if not sights:
        return "HN-LOS-02"
    arc, facing = weapon.arc, s.facing[unit]
    ahead = [sight for sight in sights if in_arc(watch.ground, sight.start, sight.aim, facing, arc)]
    if not ahead:
        return "HN-ARC-02"
    limit = reach(b, s, unit, weapon)
    if limit and min(sight.distance for sight in sights) > limit:
        return "HN-ABIL-27"
    return "HN-FIRE-06" if limit and min(sight.distance for sight in ahead) > limit else ""


def why_not_aim(b: Board, s: State, unit: Unit, weapon: Weapon, kinds: Sequence[Kind], square: Square) -> str:
    """HN-FIRE-08: "" if a weapon could be aimed at what stands on a square; otherwise the rule that forbids it."""
    foe = occupied(b, s).get(square)
    return "HN-FIRE-08" if foe is None else why_not_target(Watch(b, s), unit, weapon, foe, kinds)


def range_to(b: Board, s: State, unit: Unit, weapon: Weapon, square: Square) -> tuple[int, int]:
    """HN-ABIL-27: how far a counter is from a unit that could fire at it but for the range, and the range of the weapon."""
    return min(sight.distance for sight in Watch(b, s).sees(unit, occupied(b, s)[square])), reach(b, s, unit, weapon)


def targets(watch: Watch, unit: Unit, weapon: Weapon, only: Unit = p.NO_UNIT,
            kinds: Sequence[Kind] = ALL_KINDS) -> list[Target]:
    """HN-FIRE-02, HN-FIRE-06: each enemy that a weapon has a bonus against and that is in line of sight, in range and in the
    arc. If firer or target have two squares, the better line to each square of the target counts (HN-LOS-10, HN-LOS-11,
    HN-ARC-05)."""
    b, s = watch.b, watch.s
    limit = reach(b, s, unit, weapon)
    here, distance = s.at[unit], watch.ground.distance
    arc, facing = weapon.arc, s.facing[unit]
    found: list[Target] = []
    side, bonus = side_of(b, s, unit), weapon.bonus
    for foe in s.units() if only < 0 else (only,):
        if s.at[foe] < 0 or s.hidden[foe] or b.side[s.owner[foe]] == side:      # the same as ``why_no_enemy``
            continue
        kind = b.types[s.kind[foe]].kind
        if kind not in kinds or bonus[kind] == p.CROSS:
            continue
        if limit and here >= 0 and distance(here, s.at[foe]) > limit + SECOND_SQUARES:
            continue                                        # far out of range, so no line is looked for
        sights = watch.sees(unit, foe)
        if not sights:
            continue
        if len(sights) == 1:
            sight = sights[0]
            if not (limit and sight.distance > limit) and (arc >= 360 or in_arc(
                    watch.ground, sight.start, sight.aim, facing, arc)):
                found.append(Target(foe, sight))
            continue
        best: dict[Square, Sight] = {}
        for sight in sights:
            if (limit and sight.distance > limit) or not in_arc(watch.ground, sight.start, sight.aim, facing, arc):
                continue
            known = best.get(sight.aim)
            if known is None or rank(b, s, unit, foe, sight) < rank(b, s, unit, foe, known):
                best[sight.aim] = sight
        found += [Target(foe, sight) for sight in best.values()]
    return found


class LineCost(NamedTuple):
    """What stands against a shot along one line: obstacles with smoke, long range, and the defence that is met."""

    obstacles: int
    far: int
    defence: int


def cost_of(b: Board, s: State, unit: Unit, foe: Unit, sight: Sight) -> LineCost:
    shelter = total(shelter_at(b, s, foe, sight.aim, sight.start)) if is_infantry(b, s, foe) else 0
    return LineCost(sight.loss + sight.smoke, range_malus(b, s, unit, firing_face(b, s, unit).flags, sight.distance),
                    face_of(b, s, foe).defence[sight.face] + shelter)


def rank(b: Board, s: State, unit: Unit, foe: Unit, sight: Sight) -> tuple[int, int]:
    """How good a line is for the firer: the lower the better. The distance decides between equal lines."""
    return sum(cost_of(b, s, unit, foe, sight)), sight.distance


def lines_to_choose(b: Board, s: State, unit: Unit, foe: Unit, sights: Sequence[Sight], manner: Manner) -> list[Sight]:
    """HN-LOS-10: of several lines to one square those between which a firer could choose with reason: none is as good as
    another in every way. A double hit weighs the defence more, and cards can make obstacles or the face not count. To a sniper
    only obstacles matter."""
    kept: list[tuple[Sight, tuple[int, ...]]] = []
    for sight in sorted(sights, key=lambda each: rank(b, s, unit, foe, each)):
        obstacles, far, defence = cost_of(b, s, unit, foe, sight)
        ways = (obstacles,) if manner == p.SNIPE else (
            defence, defence + far, obstacles + far, obstacles + far + defence)
        if not any(all(one <= two for one, two in zip(known, ways, strict=True)) for _, known in kept):
            kept.append((sight, ways))
    return [sight for sight, _ in kept]


def why_not_use(b: Board, s: State, unit: Unit, weapon: Weapon, moving: bool) -> str:
    """HN-ABIL-42, HN-HEAVY-02, HN-HEAVY-05, HN-FIRE-01, HN-FIRE-05, HN-TRANSPORT-08: "" if a weapon may be used; otherwise the
    rule that forbids it. Each weapon fires once in an activation; damage may forbid it; on the move only weapons with Fire on
    the Move fire; and a heavy weapon without it does not fire from a vehicle."""
    if s.weapons_fired >> weapon.slot & 1 and s.acting == unit:
        return "HN-ABIL-42"
    if s.damage[unit]:
        if is_destroyed(s, unit, weapon):
            return "HN-HEAVY-05"
        if is_crew_busy(s, unit, weapon):
            return "HN-HEAVY-02"
    if moving and not weapon.flags & p.FIRE_ON_THE_MOVE:
        return "HN-FIRE-01" if is_infantry(b, s, unit) else "HN-FIRE-05"
    return "HN-TRANSPORT-08" if cannot_fire_aboard(b, s, unit, weapon.flags) else ""


def cannot_fire_aboard(b: Board, s: State, unit: Unit, abilities: Abilities) -> bool:
    """HN-TRANSPORT-08: whether a unit is a heavy weapon in a vehicle that has no Fire on the Move."""
    return s.at[unit] == p.CARRIED and type_of(b, s, unit).border == p.HEAVY_WEAPON and not abilities & p.FIRE_ON_THE_MOVE


def weapon_of(b: Board, s: State, unit: Unit, slot: Slot) -> Weapon:
    return next(weapon for weapon in firing_face(b, s, unit).weapons if weapon.slot == slot)


# --- the action -------------------------------------------------------------------------------------------------------


def has_fired(g: HTable, unit: Unit, weapon: Weapon) -> None:
    s = g.state
    s.fired[unit] |= 1 << weapon.slot
    if s.acting == unit:
        s.weapons_fired |= 1 << weapon.slot


def aim(g: HTable, unit: Unit, weapon: Weapon, manner: Manner, found: list[Target], rule: str = "HN-FIRE-08",
        ) -> Generator[Decision, Action, Target]:
    """The owner names the target; of a vehicle of two squares he names the square."""
    b, s = g.board, g.state
    choice = yield from choose(g, s.owner[unit], "aim", [b.lexicon.at[sight.aim] for _, sight in found], rule, unit,
                               weapon.slot, manner)
    return (yield from draw_line(g, unit, weapon, manner, aimed_at(found, choice)))


def aimed_at(found: Sequence[Target], choice: Action) -> Target:
    return next(target for target in found if target.sight.aim == choice.args[0])


def draw_line(g: HTable, unit: Unit, weapon: Weapon, manner: Manner, target: Target) -> Generator[Decision, Action, Target]:
    """HN-LOS-10, HN-TRANSPORT-14: the owner of a firer on two squares names the square from which the line starts, if it can
    matter."""
    b, s = g.board, g.state
    if len(squares(b, s, unit)) == 1:
        return target
    foe, drawn = target
    watch, limit = Watch(b, s), reach(b, s, unit, weapon)
    sights = [sight for sight in watch.sees(unit, foe) if sight.aim == drawn.aim and not (limit and sight.distance > limit)
              and in_arc(watch.ground, sight.start, sight.aim, s.facing[unit], weapon.arc)]
    lines = lines_to_choose(b, s, unit, foe, sights, manner)
    choice = yield from choose(g, s.owner[unit], "aim_from", [b.lexicon.at[line.start] for line in lines], "HN-LOS-10", unit,
                               foe)
    return Target(foe, next(line for line in lines if line.start == choice.args[0]))


def use_ammunition(g: HTable, unit: Unit, needed: bool = False) -> Generator[Decision, Action, bool]:
    """HN-EQUIP-08, HN-RULING-72: the player may give up a token when he announces a Fire action with any weapon, also with one
    that is itself a token. It adds 1 to that shot. ``needed``: without it the shot is not possible, so he is not asked."""
    b, s = g.board, g.state
    stock = stock_for(b, s, unit, "ammunition")
    if stock < 0:
        return False
    options = [b.lexicon.act("ammunition"), *([] if needed else [b.lexicon.no])]
    choice = yield from choose(g, s.owner[unit], "ammunition", options, "HN-EQUIP-08", unit)
    if choice is b.lexicon.no:
        return False
    spend(g, stock)
    return True


def why_no_shot(watch: Watch, unit: Unit, weapon: Weapon, moving: bool) -> str:
    """HN-FIRE-06, HN-ABIL-07: "" if the weapon has a target: an enemy, or for a weapon with Destruction a structure."""
    return "" if targets(watch, unit, weapon) or structures_in_sight(watch, unit, weapon) else "HN-FIRE-06"


def why_not_suppressive(watch: Watch, unit: Unit, weapon: Weapon, moving: bool) -> str:
    """HN-SUPP-01, HN-ABIL-39: "" if the weapon has Suppressive Fire and a target."""
    if not weapon.flags & p.SUPPRESSIVE_FIRE:
        return "HN-ABIL-39"
    return "" if targets(watch, unit, weapon) else "HN-FIRE-06"


def structures_to_aim_at(watch: Watch, unit: Unit, weapon: Weapon, found: Sequence[Target]) -> list[Square]:
    """HN-ABIL-07, HN-ABIL-08, HN-RULING-37, HN-RULING-95: for each structure that a weapon may be fired at instead of an enemy,
    the square that is named. Where infantry in it can be shot at (``found``) it is not aimed at, because such a shot strikes it
    too; a vehicle is not inside the wreck on which it stands."""
    struck = {structure_at(watch.ground, sight.aim) for foe, sight in found if is_infantry(watch.b, watch.s, foe)}
    return [square for square in structures_in_sight(watch, unit, weapon) if structure_at(watch.ground, square) not in struck]


def single_shot(g: HTable, unit: Unit, weapon: Weapon, manner: Manner, moving: bool, only: Unit) -> Steps:
    """HN-FIRE-07, HN-SUPP-01: a shot at one target. HN-ABIL-07: a weapon with Destruction may be fired at a structure
    instead."""
    b, s = g.board, g.state
    watch = Watch(b, s)
    found = targets(watch, unit, weapon, only)
    places = structures_to_aim_at(watch, unit, weapon, found) if only < 0 and manner == p.NORMAL else []
    options = [*(b.lexicon.at[sight.aim] for _, sight in found), *(b.lexicon.at[square] for square in places)]
    choice = yield from choose(g, s.owner[unit], "aim", options, "HN-FIRE-08", unit, weapon.slot, manner)
    if choice.args[0] in places:
        yield from shoot_structure(g, unit, weapon, Square(choice.args[0]))
        return
    foe, sight = yield from draw_line(g, unit, weapon, manner, aimed_at(found, choice))
    shot = shot_of(b, s, unit, weapon, manner, foe, sight, moving)
    if (yield from use_ammunition(g, unit)):
        shot.extra.append(("HN-EQUIP-08", 1))
    yield from shoot(g, [shot])


# --- bursts -----------------------------------------------------------------------------------------------------------


def spacing(b: Board) -> int:
    """HN-ABIL-29, HN-RULING-39: how many squares the targets of a burst may lie apart."""
    return int(b.rules.get("burst_spacing", "1"))


def fit_together(b: Board, s: State, one: Unit, two: Unit) -> bool:
    """HN-ABIL-29: whether two counters can be targets of one burst: they are of the same kind and close to each other."""
    near = min(b.start.distance(a, c) for a in squares(b, s, one) for c in squares(b, s, two))
    return one != two and b.types[s.kind[one]].kind == b.types[s.kind[two]].kind and near <= spacing(b)


def burst_bonus(b: Board, s: State, unit: Unit, weapon: Weapon, target: Target, moving: bool) -> int:
    shot = Shot(unit, weapon, p.BURSTS, target.foe, target.sight, moving)
    return total(bonuses(b, s, shot))


def can_split(b: Board, s: State, unit: Unit, weapon: Weapon, found: Sequence[Target], moving: bool, more: int) -> bool:
    """HN-ABIL-28, HN-FIRE-08: whether a weapon has two targets that fit together, and a bonus of 2 or more to split. ``more``:
    what equipment adds to the bonus before it is split."""
    return any(fit_together(b, s, one.foe, two.foe) and burst_bonus(b, s, unit, weapon, one, moving) + more >= LEAST_TO_SPLIT
               for one, two in combinations(found, 2))


def why_no_burst(watch: Watch, unit: Unit, weapon: Weapon, moving: bool) -> str:
    """HN-ABIL-28, HN-ABIL-29, HN-EQUIP-08: "" if the weapon can fire a burst, if need be with Ammunition: it has two targets
    that fit together, and a bonus of 2 or more to split."""
    if not weapon.flags & p.BURST:
        return "HN-ABIL-28"
    b, s = watch.b, watch.s
    found = targets(watch, unit, weapon)
    if not found:
        return "HN-FIRE-06"
    if not any(fit_together(b, s, one.foe, two.foe) for one, two in combinations(found, 2)):
        return "HN-ABIL-29"
    more = 1 if stock_for(b, s, unit, "ammunition") >= 0 else 0
    return "" if can_split(b, s, unit, weapon, found, moving, more) else "HN-ABIL-28"


def why_not_suppressive_burst(watch: Watch, unit: Unit, weapon: Weapon, moving: bool) -> str:
    """HN-ABIL-28, HN-ABIL-39: "" if the weapon can fire a burst and has Suppressive Fire."""
    if weapon.flags & p.BURST and not weapon.flags & p.SUPPRESSIVE_FIRE:
        return "HN-ABIL-39"
    return why_no_burst(watch, unit, weapon, moving)


def burst(g: HTable, unit: Unit, weapon: Weapon, manner: Manner, moving: bool, only: Unit) -> Steps:
    """HN-ABIL-28, HN-ABIL-29, HN-FIRE-08: the player says whether he uses Ammunition, which counts before the bonus is split;
    he names the targets one after the other; and then he splits the bonus. All of that comes before the first roll."""
    b, s = g.board, g.state
    moving = moving and s.at[unit] != p.CARRIED
    known = targets(Watch(b, s), unit, weapon)
    needed = not can_split(b, s, unit, weapon, known, moving, 0)
    more = 1 if (yield from use_ammunition(g, unit, needed)) else 0
    found = [target for target in known if any(fit_together(b, s, target.foe, other.foe) for other in known) and (
        burst_bonus(b, s, unit, weapon, target, moving) + more >= LEAST_TO_SPLIT)]
    chosen: list[Target] = []
    if only >= 0:
        chosen.append(next(target for target in found if target.foe == only))
    bonus = 0
    while True:
        left = [target for target in found if all(fit_together(b, s, target.foe, each.foe) for each in chosen)]
        options = [b.lexicon.at[sight.aim] for _, sight in left]
        if len(chosen) >= 2:
            options.append(b.lexicon.done)
        if not left or (chosen and len(chosen) >= bonus > 0):
            break
        choice = yield from choose(g, s.owner[unit], "aim_burst", options, "HN-ABIL-28", unit, weapon.slot, manner)
        if choice is b.lexicon.done:
            break
        target = yield from draw_line(g, unit, weapon, manner, aimed_at(left, choice))
        chosen.append(target)
        bonus = burst_bonus(b, s, unit, weapon, chosen[0], moving) + more
    shots = [Shot(unit, weapon, manner, foe, sight, moving) for foe, sight in chosen]
    rest = bonus
    for number, shot in enumerate(shots):
        to_come = len(shots) - 1 - number
        if to_come:
            most = rest - to_come
            choice = yield from choose(g, s.owner[unit], "split", [b.lexicon.act("part", part) for part in range(1, most + 1)],
                                       "HN-ABIL-28", shot.foe)
            shot.part = choice.args[0]
        else:
            shot.part = rest
        rest -= shot.part
    yield from shoot(g, shots)


# --- sniper -----------------------------------------------------------------------------------------------------------


def why_not_snipe(watch: Watch, unit: Unit, weapon: Weapon, moving: bool) -> str:
    """HN-ABIL-34: "" if a sniper can fire: at infantry only, and not on the move."""
    if not weapon.flags & p.SNIPER:
        return "HN-ABIL-34"
    return "" if not moving and targets(watch, unit, weapon, kinds=(p.INFANTRY,)) else "HN-FIRE-06"


def snipe(g: HTable, unit: Unit, weapon: Weapon, manner: Manner, moving: bool, only: Unit) -> Steps:
    """HN-ABIL-34, HN-ABIL-35: the result is a die, less Suppressed markers and obstacles. Defence, terrain and range do not
    count."""
    b, s = g.board, g.state
    foe, sight = yield from aim(g, unit, weapon, manner, targets(Watch(b, s), unit, weapon, only, (p.INFANTRY,)))
    yield from shoot(g, [shot_of(b, s, unit, weapon, manner, foe, sight)])


def sniper_result(g: HTable, shot: Shot) -> Steps:
    b, s = g.board, g.state
    final = shot.die + total(maluses(b, s, shot))
    tell(g, e.SHOT, shot.foe, final, SNIPED_FROM, final - shot.die)
    losses, markers = shot.losses, shot.markers = sniped(final)
    if not losses and not markers:
        tell(g, e.MISSED, shot.foe, rule="HN-ABIL-34")
        return
    if losses:
        yield from suffer(g, Suffering(shot.foe, losses, shot.unit, "fire"))
    if markers and s.at[shot.foe] not in (p.GONE, p.EXITED):
        suppress(g, shot.foe, markers, "HN-ABIL-34")


# --- resolution -------------------------------------------------------------------------------------------------------


def shoot_structure(g: HTable, unit: Unit, weapon: Weapon, square: Square) -> Steps:
    """HN-ABIL-08, HN-RULING-37: against an empty structure the Destruction dice are the whole shot."""
    s = g.state
    has_fired(g, unit, weapon)
    if s.hidden[unit] != p.OPEN:
        show(g, unit)                            # HN-ABIL-18
    tell(g, e.AIMED_STRUCTURE, unit, square)
    yield from destruction_at(g, s.owner[unit], weapon.destruction, square)


def shoot(g: HTable, shots: list[Shot]) -> Steps:
    """HN-FIRE-08, HN-FIRE-11, HN-RULING-125: the shots are announced. Each is then answered and rolled, one after the other; a
    shot whose target has gone in the meantime is lost unanswered. After an attack that is not fired no ability of shots
    works."""
    b, s = g.board, g.state
    unit = shots[0].unit
    has_fired(g, unit, shots[0].weapon)
    if s.hidden[unit] != p.OPEN:
        show(g, unit)                            # HN-ABIL-18: before the shot is resolved
        for shot in shots:
            shot.from_ambush = True
    for shot in shots:
        tell(g, e.AIMED_AT, unit, shot.foe)
    for shot in shots:
        if shot is not shots[0] and not still_in_sight(b, s, shot):
            tell(g, e.SHOT_LOST, unit)
            continue
        topic = Topic(unit, shot.foe, shot.sight.aim, shot)
        yield from speak(g, "announce_fire", topic)
        if not still_in_sight(b, s, shot):
            tell(g, e.SHOT_LOST, unit)
            continue
        if s.at[unit] in (p.GONE, p.EXITED):
            return
        yield from resolve_shot(g, shot)
        if shot.is_fire:
            yield from after_shot(g, shot)


def still_in_sight(b: Board, s: State, shot: Shot) -> bool:
    """HN-FIRE-11, HN-RULING-56, HN-RULING-83: whether the target can still be hit: it is in sight, in the weapon's arc, and in
    range of a weapon with Limited Range. The line is drawn anew: between the same squares if that is possible, else to the
    same square."""
    if not can_be_target(b, s, shot.unit, shot.foe):
        return False
    limit, was = reach(b, s, shot.unit, shot.weapon), shot.sight
    arc, ground = shot.weapon.arc, b.ground(s.ground)
    found = [sight for sight in Watch(b, s).sees(shot.unit, shot.foe) if (not limit or sight.distance <= limit)
             and in_arc(ground, sight.start, sight.aim, s.facing[shot.unit], arc)]
    shot.sight = min(found, default=was, key=lambda sight: (
        sight.aim != was.aim, sight.start != was.start, rank(b, s, shot.unit, shot.foe, sight)))
    return bool(found)


def resolve_shot(g: HTable, shot: Shot) -> Steps:
    """Steps 8 to 13 of the catalogue's order of fire."""
    b, s = g.board, g.state
    twin = shot.weapon.flags & p.TWIN_WEAPONS                                   # HN-ABIL-03
    what = "sniper" if shot.manner == p.SNIPE else "fire"
    faces = yield from roll(g, s.owner[shot.unit], 2 if twin else 1, what, shot.unit, shot.foe)
    shot.die = max(faces)
    if shot.manner == p.SNIPE:
        yield from sniper_result(g, shot)
        return
    final = shot.die + attack(b, s, shot) + total(maluses(b, s, shot))
    defence = total(defences(b, s, shot))
    where = shot.sight.aim
    # HN-RULING-95: a vehicle is not inside the wreck on which it stands; and a wreck that it may leave is no target.
    in_structure = is_infantry(b, s, shot.foe) and structure_at(b.ground(s.ground), where) != NO_STRUCTURE
    yield from apply_result(g, s.owner[shot.unit], shot, final, defence)
    if shot.weapon.destruction and in_structure:                                # HN-ABIL-07, HN-ABIL-08
        yield from destruction_at(g, s.owner[shot.unit], shot.weapon.destruction, where)


def apply_result(g: HTable, seat: Seat, shot: Shot, final: int, defence: int, kind: str = "fire") -> Steps:
    """HN-FIRE-07, HN-FIRE-13, HN-DAMAGE-05, HN-DAMAGE-06, HN-SUPP-02, HN-SUPP-03: what a final result does to the target.
    ``seat``: the player who fires."""
    s = g.state
    tell(g, e.SHOT, shot.foe, final, defence, final - shot.die)
    times = times_reached(final, defence)
    if times < 1:
        tell(g, e.MISSED, shot.foe)
    elif shot.is_suppressive:
        shot.markers = times
        suppress(g, shot.foe, times)
    else:
        damage = s.damage[shot.foe]
        shot.losses = 1
        hit = Suffering(shot.foe, 1, shot.unit, kind, eliminated=times >= 2, seat=seat)
        yield from suffer(g, hit, bool(shot.weapon.flags & p.PIERCING))
        shot.was_hit = not hit.cancelled
        # HN-ABIL-40: a hit on a heavy vehicle whose damage a card has lifted leaves no result at all.
        is_heavy = target_kind(g.board, s, shot.foe) == p.HEAVY
        shot.losses = hit.losses if hit.hit and not is_heavy else 0
        shot.markers += hit.markers
        shot.damage = int(s.damage[shot.foe] != damage)


def after_shot(g: HTable, shot: Shot) -> Steps:
    """Step 14: Triggerhappy (HN-TRAIT-15) and Frightening Shot (HN-ABIL-40) may add a Suppressed marker."""
    b, s = g.board, g.state
    if s.at[shot.foe] < 0:
        return
    owner = s.owner[shot.unit]
    options = [b.lexicon.yes, b.lexicon.no]
    nothing = not (shot.losses or shot.markers or shot.damage)
    if nothing and face_of(b, s, shot.unit).flags & p.FRIGHTENING_SHOT:
        choice = yield from choose(g, owner, "frighten", options, "HN-ABIL-40", shot.foe)
        if choice is b.lexicon.yes:
            suppress(g, shot.foe, 1, "HN-ABIL-40")
    stock = stock_for(b, s, shot.unit, "triggerhappy")
    if stock >= 0:
        choice = yield from choose(g, owner, "triggerhappy", options, "HN-TRAIT-15", shot.foe)
        if choice is b.lexicon.yes:
            spend(g, stock)
            suppress(g, shot.foe, 1, "HN-TRAIT-15")

