"""Why an action cannot be chosen now: the id of the rule that forbids it.

The predicates are beside their rules (``rules/assault/combat_options.py``, ``board.py``); this module finds the one to ask.
"""

from __future__ import annotations

from typing import NamedTuple

from bocage.core.action import Action
from bocage.core.decision import Decision
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.content import RefreshPir
from bocage.games.operation_commando.pieces import (
    DARK, DE, DE_EVENTS, EVENT, FIRST, US, US_EVENTS, USUAL, Card, Place, Side, Slot, Token)
from bocage.games.operation_commando.rules.assault import combat_options
from bocage.games.operation_commando.rules.missions import graignes, production
from bocage.games.operation_commando.rules.missions.fatigue import refreshable
from bocage.games.operation_commando.state import State
from bocage.games.operation_commando.text import ONamer

# Verbs that need no predicate: they are refused by the rule that says when, and among what, they are chosen.
RULE_OF = {
    "keep": "OC-MULL-01", "mulligan": "OC-MULL-02", "layout": "OC-UTAH-03", "number": "OC-UTAH-20", "put": "OC-UTAH-04",
    "lay_rest": "OC-UTAH-03", "drop": "OC-PIR-02", "drift": "OC-PIR-04", "stay": "OC-PIR-04", "hide": "OC-GRAIGNES-08",
    "column": "OC-SME-10", "fight": "OC-SME-10", "attack": "OC-GRAIGNES-14", "counter": "OC-COUNTER-07",
    "regiment": "OC-PIR-07", "divert": "OC-GRAIGNES-15", "square": "OC-PIR-21", "produce": "OC-PROD-01",
    "activate": "OC-PERM-06", "refresh": "OC-PIR-10", "extra": "OC-DEPHASE-05", "normal": "OC-DEPHASE-05",
    "reject": "OC-DEPHASE-06", "ability": "OC-COMBAT-11", "stop": "OC-COMBAT-06", "abandon": "OC-INTER-01",
    "cancel": "OC-CANCEL-01", "give": "OC-TOKEN-11", "discard": "OC-DISCARD-02", "take": "OC-HERO-01",
    "target": "OC-ACTION-06", "either": "OC-CARD-06", "pay": "OC-TOKEN-12",
    "decline": "OC-TOKEN-12", "none": "OC-GEN-07", "recover": "OC-BUILDING-01", "prepare": "OC-COUNTER-02",
    "scout": "OC-PIR-13", "move": "OC-PIR-14", "redeploy": "OC-PIR-16", "push": "OC-PIR-15", "land": "OC-PIR-19",
    "lock": "OC-RULING-45",
}

# Kinds of questions: those in which a side raises, those in which combat actions are played, those that ask for a first unit.
BIDDING = ("opening", "bid")
IN_COMBAT = (*BIDDING, "answer")
FIRST_UNIT = ("commit", "replace", "answer")
# What is done with a card of the hand, and the questions that are answered so.
PLAYED = {
    "commit": (*FIRST_UNIT, *BIDDING), "action": IN_COMBAT, "cancel": ("cancel",),
    "play": ("event", "progression", "before_terrain", "after_marker", "production", "unit_destroyed", "us_wins"),
}

# The rule that says when a side brings its units; the phase in which a side plays events, and the rule that says so.
UNITS_COME = {US: "OC-COMBAT-03", DE: "OC-INTER-01"}
EVENTS_COME = {US: (US_EVENTS, "OC-USPHASE-02"), DE: (DE_EVENTS, "OC-DEPHASE-02")}


def why_not(b: Board, s: State, decision: Decision, action: Action) -> str:
    """OC-INFO-03: the rule that forbids an action which is not among the options; it follows from open facts and the asker's
    hand."""
    side, kind, verb = Side(decision.by[0]), decision.kind, action.verb
    if verb in PLAYED and kind in PLAYED[verb] and action.args[0] not in s.hand[side]:
        return decision.rule                                # it says what is played "from the hand"
    if verb == "commit":
        return why_not_commit(b, s, side, kind, Card(action.args[0]))
    if verb in ("play", "action"):
        return why_not_card(b, s, side, kind, action)
    if verb == "activate" and kind == "event" and action.args[0] not in s.in_play[side]:
        return "OC-PERM-05"                                 # only what is in play can be used
    if verb == "cancel" and kind == "cancel":
        return why_not_cancel(b, s, side, Card(action.args[0]))
    if verb in ("attack", "divert") and kind == verb:
        return why_not_attack(s, Place(action.args[0]), kind)
    if verb == "produce" and kind == "production":
        return production.why_not_produce(s, Place(action.args[0]))
    if verb == "token":
        broken = combat_options.why_not_token(b, s, side, Token(action.args[0]), Slot(action.args[1]))
        return broken if kind in BIDDING or action.args[0] == DARK else "OC-TOKEN-02"
    if verb == "ability" and kind in BIDDING:
        return combat_options.why_not_ability(b, s, side, Slot(action.args[0]))
    if verb in ("abandon", "pass", "none") and kind in BIDDING:
        return "OC-COMBAT-06"                               # an American who is behind stops: that is to give up
    return RULE_OF.get(verb, decision.rule)


