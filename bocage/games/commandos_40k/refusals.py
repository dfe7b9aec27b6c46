"""Why an action cannot be chosen now: the id of the rule that forbids it.

The rules have predicates that return "" or the rule that is broken; options are made with them. This module only finds the
predicate that belongs to an action. If the predicate does not object, it is not the moment for the action. Nothing here looks
at what others hide (traps, recon cards).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.commandos_40k import printed_tactics as t
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.actions import marker_in, model_in, places_of, shot_in, used_in
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.paths.judging import Verdict
from bocage.games.commandos_40k.pieces import ENGAGED, NO_MODEL, Mil, Model, Waypoint, models_in
from bocage.games.commandos_40k.rules import charging, command, deploying, fighting, missions, moving, shooting, tactics
from bocage.games.commandos_40k.rules.asking import asked_model, asked_seat
from bocage.games.commandos_40k.rules.models import foes, gap_from, is_within, start_of
from bocage.games.commandos_40k.rules.setup_points import Spot
from bocage.games.commandos_40k.rules.sights import sees
from bocage.games.commandos_40k.rules.trips import Drawn
from bocage.games.commandos_40k.state import State
from bocage.games.commandos_40k.text import BOUGHT, KNamer
from bocage.geometry.numbers import csqrt

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


class TooDear(NamedTuple):
    """KT-TACTIC-01: What a tactic costs, and the command points that are there, in the reader's language."""

    board: Board
    cost: int
    points: int

    def say(self, lang: str) -> str:
        return KNamer(self.board, lang).words("refusal-points", cost=self.cost, points=self.points)


class Said(NamedTuple):
    """Words about a model or a length that explain a refusal, in the reader's language."""

    board: Board
    key: str
    model: Model = NO_MODEL
    gap: Mil = Mil(0)
    most: Mil = Mil(0)

    def say(self, lang: str) -> str:
        namer = KNamer(self.board, lang)
        name = namer.model_name(self.model) if self.model >= 0 else ""
        return namer.words(self.key, model=name, gap=namer.inches(self.gap), most=namer.inches(self.most))


def detail(b: Board, s: State, decision: Decision, action: Action) -> PathFault | TooDear | Said | None:
    """KT-GEOM-22, KT-TACTIC-01: Of a forbidden path, where it breaks a rule and what it costs; of a tactic, the points that are
    missing; of a place or a target, what is too near or too far."""
    tactic = used_in(action).tactic if action.verb == "use" else BOUGHT.get(action.verb)
    if tactic is not None and why_not(b, s, decision, action) == "KT-TACTIC-01":
        return TooDear(b, b.cost[tactic], s.cp[asked_seat(decision)])
    legal = decision.legal
    verdict = legal.verdict(action) if isinstance(legal, Drawn) else None
    if isinstance(legal, Drawn) and verdict is not None:
        there = verdict.x, verdict.y, verdict.z
        return PathFault(b, verdict, legal.trip.allowance, in_the_way(b, s, legal.trip.model, there, verdict.rule))
    if isinstance(legal, Spot) and action.verb == legal.verb:
        at, rule = places_of(action)[0], legal.rule(action)
        return marker_fault(b, s, at, rule) if legal.verb == "marker" else spot_fault(b, s, asked_model(decision), at, rule)
    if action.verb == "fire" and decision.kind in ("shoot", "overwatch"):
        return shot_fault(b, s, asked_model(decision), action, why_not(b, s, decision, action))
    if action.verb == "target" and decision.kind == "charge_targets":
        return target_fault(b, s, asked_model(decision), model_in(action))
    if action.verb in ACTED_ON.get(decision.kind, ()):
        return model_fault(b, s, model_in(action), why_not(b, s, decision, action))
    return None


# The moves that keep out of engagement ranges, and the rules that say so.
KEEPS_OUT = ("KT-NORMAL-01", "KT-ADVANCE-01", "KT-FALLBACK-01", "KT-RECON-09")


def in_the_way(b: Board, s: State, model: Model, at: Waypoint, rule: str) -> Said | None:
    """KT-MOVE-04, KT-FLY-02, KT-NORMAL-01: What keeps a model from a place: a base that its own would overlap, the edge of the
    table, or an enemy that would be in engagement range."""
    if rule in ("KT-MOVE-04", "KT-FLY-02"):
        taken = next((other for other in models_in(s.on & ~(1 << model)) if overlaps(b, s, model, at, other)), NO_MODEL)
        if taken >= 0:
            return Said(b, "refusal-taken", taken)
        if rule == "KT-MOVE-04":
            return Said(b, "refusal-edge")
    if rule not in ("KT-FLY-02", *KEEPS_OUT):
        return None
    gap, foe = min(((gap_from(b, s, model, at, foe), foe) for foe in models_in(foes(b, s, model))), default=(Mil(0), NO_MODEL))
    return Said(b, "refusal-too-near", foe, gap, ENGAGED) if foe >= 0 and gap <= ENGAGED else None


