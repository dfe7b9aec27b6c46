"""What bots think of V-Commandos: how far the work is, how great the danger. Nothing here is needed by the rules.

The advice of the rulebook (VC-GEN-07) is the backbone: stay stealthy, above all when the enemy's phase begins; keep a +1 token;
plan the order. Work left is counted in actions along the shortest wary paths; danger in dice that could be rolled at us.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.v_commandos.actions import AT
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import (
    ALL_EXIT, BURN, CARRY_OUT, CRATE, CRITICAL, CROWBAR, DESTROY, ESCORT_OUT, FOES, GRENADE, INTERACT, ITEMS, LARGE,
    LOCKSMITH, MEDIUM, MEDKIT, NO_DOOR, OPEN, PROTECT, SHUT_OFF, STEALTHY, TNT, UNIFORM, VISIBLE)
from bocage.games.v_commandos.rules.chance import tokens_left
from bocage.games.v_commandos.state import (
    ACTIVE, COMMANDOS, IN_PLAY, NOBODY, OBJECTIVE_CARRIED, OBJECTIVE_DONE, OBJECTIVE_MET, OBJECTIVE_OPEN, OFF_MAP, RUNNING,
    UNBUILT, WON, State)

STEP = (1.0, 1.7, 1.6)          # entering a small, medium, large tile
LOCK = 1.8                      # a locked door in the way
NO_CROWBAR = 3.0                # and nothing to open it with but noise
WORK_OF_TERRAIN = 14.0          # a terrain still to come
NO_TNT = 12.0                   # no charge in sight: one must be won from the enemy
WORK_SCALE = 12.0
FAR = 40.0
MANY = 99
PATIENCE = 0.95                 # each turn that passes makes the rest harder: the enemy grows
STILL_OUT = 0.85                # who waits off the map has the danger of coming in before him

Paths = list[list[float]]
Locks = list[list[int]]


# --- ways -------------------------------------------------------------------------------------------------------------


def paths(b: Board, s: State, terrain: int) -> Paths:
    return ways_and_locks(b, s, terrain)[0]


def ways_and_locks(b: Board, s: State, terrain: int) -> tuple[Paths, Locks]:
    """Wary distances between the tiles of a terrain with its doors as they are, and the locked doors on those ways; kept on the
    board for each set of doors."""
    doors = b.doors_of[terrain]
    key = (terrain, *s.doors[doors.start:doors.stop])
    found = b.wary_paths.get(key)
    if found is None:
        found = b.wary_paths[key] = measure(b, s, terrain)
    return found


def measure(b: Board, s: State, terrain: int) -> tuple[Paths, Locks]:
    first, number = b.tiles_of[terrain].start, len(b.tiles_of[terrain])
    far = [[FAR] * number for _ in range(number)]
    locks = [[0] * number for _ in range(number)]
    for at in range(number):
        far[at][at] = 0.0
        for other, door in b.edges[first + at]:
            shut = door != NO_DOOR and s.doors[door] != OPEN
            far[at][other - first] = STEP[b.size[other]] + (LOCK if shut else 0.0)
            locks[at][other - first] = int(shut)
    for via in range(number):
        middle = far[via]
        for at, start in enumerate(far):
            reach = start[via]
            if reach < FAR:
                for end in range(number):
                    if reach + middle[end] < start[end]:
                        start[end] = reach + middle[end]
                        locks[at][end] = locks[at][via] + locks[via][end]
    return far, locks


def way_out(b: Board, s: State, terrain: int, ways: Paths, tile: int) -> float:
    """From a tile out by the nearest hatch, unblocking included."""
    first = b.tiles_of[terrain].start
    return min((ways[tile - first][b.hatch_tile[hatch] - first] + (1.0 if s.hatches[hatch] == OPEN else 2.0)
                for hatch in b.hatches_of[terrain]), default=FAR)


def way_in(b: Board, s: State, terrain: int, ways: Paths, tile: int) -> float:
    """From off the map up the nearest open hatch to a tile."""
    first = b.tiles_of[terrain].start
    return min((1.0 + ways[b.hatch_tile[hatch] - first][tile - first] for hatch in b.hatches_of[terrain]
                if s.hatches[hatch] == OPEN and not b.exit_only[hatch]), default=FAR)


# --- the work left ----------------------------------------------------------------------------------------------------


class Plan:
    """Who does what, where it leads each commando next, and how much work that is."""

    __slots__ = ("work", "longest", "goal", "job", "leave")

    def __init__(self) -> None:
        self.work = 0.0
        self.longest = 0.0
        self.goal: dict[int, int] = {}          # the tile each commando should go to next
        self.job: dict[int, int] = {}           # the objective it works at
        self.leave = False                      # all is done: get out


def make_plan(b: Board, s: State) -> Plan:
    """Gives each open objective, nearest first, to the commando who would be done with it soonest."""
    plan = Plan()
    spent = {c: 0.0 for c in s.squad if s.face[c] != CRITICAL and not s.waiting[c]}
    where = {c: s.tile[c] for c in spent}
    charges = {c: s.kit[c].count(TNT) for c in spent}
    crowbars = {c: crowbars_of(b, s, c) for c in spent}
    open_jobs = []
    for terrain in range(b.terrains):
        if s.terrain[terrain] == UNBUILT:
            plan.work += WORK_OF_TERRAIN
        elif s.terrain[terrain] == IN_PLAY:
            open_jobs += [o for o in b.objectives_of[terrain] if s.objective[o] != OBJECTIVE_DONE]
    while open_jobs and spent:
        best = (1e9, -1, -1, -1, -1)
        for o in open_jobs:
            for c in spent:
                cost, goal, end = job_cost(b, s, o, c, where[c], charges[c])
                extra, goal = shut_out(b, s, where[c], goal, crowbars[c])
                cost += extra
                if spent[c] + cost < best[0]:
                    best = (spent[c] + cost, o, c, goal, end)
        total, o, c, goal, end = best
        if o < 0:
            plan.work += FAR * len(open_jobs)
            break
        open_jobs.remove(o)
        plan.work += total - spent[c]
        spent[c] = total
        where[c] = end
        if charges[c] and b.objective_word[o] == DESTROY:
            charges[c] -= 1
        if c not in plan.goal:
            plan.goal[c] = goal
            plan.job[c] = o
    finish_plan(b, s, plan, spent, where)
    return plan


def crowbars_of(b: Board, s: State, c: int) -> int:
    """How many locked doors a commando can open without noise."""
    held = s.kit[c].count(CROWBAR)
    return MANY if b.ability[c * 2 + s.side[c]] == LOCKSMITH or (held and b.crowbar_reusable) else held


def shut_out(b: Board, s: State, tile: int, goal: int, crowbars: int) -> tuple[float, int]:
    """What locked doors on the way cost one who lacks the crowbars, and where to go first: perhaps to fetch one."""
    if tile < 0 or goal < 0 or b.terrain_of[tile] != b.terrain_of[goal]:
        return 0.0, goal
    first = b.tiles_of[b.terrain_of[tile]].start
    ways, locks = ways_and_locks(b, s, b.terrain_of[tile])
    lacking = locks[tile - first][goal - first] - crowbars
    if lacking <= 0:
        return 0.0, goal
    best, best_goal = NO_CROWBAR, goal
    for at in b.tiles_of[b.terrain_of[tile]]:
        if s.items[at * ITEMS + CROWBAR] and locks[tile - first][at - first] <= crowbars:
            detour = ways[tile - first][at - first] + ways[at - first][goal - first] - ways[tile - first][goal - first]
            if detour < best:
                best, best_goal = detour, at
    return best + NO_CROWBAR * (lacking - 1), best_goal


def finish_plan(b: Board, s: State, plan: Plan, spent: dict[int, float], where: dict[int, int]) -> None:
    """When the objectives are done somebody has to leave; those without a job go home or stay out."""
    plan.leave = not plan.job
    out = FAR
    for o, word in enumerate(b.objective_word):                     # VC-SCEN-07: everybody to that hatch
        if word == ALL_EXIT and s.objective[o] == OBJECTIVE_OPEN and s.terrain[b.objective_terrain[o]] == IN_PLAY:
            for c in spent:
                plan.goal.setdefault(c, b.objective_goal[o])
    for c in spent:
        tile = where[c]
        if tile >= 0:
            terrain = b.terrain_of[tile]
            ways = paths(b, s, terrain)
            home = way_out(b, s, terrain, ways, tile)
            if c not in plan.goal:
                plan.goal[c] = nearest_hatch(b, s, terrain, ways, tile)
            out = min(out, spent[c] + home)
        elif s.home[c] or UNBUILT in s.terrain:
            out = min(out, spent[c])
    plan.longest = min(out, FAR) if spent else FAR
    plan.work += max(0.0, plan.longest - max(spent.values(), default=0.0))


def job_cost(b: Board, s: State, o: int, c: int, tile: int, charges: int) -> tuple[float, int, int]:
    """Actions one commando needs for an objective from a tile: the cost, the tile to go to first, the tile where it ends."""
    terrain = b.objective_terrain[o]
    ways = paths(b, s, terrain)
    first = b.tiles_of[terrain].start
    word = b.objective_word[o]

    def walk(start: int, end: int) -> float:
        if start < 0:
            return way_in(b, s, terrain, ways, end)
        if b.terrain_of[start] != terrain:
            here = b.terrain_of[start]
            return way_out(b, s, here, paths(b, s, here), start) + 2.0 + way_in(b, s, terrain, ways, end)
        return ways[start - first][end - first]

    place = s.triangles[b.objective_triangle[o]]
    if word in (INTERACT, BURN):
        return walk(tile, place) + b.objective_actions[o], place, place
    if word == DESTROY:
        if s.charges[place]:
            away = 1.0 if tile == place else 0.0 if tile >= 0 and b.terrain_of[tile] == terrain else 3.0
            return 0.3 + away, place, place
        if charges:
            return walk(tile, place) + 2.3, place, place
        fetch = [(walk(tile, at) + walk(at, place), at) for at in b.tiles_of[terrain] if s.items[at * ITEMS + TNT]]
        if not fetch:
            return walk(tile, place) + NO_TNT, place, place
        cost, at = min(fetch)
        return cost + 2.3, at, place
    if word == ESCORT_OUT:
        if s.objective[o] == OBJECTIVE_MET:
            at = s.escort_tile[b.objective_escort[o]]
            if at < 0:
                return FAR, tile, tile
            hatch = nearest_hatch(b, s, terrain, ways, at)
            if tile == at:
                return way_out(b, s, terrain, ways, at), hatch, OFF_MAP
            return walk(tile, at) + way_out(b, s, terrain, ways, at), at, OFF_MAP
        return walk(tile, place) + way_out(b, s, terrain, ways, place), place, OFF_MAP
    if word == CARRY_OUT:
        goal = b.objective_goal[o]
        if s.objective[o] == OBJECTIVE_CARRIED:
            if CRATE + o in s.kit[c]:
                return walk(tile, goal), goal, goal
            return FAR, tile, tile
        return walk(tile, place) + 1.0 + ways[place - first][goal - first], place, goal
    if word == SHUT_OFF:
        return walk(tile, place) + 1.0, place, place
    if word == PROTECT:
        left = b.objective_goal[o] - (s.turn - s.built[terrain])
        return walk(tile, place) * 2.0 + max(0, left) * 1.5, place, place
    goal = b.objective_goal[o]
    if word == ALL_EXIT:
        others = sum(walk(s.tile[other], goal) for other in s.squad
                     if other != c and not s.through[other] and s.face[other] != CRITICAL)
        return walk(tile, goal) + 2.0 + others * 0.8, goal, OFF_MAP
    return FAR, tile, tile


def nearest_hatch(b: Board, s: State, terrain: int, ways: Paths, tile: int) -> int:
    first = b.tiles_of[terrain].start
    return min((b.hatch_tile[hatch] for hatch in b.hatches_of[terrain]),
               key=lambda at: ways[tile - first][at - first] + (0.0 if s.hatches[b.hatch_on[at]] == OPEN else 1.0))


# --- judging a position -----------------------------------------------------------------------------------------------


def evaluate(b: Board, s: State, seat: int) -> float:
    """A guess at the chance to win: work left, health, danger, and the time until the enemy pool runs dry."""
    if s.outcome != RUNNING:
        return 1.0 if s.outcome == WON else 0.0
    plan = make_plan(b, s)
    value = 0.97 * exp(-plan.work / WORK_SCALE) if plan.work < 4 * FAR else 0.02
    value *= PATIENCE ** s.turn
    for o, state in enumerate(s.objective):
        if state != OBJECTIVE_DONE:
            value *= risk_of(b, o)
    hands = 0
    for c in s.squad:
        if s.face[c] == CRITICAL:
            value *= 0.72 if s.fell_turn[c] == s.turn else 0.6
            continue
        hands += 1
        if s.tile[c] == OFF_MAP and not plan.leave:
            value *= STILL_OUT
        value *= 1.0 - 0.07 * s.wounds[c] + 0.012 * s.plus[c]
        if s.kit[c]:
            value *= 1.0 + 0.006 * len(s.kit[c])
    value *= 0.55 ** (b.commandos - len(s.squad))
    if not hands:
        return value * 0.05
    value *= safety(b, s) * clock(b, s, plan, hands)
    return min(0.98, value)


def risk_of(b: Board, o: int) -> float:
    """What an objective still to be done will cost in exposure: a squad that waits beside it is not yet safe."""
    word, large = b.objective_word[o], b.size[b.objective_home[o]] == LARGE
    if word == ESCORT_OUT:
        return 0.5 if not b.escort_faces[b.objective_escort[o]][0] else 0.8
    if word == PROTECT:
        return 0.6
    return 0.75 if large or word == BURN else 0.9


def safety(b: Board, s: State) -> float:
    """Dice that could be rolled at those who are seen, and steps near those who are not."""
    safe = 1.0
    for terrain in range(b.terrains):
        if s.terrain[terrain] == IN_PLAY and s.alarm[terrain]:
            safe *= 0.9
    for c in s.squad:
        tile = s.tile[c]
        if tile < 0 or s.face[c] == CRITICAL:
            continue
        seen = s.face[c] == VISIBLE
        reach = b.distance[tile]
        danger = 0.0
        for other in b.tiles_of[b.terrain_of[tile]]:
            if s.crowd[other] and reach[other] <= 2:
                if seen:
                    danger += dice_on(b, s, other) * (1.0 if reach[other] < 2 else 0.7)
                elif reach[other] == 1:
                    danger += 0.12 * s.crowd[other]
                elif not reach[other]:
                    danger += 0.05 * s.crowd[other]
        if danger:
            hits = danger * (7 - b.to_hit[tile]) / 6.0
            if seen and s.phase == COMMANDOS and (s.acted[c] == ACTIVE and s.budget[c]):
                hits *= 0.4
            safe *= exp(-0.17 * hits)
        if seen:
            safe *= 0.93
    for x, tile in enumerate(s.escort_tile):
        if tile >= 0 and s.escort_face[x] == VISIBLE and b.escort_faces[x][0]:
            safe *= 0.8
    return safe


def dice_on(b: Board, s: State, tile: int) -> float:
    base = tile * FOES
    return float(sum(s.foes[base + kind] * b.foe_dice[kind] for kind in range(FOES) if s.foes[base + kind]))


def clock(b: Board, s: State, plan: Plan, hands: int) -> float:
    """VC-REINF-03, VC-TIME-04: how much longer than the work takes the pool, or a limit, will last."""
    each_turn = sum(len(b.entrances_of[t]) * (2 if s.alarm[t] else 1) for t in range(b.terrains) if s.terrain[t] == IN_PLAY)
    needed = plan.work / (1.8 * hands) + 0.5
    left = tokens_left(s) / each_turn if each_turn else 20.0
    for terrain in range(b.terrains):
        if s.terrain[terrain] == IN_PLAY and b.time_objectives[terrain]:
            left = min(left, b.time_limit[terrain] - (s.turn - s.built[terrain]) + 0.5)
    if b.turn_limit:
        left = min(left, b.turn_limit - s.turn + 0.5)
    spare = left - needed
    return 1.0 / (1.0 + exp(-spare / 1.5)) if spare < 8 else 1.0


# --- first sight ------------------------------------------------------------------------------------------------------


def priors(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Weights of options before any search; only the commandos' own decisions have a shape worth knowing."""
    if decision.kind not in ("act", "activate", "window"):
        return [OPINIONS.get(option.verb, 1.0) for option in options]
    plan = make_plan(b, s)
    return [first_sight(b, s, plan, decision.kind, option) for option in options]


