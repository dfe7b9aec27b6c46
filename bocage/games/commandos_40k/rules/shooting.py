"""The Shooting phase, and shooting attacks outside it: overwatch and sentries (KT-SHOOT, KT-WEAPON, KT-REACT-04,
KT-RECON-10)."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from operator import attrgetter

from bocage.core.action import PASS, Action
from bocage.core.asking import ask, choose, offer
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import model_in, shot_in, used_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.model_profiles import Arm
from bocage.games.commandos_40k.pieces import MIL, NO_MODEL, OTHER, Mil, Model, Models, WeaponNo, models_in
from bocage.games.commandos_40k.rules import activation_tactics, faction_effects, tactics
from bocage.games.commandos_40k.rules.activation_tactics import fires_snap_shots
from bocage.games.commandos_40k.rules.asking import KTable, total
from bocage.games.commandos_40k.rules.attacks import (
    Volley, attacks, face_to_wound, hazards, needed_to_hit, ranged_volley,
)
from bocage.games.commandos_40k.rules.models import foes, gap, is_within, why_gone
from bocage.games.commandos_40k.rules.sights import look, sees
from bocage.games.commandos_40k.state import State

SPLIT = Mil(2 * MIL)                        # KT-SHOOT-09
NORMAL, OVERWATCH, SENTRY = range(3)
RANGE = attrgetter("range")


# --- who may shoot with what at whom ----------------------------------------------------------------------------------


def is_eligible(b: Board, s: State, model: Model) -> bool:
    """KT-SHOOT-04, KT-CHARGE-09: Whether a model may shoot at all. Weapons and targets are not looked at here."""
    bit = 1 << model
    if not s.on & bit or s.tried & bit:
        return False
    return not (fires_snap_shots(s, model) and not b.snap_after_disengage)                        # KT-RULING-04


def fired_by(s: State, model: Model) -> int:
    """KT-SHOOT-06: The weapons, as bits, that a model has fired in its shooting; none if it is not shooting now."""
    return s.fired if s.shooter == model else 0


def why_unusable(b: Board, s: State, model: Model, arm: Arm) -> str:
    """KT-ADVANCE-02, KT-SHOOT-04, KT-SHOOT-06, KT-WEAPON-02, KT-WEAPON-06, KT-WEAPON-10, KT-RULING-61, KT-RULING-85: The rule
    that keeps a model from using a weapon now; "" if none does. Of a team only one model throws grenades in a phase, each as
    its first weapon; in several overwatches it may throw several. A model that was engaged when its shooting began fires only
    its pistols, even if it is free by now."""
    fired = fired_by(s, model)
    if fired >> arm.number & 1:
        return "KT-SHOOT-06"
    if s.advanced >> model & 1 and not arm.assault:
        return "KT-ADVANCE-02"
    if s.er[model] and not arm.pistol:
        return "KT-WEAPON-10"
    if s.shooter == model and s.pistols_only and not arm.pistol:
        return "KT-SHOOT-04"
    return "KT-WEAPON-06" if arm.grenade and (fired or s.grenade[b.seat[model]] & ~(1 << model)) else ""


def why_no_target(b: Board, s: State, model: Model, arm: Arm, target: Model) -> str:
    """KT-SHOOT-07, KT-WEAPON-10: A target must be in range, visible, and not engaged with a friend of the shooter. An engaged
    model shoots only at enemies in its engagement range. Returns "" if the weapon may be fired at this enemy."""
    if s.er[model]:
        if not s.er[model] >> target & 1:
            return "KT-WEAPON-10"
    elif s.er[target] & b.mine[b.seat[model]]:
        return "KT-SHOOT-07"
    return "" if is_within(b, s, model, target, arm.range) and sees(b, s, model, target) else "KT-SHOOT-07"


def why_no_shot(b: Board, s: State, model: Model, arm: Arm, target: Model) -> str:
    """KT-SHOOT-04, KT-SHOOT-07, KT-RECON-10: the rule that would keep a model, activated to shoot now, from firing a weapon at
    a target; "" if none does."""
    if not is_eligible(b, s, model):
        return "KT-SHOOT-04"
    if s.phase == p.SHOOT_SENTRIES and not s.forwarded >> target & 1:
        return "KT-RECON-10"
    rule = why_unusable(b, s, model, arm)
    if rule:
        return rule
    return why_no_target(b, s, model, arm, target) if foes(b, s, model) >> target & 1 else "KT-SHOOT-07"


def targets_of(b: Board, s: State, model: Model, arm: Arm, among: Models) -> list[Model]:
    """KT-SHOOT-07, KT-TRAUMA-09: The models on the table among these that the weapon may be fired at."""
    return [target for target in models_in(among & s.on) if not why_no_target(b, s, model, arm, target)]


def usable_arms(b: Board, s: State, model: Model) -> list[Arm]:
    return [arm for arm in b.kind[model].shots if not why_unusable(b, s, model, arm)]


def has_target(b: Board, s: State, model: Model) -> bool:
    """KT-SHOOT-04: Whether any usable weapon has a target. It is enough to test the weapon with the longest range."""
    arms = usable_arms(b, s, model)
    if not arms:
        return False
    longest = max(arms, key=RANGE)
    for target in models_in(s.on & b.mine[OTHER[b.seat[model]]]):
        if not why_no_target(b, s, model, longest, target):
            return True
    return False


# --- an activation ----------------------------------------------------------------------------------------------------


class Firing:
    """The shooting of a model in an activation or a reaction. It exists only within a step."""

    __slots__ = ("mode", "among", "hazards")

    def __init__(self, mode: int, among: Models) -> None:
        self.mode = mode
        self.among = among                  # possible targets
        self.hazards = 0


def shots(b: Board, s: State, model: Model, firing: Firing) -> list[Action]:
    """KT-SHOOT-04, KT-SHOOT-05, KT-SHOOT-06, KT-SHOOT-07: Every weapon that is left, with every target that it has."""
    found = [b.lexicon.act("fire", b.arm_number[arm.name], target) for arm in usable_arms(b, s, model)
             for target in targets_of(b, s, model, arm, firing.among)]
    return list(dict.fromkeys(found))


def arm_left(b: Board, s: State, model: Model, weapon: WeaponNo) -> Arm:
    """KT-SHOOT-06: The weapon of that name that has not been fired yet; a model may have several."""
    return next(arm for arm in b.kind[model].shots if b.arm_number[arm.name] == weapon and not s.fired >> arm.number & 1)


def shoot(g: KTable, model: Model, mode: int, among: Models) -> Steps:
    """KT-SHOOT-05, KT-SHOOT-06: The model fires its ranged weapons one after another, in the order its owner chooses. He may
    stop at any time."""
    b, s = g.board, g.state
    seat = b.seat[model]
    firing = Firing(mode, among)
    s.shooter, s.fired, s.pistols_only = model, 0, int(bool(s.er[model]))
    kind = "overwatch" if mode == OVERWATCH else "shoot"
    about: tuple[int, ...] = (model,)
    if mode == OVERWATCH:
        charger = models_in(among)[0]
        about = (model, charger)
        if any(most_shots(b, s, model, arm, charger) > 1 for arm in usable_arms(b, s, model)):
            yield from tactics.granted_now(g, charger, "overwatch", "under_overwatch", charger, model)
    while s.on >> model & 1:
        options = shots(b, s, model, firing)
        if mode == NORMAL:
            options += tactics_beside(b, s, model, bool(options))
        if not options:
            break
        choice = yield from ask(g, seat, kind, [*options, b.lexicon.stop], "KT-SHOOT-05", *about)
        if choice is b.lexicon.stop:
            break
        if choice.verb == "use":
            finished = yield from activation_tactics.use(g, model, choice)
            if finished:
                break
            continue
        weapon, target = shot_in(choice)
        arm = arm_left(b, s, model, weapon)
        yield from fire(g, model, arm, target, firing)
        if arm.grenade:                                                                     # KT-WEAPON-06, KT-RULING-36
            break
    if mode == OVERWATCH:
        faction_effects.end_of(b, s, models_in(among)[0], "attacks")
    s.shooter, s.fired, s.pistols_only = NO_MODEL, 0, 0
    hazards(g, model, firing.hazards)


def tactics_beside(b: Board, s: State, model: Model, has_shots: bool) -> list[Action]:
    """KT-TACTIC-14, KT-RULING-59, KT-RULING-64: The tactics that a model may use now in its activation: all before the first
    die; between two weapons those that change the next one; without a target those that help a friend."""
    if s.fired:
        return activation_tactics.between_weapons(b, s, model) if has_shots else []
    if has_shots:
        return activation_tactics.offers(b, s, model)
    return activation_tactics.examples(b, s, model, activation_tactics.could_aim) + activation_tactics.aid(b, s, model)


def fire(g: KTable, model: Model, arm: Arm, target: Model, firing: Firing) -> Steps:
    """KT-SHOOT-08, KT-SHOOT-09, KT-SHOOT-10, KT-SHOOT-11, KT-SHOOT-12: Fires one weapon: the number of attacks, how they are
    divided, then the attacks target by target, the first target first."""
    b, s = g.board, g.state
    seat = b.seat[model]
    s.fired |= 1 << arm.number
    if arm.grenade:                                                                         # KT-WEAPON-06: and nothing else
        s.grenade[seat] |= 1 << model
        s.fired |= sum(1 << arms[0].number for arms in b.kind[model].ranged)
    g.tell(e.FIRED, model, b.arm_number[arm.name], target)
    number = number_of_attacks(g, model, arm, target, firing.mode)
    spare = firing.mode == NORMAL and bool(s.effects[model] & p.HAIL) and number == 1      # KT-SPEC-10
    shares = yield from divide(g, model, arm, target, number, firing)
    for each, _ in shares:
        yield from answer_attack(g, model, each, (volley_at(g, model, arm, other, firing.mode) for other in (each,)))
    channelled = yield from channel(g, model, arm, (volley_at(g, model, arm, each, firing.mode) for each, _ in shares))
    firing.hazards += int(arm.hazardous or channelled)
    left = dict(shares)
    each = target                                                                           # KT-SHOOT-10
    while left:
        # A target that has fallen hides nobody any more (KT-OBSCURE-01, KT-TRAUMA-06): each volley is worked out now.
        volley = volley_at(g, model, arm, each, firing.mode)
        volley.spare, volley.channelled = spare, channelled
        share = left.pop(each)
        g.tell(e.ATTACKS, model, b.arm_number[arm.name], each, share)
        yield from attacks(g, volley, share)
        if left:
            each = yield from next_target(g, model, list(left), "KT-SHOOT-10")


def next_target(g: KTable, model: Model, left: list[Model], rule: str) -> Generator[Decision, Action, Model]:
    """KT-SHOOT-10, KT-FIGHT-10, KT-RULING-62: Of the targets whose attacks are still to be made, the owner of the attacker
    chooses the next."""
    b = g.board
    choice = yield from choose(g, b.seat[model], "next_target", [b.lexicon.target[each] for each in left], rule, model)
    return model_in(choice)


def number_of_attacks(g: KTable, model: Model, arm: Arm, target: Model, mode: int) -> int:
    """KT-SHOOT-08, KT-SHOOT-13, KT-WEAPON-13, KT-SPEC-10, KT-TACTIC-03: Random numbers are rolled once. Rapid Fire adds attacks
    at half range or less; a hail of bullets adds one. A tactic of the charger takes some from overwatch, but leaves one."""
    b, s = g.board, g.state
    arm = faction_effects.armed(b, s, model, arm)
    number, faces = total(g, arm.attacks)
    if faces:
        g.tell(e.ATTACKS_ROLLED, model, tuple(faces), number)
    if arm.rapid and 2 * gap(b, s, model, target) <= arm.range:
        number += arm.rapid
    if mode == NORMAL and s.effects[model] & p.HAIL and number > 1:
        number += 1
    fewer = faction_effects.bonus_to(b, s, target, "attacks") if mode == OVERWATCH else 0
    return max(1, number + fewer) if fewer else number


def most_shots(b: Board, s: State, model: Model, arm: Arm, target: Model) -> int:
    """KT-SHOOT-08: The most attacks that a weapon can make at a target, whatever its dice show; 0 if it may not be fired at
    it."""
    if why_no_target(b, s, model, arm, target):
        return 0
    near = 2 * gap(b, s, model, target) <= arm.range
    return arm.attacks.count * arm.attacks.sides + arm.attacks.plus + (arm.rapid if near else 0)


def divide(g: KTable, model: Model, arm: Arm, target: Model, number: int, firing: Firing
           ) -> Generator[Decision, Action, list[tuple[Model, int]]]:
    """KT-SHOOT-09, KT-SHOOT-10: Attacks may be divided among the target and others within 2″ of it, before any hit roll.
    Returns targets with their number of attacks."""
    b, s = g.board, g.state
    others = [other for other in targets_of(b, s, model, arm, firing.among & ~(1 << target))
              if is_within(b, s, target, other, SPLIT)] if number > 1 else []
    shares: list[tuple[Model, int]] = []
    left = number
    for at, other in enumerate(others):
        if left == 1:
            break
        options = [b.lexicon.act("allot", share) for share in range(left)]
        rest = sum(1 << later for later in others[at + 1:])
        choice = yield from ask(g, b.seat[model], "allot", options, "KT-SHOOT-09", model, other, left, target, rest)
        if choice.args[0]:
            shares.append((other, choice.args[0]))
            left -= choice.args[0]
    return [(target, left), *shares]


def volley_at(g: KTable, model: Model, arm: Arm, target: Model, mode: int) -> Volley:
    b, s = g.board, g.state
    snap = mode == OVERWATCH or (mode == NORMAL and fires_snap_shots(s, model))
    settled = mode == NORMAL and bool(s.stationary >> model & 1)                     # KT-WEAPON-09, KT-RULING-39
    return ranged_volley(b, s, model, arm, target, look(b, s, model, target), snap, settled)


def channel(g: KTable, model: Model, arm: Arm, volleys: Iterable[Volley]) -> Generator[Decision, Action, bool]:
    """KT-WEAPON-12: A psychic weapon with maluses worse than −1 may be channelled. It is hazardous then. Returns True if its
    owner does so."""
    b = g.board
    if not arm.psychic or arm.torrent or all(volley.snap or volley.maluses >= -1 for volley in volleys):
        return False
    choice = yield from ask(g, b.seat[model], "channel", (b.lexicon.yes, b.lexicon.no), "KT-WEAPON-12", model)
    if choice is b.lexicon.yes:
        g.tell(e.CHANNELLED, model)
    return choice is b.lexicon.yes


# --- what the other side may say --------------------------------------------------------------------------------------

# KT-SPEC-14, KT-SPEC-18: the tactic with which a specialist answers an attack on it, and its effect.
ANSWERS = {p.SCOUT: (t.TAKE_COVER, p.COVER), p.VETERAN: (t.SURVIVOR, p.SURVIVING)}


def answer_attack(g: KTable, model: Model, target: Model, volleys: Iterable[Volley]) -> Steps:
    """KT-SPEC-14, KT-SPEC-18: The owner of a scout that is shot at may use "take cover"; the owner of a veteran that is
    attacked "survivor". ``volleys``: the attacks on the target; what would change none of their rolls is not offered.
    They are computed only if the target can answer."""
    b, s = g.board, g.state
    seat = b.seat[target]
    known = ANSWERS.get(b.kind[target].specialism)
    if known is None:
        return
    tactic, effect = known
    if s.effects[target] & effect or tactics.why_not_paid(b, s, seat, tactic):
        return
    eases = cover_eases if tactic == t.TAKE_COVER else survival_eases
    if not any(eases(b, volley) for volley in volleys):
        return
    choice = yield from offer(g, seat, "under_fire", [b.lexicon.use(tactic, target)], t.PRINTED[tactic].rule, target, model)
    if choice is not None:
        tactics.set_effect(g, seat, tactic, target, effect)


def cover_eases(b: Board, volley: Volley) -> bool:
    """KT-SPEC-14, KT-SNAP-03, KT-WEAPON-14: Whether −1 to hit would change a shooting attack: it does nothing to snap shots, to
    weapons that need no hit roll, and where only a 6 hits anyway."""
    if volley.arm.melee or volley.arm.torrent or volley.snap:
        return False
    before = needed_to_hit(volley)
    volley.maluses -= 1
    return needed_to_hit(volley) != before


def survival_eases(b: Board, volley: Volley) -> bool:
    """KT-SPEC-18, KT-WOUND-02: Whether −1 to wound would change an attack: it does nothing where only a 6 wounds anyway."""
    before = face_to_wound(b, volley)
    volley.wound_bonus -= 1
    return face_to_wound(b, volley) != before


# --- the phase --------------------------------------------------------------------------------------------------------


def candidates(b: Board, s: State, seat: Seat) -> Iterator[Model]:
    """The models that a seat may activate now. Bits say first who is gone, done, or has its turn in the other sub-phase."""
    turn = s.prepared if s.sub == p.READY_FIRE else ~s.prepared
    for model in models_in(b.mine[seat] & s.on & turn & ~(s.done | s.shot)):
        if not why_no_shooter(b, s, seat, model):
            yield model


def why_no_shooter(b: Board, s: State, seat: Seat, model: Model) -> str:
    """KT-SHOOT-01, KT-SHOOT-02, KT-SHOOT-03, KT-SHOOT-04, KT-SHOOT-07, KT-ACT-01, KT-SPEC-12, KT-RULING-59: the rule that
    keeps a seat from activating a model in this sub-phase: prepared models first, then the others; "" if none does."""
    if b.seat[model] != seat:
        return "KT-SHOOT-01"
    bit = 1 << model
    if not s.on & bit:
        return why_gone(s, model)
    if (s.done | s.shot) & bit:
        return "KT-ACT-01"
    if not is_eligible(b, s, model):
        return "KT-SHOOT-04"
    if bool(s.prepared & bit) != (s.sub == p.READY_FIRE):
        if not usable_arms(b, s, model):
            return "KT-SHOOT-04"
        return "KT-SHOOT-02" if s.prepared & bit else "KT-SHOOT-01"
    if has_target(b, s, model) or activation_tactics.aid(b, s, model) or may_set_example(b, s, model):
        return ""
    return "KT-SHOOT-07" if usable_arms(b, s, model) else "KT-SHOOT-04"


def may_set_example(b: Board, s: State, model: Model) -> bool:
    """KT-RULING-59, KT-SHOOT-04: Whether a leader that is eligible to shoot, but has no target, may be activated to lead by
    example. A leader that advanced needs an Assault weapon, an engaged one a Pistol."""
    arms = b.kind[model].shots
    if s.advanced >> model & 1 and not any(arm.assault for arm in arms):
        return False
    if s.er[model] and not any(arm.pistol for arm in arms):
        return False
    return bool(activation_tactics.examples(b, s, model, activation_tactics.could_aim))


def activate(g: KTable, model: Model) -> Steps:
    """KT-ACT-01: One model shoots. It is done for the phase."""
    s = g.state
    s.done |= 1 << model
    g.tell(e.SHOOTS, model)
    yield from shoot(g, model, NORMAL, s.on & g.board.mine[OTHER[g.board.seat[model]]])
    s.shot |= 1 << model
    g.tell(e.CEASED, model)


def shoot_step(g: KTable) -> Steps:
    """KT-SHOOT-01, KT-SHOOT-02, KT-SHOOT-03: The players alternate: each activates one model or passes. Two passes in a row end
    the sub-phase."""
    b, s = g.board, g.state
    seat = s.active
    mine = list(candidates(b, s, seat))
    if not mine:
        if next(candidates(b, s, OTHER[seat]), None) is None:
            end_sub_phase(g)
            return
        s.active = OTHER[seat]                 # nothing eligible: skipped
        return
    options = [b.lexicon.shoot[model] for model in mine] + activation_tactics.scans(b, s, seat)
    choice = yield from ask(g, seat, "shoot_next", [*options, PASS], "KT-SHOOT-01" if s.sub == p.READY_FIRE else "KT-SHOOT-03")
    if choice.verb == "use":
        tactics.set_effect(g, seat, t.SCANNER_SPEC, used_in(choice).model, p.SCANNED)
        return
    if choice is PASS:
        s.passes += 1
        g.tell(e.PASSED, seat)
        if s.passes >= 2 or next(candidates(b, s, OTHER[seat]), None) is None:
            end_sub_phase(g)
            return
    else:
        s.passes = 0
        yield from activate(g, model_in(choice))
    s.active = OTHER[seat]


def end_sub_phase(g: KTable) -> None:
    """KT-SHOOT-02, KT-RULING-23: Prepared models that have not shot do not shoot in the second sub-phase either."""
    s = g.state
    s.passes, s.active = 0, s.initiative
    if s.sub == p.READY_FIRE:
        s.sub = p.FIRE_AT_WILL
        g.tell(e.SUB_PHASE, p.FIRE_AT_WILL, rule="KT-SHOOT-03")
    else:
        s.phase = p.FIGHT_START
