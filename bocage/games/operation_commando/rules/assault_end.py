"""The end of an Assault: clean-up, effects of terrain and cards, recovery from Buildings (OC-ENDASSAULT, OC-BUILDING)."""

from __future__ import annotations

from bocage.core.decision import Steps
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import (
    BUILDING, DE, DE_WON, DRAWN, MISSION_END, NOBODY, RECOVERY, RUNNING, US, US_WON)
from bocage.games.operation_commando.rules.asking import Cause, OTable, ask
from bocage.games.operation_commando.rules.effects import carry_out
from bocage.games.operation_commando.rules.piles import lay_aside, take_in_hand
from bocage.games.operation_commando.rules.strength import tags
from bocage.games.operation_commando.rules.tokens import collect, successes

RECOVERABLE = 3                 # OC-BUILDING-01: printed V.C.


def clean_up(g: OTable) -> None:
    """OC-ENDASSAULT-01, OC-DISCARD-01, -08, OC-HERO-03: cards to their discards in the order of play, tokens to their banks.

    Which units were here is remembered until the turn's end, for recoveries and for the counter-attack.
    """
    b, s = g.board, g.state
    s.ending = []
    for side in range(2):
        s.fallen[side] += s.tilted[side] + s.units[side]
        played = as_played(s.order[side], s.tilted[side] + s.units[side] + s.actions[side])
        s.ending += [card for card in played if b.on_assault_end[card]]
        for card in played:
            lay_aside(g, side, card)
    collect(g)
    s.units, s.muted, s.laid = [[], []], [[], []], [[], []]
    s.actions, s.order, s.tilted = [[], []], [[], []], [[], []]
    s.auto_used, s.no_tokens, s.no_second, s.unit_activated = [0, 0], [0, 0], [0, 0], [0, 0]
    s.carried, s.carry = [0, 0], [0, 0]
    s.first_change, s.first_combat = [0, 0], [NOBODY, NOBODY]
    s.actions_now, s.actions_earlier = [0, 0], [0, 0]
    s.met = s.destroyed = 0


def as_played(order: list[int], lying: list[int]) -> list[int]:
    """OC-DISCARD-08, OC-RULING-06: the cards that lie here in the order of play; one played twice (Jeep), when it came last."""
    left, found = lying[:], []
    for card in reversed(order):
        if card in left:
            left.remove(card)
            found.append(card)
    return left + found[::-1]


def end_effects_step(g: OTable) -> Steps:
    """OC-ENDASSAULT-05, OC-CARD-04, -05: what the terrain does now, for the side it names; then what cards have promised."""
    b, s = g.board, g.state
    s.phase = RECOVERY
    yield from carry_out(g, s.winner, Cause(terrain=s.terrain), b.t_end[s.terrain])
    for card in s.ending:
        yield from carry_out(g, b.side[card], Cause(card), b.on_assault_end[card])
    s.ending = []


def recovery_step(g: OTable) -> Steps:
    """OC-ENDASSAULT-06, OC-BUILDING-01 to -07, OC-SME-17, -18, OC-GRAIGNES-24: on a Building, won or lost, the American names
    one unit of V.C. 3 or less that was here; on a success it comes back to his hand, shown."""
    b, s = g.board, g.state
    s.phase = MISSION_END
    if not tags(b, s) & BUILDING:
        return
    lying = set(s.fallen[US]) & set(s.discard[US])
    units = sorted(card for card in lying if b.vc[card] <= RECOVERABLE and not b.leaves[card])
    if not units:
        return
    options = [*(b.lexicon.act("recover", card) for card in units), b.lexicon.act("none")]
    choice = yield from ask(g, US, "building", options, "OC-BUILDING-01", s.terrain)
    if not choice.args:
        return
    card = choice.args[0]
    success = successes(g, 1)
    g.tell(e.RECOVERY_TRIED, card, success)
    if success:
        s.discard[US].remove(card)
        take_in_hand(s, US, card)
        g.tell(e.TAKEN_BACK, US, card)


def end_game(g: OTable, winner: int, rule: str) -> None:
    """OC-ENDASSAULT-03, OC-RESULT-02, OC-RULING-26: the game ends at once, before any bonus."""
    s = g.state
    assert s.outcome == RUNNING
    s.why = rule
    if winner == NOBODY:
        s.outcome = DRAWN
        g.tell(e.DRAW)
    else:
        s.outcome = US_WON if winner == US else DE_WON
        g.tell(e.VICTORY, winner, rule=rule)


def score(g: OTable, side: int, number: int) -> None:
    """OC-ENDASSAULT-02: points for the winner."""
    s = g.state
    s.points[side] += number
    g.tell(e.POINTS, side, number, s.points[US], s.points[DE])
