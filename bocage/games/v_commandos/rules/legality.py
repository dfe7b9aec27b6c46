"""What a commando may do now. Each verb has one predicate: it returns "" if the action is allowed, else the broken rule's id.

``options.py`` offers the actions that these predicates allow; ``refusals.py`` names the rule that they return. Nothing else
decides what is legal. A predicate takes the action's arguments in their order. It presumes what ``why_not`` asks first: the
commando belongs to the squad, such an action is possible where it is (``why_not_here``), and it can pay (``why_not_pay``).

Some predicates look into a list: the weapons that can be fired, the tiles that can be shot at. The functions that make these
lists stand here too, so that options are made from the same list.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.action import Action
from bocage.games.v_commandos.actions import FREE, PAID, PLUS, SIGNATURES
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    BOMBING, BURN, CARRY_OUT, CLIMBER, CRATE, CRITICAL, CROWBAR, DECOY, DRESSING, FIRST_GUN, FIRST_HOT_GUN, FOG, GRENADE,
    INTERACT, ITEMS, JAMMED, LAST_GUN, LAST_HOT_GUN, LOCKSMITH, LONG_SIGHT, MEDIUM, MEDKIT, NEST_GUN, NO_DOOR, NO_HATCH,
    NO_ITEM, OPEN, ORDERS, PRINTED, QUICK_FUSE, SEALED_HATCH, SHUT, SPOTTED, STEALTHY, TAIL_WIND, TNT, UNIFORM, WALL,
    WEAK_LOCKS)
from bocage.games.v_commandos.rules.enemy_fire import foes_to_hit
from bocage.games.v_commandos.rules.equipment import MOST_FIDGETS
from bocage.games.v_commandos.state import (
    ACTIVE, COMMANDOS, COMMANDO_IN_NEST, IN_PLAY, NOBODY, OBJECTIVE_OPEN, OFF_MAP, UNHELD, WAITING, State, ability_of,
    can_hold, can_take_plus, fits, has_free_slot, heat_index, in_range, is_full, is_open, room, room_for_special, size_of)
from bocage.games.v_commandos.types import (
    Door, Effect, Entrance, Escorts, Hatch, Item, Objective, Payment, Point, Role, Target, Tile, Weapon)

DRESSING_COST = 2
NO_EDGE = Door(-3)              # like WALL and NO_DOOR, but the two tiles do not touch
FIDGETS = frozenset(("pick", "drop", "give", "swap", "enter_nest", "leave_nest"))
FREE_OF_COST = FIDGETS | {"detonate"}
FREE_AT_TIMES = frozenset(("lay", "force", "bomb", "unblock_hatch"))


def why_not(b: Board, s: State, action: Action) -> str:
    """Returns why a commando may not carry out this action now, in its phase or in a moment for 0-cost actions, or ""."""
    c = Role(action.args[0])
    if c not in s.squad:
        return "VC-ELIM-04" if s.buried[c] else "VC-CARD-01"
    if action.verb == "activate":
        return why_not_activate(b, s, c)
    if action.verb == "end":
        return why_not_end(s, c)
    refused = why_not_here(s, c, action.verb)
    if not refused and action.verb == "stealth_move":       # the cost matters only if the tile is of the right size
        refused = why_not_sneak(b, s, c, Tile(action.args[1]), Escorts(action.args[2]))
    return refused or why_not_pay(b, s, action) or WHY_NOT[action.verb](b, s, *action.args)


# --- activations ------------------------------------------------------------------------------------------------------


def why_not_activate(b: Board, s: State, c: Role) -> str:
    """VC-ACT-01, VC-ACT-03, VC-HEALTH-07: a commando is activated once a turn, while no other is active, if it has an action to
    spend and is not critical."""
    if s.active != NOBODY or s.acted[c] != WAITING:
        return "VC-ACT-03"
    if s.face[c] == CRITICAL:
        return "VC-HEALTH-07"
    if s.tile[c] == OFF_MAP:
        refused = why_not_off_map(s, c)
        if refused:
            return refused
        if s.phase != COMMANDOS or not any_entry(b, s, c):
            return "VC-SCEN-07" if s.through[c] else "VC-MOVE-06"
    return "" if s.phase == COMMANDOS else "VC-ZERO-03"


def may_yet_begin(b: Board, s: State, c: Role) -> bool:
    """VC-GEN-04, VC-RULING-37: this commando has not acted and cannot begin now, but others could still make it possible: by a
    medkit, by unblocking a hatch, or by making room on the tile of a hatch."""
    if s.acted[c] != WAITING:
        return False
    if s.face[c] == CRITICAL:
        return s.tile[c] >= 0
    return s.tile[c] == OFF_MAP and not why_not_off_map(s, c) and any(
        why_not_come_up(b, s, c, hatch) in ("", "VC-HATCH-06", "VC-CAP-02") for hatch in b.all_hatches)


def why_not_end(s: State, c: Role) -> str:
    """VC-ACT-03, VC-ACT-04: only the active commando can give up the actions that it has left."""
    return "" if s.active == c else "VC-ACT-03"


def why_not_here(s: State, c: Role, verb: str) -> str:
    """VC-HATCH-04, VC-HATCH-06, VC-TNT-03: a commando off the map can come up a hatch and do nothing else."""
    if s.tile[c] != OFF_MAP:
        return ""
    refused = why_not_off_map(s, c)
    if refused:
        return refused
    if verb == "detonate":
        return "VC-TNT-03"
    if verb == "unblock_hatch":
        return "VC-HATCH-06"
    return "" if verb in ("move", "stealth_move") else "VC-HATCH-04"


def why_not_off_map(s: State, c: Role) -> str:
    """VC-HATCH-02, VC-ELIM-07: a commando acts again from the turn after it left. A replacement waits until it is released."""
    if s.left_turn[c] == s.turn:
        return "VC-HATCH-02"
    return "VC-ELIM-07" if s.waiting[c] else ""


# --- payment ----------------------------------------------------------------------------------------------------------


def why_not_pay(b: Board, s: State, action: Action) -> str:
    """VC-ACT-06, VC-SAVE-05, VC-SAVE-06, VC-ZERO-06: an action is paid from the activation, with one +1 token, or costs
    nothing.

    VC-RULING-45: actions that only handle equipment are limited in number.
    """
    c, cost = Role(action.args[0]), cost_of(b, s, action)
    if not cost:
        return "VC-RULING-45" if s.fidgets >= MOST_FIDGETS and action.verb in FIDGETS else ""
    how = action.args[-1] if SIGNATURES[action.verb][-1] == "p" else PAID
    if how == FREE:
        return "" if action.verb in FREE_AT_TIMES else "VC-ZERO-06"
    if s.face[c] == CRITICAL:
        return "VC-HEALTH-07"
    if how == PLUS:
        if not s.plus[c]:
            return "VC-SAVE-05"
        return "" if cost <= purse_of(s, c, PLUS) else "VC-SAVE-06"
    if s.phase != COMMANDOS:
        return "VC-ZERO-03"
    if s.acted[c] != ACTIVE:
        return "VC-ACT-03"
    if cost <= purse_of(s, c, PAID):
        return ""
    return "VC-OBJ-05" if action.verb == "interact" else "VC-ACT-01"


def purse_of(s: State, c: Role, how: Payment) -> int:
    """VC-SAVE-05, VC-SAVE-06: returns the highest cost that can be paid: what is left of the activation, or 1 for a +1
    token."""
    return s.budget[c] if how == PAID else min(s.plus[c], 1)


def is_price(b: Board, s: State, c: Role, how: Payment, effect: Effect) -> bool:
    """VC-ZERO-06: if an event effect makes an action free on the commando's terrain, it is offered at no cost, and only so."""
    return (how == FREE) == (s.effect[b.terrain_of[s.tile[c]]] == effect)


