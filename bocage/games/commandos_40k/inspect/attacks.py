"""Surveys of sight and attacks: what a model sees, what a shot or a blow needs and may do, what a charge risks."""

from __future__ import annotations

from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import places_of
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.inspect.answer_types import (
    Aim, Attack, ChargeOf, Glance, Modifier, Need, Sample, SightOf, Threat, TotalOf,
)
from bocage.games.commandos_40k.model_profiles import Arm, Roll
from bocage.games.commandos_40k.pieces import NO_MODEL, Model, Models, Waypoint, models_in
from bocage.games.commandos_40k.rules import attack_odds, charging, faction_effects
from bocage.games.commandos_40k.rules.asking import KTable
from bocage.games.commandos_40k.rules.attacks import (
    REDO_FAILURES, REDO_ONES, WORST, Volley, face_to_save, face_to_wound, melee_volley, needed_to_hit, printed_to_wound,
)
from bocage.games.commandos_40k.rules.fighting import why_no_blow
from bocage.games.commandos_40k.rules.models import engaged_at, foes, gap, is_shaken
from bocage.games.commandos_40k.rules.shooting import NORMAL, OVERWATCH, SENTRY, usable_arms, volley_at, why_no_shot
from bocage.games.commandos_40k.rules.sights import Sight, cover_behind, intervening, is_obscured, look
from bocage.games.commandos_40k.rules.trips import Trip, known_tests
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.view import written
from bocage.geometry.rays import rays

TOTALS = range(2, 13)
# Totals of a charge roll that reach a target, each with the tests of the safest path that it allows.
Road = list[tuple[int, list[tuple[attack_odds.Shape, attack_odds.Spread]]]]
AGAIN = {REDO_ONES: "ones", REDO_FAILURES: "failures"}


# --- sight ------------------------------------------------------------------------------------------------------------


def state_of(b: Board, s: State, sight: Sight, foe: Model) -> str:
    return "hidden" if not sight.visible else "obscured" if is_obscured(b, s, sight, foe) else "clear"


def sight_of(b: Board, s: State, model: Model, foe: Model) -> SightOf:
    """KT-LOS-02, KT-OBSCURE-03: the 25 points, and what hides those that are not clear."""
    sight, names = look(b, s, model, foe), b.lexicon.models
    eye = s.x[model], s.y[model], s.z[model] + 9 * b.kind[model].height // 10
    points = rays(eye[0], eye[1], s.x[foe], s.y[foe], s.z[foe], b.kind[foe].body, b.kind[foe].height)
    samples = tuple(Sample(*point, "blocked" if sight.blocked >> at & 1 else "veiled" if sight.veiled >> at & 1 else "clear")
                    for at, point in enumerate(points))
    terrain, by_model = cover_behind(b, s, sight, foe)
    return SightOf(names[model], names[foe], state_of(b, s, sight, foe), sight.visible, is_obscured(b, s, sight, foe), terrain,
                   by_model, eye, samples, sight.parts, tuple(names[other] for other in sight.models), gap(b, s, model, foe))


def glances(b: Board, s: State, model: Model) -> tuple[Glance, ...]:
    return tuple(Glance(b.lexicon.models[foe], state_of(b, s, look(b, s, model, foe), foe), gap(b, s, model, foe))
                 for foe in models_in(foes(b, s, model)))


# --- what a roll needs ------------------------------------------------------------------------------------------------


def own_modifiers(b: Board, s: State, volley: Volley, rule: str) -> list[Modifier]:
    """KT-HIT-04, KT-FIGHT-12, KT-NERVE-08: Modifiers from the attacker's own state and from tactics on it."""
    model = volley.model
    found: list[Modifier] = []
    if not s.effects[model] & p.TOUGH:                                                      # KT-TACTIC-12
        found += [Modifier(rule, -s.light[model]), Modifier("KT-NERVE-08", -int(is_shaken(s, model)))]
    return [*found, Modifier("KT-TACTIC-03", faction_effects.bonus_to(b, s, model, "hit", volley.arm))]


