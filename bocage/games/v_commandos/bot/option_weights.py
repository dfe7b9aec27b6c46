"""How promising each option looks before any search. Verbs that need more than a constant have a function each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.v_commandos.actions import AT, PAID, SIGNATURES
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.bot.distances import paths
from bocage.games.v_commandos.bot.exposure import Exposure
from bocage.games.v_commandos.bot.plan import NO_ORDERS, Orders, Plan, make_plan
from bocage.games.v_commandos.pieces import (
    ALL_EXIT, BURN, CRATE, CRITICAL, CROWBAR, DESTROY, GRENADE, MEDIUM, MEDKIT, STEALTHY, TNT, UNIFORM, VISIBLE)
from bocage.games.v_commandos.state import (
    ACTIVE, COMMANDOS, OBJECTIVE_DONE, OBJECTIVE_OPEN, OFF_MAP, WAITING, State, allowance)
from bocage.games.v_commandos.types import Door, Role, Tile


def priors(b: Board, s: State, decision: Decision, options: Sequence[Action], orders: Orders = NO_ORDERS) -> list[float]:
    """Returns a weight for each option. Only the commandos' own decisions are worth a plan; other answers have constant
    weights."""
    if decision.kind not in ("act", "activate", "window"):
        return [OPINIONS.get(option.verb, 1.0) for option in options]
    plan = make_plan(b, s, orders)
    # If nobody can begin an activation, ``done`` is what ``pass`` is in a moment for 0-cost actions.
    can_begin = decision.kind != "activate" or any(option.verb == "activate" for option in decision.options)
    kind = decision.kind if can_begin else "window"
    exposure = Exposure(b, s)
    return [first_sight(b, s, plan, kind, option) * caution(b, s, exposure, option) for option in options]


OPINIONS = {"apply": 8.0, "decline": 0.2, "keep": 1.0, "reroll": 1.5, "agree": 5.0, "occupy": 2.0}
PLAIN = {"activate": 3.0, "done": 0.05, "end": 0.15, "pass": 4.0, "drop": 0.02, "give": 0.05, "swap": 0.02, "enter_nest": 0.05,
         "leave_nest": 0.05, "shoot_door": 0.25, "barricade": 0.5, "disguise": 1.5, "bomb": 0.15, "decoy": 0.2, "order": 1.2,
         "turn_lock": 0.3, "unblock_hatch": 1.5, "save_action": 0.9, "dress": 2.0}


# What a hit that must be expected is worth, as a logarithm, after an option that leaves no action, one, or more. MOST_FEAR: the
# most that all hits together are worth.
FEAR = (1.2, 0.96, 0.6)
FEAR_OF_REACTION = 0.8          # what a hit of reaction fire is worth: it comes for certain
SILENCE = 0.3                   # what it is worth that the alarm is not triggered
MOST_FEAR = 4.0
MOVES = ("move", "stealth_move")
RISKY = frozenset((*MOVES, "end", "save_action", "melee", "shoot", "shoot_door", "heal", "force", "interact", "lay",
                   "shut_off_alarm", "disguise", "unblock_hatch", "barricade", "order", "decoy", "bomb", "turn_lock", "dress"))


def first_sight(b: Board, s: State, plan: Plan, kind: str, option: Action) -> float:
    """Returns the weight of one option of a commando."""
    verb, args = option.verb, option.args
    judge = SIGHTS.get(verb)
    weight = judge(b, s, plan, args) if judge is not None else PLAIN.get(verb, 1.0)
    if kind == "window":
        if verb == "done":
            return PLAIN["pass"]
        if verb != "pass" and weight < 1.0:
            weight *= 0.3
    return weight


def caution(b: Board, s: State, exposure: Exposure, option: Action) -> float:
    """An option is worth less if it leaves its commando in more danger than it is in now, and more if in less."""
    verb, args = option.verb, option.args
    if verb not in RISKY:
        return 1.0
    c = Role(args[0])
    here, visible = s.tile[c], float(s.face[c] == VISIBLE)
    actions = actions_left(s, c)
    now = exposure.least_hits(c, here, visible, actions)
    actions -= cost_in_actions(option)
    if verb in MOVES:
        tile = Tile(args[1])
        seen = exposure.chance_to_be_seen(c, tile, visible, verb == "stealth_move")
        later = exposure.least_hits(c, tile, seen, actions)
        cost = FEAR_OF_REACTION * exposure.reaction_hits(here, tile, visible) if here >= 0 else 0.0
        if not visible and not s.alarm[b.terrain_of[tile]]:
            cost += SILENCE * seen
    else:
        later, cost = exposure.least_hits(c, here, visible, 0 if verb == "end" else actions), 0.0
    lives = b.all_slots[c * 2 + s.side[c]] - s.wounds[c]
    cost += FEAR[min(2, max(0, actions))] * (min(later, lives) - min(now, lives))
    return exp(-min(MOST_FEAR, max(-MOST_FEAR, cost)))


def actions_left(s: State, c: Role) -> int:
    """Returns how many actions a commando can still spend this turn, +1 tokens apart."""
    if s.acted[c] == ACTIVE:
        return s.budget[c]
    return allowance(s, c) if s.acted[c] == WAITING and s.phase == COMMANDOS else 0


def cost_in_actions(option: Action) -> int:
    """Returns how many actions of the activation an option takes, at least; 0 if a +1 token pays or nobody has to."""
    if SIGNATURES[option.verb][-1] == "p" and option.args[-1] != PAID:
        return 0
    return 2 if option.verb == "stealth_move" else 1


def moving(b: Board, s: State, plan: Plan, args: tuple[int, ...], sneaking: bool = False) -> float:
    """A move is good towards the goal, onto a tile where the commando is stealthy, away from enemies."""
    c, tile = Role(args[0]), Tile(args[1])
    goal = plan.goal.get(c, OFF_MAP)
    terrain = b.terrain_of[tile]
    weight = 1.0
    if goal >= 0 and b.terrain_of[goal] == terrain:
        ways, first = paths(b, s, terrain), b.tiles_of[terrain][0]
        after = ways[tile - first][goal - first]
        before = ways[s.tile[c] - first][goal - first] if s.tile[c] >= 0 and b.terrain_of[s.tile[c]] == terrain else after + 1.0
        weight = exp(min(2.5, 1.3 * (before - after)))
    elif s.tile[c] == OFF_MAP and plan.leave:
        weight = 0.05
    size = b.size[tile]
    hidden = s.uniform[c] or size == 0 or (sneaking and size == MEDIUM)
    if s.crowd[tile]:
        weight *= 0.55 ** s.crowd[tile] if hidden and s.face[c] == STEALTHY else 0.15
    elif not hidden:
        weight *= 0.35
    if len(args) > 2 and args[2]:
        weight *= 4.0
    return weight


def leaving(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Leaving is good with an escort, or when all objectives of the terrain are done."""
    c, following = args[0], args[1]
    if following:
        return 40.0
    if any(at == s.tile[c] for at in s.escort_tile):
        return 0.1
    terrain = b.terrain_of[s.tile[c]]
    if all(s.objective[o] == OBJECTIVE_DONE for o in b.objectives_of[terrain]):
        return 30.0
    through = any(b.objective_word[o] == ALL_EXIT and b.objective_goal[o] == s.tile[c] for o in b.objectives_of[terrain])
    return 15.0 if through else 0.03


