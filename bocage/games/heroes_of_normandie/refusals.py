"""Why an action cannot be chosen now: the rule that forbids it. Nothing here looks at what others hide.

Of a hidden counter only what everybody sees is used: that it lies there, whose it is, and that it is infantry.
"""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.map.ground import DOOR, HIGH, Ground
from bocage.games.heroes_of_normandie.map.vehicle_poses import squares_of
from bocage.games.heroes_of_normandie.rules.asking import asked_unit
from bocage.games.heroes_of_normandie.rules.phases.deploying import scout_of, zone_of
from bocage.games.heroes_of_normandie.rules.movement.moving import in_reserve
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch, in_arc, reach
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths
from bocage.games.heroes_of_normandie.rules.option_tokens import stock_for
from bocage.games.heroes_of_normandie.rules.units import (
    face_of, has_room, has_trait, in_play, is_decoy, is_infantry, occupied, side_of, squares, type_of, usable_weapons,
    vehicle_squares)
from bocage.games.heroes_of_normandie.state import State

# Where nothing more can be said: the rule that says when this is chosen.
RULE_OF = {
    "directive": "HN-ORDN-07", "first": "HN-MULTI-07", "deploy": "HN-SETUP-06", "face": "HN-SETUP-06", "side": "HN-SETUP-07",
    "aboard": "HN-SETUP-08", "deploy_rest": "HN-SETUP-06", "deploy_ambush": "HN-SETUP-07",
    "order_smoke": "HN-ORDN-18", "withhold": "HN-ORDER-07", "share": "HN-MULTI-04", "direct": "HN-ORDN-07",
    "tactic": "HN-VICTORY-08", "special": "HN-SPECIAL-03", "autonomous": "HN-ABIL-05", "move": "HN-ACT-04",
    "battery": "HN-ABIL-38", "decline": "HN-ACT-04", "aim": "HN-ARC-03", "leave": "HN-TRANSPORT-04", "exit": "HN-MOVE-12",
    "attach": "HN-EQUIP-06", "charge": "HN-EQUIP-12", "dig": "HN-EQUIP-04", "conceal": "HN-ORDN-05", "again": "HN-TRAIT-07",
    "point": "HN-INDIRECT-01", "into": "HN-BLDG-07", "part": "HN-ABIL-28", "ammunition": "HN-EQUIP-08",
    "opportunity": "HN-TERR-13", "use": "HN-EQUIP-14", "reroll": "HN-TRAIT-16", "result": "HN-ABIL-22",
    "replace": "HN-ABIL-30", "steady": "HN-TRAIT-05", "strafe": "HN-CARD-01", "cancel": "HN-CARD-01", "die": "HN-CARD-01",
    "draw": "HN-RESERVE-10", "swap": "HN-MULTI-12",
}

# What a manner of fire needs beside a weapon: the ability, or the tokens of equipment.
ABILITY_OF = {
    p.SUPPRESSIVE: (p.SUPPRESSIVE_FIRE, "HN-ABIL-39"), p.BURSTS: (p.BURST, "HN-ABIL-28"),
    p.BURST_SUPPRESSIVE: (p.BURST, "HN-ABIL-28"), p.SNIPE: (p.SNIPER, "HN-ABIL-34"),
    p.TEMPLATE: (p.DIRECT_FIRE | p.INDIRECT_FIRE, "HN-INDIRECT-01"),
}
TOKENS_OF = {
    p.HE: ("he_shells", "HN-EQUIP-01"), p.PANZERFAUST: ("panzerfaust", "HN-EQUIP-03"),
    p.BAZOOKA_AMMO: ("bazooka_ammo", "HN-EQUIP-11"), p.GRENADE: ("frag_grenades", "HN-EQUIP-09"),
    p.RIFLE_GRENADE: ("rifle_grenade", "HN-EQUIP-05"),
}
MOVING = ("move", "reserve_move")


def why_not(b: Board, s: State, decision: Decision, action: Action) -> str:
    """The answer depends on open facts and on what whoever is asked holds himself."""
    reason = REASONS.get(action.verb)
    if reason is not None:
        return reason(b, s, decision, action)
    return RULE_OF.get(action.verb, decision.rule)


# --- deployment and orders --------------------------------------------------------------------------------------------