OPINIONS = {"apply": 8.0, "decline": 0.2, "keep": 1.0, "reroll": 1.5, "agree": 5.0, "occupy": 2.0}
PLAIN = {"activate": 3.0, "done": 0.05, "end": 0.15, "pass": 4.0, "drop": 0.02, "give": 0.05, "swap": 0.02, "enter_nest": 0.05,
         "leave_nest": 0.05, "shoot_door": 0.25, "barricade": 0.5, "disguise": 1.5, "bomb": 0.15, "decoy": 0.2, "order": 1.2,
         "turn_lock": 0.3, "unblock_hatch": 1.5, "save_action": 0.9, "dress": 2.0}


def first_sight(b: Board, s: State, plan: Plan, kind: str, option: Action) -> float:
    verb, args = option.verb, option.args
    judge = SIGHTS.get(verb)
    weight = judge(b, s, plan, args) if judge is not None else PLAIN.get(verb, 1.0)
    if kind == "window" and verb != "pass" and weight < 1.0:
        weight *= 0.3
    return weight


def moving(b: Board, s: State, plan: Plan, args: tuple[int, ...], sneaking: bool = False) -> float:
    """Towards the goal, unseen, not among enemies."""
    c, tile = args[0], args[1]
    goal = plan.goal.get(c, NOBODY)
    terrain = b.terrain_of[tile]
    weight = 1.0
    if goal >= 0 and b.terrain_of[goal] == terrain:
        ways, first = paths(b, s, terrain), b.tiles_of[terrain].start
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
    return 5.0 if args[1] >= AT else 3.5