def overlaps(b: Board, s: State, model: Model, at: Waypoint, other: Model) -> bool:
    """KT-GEOM-16: Whether the base of a model at a place would overlap that of another, on the way up too."""
    one, two = b.kind[model], b.kind[other]
    x, y, z = at
    square = (s.x[other] - x) ** 2 + (s.y[other] - y) ** 2
    return square < (one.radius + two.radius) ** 2 and s.z[other] < z + one.height and z < s.z[other] + two.height


def spot_fault(b: Board, s: State, model: Model, at: Waypoint, rule: str) -> Said | None:
    """KT-DEPLOY-01, KT-MISSION1-05: The nearest enemy, if it is too near to set up a model there; else that the place lies
    outside the zone; or what is in the way."""
    if rule in ("KT-MOVE-04", "KT-FLY-02"):
        return in_the_way(b, s, model, at, rule)
    if rule not in ("KT-DEPLOY-01", *deploying.ZONE_RULES.values()):
        return None
    lands = b.mission.id == p.AIR_ASSAULT and b.seat[model] == s.attacker
    apart = deploying.LANDING_DISTANCE if lands else ENGAGED
    gap, foe = min(((gap_from(b, s, model, at, foe), foe) for foe in models_in(foes(b, s, model))), default=(Mil(0), NO_MODEL))
    if foe >= 0 and gap <= apart:
        return Said(b, "refusal-too-near", foe, gap, apart)
    return Said(b, "refusal-outside")


def marker_fault(b: Board, s: State, at: Waypoint, rule: str) -> Said | None:
    """KT-MISSION1-02, KT-MISSION2-02: How near a marker would be to an edge or to another marker, edge to edge; else the other
    markers would find no room."""
    if rule != deploying.MARKER_RULES[b.mission.id]:
        return None
    x, y, _ = at
    edge = min(x, y, b.ground.width - x, b.ground.height - y) - b.marker_radius
    if edge <= deploying.FROM_EDGE:
        return Said(b, "refusal-marker-edge", gap=Mil(max(0, edge)), most=deploying.FROM_EDGE)
    gap = min((csqrt((x - mx) ** 2 + (y - my) ** 2) - 2 * b.marker_radius
               for mx, my in zip(s.marker_x, s.marker_y, strict=True)), default=deploying.BETWEEN[b.mission.id] + 1)
    if gap <= deploying.BETWEEN[b.mission.id]:
        return Said(b, "refusal-marker-near", gap=Mil(max(0, gap)), most=deploying.BETWEEN[b.mission.id])
    return Said(b, "refusal-marker-room")


def shot_fault(b: Board, s: State, model: Model, action: Action, rule: str) -> Said | None:
    """KT-SHOOT-07: Why an enemy is no target: out of range, engaged with a friend, or out of sight."""
    weapon, target = shot_in(action)
    arm = b.arms_at[model].get(weapon)
    if arm is None or rule != "KT-SHOOT-07" or not foes(b, s, model) >> target & 1:
        return None
    if not is_within(b, s, model, target, arm.range):
        return Said(b, "refusal-range", target, gap_from(b, s, model, start_of(s, model), target), arm.range)
    return Said(b, "refusal-unseen" if not sees(b, s, model, target) else "refusal-friend-near", target)


# The questions at which a model is named to act, and the verbs with which it acts.
ACTED_ON = {"move": moving.ACTIONS, "shoot_next": ("shoot",), "fight_next": ("fight",),
            "react": ("overwatch", "retreat", "none")}
# What keeps a model from acting, by the rule that says so.
FAULTS = {"KT-MOVE-03": "refusal-done", "KT-ACT-01": "refusal-done", "KT-FIGHT-03": "refusal-done",
          "KT-TRAUMA-09": "refusal-out", "KT-MISSION3-08": "refusal-escaped", "KT-REACT-10": "refusal-retreated",
          "KT-MOVE-07": "refusal-engaged", "KT-STAY-02": "refusal-engaged", "KT-FIGHT-04": "refusal-free",
          "KT-FIGHT-01": "refusal-not-charged", "KT-SHOOT-07": "refusal-no-target"}


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
    gap, foe = min(((gap_from(b, s, model, start_of(s, model), foe), foe) for foe in models_in(foes(b, s, model))),
                   default=(Mil(0), NO_MODEL))
    return Said(b, "refusal-range", foe, gap, charging.CHARGE_RANGE) if foe >= 0 else None


def target_fault(b: Board, s: State, model: Model, target: Model) -> Said | None:
    """KT-CHARGE-02: How far an enemy is that is out of charge range."""
    if not foes(b, s, model) >> target & 1 or charging.in_charge_range(b, s, model) >> target & 1:
        return None
    return Said(b, "refusal-range", target, gap_from(b, s, model, start_of(s, model), target), charging.CHARGE_RANGE)


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
