"""Draw piles, hands and discards (OC-HAND, OC-DISCARD, OC-EXHAUST)."""

from __future__ import annotations

from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.pieces import DE, ENEMY, NO_CARD, PERMANENT, SIDES, Card, Side
from bocage.games.operation_commando.rules.table import OTable
from bocage.games.operation_commando.state import State


def draw(g: OTable, side: Side, number: int) -> list[Card]:
    """OC-HAND-02, OC-HAND-04, OC-EXHAUST-01, OC-EXHAUST-02, OC-EXHAUST-03, OC-EXHAUST-06: a side
    draws cards that only it sees. If the pile runs out it draws what is left; a discard is never shuffled back."""
    s = g.state
    cards: list[Card] = []
    while len(cards) < number:
        is_known = bool(s.top[side]) and s.top_eyes[side][0] >> (ENEMY[side]) & 1
        card = next_card(g, side, 1 << side)
        if card == NO_CARD:
            break
        cards.append(card)
        if is_known:
            s.shown[side].append(card)                      # the opponent has looked at this card on the pile
    s.hand[side] += cards
    if cards:
        g.tell(e.DREW, side, len(cards))
        g.tell_to((side,), e.DREW_CARDS, tuple(sorted(cards)))
    if len(cards) < number:
        g.tell(e.NO_CARD_LEFT, side)
    return cards


def next_card(g: OTable, side: Side, eyes: int) -> Card:
    """OC-INFO-05: takes the next card of a draw pile; a pile has no order until a card is drawn. Returns NO_CARD if it is
    empty. ``eyes``: the seats that see the card, as bits."""
    s = g.state
    if s.top[side]:
        known = s.top_eyes[side].pop(0)
        card = s.top[side].pop(0)
        if eyes & ~known:
            g.reveal()                                      # a seat learns which card this is, although no chance was involved
        return card
    if any(s.deck[side]):
        card = Card(g.dice.draw(s.deck[side], SIDES[side], eyes))
        s.deck[side][card] -= 1
        return card
    return s.bottom[side].pop(0) if s.bottom[side] else NO_CARD


def leave_hand(s: State, side: Side, card: Card) -> None:
    s.hand[side].remove(card)
    if card in s.shown[side]:
        s.shown[side].remove(card)
    note_seen(s, card)


def note_seen(s: State, card: Card) -> None:
    """OC-COUNTER-10: a card that was seen may be one of the units that the German took from his column: then it is no longer a
    secret. Of several copies one that was seen before is meant first."""
    if card in s.returned and s.returned.count(card) > s.hand[DE].count(card) - s.shown[DE].count(card):
        at = s.returned.index(card)
        del s.returned[at], s.column_from[at]


def take_in_hand(s: State, side: Side, card: Card) -> None:
    """OC-BUILDING-03: a side takes a card that its opponent has seen into its hand."""
    s.hand[side].append(card)
    s.shown[side].append(card)


def lay_aside(g: OTable, side: Side, card: Card) -> None:
    """OC-DISCARD-01, OC-DISCARD-07, OC-HERO-03, OC-HERO-06: a card goes to the discard. Heroics, Luftlande Falley and
    permanent events leave the game instead."""
    s = g.state
    if g.board.leaves[card] or g.board.kind[card] == PERMANENT:
        s.gone[side].append(card)
        g.tell(e.LEFT_GAME, side, card)
    else:
        s.discard[side].append(card)


def discard_from_hand(g: OTable, side: Side, card: Card) -> None:
    """OC-DISCARD-02, OC-DISCARD-04: a side discards a card of its hand, face up; the card has no effect."""
    leave_hand(g.state, side, card)
    g.reveal()
    g.tell(e.DISCARDED, side, card)
    lay_aside(g, side, card)


def mill(g: OTable, side: Side, number: int) -> None:
    """OC-EXHAUST-04: cards go from the top of the pile to the discard, face up; from an empty pile none."""
    for _ in range(number):
        card = next_card(g, side, 3)
        if card == NO_CARD:
            return
        g.state.discard[side].append(card)
        g.tell(e.MILLED, side, card)


def random_card(g: OTable, side: Side, but: list[Card]) -> Card:
    """OC-HAND-06, OC-HAND-07: a card of a hand at random, never a heroic. ``but``: cards that were picked before."""
    b, s = g.board, g.state
    counts = [0] * len(b.ids)
    for card in s.hand[side]:
        counts[card] += not b.heroic[card]
    for card in but:
        counts[card] -= 1
    return Card(g.dice.draw(counts, SIDES[side])) if any(counts) else NO_CARD
