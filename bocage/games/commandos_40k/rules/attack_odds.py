"""Exact chances of attacks, over all faces of all dice. Players read them before they choose, and bots use them.

Automatic re-rolls are counted. What a player would have to choose (a tactic, a medic, to re-roll a success) is not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from math import comb
from typing import NamedTuple

import msgspec

from bocage.core.dice import ScriptedDice, rolls
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.model_profiles import Arm, Roll
from bocage.games.commandos_40k.pieces import HAIL, Model
from bocage.games.commandos_40k.rules.asking import KTable, total
from bocage.games.commandos_40k.rules.attacks import (
    NO_REDO, REDO_ONES, WORST, Volley, face_to_save, face_to_wound, melee_volley, needed_to_hit,
)
from bocage.games.commandos_40k.rules.fighting import number_of_blows
from bocage.games.commandos_40k.rules.shooting import NORMAL, number_of_attacks, volley_at
from bocage.games.commandos_40k.rules.trauma import LIGHT_AT_MOST, MOST_LIGHT_WOUNDS
from bocage.games.commandos_40k.rules.trips import CANCELS, has_surveyed
from bocage.games.commandos_40k.state import State

Spread = tuple[tuple[int, float], ...]      # numbers, each with its chance
Standing = tuple[int, int]                  # hit points (0: out of action) and light wounds
Fate = dict[Standing, float]
KEPT = 20_000
NO_DICE = ScriptedDice([])


class Chances(msgspec.Struct, frozen=True):
    """The possible results of an attack. ``nothing``, ``hurt`` (hit points are lost, no more), ``light`` and ``out`` add up to
    1. ``harm``: anything but nothing.

    ``attacks``, ``hits``, ``wounds``, ``unsaved`` and ``damage`` are averages of the dice if all attacks are made. In play
    attacks stop once the target has no hit points left (KT-DAMAGE-02); the four chances allow for that. Tactics and medics are
    not counted.
    """

    attacks: float
    hits: float
    wounds: float
    unsaved: float
    damage: float
    nothing: float
    hurt: float
    light: float
    out: float
    harm: float


class Shape(NamedTuple):
    """The chances that decide what the attacks of one weapon do to one target.

    ``critical`` is a part of ``hit``. ``unsaved``: an ordinary hit wounds and is not saved. ``lethal``: the same for a hit that
    wounds without a roll. ``ignored``: a wound (with ``by_point`` each point of it) is ignored. ``bonus``: what is added to the
    trauma roll, without light wounds. ``each``: what each light wound adds.
    """

    hit: float
    critical: float
    sustained: int
    wound: float
    unsaved: float
    lethal: float | None
    damage: Spread
    ignored: float
    by_point: bool
    bonus: int
    each: int


def spread(b: Board, s: State, roll: Roll, count: Callable[[KTable], int]) -> Spread:
    """Every number that these dice can give, with its chance."""
    found: dict[int, float] = {}
    for faces, weight in rolls(roll.count, ()):
        number = count(KTable(b, s, ScriptedDice(faces)))
        found[number] = found.get(number, 0) + weight / 6 ** roll.count
    return tuple(found.items())


def at_least(face: int) -> float:
    """The chance that a die shows this face or more. 7 means never; no roll needs less than 1."""
    return max(0, 7 - face) / 6


# --- what decides a volley --------------------------------------------------------------------------------------------


def shape_of(b: Board, s: State, volley: Volley) -> Shape:
    arm, kind = volley.arm, b.kind[volley.target]
    hit, critical = hit_chances(volley)
    wound, worst = wound_chances(b, volley)
    fails = 1 - at_least(face_to_save(b, volley))
    past = worst if volley.devastating else 0.0             # KT-WEAPON-03: no save against these
    damage = spread(b, s, arm.damage, lambda g: total(g, arm.damage)[0] + volley.damage_bonus)
    return Shape(hit, critical, volley.sustained, wound, (wound - past) * fails + past, fails if volley.lethal else None,
                 damage, at_least(kind.fnp) if kind.fnp else 0.0, b.fnp_per_point,
                 -volley.cover, b.light_wound_mod)


def hit_chances(volley: Volley) -> tuple[float, float]:
    """KT-HIT, KT-SNAP, KT-WEAPON-14: The chances to hit, and to hit critically."""
    if volley.arm.torrent:
        return 1.0, 0.0
    hit = at_least(needed_to_hit(volley))
    critical = 0.0 if volley.snap else at_least(WORST)
    if volley.spare or volley.redo > REDO_ONES:
        again = 1 - hit
    else:
        again = 0.0 if volley.redo == NO_REDO else 1 / 6
    return hit * (1 + again), critical * (1 + again)


def wound_chances(b: Board, volley: Volley) -> tuple[float, float]:
    """KT-WOUND, KT-WEAPON-08: The chances to wound, and to wound critically."""
    wound, worst = at_least(face_to_wound(b, volley)), at_least(WORST)
    again = 1 - wound if volley.twin else 1 / 6 if volley.wound_ones else 0.0
    return wound * (1 + again), worst * (1 + again)


def shots_of(b: Board, s: State, model: Model, arm: Arm, target: Model, mode: int) -> Spread:
    """KT-SHOOT-08: How many attacks a ranged weapon makes, with their chances."""
    return spread(b, s, arm.attacks, lambda g: number_of_attacks(g, model, arm, target, mode))


def blows_of(b: Board, s: State, model: Model, arm: Arm) -> Spread:
    """KT-FIGHT-09: How many blows a model strikes with one weapon, with their chances."""
    return spread(b, s, arm.attacks, lambda g: number_of_blows(g, model, arm))


def shot_chances(b: Board, s: State, model: Model, arm: Arm, target: Model, mode: int = NORMAL) -> Chances:
    """What a ranged weapon may do to a target. KT-SPEC-10: with a hail of bullets a single attack may be rolled to hit
    again."""
    volley = volley_at(KTable(b, s, NO_DICE), model, arm, target, mode)
    numbers = shots_of(b, s, model, arm, target, mode)
    if mode != NORMAL or not s.effects[model] & HAIL:
        return chances(b, s, volley, numbers)
    single = tuple(each for each in numbers if each[0] == 1)
    several = tuple(each for each in numbers if each[0] > 1)
    parts = [chances(b, s, volley, several)] if several else []
    if single:
        volley.spare = True
        parts.append(chances(b, s, volley, single))
    return Chances(*(sum(getattr(part, field) for part in parts) for field in Chances.__struct_fields__))


def blow_chances(b: Board, s: State, model: Model, arm: Arm, target: Model, intervening: bool) -> Chances:
    """What a melee weapon may do to a target if the model strikes all its blows with it, at that target."""
    return chances(b, s, melee_volley(b, s, model, arm, target, intervening), blows_of(b, s, model, arm))


# --- what comes of it -------------------------------------------------------------------------------------------------


def chances(b: Board, s: State, volley: Volley, numbers: Spread) -> Chances:
    """What a number of attacks may do to a target in its present state."""
    shape, now = shape_of(b, s, volley), (s.hp[volley.target], s.light[volley.target])
    fate = suffer(shape, now, numbers)
    light = sum(chance for (hp, wounds), chance in fate.items() if hp and wounds > now[1])
    out = sum(chance for (hp, _), chance in fate.items() if not hp)
    nothing = fate.get(now, 0.0)
    attacks = mean(numbers)
    hits, wounds, unsaved = (attacks * each for each in averages(shape))
    hurt = max(0.0, sum(fate.values()) - nothing - light - out)
    return Chances(attacks, hits, wounds, unsaved, unsaved * points(shape), nothing, hurt, light, out, hurt + light + out)


def after(volleys: Iterable[tuple[Shape, Spread]], now: Standing) -> Fate:
    """The possible states of a target after several weapons, one after another (KT-DAMAGE-03)."""
    fate: Fate = {now: 1.0}
    for shape, numbers in volleys:
        following: Fate = {}
        for standing, likely in fate.items():
            for other, chance in (suffer(shape, standing, numbers) if standing[0] else {standing: 1.0}).items():
                following[other] = following.get(other, 0) + likely * chance
        fate = following
    return fate


def fallen(fate: Fate) -> float:
    """The chance to be out of action."""
    return sum((likely for (hp, _), likely in fate.items() if not hp), 0.0)


def tests_on_the_way(b: Board, s: State, model: Model, pieces: int, traps: int) -> list[tuple[Shape, Spread]]:
    """KT-TERRAIN-05, KT-RECON-05, KT-RECON-08, KT-MORTAL-01: Tests for dangerous pieces and for traps, each as a volley that
    brings a mortal wound."""
    kind = b.kind[model]
    cancelled = at_least(CANCELS) if has_surveyed(s, b.seat[model]) else 0.0
    ignored = at_least(kind.fnp) if kind.fnp else 0.0
    return [(Shape(fails / 6, 0.0, 0, 1.0, 1.0, None, ((1, 1.0),), ignored, b.fnp_per_point, 0, b.light_wound_mod), ((1, 1.0),))
            for fails, number in ((1 - cancelled, pieces), (1.0, traps)) for _ in range(number)]


def mean(numbers: Spread) -> float:
    return sum(number * chance for number, chance in numbers)


def averages(shape: Shape) -> tuple[float, float, float]:
    """The average number of hits, wounds and unsaved wounds of one attack."""
    more = shape.hit + shape.critical * shape.sustained     # KT-WEAPON-16
    if shape.lethal is None:
        return more, more * shape.wound, more * shape.unsaved
    rolled = more - shape.critical                          # KT-WEAPON-15, KT-WEAPON-17
    return more, rolled * shape.wound + shape.critical, rolled * shape.unsaved + shape.critical * shape.lethal


def points(shape: Shape) -> float:
    """KT-FNP-01: The average number of hit points that an unsaved wound costs."""
    return mean(shape.damage) * (1 - shape.ignored)


@lru_cache(KEPT)
def suffer(shape: Shape, now: Standing, numbers: Spread) -> Fate:
    """The possible states of a target after a number of attacks. Attacks stop once it has no hit points left (KT-DAMAGE-02)."""
    fate: Fate = {}
    going: Fate = {now: 1.0}                                # attacks go on against these
    ended: Fate = {}
    left = dict(numbers)
    for number in range(max(left) + 1):
        if number in left:
            for standing, chance in (*going.items(), *ended.items()):
                fate[standing] = fate.get(standing, 0) + left[number] * chance
        going = attacked(shape, going, ended)
    return fate


def attacked(shape: Shape, going: Fate, ended: Fate) -> Fate:
    """One attack: a miss, a hit, or a critical hit with the hits that it adds. Results that end the attacks are added to
    ``ended``."""
    following = {standing: chance * (1 - shape.hit) for standing, chance in going.items()}
    plain = {standing: chance * (shape.hit - shape.critical) for standing, chance in going.items()}
    add(following, struck(shape, plain, shape.unsaved, ended))
    if shape.critical:
        many = {standing: chance * shape.critical for standing, chance in going.items()}
        many = struck(shape, many, shape.unsaved if shape.lethal is None else shape.lethal, ended)
        for _ in range(shape.sustained):
            many = struck(shape, many, shape.unsaved, ended)
        add(following, many)
    return following


def struck(shape: Shape, going: Fate, unsaved: float, ended: Fate) -> Fate:
    """KT-DAMAGE-01, KT-TRAUMA: The result of one hit."""
    following: Fate = {}
    for (hp, light), likely in going.items():
        put(following, (hp, light), likely * (1 - unsaved))
        for damage, chance in shape.damage:
            for lost, share in losses(shape, damage):
                weight = likely * unsaved * chance * share
                if lost < hp:
                    put(following, (hp - lost, light), weight)
                else:
                    lightly = eased(shape, damage, light)
                    put(ended, (1, light + 1), weight * lightly)
                    put(ended, (0, light), weight * (1 - lightly))
    return following


def losses(shape: Shape, damage: int) -> list[tuple[int, float]]:
    """KT-FNP-01, KT-RULING-29: The hit points that a wound costs, with their chances: all or none of them, or point by
    point."""
    if not shape.ignored:
        return [(damage, 1.0)]
    felt = 1 - shape.ignored
    if not shape.by_point:
        return [(damage, felt), (0, shape.ignored)]
    return [(lost, comb(damage, lost) * felt ** lost * shape.ignored ** (damage - lost)) for lost in range(damage + 1)]


def eased(shape: Shape, dice: int, light: int) -> float:
    """KT-TRAUMA-03, KT-TRAUMA-04, KT-TRAUMA-05, KT-TRAUMA-06, KT-TRAUMA-07, KT-TRAUMA-08: The chance that the highest of some
    trauma dice gives no more than a light wound."""
    if light >= MOST_LIGHT_WOUNDS:
        return 0.0
    return float((1 - at_least(LIGHT_AT_MOST + 1 - shape.bonus - shape.each * light)) ** dice)


def put(fate: Fate, standing: Standing, chance: float) -> None:
    if chance:
        fate[standing] = fate.get(standing, 0) + chance


def add(fate: Fate, other: Fate) -> None:
    for standing, chance in other.items():
        put(fate, standing, chance)
