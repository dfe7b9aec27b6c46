"""What nobody has seen: which cards lie in the timed decks and which in the main deck."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bocage.core.contract import Known
from bocage.games.v_commandos.board import Board
from bocage.games.v_commandos.state import State
from bocage.games.v_commandos.types import Card


def knows_all(b: Board, s: State, seat: int) -> bool:
    """Every seat knows everything while there is no timed deck."""
    return not any(s.timed)


def suppose(b: Board, s: State, seat: int, rng: Random, since: Sequence[Known]) -> State:
    """Deals the cards of the timed decks and of the main deck anew. Everything else is known to all."""
    new = s.copy()
    if any(new.timed):
        unseen = [Card(card) for card, number in enumerate(new.deck) for _ in range(number)]
        unseen += [card for deck in new.timed for card in deck]
        unseen.sort()                               # else the result of the shuffle would depend on where each card lies
        rng.shuffle(unseen)
        for terrain, deck in enumerate(new.timed):
            new.timed[terrain] = sorted(unseen.pop() for _ in deck)
        new.deck = [unseen.count(Card(card)) for card in range(len(new.deck))]
    return new
