"""Weighs orders without search: which units should act, which of them first, and where a bluff does least harm."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.bot.square_values import Field, foes_of
from bocage.games.heroes_of_normandie.bot.fire import LITTLE, Judge, around
from bocage.games.heroes_of_normandie.bot.risk import Man, danger_at, prey_from
from bocage.games.heroes_of_normandie.bot.unit_values import Opinions
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Point, Token, Unit, by_unit

LATER = 0.25                    # the weight of each later token, in parts of the one before
SHOT = 0.35                     # what each army point of a target in sight adds to a unit's urgency
ON_THE_WAY = 0.8                # what a goal that is not reached yet adds
UNDER_FIRE = 0.6


def urgency(b: Board, s: State, o: Opinions, unit: Unit, foes: list[Man] | None = None) -> float:
    """How much a unit needs an order, and an early one: it has targets, is in danger, or has a way to go."""
    at = s.at[unit]
    type = b.types[s.kind[unit]]
    if type.decoy:
        return 0.15
    if at < 0:
        return 1.0
    field = Field(o, b, s, s.owner[unit], s.kind[unit], unit, foes)
    found = 0.3
    if field.man is not None:
        found += SHOT * prey_from(field.man, at, field.foes)
        found += UNDER_FIRE * min(1.5, danger_at(field.foes, at, field.man.defence + field.cover[at], field.kind))
    if not field.is_there(at) and field.wants and type.faces[s.face[unit]].move:
        found += ON_THE_WAY
    if s.prisoner == unit:
        found += 6.0
    return found


def place_order(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """Puts the lowest number on the most urgent unit, and a bluff on one that can wait."""
    need: dict[Unit, float] = {}
    foes = foes_of(o, b, s, b.side[decision.by[0]])
    numbers = sorted({option.args[0] for option in options if option.verb == "order" and option.args[0] <= p.MOST_ORDERS})
    later = {token: LATER ** rank for rank, token in enumerate(numbers)}
    weights = []
    for option in options:
        if option.verb != "order":
            weights.append(0.3 if option.verb == "withhold" else 0.15)
            continue
        token, unit = Token(option.args[0]), Unit(option.args[1])
        if unit not in need:
            need[unit] = urgency(b, s, o, unit, foes)
        if token == p.BLUFF:
            weights.append((0.05 if numbers else 0.6) / (0.3 + need[unit]))
        elif token == p.SPECIAL:
            weights.append(0.6 * need[unit] ** 2)
        else:
            weights.append(max(0.001, later[token]) * need[unit] ** 2)
    return weights


def direct(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """HN-ORDN-07: prefers an officer with many units around him; Double Time early in the game, Fire at Will later."""
    early = s.turn <= 2
    weights = []
    for option in options:
        if not option.args:
            weights.append(0.6)
            continue
        kind, officer = option.args
        near = sum(at >= 0 and s.owner[unit] == s.owner[officer] and b.start.distance(at, s.at[officer]) <= 3
                   for unit, at in by_unit(s.at))
        fits = 1.0 if kind == (p.DOUBLE_TIME if early else p.FIRE_AT_WILL) else 0.4
        weights.append(0.3 * near * fits)
    return weights


def smoke(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    """HN-ORDN-19: prefers intersections between the lines."""
    seat = decision.by[0]
    ground = b.start
    own = [at for unit, at in by_unit(s.at) if at >= 0 and s.owner[unit] == seat]
    if not own:
        return [1.0] * len(options)
    weights = []
    for option in options:
        if not option.args:
            weights.append(1.0)
            continue
        near = min(ground.point_distance(at, Point(option.args[0])) for at in own)
        weights.append(0.3 if 2 <= near <= 4 else LITTLE)
    return weights


def bombs(b: Board, s: State, o: Opinions, decision: Decision, options: Sequence[Action]) -> list[float]:
    return [weight + 0.3 for weight in around(b, s, o, Seat(decision.by[0]), options)]


ORDERS: dict[str, Judge] = {"place_order": place_order, "direct": direct, "smoke": smoke, "place_bomb": bombs}
