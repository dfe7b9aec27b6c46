"""The work left: which commando does which objective, where it goes next, and how many actions that takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.bot.distances import FAR, nearest_hatch, paths, way_in, way_out, ways_and_locks
from bocage.games.v_commandos.pieces import (
    ALL_EXIT, BURN, CARRY_OUT, CRATE, CRITICAL, CROWBAR, DESTROY, ESCORT_OUT, INTERACT, ITEMS, LOCKSMITH, PROTECT, SHUT_OFF,
    TNT)
from bocage.games.v_commandos.state import (
    IN_PLAY, OBJECTIVE_CARRIED, OBJECTIVE_DONE, OBJECTIVE_MET, OBJECTIVE_OPEN, OFF_MAP, UNBUILT, State)
from bocage.games.v_commandos.types import Objective, Role, Tile

NO_CROWBAR = 3.0                # the cost of a locked door that can only be shot open
WORK_OF_TERRAIN = 14.0          # the work of a terrain that is not laid yet
NO_TNT = 12.0                   # the cost of a missing charge: rewards must bring one
MANY = 99


class Orders(NamedTuple):
    """What was arranged: who does which objective and nobody else does, and who goes to which tile first."""

    job: Mapping[Role, Objective]
    place: Mapping[Role, Tile]

    def forbids(self, c: Role, o: Objective, open_jobs: list[Objective], able: Mapping[Role, float]) -> bool:
        """Whether an objective is somebody else's, or this commando has another one to do first."""
        own = self.job.get(c)
        if own in open_jobs:
            return own != o
        return any(job == o and other in able for other, job in self.job.items())


NO_ORDERS = Orders({}, {})


class Plan:
    """Which commando does what, where each goes next, and how much work is left."""

    __slots__ = ("work", "longest", "goal", "job", "leave")

    def __init__(self) -> None:
        self.work = 0.0
        self.longest = 0.0
        self.goal: dict[Role, Tile] = {}          # the tile each commando should go to next
        self.job: dict[Role, Objective] = {}           # the objective it works at
        self.leave = False                      # all objectives are done


def make_plan(b: Board, s: State, orders: Orders = NO_ORDERS) -> Plan:
    """Gives each open objective, nearest first, to the commando that would be done with it soonest, unless it is arranged who
    does it."""
    plan = Plan()
    spent = {c: 0.0 for c in s.squad if s.face[c] != CRITICAL and not s.waiting[c]}
    where = {c: s.tile[c] for c in spent}
    charges = {c: s.kit[c].count(TNT) for c in spent}
    crowbars = {c: crowbars_of(b, s, c) for c in spent}
    open_jobs = []
    for terrain in b.all_terrains:
        if s.terrain[terrain] == UNBUILT:
            plan.work += WORK_OF_TERRAIN
        elif s.terrain[terrain] == IN_PLAY:
            open_jobs += [o for o in b.objectives_of[terrain] if s.objective[o] != OBJECTIVE_DONE]
    while open_jobs and spent:
        best = None
        for o in open_jobs:
            for c in spent:
                if orders.job and orders.forbids(c, o, open_jobs, spent):
                    continue
                cost, goal, end = job_cost(b, s, o, c, where[c], charges[c])
                extra, goal = shut_out(b, s, where[c], goal, crowbars[c])
                total = spent[c] + cost + extra
                if best is None or total < best[0]:
                    best = (total, o, c, goal, end)
        assert best is not None
        total, o, c, goal, end = best
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
    for c, tile in orders.place.items():
        if c in spent and s.tile[c] != tile:
            plan.goal[c] = tile
            plan.work += distance(b, s, s.tile[c], tile)
    return plan


def crowbars_of(b: Board, s: State, c: Role) -> int:
    """Returns how many locked doors a commando can open without noise."""
    held = s.kit[c].count(CROWBAR)
    return MANY if b.ability[c * 2 + s.side[c]] == LOCKSMITH or (held and b.crowbar_reusable) else held


def shut_out(b: Board, s: State, tile: Tile, goal: Tile, crowbars: int) -> tuple[float, Tile]:
    """Returns what locked doors on the way cost a commando that lacks crowbars, and where it goes first: perhaps to fetch a
    crowbar."""
    if tile < 0 or goal < 0 or b.terrain_of[tile] != b.terrain_of[goal]:
        return 0.0, goal
    first = b.tiles_of[b.terrain_of[tile]][0]
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


def finish_plan(b: Board, s: State, plan: Plan, spent: dict[Role, float], where: dict[Role, Tile]) -> None:
    """Adds the way out. When the objectives are done, a commando has to leave; commandos without a job go to a hatch."""
    plan.leave = not plan.job
    out = FAR
    for o, word in enumerate(b.objective_word):                     # VC-SCEN-07: everybody goes to that hatch
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


def distance(b: Board, s: State, start: Tile, end: Tile) -> float:
    """Returns the distance between two tiles, through hatches if they are on different terrains."""
    terrain = b.terrain_of[end]
    ways = paths(b, s, terrain)
    if start < 0:
        return way_in(b, s, terrain, ways, end)
    here = b.terrain_of[start]
    if here != terrain:
        return way_out(b, s, here, paths(b, s, here), start) + 2.0 + way_in(b, s, terrain, ways, end)
    first = b.tiles_of[terrain][0]
    return ways[start - first][end - first]


def job_cost(b: Board, s: State, o: Objective, c: Role, tile: Tile, charges: int) -> tuple[float, Tile, Tile]:
    """Returns the actions that one commando needs for an objective, the tile to go to first, and the tile where it ends."""
    terrain = b.objective_terrain[o]
    ways = paths(b, s, terrain)
    first = b.tiles_of[terrain][0]
    word = b.objective_word[o]

    def walk(start: Tile, end: Tile) -> float:
        here = start >= 0 and b.terrain_of[start] == terrain
        return ways[start - first][end - first] if here else distance(b, s, start, end)

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
        left = b.objective_turns[o] - (s.turn - s.built[terrain])
        return walk(tile, place) * 2.0 + max(0, left) * 1.5, place, place
    goal = b.objective_goal[o]
    if word == ALL_EXIT:
        others = sum(walk(s.tile[other], goal) for other in s.squad
                     if other != c and not s.through[other] and s.face[other] != CRITICAL)
        return walk(tile, goal) + 2.0 + others * 0.8, goal, OFF_MAP
    return FAR, tile, tile
