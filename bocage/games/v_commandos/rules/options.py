"""The actions that commandos are offered: what costs actions (VC-ACT), and what costs nothing (VC-ZERO).

Each function goes through the few candidates of a kind (neighbours, tokens of a card, people on the tile) and offers those that
the predicates of ``legality.py`` allow. What holds for all candidates of a list is asked once, before the list.

These lists are made for every question of every simulated game: plain ints, shared actions, no generators. Measured on 912
lists of paid actions (2 µs each) of a search: asking the predicates costs 0.2 µs more than conditions written out here; the
ready actions ``lexicon.pick`` and ``lexicon.drop`` save 0.2 µs. A decision of a random game takes 25 µs.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress

from bocage.core.action import Action
from bocage.games.v_commandos.actions import FREE, PAID, PLUS
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    BOMBING, CLIMBER, COMPASS_POINTS, CRITICAL, CROWBAR, DECOY, DRESSING, GRENADE, ITEMS, ITEM_KINDS, LOCKSMITH, LONG_SIGHT,
    MEDKIT, NO_DOOR, NO_ESCORTS, OPEN, ORDERS, SEALED_HATCH, SPOTTED, STEALTHY, TAIL_WIND, TNT, UNIFORM, WEAK_LOCKS)
from bocage.games.v_commandos.rules.enemy_fire import foes_to_hit
from bocage.games.v_commandos.rules.equipment import MOST_FIDGETS
from bocage.games.v_commandos.rules.legality import (
    DRESSING_COST, can_be_bombed, cost_of_sneaking, escorts_with, far_targets, groups_of, is_price,
    locked_doors, near_targets, purse_of, weapons_of, why_not_barricade, why_not_come_up, why_not_decoy, why_not_disguise,
    why_not_dress, why_not_enter_nest, why_not_exit_hatch, why_not_followed, why_not_heal, why_not_interact, why_not_lay,
    why_not_leave_nest, why_not_off_map, why_not_order, why_not_save_action, why_not_shut_off_alarm,
    why_not_sneak, why_not_step, why_not_swap, why_not_unblock_hatch)
from bocage.games.v_commandos.state import State, ability_of, free_slots
from bocage.games.v_commandos.types import Door, Escorts, Item, Payment, Role, Tile

NO_ITEMS = [0] * ITEMS          # what lies on a tile where nothing lies

# --- what costs nothing, and what a +1 token pays (VC-ZERO-06) --------------------------------------------------------


def free_options(b: Board, s: State, commandos: Iterable[Role]) -> list[Action]:
    """VC-ZERO-01, VC-ZERO-02, VC-ZERO-04, VC-ZERO-06: returns what costs nothing: handling equipment, detonating, nests,
    whatever an event makes free; and what a +1 token pays."""
    options: list[Action] = []
    charged = any(s.charges)
    for c in commandos:
        add_free_options(b, s, c, charged, options)
    return options


def add_free_options(b: Board, s: State, c: Role, charged: bool, options: list[Action]) -> None:
    """Adds those of one commando. ``charged``: a charge lies somewhere on the map."""
    tile = s.tile[c]
    if tile < 0:
        if s.plus[c] and s.face[c] != CRITICAL and not why_not_off_map(s, c):       # VC-HATCH-09
            add_entries(b, s, c, PLUS, 1, options)
        return
    act = b.lexicon.act
    if s.fidgets < MOST_FIDGETS:
        add_equipment_options(b, s, c, tile, options)
        if b.nest_on[tile] >= 0:
            if not why_not_enter_nest(b, s, c):
                options.append(act("enter_nest", c))
            elif not why_not_leave_nest(b, s, c):
                options.append(act("leave_nest", c))
    if charged:                                                                     # VC-TNT-02
        for at in b.tiles_of[b.terrain_of[tile]]:
            if s.charges[at]:
                options.append(act("detonate", c, at))
    kit = s.kit[c]
    if TNT in kit and not why_not_lay(b, s, c, FREE):
        options.append(act("lay", c, FREE))
    effect = s.effect[b.terrain_of[tile]]
    if effect == SEALED_HATCH:
        if not why_not_unblock_hatch(b, s, c, FREE):
            options.append(act("unblock_hatch", c, FREE))
    elif effect == TAIL_WIND:
        if BOMBING in kit:
            add_bombing(b, s, c, FREE, options)
    elif effect == WEAK_LOCKS and CROWBAR in kit:
        add_forcing(b, s, c, locked_doors(b, s, tile), FREE, options)
    if s.plus[c]:
        add_options(b, s, c, PLUS, options)


def add_equipment_options(b: Board, s: State, c: Role, tile: Tile, options: list[Action]) -> None:
    """VC-PICK-01, VC-PICK-03, VC-PICK-04, VC-PICK-05: adds picking up, dropping and giving. If the other commando has no free
    slot, it adds exchanges."""
    act, kit = b.lexicon.act, s.kit[c]
    lying = s.items[tile * ITEMS:tile * ITEMS + ITEMS]
    if lying != NO_ITEMS:                           # three times as fast as any(lying)
        pick, (free, silhouettes) = b.lexicon.pick[c], free_slots(b, s, c, kit)
        for item in compress(ITEM_KINDS, lying):
            if item != SPOTTED and (free > 0 or item in silhouettes):
                options.append(pick[item])
    if not kit:
        return
    drop = b.lexicon.drop[c]
    kinds: list[Item] = []
    for item in kit:
        if item not in kinds:
            kinds.append(item)
            options.append(drop[item])
    for other in s.squad:
        if other != c and s.tile[other] == tile:
            free, silhouettes = free_slots(b, s, other, s.kit[other])
            for item in kinds:
                if free > 0 or item in silhouettes:
                    options.append(act("give", c, other, item))
                else:
                    options += [act("swap", c, other, item, wanted) for wanted in dict.fromkeys(s.kit[other])
                                if not why_not_swap(b, s, c, other, item, wanted)]


# --- what costs actions -----------------------------------------------------------------------------------------------


def add_options(b: Board, s: State, c: Role, how: Payment, options: list[Action]) -> None:
    """VC-ACT-06, VC-SAVE-05, VC-SAVE-06: adds everything that this commando can pay for, from its activation or with one +1
    token."""
    tile = s.tile[c]
    purse = purse_of(s, c, how)
    if not purse:
        return
    if tile < 0:
        add_entries(b, s, c, how, purse, options)
        return
    act = b.lexicon.act
    add_moves(b, s, c, tile, how, purse, options)
    if b.hatch_on[tile] >= 0:
        add_hatch_options(b, s, c, how, options)
    if s.face[c] == STEALTHY:
        if s.crowd[tile]:                                                           # VC-MELEE-01, VC-STEALTH-03
            for foe in foes_to_hit(b, s, tile, b.nest_to_hit):
                options.append(act("melee", c, foe, how))
        if s.alarm[b.terrain_of[tile]] and not why_not_shut_off_alarm(b, s, c, how):
            options.append(act("shut_off_alarm", c, how))
    locked = locked_doors(b, s, tile) if b.doors_on[tile] else []
    add_shots(b, s, c, tile, locked, how, options)
    add_uses(b, s, c, tile, locked, how, options)
    add_interactions(b, s, c, tile, how, purse, options)
    if how == PAID and not why_not_save_action(b, s, c):
        options.append(act("save_action", c))
    add_abilities(b, s, c, tile, how, purse, options)


def add_moves(b: Board, s: State, c: Role, tile: Tile, how: Payment, purse: int, options: list[Action]) -> None:
    """VC-MOVE-01, VC-MOVE-02, VC-MOVE-05, VC-SMOVE-01, VC-RULING-06: adds moves to neighbours through openings. A commando that
    climbs may go to all neighbours. A neighbour with a free slot and no locked door in between is not asked about."""
    escorts = escorts_with(s, c) if s.escort_tile else NO_ESCORTS
    can_sneak = cost_of_sneaking(b, s, c, tile) <= purse    # the same for all neighbours: they lie on the same terrain
    moves, sneaking = b.lexicon.move[how][c], b.lexicon.stealth_move[how][c]
    slots, heads, doors = b.slots, s.heads, s.doors
    for other, barrier in b.edges[tile]:
        is_easy = slots[other] > heads[other] and (barrier == NO_DOOR or doors[barrier] == OPEN)
        if not is_easy and why_not_step(b, s, c, other, barrier):
            continue
        if escorts:
            add_followed_moves(b, s, c, other, escorts, how, can_sneak, options)
            continue
        options.append(moves[other])
        if can_sneak and not why_not_sneak(b, s, c, other, NO_ESCORTS):
            options.append(sneaking[other])
    if ability_of(b, s, c) == CLIMBER:
        for other, wall in b.walls[tile]:
            if not why_not_step(b, s, c, other, wall):
                add_followed_moves(b, s, c, other, NO_ESCORTS, how, can_sneak, options)


def add_entries(b: Board, s: State, c: Role, how: Payment, purse: int, options: list[Action]) -> None:
    """VC-MOVE-06, VC-MOVE-07, VC-HATCH-04, VC-HATCH-09, VC-TERRAIN-06, VC-OPER-09: adds ways from off the map up any open hatch
    in play. Off the map nothing else is possible."""
    escorts = escorts_with(s, c) if s.escort_tile else NO_ESCORTS
    for hatch in b.all_hatches:
        if not why_not_come_up(b, s, c, hatch):
            tile = b.hatch_tile[hatch]
            add_followed_moves(b, s, c, tile, escorts, how, cost_of_sneaking(b, s, c, tile) <= purse, options)


def add_followed_moves(b: Board, s: State, c: Role, tile: Tile, escorts: Escorts, how: Payment, can_sneak: bool,
                       options: list[Action]) -> None:
    """VC-SMOVE-01, VC-SMOVE-02, VC-ESCORT-04: adds moves to one tile: open or, if it can pay for that, stealthy; alone or
    followed by a group of the escorts."""
    if not escorts or not why_not_followed(b, s, c, tile, NO_ESCORTS):
        options.append(b.lexicon.move[how][c][tile])
        if can_sneak and not why_not_sneak(b, s, c, tile, NO_ESCORTS):
            options.append(b.lexicon.stealth_move[how][c][tile])
    for group in groups_of(escorts) if escorts else ():
        if not why_not_followed(b, s, c, tile, group):
            options.append(b.lexicon.act("move", c, tile, group, how))
            if can_sneak and not why_not_sneak(b, s, c, tile, group):
                options.append(b.lexicon.act("stealth_move", c, tile, group, how))


def add_hatch_options(b: Board, s: State, c: Role, how: Payment, options: list[Action]) -> None:
    """VC-HATCH-01, VC-HATCH-05, VC-ESCORT-04: adds leaving by an open hatch, alone or followed, or unblocking a blocked one."""
    if not why_not_exit_hatch(b, s, c, NO_ESCORTS, how):
        options.append(b.lexicon.act("exit_hatch", c, NO_ESCORTS, how))
        for group in groups_of(escorts_with(s, c)) if s.escort_tile else ():
            options.append(b.lexicon.act("exit_hatch", c, group, how))
    elif not why_not_unblock_hatch(b, s, c, how):
        options.append(b.lexicon.act("unblock_hatch", c, how))


def add_shots(b: Board, s: State, c: Role, tile: Tile, locked: list[Door], how: Payment, options: list[Action]) -> None:
    """VC-SHOOT-01, VC-SHOOT-04, VC-SHOOT-05, VC-GREN-01: adds shots at tiles in range that hold enemies and, with firearms, at
    ``locked`` doors of the tile."""
    near = near_targets(b, s, tile)
    far = far_targets(b, s, c) if ability_of(b, s, c) == LONG_SIGHT else []
    act = b.lexicon.act
    if near or far or locked:
        for weapon in weapons_of(b, s, c):
            for target in near:
                options.append(act("shoot", c, weapon, target, how))
            for target in far:
                options.append(act("shoot", c, weapon, target, how))
            for door in locked:
                options.append(act("shoot_door", c, weapon, door, how))
    if near and GRENADE in s.kit[c]:
        for target in near:
            options.append(act("shoot", c, GRENADE, target, how))


def add_uses(b: Board, s: State, c: Role, tile: Tile, locked: list[Door], how: Payment, options: list[Action]) -> None:
    """VC-EQUIP-02, VC-EQUIP-05: adds the uses of equipment that cost one action. Enemies on the tile do not prevent them."""
    act = b.lexicon.act
    for item in dict.fromkeys(s.kit[c]) if s.kit[c] else ():
        if item == MEDKIT:
            for patient in s.squad:
                if not why_not_heal(b, s, c, patient, how):
                    options.append(act("heal", c, patient, how))
        elif item == CROWBAR:
            add_forcing(b, s, c, locked, how, options)
            for entrance in b.entrances_on[tile]:
                if not why_not_barricade(b, s, c, entrance, how):
                    options.append(act("barricade", c, entrance, how))
        elif item == TNT:
            if not why_not_lay(b, s, c, how):
                options.append(act("lay", c, how))
        elif item == UNIFORM:
            if not why_not_disguise(b, s, c, how):
                options.append(act("disguise", c, how))
        elif item == BOMBING:
            add_bombing(b, s, c, how, options)


def add_forcing(b: Board, s: State, c: Role, locked: list[Door], how: Payment, options: list[Action]) -> None:
    """VC-CROW-01: adds forcing each locked door of the tile."""
    if locked and is_price(b, s, c, how, WEAK_LOCKS):
        for door in locked:
            options.append(b.lexicon.act("force", c, door, how))


def add_bombing(b: Board, s: State, c: Role, how: Payment, options: list[Action]) -> None:
    """VC-BOMB-01: adds bombing each outdoor tile of any terrain in play."""
    if is_price(b, s, c, how, TAIL_WIND):
        for tile in b.all_tiles:
            if can_be_bombed(b, s, tile):
                options.append(b.lexicon.act("bomb", c, tile, how))


def add_interactions(b: Board, s: State, c: Role, tile: Tile, how: Payment, purse: int, options: list[Action]) -> None:
    """VC-OBJ-01, VC-OBJ-05, VC-RULING-11: adds handling an objective of the tile, if its whole cost can be paid at once. Those
    that lie elsewhere are not asked about."""
    for o in b.objectives_of[b.terrain_of[tile]]:
        is_here = s.triangles[b.objective_triangle[o]] == tile
        if is_here and b.objective_actions[o] <= purse and not why_not_interact(b, s, c, o, how):
            options.append(b.lexicon.act("interact", c, o, how))


def add_abilities(b: Board, s: State, c: Role, tile: Tile, how: Payment, purse: int, options: list[Action]) -> None:
    """VC-CARD-04: adds the special abilities that cost actions. Those with the mark are offered once a turn."""
    ability = ability_of(b, s, c)
    act = b.lexicon.act
    if ability == LOCKSMITH:
        for _, door in b.edges[tile]:
            if door >= 0:
                options.append(act("turn_lock", c, door, how))
    elif ability == DRESSING:
        if purse >= DRESSING_COST:
            for patient in s.squad:
                if not why_not_dress(b, s, c, patient):
                    options.append(act("dress", c, patient))
    elif ability == ORDERS:
        for other in s.squad:
            if not why_not_order(b, s, c, other, how):
                options.append(act("order", c, other, how))
    elif ability == DECOY:
        for point in COMPASS_POINTS:
            if not why_not_decoy(b, s, c, point, how):
                options.append(act("decoy", c, point, how))
