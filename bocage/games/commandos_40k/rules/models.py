"""Models on the table: distances between them, who is engaged, how they are put on the table and taken off."""

from __future__ import annotations

from math import isqrt

from bocage.core.decision import Seat
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.paths import bodies
from bocage.games.commandos_40k.pieces import ENGAGED, OTHER, Mil, Model, Models, Specialism, Waypoint, models_in
from bocage.games.commandos_40k.rules.asking import KTable
from bocage.games.commandos_40k.state import State


def is_within(b: Board, s: State, model: Model, other: Model, reach: Mil) -> bool:
    """KT-MEASURE-01, KT-MEASURE-02, KT-GEOM-05: Whether the bases of two models are at most this far apart."""
    rise = s.z[model] - s.z[other]
    far: int = reach
    if rise:
        if rise > reach or -rise > reach:
            return False
        far = isqrt(reach * reach - rise * rise)
    far += b.kind[model].radius + b.kind[other].radius
    dx, dy = s.x[model] - s.x[other], s.y[model] - s.y[other]
    return dx * dx + dy * dy <= far * far


def start_of(s: State, model: Model) -> Waypoint:
    """The place of a model."""
    return s.x[model], s.y[model], s.z[model]


def gap_from(b: Board, s: State, model: Model, at: Waypoint, other: Model) -> Mil:
    """KT-GEOM-08: The gap between a model, if it stood at a place, and another model. It is rounded up, so that it agrees with
    every test of a range."""
    return bodies.gap(at, b.kind[model].radius, (s.x[other], s.y[other], s.z[other]), b.kind[other].radius)


def gap(b: Board, s: State, model: Model, other: Model) -> Mil:
    return gap_from(b, s, model, start_of(s, model), other)


def foes(b: Board, s: State, model: Model) -> Models:
    """KT-TEAMS-01: the enemies of a model on the table."""
    return s.on & b.mine[OTHER[b.seat[model]]]


def friends(b: Board, s: State, model: Model) -> Models:
    """KT-TEAMS-01: the other models of its team on the table."""
    return s.on & b.mine[b.seat[model]] & ~(1 << model)


def foes_within(b: Board, s: State, model: Model, at: Waypoint, distance: Mil) -> Models:
    """KT-MEASURE-01, KT-MEASURE-02, KT-GEOM-05: The enemies that would be within this distance if the model stood at a
    place."""
    found = 0
    x, y, z = at
    kinds, xs, ys, zs = b.kind, s.x, s.y, s.z
    radius = kinds[model].radius
    for other in models_in(s.on & b.mine[OTHER[b.seat[model]]]):
        reach: int = distance
        rise = z - zs[other]
        if rise:
            if rise > reach or -rise > reach:
                continue
            reach = isqrt(reach * reach - rise * rise)
        reach += radius + kinds[other].radius
        dx, dy = x - xs[other], y - ys[other]
        if dx * dx + dy * dy <= reach * reach:
            found |= 1 << other
    return found


def is_near_foe(b: Board, s: State, model: Model, distance: Mil) -> bool:
    """KT-MEASURE-02: Whether an enemy is within this distance of a model. Those that are too far away even with the widest base
    are not asked about: that halves the time."""
    x, y, xs, ys = s.x[model], s.y[model], s.x, s.y
    most = (distance + b.kind[model].radius + b.widest) ** 2
    for other in models_in(s.on & b.mine[OTHER[b.seat[model]]]):
        dx, dy = x - xs[other], y - ys[other]
        if dx * dx + dy * dy <= most and is_within(b, s, model, other, distance):
            return True
    return False


def engaged_at(b: Board, s: State, model: Model, at: Waypoint) -> Models:
    """KT-ER-01, KT-GEOM-07: The enemies that would be in engagement range if the model stood at a place."""
    return foes_within(b, s, model, at, ENGAGED)


def put(b: Board, s: State, model: Model, at: Waypoint) -> None:
    """Puts a model at a place and updates the engagements of all models (KT-ER-01)."""
    bit = 1 << model
    near = engaged_at(b, s, model, at)
    for other in models_in(s.er[model] & ~near):
        s.er[other] &= ~bit
    for other in models_in(near):
        s.er[other] |= bit
    s.er[model] = near
    s.x[model], s.y[model], s.z[model] = at
    s.on |= bit


def take_off(s: State, model: Model) -> None:
    bit = 1 << model
    for other in models_in(s.er[model]):
        s.er[other] &= ~bit
    s.er[model] = 0
    s.on &= ~bit


def out_of_action(g: KTable, model: Model, rule: str = "") -> None:
    """KT-TRAUMA-09: Removes a model from the battlefield for good."""
    s = g.state
    take_off(s, model)
    s.hp[model] = 0
    s.ooa |= 1 << model
    g.tell(e.OUT, model, rule=rule)


def why_gone(s: State, model: Model) -> str:
    """KT-DEPLOY-01, KT-TRAUMA-09, KT-MISSION3-08: The rule by which a model is not on the table; "" if it is."""
    bit = 1 << model
    if s.on & bit:
        return ""
    return "KT-TRAUMA-09" if s.ooa & bit else "KT-MISSION3-08" if s.escaped & bit else "KT-DEPLOY-01"


def is_shaken(s: State, model: Model) -> bool:
    return bool(s.shaken >> model & 1)


def specialists(b: Board, s: State, seat: Seat, specialism: Specialism) -> list[Model]:
    """The models of a seat on the table with a specialism (KT-TACTIC-03: only these bring its tactic)."""
    return [model for model in models_in(s.on & b.mine[seat]) if b.kind[model].specialism == specialism]


def counts_as_broken(s: State, seat: Seat) -> bool:
    """KT-TACTIC-16: Whether a team counts as broken. "Insane courage" suspends that for a round."""
    return bool(s.broken[seat] and not s.courage[seat])
