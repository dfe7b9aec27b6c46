"""Why an action is refused: the rule that forbids it now. Used only to explain; what is legal is what is offered."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.v_commandos.actions import ABOUT_A_COMMANDO, FREE, PAID, PLUS, SIGNATURES
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    BOMBING, BURN, CARRY_OUT, CLIMBER, CRATE, CRITICAL, CROWBAR, DECOY, DRESSING, GRENADE, INTERACT, ITEMS, JAMMED, LOCKSMITH,
    LONG_SIGHT, MEDKIT, MG42_2, NEST_GUN, OPEN, ORDERS, PRINTED, SHUT, SPOTTED, STEALTHY, STG44, TNT, UNIFORM, WALL)
from bocage.games.v_commandos.rules.activation import can_enter_by, cost_of, is_medium, weapons_of
from bocage.games.v_commandos.rules.enemy_fire import foes_to_hit
from bocage.games.v_commandos.rules.equipment import MOST_FIDGETS
from bocage.games.v_commandos.state import (
    ACTIVE, COMMANDO_IN_NEST, IN_PLAY, NOBODY, OBJECTIVE_OPEN, OFF_MAP, WAITING, State, can_take_plus, has_free_slot,
    heat_index, in_range, room, room_for_special)

COMMANDO_DECISIONS = ("activate", "act", "window")


def why_not(b: Board, s: State, decision: Decision, action: Action) -> str:
    """The id of the rule that stands in the way; where a certain answer is asked for, the rule that asks."""
    if decision.kind not in COMMANDO_DECISIONS:
        return decision.rule
    if action.verb == "done":
        return "VC-ACT-03" if decision.kind == "act" else "VC-ZERO-03"
    if action.verb == "pass":
        return decision.rule
    if action.verb not in ABOUT_A_COMMANDO or action.verb not in CHECKS:
        return decision.rule
    c = action.args[0]
    if c not in s.squad:
        return "VC-CARD-03"
    if action.verb in ("activate", "end"):
        return CHECKS[action.verb](b, s, action) or decision.rule
    return wrong_place(s, action) or wrong_payment(b, s, decision, action) or CHECKS[action.verb](b, s, action) or decision.rule


def wrong_place(s: State, action: Action) -> str:
    """Off the map there is little to do, and in critical condition less."""
    c = action.args[0]
    if s.tile[c] == OFF_MAP:
        if s.left_turn[c] == s.turn and s.turn:
            return "VC-HATCH-02"
        if s.waiting[c]:
            return "VC-ELIM-07"
        if action.verb in ("detonate", "unblock_hatch"):
            return "VC-TNT-03" if action.verb == "detonate" else "VC-HATCH-06"
        if action.verb not in ("move", "stealth_move"):
            return "VC-HATCH-04"
    return ""


def wrong_payment(b: Board, s: State, decision: Decision, action: Action) -> str:
    c, cost = action.args[0], cost_of(b, s, action)
    if not cost:
        return "VC-RULING-45" if s.fidgets >= MOST_FIDGETS and action.verb != "detonate" else ""
    how = action.args[-1] if SIGNATURES[action.verb][-1] == "p" else PAID
    if how == FREE:
        return "VC-ZERO-06" if action.verb not in ("lay", "force", "bomb", "unblock_hatch") else ""
    if s.face[c] == CRITICAL:
        return "VC-HEALTH-07"
    if how == PLUS:
        if not s.plus[c]:
            return "VC-SAVE-05"
        return "VC-SAVE-06" if cost != 1 else ""
    if decision.kind == "window":
        return "VC-ZERO-03"
    if s.acted[c] != ACTIVE:
        return "VC-ACT-03"
    if s.budget[c] < cost:
        return "VC-OBJ-05" if action.verb == "interact" else "VC-ACT-01"
    return ""


# --- one check for each verb; an empty string means: not this --------------------------------------------------------


def activate(b: Board, s: State, action: Action) -> str:
    c = action.args[0]
    if s.active != NOBODY or s.acted[c] != WAITING:
        return "VC-ACT-03"
    if s.face[c] == CRITICAL:
        return "VC-HEALTH-07"
    if s.tile[c] == OFF_MAP:
        if s.left_turn[c] == s.turn:
            return "VC-HATCH-02"
        return "VC-ELIM-07" if s.waiting[c] else "VC-SCEN-07" if s.through[c] else "VC-MOVE-06"
    return "VC-ZERO-03"


def end(b: Board, s: State, action: Action) -> str:
    return "VC-ACT-03"


def move(b: Board, s: State, action: Action) -> str:
    c, tile, escorts, _ = action.args
    if s.tile[c] == OFF_MAP:
        refused = entry(b, s, c, tile)
    else:
        refused = step(b, s, c, tile)
    if refused:
        return refused
    if action.verb == "stealth_move":
        if s.uniform[c]:
            return "VC-SMOVE-03"
        if not is_medium(b.size[tile], s.effect[b.terrain_of[tile]]):
            return "VC-SMOVE-01"
    return company(b, s, c, escorts, tile)


def entry(b: Board, s: State, c: int, tile: int) -> str:
    hatch = b.hatch_on[tile]
    if hatch < 0 or s.terrain[b.terrain_of[tile]] != IN_PLAY:
        return "VC-MOVE-06"
    if s.hatches[hatch] != OPEN:
        return "VC-HATCH-06"
    if b.exit_only[hatch]:
        return "VC-SCEN-12"
    if s.through[c] == b.terrain_of[tile] + 1:
        return "VC-SCEN-07"
    return "" if can_enter_by(b, s, c, hatch) else "VC-CAP-02"


def step(b: Board, s: State, c: int, tile: int) -> str:
    between = dict(b.walls[s.tile[c]]) | dict(b.edges[s.tile[c]])
    if tile not in between:
        return "VC-MOVE-01"
    climbs = b.ability[c * 2 + s.side[c]] == CLIMBER
    if between[tile] == WALL and not climbs:
        return "VC-MOVE-03"
    if between[tile] >= 0 and s.doors[between[tile]] == SHUT and not climbs:
        return "VC-MOVE-04"
    return "VC-CAP-02" if room(b, s, tile) < 1 else ""


def company(b: Board, s: State, c: int, escorts: int, tile: int) -> str:
    """VC-ESCORT-03, VC-ESCORT-04: who should follow must be there, fit on the tile, and cannot climb."""
    for x in range(len(b.escort_ids)):
        if escorts >> x & 1:
            if s.tile[c] == OFF_MAP:
                if s.escort_tile[x] != OFF_MAP or s.escort_with[x] != c:
                    return "VC-ESCORT-04"
            elif s.escort_tile[x] != s.tile[c]:
                return "VC-ESCORT-04"
    if escorts and tile >= 0:
        if room(b, s, tile) <= escorts.bit_count():
            return "VC-ESCORT-03"
        if s.tile[c] >= 0:
            return "VC-RULING-06"
    return ""


def exit_hatch(b: Board, s: State, action: Action) -> str:
    hatch = b.hatch_on[s.tile[action.args[0]]]
    if hatch < 0 or s.hatches[hatch] != OPEN:
        return "VC-HATCH-01"
    return company(b, s, action.args[0], action.args[1], NOBODY)


def unblock_hatch(b: Board, s: State, action: Action) -> str:
    hatch = b.hatch_on[s.tile[action.args[0]]]
    return "VC-HATCH-05" if hatch < 0 or s.hatches[hatch] == OPEN else "VC-ZERO-06"


def melee(b: Board, s: State, action: Action) -> str:
    c, foe, _ = action.args
    if s.face[c] != STEALTHY:
        return "VC-STEALTH-03"
    return "VC-MELEE-01" if foe not in foes_to_hit(b, s, s.tile[c], b.nest_to_hit) else ""


def weapon_at_hand(b: Board, s: State, c: int, weapon: int) -> str:
    if weapon == GRENADE:
        return "" if GRENADE in s.kit[c] else "VC-SHOOT-03"
    if weapon in weapons_of(b, s, c, s.tile[c]):
        return ""
    nest = b.nest_on[s.tile[c]]
    if weapon == NEST_GUN:
        sits = nest >= 0 and s.holder[nest] == COMMANDO_IN_NEST + c
        return "VC-HEAT-01" if sits and s.heat[heat_index(weapon, nest)] != NOBODY else "VC-NEST-04"
    if weapon in s.kit[c] and STG44 <= weapon <= MG42_2:
        return "VC-HEAT-01"
    jammed = weapon == JAMMED or (JAMMED in s.kit[c] and weapon == s.jammed)
    if jammed or (weapon >= PRINTED and s.jammed_printed == c):
        return "VC-EVENT-03"
    return "VC-SHOOT-03"


def shoot(b: Board, s: State, action: Action) -> str:
    c, weapon, tile, _ = action.args
    refused = weapon_at_hand(b, s, c, weapon)
    if refused:
        return refused
    sees_far = weapon != GRENADE and b.ability[c * 2 + s.side[c]] == LONG_SIGHT
    if tile not in in_range(b, s, s.tile[c]) and not (sees_far and any(tile == far[0] for far in b.far[s.tile[c]])):
        return "VC-SHOOT-04"
    return "VC-SHOOT-04" if s.crowd[tile] else "VC-SHOOT-01"


def shoot_door(b: Board, s: State, action: Action) -> str:
    c, weapon, door, _ = action.args
    if weapon == GRENADE:
        return "VC-GREN-01"
    refused = weapon_at_hand(b, s, c, weapon)
    if refused:
        return refused
    return "VC-SHOOT-05" if s.tile[c] not in b.door_tiles[door] else "VC-SHOOT-01"


def heal(b: Board, s: State, action: Action) -> str:
    c, patient, _ = action.args
    if MEDKIT not in s.kit[c]:
        return "VC-EQUIP-02"
    return "VC-MEDKIT-01" if patient not in s.squad or s.tile[patient] != s.tile[c] else "VC-MEDKIT-02"


def force(b: Board, s: State, action: Action) -> str:
    return "VC-EQUIP-02" if CROWBAR not in s.kit[action.args[0]] else "VC-CROW-01"


def barricade(b: Board, s: State, action: Action) -> str:
    return "VC-EQUIP-02" if CROWBAR not in s.kit[action.args[0]] else "VC-CROW-02"


def disguise(b: Board, s: State, action: Action) -> str:
    return "VC-EQUIP-02" if UNIFORM not in s.kit[action.args[0]] else "VC-UNIF-01"


def lay(b: Board, s: State, action: Action) -> str:
    return "VC-EQUIP-02" if TNT not in s.kit[action.args[0]] else "VC-CARD-04"


def bomb(b: Board, s: State, action: Action) -> str:
    return "VC-EQUIP-02" if BOMBING not in s.kit[action.args[0]] else "VC-BOMB-01"


def shut_off_alarm(b: Board, s: State, action: Action) -> str:
    c = action.args[0]
    terrain = b.terrain_of[s.tile[c]]
    token = b.alarm_of[terrain]
    if token >= 0 and s.triangles[token] < 0:
        return "VC-ALARM-10"
    if s.face[c] != STEALTHY:
        return "VC-STEALTH-03"
    return "VC-SCEN-16" if b.alarm_fixed_by_blast[terrain] and s.blasts[terrain] else "VC-ALARM-09"


def interact(b: Board, s: State, action: Action) -> str:
    c, o, _ = action.args
    if s.objective[o] != OBJECTIVE_OPEN or s.triangles[b.objective_triangle[o]] != s.tile[c]:
        return "VC-OBJ-01"
    if b.objective_word[o] not in (INTERACT, BURN, CARRY_OUT):
        return "VC-OBJ-02"
    if b.objective_word[o] == CARRY_OUT and not has_free_slot(b, s, c):
        return "VC-SCEN-06"
    return "VC-SCEN-01" if b.objective_item[o] >= 0 and b.objective_item[o] not in s.kit[c] else "VC-OBJ-05"


def save_action(b: Board, s: State, action: Action) -> str:
    return "VC-SAVE-03" if s.wounds[action.args[0]] else "VC-SAVE-02"


def pick(b: Board, s: State, action: Action) -> str:
    c, item = action.args
    if item == SPOTTED or (item == TNT and s.charges[s.tile[c]] and not s.items[s.tile[c] * ITEMS + TNT]):
        return "VC-PICK-02"
    if item >= CRATE or not s.items[s.tile[c] * ITEMS + item]:
        return "VC-PICK-01"
    return "VC-PICK-03"


def drop(b: Board, s: State, action: Action) -> str:
    return "VC-PICK-04"


def hand_over(b: Board, s: State, action: Action) -> str:
    c, other, item = action.args[:3]
    if other == c or other not in s.squad or s.tile[other] != s.tile[c]:
        return "VC-PICK-05"
    if item not in s.kit[c]:
        return "VC-PICK-04"
    return "VC-PICK-03" if action.verb == "give" else "VC-PICK-05"


def detonate(b: Board, s: State, action: Action) -> str:
    return "VC-TNT-02"


def enter_nest(b: Board, s: State, action: Action) -> str:
    c = action.args[0]
    nest = b.nest_on[s.tile[c]]
    if nest < 0:
        return "VC-NEST-02"
    return "VC-HEALTH-07" if s.holder[nest] == NOBODY else "VC-NEST-01"


def leave_nest(b: Board, s: State, action: Action) -> str:
    c = action.args[0]
    nest = b.nest_on[s.tile[c]]
    if nest < 0 or s.holder[nest] != COMMANDO_IN_NEST + c:
        return "VC-NEST-02"
    return "VC-CAP-02" if room_for_special(b, s, s.tile[c]) < 1 else ""


def has_ability(b: Board, s: State, c: int, ability: int) -> str:
    return "" if b.ability[c * 2 + s.side[c]] == ability else "VC-CARD-04"


def dress(b: Board, s: State, action: Action) -> str:
    return has_ability(b, s, action.args[0], DRESSING) or "VC-CARD-04"


def order(b: Board, s: State, action: Action) -> str:
    c, other, _ = action.args
    if has_ability(b, s, c, ORDERS) or s.used[c] or other == c:
        return "VC-CARD-04"
    return "VC-SAVE-02" if other in s.squad and not can_take_plus(b, s, other) else "VC-CARD-04"


def decoy(b: Board, s: State, action: Action) -> str:
    return has_ability(b, s, action.args[0], DECOY) or "VC-CARD-04"


def turn_lock(b: Board, s: State, action: Action) -> str:
    return has_ability(b, s, action.args[0], LOCKSMITH) or "VC-CARD-04"


CHECKS = {
    "activate": activate, "end": end, "move": move, "stealth_move": move, "exit_hatch": exit_hatch,
    "unblock_hatch": unblock_hatch, "melee": melee, "shoot": shoot, "shoot_door": shoot_door, "heal": heal, "force": force,
    "barricade": barricade, "disguise": disguise, "lay": lay, "bomb": bomb, "shut_off_alarm": shut_off_alarm,
    "interact": interact, "save_action": save_action, "pick": pick, "drop": drop, "give": hand_over, "swap": hand_over,
    "detonate": detonate, "enter_nest": enter_nest, "leave_nest": leave_nest, "dress": dress, "order": order, "decoy": decoy,
    "turn_lock": turn_lock,
}
