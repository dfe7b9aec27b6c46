"""Asking: always, only where there is a choice, or with the right to decline; and single options on demand."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Any

import pytest

import bocage
from bocage.core.action import PASS, Action
from bocage.core.asking import alike, ask, choose, offer
from bocage.core.conformance import Referee
from bocage.core.decision import Decision, Seat
from bocage.core.dice import ForkingDice
from bocage.core.table import Table
from bocage.games import find, game_ids

ONE, TWO = Action("one"), Action("two")
SEAT = Seat(1)


def table(ask_all: bool = False) -> Table[Any, Any]:
    return Table(None, None, ForkingDice(), ask_all=ask_all)


def answered(steps: Generator[Decision, Action, Any], answer: Action | None = None) -> tuple[Decision | None, Any]:
    """What was asked, if anything, and what came of it."""
    asked = None
    try:
        asked = next(steps)
        steps.send(answer if answer is not None else asked.options[0])
    except StopIteration as end:
        return asked, end.value
    raise AssertionError("asked twice")


def test_ask_asks_even_with_one_option() -> None:
    asked, choice = answered(ask(table(), SEAT, "kind", [ONE], "XY-A-01", 7, 8, sealed=True, eyes=(Seat(0),)))
    assert asked is not None
    assert (asked.by, asked.kind, asked.options, asked.rule, asked.about) == ((1,), "kind", [ONE], "XY-A-01", (7, 8))
    assert (asked.sealed, asked.eyes) == (True, (0,))
    assert choice is ONE


def test_several_seats_may_be_asked_together() -> None:
    asked, _ = answered(ask(table(), (Seat(0), SEAT), "kind", [ONE], "XY-A-01"))
    assert asked is not None
    assert asked.by == (0, 1)


def test_choose_asks_only_where_there_is_a_choice() -> None:
    assert answered(choose(table(), SEAT, "kind", [ONE], "XY-A-01")) == (None, ONE)
    asked, choice = answered(choose(table(), SEAT, "kind", [ONE, TWO], "XY-A-01", 3), TWO)
    assert asked is not None
    assert asked.about == (3,)
    assert choice is TWO


def test_choose_asks_always_at_a_table_that_wants_it() -> None:
    asked, choice = answered(choose(table(ask_all=True), SEAT, "kind", [ONE], "XY-A-01"))
    assert asked is not None
    assert asked.options == [ONE]
    assert choice is ONE


def test_an_offer_may_be_declined_and_is_not_made_without_options() -> None:
    asked, choice = answered(offer(table(), SEAT, "kind", [ONE], "XY-A-01"), PASS)
    assert asked is not None
    assert asked.options == [ONE, PASS]
    assert choice is None
    assert answered(offer(table(), SEAT, "kind", [ONE], "XY-A-01"), ONE)[1] is ONE
    assert answered(offer(table(), SEAT, "kind", [], "XY-A-01")) == (None, None)


# --- a whole game -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_a_game_that_asks_all_asks_single_options_too_and_passes_the_suite(game: str) -> None:
    card = find(game).scenarios[0]
    match = bocage.new(game, card.id, [f"s{seat}" for seat in range(card.seats[1])], seed="1", ask_all=True)
    referee = Referee(match, Random(1), thorough=0.02)
    single = 0
    for _ in range(120):
        if match.decision is None:
            break
        single += len(match.decision.options) == 1
        referee.look()
        referee.step()
    again = bocage.load(match.record())
    assert again.setup.ask_all
    assert again.hash() == match.copy().hash() == match.hash()
    assert single or game in ("commandos_40k", "operation_commando"), "in 120 decisions there was always a choice"


def test_a_game_does_not_ask_single_options_unless_it_is_told_to() -> None:
    match = bocage.new("v_commandos", "bridges", seed="1")
    assert not match.setup.ask_all
    assert "ask all" not in match.record()


def test_a_question_whose_answers_are_alike_is_not_asked_but_remembered() -> None:
    g = table()
    assert (alike(g, "kind", ["one"]), g.skipped) == ("one", [])
    assert (alike(g, "kind", ["one", "two"]), g.skipped) == ("one", [("kind", ["one", "two"])])


def test_another_option_is_taken_at_the_skipped_question_that_is_named() -> None:
    g = table()
    g.instead = (1, 2)
    assert [alike(g, "kind", "abc") for _ in range(3)] == ["a", "c", "a"]
