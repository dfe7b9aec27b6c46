"""Commandos 40 000: every enemy that is told acts in turn: first those that shoot, then those that strike or charge. Nobody
reacts. It ends with the first harm to the model."""

from __future__ import annotations

from collections.abc import Callable

from bench.threats.comparing import Case
from bocage.core.action import PASS, Action
from bocage.core.contract import Threat
from bocage.core.decision import Decision
from bocage.core.dice import SeededDice
from bocage.core.run import Run
from bocage.core.table import Table
from bocage.games.commandos_40k import RULESET
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import places_of, shot_in, weapon_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.inspect import threats
from bocage.games.commandos_40k.model_profiles import Arm
from bocage.games.commandos_40k.pieces import Model
from bocage.games.commandos_40k.rules import attack_odds
from bocage.games.commandos_40k.rules.models import engaged_at
from bocage.games.commandos_40k.state import State

Answer = Callable[[State, Decision], Action | None]


class Commandos:
    ruleset = RULESET

    def turns(self, case: Case) -> Callable[[str], bool] | None:
        b: Board = case.match.board
        model = Model(b.lexicon.models.index(case.piece))
        there = threats.standing(b, case.match.state, model, case.danger.place)
        told = sorted(case.danger.threats, key=lambda threat: ("shots", threats.BLOW, threats.CHARGE).index(threat.how))

        def turn(seed: str) -> bool:
            state, dice = there.copy(), SeededDice(seed)
            return any(is_hurt(there, act(b, state, dice, model, threat), model) for threat in told)

        return turn


def is_hurt(before: State, after: State, model: Model) -> bool:
    return not after.on >> model & 1 or after.hp[model] < before.hp[model] or after.light[model] > before.light[model]


def act(b: Board, state: State, dice: SeededDice, model: Model, threat: Threat) -> State:
    """The position after an enemy has done what is told of it."""
    foe = Model(b.lexicon.models.index(threat.who))
    if threat.how == "shots":
        shoot(b, state, dice, foe, model)
    elif threat.how == threats.BLOW or charge(b, state, dice, foe, model):
        strike(b, state, dice, foe, model)
    return state


def play(b: Board, state: State, dice: SeededDice, first: Action, answer: Answer) -> None:
    """Plays one activation; what is not answered is declined."""
    run = Run(RULESET.rules, Table(b, state, dice, None))
    over = not run.begin()
    began = False
    while not over and run.decision is not None:
        if not began and first in run.decision.options:
            action, began = first, True
        else:
            action = answer(run.table.state, run.decision) or declined(b, run.decision)
        over = run.answer(action)
        if over and not began:
            over = not run.begin()


def declined(b: Board, decision: Decision) -> Action:
    for action in (PASS, b.lexicon.stop, b.lexicon.halt, b.lexicon.no, b.lexicon.done):
        if action in decision.options:
            return action
    nothing = [action for action in decision.options if action.verb == "none"]
    return nothing[0] if nothing else min(decision.options, key=lambda action: action.args)


def ready(b: Board, state: State, foe: Model, phase: p.Phase) -> None:
    state.phase, state.active, state.passes, state.done = phase, b.seat[foe], 0, 0


def shoot(b: Board, state: State, dice: SeededDice, foe: Model, model: Model) -> None:
    left = [b.arm_number[arm.name] for arm in threats.guns(b, state, foe, model)]
    ready(b, state, foe, p.SHOOT)
    state.sub = p.READY_FIRE if state.prepared >> foe & 1 else p.FIRE_AT_WILL
    state.grenade = [0, 0]

    def answer(now: State, decision: Decision) -> Action | None:
        if decision.kind == "shoot":
            for action in decision.options:
                if action.verb == "fire" and shot_in(action)[1] == model and shot_in(action)[0] in left:
                    left.remove(shot_in(action)[0])
                    return action
        return b.lexicon.act("allot", 0) if decision.kind == "allot" else None

    play(b, state, dice, b.lexicon.shoot[foe], answer)


def charge(b: Board, state: State, dice: SeededDice, foe: Model, model: Model) -> bool:
    """Whether the enemy arrives at the model."""
    ready(b, state, foe, p.MOVE)

    def answer(now: State, decision: Decision) -> Action | None:
        if decision.kind == "charge_targets":
            return b.lexicon.target[model] if b.lexicon.target[model] in decision.options else b.lexicon.done
        if decision.kind == "charge_path":
            return next((way for way in decision.options if way.verb == "path"
                         and engaged_at(b, now, foe, places_of(way, now.z[foe])[-1]) >> model & 1), None)
        return decision.options[0] if decision.kind == "tests" else None

    play(b, state, dice, b.lexicon.act("charge", foe), answer)
    return bool(state.on >> foe & 1 and state.er[foe] >> model & 1)


def strike(b: Board, state: State, dice: SeededDice, foe: Model, model: Model) -> None:
    ready(b, state, foe, p.FIGHT)
    state.sub = p.HAMMER_OF_FURY if state.charged >> foe & 1 else p.FIGHT_ALL
    arm = max(b.kind[foe].melee, key=lambda arm: attack_odds.blow_chances(b, state, foe, arm, model, False).harm)
    play(b, state, dice, b.lexicon.fight[foe], striking(b, arm, model))


def striking(b: Board, arm: Arm, model: Model) -> Answer:
    def answer(now: State, decision: Decision) -> Action | None:
        if decision.kind == "weapons":
            if b.lexicon.done in decision.options:
                return b.lexicon.done
            return next(action for action in decision.options if weapon_in(action) == b.arm_number[arm.name])
        if decision.kind == "allot_blows":
            return (max if decision.about[2] == model else min)(decision.options, key=lambda action: action.args[0])
        return None

    return answer


GAME = Commandos()
