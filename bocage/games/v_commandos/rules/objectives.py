"""Objectives (VC-OBJ), escorted characters (VC-ESCORT), and when a terrain is completed (VC-OPER)."""

from __future__ import annotations

from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import figure_of
from bocage.games.v_commandos.pieces import (
    ALL_EXIT, BURN, CARRY_OUT, CRATE, CROWBAR, DESTROY, FOES, FOE_KINDS, ITEMS, ITEM_KINDS, LARGE, OPEN, SHUT_OFF, STEALTHY,
    TNT, VISIBLE)
from bocage.games.v_commandos.rules import alarm, guards, health
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.rules.chance import return_foe, throw_item
from bocage.games.v_commandos.state import (
    COMPLETED, IN_PLAY, NOBODY, OBJECTIVE_CARRIED, OBJECTIVE_DONE, OBJECTIVE_MET, OBJECTIVE_OPEN, OFF_MAP, OUT, UNHELD,
    add_item, commandos_on, commandos_on_terrain, room, size_for)
from bocage.games.v_commandos.types import Escort, Item, Objective, ObjectiveWord, Role, Terrain, Tile


def is_keep(word: ObjectiveWord) -> bool:
    """VC-TERRAIN-07: an objective not to be destroyed. Where the alarm is the objective there is no token to spare."""
    return word not in (DESTROY, BURN, SHUT_OFF)


def accomplish(g: VTable, o: Objective) -> None:
    """VC-OBJ-04: an accomplished objective's token leaves the game; its guard, if any, is free again (VC-RULING-19)."""
    s = g.state
    s.objective[o] = OBJECTIVE_DONE
    if g.board.objective_word[o] != SHUT_OFF:
        remove_token(g, o)
    g.tell(e.OBJECTIVE_DONE, o)


def remove_token(g: VTable, o: Objective) -> None:
    token = g.board.objective_triangle[o]
    g.state.triangles[token] = OUT
    g.state.holder[token] = UNHELD


def interact(g: VTable, c: Role, o: Objective) -> Steps:
    """VC-OBJ-01, VC-OBJ-03, VC-SCEN-01: handles an objective on its tile, seen or not, guarded or not; a needed item is spent.

    VC-SCEN-03: setting fire to it also wakes the terrain. VC-SCEN-06: a crate is lifted instead.
    """
    b, s = g.board, g.state
    if b.objective_item[o] >= 0:
        s.kit[c].remove(b.objective_item[o])
        throw_item(s, b.objective_item[o])
    if b.objective_word[o] == CARRY_OUT:
        lift_crate(g, c, o)
    else:
        accomplish(g, o)
    if b.objective_word[o] == BURN:
        alarm.trigger(g, b.objective_terrain[o], "VC-SCEN-03")
    yield from guards.post_guards(g, s.tile[c])


# --- crates (VC-SCEN-06) ----------------------------------------------------------------------------------------------


def lift_crate(g: VTable, c: Role, o: Objective) -> None:
    """VC-SCEN-06: a crate takes a free equipment slot of who lifts it; its guard is released."""
    s = g.state
    s.objective[o] = OBJECTIVE_CARRIED
    remove_token(g, o)
    add_item(s.kit[c], Item(CRATE + o))
    g.tell(e.CRATE_LIFTED, c, o)


def put_crate_down(g: VTable, o: Objective, tile: Tile) -> None:
    """VC-SCEN-06: on the ground it is an objective token again; on its goal, with the hatch there open, it is home."""
    b, s = g.board, g.state
    s.objective[o] = OBJECTIVE_OPEN
    s.triangles[b.objective_triangle[o]] = tile
    if tile == b.objective_goal[o] and s.hatches[b.hatch_on[tile]] == OPEN:
        accomplish(g, o)


# --- escorts ----------------------------------------------------------------------------------------------------------


def meet_escort(g: VTable, tile: Tile) -> Steps:
    """VC-ESCORT-01, VC-ESCORT-02, VC-ESCORT-03, VC-ESCORT-14: a commando beside the objective token swaps it for the escort, if
    a slot is free."""
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
    """VC-ESCORT-12: out by a hatch, the objective is accomplished; a companion goes on with its commando (VC-SCEN-18)."""
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


def check_companions(g: VTable, terrain: Terrain) -> None:
    """VC-SCEN-18: a companion left on a terrain with no commando is lost."""
    b, s = g.board, g.state
    for x, _ in b.companions:
        tile = s.escort_tile[x]
        if tile >= 0 and s.objective[b.escort_objective[x]] == OBJECTIVE_DONE and b.terrain_of[tile] == terrain and (
                not commandos_on_terrain(b, s, terrain)):
            health.lose_escort(g, x)


# --- completing a terrain ---------------------------------------------------------------------------------------------


def check_all_exit(g: VTable, terrain: Terrain) -> None:
    """VC-SCEN-07: accomplished when the last living commando of the squad has left by that hatch; replacements waiting
    do not count."""
    b, s = g.board, g.state
    for o in b.objectives_of[terrain]:
        if b.objective_word[o] == ALL_EXIT and s.objective[o] == OBJECTIVE_OPEN and s.terrain[terrain] == IN_PLAY:
            living = [c for c in s.squad if not s.waiting[c]]
            if all(s.through[c] == terrain + 1 for c in living):
                accomplish(g, o)


def check_completion(g: VTable, terrain: Terrain) -> None:
    """VC-OPER-05: the last objective is accomplished and no commando is left on the terrain."""
    b, s = g.board, g.state
    if s.terrain[terrain] != IN_PLAY:
        return
    check_all_exit(g, terrain)
    check_companions(g, terrain)
    if commandos_on_terrain(b, s, terrain):
        return
    if all(s.objective[o] == OBJECTIVE_DONE for o in b.objectives_of[terrain]):
        take_down(g, terrain)


def take_down(g: VTable, terrain: Terrain) -> None:
    """VC-OPER-06, VC-RULING-23: removed at once: equipment is discarded, enemies, also those outside, go to their pool."""
    b, s = g.board, g.state
    s.terrain[terrain] = COMPLETED
    g.tell(e.TERRAIN_COMPLETED, terrain)
    for tile in b.tiles_of[terrain]:
        for kind in FOE_KINDS:
            for _ in range(s.foes[tile * FOES + kind]):
                return_foe(s, kind)
            s.foes[tile * FOES + kind] = 0
        s.crowd[tile] = s.heads[tile] = s.moved[tile] = 0
        for item in ITEM_KINDS:
            for _ in range(s.items[tile * ITEMS + item]):
                throw_item(s, item)
            s.items[tile * ITEMS + item] = 0
        s.thrown[TNT] += s.charges[tile]
        s.charges[tile] = 0
    for entrance in b.entrances_of[terrain]:
        for kind in FOE_KINDS:
            for _ in range(s.outside[entrance * FOES + kind]):
                return_foe(s, kind)
            s.outside[entrance * FOES + kind] = 0
        if s.barricades[entrance]:
            s.barricades[entrance] = 0
            throw_item(s, CROWBAR)
    for token in b.triangles_of[terrain]:
        s.triangles[token] = OUT
        s.holder[token] = UNHELD
    for card in s.timed[terrain]:
        s.discarded[card] += 1
    s.timed[terrain] = []
