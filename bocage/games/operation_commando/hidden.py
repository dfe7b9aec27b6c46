"""What is hidden from a seat (OC-INFO), thing by thing, and how the conformance suite exchanges it.

This module does not use ``suppose.py``: it says independently what a player at the table cannot see.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bocage.core.contract import Hidden
from bocage.core.decision import Seat
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.pieces import (
    BOTH, DE, ENEMY, EXIT, FIELD, NO_TERRAIN, PERMANENT, SPECIAL, US, Card, Place, Side)
from bocage.games.operation_commando.state import State

Fits = Callable[[Board, Card], bool]


def exchange(cards: list[Card], place: int, counts: list[int], card: Card) -> None:
    """Takes a card out of a pile that is kept as counts, and puts the one at ``place`` there."""
    counts[cards[place]] += 1
    counts[card] -= 1
    cards[place] = card


def others_in(counts: list[int], card: Card) -> list[Card]:
    return [Card(each) for each, number in enumerate(counts) if number and each != card]


def unseen(s: State, side: Side) -> list[Card]:
    """The cards of a hand that its opponent has not seen."""
    found = s.hand[side][:]
    for card in s.shown[side]:
        found.remove(card)
    return found


# --- hands ------------------------------------------------------------------------------------------------------------


def is_plain(b: Board, card: Card) -> bool:
    return not b.heroic[card] and b.kind[card] != PERMANENT and not b.leaves[card]


def swap_hand(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """OC-HAND-03: a card of the other's hand could be any card of his draw pile."""
    side = ENEMY[seat]
    held = [card for card in unseen(s, side) if is_plain(b, card) and (side != DE or card not in s.returned)]
    choices = [(card, other) for card in held for other in others_in(s.deck[side], card)]
    if not choices:
        return None
    new = s.copy()
    card, other = rng.choice(choices)
    exchange(new.hand[side], new.hand[side].index(card), new.deck[side], other)
    if side == DE and new.drawn.count(card) > new.hand[side].count(card):
        new.drawn[new.drawn.index(card)] = other
    return new


def read_hand(b: Board, s: State, seat: Seat) -> object:
    return sorted(card for card in unseen(s, ENEMY[seat]) if is_plain(b, card))


def swap_aside(b: Board, s: State, aside: list[list[Card]], fits: Fits, seat: Seat, rng: Random) -> State | None:
    """OC-HERO-01, OC-PERM-01: the other may hold any of the cards that lay aside for him."""
    side = ENEMY[seat]
    held = [card for card in unseen(s, side) if fits(b, card)]
    if not held or not aside[side]:
        return None
    new, card, other = s.copy(), rng.choice(held), rng.choice(aside[side])
    new.hand[side][new.hand[side].index(card)] = other
    place = new.heroics if fits is is_heroic else new.permanents
    place[side] = sorted([*(each for each in aside[side] if each != other), card])
    return new


def is_heroic(b: Board, card: Card) -> bool:
    return b.heroic[card]


def is_permanent(b: Board, card: Card) -> bool:
    return b.kind[card] == PERMANENT


