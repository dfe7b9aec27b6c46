"""When a terrain is completed (VC-OPER)."""

from __future__ import annotations

from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.pieces import (
    ALL_EXIT, CROWBAR, FOES, FOE_KINDS, ITEMS, ITEM_KINDS, TNT)
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.rules.chance import return_foe, throw_item
from bocage.games.v_commandos.rules.health import lose_escort
from bocage.games.v_commandos.rules.objectives import accomplish
from bocage.games.v_commandos.state import (
    COMPLETED, IN_PLAY, OBJECTIVE_DONE, OBJECTIVE_OPEN, OUT, UNHELD, commandos_on_terrain, known_timed)
from bocage.games.v_commandos.types import Terrain


def check_companions(g: VTable, terrain: Terrain) -> None:
    """VC-SCEN-18: a companion is lost when it is left on a terrain without a commando."""
    b, s = g.board, g.state
    for x, _ in b.companions:
        tile = s.escort_tile[x]
        if tile >= 0 and s.objective[b.escort_objective[x]] == OBJECTIVE_DONE and b.terrain_of[tile] == terrain and (
                not commandos_on_terrain(b, s, terrain)):
            lose_escort(g, x)


def check_all_exit(g: VTable, terrain: Terrain) -> None:
    """VC-SCEN-07: the objective is accomplished when every living commando of the squad has left by that hatch. Replacements
    that wait do not count."""
    b, s = g.board, g.state
    for o in b.objectives_of[terrain]:
        if b.objective_word[o] == ALL_EXIT and s.objective[o] == OBJECTIVE_OPEN and s.terrain[terrain] == IN_PLAY:
            living = [c for c in s.squad if not s.waiting[c]]
            if all(s.through[c] == terrain + 1 for c in living):
                accomplish(g, o)


def check_completion(g: VTable, terrain: Terrain) -> None:
    """VC-OPER-05: a terrain is completed when its last objective is accomplished and no commando is left on it."""
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
    """VC-OPER-06, VC-RULING-23: the terrain is removed at once. Its equipment is discarded. Its enemies, those that wait
    outside included, go back to the pool."""
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
    if s.timed[terrain]:
        g.reveal()                                          # the rest of the timed deck lies open in the discard pile
    for card in (*s.timed[terrain], *known_timed(s, terrain)):
        s.discarded[card] += 1
    s.timed[terrain] = []
    s.timed_next = [code for code in s.timed_next if code // len(s.deck) != terrain]
