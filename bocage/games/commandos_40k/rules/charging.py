"""Charges and the reactions to them (KT-CHARGE, KT-REACT)."""

from __future__ import annotations

from collections.abc import Generator

from bocage.core.action import Action
from bocage.core.asking import ask
from bocage.core.decision import Decision, Steps
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k.actions import model_in, short_path
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.paths.reach import contacts
from bocage.games.commandos_40k.pieces import ENGAGED, MIL, OTHER, Mil, Model, Models, models_in
from bocage.games.commandos_40k.rules import faction_effects, shooting, tactics
from bocage.games.commandos_40k.rules.asking import CHARGE_ROLL, SIDES, UNKNOWN, KTable
from bocage.games.commandos_40k.rules.models import foes, foes_within, is_near_foe, start_of
from bocage.games.commandos_40k.rules.trips import (
    Trip, away, body_numbers, falling_short, has_way, journey_of, kept, nearest_of, reaching, travel,
    whereabouts,
)
from bocage.games.commandos_40k.state import State

CHARGE_RANGE = Mil(12 * MIL)                # KT-CHARGE-01
RETREAT = Mil(3 * MIL)                      # KT-REACT-08


def in_charge_range(b: Board, s: State, model: Model) -> Models:
    return foes_within(b, s, model, start_of(s, model), CHARGE_RANGE)


def why_no_charge(b: Board, s: State, model: Model) -> str:
    """KT-CHARGE-01: A model may charge if it is not engaged and an enemy is within 12″, visible or not. Returns "" if it
    may."""
    return "" if not s.er[model] and is_near_foe(b, s, model, CHARGE_RANGE) else "KT-CHARGE-01"


def charge(g: KTable, model: Model) -> Steps:
    """KT-CHARGE-02, KT-CHARGE-03, KT-CHARGE-04, KT-CHARGE-05, KT-CHARGE-06, KT-CHARGE-07, KT-CHARGE-08, KT-CHARGE-09: The steps
    of a charge: name the targets, let them react, roll, move."""
    s = g.state
    targets = yield from declare(g, model)
    s.tried |= 1 << model
    s.targets[model] = targets
    g.tell(e.CHARGE_DECLARED, model, tuple(models_in(targets)))
    yield from reactions(g, model, targets)
    if not s.on >> model & 1:                                                               # KT-CHARGE-04
        return
    total, higher = yield from roll_charge(g, model)
    yield from charge_move(g, model, targets, total, higher)


def declare(g: KTable, model: Model) -> Generator[Decision, Action, Models]:
    """KT-CHARGE-02: The owner names one target or more, one after another, each within 12″. The position holds those named so
    far, so that everybody sees them. Returns the set of targets."""
    b, s = g.board, g.state
    near = list(models_in(in_charge_range(b, s, model)))
    while near:
        options = [b.lexicon.target[foe] for foe in near]
        if s.targets[model]:
            options.append(b.lexicon.done)
        elif len(near) == 1:
            return 1 << near[0]
        choice = yield from ask(g, b.seat[model], "charge_targets", options, "KT-CHARGE-02", model)
        if choice is b.lexicon.done:
            break
        target = model_in(choice)
        s.targets[model] |= 1 << target
        near.remove(target)
    return s.targets[model]


# --- reactions --------------------------------------------------------------------------------------------------------


def reactions(g: KTable, charger: Model, targets: Models) -> Steps:
    """KT-CHARGE-03, KT-REACT-01, KT-REACT-03: Each target may react once. Their owner decides the order."""
    b, s = g.board, g.state
    left = list(models_in(targets))
    while s.on >> charger & 1:
        able = {target: reacts(b, s, target, charger) for target in left}
        options = [action for target in left if able[target] for action in (*able[target], b.lexicon.none[target])]
        if not options:
            return
        choice = yield from ask(g, OTHER[b.seat[charger]], "react", options, "KT-REACT-01", charger)
        left.remove(model_in(choice))
        yield from react(g, charger, choice)