def cost_of(b: Board, s: State, action: Action) -> int:
    """VC-ACT-02, VC-ACT-06, VC-OBJ-05, VC-SMOVE-01: handling equipment, detonating and nests cost 0, a stealthy move costs 2,
    an objective costs what is printed, everything else costs 1."""
    verb = action.verb
    if verb in FREE_OF_COST:
        return 0
    if verb == "stealth_move":
        return cost_of_sneaking(b, s, Role(action.args[0]), Tile(action.args[1]))
    if verb == "interact":
        return b.objective_actions[action.args[1]]
    return DRESSING_COST if verb == "dress" else 1


def cost_of_sneaking(b: Board, s: State, c: Role, tile: Tile) -> int:
    """VC-SMOVE-01, VC-EVENT-03: a stealthy move costs 2 actions. In fog it costs 1, but not for a commando that comes up a
    hatch (VC-EVENT-08, VC-RULING-55)."""
    in_fog = s.effect[b.terrain_of[tile]] == FOG and s.tile[c] >= 0
    return 1 if in_fog else 2


# --- moving -----------------------------------------------------------------------------------------------------------


def why_not_move(b: Board, s: State, c: Role, tile: Tile, escorts: Escorts, how: Payment) -> str:
    """VC-MOVE-01, VC-MOVE-06: a commando moves to a neighbouring tile, or from off the map up a hatch."""
    return why_not_go(b, s, c, tile) or why_not_followed(b, s, c, tile, escorts)


