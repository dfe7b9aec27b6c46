"""Surveys before the battle: where a marker or a model may be set down, whether a place will do, and good places."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot

from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import SAME, short_path
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.bot.model_values import opinions
from bocage.games.commandos_40k.bot.place_values import Field
from bocage.games.commandos_40k.inspect.answer_types import Drawn, Survey
from bocage.games.commandos_40k.pieces import MIL, OTHER, Model, Waypoint, models_in
from bocage.games.commandos_40k.rules.deploying import (
    BETWEEN, MARKERS, places_for, waiting, why_no_marker)
from bocage.games.commandos_40k.rules.models import put
from bocage.games.commandos_40k.state import State

STEPS = MIL // 4, MIL // 2                  # how far apart the places of a zone lie: the finer grid if it has not too many
MOST_PLACES = 12_000
TOGETHER = 1.5                              # inches: nearer than this to a friend a model is in the way
DICE = range(7)                             # a landing die; 0: none
Why = Callable[[Waypoint], str]


def marker_judge(b: Board, s: State) -> Why | None:
    """What keeps the next marker from a place; None if no marker is placed now."""
    placing = s.phase == p.PLACE_MARKERS and len(s.marker) < MARKERS.get(b.mission.id, 0)
    return why_no_marker(b, s) if placing else None


def model_judge(b: Board, s: State, model: Model, die: int) -> Why | None:
    """What keeps a model from a place; None if models are not set up now, this one stands already, or the die that says where
    it lands is not rolled yet (KT-MISSION1-05)."""
    is_waiting = s.phase in (p.DEPLOY, p.DEPLOY_HELD) and not (s.on | s.ooa) >> model & 1
    lands = b.mission.id == p.AIR_ASSAULT and b.seat[model] == s.attacker
    return places_for(b, s, model, die).why if is_waiting and die in DICE and (die > 0) == lands else None


def free_places(b: Board, why: Why, heights: Sequence[int]) -> tuple[int, list[Waypoint]]:
    """How far apart they lie, and the places where nothing is in the way."""
    step, coarse = STEPS
    found = [place for z in heights for x in range(coarse, b.ground.width, coarse)
             for y in range(coarse, b.ground.height, coarse) if not why(place := (x, y, z))]
    if len(found) * (coarse // step) ** 2 > MOST_PLACES:
        return coarse, found
    return step, [place for z in heights for x in range(step, b.ground.width, step)
                  for y in range(step, b.ground.height, step) if not why(place := (x, y, z))]


def runs_of(places: Sequence[Waypoint], step: int) -> tuple[tuple[int, int, int, int], ...]:
    """The places of a grid, row by row: first and last x of those that lie side by side, y, z."""
    runs: list[tuple[int, int, int, int]] = []
    for x, y, z in sorted(places, key=lambda place: (place[2], place[1], place[0])):
        if runs and runs[-1][1:] == (x - step, y, z):
            runs[-1] = (runs[-1][0], x, y, z)
        else:
            runs.append((x, x, y, z))
    return tuple(runs)


def marker_zone(b: Board, s: State, why: Why, text: str) -> Survey:
    """KT-MISSION1-02, KT-MISSION2-02: Where the next marker may lie, and a place for it."""
    step, free = free_places(b, why, (0,))
    best = best_for_marker(b, s, free)
    apart = BETWEEN[b.mission.id]
    rings = tuple((s.marker_x[at], s.marker_y[at], apart + 2 * b.marker_radius) for at in range(len(s.marker)))
    return Survey(text, step=step, runs=runs_of(free, step), apart=apart, rings=rings,
                  way="" if best is None else short_path("marker", [best], 0).text)


def best_for_marker(b: Board, s: State, free: Sequence[Waypoint]) -> Waypoint | None:
    return max(free, key=lambda place: marker_value(b, s, place), default=None)


def marker_value(b: Board, s: State, place: Waypoint) -> float:
    """Markers to be guarded lie close together, near the middle. Markers to be sought lie far apart."""
    x, y, _ = place
    apart = [hypot(x - s.marker_x[at], y - s.marker_y[at]) for at in range(len(s.marker))]
    middle = hypot(x - b.ground.width / 2, y - b.ground.height / 2)
    if b.mission.id == p.AIR_ASSAULT:
        return -sum(apart) - middle
    return min(apart, default=0.0) - middle / MIL


def model_zone(b: Board, s: State, model: Model, die: int, text: str) -> Survey:
    """KT-DEPLOY-01, KT-MISSION1-05: Where a model may be set up, how far from enemies, and a place for it."""
    found = places_for(b, s, model, die)
    step, free = free_places(b, found.why, b.ground.surfaces)
    best = best_for_model(b, s, model, free)
    radius = b.kind[model].radius
    foes = models_in(s.on & b.mine[OTHER[b.seat[model]]])
    rings = tuple((s.x[foe], s.y[foe], found.distance + radius + b.kind[foe].radius) for foe in foes)
    return Survey(text, step=step, runs=runs_of(free, step), apart=found.distance, rings=rings,
                  way="" if best is None else short_path("at", [best], 0).text)


def best_for_model(b: Board, s: State, model: Model, free: Sequence[Waypoint]) -> Waypoint | None:
    field = Field(opinions(b), b, s, model)
    return max(free, key=lambda place: field.score(*place[:2]) - crowd(b, s, model, place), default=None)


def crowd(b: Board, s: State, model: Model, place: Waypoint) -> float:
    """How much friends are in the way of a model at a place."""
    radius = b.kind[model].radius
    near = 0.0
    for friend in models_in(s.on & b.mine[b.seat[model]]):
        far = hypot(s.x[friend] - place[0], s.y[friend] - place[1]) - radius - b.kind[friend].radius
        near += max(0.0, TOGETHER - far / MIL)
    return near


def all_markers(b: Board, s: State, text: str) -> Survey:
    """KT-MISSION1-02, KT-MISSION2-02: A good place for each marker that is still to be placed."""
    later, ways = s.copy(), list[str]()
    for _ in range(MARKERS[b.mission.id] - len(s.marker)):
        best = best_for_marker(b, later, free_places(b, why_no_marker(b, later), (0,))[1])
        if best is None:
            break
        ways.append(short_path("marker", [best], 0).text)
        later.marker_x.append(best[0])
        later.marker_y.append(best[1])
        later.marker.append(p.FACE_DOWN)
    return Survey(text, arranged=tuple(("marker", way) for way in ways))


def all_models(b: Board, s: State, model: Model, die: int, text: str) -> Survey:
    """KT-DEPLOY-01: A good place for a model, then for each other one of its seat, as if no enemy were set up in between. Of
    models that land nobody knows more than that of one die (KT-MISSION1-05)."""
    later, ways = s.copy(), list[tuple[str, str]]()
    others = [] if die else [Model(each) for each in waiting(b, s, b.seat[model]) if each != model]
    for each in (model, *others):
        best = best_for_model(b, later, each, free_places(b, places_for(b, later, each, die).why, b.ground.surfaces)[1])
        if best is not None:
            ways.append((b.lexicon.models[each], short_path("at", [best], 0).text))
            put(b, later, each, best)
    return Survey(text, arranged=tuple(ways))


def judged(why: Why, place: Waypoint, text: str) -> Survey:
    """Whether something may be set down at a place, and if not, by which rule."""
    x, y, z = place
    z = 0 if z == SAME else z
    rule = why((x, y, z))
    return Survey(text, drawn=Drawn(0, 0, 0, not rule, rule, 0, x, y, z, (), (), ()))
