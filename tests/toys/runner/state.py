"""What lies where. No flow, no chance."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.core.decision import Seat

RUNNER, WATCHER = Seat(0), Seat(1)
CARDS = ("smoke", "aim", "dodge", "counter", "spy")
SMOKE, AIM, DODGE, COUNTER, SPY = range(5)
COPIES = (3, 3, 3, 4, 2)
GOAL, TURNS, HAND, SHOTS, ENOUGH, TO_HIT, SHIFT = 9, 5, 2, 2, 2, 4, 2
RUNNING, HOME, STOPPED = range(3)



class State:
    """The whole position. ``shown``: the cards of a hand that the other has seen."""

    __slots__ = ("turn", "square", "hits", "shots", "modifier", "outcome", "deck", "discard", "hands", "shown")

    def __init__(self) -> None:
        self.turn = 0
        self.square = 0
        self.hits = 0
        self.shots = 0
        self.modifier = 0
        self.outcome = RUNNING
        self.deck = list(COPIES)
        self.discard = [0] * len(CARDS)
        self.hands = [[0] * len(CARDS), [0] * len(CARDS)]
        self.shown = [[0] * len(CARDS), [0] * len(CARDS)]

    def copy(self) -> State:
        new = State.__new__(State)
        new.turn = self.turn
        new.square = self.square
        new.hits = self.hits
        new.shots = self.shots
        new.modifier = self.modifier
        new.outcome = self.outcome
        new.deck = self.deck[:]
        new.discard = self.discard[:]
        new.hands = [hand[:] for hand in self.hands]
        new.shown = [hand[:] for hand in self.shown]
        return new


def cards_of(counts: Sequence[int]) -> list[int]:
    return [card for card, number in enumerate(counts) for _ in range(number)]


def could_hold(s: State, seat: int, card: int) -> bool:
    """RUN-CARD-06: all that the other knows is how many cards a seat holds, which of them were shown, and what is discarded."""
    unknown = sum(s.hands[seat]) - sum(s.shown[seat])
    seen = s.discard[card] + s.shown[RUNNER][card] + s.shown[WATCHER][card]
    return s.shown[seat][card] > 0 or (unknown > 0 and seen < COPIES[card])
