"""The oracles that look for secrets are themselves tested: a toy that tells them is found out, shortly."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import tests.toys  # noqa: F401  registers the toys
from bocage.core.conformance import play_one
from bocage.core.contract import Hidden
from bocage.core.decision import Decision, Seat
from bocage.core.event import Happening
from bocage.core.table import Table
from bocage.games import find
from tests.core.conformance.planted import Spoil, SpoilGame, bites
from tests.marks import slow
from tests.toys import bid
from tests.toys.runner import rules, state, view

pytestmark = slow


# --- twin worlds ------------------------------------------------------------------------------------------------------


def test_a_view_that_shows_the_others_hand_is_found(spoil: Spoil) -> None:
    spoil(view, "hand_for", lambda s, owner, seat: view.Hand(0, tuple(state.CARDS[c] for c in state.cards_of(s.hands[owner]))))
    bites("runner", "twin worlds", "sees a difference: .hands", lines=0)


def test_a_view_that_shows_a_hand_to_spectators_is_found(spoil: Spoil) -> None:
    right = view.hand_for
    spoil(view, "hand_for", lambda s, owner, seat: right(s, owner, owner if seat is None else seat))
    bites("runner", "twin worlds", "a spectator sees a difference", lines=0)


def test_asking_only_who_holds_an_answer_is_found(spoil: Spoil) -> None:
    """A question "do you cancel?" that is asked only of those who can tells everybody what they hold."""
    spoil(rules, "could_hold", lambda s, seat, card: s.hands[seat][card] > 0)
    bites("runner", "twin worlds or undo", "seat", lines=7)


def test_an_event_that_tells_all_what_one_has_drawn_is_found(spoil: Spoil) -> None:
    spoil(Table, "tell_to", lambda self, seats, happening, *args, rule="": self.tell(happening, *args))
    bites("runner", "twin worlds", "is told other events", lines=0)


def test_a_refusal_that_depends_on_a_hidden_card_is_found(spoil_game: SpoilGame) -> None:
    spoil_game("runner", "rules",
               why_not=lambda board, s, decision, action: "RUN-CARD-02" if s.hands[0][0] else "RUN-CARD-04")
    bites("runner", "twin worlds", "gets different answers", lines=4)


def test_a_sealed_bid_that_others_see_is_found(spoil_game: SpoilGame) -> None:
    def transparent(board: Any, position: bid.State, seat: int | None) -> bid.View:
        lifted = position.copy()
        lifted.open = True
        return bid.view(board, lifted, seat)

    spoil_game("bid", "knowledge", view=transparent)
    bites("bid", "twin worlds", "sees a difference: .bids", lines=1, thorough=0.0)


def test_a_bid_told_before_all_are_opened_is_found(spoil: Spoil) -> None:
    right = bid.bid
    shout = Happening("has_bid", "seat", "BID-BID-01")

    def aloud(g: Any, seat: Seat) -> Iterator[Decision]:
        yield from right(g, seat)
        g.tell(shout, g.state.bids[seat])

    spoil(bid, "bid", aloud)
    bites("bid", "twin worlds", "is told other events", lines=1)


# --- swapped worlds ---------------------------------------------------------------------------------------------------


def swap_hand(board: Any, s: state.State, seat: Seat, rng: Random) -> state.State | None:
    """An unseen card of the other's hand changes places with one of the deck."""
    other = 1 - seat
    pairs = [(held, card) for held in range(len(state.CARDS)) for card in range(len(state.CARDS))
             if held != card and s.hands[other][held] > s.shown[other][held] and s.deck[card]]
    if not pairs:
        return None
    new, (held, card) = s.copy(), rng.choice(pairs)
    for counts, less, more in ((new.hands[other], held, card), (new.deck, card, held)):
        counts[less] -= 1
        counts[more] += 1
    return new


def read_hand(board: Any, s: state.State, seat: Seat) -> object:
    return s.hands[1 - seat]


def blind(board: Any, s: state.State, seat: Seat, rng: Random, since: object) -> state.State:
    """Supposes the truth: twins that are made by it find nothing."""
    return s.copy()


def test_a_sound_game_passes_with_hidden_things_exchanged(spoil_game: SpoilGame) -> None:
    spoil_game("runner", "knowledge", hidden=(Hidden("a hand", swap_hand, read_hand),))
    assert [failure for number in range(8) for _, failure in [play_one(find("runner"), 7, number)] if failure] == []


def test_a_supposition_that_never_varies_something_hidden_is_found(spoil_game: SpoilGame) -> None:
    spoil_game("runner", "knowledge", hidden=(Hidden("a hand", swap_hand, read_hand),), suppose=blind)
    bites("runner", "swapped worlds", "varies a hand", lines=20)


def test_a_question_that_depends_on_a_hidden_card_is_found_although_no_supposition_varies_it(
        spoil: Spoil, spoil_game: SpoilGame) -> None:
    spoil(rules, "could_hold", lambda s, seat, card: s.hands[seat][card] > 0)
    spoil_game("runner", "knowledge", hidden=(Hidden("a hand", swap_hand, read_hand, remembered=True),), suppose=blind)
    bites("runner", "swapped worlds", "is asked differently", lines=20, thorough=0.0)


def test_an_exchange_that_changes_nothing_is_found(spoil_game: SpoilGame) -> None:
    spoil_game("runner", "knowledge", hidden=(Hidden("a hand", lambda board, s, seat, rng: s.copy(), read_hand),))
    bites("runner", "swapped worlds", "the exchange changes nothing", lines=0)
