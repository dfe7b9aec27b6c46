"""Surveys of moves: where a move may end, what a drawn path costs and breaks, a path to a place."""

from __future__ import annotations

from collections.abc import Callable

from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import LONGEST_PATH, SAME, path_action, place_of, places_of, short_path
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.inspect.answer_types import Drawn, Range, Survey
from bocage.games.commandos_40k.paths.escapes import escape_path
from bocage.games.commandos_40k.paths.farthest import farthest_path
from bocage.games.commandos_40k.paths.goal_points import ring
from bocage.games.commandos_40k.paths.lattice import FINE
from bocage.games.commandos_40k.paths.judging import cost_of, end_is_legal, limits_of, with_free_step
from bocage.games.commandos_40k.paths.reach import path_to, region
from bocage.games.commandos_40k.pieces import Model, Waypoint, models_in
from bocage.games.commandos_40k.rules import charging, fighting, moving
from bocage.games.commandos_40k.rules.models import engaged_at, foes, start_of
from bocage.games.commandos_40k.rules.trips import Trip, bodies_for, journey_of, mover_for, verdict_on
from bocage.games.commandos_40k.state import State

MOST_PLACES = 3000
SNAPS = (100, 200, 300)                     # how far from the place wanted a way may end
TRIES = 4
CHARGE_DICE = 2, 12


# --- the trips, as the rules make them --------------------------------------------------------------------------------


def charge_trip(b: Board, s: State, model: Model, total: int) -> Trip:
    return charging.charge_trip(b, s, model, declared(b, s, model), total)


def failed_trip(b: Board, s: State, model: Model, higher: int) -> Trip:
    return charging.failed_trip(b, s, model, declared(b, s, model), higher)


def declared(b: Board, s: State, model: Model) -> int:
    """The declared targets; before the declaration, all targets that could be declared."""
    return s.targets[model] or charging.in_charge_range(b, s, model)


def frenzy_trip(b: Board, s: State, model: Model) -> Trip | None:
    found = fighting.frenzied_trip(b, s, model)
    return None if found is None else found[0]


# Trips by their kind: those that nothing but the position decides, and those that a roll decides too.
TRIPS: dict[str, Callable[[Board, State, Model], Trip | None]] = {
    "normal": moving.normal_trip, "forward": moving.forward_trip, "fall_back": moving.fall_back_trip,
    "pile_in": fighting.pile_in_trip, "consolidate": fighting.consolidate_trip, "frenzy": frenzy_trip,
}
ROLLED_TRIPS: dict[str, Callable[[Board, State, Model, int], Trip]] = {
    "advance": moving.advance_trip, "charge": charge_trip, "failed_charge": failed_trip,
}


def trip_of(b: Board, s: State, kind: str, model: Model, word: str) -> Trip | None:
    """The trip that a question is about. ``word``: the number beside the question, or the charger. None if there is no such
    trip."""
    if kind == "retreat":
        charger = next((foe for foe in models_in(foes(b, s, model)) if b.lexicon.models[foe] == word), None)
        return None if charger is None else charging.retreat_trip(b, s, model, charger)
    if not (word.isascii() and word.isdigit() and len(word) <= 2):
        return None
    if kind in ROLLED_TRIPS:
        return ROLLED_TRIPS[kind](b, s, model, int(word))
    return TRIPS[kind](b, s, model) if kind in TRIPS else None


def ranges(b: Board, s: State, model: Model) -> tuple[Range, ...]:
    """KT-MOVE-07: How far a model could go with each kind of move that is open to it."""
    walks = moving.normal_trip(b, s, model).allowance
    backs = moving.fall_back_trip(b, s, model).allowance
    least, most = (moving.advance_trip(b, s, model, die).allowance for die in moving.advance_dice(b, s, model))
    short, long = (charge_trip(b, s, model, total).allowance for total in CHARGE_DICE)
    known = (Range("normal", walks, walks), Range("advance", least, most), Range("charge", short, long),
             Range("fall_back", backs, backs))
    return tuple(each for each in known if each.kind in open_moves(b, s, model))


def open_moves(b: Board, s: State, model: Model) -> tuple[str, ...]:
    """KT-MOVE-07: The kinds of move that a model has in its activation of this Movement phase. When that is over, or in another
    phase: those that it would have if it acted as it stands."""
    if p.MOVE_START <= s.phase <= p.MOVE and not s.done >> model & 1:
        return tuple(verb for verb, rule in moving.why_no_action(b, s, model).items() if not rule)
    return ("fall_back",) if s.er[model] else ("normal", "advance", "charge")


