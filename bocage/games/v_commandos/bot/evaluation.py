"""How good a position is: a guess at the chance to win from work left, health, danger and time; and how far play-outs go."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log

from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.bot.distances import FAR
from bocage.games.v_commandos.bot.plan import NO_ORDERS, Orders, Plan, make_plan
from bocage.games.v_commandos.pieces import BURN, CRITICAL, ESCORT_OUT, FOES, FOE_KINDS, LARGE, PROTECT, VISIBLE
from bocage.games.v_commandos.rules.chance import tokens_left
from bocage.games.v_commandos.state import ACTIVE, COMMANDOS, IN_PLAY, OBJECTIVE_DONE, OFF_MAP, RUNNING, WON, State
from bocage.games.v_commandos.types import Objective, Tile

WORK_SCALE = 12.0
PATIENCE = 0.95                 # each turn makes the rest harder, because enemies arrive
TINY = 1e-9
STILL_OUT = 0.85                # a commando off the map still has the danger of coming in ahead


def evaluate(b: Board, s: State, seat: int, orders: Orders = NO_ORDERS) -> float:
    """Guesses the chance to win from the work left, health, danger, and the time until the enemy pool is empty."""
    if s.outcome != RUNNING:
        return 1.0 if s.outcome == WON else 0.0
    return min(0.98, exp(sum(terms(b, s, seat, orders).values())))


def terms(b: Board, s: State, seat: int, orders: Orders = NO_ORDERS) -> dict[str, float]:
    """The logarithms of the factors that the evaluation multiplies."""
    plan = make_plan(b, s, orders)
    work = log(0.97) - plan.work / WORK_SCALE if plan.work < 4 * FAR else log(0.02)
    for o in b.all_objectives:
        if s.objective[o] != OBJECTIVE_DONE:
            work += log(risk_of(b, o))
    health, hands = squad(b, s, plan)
    time = s.turn * log(PATIENCE)
    if not hands:
        return {"work": work, "squad": log(health * 0.05), "time": time}
    alarm, cover = safety(b, s)
    return {"work": work, "squad": log(health), "time": time + log(max(TINY, clock(b, s, plan, hands))),
            "alarm": log(alarm), "danger": log(max(TINY, cover))}


def squad(b: Board, s: State, plan: Plan) -> tuple[float, int]:
    """What wounds, lost commandos, saved actions and equipment leave of the chance; and how many commandos can act."""
    value, hands = 1.0, 0
    for c in s.squad:
        if s.face[c] == CRITICAL:
            value *= 0.72 if s.fell_turn[c] == s.turn else 0.6
            continue
        hands += 1
        if s.tile[c] == OFF_MAP and not plan.leave:
            value *= STILL_OUT
        value *= 1.0 - 0.07 * s.wounds[c] + 0.012 * s.plus[c]
        if s.kit[c]:
            value *= 1.0 + 0.006 * len(s.kit[c])
    return value * 0.55 ** (b.commandos - len(s.squad)), hands


def risk_of(b: Board, o: Objective) -> float:
    """Returns what an open objective will still cost in exposure. Without it a squad that waits beside an objective would look
    safe."""
    word, large = b.objective_word[o], b.size[b.objective_home[o]] == LARGE
    if word == ESCORT_OUT:
        return 0.5 if not b.escort_faces[b.objective_escort[o]].can_hide else 0.8
    if word == PROTECT:
        return 0.6
    return 0.75 if large or word == BURN else 0.9


def safety(b: Board, s: State) -> tuple[float, float]:
    """Estimates the danger: alarms; dice that enemies could roll at visible commandos, and enemies near stealthy ones."""
    alarm = 0.9 ** sum(s.terrain[terrain] == IN_PLAY and s.alarm[terrain] for terrain in b.all_terrains)
    safe = 1.0
    for c in s.squad:
        tile = s.tile[c]
        if tile < 0 or s.face[c] == CRITICAL:
            continue
        seen = s.face[c] == VISIBLE
        reach = b.distance[tile]
        danger = 0.0
        for other in b.tiles_of[b.terrain_of[tile]]:
            if s.crowd[other] and reach[other] <= 2:
                if seen:
                    danger += dice_on(b, s, other) * (1.0 if reach[other] < 2 else 0.7)
                elif reach[other] == 1:
                    danger += 0.12 * s.crowd[other]
                elif not reach[other]:
                    danger += 0.05 * s.crowd[other]
        if danger:
            hits = danger * (7 - b.to_hit[tile]) / 6.0
            if seen and s.phase == COMMANDOS and (s.acted[c] == ACTIVE and s.budget[c]):
                hits *= 0.4
            safe *= exp(-0.17 * hits)
        if seen:
            safe *= 0.93
    for x, tile in enumerate(s.escort_tile):
        if tile >= 0 and s.escort_face[x] == VISIBLE and b.escort_faces[x].can_hide:
            safe *= 0.8
    return alarm, safe


def dice_on(b: Board, s: State, tile: Tile) -> float:
    """Returns the dice of the enemies on a tile."""
    base = tile * FOES
    return float(sum(s.foes[base + kind] * b.foe_dice[kind] for kind in FOE_KINDS if s.foes[base + kind]))


def clock(b: Board, s: State, plan: Plan, hands: int) -> float:
    """VC-REINF-03, VC-TIME-04: compares the turns that the work needs with the turns until the enemy pool is empty or a time
    limit ends."""
    each_turn = sum(len(b.entrances_of[t]) * (2 if s.alarm[t] else 1) for t in b.all_terrains if s.terrain[t] == IN_PLAY)
    needed = plan.work / (1.8 * hands) + 0.5
    left = tokens_left(s) / each_turn if each_turn else 20.0
    for terrain in b.all_terrains:
        if s.terrain[terrain] == IN_PLAY and b.time_objectives[terrain]:
            left = min(left, b.time_limit[terrain] - (s.turn - s.built[terrain]) + 0.5)
    if b.turn_limit:
        left = min(left, b.turn_limit - s.turn + 0.5)
    spare = left - needed
    return 1.0 / (1.0 + exp(-spare / 1.5)) if spare < 8 else 1.0


def horizon(b: Board, s: State) -> Callable[[State], bool]:
    """A play-out is evaluated when the enemies have moved and fired twice and the commandos act again. After one enemy phase
    only the risk of a job shows, not yet what it brings."""
    last = s.turn + 1
    return lambda later: later.turn > last and later.phase == COMMANDOS
