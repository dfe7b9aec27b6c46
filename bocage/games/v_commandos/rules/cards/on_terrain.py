"""Event cards about doors, hatches and the enemies of a terrain."""

from __future__ import annotations

from bocage.core.asking import choose
from bocage.core.decision import Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.pieces import (
    COUNTER_SEARCH, DROPPED_KEYS, FOES, LOOSE_HATCH, MAUSER, MP40, OPEN, SHUT, SLEDGE_MAUSER, SLEDGE_MP40)
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.state import commandos_on
from bocage.games.v_commandos.types import Terrain


def dropped_keys(g: VTable, terrain: Terrain) -> Steps:
    """VC-EVENT-03, Dropped Keys: the players open one locked door."""
    b, s = g.board, g.state
    options = [b.lexicon.act("unlock", door) for door in b.doors_of[terrain] if s.doors[door] == SHUT]
    if not options:
        g.tell(e.NO_EFFECT, DROPPED_KEYS)
        return
    choice = yield from choose(g, b.everyone, "dropped_keys", options, "VC-EVENT-03", terrain)
    s.doors[choice.args[0]] = OPEN
    g.tell(e.DOOR_OPENED, choice.args[0])


def loose_hatch(g: VTable, terrain: Terrain) -> Steps:
    """VC-EVENT-03, Loose Hatch: the players unblock one blocked hatch."""
    b, s = g.board, g.state
    options = [b.lexicon.act("open_hatch", b.hatch_tile[hatch]) for hatch in b.hatches_of[terrain] if s.hatches[hatch] == SHUT]
    if not options:
        g.tell(e.NO_EFFECT, LOOSE_HATCH)
        return
    choice = yield from choose(g, b.everyone, "loose_hatch", options, "VC-EVENT-03", terrain)
    s.hatches[b.hatch_on[choice.args[0]]] = OPEN
    g.tell(e.UNBLOCKED, choice.args[0], rule="VC-EVENT-03")


def counter_search(g: VTable, terrain: Terrain) -> Steps:
    """VC-EVENT-03, Counter-search: the players block an open hatch that has no commando on its tile, if another hatch stays
    open."""
    b, s = g.board, g.state
    open_ones = [hatch for hatch in b.hatches_of[terrain] if s.hatches[hatch] == OPEN]
    options = [b.lexicon.act("block_hatch", b.hatch_tile[hatch]) for hatch in open_ones
               if not commandos_on(s, b.hatch_tile[hatch])]
    if len(open_ones) < 2 or not options:
        g.tell(e.NO_EFFECT, COUNTER_SEARCH)
        return
    choice = yield from choose(g, b.everyone, "counter_search", options, "VC-EVENT-03", terrain)
    s.hatches[b.hatch_on[choice.args[0]]] = SHUT
    g.tell(e.HATCH_BLOCKED, choice.args[0])


def turn_faces(g: VTable, terrain: Terrain, to_mauser: bool) -> None:
    """VC-EVENT-03, Change of Guard, Fresh Magazines: every regular enemy on the terrain, guards included, shows its other
    weapon. Enemies outside do not."""
    b, s = g.board, g.state
    pairs = ((MP40, MAUSER), (SLEDGE_MP40, SLEDGE_MAUSER))
    for before, after in pairs if to_mauser else [(after, before) for before, after in pairs]:
        for tile in b.tiles_of[terrain]:
            s.foes[tile * FOES + after] += s.foes[tile * FOES + before]
            s.foes[tile * FOES + before] = 0
        for token in b.triangles_of[terrain]:
            if s.holder[token] == before:
                s.holder[token] = after
    g.tell(e.FACES_TURNED, terrain, MAUSER if to_mauser else MP40)


def mail_day(g: VTable, terrain: Terrain) -> Steps:
    """VC-EVENT-03, Mail Day: the enemies on one tile that the players choose do not move this turn."""
    b, s = g.board, g.state
    options = [b.lexicon.act("hold", tile) for tile in b.tiles_of[terrain] if s.crowd[tile]]
    options += [b.lexicon.act("hold", b.entrance_tile[entrance]) for entrance in b.entrances_of[terrain]
                if not s.crowd[b.entrance_tile[entrance]]]
    if options:
        choice = yield from choose(g, b.everyone, "mail_day", options, "VC-EVENT-03", terrain)
        s.effect_arg[terrain] = choice.args[0]
        g.tell(e.TILE_HELD, choice.args[0])
