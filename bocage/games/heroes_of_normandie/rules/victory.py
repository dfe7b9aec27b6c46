"""Objectives, points, the end of the game (HN-VICTORY, catalogue 12)."""

from __future__ import annotations

from bocage.core.decision import Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.rules.ordering import own_units
from bocage.games.heroes_of_normandie.rules.units import is_decoy, side_of, squares, units_of_side
from bocage.games.heroes_of_normandie.state import State


def holders(b: Board, s: State, objective: int) -> list[int]:
    """HN-VICTORY-05, HN-TRAIT-19: the sides with a unit on one of the squares of an objective; decoys hold nothing."""
    where = b.objective_squares[objective]
    found = {side_of(b, s, unit) for unit, at in enumerate(s.at) if at >= 0 and not is_decoy(b, s, unit)
             and any(where >> square & 1 for square in squares(b, s, unit))}
    return sorted(found)


def controller(b: Board, s: State, objective: int) -> int:
    """HN-VICTORY-05 to -07: the only side there; one that is marked can be controlled by its side alone."""
    found = holders(b, s, objective)
    side = b.scenario.objective[objective].side
    if len(found) != 1 or (side and p.SIDES[found[0]] != side):
        return p.NOBODY
    return found[0]


def check(g: HTable) -> Steps:
    """HN-VICTORY-01, -03, -04, -10: points are scored, and the scenario's condition is checked; not on turn 1."""
    b, s = g.board, g.state
    if s.turn in b.scenario.scored:
        for number, objective in enumerate(b.scenario.objective):
            side = controller(b, s, number)
            if side != p.NOBODY and objective.points:
                s.score[side] += objective.points
                tell(g, e.SCORED, side, objective.points)
    most = max(s.score)
    if b.scenario.goal == "points" and b.scenario.win_at and most >= b.scenario.win_at and s.turn > 1:
        win_by_points(g)
    elif s.turn >= b.turns:
        last_turn(g)
    yield from ()


def last_turn(g: HTable) -> None:
    """HN-VICTORY-03: the end marker's turn is over: who has won?"""
    b, s = g.board, g.state
    goal = b.scenario.goal
    if goal == "bridge":
        over(g, p.US if controller(b, s, 0) == p.US else p.GE, "HN-VICTORY-05")
    elif goal == "rescue":
        over(g, p.GE, "HN-VICTORY-03")
    else:
        if goal == "exit":
            count_exits(g)
        win_by_points(g)


def count_exits(g: HTable) -> None:
    """Hedgerow: 2 points for each American unit that reached the far edge, 1 for each enemy counter eliminated, 3 for the
    German if none came through."""
    s = g.state
    s.score[p.US] += 2 * s.exited[p.US] + s.lost_counters[p.GE]
    s.score[p.GE] += s.lost_counters[p.US] + (3 if not s.exited[p.US] else 0)


def win_by_points(g: HTable) -> None:
    """HN-VICTORY-10: the most points; equal points are a draw."""
    one, two = g.state.score
    if one == two:
        over(g, p.DRAWN, "HN-VICTORY-10")
    else:
        over(g, p.US if one > two else p.GE, "HN-VICTORY-10" if one == two else "HN-VICTORY-01")


def over(g: HTable, outcome: int, rule: str) -> None:
    s = g.state
    s.outcome, s.why, s.phase = outcome, rule, p.OVER
    if outcome == p.DRAWN:
        tell(g, e.GAME_DRAWN, rule=rule)
    else:
        tell(g, e.GAME_OVER, outcome, rule=rule)


def check_survival(g: HTable) -> None:
    """HN-RESERVE-12, -15, HN-VICTORY-02, HN-MULTI-01: a side without units or without orders loses; both: a draw."""
    b, s = g.board, g.state
    lost = []
    for side in range(2):
        units = [unit for unit in units_of_side(b, s, side) if not is_decoy(b, s, unit)]
        orders = any(s.tokens[seat] and own_units(s, seat) for seat in b.members[side])
        if not units or not orders:
            lost.append(side)
    if len(lost) == 2:
        over(g, p.DRAWN, "HN-RESERVE-15")
    elif lost:
        over(g, 1 - lost[0], "HN-VICTORY-02")
