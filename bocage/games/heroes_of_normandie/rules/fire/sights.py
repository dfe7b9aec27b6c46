"""Lines of sight, ranges, arcs and faces between counters (HN-LOS, HN-RANGE, HN-ARC)."""

from __future__ import annotations

from typing import NamedTuple

from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.actions import MOST_COUNTERS
from bocage.games.heroes_of_normandie.board import Board, Weapon
from bocage.games.heroes_of_normandie.map.ground import Ground
from bocage.games.heroes_of_normandie.map.lines import Line, bits
from bocage.games.heroes_of_normandie.pieces import BLOCKED, STEP_X, STEP_Y
from bocage.games.heroes_of_normandie.rules.units import blocking, has_trait, mask, squares
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import ArmourFace, by_unit, Facing, Point, Square, Squares, Unit

FRONT_FACE, SIDE_FACE, REAR_FACE = ArmourFace(0), ArmourFace(1), ArmourFace(2)
LONG_RANGE, SHARP_RANGE, LONG_MALUS = 7, 9, 2
SHARP_LIMIT = 2


class Sight:
    """A line from a square of one counter to a square of another: what obstacles and smoke take, the distance, and the face
    that it meets."""

    __slots__ = ("start", "aim", "loss", "smoke", "distance", "face")

    def __init__(self, start: Square, aim: Square, loss: int, smoke: int, distance: int, face: ArmourFace) -> None:
        self.start = start
        self.aim = aim
        self.loss = loss
        self.smoke = smoke
        self.distance = distance
        self.face = face

    @property
    def is_clear(self) -> bool:
        return self.loss == 0 and self.smoke == 0


class SmokeArea(NamedTuple):
    """The squares of a smoke template, and what it takes from a line that crosses, enters or leaves them."""

    squares: Squares
    malus: int


class Watch:
    """What can block lines of sight now. It is gathered once and used for many lines."""

    __slots__ = ("b", "s", "ground", "infantry", "vehicles", "smoke", "seen")

    def __init__(self, b: Board, s: State) -> None:
        self.b = b
        self.s = s
        self.ground = b.ground(s.ground)
        self.infantry, self.vehicles = blocking(b, s)
        self.smoke = smoke_areas(self.ground, s) if s.smoke else []
        self.seen: dict[int, list[Sight]] = {}

    def in_the_way(self, one: Unit, two: Unit = p.NO_UNIT) -> Squares:
        """HN-LOS-06, HN-LOS-07, HN-LOS-12, HN-TRANSPORT-14: the squares of units that block a line between two counters.
        Infantry blocks only if neither end is a vehicle; a passenger is infantry. A vehicle's own squares never block its
        lines, nor those of its passengers."""
        b, s = self.b, self.s
        on_foot, kind = b.on_foot, s.kind
        found = self.vehicles
        if on_foot[kind[one]] and (two < 0 or on_foot[kind[two]]):
            found |= self.infantry
            if s.at[one] != p.CARRIED:
                return found
        if s.at[one] == p.CARRIED:
            one = s.carrier[one]
        for unit in (one, two):
            if unit >= 0 and not on_foot[kind[unit]]:
                found &= ~mask(b, s, unit)
        return found

    def sees(self, one: Unit, two: Unit) -> list[Sight]:
        """HN-LOS-01, HN-LOS-10, HN-LOS-11: every line from a square of one counter to a square of another that is not
        blocked."""
        key = one * MOST_COUNTERS + two
        found = self.seen.get(key)
        if found is None:
            found = self.seen[key] = self._look(one, two)
        return found

    def _look(self, one: Unit, two: Unit) -> list[Sight]:
        b, s, ground = self.b, self.s, self.ground
        way = self.in_the_way(one, two)
        found: list[Sight] = []
        starts, aims = squares(b, s, one), squares(b, s, two)
        for aim in aims:
            for start in starts:
                loss = ground.see(start, aim, way)
                if loss < BLOCKED:
                    found.append(Sight(start, aim, loss, self.smoke_between(start, aim) if self.smoke else 0,
                                       ground.distance(start, aim), face_hit(ground, s.facing[two], start, aim)))
        return found

    def point_loss(self, unit: Unit, start: Square, point: Point) -> int:
        """What a line from a square of a counter to an intersection loses, smoke included; ``BLOCKED`` if it is blocked."""
        loss = self.ground.see_point(start, point, self.in_the_way(unit) & ~self.vehicles_at(point))
        if loss < BLOCKED and self.smoke:
            loss += self.smoke_along(self.ground.lines.to_point(start, point), start)
        return loss

    def smoke_between(self, start: Square, aim: Square) -> int:
        return self.smoke_along(self.ground.lines.line(start, aim), start)

    def smoke_along(self, line: Line, start: Square) -> int:
        """HN-ORDN-21, HN-ORDN-22: the maluses of all templates that a line crosses, enters or leaves, each once."""
        return sum(area.malus for area in self.smoke if line.near(area.squares, start) & line.whole)

    def vehicles_at(self, point: Point) -> Squares:
        """All squares of the vehicles that touch an intersection. Units around an intersection do not block lines to it."""
        around = bits(self.ground.around_point(point))
        if not self.vehicles & around:
            return 0
        b, s = self.b, self.s
        masks = [mask(b, s, unit) for unit, at in by_unit(s.at) if at >= 0 and b.types[s.kind[unit]].kind != p.INFANTRY]
        return sum(held for held in masks if held & around)

    def sees_point(self, unit: Unit, point: Point) -> bool:
        """Whether a counter has a clear line to an intersection."""
        return any(self.point_loss(unit, start, point) == 0 for start in squares(self.b, self.s, unit))


