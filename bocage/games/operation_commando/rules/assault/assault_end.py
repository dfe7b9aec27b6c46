"""The end of an Assault: clean-up, effects of the terrain and of cards, points and victory (OC-ENDASSAULT)."""

from __future__ import annotations

from bocage.core.decision import Steps
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import BOTH, DE, DE_WON, DRAWN, NOBODY, RECOVERY, RUNNING, US, US_WON, Card, Side
from bocage.games.operation_commando.rules.assault.tokens import collect
from bocage.games.operation_commando.rules.cards.effects import carry_out
from bocage.games.operation_commando.rules.cards.piles import lay_aside
from bocage.games.operation_commando.rules.table import Cause, OTable
from bocage.games.operation_commando.state import NO_COMBAT


def clean_up(g: OTable) -> None:
    """OC-ENDASSAULT-01, OC-DISCARD-01, OC-DISCARD-08, OC-HERO-03: cards go to the discards in the order of play, tokens to
    their banks. Effects at the end of the Assault will come in the order of play too.

    ``fallen`` remembers until the end of the turn which units fought here: for recoveries and for the counter-attack.
    """
    b, s = g.board, g.state
    ending: list[Card] = []
    for side in BOTH:
        s.fallen[side] += s.tilted[side] + s.units[side]
        played = as_played(s.order[side], s.tilted[side] + s.units[side] + s.actions[side])
        due = s.ending + s.actions[side]
        ending += [card for card in played if b.on_assault_end[card] and card in due]
        for card in played:
            lay_aside(g, side, card)
    s.ending = ending
    collect(g)
    s.units, s.muted, s.laid = [[], []], [[], []], [[], []]
    s.actions, s.order, s.tilted = [[], []], [[], []], [[], []]
    s.auto_used, s.no_tokens, s.no_second, s.unit_activated = [0, 0], [0, 0], [0, 0], [0, 0]
    s.carried, s.carry = [0, 0], [0, 0]
    s.first_change, s.first_combat = [0, 0], [NO_COMBAT, NO_COMBAT]
    s.actions_now, s.actions_earlier = [0, 0], [0, 0]
    s.met = s.destroyed = 0


def as_played(order: list[Card], lying: list[Card]) -> list[Card]:
    """OC-DISCARD-08, OC-RULING-06: the cards that lie here, in the order of play. A card that was played twice (Jeep) counts
    from the second time."""
    left = lying[:]
    found: list[Card] = []
    for card in reversed(order):
        if card in left:
            left.remove(card)
            found.append(card)
    return left + found[::-1]


def end_effects_step(g: OTable) -> Steps:
    """OC-ENDASSAULT-05, OC-CARD-04, OC-CARD-05: the terrain's effect at the end of an Assault, for the side it names;
    then the effects of cards that come at the end of an Assault."""
    b, s = g.board, g.state
    s.phase = RECOVERY
    yield from carry_out(g, s.winner, Cause(terrain=s.terrain), b.t_end[s.terrain])
    for card in s.ending:
        yield from carry_out(g, b.side[card], Cause(card), b.on_assault_end[card])
    s.ending = []


def end_game(g: OTable, winner: Side, rule: str) -> None:
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


def score(g: OTable, side: Side, number: int) -> None:
    """OC-ENDASSAULT-02: a side gains points."""
    s = g.state
    s.points[side] += number
    g.tell(e.POINTS, side, number, s.points[US], s.points[DE])
