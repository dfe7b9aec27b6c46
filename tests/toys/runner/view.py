"""What a seat sees, and what it may suppose of the rest."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec

from bocage.core.contract import Known
from tests.toys.runner.rules import HAND_SHOWN
from tests.toys.runner.state import CARDS, RUNNER, WATCHER, State, cards_of
from tests.toys.toy import Board


class Hand(msgspec.Struct, frozen=True):
    size: int
    cards: tuple[str, ...]


class View(msgspec.Struct, frozen=True):
    turn: int
    square: int
    hits: int
    shots: int
    modifier: int
    deck: int
    discard: tuple[str, ...]
    hands: tuple[Hand, Hand]


def hand_for(s: State, owner: int, seat: int | None) -> Hand:
    """RUN-CARD-06: one's own hand, and of the other's what was shown."""
    known = s.hands[owner] if seat == owner else s.shown[owner]
    return Hand(sum(s.hands[owner]), tuple(CARDS[card] for card in cards_of(known)))


def view(board: Board, s: State, seat: int | None) -> View:
    return View(s.turn, s.square, s.hits, s.shots, s.modifier, sum(s.deck), tuple(CARDS[card] for card in cards_of(s.discard)),
                (hand_for(s, RUNNER, seat), hand_for(s, WATCHER, seat)))


def had_to_hold(seat: int, since: Sequence[Known]) -> list[int]:
    """The cards that a seat must have held or drawn in this step: those it has played, and then those it has shown."""
    held: list[int] = []
    for choice in since:
        held += choice.action.args if choice.seat == seat and choice.action.verb == "play" else ()
        for event in choice.told:
            if event.happening is HAND_SHOWN and event.args[0] == seat:
                shown = event.args[1]
                assert isinstance(shown, tuple)
                held += shown
                return held
    return held


def suppose(board: Board, s: State, seat: int, rng: Random, since: Sequence[Known]) -> State:
    """The other's unseen cards and the deck are one heap, dealt anew; what he must have held comes first."""
    new, other = s.copy(), 1 - seat
    hidden = [has - known for has, known in zip(s.hands[other], s.shown[other], strict=True)]
    heap = sorted(cards_of(hidden) + cards_of(s.deck))          # sorted, or the shuffle would remember where each card lies
    due = had_to_hold(other, since)
    for card in cards_of(s.shown[other]):
        if card in due:
            due.remove(card)
    for card in due:
        heap.remove(card)
    rng.shuffle(due)
    rng.shuffle(heap)
    dealt, rest = (due + heap)[:sum(hidden)], (due + heap)[sum(hidden):]
    new.hands[other] = [known + dealt.count(card) for card, known in enumerate(s.shown[other])]
    new.deck = [rest.count(card) for card in range(len(CARDS))]
    return new
