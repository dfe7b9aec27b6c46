"""Plans for the race: what a unit does with its activation (go there, assault, fire at that target), and in which sequence
units get their orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.core.action import Action
from bocage.core.contract import Plan
from bocage.core.decision import Decision, Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.bot.fire import FIRE, hope
from bocage.games.heroes_of_normandie.bot.moves import MOVES, assault_gain
from bocage.games.heroes_of_normandie.bot.orders import urgency
from bocage.games.heroes_of_normandie.bot.square_values import Field, foes_of
from bocage.games.heroes_of_normandie.bot.unit_values import opinions
from bocage.games.heroes_of_normandie.inspect.reach import Reached, reach, way_to
from bocage.games.heroes_of_normandie.rules.asking import asked_unit
from bocage.games.heroes_of_normandie.rules.fire.firing import weapon_of
from bocage.games.heroes_of_normandie.rules.fire.sights import Watch
from bocage.games.heroes_of_normandie.rules.fire.ways import SINGLE
from bocage.games.heroes_of_normandie.rules.movement.paths import Paths
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Manner, Slot, Square, Token, Unit

HPlan = Plan[Board, State]
Pose = tuple[int, int]
DESTINATIONS = 6                # squares that a unit considers
ASSAULTS = 2
TARGETS = 3                     # of each weapon and manner of fire
EARLIER = 6                     # units that are tried as the first to act
STEPS = ("step", "drive")
MOVEMENTS = ("move", "reserve_move")

# What a question is worth, in parts of a bot's budget. A plan for the activation is settled with ``act``, so that what follows
# needs little thought.
STAKES = {"place_order": 0.6, "aim": 0.5} | dict.fromkeys(
    ("move", "reserve_move", "reserve_unit", "deploy", "deploy_where", "deploy_facing", "deploy_side", "discard", "redraw",
     "fire_more", "aim_card"), 0.3)


def plans(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> list[HPlan]:
    """The plans that begin with an answer to this question."""
    kind = decision.kind
    if kind == "act":
        unit = asked_unit(decision)
        return [*shots(b, s, unit, options), *moves(b, s, unit, assaults=True)]
    if kind in MOVEMENTS:
        return moves(b, s, asked_unit(decision), assaults=kind == "move")
    if kind == "place_order":
        return sequences(b, s, decision.by[0], options)
    return []


# --- an activation ----------------------------------------------------------------------------------------------------


def as_expected(s: State, unit: Unit) -> Callable[[Board, State], bool]:
    """Whether the unit is still acting, nothing has happened to it, and no enemy has come to light."""
    turn, condition = s.turn, condition_of(s, unit)
    return lambda b, later: later.turn == turn and unit in (later.acting, later.mover) and (
        condition_of(later, unit) == condition)


def condition_of(s: State, unit: Unit) -> tuple[object, ...]:
    return s.face[unit], s.suppressed[unit], s.damage[unit], s.hidden.count(p.OPEN), s.at.count(p.GONE)


def moves(b: Board, s: State, unit: Unit, assaults: bool) -> list[HPlan]:
    """To the squares that look best, and to the enemies that an assault should beat."""
    if s.at[unit] < 0:
        return []
    o = opinions(b)
    field = Field(o, b, s, s.owner[unit], s.kind[unit], unit)
    places = [place for place in reach(b, s, unit) if place.can_stop]
    best: dict[Square, Reached] = {}
    for place in places:
        best.setdefault(place.square, place)                # the nearest pose on each square
    ranked = sorted(best.values(), key=lambda place: -field.score(place.square))[:DESTINATIONS]
    found = [go(b, s, unit, way_to(b, s, unit, place), None) for place in ranked]
    if assaults and field.kind == p.INFANTRY:
        found += fights(b, s, unit, places)
    return found


def fights(b: Board, s: State, unit: Unit, places: list[Reached]) -> list[HPlan]:
    """The assaults that promise most, from the nearest square each."""
    o, paths = opinions(b), Paths(b, s, unit)
    ways: dict[Square, list[Action]] = {}
    for here, way in [(s.at[unit], []), *((place.square, way_to(b, s, unit, place)) for place in places)]:
        if len(way) < s.points_left if s.mover == unit else True:
            for there in paths.assaults((here,)):
                ways.setdefault(there, way)
    gains = {there: assault_gain(b, s, o, unit, paths.held[there], there) for there in ways}
    return [go(b, s, unit, ways[there], b.lexicon.assault[there])
            for there in sorted(gains, key=lambda there: -gains[there])[:ASSAULTS] if gains[there] > 0.0]


def go(b: Board, s: State, unit: Unit, way: list[Action], assault: Action | None) -> HPlan:
    """Goes a way step by step. At its end it assaults; or it does there what looks best at first sight, but goes no further."""
    steps = list(way) if assault is None else [*way, assault]
    start: Pose = s.at[unit], s.facing[unit]
    follow: dict[Pose, Action] = {}
    for step in steps:
        follow[start] = step
        start = pose_after(s, unit, step)

    def answer(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> Action | None:
        if decision.kind == "act":
            return next((option for option in options if option.verb == "move"), None)
        if decision.kind not in MOVEMENTS or asked_unit(decision) != unit:
            return None
        step = follow.get((s.at[unit], s.facing[unit]))
        if step is not None:
            return step if step in options else None
        rest = [option for option in options if option.verb not in STEPS]
        return likeliest(b, s, decision, rest)

    return Plan(" ".join(step.text for step in steps), answer, as_expected(s, unit))


def pose_after(s: State, unit: Unit, step: Action) -> Pose:
    return step.args[0], step.args[1] if step.verb == "drive" else s.facing[unit]


def likeliest(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> Action | None:
    """What looks best at first sight among some of the options."""
    if len(options) < 2:
        return options[0] if options else None
    weights = (MOVES if decision.kind in MOVES else FIRE)[decision.kind](b, s, opinions(b), decision, options)
    return options[weights.index(max(weights))]


def shots(b: Board, s: State, unit: Unit, options: Sequence[Action]) -> list[HPlan]:
    """Each way to fire at each of its best targets."""
    o, watch = opinions(b), Watch(b, s)
    found: list[HPlan] = []
    for option in options:
        if option.verb != "fire":
            continue
        slot, manner = Slot(option.args[0]), Manner(option.args[1])
        find = SINGLE.get(manner)
        if find is None:
            continue
        weapon = weapon_of(b, s, unit, slot)
        hopes: dict[Square, float] = {}
        for target in find(watch, unit, weapon, p.NO_UNIT):
            at = target.sight.aim
            hopes[at] = max(hopes.get(at, 0.0), hope(o, b, s, unit, weapon, manner, target))
        if len(hopes) > 1:
            found += [fire_at(s, unit, option, at) for at in sorted(hopes, key=lambda at: -hopes[at])[:TARGETS]]
    return found


def fire_at(s: State, unit: Unit, option: Action, at: Square) -> HPlan:
    def answer(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> Action | None:
        if asked_unit(decision) != unit:
            return None
        if decision.kind == "act":
            return option if option in options else None
        if decision.kind == "aim":
            return next((each for each in options if each.args and each.args[0] == at), None)
        return None

    return Plan(f"{option.text} at {at}", answer, as_expected(s, unit))


# --- orders -----------------------------------------------------------------------------------------------------------


def sequences(b: Board, s: State, seat: Seat, options: Sequence[Action]) -> list[HPlan]:
    """Orders by urgency, each of the more urgent units first in turn; and without one of them."""
    o = opinions(b)
    foes = foes_of(o, b, s, b.side[seat])
    units = list(dict.fromkeys(Unit(option.args[1]) for option in options if option.verb == "order"))
    units.sort(key=lambda unit: -urgency(b, s, o, unit, foes))
    found = [units]
    found += [[unit, *(each for each in units if each != unit)] for unit in units[1:EARLIER]]
    if len(units) > 2:
        found.append([units[1], units[2], units[0], *units[3:]])
        found.append([units[0], units[2], units[1], *units[3:]])
    return [in_sequence(s, seat, each) for each in found]


def in_sequence(s: State, seat: Seat, units: list[Unit]) -> HPlan:
    turn = s.turn

    def answer(b: Board, s: State, decision: Decision, options: Sequence[Action]) -> Action | None:
        if decision.kind != "place_order":
            return None
        token = min((Token(option.args[0]) for option in options if option.verb == "order"), default=p.NO_TOKEN)
        if not 0 < token <= p.MOST_ORDERS:
            return None
        for unit in units:
            if not s.token[unit]:
                return next((option for option in options if option.verb == "order" and option.args == (token, unit)), None)
        return None

    return Plan(f"orders {' '.join(map(str, units))}", answer,
                lambda b, later: later.turn == turn and later.phase == p.PLACE_ORDERS)
