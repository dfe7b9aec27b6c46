"""Weights of options for shots and fights: whom to activate, whom to attack, what to pay command points for."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k.actions import model_in, shot_in, used_in, weapon_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.bot.model_values import Opinions, numbers_of, threat_of
from bocage.games.commandos_40k.bot.move_choices import LITTLE, NEVER, Judge, evenly, gladly, nearest_foe
from bocage.games.commandos_40k.pieces import OTHER, SCOUT, VETERAN, Model, WeaponNo, models_in
from bocage.games.commandos_40k.rules.asking import (
    ADVANCE_ROLL, CHARGE_ROLL, HIT_ROLL, NERVE_ROLL, SAVE_ROLL, TRAUMA_ROLL, WOUND_ROLL, asked_model,
)
from bocage.games.commandos_40k.rules.models import gap
from bocage.games.commandos_40k.rules.sights import terrain_between
from bocage.games.commandos_40k.state import State

DEAR = 8.0                                  # points: a model worth a command point
WOUNDED = 0.25                              # a model with a light wound is put out of action more easily
TACTICS = {                                 # how gladly, against 1 for letting it be
    t.TOUGH_AS_NAILS: 1.5, t.LEAD_BY_EXAMPLE: 1.5, t.COMBAT_MASTER: 3.0, t.SCANNER_SPEC: 1.5, t.CUSTOM_AMMO: 2.5,
    t.HAIL_OF_BULLETS: 3.0, t.FIRST_AID: 1.5, t.DEADLY_PRECISION: 2.0, t.FRENZY_TACTIC: 2.5}
OTHER_TACTIC = 0.8


def prey_of(b: Board, s: State, o: Opinions, model: Model) -> float:
    """The value of the best shot of a model, in points."""
    foes = models_in(s.on & b.mine[OTHER[b.seat[model]]])
    here = numbers_of(s, [model])[0]
    return max((threat_of(o, s, model, foe, here, place)[0] for foe, place in zip(foes, numbers_of(s, foes), strict=True)),
               default=0.0)


def shoot_next(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """The model with the best shot first. Passing is almost never chosen."""
    weights = []
    for option in options:
        if option.verb == "shoot":
            weights.append(0.2 + prey_of(b, s, o, model_in(option)) ** 2)
        elif option.verb == "use":
            weights.append(LITTLE + 0.1 * prey_of(b, s, o, used_in(option).model))
        else:
            weights.append(NEVER)
    return weights


def shot_at(b: Board, s: State, o: Opinions, model: Model, weapon: WeaponNo, foe: Model) -> float:
    """The expected effect of a weapon on an enemy from here, in points."""
    arm = b.arms_at[model][weapon]
    blocked, veiled, _ = terrain_between(b, s, model, foe)
    half = 2 * gap(b, s, model, foe) <= arm.range
    return o.shot(model, weapon, arm, foe, bool(blocked | veiled), half) * (1.0 + WOUNDED * s.light[foe])


def shoot(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """The target with the highest expected effect. Ceasing fire is chosen only when nothing else is left."""
    model = asked_model(decision)
    weights = []
    for option in options:
        if option.verb == "fire":
            weapon, foe = shot_in(option)
            gain = shot_at(b, s, o, model, weapon, foe)
            risk = 0.16 * o.worth[model] if b.arms_at[model][weapon].hazardous else 0.0
            weights.append(LITTLE + max(0.0, gain - risk) ** 2)
        elif option.verb == "use":
            weights.append(0.3 * TACTICS.get(used_in(option).tactic, OTHER_TACTIC))
        else:
            weights.append(NEVER)
    return weights


def allot(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Mostly all attacks on the first target."""
    return [1.0 if option.args[0] == 0 else 0.15 for option in options]


def allot_blows(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Mostly all blows on one target."""
    most = max(option.args[0] for option in options)
    return [1.0 if option.args[0] in (0, most) else 0.2 for option in options]


def fight_next(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """The model that hits hardest, or that is in the greatest danger, first."""
    weights = []
    for option in options:
        model = model_in(option)
        foes = models_in(s.er[model])
        gain = max((o.melee[model][foe] for foe in foes), default=0.0)
        fear = max((o.melee[foe][model] for foe in foes if not s.done >> foe & 1), default=0.0)
        weights.append(0.1 + gain * gain + 0.3 * fear)
    return weights


def weapons(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """The strongest weapon alone."""
    model = asked_model(decision)
    known = b.arms_at[model]
    return [0.5 + 0.1 * known[weapon_in(option)].strength - 0.3 * known[weapon_in(option)].ap if option.args else 2.0
            for option in options]


def strike(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    return [1.0 if option.verb == "pass" else TACTICS.get(used_in(option).tactic, OTHER_TACTIC) for option in options]


def start(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Acting first is worth a command point if the model would do much damage and the other side would act before it."""
    late = decision.by[0] != s.initiative
    weights = []
    for option in options:
        if option.verb == "pass":
            weights.append(1.0)
            continue
        tactic, model, _ = used_in(option)
        if tactic == t.DECISIVE_SHOT:
            weights.append(LITTLE + (0.3 if late else 0.1) * prey_of(b, s, o, model))
        elif tactic == t.DECISIVE_STRIKE:
            gain = max((o.melee[model][foe] for foe in models_in(s.er[model])), default=0.0)
            weights.append(LITTLE + (0.4 if s.charged else 0.1 if late else 0.02) * gain)
        else:
            weights.append(0.3 * OTHER_TACTIC)
    return weights


def needed_for_charge(b: Board, s: State, model: Model) -> float:
    return nearest_foe(b, s, model, s.targets[model] & s.on) - 1.0


def reroll(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """A re-roll is worth a command point if the roll matters. A success is rarely re-rolled for a 6, even for nothing."""
    model, (_, roll, die, _) = asked_model(decision), decision.about
    if roll == CHARGE_ROLL:
        needed = needed_for_charge(b, s, model)
        again = 2.5 if die < needed <= 9.0 else NEVER
    elif roll == ADVANCE_ROLL:
        again = 0.3 if die < 3 else NEVER
    else:
        worth = o.worth[model] / DEAR
        again = {NERVE_ROLL: 0.5, HIT_ROLL: 0.3, WOUND_ROLL: 0.6, SAVE_ROLL: 0.9, TRAUMA_ROLL: 2.0}[roll] * worth
    return [again if option.verb == "reroll" else 0.2 if option.verb == "again" else 1.0 for option in options]


def trauma(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """What keeps a model in play, before or after the dice. A medic costs nothing."""
    worth = o.worth[decision.about[0]] / DEAR
    return [1.0 if option.verb == "pass" else 50.0 if option.verb == "medic" else 3.0 * worth for option in options]


def under_fire(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    target = decision.about[0]
    worth = o.worth[target] / DEAR if b.kind[target].specialism in (SCOUT, VETERAN) else 0.5
    return [1.0 if option.verb == "pass" else worth for option in options]


FIRE: dict[str, Judge] = {
    "shoot_next": shoot_next, "sentry": gladly(5.0), "shoot": shoot, "overwatch": shoot, "allot": allot, "channel": gladly(0.3),
    "under_fire": under_fire, "under_overwatch": gladly(0.5), "fight_next": fight_next, "weapons": weapons,
    "allot_blows": allot_blows, "strike": strike, "next_target": evenly, "reroll": reroll, "trauma": trauma,
    "trauma_again": trauma, "shoot_start": start, "fight_start": start,
}
