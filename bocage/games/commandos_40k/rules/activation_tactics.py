"""Tactics that a player declares when one of his models is activated to shoot (KT-TACTIC-14, KT-SPEC). Some of them can also be
declared in a fight."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

from bocage.core.action import Action
from bocage.core.asking import choose
from bocage.core.decision import Decision, Seat, Steps
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import used_in, weapon_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.model_profiles import Arm
from bocage.games.commandos_40k.pieces import MIL, OTHER, Mil, Model, models_in
from bocage.games.commandos_40k.rules import faction_effects, tactics
from bocage.games.commandos_40k.rules.asking import KTable
from bocage.games.commandos_40k.rules.models import friends, is_shaken, is_within, specialists
from bocage.games.commandos_40k.state import State

EXAMPLE_RANGE = Mil(3 * MIL)                # KT-SPEC-02
AID_RANGE = Mil(2 * MIL)                    # KT-SPEC-12
AID_NEED = 3


def toughness_helps(s: State, model: Model, arms: Iterable[Arm], snap: bool = False) -> bool:
    """KT-TACTIC-12, KT-SNAP-03, KT-WEAPON-14: Whether the model has a malus that "tough as nails" would ignore, a light wound
    or being shaken, and a weapon whose hit roll it spoils."""
    has_malus = not s.effects[model] & p.TOUGH and bool(s.light[model] or is_shaken(s, model))
    return has_malus and not snap and any(not arm.torrent for arm in arms)


def fires_snap_shots(s: State, model: Model) -> bool:
    """KT-FALLBACK-03, KT-REACT-09: A model that fell back or retreated fires only snap shots."""
    return bool((s.fell_back | s.retreated) >> model & 1)


def weapons_left(b: Board, s: State, model: Model) -> list[Arm]:
    """KT-SHOOT-06: The ranged weapons that a model may still fire in this phase."""
    if s.shooter == model:
        return [arm for arm in b.kind[model].shots if not s.fired >> arm.number & 1]
    return [] if (s.done | s.shot | s.tried) >> model & 1 else b.kind[model].shots


def could_aim(b: Board, s: State, model: Model) -> bool:
    """KT-SHOOT-04, KT-SHOOT-07, KT-ADVANCE-02, KT-WEAPON-10, KT-WEAPON-14: Whether a model may still make a hit roll in this
    phase: it has a weapon left that it may use and that reaches an enemy. Whether it sees one may change until it shoots."""
    if fires_snap_shots(s, model) and not b.snap_after_disengage:
        return False
    arms = [arm for arm in weapons_left(b, s, model) if not arm.torrent and (arm.assault or not s.advanced >> model & 1)
            and (arm.pistol or not s.er[model])]
    if not arms or s.er[model]:
        return bool(arms)
    longest = Mil(max(arm.range for arm in arms))
    return any(is_within(b, s, model, foe, longest) for foe in models_in(s.on & b.mine[OTHER[b.seat[model]]]))


def has_aim(b: Board, s: State, model: Model) -> bool:
    """KT-SNAP-03, KT-SPEC-06: Whether a model may still make a hit roll in this phase to which something can be added."""
    return not fires_snap_shots(s, model) and could_aim(b, s, model)


def hail_helps(arm: Arm) -> bool:
    """KT-SPEC-10: Whether a hail of bullets does anything for a weapon: not if it makes one attack without a hit roll."""
    return not arm.torrent or bool(arm.attacks.count or arm.rapid) or arm.attacks.plus > 1


# Whether a model may still make a hit roll in this phase.
Follows = Callable[[Board, State, Model], bool]


def examples(b: Board, s: State, model: Model, follows: Follows) -> list[Action]:
    """KT-SPEC-02, KT-RULING-59: What a leader may declare for the good of a friend within 3″ that may still roll to hit, even
    if the leader himself has nobody to attack."""
    if b.kind[model].specialism != p.LEADER or tactics.why_not_paid(b, s, b.seat[model], t.LEAD_BY_EXAMPLE):
        return []
    return [b.lexicon.use(t.LEAD_BY_EXAMPLE, model, friend) for friend in models_in(friends(b, s, model))
            if is_within(b, s, model, friend, EXAMPLE_RANGE) and follows(b, s, friend)]


def leads(b: Board, s: State, model: Model, arms: Iterable[Arm], follows: Follows) -> list[Action]:
    """KT-SPEC-02, KT-WEAPON-14: What a leader who attacks may declare: "lead by example" with such a friend; alone if there is
    none and one of his own weapons rolls to hit."""
    found = examples(b, s, model, follows)
    if found or b.kind[model].specialism != p.LEADER or all(arm.torrent for arm in arms):
        return found
    return [] if tactics.why_not_paid(b, s, b.seat[model], t.LEAD_BY_EXAMPLE) else [b.lexicon.use(t.LEAD_BY_EXAMPLE, model)]


def scans(b: Board, s: State, seat: Seat) -> list[Action]:
    """KT-SPEC-06: The models that a comms specialist may give +1 to hit: unshaken, within 6″, itself included. A shaken
    specialist scans nobody."""
    if tactics.why_not_paid(b, s, seat, t.SCANNER_SPEC):
        return []
    found: list[Action] = []
    for radio in specialists(b, s, seat, p.COMMS):
        if not is_shaken(s, radio):
            found += [b.lexicon.use(t.SCANNER_SPEC, model) for model in models_in(s.on & b.mine[seat] & ~s.shaken)
                      if not s.effects[model] & p.SCANNED and has_aim(b, s, model)
                      and (model == radio or is_within(b, s, radio, model, tactics.RADIO))]
    return found


def between_weapons(b: Board, s: State, model: Model) -> list[Action]:
    """KT-SPEC-06, KT-SPEC-08, KT-SPEC-16, KT-RULING-64: The tactics on its ranged weapons that a model may use at any time of
    its shooting: also after a weapon has been fired, for those that follow. A scan of the model itself is one of them."""
    seat = b.seat[model]
    if is_shaken(s, model):
        return []
    found = [option for option in scans(b, s, seat) if used_in(option).model == model]
    specialism, arms = b.kind[model].specialism, weapons_left(b, s, model)
    if (specialism == p.DEMOLITIONS and not all(arm.twin for arm in arms)
            and not tactics.why_not_paid(b, s, seat, t.CUSTOM_AMMO)):
        found.append(b.lexicon.use(t.CUSTOM_AMMO, model))
    if (specialism == p.SNIPER and not s.er[model] and not all(arm.devastating for arm in arms)
            and not tactics.why_not_paid(b, s, seat, t.DEADLY_PRECISION)):
        found.append(b.lexicon.use(t.DEADLY_PRECISION, model))
    return found


def offers(b: Board, s: State, model: Model) -> list[Action]:
    """KT-TACTIC-14: The tactics that a model may declare until the first die of its shooting activation is rolled."""
    seat, use, shots = b.seat[model], b.lexicon.use, b.kind[model].shots
    found: list[Action] = []
    if (toughness_helps(s, model, shots, fires_snap_shots(s, model))
            and not tactics.why_not_paid(b, s, seat, t.TOUGH_AS_NAILS, model)):
        found.append(use(t.TOUGH_AS_NAILS, model))
    found += tactics.offers(b, s, seat, "shoot_activation", model)
    if s.cp[seat] <= 0:
        return found
    found += leads(b, s, model, shots, could_aim)
    if (b.kind[model].specialism == p.HEAVY and any(map(hail_helps, shots))
            and not tactics.why_not_paid(b, s, seat, t.HAIL_OF_BULLETS)):
        found.append(use(t.HAIL_OF_BULLETS, model))                                         # KT-SPEC-10
    return found + between_weapons(b, s, model) + aid(b, s, model)


def aid(b: Board, s: State, model: Model) -> list[Action]:
    """KT-SPEC-12: The friends within 2″ that a medic may tend instead of shooting. A shaken or engaged medic tends nobody."""
    kind = b.kind[model]
    if kind.specialism != p.MEDIC or is_shaken(s, model) or s.er[model]:
        return []
    if tactics.why_not_paid(b, s, b.seat[model], t.FIRST_AID):
        return []
    if s.advanced >> model & 1 and not any(arm.assault for arm in kind.shots):              # KT-SHOOT-04
        return []
    return [b.lexicon.use(t.FIRST_AID, model, friend) for friend in models_in(friends(b, s, model))
            if s.light[friend] and is_within(b, s, model, friend, AID_RANGE)]


SHOOTING_EFFECTS = {t.TOUGH_AS_NAILS: p.TOUGH, t.CUSTOM_AMMO: p.CUSTOM_AMMO, t.HAIL_OF_BULLETS: p.HAIL,
                    t.DEADLY_PRECISION: p.DEADLY, t.SCANNER_SPEC: p.SCANNED}


def use(g: KTable, model: Model, choice: Action) -> Generator[Decision, Action, bool]:
    """Carries out a tactic of a shooting activation. Returns True if the activation is over with it."""
    b = g.board
    seat, (tactic, _, other) = b.seat[model], used_in(choice)
    if tactic in SHOOTING_EFFECTS:
        tactics.set_effect(g, seat, tactic, model, SHOOTING_EFFECTS[tactic])
    elif tactic == t.LEAD_BY_EXAMPLE:
        lead(g, model, choice)
    elif tactic == t.FIRST_AID:
        give_aid(g, model, other)
        return True
    else:
        yield from use_faction(g, model, choice)
    return False


def lead(g: KTable, model: Model, choice: Action) -> None:
    """KT-SPEC-02: The leader and one friend may re-roll hit rolls of 1 until the end of the phase."""
    s = g.state
    tactics.pay(g, g.board.seat[model], t.LEAD_BY_EXAMPLE, model)
    s.effects[model] |= p.EXAMPLE
    other = used_in(choice).other
    if other >= 0:
        s.effects[other] |= p.EXAMPLE


def give_aid(g: KTable, medic: Model, friend: Model) -> None:
    """KT-SPEC-12, KT-RULING-42: On 3+ the friend loses a light wound. Its hit points do not change."""
    s = g.state
    tactics.pay(g, g.board.seat[medic], t.FIRST_AID, medic)
    die = g.dice.roll(1, (AID_NEED,))[0]
    g.tell(e.FIRST_AID, medic, friend, die)
    if die >= AID_NEED:
        s.light[friend] -= 1


def use_faction(g: KTable, model: Model, choice: Action) -> Steps:
    """Carries out a tactic of the model's faction. If it affects one ranged weapon and would help several of the model's, its
    owner is asked which one."""
    b, s = g.board, g.state
    tactic = b.faction_tactic[used_in(choice).tactic]
    if tactic.effect.weapons != "one_ranged":
        tactics.use_faction(g, b.seat[model], choice)
        return
    guns = [arms[0] for arms in b.kind[model].ranged
            if any(faction_effects.could_help_weapon(tactic, arm, snap=False) for arm in arms)]
    options = list(dict.fromkeys(b.lexicon.act("with", b.arm_number[arm.name]) for arm in guns))
    chosen = yield from choose(g, b.seat[model], "weapons", options, "KT-TACTIC-15", model)
    tactics.pay(g, b.seat[model], tactic.number, model)
    faction_effects.grant(s, tactic.number, model, b.arms_at[model][weapon_in(chosen)].number)
