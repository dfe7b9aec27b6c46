"""The commandos phase (VC-ACT), 0-cost moments (VC-ZERO) and saved actions (VC-SAVE): what each commando may do now.

The functions that list options are the innermost loop of all simulation: plain ints, shared actions, no generators.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.action import PASS, Action
from bocage.core.decision import Decision, Steps
from bocage.games.v_commandos import events as e
from bocage.games.v_commandos.actions import FREE, PAID, PLUS, SIGNATURES
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    BOMBING, BURN, CARRY_OUT, CLIMBER, CRITICAL, CROWBAR, DECOY, DRESSING, FOG, GRENADE, INTERACT, ITEMS, LARGE,
    LOCKSMITH, LONG_SIGHT, MEDIUM, MEDKIT, MG42_2, MOSIN_NAGANT, MP40_GUN, NEST_GUN, NO_DOOR, OPEN, ORDERS, POWER_CUT,
    QUICK_FUSE, SEALED_HATCH, SEARCHLIGHTS, SHUT, STEALTHY, STG44, TAIL_WIND, TNT, UNIFORM, WEAK_LOCKS)
from bocage.games.v_commandos.rules import alarm, combat, equipment, guards, health, moving, objectives
from bocage.games.v_commandos.rules.asking import VTable
from bocage.games.v_commandos.rules.enemy_fire import foes_to_hit
from bocage.games.v_commandos.state import (
    ACTIONS, ACTIVE, BEFORE_REINFORCEMENT, COMMANDO_IN_NEST, DONE, IN_PLAY, NOBODY, OBJECTIVE_OPEN, OFF_MAP, WAITING, State,
    can_act_off_map, can_take_plus, has_free_slot, heat_index, room_for_special)

DRESSING_COST = 2

# --- the phase --------------------------------------------------------------------------------------------------------


def commandos_step(g: VTable) -> Steps:
    """VC-GEN-04, VC-ACT-03, VC-ACT-04, VC-ACT-06: players choose who acts next; that commando spends its actions, one after the
    other.

    When nobody is left to begin, the phase is over; what costs 0 goes on in the moment before reinforcements.
    """
    b, s = g.board, g.state
    options: list[Action] = []
    if s.active == NOBODY:
        options += [b.lexicon.act("activate", c) for c in s.squad if can_begin(b, s, c)]
        if not options:
            s.phase = BEFORE_REINFORCEMENT
            return
        for c in s.squad:
            add_free_options(b, s, c, options)
        options.append(b.lexicon.act("done"))
        choice = yield Decision(b.everyone, "activate", options, "VC-GEN-04")
    else:
        add_options(b, s, s.active, PAID, options)
        for c in s.squad:
            add_free_options(b, s, c, options)
        options.append(b.lexicon.act("end", s.active))
        by = b.everyone if b.seats == 1 else tuple(sorted({s.seat[option.args[0]] for option in options}))
        choice = yield Decision(by, "act", options, "VC-ACT-06", (s.active, s.budget[s.active]))
    yield from carry_out(g, choice)


def window_step(g: VTable, next_phase: int) -> Steps:
    """VC-ZERO-03, VC-ZERO-05: before and after each enemy step any number of 0-cost actions, in any order, until players
    pass."""
    b, s = g.board, g.state
    options: list[Action] = []
    for c in s.squad:
        add_free_options(b, s, c, options)
    if options:
        choice = yield Decision(b.everyone, "window", [PASS, *options], "VC-ZERO-03", (s.phase,))
        if choice is not PASS:
            yield from carry_out(g, choice)
            return
    s.fidgets = 0
    s.phase = next_phase


def can_begin(b: Board, s: State, c: int) -> bool:
    """VC-ACT-01, VC-HEALTH-07: a commando that has not acted yet and has an action to spend."""
    if s.acted[c] != WAITING or s.face[c] == CRITICAL:
        return False
    return s.tile[c] >= 0 or (can_act_off_map(s, c) and any_entry(b, s, c))


def begin_activation(g: VTable, c: int) -> None:
    """VC-ACT-01, VC-ACT-07, VC-HEALTH-04: three actions, less one for each −1 token on the card when it begins."""
    s = g.state
    s.active = c
    s.acted[c] = ACTIVE
    s.budget[c] = max(0, ACTIONS - s.wounds[c])
    g.tell(e.ACTIVATED, c, s.budget[c])


def end_activation(s: State, c: int) -> None:
    """VC-ACT-03, VC-ACT-04: what is not spent is lost."""
    s.acted[c] = DONE
    s.budget[c] = 0
    s.active = NOBODY


# --- carrying out -----------------------------------------------------------------------------------------------------


def carry_out(g: VTable, action: Action) -> Steps:
    """VC-SAVE-05, VC-ACT-02, VC-ACT-05, VC-ACT-08: pays for the chosen action, carries it out, and ends the activation when
    spent."""
    s = g.state
    verb, args = action.verb, action.args
    if verb == "activate":
        begin_activation(g, args[0])
    elif verb == "end":
        end_activation(s, args[0])
    elif verb == "done":
        s.phase = BEFORE_REINFORCEMENT
    else:
        c = args[0]
        pay(g, c, action)
        s.fidgets = s.fidgets + 1 if verb in FIDGETS else 0
        steps = PERFORM[verb](g, *args)
        if steps is not None:
            yield from steps
        if s.active == c and not s.budget[c]:
            end_activation(s, c)


def pay(g: VTable, c: int, action: Action) -> None:
    """VC-ACT-06: takes the cost from the activation, or a +1 token, which is then discarded."""
    s = g.state
    how = action.args[-1] if SIGNATURES[action.verb][-1] == "p" else PAID
    if how == PLUS:
        s.plus[c] -= 1
        g.tell(e.PLUS_SPENT, c)
    elif how == PAID:
        s.budget[c] -= cost_of(g.board, s, action)


def cost_of(b: Board, s: State, action: Action) -> int:
    """VC-ACT-02, VC-ACT-06, VC-OBJ-05, VC-SMOVE-01: 0 to handle equipment, detonate or take a nest; 2 to sneak; objectives as
    printed; else 1."""
    verb = action.verb
    if verb in FREE_OF_COST:
        return 0
    if verb == "stealth_move":
        in_fog = s.effect[b.terrain_of[action.args[1]]] == FOG and s.tile[action.args[0]] >= 0      # VC-EVENT-08
        return 1 if in_fog else 2
    if verb == "interact":
        return b.objective_actions[action.args[1]]
    return DRESSING_COST if verb == "dress" else 1


FIDGETS = frozenset(("pick", "drop", "give", "swap", "enter_nest", "leave_nest"))
FREE_OF_COST = FIDGETS | {"detonate"}


def save_action(g: VTable, c: int) -> None:
    """VC-SAVE-01, VC-SAVE-04: a +1 token on a free +1/−1 slot, kept until it is used or lost to a wound."""
    g.state.plus[c] += 1
    g.tell(e.SAVED, c)


def order(g: VTable, c: int, other: int, how: int) -> None:
    """VC-CARD-04: Orders: another commando on the terrain gains a +1 token."""
    g.state.used[c] = 1
    g.state.plus[other] += 1
    g.tell(e.PLUS_GAINED, other, rule="VC-CARD-04")


def decoy(g: VTable, c: int, point: int, how: int) -> None:
    """VC-CARD-04: Decoy: the compass point of this terrain for this turn is the one chosen."""
    s = g.state
    s.used[c] = 1
    s.direction[g.board.terrain_of[s.tile[c]]] = point
    g.tell(e.COMPASS_TURNED, c, point)


def lay(g: VTable, c: int, how: int) -> None:
    """VC-TNT-01; VC-CARD-04: Quick fuse lays it for nothing, once a turn."""
    if how == FREE:
        g.state.used[c] = 1
    equipment.lay_charge(g, c)


PERFORM: dict[str, Callable[..., Steps | None]] = {
    "move": lambda g, c, tile, escorts, how: moving.move(g, c, tile, escorts, sneaking=False),
    "stealth_move": lambda g, c, tile, escorts, how: moving.move(g, c, tile, escorts, sneaking=True),
    "exit_hatch": lambda g, c, escorts, how: moving.exit_hatch(g, c, escorts),
    "unblock_hatch": lambda g, c, how: moving.unblock_hatch(g, c),
    "melee": lambda g, c, foe, how: combat.melee(g, c, foe),
    "shoot": lambda g, c, weapon, tile, how: (
        combat.throw_grenade(g, c, tile) if weapon == GRENADE else combat.shoot(g, c, weapon, tile)),
    "shoot_door": lambda g, c, weapon, door, how: combat.shoot_door(g, c, weapon, door),
    "heal": lambda g, c, patient, how: health.use_medkit(g, c, patient),
    "force": lambda g, c, door, how: equipment.force_door(g, c, door),
    "barricade": lambda g, c, entrance, how: equipment.barricade(g, c, entrance),
    "disguise": lambda g, c, how: equipment.disguise(g, c),
    "lay": lay,
    "bomb": lambda g, c, tile, how: combat.bomb(g, c, tile),
    "shut_off_alarm": lambda g, c, how: alarm.shut_off(g, c),
    "interact": lambda g, c, o, how: objectives.interact(g, c, o),
    "save_action": save_action,
    "pick": equipment.pick,
    "drop": equipment.drop,
    "give": equipment.give,
    "swap": equipment.swap,
    "detonate": equipment.detonate,
    "enter_nest": guards.enter_nest,
    "leave_nest": guards.leave_nest,
    "dress": health.dress,
    "order": order,
    "decoy": decoy,
    "turn_lock": lambda g, c, door, how: equipment.turn_lock(g, c, door),
}


# --- what costs nothing, and what a +1 token pays (VC-ZERO-06) --------------------------------------------------------


def add_free_options(b: Board, s: State, c: int, options: list[Action]) -> None:
    """VC-ZERO-01, VC-ZERO-02, VC-ZERO-04, VC-ZERO-06: handling equipment, detonating, nests, +1 tokens, and whatever costs 0
    this turn."""
    tile = s.tile[c]
    if tile < 0:
        if s.plus[c] and s.face[c] != CRITICAL and can_act_off_map(s, c):       # VC-HATCH-09
            add_entries(b, s, c, PLUS, False, options)
        return
    act = b.lexicon.act
    kit = s.kit[c]
    if s.fidgets < equipment.MOST_FIDGETS:
        add_equipment_options(b, s, c, tile, options)
        nest = b.nest_on[tile]
        if nest >= 0:
            if s.holder[nest] == NOBODY and s.face[c] != CRITICAL:
                options.append(act("enter_nest", c))
            elif s.holder[nest] == COMMANDO_IN_NEST + c and room_for_special(b, s, tile) > 0:
                options.append(act("leave_nest", c))
    if any(s.charges):                                                          # VC-TNT-02
        for at in b.tiles_of[b.terrain_of[tile]]:
            if s.charges[at]:
                options.append(act("detonate", c, at))
    if TNT in kit and not s.used[c] and b.ability[c * 2 + s.side[c]] == QUICK_FUSE:
        options.append(act("lay", c, FREE))
    effect = s.effect[b.terrain_of[tile]]
    if effect == SEALED_HATCH:
        if b.hatch_on[tile] >= 0 and s.hatches[b.hatch_on[tile]] == SHUT:
            options.append(act("unblock_hatch", c, FREE))
    elif effect == TAIL_WIND:
        if BOMBING in kit:
            add_bombing(b, s, c, FREE, options)
    elif effect == WEAK_LOCKS and CROWBAR in kit:
        for _, door in b.edges[tile]:
            if door >= 0 and s.doors[door] == SHUT:
                options.append(act("force", c, door, FREE))
    if s.plus[c]:
        add_options(b, s, c, PLUS, options)


def add_equipment_options(b: Board, s: State, c: int, tile: int, options: list[Action]) -> None:
    """VC-PICK-01, VC-PICK-03, VC-PICK-04, VC-PICK-05: pick up, drop, give; exchange where someone has no slot free."""
    act = b.lexicon.act
    kit = s.kit[c]
    base = tile * ITEMS
    here = s.items[base:base + ITEMS]
    if any(here) and has_free_slot(b, s, c):
        for item, number in enumerate(here):
            if number:
                options.append(act("pick", c, item))
    last = NOBODY
    for item in kit:
        if item != last:
            last = item
            options.append(act("drop", c, item))
    if not kit:
        return
    for other in s.squad:
        if other != c and s.tile[other] == tile:
            full = not has_free_slot(b, s, other)
            last = NOBODY
            for item in kit:
                if item != last:
                    last = item
                    if full:
                        for wanted in dict.fromkeys(s.kit[other]):
                            if wanted != item:
                                options.append(act("swap", c, other, item, wanted))
                    else:
                        options.append(act("give", c, other, item))


# --- what costs actions -----------------------------------------------------------------------------------------------


def add_options(b: Board, s: State, c: int, how: int, options: list[Action]) -> None:
    """VC-ACT-06, VC-SAVE-05, VC-SAVE-06: everything this commando can pay for, from its activation or with one +1 token."""
    tile = s.tile[c]
    purse = s.budget[c] if how == PAID else 1
    if not purse:
        return
    if tile < 0:
        add_entries(b, s, c, how, purse > 1, options)
        return
    act = b.lexicon.act
    terrain = b.terrain_of[tile]
    locked = add_moves(b, s, c, tile, terrain, how, purse, options)
    hatch = b.hatch_on[tile]
    if hatch >= 0:
        if s.hatches[hatch] == OPEN:                                            # VC-HATCH-01
            options.append(act("exit_hatch", c, 0, how))
            for mask in followers_of(s, tile):
                options.append(act("exit_hatch", c, mask, how))
        elif s.effect[terrain] != SEALED_HATCH:                                 # VC-HATCH-05
            options.append(act("unblock_hatch", c, how))
    if s.face[c] == STEALTHY:
        if s.crowd[tile]:                                                       # VC-MELEE-01, VC-STEALTH-03
            for foe in foes_to_hit(b, s, tile, b.nest_to_hit):
                options.append(act("melee", c, foe, how))
        if s.alarm[terrain] and can_shut_off(b, s, tile, terrain):              # VC-ALARM-09
            options.append(act("shut_off_alarm", c, how))
    add_shots(b, s, c, tile, locked, how, options)
    add_uses(b, s, c, tile, locked, how, options)
    add_interactions(b, s, c, tile, terrain, how, purse, options)
    if how == PAID and can_save(b, s, c):
        options.append(act("save_action", c))
    add_abilities(b, s, c, tile, how, purse, options)


def can_save(b: Board, s: State, c: int) -> bool:
    """VC-SAVE-02, VC-SAVE-03: a free +1/−1 slot, and no wound on the topmost one."""
    return not s.wounds[c] and can_take_plus(b, s, c)


def can_shut_off(b: Board, s: State, tile: int, terrain: int) -> bool:
    """VC-ALARM-09, VC-ALARM-13, VC-SCEN-16: the token lies here; after a blast it may be fixed for good."""
    token = b.alarm_of[terrain]
    return token >= 0 and s.triangles[token] == tile and not (b.alarm_fixed_by_blast[terrain] and s.blasts[terrain])


def followers_of(s: State, tile: int) -> list[int]:
    """VC-ESCORT-04: every group of escorts on the tile that could come along, as bits."""
    here = [1 << x for x, at in enumerate(s.escort_tile) if at == tile]
    if not here:
        return []
    masks = [0]
    for bit in here:
        masks += [mask | bit for mask in masks]
    return masks[1:]


def add_moves(b: Board, s: State, c: int, tile: int, terrain: int, how: int, purse: int, options: list[Action]) -> list[int]:
    """VC-MOVE-01, VC-MOVE-02, VC-MOVE-03, VC-MOVE-04, VC-MOVE-05, VC-SMOVE-01, VC-SMOVE-02, VC-SMOVE-03: neighbours with an
    opening and a free slot. Returns locked doors of the tile.

    VC-RULING-06: who climbs ignores walls and locked doors, but takes nobody along there.
    """
    heads, slots, doors = s.heads, b.slots, s.doors
    climbs = b.ability[c * 2 + s.side[c]] == CLIMBER
    effect = s.effect[terrain]
    sneaks = not s.uniform[c] and (purse > 1 or effect == FOG)
    masks = followers_of(s, tile) if s.escort_tile else []
    moves, sneaking = b.lexicon.move[how][c], b.lexicon.stealth_move[how][c]
    locked: list[int] = []
    for other, door in b.edges[tile]:
        shut = door != NO_DOOR and doors[door] == SHUT
        if shut:
            locked.append(door)
            if not climbs:
                continue
        room = slots[other] - heads[other]
        if room > 0:
            options.append(moves[other])
            medium = sneaks and is_medium(b.size[other], effect)
            if medium:
                options.append(sneaking[other])
            if masks and not shut:
                add_with_escorts(b, c, other, masks, room, how, medium, options)
    if climbs:
        for other, _ in b.walls[tile]:
            if slots[other] > heads[other]:
                options.append(moves[other])
                if sneaks and is_medium(b.size[other], effect):
                    options.append(sneaking[other])
    return locked


def is_medium(size: int, effect: int) -> bool:
    """VC-SMOVE-01: medium, or counting as such for stealth this turn."""
    if effect == SEARCHLIGHTS:
        return size <= MEDIUM
    if effect == POWER_CUT:
        return size in (MEDIUM, LARGE)
    return size == MEDIUM


def add_with_escorts(b: Board, c: int, tile: int, masks: list[int], room: int, how: int, medium: bool,
                     options: list[Action]) -> None:
    for mask in masks:
        if room > mask.bit_count():
            options.append(b.lexicon.act("move", c, tile, mask, how))
            if medium:
                options.append(b.lexicon.act("stealth_move", c, tile, mask, how))


def can_enter_by(b: Board, s: State, c: int, hatch: int) -> bool:
    """VC-MOVE-06, VC-HATCH-04, VC-HATCH-06, VC-HATCH-07, VC-SCEN-07, VC-SCEN-12: an open hatch of a terrain in play, with a
    free slot."""
    tile = b.hatch_tile[hatch]
    terrain = b.terrain_of[tile]
    return (s.terrain[terrain] == IN_PLAY and s.hatches[hatch] == OPEN and not b.exit_only[hatch]
            and b.slots[tile] > s.heads[tile] and s.through[c] != terrain + 1)


def any_entry(b: Board, s: State, c: int) -> bool:
    return any(can_enter_by(b, s, c, hatch) for hatch in range(len(b.hatch_tile)))


def add_entries(b: Board, s: State, c: int, how: int, two: bool, options: list[Action]) -> None:
    """VC-MOVE-06, VC-MOVE-07, VC-HATCH-04, VC-HATCH-09, VC-TERRAIN-06, VC-OPER-09: from off the map, up through any open
    hatch in play; nothing else is possible."""
    below = [1 << x for x, companion in enumerate(s.escort_with) if companion == c and s.escort_tile[x] == OFF_MAP]
    for hatch, tile in enumerate(b.hatch_tile):
        if can_enter_by(b, s, c, hatch):
            effect = s.effect[b.terrain_of[tile]]
            sneaks = not s.uniform[c] and two and is_medium(b.size[tile], effect)
            options.append(b.lexicon.move[how][c][tile])
            if sneaks:
                options.append(b.lexicon.stealth_move[how][c][tile])
            if below:
                add_with_escorts(b, c, tile, below, b.slots[tile] - s.heads[tile], how, sneaks, options)


def weapons_of(b: Board, s: State, c: int, tile: int) -> list[int]:
    """VC-SHOOT-03, VC-EQUIP-01, VC-NEST-04, VC-HEAT-01: what it can fire: printed, carried, or the nest it sits in."""
    weapons = [] if s.jammed_printed == c else [b.printed[c * 2 + s.side[c]]]
    last = NOBODY
    for item in s.kit[c]:
        if MP40_GUN <= item <= MOSIN_NAGANT and item != last:
            last = item
            if not STG44 <= item <= MG42_2 or s.heat[item - STG44] in (NOBODY, c):
                weapons.append(item)
    nest = b.nest_on[tile]
    if nest >= 0 and s.holder[nest] == COMMANDO_IN_NEST + c and s.heat[heat_index(NEST_GUN, nest)] in (NOBODY, c):
        weapons.append(NEST_GUN)
    return weapons


def add_shots(b: Board, s: State, c: int, tile: int, locked: list[int], how: int, options: list[Action]) -> None:
    """VC-SHOOT-01, VC-SHOOT-04, VC-SHOOT-05, VC-GREN-01: tiles in range that hold enemies; locked doors of the tile, firearms
    only."""
    crowd, doors = s.crowd, s.doors
    targets = [tile] if crowd[tile] else []
    for other, door in b.edges[tile]:
        if crowd[other] and (door == NO_DOOR or doors[door] == OPEN):
            targets.append(other)
    far = [] if b.ability[c * 2 + s.side[c]] != LONG_SIGHT else sorted({
        other for other, first, second in b.far[tile]
        if crowd[other] and other not in targets and (first == NO_DOOR or doors[first] == OPEN) and (
            second == NO_DOOR or doors[second] == OPEN)})
    act = b.lexicon.act
    if targets or far or locked:
        for weapon in weapons_of(b, s, c, tile):
            for target in targets:
                options.append(act("shoot", c, weapon, target, how))
            for target in far:
                options.append(act("shoot", c, weapon, target, how))
            for door in locked:
                options.append(act("shoot_door", c, weapon, door, how))
    if targets and GRENADE in s.kit[c]:
        for target in targets:
            options.append(act("shoot", c, GRENADE, target, how))


def add_uses(b: Board, s: State, c: int, tile: int, locked: list[int], how: int, options: list[Action]) -> None:
    """VC-EQUIP-02, VC-EQUIP-05: equipment used for one action, among enemies or not."""
    act = b.lexicon.act
    last = NOBODY
    for item in s.kit[c]:
        if item == last:
            continue
        last = item
        if item == MEDKIT:                                                      # VC-MEDKIT-01
            for patient in s.squad:
                if s.tile[patient] == tile and s.wounds[patient]:
                    options.append(act("heal", c, patient, how))
        elif item == CROWBAR:                                                   # VC-CROW-01, VC-CROW-02
            if s.effect[b.terrain_of[tile]] != WEAK_LOCKS:
                for door in locked:
                    options.append(act("force", c, door, how))
            for entrance in b.entrances_on[tile]:
                if not s.barricades[entrance]:
                    options.append(act("barricade", c, entrance, how))
        elif item == TNT:                                                       # VC-TNT-01
            options.append(act("lay", c, how))
        elif item == UNIFORM:                                                   # VC-UNIF-01
            if not s.uniform[c]:
                options.append(act("disguise", c, how))
        elif item == BOMBING and s.effect[b.terrain_of[tile]] != TAIL_WIND:
            add_bombing(b, s, c, how, options)


def add_bombing(b: Board, s: State, c: int, how: int, options: list[Action]) -> None:
    """VC-BOMB-01: any outdoor tile of any terrain in play, with or without enemies."""
    for tile in range(b.tiles):
        if not b.indoor[tile] and s.terrain[b.terrain_of[tile]] == IN_PLAY:
            options.append(b.lexicon.act("bomb", c, tile, how))


def add_interactions(b: Board, s: State, c: int, tile: int, terrain: int, how: int, purse: int, options: list[Action]) -> None:
    """VC-OBJ-01, VC-OBJ-05, VC-RULING-11: an objective on the tile, its whole cost paid in one go, its item at hand."""
    for o in b.objectives_of[terrain]:
        if s.objective[o] == OBJECTIVE_OPEN and s.triangles[b.objective_triangle[o]] == tile and (
                can_interact(b, s, c, o, purse)):
            options.append(b.lexicon.act("interact", c, o, how))


def can_interact(b: Board, s: State, c: int, o: int, purse: int) -> bool:
    """VC-OBJ-02, VC-SCEN-01, VC-SCEN-03, VC-SCEN-06: only some objectives are handled; a crate needs a free slot."""
    word = b.objective_word[o]
    if word not in (INTERACT, BURN, CARRY_OUT) or b.objective_actions[o] > purse:
        return False
    if word == CARRY_OUT and not has_free_slot(b, s, c):
        return False
    return b.objective_item[o] < 0 or b.objective_item[o] in s.kit[c]


def add_abilities(b: Board, s: State, c: int, tile: int, how: int, purse: int, options: list[Action]) -> None:
    """VC-CARD-04: the special abilities that cost actions, those with the mark once a turn."""
    ability = b.ability[c * 2 + s.side[c]]
    act = b.lexicon.act
    if ability == LOCKSMITH:
        for _, door in b.edges[tile]:
            if door >= 0:
                options.append(act("turn_lock", c, door, how))
    elif s.used[c]:
        return
    elif ability == DRESSING:
        if purse >= DRESSING_COST:
            for patient in s.squad:
                if s.tile[patient] == tile and s.wounds[patient] and s.face[patient] != CRITICAL:
                    options.append(act("dress", c, patient))
    elif ability == ORDERS:
        for other in s.squad:
            if other != c and s.tile[other] >= 0 and b.terrain_of[s.tile[other]] == b.terrain_of[tile] and (
                    can_take_plus(b, s, other)):
                options.append(act("order", c, other, how))
    elif ability == DECOY:
        for point in range(4):
            options.append(act("decoy", c, point, how))
