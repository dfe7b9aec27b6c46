"""Why an action cannot be chosen now: the rule that forbids it. Nothing here looks at what the other player hides."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    ACTION, AFTER_MARKER, BEFORE_TERRAIN, DARK, EVENT, IN_PRODUCTION, IN_PROGRESSION, TO_CANCEL, UNIT_DESTROYED, US, US_WINS)
from bocage.games.operation_commando.rules.assault.combat import MOST_UNITS, has_target
from bocage.games.operation_commando.state import State

# Where nothing more can be said: the rule that says when this is chosen.
RULE_OF = {
    "keep": "OC-MULL-01", "mulligan": "OC-MULL-02", "layout": "OC-UTAH-03", "number": "OC-UTAH-20", "put": "OC-UTAH-04",
    "lay_rest": "OC-UTAH-03", "drop": "OC-PIR-02", "drift": "OC-PIR-04", "stay": "OC-PIR-04", "hide": "OC-GRAIGNES-08",
    "column": "OC-SME-10", "fight": "OC-SME-10", "attack": "OC-GRAIGNES-14", "counter": "OC-COUNTER-07",
    "regiment": "OC-PIR-07", "divert": "OC-GRAIGNES-15", "square": "OC-PIR-21", "produce": "OC-PROD-01",
    "activate": "OC-PERM-06", "refresh": "OC-PIR-10", "extra": "OC-DEPHASE-05", "normal": "OC-DEPHASE-05",
    "reject": "OC-DEPHASE-06", "ability": "OC-COMBAT-11", "stop": "OC-COMBAT-06", "abandon": "OC-INTER-01",
    "cancel": "OC-CANCEL-02", "give": "OC-TOKEN-11", "discard": "OC-DISCARD-02", "take": "OC-HERO-01",
    "target": "OC-ACTION-06", "either": "OC-CARD-06", "pay": "OC-TOKEN-12",
    "decline": "OC-TOKEN-12", "none": "OC-GEN-07", "recover": "OC-BUILDING-01", "prepare": "OC-COUNTER-02",
    "scout": "OC-PIR-13", "move": "OC-PIR-14", "redeploy": "OC-PIR-16", "push": "OC-PIR-15", "land": "OC-PIR-19",
    "lock": "OC-RULING-45", "pass": "OC-CANCEL-01",
}

# Cards with a moment of their own: the rule that says which.
RULE_OF_MOMENT = {
    BEFORE_TERRAIN: "OC-RULING-13", AFTER_MARKER: "OC-GRAIGNES-15", IN_PROGRESSION: "OC-PROG-04", IN_PRODUCTION: "OC-PROD-08",
    UNIT_DESTROYED: "OC-SIZE-02", US_WINS: "OC-RULING-44", TO_CANCEL: "OC-CANCEL-01",
}


def why_not(b: Board, s: State, decision: Decision, action: Action) -> str:
    """OC-INFO-03: the answer depends on open facts and on the hand of whoever asks."""
    side = decision.by[0]
    if action.verb == "commit":
        return why_not_unit(b, s, decision, side, action.args[0])
    if action.verb in ("play", "action"):
        return why_not_card(b, s, decision, side, action.args[0])
    if action.verb == "token":
        return why_not_token(s, decision, side, *action.args)
    if action.verb == "abandon" and decision.kind in ("opening", "bid"):
        return "OC-COMBAT-06"                               # there one stops; to stop while behind is to give up
    return RULE_OF.get(action.verb, decision.rule)


def why_not_unit(b: Board, s: State, decision: Decision, side: int, card: int) -> str:
    if card not in s.hand[side]:
        return "OC-HAND-03"
    if not b.is_unit[card]:
        return "OC-CARD-01"
    if decision.kind not in ("commit", "replace", "opening", "answer", "bid"):
        return "OC-COMBAT-01"
    if b.types[card] & b.t_forbidden[s.terrain]:
        return "OC-CARD-04"
    if len(s.units[side]) >= MOST_UNITS:
        return "OC-SUPPORT-02"
    if s.no_second[side] or (side in b.t_one_unit[s.terrain] and s.fought == 1):
        return "OC-GEN-02"
    if side == US:
        return "OC-SUPPORT-01"
    return "OC-SSSUPPORT-04" if b.graignes else "OC-COMBAT-13"


def why_not_card(b: Board, s: State, decision: Decision, side: int, card: int) -> str:
    if card not in s.hand[side]:
        return "OC-HAND-03"
    if b.moment[card] in RULE_OF_MOMENT:
        return RULE_OF_MOMENT[b.moment[card]]
    if b.kind[card] == EVENT:
        return "OC-USPHASE-04" if side == US else "OC-DEPHASE-03"
    if b.kind[card] != ACTION:
        return "OC-PERM-03" if not b.is_unit[card] else "OC-CARD-01"
    if decision.kind not in ("opening", "answer", "bid"):
        return "OC-ACTION-01"
    return "OC-ACTION-01" if not b.no_unit_needed[card] or has_target(b, s, card) else "OC-ACTION-06"


def why_not_token(s: State, decision: Decision, side: int, kind: int, slot: int) -> str:
    if kind == DARK:
        return "OC-TOKEN-10"
    if decision.kind not in ("opening", "bid") or not s.units[side]:
        return "OC-TOKEN-02"
    if s.no_tokens[side]:
        return "OC-GEN-02"
    return "OC-TOKEN-03" if s.tokens[side][kind] else "OC-TOKEN-01"