def why_not_stealth_move(b: Board, s: State, c: Role, tile: Tile, escorts: Escorts, how: Payment) -> str:
    """VC-SMOVE-01, VC-SMOVE-02: a stealthy move is a move onto a medium tile."""
    return why_not_sneak(b, s, c, tile, escorts) or why_not_go(b, s, c, tile) or why_not_followed(b, s, c, tile, escorts)


def why_not_go(b: Board, s: State, c: Role, tile: Tile) -> str:
    """VC-MOVE-01, VC-MOVE-06: a commando on the map moves to a neighbouring tile. A commando off the map comes up a hatch."""
    if s.tile[c] == OFF_MAP:
        return why_not_come_up(b, s, c, b.hatch_on[tile])
    barrier = barrier_between(b, s.tile[c], tile)
    return "VC-MOVE-01" if barrier == NO_EDGE else why_not_step(b, s, c, tile, barrier)


def why_not_step(b: Board, s: State, c: Role, tile: Tile, barrier: Door) -> str:
    """VC-MOVE-03, VC-MOVE-04, VC-CAP-02: a move needs an opening and a free slot.

    VC-RULING-06: a commando that climbs ignores walls and locked doors.
    """
    if barrier != NO_DOOR and (barrier == WALL or s.doors[barrier] == SHUT) and ability_of(b, s, c) != CLIMBER:
        return "VC-MOVE-03" if barrier == WALL else "VC-MOVE-04"
    return "" if b.slots[tile] > s.heads[tile] else "VC-CAP-02"


def barrier_between(b: Board, tile: Tile, other: Tile) -> Door:
    """Returns what lies on the edge of two tiles: WALL, a door or NO_DOOR. Returns NO_EDGE if they do not touch."""
    for near, barrier in (*b.edges[tile], *b.walls[tile]):
        if near == other:
            return barrier
    return NO_EDGE


def why_not_sneak(b: Board, s: State, c: Role, tile: Tile, escorts: Escorts) -> str:
    """VC-SMOVE-01, VC-SMOVE-03: a stealthy move goes onto a tile that counts as medium this turn.

    VC-RULING-51: a commando in uniform, for whom every tile is small (VC-UNIF-02), moves so only for the sake of an escort that
    follows it.
    """
    if size_of(b, s, tile) != MEDIUM:
        return "VC-SMOVE-01"
    return "VC-SMOVE-03" if s.uniform[c] and not escorts else ""


