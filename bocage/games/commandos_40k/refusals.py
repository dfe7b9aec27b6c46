"""Why an action cannot be chosen now: the id of the rule that forbids it.

The rules have predicates that return "" or the rule that is broken; options are made with them. This module only finds the
predicate that belongs to an action. If the predicate does not object, it is not the moment for the action. Nothing here looks
at what others hide (traps, recon cards).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.decision import Decision, Seat
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import marker_in, model_in, places_of, shot_in, used_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.paths.ground import STEP
from bocage.games.commandos_40k.paths.judging import SOLID_RULES, Verdict
from bocage.games.commandos_40k.pieces import (
    ENGAGED, NO_MODEL, MarkerNo, Mil, Model, Models, PieceNo, TacticNo, Waypoint, models_in,
)
from bocage.games.commandos_40k.rules import charging, command, deploying, fighting, missions, moving, shooting, tactics
from bocage.games.commandos_40k.rules.asking import asked_model, asked_seat
from bocage.games.commandos_40k.rules.models import (
    engaged_at, foes, foes_within, gap_from, is_shaken, is_within, start_of, why_gone,
)
from bocage.games.commandos_40k.rules.setup_points import Spot
from bocage.games.commandos_40k.rules.sights import sees
from bocage.games.commandos_40k.rules.trips import Drawn, Trip
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.text import BOUGHT, KNamer
from bocage.geometry.numbers import csqrt
from bocage.geometry.shapes import distance_below
from bocage.geometry.shapes import gap as gap_to_part

# The rule that says when an action is chosen, for actions that have no predicate.
RULE_OF = {
    "role": "KT-MISSION1-01", "recon": "KT-RECON-01", "hold": "KT-RECON-03", "trap": "KT-RECON-04", "forward": "KT-RECON-09",
    "keep": "KT-INIT-03", "give": "KT-INIT-03", "again": "KT-MISSION1-06", "path": "KT-MOVE-02", "leave": "KT-MISSION3-08",
    "at": "KT-DEPLOY-01", "target": "KT-CHARGE-02", "flip": "KT-MISSION2-07", "stop": "KT-SHOOT-05", "allot": "KT-SHOOT-09",
    "number": "KT-FIGHT-10", "with": "KT-FIGHT-09", "yes": "KT-WEAPON-12", "no": "KT-WEAPON-12", "medic": "KT-SPEC-11",
    "check": "KT-SEQ-01",
}
# Moves that must be made.
HALTS = {"charge_path": "KT-CHARGE-12", "fall_back_path": "KT-FALLBACK-01", "retreat_path": "KT-REACT-08",
         "frenzy_path": "KT-SPEC-20"}


def why_not(b: Board, s: State, decision: Decision, action: Action) -> str:
    legal = decision.legal
    if isinstance(legal, Drawn) and action.verb in ("path", "leave"):
        verdict = legal.verdict(action)
        return verdict.rule if verdict is not None and verdict.rule else RULE_OF[action.verb]
    if isinstance(legal, Spot) and action.verb == legal.verb:
        return legal.rule(action)
    reason = REASONS.get(action.verb)
    if reason is not None:
        return reason(b, s, decision, action)
    return RULE_OF.get(action.verb, decision.rule)


class PathFault(NamedTuple):
    """KT-GEOM-24: Where a drawn path breaks its rule, and what it costs, in the reader's language."""

    board: Board
    verdict: Verdict
    allowance: Mil
    met: Said | None                    # what is in the way there

    def say(self, lang: str) -> str:
        namer, fault = KNamer(self.board, lang), self.verdict
        key = "refusal-path-long" if fault.rule == "KT-GEOM-20" else "refusal-path"
        said = namer.words(key, leg=fault.at + 1, place=namer.place((fault.x, fault.y, fault.z)),
                           cost=namer.inches(fault.cost), most=namer.inches(self.allowance))
        return said if self.met is None else f"{said} {self.met.say(lang)}"


class Count(NamedTuple):
    """KT-TACTIC-01, KT-OBJ-02: Two numbers that explain a refusal, in the reader's language: the price of a tactic and the
    command points that are there; the models of both players at a marker."""

    board: Board
    key: str
    one: int
    two: int

    def say(self, lang: str) -> str:
        return KNamer(self.board, lang).words(self.key, one=self.one, two=self.two)


