"""Opération Commando: a hand that the seat may suppose; the other side plays from it what helps it most, then its tokens.
Nobody answers. It ends when the other side is ahead, or a unit of the line-up is gone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bench.threats.comparing import Case
from bocage.core.action import PASS, Action
from bocage.core.decision import Decision
from bocage.core.dice import SeededDice
from bocage.core.run import Run
from bocage.core.table import Table
from bocage.games.operation_commando import RULESET
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.inspect.threats import facing, plan_of, side_of
from bocage.games.operation_commando.pieces import DE, ENEMY, Card, Side
from bocage.games.operation_commando.rules.assault.strength import total
from bocage.games.operation_commando.state import State
from bocage.games.operation_commando.suppose import suppose

BIDS = ("answer", "bid")


class Operation:
    ruleset = RULESET

    def turns(self, case: Case) -> Callable[[str], bool] | None:
        b: Board = case.match.board
        side = side_of(case.seat)

        def turn(seed: str) -> bool:
            rng, dice = Random(seed), SeededDice(seed)
            there = facing(b, suppose(b, case.match.state, case.seat, rng, ()), side, case.piece, dice)
            plan = plan_of(b, there, ENEMY[side])
            return plan is not None and is_beaten(b, there, dice, side, plan, rng)

        return turn


def is_beaten(b: Board, there: State, dice: SeededDice, side: Side, plan: Sequence[Card], rng: Random) -> bool:
    """Plays the plan with the rules as they follow one another."""
    foe, todo, lined_up = ENEMY[side], sorted(plan, key=lambda card: not b.is_unit[card]), len(there.units[side])
    run = Run(RULESET.rules, Table(b, there.copy(), dice, None))
    run.proceed()
    while True:
        s: State = run.table.state
        if len(s.units[side]) < lined_up:
            return True
        decision = run.decision
        if decision is None:
            return False
        if decision.kind in BIDS and (decision.by[0] != foe or not todo):
            if is_ahead(b, s, foe):
                return True
            token = next((option for option in reversed(decision.options) if option.verb == "token"), None)
            if decision.by[0] != foe or token is None:
                return False
            run.play(token)
        elif decision.kind in BIDS:
            action = with_card(b, s, foe, decision, todo.pop(0))
            if action is None:
                return is_ahead(b, s, foe)
            run.play(action)
        else:
            run.play(next((option for option in decision.options if option is PASS or option.verb in ("decline", "none")), None)
                     or rng.choice(decision.options))


def is_ahead(b: Board, s: State, foe: Side) -> bool:
    """OC-COMBAT-05: as much is enough for the American; the German needs more."""
    return bool(s.units[foe]) and total(b, s, foe) >= total(b, s, ENEMY[foe]) + (foe == DE)


def with_card(b: Board, s: State, foe: Side, decision: Decision, card: Card) -> Action | None:
    """The option with this card that leaves its side with the highest total."""
    found = [option for option in decision.options if option.verb in ("commit", "action") and option.args[0] == card]
    if len(found) < 2:
        return found[0] if found else None

    def worth(option: Action) -> int:
        run = Run(RULESET.rules, Table(b, s.copy(), SeededDice("slot"), None))
        run.proceed()
        run.play(option)
        while run.decision is not None and PASS in run.decision.options:
            run.play(PASS)
        return total(b, run.table.state, foe)

    return max(found, key=worth)


GAME = Operation()