def why_not_come_up(b: Board, s: State, c: Role, hatch: Hatch) -> str:
    """VC-MOVE-06, VC-HATCH-04, VC-HATCH-06, VC-HATCH-07, VC-SCEN-07, VC-SCEN-12: a commando comes up an open hatch of a terrain
    in play with a free slot. ``hatch`` is NO_HATCH for a tile without one."""
    tile = b.hatch_tile[hatch]
    if hatch == NO_HATCH or s.terrain[b.terrain_of[tile]] != IN_PLAY:
        return "VC-MOVE-06"
    if s.hatches[hatch] != OPEN:
        return "VC-HATCH-06"
    if b.exit_only[hatch]:
        return "VC-SCEN-12"
    if s.through[c] == b.terrain_of[tile] + 1:
        return "VC-SCEN-07"
    return "" if room(b, s, tile) > 0 else "VC-CAP-02"


def any_entry(b: Board, s: State, c: Role) -> bool:
    """VC-MOVE-06, VC-RULING-49: this commando, and the companion that is below with it, can come up at least one hatch."""
    with_it = escorts_with(s, c)
    for hatch in b.all_hatches:
        if not why_not_come_up(b, s, c, hatch) and not (with_it and why_not_followed(b, s, c, b.hatch_tile[hatch], with_it)):
            return True
    return False


def why_not_followed(b: Board, s: State, c: Role, tile: Tile, escorts: Escorts) -> str:
    """VC-ESCORT-03, VC-ESCORT-04, VC-RULING-06: escorts that follow must be with the commando and must fit on the tile. They
    cannot climb. VC-RULING-49: a commando that comes up leaves no companion below."""
    if s.tile[c] == OFF_MAP and escorts != escorts_with(s, c):
        return "VC-ESCORT-04" if escorts & ~escorts_with(s, c) else "VC-RULING-49"
    if not escorts:
        return ""
    if escorts & ~escorts_with(s, c):
        return "VC-ESCORT-04"
    if room(b, s, tile) <= escorts.bit_count():
        return "VC-ESCORT-03"
    climbs = s.tile[c] >= 0 and not is_open(s, barrier_between(b, s.tile[c], tile))
    return "VC-RULING-06" if climbs else ""


def escorts_with(s: State, c: Role) -> Escorts:
    """VC-ESCORT-04, VC-SCEN-18: returns the escorts on the commando's tile, or below the map with it."""
    bits = 0
    for x, at in enumerate(s.escort_tile):
        if at == s.tile[c] and (at >= 0 or s.escort_with[x] == c):
            bits |= 1 << x
    return Escorts(bits)


def groups_of(escorts: Escorts) -> list[Escorts]:
    """VC-ESCORT-04: returns every group of these escorts that could follow, without the empty group."""
    return [Escorts(group) for group in range(1, escorts + 1) if not group & ~escorts]


# --- hatches ----------------------------------------------------------------------------------------------------------


def why_not_exit_hatch(b: Board, s: State, c: Role, escorts: Escorts, how: Payment) -> str:
    """VC-HATCH-01, VC-ESCORT-04: a commando leaves by an open hatch of its tile. Escorts of the tile may follow."""
    hatch = b.hatch_on[s.tile[c]]
    if hatch < 0 or s.hatches[hatch] != OPEN:
        return "VC-HATCH-01"
    return "VC-ESCORT-04" if escorts and escorts & ~escorts_with(s, c) else ""


def why_not_unblock_hatch(b: Board, s: State, c: Role, how: Payment) -> str:
    """VC-HATCH-05: a commando unblocks a blocked hatch of its tile. During the event Sealed Hatch this costs nothing
    (VC-ZERO-06)."""
    tile = s.tile[c]
    hatch = b.hatch_on[tile]
    if hatch < 0 or s.hatches[hatch] == OPEN:
        return "VC-HATCH-05"
    return "" if is_price(b, s, c, how, SEALED_HATCH) else "VC-ZERO-06"


# --- attacks ----------------------------------------------------------------------------------------------------------


def why_not_melee(b: Board, s: State, c: Role, foe: Target, how: Payment) -> str:
    """VC-MELEE-01, VC-STEALTH-03: only a stealthy commando fights in close combat, against an enemy on its tile."""
    if s.face[c] != STEALTHY:
        return "VC-STEALTH-03"
    return "" if foe in foes_to_hit(b, s, s.tile[c], b.nest_to_hit) else "VC-MELEE-01"