class Said(NamedTuple):
    """Words about a model, a piece of terrain, a tactic or a length that explain a refusal, in the reader's language."""

    board: Board
    key: str
    model: Model = NO_MODEL
    gap: Mil = Mil(0)
    most: Mil = Mil(0)
    piece: PieceNo | None = None
    tactic: TacticNo | None = None

    def say(self, lang: str) -> str:
        namer = KNamer(self.board, lang)
        name = namer.model_name(self.model) if self.model >= 0 else ""
        return namer.words(self.key, model=name, gap=namer.inches(self.gap), most=namer.inches(self.most),
                           piece=namer.piece_name(self.piece) if self.piece is not None else "",
                           tactic=namer.tactic_name(self.tactic) if self.tactic is not None else "")


def detail(b: Board, s: State, decision: Decision, action: Action) -> PathFault | Count | Said | None:
    """KT-GEOM-22, KT-TACTIC-01: Of a forbidden path, where it breaks a rule and what it costs; of a tactic, the points that are
    missing; of a place or a target, what is too near or too far; of a model, why it cannot act so."""
    rule, legal, kind, verb = why_not(b, s, decision, action), decision.legal, decision.kind, action.verb
    tactic = used_in(action).tactic if verb == "use" else BOUGHT.get(verb)
    if tactic is not None:
        return tactic_fault(b, s, asked_seat(decision), tactic, used_in(action).model if verb == "use" else NO_MODEL, rule)
    verdict = legal.verdict(action) if isinstance(legal, Drawn) else None
    if isinstance(legal, Drawn) and verdict is not None:
        there = verdict.x, verdict.y, verdict.z
        return PathFault(b, verdict, legal.trip.allowance, in_the_way(b, s, legal.trip, there, verdict.rule))
    if isinstance(legal, Spot) and verb == legal.verb:
        at = places_of(action)[0]
        return marker_fault(b, s, at, rule) if verb == "marker" else spot_fault(b, s, decision, at, rule)
    if verb == "fire" and kind in ("shoot", "overwatch"):
        return shot_fault(b, s, asked_model(decision), action, rule)
    if verb == "target" and kind == "charge_targets":
        return target_fault(b, s, asked_model(decision), model_in(action))
    if verb == "flip" and kind == "flip":
        return flip_fault(b, s, asked_seat(decision), marker_in(action))
    if verb in ACTED_ON.get(kind, ()):
        model = model_in(action)
        if b.seat[model] != asked_seat(decision):
            return Said(b, "refusal-not-yours", model)
        return model_fault(b, s, model, rule)
    return None


def tactic_fault(b: Board, s: State, seat: Seat, tactic: TacticNo, model: Model, rule: str) -> Count | Said | None:
    """KT-TACTIC-01, KT-TACTIC-02, KT-TACTIC-15: What is missing for a tactic: points, another phase, a model of one's own that
    is there and, where the tactic asks for it, not shaken."""
    if rule == "KT-TACTIC-01":
        return Count(b, "refusal-points", b.cost[tactic], s.cp[seat])
    if rule == "KT-TACTIC-02":
        return Said(b, "refusal-tactic-used", tactic=tactic)
    if rule == "KT-TACTIC-03" and tactic in t.OF_SPECIALISTS:
        return Said(b, "refusal-no-specialist", tactic=tactic)
    if model < 0 or rule == "KT-TACTIC-03":
        return None
    if b.seat[model] != seat:
        return Said(b, "refusal-not-yours", model)
    if not s.on >> model & 1:
        return gone(b, s, model)
    return Said(b, "refusal-shaken", model) if rule in NOT_SHAKEN and is_shaken(s, model) else None


def gone(b: Board, s: State, model: Model) -> Said | None:
    """KT-TRAUMA-09, KT-MISSION3-08: How a model left the table; None if it never was there."""
    key = FAULTS.get(why_gone(s, model))
    return Said(b, key, model) if key else None


# The tactics that a shaken model has no part in (KT-TACTIC-15).
NOT_SHAKEN = ("KT-SPEC-06", "KT-SPEC-08", "KT-SPEC-12", "KT-SPEC-16", "KT-SPEC-20", "KT-MISSION2-10", "KT-MISSION3-10",
              "KT-MISSION3-11")
