"""V-Commandos: the next enemy phase, played by the rules. Where the players may choose, groups fire at the commando and it
takes the hits; other ties are settled by lot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from bench.threats.comparing import Case
from bocage.core.action import PASS, Action
from bocage.core.decision import Decision
from bocage.core.dice import SeededDice
from bocage.core.run import Run
from bocage.core.table import Table
from bocage.games.v_commandos import RULESET
from bocage.games.v_commandos.inspect.threats import standing
from bocage.games.v_commandos.pieces import FACES, ROLES, VISIBLE
from bocage.games.v_commandos.state import AFTER_FIRE, OUT, RUNNING, State
from bocage.games.v_commandos.suppose import suppose
from bocage.games.v_commandos.types import Role, Tile

ONE_PHASE = replace(RULESET.rules, is_over=lambda s: s.outcome != RUNNING or s.phase == AFTER_FIRE)
HELPS_IT = {"shadow": "apply", "steady_nerves": "reroll"}


class VCommandos:
    ruleset = RULESET

    def turns(self, case: Case) -> Callable[[str], bool] | None:
        match, b = case.match, case.match.board
        c, tile = Role(ROLES.index(case.piece)), Tile(b.tile_name.index(case.danger.place))

        def turn(seed: str) -> bool:
            rng = Random(seed)
            there = standing(b, suppose(b, match.state, case.seat, rng, ()), c, tile, case.state == FACES[VISIBLE])
            run = Run(ONE_PHASE, Table(b, there.copy(), SeededDice(seed), None))
            run.proceed()
            while run.decision is not None:
                run.play(answer(run.table.state, c, run.decision, rng))
            after: State = run.table.state
            return after.tile[c] == OUT or after.wounds[c] > there.wounds[c]

        return turn


def answer(s: State, c: Role, decision: Decision, rng: Random) -> Action:
    options = decision.options
    if PASS in options:
        return PASS
    if decision.kind == "which_die":
        return options[-1]
    for option in options:
        if option.verb == HELPS_IT.get(decision.kind) or (option.verb == "fire" and option.args[1] == s.tile[c]) or (
                option.verb == "wound" and option.args[0] == c):
            return option
    return rng.choice([option for option in options if option.verb != "friendly_fire"])


GAME = VCommandos()