def shooting(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """Noise costs more while nobody has noticed."""
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
    return 25.0 if s.face[args[1]] == CRITICAL else 2.5 * s.wounds[args[1]]


def forcing(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """A door on the way to the goal."""
    c, door = args[0], args[1]
    goal, tile = plan.goal.get(c, NOBODY), s.tile[c]
    terrain = b.terrain_of[tile]
    if goal < 0 or b.terrain_of[goal] != terrain:
        return 0.2
    one, two = b.door_tiles[door]
    other = two if tile == one else one
    ways, first = paths(b, s, terrain), b.tiles_of[terrain].start
    gains = ways[tile - first][goal - first] - ways[other - first][goal - first] > 0.9
    return 6.0 if gains else 0.2


def door_shot(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    return 0.15 * forcing(b, s, plan, (args[0], args[2])) * (3.0 if s.alarm[b.terrain_of[s.tile[args[0]]]] else 1.0)


def handling(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    return 40.0


def laying(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """On the objective, once."""
    tile = s.tile[args[0]]
    here = any(s.objective[o] == OBJECTIVE_OPEN and s.triangles[b.objective_triangle[o]] == tile and b.objective_word[o] in (
        DESTROY, BURN) for o in b.objectives_of[b.terrain_of[tile]])
    return 40.0 if here and not s.charges[tile] else 0.02


def blowing(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    """With none of ours there, and an objective on it."""
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
    terrain = b.terrain_of[s.tile[args[0]]]
    others_seen = any(s.face[c] == VISIBLE and s.tile[c] >= 0 and b.terrain_of[s.tile[c]] == terrain for c in s.squad)
    return 0.3 if others_seen else 12.0


def taking(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
    c, item = args
    if item == TNT:
        needed = any(b.objective_word[o] == DESTROY and s.objective[o] == OBJECTIVE_OPEN for o in range(len(s.objective)))
        return 20.0 if needed else 0.05
    if item in (MEDKIT, CROWBAR, UNIFORM, GRENADE):
        return 4.0 if item not in s.kit[c] else 0.5
    return 0.6


def dropping(b: Board, s: State, plan: Plan, args: tuple[int, ...]) -> float:
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


def horizon(b: Board, s: State) -> Callable[[State], bool]:
    """A play-out is judged when the enemy has moved and fired and the commandos are to act again."""
    turn = s.turn
    return lambda later: later.turn > turn and later.phase == COMMANDOS

