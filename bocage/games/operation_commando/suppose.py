"""Positions that a seat cannot tell from the true one (OC-INFO): what it does not know is dealt anew at random."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from bocage.core.contract import Known
from bocage.core.decision import Seat
from bocage.games.operation_commando import events as e
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import DE, ENEMY, PERMANENT, US, Card, Side
from bocage.games.operation_commando.rules.missions import utah_layout
from bocage.games.operation_commando.state import State

N = TypeVar("N", bound=int)
# Verbs that play or discard a card of the own hand.
FROM_HAND = frozenset({"play", "commit", "cancel", "action", "discard", "reject"})


def suppose(b: Board, s: State, seat: Seat, rng: Random, since: Sequence[Known]) -> State:
    """A position that a seat may suppose. ``since``: what it has seen since the present step began."""
    side = Side(seat)
    new, other = s.copy(), ENEMY[side]
    due = had_to_hold(b, other, since)
    deal_other(b, s, new, other, rng, due)
    deal_own(s, new, side, rng)
    if side == US:
        deal_column(s, new, rng, due)
        if s.grid and b.utah:
            utah_layout.suppose(b, new, rng)
    elif s.markers:
        hide_markers(s, new, rng)
    return new


def had_to_hold(b: Board, side: Side, since: Sequence[Known]) -> list[Card]:
    """The cards that a side has played or shown since the step began. It must have held or drawn them."""
    held: list[Card] = []
    for choice in since:
        if choice.seat == side and choice.action.verb in FROM_HAND:
            held.append(Card(choice.action.args[0]))
        elif choice.seat == side and choice.action.verb == "redeploy":
            held.append(b.index["us_recon"])
        for event in choice.told:
            if event.happening is e.SAW_CARDS and event.args[0] == side:
                shown = event.args[1]
                assert isinstance(shown, tuple)
                held += map(Card, shown)
            elif event.happening is e.DISCARDED and event.args[0] == side and event.args[1] not in held:
                assert isinstance(event.args[1], int)
                held.append(Card(event.args[1]))
    return held


def shuffled(rng: Random, cards: list[N]) -> list[N]:
    """Shuffles a copy. It is sorted first, so that the result does not depend on the present order."""
    heap = sorted(cards)
    rng.shuffle(heap)
    return heap


def of_counts(counts: Sequence[int]) -> list[Card]:
    """The cards of a pile that is kept as counts."""
    return [Card(card) for card, number in enumerate(counts) for _ in range(number)]


def hidden_in_hand(b: Board, s: State, side: Side) -> list[Card]:
    """The cards of a hand that its opponent has not seen."""
    hidden = s.hand[side][:]
    for card in s.shown[side]:
        hidden.remove(card)
    return hidden


def deal(rng: Random, heap: list[Card], due: list[Card], places: Sequence[int]) -> list[list[Card]]:
    """Deals a heap anew to places of these sizes. Cards that are ``due`` go to the first place. Returns the cards of each
    place, then the rest."""
    heap = heap[:]
    first = [card for card in due if card in heap]
    for card in first:
        heap.remove(card)
    mixed = shuffled(rng, heap)
    spare = first[places[0]:]
    mixed += spare
    dealt = [first[:places[0]]]
    dealt[0] += [mixed.pop() for _ in range(places[0] - len(dealt[0]))]
    dealt += [[mixed.pop() for _ in range(number)] for number in places[1:]]
    return [*dealt, mixed]


def deal_other(b: Board, s: State, new: State, side: Side, rng: Random, due: list[Card]) -> None:
    """Deals anew what is hidden of the opponent. The unseen cards of his hand, his pile and his lost cards are one heap; his
    heroics are another, his permanent events a third."""
    hidden = hidden_in_hand(b, s, side)
    owed = due[:]
    back = s.returned if side == DE else []
    for card in s.shown[side] + back:
        if card in owed:
            owed.remove(card)
    plain = [card for card in hidden if not b.heroic[card] and b.kind[card] != PERMANENT]
    for card in back:
        plain.remove(card)                                  # ``deal_column`` deals these
    eye = 1 << (ENEMY[side])
    unseen = [at for at, eyes in enumerate(s.top_eyes[side]) if not eyes & eye]
    heap = plain + of_counts(s.deck[side]) + [s.top[side][at] for at in unseen] + s.bottom[side] + s.lost[side]
    hand, top, bottom, lost, rest = deal(rng, heap, owed, (len(plain), len(unseen), len(s.bottom[side]), len(s.lost[side])))
    for at, card in zip(unseen, top, strict=True):
        new.top[side][at] = card
    new.bottom[side], new.lost[side] = bottom, sorted(lost)
    new.deck[side] = [0] * len(s.deck[side])
    for card in rest:
        new.deck[side][card] += 1

    heroics = [card for card in hidden if b.heroic[card]]
    heap = heroics + s.heroics[side] + s.heroic_out[side]
    brave, out, aside = deal(rng, heap, [card for card in owed if b.heroic[card]], (len(heroics), len(s.heroic_out[side])))
    new.heroic_out[side], new.heroics[side] = out, sorted(aside)

    lasting = [card for card in hidden if b.kind[card] == PERMANENT]
    heap = lasting + s.permanents[side]
    old, kept = deal(rng, heap, [card for card in owed if b.kind[card] == PERMANENT], (len(lasting),))
    new.permanents[side] = sorted(kept)

    new.hand[side] = sorted(s.shown[side]) + back + hand + brave + old
    if side == DE and s.drawn:
        ordinary = [card for card in new.hand[side] if not b.heroic[card] and b.kind[card] != PERMANENT]
        for card in back:
            ordinary.remove(card)
        first = [card for card in due if card in ordinary][:1]
        for card in first:
            ordinary.remove(card)
        new.drawn = first + shuffled(rng, ordinary)[:len(s.drawn) - len(first)]


def deal_own(s: State, new: State, side: Side, rng: Random) -> None:
    """Deals the own pile anew: cards on it that only the opponent has looked at, and cards removed unseen, could be any."""
    unseen = [at for at, eyes in enumerate(s.top_eyes[side]) if not eyes >> side & 1]
    heap = of_counts(s.deck[side]) + [s.top[side][at] for at in unseen] + s.lost[side]
    if not unseen and not s.lost[side]:
        return
    top, lost, rest = deal(rng, heap, [], (len(unseen), len(s.lost[side])))
    for at, card in zip(unseen, top, strict=True):
        new.top[side][at] = card
    new.lost[side] = sorted(lost)
    new.deck[side] = [0] * len(s.deck[side])
    for card in rest:
        new.deck[side][card] += 1


def deal_column(s: State, new: State, rng: Random, due: list[Card]) -> None:
    """OC-COUNTER-02, OC-COUNTER-10: each prepared unit could be another unit of the same Assault, if such a unit lies in the
    discard below the top card, which everybody sees. So could each unit that the German took from the column into his hand,
    unless he has shown it since."""
    for at, held in enumerate(s.column or s.returned):
        if held in due:
            continue
        below = new.discard[DE][:-1]
        choices = [card for card in s.column_from[at] if card == held or card in below]
        chosen = rng.choice(choices)
        if chosen == held:
            continue
        new.discard[DE][below.index(chosen)] = held
        if s.column:
            new.column[at] = chosen
        else:
            new.returned[at] = chosen
            new.hand[DE][new.hand[DE].index(held)] = chosen


def hide_markers(s: State, new: State, rng: Random) -> None:
    """OC-GRAIGNES-08: shuffles the markers that are still hidden from the German."""
    hidden = [at for at, is_open in enumerate(s.marker_open) if not is_open]
    for at, marker in zip(hidden, shuffled(rng, [s.markers[at] for at in hidden]), strict=True):
        new.markers[at] = marker
