"""What a hand could still reach in a Combat: which cards bring a side ahead, alone or with its tokens.

It follows from open facts and from the own hand. Of what cards do besides adding V.C. the tokens that units bring count; rolls,
draws and cancelled cards are left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec

from bocage.core.decision import Seat
from bocage.games.operation_commando.board import Board
from bocage.games.operation_commando.content import ALWAYS, Bonus, Gain, Pay
from bocage.games.operation_commando.pieces import DE, ENEMY, FIRST, SIDE_OF, TOKEN_OF, US, Card, Side, Slot, card_source
from bocage.games.operation_commando.rules.assault.combat_options import (
    places_of, slots_for, why_no_more_units, why_not_action, why_not_second_unit, why_not_unit)
from bocage.games.operation_commando.rules.assault.strength import (
    bonus_now, has_effect, holds, line_up, missing, total)
from bocage.games.operation_commando.state import State, lay
from bocage.games.operation_commando.view import reach

MOST_CARDS = 2
ABOUT = "reach"


class WayAhead(msgspec.Struct, frozen=True):
    """Cards of the hand, and the total they make. ``needed``: the total with which the side is ahead then; ``lacks``: how many
    points tokens must bring, 0: none; ``chance``: the exact chance that tokens bring them; ``tokens``: how many that takes."""

    cards: tuple[str, ...]
    total: int
    needed: int
    lacks: int
    chance: float
    tokens: int = 0


class Reaching(msgspec.Struct, frozen=True):
    """The answer to ``reach``. ``needed``: the total with which the side is ahead; ``ways``: the surest
    first, then those with fewer cards and with fewer points too many; ``barred``: the cards of the hand that cannot be played
    now, and the rule that forbids each; ``paired``: the units of the hand of which any two may fight together, as long as the
    side has none in the Combat."""

    about: str
    needed: int
    ways: tuple[WayAhead, ...]
    barred: dict[str, str]
    paired: tuple[str, ...] = ()


def answer(b: Board, s: State, seat: Seat | None, text: str) -> Reaching | None:
    """OC-COMBAT-05, OC-RESULT-04: nothing is told to a spectator, nor before the other side has a unit."""
    if seat is None or text != ABOUT:
        return None
    side = US if seat == US else DE
    if not s.units[ENEMY[side]]:
        return None
    rules = {b.ids[card]: why_not_now(b, s, side, card) for card in sorted({*s.hand[side]})}
    return Reaching(text, total(b, s, ENEMY[side]) + (side == DE), tuple(sorted(ways(b, s, side), key=rank)),
                    {card: rule for card, rule in rules.items() if rule}, pairs_of(b, s, side))


def why_not_now(b: Board, s: State, side: Side, card: Card) -> str:
    """OC-INFO-03: the rule that keeps a card of the hand out of this Combat; empty: it can be played."""
    if b.is_unit[card]:
        return why_not_second_unit(b, s, side, card) if s.units[side] else why_not_unit(b, s, card)
    return min((why_not_action(b, s, side, card, slot) for slot in (*places_of(b, s, side), FIRST)), key=len)


def pairs_of(b: Board, s: State, side: Side) -> tuple[str, ...]:
    """OC-SUPPORT-01, OC-SUPPORT-02, OC-SSSUPPORT-01: the units of a hand of which any two may fight together."""
    if s.units[side] or why_no_more_units(b, s, side):
        return ()
    fit = [card for card in sorted(s.hand[side]) if not why_not_unit(b, s, card) and not b.not_for_pairs[card]]
    return tuple(dict.fromkeys(b.ids[card] for card in fit)) if len(fit) > 1 else ()


def rank(way: WayAhead) -> tuple[float, int, int, tuple[str, ...]]:
    return -way.chance, len(way.cards), way.total, way.cards


def ways(b: Board, s: State, side: Side) -> Iterator[WayAhead]:
    """One card or two that come ahead, with the tokens of the side if need be; two only where neither does it alone."""
    if missing(b, s, side) <= 0:
        return
    hand = sorted(card for card in s.hand[side] if b.is_unit[card] or (not b.not_an_action[card] and bonuses(b, s, side, card)))
    alone: set[Card] = set()
    for cards in sorted({each for number in range(1, MOST_CARDS + 1) for each in combinations(hand, number)}, key=len):
        after = None if alone & {*cards} else laid_out(b, s, side, cards)
        if after is None:
            continue
        lacks = max(0, missing(b, after, side))
        by_tokens = reach(b, after, side) if lacks else ()
        chance = max((each.chance for each in by_tokens), default=0.0) if lacks else 1.0
        if chance:
            named = sorted(cards, key=lambda card: (not b.is_unit[card], -b.vc[card]))
            number = min((each.tokens for each in by_tokens if each.chance == chance), default=0)
            needed = total(b, after, ENEMY[side]) + (side == DE)
            yield WayAhead(tuple(b.ids[card] for card in named), total(b, after, side), needed, lacks, chance, number)
        if len(cards) == 1 and not lacks:
            alone |= {*cards}


def is_bonus(b: Board, card: Card) -> bool:
    """Whether a combat action does nothing but add V.C."""
    return not b.not_an_action[card] and bool(b.on_play[card]) and all(isinstance(each, Bonus) for each in b.on_play[card])


def bonuses(b: Board, s: State, side: Side, card: Card) -> list[Bonus]:
    """OC-ACTION-02, OC-TOKEN-12: what a card of the hand adds to a unit, also what must be paid for with another card."""
    others = len(s.hand[side]) - (card in s.hand[side])
    return [bonus for each in b.on_play[card] if not isinstance(each, Pay) or others >= each.cards
            for bonus in (each.then if isinstance(each, Pay) else (each,)) if isinstance(bonus, Bonus)]


def bring_tokens(b: Board, after: State, side: Side, card: Card) -> None:
    """OC-CARD-06, OC-TOKEN-09: a unit that comes may bring its side tokens."""
    slot = Slot(len(after.units[side]) - 1)
    for each in b.on_play[card] if has_effect(b, after, side, slot) else ():
        if not isinstance(each, Gain) or SIDE_OF.get(each.side) != side:
            continue
        if each.when == ALWAYS or holds(b, after, b.condition(each.when), side, slot):
            after.tokens[side][TOKEN_OF[each.token]] += min(each.number, after.bank[TOKEN_OF[each.token]])


def laid_out(b: Board, s: State, side: Side, cards: tuple[Card, ...]) -> State | None:
    """The Combat with these cards, units first, each action where it brings most; None if one of them may not be played."""
    after = s.copy()
    for card in cards:
        after.hand[side].remove(card)
    for card in sorted(cards, key=lambda card: not b.is_unit[card]):
        if b.is_unit[card]:
            if why_not_second_unit(b, after, side, card) if after.units[side] else why_not_unit(b, after, card):
                return None
            line_up(b, after, side, card)
            bring_tokens(b, after, side, card)
        elif not bonuses(b, after, side, card):
            return None                             # the cards of this way leave nothing to pay with
        else:
            slots = slots_for(b, after, card, places_of(b, after, side))
            if not slots:
                return None
            with_action(b, after, side, card, max(slots, key=lambda slot: added(b, after, side, card, slot)))
    return after


def with_action(b: Board, after: State, side: Side, card: Card, slot: Slot) -> None:
    """OC-ACTION-02: the bonus of an action lies by a unit."""
    lay(after, side, card_source(card), added(b, after, side, card, slot), slot)


def added(b: Board, s: State, side: Side, card: Card, slot: Slot) -> int:
    return sum(bonus_now(b, s, side, slot, each) for each in bonuses(b, s, side, card))
