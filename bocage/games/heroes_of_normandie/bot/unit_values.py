"""What bots work out once for a board: what units and cards are worth, how far goals are, and what is seen from where.

All of it is rough: wrecks, ruins and smoke that come later do not change it. A search plays by the real rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from heapq import heappop, heappush

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import LAYOUTS_KEPT, Board, CounterFace, Type
from bocage.games.heroes_of_normandie.map.ground import Ground
from bocage.games.heroes_of_normandie.types import Kind, Side, Square, Squares, first_seats

FAR = 60.0                      # the distance of a place that cannot be reached, in squares
BOGGED = 1.5                    # what difficult ground costs besides its point: it ends the movement
FULL_RANGE = 7                  # shots further than this lose LONG_MALUS
OPTICAL = 99
DISTANCES_KEPT = 512
ON_BACK = 0.45                  # the worth of a damaged unit, in parts of a whole one
STAR = 9.0                      # the worth of an order each turn, in army points
FADING = 0.40                   # the part of a unit's influence that is left for each turn it needs to reach a goal
NOT_THERE = 0.60                # a further factor for a unit that is not there yet

# What a card in hand is worth, by its id; cards with the average worth of 1 are left out.
CARD_WORTH = {
    "c01": 0.5, "c04": 1.6, "c06": 1.3, "c07": 0.8, "c08": 0.5, "c09": 0.5, "c10": 0.3, "c11": 0.7, "c12": 0.7, "c14": 1.4,
    "c15": 0.7, "c17": 0.7, "c20": 1.5, "c22": 1.1, "c23": 1.4, "c25": 0.6, "c26": 0.5, "c27": 0.4, "c28": 2.0, "c29": 1.8,
    "c30": 0.8, "c31": 1.6, "c32": 0.6, "c33": 2.0, "u01": 1.6, "u04": 0.6, "u07": 1.6, "u08": 1.6, "u09": 1.6, "u10": 0.7,
    "u11": 0.4, "u12": 0.4, "g01": 0.8, "g04": 1.6, "g05": 1.7, "u05": 1.7, "g06": 0.7, "g07": 1.8, "g08": 1.6, "g09": 1.6,
    "g10": 1.6,
}
KEEP = 0.65                     # cards below this worth are discarded for another


class Goal:
    """A place that matters: its squares, the side that can control it (-1: both), what it is worth, and the ``number`` of its
    objective."""

    __slots__ = ("squares", "side", "points", "number")

    def __init__(self, squares: Squares, side: Side, points: float, number: int = -1) -> None:
        self.squares = squares
        self.side = side
        self.points = points
        self.number = number


class Looks(dict[int, tuple[int, int]]):
    """For each square two sets of squares, worked out when first asked for: those that a weapon of this reach hits well from
    there, and those that it hits less well."""

    def __init__(self, sights: Sights, reach: int) -> None:
        super().__init__()
        self.sights = sights
        self.reach = reach                                  # in squares; 0: without limit, OPTICAL: without loss too

    def __missing__(self, square: Square) -> tuple[int, int]:
        view = self.sights.view(square)
        if self.reach == OPTICAL:
            found = view, 0
        else:
            near = self.sights.within(square, self.reach or FULL_RANGE) & view
            found = near, 0 if self.reach else view & ~near
        self[square] = found
        return found


class Sights:
    """What is seen from where on a ground if no unit is in the way. All games on that ground share it."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self._view: dict[int, int] = {}
        self._looks: dict[int, Looks] = {}

    def view(self, square: Square) -> int:
        """The squares seen from a square across at most one obstacle."""
        found = self._view.get(square)
        if found is None:
            ground = self.ground
            found = self._view[square] = sum(1 << there for there in ground.squares
                                             if there != square and ground.see(square, there, 0) <= 1)
        return found

    def within(self, square: Square, reach: int) -> int:
        """The squares at most that far from a square: so many columns in each of so many rows."""
        ground = self.ground
        column, row, width = ground.column[square], ground.row[square], ground.width
        first, after = max(0, column - reach), min(width, column + reach + 1)
        columns = (1 << after) - (1 << first)
        return sum(columns << there * width for there in range(max(0, row - reach), min(ground.height, row + reach + 1)))

    def looks(self, reach: int) -> Looks:
        return self._looks.setdefault(reach, Looks(self, reach))


@lru_cache(maxsize=LAYOUTS_KEPT)
def sights_of(ground: Ground) -> Sights:
    return Sights(ground)


class Profile:
    """A face of a type as a few numbers: its worth, what it hits, how hard it is to hit, and its influence on goals."""

    __slots__ = ("type", "kind", "move", "worth", "stars", "bonus", "defence", "looks", "pull")

    def __init__(self, o: Opinions, number: int, back: int, hidden: bool) -> None:
        type = self.type = o.b.types[number]
        face = type.faces[0] if hidden else type.faces[back]
        self.kind = type.kind
        self.move = type.faces[back].move
        self.stars = type.faces[back].stars
        self.worth, self.bonus = o.worth[number][back], face.bonus
        self.defence = face.defence[1 if self.kind == p.HEAVY else 0]
        reach = face.weapons[0].range if len(face.weapons) == 1 else 0
        self.looks = o.sights.looks(reach or (OPTICAL if face.flags & p.OPTICS else 0))
        self.pull = o.pull(number)