def why_not_commit(b: Board, s: State, side: Side, kind: str, card: Card) -> str:
    if kind in BIDDING:
        return combat_options.why_not_second_unit(b, s, side, card)
    if kind in FIRST_UNIT or not b.is_unit[card]:
        return combat_options.why_not_unit(b, s, card)
    return UNITS_COME[side]


def why_not_card(b: Board, s: State, side: Side, kind: str, action: Action) -> str:
    """An event or a combat action: at the wrong moment, the rule that says when such a card is played."""
    card = Card(action.args[0])
    if action.verb == "play":
        if kind == "event":
            return b.not_an_event[card]
        if kind == "progression" and any(isinstance(each, RefreshPir) for each in b.on_play[card]) and not refreshable(s):
            return "OC-RULING-59"
        broken = combat_options.why_not_action(b, s, side, card, FIRST) if kind in IN_COMBAT else ""
        return broken or played_when(b, s, card)
    if kind in IN_COMBAT:
        return combat_options.why_not_action(b, s, side, card, Slot(action.args[1]))
    return played_when(b, s, card)


def played_when(b: Board, s: State, card: Card) -> str:
    """OC-USPHASE-02, OC-DEPHASE-02: the rule that says when a card is played. The refusal of an event that comes too early does
    not say that its phase is over."""
    phase, rule = EVENTS_COME[b.side[card]]
    is_early = b.kind[card] == EVENT and b.moment[card] == USUAL and s.phase < phase
    return rule if is_early else b.played_when[card]


def why_not_cancel(b: Board, s: State, side: Side, card: Card) -> str:
    """OC-CANCEL-08, OC-CANCEL-09: in a window a card of the hand is refused because it cancels other cards, or none at all."""
    cancels = b.cards[card].cancels
    return played_when(b, s, card) if not cancels else "OC-CANCEL-08" if cancels == "action" else "OC-CANCEL-09"


def why_not_attack(s: State, place: Place, kind: str) -> str:
    """OC-BARRICADE-02, OC-BARRICADE-07, OC-GRAIGNES-15: a place of Graignes that the German cannot attack, or to which he
    cannot be diverted."""
    broken = graignes.why_not_attack(s, place)
    if kind == "attack":
        return broken
    return "OC-BARRICADE-07" if broken == "OC-BARRICADE-02" else broken or "OC-GRAIGNES-15"


# --- what an action lacks ---------------------------------------------------------------------------------------------


class Lacking(NamedTuple):
    """What a forbidden action lacks, in the reader's language: words with a card, a token, a side or a terrain."""

    board: Board
    key: str
    kind: str
    number: int

    def say(self, lang: str) -> str:
        namer = ONamer(self.board, lang)
        return namer.words(self.key, **namer.kinds[self.kind](self.kind, self.number))


def detail(b: Board, s: State, decision: Decision, action: Action) -> Lacking | None:
    """OC-HAND-03, OC-TOKEN-01, OC-CARD-04, OC-GEN-02: a card that the asker does not have or hold, a token that he does not
    hold, the terrain that lets a unit not in, what a card forbids in this Combat."""
    side, verb = Side(decision.by[0]), action.verb
    if verb in PLAYED and decision.kind in PLAYED[verb]:
        card = Card(action.args[0])
        if b.side[card] != side:
            return Lacking(b, "refusal-other-side", "card", card)
        if card not in s.hand[side]:
            return Lacking(b, "refusal-not-held", "card", card)
    if verb == "activate" and decision.kind == "event" and action.args[0] not in s.in_play[side]:
        return Lacking(b, "refusal-not-in-play", "card", action.args[0])
    if verb not in (*PLAYED, "token"):
        return None
    rule = why_not(b, s, decision, action)
    if rule == "OC-TOKEN-01":
        return Lacking(b, "refusal-no-token", "token", action.args[0])
    if rule == "OC-CARD-04":
        return Lacking(b, "refusal-terrain", "terrain", s.terrain)
    if rule == "OC-GEN-02":
        return Lacking(b, "refusal-tokens-forbidden" if verb == "token" else "refusal-second-forbidden", "side", side)
    return None
