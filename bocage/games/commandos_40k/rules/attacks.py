"""How attacks are resolved, one at a time: hit, wound, save, damage (KT-HIT, KT-SNAP, KT-WOUND, KT-SAVE, KT-WEAPON)."""

from __future__ import annotations

from collections.abc import Generator

from bocage.core.action import Action
from bocage.core.decision import Decision, Steps
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.model_profiles import Arm
from bocage.games.commandos_40k.pieces import (
    COMBAT_MASTERY, COVER, CUSTOM_AMMO, DEADLY, EXAMPLE, FRENZY, SCANNED, SNIPER, SURVIVING, TOUGH, ZEALOT, Model,
)
from bocage.games.commandos_40k.rules import faction_effects, tactics, trauma
from bocage.games.commandos_40k.rules.asking import HIT_ROLL, SAVE_ROLL, WOUND_ROLL, KTable, Rolled, from_face, total
from bocage.games.commandos_40k.rules.models import gap, is_shaken, out_of_action
from bocage.games.commandos_40k.rules.sights import Sight, cover_behind, is_obscured
from bocage.games.commandos_40k.state import State

BEST, WORST = 2, 6                          # an unmodified 1 never succeeds, an unmodified 6 always hits and wounds
FRENZY_HITS = 2                             # KT-SPEC-20


class Volley:
    """The attacks of one weapon on one target, with all that decides their rolls. It exists only within a step.

    ``maluses`` and ``bonus`` are separate because channelling limits only the maluses (KT-WEAPON-12). ``over``: the target has
    no hit points left (KT-DAMAGE-02). ``redo``: which hit rolls may be re-rolled: none, ones, or all failures. ``wound_ones``:
    wound rolls of 1 may be re-rolled.
    """

    __slots__ = ("model", "arm", "target", "snap", "maluses", "bonus", "cover", "over", "redo", "spare", "twin", "lethal",
                 "sustained", "devastating", "strength", "damage_bonus", "channelled", "wound_bonus", "wound_ones")

    def __init__(self, model: Model, arm: Arm, target: Model, snap: bool = False) -> None:
        self.model = model
        self.arm = arm
        self.target = target
        self.snap = snap
        self.maluses = 0
        self.bonus = 0
        self.cover = 0
        self.over = False
        self.redo = 0
        self.spare = False                  # KT-SPEC-10: the only attack may be rolled again
        self.twin = arm.twin
        self.lethal = arm.lethal
        self.sustained = arm.sustained
        self.devastating = arm.devastating
        self.strength = arm.strength
        self.damage_bonus = 0
        self.wound_bonus = 0
        self.wound_ones = False
        self.channelled = False

    @property
    def modifier(self) -> int:
        """KT-HIT-04, KT-WEAPON-12: All modifiers add up without limit. A model that channels counts its maluses as −1 at
        worst."""
        return (max(-1, self.maluses) if self.channelled else self.maluses) + self.bonus


NO_REDO, REDO_ONES, REDO_FAILURES = range(3)


def own_maluses(s: State, model: Model) -> int:
    """KT-HIT-04, KT-NERVE-08, KT-TACTIC-12, KT-TACTIC-13: The attacker has −1 for each of its light wounds and −1 if it is
    shaken. "Tough as nails" ignores these maluses and no others."""
    return 0 if s.effects[model] & TOUGH else -s.light[model] - int(is_shaken(s, model))


def common(b: Board, s: State, volley: Volley) -> None:
    """Sets what shooting and fighting share: the attacker's state, and tactics on attacker and target."""
    model, target, arm = volley.model, volley.target, volley.arm
    volley.maluses += own_maluses(s, model)
    given = faction_effects.bonus_to(b, s, model, "hit", arm)
    volley.maluses += min(0, given)
    volley.bonus += max(0, given)
    volley.wound_bonus = faction_effects.bonus_to(b, s, model, "wound", arm) - int(bool(s.effects[target] & SURVIVING))
    if s.effects[model] & EXAMPLE or faction_effects.rerolls_ones(b, s, model, arm, "hit"):
        volley.redo = REDO_ONES                                                             # KT-SPEC-02
    volley.wound_ones = faction_effects.rerolls_ones(b, s, model, arm, "wound")