def stabbing(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Close combat is good, above all against a guard."""
    return 5.0 if args[1] >= AT else 3.5


def shooting(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """A shot counts its expected hits. Noise costs more while the alarm is off and the commando is stealthy."""
    c, weapon, tile = args[0], args[1], args[2]
    printed = b.weapons[weapon]
    assert printed is not None
    loud = printed.visible and s.face[c] == STEALTHY
    weight = 0.5 * printed.dice * (7 - b.to_hit[tile]) / 6.0
    if loud:
        weight *= 0.25
    if printed.alarm and not s.alarm[b.terrain_of[tile]]:
        weight *= 0.3
    return weight * (1.5 if s.tile[c] == tile else 1.0)


def healing(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Healing a critical commando comes first."""
    return 25.0 if s.face[args[1]] == CRITICAL else 2.5 * s.wounds[args[1]]


def forcing(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Forcing a door is good if it lies on the way to the goal."""
    c, door = Role(args[0]), Door(args[1])
    goal, tile = plan.goal.get(c, OFF_MAP), s.tile[c]
    terrain = b.terrain_of[tile]
    if goal < 0 or b.terrain_of[goal] != terrain:
        return 0.2
    one, two = b.door_tiles[door]
    other = two if tile == one else one
    ways, first = paths(b, s, terrain), b.tiles_of[terrain][0]
    gains = ways[tile - first][goal - first] - ways[other - first][goal - first] > 0.9
    return 6.0 if gains else 0.2


def door_shot(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Shooting a door open is good where forcing it is, less so while the alarm is off."""
    return 0.15 * forcing(b, s, plan, (args[0], args[2])) * (3.0 if s.alarm[b.terrain_of[s.tile[args[0]]]] else 1.0)


def handling(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Handling an objective is always good."""
    return 40.0


def laying(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Laying a charge is good on an objective that has none yet."""
    tile = s.tile[args[0]]
    here = any(s.objective[o] == OBJECTIVE_OPEN and s.triangles[b.objective_triangle[o]] == tile and b.objective_word[o] in (
        DESTROY, BURN) for o in b.objectives_of[b.terrain_of[tile]])
    return 40.0 if here and not s.charges[tile] else 0.02


def blowing(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Detonating is good if an objective is on the tile and no friend is."""
    tile = args[1]
    if any(s.tile[c] == tile for c in s.squad) or any(at == tile for at in s.escort_tile):
        return 1e-4
    terrain = b.terrain_of[tile]
    if any(s.triangles[b.objective_triangle[o]] == tile and b.objective_word[o] in (DESTROY, BURN)
           for o in b.objectives_of[terrain]):
        if b.blast_spreads[terrain] and any(s.tile[c] == other for other, _ in b.edges[tile] for c in s.squad):
            return 1e-3
        return 25.0
    return 0.05 * s.crowd[tile]


def silencing(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Shutting off the alarm is good if nobody on the terrain is visible."""
    terrain = b.terrain_of[s.tile[args[0]]]
    others_seen = any(s.face[c] == VISIBLE and s.tile[c] >= 0 and b.terrain_of[s.tile[c]] == terrain for c in s.squad)
    return 0.3 if others_seen else 12.0


def taking(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Picking up is good for items that the commando needs."""
    c, item = args
    if item == TNT:
        needed = any(b.objective_word[o] == DESTROY and s.objective[o] == OBJECTIVE_OPEN for o in range(len(s.objective)))
        return 20.0 if needed else 0.05
    if item in (MEDKIT, CROWBAR, UNIFORM, GRENADE):
        return 4.0 if item not in s.kit[c] else 0.5
    return 0.6


def dropping(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Dropping is good only for a crate on its goal."""
    c, item = args
    return 50.0 if item >= CRATE and s.tile[c] == b.objective_goal[item - CRATE] else 0.01


Judge = Callable[[Board, State, Plan, tuple[int, ...]], float]
SIGHTS: dict[str, Judge] = {
    "move": moving,
    "stealth_move": lambda b, s, plan, args: moving(b, s, plan, args, sneaking=True),
    "exit_hatch": leaving,
    "melee": stabbing,
    "shoot": shooting,
    "shoot_door": door_shot,
    "heal": healing,
    "force": forcing,
    "lay": laying,
    "detonate": blowing,
    "shut_off_alarm": silencing,
    "interact": handling,
    "pick": taking,
    "drop": dropping,
}
