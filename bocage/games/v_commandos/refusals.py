"""Which rule forbids an action that is not offered, and what the action lacks. What is legal is decided in
``rules/legality.py``."""

from __future__ import annotations

from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.v_commandos.actions import ABOUT_A_COMMANDO, PAID, PLUS
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.pieces import DECOY, DRESSING, LOCKSMITH, ORDERS, QUICK_FUSE
from bocage.games.v_commandos.rules import legality
from bocage.games.v_commandos.state import NOBODY, WAITING, State, ability_of
from bocage.games.v_commandos.text import VNamer
from bocage.games.v_commandos.types import Role

TOO_DEAR = ("VC-ACT-01", "VC-OBJ-05", "VC-SAVE-06")
ABSENT = {"VC-CARD-01": "refusal-not-in-squad", "VC-ELIM-04": "refusal-eliminated", "VC-ELIM-07": "refusal-not-entered"}
COMMANDO_DECISIONS = ("activate", "act", "window")
OWN_ACTIONS = ABOUT_A_COMMANDO & (legality.WHY_NOT.keys() | {"activate", "end"})


def why_not(b: Board, s: State, decision: Decision, action: Action) -> str:
    """Returns the id of the rule that forbids the action. If the game asks a question of another kind, returns the rule that
    asks."""
    if decision.kind in COMMANDO_DECISIONS:
        if action.verb == "done":
            return "VC-ACT-03" if decision.kind == "act" else "VC-ZERO-03"
        if action.verb in OWN_ACTIONS:
            return legality.why_not(b, s, action) or (
                "VC-CARD-03" if is_anothers(s, decision, Role(action.args[0])) else decision.rule)
    return decision.rule


def is_anothers(s: State, decision: Decision, c: Role) -> bool:
    """VC-CARD-03: whether the commando is run by a player who is not asked."""
    return c in s.squad and s.seat[c] not in decision.by


class Lacking(NamedTuple):
    """What a forbidden action lacks, in the reader's language."""

    board: Board
    key: str
    commando: Role
    cost: int = 0
    left: int = 0

    def say(self, lang: str) -> str:
        namer = VNamer(self.board, lang)
        return namer.words(self.key, cost=self.cost, left=self.left, **namer.kinds["commando"]("commando", self.commando))


# The place of the item among the arguments of dropping, and of giving or swapping, by the rule about it.
HANDLED = {"VC-PICK-04": 1, "VC-PICK-05": 2}
# VC-PICK-01, VC-MELEE-01: what an action does not find on the tile of the commando.
NOT_THERE = {"VC-PICK-01": ("pick", "refusal-not-lying"), "VC-MELEE-01": ("melee", "refusal-no-foe")}
# VC-EQUIP-02, VC-SHOOT-03: what a commando would use and does not have.
NOT_HAD = {"VC-EQUIP-02": "refusal-not-carried", "VC-SHOOT-03": "refusal-no-weapon"}
# VC-CARD-04: the special ability that an action makes use of.
ABILITIES = {"dress": DRESSING, "order": ORDERS, "decoy": DECOY, "turn_lock": LOCKSMITH, "lay": QUICK_FUSE}


def detail(b: Board, s: State, decision: Decision, action: Action) -> Lacking | None:
    """What a commando lacks for an action of its own: VC-CARD-01, VC-ELIM-04, VC-ELIM-07: it is not in play; VC-ACT-03: it is
    not its turn; VC-PICK-01, VC-PICK-05, VC-MELEE-01: what or whom it does not find on its tile; VC-EQUIP-02, VC-SHOOT-03,
    VC-CARD-04: what it does not have, or has used this turn; VC-ACT-01, VC-OBJ-05, VC-SAVE-05, VC-SAVE-06: the cost, and what
    it can pay."""
    if decision.kind not in COMMANDO_DECISIONS or action.verb not in OWN_ACTIONS:
        return None
    c, rule = Role(action.args[0]), legality.why_not(b, s, action)
    if rule in ABSENT:
        return Lacking(b, ABSENT[rule], c)
    if not rule and is_anothers(s, decision, c):
        return Lacking(b, "refusal-other-player", c)
    if rule in HANDLED and action.args[HANDLED[rule]] not in s.kit[c]:
        return Lacking(b, "refusal-not-carried", c)
    if rule == "VC-PICK-05" and s.tile[action.args[1]] != s.tile[c]:
        return Lacking(b, "refusal-not-together", c)
    if rule in NOT_THERE and NOT_THERE[rule][0] == action.verb:
        return Lacking(b, NOT_THERE[rule][1], c)
    if rule in NOT_HAD:
        return Lacking(b, NOT_HAD[rule], c)
    if rule == "VC-CARD-04":
        return no_ability(b, s, c, action.verb)
    if rule == "VC-ACT-03":
        return not_its_turn(b, s, c)
    if rule == "VC-SAVE-05":
        return Lacking(b, "refusal-no-plus", c)
    if rule not in TOO_DEAR or action.verb == "activate":
        return None
    how = PLUS if rule == "VC-SAVE-06" else PAID
    key = "refusal-too-dear-plus" if how == PLUS else "refusal-too-dear"
    return Lacking(b, key, c, legality.cost_of(b, s, action), legality.purse_of(s, c, how))


def not_its_turn(b: Board, s: State, c: Role) -> Lacking:
    """VC-ACT-03: Who acts now; if nobody does, whether the commando has acted already."""
    if s.active not in (NOBODY, c):
        return Lacking(b, "refusal-other-acts", s.active)
    return Lacking(b, "refusal-not-begun" if s.acted[c] == WAITING else "refusal-has-acted", c)


def no_ability(b: Board, s: State, c: Role, verb: str) -> Lacking | None:
    """VC-CARD-04: Whether the commando lacks the special ability, or has used it this turn; None if it is the place or the
    other commando that does not fit."""
    if ability_of(b, s, c) != ABILITIES[verb]:
        return Lacking(b, "refusal-no-ability", c)
    return Lacking(b, "refusal-ability-used", c) if s.used[c] else None