def ranged_volley(b: Board, s: State, model: Model, arm: Arm, target: Model, sight: Sight, snap: bool, settled: bool) -> Volley:
    """KT-HIT-04, KT-TRAUMA-06: A shooting attack. ``settled``: it is made in the Shooting phase by a model that remained
    stationary."""
    arm = faction_effects.armed(b, s, model, arm)
    volley = Volley(model, arm, target, snap)
    common(b, s, volley)
    if is_obscured(b, s, sight, target) and not arm.ignores_cover and not arm.precision:   # KT-WEAPON-07, KT-WEAPON-11
        volley.maluses -= 1
    if s.effects[target] & COVER:                                                           # KT-SPEC-14
        volley.maluses -= 1
    volley.bonus += int(arm.heavy and settled)                                              # KT-WEAPON-09
    volley.bonus += int(bool(s.effects[model] & SCANNED))                                   # KT-SPEC-06
    volley.twin = volley.twin or bool(s.effects[model] & CUSTOM_AMMO)                       # KT-SPEC-08
    volley.devastating = volley.devastating or bool(s.effects[model] & DEADLY)              # KT-SPEC-16
    if b.kind[model].specialism == SNIPER:                                                  # KT-SPEC-15
        volley.redo = REDO_FAILURES if arm.precision else REDO_ONES
    terrain, models = cover_behind(b, s, sight, target)
    volley.cover = int(models or (terrain and not arm.ignores_cover))                       # KT-RULING-53
    if arm.melta and 2 * gap(b, s, model, target) <= arm.range:                             # KT-WEAPON-05, KT-SHOOT-13
        volley.damage_bonus = arm.melta
    return volley


def melee_volley(b: Board, s: State, model: Model, arm: Arm, target: Model, intervening: bool) -> Volley:
    """KT-FIGHT-12, KT-FIGHT-15: A blow in a fight. Terrain between the two gives a malus; obscurement and cover do not
    count."""
    volley = Volley(model, faction_effects.armed(b, s, model, arm), target)
    common(b, s, volley)
    volley.maluses -= int(intervening)
    if s.effects[model] & COMBAT_MASTERY:                                                   # KT-SPEC-04
        volley.lethal = True
    if s.effects[model] & FRENZY:
        volley.sustained = max(volley.sustained, FRENZY_HITS)
    if is_zealous(b, s, model):
        volley.strength += 1
    return volley


def is_zealous(b: Board, s: State, model: Model) -> bool:
    """KT-SPEC-19: Whether the model is a zealot that made a charge move in this round."""
    return b.kind[model].specialism == ZEALOT and bool(s.charge_moved >> model & 1)


def needed_to_hit(volley: Volley) -> int:
    """KT-HIT-01, KT-HIT-02, KT-HIT-03, KT-HIT-05, KT-SNAP-01, KT-DICE-03: The lowest face of an unmodified die that hits.
    Distance does not matter."""
    return WORST if volley.snap else max(BEST, min(WORST, volley.arm.skill - volley.modifier))


def needed_to_wound(strength: int, toughness: int) -> int:
    """KT-WOUND-01: The lowest roll that wounds. The extreme cases are tested first."""
    if strength >= 2 * toughness:
        return 2
    if 2 * strength <= toughness:
        return 6
    return 3 if strength > toughness else 4 if strength == toughness else 5


def printed_to_wound(b: Board, volley: Volley) -> int:
    """KT-WOUND-01, KT-WEAPON-04: The number that the modified wound roll must reach."""
    return volley.arm.wounds_on or needed_to_wound(volley.strength, b.kind[volley.target].toughness)


def face_to_wound(b: Board, volley: Volley) -> int:
    """KT-WOUND-02, KT-WOUND-03, KT-WEAPON-04: The lowest face of an unmodified die that wounds."""
    return max(BEST, min(WORST, printed_to_wound(b, volley) - volley.wound_bonus))