TOUCHING = Mil(0)
# The moves that keep out of engagement ranges, and the rules that say so.
KEEPS_OUT = ("KT-NORMAL-01", "KT-ADVANCE-01", "KT-FALLBACK-01", "KT-RECON-09", "KT-CHARGE-06", "KT-CHARGE-08", "KT-REACT-08")
# The moves that must end nearer to somebody, or farther away.
GETS_NEARER = ("KT-CHARGE-08", "KT-FIGHT-06", "KT-FIGHT-16", "KT-SPEC-20", "KT-REACT-08")
OF_TERRAIN = (*SOLID_RULES.values(), "KT-MOVE-06", "KT-FLY-04")


def in_the_way(b: Board, s: State, trip: Trip, at: Waypoint, rule: str) -> Said | None:
    """KT-MOVE-04, KT-NORMAL-01, KT-CHARGE-07, KT-FIGHT-06, KT-REACT-08: What keeps a model from a place on its way or at its
    end: terrain, another base, the edge of the table, an enemy that would be too near or not near enough."""
    model = trip.model
    if rule == "KT-CLIMB-01":
        return Said(b, "refusal-climb")
    if rule == "KT-GEOM-13":
        return Said(b, "refusal-unsupported")
    if rule == "KT-CHARGE-07":
        return nearest_at(b, s, model, at, trip.targets, "refusal-not-reached", ENGAGED)
    if rule in KEEPS_OUT:
        near = nearest_at(b, s, model, at, engaged_at(b, s, model, at) & ~trip.targets, "refusal-too-near", ENGAGED)
        if near is not None:
            return near
    return distances(b, s, trip, at) if rule in GETS_NEARER else standing_fault(b, s, model, at, rule)


def standing_fault(b: Board, s: State, model: Model, at: Waypoint, rule: str) -> Said | None:
    """KT-MOVE-04, KT-MOVE-06, KT-FLY-02, KT-TERRAIN-07: What keeps a base from a place: the edge of the table, another base,
    terrain."""
    radius, (x, y, _) = b.kind[model].radius, at
    if rule in OF_TERRAIN:
        return terrain_at(b, model, at, rule)
    if rule not in ("KT-MOVE-04", "KT-FLY-02"):
        return None
    if not (radius <= x <= b.ground.width - radius and radius <= y <= b.ground.height - radius):
        return Said(b, "refusal-edge")
    others = s.on & ~(1 << model)
    taken = next((other for other in models_in(others) if overlaps(b, s, model, at, other)), NO_MODEL)
    if taken >= 0:
        return Said(b, "refusal-taken", taken)
    if rule == "KT-FLY-02":
        return nearest_at(b, s, model, at, engaged_at(b, s, model, at), "refusal-too-near", ENGAGED)
    return nearest_at(b, s, model, at, others, "refusal-taken")             # it touches the first model that is in the way


def nearest_at(b: Board, s: State, model: Model, at: Waypoint, among: Models, key: str, most: Mil = TOUCHING) -> Said | None:
    """Words about the model that would be nearest if this one stood at a place, with its distance; None if there is none."""
    gap, other = min(((gap_from(b, s, model, at, other), other) for other in models_in(among)), default=(Mil(0), NO_MODEL))
    return Said(b, key, other, gap, most) if other >= 0 else None


def distances(b: Board, s: State, trip: Trip, at: Waypoint) -> Said | None:
    """KT-CHARGE-08, KT-FIGHT-06, KT-REACT-08: How far away the model is that the move is about, and how far it would be."""
    other = trip.nearest[0] if trip.nearest else trip.other
    if other < 0:
        return None
    now = gap_from(b, s, trip.model, start_of(s, trip.model), other)
    return Said(b, "refusal-distances", other, gap_from(b, s, trip.model, at, other), now)


def terrain_at(b: Board, model: Model, at: Waypoint, rule: str) -> Said:
    """KT-GEOM-14, KT-GEOM-19: The piece of terrain that stops a base at a place; otherwise nothing carries the base there."""
    (x, y, z), kind = at, b.kind[model]
    if rule in SOLID_RULES.values():
        solids = [part for part in b.ground.solids if SOLID_RULES[part.move] == rule]
        rising = [part for part in solids if part.top - z >= STEP and part.bottom < z + kind.height]
        found = min(rising or solids, key=lambda part: gap_to_part(part.poly, x, y, kind.radius), default=None)
    else:
        level = b.ground.level(z, kind.height)
        found = next((part for *_, poly, part in level.rising if distance_below(poly, x, y, kind.radius)), None)
    return Said(b, "refusal-unsupported") if found is None else Said(b, "refusal-terrain", piece=found.piece)