def shot_modifiers(b: Board, s: State, volley: Volley, sight: Sight, settled: bool) -> list[Modifier]:
    model, target, arm = volley.model, volley.target, volley.arm
    unseen = is_obscured(b, s, sight, target) and not arm.ignores_cover and not arm.precision
    return [*own_modifiers(b, s, volley, "KT-HIT-04"), Modifier("KT-OBSCURE-04", -int(unseen)),
            Modifier("KT-SPEC-14", -int(bool(s.effects[target] & p.COVER))),
            Modifier("KT-WEAPON-09", int(arm.heavy and settled)),
            Modifier("KT-SPEC-06", int(bool(s.effects[model] & p.SCANNED)))]


def blow_modifiers(b: Board, s: State, volley: Volley, between: bool) -> list[Modifier]:
    return [*own_modifiers(b, s, volley, "KT-FIGHT-12"), Modifier("KT-FIGHT-14", -int(between))]


def to_hit(volley: Volley, modifiers: list[Modifier]) -> Need:
    """KT-HIT-01, KT-SNAP-01, KT-SNAP-03, KT-WEAPON-14: What the hit roll needs. Modifiers do not change a snap shot."""
    if volley.arm.torrent:
        return Need("KT-WEAPON-14", 0, 1, (), "")
    again = "failures" if volley.spare else AGAIN.get(volley.redo, "")
    if volley.snap:
        return Need("KT-SNAP-01", WORST, WORST, (), again)
    rule = "KT-FIGHT-12" if volley.arm.melee else "KT-HIT-01"
    return Need(rule, volley.arm.skill, needed_to_hit(volley), real(modifiers), again)


def to_wound(b: Board, s: State, volley: Volley) -> Need:
    """KT-WOUND-01, KT-WOUND-03, KT-WEAPON-04, KT-WEAPON-08, KT-SPEC-18."""
    arm = volley.arm
    base = printed_to_wound(b, volley)
    modifiers = [Modifier("KT-TACTIC-03", faction_effects.bonus_to(b, s, volley.model, "wound", arm)),
                 Modifier("KT-SPEC-18", -int(bool(s.effects[volley.target] & p.SURVIVING)))]
    return Need("KT-WEAPON-04" if arm.wounds_on else "KT-WOUND-01", base, face_to_wound(b, volley), real(modifiers),
                "failures" if volley.twin else "ones" if volley.wound_ones else "")


def to_save(b: Board, volley: Volley) -> Need:
    """KT-SAVE-01, KT-INVUL-01, KT-INVUL-02."""
    kind, face = b.kind[volley.target], face_to_save(b, volley)
    if kind.inv and kind.inv < kind.save - volley.arm.ap:
        return Need("KT-INVUL-01", kind.inv, face, (), "")
    return Need("KT-SAVE-01", kind.save, face, real([Modifier("KT-SAVE-01", volley.arm.ap)]), "")


def real(modifiers: list[Modifier]) -> tuple[Modifier, ...]:
    return tuple(modifier for modifier in modifiers if modifier.amount)


# --- shots ------------------------------------------------------------------------------------------------------------


def shot(b: Board, s: State, model: Model, arm: Arm, foe: Model, mode: int = NORMAL) -> Attack:
    """KT-SHOOT: A ranged weapon against an enemy, whether it may be fired now or not."""
    sight = look(b, s, model, foe)
    volley = volley_at(KTable(b, s, attack_odds.NO_DICE), model, arm, foe, mode)
    numbers = attack_odds.shots_of(b, s, model, arm, foe, mode)
    volley.spare = mode == NORMAL and bool(s.effects[model] & p.HAIL) and numbers == ((1, 1.0),)
    settled = mode == NORMAL and bool(s.stationary >> model & 1)
    hit = to_hit(volley, shot_modifiers(b, s, volley, sight, settled))
    return attack(b, s, volley, hit, written_numbers(arm.attacks, numbers), state_of(b, s, sight, foe),
                  why_no_shot(b, s, model, arm, foe), attack_odds.shot_chances(b, s, model, arm, foe, mode))


