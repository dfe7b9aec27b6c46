"""Permanent events of Utah Beach (OC-PERM)."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.asking import ask, choose
from bocage.core.decision import Steps
from bocage.games.operation_commando import content as c
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import BOTH, FIRST, NO_CARD, PERMANENT, SIDE_OF, Card, Side
from bocage.games.operation_commando.rules.cards.effects import carry_out
from bocage.games.operation_commando.rules.cards.piles import leave_hand
from bocage.games.operation_commando.rules.table import Cause, OTable


def take(g: OTable) -> Steps:
    """OC-PERM-01, OC-PERM-02, OC-PERM-09, OC-RULING-39: after an Assault on a beach exit or special terrain both players
    secretly take a permanent event."""
    b, s = g.board, g.state
    for side in BOTH:
        if not s.permanents[side]:
            continue
        options = [b.lexicon.act("take", card) for card in sorted(s.permanents[side])]
        choice = yield from ask(g, side, "take_permanent", options, "OC-PERM-02", sealed=True)
        card = Card(choice.args[0])
        s.permanents[side].remove(card)
        s.hand[side].append(card)
        g.tell(e.PERMANENT_TAKEN, side)
        g.tell_to((side,), e.PERMANENT_CHOSEN, card)


def options(g: OTable, side: Side) -> list[Action]:
    """OC-PERM-03, OC-PERM-05, OC-PERM-06, OC-RULING-39: a side may put permanent events of its hand into play, and use one that
    is in play.

    None of them was gained this turn: both gain them at the end of a turn.
    """
    b, s = g.board, g.state
    if not b.utah:
        return []
    found = [b.lexicon.play[card] for card in sorted(s.hand[side]) if b.kind[card] == PERMANENT]
    if s.activated[side] == NO_CARD:
        found += [b.lexicon.act("activate", card) for card in sorted(s.in_play[side])]
    return found


def put_in_play(g: OTable, side: Side, card: Card) -> None:
    """OC-PERM-03, OC-PERM-04, OC-RULING-62: a permanent event in play lies open until it is destroyed or the game ends. No card
    cancels it."""
    leave_hand(g.state, side, card)
    g.reveal()
    g.state.in_play[side].append(card)
    g.tell(e.PERMANENT_PLAYED, side, card)


def activate(g: OTable, side: Side, card: Card) -> Steps:
    """OC-PERM-05, OC-PERM-06: a side uses a permanent event, once a turn. Its effect applies as far as it can."""
    g.state.activated[side] = card
    g.tell(e.PERMANENT_USED, side, card)
    yield from carry_out(g, side, Cause(card), g.board.activate[card])


def destroy(g: OTable, side: Side, cause: Cause, each: c.DestroyPermanent) -> Steps:
    """OC-PERM-07, OC-PERM-08: a permanent event of the opponent that is in play leaves the game."""
    b, s, who = g.board, g.state, SIDE_OF[each.side]
    targets = [b.lexicon.act("target", card, FIRST) for card in sorted(s.in_play[who])]
    if not targets:
        return
    choice = yield from choose(g, side, "destroy_permanent", targets, "OC-PERM-07", who)
    card = Card(choice.args[0])
    s.in_play[who].remove(card)
    s.gone[who].append(card)
    g.tell(e.PERMANENT_DESTROYED, who, card)