def reacts(b: Board, s: State, model: Model, charger: Model) -> list[Action]:
    """KT-REACT-04, KT-REACT-07: The reactions that a target can make."""
    found: list[Action] = []
    if not why_no_overwatch(b, s, model, charger):
        found.append(b.lexicon.overwatch[model])
    if not why_no_retreat(b, s, model, charger):
        found.append(b.lexicon.retreat[model])
    return found


def why_no_reaction(s: State, model: Model) -> str:
    """KT-REACT-02, KT-REACT-05, KT-FALLBACK-02: A model that is engaged, retreated, fell back or tried to charge does not react
    at all. A model that fired overwatch before may react again. Returns "" if the model may react."""
    return "KT-REACT-02" if s.er[model] or (s.retreated | s.fell_back | s.tried) >> model & 1 else ""


def why_no_overwatch(b: Board, s: State, model: Model, charger: Model) -> str:
    """KT-REACT-04, KT-REACT-06: A model fires overwatch if it is on the table and has a usable weapon with the charger in range
    and in sight. Returns "" if it may."""
    rule = why_no_reaction(s, model)
    if rule:
        return rule
    if s.on >> model & 1:
        for arm in b.kind[model].shots:
            if not shooting.why_unusable(b, s, model, arm) and not shooting.why_no_target(b, s, model, arm, charger):
                return ""
    return "KT-REACT-04"


def why_no_retreat(b: Board, s: State, model: Model, charger: Model) -> str:
    """KT-REACT-07, KT-REACT-08, KT-MISSION2-10: A model retreats if it is on the table, has not moved in this phase, does not
    have to stay, and has a place to go. Returns "" if it may."""
    rule = why_no_reaction(s, model)
    if rule:
        return rule
    if (s.moved | s.advanced) >> model & 1:
        return "KT-REACT-07"
    if s.must_stay >> model & 1:
        return "KT-MISSION2-10"
    can_go = s.on >> model & 1 and has_way(b, s, retreat_trip(b, s, model, charger))
    return "" if can_go else "KT-REACT-08"


def retreat_trip(b: Board, s: State, model: Model, charger: Model) -> Trip:
    """KT-REACT-08: A retreat: up to 3″, farther from the charger, ending outside every engagement range."""
    trip = Trip("retreat", model, RETREAT, 0, "KT-REACT-08", away, halts=False)
    trip.other = charger
    return trip


def react(g: KTable, charger: Model, choice: Action) -> Steps:
    model = model_in(choice)
    if choice.verb == "none":
        g.tell(e.NO_REACTION, model)
    elif choice.verb == "overwatch":
        g.tell(e.OVERWATCH, model, charger)
        yield from shooting.shoot(g, model, shooting.OVERWATCH, 1 << charger)
    else:
        yield from retreat(g, model, charger)


def retreat(g: KTable, model: Model, charger: Model) -> Steps:
    """KT-REACT-08, KT-REACT-10, KT-STAY-03, KT-RULING-14: The target moves at once. It is neither prepared nor stationary any
    more."""
    b, s = g.board, g.state
    bit = 1 << model
    g.tell(e.RETREATED, model)
    s.retreated |= bit
    s.prepared &= ~bit
    s.stationary &= ~bit
    yield from travel(g, retreat_trip(b, s, model, charger), "retreat_path", "KT-REACT-08", model, charger)


# --- the roll and the move --------------------------------------------------------------------------------------------


def roll_charge(g: KTable, model: Model) -> Generator[Decision, Action, tuple[int, int]]:
    """KT-CHARGE-05, KT-CHARGE-10, KT-DICE-04: Rolls two dice; a re-roll is of both. A tactic may add to the total of a charge,
    but not to the move of a failed charge. Returns the total and the higher die."""
    b = g.board
    faces = g.dice.roll(2)
    g.tell(e.CHARGE_ROLLED, model, tuple(faces), sum(faces))
    again = sum(faces) < 2 * SIDES and (yield from tactics.again(g, model, CHARGE_ROLL, sum(faces), better=UNKNOWN))
    if again:
        faces = g.dice.roll(2)
        g.tell(e.REROLLED, b.seat[model], tuple(faces))
        g.tell(e.CHARGE_ROLLED, model, tuple(faces), sum(faces))
    more = yield from tactics.added(g, model, "charge_rolled", "charge_tactic", model, rolled=sum(faces))
    return sum(faces) + more, max(faces)


