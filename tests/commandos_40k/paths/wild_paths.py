"""Random models and paths for the comparison with the slow referee: legal ones, spoilt ones, wild ones, and close calls, which
just touch, or by a mil do not."""

from __future__ import annotations

import random

from bocage.games.commandos_40k.paths.bodies import Bodies, BodyNo, Mover
from bocage.games.commandos_40k.paths.ground import WINDOW, Ground, TerrainPart
from bocage.games.commandos_40k.paths.judging import Journey, end_is_legal
from bocage.games.commandos_40k.paths.reach import contacts, path_to, suggest
from bocage.games.commandos_40k.pieces import Mil, Waypoint
from bocage.geometry.shapes import gap

SIZES = tuple((Mil(radius), Mil(height)) for radius, height in (
    (492, 1100), (561, 1500), (630, 1500), (787, 1900), (984, 2300)))
STRAIGHT = ((1, 0, 1), (0, 1, 1), (-1, 0, 1), (0, -1, 1), (3, 4, 5), (-4, 3, 5), (-3, -4, 5), (4, -3, 5))   # whole lengths
TOLERANCE = Mil(5)
Path = list[Waypoint]


class Scene:
    """A model that moves, the others, and what it may spend. ``plain``: the same model to which no trap has been sprung."""

    def __init__(self, dice: random.Random, ground: Ground, plain: Mover) -> None:
        perilous = 1 << dice.randrange(len(ground.parts)) if ground.parts and dice.random() < 0.2 else 0
        self.plain = plain
        self.mover = Mover(plain.radius, plain.height, plain.fly, plain.sure_footed, perilous)
        self.allowance = Mil(dice.choice((3000, 6000, 7000, 9000, 12000)))
        self.edge = dice.choice((None, None, None, 0, ground.width))
        self.start = standing(dice, ground, plain)
        self.lanes: list[Path] = []                         # straight ways that pass another model closely
        self.rows = [self.someone(dice, ground) for _ in range(dice.randrange(9))]
        while not end_is_legal(ground, plain, self.start, self.make_bodies()):
            self.rows.pop()
        self.shut = sum(1 << number for number in range(len(self.rows)) if dice.random() < 0.5 and not self.engages(number))
        self.bodies = self.make_bodies(self.shut)

    def someone(self, dice: random.Random, ground: Ground) -> tuple[int, int, int, Mil, Mil]:
        """Another model, anywhere near or close beside a straight way."""
        radius, height = dice.choice(SIZES)
        x, y, z = self.start
        floor = dice.choice((z, z, z + dice.choice((600, 999, 1000, 1001)), *ground.surfaces))
        if dice.random() < 0.4:
            return x + dice.randint(-8000, 8000), y + dice.randint(-8000, 8000), floor, radius, height
        dx, dy, whole = dice.choice(STRAIGHT)
        forward, length = dice.randrange(5, 40) * 100, dice.randrange(10, 60) * 100
        aside = self.plain.radius + radius + dice.choice((0, 800, 1000)) + dice.choice((-1, 0, 0, 1))
        self.lanes.append([(x + dx * length // whole, y + dy * length // whole, z)])
        return (x + (dx * forward - dy * aside) // whole, y + (dy * forward + dx * aside) // whole, floor, radius, height)

    def make_bodies(self, shut: int = 0) -> Bodies:
        return Bodies([(x, y, z, z + height, radius, shut >> number & 1)
                       for number, (x, y, z, radius, height) in enumerate(self.rows)])

    def journey(self, ground: Ground, mover: Mover) -> Journey:
        return Journey(ground, mover, self.start, self.bodies, allowance=self.allowance, tolerance=TOLERANCE)

    def engages(self, number: int) -> bool:
        x, y, _, r, _ = self.rows[number]
        return (x - self.start[0]) ** 2 + (y - self.start[1]) ** 2 <= (r + self.mover.radius + 1000) ** 2


def random_mover(dice: random.Random) -> Mover:
    return Mover(*dice.choice(SIZES), dice.random() < 0.2, dice.random() < 0.15)


def standing(dice: random.Random, ground: Ground, mover: Mover) -> Waypoint:
    """A place where a model can stand, often on something."""
    for _ in range(400):
        z = dice.choice((0, *ground.surfaces))
        tops = [part for part in ground.parts if part.stand and part.top == z]
        if z and tops:
            x0, y0, x1, y1 = dice.choice(tops).poly.box
            place = dice.randint(x0, x1), dice.randint(y0, y1), z
        elif dice.random() < 0.5:
            place = *touching(dice, ground, mover.radius + dice.choice((0, 0, 300, 1000))), 0
        else:
            place = dice.randrange(ground.width), dice.randrange(ground.height), 0
        if end_is_legal(ground, mover, place, Bodies()):
            return place
    raise AssertionError("no place to stand")


# --- paths ------------------------------------------------------------------------------------------------------------


def some_paths(dice: random.Random, ground: Ground, scene: Scene, wanted: int) -> list[Path]:
    """Legal ones as the search gives them, the same with something changed, and wild ones."""
    mover, start, journey = scene.plain, scene.start, scene.journey(ground, scene.plain)
    goals = [(dice.randrange(ground.width), dice.randrange(ground.height), 0)]
    legal = suggest(journey, goals, 8)
    legal += contacts(journey, map(BodyNo, range(min(2, len(scene.rows)))))[:4]
    for _ in range(3):
        goal = standing(dice, ground, mover)
        if abs(goal[0] - start[0]) + abs(goal[1] - start[1]) < scene.allowance:
            way = path_to(journey, goal)
            legal += [way] if way else []
    found = [list(path) for path in legal]
    while len(found) < wanted:
        kind = dice.random()
        if legal and kind < 0.4:
            found.append(mutated(dice, ground, scene, dice.choice(legal)))
        elif kind < 0.85:
            found.append(dice.choice((past, over, over, across, along, land, padded))(dice, ground, scene))
        else:
            found.append(wild(dice, ground, scene))
    return found[:wanted]


def mutated(dice: random.Random, ground: Ground, scene: Scene, path: Path) -> Path:
    changed = list(path)
    for _ in range(dice.choice((1, 1, 2))):
        at = dice.randrange(len(changed))
        x, y, z = changed[at]
        kind = dice.randrange(8)
        if kind <= 2:
            reach = dice.choice((1, 3, 50, 400))
            changed[at] = x + dice.randint(-reach, reach), y + dice.randint(-reach, reach), z
        elif kind == 3:
            changed[at] = x, y, dice.choice(ground.surfaces)
        elif kind == 4 and len(changed) > 1:
            del changed[at]
        elif kind == 5:
            before = changed[at - 1] if at else scene.start
            share = dice.choice((1, 2, 3, 5, 6))
            changed[at] = before[0] + (x - before[0]) * share // 4, before[1] + (y - before[1]) * share // 4, z
        elif kind == 6:
            changed.insert(at, (x + dice.randint(-900, 900), y + dice.randint(-900, 900), z))
        else:
            changed[at] = *beside(dice, ground, scene), z
    if scene.edge is not None and dice.random() < 0.3:
        changed.append((scene.edge, changed[-1][1], changed[-1][2]))
    return changed


def beside(dice: random.Random, ground: Ground, scene: Scene) -> tuple[int, int]:
    """A place at which something just touches, or by a mil does not."""
    radius = scene.mover.radius
    if scene.rows and dice.random() < 0.4:
        x, y, _, r, _ = dice.choice(scene.rows)
        reach = r + radius + dice.choice((0, 1000)) + dice.choice((-1, 0, 0, 1))
        dx, dy, d = dice.choice(STRAIGHT)
        return x + dx * reach // d, y + dy * reach // d
    return touching(dice, ground, dice.choice((radius, -radius, 0)) + dice.choice((-1, 0, 0, 1)))


def touching(dice: random.Random, ground: Ground, reach: int, part: TerrainPart | None = None) -> tuple[int, int]:
    """A place so far outside a part's box."""
    if not ground.parts:
        return reach, reach
    x0, y0, x1, y1 = (dice.choice(ground.parts) if part is None else part).poly.box
    return dice.choice(((x0 - reach, dice.randint(y0, y1)), (x1 + reach, dice.randint(y0, y1)),
                        (dice.randint(x0, x1), y0 - reach), (dice.randint(x0, x1), y1 + reach)))


def past(dice: random.Random, ground: Ground, scene: Scene) -> Path:
    """Straight on, past somebody."""
    return list(dice.choice(scene.lanes)) if scene.lanes else wild(dice, ground, scene)


def over(dice: random.Random, ground: Ground, scene: Scene) -> Path:
    """Up onto something near, from where the base touches it or nearly, or down from where it stands."""
    tops = [part for part in ground.parts if part.top > 0 and part.move != WINDOW]
    if not tops:
        return wild(dice, ground, scene)
    sx, sy, z = scene.start
    tops.sort(key=lambda part: gap(part.poly, sx, sy, 0))
    part = dice.choice(tops[:3])
    top = part.top
    reach = scene.mover.radius + dice.choice((-1, 0, 0, 0, 1, 2))
    x, y = min((touching(dice, ground, reach, part) for _ in range(6)), key=lambda at: (at[0] - sx) ** 2 + (at[1] - sy) ** 2)
    for ladder in ground.ladders:
        if ladder.piece == part.piece and dice.random() < 0.7:
            x, y = part.poly.box[0] - reach, dice.randint(ladder.poly.box[1], ladder.poly.box[3])
    if z == top:
        return [(x, y, top), (x, y, 0)]
    x0, y0, x1, y1 = part.poly.box
    middle = (x0 + x1) // 2, (y0 + y1) // 2, top
    return [(x, y, z), (x, y, top), middle]


def across(dice: random.Random, ground: Ground, scene: Scene) -> Path:
    """To the middle of another floor of the same height."""
    _, _, z = scene.start
    floors = [part for part in ground.parts if part.top == z and part.stand]
    if not floors:
        return over(dice, ground, scene)
    floors.sort(key=lambda part: gap(part.poly, *scene.start[:2], 0))
    x0, y0, x1, y1 = dice.choice(floors[:3]).poly.box
    off = dice.choice((300, 1200))
    return [((x0 + x1) // 2 + dice.randint(-off, off), (y0 + y1) // 2 + dice.randint(-off, off), z)]


def along(dice: random.Random, ground: Ground, scene: Scene) -> Path:
    """Straight on in one of the directions in which lengths are whole: along walls that run so."""
    x, y, z = scene.start
    dx, dy, whole = dice.choice(STRAIGHT)
    length = dice.choice((scene.allowance, scene.allowance + TOLERANCE, scene.allowance + TOLERANCE + 1, 1500, 3000))
    return [(x + dx * length // whole, y + dy * length // whole, z)]


def land(dice: random.Random, ground: Ground, scene: Scene) -> Path:
    """Straight to a place that is just good enough, or just not."""
    return [(*beside(dice, ground, scene), dice.choice((0, scene.start[2])))]


def padded(dice: random.Random, ground: Ground, scene: Scene) -> Path:
    """About as many waypoints as a path may have."""
    x, y, z = scene.start
    dx, dy, _ = dice.choice(STRAIGHT[:4])
    return [(x + dx * 20 * number, y + dy * 20 * number, z) for number in range(1, dice.randint(30, 34))]


def wild(dice: random.Random, ground: Ground, scene: Scene) -> Path:
    x, y, z = scene.start
    path = []
    for _ in range(dice.choice((1, 1, 1, 2, 3, 5))):
        if dice.random() < 0.25:
            z = dice.choice((0, dice.randrange(4000), *ground.surfaces))
        elif dice.random() < 0.3:
            x, y = beside(dice, ground, scene)
        else:
            x, y = x + dice.randint(-3500, 3500), y + dice.randint(-3500, 3500)
        path.append((x, y, z))
    return path
