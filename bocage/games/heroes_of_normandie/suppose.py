"""Guesses what a seat cannot know: makes a position that this seat cannot tell from the true one.

Hidden are the numbers of others' orders, the cards of the other side (allies show theirs to each other), what others' hidden
counters are, and which bonus tactics others have taken.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from bocage.core.contract import Known
from bocage.core.decision import Seat
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.cards.piles import is_useless
from bocage.games.heroes_of_normandie.rules.phases.ordering import is_for_moving
from bocage.games.heroes_of_normandie.rules.units import face_of, points_to_move
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import CardNo, RecruitNo, Side, Tactic, Unit, by_card, by_unit, first_seats

N = TypeVar("N", bound=int)
FROM_HAND = frozenset({"play", "discard"})


def suppose(b: Board, s: State, seat: Seat, rng: Random, since: Sequence[Known]) -> State:
    new = s.copy()
    for other in first_seats(b.seats):
        if other != seat:
            deal_orders(b, s, new, other, rng)
            if b.side[other] != b.side[seat]:
                deal_identities(b, s, new, other, rng)
    deal_tactics(b, s, new, seat, rng, since)
    deal_cards(b, s, new, p.OTHER[b.side[seat]], rng, since)
    return new


def shuffled(rng: Random, things: list[N]) -> list[N]:
    """Shuffles a sorted copy. Without sorting, the result would depend on where each thing really lies."""
    heap = sorted(things)
    rng.shuffle(heap)
    return heap


# --- orders -----------------------------------------------------------------------------------------------------------


def deal_orders(b: Board, s: State, new: State, owner: Seat, rng: Random) -> None:
    """HN-ORDER-08, HN-ORDER-10: deals the face-down tokens of a player anew, including those that were lost or left out unseen.
    A number on the table is higher than any number that he has revealed. A unit with Personal Order has a number or a special
    order; a smoke template has a number, but not one that a card keeps for a movement."""
    units = [unit for unit, token in by_unit(s.token) if token and s.owner[unit] == owner and s.order[unit] == p.FRESH]
    heap = shuffled(rng, [*(s.token[unit] for unit in units), *s.lost[owner], *s.left_out[owner], *s.smoke_token[owner],
                          *s.tokens[owner]])
    passed = max((token for token in s.revealed[owner] if token <= p.MOST_ORDERS), default=0)
    if s.slots_over:
        passed = p.MOST_ORDERS
    numbers = [token for token in heap if passed < token <= p.MOST_ORDERS]
    others = [token for token in heap if token > p.MOST_ORDERS]
    rest = [token for token in heap if token <= passed]
    numbers.sort(key=lambda token: not is_for_moving(s, owner, token))          # those for a movement lie below the others
    new.smoke_token[owner] = take(numbers, len(s.smoke_token[owner]))
    mixed = shuffled(rng, numbers + others)
    due = [unit for unit in units if must_have_order(b, s, unit)]
    for unit in due:                                        # a card may have put a bluff there
        new.token[unit] = next((token for token in mixed if token != p.BLUFF), p.BLUFF)
        mixed.remove(new.token[unit])
    for unit in units:
        if unit not in due:
            new.token[unit] = mixed.pop()
    pool = [*mixed, *rest]
    rng.shuffle(pool)
    new.left_out[owner] = sorted(take(pool, len(s.left_out[owner])))
    new.lost[owner] = take(pool, len(s.lost[owner]))
    new.tokens[owner] = sorted(pool)


def take(heap: list[N], number: int) -> list[N]:
    return [heap.pop() for _ in range(number)]


def must_have_order(b: Board, s: State, unit: Unit) -> bool:
    """HN-ABIL-25, HN-RULING-90: a unit with Personal Order. In the order phase it may not have a token yet; the token that it
    gets is no bluff."""
    return bool(face_of(b, s, unit).flags & p.PERSONAL_ORDER)


# --- hidden counters --------------------------------------------------------------------------------------------------


def deal_identities(b: Board, s: State, new: State, owner: Seat, rng: Random) -> None:
    """HN-ABIL-19: deals anew what hidden counters are: any type that deploys in ambush, including units that are still to be
    deployed. A counter beyond the zone must be a scout; one that has barred a way is no decoy."""
    hidden = [unit for unit in s.units() if s.owner[unit] == owner and s.hidden[unit] != p.OPEN and s.traced[unit] != 1]
    waiting = [at for at, recruit in enumerate(s.pool[owner])
               if b.types[b.recruits[recruit].kind].posture == p.AMBUSH_POSTURE]
    if not hidden:
        return
    known = [*(s.recruit[unit] for unit in hidden), *(s.pool[owner][at] for at in waiting)]
    dealt: dict[Unit, RecruitNo] | None = None
    while dealt is None:                                    # the first counters may take what only another could be
        recruits = shuffled(rng, known)
        dealt = dealt_so(b, s, hidden, recruits)
    for unit, recruit in dealt.items():
        take_identity(b, new, unit, recruit)
    for at, recruit in zip(waiting, sorted(recruits), strict=True):
        new.pool[owner][at] = recruit
    new.pool[owner].sort()


def dealt_so(b: Board, s: State, hidden: Sequence[Unit], recruits: list[RecruitNo]) -> dict[Unit, RecruitNo] | None:
    """Gives each hidden counter the first of these units that it could be, and takes that from the list; None if one is left
    without."""
    dealt: dict[Unit, RecruitNo] = {}
    for unit in sorted(hidden, key=lambda each: (not is_strict(b, s, each), each)):
        chosen = next((recruit for recruit in recruits if fits(b, s, unit, recruit)), None)
        if chosen is None:
            return None
        recruits.remove(chosen)
        dealt[unit] = chosen
    return dealt


def is_strict(b: Board, s: State, unit: Unit) -> bool:
    return bool(s.traced[unit]) or s.mover == unit or not b.zone[s.owner[unit]] >> s.at[unit] & 1


def fits(b: Board, s: State, unit: Unit, recruit: RecruitNo) -> bool:
    """HN-ZOC-12, HN-MOVE-01: whether a hidden counter could be that unit: it has barred no way if that is a decoy, and has not
    gone further than that unit can."""
    kind = b.recruits[recruit].kind
    if s.traced[unit] and kind == b.decoy:
        return False
    return s.mover != unit or kind == s.kind[unit] or points_as(b, s, unit, recruit) >= 0


def points_as(b: Board, s: State, unit: Unit, recruit: RecruitNo) -> int:
    """The points that a hidden counter on its way would have left if it was that unit."""
    world = s.copy()
    world.recruit[unit], world.kind[unit] = recruit, b.recruits[recruit].kind
    return s.points_left + points_to_move(b, world, unit, s.haste) - points_to_move(b, s, unit, s.haste)


def take_identity(b: Board, s: State, unit: Unit, recruit: RecruitNo) -> None:
    """Makes a hidden counter that unit; on its way it has the points left that it would have then."""
    if s.mover == unit:
        s.points_left = points_as(b, s, unit, recruit)
    s.recruit[unit], s.kind[unit] = recruit, b.recruits[recruit].kind


# --- cards and tactics ------------------------------------------------------------------------------------------------


def deal_tactics(b: Board, s: State, new: State, seat: Seat, rng: Random, since: Sequence[Known]) -> None:
    """HN-VICTORY-08: deals anew the bonus tactics that others hold: any that nobody has used and that the seat itself does not
    hold. Those that others have used in this step they did hold."""
    bag = [kind for kind, number in p.TACTIC_COUNTS.items() for _ in range(number - s.tactics_seen[kind])]
    used = {other: [Tactic(choice.action.args[0]) for choice in since
                    if choice.seat == other and choice.action.verb == "tactic"]
            for other in first_seats(b.seats) if other != seat}
    for kind in [*s.tactics_held[seat], *(kind for kinds in used.values() for kind in kinds)]:
        bag.remove(kind)
    rng.shuffle(bag)
    for other, kinds in used.items():
        new.tactics_held[other] = sorted([*kinds, *take(bag, len(s.tactics_held[other]) - len(kinds))])


def had_to_hold(b: Board, owner: Seat, since: Sequence[Known]) -> list[CardNo]:
    """The cards that a player has played or discarded since the step began."""
    held = [CardNo(choice.action.args[0]) for choice in since if choice.seat == owner and choice.action.verb in FROM_HAND]
    for choice in since:
        for event in choice.told:
            if event.happening is e.CARDS_DISCARDED and event.args[0] == owner:
                shown = event.args[1]
                assert isinstance(shown, tuple)
                held += [card for card in shown if card not in held]
    return held


def deal_cards(b: Board, s: State, new: State, side: Side, rng: Random, since: Sequence[Known]) -> None:
    """HN-CARD-13, HN-SETUP-12: mixes the pile and the hands of the other side and deals the hands anew. A card that nothing in
    this game could use is replaced when it is drawn, so nobody holds one."""
    heap = [card for card, number in by_card(s.deck[side]) for _ in range(number)]
    for seat in b.members[side]:
        heap += s.hand[seat]
    heap = shuffled(rng, heap)
    heap.sort(key=lambda card: not is_useless(b, side, card))                   # those lie below the others
    for seat in b.members[side]:
        hand: list[CardNo] = []
        for card in had_to_hold(b, seat, since):
            if card in heap and len(hand) < len(s.hand[seat]):
                heap.remove(card)
                hand.append(card)
        new.hand[seat] = sorted(hand + [heap.pop() for _ in range(len(s.hand[seat]) - len(hand))])
    new.deck[side] = [0] * len(s.deck[side])
    for card in heap:
        new.deck[side][card] += 1
