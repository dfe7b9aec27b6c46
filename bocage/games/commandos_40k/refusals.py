"""Why an action cannot be chosen now: the rule that forbids it. Nothing here looks at what others hide (traps, recon cards)."""

from __future__ import annotations

from collections.abc import Callable

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.commandos_40k import board as t
from bocage.games.commandos_40k import pieces as p
from bocage.games.commandos_40k.board import Board
from bocage.games.commandos_40k.model_profiles import Arm
from bocage.games.commandos_40k.rules import charging, command, fighting, shooting, tactics
from bocage.games.commandos_40k.rules.models import foes, specialists
from bocage.games.commandos_40k.rules.setup_points import Spot
from bocage.games.commandos_40k.rules.sights import sees
from bocage.games.commandos_40k.rules.trips import Drawn
from bocage.games.commandos_40k.state import State
from bocage.geometry.bins import bits

# Where nothing more can be said: the rule that says when this is chosen.
RULE_OF = {
    "role": "KT-MISSION1-01", "recon": "KT-RECON-01", "hold": "KT-RECON-03", "trap": "KT-RECON-04", "forward": "KT-RECON-09",
    "keep": "KT-INIT-03", "give": "KT-INIT-03", "again": "KT-MISSION1-06", "path": "KT-MOVE-02", "leave": "KT-MISSION3-08",
    "at": "KT-DEPLOY-01", "target": "KT-CHARGE-02", "flip": "KT-MISSION2-07", "stop": "KT-SHOOT-05", "allot": "KT-SHOOT-09",
    "number": "KT-FIGHT-10", "with": "KT-FIGHT-09", "yes": "KT-WEAPON-12", "no": "KT-WEAPON-12", "medic": "KT-SPEC-11",
    "check": "KT-SEQ-01",
}
# What a tactic is for, and when; those of the factions: KT-TACTIC-03.
RULE_OF_TACTIC = {
    t.DECISIVE_SHOT: "KT-TACTIC-04", t.DECISIVE_MOVE: "KT-TACTIC-05", t.DECISIVE_STRIKE: "KT-TACTIC-06",
    t.TACTICAL_REROLL: "KT-TACTIC-09", t.TOUGH_AS_NAILS: "KT-TACTIC-12", t.INSANE_COURAGE: "KT-TACTIC-16",
    t.LEAD_BY_EXAMPLE: "KT-SPEC-02", t.COMBAT_MASTER: "KT-SPEC-04", t.SCANNER_SPEC: "KT-SPEC-06", t.CUSTOM_AMMO: "KT-SPEC-08",
    t.HAIL_OF_BULLETS: "KT-SPEC-10", t.FIRST_AID: "KT-SPEC-12", t.TAKE_COVER: "KT-SPEC-14", t.DEADLY_PRECISION: "KT-SPEC-16",
    t.SURVIVOR: "KT-SPEC-18", t.FRENZY_TACTIC: "KT-SPEC-20", t.SABOTAGE: "KT-MISSION1-09", t.DEFUSE: "KT-MISSION1-10",
    t.SCANNER_MISSION: "KT-MISSION2-10", t.STAY_THERE: "KT-MISSION3-10", t.SLIP_AWAY: "KT-MISSION3-11",
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


def why_gone(s: State, model: int) -> str:
    """KT-TRAUMA-09, KT-MISSION3-08: why a model is not on the table; empty if it is."""
    bit = 1 << model
    if s.on & bit:
        return ""
    return "KT-TRAUMA-09" if s.ooa & bit else "KT-MISSION3-08" if s.escaped & bit else "KT-DEPLOY-01"


# --- before the battle, command ---------------------------------------------------------------------------------------


def why_no_side(b: Board, s: State, decision: Decision, action: Action) -> str:
    return "KT-MISSION3-02" if b.mission.id == p.EXFILTRATION else "KT-MISSION2-04"


def why_no_marker(b: Board, s: State, decision: Decision, action: Action) -> str:
    return "KT-MISSION1-02" if b.mission.id == p.AIR_ASSAULT else "KT-MISSION2-02"


def why_no_deployment(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-RECON-03: those held back wait until all others stand."""
    return "KT-RECON-03" if s.held >> action.args[0] & 1 else "KT-DEPLOY-01"


def why_no_test(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-NERVE-01, KT-NERVE-07: only who must, once, in the order of its owner."""
    due = decision.kind == "nerve" and command.must_test(b, s, decision.by[0]) >> action.args[0] & 1
    return "KT-NERVE-07" if due else "KT-NERVE-01"


# --- movement ---------------------------------------------------------------------------------------------------------


def why_no_move(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-MOVE-01, KT-MOVE-03, KT-MOVE-07, KT-STAY-02, KT-REACT-10, KT-MISSION2-10: whose part it is, who is done, what is open
    to whom."""
    verb, model = action.verb, action.args[0]
    if decision.kind != "move" or b.seat[model] != decision.by[0]:
        return "KT-MOVE-01"
    gone = why_gone(s, model)
    if gone:
        return gone
    if s.done >> model & 1:
        return "KT-MOVE-03"
    if all(option.args[0] != model for option in decision.options if option.args):
        return decision.rule                                                                # KT-TACTIC-05: another goes first
    if s.retreated >> model & 1:
        return "KT-REACT-10"
    if verb == "fall_back":
        return why_no_fall_back(s, model)
    if s.er[model]:
        return {"prepare": "KT-STAY-02", "charge": "KT-CHARGE-01"}.get(verb, "KT-MOVE-07")
    return "KT-MISSION2-10" if s.must_stay >> model & 1 else "KT-CHARGE-01"


def why_no_fall_back(s: State, model: int) -> str:
    """KT-FALLBACK-01, KT-MOVE-07, KT-MISSION3-10: not engaged when the phase began, held, or without a place to go."""
    if not s.er_start >> model & 1:
        return "KT-MOVE-07" if s.er[model] else "KT-FALLBACK-01"
    return "KT-MISSION3-10" if any(s.effects[foe] & p.PINNING for foe in bits(s.er[model])) else "KT-FALLBACK-01"


def why_no_end(b: Board, s: State, decision: Decision, action: Action) -> str:
    return decision.rule if decision.kind == "move" else "KT-MOVE-01"


def why_no_halt(b: Board, s: State, decision: Decision, action: Action) -> str:
    return HALTS.get(decision.kind, "KT-MOVE-02")


def why_not_done(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-CHARGE-02, KT-FIGHT-09: at least one target, at least one weapon."""
    return decision.rule


def why_no_reaction(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-REACT-01, KT-REACT-02, KT-REACT-04, KT-REACT-07, KT-REACT-08: who reacts to a charge, and how."""
    model = action.args[0]
    if decision.kind != "react":
        return "KT-REACT-01"
    charger = decision.about[0]
    if not s.targets[charger] >> model & 1:
        return "KT-REACT-01"
    if s.er[model] or (s.retreated | s.fell_back | s.tried) >> model & 1:
        return "KT-REACT-02"
    if b.lexicon.none[model] not in decision.options and charging.reacts(b, s, model, charger):
        return "KT-REACT-01"                                                                # it has had its reaction
    if action.verb == "retreat":
        return "KT-REACT-07" if (s.moved | s.advanced) >> model & 1 else "KT-REACT-08"
    return "KT-REACT-04"


# --- shooting ---------------------------------------------------------------------------------------------------------


def why_no_shooter(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-SHOOT-01, KT-SHOOT-02, KT-SHOOT-03, KT-SHOOT-04, KT-SHOOT-07, KT-ACT-01: who may be activated in this sub-phase."""
    model = action.args[0]
    if decision.kind == "sentry":
        return "KT-RECON-10"
    if decision.kind != "shoot_next" or b.seat[model] != decision.by[0]:
        return "KT-SHOOT-01"
    gone = why_gone(s, model)
    if gone:
        return gone
    if (s.done | s.shot) >> model & 1:
        return "KT-ACT-01"
    if not shooting.is_eligible(b, s, model) or not any(shooting.usable(b, s, model, arm) for arm in b.kind[model].shots):
        return "KT-SHOOT-04"
    is_ready = bool(s.prepared >> model & 1)
    if is_ready != (s.sub == p.READY_FIRE):
        return "KT-SHOOT-02" if is_ready else "KT-SHOOT-01"
    return "KT-SHOOT-07"


def why_no_shot(b: Board, s: State, model: int, arm: Arm, target: int) -> str:
    """The rule that keeps a model from firing a weapon at a target, if it were its turn to shoot; empty if none does."""
    if not shooting.is_eligible(b, s, model):
        return "KT-SHOOT-04"
    if not shooting.usable(b, s, model, arm):
        if s.advanced >> model & 1 and not arm.assault:
            return "KT-ADVANCE-02"
        return "KT-WEAPON-10" if s.er[model] and not arm.pistol else "KT-WEAPON-06"
    if not foes(b, s, model) >> target & 1:
        return "KT-SHOOT-07"
    if s.er[model] and not s.er[model] >> target & 1:
        return "KT-WEAPON-10"
    return "" if shooting.is_target(b, s, model, arm, target) else "KT-SHOOT-07"


def why_no_fire(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-SHOOT-05, KT-SHOOT-06, KT-SHOOT-07, KT-WEAPON-06, KT-REACT-04, KT-RECON-10: the moment, the weapon, the target."""
    if decision.kind not in ("shoot", "overwatch"):
        return "KT-SHOOT-05"
    weapon, target = action.args
    model = decision.about[0]
    arm = b.arms_at[model].get(weapon)
    if arm is None or arm.melee:
        return "KT-SHOOT-05"
    if decision.kind == "overwatch" and target != decision.about[1]:
        return "KT-REACT-04"
    rule = why_no_shot(b, s, model, arm, target)
    if rule:
        return rule
    if s.phase == p.SHOOT_SENTRIES and not s.forwarded >> target & 1:
        return "KT-RECON-10"
    return "KT-WEAPON-06" if arm.grenade else "KT-SHOOT-06"                                 # something has been fired already


# --- fighting ---------------------------------------------------------------------------------------------------------


def why_no_blow(b: Board, s: State, model: int, target: int) -> str:
    """KT-FIGHT-08, KT-FIGHT-11: why a model may not strike another as they stand; empty if it may."""
    if target in fighting.targets_of(b, s, model):
        return ""
    is_near = s.er[model] >> target & 1 and sees(b, s, model, target)
    return "KT-FIGHT-11" if is_near else "KT-FIGHT-08"


def why_no_fighter(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-FIGHT-01, KT-FIGHT-02, KT-FIGHT-03, KT-FIGHT-04: chargers first; each model once; then all in engagement range."""
    model = action.args[0]
    if decision.kind != "fight_next" or b.seat[model] != decision.by[0]:
        return "KT-FIGHT-02"
    gone = why_gone(s, model)
    if gone:
        return gone
    if s.done >> model & 1:
        return "KT-FIGHT-03"
    return "KT-FIGHT-01" if s.sub == p.HAMMER_OF_FURY else "KT-FIGHT-04"


def why_no_pass(b: Board, s: State, decision: Decision, action: Action) -> str:
    return {"fight_next": "KT-FIGHT-03", "move": "KT-MOVE-02"}.get(decision.kind, decision.rule)


# --- tactics ----------------------------------------------------------------------------------------------------------


def why_no_tactic(b: Board, s: State, decision: Decision, action: Action) -> str:
    tactic, model, _ = action.args
    return why_not_used(b, s, decision.by[0], tactic, model)


def why_not_used(b: Board, s: State, seat: int, tactic: int, model: int = -1) -> str:
    """KT-TACTIC-01, KT-TACTIC-02, KT-TACTIC-03: not one's own, used already, too dear; otherwise it is not the moment, or not
    the model."""
    if not has_tactic(b, s, seat, tactic):
        return "KT-TACTIC-03"
    if s.used[seat] >> tactic & 1 and tactic not in tactics.REPEATABLE:
        return "KT-TACTIC-02"
    if not tactics.can_use(b, s, seat, tactic, model):
        return "KT-TACTIC-01"
    return RULE_OF_TACTIC.get(tactic, "KT-TACTIC-03")


def has_tactic(b: Board, s: State, seat: int, tactic: int) -> bool:
    """KT-TACTIC-03: of the faction, of the mission, or of a specialist who is on the battlefield; generic ones are all's."""
    if tactic in b.faction_tactic:
        return any(tactic == own.number for own in b.of_faction[seat])
    name = b.tactics[tactic]
    if name in t.SPECIAL:
        return bool(specialists(b, s, seat, 1 + list(t.SPECIAL).index(name)))
    if name in t.OF_MISSIONS:
        role = p.ROLES[int(seat != s.attacker)]
        return s.attacker >= 0 and any(known.id == name and known.side == role for known in b.mission.tactics)
    return True


def why_no_reroll(b: Board, s: State, decision: Decision, action: Action) -> str:
    return why_not_used(b, s, decision.by[0], t.TACTICAL_REROLL)


def why_no_sabotage(b: Board, s: State, decision: Decision, action: Action) -> str:
    """KT-MISSION1-09, KT-MISSION1-10: at the end of a round, on a marker that one controls."""
    if decision.kind != "round_end":
        return "KT-MISSION1-09" if action.verb == "sabotage" else "KT-MISSION1-10"
    return why_not_used(b, s, decision.by[0], t.SABOTAGE if action.verb == "sabotage" else t.DEFUSE)


Reason = Callable[[Board, State, Decision, Action], str]
REASONS: dict[str, Reason] = {
    "side": why_no_side, "marker": why_no_marker, "deploy": why_no_deployment, "test": why_no_test,
    **dict.fromkeys(("stay", "prepare", "normal", "advance", "fall_back", "charge"), why_no_move), "end": why_no_end,
    "halt": why_no_halt, "done": why_not_done, **dict.fromkeys(("none", "overwatch", "retreat"), why_no_reaction),
    "shoot": why_no_shooter, "fire": why_no_fire, "fight": why_no_fighter, "pass": why_no_pass, "use": why_no_tactic,
    "reroll": why_no_reroll, "sabotage": why_no_sabotage, "defuse": why_no_sabotage,
}