def why_not_shoot(b: Board, s: State, c: Role, weapon: Weapon, tile: Tile, how: Payment) -> str:
    """VC-SHOOT-01, VC-SHOOT-04: a commando shoots at a tile in range that holds enemies."""
    refused = why_not_fire(b, s, c, weapon)
    if refused or tile in near_targets(b, s, s.tile[c]):
        return refused
    if tile in in_range(b, s, s.tile[c]):
        return "VC-SHOOT-01"
    if weapon == GRENADE or ability_of(b, s, c) != LONG_SIGHT or all(tile != far for far, _, _ in b.far[s.tile[c]]):
        return "VC-SHOOT-04"
    if not s.crowd[tile]:
        return "VC-SHOOT-01"
    return "" if tile in far_targets(b, s, c) else "VC-SHOOT-04"


def why_not_shoot_door(b: Board, s: State, c: Role, weapon: Weapon, door: Door, how: Payment) -> str:
    """VC-SHOOT-05, VC-GREN-01: a commando shoots at a locked door of its tile with a firearm."""
    if weapon == GRENADE:
        return "VC-GREN-01"
    refused = why_not_fire(b, s, c, weapon)
    if refused:
        return refused
    if s.tile[c] not in b.door_tiles[door]:
        return "VC-SHOOT-05"
    return "" if s.doors[door] == SHUT else "VC-SHOOT-01"


def why_not_fire(b: Board, s: State, c: Role, weapon: Weapon) -> str:
    """VC-SHOOT-03, VC-HEAT-01, VC-NEST-04, VC-EVENT-03: the weapon is a grenade of its card, or a firearm that it has, that has
    not overheated and that is not jammed."""
    if weapon in weapons_of(b, s, c) or (weapon == GRENADE and GRENADE in s.kit[c]):
        return ""
    if weapon == NEST_GUN:
        nest = b.nest_on[s.tile[c]]
        return "VC-HEAT-01" if nest >= 0 and s.holder[nest] == COMMANDO_IN_NEST + c else "VC-NEST-04"
    if weapon in s.kit[c] and FIRST_HOT_GUN <= weapon <= LAST_HOT_GUN:
        return "VC-HEAT-01"
    is_jammed = weapon == JAMMED or (JAMMED in s.kit[c] and weapon == s.jammed)
    if is_jammed or (weapon >= PRINTED and s.jammed_printed == c):
        return "VC-EVENT-03"
    return "VC-SHOOT-03"


def weapons_of(b: Board, s: State, c: Role) -> list[Weapon]:
    """VC-SHOOT-03, VC-EQUIP-01, VC-NEST-04, VC-HEAT-01: returns the firearms that a commando can use: printed, carried, or the
    nest that it sits in."""
    weapons: list[Weapon] = [] if s.jammed_printed == c else [b.printed[c * 2 + s.side[c]]]
    last = NO_ITEM
    for item in s.kit[c]:
        if FIRST_GUN <= item <= LAST_GUN and item != last:
            last = item
            if not FIRST_HOT_GUN <= item <= LAST_HOT_GUN or s.heat[heat_index(item)] in (NOBODY, c):
                weapons.append(item)
    nest = b.nest_on[s.tile[c]]
    if nest >= 0 and s.holder[nest] == COMMANDO_IN_NEST + c and s.heat[heat_index(NEST_GUN, nest)] in (NOBODY, c):
        weapons.append(NEST_GUN)
    return weapons


def near_targets(b: Board, s: State, tile: Tile) -> list[Tile]:
    """VC-SHOOT-01, VC-SHOOT-04: returns the tiles in range that hold enemies."""
    crowd, doors = s.crowd, s.doors
    found = [tile] if crowd[tile] else []
    for other, door in b.edges[tile]:
        if crowd[other] and (door == NO_DOOR or doors[door] == OPEN):
            found.append(other)
    return found


