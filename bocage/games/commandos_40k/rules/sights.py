"""Which model sees which, and what hides a model (KT-LOS, KT-OBSCURE). The view through terrain is computed once for each pair
of places and kept."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from bocage.games.commandos_40k.board import SIGHTS_KEPT, Board
from bocage.games.commandos_40k.model_profiles import WIDEST
from bocage.games.commandos_40k.paths.ground import TerrainPart
from bocage.games.commandos_40k.pieces import ENGAGED, Model, models_in
from bocage.games.commandos_40k.rules.faction_effects import has_status
from bocage.games.commandos_40k.rules.models import is_within
from bocage.games.commandos_40k.state import State
from bocage.geometry.lines import ALL_POINTS, hidden
from bocage.geometry.numbers import csqrt
from bocage.geometry.shapes import clip, distance_within


class Sight:
    """KT-LOS-02: What one model sees of another: which of its 25 points are blocked, which are veiled, and by what. ``parts``:
    terrain that hides points. ``models``: other models that hide points."""

    __slots__ = ("blocked", "veiled", "parts", "models")

    def __init__(self, blocked: int, veiled: int, parts: tuple[int, ...], models: tuple[Model, ...]) -> None:
        self.blocked = blocked
        self.veiled = veiled
        self.parts = parts
        self.models = models

    @property
    def visible(self) -> bool:
        """KT-LOS-03: at least one point is not blocked."""
        return self.blocked != ALL_POINTS

    @property
    def obscured(self) -> bool:
        """KT-OBSCURE-01: at least one point is blocked or veiled."""
        return bool(self.blocked | self.veiled)


def terrain_between(b: Board, s: State, model: Model, other: Model) -> tuple[int, int, tuple[int, ...]]:
    """KT-LOS-02: The points that terrain blocks and veils, and the parts of terrain that do so. The result is kept because most
    models stand still."""
    one, two = b.kind[model], b.kind[other]
    key = (s.x[model], s.y[model], s.z[model], one.height, s.x[other], s.y[other], s.z[other], two.height)
    found = b.sights.get(key)
    if found is None:
        if len(b.sights) > SIGHTS_KEPT:
            b.sights.clear()
        eye = s.z[model] + 9 * one.height // 10
        blocked, veiled, parts, _ = b.ground.scene.look(
            s.x[model], s.y[model], eye, s.x[other], s.y[other], s.z[other], two.body, two.height, ())
        found = b.sights[key] = blocked, veiled, parts
    return found


def look(b: Board, s: State, model: Model, other: Model) -> Sight:
    """KT-LOS-01, KT-LOS-02: What one model sees of another, with terrain and other models between them."""
    blocked, veiled, parts = terrain_between(b, s, model, other)
    thirds = thirds_between(b, s, model, other) if blocked != ALL_POINTS else ()
    if not thirds:
        return Sight(blocked, veiled, parts, ())
    eye = s.z[model] + 9 * b.kind[model].height // 10
    two = b.kind[other]
    cylinders = [(s.x[third], s.y[third], b.kind[third].body, s.z[third], s.z[third] + b.kind[third].height)
                 for third in thirds]
    masks = hidden(s.x[model], s.y[model], eye, s.x[other], s.y[other], s.z[other], two.body, two.height, cylinders)
    for mask in masks.values():
        if b.models_block:                                  # KT-RULING-16
            blocked |= mask
        else:
            veiled |= mask
    return Sight(blocked, veiled, parts, tuple(thirds[at] for at in masks))


def thirds_between(b: Board, s: State, model: Model, other: Model) -> Sequence[Model]:
    """The models that may stand in the way: those near enough to the line between the two."""
    xs, ys, kinds = s.x, s.y, b.kind
    x, y = xs[model], ys[model]
    dx, dy = xs[other] - x, ys[other] - y
    square = dx * dx + dy * dy
    width = kinds[other].body + 2                           # looked-at points are rounded
    straight, farthest = dx * y - dy * x, (width + WIDEST) * csqrt(square)
    low, high = straight - farthest, straight + farthest
    found: list[Model] = []
    for third in models_in(s.on & ~(1 << model | 1 << other)):
        if low <= dx * ys[third] - dy * xs[third] <= high:
            ox, oy = xs[third] - x, ys[third] - y
            across, wide = dx * oy - dy * ox, width + kinds[third].body
            along, slack = dx * ox + dy * oy, wide * (abs(dx) + abs(dy))
            if across * across <= wide * wide * square and -slack <= along <= square + slack:
                found.append(third)
    return found


def sees(b: Board, s: State, model: Model, other: Model) -> bool:
    """KT-LOS-03, KT-LOS-04: Whether a model sees another. With the default setting models and foliage never hide completely, so
    terrain alone decides."""
    if model == other:
        return True
    if b.models_block:
        return look(b, s, model, other).visible
    return terrain_between(b, s, model, other)[0] != ALL_POINTS


def is_obscured(b: Board, s: State, sight: Sight, target: Model) -> bool:
    """KT-OBSCURE-01, KT-OBSCURE-04: whether a target is obscured. Smoke obscures it from everybody."""
    return sight.obscured or has_status(b, s, target, "obscured_to_all")


def cover_behind(b: Board, s: State, sight: Sight, target: Model) -> tuple[bool, bool]:
    """KT-OBSCURE-03, KT-TRAUMA-06: Whether terrain, and whether a model, that hides the target stands within 1″ of it."""
    terrain = any(is_near_part(b, s, target, b.ground.parts[part]) for part in sight.parts)
    model = any(is_within(b, s, target, other, ENGAGED) for other in sight.models)
    return terrain, model


def is_near_part(b: Board, s: State, model: Model, part: TerrainPart) -> bool:
    """KT-GEOM-06, KT-RULING-86: Whether a part of terrain is within 1″ of a base, heights included."""
    z = s.z[model]
    rise = max(0, part.bottom - z, z - part.top)
    if rise > ENGAGED:
        return False
    reach = b.kind[model].radius + isqrt(ENGAGED * ENGAGED - rise * rise)
    return distance_within(part.poly, s.x[model], s.y[model], reach)


def intervening(b: Board, s: State, model: Model, other: Model) -> bool:
    """KT-FIGHT-14, KT-RULING-34: Whether a solid part lies between the bases of two models, or they stand on different
    levels."""
    ground, high = b.ground, s.z[model]
    if high != s.z[other]:
        return True
    top = high + min(b.kind[model].height, b.kind[other].height)
    x0, y0, x1, y1 = s.x[model], s.y[model], s.x[other], s.y[other]
    for part in ground.solids:
        left, low, right, upper = part.poly.box
        if (part.top > high and part.bottom < top and left <= max(x0, x1) and right >= min(x0, x1)
                and low <= max(y0, y1) and upper >= min(y0, y1)):
            met = clip(part.poly, x0, y0, x1, y1)
            if met is not None and met[0] * met[3] < met[2] * met[1]:
                return True
    return False
