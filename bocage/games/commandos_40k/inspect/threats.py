"""Who could hurt a model at a point: each enemy, in a round of its own.

An enemy fires all its ranged weapons from where it stands, or it charges from there and strikes with one melee weapon,
whichever is likelier to do harm. An engaged one fires its pistols or strikes. Nobody answers, and no tactics are used. Traps
that are not known, moves before a shot and piling in are left out: the true danger can be greater.
"""

from __future__ import annotations

from math import dist, prod

from bocage.core.contract import Danger, Threat, ThreatWords, exactly, together
from bocage.core.decision import Seat
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import place_of
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.inspect import attacks
from bocage.games.commandos_40k.inspect.moves import reach
from bocage.games.commandos_40k.model_profiles import Arm
from bocage.games.commandos_40k.pieces import MIL, NO_MODEL, Model, models_in
from bocage.games.commandos_40k.rules import attack_odds, charging, moving
from bocage.games.commandos_40k.rules.fighting import why_no_blow
from bocage.games.commandos_40k.rules.models import foes, put, start_of
from bocage.games.commandos_40k.rules.shooting import why_no_shot
from bocage.games.commandos_40k.rules.sights import intervening
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.text import KNamer

CHARGE, BLOW = "charge", "blow"
PLACES = 16                     # so many are told: a charge to each takes time
STEPS = tuple(MIL * inches for inches in (1, 2, 3, 4, 6, 8))


def pieces(b: Board, s: State, seat: Seat) -> list[str]:
    """The models of a seat on the table, in a battle round."""
    if s.phase < p.COURAGE:
        return []
    return [b.lexicon.models[model] for model in models_in(s.on & b.mine[seat])]


def states(b: Board, s: State, seat: Seat, piece: str) -> list[str]:
    return []


def places(b: Board, s: State, seat: Seat, piece: str) -> list[str]:
    """Where it stands, and where a normal move could end, the nearest first, on a grid as fine as their number allows."""
    model = Model(b.lexicon.models.index(piece))
    here = start_of(s, model)
    region = [] if s.er[model] else [place[:3] for place in reach(b, s, moving.normal_trip(b, s, model), "").region]
    for step in STEPS:
        found = [place for place in region if place[0] % step == 0 and place[1] % step == 0 and place != here]
        if len(found) < PLACES:
            break
    found.sort(key=lambda place: dist(place, here))
    return [written(place) for place in (here, *found[:PLACES - 1])]


def written(place: tuple[int, ...]) -> str:
    return ",".join(f"{value / MIL:g}" for value in place)


def danger(b: Board, s: State, seat: Seat, piece: str, state: str, place: str) -> Danger:
    model = Model(b.lexicon.models.index(piece))
    there = standing(b, s, model, place)
    return together(place, [worst(b, there, foe, model) for foe in models_in(foes(b, there, model))], CHARGE)


def standing(b: Board, s: State, model: Model, place: str) -> State:
    """The position in which the model stands there and no enemy has acted in this round."""
    there = s.copy()
    x, y, z = place_of(place)
    put(b, there, model, (x, y, z))
    enemies = foes(b, there, model)
    there.phase = p.SHOOT
    there.shooter, there.fired, there.pistols_only = NO_MODEL, 0, 0
    there.done = there.frenzied = 0
    there.charged &= ~enemies
    there.tried &= ~enemies
    there.charge_moved &= ~enemies
    there.advanced &= ~enemies
    there.retreated &= ~enemies
    there.fell_back &= ~enemies
    there.shot &= ~enemies
    there.moved &= ~enemies
    there.stationary |= enemies                             # KT-WEAPON-09: each fires from where it stands
    there.grenade = [0, 0]
    there.effects = [0] * len(there.effects)
    there.grants = []
    for foe in models_in(enemies):
        there.targets[foe] = 0
    return there


def worst(b: Board, there: State, foe: Model, model: Model) -> Threat:
    """The likelier of what an enemy could do by shots and by blows."""
    name = b.lexicon.models[foe]
    fired = [attack_odds.shot_chances(b, there, foe, arm, model).harm for arm in guns(b, there, foe, model)]
    shots = 1 - prod(1 - harm for harm in fired)
    if there.er[foe]:
        blows = max((harm_of_blow(b, there, foe, arm, model) for arm in b.kind[foe].melee), default=0.0)
        return Threat(name, BLOW if blows > shots else "shots", exactly(max(blows, shots)))
    charge = charge_chance(b, there, foe, model)
    return Threat(name, CHARGE if charge > shots else "shots", exactly(max(charge, shots)))


def guns(b: Board, there: State, foe: Model, model: Model) -> list[Arm]:
    """KT-SHOOT-06, KT-WEAPON-06: the best profile of each weapon that an enemy could fire at the model; or a grenade instead of
    all others, if it is likelier to do harm."""
    best: dict[int, tuple[float, Arm]] = {}
    for arm in b.kind[foe].shots:
        if not why_no_shot(b, there, foe, arm, model):
            harm = attack_odds.shot_chances(b, there, foe, arm, model).harm
            if harm > best.get(arm.number, (-1.0, arm))[0]:
                best[arm.number] = harm, arm
    others = [each for each in best.values() if not each[1].grenade]
    grenade = max((each for each in best.values() if each[1].grenade), key=lambda each: each[0], default=None)
    if grenade is not None and grenade[0] > 1 - prod(1 - harm for harm, _ in others):
        return [grenade[1]]
    return [arm for _, arm in others]


def charge_chance(b: Board, there: State, foe: Model, model: Model) -> float:
    """KT-CHARGE-02, KT-CHARGE-07, KT-FIGHT-01: the chance that an enemy charges the model, arrives, and does harm with its best
    melee weapon."""
    if not charging.in_charge_range(b, there, foe) >> model & 1 or charging.why_no_charge(b, there, foe):
        return 0.0
    road = attacks.roads_to(b, there, foe, 1 << model).get(model, [])
    arrives = attacks.chance(road, {(there.hp[foe], there.light[foe]): 1.0})
    if not arrives:
        return 0.0
    arrived = there.copy()
    arrived.charge_moved |= 1 << foe
    return arrives * max((attack_odds.blow_chances(b, arrived, foe, arm, model, False).harm for arm in b.kind[foe].melee),
                         default=0.0)


def harm_of_blow(b: Board, there: State, foe: Model, arm: Arm, model: Model) -> float:
    if why_no_blow(b, there, foe, model):
        return 0.0
    return attack_odds.blow_chances(b, there, foe, arm, model, intervening(b, there, foe, model)).harm


def words(b: Board, s: State, seat: Seat, lang: str) -> ThreatWords:
    namer = KNamer(b, lang)

    def model(name: str) -> str:
        return namer.model_name(b.lexicon.models.index(name))

    def threat(told: Threat) -> str:
        return namer.words(f"threat-{told.how}", model=model(told.who))

    return ThreatWords(model, lambda place: namer.place(place_of(place)), str, threat, namer.words("threat-total"),
                       namer.words("threat-note"))