def far_targets(b: Board, s: State, c: Role) -> list[Tile]:
    """VC-CARD-04, Long sight: returns the tiles with enemies two steps away in a straight line. A locked door stops the
    shot."""
    if ability_of(b, s, c) != LONG_SIGHT:
        return []
    near = in_range(b, s, s.tile[c])
    return sorted({other for other, first, second in b.far[s.tile[c]]
                   if s.crowd[other] and other not in near and is_open(s, first) and is_open(s, second)})


# --- equipment --------------------------------------------------------------------------------------------------------


def why_not_heal(b: Board, s: State, c: Role, patient: Role, how: Payment) -> str:
    """VC-MEDKIT-01, VC-MEDKIT-02: a commando heals a wounded commando on its tile, or itself."""
    if MEDKIT not in s.kit[c]:
        return "VC-EQUIP-02"
    if patient not in s.squad or s.tile[patient] != s.tile[c]:
        return "VC-MEDKIT-01"
    return "" if s.wounds[patient] else "VC-MEDKIT-02"


def why_not_force(b: Board, s: State, c: Role, door: Door, how: Payment) -> str:
    """VC-CROW-01, VC-ZERO-06: a commando forces a locked door of its tile. During the event Weak Locks this costs nothing."""
    if CROWBAR not in s.kit[c]:
        return "VC-EQUIP-02"
    if door not in locked_doors(b, s, s.tile[c]):
        return "VC-CROW-01"
    return "" if is_price(b, s, c, how, WEAK_LOCKS) else "VC-ZERO-06"


def locked_doors(b: Board, s: State, tile: Tile) -> list[Door]:
    """VC-MOVE-04: returns the locked doors of a tile."""
    doors = s.doors
    return [door for door in b.doors_on[tile] if doors[door] == SHUT]


def why_not_barricade(b: Board, s: State, c: Role, entrance: Entrance, how: Payment) -> str:
    """VC-CROW-02: a commando barricades an enemy entrance of its tile that has no barricade yet."""
    if CROWBAR not in s.kit[c]:
        return "VC-EQUIP-02"
    return "" if entrance in b.entrances_on[s.tile[c]] and not s.barricades[entrance] else "VC-CROW-02"


def why_not_disguise(b: Board, s: State, c: Role, how: Payment) -> str:
    """VC-UNIF-01: a commando that wears no uniform puts one on."""
    if UNIFORM not in s.kit[c]:
        return "VC-EQUIP-02"
    return "VC-UNIF-01" if s.uniform[c] else ""


def why_not_lay(b: Board, s: State, c: Role, how: Payment) -> str:
    """VC-TNT-01: a commando lays a charge that it carries. VC-CARD-04: with Quick fuse this costs nothing, once a turn."""
    if TNT not in s.kit[c]:
        return "VC-EQUIP-02"
    return "VC-CARD-04" if how == FREE and (s.used[c] or ability_of(b, s, c) != QUICK_FUSE) else ""


def why_not_bomb(b: Board, s: State, c: Role, tile: Tile, how: Payment) -> str:
    """VC-BOMB-01, VC-ZERO-06: a commando bombs any outdoor tile of any terrain in play. During the event Tail Wind this costs
    nothing."""
    if BOMBING not in s.kit[c]:
        return "VC-EQUIP-02"
    if not can_be_bombed(b, s, tile):
        return "VC-BOMB-01"
    return "" if is_price(b, s, c, how, TAIL_WIND) else "VC-ZERO-06"


def can_be_bombed(b: Board, s: State, tile: Tile) -> bool:
    """VC-BOMB-01: the tile is outdoors, on a terrain in play, with or without enemies."""
    return not b.indoor[tile] and s.terrain[b.terrain_of[tile]] == IN_PLAY


def why_not_pick(b: Board, s: State, c: Role, item: Item) -> str:
    """VC-PICK-01, VC-PICK-02, VC-PICK-03: a commando picks up a green or blue token of its tile if it has a free slot."""
    tile = s.tile[c]
    lies = item < CRATE and s.items[tile * ITEMS + item]
    if item == SPOTTED or (item == TNT and s.charges[tile] and not lies):
        return "VC-PICK-02"
    if not lies:
        return "VC-PICK-01"
    return why_not_hold(b, s, c, item)