class Opinions:
    """``goals``: of the scenario. ``worth[type][face]``: in army points. ``card[number]``: the worth of a card. ``tile_stars``:
    of each side; losses of units do not take them away."""

    __slots__ = ("b", "goals", "edge", "worth", "card", "sights", "front", "tile_stars", "_pull", "_profiles")

    def __init__(self, b: Board) -> None:
        self.b = b
        self.goals = [Goal(squares, p.SIDE_CALLED[made.side] if made.side else p.NO_SIDE, made.points or 1.0, number)
                      for number, (made, squares) in enumerate(zip(b.scenario.objective, b.objective_squares, strict=True))]
        self.edge = -1                                      # the number of the goal where Americans leave the board
        if b.scenario.exit:
            self.edge = len(self.goals)
            self.goals.append(Goal(edge_squares(b, b.scenario.exit), p.US, 1.0))
        self.worth = [(worth_of(type, type.faces[0], 1.0), worth_of(type, type.faces[1], ON_BACK if is_two_step(type) else 1.0))
                      for type in b.types]
        self.card = [CARD_WORTH.get(id, 1.0) for id in b.card_ids]
        self.tile_stars = [sum(tile.stars + ("hardened" in tile.families) for tile in b.tiles if b.side[tile.seat] == side)
                           for side in range(2)]
        self.sights = sights_of(b.start)
        self._pull: dict[int, list[list[float]]] = {}
        self._profiles: dict[int, Profile] = {}
        self.front = [[front_of(self, seat, kind) for kind in p.KIND_NAMES] for seat in first_seats(b.seats)]

    def far(self, goal: int, kind: Kind) -> list[float]:
        """The distance from each square to a goal, in squares, for infantry, light or heavy vehicles."""
        return distances(self.b.start, self.goals[goal].squares, kind)

    def pull(self, number: int) -> list[list[float]]:
        """For each goal and square the influence of a unit of this type: 1 on the goal, and less for each turn that it needs to
        get there."""
        found = self._pull.get(number)
        if found is None:
            type = self.b.types[number]
            stride = max(0.5, type.faces[0].move, type.faces[1].move)
            found = self._pull[number] = [
                [1.0 if not far else NOT_THERE * FADING ** (far / stride) for far in self.far(goal, type.kind)]
                for goal in range(len(self.goals))]
        return found

    def profile(self, number: int, back: int, hidden: bool) -> Profile:
        key = number * 4 + back * 2 + hidden
        found = self._profiles.get(key)
        if found is None:
            found = self._profiles[key] = Profile(self, number, back, hidden)
        return found

    def view(self, square: Square) -> int:
        return self.sights.view(square)


def opinions(b: Board) -> Opinions:
    """The opinions about a board. They are made when first asked for and kept with the board."""
    found: Opinions | None = b.opinions
    if found is None:
        found = b.opinions = Opinions(b)
    return found


def is_two_step(type: Type) -> bool:
    """Whether the back of a type is its damaged face. The back of a posture is the whole unit."""
    return type.kind == p.INFANTRY and type.posture == p.NO_POSTURE and not type.faces[0].skull


def worth_of(type: Type, face: CounterFace, share: float) -> float:
    if type.decoy:
        return 2.0
    return share * type.cost + STAR * face.stars


def edge_squares(b: Board, edge: str) -> Squares:
    ground = b.start
    last = {"N": (ground.row, 0), "S": (ground.row, ground.height - 1), "W": (ground.column, 0),
            "E": (ground.column, ground.width - 1)}
    lines, at = last[edge]
    return sum(1 << square for square in ground.squares if lines[square] == at)


def front_of(o: Opinions, seat: Seat, kind: Kind) -> Square:
    """The square of a seat's zone where a unit that is not deployed yet counts as standing: the best for all goals together."""
    ground, zone = o.b.start, o.b.zone[seat]
    inside = [square for square in ground.squares if zone >> square & 1 and ground.passable[kind] >> square & 1]
    goals = range(len(o.goals))
    return min(inside, key=lambda square: sum(o.far(goal, kind)[square] for goal in goals), default=Square(0))


# --- distances --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=DISTANCES_KEPT)
def distances(ground: Ground, goal: Squares, kind: Kind) -> list[float]:
    """The distance from every square to the nearest square of a goal. A vehicle needs only to come beside a square that it
    cannot enter."""
    enter = ground.passable[kind]
    found = [FAR] * ground.size
    queue: list[tuple[float, Square]] = []
    for square in ground.squares:
        if goal >> square & 1 and enter >> square & 1:
            found[square] = 0.0
            queue.append((0.0, square))
        elif kind != p.INFANTRY and enter >> square & 1 and any(goal >> there & 1 for there in ground.neighbours[square]):
            found[square] = 1.0
            queue.append((1.0, square))
    queue.sort()
    while queue:
        far, here = heappop(queue)
        if far > found[here]:
            continue
        step = far + 1.0 + (BOGGED if ground.difficult >> here & 1 else 0.0)
        for there in ways(ground, here, kind):
            if enter >> there & 1 and step < found[there]:
                found[there] = step
                heappush(queue, (step, there))
    return found


def ways(ground: Ground, here: Square, kind: Kind) -> Iterable[Square]:
    if kind == p.INFANTRY:
        return ground.walk[here]
    return (there for there in ground.neighbours[here] if ground.vehicle_crosses(there, here, kind))
