"""Objectives (VC-OBJ), escorted characters (VC-ESCORT), and shutting off the alarm (VC-ALARM)."""

from __future__ import annotations

from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import figure_of
from bocage.games.v_commandos.pieces import BURN, CARRY_OUT, CRATE, DESTROY, LARGE, NO_ITEM, OPEN, SHUT_OFF, STEALTHY, VISIBLE
from bocage.games.v_commandos.rules import alarm, guards
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.rules.chance import throw_item
from bocage.games.v_commandos.state import (
    NOBODY, OBJECTIVE_CARRIED, OBJECTIVE_DONE, OBJECTIVE_MET, OBJECTIVE_OPEN, OFF_MAP, OUT, UNHELD,
    add_item, commandos_on, room, size_for, use_up)
from bocage.games.v_commandos.types import Escort, Item, Objective, ObjectiveWord, Role, Terrain, Tile


def is_keep(word: ObjectiveWord) -> bool:
    """VC-TERRAIN-07: an objective of this kind must not be destroyed. An alarm that is the objective does not count: its token
    is no objective token."""
    return word not in (DESTROY, BURN, SHUT_OFF)


def accomplish(g: VTable, o: Objective) -> None:
    """VC-OBJ-04, VC-RULING-19: the objective is accomplished. Its token leaves the game, and its guard is free again."""
    s = g.state
    s.objective[o] = OBJECTIVE_DONE
    if g.board.objective_word[o] != SHUT_OFF:
        remove_token(g, o)
    g.tell(e.OBJECTIVE_DONE, o)


def remove_token(g: VTable, o: Objective) -> None:
    """Removes the token of an objective. Nobody guards it any more."""
    token = g.board.objective_triangle[o]
    g.state.triangles[token] = OUT
    g.state.holder[token] = UNHELD


def interact(g: VTable, c: Role, o: Objective) -> Steps:
    """VC-OBJ-01, VC-OBJ-03, VC-SCEN-01: the commando handles an objective on its tile, whether it is visible or not and whether
    the token is guarded or not. A needed item is spent.

    VC-SCEN-03: setting fire to an objective triggers the alarm. VC-SCEN-06: a crate is lifted instead.
    """
    b, s = g.board, g.state
    if b.objective_item[o] != NO_ITEM:
        use_up(s, c, b.objective_item[o])
        throw_item(s, b.objective_item[o])
    if b.objective_word[o] == CARRY_OUT:
        lift_crate(g, c, o)
    else:
        accomplish(g, o)
    if b.objective_word[o] == BURN:
        alarm.trigger(g, b.objective_terrain[o], "VC-SCEN-03")
    yield from guards.post_guards(g, s.tile[c])


# --- the alarm as an objective ----------------------------------------------------------------------------------------


def shut_off(g: VTable, c: Role) -> Steps:
    """VC-ALARM-09, VC-ALARM-10, VC-ALARM-11, VC-ALARM-13: the alarm stops and its token leaves the game. If someone is still
    visible, the alarm is triggered again at once.

    VC-SCEN-08: where the alarm itself is the objective, this accomplishes it.
    """
    b, s = g.board, g.state
    terrain = b.terrain_of[s.tile[c]]
    token = b.alarm_of[terrain]
    s.alarm[terrain] = 0
    s.triangles[token] = OUT
    s.holder[token] = UNHELD                                # VC-RULING-19: its guard is free again
    g.tell(e.ALARM_OFF, terrain, c)
    for o in b.objectives_of[terrain]:
        if b.objective_word[o] == SHUT_OFF:
            accomplish(g, o)
    yield from guards.post_guards(g, s.tile[c])
    alarm.check_alarm(g, terrain)


# --- crates (VC-SCEN-06) ----------------------------------------------------------------------------------------------


def lift_crate(g: VTable, c: Role, o: Objective) -> None:
    """VC-SCEN-06: the crate takes a free equipment slot of the commando. Its guard is free again."""
    s = g.state
    s.objective[o] = OBJECTIVE_CARRIED
    remove_token(g, o)
    add_item(s.kit[c], Item(CRATE + o))
    g.tell(e.CRATE_LIFTED, c, o)


def put_crate_down(g: VTable, o: Objective, tile: Tile) -> None:
    """VC-SCEN-06: on the ground the crate is an objective token again. On its goal, if the hatch there is open, the objective
    is accomplished."""
    b, s = g.board, g.state
    s.objective[o] = OBJECTIVE_OPEN
    s.triangles[b.objective_triangle[o]] = tile
    if tile == b.objective_goal[o] and s.hatches[b.hatch_on[tile]] == OPEN:
        accomplish(g, o)


# --- escorts ----------------------------------------------------------------------------------------------------------


def meet_escort(g: VTable, tile: Tile) -> Steps:
    """VC-ESCORT-01, VC-ESCORT-02, VC-ESCORT-03, VC-ESCORT-14: when a commando is on the tile of an escort's objective token and
    a slot is free, the escort takes the place of the token."""
    b, s = g.board, g.state
    if tile < 0:
        return
    for o in b.objectives_of[b.terrain_of[tile]]:
        x = b.objective_escort[o]
        if x < 0 or s.objective[o] != OBJECTIVE_OPEN or s.triangles[b.objective_triangle[o]] != tile:
            continue
        if not commandos_on(s, tile) or room(b, s, tile) < 1:
            continue
        s.objective[o] = OBJECTIVE_MET
        remove_token(g, o)
        s.escort_tile[x] = tile
        can_hide, can_show = b.escort_faces[x]
        s.escort_face[x] = VISIBLE if not can_hide or (
            can_show and size_for(b, s, figure_of(x), tile) == LARGE) else STEALTHY
        s.heads[tile] += 1
        g.tell(e.ESCORT_MET, x, tile)
        yield from guards.join_nest(g, [figure_of(x)], tile)
        yield from guards.post_guards(g, tile)


def escort_leaves(g: VTable, x: Escort, c: Role, terrain: Terrain) -> None:
    """VC-ESCORT-12: an escort that leaves by a hatch accomplishes its objective. A companion stays with its commando
    (VC-SCEN-18)."""
    b, s = g.board, g.state
    o = b.escort_objective[x]
    travels = [companion for companion in b.companions if companion.escort == x]
    s.escort_tile[x] = OFF_MAP if travels else OUT
    s.escort_with[x] = c if travels else NOBODY
    if s.objective[o] == OBJECTIVE_MET:
        accomplish(g, o)
    for companion in travels:
        if companion.leaves == terrain:
            s.escort_left[x] = 1