def face_to_save(b: Board, volley: Volley) -> int:
    """KT-SAVE-01, KT-SAVE-02, KT-INVUL-01, KT-INVUL-02: The lowest face that saves: by the armour, worsened by the weapon, or
    by the invulnerable save if that is better. 7: no face saves."""
    kind = b.kind[volley.target]
    armour = kind.save - volley.arm.ap
    best = min(armour, kind.inv) if kind.inv else armour
    return min(7, max(BEST, best))


def attacks(g: KTable, volley: Volley, number: int) -> Steps:
    """KT-SHOOT-11, KT-SHOOT-12, KT-DAMAGE-02: Makes attacks one after another until the target has no hit points left or has
    left play."""
    for _ in range(number):
        if volley.over or not g.state.on >> volley.target & 1:
            return
        yield from attack(g, volley)


def attack(g: KTable, volley: Volley) -> Steps:
    """KT-HIT, KT-SNAP-04, KT-WEAPON-14, KT-WEAPON-15, KT-WEAPON-16, KT-WEAPON-17: Makes one attack and resolves its hits. A
    weapon that needs no hit roll hits automatically, as a snap shot too."""
    hits, lethal = 1, False
    if volley.arm.torrent:
        g.tell(e.AUTO_HIT, volley.model)
    else:
        die = yield from roll_to_hit(g, volley)
        if die < needed_to_hit(volley):
            return
        if die == WORST and not volley.snap:                                                # KT-HIT-02, KT-SNAP-02
            lethal = volley.lethal
            hits += volley.sustained
            if volley.sustained:
                g.tell(e.MORE_HITS, volley.model, volley.sustained)
    for hit in range(hits):
        if volley.over or not g.state.on >> volley.target & 1:
            return
        yield from resolve_hit(g, volley, lethal and hit == 0)


def roll_to_hit(g: KTable, volley: Volley) -> Rolled:
    """KT-HIT-01, KT-DICE-04, KT-DICE-05, KT-DICE-06, KT-DICE-07, KT-SNAP-03: Rolls one die to hit. It is re-rolled once at
    most."""
    need = needed_to_hit(volley)
    cuts = (2, need, WORST)
    die = g.dice.roll(1, cuts)[0]
    tell_hit(g, volley, die, need)
    free = "KT-SPEC-10" if volley.spare else "KT-SPEC-15" if volley.redo == REDO_FAILURES else ""
    if die == 1 and volley.redo == REDO_ONES:
        again = True
    else:
        again = yield from rolls_again(g, volley.model, HIT_ROLL, die, need=need, free=free,
                                       six_counts=not volley.snap and bool(volley.sustained or volley.lethal))
    if again:
        die = g.dice.roll(1, cuts)[0]
        g.tell(e.REROLLED, g.board.seat[volley.model], (die,))
        tell_hit(g, volley, die, need)
    return die


def rolls_again(g: KTable, model: Model, roll: int, die: int, *, need: int, free: str, six_counts: bool,
                ) -> Generator[Decision, Action, bool]:
    """KT-DICE-06, KT-SPEC-10, KT-SPEC-15, KT-WEAPON-08, KT-TACTIC-09: Whether a roll to hit or to wound is made again.
    ``free``: the rule that allows it without a command point, or "". A failure that is free is always re-rolled, for nothing is
    lost. A success may be re-rolled too, in the hope of a 6, where a 6 does more (``six_counts``)."""
    if die == WORST or (die >= need and not six_counts):
        return False
    if free and die < need:
        return True
    better = from_face(need if die < need else WORST)
    if free:
        return (yield from tactics.again_for_nothing(g, model, roll, die, free, better=better))
    return (yield from tactics.again(g, model, roll, die, better=better))


def tell_hit(g: KTable, volley: Volley, die: int, need: int) -> None:
    if g.events is not None:
        rule = "KT-SNAP-01" if volley.snap else "KT-FIGHT-12" if volley.arm.melee else "KT-HIT-01"
        skill = WORST if volley.snap else volley.arm.skill
        g.tell(e.HIT_ROLLED, volley.model, die, 0 if volley.snap else volley.modifier, skill, die >= need, rule=rule)