def swap_heroic(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    return swap_aside(b, s, s.heroics, is_heroic, seat, rng)


def swap_permanent(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    return swap_aside(b, s, s.permanents, is_permanent, seat, rng)


def read_heroic(b: Board, s: State, seat: Seat) -> object:
    return sorted(card for card in unseen(s, ENEMY[seat]) if is_heroic(b, card))


def read_permanent(b: Board, s: State, seat: Seat) -> object:
    return sorted(card for card in unseen(s, ENEMY[seat]) if is_permanent(b, card))


# --- piles ------------------------------------------------------------------------------------------------------------


def swap_discard(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """OC-DISCARD-02, OC-DISCARD-03: of the other's discard only the top is open; below it any card of his pile may lie. Units
    that fought this turn are known to be there."""
    side = ENEMY[seat]
    below = [at for at, card in enumerate(s.discard[side][:-1]) if card not in s.fallen[side]]
    choices = [(at, other) for at in below for other in others_in(s.deck[side], s.discard[side][at])]
    if not choices:
        return None
    new = s.copy()
    at, other = rng.choice(choices)
    exchange(new.discard[side], at, new.deck[side], other)
    return new


def read_discard(b: Board, s: State, seat: Seat) -> object:
    return tuple(s.discard[ENEMY[seat]][:-1])


def swap_top(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """OC-INFO-05: a card on a pile that only the other has looked at, or that nobody has."""
    choices = [(side, at, other) for side in BOTH for at, eyes in enumerate(s.top_eyes[side]) if not eyes >> seat & 1
               for other in others_in(s.deck[side], s.top[side][at])]
    if not choices:
        return None
    new = s.copy()
    side, at, other = rng.choice(choices)
    exchange(new.top[side], at, new.deck[side], other)
    return new


def read_top(b: Board, s: State, seat: Seat) -> object:
    return [card for side in BOTH for card, eyes in zip(s.top[side], s.top_eyes[side], strict=True) if not eyes >> seat & 1]


def swap_lost(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """OC-PIR-18: nobody has seen the cards that a blocked regiment cost."""
    choices = [(side, at, other) for side in BOTH for at, card in enumerate(s.lost[side])
               for other in others_in(s.deck[side], card)]
    if not choices:
        return None
    new = s.copy()
    side, at, other = rng.choice(choices)
    exchange(new.lost[side], at, new.deck[side], other)
    return new


def read_lost(b: Board, s: State, seat: Seat) -> object:
    return [sorted(s.lost[side]) for side in BOTH]


# --- missions ---------------------------------------------------------------------------------------------------------


def swap_column(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """OC-COUNTER-02, OC-COUNTER-10: a prepared unit could be another of its Assault that lies in the discard, also after the
    German has taken it into his hand."""
    units = s.column or s.returned
    choices = [(at, other) for at, card in enumerate(units) for other in s.column_from[at]
               if other != card and other in s.discard[DE][:-1]]
    if seat != US or not choices:
        return None
    new = s.copy()
    at, other = rng.choice(choices)
    new.discard[DE][s.discard[DE].index(other)] = units[at]
    if s.column:
        new.column[at] = other
    else:
        new.returned[at] = other
        new.hand[DE][new.hand[DE].index(units[at])] = other
    return new


def read_column(b: Board, s: State, seat: Seat) -> object:
    return s.column or s.returned


def covered(s: State) -> list[Place]:
    """The squares of Utah Beach that the American does not know."""
    return [at for at in FIELD if not s.open[at] and not s.scouted[at]]


def swap_field(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """OC-UTAH-03, OC-UTAH-04, OC-INFO-04: two face-down terrains of a column could lie the other way round; so could two
    standard terrains anywhere."""
    if seat != US or not b.utah or NO_TERRAIN in s.grid or not s.grid:
        return None
    pairs = [(one, two) for one in covered(s) for two in covered(s) if one < two and s.grid[one] != s.grid[two] and (
        one % len("abcd") == two % len("abcd") or not (b.t_tags[s.grid[one]] | b.t_tags[s.grid[two]]) & (EXIT | SPECIAL))]
    if not pairs:
        return None
    new = s.copy()
    one, two = rng.choice(pairs)
    new.grid[one], new.grid[two] = s.grid[two], s.grid[one]
    return new


def read_field(b: Board, s: State, seat: Seat) -> object:
    return [s.grid[at] for at in covered(s)] if s.grid else []


def swap_markers(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """OC-GRAIGNES-08, OC-GRAIGNES-10: two hidden markers of the village could lie the other way round."""
    pairs = [(one, two) for one in range(len(s.markers)) for two in range(one) if s.markers[one] != s.markers[two]
             and not s.marker_open[one] and not s.marker_open[two]]
    if seat != DE or not pairs:
        return None
    new = s.copy()
    one, two = rng.choice(pairs)
    new.markers[one], new.markers[two] = s.markers[two], s.markers[one]
    return new


def read_markers(b: Board, s: State, seat: Seat) -> object:
    return s.markers


HIDDEN = (
    Hidden("a hand", swap_hand, read_hand),
    Hidden("heroics of a hand", swap_heroic, read_heroic),
    Hidden("permanent events of a hand", swap_permanent, read_permanent),
    Hidden("a discard below its top", swap_discard, read_discard, remembered=True),
    Hidden("the top of a pile", swap_top, read_top),
    Hidden("cards removed unseen", swap_lost, read_lost),
    Hidden("the units of the counter-attack", swap_column, read_column),
    Hidden("the field of Utah Beach", swap_field, read_field),
    Hidden("the markers of Graignes", swap_markers, read_markers),
)
