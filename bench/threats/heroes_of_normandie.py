"""Heroes of Normandie: every enemy that is told is activated in turn: first those that fire, then those that assault. Nobody
answers. It ends with the first step that the unit loses."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bench.threats.comparing import Case
from bocage.core.action import PASS, Action
from bocage.core.contract import Threat
from bocage.core.dice import SeededDice
from bocage.core.run import Run
from bocage.core.table import Table
from bocage.games.heroes_of_normandie import RULESET
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.inspect import threats
from bocage.games.heroes_of_normandie.inspect.reach import Reached, way_to
from bocage.games.heroes_of_normandie.rules.asking import asked_unit
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths
from bocage.games.heroes_of_normandie.rules.units import squares
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Square, Token, Unit

FIRST_ORDER = Token(1)


class Heroes:
    ruleset = RULESET

    def turns(self, case: Case) -> Callable[[str], bool] | None:
        b: Board = case.match.board
        unit, square = Unit(int(case.piece)), Square(b.lexicon.squares.index(case.danger.place))
        there = threats.standing(b, case.match.state, unit, square)
        told = sorted(case.danger.threats, key=lambda threat: threat.how == threats.ASSAULT)

        def turn(seed: str) -> bool:
            state, dice = there.copy(), SeededDice(seed)
            return any(is_hurt(there, act(b, state, dice, unit, threat), unit) for threat in told)

        return turn


def is_hurt(before: State, after: State, unit: Unit) -> bool:
    return after.at[unit] in (p.GONE, p.EXITED) or after.face[unit] != before.face[unit] or (
        after.damage[unit] != before.damage[unit])


def act(b: Board, state: State, dice: SeededDice, unit: Unit, threat: Threat) -> State:
    """The position after this enemy's activation."""
    foe = Unit(int(threat.who))
    if threat.how == threats.ASSAULT:
        launches = threats.launches(b, state, unit, foe) if state.at[foe] >= 0 else []
        if not launches:                                    # others are in its way by now
            return state
        launch = max(launches, key=lambda place: threats.harm(b, state, unit, foe, place))
        return activated(b, state, dice, unit, foe, walk(b, state, unit, foe, launch))
    return activated(b, state, dice, unit, foe, [b.lexicon.read(f"fire {threat.how}")])


def walk(b: Board, state: State, unit: Unit, foe: Unit, launch: Reached) -> list[Action]:
    moved = state.copy()
    moved.at[foe] = launch.square
    paths = Paths(b, moved, foe)
    square = next(each for each in squares(b, state, unit) if not paths.why_not_assault((launch.square,), each))
    return [b.lexicon.act("move"), *way_to(b, state, foe, launch), b.lexicon.read(f"assault {b.lexicon.squares[square]}")]


def activated(b: Board, state: State, dice: SeededDice, unit: Unit, foe: Unit, plan: Sequence[Action]) -> State:
    """Plays the plan of an enemy that is activated; everything else that is asked is declined."""
    state.acting, state.acted_by, state.weapons_fired, state.phase = foe, FIRST_ORDER, 0, p.ACT
    state.token[foe], state.order[foe] = FIRST_ORDER, p.ACTED
    run, todo = Run(RULESET.rules, Table(b, state, dice, None)), list(plan)
    over = not run.begin()
    while not over and run.decision is not None:
        options = run.decision.options
        if todo and asked_unit(run.decision) == foe and todo[0] in options:
            action = todo.pop(0)
        else:
            action = quiet(b, run.table.state, run.decision.kind, options, unit)
        over = run.answer(action)
        if over and todo:
            run.proceed()
            over = run.decision is None
    done: State = run.table.state
    done.mover = done.acting = done.again_from = p.NO_UNIT
    return done


def quiet(b: Board, state: State, kind: str, options: Sequence[Action], unit: Unit) -> Action:
    """Aims at the unit; declines what can be declined."""
    if kind == "aim":
        return next(option for option in options if option.args[0] in squares(b, state, unit))
    if PASS in options:
        return PASS
    return b.lexicon.no if b.lexicon.no in options else options[0]


GAME = Heroes()
