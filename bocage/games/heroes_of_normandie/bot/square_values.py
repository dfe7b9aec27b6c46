"""Scores a square for a unit without search: the way to its goals, shelter, danger, and targets."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.bot.risk import SHOTS, Man, danger_at, prey_from
from bocage.games.heroes_of_normandie.bot.unit_values import Opinions
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Kind, Side, TypeNo, Unit, by_unit

STRIDE = 0.55                   # what each square closer to a goal adds
ARRIVED = 1.0
HELD_ALREADY = 1.6              # what a goal loses that a friend already holds
OF_OTHERS = 1.5                 # what a goal loses that only the other side can control
COVER = 0.22
DANGER = 1.3
PREY = 0.05
CAUTIOUS = 20.0                 # the worth of a unit that takes danger at its face value
SPREAD = 12.0                   # weights of squares differ by no more than e to this power
HEADED_HOME = 3.0


class Field:
    """The board as one unit sees it. ``unit`` -1: a recruit of ``seat`` that is not placed yet. ``foes``: the enemies, if they
    are known already."""

    __slots__ = ("o", "b", "s", "side", "kind", "foes", "wants", "man", "cover", "defence", "fear")

    def __init__(self, o: Opinions, b: Board, s: State, seat: Seat, kind: TypeNo, unit: Unit = p.NO_UNIT,
                 foes: list[Man] | None = None) -> None:
        self.o, self.b, self.s = o, b, s
        self.side = b.side[seat]
        type = b.types[kind]
        self.kind = type.kind
        self.cover = b.ground(s.ground).defence
        self.foes = foes_of(o, b, s, self.side) if foes is None else foes
        self.man = Man(o, s, unit, s.at[unit], 0) if unit >= 0 and s.at[unit] >= 0 else None
        face = type.faces[s.face[unit] if unit >= 0 else 0]
        self.defence = face.defence[1 if self.kind == p.HEAVY else 0]
        self.fear = DANGER * SHOTS * (o.worth[kind][0] / CAUTIOUS) ** 0.5
        self.wants = wants_of(o, b, s, self.side, self.kind, unit)

    def goal_score(self, at: int) -> float:
        best = -99.0
        for size, far in self.wants:
            score = size - STRIDE * far[at] if far[at] else size + ARRIVED
            if score > best:
                best = score
        return best if self.wants else 0.0

    def score(self, at: int) -> float:
        score = self.goal_score(at)
        shelter = self.cover[at] if self.kind == p.INFANTRY else 0
        if shelter:
            score += COVER * shelter
        if self.foes:
            danger = danger_at(self.foes, at, self.defence + shelter, self.kind)
            if danger:
                score -= self.fear * danger
            if self.man is not None:
                score += PREY * prey_from(self.man, at, self.foes)
        return score

    def is_there(self, at: int) -> bool:
        """Whether the unit already is at one of its goals on this square."""
        return any(not far[at] and size > -HELD_ALREADY for size, far in self.wants)


def foes_of(o: Opinions, b: Board, s: State, side: Side) -> list[Man]:
    cover = b.ground(s.ground).defence
    return [Man(o, s, foe, at, cover[at]) for foe, at in by_unit(s.at) if at >= 0 and b.side[s.owner[foe]] != side]


def wants_of(o: Opinions, b: Board, s: State, side: Side, kind: Kind, unit: Unit) -> list[tuple[float, list[float]]]:
    """The goals of a unit: how much it wants each, and how far each is from every square."""
    led = s.prisoner
    if led >= 0 and led == unit:
        return [(HEADED_HOME, o.far(o.edge, kind))]
    found: list[tuple[float, list[float]]] = []
    held = friends_on(o, b, s, side, unit)
    for number, goal in enumerate(o.goals):
        size = 0.4 * (goal.points - 1.0)
        if number == o.edge:
            if b.scenario.goal == "rescue" and led < 0:
                continue
            if side == p.GE and b.scenario.goal != "rescue":
                continue
        elif led >= 0:
            continue
        elif goal.side not in (p.NO_SIDE, side):
            size -= OF_OTHERS
        if held >> number & 1:
            size -= HELD_ALREADY
        found.append((size, o.far(number, kind)))
    return found


def friends_on(o: Opinions, b: Board, s: State, side: Side, but: Unit) -> int:
    """The goals on which another unit of the side stands, as bits."""
    standing = 0
    for unit, at in by_unit(s.at):
        if at >= 0 and unit != but and b.side[s.owner[unit]] == side:
            standing |= 1 << at
    return sum(1 << number for number, goal in enumerate(o.goals) if standing & goal.squares and number != o.edge)


def weights_of(scores: Sequence[float]) -> list[float]:
    """Turns scores into weights; the best gets 1."""
    best = max(scores, default=0.0)
    return [exp(max(-SPREAD, score - best)) for score in scores]