def why_not_hold(b: Board, s: State, c: Role, item: Item) -> str:
    """VC-PICK-03, VC-CARD-07, VC-RULING-48: the commando has a free slot for this token. A slot that keeps its silhouette takes
    only tokens of that type."""
    if can_hold(b, s, c, item):
        return ""
    return "VC-PICK-03" if is_full(b, s, c) else "VC-RULING-48"


def why_not_drop(b: Board, s: State, c: Role, item: Item) -> str:
    """VC-PICK-04: a commando drops a token of its card."""
    return "" if item in s.kit[c] else "VC-PICK-04"


def why_not_give(b: Board, s: State, c: Role, other: Role, item: Item) -> str:
    """VC-PICK-03, VC-PICK-05: a commando gives a token of its card to a commando on the same tile that has a free slot."""
    return why_not_pass_on(s, c, other, item) or why_not_hold(b, s, other, item)


def why_not_swap(b: Board, s: State, c: Role, other: Role, item: Item, wanted: Item) -> str:
    """VC-PICK-05: two commandos on a tile exchange two different tokens, if the other one has no free slot for the
    first. VC-RULING-48: both tokens must find a slot that takes them."""
    if (why_not_pass_on(s, c, other, item) or can_hold(b, s, other, item) or wanted == item
            or wanted not in s.kit[other]):
        return "VC-PICK-05"
    mine, theirs = s.kit[c][:], s.kit[other][:]
    mine[mine.index(item)], theirs[theirs.index(wanted)] = wanted, item
    return "" if fits(b, s, c, mine) and fits(b, s, other, theirs) else "VC-RULING-48"


def why_not_pass_on(s: State, c: Role, other: Role, item: Item) -> str:
    """VC-PICK-05: the other commando belongs to the squad and is on the same tile, and the first has the token on its card."""
    meet = other != c and other in s.squad and s.tile[other] == s.tile[c]
    return "" if meet and item in s.kit[c] else "VC-PICK-05"


def why_not_detonate(b: Board, s: State, c: Role, tile: Tile) -> str:
    """VC-TNT-02: a commando detonates a red charge on the terrain where it is."""
    return "" if s.charges[tile] and b.terrain_of[tile] == b.terrain_of[s.tile[c]] else "VC-TNT-02"


# --- the alarm, objectives, nests, saved actions ----------------------------------------------------------------------


def why_not_shut_off_alarm(b: Board, s: State, c: Role, how: Payment) -> str:
    """VC-ALARM-09, VC-ALARM-10, VC-ALARM-13, VC-SCEN-16: a stealthy commando shuts the alarm off if it is on, its token lies on
    the tile, and no explosion has fixed it for good."""
    tile = s.tile[c]
    terrain = b.terrain_of[tile]
    token = b.alarm_of[terrain]
    if token >= 0 and s.triangles[token] < 0:
        return "VC-ALARM-10"
    if s.face[c] != STEALTHY:
        return "VC-STEALTH-03"
    if b.alarm_fixed_by_blast[terrain] and s.blasts[terrain]:
        return "VC-SCEN-16"
    return "" if s.alarm[terrain] and token >= 0 and s.triangles[token] == tile else "VC-ALARM-09"


def why_not_interact(b: Board, s: State, c: Role, o: Objective, how: Payment) -> str:
    """VC-OBJ-01, VC-OBJ-02, VC-SCEN-01, VC-SCEN-03, VC-SCEN-06, VC-RULING-11: a commando handles an open objective on its tile
    if the objective is of such a kind and the commando has the item that it needs. A crate needs a free slot."""
    if s.objective[o] != OBJECTIVE_OPEN or s.triangles[b.objective_triangle[o]] != s.tile[c]:
        return "VC-OBJ-01"
    if b.objective_word[o] not in (INTERACT, BURN, CARRY_OUT):
        return "VC-OBJ-02"
    if b.objective_word[o] == CARRY_OUT and not has_free_slot(b, s, c):
        return "VC-SCEN-06"
    return "" if b.objective_item[o] == NO_ITEM or b.objective_item[o] in s.kit[c] else "VC-SCEN-01"


