"""KT-GEOM-23: the search for shortest paths over the lattice among other models, and straightening of a path.

The same question has the same answer on every machine: costs are whole numbers, and ties go to the lower node.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from itertools import pairwise

from bocage.games.commandos_40k.paths.bodies import Bodies, Crowd, Mover
from bocage.games.commandos_40k.paths.ground import Ground
from bocage.games.commandos_40k.paths.judging import Journey, Limits, along, flight_fault, leg_cost, leg_fault, weigh
from bocage.games.commandos_40k.paths.lattice import FREE, Lattice, Step
from bocage.games.commandos_40k.pieces import Path, Waypoint
from bocage.geometry.numbers import csqrt, isqrt

Aim = tuple[int, int, int]                          # a centre, and how near to it is near enough
Found = dict[int, int]

START = -1
IN_THE_WAY, BESIDE = 1, 2                   # what another model is to a node
# Along the grid's 16 directions a way is at most this much longer than straight: what is found is pulled straight afterwards.
SLACK = (103, 100)


def slack(limit: int, spacing: int) -> int:
    return limit * SLACK[0] // SLACK[1] + spacing


class Search:
    """One search from one start. With ``aims`` it is directed towards them (A*); without aims it spreads evenly (Dijkstra).

    ``links``: known steps from nodes to goals, shared by searches with the same goals and no other models.
    """

    __slots__ = (
        "lattice", "bodies", "start", "limit", "limits", "aims", "crowds", "blocked", "cost", "before", "goals", "cells",
        "links",
    )

    def __init__(self, lattice: Lattice, bodies: Bodies, start: Waypoint, limit: int, goals: Sequence[Waypoint] = (),
                 aims: Sequence[Aim] = (), links: dict[int, list[Step]] | None = None) -> None:
        self.lattice = lattice
        self.bodies = bodies
        self.start = start
        self.limit = slack(limit, lattice.spacing)
        self.aims = aims
        self.goals = goals
        self.links: dict[int, list[Step]] = {} if links is None else links
        self.limits: Limits = lattice.limits
        self.crowds: list[Crowd] = [[] if lattice.mover.fly else bodies.at(z, lattice.mover) for z in lattice.heights]
        self.blocked = blocked_nodes(lattice, self.crowds, start, self.limit)
        self.cost: Found = {START: 0}
        self.before: Found = {}
        self.cells: dict[tuple[int, int, int], list[int]] = {}      # the goals in a cell and in those round it
        cell = 2 * lattice.spacing
        for number, (x, y, z) in enumerate(goals):
            for column in range(x // cell - 1, x // cell + 2):
                for row in range(y // cell - 1, y // cell + 2):
                    self.cells.setdefault((z, column, row), []).append(number)

    def run(self) -> Iterator[int]:
        """Yields the nodes reached, cheapest first. Goal number n is yielded as START - 1 - n."""
        lattice, blocked, costs, before, limit = self.lattice, self.blocked, self.cost, self.before, self.limit
        is_directed, too_dear = bool(self.aims), limit + 1
        state, free_steps, known = lattice.state, lattice.free_steps, lattice.known
        grid = lattice.grid
        queue: list[tuple[int, int, int]] = [(0, 0, START)]
        done = set()
        least_to_go: Found = {}
        while queue:
            _, cost, node = heappop(queue)
            if node in done:
                continue
            done.add(node)
            if node < START:
                yield node
                continue
            if node == START:
                steps = self.first_steps()
            else:
                yield node
                if node < grid and state[node] == FREE:
                    steps = [(node + by, price) for by, price in free_steps]
                else:
                    steps = known.get(node) or lattice.steps(node)
            if self.cells:
                links = self.links.get(node)
                if links is None:
                    links = self.steps_to_goals(node)
                    if node != START:
                        self.links[node] = links
                steps = steps + links
            is_beside = node >= grid and blocked[node]
            for other, price in steps:
                price += cost
                if price >= costs.get(other, too_dear) or (other >= 0 and blocked[other] == IN_THE_WAY):
                    continue
                if (is_beside or (other >= grid and blocked[other])) and self.is_barred(node, other):
                    continue
                total = price
                if is_directed:
                    more = least_to_go.get(other)
                    if more is None:
                        more = least_to_go[other] = self.to_go(other)
                    total += more
                    if total > limit:               # no goal within the limit lies this way
                        continue
                costs[other] = price
                before[other] = node
                heappush(queue, (total, price, other))

    def first_steps(self) -> list[Step]:
        at, found = self.start, []
        for node in self.lattice.around(at):
            to = self.lattice.point(node)
            if self.is_clear(at, to):
                found.append((node, leg_cost(self.lattice.ground, self.lattice.mover, at, to)))
        return found

    def steps_to_goals(self, node: int) -> list[Step]:
        at = self.start if node == START else self.lattice.point(node)
        x, y, z = at
        cell = 2 * self.lattice.spacing
        found = []
        for number in self.cells.get((z, x // cell, y // cell), ()):
            goal = self.goals[number]
            if abs(goal[0] - x) + abs(goal[1] - y) <= cell and self.is_clear(at, goal):
                found.append((START - 1 - number, leg_cost(self.lattice.ground, self.lattice.mover, at, goal)))
        return found

    def is_clear(self, at: Waypoint, to: Waypoint) -> bool:
        ground, mover = self.lattice.ground, self.lattice.mover
        return not fault_between(ground, mover, self.bodies, self.limits, at, to)

    def is_barred(self, node: int, other: int) -> bool:
        """Whether a model stands in the way of a step between two nodes at one height."""
        if other < 0:                       # steps to goals are clear
            return False
        at, to = self.lattice.point(node), self.lattice.point(other)
        return at[2] == to[2] and not self.is_clear(at, to)

    def to_go(self, node: int) -> int:
        """A lower bound of the remaining cost."""
        if node < START:
            return 0
        x, y, _ = self.lattice.point(node)
        least = self.limit
        for ax, ay, reach in self.aims:
            left = isqrt((ax - x) * (ax - x) + (ay - y) * (ay - y)) - reach
            if left < least:
                least = left
        return least if least > 0 else 0

    def way_to(self, node: int) -> list[Waypoint]:
        """The path from the start to a node or a goal, without the start."""
        way = []
        while node != START:
            way.append(self.goals[START - 1 - node] if node < START else self.lattice.point(node))
            node = self.before[node]
        way.reverse()
        return way


def blocked_nodes(lattice: Lattice, crowds: Sequence[Crowd], start: Waypoint, limit: int) -> bytearray:
    """The nodes at which another model is in the way, or so near that a step to a neighbour might graze it. Steps from single
    nodes differ in length: those near a model are ``BESIDE`` it, and each step from or to them is looked at."""
    spacing, columns, size = lattice.spacing, lattice.columns, lattice.size
    blocked = bytearray(lattice.grid + len(lattice.x))
    graze = spacing * spacing * 5 // 4 + 1          # half the longest step, squared
    sx, sy, _ = start
    near = [[body for body in crowd if abs(body[0] - sx) <= limit + body[2] and abs(body[1] - sy) <= limit + body[2]]
            for crowd in crowds]
    for level, crowd in enumerate(near):
        for bx, by, reach, _ in crowd:
            square = reach * reach + graze
            far = isqrt(square)
            for row in range(max(0, -((far - by) // spacing)), min(lattice.rows - 1, (by + far) // spacing) + 1):
                dy = row * spacing - by
                half = isqrt(square - dy * dy)
                first = max(0, -((half - bx) // spacing))
                last = min(columns - 1, (bx + half) // spacing)
                if first <= last:
                    at = level * size + row * columns
                    blocked[at + first:at + last + 1] = b"\1" * (last - first + 1)
    longest = 2 * (lattice.window + 1) * spacing    # more than any step of a single node
    reaches = [[(bx, by, reach * reach + 1, (reach + longest) * (reach + longest)) for bx, by, reach, _ in crowd]
               for crowd in near]
    for node, (x, y, level) in enumerate(zip(lattice.x, lattice.y, lattice.level, strict=True), lattice.grid):
        if -limit <= x - sx <= limit and -limit <= y - sy <= limit:
            for bx, by, in_the_way, beside in reaches[level]:
                far = (bx - x) * (bx - x) + (by - y) * (by - y)
                if far < in_the_way:
                    blocked[node] = IN_THE_WAY
                    break
                if far < beside:
                    blocked[node] = BESIDE
    return blocked


def fault_between(ground: Ground, mover: Mover, bodies: Bodies, limits: Limits, at: Waypoint, to: Waypoint) -> str:
    """The rule that a leg breaks, walked or flown at one height; "" if none."""
    if mover.fly:
        return flight_fault(ground, mover, limits, at, to)
    z = at[2]
    return leg_fault(ground, ground.level(z, mover.height), mover, bodies.at(z, mover), limits, at, to)


def pulled(ground: Ground, mover: Mover, bodies: Bodies, start: Waypoint, way: Path, limits: Limits) -> list[Waypoint]:
    """The path without the bends that are not needed, where leaving them out makes it no dearer."""
    points = [start, *way]
    spent = [0]
    for one, other in pairwise(points):
        spent.append(spent[-1] + leg_cost(ground, mover, one, other))
    found = []
    at = 0
    while at < len(points) - 1:
        here = points[at]
        last = at + 1
        while last + 1 < len(points) and points[last][2] == here[2] == points[last + 1][2]:
            last += 1
        while last > at + 1:
            there = points[last]
            if (not fault_between(ground, mover, bodies, limits, here, there)
                    and leg_cost(ground, mover, here, there) <= spent[last] - spent[at]):
                break
            last -= 1
        found.append(points[last])
        at = last
    return found


def sloped(start: Waypoint, way: Path, z: int) -> list[Waypoint]:
    """KT-FLY-03: A flyer's path: it rises or sinks evenly to the height of its end."""
    points = [start, *way]
    lengths = [csqrt((ox - x) ** 2 + (oy - y) ** 2) for (x, y, _), (ox, oy, _) in pairwise(points)]
    whole = sum(lengths)
    found, gone = [], 0
    for (x, y, _), length in zip(way, lengths, strict=True):
        gone += length
        found.append((x, y, along((0, 0, start[2]), (0, 0, z), gone, whole)[2] if whole else z))
    return found[:-1] + [(*way[-1][:2], z)]


def is_legal(journey: Journey, path: Path, escape_edge: int | None = None) -> bool:
    return not weigh(journey, path, escape_edge).rule
