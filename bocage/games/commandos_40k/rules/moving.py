"""The Movement phase (KT-MOVE, KT-STAY, KT-NORMAL, KT-ADVANCE, KT-FALLBACK)."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.asking import ask, ask_lazily
from bocage.core.decision import Seat, Steps
from bocage.games.commandos_40k import events as e
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import model_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.pieces import MIL, OTHER, Mil, Model, models_in
from bocage.games.commandos_40k.rules import charging, faction_effects, missions, tactics
from bocage.games.commandos_40k.rules.asking import ADVANCE_ROLL, SIDES, UNKNOWN, KTable, Rolled
from bocage.games.commandos_40k.rules.models import foes, why_gone
from bocage.games.commandos_40k.rules.trips import Trip, has_way, outside, travel
from bocage.games.commandos_40k.state import State


def why_no_mover(b: Board, s: State, seat: Seat, model: Model) -> str:
    """KT-MOVE-01, KT-MOVE-03: the rule that keeps a seat from activating a model in its part of the phase; "" if none does."""
    if b.seat[model] != seat:
        return "KT-MOVE-01"
    bit = 1 << model
    if not s.on & bit:
        return why_gone(s, model)
    return "KT-MOVE-03" if s.done & bit else ""


def actions_of(b: Board, s: State, model: Model) -> list[Action]:
    """KT-MOVE-02: what a model may do in its activation."""
    moves = b.lexicon.moves
    return [moves[verb][model] for verb, rule in why_no_action(b, s, model).items() if not rule]


def why_no_action(b: Board, s: State, model: Model) -> dict[str, str]:
    """KT-MOVE-02, KT-MOVE-07, KT-STAY-02, KT-REACT-10, KT-RULING-13, KT-RULING-14: For each action, in the order of the
    options: the rule that keeps a model from it in its activation; "" if none does."""
    bit = 1 << model
    if s.retreated & bit:
        return RETREATED
    prepare = walk = charge = ""
    if s.er[model]:
        prepare, walk, charge = "KT-STAY-02", "KT-MOVE-07", "KT-CHARGE-01"
    elif s.must_stay & bit:
        walk = charge = "KT-MISSION2-10"
    else:
        charge = charging.why_no_charge(b, s, model)
    return {"stay": "", "prepare": prepare, "normal": walk, "advance": walk, "charge": charge,
            "fall_back": why_no_fall_back(b, s, model)}


def why_no_fall_back(b: Board, s: State, model: Model) -> str:
    """KT-FALLBACK-01, KT-MOVE-07, KT-MISSION2-10, KT-MISSION3-10: A model may fall back if it was in engagement range when the
    phase began, no enemy pins it, it does not have to stay, and there is a place to go. Returns "" if it may."""
    bit = 1 << model
    if not s.er_start & bit:
        return "KT-MOVE-07" if s.er[model] else "KT-FALLBACK-01"
    if any(s.effects[foe] & p.PINNING for foe in models_in(s.er[model])):
        return "KT-MISSION3-10"
    if s.must_stay & bit:
        return "KT-MISSION2-10"
    return "" if has_way(b, s, fall_back_trip(b, s, model)) else "KT-FALLBACK-01"


def free_trip(b: Board, s: State, model: Model, kind: str, allowance: Mil, rule: str) -> Trip:
    """KT-NORMAL-01, KT-FLY-01, KT-FLY-02: A move that may not enter the engagement range of an enemy. Flyers may pass through
    it, but not end there."""
    shut = 0 if b.kind[model].fly else foes(b, s, model)
    trip = Trip(kind, model, allowance, shut, rule, outside("KT-FLY-02" if b.kind[model].fly else rule))
    trip.edge = missions.evacuation_edge(b, s, model)
    return trip


def normal_trip(b: Board, s: State, model: Model) -> Trip:
    allowance = Mil(b.kind[model].move + faction_effects.more_move(b, s, model, "normal"))
    return free_trip(b, s, model, "normal", allowance, "KT-NORMAL-01")


def advance_trip(b: Board, s: State, model: Model, more: int) -> Trip:
    """KT-ADVANCE-01: ``more``: the inches that the die adds."""
    allowance = Mil(b.kind[model].move + more * MIL + faction_effects.more_move(b, s, model, "advance"))
    return free_trip(b, s, model, "advance", allowance, "KT-ADVANCE-01")


def forward_trip(b: Board, s: State, model: Model) -> Trip:
    """KT-RECON-09: a normal move before the battle."""
    return free_trip(b, s, model, "normal", b.kind[model].move, "KT-RECON-09")


def fall_back_trip(b: Board, s: State, model: Model) -> Trip:
    """KT-FALLBACK-01: A fall back: it may pass through engagement ranges, but must end outside all of them."""
    trip = Trip("fall_back", model, b.kind[model].move, 0, "KT-FALLBACK-01", outside("KT-FALLBACK-01"), halts=False)
    trip.edge = missions.evacuation_edge(b, s, model)
    return trip


def act(g: KTable, choice: Action) -> Steps:
    """KT-MOVE-02, KT-ACT-01: a model takes one action and is done for the phase."""
    s = g.state
    model = model_in(choice)
    s.done |= 1 << model
    yield from ACTIONS[choice.verb](g, model)


def stay(g: KTable, model: Model) -> Steps:
    """KT-STAY-01, KT-REACT-10: The model does not move. A model that retreated does not count as stationary."""
    s = g.state
    s.stationary |= (1 << model) & ~s.retreated
    g.tell(e.STAYED, model)
    yield from ()


def prepare(g: KTable, model: Model) -> Steps:
    """KT-STAY-02: a stationary model that is not engaged becomes prepared."""
    s = g.state
    s.stationary |= 1 << model
    s.prepared |= 1 << model
    g.tell(e.PREPARED, model)
    yield from ()


def normal(g: KTable, model: Model) -> Steps:
    """KT-NORMAL-01, KT-RULING-93: The owner draws the path. A model that stays where it is has made its normal move all the
    same."""
    b, s = g.board, g.state
    s.moved |= 1 << model
    yield from travel(g, normal_trip(b, s, model), "normal_path", "KT-NORMAL-01", model)


def advance(g: KTable, model: Model) -> Steps:
    """KT-ADVANCE-01: The die is rolled first, then the owner draws the path. A model that does not move afterwards has advanced
    all the same."""
    b, s = g.board, g.state
    s.advanced |= 1 << model
    more = yield from roll_advance(g, model)
    yield from travel(g, advance_trip(b, s, model, more), "advance_path", "KT-ADVANCE-01", model, more)


def advance_dice(b: Board, s: State, model: Model) -> tuple[int, int]:
    """KT-ADVANCE-01: The least and the most that the die of an advance may add. A tactic may fix the result."""
    fixed = faction_effects.status_amount(b, s, model, "advance_fixed", 0)
    return (fixed, fixed) if fixed else (1, SIDES)


def roll_advance(g: KTable, model: Model) -> Rolled:
    """KT-ADVANCE-01, KT-SPEC-13, KT-DICE-04: Rolls a die; a scout rolls two and the higher counts. A tactic may fix the
    result."""
    b, s = g.board, g.state
    least, most = advance_dice(b, s, model)
    if least == most:
        g.tell(e.ADVANCE_ROLLED, model, (), least, rule="KT-TACTIC-03")
        return least
    number = 2 if b.kind[model].specialism == p.SCOUT else 1
    faces = g.dice.roll(number)
    g.tell(e.ADVANCE_ROLLED, model, tuple(faces), max(faces))
    if max(faces) < SIDES:
        again = yield from tactics.again(g, model, ADVANCE_ROLL, max(faces), better=UNKNOWN)
        if again:
            faces = g.dice.roll(number)
            g.tell(e.REROLLED, b.seat[model], tuple(faces))
            g.tell(e.ADVANCE_ROLLED, model, tuple(faces), max(faces))
    return max(faces)


def fall_back(g: KTable, model: Model) -> Steps:
    b, s = g.board, g.state
    g.tell(e.FELL_BACK, model)
    yield from travel(g, fall_back_trip(b, s, model), "fall_back_path", "KT-FALLBACK-01", model)
    s.fell_back |= 1 << model


ACTIONS = {"stay": stay, "prepare": prepare, "normal": normal, "advance": advance, "charge": charging.charge,
           "fall_back": fall_back}
# KT-REACT-10: who has retreated may only stay.
RETREATED = {verb: "" if verb == "stay" else "KT-REACT-10" for verb in ACTIONS}


def move_step(g: KTable) -> Steps:
    """KT-MOVE-01, KT-MOVE-02, KT-MOVE-03: The player with the initiative activates all his models one by one. Then the other
    player does the same."""
    b, s = g.board, g.state
    seat = s.active
    left = [model for model in models_in(b.mine[seat] & s.on & ~s.done) if not why_no_mover(b, s, seat, model)]
    if not left:
        end_part(g)
        return
    choice = yield from ask_lazily(g, seat, "move", lambda: [
        *(action for model in left for action in actions_of(b, s, model)), b.lexicon.end], "KT-MOVE-01")
    if choice is b.lexicon.end:
        end_part(g)
    else:
        yield from act(g, choice)


def end_part(g: KTable) -> None:
    """KT-MOVE-01, KT-MOVE-02: models that were not activated count as stationary, not prepared."""
    b, s = g.board, g.state
    idle = s.on & b.mine[s.active] & ~s.done
    s.stationary |= idle & ~s.retreated
    s.done |= idle
    if s.active == s.initiative:
        s.active = OTHER[s.active]
        g.tell(e.PART, s.active)
    else:
        s.phase = p.MOVE_END


def act_first(g: KTable, model: Model) -> Steps:
    """KT-TACTIC-05, KT-TACTIC-08: The model that a tactic lets act before all others takes any action that is open to it."""
    b, s = g.board, g.state
    choice = yield from ask(g, b.seat[model], "move", actions_of(b, s, model), "KT-TACTIC-05")
    yield from act(g, choice)