# --- reach ------------------------------------------------------------------------------------------------------------


def reach(b: Board, s: State, trip: Trip, text: str) -> Survey:
    """KT-GEOM-23: Where the move may end, on the finest grid that can be shown, and a path as far as it goes."""
    journey = journey_of(b, s, trip)
    found = region(journey, FINE)
    step = FINE
    found = [place for place in found if place[0] % step == 0 and place[1] % step == 0]
    while len(found) > MOST_PLACES:
        step *= 2
        found = [place for place in found if place[0] % step == 0 and place[1] % step == 0]
    kept = tuple(place for place in found if not trip.ends(b, s, trip, place[:3]))
    far = farthest_path(journey, (place[:3] for place in kept), lambda end: not trip.ends(b, s, trip, end))
    return Survey(text, allowance=trip.allowance, step=step, region=kept,
                  way=short_path("path", far, s.z[trip.model]).text if far else "")


# --- a drawn path -----------------------------------------------------------------------------------------------------


def places(words: list[str]) -> list[Waypoint] | None:
    if not 1 <= len(words) <= LONGEST_PATH:
        return None
    try:
        return [place_of(word) for word in words]
    except ValueError:
        return None


def draw(b: Board, s: State, trip: Trip, drawn: list[Waypoint], text: str) -> Survey | None:
    """KT-GEOM-22: The judgement of a drawn path. A path that ends on the evacuation edge leaves the table (KT-MISSION3-08)."""
    model = trip.model
    action = path_action("leave" if trip.edge is not None and drawn[-1][0] == trip.edge else "path", drawn)
    verdict = verdict_on(b, s, trip, action)
    if verdict is None:
        return None
    path = places_of(action, s.z[model])
    journey = journey_of(b, s, trip)
    limits = limits_of(b.ground, journey.mover, path[-1], trip.edge)
    legs = tuple(cost_of(b.ground, journey.mover, before,
                         (after,) if verdict.rule else with_free_step(journey, limits, before, after))
                 for before, after in zip([start_of(s, model), *path[:-1]], path, strict=True))
    engaged = engaged_at(b, s, model, path[-1]) if action.verb == "path" else 0
    names = b.lexicon.models
    return Survey(text, allowance=trip.allowance, drawn=Drawn(
        verdict.cost, trip.allowance, trip.allowance - verdict.cost, not verdict.rule, verdict.rule, verdict.at,
        verdict.x, verdict.y, verdict.z, legs, tuple(b.ground.pieces[piece].id for piece in verdict.dangerous),
        tuple(names[foe] for foe in models_in(engaged))))


# --- a way to a place -------------------------------------------------------------------------------------------------


def way_to(b: Board, s: State, trip: Trip, goal: Waypoint) -> str:
    """An action that goes to a place, or to the nearest place where the move may end; "" if none is found."""
    journey, height = journey_of(b, s, trip), s.z[trip.model]
    if trip.edge is not None and goal[0] == trip.edge:
        out = escape_path(journey, trip.edge)
        return "" if out is None else short_path("leave", out, height).text
    for end in wanted_ends(b, s, trip, goal)[:TRIES]:
        way = path_to(journey, end)
        if way is not None:
            return short_path("path", way, height).text
    return ""


def wanted_ends(b: Board, s: State, trip: Trip, goal: Waypoint) -> list[Waypoint]:
    """The place itself, then places near it, as far as the move may end there. If no height is given, all heights are tried."""
    model = trip.model
    mover, bodies = mover_for(b, s, model), bodies_for(b, s, model, trip.shut)
    x, y, z = goal
    heights = [z] if z != SAME else sorted(b.ground.surfaces, key=lambda height: abs(height - s.z[model]))
    points = [(x, y), *(point for far in SNAPS for point in ring(x, y, far))]
    found: list[Waypoint] = []
    for px, py in points:
        for height in heights:
            end = px, py, height
            if (len(found) < TRIES and is_near(start_of(s, model), end, trip.allowance + b.tolerance)
                    and end_is_legal(b.ground, mover, end, bodies) and not trip.ends(b, s, trip, end)):
                found.append(end)
    return found


def is_near(start: Waypoint, end: Waypoint, limit: int) -> bool:
    return (start[0] - end[0]) ** 2 + (start[1] - end[1]) ** 2 <= limit * limit