def why_not_place(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-SETUP-06, HN-ABIL-31, HN-ABIL-32: outside the zone, further than it scouts, near an objective, taken, closed to it."""
    if decision.kind != "deploy_where":
        return decision.rule if decision.kind in ("lay_position", "place_horn") else "HN-SETUP-06"
    square, recruit = action.args[0], decision.about[0]
    made = b.recruits[recruit]
    if not zone_of(b, made.seat, scout_of(b, recruit)) >> square & 1:
        if not scout_of(b, recruit):
            return "HN-SETUP-06"
        return "HN-ABIL-32" if b.near_objectives >> square & 1 else "HN-ABIL-31"
    if square in occupied(b, s):
        return "HN-GEN-13"
    kind = b.types[made.kind].kind
    return closed(b.ground(s.ground), square, kind, False) or ("HN-VEH-16" if kind != p.INFANTRY else "HN-SETUP-06")


def why_not_order(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-ORDER-01, HN-ORDER-02, HN-ORDER-03: a token in hand, on a unit of one's own that has none yet."""
    token, unit = action.args
    seat = decision.by[0]
    if decision.kind != "place_order" or not is_own(s, unit, seat):
        return "HN-ORDER-01"
    if token not in s.tokens[seat]:
        return "HN-ORDER-03"
    if s.token[unit]:
        return "HN-ORDER-02"
    return why_owed(b, s, decision)


def why_owed(b: Board, s: State, decision: Decision) -> str:
    """HN-ABIL-25, HN-TRAIT-06, HN-CARD-03: the last tokens belong to units that must have one."""
    due = [option.args[1] for option in decision.options if option.verb == "order"]
    if any(face_of(b, s, unit).flags & p.PERSONAL_ORDER for unit in due):
        return "HN-ABIL-25"
    return "HN-TRAIT-06" if any(has_trait(b, s, unit, "hardened") for unit in due) else "HN-CARD-03"


def is_own(s: State, unit: int, seat: int) -> bool:
    return unit < len(s.at) and s.owner[unit] == seat and in_play(s, unit)


def why_not_activate(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-RESERVE-01: in Reserve, units of one's own that have not acted."""
    return "HN-RESERVE-01" if decision.kind == "reserve_unit" else "HN-ACT-11"


# --- movement ---------------------------------------------------------------------------------------------------------


def closed(ground: Ground, square: int, kind: int, swims: bool) -> str:
    """HN-TERR-10, HN-TERR-11, HN-TERR-16, HN-TERR-18, HN-BLDG-01, HN-VEH-13: the rule that closes a square to a kind of unit;
    empty if none does."""
    bit = 1 << square
    if (ground.passable[kind] | (ground.water if swims else 0)) & bit:
        return ""
    if ground.water & bit:
        return "HN-TERR-16"
    base, over = ground.layers[square].base, ground.layers[square].over
    if any(ground.terrains[each].id in ("light_wreck", "heavy_wreck") for each in over) and kind != p.INFANTRY:
        return "HN-VEH-13"
    if ground.terrains[base].id == "bocage":
        return "HN-TERR-18"
    return "HN-TERR-11" if any(each & bit for each in ground.passable) else "HN-TERR-10"


def why_halted(s: State, rule: str) -> str:
    """HN-TERR-08, HN-HEAVY-11: why a movement goes no further; ``rule`` where its points are spent."""
    if s.stopped == p.BY_TERRAIN:
        return "HN-TERR-08"
    return "HN-MOVE-09" if s.stopped else rule


def why_not_step(b: Board, s: State, decision: Decision, action: Action) -> str:
    unit, there = asked_unit(decision), action.args[0]
    if decision.kind not in MOVING:
        return "HN-ACT-04"
    if not is_infantry(b, s, unit):
        return "HN-VEH-04"
    if s.at[unit] == p.CARRIED:
        return "HN-TRANSPORT-04"
    if s.stopped or s.points_left <= 0:
        return why_halted(s, "HN-MOVE-01")
    paths = Paths(b, s, unit)
    here = s.at[unit]
    if there not in paths.ground.neighbours[here]:
        return "HN-MOVE-01"
    return why_no_way(paths, here, there) or why_taken(paths, here, there)


def why_no_way(paths: Paths, here: int, there: int) -> str:
    """HN-TERR-12, HN-BLDG-01, HN-MOVE-10: what lies between two squares, or on the second."""
    ground = paths.ground
    if there not in ground.walk[here]:
        if ground.is_straight(here, there):
            return "HN-TERR-12" if ground.edge(here, there) == HIGH else "HN-BLDG-01"
        return "HN-MOVE-10" if ground.room[here] == ground.room[there] else "HN-BLDG-01"
    return closed(ground, there, p.INFANTRY, bool(paths.enter & ground.water))


def why_taken(paths: Paths, here: int, there: int) -> str:
    """HN-ZOC-03, HN-ZOC-07, HN-MOVE-03, HN-MOVE-04: a zone of control, or whoever stands there."""
    ground = paths.ground
    if paths.zone_bars(here, there, paths.sure):
        through = ground.building[here] != ground.building[there] and ground.edge(here, there) == DOOR
        return "HN-ZOC-07" if through else "HN-ZOC-03"
    other = paths.held.get(there)
    if other is None:
        return "HN-MOVE-01"
    on_foot = type_of(paths.b, paths.s, other).kind == p.INFANTRY
    return "HN-MOVE-04" if on_foot and not paths.is_enemy(other) else "HN-MOVE-03"


def why_not_drive(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-VEH-04, HN-VEH-13, HN-VEH-16: too far or too sharp a turn, another vehicle, ground on which it cannot stand."""
    unit = asked_unit(decision)
    front, facing = action.args
    if decision.kind not in MOVING:
        return "HN-ACT-04"
    if is_infantry(b, s, unit):
        return "HN-MOVE-01"
    if s.damage[unit] & p.TRACKS:
        return "HN-HEAVY-03"
    if s.stopped or s.points_left <= 0:
        return "HN-HEAVY-11" if s.stopped == p.STOPPED else why_halted(s, "HN-VEH-04")
    turn = min((facing - s.facing[unit]) % 8, (s.facing[unit] - facing) % 8)
    if turn > 1 or b.start.distance(front, s.at[unit]) > 2:
        return "HN-VEH-04"
    type = type_of(b, s, unit)
    under = squares_of(b.start, front, facing, type.footprint)
    if any(vehicle_squares(b, s, unit) >> square & 1 for square in under):
        return "HN-VEH-13"
    swims = bool(face_of(b, s, unit).flags & p.AMPHIBIOUS)
    found = [rule for square in under if (rule := closed(b.ground(s.ground), square, type.kind, swims))]
    if found or not under:
        return found[0] if found else "HN-VEH-16"
    return "HN-VEH-04" if b.drives(s.ground, s.kind[unit]).stands(front, facing) else "HN-VEH-16"


def why_not_assault(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-ASSAULT-01, HN-ASSAULT-02, HN-ASSAULT-03, HN-ASSAULT-27, HN-ASSAULT-30: never in Reserve; infantry with a point left,
    a way in and a bonus."""
    unit, there = asked_unit(decision), action.args[0]
    if in_reserve(s):
        return "HN-ASSAULT-27"
    if decision.kind not in MOVING:
        return "HN-ASSAULT-01"
    if not is_infantry(b, s, unit) or is_decoy(b, s, unit):
        return "HN-ASSAULT-02"
    if s.no_assault:
        return "HN-CARD-03"
    if s.stopped or s.points_left <= 0:
        return "HN-ASSAULT-03"
    foe = occupied(b, s, unit).get(there)
    if foe is None or side_of(b, s, foe) == side_of(b, s, unit):
        return "HN-ASSAULT-01"
    paths = Paths(b, s, unit)
    if not any(there in paths.ground.walk[here] for here in squares(b, s, unit)) or not paths.enter >> there & 1:
        return "HN-ASSAULT-03"
    return "HN-ASSAULT-02" if face_of(b, s, unit).move else "HN-ASSAULT-30"


def why_not_turn(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-GEN-03, HN-ABIL-01, HN-MOVE-09: a posture, once in a movement, at its start or its end."""
    if decision.kind not in MOVING:
        return "HN-MOVE-09"
    unit = asked_unit(decision)
    if not type_of(b, s, unit).posture:
        return "HN-GEN-03"
    return "HN-ABIL-01" if s.turned else "HN-MOVE-09"


def why_not_embark(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-TRANSPORT-01, HN-TRANSPORT-02, HN-TRANSPORT-04, HN-TRANSPORT-15: beside a friendly transport that has room."""
    unit, vehicle = asked_unit(decision), action.args[0]
    if decision.kind not in MOVING or vehicle >= len(s.at) or s.at[vehicle] < 0:
        return "HN-TRANSPORT-04"
    if side_of(b, s, vehicle) != side_of(b, s, unit) or s.hidden[vehicle] != p.OPEN or not type_of(b, s, vehicle).capacity:
        return "HN-TRANSPORT-01"
    if s.boarded:
        return "HN-TRANSPORT-15"
    return "HN-TRANSPORT-04" if has_room(b, s, vehicle, unit) else "HN-TRANSPORT-02"


def why_not_stop(b: Board, s: State, decision: Decision, action: Action) -> str:
    return "HN-MOVE-04" if decision.kind in MOVING else decision.rule


# --- fire -------------------------------------------------------------------------------------------------------------


def why_not_fire(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-FIRE-01, HN-FIRE-05, HN-FIRE-06, HN-ABIL-42, HN-HEAVY-02, HN-HEAVY-05: the moment, the weapon, the manner, a target
    for it."""
    slot, manner = action.args
    unit = asked_unit(decision)
    if in_reserve(s):
        return "HN-RESERVE-02"
    if decision.kind not in ("act", "fire_more", "move", "battery_way"):
        return "HN-FIRE-01"
    if is_decoy(b, s, unit):
        return "HN-TRAIT-13"
    weapon = next((each for each in face_of(b, s, unit).weapons if each.slot == slot), None)
    if weapon is None:
        return "HN-GEN-08"
    if s.acting == unit and s.weapons_fired >> slot & 1:
        return "HN-ABIL-42"
    if weapon not in usable_weapons(b, s, unit):
        return "HN-HEAVY-05" if slot == p.PRIMARY and s.damage[unit] & p.MAIN_WEAPON else "HN-HEAVY-02"
    if not weapon.flags & p.FIRE_ON_THE_MOVE:
        if decision.kind == "move":
            return "HN-FIRE-05"
        if s.at[unit] == p.CARRIED and type_of(b, s, unit).border == p.HEAVY_WEAPON:
            return "HN-TRANSPORT-08"
    if decision.kind == "act" and s.owner[unit] * 16 + s.acted_by in s.must_move:
        return "HN-CARD-03"
    return why_not_so(b, s, unit, weapon, manner)


def why_not_so(b: Board, s: State, unit: int, weapon: Weapon, manner: int) -> str:
    """The ability or the tokens are missing; otherwise there is no target."""
    if manner in ABILITY_OF and not weapon.flags & ABILITY_OF[manner][0]:
        return ABILITY_OF[manner][1]
    if manner == p.BURST_SUPPRESSIVE and not weapon.flags & p.SUPPRESSIVE_FIRE:
        return "HN-ABIL-39"
    if manner in TOKENS_OF and stock_for(b, s, unit, TOKENS_OF[manner][0]) < 0:
        return TOKENS_OF[manner][1]
    return "HN-FIRE-06"


def why_not_at(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-FIRE-06, HN-FIRE-08, HN-FIRE-12, HN-ABIL-10, HN-ABIL-27, HN-ABIL-29, HN-ARC-02, HN-GEN-05, HN-LOS-02: what stands
    against a target."""
    unit = asked_unit(decision)
    foe = occupied(b, s).get(action.args[0])
    if decision.kind not in ("aim", "aim_burst") or foe is None:
        return "HN-FIRE-08"
    if side_of(b, s, foe) == side_of(b, s, unit):
        return "HN-FIRE-12"
    if s.hidden[foe] != p.OPEN:
        return "HN-ABIL-10"
    kind = type_of(b, s, foe).kind
    weapons = [weapon for weapon in face_of(b, s, unit).weapons if weapon.bonus[kind] != p.CROSS]
    if not weapons:
        return "HN-GEN-05"
    watch = Watch(b, s)
    sights = watch.sees(unit, foe)
    if not sights:
        return "HN-LOS-02"
    arc, facing = type_of(b, s, unit).arc, s.facing[unit]
    if not any(in_arc(watch.ground, sight.start, sight.aim, facing, arc) for sight in sights):
        return "HN-ARC-02"
    limits = [reach(b, s, unit, weapon) for weapon in weapons]
    if all(limits) and min(sight.distance for sight in sights) > max(limits):
        return "HN-ABIL-27"
    return "HN-ABIL-29" if decision.kind == "aim_burst" else "HN-FIRE-06"


# --- cards ------------------------------------------------------------------------------------------------------------


def why_not_play(b: Board, s: State, decision: Decision, action: Action) -> str:
    """HN-CARD-01, HN-CARD-13: not in the hand, or not now."""
    return "HN-CARD-01" if action.args[0] in s.hand[decision.by[0]] else "HN-CARD-13"


def why_not_discard(b: Board, s: State, decision: Decision, action: Action) -> str:
    return "HN-RESERVE-10" if action.args[0] in s.hand[decision.by[0]] else "HN-CARD-13"


Reason = Callable[[Board, State, Decision, Action], str]
REASONS: dict[str, Reason] = {
    "place": why_not_place, "order": why_not_order, "activate": why_not_activate, "step": why_not_step, "drive": why_not_drive,
    "assault": why_not_assault, "turn": why_not_turn, "embark": why_not_embark, "stop": why_not_stop, "fire": why_not_fire,
    "at": why_not_at, "play": why_not_play, "discard": why_not_discard,
}