def attack(b: Board, s: State, volley: Volley, hit: Need, number: str, sight: str, rule: str,
           told: attack_odds.Chances) -> Attack:
    names, arm, foe = b.lexicon.models, volley.arm, volley.target
    damage = Roll(arm.damage.count, arm.damage.sides, arm.damage.plus + volley.damage_bonus)
    return Attack(names[volley.model], arm.name, names[foe], gap(b, s, volley.model, foe), sight, rule,
                  bool(s.er[volley.model] >> foe & 1), volley.snap, bool(volley.cover), number, volley.strength, arm.ap,
                  written(damage), hit, to_wound(b, s, volley), to_save(b, volley), b.kind[foe].fnp, told)


def written_numbers(roll: Roll, numbers: attack_odds.Spread) -> str:
    """A number of attacks as text (``3``, ``D3+1``): what is printed, with what is added here."""
    if not roll.count:
        return str(numbers[0][0])
    most = roll.count * roll.sides
    return written(Roll(roll.count, roll.sides, max(number for number, _ in numbers) - most))


def is_past_shooting(s: State, model: Model) -> bool:
    """KT-ACT-01, KT-SHOOT-02, KT-RULING-23: Whether a model will not shoot any more in this round."""
    bit = 1 << model
    missed = s.phase == p.SHOOT and s.sub == p.FIRE_AT_WILL and bool(s.prepared & bit) and not s.done & bit
    return bool(s.shot & bit) or missed or s.phase >= p.FIGHT_START


def mode_of(s: State, model: Model) -> int:
    """KT-REACT-04, KT-RECON-10, KT-SNAP-01: How a model fires if it fires next. Who shoots in the Movement phase fires on
    overwatch; who shoots before the battle is a sentry."""
    if s.shooter != model or s.phase >= p.SHOOT_START:
        return NORMAL
    return SENTRY if s.phase == p.SHOOT_SENTRIES else OVERWATCH


def shots(b: Board, s: State, model: Model) -> tuple[Attack, ...]:
    """KT-ACT-01, KT-SHOOT-02, KT-SHOOT-06: Every weapon that may be fired now or later in this round, with every target: none
    once the model has shot, or is past its sub-phase; while it is shooting the weapons that are left."""
    if is_past_shooting(s, model):
        return ()
    arms, mode = {arm.name: arm for arm in reversed(usable_arms(b, s, model))}, mode_of(s, model)
    return tuple(shot(b, s, model, arm, foe, mode) for arm in reversed(arms.values()) for foe in models_in(foes(b, s, model))
                 if not why_no_shot(b, s, model, arm, foe))


def shares(b: Board, s: State, model: Model, arm: Arm, foe: Model, most: int) -> tuple[float, ...]:
    """KT-SHOOT-09, KT-FIGHT-10: The chance that the enemy is out of action after one, two … attacks of those that are
    divided."""
    volley = (melee_volley(b, s, model, arm, foe, intervening(b, s, model, foe)) if arm.melee
              else volley_at(KTable(b, s, attack_odds.NO_DICE), model, arm, foe, mode_of(s, model)))
    return tuple(attack_odds.chances(b, s, volley, ((number, 1.0),)).out for number in range(1, most + 1))


# --- blows ------------------------------------------------------------------------------------------------------------


