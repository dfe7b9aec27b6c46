"""The effects of the factions' tactics: a closed list that data chooses from (KT-TACTIC-03).

An effect lasts until the end of its phase. Until then ``State.grants`` holds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from bocage.core.decision import Seat
from bocage.games.commandos_40k.board import Board, FactionTactic
from bocage.games.commandos_40k.model_profiles import Arm
from bocage.games.commandos_40k.pieces import MIL, NO_MODEL, NO_SLOT, VETERAN, Mil, Model, SlotNo, TacticNo, models_in
from bocage.games.commandos_40k.state import State

# Abilities that change nothing without a hit roll, and nothing of a snap shot.
OF_HIT_ROLLS = ("heavy", "precision", "lethal_hits", "sustained_hits")


def team_of(seat: Seat) -> Model:
    """The number that stands for a whole team where ``State.grants`` has a model: -1 for the first seat, -2 for the second."""
    return Model(-1 - seat)


class Grant(NamedTuple):
    """What a tactic gives until the end of the phase, to a model or to a whole team. ``weapon``: the weapon that it concerns,
    if any."""

    tactic: TacticNo
    whom: Model
    weapon: SlotNo


def grant(s: State, tactic: TacticNo, whom: Model, weapon: SlotNo = NO_SLOT) -> None:
    """Gives the effect of a tactic to a model or to a whole team."""
    s.grants += (tactic, whom, weapon)


def end_of(b: Board, s: State, model: Model, roll: str) -> None:
    """Ends what tactics add to a kind of roll for a model: it lasts no longer than the attack it was used on."""
    kept = [each for each in grants_in(s) if each.whom != model or b.faction_tactic[each.tactic].effect.roll != roll]
    s.grants = [number for each in kept for number in each]


def grants_in(s: State) -> Iterator[Grant]:
    """The grants of a position. The state keeps them as numbers, three for each grant."""
    for at in range(0, len(s.grants), 3):
        tactic, whom, weapon = s.grants[at:at + 3]
        yield Grant(TacticNo(tactic), Model(whom), SlotNo(weapon))


def granted(b: Board, s: State, model: Model) -> Iterator[tuple[FactionTactic, SlotNo]]:
    """The effects that a model has now, each with the weapon that it concerns. Effects on its team count only if the tactic
    suits the model."""
    team = team_of(b.seat[model])
    for number, whom, weapon in grants_in(s):
        tactic = b.faction_tactic[number]
        if whom == model or (whom == team and suits(b, s, tactic, model)):
            yield tactic, weapon


def has_status(b: Board, s: State, model: Model, status: str) -> bool:
    return bool(s.grants) and any(
        tactic.effect.op == "status" and tactic.effect.status == status for tactic, _ in granted(b, s, model))


def status_amount(b: Board, s: State, model: Model, status: str, otherwise: int) -> int:
    """The number of a status that the model has, or ``otherwise``."""
    if s.grants:
        for tactic, _ in granted(b, s, model):
            if tactic.effect.op == "status" and tactic.effect.status == status:
                return tactic.effect.amount
    return otherwise


def bonus_to(b: Board, s: State, model: Model, roll: str, arm: Arm | None = None) -> int:
    """What effects add to a kind of roll. ``arm``: the weapon that the roll is made with."""
    if not s.grants:
        return 0
    return sum(tactic.effect.amount for tactic, weapon in granted(b, s, model)
               if tactic.effect.op == "modify_roll" and tactic.effect.roll == roll
               and (arm is None or is_about(tactic, weapon, arm)))


def passes(b: Board, s: State, model: Model, roll: str) -> bool:
    return bool(s.grants) and any(
        tactic.effect.op == "auto_pass" and tactic.effect.roll == roll for tactic, _ in granted(b, s, model))


def is_about(tactic: FactionTactic, weapon: SlotNo, arm: Arm) -> bool:
    """Whether an effect concerns a weapon. An effect that names no weapons concerns all."""
    wanted = tactic.effect.weapons
    if wanted == "one_ranged":
        return weapon == arm.number and not arm.melee
    return not wanted or arm.melee == (wanted == "all_melee")


def rerolls_ones(b: Board, s: State, model: Model, arm: Arm, roll: str) -> bool:
    return bool(s.grants) and any(
        tactic.effect.op == "reroll_ones" and tactic.effect.roll == roll and is_about(tactic, weapon, arm)
        for tactic, weapon in granted(b, s, model))


def armed(b: Board, s: State, model: Model, arm: Arm) -> Arm:
    """The weapon with the abilities that effects give it now."""
    given = [tactic.effect.ability for tactic, weapon in granted(b, s, model)
             if tactic.effect.op == "grant_ability" and is_about(tactic, weapon, arm)] if s.grants else []
    return arm.improved(given) if given else arm


def more_move(b: Board, s: State, model: Model, move: str) -> Mil:
    """What effects add to a kind of move."""
    if not s.grants:
        return Mil(0)
    return Mil(MIL * sum(tactic.effect.amount for tactic, _ in granted(b, s, model)
                         if tactic.effect.op == "move_bonus" and tactic.effect.move == move))


def suits(b: Board, s: State, tactic: FactionTactic, model: Model) -> bool:
    """Whether a tactic may be used on a model: it has the keyword and meets the needs of the effect."""
    effect, kind = tactic.effect, b.kind[model]
    if effect.keyword and effect.keyword.lower() not in kind.keywords:
        return False
    for need in effect.needs:
        if need == "stationary" and not s.stationary >> model & 1:
            return False
        if need == "unshaken" and s.shaken >> model & 1:
            return False
        if need == "lost_hp" and s.hp[model] >= kind.wounds:
            return False
    return True


def could_help(b: Board, s: State, tactic: FactionTactic, model: Model) -> bool:
    """KT-TACTIC-15: Whether an effect on a model could change anything: it is not offered otherwise."""
    effect, kind = tactic.effect, b.kind[model]
    if tactic.when == "nerve":
        return kind.specialism != VETERAN                                                   # KT-SPEC-17
    if effect.op == "heal":
        return s.hp[model] < kind.wounds
    if tactic.when == "shoot_activation":
        return any(could_help_weapon(tactic, arm, bool((s.fell_back | s.retreated) >> model & 1)) for arm in kind.shots)
    if tactic.when == "fight_activation" and effect.op != "move_bonus":
        return any(could_help_weapon(tactic, arm, False) for arm in kind.melee)
    return True


def could_help_weapon(tactic: FactionTactic, arm: Arm, snap: bool) -> bool:
    """KT-SNAP-02, KT-SNAP-03, KT-WEAPON-14: Whether an effect could change the attacks of a weapon. What concerns the hit roll
    does nothing if there is none, and a snap shot is at most re-rolled. An ability that the weapon has does not help again."""
    effect = tactic.effect
    word = effect.ability.partition(":")[0]
    if (effect.roll == "hit" or word in OF_HIT_ROLLS) and (arm.torrent or (snap and effect.op != "reroll_ones")):
        return False
    return effect.op != "grant_ability" or arm.improves_with(effect.ability)


def models_for(b: Board, s: State, seat: Seat, tactic: FactionTactic, model: Model) -> list[Model]:
    """The models that a tactic can be used on now. ``model``: the model that acts, if any. ``NO_MODEL`` in the answer is the
    whole team."""
    if tactic.effect.who == "own_team":
        whole = models_in(s.on & b.mine[seat])
        return [NO_MODEL] if any(suits(b, s, tactic, other) and could_help(b, s, tactic, other) for other in whole) else []
    if tactic.effect.who == "self":
        return [model] if model >= 0 and suits(b, s, tactic, model) and could_help(b, s, tactic, model) else []
    return [other for other in models_in(s.on & b.mine[seat])
            if suits(b, s, tactic, other) and could_help(b, s, tactic, other)]
