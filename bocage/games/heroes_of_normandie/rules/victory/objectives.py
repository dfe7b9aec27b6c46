"""Objectives, points, the end of the game (HN-VICTORY, catalogue 12)."""

from __future__ import annotations

from collections.abc import Collection

from bocage.core.decision import Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import HTable, tell
from bocage.games.heroes_of_normandie.rules.ambush import prove
from bocage.games.heroes_of_normandie.rules.phases.ordering import own_units
from bocage.games.heroes_of_normandie.rules.victory.points import NONE_THROUGH, score
from bocage.games.heroes_of_normandie.rules.units import is_decoy, is_unknown, side_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import by_unit, Side, Unit

# --- objectives -------------------------------------------------------------------------------------------------------


def counters_on(b: Board, s: State, objective: int) -> list[Unit]:
    where, masks, types, kind, facing = b.objective_squares[objective], b.pose_mask, b.types, s.kind, s.facing
    return [unit for unit, at in by_unit(s.at)
            if at >= 0 and masks[types[kind[unit]].footprint - 1][at * 8 + facing[unit]] & where]


def holders(b: Board, s: State, objective: int) -> list[Side]:
    """HN-VICTORY-05, HN-TRAIT-19: the sides with a unit on one of the squares of an objective; decoys hold nothing."""
    return sides_among(b, s, counters_on(b, s, objective))


def sides_among(b: Board, s: State, counters: list[Unit]) -> list[Side]:
    return sorted({side_of(b, s, unit) for unit in counters if not is_decoy(b, s, unit)})


def controller(b: Board, s: State, objective: int) -> Side:
    return held_by(b, objective, holders(b, s, objective))


def held_by(b: Board, objective: int, sides: Collection[Side]) -> Side:
    """HN-VICTORY-05, HN-VICTORY-06, HN-VICTORY-07: the side that controls an objective: the only side with units there. An
    objective that is marked for a side can be controlled only by that side."""
    marked = b.scenario.objective[objective].side
    if len(sides) != 1:
        return p.NO_SIDE
    side, = sides
    return p.NO_SIDE if marked and p.SIDE_NAMES[side] != marked else side


def score_objectives(g: HTable) -> None:
    """HN-VICTORY-05: each objective gives its points to the side that controls it."""
    b, s = g.board, g.state
    for number, objective in enumerate(b.scenario.objective):
        side = controller(b, s, number)
        if objective.points:
            learn(g, number)
            if side != p.NO_SIDE:
                score(g, side, objective.points)


def learn(g: HTable, objective: int) -> None:
    """HN-TRAIT-19: where the control depends on a hidden counter, the points that are given, or not given, show whether it is a
    decoy."""
    b, s = g.board, g.state
    there = counters_on(b, s, objective)
    for side in p.SIDE_NAMES:
        hidden = [unit for unit in there if is_unknown(s, unit) and not s.traced[unit] and side_of(b, s, unit) == side]
        known = {side_of(b, s, unit) for unit in there if unit not in hidden and not is_decoy(b, s, unit)}
        certain = len(hidden) == 1 or all(is_decoy(b, s, unit) for unit in hidden)
        if certain and held_by(b, objective, known) != held_by(b, objective, known | {side}):
            for unit in hidden:
                prove(g, unit)


# --- the end ----------------------------------------------------------------------------------------------------------


def check(g: HTable) -> Steps:
    """HN-VICTORY-01, HN-VICTORY-03, HN-VICTORY-04, HN-VICTORY-10, HN-RESERVE-11: points are scored, and the victory condition
    of the scenario is checked. On turn 1 nobody wins."""
    b, s = g.board, g.state
    if s.turn in b.scenario.scored:
        score_objectives(g)
    yield from ()
    if s.turn == 1 or check_sudden(g):
        return
    if has_enough(b, s):
        win_by_points(g)
    elif s.turn >= b.turns:
        last_turn(g)


def check_sudden(g: HTable) -> bool:
    """HN-VICTORY-01, HN-VICTORY-04: checks what ends the game at once, but not on turn 1: enough Americans have left over the
    bridge, or the prisoner is brought home."""
    b, s = g.board, g.state
    goal = b.scenario.goal
    across = goal == "bridge" and s.exited[p.US] >= b.scenario.win_at
    rescued = goal == "rescue" and s.prisoner != p.NO_UNIT and s.at[s.prisoner] == p.EXITED
    if s.turn == 1 or not (across or rescued):
        return False
    over(g, p.US, "HN-VICTORY-01")
    return True


def has_enough(b: Board, s: State) -> bool:
    """Whether a side has the points that win the game. If both have the same number, the game goes on."""
    enough = b.scenario.goal == "points" and b.scenario.win_at
    return bool(enough) and max(s.score) >= b.scenario.win_at and s.score[p.US] != s.score[p.GE]


def last_turn(g: HTable) -> None:
    """HN-VICTORY-03: the last turn is over; decides who has won."""
    b, s = g.board, g.state
    goal = b.scenario.goal
    if goal == "bridge":
        over(g, p.US if controller(b, s, 0) == p.US else p.GE, "HN-VICTORY-03")
    elif goal == "rescue":
        over(g, p.GE, "HN-VICTORY-03")
    else:
        if goal == "exit" and not s.exited[p.US]:
            score(g, p.GE, NONE_THROUGH)
        win_by_points(g)


def win_by_points(g: HTable) -> None:
    """HN-VICTORY-10: the side with more points wins. With equal points the game is a draw."""
    us, ge = g.state.score
    if us == ge:
        over(g, p.DRAWN, "HN-VICTORY-10")
    else:
        over(g, p.US if us > ge else p.GE, "HN-VICTORY-01")


def over(g: HTable, outcome: Side, rule: str) -> None:
    s = g.state
    s.outcome, s.why, s.phase = outcome, rule, p.OVER
    if outcome == p.DRAWN:
        tell(g, e.GAME_DRAWN, rule=rule)
    else:
        tell(g, e.GAME_OVER, outcome, rule=rule)


def check_survival(g: HTable) -> None:
    """HN-RESERVE-12, HN-RESERVE-15, HN-VICTORY-02, HN-VICTORY-04, HN-MULTI-01, HN-RULING-77: a side without units or without
    orders loses. If both are without, a scenario with a goal of its own decides as after its last turn; otherwise the game is a
    draw."""
    b, s = g.board, g.state
    if s.turn == 1:
        return
    lost = [side for side in p.SIDE_NAMES if is_beaten(b, s, side)]
    if len(lost) == 2 and b.scenario.goal != "points":
        last_turn(g)
    elif len(lost) == 2:
        over(g, p.DRAWN, "HN-RESERVE-15")
    elif lost == [p.US] and b.scenario.goal == "exit" and s.exited[p.US]:
        win_by_points(g)                                    # HN-GEN-12: here Americans leave the board; points decide
    elif lost:
        over(g, p.OTHER[lost[0]], "HN-VICTORY-02")


def is_beaten(b: Board, s: State, side: Side) -> bool:
    """HN-VICTORY-02, HN-TRAIT-14, HN-MULTI-01, HN-RULING-115: whether no player of a side has both an order and a unit that is
    no decoy. Planning and Battle Plan give an order to whoever has a unit."""
    fighting = [seat for seat in b.members[side] if any(not is_decoy(b, s, unit) for unit in own_units(s, seat))]
    return not any(s.tokens[seat] or b.serves(seat, "planning") or b.serves(seat, "battle_plan") for seat in fighting)