def overlaps(b: Board, s: State, model: Model, at: Waypoint, other: Model) -> bool:
    """KT-GEOM-16: Whether the base of a model at a place would overlap that of another, on the way up too."""
    one, two = b.kind[model], b.kind[other]
    x, y, z = at
    square = (s.x[other] - x) ** 2 + (s.y[other] - y) ** 2
    return square < (one.radius + two.radius) ** 2 and s.z[other] < z + one.height and z < s.z[other] + two.height


def spot_fault(b: Board, s: State, decision: Decision, at: Waypoint, rule: str) -> Said | None:
    """KT-DEPLOY-01, KT-MISSION1-05, KT-RULING-56: What is wrong with a place to set up a model: an enemy too near, the zone,
    the table, or what is there already."""
    model, die = Model(decision.about[0]), decision.about[1]
    lands = die > 0
    if rule == "KT-DEPLOY-01" or (rule in deploying.ZONE_RULES.values() and lands):
        apart = deploying.places_for(b, s, model, die).distance
        near = foes_within(b, s, model, at, apart)
        if near:
            return nearest_at(b, s, model, at, near, "refusal-too-near", apart)
    return Said(b, "refusal-outside") if rule in deploying.ZONE_RULES.values() else standing_fault(b, s, model, at, rule)


def marker_fault(b: Board, s: State, at: Waypoint, rule: str) -> Said | None:
    """KT-MISSION1-02, KT-MISSION2-02, KT-OBJ-03: How near a marker would be to an edge or to another marker, edge to edge; the
    piece that it would overlap; else the other markers would find no room."""
    x, y, z = at
    if rule == "KT-OBJ-03":
        solid = next((part for part in b.ground.solids if distance_below(part.poly, x, y, b.marker_radius)), None)
        return Said(b, "refusal-terrain", piece=solid.piece) if solid is not None else None
    if rule != deploying.MARKER_RULES[b.mission.id]:
        return None
    if not (0 <= x <= b.ground.width and 0 <= y <= b.ground.height):
        return Said(b, "refusal-edge")
    if z:
        return Said(b, "refusal-marker-flat")
    edge = min(x, y, b.ground.width - x, b.ground.height - y) - b.marker_radius
    if edge <= deploying.FROM_EDGE:
        return Said(b, "refusal-marker-edge", gap=Mil(max(0, edge)), most=deploying.FROM_EDGE)
    gap = min((csqrt((x - mx) ** 2 + (y - my) ** 2) - 2 * b.marker_radius
               for mx, my in zip(s.marker_x, s.marker_y, strict=True)), default=deploying.BETWEEN[b.mission.id] + 1)
    if gap <= deploying.BETWEEN[b.mission.id]:
        return Said(b, "refusal-marker-near", gap=Mil(max(0, gap)), most=deploying.BETWEEN[b.mission.id])
    return Said(b, "refusal-marker-room")


def flip_fault(b: Board, s: State, seat: Seat, marker: MarkerNo) -> Count | Said | None:
    """KT-MISSION2-07, KT-OBJ-02: Why a player cannot flip a marker: others have as many models there, or all of his are
    engaged."""
    if marker >= len(s.marker) or s.marker[marker] != p.FACE_DOWN:
        return Said(b, "refusal-marker-gone")
    own, other = (len(missions.at_marker(b, s, each, marker)) for each in (seat, p.OTHER[seat]))
    return Count(b, "refusal-marker-control", own, other) if own <= other else Said(b, "refusal-marker-engaged")


def shot_fault(b: Board, s: State, model: Model, action: Action, rule: str) -> Said | None:
    """KT-SHOOT-07: Why an enemy is no target: out of range, engaged with a friend, or out of sight."""
    weapon, target = shot_in(action)
    arm = b.arms_at[model].get(weapon)
    if arm is None or rule != "KT-SHOOT-07":
        return None
    if b.seat[target] == b.seat[model]:
        return Said(b, "refusal-own", target)
    if not s.on >> target & 1:
        return gone(b, s, target)
    if not is_within(b, s, model, target, arm.range):
        return Said(b, "refusal-range", target, gap_from(b, s, model, start_of(s, model), target), arm.range)
    return Said(b, "refusal-unseen" if not sees(b, s, model, target) else "refusal-friend-near", target)


