"""What is hidden from a seat, thing by thing: orders, cards, what hidden counters are, bonus tactics.

The conformance suite exchanges these things directly; this module does not use ``suppose.py``.
"""

from __future__ import annotations

from random import Random

from bocage.core.contract import Hidden
from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.cards.piles import is_useless
from bocage.games.heroes_of_normandie.rules.units import face_of
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import Unit, by_card, first_seats


def ordered(b: Board, s: State, seat: Seat) -> list[Unit]:
    """The units of others whose order token lies face down."""
    return [unit for unit in s.units() if s.owner[unit] != seat and s.token[unit] and s.order[unit] == p.FRESH]


def may_bear(b: Board, s: State, unit: Unit, token: int) -> bool:
    """HN-ABIL-25, HN-RULING-90: a unit with Personal Order has a number or a special order."""
    return token != p.BLUFF or not face_of(b, s, unit).flags & p.PERSONAL_ORDER


def swap_orders(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """HN-ORDER-08: two face-down orders of a player could lie the other way round."""
    units = ordered(b, s, seat)
    pairs = [(one, two) for one in units for two in units if one < two and s.owner[one] == s.owner[two]
             and s.token[one] != s.token[two] and may_bear(b, s, one, s.token[two]) and may_bear(b, s, two, s.token[one])]
    if not pairs:
        return None
    new = s.copy()
    one, two = rng.choice(pairs)
    new.token[one], new.token[two] = s.token[two], s.token[one]
    return new


def read_orders(b: Board, s: State, seat: Seat) -> object:
    return [s.token[unit] for unit in ordered(b, s, seat)]


def swap_hand(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """HN-CARD-13, HN-SETUP-12: a card in a hand of the other side could be any card of its pile that this game can use."""
    side = p.OTHER[b.side[seat]]
    choices = [(other, at, card) for other in b.members[side] for at, held in enumerate(s.hand[other])
               for card, number in by_card(s.deck[side]) if number and card != held and not is_useless(b, side, card)]
    if not choices:
        return None
    new = s.copy()
    other, at, card = rng.choice(choices)
    new.deck[side][new.hand[other][at]] += 1
    new.deck[side][card] -= 1
    new.hand[other][at] = card
    new.hand[other].sort()
    return new


def read_hand(b: Board, s: State, seat: Seat) -> object:
    return [s.hand[other] for other in b.members[p.OTHER[b.side[seat]]]]


def in_ambush(b: Board, s: State, seat: Seat) -> list[Unit]:
    """The hidden counters of the other side of which nobody knows anything."""
    return [unit for unit in s.units() if b.side[s.owner[unit]] != b.side[seat] and s.hidden[unit] != p.OPEN
            and not s.traced[unit]]


def swap_ambush(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """HN-ABIL-19: two hidden counters of a player could be each other, and one could be a unit that still waits to be deployed
    in ambush; one beyond the zone of deployment is a scout."""
    units = [unit for unit in in_ambush(b, s, seat) if b.zone[s.owner[unit]] >> s.at[unit] & 1]
    pairs = [(one, two) for one in units for two in units if one < two and s.owner[one] == s.owner[two]
             and s.kind[one] != s.kind[two]]
    waiting = [(unit, at) for unit in units for at, recruit in enumerate(s.pool[s.owner[unit]])
               if b.recruits[recruit].kind != s.kind[unit]
               and b.types[b.recruits[recruit].kind].posture == p.AMBUSH_POSTURE]
    if not pairs and not waiting:
        return None
    new = s.copy()
    if pairs and (not waiting or rng.random() < 0.5):
        one, two = rng.choice(pairs)
        new.kind[one], new.kind[two] = s.kind[two], s.kind[one]
        new.recruit[one], new.recruit[two] = s.recruit[two], s.recruit[one]
    else:
        unit, at = rng.choice(waiting)
        pool = new.pool[s.owner[unit]]
        pool[at], new.recruit[unit] = s.recruit[unit], pool[at]
        new.kind[unit] = b.recruits[new.recruit[unit]].kind
        pool.sort()
    return new


def read_ambush(b: Board, s: State, seat: Seat) -> object:
    return [s.kind[unit] for unit in in_ambush(b, s, seat)]


def swap_tactic(b: Board, s: State, seat: Seat, rng: Random) -> State | None:
    """HN-VICTORY-08: a bonus tactic that another holds could be any that nobody holds or has used."""
    held = [kind for kinds in s.tactics_held for kind in kinds]
    free = [kind for kind, number in p.TACTIC_COUNTS.items() if number > s.tactics_seen[kind] + held.count(kind)]
    choices = [(other, at, kind) for other in first_seats(b.seats) if other != seat
               for at, had in enumerate(s.tactics_held[other]) for kind in free if kind != had]
    if not choices:
        return None
    new = s.copy()
    other, at, kind = rng.choice(choices)
    new.tactics_held[other][at] = kind
    new.tactics_held[other].sort()
    return new


def read_tactics(b: Board, s: State, seat: Seat) -> object:
    return [kinds for other, kinds in enumerate(s.tactics_held) if other != seat]


HIDDEN = (
    Hidden("orders", swap_orders, read_orders),
    Hidden("a hand", swap_hand, read_hand),
    Hidden("counters in ambush", swap_ambush, read_ambush),
    Hidden("bonus tactics", swap_tactic, read_tactics),
)