def blow(b: Board, s: State, model: Model, arm: Arm, foe: Model) -> Attack:
    """KT-FIGHT: A melee weapon against an enemy. If the two are not engaged, the odds are those after a charge (KT-SPEC-19)."""
    engaged = bool(s.er[model] >> foe & 1)
    between = engaged and intervening(b, s, model, foe)
    there = s
    if not engaged:
        there = s.copy()
        there.charge_moved |= 1 << model
    volley = melee_volley(b, there, model, arm, foe, between)
    number = written_numbers(arm.attacks, attack_odds.blows_of(b, there, model, arm))
    return attack(b, s, volley, to_hit(volley, blow_modifiers(b, s, volley, between)), number,
                  state_of(b, s, look(b, s, model, foe), foe), why_no_blow(b, s, model, foe),
                  attack_odds.blow_chances(b, there, model, arm, foe, between))


def blows(b: Board, s: State, model: Model) -> tuple[Attack, ...]:
    """Blows at enemies in engagement range. For a model that is not engaged: at enemies that it could charge."""
    near = models_in(s.er[model] or charging.in_charge_range(b, s, model))
    return tuple(blow(b, s, model, arm, foe) for arm in b.kind[model].melee for foe in near)


# --- charges ----------------------------------------------------------------------------------------------------------


def ways(total: int) -> int:
    """How many of the 36 results of two dice reach a total."""
    return sum(6 - abs(7 - each) for each in TOTALS if each >= total)


def charge(b: Board, s: State, model: Model, named: Models) -> ChargeOf:
    """KT-CHARGE-02, KT-CHARGE-05, KT-CHARGE-06, KT-CHARGE-07, KT-REACT: Which of the targets named a charge would reach, with
    what chance, and what their reactions may do first. As long as targets are being named, the same for each that could be
    named besides: the engagement ranges of enemies that are not declared stay closed."""
    names, near = b.lexicon.models, charging.in_charge_range(b, s, model)
    declared = named & (near | s.targets[model])
    roads = roads_to(b, s, model, declared)
    to_any = roads.pop(NO_MODEL, [])
    if not s.tried >> model & 1:
        for foe in models_in(near & ~named):
            roads[foe] = roads_to(b, s, model, declared | 1 << foe, 1 << foe).get(foe, [])
    now: attack_odds.Fate = {(s.hp[model], s.light[model]): 1.0}
    aims = tuple(Aim(names[foe], gap(b, s, model, foe), bool(named >> foe & 1), least(roads.get(foe, [])),
                     chance(roads.get(foe, []), now))
                 for foe in (*models_in(named), *(foe for foe in roads if not named >> foe & 1)))
    found = [threat(b, s, model, foe, bool(declared >> foe & 1), roads.get(foe, []))
             for foe in (*models_in(declared), *(foe for foe in roads if not declared >> foe & 1))]
    threats = tuple(each for each, _ in found if each.overwatch or each.retreat)
    fired = [volley for each, volleys in found if each.declared for volley in volleys]
    fate = attack_odds.after(fired, (s.hp[model], s.light[model]))
    return ChargeOf(names[model], aims, least(to_any), chance(to_any, now), threats, attack_odds.fallen(fate),
                    tuple(TotalOf(each, ways(each) / 36) for each in TOTALS[1:]))


def least(road: Road) -> int:
    return road[0][0] if road else 0


def chance(road: Road, fate: attack_odds.Fate) -> float:
    """KT-CHARGE-07, KT-TERRAIN-05, KT-RECON-05: The chance that a charger in one of these states rolls enough and does not fall
    on its way."""
    ends = [*(total for total, _ in road[1:]), TOTALS[-1] + 1]
    return sum((likely * (ways(total) - ways(end)) / 36 * (1 - attack_odds.fallen(attack_odds.after(tests, standing)))
                for (total, tests), end in zip(road, ends, strict=True)
                for standing, likely in fate.items() if standing[0]), 0.0) if road else 0.0