def why_not_save_action(b: Board, s: State, c: Role) -> str:
    """VC-SAVE-02, VC-SAVE-03: a commando saves an action if a +1/−1 slot is free and the topmost one holds no wound."""
    if s.wounds[c]:
        return "VC-SAVE-03"
    return "" if can_take_plus(b, s, c) else "VC-SAVE-02"


def why_not_enter_nest(b: Board, s: State, c: Role) -> str:
    """VC-NEST-01, VC-NEST-02, VC-HEALTH-07: a commando enters an empty nest on its tile, unless it is critical."""
    nest = b.nest_on[s.tile[c]]
    if nest < 0:
        return "VC-NEST-02"
    if s.holder[nest] != UNHELD:
        return "VC-NEST-01"
    return "VC-HEALTH-07" if s.face[c] == CRITICAL else ""


def why_not_leave_nest(b: Board, s: State, c: Role) -> str:
    """VC-NEST-02, VC-CAP-02: a commando leaves the nest that it sits in if a slot of the tile is free."""
    tile = s.tile[c]
    nest = b.nest_on[tile]
    if nest < 0 or s.holder[nest] != COMMANDO_IN_NEST + c:
        return "VC-NEST-02"
    return "" if room_for_special(b, s, tile) > 0 else "VC-CAP-02"


# --- special abilities (VC-CARD-04) -----------------------------------------------------------------------------------


def why_not_dress(b: Board, s: State, c: Role, patient: Role) -> str:
    """VC-CARD-04, Dressing: once a turn, a wounded commando on the tile that is not critical."""
    if ability_of(b, s, c) != DRESSING or s.used[c] or patient not in s.squad or s.tile[patient] != s.tile[c]:
        return "VC-CARD-04"
    return "" if s.wounds[patient] and s.face[patient] != CRITICAL else "VC-CARD-04"


def why_not_order(b: Board, s: State, c: Role, other: Role, how: Payment) -> str:
    """VC-CARD-04, VC-SAVE-02, Orders: once a turn, another commando on the terrain with a free +1/−1 slot."""
    if ability_of(b, s, c) != ORDERS or s.used[c] or other == c or other not in s.squad:
        return "VC-CARD-04"
    if not can_take_plus(b, s, other):
        return "VC-SAVE-02"
    return "" if s.tile[other] >= 0 and b.terrain_of[s.tile[other]] == b.terrain_of[s.tile[c]] else "VC-CARD-04"


def why_not_decoy(b: Board, s: State, c: Role, point: Point, how: Payment) -> str:
    """VC-CARD-04, Decoy: once a turn, any compass point."""
    return "" if ability_of(b, s, c) == DECOY and not s.used[c] else "VC-CARD-04"


def why_not_turn_lock(b: Board, s: State, c: Role, door: Door, how: Payment) -> str:
    """VC-CARD-04, Locksmith: any door of the tile."""
    return "" if ability_of(b, s, c) == LOCKSMITH and s.tile[c] in b.door_tiles[door] else "VC-CARD-04"


WHY_NOT: dict[str, Callable[..., str]] = {
    "move": why_not_move, "stealth_move": why_not_stealth_move, "exit_hatch": why_not_exit_hatch,
    "unblock_hatch": why_not_unblock_hatch, "melee": why_not_melee, "shoot": why_not_shoot, "shoot_door": why_not_shoot_door,
    "heal": why_not_heal, "force": why_not_force, "barricade": why_not_barricade, "disguise": why_not_disguise,
    "lay": why_not_lay, "bomb": why_not_bomb, "shut_off_alarm": why_not_shut_off_alarm, "interact": why_not_interact,
    "save_action": why_not_save_action, "pick": why_not_pick, "drop": why_not_drop, "give": why_not_give, "swap": why_not_swap,
    "detonate": why_not_detonate, "enter_nest": why_not_enter_nest, "leave_nest": why_not_leave_nest, "dress": why_not_dress,
    "order": why_not_order, "decoy": why_not_decoy, "turn_lock": why_not_turn_lock,
}
