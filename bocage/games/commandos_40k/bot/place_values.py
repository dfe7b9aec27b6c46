"""The value of a place for a model: the distance to its goals, whom it could charge from there, who could charge it."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from bocage.core.action import Action
from bocage.core.decision import Seat
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import places_of
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.bot.lead import ONE_MOVE
from bocage.games.commandos_40k.bot.model_values import Opinions, closeness
from bocage.games.commandos_40k.pieces import OTHER, MarkerFace, Model, models_in
from bocage.games.commandos_40k.rules.missions import controller, is_at, markers
from bocage.games.commandos_40k.state import State

GOAL = 4.0                                  # what it is worth to be where one wants to be
HELD = 0.3                                  # a marker that friends hold already wants others that much less
PREY, FEAR = 0.35, 0.35                     # by the point
IN_RANGE = 0.3
WAITING = 0.2                               # a move is better than none, other things equal
SPREAD = 12.0                               # weights differ by no more than e to this power
OUT = 30.0                                  # a model that may leave for good does so
HALF_INCHES = [closeness(number / 2) for number in range(90)]

Want = tuple[float, float, list[float]]     # how much, how near (inches) is near enough, how far it is from everywhere


class Field:
    """The table from the view of one model."""

    __slots__ = ("o", "b", "s", "model", "wants", "foes", "range")

    def __init__(self, o: Opinions, b: Board, s: State, model: Model) -> None:
        self.o, self.b, self.s, self.model = o, b, s, model
        self.wants = wants_of(o, b, s, model, holders(b, s))
        self.foes = [(s.x[foe], s.y[foe], b.kind[foe].radius + b.kind[model].radius, o.melee[model][foe], o.melee[foe][model])
                     for foe in models_in(s.on & b.mine[OTHER[b.seat[model]]])]
        self.range = b.kind[model].longest

    def goal_score(self, x: int, y: int) -> float:
        """How near a place is to the goals of the model, from 0 to 1, times the weight of the goal."""
        cell = self.o.grid.cell(x, y)
        best = 0.0
        for size, near, field in self.wants:
            beyond = field[cell] - near
            score = size if beyond <= 0.0 else size * ONE_MOVE ** (0.4 + beyond / self.o.pace[self.model])
            if score > best:
                best = score
        return best

    def score(self, x: int, y: int) -> float:
        prey = fear = 0.0
        nearest = 99_000.0
        for foe_x, foe_y, apart, ours, theirs in self.foes:
            far = ((foe_x - x) ** 2 + (foe_y - y) ** 2) ** 0.5 - apart
            if far < nearest:
                nearest = far
            share = HALF_INCHES[min(89, max(0, int(far / 500)))]
            prey = max(prey, ours * share)
            fear = max(fear, theirs * share)
        score = GOAL * self.goal_score(x, y) + PREY * prey - FEAR * fear
        return score + IN_RANGE if nearest <= self.range else score

    def here(self) -> float:
        return self.score(self.s.x[self.model], self.s.y[self.model])

    def option(self, action: Action) -> float:
        """The score of a path, of a point, or of staying."""
        if action.verb == "leave":
            return self.here() + OUT
        if action.verb in ("path", "at"):
            x, y, _ = places_of(action, 0)[-1]
            return self.score(x, y)
        return self.here() - WAITING


def holders(b: Board, s: State) -> list[Seat]:
    """The seat that controls each marker."""
    return [controller(b, s, marker) for marker in markers(s)]


def is_there(o: Opinions, s: State, model: Model, wants: list[Want]) -> bool:
    """Whether a model has reached one of its goals."""
    cell = o.grid.cell(s.x[model], s.y[model])
    return bool(s.on >> model & 1) and any(size > HELD and field[cell] <= near for size, near, field in wants)


def way_left(o: Opinions, s: State, model: Model, wants: list[Want]) -> float:
    """The number of moves to the nearest goal."""
    cell = o.grid.cell(s.x[model], s.y[model])
    return min((max(0.0, field[cell] - near) for _, near, field in wants), default=0.0) / o.pace[model]


def wants_of(o: Opinions, b: Board, s: State, model: Model, held: list[Seat]) -> list[Want]:
    """The goals of a model. ``held``: the seat that controls each marker."""
    seat = b.seat[model]
    near = o.near[model]
    if b.mission.id == p.EXFILTRATION:
        edge = 0 if s.west == s.attacker else b.ground.width
        return [(1.0, 0.0, o.to_edge(edge))] if seat != s.attacker else []
    found = []
    for marker in markers(s):
        size = want(b, s, seat, s.marker[marker])
        if size:
            if held[marker] == seat and not (s.on >> model & 1 and is_at(b, s, model, marker)):
                size *= HELD
            found.append((size, near, o.to_marker(s.marker_x[marker], s.marker_y[marker])))
    return found


def want(b: Board, s: State, seat: Seat, known: MarkerFace) -> float:
    """How much a side wants a marker with this face."""
    if b.mission.id == p.RESCUE:
        return 1.5 if known == p.SOUGHT else 1.0 if known == p.FACE_DOWN else 0.0
    if seat == s.attacker:
        return 1.0 if known == p.INTACT else 0.4
    return 0.9 if known == p.INTACT or s.cp[seat] else 0.5


def weights_of(scores: Sequence[float]) -> list[float]:
    """Turns scores into weights. The best weight is 1."""
    best = max(scores, default=0.0)
    return [exp(max(-SPREAD, score - best)) for score in scores]