def shut_to_charger(b: Board, s: State, model: Model, targets: Models) -> Models:
    """KT-CHARGE-06, KT-FLY-01: The enemies whose engagement range a charger may not enter: all that it did not declare. Flyers
    pass through any."""
    return 0 if b.kind[model].fly else foes(b, s, model) & ~targets


def charge_trip(b: Board, s: State, model: Model, targets: Models, total: int) -> Trip:
    """KT-CHARGE-06, KT-CHARGE-07: The charge move: as far as the roll allows, into the engagement range of a declared
    target."""
    allowance = Mil(total * MIL + faction_effects.more_move(b, s, model, "charge"))
    trip = Trip("charge", model, allowance, shut_to_charger(b, s, model, targets), "KT-CHARGE-06", reaching,
                halts=not b.charge_must_reach)
    trip.targets = targets & s.on
    return trip


def failed_trip(b: Board, s: State, model: Model, targets: Models, higher: int) -> Trip:
    """KT-CHARGE-08: The move of a failed charge: at most the higher die in inches, nearer to the nearest declared target. The
    model may also stay."""
    trip = Trip("failed_charge", model, Mil(higher * MIL), shut_to_charger(b, s, model, targets), "KT-CHARGE-06", falling_short)
    trip.nearest = nearest_of(b, s, model, targets & s.on)
    return trip


def charge_move(g: KTable, model: Model, targets: Models, total: int, higher: int) -> Steps:
    """KT-CHARGE-07, KT-CHARGE-08, KT-CHARGE-12, KT-RULING-15: If the search finds a path to a target, the charger must take
    one. If it finds none but a target is near enough, the owner may draw one himself. Otherwise the charge fails. A charger
    that falls on its way (KT-TERRAIN-05, KT-RECON-05) has not charged."""
    b, s = g.board, g.state
    trip = charge_trip(b, s, model, targets, total)
    found = ways_in(b, s, trip)
    if found or is_near_enough(b, s, trip):
        choice = yield from travel(g, trip, "charge_path", "KT-CHARGE-06", model, total, options=found)
        if choice.verb == "path":
            if s.on >> model & 1:
                s.charged |= 1 << model
                s.charge_moved |= 1 << model
                g.tell(e.CHARGED, model)
            return
    g.tell(e.CHARGE_FAILED, model)
    short = failed_trip(b, s, model, targets, higher)
    if not short.nearest:
        return
    choice = yield from travel(g, short, "failed_charge_path", "KT-CHARGE-08", model, higher)
    if choice.verb == "path" and s.on >> model & 1:
        s.charge_moved |= 1 << model


def is_near_enough(b: Board, s: State, trip: Trip) -> bool:
    """Whether a straight path over open ground would reach a target."""
    reach = trip.allowance + b.tolerance + ENGAGED + b.kind[trip.model].radius
    x, y, _ = start_of(s, trip.model)
    return any((s.x[foe] - x) ** 2 + (s.y[foe] - y) ** 2 <= (reach + b.kind[foe].radius) ** 2
               for foe in models_in(trip.targets))


def ways_in(b: Board, s: State, trip: Trip) -> list[Action]:
    """KT-GEOM-23: Paths that reach a target, and beside nobody else, found by the search."""
    if not trip.targets:
        return []

    def found() -> list[Action]:
        paths = contacts(journey_of(b, s, trip), body_numbers(s, trip.model, trip.targets),
                         lambda end: not trip.ends(b, s, trip, end))
        return [short_path("path", path, s.z[trip.model]) for path in paths]

    return kept(b.ways_in, whereabouts(b, s, trip), found)             # play-outs of bots roll the same totals again
