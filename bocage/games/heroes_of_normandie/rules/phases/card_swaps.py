"""Allies swap cards in Reserve (HN-MULTI-12). The other rules of HN-MULTI stand beside the rules that they change."""

from __future__ import annotations

from bocage.core.action import Action
from bocage.core.decision import Seat, Steps
from bocage.games.heroes_of_normandie import events as e
from bocage.games.heroes_of_normandie import pieces as p
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.rules.asking import HTable, ask, speakers, tell
from bocage.games.heroes_of_normandie.state import State
from bocage.games.heroes_of_normandie.types import CardNo


def swap_step(g: HTable) -> Steps:
    """HN-MULTI-12: when the hands are refilled, each player may propose swaps to his allies, until he wants no more or one of
    them refuses. Enemies see that cards are swapped, but not which."""
    b, s = g.board, g.state
    seat = next((each for each in speakers(g) if each not in s.passed and partners(b, s, each)), p.NO_SEAT)
    if seat == p.NO_SEAT:
        s.phase = p.VICTORY
        return
    choice = yield from ask(g, seat, "swap", [*swaps(b, s, seat), b.lexicon.done], "HN-MULTI-12", sealed=True,
                            eyes=b.members[b.side[seat]])
    if choice is b.lexicon.done:
        s.passed.append(seat)
        return
    own, ally, other = CardNo(choice.args[0]), Seat(choice.args[1]), CardNo(choice.args[2])
    consent = yield from ask(g, ally, "consent_swap", [b.lexicon.yes, b.lexicon.no], "HN-MULTI-12", own, seat, other)
    if consent is b.lexicon.no:
        s.passed.append(seat)
        return
    hand_over(s, seat, ally, own)
    hand_over(s, ally, seat, other)
    tell(g, e.CARD_SWAPPED, seat, ally)


def partners(b: Board, s: State, seat: Seat) -> list[Seat]:
    """The allies with whom a player could swap cards. It depends only on what everybody can see."""
    return [mate for mate in b.members[b.side[seat]] if mate != seat and s.hand[mate] and s.hand[seat]]


def swaps(b: Board, s: State, seat: Seat) -> list[Action]:
    """HN-MULTI-12: every swap of a card for another card of an ally. Allies see each other's hands."""
    return [b.lexicon.act("swap", own, ally, other) for own in sorted(set(s.hand[seat])) for ally in partners(b, s, seat)
            for other in sorted(set(s.hand[ally])) if other != own]


def hand_over(s: State, giver: Seat, taker: Seat, card: CardNo) -> None:
    s.hand[giver].remove(card)
    s.hand[taker] = sorted([*s.hand[taker], card])