def smoke_areas(ground: Ground, s: State) -> list[SmokeArea]:
    return [SmokeArea(bits(ground.around_point(smoke.point)), smoke.malus) for smoke in s.smoke_templates()]


def smoke_over(ground: Ground, s: State, square: Square) -> int:
    """HN-ORDN-21, HN-ORDN-22: what all smoke templates that cover a square take together."""
    return sum(area.malus for area in smoke_areas(ground, s) if area.squares >> square & 1)


# --- directions -------------------------------------------------------------------------------------------------------


def in_quarter(across: int, down: int, facing: Facing) -> bool:
    """HN-ARC-02: whether a difference of squares lies in the 90° arc of a facing or on its borders."""
    dx, dy = STEP_X[facing], STEP_Y[facing]
    if dx and dy:
        return across * dx >= 0 and down * dy >= 0 and (across != 0 or down != 0)
    ahead = across * dx + down * dy
    return ahead > 0 and abs(across * dy - down * dx) <= ahead


def opposite(facing: Facing) -> Facing:
    return Facing((facing + 4) % 8)


def on_border(across: int, down: int, facing: Facing) -> bool:
    """Whether a difference of squares lies exactly on the border of the 90° arc of a facing."""
    dx, dy = STEP_X[facing], STEP_Y[facing]
    if dx and dy:
        return across == 0 or down == 0
    return abs(across * dy - down * dx) == across * dx + down * dy


def in_arc(ground: Ground, start: Square, aim: Square, facing: Facing, arc: int) -> bool:
    """HN-ARC-01, HN-ARC-02: whether a square lies in an arc of 360°, 180° or 90° around a facing."""
    if arc >= 360:
        return True
    across, down = ground.column[aim] - ground.column[start], ground.row[aim] - ground.row[start]
    if arc == 180:
        return across * STEP_X[facing] + down * STEP_Y[facing] >= 0 and (across != 0 or down != 0)
    return in_quarter(across, down, facing)


def face_hit(ground: Ground, facing: Facing, start: Square, aim: Square) -> ArmourFace:
    """HN-ARC-04: the face of a vehicle that a shot meets. On a border it is the weaker of the two faces, which is never the
    front."""
    across, down = ground.column[start] - ground.column[aim], ground.row[start] - ground.row[aim]
    if in_quarter(across, down, facing):
        return SIDE_FACE if on_border(across, down, facing) else FRONT_FACE
    return REAR_FACE if in_quarter(across, down, opposite(facing)) else SIDE_FACE


# --- range ------------------------------------------------------------------------------------------------------------


def reach(b: Board, s: State, unit: Unit, weapon: Weapon) -> int:
    """HN-ABIL-27, HN-TRAIT-11: how far a weapon fires; 0 if there is no limit."""
    if weapon.flags & p.LIMITED_RANGE and has_trait(b, s, unit, "sharpshooters"):
        return weapon.range + SHARP_LIMIT
    return weapon.range


def range_malus(b: Board, s: State, unit: Unit, flags: int, distance: int) -> int:
    """HN-RANGE-01, HN-ABIL-23, HN-TRAIT-10: a shot further than 7 squares loses 2; of sharpshooters further than 9; with Optics
    it never does."""
    if flags & p.OPTICS:
        return 0
    far = SHARP_RANGE if has_trait(b, s, unit, "sharpshooters") else LONG_RANGE
    return LONG_MALUS if distance > far else 0
