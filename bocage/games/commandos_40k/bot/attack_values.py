"""The expected effect of weapons: the chance that a target goes down, and what that is worth."""

from __future__ import annotations

from math import exp

from bocage.games.commandos_40k.model_profiles import Arm, Kind, Roll
from bocage.games.commandos_40k.pieces import SNIPER
from bocage.games.commandos_40k.rules.attacks import needed_to_wound

LIGHT = 0.3                                 # a light wound, as a share of a model's worth
SCRATCH = 0.3                               # all hit points but the last, likewise
SIXTH = 1 / 6


def average(roll: Roll) -> float:
    return roll.plus + roll.count * (roll.sides + 1) / 2


def at_least(need: int) -> float:
    """The chance that a die shows this face or more. A 1 always fails, a 6 always succeeds."""
    return (7 - max(2, min(6, need))) / 6


def wounds_for(arm: Arm, bearer: Kind, target: Kind, modifier: int) -> float:
    """The chance that one attack causes a wound that no save stops."""
    hit = 1.0 if arm.torrent else at_least(arm.skill - modifier)
    sixes = 0.0 if arm.torrent else SIXTH
    if bearer.specialism == SNIPER and not arm.melee:
        again = 1.0 - hit if arm.precision else SIXTH
        hit, sixes = hit + again * hit, sixes + again * sixes
    wound = at_least(arm.wounds_on or needed_to_wound(arm.strength, target.toughness))
    if arm.twin:
        wound = 1.0 - (1.0 - wound) ** 2
    sure = sixes if arm.lethal else 0.0
    wounded = (hit - sure + sixes * arm.sustained) * wound + sure
    armour = target.save - arm.ap
    save = min(armour, target.inv) if target.inv else armour
    through = 1.0 if save > 6 else 1.0 - at_least(save)
    if arm.devastating:
        through += (1.0 - through) * SIXTH / max(wound, SIXTH)
    if target.fnp:
        through *= 1.0 - at_least(target.fnp)
    return float(min(0.95, wounded * through))


def toll(arm: Arm, bearer: Kind, target: Kind, modifier: int, more: float, damage: float, covered: bool) -> float:
    """The expected effect of all attacks of a weapon on a sound target, as a share of the target's value. ``more``: additional
    attacks."""
    chance = wounds_for(arm, bearer, target, modifier)
    attacks = average(arm.attacks) + more
    harm = max(1.0, average(arm.damage) + damage)
    needed = max(1, int((target.wounds + harm - 0.01) / harm))
    falls = at_least_so_many(attacks, chance, needed)
    out = 1.0 - (2 / 3 if covered else 0.5) ** harm
    scratched = min(1.0, attacks * chance * harm / target.wounds) - falls
    return float(falls * (out + (1.0 - out) * LIGHT) + max(0.0, scratched) * SCRATCH)


def at_least_so_many(tries: float, chance: float, needed: int) -> float:
    """The chance of at least ``needed`` successes. ``tries`` may be an average."""
    if needed == 1:
        return float(1.0 - (1.0 - chance) ** tries)
    expected = tries * chance
    term, below = exp(-expected), 0.0
    for number in range(needed):
        below += term
        term *= expected / (number + 1)
    return 1.0 - below


def charge_chance(gap: float) -> float:
    """The chance that two dice bring a model into engagement range over this gap, in inches."""
    need = max(2, int(gap - 1.0 + 0.999))
    if need > 12:
        return 0.0
    ways = sum(6 - abs(7 - total) for total in range(need, 13))
    return ways / 36