def resolve_hit(g: KTable, volley: Volley, lethal: bool) -> Steps:
    """KT-WOUND, KT-SAVE, KT-DAMAGE: Resolves one hit: wound roll, save, damage."""
    critical = False
    if lethal:
        g.tell(e.AUTO_WOUND, volley.target)
    else:
        die = yield from roll_to_wound(g, volley)
        if die < face_to_wound(g.board, volley):
            return
        critical = die == WORST
    if critical and volley.devastating:
        g.tell(e.NO_SAVE, volley.target)
    else:
        saved = yield from roll_to_save(g, volley)
        if saved:
            return
    yield from suffer(g, volley)


def suffer(g: KTable, volley: Volley) -> Steps:
    """KT-FNP-01, KT-DAMAGE-01, KT-DAMAGE-02: A wound that was not saved may be ignored as a whole (feel no pain). Otherwise the
    target suffers its damage."""
    if not g.board.fnp_per_point and trauma.feels_no_pain(g, volley.target):
        return
    damage, faces = total(g, volley.arm.damage)
    if faces:
        g.tell(e.DAMAGE_ROLLED, volley.model, tuple(faces), damage)
    before = g.state.light[volley.target]
    yield from trauma.harm(g, volley.target, damage + volley.damage_bonus, volley.cover)
    s = g.state
    volley.over = not s.on >> volley.target & 1 or s.light[volley.target] != before


def roll_to_wound(g: KTable, volley: Volley) -> Rolled:
    """KT-WOUND-01, KT-WEAPON-08: Rolls one die to wound. Twin-linked weapons may re-roll it."""
    need = face_to_wound(g.board, volley)
    cuts = (2, need, WORST)
    die = g.dice.roll(1, cuts)[0]
    tell_wound(g, volley, die, need)
    if die == 1 and volley.wound_ones:
        again = True
    else:
        again = yield from rolls_again(g, volley.model, WOUND_ROLL, die, need=need, free="KT-WEAPON-08" if volley.twin else "",
                                       six_counts=volley.devastating)
    if again:
        die = g.dice.roll(1, cuts)[0]
        g.tell(e.REROLLED, g.board.seat[volley.model], (die,))
        tell_wound(g, volley, die, need)
    return die


def tell_wound(g: KTable, volley: Volley, die: int, need: int) -> None:
    if g.events is not None:
        g.tell(e.WOUND_ROLLED, volley.model, die, volley.wound_bonus, printed_to_wound(g.board, volley), die >= need,
               rule="KT-WEAPON-04" if volley.arm.wounds_on else "KT-WOUND-01")


def roll_to_save(g: KTable, volley: Volley) -> Generator[Decision, Action, bool]:
    """KT-SAVE-01, KT-SAVE-02: The target's owner rolls to save. If no face can save, nothing is rolled."""
    target = volley.target
    need = face_to_save(g.board, volley)
    if need > WORST:
        g.tell(e.NO_SAVE, target, rule="KT-SAVE-02")
        return False
    die = g.dice.roll(1, (need,))[0]
    tell_save(g, volley, die, need)
    if die < need:
        again = yield from tactics.again(g, target, SAVE_ROLL, die, better=from_face(need))
        if again:
            die = g.dice.roll(1, (need,))[0]
            g.tell(e.REROLLED, g.board.seat[target], (die,))
            tell_save(g, volley, die, need)
    return die >= need


def tell_save(g: KTable, volley: Volley, die: int, need: int) -> None:
    if g.events is not None:
        kind = g.board.kind[volley.target]
        invulnerable = bool(kind.inv) and kind.inv < kind.save - volley.arm.ap
        g.tell(e.SAVE_ROLLED, volley.target, die, 0 if invulnerable else volley.arm.ap, kind.inv if invulnerable else kind.save,
               die >= need, rule="KT-INVUL-01" if invulnerable else "KT-SAVE-01")


def hazards(g: KTable, model: Model, number: int) -> None:
    """KT-WEAPON-01, KT-RULING-50, KT-RULING-51: After the attacks a die is rolled for each hazardous weapon that was used. On a
    1 the model that used it is out of action."""
    for _ in range(number):
        if not g.state.on >> model & 1:
            return
        die = g.dice.roll(1, (2,))[0]
        g.tell(e.HAZARD_ROLLED, model, die)
        if die == 1:
            out_of_action(g, model, "KT-WEAPON-01")