# The questions at which a model is named to act, and the verbs with which it acts.
ACTED_ON = {"move": moving.ACTIONS, "shoot_next": ("shoot",), "fight_next": ("fight",), "nerve": ("test",),
            "react": ("overwatch", "retreat", "none")}
# What keeps a model from acting, by the rule that says so.
FAULTS = {"KT-MOVE-03": "refusal-done", "KT-ACT-01": "refusal-done", "KT-FIGHT-03": "refusal-done",
          "KT-TRAUMA-09": "refusal-out", "KT-MISSION3-08": "refusal-escaped", "KT-REACT-10": "refusal-retreated",
          "KT-MOVE-07": "refusal-engaged", "KT-STAY-02": "refusal-engaged", "KT-FIGHT-04": "refusal-free",
          "KT-FIGHT-01": "refusal-not-charged", "KT-SHOOT-07": "refusal-no-target", "KT-SHOOT-01": "refusal-unprepared",
          "KT-SHOOT-02": "refusal-prepared", "KT-NERVE-01": "refusal-sound", "KT-NERVE-07": "refusal-tested",
          "KT-REACT-04": "refusal-no-overwatch", "KT-REACT-07": "refusal-moved", "KT-REACT-08": "refusal-no-retreat"}


def model_fault(b: Board, s: State, model: Model, rule: str) -> Said | None:
    """KT-CHARGE-01, KT-FALLBACK-01, KT-REACT-02, KT-SHOOT-04: what keeps a model from acting: it has acted, it is gone, it is
    engaged, it has moved so that it may not shoot, or no enemy is near enough to charge."""
    if rule in FAULTS:
        return Said(b, FAULTS[rule], model)
    bit = 1 << model
    if rule == "KT-SHOOT-04" and not b.kind[model].shots:
        return Said(b, "refusal-no-gun", model)
    if rule in ("KT-REACT-02", "KT-SHOOT-04"):
        moved = ((s.tried, "refusal-tried"), (s.advanced if rule == "KT-SHOOT-04" else 0, "refusal-advanced"),
                 (s.retreated, "refusal-retreated"), (s.fell_back, "refusal-fell-back"))
        key = next((key for models, key in moved if models & bit), "refusal-engaged" if s.er[model] else "")
        return Said(b, key, model) if key else None
    if rule == "KT-FALLBACK-01":
        return Said(b, "refusal-no-way-back" if s.er_start & bit else "refusal-was-free", model)
    if rule != "KT-CHARGE-01":
        return None
    if s.er[model]:
        return Said(b, "refusal-engaged", model)
    return nearest_at(b, s, model, start_of(s, model), foes(b, s, model), "refusal-range", charging.CHARGE_RANGE)


def target_fault(b: Board, s: State, model: Model, target: Model) -> Said | None:
    """KT-CHARGE-02: Why a model cannot be declared as a target: it is a friend, gone, declared already, or too far away."""
    if b.seat[target] == b.seat[model]:
        return Said(b, "refusal-own", target)
    if not s.on >> target & 1:
        return gone(b, s, target)
    if s.targets[model] >> target & 1:
        return Said(b, "refusal-declared", target)
    return nearest_at(b, s, model, start_of(s, model), 1 << target, "refusal-range", charging.CHARGE_RANGE)


# --- before the battle, command ---------------------------------------------------------------------------------------


def why_no_side(b: Board, s: State, decision: Decision, action: Action) -> str:
    return "KT-MISSION3-02" if b.mission.id == p.EXFILTRATION else "KT-MISSION2-04"


def why_no_marker(b: Board, s: State, decision: Decision, action: Action) -> str:
    return "KT-MISSION1-02" if b.mission.id == p.AIR_ASSAULT else "KT-MISSION2-02"


def why_no_deployment(b: Board, s: State, decision: Decision, action: Action) -> str:
    return deploying.why_not_set_up(b, s, asked_seat(decision), model_in(action)) or "KT-DEPLOY-01"


def why_no_test(b: Board, s: State, decision: Decision, action: Action) -> str:
    if decision.kind != "nerve":
        return "KT-NERVE-01"
    return command.why_no_test(b, s, asked_seat(decision), model_in(action))


# --- movement ---------------------------------------------------------------------------------------------------------


