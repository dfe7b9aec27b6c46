"""Plans of an activation and of the orders: what they offer, what they answer, and when they are dropped."""

from __future__ import annotations

from random import Random

import pytest

import bocage
from bocage.bots import RaceBot, Viewpoint, make
from bocage.core.contract import Plan
from bocage.core.decision import Seat
from bocage.core.match import Match
from bocage.games.heroes_of_normandie.board import Board
from bocage.games.heroes_of_normandie.bot.plans import STAKES, plans
from bocage.games.heroes_of_normandie.rules.asking import ASKED
from bocage.games.heroes_of_normandie.state import State
from tests.matches import question


def at_question(kind: str, scenario: str = "ridge", seed: str = "plans") -> Match:
    """A game of two bots at the first question of this kind, after the first turn."""
    match = bocage.new("heroes_of_normandie", scenario, ["us", "ge"], seed=seed)
    bots = [make("sight", 1), make("sight", 2)]
    while not (question(match).kind == kind and match.state.turn > 1):
        seat = question(match).by[0]
        match.play(bots[seat].choose(Viewpoint(match, seat)), seat)
    return match


def plans_at(match: Match) -> list[Plan[Board, State]]:
    decision = question(match)
    return plans(match.board, match.state, decision, decision.options)


def follow(match: Match, plan: Plan[Board, State], seat: Seat) -> list[str]:
    """What a plan does as long as it holds; all other questions are answered at first sight."""
    bots, done = [make("sight", 1), make("sight", 2)], []
    while match.decision is not None and plan.holds(match.board, match.state):
        by, planned = question(match).by[0], None
        if by == seat:
            planned = plan.answer(match.board, match.state, question(match), question(match).options)
        if planned is not None:
            done.append(planned.text)
        match.play(planned or bots[by].choose(Viewpoint(match, by)), by)
    return done


def test_the_stakes_are_those_of_questions_that_exist() -> None:
    assert STAKES.keys() <= ASKED.keys()


def test_every_plan_of_an_activation_begins_with_an_option() -> None:
    match = at_question("act")
    decision = question(match)
    found = plans_at(match)
    assert len({plan.name for plan in found}) == len(found) > 3
    for plan in found:
        assert plan.holds(match.board, match.state)
        assert plan.answer(match.board, match.state, decision, decision.options) in decision.options


def test_a_plan_leads_to_its_square_and_ends_there() -> None:
    """Where nobody fires on the way: an activation in which nothing happens to the unit."""
    match = at_question("act")
    unit, seat = match.state.acting, question(match).by[0]
    walks = [plan for plan in plans_at(match) if plan.name.startswith("step")]
    longest = max(walks, key=lambda plan: len(plan.name.split("step")))
    done = follow(match, longest, seat)
    steps = [text for text in done if text.startswith("step")]
    assert done[0] == "move"
    assert " ".join(steps) == longest.name
    assert match.board.lexicon.squares[match.state.at[unit]] == steps[-1].split()[1]


def test_a_plan_is_dropped_when_something_happens_to_the_unit() -> None:
    match = at_question("act")
    plan = plans_at(match)[0]
    unit = match.state.acting
    changed = match.state.copy()
    assert plan.holds(match.board, changed)
    changed.suppressed[unit] += 1
    assert not plan.holds(match.board, changed)


def test_orders_are_given_in_the_sequence_of_the_plan() -> None:
    match = at_question("place_order")
    seat, first = question(match).by[0], plans_at(match)[1]
    units = [int(word) for word in first.name.split()[1:]]
    follow(match, first, seat)
    tokens = {unit: token for unit, token in enumerate(match.state.token) if match.state.owner[unit] == seat}
    numbered = {unit: token for unit, token in tokens.items() if 0 < token <= 10}
    placed = sorted(numbered, key=lambda unit: numbered[unit])
    assert placed == [unit for unit in units if unit in numbered]
    assert numbered[placed[0]] == 1


@pytest.mark.parametrize("seat", [Seat(0), Seat(1)])
def test_a_race_with_plans_does_not_know_what_is_hidden(seat: Seat) -> None:
    """It chooses the same in every game that it cannot tell from this one: other orders, other cards, other ambushes."""
    match = bocage.new("heroes_of_normandie", "first_contact", ["us", "ge"], seed="twins")
    others, bot = make("sight", 3), RaceBot(Random(4), playouts=24)
    compared = 0
    while compared < 10:
        by = question(match).by[0]
        if by != seat or len(question(match).options) < 3 or not match.state.turn:
            match.play(others.choose(Viewpoint(match, by)), by)
            continue
        before, plan = bot.rng.getstate(), bot.plan
        chosen = bot.choose(Viewpoint(match, seat))
        again = RaceBot(Random(0), playouts=24)
        again.rng.setstate(before)
        again.plan = plan
        assert again.choose(Viewpoint(match.twin(seat, Random(compared)), seat)).text == chosen.text
        match.play(chosen, seat)
        compared += 1
