"""The card about a turn that has ended: made by each game from what the reader has seen, sent with the update that ends it."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

import bocage
from bocage.core.match import Match
from bocage.core.recap import Recap
from bocage.core.screen import TURN
from bocage.server.wire.telling import Teller

GAMES = {"v_commandos": ("lighthouse", ("a",)), "operation_commando": ("historical", ("a", "b")),
         "heroes_of_normandie": ("bridge", ("a", "b")), "commandos_40k": ("air_assault", ("a", "b"))}
CHOICES = 1500


def played(game: str, seed: str) -> tuple[Match, list[tuple[int, Recap]]]:
    """A random game, and the cards that the seat which reads gets with each choice."""
    scenario, seats = GAMES[game]
    match, rng, cards = bocage.new(game, scenario, seats, seed), Random(seed), []
    for _ in range(CHOICES):
        if match.decision is None:
            break
        since, action = len(match.log), rng.choice(match.decision.options)
        match.play(action, match.entitled(action)[0])
        told = Teller(match, "en", (0,)).turn_over(since, anew=False)
        if told is not None:
            cards.append((told.n, told.card))
    return match, cards


@pytest.mark.parametrize("game", GAMES)
def test_each_turn_has_at_most_one_card_and_it_comes_with_the_end_of_the_turn(game: str) -> None:
    match, cards = played(game, "b")
    screen = match.ruleset.display.screen(match.board, "en")
    turns = [n for n, event in enumerate(match.log) if screen.heading(event) == TURN]
    assert cards
    assert [n for n, _ in cards] == sorted({n for n, _ in cards})
    assert {n for n, _ in cards} <= set(turns[1:])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_card_says_what_was_decided_and_by_which_rule(game: str, lang: str) -> None:
    match, cards = played(game, "b")
    screen = match.ruleset.display.screen(match.board, lang)
    turns = [n for n, event in enumerate(match.log) if screen.heading(event) == TURN]
    made = [screen.recap(match.log[begun:ended], None) for begun, ended in pairwise(turns)]
    told = [card for card in made if card is not None]
    assert len(told) >= len(cards)
    assert all(card.title and card.tick and card.over and (card.rows or card.figures or card.text) for card in told)
    assert any(card.rule for card in told)


def test_an_assault_tells_its_combats_with_the_readers_total_first() -> None:
    match, _ = played("operation_commando", "b")
    screen = match.ruleset.display.screen(match.board, "en")
    turns = [n for n, event in enumerate(match.log) if screen.heading(event) == TURN]
    turn = match.log[turns[1]:turns[2]]
    american, german, both = (screen.recap(turn, seat) for seat in (0, 1, None))
    assert american
    assert german
    assert both
    assert (american.heads, german.heads, both.heads) == (("you", "German"), ("you", "American"), ("American", "German"))
    assert american.rows
    assert [row.figures for row in american.rows] == [row.figures[::-1] for row in german.rows]
    assert (american.own, both.own) == (True, False)
    assert american.figures[0].value == "+1 VP"


def test_whoever_is_told_all_anew_gets_no_card_after_the_next_choice() -> None:
    """OC-RULING-07: nobody looks back at the plays of an earlier turn."""
    scenario, seats = GAMES["operation_commando"]
    match, rng = bocage.new("operation_commando", scenario, seats, "b"), Random("b")
    found = []
    while match.decision is not None:
        since, action = len(match.log), rng.choice(match.decision.options)
        match.play(action, match.entitled(action)[0])
        teller = Teller(match, "en", (0,))
        if teller.turn_over(since, anew=False) is not None:
            found.append(teller.turn_over(teller.recent(), anew=True))
            if match.decision is not None:
                action = rng.choice(match.decision.options)
                match.play(action, match.entitled(action)[0])
                assert Teller(match, "en", (0,)).turn_over(0, anew=True) is None
    assert found
    assert None not in found