def roads_to(b: Board, s: State, model: Model, declared: Models, wanted: Models = 0) -> dict[Model, Road]:
    """KT-GEOM-23: For each declared target, and under NO_MODEL for any of them, the lowest total with which the search finds a
    path, then each greater one with which it finds a safer path. Targets out of reach are left out. ``wanted``: the search ends
    when nothing better can be found for these; none: for all."""
    found: dict[Model, Road] = {}
    wanted = wanted or declared
    if not any(engaged & wanted for _, engaged in paths_in(b, s, charging.charge_trip(b, s, model, declared, TOTALS[-1]))):
        return found
    now = s.hp[model], s.light[model]
    for total in TOTALS:
        trip = charging.charge_trip(b, s, model, declared, total)
        for path, engaged in paths_in(b, s, trip):
            better = [foe for foe in (*models_in(engaged), NO_MODEL) if foe not in found or found[foe][-1][1]]
            tests = attack_odds.tests_on_the_way(b, s, model, *known_tests(b, s, trip, path)) if better else []
            falls = attack_odds.fallen(attack_odds.after(tests, now))
            for foe in better:
                road = found.setdefault(foe, [])
                if not road or falls < attack_odds.fallen(attack_odds.after(road[-1][1], now)):
                    road[:] = [*(each for each in road if each[0] < total), (total, tests)]
        if all(foe in found and not found[foe][-1][1] for foe in models_in(wanted)):
            break
    return found


def paths_in(b: Board, s: State, trip: Trip) -> list[tuple[list[Waypoint], Models]]:
    """The paths that the search finds for a charge, each with the targets that it reaches."""
    model = trip.model
    paths = [places_of(way, s.z[model]) for way in charging.ways_in(b, s, trip)]
    return [(path, engaged_at(b, s, model, path[-1])) for path in paths]


def threat(b: Board, s: State, charger: Model, foe: Model, declared: bool, road: Road
           ) -> tuple[Threat, list[tuple[attack_odds.Shape, attack_odds.Spread]]]:
    """KT-REACT-04, KT-REACT-06: The reactions that a target can make, and its fire as volleys. ``road``: the charger's way to
    it."""
    able = {action.verb for action in charging.reacts(b, s, foe, charger)}
    arms = best_arms(b, s, foe, charger) if "overwatch" in able else []
    fired = tuple(shot(b, s, foe, arm, charger, OVERWATCH) for arm in arms)
    g = KTable(b, s, attack_odds.NO_DICE)
    volleys = [(attack_odds.shape_of(b, s, volley_at(g, foe, arm, charger, OVERWATCH)),
                attack_odds.shots_of(b, s, foe, arm, charger, OVERWATCH)) for arm in arms]
    now = s.hp[charger], s.light[charger]
    fate = attack_odds.after(volleys, now)
    worse = sum((likely for (hp, light), likely in fate.items() if not hp or light > s.light[charger]), 0.0)
    hits = sum((each.chances.hits for each in fired), 0.0)
    return Threat(b.lexicon.models[foe], declared, "overwatch" in able, "retreat" in able, fired, hits, worse,
                  attack_odds.fallen(fate), chance(road, {now: 1.0}), chance(road, fate)), volleys


def best_arms(b: Board, s: State, model: Model, charger: Model) -> list[Arm]:
    """The best profile of each weapon; or a grenade instead of all others, if it does more (KT-WEAPON-06)."""
    best: dict[int, tuple[float, float]] = {}
    chosen: dict[int, Arm] = {}
    for arm in b.kind[model].shots:
        if why_no_shot(b, s, model, arm, charger):
            continue
        told = attack_odds.shot_chances(b, s, model, arm, charger, OVERWATCH)
        if (told.out, told.damage) >= best.get(arm.number, (0.0, 0.0)):
            best[arm.number], chosen[arm.number] = (told.out, told.damage), arm
    guns = [arm for arm in chosen.values() if not arm.grenade]
    grenades = [arm for arm in chosen.values() if arm.grenade]
    thrown = max(grenades, key=lambda arm: best[arm.number], default=None)
    if thrown is not None and best[thrown.number][1] > sum(best[arm.number][1] for arm in guns):
        return [thrown]
    return guns