def why_no_move(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-MOVE-01, KT-TACTIC-05: It must be the player's part of the phase. A model that a tactic lets act first acts before all
    others."""
    model = model_in(action)
    rule = "KT-MOVE-01" if decision.kind != "move" else moving.why_no_mover(b, s, asked_seat(decision), model)
    if rule:
        return rule
    if b.lexicon.stay[model] not in decision.options:                                       # another model acts first
        return decision.rule
    return moving.why_no_action(b, s, model)[action.verb]


def why_no_end(b: Board, s: State, decision: Decision, action: Action) -> str:
    return decision.rule if decision.kind == "move" else "KT-MOVE-01"


def why_no_halt(b: Board, s: State, decision: Decision, action: Action) -> str:
    return HALTS.get(decision.kind, "KT-MOVE-02")


def why_not_done(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-CHARGE-02, KT-FIGHT-09: At least one target or one weapon must be chosen first."""
    return decision.rule


def why_no_reaction(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-REACT-01: only targets of the charge react, each once."""
    model = model_in(action)
    charger = asked_model(decision) if decision.kind == "react" else NO_MODEL
    if charger < 0 or not s.targets[charger] >> model & 1:
        return "KT-REACT-01"
    has_reacted = b.lexicon.none[model] not in decision.options and charging.reacts(b, s, model, charger)
    if has_reacted:
        return "KT-REACT-01"
    why = charging.why_no_retreat if action.verb == "retreat" else charging.why_no_overwatch
    return why(b, s, model, charger)


# --- shooting and fighting --------------------------------------------------------------------------------------------


def why_no_shooter(b: Board, s: State, decision: Decision, action: Action) -> str:
    if decision.kind == "sentry":
        return "KT-RECON-10"
    if decision.kind != "shoot_next":
        return "KT-SHOOT-01"
    return shooting.why_no_shooter(b, s, asked_seat(decision), model_in(action))


def why_no_fire(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-SHOOT-05, KT-REACT-04: The moment, the weapon or the target is wrong."""
    weapon, target = shot_in(action)
    model = asked_model(decision) if decision.kind in ("shoot", "overwatch") else NO_MODEL
    arm = b.arms_at[model].get(weapon) if model >= 0 else None
    if arm is None or arm.melee:
        return "KT-SHOOT-05"
    if decision.kind == "overwatch" and target != decision.about[1]:
        return "KT-REACT-04"
    return shooting.why_no_shot(b, s, model, arm, target)


def why_no_fighter(b: Board, s: State, decision: Decision, action: Action) -> str:
    if decision.kind != "fight_next":
        return "KT-FIGHT-02"
    return fighting.why_no_fighter(b, s, asked_seat(decision), model_in(action))


def why_no_pass(b: Board, s: State, decision: Decision, action: Action) -> str:
    return {"fight_next": "KT-FIGHT-03", "move": "KT-MOVE-02"}.get(decision.kind, decision.rule)


# --- tactics ----------------------------------------------------------------------------------------------------------


def why_no_tactic(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-TACTIC-03: If no rule forbids the tactic, it is not the moment for it, or not the model."""
    tactic, model, _ = used_in(action)
    rule = tactics.why_not_used(b, s, asked_seat(decision), tactic, model)
    return rule or (t.PRINTED[tactic].rule if tactic in t.PRINTED else "KT-TACTIC-03")


def why_no_reroll(b: Board, s: State, decision: Decision, action: Action) -> str:
    return tactics.why_not_used(b, s, asked_seat(decision), t.TACTICAL_REROLL) or "KT-TACTIC-09"


def why_no_change(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-MISSION1-09, KT-MISSION1-10: markers are changed at the end of a round."""
    if decision.kind != "round_end":
        return missions.CHANGES[action.verb].rule
    return missions.why_no_change(b, s, asked_seat(decision), action.verb, marker_in(action))


Reason = Callable[[Board, State, Decision, Action], str]
REASONS: dict[str, Reason] = {
    "side": why_no_side, "marker": why_no_marker, "deploy": why_no_deployment, "test": why_no_test,
    **dict.fromkeys(moving.ACTIONS, why_no_move), "end": why_no_end, "halt": why_no_halt, "done": why_not_done,
    **dict.fromkeys(("none", "overwatch", "retreat"), why_no_reaction), "shoot": why_no_shooter, "fire": why_no_fire,
    "fight": why_no_fighter, "pass": why_no_pass, "use": why_no_tactic, "reroll": why_no_reroll,
    **dict.fromkeys(missions.CHANGES, why_no_change),
}
